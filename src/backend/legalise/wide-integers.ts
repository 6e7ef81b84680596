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
import { calcRows, conversions, isCalcOp, type CalcOp, type FamilyName, type LinearOp } from '../../linear/opcodes.ts';
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
  remains: (_, { ops }) => [...ops].find(isWideArithmetic),
  run: (draft) => {
    expandModule(draft, () => (instr, code) => {
      const { op } = instr;
      if (!isWideArithmetic(op) || !('dest' in instr)) return false;
      code.call(wideHelper(draft.helpers, op), [instr.dest], instr.operands);
      return true;
    });
  },
};

type Writer = (b: LinearBuilder, x: Halves, y: Halves, unsigned: boolean, family: FamilyName) => void;

const returning =
  (compute: (b: LinearBuilder, x: Halves, y: Halves, family: FamilyName) => Halves): Writer =>
  (b, x, y, _, family) =>
    b.return(join(b, compute(b, x, y, family)));

/** By family; what is not here is no arithmetic. */
const writers: Readonly<Partial<Record<FamilyName, Writer>>> = {
  Add: returning(add),
  Sub: returning(subtract),
  Neg: returning((b, x) => subtract(b, zeroHalves(b), x)),
  Abs: returning(magnitude),
  Mul: returning(multiply),
  Div: divide,
  Mod: divide,
  Shl: returning((b, x, y) => shiftLeft(b, x, countOf(b, y))),
  Shr: returning((b, x, y) => shiftRight(b, x, countOf(b, y), 'Shr')),
  ShrU: returning((b, x, y) => shiftRight(b, x, countOf(b, y), 'ShrU')),
  Rotr: returning(rotate),
  Min: (b, x, y, unsigned) => b.return(b.calc('SelectW', isLess(b, x, y, unsigned), b.param(0), b.param(1))),
  Max: (b, x, y, unsigned) => b.return(b.calc('SelectW', isLess(b, y, x, unsigned), b.param(0), b.param(1))),
  Less: (b, x, y, unsigned) => b.return(isLess(b, x, y, unsigned)),
  Greater: (b, x, y, unsigned) => b.return(isLess(b, y, x, unsigned)),
  LessEqual: (b, x, y, unsigned) => b.return(b.calc('NotI', isLess(b, y, x, unsigned))),
  GreaterEqual: (b, x, y, unsigned) => b.return(b.calc('NotI', isLess(b, x, y, unsigned))),
};

export function isWideArithmetic(op: LinearOp): op is CalcOp {
  if (!isCalcOp(op)) return false;
  const { family, letter } = calcRows[op];
  if (family !== undefined) return (letter === 'W' || letter === 'UW') && writers[family] !== undefined;
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
  const writer = family === undefined ? undefined : writers[family];
  if (family === undefined || writer === undefined) throw new InternalError(`no code for ${op}`, 'legalise');
  const [x, y] = [0, 1].map((k) => (operands[k] === 'v128' ? halvesOf(b, b.param(k)) : zeroHalves(b)));
  writer(b, x, y, letter === 'UW', family);
}

/** From floats by way of a quad, which holds them exactly; to floats from the integer itself, which is rounded once. */
function writeConversion(b: LinearBuilder, helpers: Helpers, { from, to }: { from: string; to: string }): void {
  if (from === 'f32' || from === 'f64') {
    const quad = b.call(quadHelper(helpers, from === 'f32' ? 'FToQ' : 'DToQ'), b.param(0));
    return b.return(b.call(quadHelper(helpers, to === 'i128' ? 'QToW' : 'QToUW'), quad));
  }
  integerToFloat(b, helpers, halvesOf(b, b.param(0)), from === 'i128', to === 'f32' ? 'f32' : 'f64');
}

function countOf(b: LinearBuilder, count: Halves): Operand {
  return b.calc('BandL', count.low, b.i64(127n));
}

/** Both ways, by n and by 128 - n. */
function rotate(b: LinearBuilder, x: Halves, y: Halves): Halves {
  const count = countOf(b, y);
  const rest = b.calc('BandL', b.calc('SubL', b.i64(128n), count), b.i64(127n));
  const [right, left] = [shiftRight(b, x, count, 'ShrU'), shiftLeft(b, x, rest)];
  return { low: b.calc('BorL', right.low, left.low), high: b.calc('BorL', right.high, left.high) };
}

/**
 * Magnitudes are divided, bit by bit unless both fit into 64 bits; the signs are put back. A divisor of 0 reaches the
 * division of 64 bits, which traps.
 */
function divide(b: LinearBuilder, dividend: Halves, divisor: Halves, unsigned: boolean, family: FamilyName): void {
  const x = unsigned ? dividend : magnitude(b, dividend);
  const y = unsigned ? divisor : magnitude(b, divisor);
  const sign = family === 'Mod' ? dividend.high : b.calc('BxorL', dividend.high, divisor.high);
  const mask = b.calc('ShrL', sign, b.i64(63n));
  const finish = (value: Halves): void => b.return(join(b, unsigned ? value : negateIf(b, value, mask)));
  const isShort = b.calc('OrI', isZero(b, y), b.calc('NotL', b.calc('BorL', x.high, y.high)));
  b.ifThen(isShort, () => finish({ low: b.calc(family === 'Div' ? 'DivUL' : 'ModUL', x.low, y.low), high: b.i64(0n) }));

  // The bits of the quotient come into the register that the dividend leaves.
  const quotient = halvesLocal(b, x);
  const rest = halvesLocal(b, zeroHalves(b));
  const left = b.local('i64');
  b.assign(left, b.i64(128n));
  b.while(
    () => b.calc('NotEqualL', left, b.i64(0n)),
    () => {
      const top = b.calc('ShrUL', quotient.value.high, b.i64(63n));
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
      b.assign(left, b.calc('SubL', left, b.i64(1n)));
    },
  );
  finish(family === 'Div' ? quotient.value : rest.value);
}
