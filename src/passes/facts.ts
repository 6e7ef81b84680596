/**
 * What a jump tells of the integers that it tested: a fact is an interval of signed numbers, with some numbers that are not in it.
 *
 *     cond goto (x LessI 10) …        x: min … 9 behind the first way, 10 … max behind the second
 *     cond goto (x EqualI 3) …        x: 3, and everything but 3
 *
 * `decide` says what a comparison of such numbers gives, `learn` what is true of them when it has given that. Unsigned comparisons are told of numbers
 * whose signs are known: there the order is the same.
 */
import type { Operand } from '../linear/nodes.ts';
import type { CalcOp } from '../linear/opcodes.ts';
import { calcRows } from '../linear/opcodes.ts';
import { isRelation, mirrors, opposites, type Relation } from '../linear/relations.ts';

/** Numbers from `min` to `max` but for those of `not`, which lie between the two. Nothing is left if `min` is greater than `max`. */
export interface Fact {
  readonly min: bigint;
  readonly max: bigint;
  readonly not: readonly bigint[];
}

/** More numbers are not told apart. */
const mostHoles = 8;

export function anyNumber(bits: 32 | 64): Fact {
  const most = 1n << BigInt(bits - 1);
  return { min: -most, max: most - 1n, not: [] };
}

export function exactly(value: bigint): Fact {
  return { min: value, max: value, not: [] };
}

/** The one number that it can be. */
export function numberOf({ min, max }: Fact): bigint | undefined {
  return min === max ? min : undefined;
}

export function isImpossible({ min, max }: Fact): boolean {
  return min > max;
}

export function mayBe({ min, max, not }: Fact, value: bigint): boolean {
  return value >= min && value <= max && !not.includes(value);
}

/** Both are true. */
export function both(a: Fact, b: Fact): Fact {
  const not = [...a.not, ...b.not.filter((value) => !a.not.includes(value))];
  return shrink(a.min > b.min ? a.min : b.min, a.max < b.max ? a.max : b.max, not);
}

/** One of them is true, or both. */
export function either(a: Fact, b: Fact): Fact {
  const holes = [...new Set([0n, ...a.not, ...b.not])].filter((value) => !mayBe(a, value) && !mayBe(b, value));
  return shrink(a.min < b.min ? a.min : b.min, a.max > b.max ? a.max : b.max, holes);
}

/** Does the first say something that the second does not? */
export function isMore(a: Fact, b: Fact): boolean {
  return a.min > b.min || a.max < b.max || a.not.some((value) => mayBe(b, value));
}

export function without(a: Fact, value: bigint): Fact {
  return mayBe(a, value) ? shrink(a.min, a.max, [...a.not, value]) : a;
}

/** Ends that are not possible are none. */
function shrink(min: bigint, max: bigint, not: readonly bigint[]): Fact {
  while (min <= max && not.includes(min)) min++;
  while (min <= max && not.includes(max)) max--;
  return { min, max, not: not.filter((value) => value > min && value < max).slice(0, mostHoles) };
}

/** A comparison of integers. */
export interface Comparison {
  readonly order: Relation;
  readonly isUnsigned: boolean;
  readonly bits: 32 | 64;
}

const known = new Map<CalcOp, Comparison | undefined>();

/** What an operation compares, if those are integers of 32 or 64 bits. */
export function comparisonOf(op: CalcOp): Comparison | undefined {
  if (!known.has(op)) known.set(op, findComparison(op));
  return known.get(op);
}

function findComparison(op: CalcOp): Comparison | undefined {
  const { family, letter, operands } = calcRows[op];
  if (family === undefined || !isRelation(family) || (operands[0] !== 'i32' && operands[0] !== 'i64')) return undefined;
  return {
    order: family,
    isUnsigned: letter === 'UI' || letter === 'UL',
    bits: operands[0] === 'i32' ? 32 : 64,
  };
}

/** What the comparison of two numbers gives, if all of which these facts are true give the same. */
export function decide({ order, isUnsigned, bits }: Comparison, a: Fact, b: Fact): boolean | undefined {
  if (isImpossible(a) || isImpossible(b)) return undefined;
  if (order === 'Equal' || order === 'NotEqual') {
    const isEqual = sameNumber(a, b);
    return isEqual === undefined ? undefined : isEqual === (order === 'Equal');
  }
  const [x, y] = isUnsigned ? [unsigned(a, bits), unsigned(b, bits)] : [a, b];
  switch (order) {
    case 'Less':
      return isBelow(x, y);
    case 'Greater':
      return isBelow(y, x);
    case 'LessEqual':
      return not(isBelow(y, x));
    case 'GreaterEqual':
      return not(isBelow(x, y));
  }
}

function not(answer: boolean | undefined): boolean | undefined {
  return answer === undefined ? undefined : !answer;
}

function sameNumber(a: Fact, b: Fact): boolean | undefined {
  const [x, y] = [numberOf(a), numberOf(b)];
  if (x !== undefined && y !== undefined) return x === y;
  if (a.max < b.min || b.max < a.min) return false;
  if (x !== undefined && b.not.includes(x)) return false;
  return y !== undefined && a.not.includes(y) ? false : undefined;
}

function isBelow(a: Fact, b: Fact): boolean | undefined {
  if (a.max < b.min) return true;
  return a.min >= b.max ? false : undefined;
}

/** The same bits as numbers without a sign; all of them if the sign is not known. */
function unsigned({ min, max }: Fact, bits: 32 | 64): Fact {
  const all = 1n << BigInt(bits);
  if (min >= 0n) return { min, max, not: [] };
  return max < 0n ? { min: min + all, max: max + all, not: [] } : { min: 0n, max: all - 1n, not: [] };
}

/** What else is true of the first number when the comparison has given this. */
export function learn(comparison: Comparison, isTrue: boolean, a: Fact, b: Fact): Fact {
  const order = isTrue ? comparison.order : opposites[comparison.order];
  if (order === 'Equal') return both(a, b);
  if (order === 'NotEqual') {
    const value = numberOf(b);
    return value === undefined ? a : without(a, value);
  }
  return comparison.isUnsigned ? unsignedOrder(order, a, b) : signedOrder(order, a, b);
}

/** And of the second. */
export function learnOfSecond(comparison: Comparison, isTrue: boolean, a: Fact, b: Fact): Fact {
  return learn({ ...comparison, order: mirrors[comparison.order] }, isTrue, b, a);
}

function signedOrder(order: Relation, a: Fact, b: Fact): Fact {
  switch (order) {
    case 'Less':
      return both(a, { min: a.min, max: b.max - 1n, not: [] });
    case 'LessEqual':
      return both(a, { min: a.min, max: b.max, not: [] });
    case 'Greater':
      return both(a, { min: b.min + 1n, max: a.max, not: [] });
    default:
      return both(a, { min: b.min, max: a.max, not: [] });
  }
}

/** Below a number that is not negative there is none that is; of those above it, only those that are known not to be negative are told. */
function unsignedOrder(order: Relation, a: Fact, b: Fact): Fact {
  if (b.min < 0n) return a;
  const isBelowB = order === 'Less' || order === 'LessEqual';
  if (!isBelowB && a.min < 0n) return order === 'Greater' && b.min === 0n ? without(a, 0n) : a;
  const narrowed = signedOrder(order, a, b);
  return isBelowB ? both(narrowed, { min: 0n, max: narrowed.max, not: [] }) : narrowed;
}

/** A number as an operand. */
export function immediate(value: bigint, bits: 32 | 64): Operand {
  return bits === 64 ? { kind: 'v', type: 'i64', value } : { kind: 'v', type: 'i32', value: Number(value) };
}
