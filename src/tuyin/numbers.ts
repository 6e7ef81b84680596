/**
 * Numbers between text and value, exactly.
 *
 * A decimal float is the exact number digits * 10^exponent until a type is known; a hexadecimal one is a bit pattern:
 * `0x` of a double (also for half and float, which must be able to hold it), `0xH` of a half, `0xL` of an fp128, and
 * `0xK` and `0xM` of two formats for which there is no type. All have the sign first.
 */
import {
  decodeFloat,
  encodeFloat,
  f128Format,
  f16Format,
  f64Format,
  infinityBits,
  type FloatFormat,
} from '../scalar/float-format.ts';
import { parseFloatBits } from '../scalar/float-literal.ts';
import { formatFloatBits } from '../scalar/float-text.ts';
import type { Expr, ExprOf, HexFormat } from './nodes.ts';
import { floatFormats, type FloatName } from './types.ts';

export interface Decimal {
  readonly digits: string;
  readonly exponent: number;
}

/** The value of an INT token; `s0x` counts its digits as two's complement. */
export function parseInteger(text: string): bigint {
  if (text.startsWith('u')) return BigInt(text.slice(1));
  if (!text.startsWith('s')) return BigInt(text);
  return BigInt.asIntN(4 * (text.length - 3), BigInt(text.slice(1)));
}

/** Wide integers print in hexadecimal, which is linear in their length. */
export function integerText(value: bigint): string {
  const limit = 1n << 256n;
  if (value < 0n) return `-${integerText(-value)}`;
  return value < limit ? value.toString() : `u0x${value.toString(16).toUpperCase()}`;
}

/** A long text in a message. */
export function shortened(text: string): string {
  const line = text.split(/[\r\n]/)[0];
  return line.length > 40 ? `${line.slice(0, 37)}...` : line;
}

const mostExponent = 1e6;

/** A decimal literal as digits without leading or trailing zeros and an exponent, which is kept within a million. */
export function parseDecimal(text: string): Decimal {
  const [mantissa, power = '0'] = text.toLowerCase().split('e');
  const [whole, fraction = ''] = mantissa.split('.');
  const all = `${whole}${fraction}`.replace(/^0+/, '');
  const digits = all.replace(/0+$/, '');
  if (digits === '') return { digits: '0', exponent: 0 };
  const exponent = Number(power) - fraction.length + all.length - digits.length;
  return { digits, exponent: Math.max(-mostExponent, Math.min(mostExponent, exponent)) };
}

/** The canonical text: `1.25`, `1e+30`, `1.5e-9`; it always has a point or an exponent. */
export function decimalText({ digits, exponent }: Decimal): string {
  if (digits === '0') return '0.0';
  const point = digits.length + exponent;
  if (exponent >= 0 && point <= 21) return `${digits}${'0'.repeat(exponent)}.0`;
  if (point > 0 && point <= 21) return `${digits.slice(0, point)}.${digits.slice(point)}`;
  if (point > -6 && point <= 0) return `0.${'0'.repeat(-point)}${digits}`;
  const mantissa = digits.length === 1 ? digits : `${digits[0]}.${digits.slice(1)}`;
  return `${mantissa}e${point - 1 < 0 ? '-' : '+'}${Math.abs(point - 1)}`;
}

/** Is the value of a bit pattern exactly this decimal number? */
export function isExactly(bits: bigint, format: FloatFormat, { digits, exponent }: Decimal): boolean {
  const value = decodeFloat(format, bits);
  if (value.kind !== 'finite') return false;
  if (digits === '0') return value.significand === 0n;
  // A float is a whole multiple of 2^least; with more places, or a longer number than any float, it cannot be one.
  if (exponent < -format.maxExponent - format.precision || exponent + digits.length > format.maxExponent) return false;
  let [left, right] = [value.significand, BigInt(digits)];
  if (exponent > 0) right *= 10n ** BigInt(exponent);
  else left *= 10n ** BigInt(-exponent);
  if (value.exponent > 0) left <<= BigInt(value.exponent);
  else right <<= BigInt(-value.exponent);
  return left === right;
}

