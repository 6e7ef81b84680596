/**
 * Writes the code of one function. Labels are bound once; targets are filled in when the function is placed (`link`),
 * because the code in front of the body (frame, constants) is only known when the body is done.
 *
 * The size of a frame is not known either while the body is written, so the slots behind it, where arguments go and
 * results come from, are numbered from `outgoing` on and get their real number at the end. In the list of operands such
 * a register is told from a plain number by a fraction: .5 for doubled numbers, .25 for plain ones.
 */
import { InternalError } from '../../base/errors.ts';
import { Op, type OpName } from './code.ts';

const outgoing = 1 << 24;

/** Slot `index` of the frame that the next call makes. */
export function outgoingSlot(index: number): number {
  return outgoing + index;
}

/** A slot as an operand of operations on words and longs. */
export function word(slot: number): number {
  return slot >= outgoing ? (slot - outgoing) * 2 + 0.5 : slot * 2;
}

/** A slot as an operand of operations on floats and of `Calc`. */
export function plain(slot: number): number {
  return slot >= outgoing ? slot - outgoing + 0.25 : slot;
}

export type LabelRef = number & { readonly __brand: 'VmLabel' };

export class Assembler {
  #words = new Int32Array(128);
  length = 0;
  /** Pairs: label, position of the word that names it. */
  readonly #targets: number[] = [];
  readonly #labels: number[] = [];
  readonly #outgoing: number[] = [];
  readonly #outgoingDoubled: number[] = [];
  /** Triples: position from which on, start and end in the text. */
  readonly #spans: number[] = [];
  #start = 0;
  #end = 0;

  at(start: number, end: number): void {
    this.#start = start;
    this.#end = end;
  }

  newLabel(): LabelRef {
    return (this.#labels.push(-1) - 1) as LabelRef;
  }

  bind(label: LabelRef): void {
    this.#labels[label] = this.length;
  }

  isBound(label: LabelRef): boolean {
    return this.#labels[label] >= 0;
  }

  emit(op: OpName, ...operands: readonly number[]): void {
    this.#note();
    this.push(Op[op]);
    for (const operand of operands) this.push(operand);
  }

  /** An instruction whose last operand is a target. */
  jump(op: OpName, ...operands: readonly number[]): (label: LabelRef) => void {
    this.emit(op, ...operands);
    return (label) => this.target(label);
  }

  target(label: LabelRef): void {
    this.#targets.push(label, this.length);
    this.push(0);
  }

  push(operand: number): void {
    if (this.length === this.#words.length) {
      const larger = new Int32Array(this.#words.length * 2);
      larger.set(this.#words);
      this.#words = larger;
    }
    const fraction = operand - Math.floor(operand);
    if (fraction === 0.5) this.#outgoingDoubled.push(this.length);
    else if (fraction === 0.25) this.#outgoing.push(this.length);
    else if (fraction !== 0) throw new InternalError(`operand ${operand}`, 'maple vm');
    this.#words[this.length++] = Math.floor(operand);
  }

  #note(): void {
    const last = this.#spans.length - 3;
    if (last >= 0 && this.#spans[last + 1] === this.#start && this.#spans[last + 2] === this.#end) return;
    this.#spans.push(this.length, this.#start, this.#end);
  }

  /** The code as it stands at `position`, behind `before`, with frames of `frameSize` slots. */
  link(before: Assembler, position: number, frameSize: number): { code: Int32Array; spans: Int32Array } {
    const offset = position + before.length;
    const code = new Int32Array(before.length + this.length);
    code.set(before.#words.subarray(0, before.length));
    const words = this.#words.subarray(0, this.length);
    for (const at of this.#outgoing) words[at] += frameSize;
    for (const at of this.#outgoingDoubled) words[at] += frameSize * 2;
    for (let i = 0; i < this.#targets.length; i += 2) {
      const bound = this.#labels[this.#targets[i]];
      if (bound < 0) throw new InternalError('a jump to a label that is nowhere', 'maple vm');
      words[this.#targets[i + 1]] = bound + offset;
    }
    code.set(words, before.length);
    const spans = Int32Array.from(this.#spans, (value, i) => (i % 3 === 0 ? value + offset : value));
    return { code, spans };
  }
}
