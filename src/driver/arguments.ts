/**
 * Values of primitive types as words of a command line, and back: `--call gcd 12 18` and what it prints.
 *
 * An integer may be written in decimal or hexadecimal, anywhere in the range of its width, signed or unsigned: `0xff`
 * and `-1` are the same u8. Results print as decimal integers in the range of their type and as the shortest
 * floating-point text that reads back to the same value. Complex numbers and vectors are lists of their parts, lane 0
 * first: `[1.5, -2]`. Values of 128 bits, complex numbers and vectors are passed as their bits. A dynamic value is written
 * as in JavaScript: `1.5`, `true`, `null`, `"text"`; a word that is none of these is text without its quotes.
 */
import { formatFloat } from '../scalar/float-text.ts';
import { parseFloatLiteral } from '../scalar/float-literal.ts';
import { fromBits, toBits } from '../scalar/bits.ts';
import { primRows, type PrimType } from '../scalar/prim-types.ts';
import type { ComplexType, PointerSize, VectorType } from '../scalar/values.ts';
import {
  basicType,
  integerBits,
  integerOf,
  isComplexType,
  isIntegerType,
  isVectorType,
  lanesOf,
} from '../scalar/values.ts';

/** The value that a word gives a parameter of a type; undefined if it is none. 64-bit integers are bigints, as are bits. */
export function parseArgument(text: string, type: PrimType, pointerSize: PointerSize): number | bigint | undefined {
  const basic = basicType(type, pointerSize);
  if (basic === 'f32' || basic === 'f64') return parseFloatLiteral(text, basic);
  if (basic === 'f128') return parseFloatLiteral(text, basic)?.bits;
  if (basic !== undefined && (isVectorType(basic) || isComplexType(basic))) return parseLanes(text, basic, pointerSize);
  if (basic === undefined || !isIntegerType(basic)) return undefined;
  const value = parseInteger(text);
  if (value === undefined) return undefined;
  const bits = BigInt(integerBits(basic));
  return value < -(1n << (bits - 1n)) || value >= 1n << bits ? undefined : integerOf(basic, value);
}

/** The value that a word is for a parameter of a dynamic type. */
export function parseDynamic(text: string): string | number | boolean | null | undefined {
  if (text === 'undefined') return undefined;
  if (/^(null|true|false|".*")$/s.test(text)) return parseJson(text);
  const isNumber = /^[+-]?(\d|\.\d|Infinity$)/.test(text) || text === 'NaN';
  return isNumber && (text === 'NaN' || !Number.isNaN(Number(text))) ? Number(text) : text;
}

/** Text that only looks as if it were quoted is text as it stands. */
function parseJson(text: string): string | boolean | null {
  try {
    return JSON.parse(text) as string | boolean | null;
  } catch {
    return text;
  }
}

function parseLanes(text: string, type: VectorType | ComplexType, pointerSize: PointerSize): bigint | undefined {
  const match = /^\[(.*)\]$/.exec(text);
  const { lane, lanes } = lanesOf(type);
  const words = match?.[1].split(',') ?? [];
  const width = BigInt(primRows[lane].bits);
  let bits = 0n;
  for (let i = lanes - 1; i >= 0; i--) {
    const value = words.length === lanes ? parseArgument(words[i].trim(), lane, pointerSize) : undefined;
    if (value === undefined) return undefined;
    bits = (bits << width) | toBits(lane, value as number);
  }
  return bits;
}

function parseInteger(text: string): bigint | undefined {
  const match = /^([+-]?)(0[xX][\da-fA-F]+|\d+)$/.exec(text);
  if (match === null) return undefined;
  return match[1] === '-' ? -BigInt(match[2]) : BigInt(match[2]);
}

/** A result as one word. */
export function formatResult(value: number | bigint, type: PrimType, pointerSize: PointerSize): string {
  const basic = basicType(type, pointerSize);
  if (basic === 'f32' || basic === 'f64') return formatFloat(Number(value), basic);
  if (basic === 'f128') return formatFloat({ bits: BigInt(value) }, basic);
  if (basic !== undefined && (isVectorType(basic) || isComplexType(basic)))
    return formatLanes(BigInt(value), basic, pointerSize);
  if (basic === undefined || !isIntegerType(basic)) return String(value);
  return String(integerOf(basic, BigInt(value)));
}

function formatLanes(bits: bigint, type: VectorType | ComplexType, pointerSize: PointerSize): string {
  const { lane, lanes } = lanesOf(type);
  const width = BigInt(primRows[lane].bits);
  const parts = Array.from({ length: lanes }, (_, i) => fromBits(lane, bits >> (BigInt(i) * width)) as number);
  return `[${parts.map((part) => formatResult(part, lane, pointerSize)).join(', ')}]`;
}
