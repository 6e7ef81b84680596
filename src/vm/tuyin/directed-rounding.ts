/**
 * Floating-point operations with a rounding mode (`@tuyin.fp.*`), and `fma`: computed exactly, then rounded once.
 *
 * An exact result is ±significand * 2^exponent, and `sticky` says that the magnitude is a little more than that.
 */
import { bitLength, decodeFloat, encodeFloat, infinityBits, leastExponent, nanBits, zeroBits, type DecodedFloat, type Finite, type FloatFormat } from '../../scalar/float-format.ts';

/** In the order of their numbers. */
export const roundingModes = ['nearest', 'zero', 'up', 'down'] as const;
export type RoundingMode = (typeof roundingModes)[number];

interface Exact {
  readonly negative: boolean;
  readonly significand: bigint;
  readonly exponent: number;
  readonly sticky: boolean;
}

type Outcome = Exact | 'nan' | { readonly infinite: true; readonly negative: boolean };

export type DirectedOp = 'add' | 'sub' | 'mul' | 'div';

export function directedBinary(op: DirectedOp, format: FloatFormat): (a: bigint, b: bigint, mode: RoundingMode) => bigint {
  return (a, b, mode) => {
    const [x, y] = [decodeFloat(format, a), decodeFloat(format, op === 'sub' ? flip(format, b) : b)];
    const outcome = op === 'mul' ? product(x, y) : op === 'div' ? quotient(format, x, y) : sum(x, y, mode);
    return finish(format, outcome, mode);
  };
}

export function directedRoot(format: FloatFormat): (a: bigint, mode: RoundingMode) => bigint {
  return (a, mode) => finish(format, root(format, decodeFloat(format, a)), mode);
}

/** a * b + c. */
export function fusedMultiplyAdd(format: FloatFormat): (a: bigint, b: bigint, c: bigint) => bigint {
  return (a, b, c) => {
    const multiplied = product(decodeFloat(format, a), decodeFloat(format, b));
    if (multiplied === 'nan') return nanBits(format);
    const left: DecodedFloat = 'infinite' in multiplied ? { kind: 'infinite', negative: multiplied.negative } : { ...multiplied, kind: 'finite' };
    return finish(format, sum(left, decodeFloat(format, c), 'nearest'), 'nearest');
  };
}

function flip(format: FloatFormat, bits: bigint): bigint {
  return bits ^ (1n << BigInt(format.width - 1));
}

function exact(negative: boolean, significand: bigint, exponent: number, sticky = false): Exact {
  return { negative, significand, exponent, sticky };
}

function sum(x: DecodedFloat, y: DecodedFloat, mode: RoundingMode): Outcome {
  if (x.kind === 'nan' || y.kind === 'nan') return 'nan';
  if (x.kind === 'infinite' && y.kind === 'infinite' && x.negative !== y.negative) return 'nan';
  if (x.kind === 'infinite') return { infinite: true, negative: x.negative };
  if (y.kind === 'infinite') return { infinite: true, negative: y.negative };
  const exponent = Math.min(x.exponent, y.exponent);
  const total = signedAt(x, exponent) + signedAt(y, exponent);
  if (total !== 0n) return exact(total < 0n, total < 0n ? -total : total, exponent);
  // Zeros of one sign keep it; a difference that vanishes is +0, rounding down -0.
  const bothZero = x.significand === 0n && y.significand === 0n;
  return exact(bothZero && x.negative === y.negative ? x.negative : mode === 'down', 0n, 0);
}

function signedAt({ negative, significand, exponent }: Finite, at: number): bigint {
  if (significand === 0n) return 0n;
  const moved = significand << BigInt(exponent - at);
  return negative ? -moved : moved;
}

function product(x: DecodedFloat, y: DecodedFloat): Outcome {
  if (x.kind === 'nan' || y.kind === 'nan') return 'nan';
  const negative = x.negative !== y.negative;
  if (x.kind === 'finite' && y.kind === 'finite') return exact(negative, x.significand * y.significand, x.exponent + y.exponent);
  return isZero(x) || isZero(y) ? 'nan' : { infinite: true, negative };
}

function quotient(format: FloatFormat, x: DecodedFloat, y: DecodedFloat): Outcome {
  if (x.kind === 'nan' || y.kind === 'nan') return 'nan';
  const negative = x.negative !== y.negative;
  if (x.kind === 'infinite') return y.kind === 'infinite' ? 'nan' : { infinite: true, negative };
  if (y.kind === 'infinite') return exact(negative, 0n, 0);
  if (y.significand === 0n) return x.significand === 0n ? 'nan' : { infinite: true, negative };
  const shift = format.precision + 3 + Math.max(0, bitLength(y.significand) - bitLength(x.significand));
  const numerator = x.significand << BigInt(shift);
  return exact(negative, numerator / y.significand, x.exponent - y.exponent - shift, numerator % y.significand !== 0n);
}

function root(format: FloatFormat, x: DecodedFloat): Outcome {
  if (x.kind === 'nan') return 'nan';
  if (isZero(x)) return exact(x.negative, 0n, 0);
  if (x.negative) return 'nan';
  if (x.kind === 'infinite') return { infinite: true, negative: false };
  // An even exponent, and enough bits for a root with more than the precision.
  let shift = 2 * (format.precision + 3);
  if ((x.exponent - shift) % 2 !== 0) shift++;
  const radicand = x.significand << BigInt(shift);
  const significand = integerRoot(radicand);
  return exact(false, significand, (x.exponent - shift) / 2, significand * significand !== radicand);
}

/** The greatest integer whose square is not more; Newton's method from above. */
function integerRoot(value: bigint): bigint {
  let guess = 1n << BigInt(Math.ceil(bitLength(value) / 2));
  for (;;) {
    const next = (guess + value / guess) >> 1n;
    if (next >= guess) return guess;
    guess = next;
  }
}

function isZero(x: DecodedFloat): boolean {
  return x.kind === 'finite' && x.significand === 0n;
}

function finish(format: FloatFormat, outcome: Outcome, mode: RoundingMode): bigint {
  if (outcome === 'nan') return nanBits(format);
  if ('infinite' in outcome) return infinityBits(format, outcome.negative);
  if (outcome.significand === 0n) return zeroBits(format, outcome.negative);
  if (mode === 'nearest') return encodeFloat(format, outcome.negative, outcome.significand, outcome.exponent, outcome.sticky);
  return roundDirected(format, outcome, (mode === 'up' && !outcome.negative) || (mode === 'down' && outcome.negative));
}

/** Cut off, and one step further from zero if something was cut off and that is the direction. */
function roundDirected(format: FloatFormat, { negative, significand, exponent, sticky }: Exact, away: boolean): bigint {
  const length = bitLength(significand);
  const sign = negative ? 1n << BigInt(format.width - 1) : 0n;
  if (exponent + length - 1 > format.maxExponent) return away ? infinityBits(format, negative) : infinityBits(format, negative) - 1n;
  const shift = Math.max(exponent + length - format.precision, leastExponent(format)) - exponent;
  const cut = shift <= 0 ? significand : (significand >> BigInt(shift)) << BigInt(shift);
  const bits = encodeFloat(format, false, cut, exponent);
  const isInexact = sticky || cut !== significand;
  return (isInexact && away ? bits + 1n : bits) | sign;
}
