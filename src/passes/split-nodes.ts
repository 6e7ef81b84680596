/**
 * Loops that are entered in several places, in CFG form: one entry stays, and what the others lead to is copied in front of it.
 *
 *     entry → A, B        entry → A, B'
 *     A → B               A → B
 *     B → A, X            B → A, X        B' → A, X
 *
 * Only then is there a place in front of the loop, which other passes ask for, and no back end has to jump by a variable in each round. Calls of functions by
 * each other that have become one loop are of this kind. The entry that stays is the one for which least is copied; what would be too much is left
 * (splitting can grow a graph exponentially).
 */
import { searchDepthFirst } from '../base/depth-search.ts';
import type { FlatGraph } from '../base/graph.ts';
import { findLoops, irreducibleRegions, isReducible, type Region } from '../base/loops.ts';
import { graphOfBlocks } from '../linear/cfg.ts';
import { mapTargets } from '../linear/instr.ts';
import type { Func, LinearModule } from '../linear/nodes.ts';
import { BlockCopies } from './block-copies.ts';

/** Instructions that a function may grow by. */
const mostGrowth = 400;
/** Loops with more entries stay. */
const mostEntries = 4;
/** Loops inside of others come to their turn in the next round. */
const mostRounds = 4;

export function splitNodes(_module: LinearModule, func: Func): boolean {
  let room = mostGrowth;
  let changed = false;
  for (let round = 0; round < mostRounds; round++) {
    const copied = splitOnce(func, room);
    if (copied === 0) break;
    room -= copied;
    changed = true;
  }
  return changed;
}

/** How many instructions were copied, in all outermost irreducible loops. */
function splitOnce(func: Func, room: number): number {
  const graph = graphOfBlocks(func.blocks);
  const search = searchDepthFirst(graph);
  const forest = findLoops(graph, search);
  if (isReducible(forest)) return 0;
  const { regions, of } = irreducibleRegions(graph, search, forest);
  const copies = new BlockCopies(func);
  const copyOf = new Map<number, number>();
  let copied = 0;
  for (const region of regions) {
    const cheapest = cheapestSplit(func, graph, region, room - copied);
    if (cheapest === undefined) continue;
    copied += cheapest.size;
    for (const block of cheapest.reached) copyOf.set(block, copies.add(block));
  }
  copies.finish();
  // What comes from outside goes to the copies, which go on among themselves as far as to the header.
  func.blocks.forEach((block, at) => {
    const isOutside = (target: number): boolean => at >= of.length || of[at] !== of[target];
    block.terminator = mapTargets(block.terminator, (target) =>
      isOutside(target) ? (copyOf.get(target) ?? target) : target,
    );
  });
  return copied;
}

interface Split {
  /** The entry that stays. */
  readonly header: number;
  /** What the others lead to, up to it. */
  readonly reached: readonly number[];
  /** In instructions, with the jumps. */
  readonly size: number;
}

function cheapestSplit(func: Func, graph: FlatGraph, { members, entries }: Region, room: number): Split | undefined {
  if (entries.length > mostEntries) return undefined;
  const isMember = new Set(members);
  let best: Split | undefined;
  for (const header of entries) {
    const most = best === undefined ? room : best.size - 1;
    const found = reach(func, graph, { header, entries, isMember }, most);
    if (found !== undefined) best = found;
  }
  return best;
}

/** `undefined` if more than so many instructions are reached. */
function reach(
  func: Func,
  graph: FlatGraph,
  loop: { readonly header: number; readonly entries: readonly number[]; readonly isMember: ReadonlySet<number> },
  most: number,
): Split | undefined {
  const { header, entries, isMember } = loop;
  const reached = entries.filter((entry) => entry !== header);
  const isKnown = new Set([header, ...reached]);
  let size = 0;
  for (let i = 0; i < reached.length; i++) {
    const block = reached[i];
    size += func.blocks[block].instrs.length + 1;
    if (size > most) return undefined;
    for (let k = graph.succStart[block]; k < graph.succStart[block + 1]; k++) {
      const target = graph.succ[k];
      if (!isMember.has(target) || isKnown.has(target)) continue;
      isKnown.add(target);
      reached.push(target);
    }
  }
  return { header, reached, size };
}
