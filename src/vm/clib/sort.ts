/**
 * qsort and bsearch over a program's memory, with a comparison function of the program.
 *
 * Sorting is a stable bottom-up merge sort, as glibc's is where memory allows, so that programs which (wrongly) rely on
 * the order of equal elements behave alike. The comparison may itself allocate: no view is kept across a call of it.
 * It may also be inconsistent; the sort then gives some permutation, in bounded time. The scratch copy lies in the
 * program's memory, because comparison functions are given addresses.
 */
import type { HostEnv } from '../host.ts';
import { Trap } from '../trap.ts';

/** Of two addresses of elements: negative, 0 or positive. */
export type Compare = (left: number, right: number) => number;

export function bindCompare(env: HostEnv, pointer: number): Compare {
  const call = env.bindFunction(pointer, ['ptr', 'ptr'], 'i32');
  return (left, right) => {
    // It may be a function of the host itself, which no engine counts.
    env.meter.spend(1);
    return Number(call(left, right));
  };
}

/** `qsort`: runs of 1, 2, 4, … elements are merged from one block into the other and back. */
export function sortBlock(env: HostEnv, base: number, count: number, size: number, compare: Compare): void {
  if (count < 2 || size === 0) return;
  env.memory.checkWrite(base, count * size);
  const scratch = env.allocator.malloc(count * size);
  if (scratch === 0) throw new Trap('out-of-memory', 'while sorting');
  try {
    let from = base;
    let to = scratch;
    for (let width = 1; width < count; width *= 2) {
      mergePass(env, from, to, count, size, width, compare);
      [from, to] = [to, from];
    }
    if (from !== base) env.memory.copy(base, from, count * size);
  } finally {
    env.allocator.free(scratch);
  }
}

/** Merges neighbouring runs of `width` elements. */
function mergePass(
  env: HostEnv,
  from: number,
  to: number,
  count: number,
  size: number,
  width: number,
  compare: Compare,
): void {
  for (let start = 0; start < count; start += 2 * width) {
    const middle = Math.min(start + width, count);
    const end = Math.min(start + 2 * width, count);
    mergeRuns(env, from, to, { start, middle, end, size }, compare);
  }
}

/** Two neighbouring runs: elements [start, middle) and [middle, end), of `size` bytes each. */
interface Runs {
  readonly start: number;
  readonly middle: number;
  readonly end: number;
  readonly size: number;
}

function mergeRuns(env: HostEnv, from: number, to: number, { start, middle, end, size }: Runs, compare: Compare): void {
  let left = from + start * size;
  const leftEnd = from + middle * size;
  let right = leftEnd;
  const rightEnd = from + end * size;
  let target = to + start * size;
  while (left < leftEnd && right < rightEnd) {
    const takeLeft = compare(left, right) <= 0;
    const source = takeLeft ? left : right;
    env.memory.copy(target, source, size);
    if (takeLeft) left += size;
    else right += size;
    target += size;
  }
  env.memory.copy(target, left, leftEnd - left);
  env.memory.copy(target + (leftEnd - left), right, rightEnd - right);
}

/** The address of an element equal to the key, or 0. */
export function searchBlock(key: number, base: number, count: number, size: number, compare: Compare): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const order = compare(key, base + middle * size);
    if (order === 0) return base + middle * size;
    if (order < 0) high = middle;
    else low = middle + 1;
  }
  return 0;
}
