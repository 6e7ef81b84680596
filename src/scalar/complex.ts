/**
 * c64 and c128: pairs of f32 or f64, computed by formulas over the component type with every step rounded in it, so
 * that any back end that follows the formulas gets the same bits.
 *
 *     (a + bi)(c + di) = (ac - bd) + (ad + bc)i
 *     (a + bi)/(c + di): Smith's method (Communications of the ACM 5, 1962), which scales by the larger of c and d, so
 *     that c*c + d*d need not be formed. Division by zero gives NaN parts; it does not trap.
 */
import type { FloatMeanings } from './float.ts';
import { f32Meanings, f64Meanings } from './float.ts';
import type { Meanings } from './ops.ts';
import type { Complex } from './values.ts';

function complexMeanings(part: FloatMeanings): Meanings<Complex, 'complex'> {
  const { add, sub, mul } = part.binary;
  return {
    binary: {
      add: (a, b) => ({ re: add(a.re, b.re), im: add(a.im, b.im) }),
      sub: (a, b) => ({ re: sub(a.re, b.re), im: sub(a.im, b.im) }),
      mul: (a, b) => ({ re: sub(mul(a.re, b.re), mul(a.im, b.im)), im: add(mul(a.re, b.im), mul(a.im, b.re)) }),
      div: smithDivision(part),
    },
    unary: { neg: (a) => ({ re: -a.re, im: -a.im }) },
    compare: {
      eq: (a, b) => (a.re === b.re && a.im === b.im ? 1 : 0),
      ne: (a, b) => (a.re !== b.re || a.im !== b.im ? 1 : 0),
    },
  };
}

/** Each of the two formulas has the ratio of the smaller to the larger part of the divisor, at most 1, as its scale. */
function smithDivision({ binary: { add, sub, mul, div } }: FloatMeanings): (a: Complex, b: Complex) => Complex {
  return (a, b) => {
    if (Math.abs(b.re) >= Math.abs(b.im)) {
      const ratio = div(b.im, b.re);
      const scale = add(b.re, mul(b.im, ratio));
      return { re: div(add(a.re, mul(a.im, ratio)), scale), im: div(sub(a.im, mul(a.re, ratio)), scale) };
    }
    const ratio = div(b.re, b.im);
    const scale = add(mul(b.re, ratio), b.im);
    return { re: div(add(mul(a.re, ratio), a.im), scale), im: div(sub(mul(a.im, ratio), a.re), scale) };
  };
}

export const c64Meanings = complexMeanings(f32Meanings);
export const c128Meanings = complexMeanings(f64Meanings);
