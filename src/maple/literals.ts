/**
 * Numbers, characters and strings of MAPLE text, read and written exactly.
 *
 * Bits of a constant are an unsigned number as wide as its type. A float literal is rounded once, at the type that it
 * gets; it is printed with the fewest digits that read back to the same bits, and a NaN with a payload as hexadecimal
 * bits. The text of a `conststr` has one JS character (0 to 255) for each byte: characters of the source outside ASCII
 * stand for their UTF-8 bytes, `\xHH` for one byte. The text of a `conststr16` is UTF-16 code units.
 */
import { ownEntry } from '../base/own-entry.ts';
import { encodeUtf8 } from '../base/utf8.ts';
import { primRows, type PrimType } from '../scalar/prim-types.ts';
import {
  bitLength,
  encodeFloat,
  f128Format,
  f32Format,
  f64Format,
  infinityBits,
  nanBits,
  zeroBits,
  type FloatFormat,
} from '../scalar/float-format.ts';

/** The value of an integer literal as the scanner delimits it: sign, decimal, octal or hexadecimal, suffix. */
export function integerValue(text: string): bigint {
  const negative = text.charCodeAt(0) === 45;
  let digits = (negative ? text.slice(1) : text).toLowerCase();
  if (digits.startsWith('0x')) {
    digits = digits.replace(/[ul]+$/, '');
  } else {
    digits = digits.replace(/[ul]+$/, '');
    if (digits.length > 1 && digits.startsWith('0')) digits = `0o${digits.slice(1)}`;
  }
  const value = BigInt(digits);
  return negative ? -value : value;
}

/** The float format of a type; lanes of complex and vector types have theirs. */
export function floatFormat(prim: PrimType): FloatFormat | undefined {
  if (prim === 'f32' || prim === 'dynf32') return f32Format;
  if (prim === 'f64' || prim === 'dynf64') return f64Format;
  return prim === 'f128' ? f128Format : undefined;
}

const view = new DataView(new ArrayBuffer(8));

/** The bits of a float literal (`1.5`, `1e3f`, `nan`, `-inff`, `0x1.8p3`, `0xL…`) or of an integer, in a format. */
export function floatBits(format: FloatFormat, text: string): bigint {
  const negative = text.charCodeAt(0) === 45;
  const body = (negative ? text.slice(1) : text).toLowerCase();
  if (body.startsWith('nan')) return nanBits(format) | (negative ? 1n << BigInt(format.width - 1) : 0n);
  if (body.startsWith('inf')) return infinityBits(format, negative);
  if (body.startsWith('0x')) return hexFloatBits(format, negative, body);
  const decimal = body.replace(/[fl]$/, '');
  return quickBits(format, negative, decimal) ?? decimalBits(format, negative, decimal);
}

/** f64 by the host's exact conversion; f32 too, where rounding twice cannot differ from rounding once. */
function quickBits(format: FloatFormat, negative: boolean, decimal: string): bigint | undefined {
  if (format === f128Format) return undefined;
  const value = Number(decimal);
  view.setFloat64(0, negative ? -value : value);
  const bits = view.getBigUint64(0);
  if (format === f64Format) return bits;
  const onMidpoint = (view.getUint32(4) & 0x1fffffff) === 0x10000000;
  if (onMidpoint || (value !== 0 && value < 1.1754943508222875e-38) || (value === 0 && /[1-9]/.test(decimal)))
    return undefined;
  view.setFloat32(0, negative ? -value : value);
  return BigInt(view.getUint32(0));
}

function decimalBits(format: FloatFormat, negative: boolean, decimal: string): bigint {
  const match = /^(\d*)\.?(\d*)(?:e([+-]?\d+))?$/.exec(decimal);
  if (match === null) return nanBits(format);
  const digits = (match[1] + match[2]).replace(/^0+/, '');
  const exponent = Number(match[3] ?? '0') - match[2].length;
  if (digits === '') return zeroBits(format, negative);
  const magnitude = digits.length + exponent;
  if (magnitude > 5000) return infinityBits(format, negative);
  if (magnitude < -5100) return zeroBits(format, negative);
  const significand = BigInt(digits);
  if (exponent >= 0) return encodeFloat(format, negative, significand * 10n ** BigInt(exponent), 0);
  const divisor = 10n ** BigInt(-exponent);
  const shift = Math.max(0, format.precision + 3 + bitLength(divisor) - bitLength(significand));
  const dividend = significand << BigInt(shift);
  const quotient = dividend / divisor;
  return encodeFloat(format, negative, quotient, -shift, quotient * divisor !== dividend);
}

function hexFloatBits(format: FloatFormat, negative: boolean, body: string): bigint {
  const match = /^0x([0-9a-f]*)\.?([0-9a-f]*)p([+-]?\d+)[fl]?$/.exec(body);
  if (match === null) {
    const bits = BigInt(body.startsWith('0xl') ? `0x${body.slice(3)}` : body.replace(/[ul]+$/, ''));
    return BigInt.asUintN(format.width, negative ? -bits : bits);
  }
  const significand = BigInt(`0x0${match[1]}${match[2]}`);
  const exponent = Math.max(-40_000, Math.min(40_000, Number(match[3]))) - 4 * match[2].length;
  return encodeFloat(format, negative, significand, exponent);
}

/** Width of a constant in bits: addresses without a width of their own and untyped constants take 64. */
export function constantWidth(prim: PrimType): number {
  return primRows[prim].bits || 64;
}

