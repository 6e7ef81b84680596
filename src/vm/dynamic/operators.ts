/**
 * What MAPLE's operations mean on dynamic values: JavaScript's own operators, one line each. Operands may be of any
 * type; the casts say only which of the operator's meanings TypeScript is to check.
 *
 * Strings have a bound, so that doubling one in a loop ends in a RangeError and not in the host's memory.
 */
import type { DynamicOperator } from '../../maple/js-intrinsics.ts';

/** The longest string that an operation gives, in UTF-16 units. */
export const LONGEST_STRING = 2 ** 26;

type N = number;
type Meaning = (a: unknown, b: unknown) => unknown;

export const operators: Readonly<Record<DynamicOperator, Meaning>> = {
  add: (a, b) => bounded((a as N) + (b as N)),
  sub: (a, b) => (a as N) - (b as N),
  mul: (a, b) => (a as N) * (b as N),
  div: (a, b) => (a as N) / (b as N),
  rem: (a, b) => (a as N) % (b as N),
  band: (a, b) => (a as N) & (b as N),
  bior: (a, b) => (a as N) | (b as N),
  bxor: (a, b) => (a as N) ^ (b as N),
  shl: (a, b) => (a as N) << (b as N),
  ashr: (a, b) => (a as N) >> (b as N),
  lshr: (a, b) => (a as N) >>> (b as N),
  max: (a, b) => Math.max(a as N, b as N),
  min: (a, b) => Math.min(a as N, b as N),
  neg: (a) => -(a as N),
  bnot: (a) => ~(a as N),
  abs: (a) => Math.abs(a as N),
  eq: equal,
  ne: (a, b) => !equal(a, b),
  lt: (a, b) => (a as N) < (b as N),
  le: (a, b) => (a as N) <= (b as N),
  gt: (a, b) => (a as N) > (b as N),
  ge: (a, b) => (a as N) >= (b as N),
  cmp: (a, b) => (equal(a, b) ? 0 : (a as N) < (b as N) ? -1 : 1),
  cmpl: (a, b) => (equal(a, b) ? 0 : (a as N) > (b as N) ? 1 : -1),
  cmpg: (a, b) => (equal(a, b) ? 0 : (a as N) < (b as N) ? -1 : 1),
};

function equal(a: unknown, b: unknown): boolean {
  // oxlint-disable-next-line eslint/eqeqeq -- this is what MAPLE's eq means on dynamic values
  return a == b;
}

export function bounded(value: unknown): unknown {
  if (typeof value === 'string' && value.length > LONGEST_STRING) throw new RangeError('Invalid string length');
  return value;
}
