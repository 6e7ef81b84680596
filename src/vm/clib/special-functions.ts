/**
 * erf, erfc, tgamma, lgamma: computed from their series in double-double arithmetic and rounded at the end, so the
 * error stays near half a unit in the last place. References: NIST Digital Library of Mathematical Functions, 5.11.1
 * (Stirling), 5.5.3 (reflection), 5.7.3 (lgamma near 1), 7.6.2 and 7.9.2 (error functions).
 */
import type { Wide } from './double-double.ts';
import {
  add,
  divide,
  exp,
  expParts,
  log,
  multiply,
  negate,
  PI,
  scale,
  sinPi,
  subtract,
  twoProduct,
  wide,
} from './double-double.ts';
import { copySign, ldexp } from './exact-math.ts';

const ONE = wide(1);
const SQRT_PI: Wide = { hi: 1.772453850905516, lo: -7.666586499825799e-17 };

// Error function

/** 2/√π e^(-x²) Σ 2^n x^(2n+1) / (1·3·…·(2n+1)): all terms positive, so nothing cancels. */
function erfSeries(x: number): Wide {
  const square = twoProduct(x, x);
  let term = wide(x);
  let sum = term;
  for (let n = 1; term.hi > sum.hi * 1e-33; n++) {
    term = divide(multiply(term, scale(square, 2)), wide(2 * n + 1));
    sum = add(sum, term);
  }
  return divide(multiply(scale(sum, 2), exp(negate(square))), SQRT_PI);
}

/** Beyond it erfc is taken from its continued fraction, below it from 1 - erf, which still leaves 70 good bits. */
const FRACTION_FROM = 4;
const FRACTION_DEPTH = 80;

/** e^(-x²)/√π · 1/(x + (1/2)/(x + 1/(x + (3/2)/(x + …)))) */
function erfcFraction(x: number): number {
  let tail = wide(x);
  for (let n = FRACTION_DEPTH; n >= 1; n--) tail = add(wide(x), divide(wide(n / 2), tail));
  const { value, power } = expParts(negate(twoProduct(x, x)));
  const result = divide(value, multiply(SQRT_PI, tail));
  return ldexp(result.hi, power);
}

export function erf(x: number): number {
  const magnitude = Math.abs(x);
  if (Number.isNaN(x)) return NaN;
  if (magnitude > 6) return Math.sign(x);
  if (magnitude < 1e-150) return scaledSlope(x);
  return copySign(erfSeries(magnitude).hi, x);
}

/** 2/√π x, where x² would underflow. */
function scaledSlope(x: number): number {
  const product = divide(wide(x * 2 ** 200), SQRT_PI);
  return ldexp(product.hi, -199);
}

export function erfc(x: number): number {
  if (Number.isNaN(x)) return NaN;
  if (x < -6) return 2;
  if (x > 27.3) return 0;
  if (x >= FRACTION_FROM) return erfcFraction(x);
  const magnitude = Math.abs(x);
  const inner = magnitude < 1e-150 ? wide(magnitude) : erfSeries(magnitude);
  return (x < 0 ? add(ONE, inner) : subtract(ONE, inner)).hi;
}

// Gamma function

/** Bernoulli numbers B2, B4, … as fractions. */
const BERNOULLI: readonly (readonly [number, number])[] = [
  [1, 6],
  [-1, 30],
  [1, 42],
  [-1, 30],
  [5, 66],
  [-691, 2730],
  [7, 6],
  [-3617, 510],
  [43867, 798],
  [-174611, 330],
  [854513, 138],
  [-236364091, 2730],
];
/** B2k / (2k (2k - 1)). */
const STIRLING = BERNOULLI.map(([top, bottom], index) =>
  divide(wide(top), wide(bottom * (2 * index + 2) * (2 * index + 1))),
);
const HALF_LOG_2PI = scale(log(scale(PI, 2)), 0.5);
const LOG_PI = log(PI);
/** From here on twelve terms of Stirling's series give 80 bits. */
const STIRLING_FROM = 24;

