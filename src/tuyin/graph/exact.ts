/**
 * Constants as long as nothing gives them a type: exact integers and decimals, words, strings, aggregates of such; and what
 * is asked about them.
 */
import { bitLength, floatBitsOfInteger } from '../../scalar/float-format.ts';
import type { Span } from '../../base/source.ts';
import type { floatLiteral } from '../numbers.ts';
import { floatFormats, joinOperands, type FloatName, type Type } from '../types.ts';
import { integerType } from '../verifier-bodies.ts';
import { wrap } from './folding.ts';
import type { Constant } from './nodes.ts';

export function numberOf(value: bigint): Constant {
  return { kind: 'number', value };
}

export interface Typed {
  readonly type: Type;
  readonly value: Constant;
}

export type FloatText = NonNullable<ReturnType<typeof floatLiteral>>;

export type Exact =
  | { readonly kind: 'int'; readonly value: bigint }
  | { readonly kind: 'decimal'; readonly float: FloatText }
  | { readonly kind: 'word'; readonly word: 'null' | 'undef' | 'zeroinitializer' }
  | { readonly kind: 'string'; readonly text: string; readonly characters: boolean }
  | {
      readonly kind: 'items';
      readonly shape: 'array' | 'struct';
      readonly items: readonly Exact[];
      readonly spans: readonly Span[];
    }
  | { readonly kind: 'typed'; readonly type: Type; readonly value: Constant }
  /** Reported. */
  | { readonly kind: 'wrong' };

export interface Integer {
  readonly value: bigint;
  /** Undefined: exact. */
  readonly type: Type | undefined;
}

/** The value of a constant integer. */
export function integerOf(exact: Exact): Integer | undefined {
  if (exact.kind === 'int') return { value: exact.value, type: undefined };
  if (exact.kind !== 'typed' || exact.type.kind !== 'int') return undefined;
  if (exact.value.kind === 'zero') return { value: 0n, type: exact.type };
  return exact.value.kind === 'number' ? { value: exact.value.value, type: exact.type } : undefined;
}

/** The type of both: an exact integer takes that of the other side if it fits there. */
export function meet(a: Integer, b: Integer): Type | undefined {
  if (a.type === undefined || b.type === undefined) {
    const [type, value] = a.type === undefined ? [b.type, a.value] : [a.type, b.value];
    if (type === undefined || integerFits(value, type)) return type;
    return joinOperands(type, defaultInteger(value));
  }
  return joinOperands(a.type, b.type);
}

export function defaultInteger(value: bigint): Type {
  return integerType(value < 0n ? -value - 1n : value);
}

/** As a signed or an unsigned number. */
export function integerFits(value: bigint, type: Type): boolean {
  if (type.kind === 'fixed') return bitLength(value < 0n ? -value - 1n : value) <= type.whole - 1;
  if (type.kind !== 'int' && type.kind !== 'block') return type.kind === 'float';
  return bitLength(value < 0n ? -value - 1n : value) <= (value < 0n ? type.bits - 1 : type.bits);
}

export function integerConstant(value: bigint, type: Type): Constant | undefined {
  if (!integerFits(value, type)) return undefined;
  if (type.kind === 'float') return numberOf(floatBitsOfInteger(floatFormats[type.name], value));
  return numberOf(type.kind === 'fixed' ? wrap(type, value << BigInt(type.fraction)) : wrap(type, value));
}

export function hexType({ literal }: FloatText): Type | undefined {
  if (literal.kind !== 'hexfloat') return undefined;
  return { kind: 'float', name: literal.format === 'H' ? 'half' : literal.format === 'L' ? 'fp128' : 'double' };
}

/** The floating-point type of so many bits. */
export function floatOfBits(bits: number): FloatName | undefined {
  return bits === 16 ? 'half' : bits === 32 ? 'float' : bits === 64 ? 'double' : bits === 128 ? 'fp128' : undefined;
}

/** digits * 10^exponent in steps of 2^-fraction, rounded to nearest even. */
export function fixedOf(
  digits: string,
  exponent: number,
  fraction: number,
): { readonly value: bigint; readonly exact: boolean } {
  if (exponent < -fraction - digits.length - 2) return { value: 0n, exact: digits === '0' };
  if (exponent > 3_000_000) return { value: 0n, exact: false };
  const number = BigInt(digits) << BigInt(fraction);
  if (exponent >= 0) return { value: number * 10n ** BigInt(exponent), exact: true };
  const divisor = 10n ** BigInt(-exponent);
  const [quotient, rest] = [number / divisor, number % divisor];
  const up = 2n * rest > divisor || (2n * rest === divisor && (quotient & 1n) === 1n);
  return { value: up ? quotient + 1n : quotient, exact: rest === 0n };
}

/** Little-endian. */
export function bitsOfBytes(bytes: Uint8Array): bigint {
  let digits = '';
  for (let i = bytes.length - 1; i >= 0; i--) digits += bytes[i].toString(16).padStart(2, '0');
  return digits === '' ? 0n : BigInt(`0x${digits}`);
}
