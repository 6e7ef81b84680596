/** Graph algorithms against the definitions, by brute force, on seeded random graphs; then on large graphs. */
import { describe, expect, test } from 'vitest';
import { componentMembers, findComponents } from '../../src/base/components.ts';
import { reversePostOrder, searchDepthFirst } from '../../src/base/depth-search.ts';
import {
  dominates,
  findDominators,
  findFrontiers,
  findLevels,
  findPostDominators,
  iteratedFrontier,
} from '../../src/base/dominators.ts';
import { flattenGraph, graphOfEdges, type Graph } from '../../src/base/graph.ts';
import { findLoops, isReducible, loopContains, loopMembers } from '../../src/base/loops.ts';
import { graphOf, largeGraphs, randomGraph, seededRandom } from './random-graph.ts';
import { times } from '../long.ts';

const seeds = Array.from({ length: times(60, 1500) }, (_, seed) => seed);

/** The nodes that `from` reaches along edges whose ends satisfy `allowed`. */
function reachable(graph: Graph, from: number, allowed: (node: number) => boolean = () => true): Set<number> {
  const seen = new Set<number>();
  const work = allowed(from) ? [from] : [];
  for (let node = work.pop(); node !== undefined; node = work.pop()) {
    if (seen.has(node)) continue;
    seen.add(node);
    work.push(...graph.successors(node).filter(allowed));
  }
  return seen;
}

const nodesOf = (graph: Graph): number[] => Array.from({ length: graph.size }, (_, i) => i);

/** a dominates b: without a, b cannot be reached. */
function dominatesByDefinition(graph: Graph, a: number, b: number): boolean {
  return a === b || (reachable(graph, graph.entry).has(b) && !reachable(graph, graph.entry, (n) => n !== a).has(b));
}

describe('flattening', () => {
  test('edges and their reverse', () => {
    const flat = flattenGraph(graphOf([[1, 2, 1], [0], [2]]));
    expect([...flat.succStart, ...flat.succ]).toEqual([0, 3, 4, 5, 1, 2, 1, 0, 2]);
    expect([...flat.predStart, ...flat.pred]).toEqual([0, 1, 3, 5, 1, 0, 0, 0, 2]);
    expect(graphOfEdges(3, 0, [0, 2, 0, 1, 0], [1, 2, 2, 0, 1])).toEqual(flat);
  });
});

describe('orders', () => {
  test('reverse post-order holds the reachable nodes, each before its successors but in cycles', () => {
    for (const seed of seeds) {
      const graph = randomGraph(seed);
      const order = [...reversePostOrder(flattenGraph(graph))];
      expect(new Set(order)).toEqual(reachable(graph, graph.entry));
      expect(order[0]).toBe(graph.entry);
      for (const node of order) {
        for (const next of graph.successors(node)) {
          if (order.indexOf(next) <= order.indexOf(node)) expect(reachable(graph, next).has(node)).toBe(true);
        }
      }
    }
  });
});

describe('components', () => {
  test('two nodes share one iff each reaches the other, and edges lead to smaller numbers', () => {
    for (const seed of seeds) {
      const graph = randomGraph(seed);
      const components = findComponents(flattenGraph(graph));
      const reach = nodesOf(graph).map((node) => reachable(graph, node));
      for (const a of nodesOf(graph)) {
        for (const b of nodesOf(graph))
          expect(components.of[a] === components.of[b]).toBe(reach[a].has(b) && reach[b].has(a));
        for (const b of graph.successors(a)) expect(components.of[b]).toBeLessThanOrEqual(components.of[a]);
      }
      const { start, items } = componentMembers(components);
      expect([start.length - 1, items.length]).toEqual([components.count, graph.size]);
    }
  });
});

