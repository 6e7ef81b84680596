/**
 * Which of a block's own values are read last where, so that they can share slots, and which of them live in the frame
 * of the next callee: arguments that are computed for one call only, and results that are read before the next call.
 */
import { isValue } from '../../linear/analysis/values.ts';
import { destsOf, operandsOf } from '../../linear/instr.ts';
import type { Block, Call, ICall, Operand } from '../../linear/nodes.ts';
import { HEADER_SLOTS, outgoingSlot } from '../machine/slots.ts';
import { accessReads, type BlockPlan } from './addresses.ts';
import { type FrameContext, slotsFrom } from './frame.ts';

export type CallInstr = Call | ICall;

export function argumentsOf(call: CallInstr): readonly Operand[] {
  return call.op === 'Call' ? call.operands : call.operands.slice(1);
}

/** Which of a block's own values are read last where, and which may live where the next call wants them. */
export class BlockUses {
  readonly #f: FrameContext;
  /** Values that end at each position; those with slots of their own can give them back. */
  readonly #ends = new Map<number, number[]>();
  readonly #placed = new Set<number>();
  readonly #last = new Map<number, number>();
  readonly #reads: (readonly Operand[])[];

  constructor(f: FrameContext, { instrs, terminator }: Block, b: number, plan: BlockPlan) {
    this.#f = f;
    this.#reads = [...instrs, terminator].map((instr, i) => {
      const place = plan.places.get(i);
      return plan.skipped.has(i) ? [] : place === undefined ? operandsOf(instr) : accessReads(instr, place);
    });
    instrs.forEach((instr, i) => {
      for (const dest of destsOf(instr)) this.#see(dest, i, b);
      for (const operand of this.#reads[i]) this.#see(operand, i, b);
    });
    for (const operand of operandsOf(terminator)) this.#see(operand, instrs.length, b);
    for (const [value, at] of this.#last) {
      const ending = this.#ends.get(at);
      if (ending === undefined) this.#ends.set(at, [value]);
      else ending.push(value);
    }
  }

  #see(operand: Operand, at: number, b: number): void {
    if (!isValue(operand)) return;
    const value = this.#f.valueOf(operand);
    if (this.#f.homes[value] === b && !this.#f.context.checksUndefined) this.#last.set(value, at);
  }

  releaseAt(at: number): void {
    for (const value of this.#ends.get(at) ?? []) this.#f.release(value, !this.#placed.has(value));
  }

  /**
   * Arguments are computed where the call wants them, and the result is read where it is left, if no other call is
   * between.
   */
  placeForCalls({ instrs }: Block): void {
    if (this.#f.context.checksUndefined) return;
    const definedAt = new Map<number, number>();
    let previous = -1;
    /** The result of the previous call, with one result. */
    let result: number | undefined;
    const endResult = (at: number): void => {
      if (result !== undefined && (this.#last.get(result) ?? Infinity) <= at) this.#place(result, 0);
      result = undefined;
    };
    instrs.forEach((instr, i) => {
      if (instr.op === 'Call' || instr.op === 'ICall') {
        endResult(i);
        this.#placeArguments(instr, i, definedAt, previous);
        previous = i;
        const [dest] = instr.dests;
        const isOwn = instr.dests.length === 1 && dest.kind === 't' && this.#last.has(this.#f.valueOf(dest));
        if (isOwn) result = this.#f.valueOf(dest);
      } else {
        for (const dest of destsOf(instr)) if (dest.kind === 't') definedAt.set(this.#f.valueOf(dest), i);
      }
    });
    endResult(instrs.length);
  }

  #placeArguments(call: CallInstr, at: number, definedAt: ReadonlyMap<number, number>, since: number): void {
    const f = this.#f;
    const params = call.op === 'Call' ? f.context.module.funcs[call.func].params : call.signature.params;
    const places = slotsFrom(HEADER_SLOTS, params);
    argumentsOf(call).forEach((arg, i) => {
      if (arg.kind !== 't') return;
      const value = f.valueOf(arg);
      const isOnly = f.reads[value] === 1 && this.#last.get(value) === at;
      if (isOnly && (definedAt.get(value) ?? -1) > since) this.#place(value, places[i]);
    });
  }

  #place(value: number, slot: number): void {
    this.#placed.add(value);
    this.#f.placeAt(value, outgoingSlot(slot));
  }
}
