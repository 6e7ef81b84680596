/**
 * Functions for the operations on 128-bit values that have no short code.
 *
 * Integers are computed in the linear IR, in halves of 64 bits, and emitted like any other function. Floats of 128 bits,
 * and conversions between floats and 128-bit integers, are computed by the host with src/scalar: a function `samara.OP`
 * takes and gives every v128 as two i64, the lower half first, and a helper of the operation's own type wraps it.
 */
import { InternalError } from '../../base/errors.ts';
import { ModuleBuilder, type LinearBuilder } from '../../linear/builder.ts';
import type { Func, Operand } from '../../linear/nodes.ts';
import { calcRows, familyRows, formulaOf } from '../../linear/opcodes.ts';
import type { CalcOp, FamilyName, FamilyOf, FamilyOn, FormulaFamily } from '../../linear/opcodes.ts';
import { expand, type FormulaOp } from '../../scalar/ops.ts';
import { BodyWriter } from './body-writer.ts';
import type { ModuleContext } from './context.ts';
import { valTypeOf } from './context.ts';
import type { FuncType, ValType, WasmFunc } from './module.ts';
import { isWideOp } from './wide-calc.ts';

/** Is the operation computed by the host? */
export function isImportedOp(op: CalcOp): boolean {
  const { letter } = calcRows[op];
  if (letter !== undefined) return letter === 'Q';
  return isWideOp(op) && !isInline(op);
}

/** Conversions that have code of their own: between integers, and between lanes. */
function isInline(op: CalcOp): boolean {
  return op === 'LToW' || op === 'ULToW' || op === 'WToL' || /x\d+To/.test(op);
}

/** Types with every v128 as two i64. */
export function inHalves(types: readonly ValType[]): ValType[] {
  return types.flatMap((type): ValType[] => (type === 'v128' ? ['i64', 'i64'] : [type]));
}

export function importTypeOf(op: CalcOp): FuncType {
  const { operands, result } = calcRows[op];
  return { params: inHalves(operands.map(valTypeOf)), results: inHalves([valTypeOf(result)]) };
}

/** Pushes a value of a local, a v128 as its halves. */
export function pushHalves(body: BodyWriter, type: ValType, local: number): void {
  body.local('local.get', local);
  if (type !== 'v128') return;
  body.lane('i64x2.extract_lane', 0);
  body.local('local.get', local);
  body.lane('i64x2.extract_lane', 1);
}

/** Joins the halves on the stack; `high` is a local for the upper one. */
export function joinHalves(body: BodyWriter, high: number): void {
  body.local('local.set', high);
  body.plain('i64x2.splat');
  body.local('local.get', high);
  body.lane('i64x2.replace_lane', 1);
}

export function wrapImport(context: ModuleContext, op: CalcOp): WasmFunc {
  const { operands, result } = calcRows[op];
  const body = new BodyWriter();
  operands.forEach((type, k) => pushHalves(body, valTypeOf(type), k));
  body.func('call', context.wideImport(op));
  if (result === 'v128') joinHalves(body, operands.length);
  body.plain('end');
  return {
    type: context.typeOf({ params: operands, results: [result] }),
    locals: ['i64'],
    code: body.toBytes(),
    name: op,
  };
}

// Integers in halves

/** A 128-bit integer as its halves. */
interface Halves {
  readonly low: Operand;
  readonly high: Operand;
}

