/**
 * Dominator trees (T. Lengauer, R. Tarjan, "A fast algorithm for finding dominators in a flowgraph", TOPLAS 1979, the
 * version with path compression: O(m log n) whatever the shape; the simpler iterative algorithm walks ladders in
 * quadratic time), post-dominators, and dominance frontiers.
 *
 * Unreachable nodes have no dominator, dominate only themselves, and are in no frontier.
 */
import { findComponents } from './components.ts';
import { searchDepthFirst, type DepthSearch } from './depth-search.ts';
import { graphOfEdges, groupByKey, reverseGraph, type FlatGraph, type Groups } from './graph.ts';
import { scratchBytes, scratchCopy, scratchInts, scratchNumbers } from './scratch.ts';

/** Which node dominates which. */
export interface DominatorTree {
  readonly root: number;
  /** Immediate dominator; -1 for the root and for unreachable nodes. */
  readonly idom: Int32Array;
  readonly children: Groups;
  /** Reached nodes, parents before children. */
  readonly preorder: Int32Array;
  /** Position in `preorder` (-1 when unreachable), and the last position in the node's subtree. */
  readonly number: Int32Array;
  readonly last: Int32Array;
}

/** Whether every path from the root to `b` goes through `a`. Constant time. */
export function dominates(tree: DominatorTree, a: number, b: number): boolean {
  if (a === b) return true;
  return tree.number[a] >= 0 && tree.number[a] <= tree.number[b] && tree.number[b] <= tree.last[a];
}

/** The dominator tree of a graph that was searched. */
export function findDominators(graph: FlatGraph, search: DepthSearch = searchDepthFirst(graph)): DominatorTree {
  return treeOfParents(graph.entry, findImmediateDominators(graph, search));
}

/** The algorithm proper; everything inside is in preorder numbers. */
function findImmediateDominators(graph: FlatGraph, search: DepthSearch): Int32Array {
  const { predStart, pred } = graph;
  const { count, preorder, number } = search;
  const parent = scratchInts(count);
  const idom = scratchInts(count);
  const semi = scratchNumbers(count);
  const best = scratchCopy(semi);
  /** The forest of processed nodes; -1 marks a root. */
  const ancestor = scratchInts(count, -1);
  /** The bucket of v is the list first[v], after[first[v]], …: the nodes whose semidominator is v. */
  const first = scratchInts(count, -1);
  const after = scratchInts(count, -1);
  const path = scratchInts(count);
  for (let v = 1; v < count; v++) parent[v] = number[search.parent[preorder[v]]];

  /** The node of least semidominator on the path from v to its root, the root apart; shortens the path. */
  const evaluate = (v: number): number => {
    if (ancestor[v] < 0) return v;
    let depth = 0;
    for (let u = v; ancestor[ancestor[u]] >= 0; u = ancestor[u]) path[depth++] = u;
    while (depth > 0) {
      const u = path[--depth];
      const above = ancestor[u];
      if (semi[best[above]] < semi[best[u]]) best[u] = best[above];
      ancestor[u] = ancestor[above];
    }
    return best[v];
  };

  for (let w = count - 1; w > 0; w--) {
    const node = preorder[w];
    for (let i = predStart[node]; i < predStart[node + 1]; i++) {
      const v = number[pred[i]];
      if (v < 0) continue;
      const candidate = semi[evaluate(v)];
      if (candidate < semi[w]) semi[w] = candidate;
    }
    after[w] = first[semi[w]];
    first[semi[w]] = w;
    const p = parent[w];
    ancestor[w] = p;
    for (let v = first[p]; v >= 0; v = after[v]) {
      const u = evaluate(v);
      idom[v] = semi[u] < p ? u : p;
    }
    first[p] = -1;
  }
  const result = scratchInts(graph.size, -1);
  for (let w = 1; w < count; w++) {
    if (idom[w] !== semi[w]) idom[w] = idom[idom[w]];
    result[preorder[w]] = preorder[idom[w]];
  }
  return result;
}

function treeOfParents(root: number, idom: Int32Array): DominatorTree {
  const size = idom.length;
  const children = groupChildren(idom);
  const number = scratchInts(size, -1);
  const preorder = scratchInts(size);
  const stack = scratchInts(size + 1);
  let depth = 0;
  let count = 0;
  if (size > 0) stack[depth++] = root;
  while (depth > 0) {
    const node = stack[--depth];
    number[node] = count;
    preorder[count++] = node;
    for (let i = children.start[node + 1] - 1; i >= children.start[node]; i--) stack[depth++] = children.items[i];
  }
  const reached = preorder.slice(0, count);
  return { root, idom, children, preorder: reached, number, last: lastOfSubtrees(idom, reached) };
}

/** Backwards in preorder every node comes after its children, so that each passes its last position on to its parent. */
function lastOfSubtrees(idom: Int32Array, preorder: Int32Array): Int32Array {
  const last = scratchInts(idom.length, -1);
  for (let i = preorder.length - 1; i >= 0; i--) {
    const node = preorder[i];
    if (last[node] < 0) last[node] = i;
    if (i > 0 && last[idom[node]] < last[node]) last[idom[node]] = last[node];
  }
  return last;
}

