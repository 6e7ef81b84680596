/**
 * Seeded random graphs for the tests of graph algorithms: small ones of every density, and large ones of given shapes.
 */
import type { Graph } from '../../src/base/graph.ts';

/** Mulberry32: a small generator with a 32-bit state; the same seed gives the same numbers everywhere. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function graphOf(successors: readonly (readonly number[])[], entry = 0): Graph {
  return { size: successors.length, entry, successors: (node) => successors[node] };
}

/**
 * Up to `most` nodes with up to three successors each; some nodes are unreachable, some edges parallel or self edges.
 */
export function randomGraph(seed: number, most = 9): Graph {
  const random = seededRandom(seed);
  const size = 1 + Math.floor(random() * most);
  const pick = (n: number): number => Math.floor(random() * n);
  const degree = 1 + pick(3);
  return graphOf(
    Array.from({ length: size }, () => Array.from({ length: pick(degree + 1) }, () => pick(size))),
    pick(size),
  );
}

/** Shapes on which careless algorithms become quadratic or overflow the stack. */
export function largeGraphs(n: number): Record<string, Graph> {
  const half = n >> 1;
  const list = (next: (i: number) => number[]): Graph => graphOf(Array.from({ length: n }, (_, i) => next(i)));
  const inside = (...nodes: number[]): number[] => nodes.filter((node) => node >= 0 && node < n);
  return {
    chain: list((i) => inside(i + 1)),
    'chain with back edges to the entry': list((i) => inside(i + 1, 0)),
    'two rails, rungs between them': list((i) =>
      i === 0 ? [1, half] : i < half ? inside(i + 1, i + half) : inside(i + 1),
    ),
    'rungs that lead back': list((i) => (i < half ? [i + 1] : inside(i + 1, n - 1 - i))),
    'nest of loops': list((i) => (i < half ? [i + 1] : inside(i + 1, n - i))),
    'loops one after another': list((i) => inside(i + 1, i % 2 === 1 ? i - 1 : i + 1)),
    'irreducible ladder': list((i) => inside(i + 1, i + 2, i - 1)),
    'all jump to one': list((i) => inside(i + 1, n - 1)),
  };
}
