/**
 * Writing floats: the shortest decimal text that reads back to the same value at its type, and C's `%a`.
 *
 * Decimal digits come from the exact algorithm of Steele and White ("How to print floating-point numbers accurately",
 * PLDI 1990) on bigints for f32 and f128, and from JavaScript's own conversion for f64, which gives the same digits.
 * The layout is JavaScript's, with `.0` added to integers: 1.0, 0.1, 1e+21, 1.5e-7, -0.0, nan, inf, -inf. Such text
 * always contains a point, an exponent or a name, so it cannot be taken for an integer.
 */
import { f32ToBits, f64FromBits, f64ToBits } from './float-bits.ts';
import { f128Format, f32Format, f64Format, leastExponent } from './float-format.ts';
import { bitLength, convertFloatBits, decodeFloat } from './float-format.ts';
import type { Finite, FloatFormat } from './float-format.ts';
import type { FloatType, ValueOf } from './values.ts';

/** The shortest text that reads back as the same value of the type. */
export function formatFloat<T extends FloatType>(value: ValueOf<T>, type: T): string {
  const bits = patternOf(value, type);
  return type === 'f64' ? formatF64(f64FromBits(bits)) : formatFloatBits(bits, formats[type]);
}

const formats: { readonly [T in FloatType]: FloatFormat } = { f32: f32Format, f64: f64Format, f128: f128Format };

function patternOf(value: number | { readonly bits: bigint }, type: FloatType): bigint {
  if (typeof value === 'object') return value.bits;
  return type === 'f32' ? BigInt(f32ToBits(value)) : f64ToBits(value);
}

function formatF64(value: number): string {
  if (value !== value) return 'nan';
  if (value === Infinity || value === -Infinity) return value > 0 ? 'inf' : '-inf';
  const text = Object.is(value, -0) ? '-0' : String(value);
  return /[.e]/.test(text) ? text : `${text}.0`;
}

/** The shortest decimal text of a bit pattern of any format. */
export function formatFloatBits(bits: bigint, format: FloatFormat): string {
  const value = decodeFloat(format, bits);
  if (value.kind === 'nan') return 'nan';
  const sign = value.negative ? '-' : '';
  if (value.kind === 'infinite') return `${sign}inf`;
  if (value.significand === 0n) return `${sign}0.0`;
  const { digits, point } = shortestDigits(value, format);
  return sign + layOut(digits, point);
}

/** The value 0.DIGITS * 10^point, written as JavaScript would. */
function layOut(digits: string, point: number): string {
  const count = digits.length;
  if (count <= point && point <= 21) return `${digits}${'0'.repeat(point - count)}.0`;
  if (0 < point && point <= 21) return `${digits.slice(0, point)}.${digits.slice(point)}`;
  if (-6 < point && point <= 0) return `0.${'0'.repeat(-point)}${digits}`;
  const exponent = point - 1;
  const mantissa = count === 1 ? digits : `${digits[0]}.${digits.slice(1)}`;
  return `${mantissa}e${exponent < 0 ? '-' : '+'}${Math.abs(exponent)}`;
}

/**
 * State of the digit generation: the value is numerator / denominator, and any text within `below` and `above` of it
 * (over the same denominator) reads back as the same float.
 */
interface Scaled {
  numerator: bigint;
  denominator: bigint;
  below: bigint;
  above: bigint;
}

/** The halves of the distances to the neighbours, over a denominator that makes all numbers integers. */
function scale({ significand, exponent }: Finite, format: FloatFormat): Scaled {
  // Just above a power of two the float below is only half as far away as the one above.
  const uneven = significand === 1n << BigInt(format.precision - 1) && exponent > leastExponent(format);
  const numerator = significand << (uneven ? 2n : 1n);
  const denominator = uneven ? 4n : 2n;
  const above = uneven ? 2n : 1n;
  if (exponent < 0) return { numerator, denominator: denominator << BigInt(-exponent), below: 1n, above };
  const unit = BigInt(exponent);
  return { numerator: numerator << unit, denominator, below: 1n << unit, above: above << unit };
}

function shortestDigits(value: Finite, format: FloatFormat): { readonly digits: string; readonly point: number } {
  const state = scale(value, format);
  // Readers round ties to even, so the end points of the interval belong to it if the significand is even.
  const inclusive = (value.significand & 1n) === 0n;
  const point = scaleToUnit(state, value, inclusive);
  return { digits: generateDigits(state, inclusive), point };
}

/** Multiplies by a power of ten such that the value (and what rounds up to it) lies in [0.1, 1); returns the power. */
function scaleToUnit(state: Scaled, { significand, exponent }: Finite, inclusive: boolean): number {
  let point = Math.ceil((exponent + bitLength(significand) - 1) * Math.log10(2) - 1e-9);
  if (point >= 0) {
    state.denominator *= 10n ** BigInt(point);
  } else {
    const factor = 10n ** BigInt(-point);
    state.numerator *= factor;
    state.below *= factor;
    state.above *= factor;
  }
  const reach = state.numerator + state.above;
  if (reach > state.denominator || (inclusive && reach === state.denominator)) {
    state.denominator *= 10n;
    point++;
  }
  return point;
}

function generateDigits(state: Scaled, inclusive: boolean): string {
  const { denominator } = state;
  let { numerator, below, above } = state;
  let digits = '';
  for (;;) {
    numerator *= 10n;
    below *= 10n;
    above *= 10n;
    const digit = numerator / denominator;
    numerator %= denominator;
    const lowEnough = numerator < below || (inclusive && numerator === below);
    const highEnough = numerator + above > denominator || (inclusive && numerator + above === denominator);
    if (!lowEnough && !highEnough) {
      digits += digit.toString();
      continue;
    }
    const up = highEnough && (!lowEnough || roundsUp(numerator * 2n, denominator, digit));
    return digits + (up ? digit + 1n : digit).toString();
  }
}

/** The closer of two last digits, the even one if both are equally close (as JavaScript and C do). */
function roundsUp(twiceRest: bigint, denominator: bigint, digit: bigint): boolean {
  return twiceRest > denominator || (twiceRest === denominator && (digit & 1n) === 1n);
}

/** C's `%a`: f32 is written as the f64 of the same value, as C promotes it. NaN is written `nan`. */
export function formatHexFloat<T extends FloatType>(value: ValueOf<T>, type: T): string {
  const bits = patternOf(value, type);
  if (type === 'f32') return formatHexFloatBits(convertFloatBits(f64Format, f32Format, bits), f64Format);
  return formatHexFloatBits(bits, formats[type]);
}

export function formatHexFloatBits(bits: bigint, format: FloatFormat): string {
  const value = decodeFloat(format, bits);
  if (value.kind === 'nan') return 'nan';
  const sign = value.negative ? '-' : '';
  if (value.kind === 'infinite') return `${sign}inf`;
  if (value.significand === 0n) return `${sign}0x0p+0`;
  const fractionBits = format.precision - 1;
  const places = Math.ceil(fractionBits / 4);
  const aligned = BigInt.asUintN(fractionBits, value.significand) << BigInt(places * 4 - fractionBits);
  const fraction = aligned.toString(16).padStart(places, '0').replace(/0+$/, '');
  const exponent = value.exponent + fractionBits;
  const whole = value.significand >> BigInt(fractionBits);
  return `${sign}0x${whole}${fraction === '' ? '' : `.${fraction}`}p${exponent < 0 ? '-' : '+'}${Math.abs(exponent)}`;
}
