/**
 * Operations with an extended scalar among their types: numbers of 128 bits, complex numbers, vectors.
 *
 * Numbers of 128 bits have operations of their own in the linear IR, so most of arithmetic.ts holds for them; vectors go to
 * lanes.ts, complex numbers to complex.ts. What a type does not have is refused by the caller.
 */
import type { LinearBuilder } from '../../linear/builder.ts';
import type { Operand } from '../../linear/nodes.ts';
import { countFamilyOf, type FamilyName, familyOf, type FamilyScalar, hasFamily } from '../../linear/opcodes.ts';
import { hasBinary, hasUnary } from '../../scalar/operations.ts';
import {
  type CompareOp,
  expandOp,
  type FormulaDefined,
  isThreeWay,
  type PlainBinaryOp,
  type PlainUnaryOp,
  type RoundingOp,
  type ShiftOp,
} from '../../scalar/ops.ts';
import { primRows } from '../../scalar/prim-types.ts';
import { type ComplexType, isComplexType, isVectorType, type VectorType } from '../../scalar/values.ts';
import { lowerBinary, lowerCompare, lowerShift, lowerUnary } from './arithmetic.ts';
import { complexBinary, complexEquality, complexUnary } from './complex.ts';
import { convert, convertLanes, convertModular, zero } from './conversions.ts';
import {
  asWhole,
  calcLanes,
  fromWhole,
  hasLaneOp,
  isFloatVector,
  laneCount,
  laneOp,
  laneScalar,
  splat,
  splatConstant,
  vectorOf,
  withOneNaN,
} from './lanes.ts';
import { type Extended, isExtended, memberOf, type Scalar } from './scalars.ts';

/** Binary operations on operands of one type; undefined if the type has no such operation. */
export function extendedBinary(
  b: LinearBuilder,
  op: PlainBinaryOp,
  type: Extended,
  x: Operand,
  y: Operand,
): Operand | undefined {
  if (!hasBinary(op, type)) return undefined;
  if (isComplexType(type)) return complexBinary(b, op, type, x, y);
  if (!isVectorType(type)) return lowerBinary(b, op, type, x, y);
  return hasFamily(op) ? calcVector(b, familyOf(op), type, x, y) : vectorFormula(b, op, type, x, y);
}

/** Lane by lane where lanes matter to the family, else on all bits. */
function calcVector(b: LinearBuilder, family: FamilyName, type: VectorType, ...operands: readonly Operand[]): Operand {
  return hasLaneOp(family, type)
    ? calcLanes(b, family, type, ...operands)
    : b.calc(memberOf(family, type), ...operands);
}

/** An operation that a formula defines and no family computes. */
function vectorFormula(b: LinearBuilder, operation: FormulaDefined, type: VectorType, x: Operand, n: Operand): Operand {
  return expandOp(operation, x, n, (op, operands) => calcVector(b, familyOf(op), type, ...operands));
}

export function extendedUnary(b: LinearBuilder, op: PlainUnaryOp, type: Extended, x: Operand): Operand | undefined {
  if (!hasUnary(op, type)) return undefined;
  if (isComplexType(type)) return complexUnary(b, op, type, x);
  if (!isVectorType(type)) return lowerUnary(b, op, type, x);
  if (!hasFamily(op)) return composedUnary[op](b, type, x);
  if (op === 'abs' && laneScalar(type).startsWith('u')) return x;
  return calcVector(b, familyOf(op), type, x);
}

/** Operations on vectors that no family computes. */
const composedUnary: {
  readonly [O in Exclude<PlainUnaryOp, FamilyScalar>]: (b: LinearBuilder, type: VectorType, x: Operand) => Operand;
} = {
  recip: (b, type, x) => calcLanes(b, 'Div', type, splatConstant(b, type, 1n), x),
};

/** Shifts of an extended value, or by one: a vector by one count for all lanes or by a vector of counts. */
export function extendedShift(
  b: LinearBuilder,
  op: ShiftOp,
  type: Scalar,
  x: Operand,
  count: Operand,
  countType: Scalar,
): Operand | undefined {
  if (!hasBinary(op, type)) return undefined;
  if (isVectorType(type)) return shiftVector(b, op, type, x, count, countType);
  if (isExtended(type)) return lowerShift(b, op, type, x, count, countType);
  return lowerShift(b, op, type, x, convertModular(b, count, countType, 'i64'), 'i64');
}

