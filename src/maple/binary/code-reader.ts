/**
 * Bytes to code: the reverse of code-writer.ts. One loop fills the words of a function; it knows shapes and kinds of slots and
 * no opcode, and checks every number before it is used:
 *
 *     numbers of variables, functions, labels, types, texts        against the tables that they name
 *     operands        there are as many finished nodes, and each is what its place takes: expression, statement or block
 *     words           no more than the body says, and that no more than its bytes can justify
 *     nesting         as deep as a text may be
 *
 * Nodes come out in true post-order.
 */
import type { ByteReader } from '../../base/bytes.ts';
import type { Stream } from '../../base/codec.ts';
import type { SourceFile } from '../../base/source.ts';
import { primByCode } from '../../scalar/prim-types.ts';
import { addressWidth, Code, counterOf, HEADER, type Counter, type ListValue, type Node } from '../code.ts';
import { Part } from '../forms.ts';
import { constantWidth } from '../literals.ts';
import type { Module } from '../module.ts';
import { rows } from '../opcodes.ts';
import { grown } from '../parser-slots.ts';
import {
  blocksOf,
  exceeds,
  foreignBits,
  highOf,
  many,
  Place,
  placeOf,
  problemOf,
  Read,
  shape,
  slotParts,
  slotWordsOf,
  stepsOf,
  type Shape,
} from './shapes.ts';
import { greatestReg, isReg, listCodec, wide } from './slots.ts';
import { funcRows } from './symbols.ts';
import { texts } from './texts.ts';

/** The most words that a byte of a body can stand for: a node has one byte at least, and is one operand. */
const wordsOfByte = HEADER + Math.max(...slotWordsOf) + 1;
/** Words of memory that bodies share, unless one is larger. */
const blockWords = 2 ** 18;
const noBytes = new Uint8Array(0);
const noWords = new Int32Array(0);

/** The shapes of a module as arrays, for the loop that reads nodes. */
class ShapeTable {
  readonly size: number;
  /** Opcode and type, as the first word of a node holds them. */
  readonly heads: Int32Array;
  readonly counts: Uint8Array;
  /** Words of a node before its operands. */
  readonly sizes: Uint8Array;
  readonly froms: Uint8Array;
  readonly widths: Uint8Array;
  /** Of a constant: bits that its low word cannot have, and whether its sign goes on in the high one. */
  readonly foreign: Int32Array;
  readonly isLong: Uint8Array;
  /** Where the steps of each shape begin in `steps`; one more for the end of the last. Steps that read nothing are left out. */
  readonly first: Int32Array;
  readonly steps: Uint8Array;
  /** Of each step, the word that it fills and the kind of the slot. */
  readonly offsets: Uint8Array;
  readonly parts: Uint8Array;

  constructor(shapes: readonly Shape[]) {
    this.size = shapes.length;
    this.heads = Int32Array.from(shapes, ({ op, prim }) => op | (prim << 16));
    this.counts = Uint8Array.from(shapes, ({ count }) => count);
    this.sizes = Uint8Array.from(shapes, ({ op }) => HEADER + slotWordsOf[op]);
    this.froms = Uint8Array.from(shapes, ({ from }) => from);
    this.widths = Uint8Array.from(shapes, ({ prim }) => addressWidth[prim]);
    this.foreign = Int32Array.from(shapes, ({ prim }) => foreignBits(prim));
    this.isLong = Uint8Array.from(shapes, ({ prim }) => (highOf(prim, -1) === 0 ? 0 : 1));
    const steps = shapes.map(placedSteps);
    this.first = new Int32Array(shapes.length + 1);
    steps.forEach((own, i) => {
      this.first[i + 1] = this.first[i] + own.length;
    });
    this.steps = Uint8Array.from(steps.flat(), ({ step }) => step);
    this.offsets = Uint8Array.from(steps.flat(), ({ offset }) => offset);
    this.parts = Uint8Array.from(steps.flat(), ({ part }) => part);
  }
}

function placedSteps(own: Shape): { step: number; offset: number; part: number }[] {
  let offset = HEADER;
  const parts = slotParts[own.op];
  return stepsOf(own)
    .map((step, i) => {
      const placed = { step, offset, part: parts[i] };
      offset += parts[i] === Part.value ? 2 : 1;
      return placed;
    })
    .filter(({ step }) => step !== Read.zero);
}

