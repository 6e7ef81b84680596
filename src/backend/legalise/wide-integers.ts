/**
 * Away with arithmetic on integers of 128 bits, and with conversions between them and floats: each operation becomes a call
 * of a function that computes it in halves of 64 bits.
 *
 * What does not compute stays, because every target that holds 128 bits at all has it: moves, bitwise logic, select,
 * equality, and conversions from and to 64 bits. The step for vectors takes that apart for those that hold none.
 */
import { InternalError } from '../../base/errors.ts';
import type { LinearBuilder } from '../../linear/builder.ts';
import type { Operand } from '../../linear/nodes.ts';
import { calcRows, conversions, familyRows, formulaOf, isCalcOp } from '../../linear/opcodes.ts';
import type { CalcOp, FamilyName, FamilyOf, FamilyOn, FormulaFamily, LinearOp } from '../../linear/opcodes.ts';
import { expand, type FormulaOp } from '../../scalar/ops.ts';
import { ownEntry } from '../../base/own-entry.ts';
import { expandModule } from './expand.ts';
import {
  add,
  double,
  halvesLocal,
  halvesOf,
  isLess,
  isZero,
  join,
  magnitude,
  multiply,
  negateIf,
  shiftLeft,
  shiftRight,
  subtract,
  zeroHalves,
  type Halves,
} from './halves.ts';
import type { Helpers } from './helpers.ts';
import { integerToFloat, quadHelper } from './quad-conversions.ts';
import type { StepRow } from './step.ts';

export const wideStep: StepRow = {
  takesAway: 'arithmetic on integers of 128 bits, and their conversions from and to f32 and f64',
  why: 'hardly any target computes in 128 bits; what stands there computes in halves of 64',
  preserves: 'form',
  takesOp: isWideArithmetic,
  run: (draft) => {
    expandModule(draft, isWideArithmetic, () => (instr, code) => {
      const { op } = instr;
      if (!isWideArithmetic(op) || !('dest' in instr)) return false;
      code.call(wideHelper(draft.helpers, op), [instr.dest], instr.operands);
      return true;
    });
  },
};

/** What does not compute: the same on all readings of 128 bits. */
const wholeFamilies = ['Band', 'Bor', 'Bxor', 'Bnot', 'Bitselect', 'Select', 'Equal', 'NotEqual'] as const;
type WholeFamily = (typeof wholeFamilies)[number];
const wholes: ReadonlySet<FamilyName> = new Set<FamilyName>(wholeFamilies);

/** What formulas are made of (src/scalar/ops.ts). Counts are taken modulo 128. */
const steps: Readonly<Record<FormulaOp, (b: LinearBuilder, x: Halves, y: Halves) => Halves>> = {
  add,
  sub: subtract,
  neg: (b, x) => subtract(b, zeroHalves(b), x),
  band: (b, x, y) => eachHalf(b, 'BandL', x, y),
  bior: (b, x, y) => eachHalf(b, 'BorL', x, y),
  bxor: (b, x, y) => eachHalf(b, 'BxorL', x, y),
  bnot: (b, x) => eachHalf(b, 'BxorL', x, { low: b.i64(-1n), high: b.i64(-1n) }),
  shl: (b, x, y) => shiftLeft(b, x, countOf(b, y)),
  lshr: (b, x, y) => shiftRight(b, x, countOf(b, y), 'ShrU'),
  ashr: (b, x, y) => shiftRight(b, x, countOf(b, y), 'Shr'),
};

function eachHalf(b: LinearBuilder, op: CalcOp, x: Halves, y: Halves): Halves {
  return { low: b.calc(op, x.low, y.low), high: b.calc(op, x.high, y.high) };
}

function countOf(b: LinearBuilder, count: Halves): Operand {
  return b.calc('BandL', count.low, b.i64(127n));
}

type Writer = (b: LinearBuilder, x: Halves, y: Halves, unsigned: boolean) => void;

/** Families that are neither a formula nor a step of one. */
const writers: Readonly<
  Record<Exclude<FamilyOn<'W' | 'UW'>, WholeFamily | FormulaFamily | FamilyOf<FormulaOp>>, Writer>
> = {
  Abs: (b, x) => b.return(join(b, magnitude(b, x))),
  Mul: (b, x, y) => b.return(join(b, multiply(b, x, y))),
  Div: (b, x, y, unsigned) => divide(b, x, y, unsigned, 'Div'),
  Mod: (b, x, y, unsigned) => divide(b, x, y, unsigned, 'Mod'),
  Min: (b, x, y, unsigned) => b.return(b.calc('SelectW', isLess(b, x, y, unsigned), b.param(0), b.param(1))),
  Max: (b, x, y, unsigned) => b.return(b.calc('SelectW', isLess(b, y, x, unsigned), b.param(0), b.param(1))),
  Less: (b, x, y, unsigned) => b.return(isLess(b, x, y, unsigned)),
  Greater: (b, x, y, unsigned) => b.return(isLess(b, y, x, unsigned)),
  LessEqual: (b, x, y, unsigned) => b.return(b.calc('NotI', isLess(b, y, x, unsigned))),
  GreaterEqual: (b, x, y, unsigned) => b.return(b.calc('NotI', isLess(b, x, y, unsigned))),
};
const writerOf: Readonly<Partial<Record<FamilyName, Writer>>> = writers;

export function isWideArithmetic(op: LinearOp): op is CalcOp {
  if (!isCalcOp(op)) return false;
  const { family, letter } = calcRows[op];
  if (family !== undefined) return (letter === 'W' || letter === 'UW') && !wholes.has(family);
  return floatConversionOf(op) !== undefined;
}

