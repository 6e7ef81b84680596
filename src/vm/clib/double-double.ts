/**
 * Double-double arithmetic: a number is the unevaluated sum hi + lo with |lo| at most half a unit in the last place of
 * hi, which gives about 105 bits. Functions computed in it and rounded to double are correct to well below one unit
 * in the last place. The building blocks are Knuth's two-sum and Dekker's split product; arguments whose products leave
 * the range of a double are the caller's business.
 */
export interface Wide {
  readonly hi: number;
  readonly lo: number;
}

export const PI: Wide = { hi: 3.141592653589793, lo: 1.2246467991473532e-16 };
export const LN2: Wide = { hi: 0.6931471805599453, lo: 2.3190468138462996e-17 };
const ONE: Wide = { hi: 1, lo: 0 };

export function wide(value: number): Wide {
  return { hi: value, lo: 0 };
}

/** a + b exactly. */
export function twoSum(a: number, b: number): Wide {
  const hi = a + b;
  const part = hi - a;
  return { hi, lo: a - (hi - part) + (b - part) };
}

/** For |a| >= |b|. */
function quickSum(a: number, b: number): Wide {
  const hi = a + b;
  return { hi, lo: b - (hi - a) };
}

const SPLITTER = 2 ** 27 + 1;

/** a * b exactly, for factors below 2^996 whose product is not subnormal. */
export function twoProduct(a: number, b: number): Wide {
  const hi = a * b;
  const aTop = SPLITTER * a - (SPLITTER * a - a);
  const bTop = SPLITTER * b - (SPLITTER * b - b);
  const aRest = a - aTop;
  const bRest = b - bTop;
  return { hi, lo: aTop * bTop - hi + aTop * bRest + aRest * bTop + aRest * bRest };
}

/** To about 105 bits: the sums of the high and of the low halves are exact, their sum is normalised twice. */
export function add(a: Wide, b: Wide): Wide {
  const top = twoSum(a.hi, b.hi);
  const rest = twoSum(a.lo, b.lo);
  const sum = quickSum(top.hi, top.lo + rest.hi);
  return quickSum(sum.hi, sum.lo + rest.lo);
}

export function negate(a: Wide): Wide {
  return { hi: -a.hi, lo: -a.lo };
}

export function subtract(a: Wide, b: Wide): Wide {
  return add(a, negate(b));
}

/** The product of the low halves is below the precision and left out. */
export function multiply(a: Wide, b: Wide): Wide {
  const top = twoProduct(a.hi, b.hi);
  return quickSum(top.hi, top.lo + (a.hi * b.lo + a.lo * b.hi));
}

/** Long division in three digits of 53 bits: each quotient corrects the one before. */
export function divide(a: Wide, b: Wide): Wide {
  const first = a.hi / b.hi;
  const rest = subtract(a, multiply(b, wide(first)));
  const second = rest.hi / b.hi;
  const left = subtract(rest, multiply(b, wide(second)));
  return add(quickSum(first, second), wide(left.hi / b.hi));
}

/** Multiplies by a power of two; exact unless the result leaves the range of a double. */
export function scale(a: Wide, factor: number): Wide {
  return { hi: a.hi * factor, lo: a.lo * factor };
}

/** e^a / 2^power, with a power of two split off so that nothing overflows on the way. */
export function expParts(a: Wide): { readonly value: Wide; readonly power: number } {
  const power = Math.round(a.hi / LN2.hi);
  const reduced = subtract(a, multiply(LN2, wide(power)));
  // Taylor at a sixteenth of the argument, then four squarings.
  const x = scale(reduced, 1 / 16);
  let term = ONE;
  let sum = ONE;
  for (let n = 1; n <= 14; n++) {
    term = divide(multiply(term, x), wide(n));
    sum = add(sum, term);
  }
  for (let i = 0; i < 4; i++) sum = multiply(sum, sum);
  return { value: sum, power };
}

export function exp(a: Wide): Wide {
  const { value, power } = expParts(a);
  return scale(value, 2 ** power);
}

/** Natural logarithm of a positive number: one Newton step doubles the digits of the double result. */
export function log(a: Wide): Wide {
  const near = Math.log(a.hi);
  const correction = subtract(multiply(a, exp(wide(-near))), ONE);
  return add(wide(near), correction);
}

/** sin(π a) for |a| <= 1/2. */
export function sinPi(a: number): Wide {
  const x = multiply(PI, wide(a));
  const square = negate(multiply(x, x));
  let term = x;
  let sum = x;
  for (let n = 2; n <= 30; n += 2) {
    term = divide(multiply(term, square), wide(n * (n + 1)));
    sum = add(sum, term);
  }
  return sum;
}
