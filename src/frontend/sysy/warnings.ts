/**
 * What is probably a mistake in a function that is right: variables that are read before they are set, arrays that are
 * never set, ends without `return`. It is looked for in the code that the function has become, where conditions that are
 * constant have gone and every way is an edge.
 *
 * A variable is unset at a use if a way from the entry leads there that passes no assignment. The ways are followed
 * backwards from the uses that no assignment of their own block precedes, so the time is that of the variable's live range;
 * only where they lead to the entry does a walk forwards find which use it is.
 */
import type { Span } from '../../base/source.ts';
import { buildBlocks, predecessorsOf } from '../../linear/cfg.ts';
import { destsOf, operandsOf, targetsOf } from '../../linear/instr.ts';
import type { Block, Func, Instr, LinearModule } from '../../linear/nodes.ts';

/** Who is told; `isCertain`: the variable is assigned nowhere at all. */
export interface WarningSink {
  unset(name: string, span: Span, isCertain: boolean): void;
  neverSet(name: string, span: Span): void;
  noReturn(name: string, span: Span): void;
}

/** Looks through all functions of a module that has been lowered without mistakes. */
export function warnOfModule({ funcs }: LinearModule, sink: WarningSink): void {
  for (const func of funcs) {
    if (func.extern) continue;
    const { blocks } = buildBlocks(func.instrs);
    new UnsetVariables(func, blocks, sink).find();
    warnOfArrays(func, sink);
    warnOfEnd(func, blocks, sink);
  }
}

/** The first use in a block, with no assignment before it there. */
interface Exposure {
  readonly block: number;
  readonly span: Span;
}

/** Of one variable: where it is assigned, and where it is used first in a block. */
interface Track {
  readonly assigned: Set<number>;
  readonly exposed: Exposure[];
}

/** The variables of one function; by local, its track through the blocks. */
class UnsetVariables {
  readonly #func: Func;
  readonly #blocks: readonly Block[];
  readonly #preds: readonly (readonly number[])[];
  readonly #sink: WarningSink;
  readonly #tracks = new Map<number, Track>();

  constructor(func: Func, blocks: readonly Block[], sink: WarningSink) {
    this.#func = func;
    this.#blocks = blocks;
    this.#preds = predecessorsOf(blocks);
    this.#sink = sink;
  }

  find(): void {
    this.#func.symbols.forEach((symbol, i) => {
      // Locals without a name are the compiler's own.
      if (symbol.kind === 'l' && symbol.name !== undefined && !('storage' in symbol))
        this.#tracks.set(i, { assigned: new Set(), exposed: [] });
    });
    if (this.#tracks.size === 0) return;
    this.#blocks.forEach(({ instrs, terminator }, b) => {
      for (const instr of instrs) this.#see(instr, b);
      this.#see(terminator, b);
    });
    for (const [index, track] of this.#tracks) this.#warn(this.#func.symbols[index].name ?? '', track);
  }

  /** Operands are read before destinations are assigned. */
  #see(instr: Instr, block: number): void {
    for (const operand of operandsOf(instr)) {
      const track = operand.kind === 'l' ? this.#tracks.get(operand.index) : undefined;
      if (track === undefined || instr.span === undefined || track.assigned.has(block)) continue;
      if (track.exposed.at(-1)?.block !== block) track.exposed.push({ block, span: instr.span });
    }
    for (const dest of destsOf(instr)) if (dest.kind === 'l') this.#tracks.get(dest.index)?.assigned.add(block);
  }

  /** Backwards to the entry, then forwards to the first use in the text that is reached without an assignment. */
  #warn(name: string, { assigned, exposed }: Track): void {
    if (exposed.length === 0) return;
    if (
      !this.#walk(
        exposed.map(({ block }) => block),
        (b) => this.#preds[b],
        assigned,
      ).has(0)
    )
      return;
    const unset = this.#walk([0], (b) => (assigned.has(b) ? [] : targetsOf(this.#blocks[b].terminator)), none);
    const use = exposed
      .filter(({ block }) => unset.has(block))
      .sort((a, b) => a.span.start - b.span.start)
      .at(0);
    if (use !== undefined) this.#sink.unset(name, use.span, assigned.size === 0);
  }

  /** All blocks to which the steps lead, not through those that are left out. */
  #walk(
    from: readonly number[],
    steps: (block: number) => readonly number[],
    without: ReadonlySet<number>,
  ): Set<number> {
    const seen = new Set(from);
    const work = [...seen];
    for (let at = work.pop(); at !== undefined; at = work.pop()) {
      for (const next of steps(at)) {
        if (seen.has(next) || without.has(next)) continue;
        seen.add(next);
        work.push(next);
      }
    }
    return seen;
  }
}

const none: ReadonlySet<number> = new Set();

/** An array is set by a store, or by somebody who gets its address. */
function warnOfArrays(func: Func, sink: WarningSink): void {
  const reads = new Map<number, Span>();
  const isSet = new Set<number>();
  for (const instr of func.instrs) {
    operandsOf(instr).forEach((operand, place) => {
      if (operand.kind !== 'l') return;
      if (instr.op !== 'ArrayLoad' || place > 0) isSet.add(operand.index);
      else if (instr.span !== undefined && !reads.has(operand.index)) reads.set(operand.index, instr.span);
    });
  }
  for (const [index, span] of reads) {
    const symbol = func.symbols[index];
    if ('storage' in symbol && symbol.name !== undefined && !isSet.has(index)) sink.neverSet(symbol.name, span);
  }
}

/** The return that is added behind the last statement has no place in the text. C lets `main` go without one. */
function warnOfEnd(func: Func, blocks: readonly Block[], sink: WarningSink): void {
  if (func.results.length === 0 || func.name === 'main' || func.span === undefined) return;
  if (blocks.some(({ terminator }) => terminator.op === 'Return' && terminator.span === undefined))
    sink.noReturn(func.name, func.span);
}
