/**
 * f128: IEEE 754 binary128 in software. A `Quad` is its 128-bit pattern; each operation decodes, computes exactly on
 * bigints (or with enough extra bits and a sticky bit), and rounds once, to nearest even.
 *
 * A result that is NaN is always `quadNaN`. Exact alignment may build integers of some 32,000 bits (the exponent range
 * of the format), which bounds the work of one operation.
 */
import { decodeFloat, encodeFloat, f128Format, f64Format, infinityBits, nanBits, zeroBits } from './float-format.ts';
import { bitLength, convertFloatBits, floatBitsOfInteger } from './float-format.ts';
import { f64FromBits, f64ToBits } from './float-bits.ts';
import type { Finite } from './float-format.ts';
import type { Meanings, RoundingOp } from './ops.ts';
import type { Quad } from './values.ts';

export const quadNaN: Quad = { bits: nanBits(f128Format) };
const zero: Quad = { bits: 0n };
const one: Quad = { bits: 0x3fff_0000_0000_0000_0000_0000_0000_0000n };
const signBit = 1n << 127n;
const infinity = infinityBits(f128Format, false);

/** Extra low bits for quotients and roots: enough for a subnormal numerator over a full denominator. */
const guardBits = 230;

function magnitude(a: Quad): bigint {
  return BigInt.asUintN(127, a.bits);
}

function isNegative(a: Quad): boolean {
  return a.bits >= signBit;
}

export function isQuadNaN(a: Quad): boolean {
  return magnitude(a) > infinity;
}

export function isQuadZero(a: Quad): boolean {
  return magnitude(a) === 0n;
}

function isInfinite(a: Quad): boolean {
  return magnitude(a) === infinity;
}

function signedZero(negative: boolean): Quad {
  return { bits: zeroBits(f128Format, negative) };
}

function signedInfinity(negative: boolean): Quad {
  return { bits: infinityBits(f128Format, negative) };
}

function round(negative: boolean, significand: bigint, exponent: number, sticky = false): Quad {
  return { bits: encodeFloat(f128Format, negative, significand, exponent, sticky) };
}

/** Decodes a value that is known to be finite. */
function finite(a: Quad): Finite {
  const decoded = decodeFloat(f128Format, a.bits);
  if (decoded.kind === 'finite') return decoded;
  return { kind: 'finite', negative: isNegative(a), significand: 0n, exponent: 0 };
}

/** The significands of two finite values over their smaller exponent, with signs. */
function align(a: Quad, b: Quad): { readonly x: bigint; readonly y: bigint; readonly exponent: number } {
  const fa = finite(a);
  const fb = finite(b);
  const exponent = Math.min(fa.exponent, fb.exponent);
  const x = fa.significand << BigInt(fa.exponent - exponent);
  const y = fb.significand << BigInt(fb.exponent - exponent);
  return { x: fa.negative ? -x : x, y: fb.negative ? -y : y, exponent };
}

function add(a: Quad, b: Quad): Quad {
  if (isQuadNaN(a) || isQuadNaN(b)) return quadNaN;
  if (isInfinite(a)) return isInfinite(b) && a.bits !== b.bits ? quadNaN : a;
  if (isInfinite(b)) return b;
  const { x, y, exponent } = align(a, b);
  const sum = x + y;
  // Only -0 + -0 is -0; an exact cancellation gives +0.
  if (sum === 0n) return signedZero(isNegative(a) && isNegative(b));
  return round(sum < 0n, sum < 0n ? -sum : sum, exponent);
}

function neg(a: Quad): Quad {
  return isQuadNaN(a) ? quadNaN : { bits: a.bits ^ signBit };
}

function mul(a: Quad, b: Quad): Quad {
  if (isQuadNaN(a) || isQuadNaN(b)) return quadNaN;
  const negative = isNegative(a) !== isNegative(b);
  if (isInfinite(a) || isInfinite(b)) {
    return isQuadZero(a) || isQuadZero(b) ? quadNaN : signedInfinity(negative);
  }
  const fa = finite(a);
  const fb = finite(b);
  return round(negative, fa.significand * fb.significand, fa.exponent + fb.exponent);
}

function div(a: Quad, b: Quad): Quad {
  if (isQuadNaN(a) || isQuadNaN(b)) return quadNaN;
  const negative = isNegative(a) !== isNegative(b);
  if (isInfinite(a)) return isInfinite(b) ? quadNaN : signedInfinity(negative);
  if (isInfinite(b)) return signedZero(negative);
  if (isQuadZero(b)) return isQuadZero(a) ? quadNaN : signedInfinity(negative);
  if (isQuadZero(a)) return signedZero(negative);
  const fa = finite(a);
  const fb = finite(b);
  const numerator = fa.significand << BigInt(guardBits);
  const quotient = numerator / fb.significand;
  const inexact = quotient * fb.significand !== numerator;
  return round(negative, quotient, fa.exponent - fb.exponent - guardBits, inexact);
}

