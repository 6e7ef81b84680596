/**
 * Stores that nobody reads, in SSA form: to places that are written again on all ways before anything may read them, to objects of the function when it is left,
 * and to objects that are read nowhere: slots of the function, and data of the module whose address gets nowhere.
 *
 * A store that may trap stays if something is noticed before the next one to its place, which would trap as well. What a trap leaves in the memory of a whole program
 * nobody sees; in other modules a store to memory of others stays in front of what may trap. How far is looked ahead is bounded.
 */
import { searchDepthFirst } from '../base/depth-search.ts';
import { dominates, findDominators, type DominatorTree } from '../base/dominators.ts';
import type { GlobalUses } from '../linear/analysis/global-uses.ts';
import { Memory, type Place } from '../linear/analysis/memory.ts';
import { graphOfBlocks } from '../linear/cfg.ts';
import { destsOf, effectRowOf, isSafeDivision, targetsOf } from '../linear/instr.ts';
import type { Func, Instr, LinearModule } from '../linear/nodes.ts';
import { hasEffect } from '../table/row.ts';
import type { Known, Sweep } from './pass.ts';

/** Instructions that are looked at behind a store. */
const longestLook = 64;

export function deleteDeadStores(module: LinearModule, { effects, isWhole, globalUses, analyses }: Known): Sweep {
  const run = (index: number): boolean => {
    const func = module.funcs[index];
    if (!func.blocks.some(({ instrs }) => instrs.some((instr) => isStore(instr)))) return false;
    const uses = globalUses();
    const memory = new Memory({ module, func, effects, uses, values: analyses.valuesOf(func) });
    return new DeadStores(func, memory, { uses, isWhole }).run();
  };
  return { order: module.funcs.keys(), run };
}

/** Writes memory, and does nothing else. */
function isStore(instr: Instr): boolean {
  if (instr.op === 'Assign') return instr.dest.kind === 'g';
  return (instr.op === 'Store' && instr.volatile !== true) || instr.op === 'ArrayStore';
}

interface Look {
  left: number;
  readonly seen: Set<number>;
  /** Could the store itself trap? */
  readonly isSafe: boolean;
}

class DeadStores {
  readonly #func: Func;
  readonly #memory: Memory;
  readonly #tree: DominatorTree;
  readonly #isWhole: boolean;
  readonly #uses: GlobalUses;
  /** By block and place: blocks that were copied share their instructions. */
  readonly #gone: readonly Set<number>[];

  constructor(func: Func, memory: Memory, known: { uses: GlobalUses; isWhole: boolean }) {
    this.#func = func;
    this.#memory = memory;
    this.#uses = known.uses;
    this.#isWhole = known.isWhole;
    this.#gone = func.blocks.map(() => new Set<number>());
    const graph = graphOfBlocks(func.blocks);
    this.#tree = findDominators(graph, searchDepthFirst(graph));
  }

  run(): boolean {
    const { blocks } = this.#func;
    blocks.forEach(({ instrs }, block) => {
      // From behind, so that a store is not kept for one that goes. What has gone does not count as written again.
      for (let i = instrs.length - 1; i >= 0; i--) if (this.#isDead(instrs[i], block, i)) this.#gone[block].add(i);
    });
    blocks.forEach(({ instrs }, block) => drop(instrs, this.#gone[block]));
    return this.#gone.some(({ size }) => size > 0);
  }

  #isDead(instr: Instr, block: number, at: number): boolean {
    if (instr.op === 'Fill' || instr.op === 'Copy') return this.#isUnread(this.#memory.roots.rootOf(instr.operands[0]));
    if (!isStore(instr)) return false;
    const place = this.#placeOf(instr);
    if (place === undefined) return false;
    if (this.#isUnread(place.object)) return true;
    const look = { left: longestLook, seen: new Set<number>(), isSafe: this.#memory.isInside(place) };
    return this.#isOverwritten(place, block, at + 1, look);
  }

  #placeOf(instr: Instr): Place | undefined {
    const [dest] = destsOf(instr);
    return dest === undefined ? this.#memory.placeOf(instr) : this.#memory.scalarPlace(dest);
  }

  /** Nobody ever looks into the object. */
  #isUnread(object: number): boolean {
    if (object < 0) return false;
    const { roots } = this.#memory;
    return this.#memory.isOwn(object) ? !roots.read.has(object) : !this.#uses.read.has(object);
  }

  /** On each way on from here the place is written before it is read. */
  #isOverwritten(place: Place, block: number, from: number, look: Look): boolean {
    const { instrs, terminator } = this.#func.blocks[block];
    for (let i = from; i < instrs.length; i++) {
      const instr = instrs[i];
      if (look.left-- <= 0) return false;
      if (this.#gone[block].has(i)) continue;
      const there = isStore(instr) ? this.#placeOf(instr) : undefined;
      if (this.#memory.mayRead(instr, place)) return false;
      if (there !== undefined && this.#memory.covers(there, place)) return true;
      if (this.#isNoticed(instr, place, look.isSafe)) return false;
    }
    if (terminator.op === 'Trap') return this.#isForgotten(place);
    if (this.#memory.mayRead(terminator, place)) return false;
    if (terminator.op === 'Return') return look.isSafe && this.#isPrivate(place);
    return targetsOf(terminator).every((target) => this.#isOverwrittenFrom(place, target, look));
  }

  #isOverwrittenFrom(place: Place, block: number, look: Look): boolean {
    if (look.left-- <= 0 || !this.#isThere(place, block)) return false;
    // In a loop without an end nobody comes to read, and where it ends is looked at as well. A store that would trap has to be done.
    if (look.seen.has(block)) return look.isSafe;
    look.seen.add(block);
    return this.#isOverwritten(place, block, 0, look);
  }

  /** The base of the place is what it was at the store. */
  #isThere(place: Place, block: number): boolean {
    return this.#memory.partsOf(place).every((part) => {
      const home = this.#memory.homeOf(part);
      return home < 0 || (home !== block && dominates(this.#tree, home, block));
    });
  }

  /** In front of such an instruction the store has to be done. */
  #isNoticed(instr: Instr, place: Place, isSafe: boolean): boolean {
    if (this.#memory.isBarrier(instr)) return true;
    if (this.#mayTrap(instr) && !this.#isForgotten(place)) return true;
    return instr.op === 'Call' && !(isSafe && this.#isForgotten(place));
  }

  #mayTrap(instr: Instr): boolean {
    if (!hasEffect(effectRowOf(instr.op), 'traps') || isSafeDivision(instr)) return false;
    const there = this.#memory.placeOf(instr);
    return there === undefined || !this.#memory.isInside(there);
  }

  /** When the program has ended by a trap, nobody looks at it. */
  #isForgotten(place: Place): boolean {
    return this.#isWhole || this.#isPrivate(place);
  }

  /** In an object of the function of which nobody else knows. */
  #isPrivate({ object }: Place): boolean {
    return this.#memory.isOwn(object) && !this.#memory.isExposed(object);
  }
}

function drop(instrs: Instr[], gone: ReadonlySet<number>): void {
  if (gone.size === 0) return;
  let kept = 0;
  for (const [i, instr] of instrs.entries()) if (!gone.has(i)) instrs[kept++] = instr;
  instrs.length = kept;
}