function readShapes(input: Stream): Shape[] {
  const shapes: Shape[] = [];
  for (let left = input.bytes.count(6); left > 0; left--) {
    const { offset } = input.bytes;
    const value = shape.read(input);
    const problem = problemOf(value);
    if (problem !== undefined) input.bytes.fail(problem, offset);
    shapes.push(value);
  }
  return shapes;
}

const kinds = Uint8Array.from(placeOf);
const leastBlocks = Uint8Array.from(blocksOf, ([least]) => least);
const mostBlocks = Uint8Array.from(blocksOf, ([, most]) => most);
const BLOCK = rows.block.code;

/** Reads the code of one module, one body after the other; what it works with is kept from one to the next. */
export class CodeDecoder {
  readonly #shapes: ShapeTable;
  readonly #limits: {
    readonly types: number;
    readonly globals: number;
    readonly funcs: number;
    readonly maxNesting: number;
  };
  readonly #texts: readonly string[];
  /** The file, and in it where the body that is being read goes on and ends. */
  #bytes: Uint8Array = noBytes;
  #at = 0;
  #end = 0;
  #stream: Stream;
  #words: Int32Array = noWords;
  #block: Int32Array = noWords;
  #used = 0;
  #lists: ListValue[] = [];
  #listCount = 0;
  #widths = 0;
  #locals = 0;
  #labels = 0;
  /** Finished nodes that are not yet operands of another, and how deep each is nested. */
  #pending = new Int32Array(256);
  #depths = new Int32Array(256);

  /** `document`: the pools of bodies; `module`: what code names by number. */
  constructor(document: Stream, shapes: Stream, { types, globals }: Module, maxNesting: number) {
    this.#shapes = new ShapeTable(readShapes(shapes));
    shapes.finish();
    this.#limits = { types: types.size, globals: globals.length, funcs: document.rows(funcRows), maxNesting };
    this.#texts = document.entries(texts);
    this.#stream = document;
  }

  /** The rest of `input` is the code of a function with so many local variables and labels. */
  read(input: Stream, locals: number, labels: number, source: SourceFile): Code {
    const count = input.bytes.uleb();
    if (count > wordsOfByte * input.bytes.remaining) input.bytes.fail(`a body has ${count} words`);
    const lists = input.bytes.count();
    this.#bytes = input.bytes.all;
    this.#at = input.bytes.offset;
    this.#end = this.#at + input.bytes.remaining;
    this.#stream = input;
    this.#words = this.#room(count);
    this.#lists = new Array<ListValue>(lists);
    this.#listCount = 0;
    this.#locals = locals;
    this.#labels = labels;
    const root = this.#nodes();
    if (this.#listCount !== lists) this.#fail('a body has more or fewer texts and lists than it says');
    input.bytes.seek(this.#end);
    const code = new Code(this.#words, this.#lists, root, source, this.#widths);
    [this.#bytes, this.#words, this.#lists] = [noBytes, noWords, []];
    return code;
  }

  /** Bodies share blocks of memory, because an array of its own for each costs more than reading it. */
  #room(count: number): Int32Array {
    if (count > this.#block.length - this.#used) {
      this.#block = new Int32Array(Math.max(count, blockWords));
      this.#used = 0;
    }
    return this.#block.subarray(this.#used, (this.#used += count));
  }

  /**
   * All nodes; gives the last one, which must be a block and all that is left. One flat loop, because this is what reading a
   * module consists of (`npm run bench -- binary`): numbers of one byte are taken here, longer ones by `#number`.
   */
  #nodes(): Node {
    const { size, heads, counts, sizes, froms, widths, foreign, isLong, first, steps, offsets } = this.#shapes;
    const { types, globals, funcs, maxNesting } = this.#limits;
    const bytes = this.#bytes;
    const end = this.#end;
    const words = this.#words;
    const [locals, labels] = [this.#locals, this.#labels];
    const defined = labels === 0 ? noBytes : new Uint8Array(labels);
    let pending = this.#pending;
    let depths = this.#depths;
    let all = 0;
    let at = this.#at;
    let n = 0;
    let top = 0;
    while (at < end) {
      let id = bytes[at++];
      if (id >= 0x80) {
        id = this.#longNumber(at, id);
        at = this.#at;
      }
      if (id >= size) this.#fail(`there is no shape ${id}`);
      let count = counts[id];
      if (count === many) {
        this.#at = at;
        count = this.#number();
        at = this.#at;
      }
      const operands = n + sizes[id];
      if (count > top || operands + count > words.length)
        this.#fail(`a node has ${count} operands, which are not there`);
      words[n] = heads[id];
      all |= widths[id];
      words[n + 1] = count;
      for (let i = first[id]; i < first[id + 1]; i++) {
        const step = steps[i];
        const w = n + offsets[i];
        if (step === Read.from) {
          words[w] = froms[id];
          continue;
        }
        if (step > Read.text) {
          this.#at = at;
          this.#other(step, i, w, heads[id] >>> 16);
          at = this.#at;
          continue;
        }
        if (at >= end) this.#fail('a body ends too early');
        let number = bytes[at++];
        if (number >= 0x80) {
          number = this.#longNumber(at, number);
          at = this.#at;
        }
        switch (step) {
          case Read.var: {
            const index = number >>> 1;
            if (index >= ((number & 1) === 0 ? locals : globals)) this.#fail(`there is no variable ${index}`);
            words[w] = (number & 1) === 0 ? ~index : index;
            break;
          }
          case Read.small: {
            const low = (number >>> 1) ^ -(number & 1);
            if ((low & foreign[id]) !== 0) this.#fail('a constant does not fit its type');
            words[w] = low;
            if (isLong[id] === 1) words[w + 1] = low >> 31;
            break;
          }
          case Read.type:
            if (number >= types) this.#fail(`there is no type ${number}`);
            words[w] = number;
            break;
          case Read.func:
            if (number >= funcs) this.#fail(`there is no function ${number}`);
            words[w] = number;
            break;
          case Read.label:
            if (number > labels) this.#fail(`there is no label ${number - 1}`);
            words[w] = number - 1;
            break;
          case Read.ownLabel:
            if (number === 0 || number > labels) this.#fail(`there is no label ${number - 1}`);
            if (defined[number - 1] === 1) this.#fail(`label ${number - 1} is defined twice`);
            defined[number - 1] = 1;
            words[w] = number - 1;
            break;
          case Read.text:
            if (number >= this.#texts.length) this.#fail(`there is no text ${number}`);
            words[w] = this.#text(number);
            break;
          case Read.int:
            words[w] = (number >>> 1) ^ -(number & 1);
            break;
          default:
            words[w] = this.#reg(step, (number >>> 1) ^ -(number & 1));
        }
      }
      let depth = 0;
      top -= count;
      if (count > 0) {
        depth = this.#operands(heads[id] & 0xffff, operands, top, count);
        if (depth > maxNesting + 2) this.#fail(`the code is nested deeper than ${maxNesting}`);
      }
      if (top === pending.length) {
        pending = this.#pending = grown(pending);
        depths = this.#depths = grown(depths);
      }
      pending[top] = n;
      depths[top++] = depth;
      n = operands + count;
    }
    this.#at = at;
    if (top !== 1 || n !== words.length) this.#fail('a body is not one block');
    this.#widths = all;
    const root = pending[0];
    if ((words[root] & 0xffff) !== BLOCK) this.#fail('a body is not a block');
    return root as Node;
  }

  /** Makes pending nodes operands; gives the nesting of the node that has them. Statements nest as their operands do. */
  #operands(op: number, at: number, from: number, count: number): number {
    const words = this.#words;
    const pending = this.#pending;
    const depths = this.#depths;
    const exprs = mostBlocks[op] === 0 ? count : count - this.#blockCount(op, from, count);
    const wanted = op === BLOCK ? Place.stmt : Place.expr;
    let deepest = 0;
    for (let i = 0; i < count; i++) {
      const node = pending[from + i];
      const kind = kinds[words[node] & 0xffff];
      if (i < exprs ? kind !== wanted && (kind !== Place.block || op !== BLOCK) : kind !== Place.block)
        this.#fail(`operand ${i} of a node is of another kind`);
      if (depths[from + i] > deepest) deepest = depths[from + i];
      words[at + i] = node;
    }
    return kinds[op] === Place.stmt ? deepest : deepest + 1;
  }

  /** Blocks among the operands of a statement that has a body; they stand last. */
  #blockCount(op: number, from: number, count: number): number {
    let blocks = 0;
    while (
      blocks < mostBlocks[op] &&
      blocks < count &&
      (this.#words[this.#pending[from + count - 1 - blocks]] & 0xffff) === BLOCK
    )
      blocks++;
    if (blocks < leastBlocks[op]) this.#fail('a statement has no body');
    return blocks;
  }

  /** What is no single number: words of a constant as they are, and what has a codec of its own. */
  #other(step: number, i: number, w: number, prim: number): void {
    if (step <= Read.both) return this.#constant(step, w, prim);
    const stream = this.#stream;
    stream.bytes.seek(this.#at);
    const value =
      step === Read.wide
        ? wide.read(stream, constantWidth(primByCode[prim]))
        : listCodec(this.#shapes.parts[i]).read(stream);
    this.#at = stream.bytes.offset;
    // Where nothing is in the place of a list, there is none.
    this.#words[w] = value === undefined ? -1 : this.#list(value);
  }

  #text(index: number): number {
    const text = this.#texts[index];
    this.#stream.unfold(text.length);
    return this.#list(text);
  }

  #list(value: ListValue): number {
    if (this.#listCount === this.#lists.length) this.#fail('a body has more texts and lists than it says');
    this.#lists[this.#listCount] = value;
    return this.#listCount++;
  }

  /** A register, or what a loop counts in. */
  #reg(step: number, word: number): number {
    const isThere = step === Read.reg ? isReg(word) : this.#isCounter(counterOf(word));
    if (!isThere) this.#fail(`there is no register ${word}`);
    return word;
  }

  #isCounter(counter: Counter): boolean {
    if (counter.kind === 'reg') return counter.reg <= greatestReg;
    return counter.var < 0 ? ~counter.var < this.#locals : counter.var < this.#limits.globals;
  }

  #constant(step: number, w: number, prim: number): void {
    const words = this.#words;
    if (step !== Read.high) words[w] = this.#word();
    words[w + 1] = step === Read.low ? highOf(prim, words[w]) : this.#word();
    if (exceeds(prim, words[w], words[w + 1])) this.#fail('a constant does not fit its type');
  }

  /** LEB128 of up to 32 bits. */
  #number(): number {
    const bytes = this.#bytes;
    if (this.#at >= this.#end) this.#fail('a body ends too early');
    const byte = bytes[this.#at++];
    return byte < 0x80 ? byte : this.#longNumber(this.#at, byte);
  }

  /** The rest of a number, from `at` on, whose first byte says that there is more. */
  #longNumber(at: number, first: number): number {
    const bytes = this.#bytes;
    let value = first & 0x7f;
    for (let unit = 2 ** 7; unit < 2 ** 35; unit *= 2 ** 7) {
      if (at >= this.#end) this.#fail('a body ends too early');
      const byte = bytes[at++];
      value += (byte & 0x7f) * unit;
      if (byte >= 0x80) continue;
      this.#at = at;
      return value <= 0xffff_ffff ? value : this.#fail('a number does not fit in 32 bits');
    }
    return this.#fail('a number does not fit in 32 bits');
  }

  #word(): number {
    const bytes = this.#bytes;
    const at = this.#at;
    if (at + 4 > this.#end) this.#fail('a body ends too early');
    this.#at = at + 4;
    return bytes[at] | (bytes[at + 1] << 8) | (bytes[at + 2] << 16) | (bytes[at + 3] << 24);
  }

  #fail(message: string): never {
    this.#stream.bytes.seek(this.#at);
    return this.#stream.bytes.fail(message);
  }
}