function groupChildren(idom: Int32Array): Groups {
  const nodes: number[] = [];
  const parents: number[] = [];
  for (let n = 0; n < idom.length; n++) {
    if (idom[n] < 0) continue;
    nodes.push(n);
    parents.push(idom[n]);
  }
  return groupByKey(idom.length, parents, nodes);
}

/**
 * The post-dominator tree. Its root is one more node, numbered `graph.size`, which stands for leaving the graph: every
 * node without successors has an edge to it. From a cycle that nothing leaves, one node (the one entered last by the
 * search) gets such an edge, so that every reachable node has a place in the tree.
 */
export function findPostDominators(graph: FlatGraph): DominatorTree {
  const { size, succStart, succ } = graph;
  const from: number[] = [];
  const to: number[] = [];
  for (let n = 0; n < size; n++) {
    for (let i = succStart[n]; i < succStart[n + 1]; i++) {
      from.push(n);
      to.push(succ[i]);
    }
  }
  for (const n of findLeavers(graph)) {
    from.push(n);
    to.push(size);
  }
  return findDominators(reverseGraph(graphOfEdges(size + 1, graph.entry, from, to), size));
}

/** One node of every component that has no edge to another component. */
function findLeavers(graph: FlatGraph): number[] {
  const { size, succStart, succ } = graph;
  const components = findComponents(graph);
  const { number } = searchDepthFirst(graph);
  const leaver = scratchInts(components.count, -1);
  const leaves = scratchBytes(components.count);
  for (let n = 0; n < size; n++) {
    const own = components.of[n];
    if (leaver[own] < 0 || number[n] > number[leaver[own]]) leaver[own] = n;
    for (let i = succStart[n]; i < succStart[n + 1]; i++) if (components.of[succ[i]] !== own) leaves[own] = 1;
  }
  return [...leaver].filter((_, component) => leaves[component] === 0);
}

/**
 * The dominance frontier of every node: where its dominance ends (R. Cytron et al., TOPLAS 1991; computed as by
 * K. Cooper, T. Harvey, K. Kennedy, "A simple, fast dominance algorithm"). Linear in the size of the result, which is
 * quadratic for deep nests; to place phis use `iteratedFrontier`.
 */
export function findFrontiers(graph: FlatGraph, tree: DominatorTree): Groups {
  const { predStart, pred } = graph;
  const keys: number[] = [];
  const items: number[] = [];
  const seen = scratchInts(graph.size, -1);
  for (const join of tree.preorder) {
    for (let i = predStart[join]; i < predStart[join + 1]; i++) {
      if (tree.number[pred[i]] < 0) continue;
      for (let n = pred[i]; n !== tree.idom[join] && n >= 0 && seen[n] !== join; n = tree.idom[n]) {
        seen[n] = join;
        keys.push(n);
        items.push(join);
      }
    }
  }
  return groupByKey(graph.size, keys, items);
}

/** Levels in the dominator tree, the root at 0; needed by `iteratedFrontier`, computed once a graph. */
export function findLevels(tree: DominatorTree): Int32Array {
  const level = scratchInts(tree.idom.length, -1);
  for (const node of tree.preorder) level[node] = node === tree.root ? 0 : level[tree.idom[node]] + 1;
  return level;
}

/**
 * The iterated dominance frontier of a set of nodes, in ascending order: where phis belong for a variable defined in
 * these nodes. Linear in the graph (V. Sreedhar, G. Gao, "A linear time algorithm for placing phi-nodes", POPL 1995):
 * deepest definitions first, each dominator subtree is walked once.
 */
export function iteratedFrontier(
  graph: FlatGraph,
  tree: DominatorTree,
  levels: Int32Array,
  definitions: Iterable<number>,
): number[] {
  const { succStart, succ } = graph;
  const queue: number[][] = [];
  const queued = new Set<number>();
  const frontier = new Set<number>();
  const walked = new Set<number>();
  const enqueue = (node: number): void => {
    if (queued.has(node) || levels[node] < 0) return;
    queued.add(node);
    (queue[levels[node]] ??= []).push(node);
  };
  for (const node of definitions) enqueue(node);
  for (let level = queue.length - 1; level >= 0; level--) {
    const bucket = queue[level];
    while (bucket !== undefined && bucket.length > 0) {
      const stack = [bucket.pop() ?? 0];
      for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
        if (walked.has(node)) continue;
        walked.add(node);
        for (let i = succStart[node]; i < succStart[node + 1]; i++) {
          const target = succ[i];
          if (levels[target] > level) continue;
          frontier.add(target);
          enqueue(target);
        }
        for (let i = tree.children.start[node]; i < tree.children.start[node + 1]; i++)
          stack.push(tree.children.items[i]);
      }
    }
  }
  return [...frontier].sort((a, b) => a - b);
}
