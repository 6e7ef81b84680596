/**
 * Arithmetic on bit patterns of half, float, double and fp128: each operation is rounded once, to nearest even, and a
 * NaN that an operation makes is the one quiet NaN of the format.
 *
 * half and float compute in double and round the result: double has more than twice their bits, so this is the
 * correctly rounded result of + - * / and the square root; the remainder is exact.
 */
import { f32FromBits, f32ToBits, f64FromBits, f64ToBits } from '../../scalar/float-bits.ts';
import { convertFloatBits, decodeFloat, f16Format, f64Format, nanBits } from '../../scalar/float-format.ts';
import { f128Meanings, quadToF64 } from '../../scalar/quad.ts';
import { floatFormats, type FloatName } from '../../tuyin/types.ts';

export type FloatOp = 'add' | 'sub' | 'mul' | 'div' | 'rem';
export type FloatFunction2 = FloatOp | 'min' | 'max';

interface NumberCodec {
  readonly from: (bits: bigint) => number;
  /** Rounds. */
  readonly to: (value: number) => bigint;
}

export const numberCodecs: Readonly<Record<Exclude<FloatName, 'fp128'>, NumberCodec>> = {
  half: {
    from: (bits) => f64FromBits(convertFloatBits(f64Format, f16Format, bits)),
    to: (value) => convertFloatBits(f16Format, f64Format, f64ToBits(value)),
  },
  float: { from: (bits) => f32FromBits(Number(bits)), to: (value) => BigInt(f32ToBits(Math.fround(value))) },
  double: { from: f64FromBits, to: f64ToBits },
};

const numberOps: Readonly<Record<FloatFunction2, (a: number, b: number) => number>> = {
  add: (a, b) => a + b,
  sub: (a, b) => a - b,
  mul: (a, b) => a * b,
  div: (a, b) => a / b,
  rem: (a, b) => a % b,
  min: Math.min,
  max: Math.max,
};

export function floatBinary(op: FloatFunction2, type: FloatName): (a: bigint, b: bigint) => bigint {
  if (type === 'fp128') {
    const quad = f128Meanings.binary[op];
    return (a, b) => quad({ bits: a }, { bits: b }).bits;
  }
  const { from, to } = numberCodecs[type];
  const compute = numberOps[op];
  return (a, b) => to(compute(from(a), from(b)));
}

/** The sign is turned, of a NaN too: it is a change of one bit. */
export function floatNegation(type: FloatName): (a: bigint) => bigint {
  const sign = 1n << BigInt(floatFormats[type].width - 1);
  return (a) => a ^ sign;
}

export function floatRoot(type: FloatName): (a: bigint) => bigint {
  if (type === 'fp128')
    return (a) => (isNaNBits(type, a) ? nanBits(floatFormats[type]) : f128Meanings.unary.sqrt({ bits: a }).bits);
  const { from, to } = numberCodecs[type];
  return (a) => to(Math.sqrt(from(a)));
}

/** A function of doubles, for those that no format computes exactly (`exp`, `sin`): fp128 goes through double. */
export function throughDouble(
  type: FloatName,
  compute: (...values: number[]) => number,
): (...values: bigint[]) => bigint {
  if (type === 'fp128') {
    const quadOf = (value: number): bigint => convertFloatBits(floatFormats.fp128, f64Format, f64ToBits(value));
    return (...values) => quadOf(compute(...values.map((bits) => quadToF64({ bits }))));
  }
  const { from, to } = numberCodecs[type];
  return (...values) => to(compute(...values.map(from)));
}

/** -1, 0, 1, or undefined if one is NaN. */
export function compareFloats(type: FloatName, a: bigint, b: bigint): number | undefined {
  if (type === 'fp128') {
    const { eq, lt, gt } = f128Meanings.compare;
    if (eq({ bits: a }, { bits: b }) === 1) return 0;
    return lt({ bits: a }, { bits: b }) === 1 ? -1 : gt({ bits: a }, { bits: b }) === 1 ? 1 : undefined;
  }
  const { from } = numberCodecs[type];
  const [x, y] = [from(a), from(b)];
  return x < y ? -1 : x > y ? 1 : x === y ? 0 : undefined;
}

export function isNaNBits(type: FloatName, bits: bigint): boolean {
  return decodeFloat(floatFormats[type], bits).kind === 'nan';
}

export function isInfiniteBits(type: FloatName, bits: bigint): boolean {
  return decodeFloat(floatFormats[type], bits).kind === 'infinite';
}
