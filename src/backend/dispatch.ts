/**
 * Makes a control-flow graph reducible: each irreducible loop gets one header, a dispatch block that jumps by the value
 * of a variable, and every edge to one of the loop's former entries first sets the variable and then goes there.
 *
 *      A ──▶ X ⇄ Y ◀── B      becomes      A ─▶ set 0 ─┐            ┌─▶ X ─▶ set 1 ─┐
 *                                          B ─▶ set 1 ─┴▶ dispatch ─┴─▶ Y ─▶ set 0 ─┴▶ dispatch
 *
 * (as LLVM's FixIrreducibleControlFlow and Binaryen's Relooper do; splitting nodes instead can grow a graph
 * exponentially). One variable serves a whole function, because it is read directly after it has been set. Loops inside
 * a mended loop are mended in the next round; after a few rounds the remaining loops are taken apart completely (every
 * node an entry), so that adversarial nests cost linear time too.
 */
import { searchDepthFirst, type DepthSearch } from '../base/depth-search.ts';
import { flattenGraph, type FlatGraph } from '../base/graph.ts';
import { findLoops, irreducibleRegions, isReducible, type LoopForest, type Regions } from '../base/loops.ts';
import { mapTargets, targetsOf, type FlowGraph, type Node } from './flow-graph.ts';

const mostRounds = 8;

/** A reducible graph with the analyses that showed it to be so. */
export interface ReducibleGraph {
  readonly nodes: readonly Node[];
  readonly flat: FlatGraph;
  readonly search: DepthSearch;
  readonly loops: LoopForest;
}

/** A graph in which every loop is entered at one node: others get a node that dispatches. */
export function makeReducible(graph: FlowGraph): ReducibleGraph {
  const nodes: Node[] = Array.from({ length: graph.size }, (_, block) => graph.terminator(block));
  for (let round = 0; ; round++) {
    const flat = flattenGraph({ size: nodes.length, entry: graph.entry, successors: (node) => targetsOf(nodes[node]) });
    const search = searchDepthFirst(flat);
    const loops = findLoops(flat, search);
    if (isReducible(loops)) return { nodes, flat, search, loops };
    redirect(nodes, search.preorder, irreducibleRegions(flat, search, loops), round >= mostRounds);
  }
}

/** A node that jumps to target number V of the list, where V is the variable; the last target needs no test. */
function addDispatch(nodes: Node[], targets: readonly number[]): number {
  return nodes.push({ kind: 'dispatch', targets: targets.slice(0, -1), otherwise: targets[targets.length - 1] }) - 1;
}

/** Adds the dispatch nodes and leads every edge to an entry (to any node of a region, if `everything`) through a `set`. */
function redirect(nodes: Node[], live: Int32Array, { regions, of }: Regions, everything: boolean): void {
  // The `set` node for edges to an entry from inside its region, and from outside: a shared one would be an entry.
  const [inside, outside] = [new Map<number, number>(), new Map<number, number>()];
  for (const { members, entries } of regions) {
    const targets = everything ? members : entries;
    const dispatch = addDispatch(nodes, targets);
    targets.forEach((entry, value) => {
      inside.set(entry, nodes.push({ kind: 'set', value, target: dispatch }) - 1);
      outside.set(entry, nodes.push({ kind: 'set', value, target: dispatch }) - 1);
    });
  }
  for (const node of live) {
    const setFor = (target: number): number | undefined => (of[target] === of[node] ? inside : outside).get(target);
    nodes[node] = mapTargets(nodes[node], (target) => setFor(target) ?? target);
  }
}
