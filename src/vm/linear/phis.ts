/**
 * The phis of a block as moves on one of the edges that lead to it, all at once: a move waits until nobody needs what
 * it overwrites, and a cycle is opened by saving one of its slots.
 */
import { isValue, type ValueOperand } from '../../linear/analysis/values.ts';
import { phiOperandFrom } from '../../linear/cfg.ts';
import type { Block, Dest, Operand } from '../../linear/nodes.ts';
import { move } from '../machine/moves.ts';
import type { Slot } from '../machine/slots.ts';
import { classOf, type FrameContext } from './frame.ts';

interface Move {
  readonly dest: Dest;
  readonly source: Operand;
}

/** What leads from block `from` into the block. */
export function emitPhis(f: FrameContext, { phis }: Block, from: number): void {
  f.releaseScratch();
  const moves = phis.map((phi) => ({ dest: phi.dest, source: phiOperandFrom(phi, from) }));
  if (f.context.checksUndefined) emitSlowly(f, moves);
  else new ParallelMoves(f, moves).emit();
}

class ParallelMoves {
  readonly #f: FrameContext;
  /** By the slot that is written. */
  readonly #pending: Map<Slot, Move>;
  /** How many pending moves read a slot. */
  readonly #readers = new Map<Slot, number>();
  /** Where the content of a slot that opened a cycle is now. */
  readonly #saved = new Map<Slot, Slot>();
  readonly #ready: Slot[];

  constructor(f: FrameContext, moves: readonly Move[]) {
    this.#f = f;
    this.#pending = new Map(moves.map((own) => [f.slotOf(own.dest as ValueOperand), own]));
    for (const [to, own] of this.#pending) {
      const from = this.#slotRead(own);
      if (from === to) this.#pending.delete(to);
      else if (from !== undefined) this.#readers.set(from, (this.#readers.get(from) ?? 0) + 1);
    }
    this.#ready = [...this.#pending.keys()].filter((to) => !this.#readers.has(to));
  }

  #slotRead({ source }: Move): Slot | undefined {
    return isValue(source) && this.#f.offsetOf(source) === undefined ? this.#f.slotOf(source) : undefined;
  }

  emit(): void {
    this.#emitReady();
    for (const [to, { dest }] of this.#pending) {
      // Moves that are done are not pending any more.
      if (!this.#pending.has(to)) continue;
      const between = this.#f.scratch();
      move(this.#f.a, classOf(this.#f.typeOf(dest)), between, to);
      this.#saved.set(to, between);
      this.#ready.push(to);
      this.#emitReady();
    }
  }

  #emitReady(): void {
    for (let to = this.#ready.pop(); to !== undefined; to = this.#ready.pop()) {
      const own = this.#pending.get(to);
      if (own === undefined) continue;
      this.#pending.delete(to);
      const from = this.#slotRead(own);
      const type = this.#f.typeOf(own.dest);
      const between = from === undefined ? undefined : this.#saved.get(from);
      if (between !== undefined) move(this.#f.a, classOf(type), to, between);
      else this.#f.load(type, to, own.source);
      if (from !== undefined && between === undefined) this.#wasRead(from);
    }
  }

  #wasRead(slot: Slot): void {
    const left = (this.#readers.get(slot) ?? 1) - 1;
    this.#readers.set(slot, left);
    if (left === 0) this.#ready.push(slot);
  }
}

/** Where it is tracked what was never written: all values go over scratch slots. */
function emitSlowly(f: FrameContext, moves: readonly Move[]): void {
  const copies = moves.map(({ dest, source }) => {
    const between = f.scratch();
    f.load(f.typeOf(dest), between, source);
    f.copyMark(between, source);
    return { dest: dest as ValueOperand, between };
  });
  for (const { dest, between } of copies) {
    move(f.a, classOf(f.typeOf(dest)), f.slotOf(dest), between);
    f.copyMarkOf(f.slotOf(dest), between);
  }
}
