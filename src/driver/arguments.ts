/**
 * Values of primitive types as words of a command line, and back: `--call gcd 12 18` and what it prints.
 *
 * An integer may be written in decimal or hexadecimal, anywhere in the range of its width, signed or unsigned: `0xff`
 * and `-1` are the same u8. Results print as decimal integers in the range of their type and as the shortest
 * floating-point text that reads back to the same value.
 */
import { formatFloat } from '../scalar/float-text.ts';
import { parseFloatLiteral } from '../scalar/float-literal.ts';
import type { PrimType } from '../scalar/prim-types.ts';
import type { PointerSize } from '../scalar/values.ts';
import { basicType, integerBits, integerOf, isIntegerType } from '../scalar/values.ts';

/** The value that a word gives a parameter of a type; undefined if it is none. 64-bit integers are bigints. */
export function parseArgument(text: string, type: PrimType, pointerSize: PointerSize): number | bigint | undefined {
  const basic = basicType(type, pointerSize);
  if (basic === 'f32' || basic === 'f64') return parseFloatLiteral(text, basic);
  if (basic === undefined || !isIntegerType(basic)) return undefined;
  const value = parseInteger(text);
  if (value === undefined) return undefined;
  const bits = BigInt(integerBits(basic));
  return value < -(1n << (bits - 1n)) || value >= 1n << bits ? undefined : integerOf(basic, value);
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
  if (basic === undefined || !isIntegerType(basic)) return String(value);
  return String(integerOf(basic, BigInt(value)));
}
