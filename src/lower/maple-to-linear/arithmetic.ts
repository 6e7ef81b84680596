/**
 * MAPLE's unary, binary, comparing and rounding operations on scalars, as sequences of linear operations.
 *
 * Operands arrive converted to the type of the operation and canonical; results leave canonical. Operations on narrow
 * integers are done in 32 bits and cut back where they may leave the range.
 */
import type { LinearBuilder } from '../../linear/builder.ts';
import type { Operand } from '../../linear/nodes.ts';
import { type CalcOp, familyOf, type FamilyScalar, hasFamily } from '../../linear/opcodes.ts';
import {
  type CompareOp,
  expandOp,
  type FormulaDefined,
  isFormulaDefined,
  type LogicOp,
  opRow,
  type PlainBinaryOp,
  type PlainUnaryOp,
  type RoundingOp,
  type ShiftOp,
} from '../../scalar/ops.ts';
import { convert, convertModular, integer, isTrue } from './conversions.ts';
import { canonical } from './plain-conversions.ts';
import { isExtended, isFloatScalar, isNarrow, isWideScalar, memberOf, type Scalar, scalarRows } from './scalars.ts';

/** A binary operation whose operands are of its type. `rem` of floats is the caller's (it is a function call). */
export function lowerBinary(b: LinearBuilder, op: PlainBinaryOp, scalar: Scalar, x: Operand, y: Operand): Operand {
  if (!hasFamily(op)) return lowerFormula(b, op, scalar, x, y);
  return fit(b, op, b.calc(memberOf(familyOf(op), scalar), x, y), scalar);
}

/** The result of an operation in a register, cut to the range of its type where the row says that it may have left it. */
function fit(b: LinearBuilder, op: PlainBinaryOp | PlainUnaryOp | ShiftOp, result: Operand, scalar: Scalar): Operand {
  if (!isNarrow(scalar)) return result;
  const { wraps } = opRow(op);
  const leaves = wraps === true || (wraps === 'unsigned' && !scalarRows[scalar].signed);
  return leaves ? canonical(b, result, scalar) : result;
}

/** An operation that a formula defines, on operands of one type. */
function lowerFormula(b: LinearBuilder, operation: FormulaDefined, scalar: Scalar, x: Operand, n: Operand): Operand {
  return expandOp(operation, x, n, (op, [p, q]) => {
    if (op === 'neg' || op === 'bnot') return lowerUnary(b, op, scalar, p);
    if (op === 'shl' || op === 'lshr' || op === 'ashr') return lowerShift(b, op, scalar, p, q, scalar);
    return lowerBinary(b, op, scalar, p, q);
  });
}

/** The count may be of any integer type and counts modulo the width of the shifted type. */
export function lowerShift(
  b: LinearBuilder,
  op: ShiftOp,
  scalar: Scalar,
  x: Operand,
  count: Operand,
  countType: Scalar,
): Operand {
  if (scalar === 'u1') return x;
  const ofType = (): Operand => convertModular(b, count, countType, scalar);
  if (!hasFamily(op)) return lowerFormula(b, op, scalar, x, ofType());
  if (isNarrow(scalar) && isFormulaDefined(op)) return lowerFormula(b, op, scalar, x, ofType());
  const family = familyOf(op);
  const steps = convertModular(b, count, countType, countScalar(scalar));
  if (!isNarrow(scalar)) return b.calc(memberOf(family, scalar), x, steps);
  const { bits } = scalarRows[scalar];
  const masked = b.calc('BandI', steps, b.i32(bits - 1));
  return fit(b, op, b.calc(memberOf(family, scalar), asRead(b, op, x, bits), masked), scalar);
}

/** The type that counts of shifts have in the linear IR. */
function countScalar(scalar: Scalar): Scalar {
  return isExtended(scalar) ? 'u128' : isWideScalar(scalar) ? 'i64' : 'i32';
}

/** A narrow integer extended by the sign that the operation gives it. */
function asRead(b: LinearBuilder, op: ShiftOp, x: Operand, bits: number): Operand {
  const { reads } = opRow(op);
  if (reads === undefined) return x;
  if (reads === 'signed') return canonical(b, x, bits === 8 ? 'i8' : 'i16');
  return canonical(b, x, bits === 8 ? 'u8' : 'u16');
}

/** The operation on truth values, which are 0 or 1. */
const onTruths: { readonly [O in LogicOp]: CalcOp } = { land: 'BandI', lior: 'BorI' };

