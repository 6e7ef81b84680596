/**
 * The functions of math.h whose results are defined exactly: each is the correctly rounded result, bit for bit. (hypot
 * is not among the exactly defined ones but is computed the same way.) NaN payloads are not kept.
 */
import { f32FromBits, f32ToBits, f64FromBits, f64ToBits } from '../../scalar/float-bits.ts';
import { decodeFloat, encodeFloat, f64Format } from '../../scalar/float-format.ts';
import { add, twoProduct, twoSum } from './double-double.ts';

const LEAST_NORMAL = 2 ** -1022;

export function isNegative(value: number): boolean {
  return value < 0 || Object.is(value, -0);
}

export function copySign(magnitude: number, sign: number): number {
  return isNegative(sign) ? -Math.abs(magnitude) : Math.abs(magnitude);
}

/** Halfway cases away from zero. */
export function round(x: number): number {
  const whole = Math.trunc(x);
  return Math.abs(x - whole) >= 0.5 ? whole + Math.sign(x) : whole;
}

/** Halfway cases to even: the one rounding mode there is. */
export function rint(x: number): number {
  const whole = Math.trunc(x);
  const rest = Math.abs(x - whole);
  return rest > 0.5 || (rest === 0.5 && whole % 2 !== 0) ? whole + Math.sign(x) : whole;
}

const scratch = new DataView(new ArrayBuffer(8));

/** The exponent of 1.x * 2^e; the value is finite and not zero. */
export function exponentOf(x: number): number {
  if (Math.abs(x) < LEAST_NORMAL) return exponentOf(x * 2 ** 64) - 64;
  scratch.setFloat64(0, x);
  return ((scratch.getUint32(0) >>> 20) & 0x7ff) - 1023;
}

/** x * 2^power, rounded once. */
export function ldexp(x: number, power: number): number {
  if (x === 0 || !Number.isFinite(x)) return x;
  const exponent = exponentOf(x) + power;
  if (Math.abs(x) < LEAST_NORMAL || exponent < -1022 || exponent > 1023) return scaleExactly(x, power);
  // Both ends are normal numbers, hence so is every step between, and nothing rounds.
  let value = x;
  let left = power;
  while (Math.abs(left) > 1000) {
    value *= left > 0 ? 2 ** 1000 : 2 ** -1000;
    left += left > 0 ? -1000 : 1000;
  }
  return value * 2 ** left;
}

function scaleExactly(x: number, power: number): number {
  const { value, exponent } = exactInteger(x);
  const bits = encodeFloat(f64Format, value < 0n, value < 0n ? -value : value, exponent + power);
  return f64FromBits(bits);
}

/** A fraction of magnitude in [1/2, 1) and a power of two. */
export function frexp(x: number): { readonly fraction: number; readonly exponent: number } {
  if (x === 0 || !Number.isFinite(x)) return { fraction: x, exponent: 0 };
  const exponent = exponentOf(x) + 1;
  return { fraction: ldexp(x, -exponent), exponent };
}

export function nextAfter(x: number, towards: number): number {
  if (Number.isNaN(x) || Number.isNaN(towards)) return NaN;
  if (x === towards) return towards;
  if (x === 0) return copySign(5e-324, towards);
  return f64FromBits(f64ToBits(x) + (towards > x === x > 0 ? 1n : -1n));
}

export function nextAfterFloat(x: number, towards: number): number {
  if (Number.isNaN(x) || Number.isNaN(towards)) return NaN;
  if (x === towards) return towards;
  if (x === 0) return copySign(2 ** -149, towards);
  return f32FromBits(f32ToBits(x) + (towards > x === x > 0 ? 1 : -1));
}

/**
 * x * y + z, rounded once. Where no part of the sum can overflow or become subnormal it is computed in doubles: the
 * exact sum is split into parts that do not overlap, and the lower part is rounded to odd, which leaves the final
 * rounding nothing to mistake (Boldo and Melquiond, "Emulation of FMA and correctly rounded sums", 2008).
 */
export function fma(x: number, y: number, z: number): number {
  if (!isMiddling(x) || !isMiddling(y) || !isMiddling(z)) return fmaExact(x, y, z);
  const product = twoProduct(x, y);
  const low = twoSum(z, product.lo);
  const high = twoSum(product.hi, low.hi);
  const rest = twoSum(low.lo, high.lo);
  return high.hi + roundToOdd(rest.hi, rest.lo);
}

/** Neither sums nor products of such numbers, nor their rounding errors, leave the normal range. */
function isMiddling(x: number): boolean {
  const magnitude = Math.abs(x);
  return magnitude > 2 ** -400 && magnitude < 2 ** 400;
}

