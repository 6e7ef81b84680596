/**
 * The executable part of a function: a tree of nodes laid out in one Int32Array (docs/decisions/0001-node-shape.md).
 *
 * A node is a record; its handle is the record's offset:
 *
 *     word 0   opcode code | primitive type code << 16
 *     word 1   number of operands
 *     word 2   start of its text      word 3   end of its text
 *     then     the slots of its opcode's form, in order (code in `slotSyntax` says how many words each takes)
 *     then     the operands' handles: expressions first, then blocks (body, else)
 *
 * Records stand in post-order: operands before the node that has them, statements before their block, the root block
 * last. So a plain loop `for (n = code.first; n !== END; n = code.next(n))` visits every node after its operands, and
 * nothing that walks code needs recursion. `repack` restores this order after a rewriting that disturbed it.
 *
 * A block's operands are its statements. Labels and comments are statements of their own.
 */
import { InternalError } from '../base/errors.ts';
import type { SourceFile, Span } from '../base/source.ts';
import { primByCode, primRows, type PrimType } from '../scalar/prim-types.ts';
import { opcodeByCode, opcodeNames, rows, slotSyntax, type MapleRow, type Opcode, type SlotName } from './opcodes.ts';
import type { TypeId } from './types.ts';

/** A node of flat code: where its words begin. */
export type Node = number & { readonly __brand: 'Node' };
/** A variable: global symbols count from 0 up, local symbols of the function from -1 down (`~index`). */
export type VarRef = number & { readonly __brand: 'VarRef' };
export type FuncId = number & { readonly __brand: 'FuncId' };
export type LabelId = number & { readonly __brand: 'LabelId' };
/** A pseudo-register `%5` is 5; special registers are negative (`specialRegs`). */
export type Reg = number & { readonly __brand: 'Reg' };

export const NO_LABEL = -1 as LabelId;

/** What a `doloop` counts in. One word holds it: a variable as it is, a register above `counterReg`. */
export type Counter = { readonly kind: 'var'; readonly var: VarRef } | { readonly kind: 'reg'; readonly reg: Reg };

const counterReg = 1 << 30;

export function counterWord(counter: Counter): number {
  return counter.kind === 'reg' ? counterReg + counter.reg : counter.var;
}

export function counterOf(word: number): Counter {
  return word < counterReg ? { kind: 'var', var: word as VarRef } : { kind: 'reg', reg: (word - counterReg) as Reg };
}

/** `%%name` registers. `%%retval` is read as `%%retval0`; `%%retvalN` is `RETVAL0 - N`. */
export const specialRegs = { '%%SP': -1, '%%FP': -2, '%%GP': -3, '%%thrownval': -4, '%%PC': -5 } as const;
export const RETVAL0 = -16;

/** The flag of a comment: on a line of its own, at the end of the line before, or a pragma mark there (its text is `!1`). */
export const commentFlags = { apart: 0, trailing: 1, mark: 2 } as const;

export const localVar = (index: number): VarRef => ~index as VarRef;
export const globalVar = (index: number): VarRef => index as VarRef;
export const isLocal = (ref: VarRef): boolean => ref < 0;
/** Index into the function's locals or the module's globals. */
export const varIndex = (ref: VarRef): number => (ref < 0 ? ~ref : ref);

/** Where a call with results puts one of them. */
export type Result =
  | { readonly kind: 'var'; readonly var: VarRef; readonly field: number }
  | { readonly kind: 'reg'; readonly prim: PrimType; readonly reg: Reg }
  | { readonly kind: 'none' };

/** One line of a switch: a constant of 64 bits (sign-extended) and where it goes. A multiway's tags are operands 1…n. */
export interface Case {
  readonly value: bigint;
  readonly label: LabelId;
}

export interface InstantSlot {
  readonly param: string;
  readonly type: TypeId;
}

/** `<&func>` or `<&callee, argIndex, &caller>` after a boundary assertion. */
export interface ScopeSlot {
  readonly funcs: readonly FuncId[];
  readonly argIndex?: number;
}

/** What a slot of one word refers to by index when its content does not fit into the word. */
export type ListValue =
  | string
  | readonly LabelId[]
  | readonly Result[]
  | readonly Case[]
  | readonly InstantSlot[]
  | readonly TypeId[]
  | ScopeSlot
  | bigint;