/** Both operands are evaluated; 0 or 1 as i32. */
export function lowerLogic(
  b: LinearBuilder,
  op: LogicOp,
  x: Operand,
  xType: Scalar,
  y: Operand,
  yType: Scalar,
): Operand {
  const left = isTrue(b, x, xType);
  const right = isTrue(b, y, yType);
  return b.calc(onTruths[op], left, right);
}

/**
 * Comparisons of three answers: `cmp` and `cmpg` are differs - 2 * less, as a NaN differs and is not less; `cmpl` is
 * 2 * greater - differs.
 */
const threeWays: { readonly [O in Exclude<CompareOp, FamilyScalar>]: 'Less' | 'Greater' } = {
  cmp: 'Less',
  cmpg: 'Less',
  cmpl: 'Greater',
};

/** A comparison of operands of type `from`; the result is an i32: 0 or 1, or -1, 0, 1. */
export function lowerCompare(b: LinearBuilder, op: CompareOp, from: Scalar, x: Operand, y: Operand): Operand {
  if (hasFamily(op)) return b.calc(memberOf(familyOf(op), from), x, y);
  const differs = b.calc(memberOf('NotEqual', from), x, y);
  const family = threeWays[op];
  const side = b.calc('ShlI', b.calc(memberOf(family, from), x, y), b.i32(1));
  return family === 'Greater' ? b.calc('SubI', side, differs) : b.calc('SubI', differs, side);
}

/** Unary operations that no family computes. */
const composed: {
  readonly [O in Exclude<PlainUnaryOp, FamilyScalar>]: (b: LinearBuilder, scalar: Scalar, x: Operand) => Operand;
} = {
  recip: (b, scalar, x) => b.calc(memberOf('Div', scalar), integer(b, scalar, 1n), x),
};

export function lowerUnary(b: LinearBuilder, op: PlainUnaryOp, scalar: Scalar, x: Operand): Operand {
  if (!hasFamily(op)) return composed[op](b, scalar, x);
  if (op === 'abs' && !scalarRows[scalar].signed) return x;
  return fit(b, op, b.calc(memberOf(familyOf(op), scalar), x), scalar);
}

function wrap(b: LinearBuilder, x: Operand, scalar: Scalar): Operand {
  return isNarrow(scalar) ? canonical(b, x, scalar) : x;
}

/** A float brought to an integral value in its own type, then converted. */
export function lowerRounding(b: LinearBuilder, op: RoundingOp, to: Scalar, from: Scalar, x: Operand): Operand {
  if (!isFloatScalar(from)) return convert(b, x, from, to);
  // The conversion truncates by itself.
  if (op === 'trunc' && !isFloatScalar(to) && to !== 'u1') return convert(b, x, from, to);
  return convert(b, b.calc(memberOf(familyOf(op), from), x), from, to);
}

/** Bits [offset, offset + size) of a value, extended by `signed`, as a value of type `to`. */
export function extractField(
  b: LinearBuilder,
  x: Operand,
  from: Scalar,
  offset: number,
  size: number,
  signed: boolean,
  to: Scalar,
): Operand {
  if (size <= 0) return integer(b, to, 0n);
  const wide = isWideScalar(from);
  const width = wide ? 64 : 32;
  const count = (n: number): Operand => (wide ? b.i64(BigInt(n)) : b.i32(n));
  const left = Math.max(0, width - offset - size);
  const right = Math.max(0, width - size);
  const raised = left === 0 ? x : b.calc(wide ? 'ShlL' : 'ShlI', x, count(left));
  const family = signed ? 'Shr' : 'ShrU';
  const field = right === 0 ? raised : b.calc(`${family}${wide ? 'L' : 'I'}`, raised, count(right));
  const carrier = wide ? (signed ? 'i64' : 'u64') : signed ? 'i32' : 'u32';
  return convertModular(b, field, carrier, to);
}

/** `target` with its bits [offset, offset + size) replaced by the low bits of `value`, which is of the same type. */
export function depositField(
  b: LinearBuilder,
  target: Operand,
  value: Operand,
  scalar: Scalar,
  offset: number,
  size: number,
): Operand {
  if (size <= 0) return target;
  const carrier: Scalar = isWideScalar(scalar) ? 'i64' : 'i32';
  const letter = carrier === 'i64' ? 'L' : 'I';
  const mask = (1n << BigInt(size)) - 1n;
  const keep = integer(b, carrier, ~(mask << BigInt(offset)));
  const cut = b.calc(`Band${letter}`, value, integer(b, carrier, mask));
  const moved = offset === 0 ? cut : b.calc(`Shl${letter}`, cut, integer(b, carrier, BigInt(offset)));
  return wrap(b, b.calc(`Bor${letter}`, b.calc(`Band${letter}`, target, keep), moved), scalar);
}
