/**
 * Writes the code of one function. Labels are bound once. Targets and registers of the next callee's frame are filled
 * in when the function is placed (`link`), because the code in front of the body (frame, constants) and the size of the
 * frame are only known when the body is done; until then the assembler remembers which words those are.
 */
import { InternalError } from '../../base/errors.ts';
import {
  Op,
  operandKinds,
  type Immediate,
  type LabelRef,
  type OperandKind,
  type OperandsOf,
  type OpName,
} from './opcodes.ts';
import { indexInFrame, isOutgoing, type Slot } from './slots.ts';

/** A case of `search`: the halves of its tag, and where it leads. */
export interface TaggedLabel {
  readonly low: number;
  readonly high: number;
  readonly label: LabelRef;
}

export class Assembler {
  #words = new Int32Array(128);
  length = 0;
  /** Pairs: label, position of the word that names it. */
  readonly #targets: number[] = [];
  readonly #labels: number[] = [];
  /** Positions of registers that are counted from the end of the frame: plain ones, and those written doubled. */
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

  emit<O extends Exclude<OpName, 'Table' | 'Search'>>(op: O, ...operands: OperandsOf<O>): void {
    const given: readonly number[] = operands;
    const kinds = operandKinds[op];
    if (given.length !== kinds.length) throw new InternalError(`${op} with ${given.length} operands`, 'assembler');
    this.#begin(op);
    for (let i = 0; i < kinds.length; i++) this.#operand(kinds[i], given[i]);
  }

  /** Jumps to `entries[value - low]`. */
  table(value: Slot, low: Immediate, otherwise: LabelRef, entries: readonly LabelRef[]): void {
    this.#begin('Table');
    this.#operand('doubled', value);
    this.#push(low);
    this.#push(entries.length);
    for (const label of [otherwise, ...entries]) this.#operand('target', label);
  }

  /** Jumps to the case whose tag the value is; tags rise. */
  search(value: Slot, isLong: boolean, otherwise: LabelRef, cases: readonly TaggedLabel[]): void {
    this.#begin('Search');
    this.#operand('doubled', value);
    this.#push(isLong ? 1 : 0);
    this.#push(cases.length);
    this.#operand('target', otherwise);
    for (const { low, high, label } of cases) {
      this.#push(low);
      this.#push(high);
      this.#operand('target', label);
    }
  }

  #begin(op: OpName): void {
    this.#note();
    this.#push(Op[op]);
  }

  #operand(kind: OperandKind, value: number): void {
    switch (kind) {
      case 'doubled':
        if (isOutgoing(value)) this.#outgoingDoubled.push(this.length);
        return this.#push(indexInFrame(value) * 2);
      case 'plain':
        if (isOutgoing(value)) this.#outgoing.push(this.length);
        return this.#push(indexInFrame(value));
      case 'target':
        this.#targets.push(value, this.length);
        return this.#push(0);
      default:
        return this.#push(value);
    }
  }

  #push(word: number): void {
    if (this.length === this.#words.length) {
      const larger = new Int32Array(this.#words.length * 2);
      larger.set(this.#words);
      this.#words = larger;
    }
    this.#words[this.length++] = word;
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
      if (bound < 0) throw new InternalError('a jump to a label that is nowhere', 'assembler');
      words[this.#targets[i + 1]] = bound + offset;
    }
    code.set(words, before.length);
    const spans = Int32Array.from(this.#spans, (value, i) => (i % 3 === 0 ? value + offset : value));
    return { code, spans };
  }
}
