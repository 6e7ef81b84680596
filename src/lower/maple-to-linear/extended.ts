/**
 * Operations and conversions with an extended scalar among their types: numbers of 128 bits, complex numbers, vectors.
 *
 * Numbers of 128 bits have operations of their own in the linear IR, so most of arithmetic.ts holds for them; vectors go to
 * lanes.ts, complex numbers to complex.ts. What a type does not have is refused by the caller.
 */
import type { LinearBuilder } from '../../linear/builder.ts';
import type { CalcOp, FamilyName } from '../../linear/opcodes.ts';
import type { Operand } from '../../linear/nodes.ts';
import type { Opcode } from '../../maple/opcodes.ts';
import { bitCodec } from '../../scalar/bits.ts';
import { convert as scalarConversion } from '../../scalar/operations.ts';
import { primRows } from '../../scalar/prim-types.ts';
import { isComplexType, isVectorType, type ComplexType, type VectorType } from '../../scalar/values.ts';
import { isComparison, lowerBinary, lowerCompare, lowerShift, lowerUnary } from './arithmetic.ts';
import {
  complexBinary,
  complexEquality,
  complexNegation,
  complexTruth,
  fromParts,
  partScalar,
  partsOf,
} from './complex.ts';
import { convert, convertModular, zero } from './conversions.ts';
import {
  asWhole,
  bitsOperand,
  calcLanes,
  convertLanes,
  fromWhole,
  isFloatVector,
  laneCount,
  laneOp,
  laneScalar,
  splat,
  splatConstant,
  vectorOf,
  withOneNaN,
} from './lanes.ts';
import { isExtended, isFloatScalar, memberOf, scalarRows, type Extended, type Scalar } from './scalars.ts';

// Conversions

/** As `convert`, where one of the types is extended; 0 where there is no conversion (the verifier has refused it). */
export function convertExtended(b: LinearBuilder, operand: Operand, from: Scalar, to: Scalar): Operand {
  if (to === 'u1') return extendedTruth(b, operand, from);
  if (isVectorType(from) && isVectorType(to))
    return laneCount(from) === laneCount(to) ? convertLanes(b, operand, from, to) : zero(b, to);
  if (isVectorType(from) || isVectorType(to)) return zero(b, to);
  if (isComplexType(from) && isComplexType(to)) {
    const { re, im } = partsOf(b, operand, from);
    const [source, target] = [partScalar(from), partScalar(to)];
    return fromParts(b, { re: convert(b, re, source, target), im: convert(b, im, source, target) }, to);
  }
  if (isComplexType(from)) return convert(b, partsOf(b, operand, from).re, partScalar(from), to);
  if (isComplexType(to)) {
    const part = partScalar(to);
    return fromParts(b, { re: convert(b, operand, from, part), im: zero(b, part) }, to);
  }
  return convertWide(b, operand, from, to);
}

/** Between numbers, one of them of 128 bits. Narrow integers go by way of 64 or 32 bits. */
function convertWide(b: LinearBuilder, operand: Operand, from: Scalar, to: Scalar): Operand {
  if (is128Integer(from) && is128Integer(to)) return operand;
  if (is128Integer(from) && !isExtended(to) && !isFloatScalar(to))
    return convert(b, b.calc('WToL', operand), 'i64', to);
  if (!isExtended(from) && !isFloatScalar(from)) {
    const { signed } = scalarRows[from];
    const long = convert(b, operand, from, signed ? 'i64' : 'u64');
    return b.calc(is128Integer(to) ? (signed ? 'LToW' : 'ULToW') : signed ? 'LToQ' : 'ULToQ', long);
  }
  if (isExtended(to) || isFloatScalar(to) || scalarRows[to].bits >= 32) {
    return b.calc(`${scalarRows[from].letter}To${scalarRows[to].letter}` as CalcOp, operand);
  }
  // A float saturates at 32 bits, then at its own bounds.
  const { bits, signed } = scalarRows[to];
  if (!signed) return b.calc('MinUI', b.calc('QToUI', operand), b.i32(2 ** bits - 1));
  return b.calc('MaxI', b.calc('MinI', b.calc('QToI', operand), b.i32(2 ** (bits - 1) - 1)), b.i32(-(2 ** (bits - 1))));
}

