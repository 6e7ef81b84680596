/**
 * Comparisons of integers and of f32/f64. eq ne lt le gt ge answer 0 or 1, cmp cmpl cmpg -1, 0 or 1.
 *
 * A comparison with NaN is false, except `ne`. `cmp` with NaN is +1 by the letter of [MAPLE 3.5.8] ("otherwise, return
 * +1"), which makes it equal to `cmpg`; `cmpl` gives -1. Numbers of integer type, floats and bigints have a table each,
 * so that each function sees operands of one kind only.
 */
import type { CompareMeanings } from './ops.ts';

export const wordComparisons: CompareMeanings<number, 'int'> = {
  eq: (a, b) => (a === b ? 1 : 0),
  ne: (a, b) => (a !== b ? 1 : 0),
  lt: (a, b) => (a < b ? 1 : 0),
  le: (a, b) => (a <= b ? 1 : 0),
  gt: (a, b) => (a > b ? 1 : 0),
  ge: (a, b) => (a >= b ? 1 : 0),
  cmp: (a, b) => (a === b ? 0 : a < b ? -1 : 1),
  cmpl: (a, b) => (a === b ? 0 : a < b ? -1 : 1),
  cmpg: (a, b) => (a === b ? 0 : a < b ? -1 : 1),
};

export const wideComparisons: CompareMeanings<bigint, 'int'> = {
  eq: (a, b) => (a === b ? 1 : 0),
  ne: (a, b) => (a !== b ? 1 : 0),
  lt: (a, b) => (a < b ? 1 : 0),
  le: (a, b) => (a <= b ? 1 : 0),
  gt: (a, b) => (a > b ? 1 : 0),
  ge: (a, b) => (a >= b ? 1 : 0),
  cmp: (a, b) => (a === b ? 0 : a < b ? -1 : 1),
  cmpl: (a, b) => (a === b ? 0 : a < b ? -1 : 1),
  cmpg: (a, b) => (a === b ? 0 : a < b ? -1 : 1),
};

export const floatComparisons: CompareMeanings<number, 'float'> = {
  eq: (a, b) => (a === b ? 1 : 0),
  ne: (a, b) => (a !== b ? 1 : 0),
  lt: (a, b) => (a < b ? 1 : 0),
  le: (a, b) => (a <= b ? 1 : 0),
  gt: (a, b) => (a > b ? 1 : 0),
  ge: (a, b) => (a >= b ? 1 : 0),
  cmp: (a, b) => (a === b ? 0 : a < b ? -1 : 1),
  cmpl: (a, b) => (a === b ? 0 : a > b ? 1 : -1),
  cmpg: (a, b) => (a === b ? 0 : a < b ? -1 : 1),
};