function shiftVector(
  b: LinearBuilder,
  op: ShiftOp,
  type: VectorType,
  x: Operand,
  count: Operand,
  countType: Scalar,
): Operand | undefined {
  if (isVectorType(countType)) {
    if (laneCount(countType) !== laneCount(type)) return undefined;
    return shiftEachLane(b, op, type, x, convertLanes(b, count, countType, type));
  }
  const byCount = countFamilyOf(op);
  if (byCount === undefined)
    return shiftEachLane(b, op, type, x, splat(b, type, convertModular(b, count, countType, laneScalar(type))));
  const steps = convertModular(b, count, countType, 'i32');
  return fromWhole(b, b.calc(laneOp(byCount, type), asWhole(b, x, type), steps), type);
}

function shiftEachLane(b: LinearBuilder, op: ShiftOp, type: VectorType, x: Operand, counts: Operand): Operand {
  return hasFamily(op) ? calcLanes(b, familyOf(op), type, x, counts) : vectorFormula(b, op, type, x, counts);
}

/** A comparison of values of type `from` as one of type `to`: a vector of masks, or a number. */
export function extendedCompare(
  b: LinearBuilder,
  op: CompareOp,
  to: Scalar,
  from: Scalar,
  x: Operand,
  y: Operand,
): Operand | undefined {
  if (isVectorType(from)) return compareVectors(b, op, to, from, x, y);
  if (isComplexType(from)) {
    return op === 'eq' || op === 'ne' ? convert(b, complexEquality(b, op, from, x, y), 'u1', to) : undefined;
  }
  return convert(b, lowerCompare(b, op, from, x, y), isThreeWay(op) ? 'i32' : 'u1', to);
}

/** Masks as wide as the operands' lanes, then as wide as the result's. */
function compareVectors(
  b: LinearBuilder,
  op: CompareOp,
  to: Scalar,
  from: VectorType,
  x: Operand,
  y: Operand,
): Operand | undefined {
  const mask = vectorOf(`i${primRows[laneScalar(from)].bits}`, laneCount(from));
  if (mask === undefined || !isVectorType(to) || laneCount(to) !== laneCount(from) || isFloatVector(to))
    return undefined;
  const compare = (family: FamilyName): Operand => calcLanes(b, family, from, x, y);
  if (hasFamily(op)) return convertLanes(b, compare(familyOf(op)), mask, to);
  // cmp, cmpg: -1 where less, else 1 where different (as a NaN is). cmpl: 1 where greater, else -1 where different.
  const bits = (family: 'Band' | 'Bor', p: Operand, q: Operand): Operand => b.calc(memberOf(family, mask), p, q);
  const one = splatConstant(b, mask, 1n);
  const differs = compare('NotEqual');
  if (op !== 'cmpl') return convertLanes(b, bits('Bor', compare('Less'), bits('Band', differs, one)), mask, to);
  const isGreater = compare('Greater');
  const others = bits('Band', differs, b.calc(memberOf('Bnot', mask), isGreater));
  return convertLanes(b, bits('Bor', bits('Band', isGreater, one), others), mask, to);
}

export function extendedRounding(
  b: LinearBuilder,
  op: RoundingOp,
  to: Scalar,
  from: Extended,
  x: Operand,
): Operand | undefined {
  if (isComplexType(from)) return undefined;
  const family = familyOf(op);
  if (!isVectorType(from)) return convert(b, from === 'f128' ? b.calc(memberOf(family, from), x) : x, from, to);
  return isFloatVector(from) ? convert(b, calcLanes(b, family, from, x), from, to) : undefined;
}

/** The bits of a value as an i64 or v128, NaNs of lanes made one. */
export function extendedBits(b: LinearBuilder, operand: Operand, type: Extended): Operand {
  if (isComplexType(type)) return withOneNaN(b, operand, complexAsVector(type));
  return isVectorType(type) && isFloatVector(type) ? withOneNaN(b, operand, type) : operand;
}

function complexAsVector(type: ComplexType): VectorType {
  return type === 'c64' ? 'v2f32' : 'v2f64';
}

/** Bits [offset, offset + size) of an integer of 128 bits, extended by `signed`, as a value of type `to`. */
export function extractWide(
  b: LinearBuilder,
  x: Operand,
  offset: number,
  size: number,
  signed: boolean,
  to: Scalar,
): Operand {
  if (size <= 0) return zero(b, to);
  const steps = (count: number): Operand => b.v128(BigInt(Math.max(0, count)));
  const raised = b.calc('ShlW', x, steps(128 - offset - size));
  return convertModular(b, b.calc(signed ? 'ShrW' : 'ShrUW', raised, steps(128 - size)), signed ? 'i128' : 'u128', to);
}

/** `target` with its bits [offset, offset + size) replaced by the low bits of `value`; all are of 128 bits. */
export function depositWide(b: LinearBuilder, target: Operand, value: Operand, offset: number, size: number): Operand {
  const mask = b.v128(((1n << BigInt(size)) - 1n) << BigInt(offset));
  return b.calc('BitselectW', mask, b.calc('ShlW', value, b.v128(BigInt(offset))), target);
}
