/**
 * The loop forest of a graph, irreducible loops included, in almost linear time (P. Havlak, "Nesting of reducible and
 * irreducible loops", TOPLAS 1997, with the correction of G. Ramalingam, "Identifying loops in almost linear time",
 * TOPLAS 1999: a cross or forward edge takes part from the nearest common ancestor of its ends upwards).
 *
 * What is found: with respect to one depth-first search, a node h heads a loop iff an edge comes back to h from its own
 * subtree (or from h); the loop is the strongly connected component of h among the nodes of that subtree. Loops nest.
 * A loop is irreducible iff it can be entered elsewhere than at its header; a graph without irreducible loops is
 * reducible, and then the headers do not depend on the search.
 */
import { searchDepthFirst, type DepthSearch } from './depth-search.ts';
import { countedUp, findRoot, groupByKey, type FlatGraph, type Groups } from './graph.ts';
import { scratchBytes, scratchCopy, scratchInts } from './scratch.ts';

/** The loops of a graph and how they are nested. */
export interface LoopForest {
  /** How many loops there are; outer loops have smaller numbers than the loops inside them. */
  readonly count: number;
  readonly header: Int32Array;
  /** The loop around each loop, or -1. */
  readonly outer: Int32Array;
  /** 1 for the outermost loops. */
  readonly depth: Int32Array;
  readonly irreducible: Uint8Array;
  /** The innermost loop of each node, or -1; a header belongs to the loop it heads. */
  readonly of: Int32Array;
}

/** The loops of a graph, irreducible ones included, and how they are nested. */
export function findLoops(graph: FlatGraph, search: DepthSearch = searchDepthFirst(graph)): LoopForest {
  const { isHeader, enclosing } = nestHeaders(graph, search);
  const forest = numberLoops(graph, search, isHeader, enclosing);
  markIrreducible(graph, search, forest);
  return forest;
}

/** Whether `node` belongs to `loop`. Proportional to the depth of the node's loops below `loop`. */
export function loopContains(forest: LoopForest, loop: number, node: number): boolean {
  let inner = forest.of[node];
  while (inner > loop) inner = forest.outer[inner];
  return inner === loop;
}

/** Whether every loop of a graph is entered at one node only. */
export function isReducible(forest: LoopForest): boolean {
  return !forest.irreducible.includes(1);
}

/** An irreducible loop that is in no other one, with the loops in it. */
export interface Region {
  readonly members: readonly number[];
  /** The members that an edge from outside leads to, two at least. */
  readonly entries: readonly number[];
}

export interface Regions {
  readonly regions: readonly Region[];
  /** The region of each node, or -1. */
  readonly of: Int32Array;
}

/**
 * The outermost irreducible loops. The graph's entry is in none of them: whatever leads back to it belongs to its loop, so that nothing outside of that loop
 * could enter it elsewhere.
 */
export function irreducibleRegions(graph: FlatGraph, search: DepthSearch, forest: LoopForest): Regions {
  const loop = outermostIrreducible(forest);
  const numbers = new Map<number, number>();
  const regions: { members: number[]; entries: number[] }[] = [];
  const of = scratchInts(graph.size, -1);
  for (const node of search.preorder) {
    if (loop[node] < 0) continue;
    if (!numbers.has(loop[node])) numbers.set(loop[node], regions.push({ members: [], entries: [] }) - 1);
    of[node] = numbers.get(loop[node]) ?? -1;
    const { members, entries } = regions[of[node]];
    members.push(node);
    if (isEnteredAt(graph, loop, node)) entries.push(node);
  }
  return { regions, of };
}

/** For every node, the outermost irreducible loop that holds it, or -1. */
function outermostIrreducible({ count, outer, irreducible, of }: LoopForest): Int32Array {
  const outermost = scratchInts(count, -1);
  for (let loop = 0; loop < count; loop++) {
    const around = outer[loop] < 0 ? -1 : outermost[outer[loop]];
    outermost[loop] = around >= 0 ? around : irreducible[loop] === 1 ? loop : -1;
  }
  return of.map((loop) => (loop < 0 ? -1 : outermost[loop]));
}

function isEnteredAt({ predStart, pred }: FlatGraph, region: Int32Array, node: number): boolean {
  for (let i = predStart[node]; i < predStart[node + 1]; i++) if (region[pred[i]] !== region[node]) return true;
  return false;
}

/** The nodes whose innermost loop is each loop. */
export function loopMembers(forest: LoopForest): Groups {
  const nodes = Array.from(forest.of.keys()).filter((node) => forest.of[node] >= 0);
  return groupByKey(
    forest.count,
    nodes.map((node) => forest.of[node]),
    nodes,
  );
}

interface Nesting {
  readonly isHeader: Uint8Array;
  /** For every node, the header of the innermost loop that contains it, other than a loop it heads itself; or -1. */
  readonly enclosing: Int32Array;
}

