/**
 * Inlining: bodies in place of calls, callees before their callers, so that what is put in is as small as it has become.
 *
 * What is put in place of a call is decided by its size, counted in instructions that cost something: the more, the oftener the call
 * is likely to run (loops around it), the more is known at it (constant arguments), and if it is the only call of a function that nobody else can reach.
 * A call whose arguments do not change in the loop around it stays, if its function is a loop that depends on them alone: it will be made once (hoist.ts).
 * Functions that call each other in circles stay calls; one that calls itself is unrolled: some rounds of its
 * own body are put into it, which is what gcc does with small recursive functions.
 *
 * A function may say that it stays a call, or that it never does (`noinline`, `alwaysinline`). One that is weak stays a call until the
 * program is whole, for another module may have another body for it.
 *
 * Instructions that are put in know the call that they stand for, so stacks of traps stay what they were (inline-body.ts).
 * Functions of the library that nobody has read are compiled already; they stay calls.
 */
import { findComponents, componentMembers } from '../base/components.ts';
import { flattenGraph } from '../base/graph.ts';
import type { LoopForest } from '../base/loops.ts';
import { once } from '../base/once.ts';
import { scratchInts } from '../base/scratch.ts';
import { takenFunctions } from '../linear/data-layout.ts';
import { isConstant } from '../linear/analysis/effects.ts';
import { isValue, numberValues, valueOf } from '../linear/analysis/values.ts';
import { cloneFunc, destsOf } from '../linear/instr.ts';
import { isUnread, type Call, type Func, type Instr, type LinearModule, type Operand } from '../linear/nodes.ts';
import { canStandFor, replaceCalls } from './inline-body.ts';
import type { Known, Sweep } from './pass.ts';

/** Sizes in instructions up to which a body is put in place of a call. */
interface Limits {
  readonly once: number;
  readonly inLoop: number;
  readonly alone: number;
  /** What a constant argument allows in addition, for it makes the body smaller. */
  readonly constant: number;
  /** Some rounds of a recursion are put into it. */
  readonly unrolls: boolean;
}
const usual: Limits = { once: 25, inLoop: 70, alone: 400, constant: 8, unrolls: true };
/** A call is two instructions, and one an argument. */
const small: Limits = { once: 3, inLoop: 3, alone: 400, constant: 1, unrolls: false };
/** Callers are not made larger than that. */
const largestCaller = 5000;
/** A frame that every activation of the caller would then have. */
const largestFrame = 256;
/** What functions that want it may add to all their callers beyond these sizes, for they may do so again in those. */
const mostAlways = 200_000;
/** Of a function that calls itself: how large it may become, in how many rounds. */
const recursion = { body: 40, result: 220, rounds: 4 };

export function inlineCalls(module: LinearModule, known: Known): Sweep {
  return inlineWithin(usual, module, known);
}

export function inlineSmallCalls(module: LinearModule, known: Known): Sweep {
  return inlineWithin(small, module, known);
}

function inlineWithin(limits: Limits, module: LinearModule, known: Known): Sweep {
  const inliner = new Inliner(module, known, limits);
  return { order: inliner.order(), run: (func) => inliner.run(func) };
}

class Inliner {
  readonly #module: LinearModule;
  readonly #known: Known;
  readonly #limits: Limits;
  /** The component of each function in the graph of direct calls. */
  readonly #component: Int32Array;
  readonly #components: readonly (readonly number[])[];
  /** How many direct calls there are of each function. */
  readonly #calls: Int32Array;
  readonly #taken: ReadonlySet<number>;
  readonly #sizes: (number | undefined)[];
  #always = mostAlways;

  constructor(module: LinearModule, known: Known, limits: Limits) {
    this.#limits = limits;
    this.#module = module;
    this.#known = known;
    this.#calls = scratchInts(module.funcs.length);
    const callees = module.funcs.map((func) => this.#calleesOf(func));
    const graph = flattenGraph({ size: callees.length, entry: 0, successors: (func) => callees[func] });
    const found = findComponents(graph);
    const { start, items } = componentMembers(found);
    this.#component = found.of;
    this.#components = Array.from({ length: found.count }, (_, c) => [...items.subarray(start[c], start[c + 1])]);
    this.#taken = new Set(takenFunctions(module));
    this.#sizes = module.funcs.map(() => undefined);
  }

  #calleesOf(func: Func): number[] {
    const found = new Set<number>();
    if (isUnread(func)) {
      // How often it calls them is not known.
      for (const { kind, index } of func.stored?.outline?.uses ?? []) if (kind === 'f') this.#calls[index] += 2;
      return [];
    }
    for (const { instrs } of func.blocks) {
      for (const instr of instrs) {
        if (instr.op !== 'Call') continue;
        this.#calls[instr.func]++;
        found.add(instr.func);
      }
    }
    return [...found];
  }

  order(): number[] {
    return this.#components.flat();
  }

  run(index: number): boolean {
    const func = this.#module.funcs[index];
    const isInlined = this.#inlineOthers(index, func);
    const isUnrolled = this.#limits.unrolls && func.inlining !== 'noinline' && this.#unrollRecursion(index, func);
    this.#sizes[index] = undefined;
    return isInlined || isUnrolled;
  }