/** The steps of formulas on halves. */
const steps: { readonly [O in FormulaOp]: (b: LinearBuilder, x: Halves, y: Halves) => Halves } = {
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

function isStep(scalar: string): scalar is FormulaOp {
  return Object.hasOwn(steps, scalar);
}

function eachHalf(b: LinearBuilder, op: CalcOp, x: Halves, y: Halves): Halves {
  return { low: b.calc(op, x.low, y.low), high: b.calc(op, x.high, y.high) };
}

export function buildWide(op: CalcOp): Func {
  const { operands, result, family, letter } = calcRows[op];
  if (family === undefined) throw new InternalError(`no helper for ${op}`, 'wasm');
  const b = new ModuleBuilder().func(op, operands, [result]);
  const [x, y] = [0, 1].map((k) => (operands[k] === 'v128' ? halvesOf(b, b.param(k)) : zeroHalves(b)));
  const formula = formulaOf(family);
  const { scalar } = familyRows[family];
  if (isStep(scalar)) returnHalves(b, steps[scalar](b, x, y));
  else if (formula !== undefined) {
    returnHalves(
      b,
      expand(formula, x, y, (inner, [p, q]) => steps[inner](b, p, q)),
    );
  } else buildOther(b, op, family, x, y, letter === 'UW');
  return b.finish();
}

/** Families whose members on integers of 128 bits are neither a formula, nor steps of one, nor an instruction. */
type OtherFamily = Exclude<FamilyOn<'W'>, FormulaFamily | FamilyOf<FormulaOp> | WholeFamily>;
type WholeFamily = 'Bitselect' | 'Select' | 'Equal' | 'NotEqual';

function buildOther(b: LinearBuilder, op: CalcOp, family: FamilyName, x: Halves, y: Halves, isUnsigned: boolean): void {
  switch (family) {
    case 'Abs':
      return returnHalves(b, magnitude(b, x));
    case 'Mul':
      return returnHalves(b, multiply(b, x, y));
    case 'Div':
    case 'Mod':
      return divide(b, x, y, isUnsigned, family);
    case 'Min':
    case 'Max': {
      const isFirst = isLess(b, ...inOrder(family === 'Min', x, y), isUnsigned);
      return b.return(b.calc('SelectW', isFirst, b.param(0), b.param(1)));
    }
    case 'Less':
    case 'Greater':
      return b.return(isLess(b, ...inOrder(family === 'Less', x, y), isUnsigned));
    case 'LessEqual':
    case 'GreaterEqual':
      return b.return(b.calc('NotI', isLess(b, ...inOrder(family === 'GreaterEqual', x, y), isUnsigned)));
    default:
      throw new InternalError(`no helper for ${op} of ${family satisfies Exclude<FamilyName, OtherFamily>}`, 'wasm');
  }
}

function halvesOf(b: LinearBuilder, value: Operand): Halves {
  return { low: b.calc('LaneI64x2', value, b.i32(0)), high: b.calc('LaneI64x2', value, b.i32(1)) };
}

function zeroHalves(b: LinearBuilder): Halves {
  return { low: b.i64(0n), high: b.i64(0n) };
}

function join(b: LinearBuilder, { low, high }: Halves): Operand {
  return b.calc('ReplaceI64x2', b.calc('SplatI64x2', low), b.i32(1), high);
}

function returnHalves(b: LinearBuilder, value: Halves): void {
  b.return(join(b, value));
}

function inOrder(asGiven: boolean, x: Halves, y: Halves): [Halves, Halves] {
  return asGiven ? [x, y] : [y, x];
}

function isLess(b: LinearBuilder, x: Halves, y: Halves, unsigned: boolean): Operand {
  const inHigh = b.calc(unsigned ? 'LessUL' : 'LessL', x.high, y.high);
  return b.calc('BorI', inHigh, b.calc('BandI', b.calc('EqualL', x.high, y.high), b.calc('LessUL', x.low, y.low)));
}

function add(b: LinearBuilder, x: Halves, y: Halves): Halves {
  const low = b.calc('AddL', x.low, y.low);
  const carry = b.calc('UIToL', b.calc('LessUL', low, x.low));
  return { low, high: b.calc('AddL', b.calc('AddL', x.high, y.high), carry) };
}

function subtract(b: LinearBuilder, x: Halves, y: Halves): Halves {
  const borrow = b.calc('UIToL', b.calc('LessUL', x.low, y.low));
  return { low: b.calc('SubL', x.low, y.low), high: b.calc('SubL', b.calc('SubL', x.high, y.high), borrow) };
}

/** (x ^ m) - m, with m all ones if x is negative. */
function magnitude(b: LinearBuilder, x: Halves): Halves {
  return negateIf(b, x, b.calc('ShrL', x.high, b.i64(63n)));
}

function negateIf(b: LinearBuilder, x: Halves, mask: Operand): Halves {
  const turned = { low: b.calc('BxorL', x.low, mask), high: b.calc('BxorL', x.high, mask) };
  return subtract(b, turned, { low: mask, high: mask });
}

/** The low 128 bits: the full product of the low halves, plus both mixed products in the high half. */
function multiply(b: LinearBuilder, x: Halves, y: Halves): Halves {
  const full = multiplyFully(b, x.low, y.low);
  const mixed = b.calc('AddL', b.calc('MulL', x.low, y.high), b.calc('MulL', x.high, y.low));
  return { low: full.low, high: b.calc('AddL', full.high, mixed) };
}

/** 64 by 64 bits to 128, from four products of 32 bits. */
function multiplyFully(b: LinearBuilder, x: Operand, y: Operand): Halves {
  const mask = b.i64(0xffff_ffffn);
  const low = (value: Operand): Operand => b.calc('BandL', value, mask);
  const high = (value: Operand): Operand => b.calc('ShrUL', value, b.i64(32n));
  const [xl, xh, yl, yh] = [low(x), high(x), low(y), high(y)];
  const first = b.calc('MulL', xl, yl);
  const second = b.calc('AddL', b.calc('MulL', xh, yl), high(first));
  const third = b.calc('AddL', b.calc('MulL', xl, yh), low(second));
  const top = b.calc('AddL', b.calc('AddL', b.calc('MulL', xh, yh), high(second)), high(third));
  return { low: b.calc('MulL', x, y), high: top };
}

function countOf(b: LinearBuilder, count: Halves): Operand {
  return b.calc('BandL', count.low, b.i64(127n));
}

/** From 64 on the halves change places. A shift by 64 - n is one by 1 and one by 63 - n, so that n may be 0. */
function shiftLeft(b: LinearBuilder, x: Halves, count: Operand): Halves {
  const isFar = b.calc('GreaterEqualL', count, b.i64(64n));
  const low = b.calc('SelectL', isFar, b.i64(0n), x.low);
  const high = b.calc('SelectL', isFar, x.low, x.high);
  const across = b.calc(
    'ShrUL',
    b.calc('ShrUL', low, b.i64(1n)),
    b.calc('BxorL', b.calc('BandL', count, b.i64(63n)), b.i64(63n)),
  );
  return { low: b.calc('ShlL', low, count), high: b.calc('BorL', b.calc('ShlL', high, count), across) };
}

function shiftRight(b: LinearBuilder, x: Halves, count: Operand, family: 'Shr' | 'ShrU'): Halves {
  const isFar = b.calc('GreaterEqualL', count, b.i64(64n));
  const filling = family === 'Shr' ? b.calc('ShrL', x.high, b.i64(63n)) : b.i64(0n);
  const low = b.calc('SelectL', isFar, x.high, x.low);
  const high = b.calc('SelectL', isFar, filling, x.high);
  const across = b.calc(
    'ShlL',
    b.calc('ShlL', high, b.i64(1n)),
    b.calc('BxorL', b.calc('BandL', count, b.i64(63n)), b.i64(63n)),
  );
  return { low: b.calc('BorL', b.calc('ShrUL', low, count), across), high: b.calc(`${family}L`, high, count) };
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
  const finish = (value: Halves): void => returnHalves(b, unsigned ? value : negateIf(b, value, mask));
  const isZero = b.calc('NotL', b.calc('BorL', y.low, y.high));
  const isShort = b.calc('OrI', isZero, b.calc('NotL', b.calc('BorL', x.high, y.high)));
  b.ifThen(isShort, () => finish({ low: b.calc(family === 'Div' ? 'DivUL' : 'ModUL', x.low, y.low), high: b.i64(0n) }));

  const [quotientLow, quotientHigh, restLow, restHigh, turns] = Array.from({ length: 5 }, () => b.local('i64'));
  b.assign(quotientLow, x.low);
  b.assign(quotientHigh, x.high);
  b.assign(restLow, b.i64(0n));
  b.assign(restHigh, b.i64(0n));
  b.assign(turns, b.i64(128n));
  b.while(
    () => b.calc('NotEqualL', turns, b.i64(0n)),
    () => {
      const top = b.calc('ShrUL', quotientHigh, b.i64(63n));
      const carry = b.calc('ShrUL', restHigh, b.i64(63n));
      const shifted = double(b, { low: restLow, high: restHigh }, top);
      const quotient = double(b, { low: quotientLow, high: quotientHigh }, b.i64(0n));
      const fits = b.calc('OrI', b.calc('NotEqualL', carry, b.i64(0n)), b.calc('NotI', isLess(b, shifted, y, true)));
      const reduced = subtract(b, shifted, y);
      b.assign(restLow, b.calc('SelectL', fits, reduced.low, shifted.low));
      b.assign(restHigh, b.calc('SelectL', fits, reduced.high, shifted.high));
      b.assign(quotientLow, b.calc('BorL', quotient.low, b.calc('UIToL', fits)));
      b.assign(quotientHigh, quotient.high);
      b.assign(turns, b.calc('SubL', turns, b.i64(1n)));
    },
  );
  finish(family === 'Div' ? { low: quotientLow, high: quotientHigh } : { low: restLow, high: restHigh });
}

/** Twice the value, with a new lowest bit. */
function double(b: LinearBuilder, { low, high }: Halves, bit: Operand): Halves {
  const across = b.calc('ShrUL', low, b.i64(63n));
  return {
    low: b.calc('BorL', b.calc('ShlL', low, b.i64(1n)), bit),
    high: b.calc('BorL', b.calc('ShlL', high, b.i64(1n)), across),
  };
}