/** Innermost loops first: each found loop collapses into its header. */
function nestHeaders(graph: FlatGraph, search: DepthSearch): Nesting {
  const { size, predStart, pred } = graph;
  const { number, last, preorder } = search;
  const isHeader = scratchBytes(size);
  const enclosing = scratchInts(size, -1);
  /** Union-find over nodes: the outermost collapsed loop's header. */
  const collapsed = countedUp(size);
  /** Cross and forward edges that have been moved to the loops which now hold their ends, listed by target. */
  const extraFirst = scratchInts(size, -1);
  const extraNext: number[] = [];
  const extraSource: number[] = [];
  const crossing = groupCrossEdges(graph, search);
  const inBody = scratchInts(size, -1);
  const work: number[] = [];

  const reach = (source: number, header: number): void => {
    const node = findRoot(collapsed, source);
    if (node === header || inBody[node] === header) return;
    inBody[node] = header;
    work.push(node);
  };

  for (let i = search.count - 1; i >= 0; i--) {
    const header = preorder[i];
    for (let k = crossing.start[header]; k < crossing.start[header + 1]; k++) {
      const edge = crossing.items[k];
      const target = findRoot(collapsed, crossing.target[edge]);
      extraNext.push(extraFirst[target]);
      extraSource.push(crossing.source[edge]);
      extraFirst[target] = extraSource.length - 1;
    }
    for (let k = predStart[header]; k < predStart[header + 1]; k++) {
      const source = pred[k];
      if (number[source] < i || number[source] > last[header]) continue;
      isHeader[header] = 1;
      reach(source, header);
    }
    for (let at = 0; at < work.length; at++) {
      const node = work[at];
      enclosing[node] = header;
      collapsed[node] = header;
      reach(search.parent[node], header);
      for (let e = extraFirst[node]; e >= 0; e = extraNext[e]) reach(extraSource[e], header);
    }
    work.length = 0;
  }
  return { isHeader, enclosing };
}

interface CrossEdges extends Groups {
  readonly source: number[];
  readonly target: number[];
}

/**
 * The cross and forward edges between reached nodes, grouped by the nearest common ancestor of their ends in the search
 * tree (found off line: R. Tarjan, "Applications of path compression on balanced trees", JACM 1979). An edge's ancestor
 * is the nearest ancestor of its target that is still open when its source is searched.
 */
function groupCrossEdges(graph: FlatGraph, search: DepthSearch): CrossEdges {
  const { size, succStart, succ } = graph;
  const { number, last, parent, postorder } = search;
  const closed = countedUp(size);
  const source: number[] = [];
  const target: number[] = [];
  const ancestor: number[] = [];
  for (const node of postorder) {
    for (let i = succStart[node]; i < succStart[node + 1]; i++) {
      const to = succ[i];
      const isBack = number[to] <= number[node] && number[node] <= last[to];
      if (isBack || parent[to] === node) continue;
      source.push(node);
      target.push(to);
      ancestor.push(number[node] < number[to] ? node : findRoot(closed, to));
    }
    if (parent[node] >= 0) closed[node] = parent[node];
  }
  return { source, target, ...groupByKey(size, ancestor, countedUp(source.length)) };
}

function numberLoops(graph: FlatGraph, search: DepthSearch, isHeader: Uint8Array, enclosing: Int32Array): LoopForest {
  const of = scratchInts(graph.size, -1);
  const header: number[] = [];
  const outer: number[] = [];
  const depth: number[] = [];
  for (const node of search.preorder) {
    const around = enclosing[node] < 0 ? -1 : of[enclosing[node]];
    of[node] = around;
    if (isHeader[node] === 0) continue;
    of[node] = header.length;
    header.push(node);
    outer.push(around);
    depth.push(around < 0 ? 1 : depth[around] + 1);
  }
  return {
    count: header.length,
    header: scratchCopy(header),
    outer: scratchCopy(outer),
    depth: scratchCopy(depth),
    irreducible: scratchBytes(header.length),
    of,
  };
}

/**
 * An edge marks every loop that holds its target but not its source, unless the target is the loop's header. Loops that
 * are marked already are skipped by union-find, so that all edges together cost almost linear time.
 */
function markIrreducible(graph: FlatGraph, search: DepthSearch, forest: LoopForest): void {
  const { header, outer, of, irreducible, count } = forest;
  const { succStart, succ } = graph;
  const nested = numberByNesting(forest);
  /** The nearest loop outwards that is not yet marked; `count` stands for "none". */
  const unmarked = countedUp(count + 1);
  for (const node of search.preorder) {
    for (let i = succStart[node]; i < succStart[node + 1]; i++) {
      const target = succ[i];
      let loop = of[target];
      if (loop >= 0 && header[loop] === target) loop = outer[loop];
      if (loop < 0) continue;
      for (loop = findRoot(unmarked, loop); loop < count && !nested.contains(loop, of[node]);) {
        irreducible[loop] = 1;
        unmarked[loop] = outer[loop] < 0 ? count : outer[loop];
        loop = findRoot(unmarked, loop);
      }
    }
  }
}

/** Intervals over the loop tree, so that "this loop contains that loop" is two comparisons. */
function numberByNesting(forest: LoopForest): { contains(outer: number, inner: number): boolean } {
  const { count, outer } = forest;
  const sizes = scratchInts(count, 1);
  for (let loop = count - 1; loop >= 0; loop--) if (outer[loop] >= 0) sizes[outer[loop]] += sizes[loop];
  const start = scratchInts(count);
  const next = scratchInts(count);
  let top = 0;
  for (let loop = 0; loop < count; loop++) {
    if (outer[loop] < 0) {
      start[loop] = top;
      top += sizes[loop];
    } else {
      start[loop] = next[outer[loop]];
      next[outer[loop]] += sizes[loop];
    }
    next[loop] = start[loop] + 1;
  }
  return { contains: (a, b) => b >= 0 && start[a] <= start[b] && start[b] < start[a] + sizes[a] };
}
