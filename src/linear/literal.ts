/**
 * Immediates as text. Every literal tells its type by itself:
 *
 *     i32  5  -7  0x1f          f32  1.5  -0.0  1e10  0x1.8p3  inf  nan  nan:0x7fa00000
 *     i64  5L  -7L  0xffL       f64  1.5D  1e300D  infD  nanD  nanD:0x7ff4000000000000      v128  0x00…V
 *
 * Floats are printed with the fewest digits that read back as the same value. A literal without a suffix is *plain*:
 * where an operand of another type is wanted, it is read as one of that type (`AddL t1, 5`).
 */
import type { Operand, ValueType } from './nodes.ts';

export type Immediate = Extract<Operand, { kind: 'v' }>;

/** A scanned number before its type is settled. */
export interface Literal {
  readonly type: ValueType;
  /** Without a suffix: the wanted type may replace `type`. */
  readonly plain: boolean;
  readonly value: number | bigint;
  readonly bits?: bigint;
  /** Written in hexadecimal: may use the whole unsigned range of its width. */
  readonly hex: boolean;
}

const integer = /^(-?)(0[xX][0-9a-fA-F]+|[0-9]+)(L|V)?$/;
const decimal = /^-?(?:[0-9]+\.[0-9]*(?:[eE][-+]?[0-9]+)?|[0-9]+[eE][-+]?[0-9]+)(D)?$/;
const hexFloat = /^(-?)0[xX]([0-9a-fA-F]+)(?:\.([0-9a-fA-F]*))?[pP]([-+]?[0-9]+)(D)?$/;
const special = /^(-?)(inf|nan)(D)?(?::(0x[0-9a-fA-F]+))?$/;

/** The meaning of a number's text, its sign included; undefined when it is none. */
export function readLiteral(text: string): Literal | undefined {
  let match = integer.exec(text);
  if (match !== null) {
    const [, sign, digits, suffix] = match;
    const hex = digits[1] === 'x' || digits[1] === 'X';
    const value = sign === '-' ? -BigInt(digits) : BigInt(digits);
    return { type: suffix === 'L' ? 'i64' : suffix === 'V' ? 'v128' : 'i32', plain: suffix === undefined, value, hex };
  }
  match = decimal.exec(text);
  if (match !== null) return floatLiteral(Number.parseFloat(text), match[1]);
  match = hexFloat.exec(text);
  if (match !== null) return floatLiteral(readHexFloat(match[1], match[2], match[3] ?? '', match[4]), match[5]);
  match = special.exec(text);
  if (match === null) return undefined;
  const [, sign, word, suffix, bits] = match;
  const literal = floatLiteral(word === 'nan' ? NaN : sign === '-' ? -Infinity : Infinity, suffix);
  return bits === undefined ? literal : { ...literal, plain: false, bits: BigInt(bits) };
}

function floatLiteral(value: number, suffix: string | undefined): Literal {
  return { type: suffix === 'D' ? 'f64' : 'f32', plain: suffix === undefined, value, hex: false };
}

/** Exact up to 53 significant bits; more digits are cut, so that no text costs more than its length. */
function readHexFloat(sign: string, whole: string, fraction: string, exponent: string): number {
  let mantissa = 0n;
  let dropped = 0;
  for (const digit of whole + fraction) {
    if (mantissa >> 60n !== 0n) dropped += 4;
    else mantissa = mantissa * 16n + BigInt(`0x${digit}`);
  }
  const power = Number.parseInt(exponent, 10) - 4 * fraction.length + dropped;
  const value = scale(Number(mantissa), Math.max(-2200, Math.min(2200, power)));
  return sign === '-' ? -value : value;
}

/** value · 2^power, in steps that neither overflow nor lose bits early. */
function scale(value: number, power: number): number {
  for (; power > 1000; power -= 1000) value *= 2 ** 1000;
  for (; power < -900; power += 900) value *= 2 ** -900;
  return value * 2 ** power;
}

/** The immediate of the wanted type (or of the literal's own), or undefined when the value does not fit. */
export function settleLiteral(literal: Literal, wanted: ValueType | undefined): Immediate | undefined {
  const type = literal.plain && wanted !== undefined && wanted !== 'i32*' && wanted !== 'f32*' ? wanted : literal.type;
  const { value, bits, hex } = literal;
  switch (type) {
    case 'i32':
    case 'i64':
    case 'v128': {
      if (typeof value !== 'bigint') return settleLiteral({ ...literal, plain: false }, undefined);
      const fit = fitInteger(value, type === 'i32' ? 32 : type === 'i64' ? 64 : 128, hex || type === 'v128');
      return fit === undefined ? undefined : { kind: 'v', type, value: type === 'i32' ? Number(fit) : fit };
    }
    case 'f32':
    case 'f64': {
      if (typeof value === 'bigint' && !literal.plain) return undefined;
      const rounded = type === 'f32' ? Math.fround(Number(value)) : Number(value);
      return { kind: 'v', type, value: rounded, ...(bits === undefined ? undefined : { bits }) };
    }
    default:
      return undefined;
  }
}

/** In signed range, or undefined. Vectors keep their unsigned bits. */
function fitInteger(value: bigint, width: number, hex: boolean): bigint | undefined {
  const half = 1n << BigInt(width - 1);
  if (value < -half || value >= (hex ? 2n * half : half)) return undefined;
  return width === 128 ? BigInt.asUintN(128, value) : BigInt.asIntN(width, value);
}

export function printImmediate({ type, value, bits }: Immediate): string {
  switch (type) {
    case 'i64':
      return `${value}L`;
    case 'v128':
      return `0x${BigInt.asUintN(128, BigInt(value)).toString(16).padStart(32, '0')}V`;
    case 'f32':
      return bits === undefined ? printFloat(shortestF32(Number(value)), '') : `nan:0x${bits.toString(16)}`;
    case 'f64':
      return bits === undefined ? printFloat(printDouble(Number(value)), 'D') : `nanD:0x${bits.toString(16)}`;
    default:
      return String(value);
  }
}

function printFloat(text: string, suffix: string): string {
  if (text.endsWith('NaN')) return `nan${suffix}`;
  if (text.endsWith('Infinity')) return `${text.startsWith('-') ? '-' : ''}inf${suffix}`;
  return `${/[.e]/.test(text) ? text : `${text}.0`}${suffix}`.replace('e+', 'e');
}

function printDouble(value: number): string {
  return Object.is(value, -0) ? '-0' : String(value);
}

/** The shortest decimal that rounds to the f32: at most 9 digits are needed. */
function shortestF32(value: number): string {
  if (Object.is(value, -0)) return '-0';
  if (!Number.isFinite(value) || (Number.isInteger(value) && Math.abs(value) < 1e7)) return String(value);
  for (let digits = 1; digits < 9; digits++) {
    const candidate = Number(value.toPrecision(digits));
    if (Math.fround(candidate) === value) return String(candidate);
  }
  return String(Number(value.toPrecision(9)));
}
