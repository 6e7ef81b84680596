/**
 * Binary floating-point formats and exact rounding into them.
 *
 * A finite value is written significand * 2^exponent with a bigint significand; `encodeFloat` rounds any such value to
 * nearest even and gives the bit pattern, `decodeFloat` is its inverse. Everything that must not round twice (quad
 * arithmetic, conversions between formats, integers to floats, literals) computes exactly and rounds here, once.
 *
 *     bit pattern:   sign | biased exponent | fraction of precision-1 bits        (IEEE 754-2019, section 3.4)
 */
import { InternalError } from '../base/errors.ts';

export interface FloatFormat {
  /** Bits in all. */
  readonly width: number;
  /** Bits of the significand, the hidden one included. */
  readonly precision: number;
  /** Largest exponent of a value 1.x * 2^e, which is also the bias. */
  readonly maxExponent: number;
}

export const f16Format: FloatFormat = { width: 16, precision: 11, maxExponent: 15 };
export const f32Format: FloatFormat = { width: 32, precision: 24, maxExponent: 127 };
export const f64Format: FloatFormat = { width: 64, precision: 53, maxExponent: 1023 };
export const f128Format: FloatFormat = { width: 128, precision: 113, maxExponent: 16383 };

export interface Finite {
  readonly kind: 'finite';
  readonly negative: boolean;
  /** 0n for zeros. */
  readonly significand: bigint;
  readonly exponent: number;
}

export type DecodedFloat =
  | Finite
  | { readonly kind: 'infinite'; readonly negative: boolean }
  | { readonly kind: 'nan' };

/** The exponent of the last place of subnormal numbers, the smallest step of a format. */
export function leastExponent(format: FloatFormat): number {
  return 2 - format.maxExponent - format.precision;
}

/** Bits to be stored: of all NaNs, the one. */
export function oneNanBits(format: FloatFormat, bits: bigint): bigint {
  return decodeFloat(format, BigInt.asUintN(format.width, bits)).kind === 'nan' ? nanBits(format) : bits;
}

/** The number of bits of a non-negative integer: 0 for 0, 1 for 1, 2 for 2 and 3. */
export function bitLength(value: bigint): number {
  if (value <= 0xffff_ffffn) return 32 - Math.clz32(Number(value));
  const hex = value.toString(16);
  return hex.length * 4 - Math.clz32(parseInt(hex[0], 16)) + 28;
}

function fractionBits(format: FloatFormat): bigint {
  return BigInt(format.precision - 1);
}

function exponentMask(format: FloatFormat): bigint {
  return BigInt(2 * format.maxExponent + 1);
}

function withSign(format: FloatFormat, negative: boolean, magnitude: bigint): bigint {
  return negative ? magnitude | (1n << BigInt(format.width - 1)) : magnitude;
}

export function infinityBits(format: FloatFormat, negative: boolean): bigint {
  return withSign(format, negative, exponentMask(format) << fractionBits(format));
}

/** The one NaN of this house: positive, quiet, without payload. */
export function nanBits(format: FloatFormat): bigint {
  return infinityBits(format, false) | (1n << (fractionBits(format) - 1n));
}

export function zeroBits(format: FloatFormat, negative: boolean): bigint {
  return withSign(format, negative, 0n);
}

export function decodeFloat(format: FloatFormat, bits: bigint): DecodedFloat {
  const fraction = BigInt.asUintN(format.precision - 1, bits);
  const biased = Number((bits >> fractionBits(format)) & exponentMask(format));
  const negative = ((bits >> BigInt(format.width - 1)) & 1n) === 1n;
  if (biased === 2 * format.maxExponent + 1) return fraction === 0n ? { kind: 'infinite', negative } : { kind: 'nan' };
  const significand = biased === 0 ? fraction : fraction | (1n << fractionBits(format));
  return { kind: 'finite', negative, significand, exponent: Math.max(biased, 1) - 1 + leastExponent(format) };
}

/**
 * The bit pattern nearest to ±significand * 2^exponent, ties to even. `sticky` says that the true magnitude lies above
 * the given one by less than one unit of the significand; the significand must then have at least precision + 2 bits.
 */
export function encodeFloat(
  format: FloatFormat,
  negative: boolean,
  significand: bigint,
  exponent: number,
  sticky = false,
): bigint {
  const length = bitLength(significand);
  if (sticky && length < format.precision + 2) throw new InternalError('too few bits to round', 'encodeFloat');
  const least = leastExponent(format);
  // The outer ranges are decided first, so that no shift below is longer than the format needs.
  if (length === 0 || exponent + length < least) return zeroBits(format, negative);
  if (exponent + length - 1 > format.maxExponent) return infinityBits(format, negative);
  const lastPlace = Math.max(exponent + length - format.precision, least);
  const rounded = roundShift(significand, lastPlace - exponent, sticky);
  // A biased exponent of 0 means subnormal; otherwise adding the significand with its hidden bit counts the exponent
  // up by one, and a carry out of rounding by one more, up to the pattern of infinity.
  return withSign(format, negative, (BigInt(lastPlace - least) << fractionBits(format)) + rounded);
}

/** significand / 2^shift, rounded to nearest even. */
function roundShift(significand: bigint, shift: number, sticky: boolean): bigint {
  if (shift <= 0) return significand << BigInt(-shift);
  const quotient = significand >> BigInt(shift);
  const rest = BigInt.asUintN(shift, significand);
  const half = 1n << BigInt(shift - 1);
  const up = rest > half || (rest === half && (sticky || (quotient & 1n) === 1n));
  return up ? quotient + 1n : quotient;
}

/** Converts a pattern of one format to the nearest of another. */
export function convertFloatBits(to: FloatFormat, from: FloatFormat, bits: bigint): bigint {
  const value = decodeFloat(from, bits);
  if (value.kind === 'nan') return nanBits(to);
  if (value.kind === 'infinite') return infinityBits(to, value.negative);
  return encodeFloat(to, value.negative, value.significand, value.exponent);
}

/** The nearest pattern to an integer. */
export function floatBitsOfInteger(format: FloatFormat, value: bigint): bigint {
  return value < 0n ? encodeFloat(format, true, -value, 0) : encodeFloat(format, false, value, 0);
}