function is128Integer(type: Scalar): boolean {
  return type === 'i128' || type === 'u128';
}

/** 0 or 1: does a value differ from 0? A vector has no truth; it does if any bit of it does. */
export function extendedTruth(b: LinearBuilder, operand: Operand, type: Scalar): Operand {
  if (isComplexType(type)) return complexTruth(b, type, operand);
  if (isVectorType(type) && scalarRows[type].value === 'i64') return b.calc('NotEqualL', operand, b.i64(0n));
  return b.calc(isVectorType(type) ? 'NotEqualW' : memberOf('NotEqual', type), operand, b.v128(0n));
}

/** An immediate: a number as a value of the type; the same in every lane of a vector. */
export function extendedInteger(b: LinearBuilder, type: Extended, value: bigint): Operand {
  if (isVectorType(type)) return splatConstant(b, type, value);
  const number = (scalarConversion(type, 'i128') as (value: bigint) => never)(BigInt.asIntN(128, value));
  return bitsOperand(b, type, bitCodec(type).toBits(number));
}

// Operations

/** Binary operations, comparisons excepted; undefined if the type has no such operation. */
export function extendedBinary(
  b: LinearBuilder,
  op: Opcode,
  type: Extended,
  x: Operand,
  y: Operand,
): Operand | undefined {
  if (isComplexType(type)) return complexBinary(b, op, type, x, y);
  if (isVectorType(type)) return vectorBinary(b, op, type, x, y);
  if (type === 'f128' && isBitwise(op)) return undefined;
  return lowerBinary(b, op, type, x, y);
}

function isBitwise(op: Opcode): op is 'band' | 'bior' | 'bxor' {
  return op === 'band' || op === 'bior' || op === 'bxor';
}

const laneFamilies: { readonly [O in Opcode]?: FamilyName } = {
  add: 'Add',
  sub: 'Sub',
  mul: 'Mul',
  div: 'Div',
  rem: 'Mod',
  min: 'Min',
  max: 'Max',
};
const bitFamilies = { band: 'Band', bior: 'Bor', bxor: 'Bxor' } as const;

function vectorBinary(b: LinearBuilder, op: Opcode, type: VectorType, x: Operand, y: Operand): Operand | undefined {
  if (isBitwise(op)) return isFloatVector(type) ? undefined : b.calc(memberOf(bitFamilies[op], type), x, y);
  const family = laneFamilies[op];
  return family && calcLanes(b, family, type, x, y);
}

export function extendedUnary(b: LinearBuilder, op: Opcode, type: Extended, x: Operand): Operand | undefined {
  if (isComplexType(type)) return op === 'neg' ? complexNegation(b, type, x) : undefined;
  if (!isVectorType(type)) return suitsNumber(op, type) ? lowerUnary(b, op, type, x) : undefined;
  switch (op) {
    case 'abs':
      return laneScalar(type).startsWith('u') ? x : calcLanes(b, 'Abs', type, x);
    case 'neg':
      return calcLanes(b, 'Neg', type, x);
    case 'bnot':
      return isFloatVector(type) ? undefined : b.calc(memberOf('Bnot', type), x);
    case 'sqrt':
      return isFloatVector(type) ? calcLanes(b, 'Sqrt', type, x) : undefined;
    case 'recip':
      return isFloatVector(type) ? calcLanes(b, 'Div', type, splatConstant(b, type, 1n), x) : undefined;
    default:
      return undefined;
  }
}

function suitsNumber(op: Opcode, type: Extended): boolean {
  return op === 'abs' || op === 'neg' || (op === 'bnot') === (type !== 'f128');
}

const shiftFamilies = { shl: 'Shl', ashr: 'Shr', lshr: 'ShrU', ror: 'Rotr' } as const satisfies {
  readonly [O in Opcode]?: FamilyName;
};
export type ShiftOpcode = keyof typeof shiftFamilies;