  #inlineOthers(index: number, func: Func): boolean {
    const forest = this.#known.analyses.of('loops', func);
    const depths = loopDepths(forest);
    const isInvariant = invariance(func, forest);
    let size = this.#sizeOf(index);
    return replaceCalls(this.#module, func, (call, block) => {
      const callee = this.#module.funcs[call.func];
      if (callee.extern || isUnread(callee) || this.#component[call.func] === this.#component[index]) return undefined;
      if (!this.#known.isOwnBody(callee)) return undefined;
      const grown = this.#sizeOf(call.func);
      if (!this.#mayGrow(call, grown, size, depths[block])) return undefined;
      const isAsked = callee.inlining === 'alwaysinline';
      if (!isAsked && depths[block] > 0 && this.#isWorkOfOneRound(call) && isInvariant(call.operands, block))
        return undefined;
      if (!canStandFor(this.#module, func, callee, call)) return undefined;
      size += grown;
      return callee;
    });
  }

  /** Whether a caller of this size may grow by so much for a call. */
  #mayGrow(call: Call, grown: number, size: number, depth: number): boolean {
    const callee = this.#module.funcs[call.func];
    if (callee.inlining === 'noinline') return false;
    if (callee.inlining === undefined)
      return grown <= this.#limitFor(call, depth) && size + grown <= largestCaller && frameSize(callee) <= largestFrame;
    if (grown > this.#always) return false;
    this.#always -= grown;
    return true;
  }

  /** A loop that depends on the arguments alone: as a call it can be put in front of the loop around it. */
  #isWorkOfOneRound({ func }: Call): boolean {
    const effects = this.#known.effects()[func];
    return effects.loops && isConstant(effects) && !effects.stays;
  }

  #limitFor(call: Call, depth: number): number {
    const { alone, inLoop, once, constant } = this.#limits;
    const bonus = call.operands.filter(({ kind }) => kind === 'v' || kind === 'f').length * constant;
    if (this.#isAlone(call.func)) return alone;
    return (depth > 0 ? inLoop : once) + bonus;
  }

  /** Nobody else in the program can call it. */
  #isAlone(func: number): boolean {
    const { linkage, exported } = this.#module.funcs[func];
    const isOwn = this.#known.isWhole || (linkage === 'static' && !exported);
    return this.#calls[func] === 1 && isOwn && !this.#taken.has(func);
  }

  #unrollRecursion(index: number, func: Func): boolean {
    const size = this.#sizeOf(index);
    if (this.#components[this.#component[index]].length > 1 || size > recursion.body) return false;
    const original = cloneFunc(func);
    const isSelf = (call: Call): boolean => call.func === index && canStandFor(this.#module, func, original, call);
    if (
      frameSize(func) > 0 ||
      !original.blocks.some(({ instrs }) => instrs.some((instr) => instr.op === 'Call' && isSelf(instr)))
    )
      return false;
    for (let round = 0; round < recursion.rounds; round++) {
      const calls = countCalls(func, index);
      if (bodySize(func) + calls * size > recursion.result) return round > 0;
      replaceCalls(this.#module, func, (call) => (isSelf(call) ? original : undefined));
    }
    return true;
  }

  #sizeOf(index: number): number {
    return (this.#sizes[index] ??= bodySize(this.#module.funcs[index]));
  }
}

function countCalls({ blocks }: Func, callee: number): number {
  return blocks.reduce(
    (sum, { instrs }) => sum + instrs.filter((instr) => instr.op === 'Call' && instr.func === callee).length,
    0,
  );
}

/** Whether operands have the same values in all rounds of the innermost loop around a block. */
function invariance(func: Func, forest: LoopForest): (operands: readonly Operand[], block: number) => boolean {
  const known = once(() => {
    const values = numberValues(func);
    const loopOf = scratchInts(values.count, -1);
    func.blocks.forEach(({ phis, instrs }, b) => {
      for (const instr of [...phis, ...instrs])
        for (const dest of destsOf(instr)) if (isValue(dest)) loopOf[valueOf(values, dest)] = forest.of[b];
    });
    return { values, loopOf };
  });
  return (operands, block) => {
    const { values, loopOf } = known();
    return operands.every((operand) => {
      if (!isValue(operand)) return operand.kind !== 'g';
      let loop = loopOf[valueOf(values, operand)];
      while (loop > forest.of[block]) loop = forest.outer[loop];
      return loop !== forest.of[block];
    });
  };
}

function loopDepths({ of, depth }: LoopForest): Int32Array {
  return of.map((loop) => (loop < 0 ? 0 : depth[loop]));
}

function frameSize({ symbols }: Func): number {
  return symbols.reduce((sum, symbol) => sum + ('storage' in symbol && symbol.storage === 'slot' ? symbol.size : 0), 0);
}

/** Instructions of a body that cost something; a call costs its arguments too. */
export function bodySize({ blocks }: Func): number {
  return blocks.reduce((sum, { instrs, terminator }) => {
    const own = instrs.reduce((cost, instr) => cost + costOf(instr), 0);
    return sum + own + (terminator.op === 'Goto' || terminator.op === 'Return' ? 0 : 1);
  }, 0);
}

function costOf(instr: Instr): number {
  if (instr.op === 'Assign') return 0;
  return instr.op === 'Call' || instr.op === 'ICall' ? 2 + instr.operands.length : 1;
}
