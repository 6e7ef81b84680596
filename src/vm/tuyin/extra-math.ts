/**
 * The extra functions that compute: `math.*` and the constrained operations `fp.*`, which round as their last operand
 * says.
 *
 * A constrained operation has its exact result as significand * 2^exponent, with a mark (`sticky`) if there is more
 * behind the last bit, and rounds it once.
 */
import {
  bitLength,
  decodeFloat,
  encodeFloat,
  infinityBits,
  leastExponent,
  nanBits,
  zeroBits,
  type Finite,
  type FloatFormat,
} from '../../scalar/float-format.ts';
import type { RoundingOp } from '../../scalar/ops.ts';
import { rounding } from '../../scalar/operations.ts';
import { roundQuad } from '../../scalar/quad.ts';
import { floatFormats, type FloatName, type Type } from '../../tuyin/types.ts';
import { ownEntry } from '../../base/own-entry.ts';
import { compare } from './arithmetic.ts';
import { floatBinary, floatRoot, isNaNBits, numberCodecs, throughDouble } from './float-arithmetic.ts';
import { trapOf } from './traps.ts';
import { canonical } from './values.ts';

export type Scalars = (...args: bigint[]) => bigint;

/** The meaning of `math.<name>` at a type; undefined if there is none. */
export function mathFunction(name: string, type: Type): Scalars | undefined {
  if (name === 'abs') return magnitudeOf(type);
  if (name === 'min' || name === 'max') return extremeOf(name, type);
  if (type.kind !== 'float') return undefined;
  switch (name) {
    case 'floor':
    case 'ceil':
    case 'trunc':
    case 'round':
      return integralOf(name, type.name);
    case 'sqrt':
      return floatRoot(type.name);
    case 'fma':
      return (a, b, c) => fusedMultiplyAdd(type.name, a, b, c);
    default: {
      const approximation = ownEntry(approximations, name);
      return approximation && throughDouble(type.name, approximation);
    }
  }
}

const approximations: Readonly<Record<string, (...values: number[]) => number>> = {
  pow: Math.pow,
  exp: Math.exp,
  log: Math.log,
  sin: Math.sin,
  cos: Math.cos,
};

function magnitudeOf(type: Type): Scalars {
  if (type.kind !== 'float') return (a) => canonical(type, a < 0n ? -a : a);
  return (a) => BigInt.asUintN(floatFormats[type.name].width - 1, a);
}

function extremeOf(name: 'min' | 'max', type: Type): Scalars {
  if (type.kind === 'float') return floatBinary(name, type.name);
  const isLess = compare('lt', type);
  return (a, b) => ((isLess(a, b) === 1n) === (name === 'min') ? a : b);
}

function integralOf(op: RoundingOp, type: FloatName): Scalars {
  if (type === 'fp128')
    return (a) => (isNaNBits(type, a) ? nanBits(floatFormats[type]) : roundQuad(op, { bits: a }).bits);
  const { from, to } = numberCodecs[type];
  const round = rounding(op, 'f64', 'f64');
  return (a) => to(round(from(a)));
}

function fusedMultiplyAdd(type: FloatName, a: bigint, b: bigint, c: bigint): bigint {
  const format = floatFormats[type];
  const [x, y, z] = [a, b, c].map((bits) => decodeFloat(format, bits));
  // With an infinity or NaN nothing is rounded, and the two operations say what comes out.
  if (x.kind !== 'finite' || y.kind !== 'finite' || z.kind !== 'finite') {
    const isFinite = x.kind === 'finite' && y.kind === 'finite';
    const product = isFinite ? zeroBits(format, false) : floatBinary('mul', type)(a, b);
    return floatBinary('add', type)(product, c);
  }
  const product: Finite = {
    kind: 'finite',
    negative: x.negative !== y.negative,
    significand: x.significand * y.significand,
    exponent: x.exponent + y.exponent,
  };
  return roundExact(format, sum(product, z, 'nearest'), 'nearest');
}

export const roundingModes = ['nearest', 'zero', 'up', 'down'] as const;
export type RoundingMode = (typeof roundingModes)[number];

interface Exact extends Finite {
  readonly sticky?: boolean;
}

function finite(negative: boolean, significand: bigint, exponent: number, sticky = false): Exact {
  return { kind: 'finite', negative, significand, exponent, sticky };
}

/** The meaning of `fp.<name>`: the last operand is the mode. */
export function constrainedFunction(name: string, type: FloatName): Scalars | undefined {
  const format = floatFormats[type];
  switch (name) {
    case 'sqrt':
      return (a, mode) => constrained(type, modeOf(mode), floatRoot(type)(a), [a], ([x]) => root(x, format));
    case 'add':
    case 'sub':
    case 'mul':
    case 'div':
      return (a, b, mode) => {
        const chosen = modeOf(mode);
        const nearest = floatBinary(name, type)(a, b);
        return constrained(type, chosen, nearest, [a, b], ([x, y]) => operate(name, x, y, format, chosen));
      };
    default:
      return undefined;
  }
}