/** The text of a constant of a scalar type. */
export function constantText(prim: PrimType, bits: bigint): string {
  const row = primRows[prim];
  if (row.lane !== undefined && row.lanes !== undefined) return lanesText(row.lane as PrimType, row.lanes, bits);
  const format = floatFormat(prim);
  if (format === f32Format) return f32Text(Number(BigInt.asUintN(32, bits)));
  if (format === f64Format) return f64Text(bits);
  if (prim === 'f128') return `0xL${bits.toString(16).padStart(32, '0')}`;
  return row.signed === true || row.kind === 'dynamic'
    ? BigInt.asIntN(constantWidth(prim), bits).toString()
    : bits.toString();
}

function lanesText(lane: PrimType, lanes: number, bits: bigint): string {
  const width = constantWidth(lane);
  const parts: string[] = [];
  for (let i = 0; i < lanes; i++) parts.push(constantText(lane, BigInt.asUintN(width, bits >> BigInt(i * width))));
  return `[${parts.join(', ')}]`;
}

export function f64Text(bits: bigint): string {
  view.setBigUint64(0, bits);
  const value = view.getFloat64(0);
  if (value !== value) return nanText(bits, 0x7ff8_0000_0000_0000n, 63n, '');
  if (value === Infinity) return 'inf';
  if (value === -Infinity) return '-inf';
  return withPoint(Object.is(value, -0) ? '-0' : String(value));
}

export function f32Text(bits: number): string {
  view.setUint32(0, bits);
  const value = view.getFloat32(0);
  if (value !== value) return nanText(BigInt(bits), 0x7fc0_0000n, 31n, 'f');
  if (value === Infinity) return 'inff';
  if (value === -Infinity) return '-inff';
  return `${withPoint(Object.is(value, -0) ? '-0' : shortestF32(value))}f`;
}

/** The usual NaN by its name, every other by its bits. */
function nanText(bits: bigint, usual: bigint, signBit: bigint, suffix: string): string {
  if (bits === usual) return `nan${suffix}`;
  return bits === (usual | (1n << signBit)) ? `-nan${suffix}` : `0x${bits.toString(16)}`;
}

function shortestF32(value: number): string {
  const exact = String(value);
  if (exact.length <= 8) return exact;
  view.setFloat32(0, value);
  const bits = BigInt(view.getUint32(0));
  // Six digits always survive, except below the normal numbers, where fewer may do.
  for (let digits = Math.abs(value) < 1.2e-38 ? 1 : 6; digits < 9; digits++) {
    const text = String(Number(value.toPrecision(digits)));
    if (floatBits(f32Format, text) === bits) return text;
  }
  return String(Number(value.toPrecision(9)));
}

function withPoint(text: string): string {
  return /[.e]/.test(text) ? text : `${text}.0`;
}

const simpleEscapes: Readonly<Record<string, number>> = {
  '"': 34,
  '\\': 92,
  a: 7,
  b: 8,
  t: 9,
  n: 10,
  v: 11,
  f: 12,
  r: 13,
};

/** Text between the quotes of a string literal, decoded; `wide` keeps UTF-16 units, otherwise bytes. */
export function decodeString(raw: string, wide: boolean): string {
  let out = '';
  let plain = 0;
  const flush = (end: number): void => {
    const part = raw.slice(plain, end);
    out += wide ? part : toBytes(part);
  };
  for (let i = raw.indexOf('\\'); i >= 0; i = raw.indexOf('\\', plain)) {
    const escape = readEscape(raw, i);
    // Unknown escapes stand for themselves, backslash included.
    flush(escape === undefined ? i + 1 : i);
    if (escape !== undefined) out += String.fromCharCode(escape.value);
    plain = escape?.end ?? i + 1;
  }
  flush(raw.length);
  return out;
}

/** `\n` and the like, `\xHH`, up to three octal digits, or a digit and three octal digits (dialect 2.7). */
function readEscape(raw: string, at: number): { value: number; end: number } | undefined {
  const c = raw[at + 1];
  if (c === undefined) return undefined;
  const simple = ownEntry(simpleEscapes, c);
  if (simple !== undefined) return { value: simple, end: at + 2 };
  const rest = raw.slice(at + 1, at + 5);
  const hex = /^x([0-9a-fA-F]{1,2})/.exec(rest);
  if (hex !== null) return { value: parseInt(hex[1], 16), end: at + 1 + hex[0].length };
  const octal = /^(?:0([0-7]{3})|([0-7]{1,3}))/.exec(rest);
  if (octal === null) return undefined;
  return { value: parseInt(octal[1] ?? octal[2], 8) & 0xff, end: at + 1 + octal[0].length };
}

/** One character a byte. */
export function toBytes(text: string): string {
  for (let i = 0; i < text.length; i++) {
    if (text.charCodeAt(i) >= 0x80) {
      let out = '';
      for (const byte of encodeUtf8(text)) out += String.fromCharCode(byte);
      return out;
    }
  }
  return text;
}

/** A string literal with its quotes. Of wide strings, characters beyond one byte are written as they are. */
export function quoteString(text: string): string {
  let out = '"';
  let plain = 0;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c >= 0x20 && c < 0x7f && c !== 34 && c !== 92) continue;
    if (c > 0xff) continue;
    out += text.slice(plain, i) + escapeText(c);
    plain = i + 1;
  }
  return `${out}${text.slice(plain)}"`;
}

function escapeText(c: number): string {
  if (c === 34) return '\\"';
  if (c === 92) return '\\\\';
  if (c === 10) return '\\n';
  return c === 9 ? '\\t' : `\\x${c.toString(16).padStart(2, '0')}`;
}
