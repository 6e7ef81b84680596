/**
 * Scalar constants computed before the program runs: integers exactly and then wrapped, conversions as engines do them.
 *
 * Numbers are those of `Constant`: iN and fX.Y signed (i1: 0 or 1), floats, blocks and addresses as bit patterns. Sums and
 * products of floats are left to the engines.
 */
import {
  bitLength,
  convertFloatBits,
  decodeFloat,
  encodeFloat,
  floatBitsOfInteger,
  type FloatFormat,
} from '../../scalar/float-format.ts';
import { floatFormats, sizeInBits, type Type } from '../types.ts';
import type { BinaryOperator, Conversion } from './nodes.ts';

/** The number of a type with these low bits. */
export function wrap(type: Type, value: bigint): bigint {
  const bits = sizeInBits(type) ?? 0;
  const signed = type.kind === 'fixed' || (type.kind === 'int' && bits > 1);
  return signed ? BigInt.asIntN(bits, value) : BigInt.asUintN(bits, value);
}

/** The bit pattern, 0 or more. */
export function patternOf(type: Type, value: bigint): bigint {
  return value >= 0n ? value : BigInt.asUintN(sizeInBits(type) ?? 0, value);
}

/** Longer values than any type has are not computed. */
const mostBits = 2 ** 24;

/** Exact integers; undefined for what traps or would be too large. */
export function calculate(op: BinaryOperator, a: bigint, b: bigint): bigint | undefined {
  switch (op) {
    case '+':
      return a + b;
    case '-':
      return a - b;
    case '*':
      return bitLength(magnitude(a)) + bitLength(magnitude(b)) > mostBits ? undefined : a * b;
    case '/':
      return b === 0n ? undefined : a / b;
    case '%':
      return b === 0n ? undefined : a % b;
    case '&':
      return a & b;
    case '|':
      return a | b;
    case '^':
      return a ^ b;
    case '<<':
      return b < 0n || b > mostBits - bitLength(magnitude(a)) ? undefined : a << b;
    case '>>':
      return b < 0n ? undefined : a >> (b > mostBits ? BigInt(mostBits) : b);
    case '==':
      return BigInt(a === b);
    case '!=':
      return BigInt(a !== b);
    case '<':
      return BigInt(a < b);
    case '>':
      return BigInt(a > b);
    case '<=':
      return BigInt(a <= b);
    case '>=':
      return BigInt(a >= b);
  }
}

const comparisons: ReadonlySet<string> = new Set(['==', '!=', '<', '<=', '>', '>=']);

export function isComparison(op: string): boolean {
  return comparisons.has(op);
}

function magnitude(value: bigint): bigint {
  return value < 0n ? -value : value;
}

/** The same operators on numbers of an integer type. */
export function calculateTyped(op: BinaryOperator, type: Type, a: bigint, b: bigint): bigint | undefined {
  if (op === '<<' && b >= BigInt(sizeInBits(type) ?? 0)) return 0n;
  const result = calculate(op, a, b);
  return result === undefined || isComparison(op) ? result : wrap(type, result);
}

export function foldConversion(how: Conversion, from: Type, to: Type, value: bigint): bigint | undefined {
  switch (how) {
    case 'bits':
    case 'address':
      return wrap(to, patternOf(from, value));
    case 'number':
      return foldNumber(from, to, value, false);
    case 'unsigned':
      return foldNumber(from, to, patternOf(from, value), false);
    case 'saturate':
      return foldNumber(from, to, value, true);
    case 'prefix':
      return undefined;
  }
}

function foldNumber(from: Type, to: Type, value: bigint, saturates: boolean): bigint | undefined {
  if (from.kind === 'float')
    return to.kind === 'float'
      ? convertFloatBits(floatFormats[to.name], floatFormats[from.name], value)
      : fromFloat(floatFormats[from.name], to, value);
  const shift = from.kind === 'fixed' ? from.fraction : from.kind === 'int' ? 0 : undefined;
  if (shift === undefined) return undefined;
  if (to.kind === 'float') {
    const format = floatFormats[to.name];
    return shift === 0 ? floatBitsOfInteger(format, value) : encodeFloat(format, value < 0n, magnitude(value), -shift);
  }
  if (to.kind === 'int') return bounded(to, scaled(value, -shift), saturates);
  return to.kind === 'fixed' ? bounded(to, scaled(value, to.fraction - shift), saturates) : undefined;
}

/** value * 2^shift, rounded to nearest even. */
export function scaled(value: bigint, shift: number): bigint {
  if (shift >= 0) return value << BigInt(shift);
  const down = BigInt(-shift);
  const floor = value >> down;
  const rest = value - (floor << down);
  const half = 1n << (down - 1n);
  return rest > half || (rest === half && (floor & 1n) === 1n) ? floor + 1n : floor;
}

function bounded(to: Type, value: bigint, saturates: boolean): bigint {
  if (!saturates) return wrap(to, value);
  const bits = sizeInBits(to) ?? 1;
  const [least, greatest] =
    bits === 1 && to.kind === 'int' ? [0n, 1n] : [-(1n << BigInt(bits - 1)), (1n << BigInt(bits - 1)) - 1n];
  return value < least ? least : value > greatest ? greatest : value;
}

/** Floats saturate, NaN becomes 0; to integers they are truncated, to fixed point rounded. */
function fromFloat(format: FloatFormat, to: Type, bits: bigint): bigint | undefined {
  if (to.kind !== 'int' && to.kind !== 'fixed') return undefined;
  const value = decodeFloat(format, bits);
  if (value.kind === 'nan') return 0n;
  const width = sizeInBits(to) ?? 1;
  // With this magnitude every type is saturated; it also stands for infinity.
  let size = 1n << BigInt(width + 1);
  if (value.kind === 'finite') {
    const exponent = value.exponent + (to.kind === 'fixed' ? to.fraction : 0);
    const length = bitLength(value.significand) + exponent;
    if (length <= width + 1)
      size =
        to.kind === 'int'
          ? shifted(value.significand, exponent)
          : magnitude(scaled(value.negative ? -value.significand : value.significand, exponent));
  }
  return bounded(to, value.negative ? -size : size, true);
}

function shifted(significand: bigint, exponent: number): bigint {
  return exponent >= 0 ? significand << BigInt(exponent) : significand >> BigInt(-exponent);
}