/** For floats the product is exact in double, and so is the sum up to rounding to odd. */
export function fmaFloat(x: number, y: number, z: number): number {
  const { hi, lo } = twoSum(x * y, z);
  return Math.fround(Number.isFinite(hi) ? roundToOdd(hi, lo) : hi);
}

/** value + error, whose last bit is set unless the sum is exact; the value is the sum rounded to nearest. */
function roundToOdd(value: number, error: number): number {
  if (error === 0) return value;
  scratch.setFloat64(0, value);
  const low = scratch.getUint32(4);
  if ((low & 1) === 1) return value;
  if (error > 0 === value > 0) scratch.setUint32(4, low + 1);
  else {
    scratch.setUint32(4, low - 1);
    if (low === 0) scratch.setUint32(0, scratch.getUint32(0) - 1);
  }
  return scratch.getFloat64(0);
}

function fmaExact(x: number, y: number, z: number): number {
  // Infinities, NaNs and zero factors come out right in two steps, except that a finite product may overflow before
  // an infinity of the other sign is added.
  if (!Number.isFinite(x) || !Number.isFinite(y) || x === 0 || y === 0) return x * y + z;
  if (!Number.isFinite(z)) return z;
  const a = exactInteger(x);
  const b = exactInteger(y);
  const c = exactInteger(z);
  const product = a.value * b.value;
  const productExponent = a.exponent + b.exponent;
  const exponent = z === 0 ? productExponent : Math.min(productExponent, c.exponent);
  const addend = z === 0 ? 0n : c.value << BigInt(c.exponent - exponent);
  const sum = (product << BigInt(productExponent - exponent)) + addend;
  if (sum === 0n) return 0;
  return f64FromBits(encodeFloat(f64Format, sum < 0n, sum < 0n ? -sum : sum, exponent));
}

function exactInteger(x: number): { readonly value: bigint; readonly exponent: number } {
  const decoded = decodeFloat(f64Format, f64ToBits(x));
  if (decoded.kind !== 'finite') return { value: 0n, exponent: 0 };
  return { value: decoded.negative ? -decoded.significand : decoded.significand, exponent: decoded.exponent };
}

/** x - n*y for the integer n nearest to x/y, halfway to even; and n modulo 8 with its sign (8 may stand for 0). */
export function remainderQuotient(x: number, y: number): { readonly remainder: number; readonly quotient: number } {
  if (!Number.isFinite(x) || Number.isNaN(y) || y === 0) return { remainder: NaN, quotient: 0 };
  if (!Number.isFinite(y)) return { remainder: x, quotient: 0 };
  const { rest, quotient } = nearestMultiple(Math.abs(x), Math.abs(y));
  const signed = isNegative(x) ? -rest : rest;
  return {
    remainder: rest === 0 ? copySign(0, x) : signed,
    quotient: isNegative(x) !== isNegative(y) ? 0 - quotient : quotient,
  };
}

/**
 * The same for positive numbers. `%` is exact, and so is each subtraction: its operands are less than a factor of two
 * apart. After the remainder by 8 divisors, 4 and 2 of them leave less than 2; rounding then takes one, and perhaps
 * another.
 */
function nearestMultiple(x: number, divisor: number): { rest: number; quotient: number } {
  let rest = x % (8 * divisor);
  let quotient = 0;
  const take = (count: number): void => {
    rest -= count * divisor;
    quotient += count;
  };
  if (rest >= 4 * divisor) take(4);
  if (rest >= 2 * divisor) take(2);
  if (rest > divisor - rest) {
    take(1);
    if (rest >= divisor - rest) take(1);
  }
  return { rest, quotient };
}

/** The length of (x, y) without undue overflow or underflow: the squares are summed in double-double. */
export function hypot(x: number, y: number): number {
  if (Math.abs(x) === Infinity || Math.abs(y) === Infinity) return Infinity;
  const large = Math.max(Math.abs(x), Math.abs(y));
  const small = Math.min(Math.abs(x), Math.abs(y));
  if (!(small > 0) || large + small === large) return large + small;
  const power = exponentOf(large);
  const a = ldexp(large, -power);
  const b = ldexp(small, -power);
  const square = add(twoProduct(a, a), twoProduct(b, b));
  const root = Math.sqrt(square.hi);
  const error = twoSum(square.hi, -twoProduct(root, root).hi);
  const correction = (error.hi - twoProduct(root, root).lo + square.lo) / (2 * root);
  return ldexp(root + correction, power);
}
