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
import { ByteReader } from '../../base/bytes.ts';
import type { Stream } from '../../base/codec.ts';
import type { SourceFile } from '../../base/source.ts';
import { primByCode } from '../../scalar/prim-types.ts';
import { Code, counterOf, HEADER, type ListValue, type Node } from '../code.ts';
import { constantWidth } from '../literals.ts';
import type { Module } from '../module.ts';
import { rows } from '../opcodes.ts';
import { grown } from '../parser-slots.ts';
import {
  blocksOf,
  exceeds,
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
const noBytes = new Uint8Array(0);
const noWords = new Int32Array(0);

/** The shapes of a module as arrays, for the loop that reads nodes. */
class ShapeTable {
  readonly size: number;
  /** Opcode and type, as the first word of a node holds them. */
  readonly heads: Int32Array;
  readonly counts: Uint8Array;
  readonly slotWords: Uint8Array;
  readonly froms: Uint8Array;
  /** Where the steps of each shape begin in `steps`; one more for the end of the last. */
  readonly first: Int32Array;
  readonly steps: Uint8Array;
  readonly parts: Uint8Array;

  constructor(shapes: readonly Shape[]) {
    this.size = shapes.length;
    this.heads = Int32Array.from(shapes, ({ op, prim }) => op | (prim << 16));
    this.counts = Uint8Array.from(shapes, ({ count }) => count);
    this.slotWords = Uint8Array.from(shapes, ({ op }) => slotWordsOf[op]);
    this.froms = Uint8Array.from(shapes, ({ from }) => from);
    const steps = shapes.map(stepsOf);
    this.first = new Int32Array(shapes.length + 1);
    steps.forEach((own, i) => {
      this.first[i + 1] = this.first[i] + own.length;
    });
    this.steps = Uint8Array.from(steps.flat());
    this.parts = Uint8Array.from(shapes.flatMap(({ op }) => [...slotParts[op]]));
  }
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
  /** The body that is being read, and where. */
  #bytes: Uint8Array = noBytes;
  #at = 0;
  #stream: Stream;
  #words = noWords;
  #lists: ListValue[] = [];
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
    this.#bytes = input.bytes.bytes(input.bytes.remaining);
    this.#at = 0;
    this.#stream = input.fork(new ByteReader(this.#bytes));
    this.#words = new Int32Array(count);
    this.#lists = [];
    this.#locals = locals;
    this.#labels = labels;
    const root = this.#nodes();
    const code = new Code(this.#words, this.#lists, root, source);
    [this.#bytes, this.#words, this.#lists] = [noBytes, noWords, []];
    return code;
  }

  /** All nodes; gives the last one, which must be a block and all that is left. */
  #nodes(): Node {
    const { heads, counts, slotWords, size } = this.#shapes;
    const words = this.#words;
    const { length } = this.#bytes;
    const { maxNesting } = this.#limits;
    let n = 0;
    let top = 0;
    while (this.#at < length) {
      const shapeId = this.#number();
      if (shapeId >= size) this.#fail(`there is no shape ${shapeId}`);
      let count = counts[shapeId];
      if (count === many) count = this.#number();
      const head = heads[shapeId];
      const operands = n + HEADER + slotWords[shapeId];
      if (count > top || operands + count > words.length) this.#fail(`a node has ${count} operands`);
      words[n] = head;
      words[n + 1] = count;
      if (operands > n + HEADER) this.#slots(shapeId, n + HEADER, head >>> 16);
      let depth = 0;
      top -= count;
      if (count > 0) depth = this.#operands(head & 0xffff, operands, top, count);
      if (depth > maxNesting) this.#fail(`the code is nested deeper than ${maxNesting}`);
      if (top === this.#pending.length) this.#grow();
      this.#pending[top] = n;
      this.#depths[top++] = depth;
      n = operands + count;
    }
    if (top !== 1 || n !== words.length) this.#fail('a body is not one block');
    const root = this.#pending[0];
    if ((words[root] & 0xffff) !== BLOCK) this.#fail('a body is not a block');
    return root as Node;
  }

  /** Makes pending nodes operands; gives the nesting of the node that has them. Statements nest as their operands do. */
  #operands(op: number, at: number, from: number, count: number): number {
    const words = this.#words;
    const pending = this.#pending;
    const depths = this.#depths;
    const blocks = mostBlocks[op] === 0 ? 0 : this.#blockCount(op, from, count);
    const exprs = count - blocks;
    const wanted = op === BLOCK ? Place.stmt : Place.expr;
    let deepest = 0;
    for (let i = 0; i < count; i++) {
      const node = pending[from + i];
      const kind = kinds[words[node] & 0xffff];
      if (i < exprs ? kind !== wanted && (kind !== Place.block || wanted !== Place.stmt) : kind !== Place.block)
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

  #slots(shapeId: number, w: number, prim: number): void {
    const { first, steps, parts, froms } = this.#shapes;
    const words = this.#words;
    const end = first[shapeId + 1];
    for (let i = first[shapeId]; i < end; i++) {
      switch (steps[i]) {
        case Read.zero:
          break;
        case Read.from:
          words[w] = froms[shapeId];
          break;
        case Read.var:
          words[w] = this.#var();
          break;
        case Read.func:
          words[w] = this.#below(this.#limits.funcs, 'function');
          break;
        case Read.label:
          words[w] = this.#below(this.#labels + 1, 'label') - 1;
          break;
        case Read.ownLabel:
          words[w] = this.#below(this.#labels, 'label');
          break;
        case Read.type:
          words[w] = this.#below(this.#limits.types, 'type');
          break;
        case Read.int:
          words[w] = this.#signed();
          break;
        case Read.reg:
          words[w] = this.#reg();
          break;
        case Read.counter:
          words[w] = this.#counter();
          break;
        case Read.small: {
          const low = this.#signed();
          words[w++] = low;
          words[w] = highOf(prim, low);
          if (exceeds(prim, low, words[w])) this.#fail('a constant does not fit its type');
          break;
        }
        case Read.low:
        case Read.high:
        case Read.both:
          this.#constant(steps[i], w++, prim);
          break;
        case Read.text:
          words[w] = this.#list(this.#texts[this.#below(this.#texts.length, 'text')]);
          break;
        default:
          this.#other(steps[i], parts[i], w, prim);
          if (steps[i] === Read.wide) w++;
      }
      w++;
    }
  }

  #constant(step: number, w: number, prim: number): void {
    const words = this.#words;
    if (step !== Read.high) words[w] = this.#word();
    words[w + 1] = step === Read.low ? highOf(prim, words[w]) : this.#word();
    if (exceeds(prim, words[w], words[w + 1])) this.#fail('a constant does not fit its type');
  }

  /** What has a codec of its own. */
  #other(step: number, part: number, w: number, prim: number): void {
    const stream = this.#stream;
    stream.bytes.seek(this.#at);
    const value =
      step === Read.wide ? wide.read(stream, constantWidth(primByCode[prim])) : listCodec(part).read(stream);
    this.#at = stream.bytes.offset;
    // Where nothing is in the place of a list, there is none.
    this.#words[w] = value === undefined ? -1 : this.#list(value);
  }

  #list(value: ListValue): number {
    return this.#lists.push(value) - 1;
  }

  #var(): number {
    const number = this.#number();
    const index = number >>> 1;
    if (index >= ((number & 1) === 0 ? this.#locals : this.#limits.globals))
      this.#fail(`there is no variable ${index}`);
    return (number & 1) === 0 ? ~index : index;
  }

  #reg(): number {
    const reg = this.#signed();
    if (!isReg(reg)) this.#fail(`there is no register ${reg}`);
    return reg;
  }

  #counter(): number {
    const word = this.#signed();
    const counter = counterOf(word);
    const isThere =
      counter.kind === 'reg'
        ? counter.reg <= greatestReg
        : counter.var < 0
          ? ~counter.var < this.#locals
          : counter.var < this.#limits.globals;
    if (!isThere) this.#fail('a loop counts in nothing');
    return word;
  }

  #below(count: number, what: string): number {
    const number = this.#number();
    if (number >= count) this.#fail(`there is no ${what} ${number}`);
    return number;
  }

  #signed(): number {
    const number = this.#number();
    return (number >>> 1) ^ -(number & 1);
  }

  /** LEB128 of up to 32 bits. */
  #number(): number {
    const bytes = this.#bytes;
    if (this.#at >= bytes.length) this.#fail('a body ends too early');
    const byte = bytes[this.#at++];
    return byte < 0x80 ? byte : this.#longNumber(byte & 0x7f);
  }

  #longNumber(low: number): number {
    const bytes = this.#bytes;
    let value = low;
    for (let shift = 7; shift < 35; shift += 7) {
      if (this.#at >= bytes.length) this.#fail('a body ends too early');
      const byte = bytes[this.#at++];
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) {
        if (value > 0xffff_ffff) break;
        return value;
      }
    }
    return this.#fail('a number does not fit in 32 bits');
  }

  #word(): number {
    const bytes = this.#bytes;
    const at = this.#at;
    if (at + 4 > bytes.length) this.#fail('a body ends too early');
    this.#at = at + 4;
    return bytes[at] | (bytes[at + 1] << 8) | (bytes[at + 2] << 16) | (bytes[at + 3] << 24);
  }

  #grow(): void {
    this.#pending = grown(this.#pending);
    this.#depths = grown(this.#depths);
  }

  #fail(message: string): never {
    this.#stream.bytes.seek(Math.min(this.#at, this.#bytes.length));
    return this.#stream.bytes.fail(message);
  }
}

/** Fills in the places of code that was read; `code-writer.ts` says how they are written. */
export function readPlaces(code: Code, input: ByteReader): void {
  const { words } = code;
  const bytes = input.bytes(input.remaining);
  let at = 0;
  let before = 0;
  const signed = (): number => {
    let byte = bytes[at++];
    let value = byte & 0x7f;
    for (let shift = 7; byte >= 0x80 && shift < 35; shift += 7) {
      byte = bytes[at++];
      value |= (byte & 0x7f) << shift;
    }
    return (value >>> 1) ^ -(value & 1);
  };
  for (let n = 0; n < words.length;) {
    const operands = n + HEADER + slotWordsOf[words[n] & 0xffff];
    const count = words[n + 1];
    const start = signed() + (count === 0 ? before : words[words[operands] + 2]);
    before = signed() + (count === 0 ? start : words[words[operands + count - 1] + 3]);
    if (!(start >= 0 && before >= 0 && start < 2 ** 31 && before < 2 ** 31))
      input.fail('a place lies outside of every text');
    words[n + 2] = start;
    words[n + 3] = before;
    n = operands + count;
  }
  if (at !== bytes.length) input.fail('there are more or fewer places than nodes');
}