/** The types of a conversion between a 128-bit integer and f32 or f64. */
function floatConversionOf(op: CalcOp): { readonly from: string; readonly to: string } | undefined {
  const scalar = ownEntry(conversions as Readonly<Record<string, { scalar?: readonly [string, string] }>>, op)?.scalar;
  if (scalar === undefined) return undefined;
  const [from, to] = scalar;
  const isWide = (type: string): boolean => type === 'i128' || type === 'u128';
  const isFloat = (type: string): boolean => type === 'f32' || type === 'f64';
  return (isWide(from) && isFloat(to)) || (isFloat(from) && isWide(to)) ? { from, to } : undefined;
}

function wideHelper(helpers: Helpers, op: CalcOp): number {
  const { operands, result } = calcRows[op];
  return helpers.indexOf(op, { params: operands, results: [result] }, (b) => writeWide(b, helpers, op));
}

function writeWide(b: LinearBuilder, helpers: Helpers, op: CalcOp): void {
  const { operands, family, letter } = calcRows[op];
  const conversion = floatConversionOf(op);
  if (conversion !== undefined) return writeConversion(b, helpers, conversion);
  if (family === undefined) throw new InternalError(`no code for ${op}`, 'legalise');
  const [x, y] = [0, 1].map((k) => (operands[k] === 'v128' ? halvesOf(b, b.param(k)) : zeroHalves(b)));
  const { scalar } = familyRows[family];
  const formula = formulaOf(family) ?? (isStep(scalar) ? [scalar, 'x' as const, 'n' as const] : undefined);
  if (formula === undefined) return writerOf[family]?.(b, x, y, letter === 'UW');
  const value = expand<Halves>(formula, x, y, (step, [p, q]) => steps[step](b, p, q));
  b.return(join(b, value));
}

function isStep(scalar: string): scalar is FormulaOp {
  return Object.hasOwn(steps, scalar);
}

/** From floats by way of a quad, which holds them exactly; to floats from the integer itself, which is rounded once. */
function writeConversion(b: LinearBuilder, helpers: Helpers, { from, to }: { from: string; to: string }): void {
  if (from === 'f32' || from === 'f64') {
    const quad = b.call(quadHelper(helpers, from === 'f32' ? 'FToQ' : 'DToQ'), b.param(0));
    return b.return(b.call(quadHelper(helpers, to === 'i128' ? 'QToW' : 'QToUW'), quad));
  }
  integerToFloat(b, helpers, halvesOf(b, b.param(0)), from === 'i128', to === 'f32' ? 'f32' : 'f64');
}

/**
 * Magnitudes are divided, bit by bit unless both fit into 64 bits; the signs are put back. A divisor of 0 reaches the
 * division of 64 bits, which traps.
 */
function divide(b: LinearBuilder, dividend: Halves, divisor: Halves, unsigned: boolean, family: 'Div' | 'Mod'): void {
  const x = unsigned ? dividend : magnitude(b, dividend);
  const y = unsigned ? divisor : magnitude(b, divisor);
  const sign = family === 'Mod' ? dividend.high : b.calc('BxorL', dividend.high, divisor.high);
  const mask = b.calc('ShrL', sign, b.i64(63n));
  const finish = (value: Halves): void => b.return(join(b, unsigned ? value : negateIf(b, value, mask)));
  const isShort = b.calc('OrI', isZero(b, y), b.calc('NotL', b.calc('BorL', x.high, y.high)));
  b.ifThen(isShort, () => finish({ low: b.calc(family === 'Div' ? 'DivUL' : 'ModUL', x.low, y.low), high: b.i64(0n) }));
  finish(divideByBits(b, x, y)[family]);
}

/**
 * Restoring division of unsigned numbers: rest:quotient, which starts as 0:dividend, is shifted left 128 times; each time
 * the divisor is subtracted from the rest if it fits, and then the bit that came in at the bottom is 1. So the bits of the
 * quotient come into the register that those of the dividend leave.
 */
function divideByBits(b: LinearBuilder, x: Halves, y: Halves): { readonly Div: Halves; readonly Mod: Halves } {
  const quotient = halvesLocal(b, x);
  const rest = halvesLocal(b, zeroHalves(b));
  const left = b.local('i64');
  b.assign(left, b.i64(128n));
  b.while(
    () => b.calc('NotEqualL', left, b.i64(0n)),
    () => {
      divideOneBit(b, quotient, rest, y);
      b.assign(left, b.calc('SubL', left, b.i64(1n)));
    },
  );
  return { Div: quotient.value, Mod: rest.value };
}

type HalvesLocal = ReturnType<typeof halvesLocal>;

function divideOneBit(b: LinearBuilder, quotient: HalvesLocal, rest: HalvesLocal, y: Halves): void {
  const top = b.calc('ShrUL', quotient.value.high, b.i64(63n));
  // The rest may have 129 bits once it is doubled; the divisor fits into any such.
  const carry = b.calc('ShrUL', rest.value.high, b.i64(63n));
  const shifted = double(b, rest.value, top);
  const doubled = double(b, quotient.value, b.i64(0n));
  const fits = b.calc('OrI', b.calc('NotEqualL', carry, b.i64(0n)), b.calc('NotI', isLess(b, shifted, y, true)));
  const reduced = subtract(b, shifted, y);
  rest.set({
    low: b.calc('SelectL', fits, reduced.low, shifted.low),
    high: b.calc('SelectL', fits, reduced.high, shifted.high),
  });
  quotient.set({ low: b.calc('BorL', doubled.low, b.calc('UIToL', fits)), high: doubled.high });
}