export const HEADER = 4;

/**
 * `slotOffset[name][opcode code]`: offset of the slot's first word in a record, 0 where the opcode has no such slot. It is made at once: an object to which a
 * loop adds more than a dozen properties is a hash table to V8.
 */
const slotOffset = Object.fromEntries(Object.keys(slotSyntax).map((name) => [name, new Uint8Array(256)])) as Record<
  SlotName,
  Uint8Array
>;
const slotWords = new Uint8Array(256);
for (const op of opcodeNames) {
  const { code, form } = rows[op];
  let at = HEADER;
  for (const part of form) {
    if (!(part in slotSyntax)) continue;
    slotOffset[part as SlotName][code] = at;
    at += slotSyntax[part as SlotName].words;
  }
  slotWords[code] = at - HEADER;
}

/** Of the slots that all who walk code ask for: a property that has a name of many is what V8 finds last. */
const fromPlaces = slotOffset.from;
const typePlaces = slotOffset.type;
const varPlaces = slotOffset.var;
const counterPlaces = slotOffset.counter;
const funcPlaces = slotOffset.func;
const labelPlaces = slotOffset.label;
const fieldPlaces = slotOffset.field;
const offsetPlaces = slotOffset.offset;
const regPlaces = slotOffset.reg;

/** By the code of a primitive type: 1 for a32, 2 for a64, 0 for all others. They decide how wide pointers are (pointer-size.ts). */
export const addressWidth = new Uint8Array(256);
addressWidth[primRows.a32.code] = 1;
addressWidth[primRows.a64.code] = 2;

/** What occurs in code. */
export interface Census {
  /** A bit for each code of an opcode, of 256, and behind them one for each code of a primitive type: of nodes, and those that they compare or convert. */
  readonly bits: Uint32Array;
  /** The special registers that are read or assigned by nodes of their own: a bit for each of `specialRegs`, and one for all `%%retvalN`. */
  readonly specials: number;
  readonly intrinsics: ReadonlySet<string>;
}

const noIntrinsics: ReadonlySet<string> = new Set();

/** What a register adds to `Census.specials`. */
export function specialBit(reg: number): number {
  return 1 << Math.min(-reg, -RETVAL0);
}

/** Is there a node of an opcode, by its code? */
export function hasOpcode({ bits }: Pick<Census, 'bits'>, opCode: number): boolean {
  return ((bits[opCode >> 5] >>> (opCode & 31)) & 1) === 1;
}

/** The bits of opcodes, by their codes, as a census has them. */
export function opcodeBits(opCodes: readonly number[]): Uint32Array {
  const bits = new Uint32Array(primBits >> 5);
  for (const opCode of opCodes) bits[opCode >> 5] |= 1 << (opCode & 31);
  return bits;
}

/** Is there a node of one of some opcodes? */
export function hasOneOf(census: Census, opcodes: Uint32Array): boolean {
  for (let i = 0; i < opcodes.length; i++) if ((census.bits[i] & opcodes[i]) !== 0) return true;
  return false;
}

/** Is there a primitive type, by its code? */
export function hasPrim(census: Census, primCode: number): boolean {
  return hasOpcode(census, primBits + primCode);
}

/** Is there an intrinsic of a kind, by its name? */
export function hasIntrinsic({ intrinsics }: Pick<Census, 'intrinsics'>, isOne: (name: string) => boolean): boolean {
  return [...intrinsics].some(isOne);
}

const primBits = 256;

function emptyBits(): Uint32Array {
  return new Uint32Array((primBits + 256) >> 5);
}

function takeCensus({ words, lists }: Code): Census {
  const bits = emptyBits();
  let specials = 0;
  let intrinsics: Set<string> | undefined;
  for (let n = 0; n < words.length;) {
    const opCode = words[n] & 0xffff;
    bits[opCode >> 5] |= 1 << (opCode & 31);
    const prim = primBits + (words[n] >>> 16);
    bits[prim >> 5] |= 1 << (prim & 31);
    const from = fromPlaces[opCode];
    if (from !== 0) bits[(primBits + words[n + from]) >> 5] |= 1 << (words[n + from] & 31);
    const reg = regPlaces[opCode];
    if (reg !== 0 && words[n + reg] < 0) specials |= specialBit(words[n + reg]);
    const intrinsic = slotOffset.intrinsic[opCode];
    if (intrinsic !== 0) (intrinsics ??= new Set()).add(lists[words[n + intrinsic]] as string);
    n += HEADER + slotWords[opCode] + words[n + 1];
  }
  return { bits, specials, intrinsics: intrinsics ?? noIntrinsics };
}

