/**
 * Memory as a value in SSA form: each instruction that writes makes a new state of the memory as a whole, and where ways with different states
 * meet there is a phi of states (D. Novillo, "Memory SSA, a unified approach for sparsely representing memory operations", GCC Summit 2007).
 *
 *     B1: S1 = store a            B3: S3 = phi [B1: S1] [B2: S2]
 *     B2: S2 = call f                 load b          clobber of b: S3, or S0 if neither the store nor the call writes it
 *
 * What wrote a place last is found by walking from state to state past those that do not concern it. A walk is bounded: where it stops, the place
 * counts as written.
 */
import { searchDepthFirst } from '../../base/depth-search.ts';
import { dominates, findDominators, findLevels, iteratedFrontier, type DominatorTree } from '../../base/dominators.ts';
import { scratchInts } from '../../base/scratch.ts';
import { graphOfBlocks, predecessorsOf } from '../cfg.ts';
import type { Func, Instr } from '../nodes.ts';
import type { Memory, Place } from './memory.ts';

/** States that a walk looks at. */
const longestWalk = 48;

/** A state: that on entry is 0. */
interface State {
  /** The instruction that made it; without one it is a phi, or the first state. */
  readonly instr?: Instr;
  readonly block: number;
  /** The state before, or those that meet. */
  readonly previous: number[];
}

interface Walk {
  left: number;
  /** Phis that have been met, with the base of the place and without. */
  readonly seen: readonly [Set<number>, Set<number>];
}

/** The states of the memory in a function. */
export class MemoryStates {
  readonly tree: DominatorTree;
  readonly #memory: Memory;
  readonly #states: State[] = [{ block: 0, previous: [] }];
  readonly #entry: Int32Array;
  readonly #exit: Int32Array;
  /** The first state that each block makes itself; the others follow. */
  readonly #first: Int32Array;

  constructor(func: Func, memory: Memory) {
    this.#memory = memory;
    const graph = graphOfBlocks(func.blocks);
    this.tree = findDominators(graph, searchDepthFirst(graph));
    this.#entry = scratchInts(func.blocks.length, -1);
    this.#exit = scratchInts(func.blocks.length, -1);
    this.#first = scratchInts(func.blocks.length, -1);
    const writers = func.blocks.map(({ instrs }) => instrs.filter((instr) => memory.writesAnything(instr)));
    const writing = [...writers.keys()].filter((b) => writers[b].length > 0);
    const joins = iteratedFrontier(graph, this.tree, findLevels(this.tree), writing);
    for (const b of joins) this.#entry[b] = this.#add({ block: b, previous: [] });
    for (const b of this.tree.preorder) {
      if (this.#entry[b] < 0) this.#entry[b] = b === this.tree.root ? 0 : this.#exit[this.tree.idom[b]];
      let state = this.#entry[b];
      this.#first[b] = this.#states.length;
      for (const instr of writers[b]) state = this.#add({ instr, block: b, previous: [state] });
      this.#exit[b] = state;
    }
    const preds = predecessorsOf(func.blocks);
    for (const b of joins) {
      const { previous } = this.#states[this.#entry[b]];
      for (const pred of preds[b]) if (this.#exit[pred] >= 0) previous.push(this.#exit[pred]);
    }
  }

  #add(state: State): number {
    return this.#states.push(state) - 1;
  }

  /** The state in which a block begins; each of its instructions that writes makes the next one. */
  atEntry(block: number): number {
    return this.#entry[block];
  }

  /** The state in which a block ends. */
  atEnd(block: number): number {
    return this.#exit[block];
  }

  /** The state behind an instruction of a block, given the one in front of it. */
  after(instr: Instr, block: number, state: number): number {
    if (!this.#memory.writesAnything(instr)) return state;
    return state === this.#entry[block] ? this.#first[block] : state + 1;
  }

  /** The instruction that made a state. */
  makerOf(state: number): Instr | undefined {
    return this.#states[state].instr;
  }

  /** The last state, as seen from one, in whose making a place may have been written. It dominates the one from which it is seen. */
  clobber(state: number, place: Place): number {
    return this.#walk(state, place, { left: longestWalk, seen: [new Set(), new Set()] });
  }

  /** -1: a circle, on which nothing wrote. */
  #walk(from: number, place: Place, walk: Walk): number {
    let at = from;
    for (;;) {
      const { instr, block, previous } = this.#states[at];
      if (previous.length === 0 || walk.left-- <= 0) return at;
      if (instr === undefined) return this.#meet(at, this.#seenFrom(block, place), walk);
      if (this.#memory.mayWrite(instr, place)) return at;
      [at] = previous;
    }
  }

  /** Where all ways into a phi come from; the phi itself if they come from different states. */
  #meet(phi: number, place: Place, walk: Walk): number {
    const seen = walk.seen[place.size === Infinity ? 1 : 0];
    if (seen.has(phi)) return -1;
    seen.add(phi);
    let found = -1;
    for (const state of this.#states[phi].previous) {
      if (walk.left <= 0) return phi;
      const one = this.#walk(state, place, walk);
      if (one < 0 || one === found || one === phi) continue;
      if (found >= 0) return phi;
      found = one;
    }
    return found < 0 ? phi : found;
  }

  /** In front of a block that its base does not dominate a place has another base, or that of an earlier round. */
  #seenFrom(block: number, place: Place): Place {
    const isThere = this.#memory.partsOf(place).every((part) => {
      const home = this.#memory.homeOf(part);
      return home < 0 || (home !== block && dominates(this.tree, home, block));
    });
    return isThere ? place : this.#memory.withoutBase(place);
  }
}
