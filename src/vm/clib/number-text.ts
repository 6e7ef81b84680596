/**
 * Numbers read from text, by C's rules: `strtol` and `strtod` and what scanf makes of the characters it collected.
 *
 * Decimal text becomes a double by JavaScript's own conversion, which rounds correctly. A float must not be rounded
 * twice (first to double, then to float); that goes wrong only when the double lies exactly between two floats, and
 * then the text itself, read exactly, decides. Hexadecimal text is exact up to one rounding.
 */
import { encodeFloat, f32Format, f64Format } from '../../scalar/float-format.ts';
import { parseFloatLiteral } from '../../scalar/float-literal.ts';
import type { Meter } from '../meter.ts';
import { latin1 } from '../streams.ts';
import { f32FromBits, f32ToBits, f64FromBits } from '../../scalar/float-bits.ts';

/** What a text of a byte takes: the string, and what is cut out of it on the way to a number. */
const COPIES = 4;

/** Bytes as text, a character each, for as long as `use` needs it; the room that it takes is charged meanwhile. */
export function withText<T>(meter: Meter, bytes: Uint8Array, use: (text: string) => T): T {
  const room = bytes.length * COPIES;
  meter.charge(room);
  meter.spend(bytes.length);
  try {
    return use(latin1(bytes));
  } finally {
    meter.release(room);
  }
}

export function isSpace(code: number): boolean {
  return code === 0x20 || (code >= 9 && code <= 13);
}

export interface ParsedInteger {
  /** Exact, not yet reduced to a width. */
  readonly value: bigint;
  readonly negative: boolean;
  /** Characters used, 0 when there is no number. */
  readonly length: number;
}

export interface ParsedFloat {
  readonly value: number;
  readonly length: number;
  /** The magnitude was too large or too small (`ERANGE`). */
  readonly outOfRange: boolean;
}

const NO_INTEGER: ParsedInteger = { value: 0n, negative: false, length: 0 };

/** The number at the very start of the text. `base` is 0 (by prefix) or 2 to 36. */
export function parseInteger(text: string, base: number): ParsedInteger {
  let at = text[0] === '-' || text[0] === '+' ? 1 : 0;
  const hex = /^0[xX][0-9a-fA-F]/.test(text.slice(at, at + 3));
  let radix = base;
  if (radix === 0) radix = hex ? 16 : text[at] === '0' ? 8 : 10;
  if (radix === 16 && hex) at += 2;
  let end = at;
  while (digitValue(text.charCodeAt(end)) < radix) end++;
  if (end === at) return NO_INTEGER;
  const negative = text[0] === '-';
  const magnitude = digitsToBigInt(text.slice(at, end), radix);
  return { value: negative ? -magnitude : magnitude, negative, length: end };
}

function digitValue(code: number): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  const lower = code | 0x20;
  return lower >= 0x61 && lower <= 0x7a ? lower - 0x57 : 99;
}

/** Every integer type ends far below; the digits behind cannot change that the result is out of range. */
const ENOUGH_DIGITS = 80;

function digitsToBigInt(text: string, radix: number): bigint {
  const digits = text.replace(/^0+/, '').slice(0, ENOUGH_DIGITS);
  const small = parseInt(digits, radix);
  if (Number.isNaN(small)) return 0n;
  if (small <= Number.MAX_SAFE_INTEGER) return BigInt(small);
  let value = 0n;
  for (let i = 0; i < digits.length; i++) value = value * BigInt(radix) + BigInt(digitValue(digits.charCodeAt(i)));
  return value;
}

/** What strtol returns for a value that does not fit: the nearest that does. */
export function saturate(value: bigint, bits: number, signed: boolean): bigint {
  const most = signed ? (1n << BigInt(bits - 1)) - 1n : (1n << BigInt(bits)) - 1n;
  if (value > most) return most;
  if (!signed) return value < -most ? most : BigInt.asUintN(bits, value);
  return value < -most - 1n ? -most - 1n : value;
}

const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/;
const HEXADECIMAL = /^([+-]?)0[xX]([0-9a-fA-F]+\.?[0-9a-fA-F]*|\.[0-9a-fA-F]+)(?:[pP]([+-]?\d+))?/;
const INFINITE = /^[+-]?inf(?:inity)?/i;
const NOT_A_NUMBER = /^[+-]?nan(?:\([0-9a-zA-Z_]*\))?/i;

/** The longest number at the start of the text, to the nearest value of 64 or 32 bits. */
export function parseFloatText(text: string, bits: 64 | 32): ParsedFloat {
  const hex = HEXADECIMAL.exec(text);
  if (hex !== null) return finiteResult(hexValue(hex, bits), hex[0].length, bits, /[1-9a-f]/i.test(hex[2]));
  const decimal = DECIMAL.exec(text)?.[0];
  if (decimal !== undefined) {
    const value = bits === 64 ? Number(decimal) : decimalToFloat(decimal);
    return finiteResult(value, decimal.length, bits, /[1-9]/.test(decimal.split(/[eE]/)[0]));
  }
  const special = INFINITE.exec(text)?.[0] ?? NOT_A_NUMBER.exec(text)?.[0];
  if (special === undefined) return { value: 0, length: 0, outOfRange: false };
  const magnitude = /inf/i.test(special) ? Infinity : NaN;
  return { value: special[0] === '-' ? -magnitude : magnitude, length: special.length, outOfRange: false };
}

function finiteResult(value: number, length: number, bits: 64 | 32, nonZero: boolean): ParsedFloat {
  const least = bits === 64 ? 2 ** -1022 : 2 ** -126;
  return { value, length, outOfRange: nonZero && (Math.abs(value) < least || Math.abs(value) === Infinity) };
}

const SIGNIFICANT_HEX = 32;

function hexValue(match: RegExpExecArray, bits: 64 | 32): number {
  const [, sign, mantissa, power] = match;
  const point = mantissa.indexOf('.');
  const digits = mantissa.replace('.', '');
  const significant = digits.replace(/^0+/, '');
  const kept = significant.slice(0, SIGNIFICANT_HEX);
  const dropped = significant.slice(SIGNIFICANT_HEX);
  const decimals = point < 0 ? 0 : mantissa.length - 1 - point;
  const clamped = Math.max(-1e12, Math.min(1e12, Number(power ?? 0)));
  const exponent = clamped - 4 * decimals + 4 * dropped.length;
  const format = bits === 64 ? f64Format : f32Format;
  const value = encodeFloat(format, sign === '-', BigInt(`0x${kept}0`), exponent - 4, /[1-9a-f]/i.test(dropped));
  return bits === 64 ? f64FromBits(value) : f32FromBits(Number(value));
}

/** A decimal to the nearest float, rounded once. */
export function decimalToFloat(text: string): number {
  const magnitude = nearestFloat(text.replace(/^[+-]/, ''));
  return text[0] === '-' ? -magnitude : magnitude;
}

function nearestFloat(text: string): number {
  const double = Number(text);
  const near = Math.fround(double);
  if (near === double) return near;
  const low = near < double ? near : nextFloat(near, -1);
  const high = near < double ? nextFloat(near, 1) : near;
  // Rounding treats infinity as the power of two that it replaces. Both floats have 24 bits: the middle is exact.
  const middle = (low + Math.min(high, 2 ** 128)) / 2;
  if (double !== middle) return near;
  return parseFloatLiteral(text, 'f32') ?? near;
}

function nextFloat(value: number, step: 1 | -1): number {
  return f32FromBits(f32ToBits(value) + step);
}
