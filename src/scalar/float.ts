/**
 * f32 and f64: IEEE 754 binary32 and binary64, round to nearest even, no traps.
 *
 * f32 computes in f64 and rounds once more with `Math.fround`. That is exact for + - * / and sqrt, because f64 has more
 * than twice the precision of f32 plus two bits (Figueroa, "When is double rounding innocuous?", 1995). The remainder
 * is C's fmod, which is always representable and so needs no rounding. min and max give NaN if either operand is NaN,
 * and take -0 to be less than +0.
 */
import type { BinaryMeanings, UnaryMeanings } from './ops.ts';

export interface FloatMeanings {
  readonly binary: BinaryMeanings<number, 'float'>;
  readonly unary: UnaryMeanings<number, 'float'>;
}

export const f32Meanings: FloatMeanings = {
  binary: {
    add: (a, b) => Math.fround(a + b),
    sub: (a, b) => Math.fround(a - b),
    mul: (a, b) => Math.fround(a * b),
    div: (a, b) => Math.fround(a / b),
    rem: (a, b) => Math.fround(a % b),
    min: (a, b) => Math.min(a, b),
    max: (a, b) => Math.max(a, b),
  },
  unary: {
    abs: (a) => Math.abs(a),
    neg: (a) => -a,
    lnot: (a) => (a === 0 ? 1 : 0),
    recip: (a) => Math.fround(1 / a),
    sqrt: (a) => Math.fround(Math.sqrt(a)),
  },
};

export const f64Meanings: FloatMeanings = {
  binary: {
    add: (a, b) => a + b,
    sub: (a, b) => a - b,
    mul: (a, b) => a * b,
    div: (a, b) => a / b,
    rem: (a, b) => a % b,
    min: (a, b) => Math.min(a, b),
    max: (a, b) => Math.max(a, b),
  },
  unary: {
    abs: (a) => Math.abs(a),
    neg: (a) => -a,
    lnot: (a) => (a === 0 ? 1 : 0),
    recip: (a) => 1 / a,
    sqrt: (a) => Math.sqrt(a),
  },
};