/** Shifts of an extended value, or by one: a vector by one count for all lanes or by a vector of counts. */
export function extendedShift(
  b: LinearBuilder,
  op: ShiftOpcode,
  type: Scalar,
  x: Operand,
  count: Operand,
  countType: Scalar,
): Operand | undefined {
  if (isVectorType(type)) return isFloatVector(type) ? undefined : shiftVector(b, op, type, x, count, countType);
  if (type === 'f128' || isComplexType(type)) return undefined;
  if (isExtended(type))
    return b.calc(memberOf(shiftFamilies[op], type), x, convertModular(b, count, countType, 'u128'));
  return lowerShift(b, op, type, x, convertModular(b, count, countType, 'i64'), 'i64');
}

function shiftVector(
  b: LinearBuilder,
  op: ShiftOpcode,
  type: VectorType,
  x: Operand,
  count: Operand,
  countType: Scalar,
): Operand | undefined {
  const family = shiftFamilies[op];
  if (isVectorType(countType)) {
    if (laneCount(countType) !== laneCount(type)) return undefined;
    return calcLanes(b, family, type, x, convertLanes(b, count, countType, type));
  }
  const lane = laneScalar(type);
  if (family === 'Rotr')
    return calcLanes(b, 'Rotr', type, x, splat(b, type, convertModular(b, count, countType, lane)));
  const steps = convertModular(b, count, countType, 'i32');
  return fromWhole(b, b.calc(laneOp(`${family}By`, type), asWhole(b, x, type), steps), type);
}

/** A comparison of values of type `from` as one of type `to`: a vector of masks, or a number. */
export function extendedCompare(
  b: LinearBuilder,
  op: Opcode,
  to: Scalar,
  from: Scalar,
  x: Operand,
  y: Operand,
): Operand | undefined {
  if (!isComparison(op)) return undefined;
  if (isVectorType(from)) return compareVectors(b, op, to, from, x, y);
  const isThreeWay = op.startsWith('cmp');
  if (isComplexType(from)) {
    return op === 'eq' || op === 'ne' ? convert(b, complexEquality(b, op, from, x, y), 'u1', to) : undefined;
  }
  return convert(b, lowerCompare(b, op, from, x, y), isThreeWay ? 'i32' : 'u1', to);
}

const compareFamilies: { readonly [O in Opcode]?: FamilyName } = {
  eq: 'Equal',
  ne: 'NotEqual',
  lt: 'Less',
  le: 'LessEqual',
  gt: 'Greater',
  ge: 'GreaterEqual',
};

/** Masks as wide as the operands' lanes, then as wide as the result's. */
function compareVectors(
  b: LinearBuilder,
  op: Opcode,
  to: Scalar,
  from: VectorType,
  x: Operand,
  y: Operand,
): Operand | undefined {
  const mask = vectorOf(`i${primRows[laneScalar(from)].bits}`, laneCount(from));
  if (mask === undefined || !isVectorType(to) || laneCount(to) !== laneCount(from) || isFloatVector(to))
    return undefined;
  const compare = (family: FamilyName): Operand => calcLanes(b, family, from, x, y);
  const family = compareFamilies[op];
  if (family !== undefined) return convertLanes(b, compare(family), mask, to);
  // cmp, cmpg: -1 where less, else 1 where different (as a NaN is). cmpl: 1 where greater, else -1 where different.
  const bits = (family: 'Band' | 'Bor', p: Operand, q: Operand): Operand => b.calc(memberOf(family, mask), p, q);
  const one = splatConstant(b, mask, 1n);
  const differs = compare('NotEqual');
  if (op !== 'cmpl') return convertLanes(b, bits('Bor', compare('Less'), bits('Band', differs, one)), mask, to);
  const isGreater = compare('Greater');
  const others = bits('Band', differs, b.calc(memberOf('Bnot', mask), isGreater));
  return convertLanes(b, bits('Bor', bits('Band', isGreater, one), others), mask, to);
}

const roundingFamilies: { readonly [O in Opcode]?: FamilyName } = {
  ceil: 'Ceil',
  floor: 'Floor',
  trunc: 'Trunc',
  round: 'Round',
};

export function extendedRounding(
  b: LinearBuilder,
  op: Opcode,
  to: Scalar,
  from: Extended,
  x: Operand,
): Operand | undefined {
  const family = roundingFamilies[op];
  if (family === undefined || isComplexType(from)) return undefined;
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
