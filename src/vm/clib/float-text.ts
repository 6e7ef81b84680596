/**
 * Floating-point numbers as C writes them (`%f %e %g %a`), correctly rounded to any number of digits.
 *
 * The exact value of a double is an integer times a power of two, so bigint arithmetic gives every decimal digit.
 * JavaScript's toFixed and toExponential are correct too, except that they round exact ties up where C rounds them to
 * even; they are used where no tie is possible. Signs are the caller's: these functions see magnitudes.
 */
import { decodeFloat, f64Format } from '../../scalar/float-format.ts';
import { f64ToBits } from '../../scalar/float-bits.ts';

/** No double has more digits behind the point; beyond them there are only zeros. */
const MOST_DECIMALS = 1074;
/** No double has more significant digits. */
const MOST_DIGITS = 767;

/** Digits d1 d2 … and the exponent of ten of d1. */
interface Scientific {
  readonly digits: string;
  readonly exponent: number;
}

interface Exact {
  readonly significand: bigint;
  readonly exponent: number;
}

function exactValue(magnitude: number): Exact {
  const decoded = decodeFloat(f64Format, f64ToBits(magnitude));
  return decoded.kind === 'finite' ? decoded : { significand: 0n, exponent: 0 };
}

/** numerator / denominator to nearest, ties to even. */
function divideRounded(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator;
  const twice = (numerator - quotient * denominator) * 2n;
  const up = twice > denominator || (twice === denominator && (quotient & 1n) === 1n);
  return up ? quotient + 1n : quotient;
}

/** `decimals` digits behind the point (`%f`); with none, `point` says whether the point is written. */
export function formatFixed(magnitude: number, decimals: number, point: boolean): string {
  const text = fixedDigits(magnitude, Math.min(decimals, MOST_DECIMALS));
  if (decimals === 0) return point ? `${text}.` : text;
  return text + '0'.repeat(Math.max(0, decimals - MOST_DECIMALS));
}

function fixedDigits(magnitude: number, decimals: number): string {
  // A tie would need magnitude * 2 * 10^decimals to be odd, hence magnitude * 2^(decimals + 1) to be an integer.
  const mayTie = decimals > 20 || (!Number.isInteger(magnitude) && Number.isInteger(magnitude * 2 ** (decimals + 1)));
  if (!mayTie && magnitude < 1e21) return magnitude.toFixed(decimals);
  const { significand, exponent } = exactValue(magnitude);
  const scaled = significand * 10n ** BigInt(decimals);
  const integer = exponent >= 0 ? scaled << BigInt(exponent) : divideRounded(scaled, 1n << BigInt(-exponent));
  const digits = integer.toString().padStart(decimals + 1, '0');
  if (decimals === 0) return digits;
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** `decimals` digits behind the point of d.ddd (`%e`). */
export function formatScientific(magnitude: number, decimals: number, point: boolean): string {
  const { digits, exponent } = scientificDigits(magnitude, decimals + 1);
  return joinScientific(digits, exponent, point);
}

function joinScientific(digits: string, exponent: number, point: boolean): string {
  const mantissa = digits.length > 1 || point ? `${digits[0]}.${digits.slice(1)}` : digits;
  const size = Math.abs(exponent).toString().padStart(2, '0');
  return `${mantissa}e${exponent < 0 ? '-' : '+'}${size}`;
}

function scientificDigits(magnitude: number, count: number): Scientific {
  if (magnitude === 0) return { digits: '0'.repeat(count), exponent: 0 };
  if (count > MOST_DIGITS) {
    const all = scientificDigits(magnitude, MOST_DIGITS);
    return { digits: all.digits + '0'.repeat(count - MOST_DIGITS), exponent: all.exponent };
  }
  return quickDigits(magnitude, count) ?? exactDigits(magnitude, count);
}

/** A tie ends in a 5 one digit further on; anything else toExponential rounds as C does. */
function quickDigits(magnitude: number, count: number): Scientific | undefined {
  if (count > 100) return undefined;
  const further = splitExponential(magnitude.toExponential(count));
  if (further.digits.endsWith('5')) return undefined;
  return splitExponential(magnitude.toExponential(count - 1));
}

function splitExponential(text: string): Scientific {
  const at = text.indexOf('e');
  return { digits: text[0] + text.slice(2, at), exponent: Number(text.slice(at + 1)) };
}

function exactDigits(magnitude: number, count: number): Scientific {
  const { significand, exponent } = exactValue(magnitude);
  // 21 digits tell every double from the power of ten above it, so the exponent is not rounded up.
  const power = Number(magnitude.toExponential(20).split('e')[1]);
  const shift = count - 1 - power;
  const numerator = (significand << BigInt(Math.max(exponent, 0))) * 10n ** BigInt(Math.max(shift, 0));
  const denominator = (10n ** BigInt(Math.max(-shift, 0))) << BigInt(Math.max(-exponent, 0));
  const digits = divideRounded(numerator, denominator).toString();
  // Rounding 99…9 up gives one digit more; it is a 1 and zeros.
  if (digits.length > count) return { digits: digits.slice(0, count), exponent: power + 1 };
  return { digits, exponent: power };
}

/** `%g`: `precision` significant digits in the shorter of both styles; `keepZeros` is the `#` flag. */
export function formatGeneral(magnitude: number, precision: number, keepZeros: boolean): string {
  const wanted = Math.max(precision, 1);
  const { digits, exponent } = scientificDigits(magnitude, wanted);
  const kept = keepZeros ? digits : digits.replace(/0+$/, '') || '0';
  if (exponent < -4 || exponent >= wanted) return joinScientific(kept, exponent, keepZeros);
  return joinFixed(kept, exponent, keepZeros);
}

function joinFixed(digits: string, exponent: number, point: boolean): string {
  if (exponent < 0) return `0.${'0'.repeat(-exponent - 1)}${digits}`;
  const whole = digits.slice(0, exponent + 1).padEnd(exponent + 1, '0');
  const fraction = digits.slice(exponent + 1);
  return fraction !== '' || point ? `${whole}.${fraction}` : whole;
}

/**
 * `%a` without the `0x`: 1.hhhp±d, as glibc writes it: subnormal doubles as 0.hhhp-1022, trailing zeros cut when
 * `precision` is undefined, otherwise rounded to that many digits, ties to even.
 */
export function formatHex(magnitude: number, precision: number | undefined, point: boolean): string {
  const bits = f64ToBits(magnitude);
  const fraction = BigInt.asUintN(52, bits);
  const biased = Number(bits >> 52n);
  const exponent = magnitude === 0 ? 0 : Math.max(biased, 1) - 1023;
  let significand = biased === 0 ? fraction : fraction | (1n << 52n);
  let places = precision ?? 13;
  if (places < 13) significand = divideRounded(significand, 1n << BigInt(52 - 4 * places));
  else significand <<= BigInt(4 * (places - 13));
  let digits = significand.toString(16).padStart(places + 1, '0');
  if (precision === undefined) {
    digits = digits[0] + digits.slice(1).replace(/0+$/, '');
    places = digits.length - 1;
  }
  const mantissa = places > 0 || point ? `${digits[0]}.${digits.slice(1)}` : digits;
  return `${mantissa}p${exponent < 0 ? '-' : '+'}${Math.abs(exponent)}`;
}