/** Fills in the places of code that was read; `code-writer.ts` says how they are written. */
export function readPlaces(code: Code, input: ByteReader): void {
  const { words } = code;
  const bytes = input.all;
  const end = input.offset + input.remaining;
  let at = input.offset;
  let before = 0;
  for (let n = 0; n < words.length;) {
    const operands = n + HEADER + slotWords[words[n] & 0xffff];
    const count = words[n + 1];
    // A byte that says that there is more counts as 128 too much, which one less of the next makes good.
    let value = bytes[at++];
    for (let unit = 2 ** 7; value >= unit && unit < 2 ** 35; unit *= 2 ** 7) value += (bytes[at++] - 1) * unit;
    const start = ((value >>> 1) ^ -(value & 1)) + (count === 0 ? before : words[words[operands] + 2]);
    value = bytes[at++];
    for (let unit = 2 ** 7; value >= unit && unit < 2 ** 35; unit *= 2 ** 7) value += (bytes[at++] - 1) * unit;
    before = ((value >>> 1) ^ -(value & 1)) + (count === 0 ? start : words[words[operands + count - 1] + 3]);
    if ((start | before) < 0) input.fail('a place lies outside of every text');
    words[n + 2] = start;
    words[n + 3] = before;
    n = operands + count;
  }
  if (at !== end) input.fail('there are more or fewer places than nodes');
  input.seek(end);
}

const slotWords = Uint8Array.from(slotWordsOf);
