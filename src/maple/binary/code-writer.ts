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
import type { ByteWriter } from '../../base/bytes.ts';
import type { Sink } from '../../base/codec.ts';
import { InternalError } from '../../base/errors.ts';
import { primByCode } from '../../scalar/prim-types.ts';
import { commentFlags, HEADER, isWide, type Code, type Node } from '../code.ts';
import { Part } from '../forms.ts';
import { rows } from '../opcodes.ts';
import { grown } from '../parser-slots.ts';
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

const COMMENT = rows.comment.code;

/** Writes the code of one module: first all of it is counted, then each body is written. */
export class CodeEncoder {
  readonly #strip: boolean;
  readonly #uses = new Map<number, number>();
  #shapes = new Map<number, { readonly number: number; readonly steps: readonly number[] }>();
  /** The nodes of the code at hand in postfix order, how many operands of each are kept, and the first and last of these. */
  #order = new Int32Array(1024);
  #counts = new Int32Array(1024);
  #firsts = new Int32Array(1024);
  #lasts = new Int32Array(1024);
  #length = 0;

  constructor(strip: boolean) {
    this.#strip = strip;
  }

  count(code: Code): void {
    this.#sort(code);
    for (let i = 0; i < this.#length; i++) {
      const key = this.#keyOf(code, i);
      this.#uses.set(key, (this.#uses.get(key) ?? 0) + 1);
    }
  }

  /** The table of shapes, those that are used most first. */
  writeShapes(out: Sink): void {
    const keys = [...this.#uses].sort(([a, m], [b, n]) => n - m || a - b).map(([key]) => key);
    this.#shapes = new Map(keys.map((key, number) => [key, { number, steps: stepsOf(shapeOfKey(key)) }]));
    out.bytes.uleb(keys.length);
    for (const key of keys) shape.write(out, shapeOfKey(key));
  }

  /** Words of the code in memory, values in its list table, then the nodes. */
  write(out: Sink, code: Code): void {
    this.#sort(code);
    const nodes = out.fork();
    let words = 0;
    let lists = 0;
    for (let i = 0; i < this.#length; i++) {
      words += HEADER + slotWordsOf[code.words[this.#order[i]] & 0xffff] + this.#counts[i];
      lists += this.#node(nodes, code, i);
    }
    out.bytes.uleb(words);
    out.bytes.uleb(lists);
    out.bytes.bytes(nodes.bytes.view());
  }

  writePlaces(out: ByteWriter, code: Code): void {
    this.#sort(code);
    let before = 0;
    for (let i = 0; i < this.#length; i++) {
      const n = this.#order[i] as Node;
      const [start, end] = [code.start(n), code.end(n)];
      const isLeaf = this.#counts[i] === 0;
      signed(out, start - (isLeaf ? before : code.start(this.#firsts[i] as Node)));
      signed(out, end - (isLeaf ? start : code.end(this.#lasts[i] as Node)));
      before = end;
    }
  }

  /** Lists the nodes of the tree in postfix order. */
  #sort(code: Code): void {
    const { words } = code;
    const stack = [code.root as number];
    const next = [0];
    const found = [{ count: 0, first: 0, last: 0 }];
    this.#length = 0;
    while (stack.length > 0) {
      const n = stack[stack.length - 1];
      const own = found[found.length - 1];
      const i = next[next.length - 1]++;
      if (i === words[n + 1]) {
        this.#add(n, own);
        stack.pop();
        next.pop();
        found.pop();
        continue;
      }
      const operand = words[n + HEADER + slotWordsOf[words[n] & 0xffff] + i];
      if (this.#strip && isComment(words, operand)) continue;
      if (own.count++ === 0) own.first = operand;
      own.last = operand;
      stack.push(operand);
      next.push(0);
      found.push({ count: 0, first: 0, last: 0 });
    }
  }

  #add(n: number, { count, first, last }: { count: number; first: number; last: number }): void {
    const at = this.#length++;
    if (at === this.#order.length)
      [this.#order, this.#counts, this.#firsts, this.#lasts] = [
        grown(this.#order),
        grown(this.#counts),
        grown(this.#firsts),
        grown(this.#lasts),
      ];
    this.#order[at] = n;
    this.#counts[at] = count;
    this.#firsts[at] = first;
    this.#lasts[at] = last;
  }

  /** The shape of the node at a place of the order. */
  #keyOf({ words }: Code, place: number): number {
    const n = this.#order[place];
    const op = words[n] & 0xffff;
    const prim = words[n] >>> 16;
    let from = 0;
    let zeros = 0;
    let form = 0;
    let ints = 0;
    let at = n + HEADER;
    for (const part of slotParts[op]) {
      if (part === Part.from) from = words[at];
      else if (part === Part.int || part === Part.optionalInt) zeros |= (words[at] === 0 ? 1 : 0) << ints++;
      else if (part === Part.value && !isWide(primByCode[prim]))
        form = formOf(prim, lowOf(prim, words[at]), highAt(words, at, prim));
      at += part === Part.value ? 2 : 1;
    }
    return keyOf({ op, prim, from: from & 0xff, count: Math.min(this.#counts[place], many), zeros, form });
  }

  /** Writes a node; gives how many values it puts into the list table. */
  #node(out: Sink, code: Code, place: number): number {
    const { words } = code;
    const found = this.#shapes.get(this.#keyOf(code, place));
    if (found === undefined) throw new InternalError('a node was not counted', 'binary MAPLE');
    out.bytes.uleb(found.number);
    if (this.#counts[place] >= many) out.bytes.uleb(this.#counts[place]);
    const n = this.#order[place];
    const parts = slotParts[words[n] & 0xffff];
    let lists = 0;
    let at = n + HEADER;
    for (let i = 0; i < parts.length; i++) {
      const step = found.steps[i];
      this.#slot(out, code, step, parts[i], at, words[n] >>> 16);
      if (step === Read.text || step === Read.wide || (step === Read.list && words[at] >= 0)) lists++;
      at += parts[i] === Part.value ? 2 : 1;
    }
    return lists;
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

/** Is a node a comment for people? Pragma marks are kept where comments are left out. */
function isComment(words: Int32Array, n: number): boolean {
  return (words[n] & 0xffff) === COMMENT && words[n + HEADER + 1] !== commentFlags.mark;
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
