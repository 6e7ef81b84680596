/** Values worth trying, by type: boundaries of every kind, and seeded random ones. */
import type { FloatFormat } from '../../src/scalar/float-format.ts';
import { f128Format, f32Format, f64Format } from '../../src/scalar/float-format.ts';
import { fromBits } from '../../src/scalar/bits.ts';
import { primRows } from '../../src/scalar/prim-types.ts';
import { isComplexType, isFloatType, isIntegerType, isVectorType, lanesOf } from '../../src/scalar/values.ts';
import type { BasicType, FloatType, IntegerType, Value } from '../../src/scalar/values.ts';
import { isLong } from '../long.ts';
import type { Random } from './random.ts';

export const formats: { readonly [T in FloatType]: FloatFormat } = { f32: f32Format, f64: f64Format, f128: f128Format };

/** What is tried with everything else, in pairs: a quick run keeps to the edges of types. */
const powers = isLong
  ? [0, 1, 2, 3, 5, 7, 8, 15, 16, 24, 31, 32, 33, 52, 53, 54, 63, 64, 65, 100, 126, 127]
  : [0, 1, 7, 8, 15, 16, 31, 32, 53, 63, 64, 126, 127];
const exponents = isLong
  ? [-2, -1, 0, 1, 2, 7, 8, 15, 23, 24, 31, 32, 52, 53, 63, 64, 112, 113]
  : [-1, 0, 1, 7, 23, 31, 52, 63, 112];

/** Mathematical integers in the range of a type: powers of two, their neighbours, the ends, and random ones. */
export function integerSamples(type: IntegerType, random: Random, randomCount: number): bigint[] {
  const bits = type === 'u1' ? 1 : primRows[type].bits;
  const signed = primRows[type].signed === true;
  const cut = (x: bigint): bigint => (signed ? BigInt.asIntN(bits, x) : BigInt.asUintN(bits, x));
  const found = new Set<bigint>();
  for (const power of powers) {
    for (const step of [-1n, 0n, 1n]) {
      if (power < bits) found.add(cut((1n << BigInt(power)) + step)).add(cut(-(1n << BigInt(power)) + step));
    }
  }
  for (let i = 0; i < randomCount; i++) found.add(cut(random.bits(bits)));
  for (let i = 0; i < randomCount; i++) found.add(cut(random.bits(1 + random.below(bits)) * (signed ? -1n : 1n)));
  return [...found];
}

/** Bit patterns of floats: first NaN, infinities, both zeros and subnormals, then integers, halves, and random ones. */
export function floatPatterns(type: FloatType, random: Random, randomCount: number): bigint[] {
  const { width, precision, maxExponent } = formats[type];
  const fraction = BigInt(precision - 1);
  const at = (exponent: number, low: bigint): bigint => (BigInt(exponent + maxExponent) << fraction) + low;
  const magnitudes = [0n, 1n, 2n, (1n << fraction) - 1n, at(1 - maxExponent, 0n), at(1 - maxExponent, 1n)];
  for (const exponent of [...exponents, maxExponent]) {
    const top = 1n << (fraction - 1n);
    magnitudes.push(at(exponent, 0n), at(exponent, -1n), at(exponent, 1n), at(exponent, top), at(exponent, top + 1n));
  }
  const nan = (BigInt(2 * maxExponent + 1) << fraction) | (1n << (fraction - 1n));
  const infinite = BigInt(2 * maxExponent + 1) << fraction;
  const sign = 1n << BigInt(width - 1);
  const usable = magnitudes.filter((x) => x <= infinite);
  const patterns = new Set([nan, infinite, infinite | sign, ...usable.flatMap((x) => [x, x | sign])]);
  for (let i = 0; i < randomCount; i++) patterns.add(canonicalNaN(random.bits(width), infinite, nan, sign));
  // Exponents near zero, so that operands meet each other.
  for (let i = 0; i < randomCount; i++) {
    const magnitude = at(random.below(2 * precision) - precision, random.bits(precision - 1));
    patterns.add(random.below(2) === 0 ? magnitude : magnitude | sign);
  }
  return [...patterns];
}

function canonicalNaN(pattern: bigint, infinite: bigint, nan: bigint, sign: bigint): bigint {
  return (pattern & ~sign) > infinite ? nan : pattern;
}

/** Canonical values of any type. */
export function valueSamples(type: BasicType, random: Random, count: number): Value[] {
  if (isIntegerType(type)) return integerSamples(type, random, count).map((x) => fromBits(type, x));
  if (isFloatType(type)) return floatPatterns(type, random, count).map((x) => fromBits(type, x));
  const { lane, lanes } = lanesOf(type);
  const pool = valueSamples(lane, random, count);
  return Array.from({ length: count * 2 }, () => {
    const parts = Array.from({ length: lanes }, () => random.pick(pool));
    return isComplexType(type) ? ({ re: parts[0], im: parts[1] } as Value) : (parts as Value);
  });
}

/** Is `value` in the form that values.ts prescribes for `type`? Written from its table, not from its code. */
export function isCanonical(type: BasicType, value: unknown): boolean {
  if (isVectorType(type)) {
    const { lane, lanes } = lanesOf(type);
    return Array.isArray(value) && value.length === lanes && value.every((x) => isCanonical(lane, x));
  }
  if (isComplexType(type)) {
    const part = type === 'c64' ? 'f32' : 'f64';
    const { re, im } = value as { re: unknown; im: unknown };
    return isCanonical(part, re) && isCanonical(part, im);
  }
  if (type === 'f32') return typeof value === 'number' && Object.is(Math.fround(value), value);
  if (type === 'f64') return typeof value === 'number';
  if (type === 'f128') {
    const bits = (value as { bits: unknown }).bits;
    return typeof bits === 'bigint' && bits >= 0n && bits < 1n << 128n;
  }
  const bits = BigInt(type === 'u1' ? 1 : primRows[type].bits);
  if (typeof value !== (bits > 32n ? 'bigint' : 'number') || Object.is(value, -0)) return false;
  if (typeof value === 'number' && !Number.isInteger(value)) return false;
  const x = BigInt(value as bigint);
  const signed = primRows[type].signed === true;
  return signed ? x >= -(1n << (bits - 1n)) && x < 1n << (bits - 1n) : x >= 0n && x < 1n << bits;
}