/** What occurs in one of them or another. */
export function uniteCensuses(censuses: readonly Census[]): Census {
  const bits = emptyBits();
  const intrinsics = new Set<string>();
  let specials = 0;
  for (const census of censuses) {
    for (let i = 0; i < bits.length; i++) bits[i] |= census.bits[i];
    for (const name of census.intrinsics) intrinsics.add(name);
    specials |= census.specials;
  }
  return { bits, specials, intrinsics };
}

/** The body of a function as flat code: one array of words, operands before the nodes that have them. */
export class Code {
  readonly words: Int32Array;
  readonly lists: readonly ListValue[];
  readonly root: Node;
  readonly source: SourceFile;
  /** Bits of `addressWidth` of the types of its nodes, where whoever made the code has kept count. */
  readonly addressWidths: number | undefined;
  #census: Census | undefined;

  constructor(words: Int32Array, lists: readonly ListValue[], root: Node, source: SourceFile, addressWidths?: number) {
    this.words = words;
    this.lists = lists;
    this.root = root;
    this.source = source;
    this.addressWidths = addressWidths;
  }

  /** Every node, operands before the nodes that have them: `for (const n of code.nodes())`; hot loops use `next`. */
  *nodes(): Generator<Node> {
    for (let n = 0; n < this.words.length; n = this.next(n as Node)) yield n as Node;
  }

  /** The node after this one in post-order; `words.length` after the last. */
  next(n: Node): Node {
    return (n + HEADER + slotWords[this.words[n] & 0xffff] + this.words[n + 1]) as Node;
  }

  /** Has it a node of this opcode? Whoever looks for nodes asks this first: most functions have none of what most transformations are about. */
  mentions(op: Opcode): boolean {
    return hasOpcode(this.census, rows[op].code);
  }

  /** What occurs in it; found in one pass when it is first asked for. */
  get census(): Census {
    return (this.#census ??= takeCensus(this));
  }

  op(n: Node): Opcode {
    return opcodeByCode[this.words[n] & 0xffff] as Opcode;
  }

  row(n: Node): MapleRow {
    return rows[this.op(n)];
  }

  prim(n: Node): PrimType {
    return primByCode[this.words[n] >>> 16];
  }

  start(n: Node): number {
    return this.words[n + 2];
  }

  end(n: Node): number {
    return this.words[n + 3];
  }

  span(n: Node): Span {
    return { source: this.source, start: this.words[n + 2], end: this.words[n + 3] };
  }

  /** Number of operands, blocks included. */
  count(n: Node): number {
    return this.words[n + 1];
  }

  operand(n: Node, i: number): Node {
    const at = n + HEADER + slotWords[this.words[n] & 0xffff] + i;
    if (i < 0 || i >= this.words[n + 1]) throw new InternalError(`${this.op(n)} has no operand ${i}`);
    return this.words[at] as Node;
  }

  operands(n: Node): Node[] {
    const at = n + HEADER + slotWords[this.words[n] & 0xffff];
    // A plain loop: Array.from of a typed array goes through its iterator and takes ten times as long.
    const operands: Node[] = [];
    for (let i = at; i < at + this.words[n + 1]; i++) operands.push(this.words[i] as Node);
    return operands;
  }

  /** The first word of a slot; the named accessors below say what it means. */
  slot(n: Node, name: SlotName): number {
    return this.words[n + slotOffset[name][this.words[n] & 0xffff]];
  }

  #word(n: Node, places: Uint8Array): number {
    return this.words[n + places[this.words[n] & 0xffff]];
  }

  has(n: Node, name: SlotName): boolean {
    return slotOffset[name][this.words[n] & 0xffff] !== 0;
  }

