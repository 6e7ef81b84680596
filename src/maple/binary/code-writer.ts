/**
 * The statements of a function as bytes: the nodes of its tree in postfix order, operands before the node that has them, each
 * the number of its shape (shapes.ts), the number of its operands if the shape leaves it open, and its slots.
 *
 *     add i32 (dread i32 %a, constval i32 1)      is      [dread i32] %a   [constval i32] 1   [add i32, 2 operands]
 *
 * Numbers are LEB128; those that may be negative count 0, -1, 1, -2, … The places of the nodes are a stream of their own in the
 * same order: of a node with operands, how far before the first of them it starts and how far behind the last one it ends;
 * of another, how far behind the node before it starts, and its length.
 */
import { ByteWriter } from '../../base/bytes.ts';
import type { Sink } from '../../base/codec.ts';
import { InternalError } from '../../base/errors.ts';
import { commentFlags, HEADER, type Code, type Node } from '../code.ts';
import { Part } from '../forms.ts';
import { rows } from '../opcodes.ts';
import {
  formOf,
  highOf,
  keyOf,
  lowOf,
  many,
  Read,
  shape,
  shapeOfKey,
  slotParts,
  slotWordsOf,
  stepsOf,
} from './shapes.ts';
import { listCodec, wide } from './slots.ts';
import { text } from './texts.ts';

const BLOCK = rows.block.code;
const COMMENT = rows.comment.code;

/** Writes the code of one module: first all of it is counted, then each body is written. */
export class CodeEncoder {
  readonly #strip: boolean;
  readonly #uses = new Map<number, number>();
  #numbers = new Map<number, number>();
  #steps = new Map<number, readonly number[]>();
  #order = new Int32Array(1024);

  constructor(strip: boolean) {
    this.#strip = strip;
  }

  count(code: Code): void {
    const { length } = this.#sorted(code);
    for (let i = 0; i < length; i++) {
      const key = this.#keyOf(code, this.#order[i]);
      this.#uses.set(key, (this.#uses.get(key) ?? 0) + 1);
    }
  }

