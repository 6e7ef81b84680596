/**
 * Depth-first search from the entry, successors in their order: the spanning tree from which reverse post-order,
 * dominators and loops are computed. Unreachable nodes have number -1 and appear in no order.
 */
import type { FlatGraph } from './graph.ts';
import { scratchInts } from './scratch.ts';

/** The order in which a depth-first search meets the nodes of a graph. */
export interface DepthSearch {
  /** How many nodes the entry reaches. */
  readonly count: number;
  /** Reached nodes in the order in which they were entered, and its inverse. */
  readonly preorder: Int32Array;
  readonly number: Int32Array;
  /** The last preorder number in a node's subtree: `b` lies under `a` iff number[a] <= number[b] <= last[a]. */
  readonly last: Int32Array;
  /** Parent in the spanning tree; -1 for the entry and for unreachable nodes. */
  readonly parent: Int32Array;
  /** Reached nodes in the order in which they were left. */
  readonly postorder: Int32Array;
}

/** Searches a graph from its entry, depth first. */
export function searchDepthFirst(graph: FlatGraph): DepthSearch {
  const { size, entry, succStart, succ } = graph;
  const number = scratchInts(size, -1);
  const last = scratchInts(size, -1);
  const parent = scratchInts(size, -1);
  const preorder = scratchInts(size);
  const postorder = scratchInts(size);
  const next = succStart.slice(0, size);
  const stack = scratchInts(size);
  let depth = 0;
  let count = 0;
  let left = 0;
  const enter = (node: number): void => {
    number[node] = count;
    preorder[count++] = node;
    stack[depth++] = node;
  };
  if (size > 0) enter(entry);
  while (depth > 0) {
    const node = stack[depth - 1];
    if (next[node] === succStart[node + 1]) {
      last[node] = count - 1;
      postorder[left++] = node;
      depth--;
      continue;
    }
    const target = succ[next[node]++];
    if (number[target] >= 0) continue;
    parent[target] = node;
    enter(target);
  }
  return { count, preorder: preorder.slice(0, count), number, last, parent, postorder: postorder.slice(0, count) };
}

/** Reached nodes so that every node comes before its successors, back edges apart. */
export function reversePostOrder(graph: FlatGraph): Int32Array {
  return searchDepthFirst(graph).postorder.reverse();
}
