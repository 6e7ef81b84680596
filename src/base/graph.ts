/**
 * Directed graphs with an entry, and the orders in which analyses walk them.
 *
 * Callers describe a graph by `Graph`; algorithms work on its flattened form, two pairs of arrays in compressed sparse
 * row form (the edges of node n are `succ[succStart[n] .. succStart[n+1])`). Parallel edges and self edges are allowed
 * and kept. No algorithm of this family recurses, and each is linear or nearly so unless it says otherwise.
 *
 *   depth-search.ts  depth-first search, reverse post-order     components.ts  strongly connected components
 *   dominators.ts    dominator and post-dominator trees,        loops.ts       loop forest, irreducible loops included
 *                    dominance frontiers
 */
import { scratchCopy, scratchInts } from './scratch.ts';

/** Nodes from 0 on, one of which is entered, and the edges between them. */
export interface Graph {
  readonly size: number;
  readonly entry: number;
  successors(node: number): readonly number[];
}

/** A graph whose successors and predecessors are in arrays. */
export interface FlatGraph {
  readonly size: number;
  readonly entry: number;
  readonly succStart: Int32Array;
  readonly succ: Int32Array;
  readonly predStart: Int32Array;
  /** Predecessors in order of their own numbers, then of the edge. */
  readonly pred: Int32Array;
}

/** A graph with its successors and predecessors in arrays. */
export function flattenGraph(graph: Graph): FlatGraph {
  const { size } = graph;
  const succStart = scratchInts(size + 1);
  let edges = 0;
  for (let n = 0; n < size; n++) {
    edges += graph.successors(n).length;
    succStart[n + 1] = edges;
  }
  const succ = scratchInts(edges);
  for (let n = 0, at = 0; n < size; n++) for (const target of graph.successors(n)) succ[at++] = target;
  return withPredecessors(size, graph.entry, succStart, succ);
}

/** The graph with the given edges, each `from[i] -> to[i]`. */
export function graphOfEdges(size: number, entry: number, from: ArrayLike<number>, to: ArrayLike<number>): FlatGraph {
  const { start, items } = groupByKey(size, from, to);
  return withPredecessors(size, entry, start, items);
}

/** The same nodes with every edge turned round, entered at `entry`. */
export function reverseGraph(graph: FlatGraph, entry: number): FlatGraph {
  const { size, succStart, succ, predStart, pred } = graph;
  return { size, entry, succStart: predStart, succ: pred, predStart: succStart, pred: succ };
}

/** Lists one behind the other in one array. */
export interface Groups {
  /** Group k is `items[start[k] .. start[k+1])`. */
  readonly start: Int32Array;
  readonly items: Int32Array;
}

/** Sorts `items` into groups by their keys, which lie in [0, size); stable (a counting sort). */
export function groupByKey(size: number, keys: ArrayLike<number>, items: ArrayLike<number>): Groups {
  const start = scratchInts(size + 1);
  for (let i = 0; i < keys.length; i++) start[keys[i] + 1]++;
  for (let k = 0; k < size; k++) start[k + 1] += start[k];
  const next = scratchCopy(start);
  const sorted = scratchInts(items.length);
  for (let i = 0; i < keys.length; i++) sorted[next[keys[i]]++] = items[i];
  return { start, items: sorted };
}

/** The numbers from 0 to `size` - 1. */
export function countedUp(size: number): Int32Array {
  const numbers = scratchInts(size);
  for (let n = 0; n < size; n++) numbers[n] = n;
  return numbers;
}

/** The end of the chain that begins at `node` in a union-find forest of parents; roots are their own parents. */
export function findRoot(parent: Int32Array, node: number): number {
  while (parent[node] !== node) {
    parent[node] = parent[parent[node]];
    node = parent[node];
  }
  return node;
}

function withPredecessors(size: number, entry: number, succStart: Int32Array, succ: Int32Array): FlatGraph {
  const source = scratchInts(succ.length);
  for (let n = 0; n < size; n++) source.fill(n, succStart[n], succStart[n + 1]);
  const { start, items } = groupByKey(size, succ, source);
  return { size, entry, succStart, succ, predStart: start, pred: items };
}