  /** The table of shapes, those that are used most first. */
  writeShapes(out: Sink): void {
    const keys = [...this.#uses].sort(([a, m], [b, n]) => n - m || a - b).map(([key]) => key);
    this.#numbers = new Map(keys.map((key, i) => [key, i]));
    this.#steps = new Map(keys.map((key) => [key, stepsOf(shapeOfKey(key))]));
    out.bytes.uleb(keys.length);
    for (const key of keys) shape.write(out, shapeOfKey(key));
  }

  /** Words of the code in memory, values in its list table, then the nodes. */
  write(out: Sink, code: Code): void {
    const { length, words } = this.#sorted(code);
    out.bytes.uleb(words);
    out.bytes.uleb(this.#listsOf(code, length));
    for (let i = 0; i < length; i++) this.#node(out, code, this.#order[i]);
  }

  writePlaces(out: ByteWriter, code: Code): void {
    const { length } = this.#sorted(code);
    let before = 0;
    for (let i = 0; i < length; i++) {
      const n = this.#order[i] as Node;
      const [start, end] = [code.start(n), code.end(n)];
      const operands = this.#operands(code, n);
      if (operands.length === 0) {
        signed(out, start - before);
        signed(out, end - start);
      } else {
        signed(out, start - code.start(operands[0]));
        signed(out, end - code.end(operands[operands.length - 1]));
      }
      before = end;
    }
  }

  /** How many values the nodes have that are not words. */
  #listsOf(code: Code, length: number): number {
    let lists = 0;
    for (let i = 0; i < length; i++) {
      const n = this.#order[i];
      const steps = this.#steps.get(this.#keyOf(code, n)) ?? [];
      const parts = slotParts[code.words[n] & 0xffff];
      let at = n + HEADER;
      steps.forEach((step, k) => {
        if (step === Read.text || step === Read.wide || (step === Read.list && code.words[at] >= 0)) lists++;
        at += parts[k] === Part.value ? 2 : 1;
      });
    }
    return lists;
  }

  /** Puts the nodes of the tree in postfix order into `#order`; how many, and how many words they take. */
  #sorted(code: Code): { length: number; words: number } {
    const stack: { n: Node; operands: readonly Node[]; next: number }[] = [];
    let length = 0;
    let words = 0;
    const open = (n: Node): void => {
      stack.push({ n, operands: this.#operands(code, n), next: 0 });
    };
    open(code.root);
    for (let frame = stack.at(-1); frame !== undefined; frame = stack.at(-1)) {
      if (frame.next < frame.operands.length) {
        open(frame.operands[frame.next++]);
        continue;
      }
      stack.pop();
      if (length === this.#order.length) this.#grow();
      this.#order[length++] = frame.n;
      words += HEADER + slotWordsOf[code.words[frame.n] & 0xffff] + frame.operands.length;
    }
    return { length, words };
  }

  #grow(): void {
    const larger = new Int32Array(this.#order.length * 2);
    larger.set(this.#order);
    this.#order = larger;
  }

  /** The operands of a node, without comments if they are left out. */
  #operands(code: Code, n: Node): readonly Node[] {
    const operands = code.operands(n);
    if (!this.#strip || (code.words[n] & 0xffff) !== BLOCK) return operands;
    return operands.filter(
      (operand) => (code.words[operand] & 0xffff) !== COMMENT || code.slot(operand, 'flag') === commentFlags.mark,
    );
  }

  #keyOf(code: Code, n: number): number {
    const { words } = code;
    const op = words[n] & 0xffff;
    const prim = words[n] >>> 16;
    let [from, zeros, form, ints, at] = [0, 0, 0, 0, n + HEADER];
    for (const part of slotParts[op]) {
      if (part === Part.from) from = words[at];
      else if (part === Part.int || part === Part.optionalInt) zeros |= (words[at] === 0 ? 1 : 0) << ints++;
      else if (part === Part.value && stepsOf({ op, prim, from, count: 0, zeros, form: 0 }).includes(Read.small))
        form = this.#formAt(words, at, prim);
      at += part === Part.value ? 2 : 1;
    }
    const count = this.#operands(code, n as Node).length;
    return keyOf({ op, prim, from: from & 0xff, count: Math.min(count, many), zeros, form });
  }

  #formAt(words: Int32Array, at: number, prim: number): number {
    const low = lowOf(prim, words[at]);
    return formOf(prim, low, highAt(words, at, prim));
  }

  #node(out: Sink, code: Code, n: number): void {
    const { bytes } = out;
    const { words } = code;
    const key = this.#keyOf(code, n);
    const number = this.#numbers.get(key);
    const steps = this.#steps.get(key);
    if (number === undefined || steps === undefined) throw new InternalError('a node was not counted', 'binary MAPLE');
    bytes.uleb(number);
    if (shapeOfKey(key).count === many) bytes.uleb(this.#operands(code, n as Node).length);
    const parts = slotParts[words[n] & 0xffff];
    let at = n + HEADER;
    steps.forEach((step, i) => {
      this.#slot(out, code, step, parts[i], at, words[n] >>> 16);
      at += parts[i] === Part.value ? 2 : 1;
    });
  }

  #slot(out: Sink, code: Code, step: number, part: number, at: number, prim: number): void {
    const { bytes } = out;
    const word = code.words[at];
    switch (step) {
      case Read.zero:
      case Read.from:
        return;
      case Read.var:
        return bytes.uleb(word < 0 ? 2 * ~word : 2 * word + 1);
      case Read.func:
      case Read.type:
        return bytes.uleb(word);
      case Read.label:
      case Read.ownLabel:
        return bytes.uleb(word + 1);
      case Read.int:
      case Read.reg:
      case Read.counter:
        return signed(bytes, word);
      case Read.small:
        return signed(bytes, lowOf(prim, word));
      case Read.low:
        return bytes.u32(lowOf(prim, word));
      case Read.high:
        return bytes.u32(highAt(code.words, at, prim));
      case Read.both:
        bytes.u32(lowOf(prim, word));
        return bytes.u32(highAt(code.words, at, prim));
      case Read.wide:
        return wide.write(out, code.lists[word] as bigint);
      case Read.text:
        return text.write(out, code.lists[word] as string);
      default:
        return listCodec(part).write(out, code.lists[word]);
    }
  }
}

/** The high word of a constant, as the reader of a narrow one sets it. */
function highAt(words: Int32Array, at: number, prim: number): number {
  return highOf(prim, -1) === 0 ? 0 : words[at + 1];
}

/** 0, -1, 1, -2, … as 0, 1, 2, 3, …, of a word. */
function signed(out: ByteWriter, value: number): void {
  const word = value | 0;
  out.uleb(((word << 1) ^ (word >> 31)) >>> 0);
}
