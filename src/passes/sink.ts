/**
 * Sinking, in SSA form: what is read only on some of the ways that lead on from where it is computed is computed there, so that the others do without.
 *
 *     B0: t1 = MulI x, y; cond c B1 B2             B0: cond c B1 B2
 *     B1: return t1                          ──▶   B1: t1 = MulI x, y; return t1
 *     B2: return 0                                 B2: return 0
 *
 * The place is found along the dominator tree, between the definition and the block that dominates all that reads it: the one that is executed least often, by
 * the shape of the graph. It is in no loop in which the definition is not; what a loop computes in each round and only what is behind it reads is computed
 * behind it. What has no effect moves, and that is all: what may trap stays. A load moves if its place is there for sure and nothing on the ways to its new place
 * may write it, and a call that has no effect and comes back moves like it (D. Bacon, S. Graham, O. Sharp, ACM Computing Surveys 1994).
 *
 * One walk, uses before definitions: what has sunk makes room for what it reads.
 */
import { dominates, type DominatorTree } from '../base/dominators.ts';
import type { FlatGraph } from '../base/graph.ts';
import { loopContains, type LoopForest } from '../base/loops.ts';
import { entryOf, once } from '../base/once.ts';
import { scratchInts } from '../base/scratch.ts';
import { estimateFrequencies } from '../linear/analysis/frequency.ts';
import type { FuncEffects } from '../linear/analysis/effects.ts';
import { Memory, type Place } from '../linear/analysis/memory.ts';
import { isValue, valueOf, type ValueTable } from '../linear/analysis/values.ts';
import { destsOf, isCalc, onlyComputes, operandsOf, refill } from '../linear/instr.ts';
import type { Call, Func, Instr, LinearModule, Operand } from '../linear/nodes.ts';
import type { Known, Sweep } from './pass.ts';
import { isNameable } from './places.ts';

/** Steps in the dominator tree; what is read further away stays. */
const longestClimb = 32;
/** Of how often the definition is executed, the new place is executed so often at most. */
const mostOften = 0.75;
/** Instructions and blocks that are looked at between a load and its new place. */
const longestLook = 128;

export function sinkInstructions(module: LinearModule, { effects, analyses }: Known): Sweep {
  // Other passes may have changed functions since this one began, so it asks nobody whose addresses get about.
  const exposed = new Set(module.globals.keys());
  const run = (index: number): boolean => {
    const func = module.funcs[index];
    const graph = analyses.of('graph', func);
    return new Sinker({
      module,
      func,
      graph,
      values: analyses.valuesOf(func),
      tree: analyses.of('dom', func),
      forest: () => analyses.of('loops', func),
      memory: once(
        () => new Memory({ module, func, effects, uses: { exposed, read: exposed }, values: analyses.valuesOf(func) }),
      ),
      effectsOf: ({ func: callee }) => effects()[callee],
    }).run();
  };
  return { order: module.funcs.keys(), run };
}

interface Scope {
  readonly module: LinearModule;
  readonly func: Func;
  readonly graph: FlatGraph;
  readonly values: ValueTable;
  readonly tree: DominatorTree;
  readonly forest: () => LoopForest;
  readonly memory: () => Memory;
  readonly effectsOf: (call: Call) => FuncEffects;
}

/** An instruction of a block. */
interface Point {
  readonly block: number;
  readonly at: number;
}

/** Nothing reads it yet; it is read where it is, or nobody knows where. */
const unread = -1;
const stuck = -2;

class Sinker {
  readonly #scope: Scope;
  /** For each value the block that dominates all that reads it. */
  readonly #readIn: Int32Array;
  readonly #frequency: () => Float64Array;
  /** What comes to the head of each block, the last first. */
  readonly #arrived = new Map<number, Instr[]>();

  constructor(scope: Scope) {
    const { func, graph, forest, values } = scope;
    this.#scope = scope;
    this.#readIn = scratchInts(values.count, unread);
    this.#frequency = once(() => estimateFrequencies(func.blocks, graph, forest(), []));
  }

  run(): boolean {
    const { func, tree } = this.#scope;
    func.blocks.forEach(({ phis, instrs, terminator }, b) => {
      for (const { operands, sources } of phis)
        for (let k = 0; k < operands.length; k++) this.#read(operands[k], sources[k]);
      if (tree.number[b] < 0) for (const instr of [...instrs, terminator]) this.#readBy(instr, b);
    });
    // What a definition dominates is left before it.
    for (let n = tree.preorder.length - 1; n >= 0; n--) this.#leave(tree.preorder[n]);
    for (const [b, instrs] of this.#arrived)
      refill(func.blocks[b].instrs, instrs.reverse().concat(func.blocks[b].instrs));
    return this.#arrived.size > 0;
  }

  #leave(b: number): void {
    const { instrs, terminator } = this.#scope.func.blocks[b];
    this.#readBy(terminator, b);
    const gone: number[] = [];
    for (let i = instrs.length - 1; i >= 0; i--) {
      const to = this.#placeFor(b, i);
      if (to !== undefined) {
        gone.push(i);
        entryOf(this.#arrived, to, (): Instr[] => []).push(instrs[i]);
      }
      this.#readBy(instrs[i], to ?? b);
    }
    if (gone.length === 0) return;
    let kept = 0;
    instrs.forEach((instr, i) => {
      if (i === gone.at(-1)) gone.pop();
      else instrs[kept++] = instr;
    });
    instrs.length = kept;
  }

  #readBy(instr: Instr, block: number): void {
    for (const operand of operandsOf(instr)) this.#read(operand, block);
  }