describe('dominators', () => {
  test('against the definition', () => {
    for (const seed of seeds) {
      const graph = randomGraph(seed);
      const tree = findDominators(flattenGraph(graph));
      for (const a of nodesOf(graph)) {
        for (const b of nodesOf(graph)) expect(dominates(tree, a, b)).toBe(dominatesByDefinition(graph, a, b));
        if (tree.idom[a] < 0) continue;
        const strict = nodesOf(graph).filter((n) => n !== a && dominatesByDefinition(graph, n, a));
        expect(strict.every((n) => dominatesByDefinition(graph, n, tree.idom[a]))).toBe(true);
        expect(strict).toContain(tree.idom[a]);
      }
    }
  });

  test('post-dominators: dominators of the reversed graph from a common exit', () => {
    for (const seed of seeds) {
      const graph = randomGraph(seed);
      const tree = findPostDominators(flattenGraph(graph));
      const exits = nodesOf(graph).filter((n) => tree.idom[n] === graph.size);
      for (const b of nodesOf(graph)) {
        expect(tree.number[b]).toBeGreaterThanOrEqual(0);
        if (graph.successors(b).length === 0) expect(exits).toContain(b);
        const leaves = [...reachable(graph, b)].some((n) => graph.successors(n).length === 0);
        const around = [...reachable(graph, b)].every((n) => reachable(graph, n).has(b));
        if (!leaves || around) continue;
        for (const a of nodesOf(graph)) {
          const escape = [...reachable(graph, b, (n) => n !== a)];
          const endless = [...reachable(graph, b)].some(
            (n) => ![...reachable(graph, n)].some((m) => graph.successors(m).length === 0),
          );
          if (endless) continue;
          expect(dominates(tree, a, b)).toBe(a === b || !escape.some((n) => graph.successors(n).length === 0));
        }
      }
    }
  });

  test('frontiers and iterated frontiers against the definition', () => {
    for (const seed of seeds) {
      const graph = randomGraph(seed);
      const flat = flattenGraph(graph);
      const tree = findDominators(flat);
      const live = reachable(graph, graph.entry);
      const { start, items } = findFrontiers(flat, tree);
      const frontier = (a: number): number[] =>
        nodesOf(graph).filter(
          (b) =>
            live.has(a) &&
            live.has(b) &&
            [...live].some((p) => graph.successors(p).includes(b) && dominates(tree, a, p)) &&
            !(a !== b && dominates(tree, a, b)),
        );
      for (const a of nodesOf(graph)) {
        expect(Array.from(items.subarray(start[a], start[a + 1])).sort((x, y) => x - y)).toEqual(frontier(a));
      }
      const random = seededRandom(seed);
      const definitions = nodesOf(graph).filter(() => random() < 0.3);
      const expected = new Set<number>();
      for (const work = [...definitions]; work.length > 0;) {
        for (const b of frontier(work.pop() ?? 0)) {
          if (!expected.has(b)) work.push(b);
          expected.add(b);
        }
      }
      const levels = findLevels(tree);
      expect(iteratedFrontier(flat, tree, levels, definitions)).toEqual([...expected].sort((x, y) => x - y));
    }
  });
});

describe('loops', () => {
  test('a header and its strongly connected component in its search subtree', () => {
    for (const seed of seeds) {
      const graph = randomGraph(seed);
      const flat = flattenGraph(graph);
      const search = searchDepthFirst(flat);
      const forest = findLoops(flat, search);
      const headers: number[] = [];
      for (const h of search.preorder) {
        const below = (n: number): boolean =>
          search.number[h] <= search.number[n] && search.number[n] <= search.last[h];
        const body = [...reachable(graph, h, below)].filter((n) => reachable(graph, n, below).has(h));
        if (body.length === 1 && !graph.successors(h).includes(h)) continue;
        headers.push(h);
        const loop = forest.header.indexOf(h);
        expect(loop).toBeGreaterThanOrEqual(0);
        expect(nodesOf(graph).filter((n) => loopContains(forest, loop, n))).toEqual(body.sort((x, y) => x - y));
        const live = [...reachable(graph, graph.entry)];
        const entered = body.some(
          (n) => n !== h && live.some((p) => !body.includes(p) && graph.successors(p).includes(n)),
        );
        expect(forest.irreducible[loop] === 1).toBe(entered);
      }
      expect(forest.count).toBe(headers.length);
      for (let loop = 0; loop < forest.count; loop++) {
        expect(forest.outer[loop]).toBeLessThan(loop);
        expect(forest.depth[loop]).toBe(forest.outer[loop] < 0 ? 1 : forest.depth[forest.outer[loop]] + 1);
      }
      expect(loopMembers(forest).items.length).toBe([...forest.of].filter((loop) => loop >= 0).length);
    }
  });

  test('reducible iff every edge back in the search leads to a dominator', () => {
    for (const seed of seeds) {
      const graph = randomGraph(seed);
      const flat = flattenGraph(graph);
      const search = searchDepthFirst(flat);
      const retreats = [...search.preorder].flatMap((a) =>
        graph
          .successors(a)
          .filter((b) => search.number[b] <= search.number[a] && search.number[a] <= search.last[b])
          .map((b) => [a, b]),
      );
      expect(isReducible(findLoops(flat, search))).toBe(retreats.every(([a, b]) => dominatesByDefinition(graph, b, a)));
    }
  });
});

describe('large graphs', () => {
  const graphs = largeGraphs(100_000);
  test.each(Object.keys(graphs))('%s: 100,000 nodes in moderate time, without deep recursion', (name) => {
    const flat = flattenGraph(graphs[name]);
    const tree = findDominators(flat);
    const loops = findLoops(flat);
    expect(tree.preorder.length).toBe(findComponents(flat).of.length);
    expect(tree.preorder.length).toBe(reversePostOrder(flat).length);
    expect(findPostDominators(flat).preorder.length).toBe(flat.size + 1);
    expect(
      iteratedFrontier(flat, tree, findLevels(tree), [flat.size >> 1, flat.size - 1]).length,
    ).toBeGreaterThanOrEqual(0);
    expect(loops.count).toBeLessThan(flat.size);
  });
});