/** The nearest bit pattern. */
export function decimalBits(decimal: Decimal, format: FloatFormat): bigint {
  return parseFloatBits(`${decimal.digits}e${decimal.exponent}`, format) ?? 0n;
}

/** Converts a bit pattern, NaN payloads included, if the other format can hold it exactly. */
export function convertExactly(bits: bigint, from: FloatFormat, to: FloatFormat): bigint | undefined {
  const value = decodeFloat(from, bits);
  if (value.kind === 'nan') return convertNan(bits, from, to);
  const negative = value.negative;
  if (value.kind === 'infinite') return infinityBits(to, negative);
  const converted = encodeFloat(to, negative, value.significand, value.exponent);
  const back = decodeFloat(to, converted);
  if (back.kind !== 'finite') return undefined;
  return encodeFloat(from, negative, back.significand, back.exponent) === bits ? converted : undefined;
}

/** The payload keeps its place behind the point. */
function convertNan(bits: bigint, from: FloatFormat, to: FloatFormat): bigint | undefined {
  const payload = BigInt.asUintN(from.precision - 1, bits);
  const shift = BigInt(to.precision - from.precision);
  const moved = shift >= 0n ? payload << shift : payload >> -shift;
  if (shift < 0n && moved << -shift !== payload) return undefined;
  const negative = (bits >> BigInt(from.width - 1)) & 1n;
  return infinityBits(to, negative === 1n) | moved;
}

const hexFormats: Partial<Record<HexFormat, FloatFormat>> = { '': f64Format, H: f16Format, L: f128Format };
const hexDigits: Readonly<Record<HexFormat, number>> = { '': 16, H: 4, L: 32, K: 20, M: 32 };

export function parseHexFloat(text: string): { readonly format: HexFormat; readonly bits: bigint } {
  const letter = text[2];
  const format: HexFormat = letter === 'H' || letter === 'L' || letter === 'K' || letter === 'M' ? letter : '';
  return { format, bits: BigInt(`0x${text.slice(format === '' ? 2 : 3)}`) };
}

export function hexFloatText(format: HexFormat, bits: bigint): string {
  return `0x${format}${bits.toString(16).toUpperCase().padStart(hexDigits[format], '0')}`;
}

/** A float constant: a literal, perhaps with a sign. */
export function floatLiteral(
  expr: Expr,
): { readonly negative: boolean; readonly literal: ExprOf<'decimal' | 'hexfloat'> } | undefined {
  let negative = false;
  let inner = expr;
  if (inner.kind === 'unary' && inner.op === '-') {
    negative = true;
    inner = inner.operand;
  }
  return inner.kind === 'decimal' || inner.kind === 'hexfloat' ? { negative, literal: inner } : undefined;
}

/** The bits of a literal in a type, and whether they are exactly what is written; undefined where the format has no type. */
export function literalBits(
  literal: ExprOf<'decimal' | 'hexfloat'>,
  negative: boolean,
  type: FloatName,
): { readonly bits: bigint; readonly exact: boolean } | undefined {
  const format = floatFormats[type];
  const sign = negative ? 1n << BigInt(format.width - 1) : 0n;
  if (literal.kind === 'decimal') {
    const bits = decimalBits(literal, format);
    return { bits: bits ^ sign, exact: isExactly(bits, format, literal) };
  }
  const from = hexFormats[literal.format];
  if (from === undefined) return undefined;
  const bits = convertExactly(literal.bits, from, format);
  return bits === undefined ? { bits: 0n, exact: false } : { bits: bits ^ sign, exact: true };
}

/** A typed float constant: the shortest decimal if that is exactly the value, else hexadecimal. */
export function floatText(bits: bigint, type: FloatName): string {
  const format = floatFormats[type];
  const text = formatFloatBits(bits, format);
  if (/^-?[0-9]/.test(text) && isExactly(bits, format, parseDecimal(text.replace('-', '')))) return text;
  if (type === 'fp128') return hexFloatText('L', bits);
  const double = convertExactly(bits, format, f64Format);
  return double === undefined ? hexFloatText('H', bits) : hexFloatText('', double);
}