/** C's fmod: the sign of the dividend, the quotient truncated; always exact. */
function rem(a: Quad, b: Quad): Quad {
  if (isQuadNaN(a) || isQuadNaN(b) || isInfinite(a) || isQuadZero(b)) return quadNaN;
  if (isInfinite(b) || isQuadZero(a)) return a;
  const { x, y, exponent } = align(a, b);
  const rest = x % y;
  return round(isNegative(a), rest < 0n ? -rest : rest, exponent);
}

function sqrt(a: Quad): Quad {
  if (isQuadNaN(a) || isQuadZero(a)) return a;
  if (isNegative(a)) return quadNaN;
  if (isInfinite(a)) return a;
  const { significand, exponent } = finite(a);
  const shift = guardBits + (exponent & 1);
  const scaled = significand << BigInt(shift);
  const root = integerSqrt(scaled);
  return round(false, root, (exponent - shift) / 2, root * root !== scaled);
}

/** The integer part of the square root, by Newton's method from above. */
function integerSqrt(value: bigint): bigint {
  let root = 1n << BigInt((bitLength(value) + 1) >> 1);
  for (;;) {
    const next = (root + value / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}

/** A number whose order is the order of the values; the two zeros share one. NaN must be excluded. */
function orderKey(a: Quad): bigint {
  return isNegative(a) ? -magnitude(a) : magnitude(a);
}

function unordered(a: Quad, b: Quad): boolean {
  return isQuadNaN(a) || isQuadNaN(b);
}

/** -1, 0 or 1; `ifUnordered` if either operand is NaN. */
function order(a: Quad, b: Quad, ifUnordered: number): number {
  if (unordered(a, b)) return ifUnordered;
  const x = orderKey(a);
  const y = orderKey(b);
  return x < y ? -1 : x > y ? 1 : 0;
}

function min(a: Quad, b: Quad): Quad {
  if (unordered(a, b)) return quadNaN;
  const sign = order(a, b, 0);
  if (sign === 0) return isNegative(a) ? a : b;
  return sign < 0 ? a : b;
}

function max(a: Quad, b: Quad): Quad {
  return neg(min(neg(a), neg(b)));
}

export const f128Meanings: Meanings<Quad, 'float'> = {
  binary: { add, sub: (a, b) => add(a, neg(b)), mul, div, rem, min, max },
  unary: {
    abs: (a) => (isQuadNaN(a) ? quadNaN : { bits: magnitude(a) }),
    neg,
    lnot: (a) => (isQuadZero(a) ? one : zero),
    recip: (a) => div(one, a),
    sqrt,
  },
  compare: {
    eq: (a, b) => (order(a, b, 1) === 0 ? 1 : 0),
    ne: (a, b) => (order(a, b, 1) !== 0 ? 1 : 0),
    lt: (a, b) => (order(a, b, 1) < 0 ? 1 : 0),
    le: (a, b) => (order(a, b, 1) <= 0 ? 1 : 0),
    gt: (a, b) => (order(a, b, -1) > 0 ? 1 : 0),
    ge: (a, b) => (order(a, b, -1) >= 0 ? 1 : 0),
    cmp: (a, b) => order(a, b, 1),
    cmpl: (a, b) => order(a, b, -1),
    cmpg: (a, b) => order(a, b, 1),
  },
};

/** An integral quad; zeros keep the sign of the operand. */
export function roundQuad(op: RoundingOp, a: Quad): Quad {
  if (isQuadNaN(a) || isInfinite(a)) return a;
  const { negative, significand, exponent } = finite(a);
  if (exponent >= 0) return a;
  return round(negative, roundMagnitude(op, negative, significand, -exponent), 0);
}

/** significand / 2^shift brought to an integer in the direction that `op` takes for a value of this sign. */
function roundMagnitude(op: RoundingOp, negative: boolean, significand: bigint, shift: number): bigint {
  const whole = significand >> BigInt(shift);
  const rest = BigInt.asUintN(shift, significand);
  const upwards = { trunc: false, floor: negative, ceil: !negative, round: rest >= 1n << BigInt(shift - 1) };
  return rest !== 0n && upwards[op] ? whole + 1n : whole;
}

export function quadFromF64(value: number): Quad {
  return { bits: convertFloatBits(f128Format, f64Format, f64ToBits(value)) };
}

export function quadToF64(a: Quad): number {
  return f64FromBits(convertFloatBits(f64Format, f128Format, a.bits));
}

export function quadFromInteger(value: bigint): Quad {
  return { bits: floatBitsOfInteger(f128Format, value) };
}

/** The integer part of a finite quad; undefined for NaN and infinities. */
export function quadToInteger(a: Quad): bigint | undefined {
  if (isQuadNaN(a) || isInfinite(a)) return undefined;
  const { negative, significand, exponent } = finite(a);
  const whole = exponent >= 0 ? significand << BigInt(exponent) : significand >> BigInt(-exponent);
  return negative ? -whole : whole;
}

export function isQuadNegative(a: Quad): boolean {
  return isNegative(a);
}
