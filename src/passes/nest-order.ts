/**
 * Do accesses of loops meet in an order that another order of the rounds would turn round? Addresses are sums (`address-sums.ts`), so the distance of two accesses is a sum
 * of how many rounds of each loop are between them: whether it can be that of bytes which both have is a question of whole numbers.
 */
import type { AddressSum } from './address-sums.ts';
import { haveOneBase } from './address-sums.ts';

/** Bytes that a nest reads or writes. */
export interface SumAccess {
  readonly sum: AddressSum;
  readonly size: bigint;
}

/** How many rounds may be between two; undefined: any number. */
export type Most = bigint | undefined;

/** What is tried one after the other. */
const mostTried = 2000n;

/**
 * May the accesses meet in rounds of which the outer one comes earlier for one of them, and the inner one for the other? Then they change places when the loops do.
 * `outer` and `inner` are the numbers of rounds less one.
 */
export function meetCrosswise(a: SumAccess, b: SumAccess, outer: Most, inner: Most): boolean {
  if (!haveEqualSteps(a, b)) return true;
  const [window, [p, q]] = [windowOf(a, b), a.sum.steps];
  return isHit(window, [p, -q], [outer, inner]) || isHit(window, [-p, q], [outer, inner]);
}

/** May `b` meet in one round what `a` has in a later one, `most` rounds later at most? Loops are not nested. */
export function meetsLater(a: SumAccess, b: SumAccess, most: Most): boolean {
  return !haveEqualSteps(a, b) || isHitBy(windowOf(a, b), -a.sum.steps[0], most);
}

/** Is their distance the same in all rounds? */
export function haveEqualSteps(a: SumAccess, b: SumAccess): boolean {
  return haveOneBase(a.sum, b.sum) && a.sum.steps.every((step, i) => step === b.sum.steps[i]);
}

/** Numbers between `above` and `below`, without these. */
interface Window {
  readonly above: bigint;
  readonly below: bigint;
}

/** What rounds between them have to add for `a` and `b` to have a byte in common. */
function windowOf(a: SumAccess, b: SumAccess): Window {
  const distance = b.sum.offset - a.sum.offset;
  return { above: -b.size - distance, below: a.size - distance };
}

/** Is x * u + y * v in the window, for some u and v from 1 on? */
function isHit(window: Window, [x, y]: readonly [bigint, bigint], [u, v]: readonly [Most, Most]): boolean {
  if (u === 0n || v === 0n) return false;
  if (x === 0n || y === 0n) return isHitBy(window, x === 0n ? y : x, x === 0n ? v : u);
  if (abs(x) < abs(y)) return isHit(window, [y, x], [v, u]);
  // The larger steps are tried, as far as the smaller ones can come back.
  const [least, most] = v === undefined ? (y > 0n ? [y, undefined] : [undefined, y]) : y > 0n ? [y, y * v] : [y * v, y];
  const above = most === undefined ? undefined : window.above - most;
  const below = least === undefined ? undefined : window.below - least;
  const [from, to] = x > 0n ? [above, below] : [negated(below), negated(above)];
  const first = from === undefined ? 1n : larger(1n, floorDivide(from, abs(x)) + 1n);
  const end = to === undefined ? undefined : floorDivide(to - 1n, abs(x));
  const last = end === undefined ? u : u === undefined ? end : smaller(end, u);
  if (last === undefined || last - first > mostTried) return true;
  for (let times = first; times <= last; times++) {
    const moved = { above: window.above - x * times, below: window.below - x * times };
    if (isHitBy(moved, y, v)) return true;
  }
  return false;
}

/** Is a multiple of `step` in the window, of 1 to `most` times? */
function isHitBy({ above, below }: Window, step: bigint, most: Most): boolean {
  if (most === 0n) return false;
  if (step === 0n) return above < 0n && below > 0n;
  const [from, to] = step > 0n ? [above, below] : [-below, -above];
  const times = larger(1n, floorDivide(from, abs(step)) + 1n);
  return abs(step) * times < to && (most === undefined || times <= most);
}

function negated(value: bigint | undefined): bigint | undefined {
  return value === undefined ? undefined : -value;
}

function floorDivide(a: bigint, b: bigint): bigint {
  return a >= 0n ? a / b : -((-a + b - 1n) / b);
}

function abs(a: bigint): bigint {
  return a < 0n ? -a : a;
}

function larger(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}

function smaller(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}
