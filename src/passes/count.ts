/**
 * Counts how often the code of a function runs: each *segment*, which is a block or what of it follows a call (a call may not come
 * back: `exit`, exceptions, traps), and each way of a jump that has several and whose target says nothing about it.
 *
 *     block B1:                     block B1:
 *       l0 = call @f, param 0         @.count.7 = @.count.7 AddD 1.0
 *       t2 = l0 < 10                  l0 = call @f, param 0
 *       cond goto t2 B1 B2            @.count.8 = @.count.8 AddD 1.0
 *                                     t2 = l0 < 10
 *                                     cond goto t2 B3 B2
 *                                   block B3:
 *                                     @.count.9 = @.count.9 AddD 1.0
 *                                     ucond goto B1
 *
 * Counters are scalar globals: they are not in memory, so nothing that the program does or sees is different. They are f64, exact up to
 * 2^53; in the strict profile i32, which wraps. What is counted is returned with the original instructions, so that the counts of an
 * execution, on whatever engine, can be led back to lines (decision 0366).
 */
import { addScalar } from '../linear/added-scalars.ts';
import { targetsOf } from '../linear/instr.ts';
import type { Block, Dest, Func, Instr, LinearModule, Operand, Terminator } from '../linear/nodes.ts';

/** Instructions that run one after another, and the index of the global that says how often. */
export interface Segment {
  readonly counter: number;
  /** As they were before; the last one of a block is its jump. */
  readonly instrs: readonly Instr[];
}

/** A block of a function as it was. */
export interface CountedBlock {
  readonly segments: readonly Segment[];
  readonly end: Terminator;
  /** For each target of the jump, the counter of that way. */
  readonly ways: readonly { readonly target: number; readonly counter: number }[];
}

/** A function, and what its counters stand for. */
export interface CountedFunc {
  readonly func: Func;
  readonly blocks: readonly CountedBlock[];
}

/** Told of each instruction that is added, and asked what else a segment is to do. */
export interface CountOptions {
  /** Instructions that a segment of so many steps begins with, besides its counter. */
  readonly besides?: (steps: number) => readonly Instr[];
  readonly onAdded?: (instr: Instr) => void;
}

/** The pass: a function in CFG form; always true. */
export function countExecutions(module: LinearModule, func: Func): boolean {
  countFunc(module, func);
  return true;
}

/** Adds counters to a function in CFG form, in place. */
export function countFunc(module: LinearModule, func: Func, options: CountOptions = {}): CountedFunc {
  return new FuncCounter(module, func, options).run();
}

/** A step is what the interpreter counts: all but labels and jumps without a condition. */
export function stepsOf(instrs: readonly Instr[]): number {
  return instrs.reduce((sum, { op }) => (op === 'Goto' || op === 'Label' || op === 'Phi' ? sum : sum + 1), 0);
}

class FuncCounter {
  readonly #module: LinearModule;
  readonly #func: Func;
  readonly #options: CountOptions;
  readonly #type: 'i32' | 'f64';
  /** Blocks in which nothing but a way is counted; they come behind the others. */
  readonly #added: Block[] = [];

  constructor(module: LinearModule, func: Func, options: CountOptions) {
    this.#module = module;
    this.#func = func;
    this.#options = options;
    this.#type = module.profile === 'core' ? 'i32' : 'f64';
  }

  run(): CountedFunc {
    const { blocks } = this.#func;
    const entries = countEntries(blocks);
    const segments = blocks.map((block) => this.#countBlock(block));
    const counted = blocks.map((block, b) => ({
      segments: segments[b],
      end: block.terminator,
      ways: this.#countWays(block, (target) => (entries[target] === 1 ? segments[target][0].counter : undefined)),
    }));
    for (const block of this.#added) blocks.push(block);
    return { func: this.#func, blocks: counted };
  }

  #countBlock(block: Block): Segment[] {
    const instrs: Instr[] = [];
    const segments: Segment[] = [];
    let from = 0;
    const close = (end: number, jump: readonly Instr[]): void => {
      const own = block.instrs.slice(from, end);
      const segment = { counter: addScalar(this.#module, 'count', this.#type), instrs: [...own, ...jump] };
      segments.push(segment);
      instrs.push(...this.#additions(segment.counter, stepsOf(segment.instrs)));
      for (const instr of own) instrs.push(instr);
      from = end;
    };
    block.instrs.forEach(({ op }, i) => {
      if (op === 'Call' || op === 'ICall') close(i + 1, []);
    });
    close(block.instrs.length, [block.terminator]);
    block.instrs.length = 0;
    for (const instr of instrs) block.instrs.push(instr);
    return segments;
  }

  #additions(counter: number, steps: number): readonly Instr[] {
    const all = [this.#increment(counter), ...(this.#options.besides?.(steps) ?? [])];
    for (const instr of all) this.#options.onAdded?.(instr);
    return all;
  }

  #increment(counter: number): Instr {
    const place: Dest & Operand = { kind: 'g', index: counter };
    const one: Operand = { kind: 'v', type: this.#type, value: 1 };
    return { op: this.#type === 'i32' ? 'AddI' : 'AddD', dest: place, operands: [place, one] };
  }

  /** A way to a block that is entered from nowhere else has the count of that block; others get a block of their own. */
  #countWays(block: Block, countOf: (target: number) => number | undefined): CountedBlock['ways'] {
    const { terminator } = block;
    if (terminator.op !== 'CondGoto' && terminator.op !== 'Switch') return [];
    const targets = targetsOf(terminator);
    const ways = targets.map((target) => ({ target, counter: countOf(target) }));
    const split = ways.map((way) => (way.counter === undefined ? this.#splitWay(way.target) : undefined));
    block.terminator = withTargets(terminator, (i) => split[i]?.block ?? targets[i]);
    return ways.map(({ target, counter }, i) => ({ target, counter: counter ?? split[i]?.counter ?? -1 }));
  }

  #splitWay(target: number): { readonly block: number; readonly counter: number } {
    const counter = addScalar(this.#module, 'count', this.#type);
    const instr = this.#increment(counter);
    const terminator: Terminator = { op: 'Goto', targets: [target] };
    for (const one of [instr, terminator]) this.#options.onAdded?.(one);
    const added: Block = { phis: [], instrs: [instr], terminator };
    return { block: this.#func.blocks.length + this.#added.push(added) - 1, counter };
  }
}

/** How many ways lead to each block. */
function countEntries(blocks: readonly Block[]): Int32Array {
  const entries = new Int32Array(blocks.length);
  for (const { terminator } of blocks) for (const target of targetsOf(terminator)) entries[target]++;
  return entries;
}

/** The jump with other targets, by their positions. */
function withTargets(end: Terminator, targetAt: (i: number) => number): Terminator {
  if (end.op === 'CondGoto') return { ...end, targets: [targetAt(0), targetAt(1)] };
  return end.op === 'Switch' ? { ...end, targets: end.targets.map((_, i) => targetAt(i)) } : end;
}
