/**
 * ceil, floor, round and trunc: a float brought to an integral value, as an integer or as a float.
 *
 * `round` takes halves away from zero, as C's round does. The integral value is computed in the operand's own type,
 * where it is exact, and then converted by `cvt`, so that an integer result saturates and NaN gives 0. Zeros keep the
 * sign of the operand in float results.
 */
import { findConversion } from './convert.ts';
import type { AnyConversion } from './convert.ts';
import type { RoundingOp } from './ops.ts';
import { roundQuad } from './quad.ts';
import { isFloatType, isIntegerType, isVectorType, lanesOf } from './values.ts';
import type { BasicType, LaneValue, Quad, Value, Vector } from './values.ts';

const roundings: { readonly [O in RoundingOp]: (value: number) => number } = {
  ceil: (value) => Math.ceil(value),
  floor: (value) => Math.floor(value),
  trunc: (value) => Math.trunc(value),
  round: roundHalfAway,
};

/** `Math.round` takes halves upwards; this takes them away from zero. The subtraction is exact. */
function roundHalfAway(value: number): number {
  const whole = Math.trunc(value);
  return Math.abs(value - whole) >= 0.5 ? whole + Math.sign(value) : whole;
}

export function findRounding(op: RoundingOp, to: BasicType, from: BasicType): AnyConversion | undefined {
  if (isVectorType(from)) return findLanewise(op, to, from);
  if (!isFloatType(from) || !(isFloatType(to) || isIntegerType(to))) return undefined;
  const convert = findConversion(to, from) as ((value: Value) => Value) | undefined;
  if (convert === undefined) return undefined;
  if (from === 'f128') return (value: Quad) => convert(roundQuad(op, value));
  const round = roundings[op];
  // Truncating before a conversion that truncates is no work worth doing; u1 alone asks for the whole part.
  if (to === from) return round;
  return op === 'trunc' && isIntegerType(to) && to !== 'u1' ? convert : (value: number) => convert(round(value));
}

function findLanewise(op: RoundingOp, to: BasicType, from: BasicType): AnyConversion | undefined {
  if (!isVectorType(to) || !isVectorType(from)) return undefined;
  const target = lanesOf(to);
  const source = lanesOf(from);
  if (target.lanes !== source.lanes) return undefined;
  const lane = findRounding(op, target.lane, source.lane) as ((value: LaneValue) => LaneValue) | undefined;
  return lane && ((value: Vector): Vector => value.map(lane));
}