  #read(operand: Operand, block: number): void {
    if (!isValue(operand)) return;
    const value = valueOf(this.#scope.values, operand);
    this.#readIn[value] = this.#join(this.#readIn[value], block);
  }

  /** The nearest block that dominates both. */
  #join(a: number, b: number): number {
    const { tree } = this.#scope;
    if (a === unread) return tree.number[b] < 0 ? stuck : b;
    if (a === stuck || a === b) return a;
    if (dominates(tree, b, a)) return b;
    for (let [at, steps] = [a, 0]; steps < longestClimb && at >= 0; steps++, at = tree.idom[at])
      if (dominates(tree, at, b)) return at;
    return stuck;
  }

  /** The block to which an instruction of block b goes. */
  #placeFor(b: number, i: number): number | undefined {
    const { func, tree } = this.#scope;
    const instr = func.blocks[b].instrs[i];
    let from = unread;
    for (const dest of destsOf(instr)) {
      const readIn = isValue(dest) ? this.#readIn[valueOf(this.#scope.values, dest)] : stuck;
      if (readIn === stuck || readIn === b) return undefined;
      if (readIn !== unread) from = this.#join(from, readIn);
    }
    if (from < 0 || from === b || !this.#mayMove(instr)) return undefined;
    const [frequency, forest] = [this.#frequency(), this.#scope.forest()];
    let [best, most] = [undefined as number | undefined, mostOften * frequency[b]];
    for (let [at, steps] = [from, 0]; at !== b; steps++, at = tree.idom[at]) {
      if (steps >= longestClimb || at < 0) return best;
      const loop = forest.of[at];
      const isInside = loop < 0 || loopContains(forest, loop, b);
      if (!isInside || frequency[at] >= most || !this.#isSameAt(instr, { block: b, at: i }, at)) continue;
      [best, most] = [at, frequency[at]];
    }
    return best;
  }

  #mayMove(instr: Instr): boolean {
    if (isCalc(instr)) return onlyComputes(instr);
    if (instr.op === 'Call') {
      const { writes, traps, stays } = this.#scope.effectsOf(instr);
      return !writes && !traps && !stays;
    }
    // Copies of values cost nothing.
    if (instr.op === 'Assign') return !isNameable(this.#scope.module, instr.operands[0]);
    const place = this.#cellOf(instr);
    return place !== undefined && this.#scope.memory().isThere(place);
  }

  /** What it loads from an address. */
  #cellOf(instr: Instr): Place | undefined {
    const isLoad = (instr.op === 'Load' && instr.volatile !== true) || instr.op === 'ArrayLoad';
    return isLoad ? this.#scope.memory().placeOf(instr) : undefined;
  }

  /** It gives the same there as where it stands. */
  #isSameAt(instr: Instr, from: Point, to: number): boolean {
    const { module, memory, effectsOf } = this.#scope;
    if (instr.op === 'Call' && effectsOf(instr).reads)
      return this.#isQuiet(from, to, (other) => memory().writesAnything(other));
    const scalars = operandsOf(instr).filter((operand) => !isNameable(module, operand));
    const places = [this.#cellOf(instr), ...scalars.map((operand) => memory().scalarPlace(operand))];
    const read = places.filter((place) => place !== undefined);
    if (read.length === 0) return true;
    return this.#isQuiet(from, to, (other) => read.some((place) => memory().mayWrite(other, place)));
  }

  /** No instruction on a way from one to the head of a block changes anything. */
  #isQuiet(from: Point, to: number, changes: (instr: Instr) => boolean): boolean {
    const { func, graph } = this.#scope;
    let left = longestLook;
    const isStill = (instrs: readonly Instr[], first: number): boolean => {
      for (let i = first; i < instrs.length; i++) if (left-- <= 0 || changes(instrs[i])) return false;
      return true;
    };
    if (!isStill(func.blocks[from.block].instrs, from.at + 1)) return false;
    const seen = new Set<number>([from.block]);
    const work = [to];
    for (let b = work.pop(); b !== undefined; b = work.pop()) {
      for (let i = graph.predStart[b]; i < graph.predStart[b + 1]; i++) {
        const pred = graph.pred[i];
        if (pred === to || left-- <= 0) return false;
        if (seen.has(pred)) continue;
        seen.add(pred);
        if (!isStill(func.blocks[pred].instrs, 0)) return false;
        work.push(pred);
      }
    }
    return true;
  }
}
