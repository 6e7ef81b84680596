/**
 * Reading floating-point literals, correctly rounded, straight to the type they are meant for.
 *
 * Accepted: C decimal and C99 hexadecimal literals with an optional sign and an optional suffix f, F, l or L, and inf,
 * infinity, nan (also with suffix f). Integers without point or exponent are floats too; a hexadecimal literal needs
 * its `p` exponent. Anything else gives undefined.
 *
 * Literals may be of any length: digits beyond those that can decide a rounding are replaced by one sticky digit, and
 * exponents out of every range are recognised before any power is computed, so the work is linear in the text.
 */
import { f32FromBits, f64FromBits, f64ToBits } from './float-bits.ts';
import { f128Format, f32Format, f64Format, infinityBits, nanBits, zeroBits } from './float-format.ts';
import { bitLength, encodeFloat } from './float-format.ts';
import type { FloatFormat } from './float-format.ts';
import type { FloatType, ValueOf } from './values.ts';

const special = /^([+-]?)(?:(inf|infinity)|nan)f?$/i;
const decimal = /^([+-]?)(\d+(?:\.\d*)?|\.\d+)(?:[eE]([+-]?\d+))?[fFlL]?$/;
const hexadecimal = /^([+-]?)0[xX]([\da-fA-F]+(?:\.[\da-fA-F]*)?|\.[\da-fA-F]+)[pP]([+-]?\d+)[fFlL]?$/;

/** The bit pattern of a literal in any format; undefined if the text is no floating-point literal. */
export function parseFloatBits(text: string, format: FloatFormat): bigint | undefined {
  const name = special.exec(text);
  if (name !== null) return name[2] === undefined ? nanBits(format) : infinityBits(format, name[1] === '-');
  const hex = hexadecimal.exec(text);
  if (hex !== null) return roundHexadecimal(format, hex[1] === '-', hex[2], Number(hex[3]));
  const dec = decimal.exec(text);
  if (dec !== null) return roundDecimal(format, dec[1] === '-', dec[2], Number(dec[3] ?? '0'));
  return undefined;
}

/** The value of a literal, rounded once to the type; undefined if the text is none. */
export function parseFloatLiteral<T extends FloatType>(text: string, type: T): ValueOf<T> | undefined {
  const parse: (text: string) => unknown = parsers[type];
  return parse(text) as ValueOf<T> | undefined;
}

const parsers: { readonly [T in FloatType]: (text: string) => ValueOf<T> | undefined } = {
  f32: parseF32,
  f64: parseF64,
  f128: (text) => {
    const bits = parseFloatBits(text, f128Format);
    return bits === undefined ? undefined : { bits };
  },
};

/** `Number` may by its definition ignore digits after the twentieth, so it reads short decimal literals only. */
function parseShortDecimal(text: string): number | undefined {
  if (text.length > 20 || !decimal.test(text)) return undefined;
  return Number(text.replace(/[fFlL]$/, ''));
}

function parseF64(text: string): number | undefined {
  const short = parseShortDecimal(text);
  if (short !== undefined) return short;
  const bits = parseFloatBits(text, f64Format);
  return bits === undefined ? undefined : f64FromBits(bits);
}

function parseF32(text: string): number | undefined {
  const short = parseShortDecimal(text);
  if (short !== undefined && isSafeToNarrow(short)) return Math.fround(short);
  const bits = parseFloatBits(text, f32Format);
  return bits === undefined ? undefined : f32FromBits(Number(bits));
}

/**
 * Rounding a literal to f64 and then to f32 errs only if the f64 lies halfway between two f32: rounding is monotonic,
 * so any other f64 lies on the same side of every halfway point as the literal. Subnormal f32 have other halfway
 * points and are left to exact arithmetic.
 */
function isSafeToNarrow(value: number): boolean {
  if (value === 0) return true;
  return Math.abs(value) >= 2 ** -126 && BigInt.asUintN(29, f64ToBits(value)) !== 0x1000_0000n;
}

/** Digits with a point in them: the digits without leading zeros, and how many stand behind the point. */
function splitPoint(mantissa: string): { readonly digits: string; readonly scale: number } {
  const point = mantissa.indexOf('.');
  const all = point < 0 ? mantissa : mantissa.slice(0, point) + mantissa.slice(point + 1);
  return { digits: all.replace(/^0+/, ''), scale: point < 0 ? 0 : mantissa.length - point - 1 };
}

function roundHexadecimal(format: FloatFormat, negative: boolean, mantissa: string, power: number): bigint {
  const { digits, scale } = splitPoint(mantissa);
  if (digits === '') return zeroBits(format, negative);
  const kept = shorten(digits, format.precision);
  const exponent = power - 4 * scale + 4 * (digits.length - kept.length);
  if (exponent > 4 * format.maxExponent) return infinityBits(format, negative);
  if (exponent < -8 * format.maxExponent - 4 * kept.length) return zeroBits(format, negative);
  return encodeFloat(format, negative, BigInt(`0x${kept}`), exponent);
}

/** No more than `limit` digits and one sticky digit, which stands for any non-zero rest. */
function shorten(digits: string, limit: number): string {
  if (digits.length <= limit) return digits;
  for (let i = limit; i < digits.length; i++) {
    if (digits[i] !== '0') return `${digits.slice(0, limit)}1`;
  }
  return digits.slice(0, limit);
}

function roundDecimal(format: FloatFormat, negative: boolean, mantissa: string, power: number): bigint {
  const { digits, scale } = splitPoint(mantissa);
  if (digits === '') return zeroBits(format, negative);
  // A halfway point between two floats has at most maxExponent + precision significant digits.
  const kept = shorten(digits, format.maxExponent + format.precision + 2);
  const exponent = power - scale + digits.length - kept.length;
  // The value lies in [10^(leading-1), 10^leading).
  const leading = exponent + kept.length;
  const reach = (format.maxExponent + format.precision) * Math.log10(2) + 2;
  if (leading > reach) return infinityBits(format, negative);
  if (leading < -reach) return zeroBits(format, negative);
  return roundScaled(format, negative, BigInt(kept), exponent);
}

/** digits * 10^exponent, rounded once. 10^e is 5^e * 2^e, and the power of two costs nothing. */
function roundScaled(format: FloatFormat, negative: boolean, digits: bigint, exponent: number): bigint {
  if (exponent >= 0) return encodeFloat(format, negative, digits * 5n ** BigInt(exponent), exponent);
  const divisor = 5n ** BigInt(-exponent);
  const shift = Math.max(0, format.precision + 3 + bitLength(divisor) - bitLength(digits));
  const numerator = digits << BigInt(shift);
  const quotient = numerator / divisor;
  return encodeFloat(format, negative, quotient, exponent - shift, quotient * divisor !== numerator);
}