function modeOf(mode: bigint): RoundingMode {
  if (mode < 0n || mode >= BigInt(roundingModes.length)) throw trapOf('T-BOUNDS', `rounding mode ${mode}`);
  return roundingModes[Number(mode)];
}

/** What is nearest is also what infinities and NaN give; of finite numbers the exact result is rounded anew. */
function constrained(
  type: FloatName,
  mode: RoundingMode,
  nearest: bigint,
  args: readonly bigint[],
  exact: (args: Finite[]) => Exact | undefined,
): bigint {
  const format = floatFormats[type];
  if (mode === 'nearest') return nearest;
  const decoded = args.map((bits) => decodeFloat(format, bits));
  const finite = decoded.filter((value) => value.kind === 'finite');
  if (finite.length < decoded.length) return nearest;
  const value = exact(finite);
  return value === undefined ? nearest : roundExact(format, value, mode);
}

/** Undefined where the result is no number that is rounded. */
function operate(
  name: 'add' | 'sub' | 'mul' | 'div',
  x: Finite,
  y: Finite,
  format: FloatFormat,
  mode: RoundingMode,
): Exact | undefined {
  switch (name) {
    case 'add':
      return sum(x, y, mode);
    case 'sub':
      return sum(x, { ...y, negative: !y.negative }, mode);
    case 'mul':
      return finite(x.negative !== y.negative, x.significand * y.significand, x.exponent + y.exponent);
    case 'div':
      return quotient(x, y, format);
  }
}

/** To more bits than the format has, and whether anything is left: that decides every rounding. */
function quotient(x: Finite, y: Finite, format: FloatFormat): Exact | undefined {
  if (y.significand === 0n || x.significand === 0n) return undefined;
  const shift = 2 * format.precision + 4;
  const numerator = x.significand << BigInt(shift);
  const significand = numerator / y.significand;
  const isInexact = significand * y.significand !== numerator;
  return finite(x.negative !== y.negative, significand, x.exponent - y.exponent - shift, isInexact);
}

/** A sum that cancels is +0, but -0 when rounding down; two zeros of one sign keep it. */
function sum(x: Finite, y: Finite, mode: RoundingMode): Exact {
  const exponent = Math.min(x.exponent, y.exponent);
  const signed = ({ negative, significand, exponent: own }: Finite): bigint => {
    const moved = significand << BigInt(own - exponent);
    return negative ? -moved : moved;
  };
  const total = signed(x) + signed(y);
  const isSameZero = x.significand === 0n && y.significand === 0n && x.negative === y.negative;
  const negative = total < 0n || (total === 0n && (isSameZero ? x.negative : mode === 'down'));
  return { kind: 'finite', negative, significand: total < 0n ? -total : total, exponent };
}

function root({ negative, significand, exponent }: Finite, format: FloatFormat): Exact | undefined {
  if (negative || significand === 0n) return undefined;
  const shift = 2 * format.precision + 4 + (exponent & 1);
  const scaled = significand << BigInt(shift);
  const whole = integerRoot(scaled);
  return finite(false, whole, (exponent - shift) / 2, whole * whole !== scaled);
}

/** Newton's method, from above. */
function integerRoot(value: bigint): bigint {
  let guess = 1n << BigInt((bitLength(value) + 1) >> 1);
  for (;;) {
    const next = (guess + value / guess) >> 1n;
    if (next >= guess) return guess;
    guess = next;
  }
}

function roundExact(
  format: FloatFormat,
  { negative, significand, exponent, sticky = false }: Exact,
  mode: RoundingMode,
): bigint {
  if (mode === 'nearest') return encodeFloat(format, negative, significand, exponent, sticky);
  if (significand === 0n) return zeroBits(format, negative);
  const away = mode === (negative ? 'down' : 'up');
  const length = bitLength(significand);
  const infinity = infinityBits(format, negative);
  // The pattern before infinity is that of the greatest number.
  if (exponent + length - 1 > format.maxExponent) return away ? infinity : infinity - 1n;
  const least = leastExponent(format);
  const lastPlace = Math.max(exponent + length - format.precision, least);
  const shift = lastPlace - exponent;
  const kept = shift <= 0 ? significand << BigInt(-shift) : significand >> BigInt(shift);
  const inexact = sticky || (shift > 0 && kept << BigInt(shift) !== significand);
  const magnitude = (BigInt(lastPlace - least) << BigInt(format.precision - 1)) + kept;
  return zeroBits(format, negative) | (inexact && away ? magnitude + 1n : magnitude);
}