  /** The operand type of comparisons and conversions. */
  from(n: Node): PrimType {
    return primByCode[this.#word(n, fromPlaces)];
  }

  type(n: Node): TypeId {
    return this.#word(n, typePlaces) as TypeId;
  }

  var(n: Node): VarRef {
    return this.#word(n, varPlaces) as VarRef;
  }

  counter(n: Node): Counter {
    return counterOf(this.#word(n, counterPlaces));
  }

  func(n: Node): FuncId {
    return this.#word(n, funcPlaces) as FuncId;
  }

  label(n: Node): LabelId {
    return this.#word(n, labelPlaces) as LabelId;
  }

  field(n: Node): number {
    return this.#word(n, fieldPlaces);
  }

  offset(n: Node): number {
    return this.#word(n, offsetPlaces);
  }

  reg(n: Node): Reg {
    return this.#word(n, regPlaces) as Reg;
  }

  /** The bits of a constant, as an unsigned number as wide as its type (integers, floats, complex and vectors alike). */
  bits(n: Node): bigint {
    const at = n + slotOffset.value[this.words[n] & 0xffff];
    if (isWide(this.prim(n))) return this.lists[this.words[at]] as bigint;
    return (BigInt(this.words[at + 1] >>> 0) << 32n) | BigInt(this.words[at] >>> 0);
  }

  /** The low 32 bits of a constant, as a signed number: exact for integers that fit. */
  lowBits(n: Node): number {
    return this.words[n + slotOffset.value[this.words[n] & 0xffff]];
  }

  /** Text of a string, word, raw or intrinsic slot. */
  text(n: Node, name: 'string' | 'action' | 'raw' | 'intrinsic'): string {
    return this.lists[this.slot(n, name)] as string;
  }

  labels(n: Node): readonly LabelId[] {
    return this.lists[this.slot(n, 'labels')] as readonly LabelId[];
  }

  results(n: Node): readonly Result[] {
    return this.lists[this.slot(n, 'results')] as readonly Result[];
  }

  cases(n: Node): readonly Case[] {
    return this.lists[this.slot(n, 'cases')] as readonly Case[];
  }

  instant(n: Node): readonly InstantSlot[] {
    return this.lists[this.slot(n, 'instant')] as readonly InstantSlot[];
  }

  types(n: Node): readonly TypeId[] {
    return this.lists[this.slot(n, 'types')] as readonly TypeId[];
  }

  scope(n: Node): ScopeSlot | undefined {
    const index = this.slot(n, 'scope');
    return index < 0 ? undefined : (this.lists[index] as ScopeSlot);
  }
}

/** Types whose constants do not fit into the two words of a value slot. */
export function isWide(prim: PrimType): boolean {
  return primRows[prim].bits > 64;
}

/** What a slot may be given when a node is made: its word, or the value that the list table keeps. */
export type SlotValue = number | bigint | ListValue | undefined;

/** Words of memory that a writer takes at once: the functions of a file share blocks, small ones cost little. */
const firstBlock = 256;
const largestBlock = 1 << 18;

/** Blocks that one rewriting after the other writes into: what it writes is soon packed into a block of its own, by way of a second one. */
const spareBlocks: Int32Array[] = [];

/** A spare block, or a new one; whoever takes it gives it back. */
function takeSpare(words: number): Int32Array {
  const spare = spareBlocks.pop();
  return spare !== undefined && spare.length >= words ? spare : new Int32Array(Math.max(words * 2, 1 << 12));
}

function giveSpare(block: Int32Array): void {
  if (spareBlocks.length < 2 && block.length <= 8 * largestBlock) spareBlocks.push(block);
}

/**
 * Writes code, operands before their nodes. `make` takes the slots in the order of the opcode's form (without `prim`);
 * an absent optional slot is 0 (`scope`: -1). It is the one way by which nodes come to exist: parser, builder API,
 * transformations and the binary reader all use it.
 */
export class CodeWriter {
  readonly source: SourceFile;
  /** Room for the code that is being written; what is finished stands before it in the same block of memory. */
  #words: Int32Array;
  #top = 0;
  #block = firstBlock;
  #lists: ListValue[] = [];
  #strings = new Map<string, number>();
  #start = 0;
  #end = 0;
  /** Bits of `addressWidth` of the nodes that were made. */
  #widths = 0;

  /** `#words` is the spare block: it is given back, and what was written copied. */
  #isSpare: boolean;

  constructor(source: SourceFile, spare?: Int32Array) {
    this.source = source;
    this.#words = spare ?? new Int32Array(firstBlock);
    this.#isSpare = spare !== undefined;
  }

  /** Begins a rewriting of `code`: its list table is kept, so that `copy` may keep list indices. */
  static rewriting(code: Code): CodeWriter {
    const writer = new CodeWriter(code.source, takeSpare(code.words.length + (code.words.length >> 2)));
    for (const value of code.lists) writer.#lists.push(value);
    return writer;
  }

  /** A node of the code that this writer rewrites, with new operands in place of its own. */
  copy(code: Code, n: Node, operands: ArrayLike<Node>): Node {
    const slots = slotWords[code.words[n] & 0xffff];
    const made = this.begin(code.words[n] & 0xffff, code.words[n] >>> 16, operands.length, code.start(n), code.end(n));
    for (let i = 0; i < slots; i++) this.put(made, i, code.words[n + HEADER + i]);
    for (let i = 0; i < operands.length; i++) this.put(made, slots + i, operands[i]);
    return made;
  }

  /** The same where `made` has the new node of each old operand. */
  copyMade(code: Code, n: Node, made: Int32Array): Node {
    const { words } = code;
    const opCode = words[n] & 0xffff;
    const count = words[n + 1];
    const copy = this.begin(opCode, words[n] >>> 16, count, words[n + 2], words[n + 3]);
    const operands = HEADER + slotWords[opCode];
    const target = this.#words;
    for (let i = HEADER; i < operands; i++) target[copy + i] = words[n + i];
    for (let i = operands; i < operands + count; i++) target[copy + i] = made[words[n + i]];
    return copy;
  }

  /** Nodes made from now on carry this span. */
  get start(): number {
    return this.#start;
  }

  get end(): number {
    return this.#end;
  }

  at(start: number, end: number): this {
    this.#start = start;
    this.#end = end;
    return this;
  }

  get length(): number {
    return this.#top;
  }

  /** Room for the next node: afterwards `slot` fills its slots in order and `finishNode` its operands. */
  begin(opCode: number, primCode: number, operandCount: number, start: number, end: number): Node {
    const size = HEADER + slotWords[opCode] + operandCount;
    if (this.#top + size > this.#words.length) this.#grow(size);
    const n = this.#top;
    this.#words[n] = opCode | (primCode << 16);
    this.#widths |= addressWidth[primCode];
    this.#words[n + 1] = operandCount;
    this.#words[n + 2] = start;
    this.#words[n + 3] = end;
    this.#top = n + size;
    return n as Node;
  }

  /** Sets word `index` after the header of the node that `begin` gave: slots first, then operands. */
  put(n: Node, index: number, word: number): void {
    this.#words[n + HEADER + index] = word;
  }

  /** Replaces the word of a slot of a node made before: a reference, or an index of `list`. */
  setSlot(n: Node, name: SlotName, word: number): void {
    this.#words[n + slotOffset[name][this.#words[n] & 0xffff]] = word;
  }

  /** Replaces the primitive type of a node made before. */
  setPrim(n: Node, prim: PrimType): void {
    this.#words[n] = (this.#words[n] & 0xffff) | (primRows[prim].code << 16);
    this.#widths |= addressWidth[primRows[prim].code];
  }

  /** A node with its slots and operands. */
  make(op: Opcode, prim: PrimType, slots: readonly SlotValue[], operands: readonly Node[] = []): Node {
    const { code, form } = rows[op];
    const n = this.begin(code, primRows[prim].code, operands.length, this.#start, this.#end);
    let given = 0;
    let at = 0;
    for (const part of form) {
      if (part === 'prim' || !(part in slotSyntax)) continue;
      at = this.#putSlot(n, at, part as SlotName, slots[given++], prim);
    }
    for (const operand of operands) this.put(n, at++, operand);
    return n;
  }

  /** The index under which the list table keeps a value; equal strings share one. */
  list(value: ListValue): number {
    if (typeof value !== 'string') return this.#lists.push(value) - 1;
    let index = this.#strings.get(value);
    if (index === undefined) {
      index = this.#lists.push(value) - 1;
      this.#strings.set(value, index);
    }
    return index;
  }

  /** The finished code; `root` must be the last node made, a block. The writer may then be used again. */
  finish(root: Node): Code {
    const words = this.#isSpare ? this.#words.slice(0, this.#top) : this.#words.subarray(0, this.#top);
    const code = new Code(words, this.#lists, root, this.source, this.#widths);
    this.#widths = 0;
    this.#words = this.#isSpare ? this.#giveBack() : this.#words.subarray(this.#top);
    this.#top = 0;
    this.#lists = [];
    this.#strings = new Map();
    return code;
  }

  /** The finished code of a rewriting, packed; the writer is of no more use. */
  finishPacked(root: Node): Code {
    const packed = repack(new Code(this.#words, this.#lists, root, this.source));
    this.#giveBack();
    return packed;
  }

  #giveBack(): Int32Array {
    giveSpare(this.#words);
    this.#isSpare = false;
    return new Int32Array(0);
  }

  #putSlot(n: Node, at: number, name: SlotName, value: SlotValue, prim: PrimType): number {
    const { kind, words } = slotSyntax[name];
    if (kind === 'value') this.#putValue(n, at, BigInt(value as bigint | number), prim);
    else if (kind === 'prim') this.put(n, at, primRows[value as unknown as PrimType].code);
    else if (typeof value === 'number') this.put(n, at, value);
    else this.put(n, at, value === undefined ? (name === 'scope' ? -1 : 0) : this.list(value));
    return at + words;
  }

  #putValue(n: Node, at: number, bits: bigint, prim: PrimType): void {
    if (isWide(prim)) {
      this.put(n, at, this.list(bits));
      this.put(n, at + 1, 0);
    } else {
      this.put(n, at, Number(BigInt.asIntN(32, bits)));
      this.put(n, at + 1, Number(BigInt.asIntN(32, bits >> 32n)));
    }
  }

  /** The next block of memory begins with the unfinished code. */
  #grow(size: number): void {
    this.#block = Math.min(this.#block * 2, largestBlock);
    const words = new Int32Array(Math.max(this.#block, (this.#top + size) * 2));
    words.set(this.#words.subarray(0, this.#top));
    this.#words = words;
  }
}

/** The same tree in true post-order, without records that the root does not reach. */
export function repack({ words, lists, root, source }: Code): Code {
  let packed = takeSpare(words.length);
  let top = 0;
  let widths = 0;
  const nodes: number[] = [root];
  const nextOperand: number[] = [0];
  /** New handles of the operands of `nodes` that are packed, and how many: setting the length of an array takes longer than all the rest. */
  const handles: number[] = [];
  let height = 0;
  for (let depth = 0; depth >= 0;) {
    const n = nodes[depth];
    const operands = HEADER + slotWords[words[n] & 0xffff];
    const count = words[n + 1];
    const next = nextOperand[depth];
    if (next < count) {
      nextOperand[depth++] = next + 1;
      nodes[depth] = words[n + operands + next];
      nextOperand[depth] = 0;
      continue;
    }
    if (top + operands + count > packed.length) packed = enlarged(packed, (top + operands + count) * 2);
    for (let i = 0; i < operands; i++) packed[top + i] = words[n + i];
    widths |= addressWidth[words[n] >>> 16];
    height -= count;
    for (let i = 0; i < count; i++) packed[top + operands + i] = handles[height + i];
    handles[height++] = top;
    top += operands + count;
    depth--;
  }
  const code = new Code(keep(packed, top), lists, handles[0] as Node, source, widths);
  giveSpare(packed);
  return code;
}

/** Finished code stands behind each other in blocks of memory: to ask for one of its own takes longer than to copy it. */
const keptBlock = 1 << 14;
let kept = new Int32Array(0);
let keptTop = 0;

function keep(words: Int32Array, length: number): Int32Array {
  if (keptTop + length > kept.length) [kept, keptTop] = [new Int32Array(Math.max(length, keptBlock)), 0];
  const own = kept.subarray(keptTop, keptTop + length);
  own.set(words.subarray(0, length));
  keptTop += length;
  return own;
}

function enlarged(words: Int32Array, length: number): Int32Array {
  const larger = new Int32Array(length);
  larger.set(words);
  return larger;
}