/** ln Γ(x) for x >= STIRLING_FROM. */
function stirling(x: Wide): Wide {
  const inverse = divide(ONE, x);
  const square = multiply(inverse, inverse);
  let series = wide(0);
  for (let i = STIRLING.length - 1; i >= 0; i--) series = add(multiply(series, square), STIRLING[i]);
  const main = subtract(multiply(subtract(x, wide(0.5)), log(x)), x);
  return add(add(main, HALF_LOG_2PI), multiply(series, inverse));
}

/** ln Γ(x) for positive x, up to where products of x stay finite. */
function logGammaPositive(x: Wide): Wide {
  let product = ONE;
  let shifted = x;
  while (shifted.hi < STIRLING_FROM) {
    product = multiply(product, shifted);
    shifted = add(shifted, ONE);
  }
  return subtract(stirling(shifted), log(product));
}

/** |sin πx| for a negative x that is no integer. */
function reflectionSine(x: number): Wide {
  const sine = sinPi(x - Math.round(x));
  return sine.hi < 0 ? negate(sine) : sine;
}

/** ln |Γ(x)| for negative x, by Γ(x) Γ(1-x) = π / sin πx. */
function logGammaNegative(x: number): Wide {
  const mirrored = logGammaPositive(subtract(ONE, wide(x)));
  return subtract(subtract(LOG_PI, log(reflectionSine(x))), mirrored);
}

/** The sign of Γ(x) for x that is not a pole. */
export function gammaSign(x: number): 1 | -1 {
  if (x > 0) return 1;
  if (x === 0) return Object.is(x, -0) ? -1 : 1;
  return Math.floor(x) % 2 === 0 ? 1 : -1;
}

export function tgamma(x: number): number {
  if (Number.isNaN(x) || x === Infinity) return x;
  if (x === 0) return 1 / x;
  if (x < 0 && Number.isInteger(x)) return NaN;
  if (x === -Infinity) return NaN;
  if (x > 172) return Infinity;
  if (x < -190) return copySign(0, gammaSign(x));
  if (Math.abs(x) < 1e-20) return 1 / x;
  if (Number.isInteger(x)) return factorial(x - 1);
  const { value, power } = expParts(x > 0 ? logGammaPositive(wide(x)) : logGammaNegative(x));
  return gammaSign(x) * ldexp(value.hi, power);
}

function factorial(n: number): number {
  let product = ONE;
  let power = 0;
  for (let i = 2; i <= n; i++) {
    product = scale(multiply(product, wide(i)), 2 ** -8);
    power += 8;
  }
  return ldexp(product.hi, power);
}

const EULER = 0.5772156649015329;
/** ζ(2) to ζ(5). */
const ZETA: readonly number[] = [1.6449340668482264, 1.2020569031595942, 1.082323233711138, 1.03692775514337];
const SERIES_RADIUS = 1e-4;

/** ln Γ(at + e) for at = 1 or 2, where ln Γ is 0 and its relative error would grow: the Taylor series. */
function logGammaNearZero(at: 1 | 2, e: number): number {
  const less = at - 1;
  const [second, third, fourth, fifth] = ZETA.map((zeta, index) => (zeta - less) / (index + 2));
  return e * (less - EULER + e * (second - e * (third - e * (fourth - e * fifth))));
}

export function lgamma(x: number): number {
  if (Number.isNaN(x)) return NaN;
  if (Math.abs(x) === Infinity || (x <= 0 && Number.isInteger(x))) return Infinity;
  if (Math.abs(x) < 1e-20) return -Math.log(Math.abs(x));
  if (x > 1e18) return x * (Math.log(x) - 1);
  if (Math.abs(x - 1) < SERIES_RADIUS) return logGammaNearZero(1, x - 1);
  if (Math.abs(x - 2) < SERIES_RADIUS) return logGammaNearZero(2, x - 2);
  return (x > 0 ? logGammaPositive(wide(x)) : logGammaNegative(x)).hi;
}
