/**
 * Conversions between scalars, implicit and `cvt` alike, with the meaning of src/scalar/convert.ts: integers modulo the
 * width of the target, floats to integers truncated and saturated, anything to u1 by whether it differs from 0. Those of
 * complex numbers and vectors are conversions of their parts, so all stand here; plain-conversions.ts has one step each.
 */
import type { LinearBuilder } from '../../linear/builder.ts';
import type { Operand } from '../../linear/nodes.ts';
import { type CalcOp, isCalcOp } from '../../linear/opcodes.ts';
import { bitCodec } from '../../scalar/bits.ts';
import { convert as scalarConversion } from '../../scalar/operations.ts';
import { integerOf, isComplexType, isVectorType, type VectorType } from '../../scalar/values.ts';
import { complexTruth, fromParts, partScalar, partsOf } from './complex.ts';
import {
  asWhole,
  bitsOperand,
  fromWhole,
  hasLaneOp,
  isFloatVector,
  laneCount,
  laneOp,
  laneScalar,
  mapLanes,
  shuffleBytes,
  splatConstant,
} from './lanes.ts';
import { convertImmediate, floatToFloat, floatToInt, intToFloat, intToInt } from './plain-conversions.ts';
import { type Extended, isExtended, isFloatScalar, memberOf, type Scalar, scalarRows } from './scalars.ts';

/** A value of one scalar type as one of another. */
export function convert(b: LinearBuilder, operand: Operand, from: Scalar, to: Scalar): Operand {
  if (from === to) return operand;
  if (isExtended(from) || isExtended(to)) return convertExtended(b, operand, from, to);
  if (operand.kind === 'v' && operand.bits === undefined) return convertImmediate(b, operand, from, to);
  if (to === 'u1') return isTrue(b, operand, from);
  if (isFloatScalar(from)) return isFloatScalar(to) ? floatToFloat(b, operand, to) : floatToInt(b, operand, from, to);
  return isFloatScalar(to) ? intToFloat(b, operand, from, to) : intToInt(b, operand, from, to);
}

/** As `convert`, but to u1 by the lowest bit: what operands of other widths mean for shifts and bit-fields. */
export function convertModular(b: LinearBuilder, operand: Operand, from: Scalar, to: Scalar): Operand {
  if (to !== 'u1' || from === 'u1') return convert(b, operand, from, to);
  return b.calc('BandI', convert(b, operand, from, 'i32'), b.i32(1));
}

/** A condition: an i32 that differs from 0 if and only if the value does. */
export function truthOf(b: LinearBuilder, operand: Operand, scalar: Scalar): Operand {
  return scalarRows[scalar].value === 'i32' ? operand : isTrue(b, operand, scalar);
}

/** 0 or 1. */
export function isTrue(b: LinearBuilder, operand: Operand, scalar: Scalar): Operand {
  if (isExtended(scalar)) return extendedTruth(b, operand, scalar);
  return scalar === 'u1' ? operand : b.calc(memberOf('NotEqual', scalar), operand, zero(b, scalar));
}

export function zero(b: LinearBuilder, scalar: Scalar): Operand {
  return integer(b, scalar, 0n);
}

/** An immediate with the number `value`, cut to the type. */
export function integer(b: LinearBuilder, scalar: Scalar, value: bigint): Operand {
  if (scalar === 'f32') return b.f32(Number(value));
  if (scalar === 'f64') return b.f64(Number(value));
  if (isExtended(scalar)) return extendedInteger(b, scalar, value);
  const cut = integerOf(scalar, value);
  return typeof cut === 'bigint' ? b.i64(cut) : b.i32(cut);
}

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

/** `cvt` of vectors with equally many lanes. */
export function convertLanes(b: LinearBuilder, vector: Operand, from: VectorType, to: VectorType): Operand {
  const [source, target] = [laneScalar(from), laneScalar(to)];
  const [narrow, wide] = [scalarRows[source].bits, scalarRows[target].bits];
  const isInteger = !isFloatVector(from) && !isFloatVector(to);
  if (isInteger && narrow === wide) return vector;
  const whole = asWhole(b, vector, from);
  if (wide === 2 * narrow && isFloatVector(from) === isFloatVector(to) && hasLaneOp('WidenLow', from))
    return b.calc(laneOp('WidenLow', from), whole);
  if (isInteger && narrow === 2 * wide) {
    const size = wide / 8;
    return b.calc(
      'LaneI64x2',
      shuffleBytes(b, whole, whole, (i) => (2 * size * Math.floor(i / size) + (i % size)) % 16),
      b.i32(0),
    );
  }
  const direct = `${scalarRows[from].letter}To${scalarRows[to].letter}`;
  if (narrow === wide && isCalcOp(direct)) return fromWhole(b, b.calc(direct, whole), to);
  return mapLanes(b, from, to, vector, (lane) => convert(b, lane, source, target));
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
