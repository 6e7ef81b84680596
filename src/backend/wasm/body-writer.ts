/**
 * Writes the instructions of one function body. There is one method for each kind of immediate, and it takes the names
 * that the table (`instructions.ts`) lists with that kind: a wrong immediate does not compile.
 */
import { ByteWriter } from '../../base/bytes.ts';
import type { Span } from '../../base/source.ts';
import {
  opcodes,
  type InstructionName,
  type MemoryInstruction,
  type PlainInstruction,
  type WithImmediate,
} from './instructions.ts';
import { valTypes, type CodeMarks, type RefType, type ValType } from './module.ts';

/** What a block takes and leaves: nothing, one result, or a function type by its index. */
export type BlockType = undefined | ValType | number;

const emptyBlock = 0x40;
/** Of the last `local.set`: its local, and where its bytes begin and end. */
const noSet = { local: -1, start: 0, end: -1 };

/** Why a number in the code is what it is, where it would be another one in another module. */
export type Origin =
  /** The number of a function, of a function type, of a global. */
  | { readonly kind: 'func' | 'type' | 'global'; readonly index: number }
  /** The address of a function or of a global in memory, and what is added to it. */
  | { readonly kind: 'funcAddress' | 'address'; readonly index: number; readonly addend: number }
  | { readonly kind: 'stackBottom'; readonly addend: number }
  | { readonly kind: 'trap'; readonly name: string }
  /** Anything else. */
  | { readonly kind: 'other' };

/** Such a number: an immediate of so many bytes, in one of the forms of LEB128. */
export interface Note {
  readonly start: number;
  readonly end: number;
  readonly form: 'uleb' | 'sleb32' | 'sleb64';
  readonly origin: Origin;
}

/** The bytes of one body, written once from the front; locals and the length are added by the encoder. */
export class BodyWriter {
  readonly #out = new ByteWriter(256);
  /** Numbers that depend on the module, if somebody wants to know (template.ts). */
  readonly #notes: Note[] | undefined;
  /** Marks: from each offset on the code belongs to the span beside it. */
  readonly #offsets: number[] = [];
  readonly #spans: (Span | undefined)[] = [];
  #lastSet = noSet;

  constructor(notes?: Note[]) {
    this.#notes = notes;
  }

  /** Bytes written so far. */
  get length(): number {
    return this.#out.length;
  }

  get marks(): CodeMarks {
    return { offsets: this.#offsets, spans: this.#spans };
  }

  /** What is being written belongs to it. */
  get span(): Span | undefined {
    return this.#spans.at(-1);
  }

  toBytes(): Uint8Array<ArrayBuffer> {
    return this.#out.toBytes();
  }

  /** What follows belongs to `span`. */
  mark(span: Span | undefined): void {
    const last = this.#offsets.length - 1;
    if (last >= 0 ? this.#spans[last] === span : span === undefined) return;
    if (last >= 0 && this.#offsets[last] === this.#out.length) {
      this.#spans[last] = span;
      return;
    }
    this.#offsets.push(this.#out.length);
    this.#spans.push(span);
  }

  plain(name: PlainInstruction): void {
    this.#opcode(name);
  }

  /** Reading a local directly after it was set becomes one `local.tee`. */
  local(name: WithImmediate<'local'>, index: number): void {
    if (name === 'local.get' && this.#lastSet.local === index && this.#lastSet.end === this.#out.length) {
      this.#out.patchU8(this.#lastSet.start, opcodes['local.tee']);
      this.#lastSet = noSet;
      return;
    }
    const start = this.#out.length;
    this.#indexed(name, index);
    if (name === 'local.set') this.#lastSet = { local: index, start, end: this.#out.length };
  }

  global(name: WithImmediate<'global'>, index: number): void {
    this.#opcode(name);
    const start = this.#out.length;
    this.#out.uleb(index);
    if (this.#notes !== undefined) this.#note(start, 'uleb', { kind: 'global', index });
  }

  table(name: WithImmediate<'table'>, index: number): void {
    this.#indexed(name, index);
  }

  func(name: WithImmediate<'func'>, index: number): void {
    this.#opcode(name);
    const start = this.#out.length;
    this.#out.uleb(index);
    if (this.#notes !== undefined) this.#note(start, 'uleb', { kind: 'func', index });
  }

  segment(name: WithImmediate<'data' | 'elem'>, index: number): void {
    this.#indexed(name, index);
  }

  /** `depth` counts the enclosing constructs between the jump and its target. */
  label(name: WithImmediate<'label'>, depth: number): void {
    this.#indexed(name, depth);
  }

  /** `br_table`: the depth for each selector, and that for all greater ones. */
  labels(name: WithImmediate<'labels'>, depths: readonly number[], otherwise: number): void {
    this.#indexed(name, depths.length);
    for (const depth of depths) this.#out.uleb(depth);
    this.#out.uleb(otherwise);
  }

  /** Opens a construct; `plain('end')` closes it. */
  block(name: WithImmediate<'block'>, type?: BlockType): void {
    this.#opcode(name);
    if (typeof type === 'number') this.#out.sleb(type);
    else this.#out.u8(type === undefined ? emptyBlock : valTypes[type]);
  }

  /** The callee's type is tested at run time; its number in the table is on the stack. */
  callIndirect(name: WithImmediate<'callIndirect'>, type: number, table = 0): void {
    this.#opcode(name);
    const start = this.#out.length;
    this.#out.uleb(type);
    if (this.#notes !== undefined) this.#note(start, 'uleb', { kind: 'type', index: type });
    this.#out.uleb(table);
  }

  types(name: WithImmediate<'types'>, types: readonly ValType[]): void {
    this.#indexed(name, types.length);
    for (const type of types) this.#out.u8(valTypes[type]);
  }

  refType(name: WithImmediate<'refType'>, type: RefType): void {
    this.#opcode(name);
    this.#out.u8(valTypes[type]);
  }

  /** `align` is the exponent that the access promises. */
  memory(name: MemoryInstruction, offset: number, align = 0, origin?: Origin): void {
    this.#indexed(name, align);
    const start = this.#out.length;
    this.#out.uleb(offset);
    this.#note(start, 'uleb', origin);
  }

  memoryLane(name: WithImmediate<`memoryLane${0 | 1 | 2 | 3}`>, offset: number, lane: number, align = 0): void {
    this.#indexed(name, align);
    this.#out.uleb(offset);
    this.#out.u8(lane);
  }

  memoryIndex(name: WithImmediate<'memoryIndex'>): void {
    this.#indexed(name, 0);
  }

  // In bulk; there is one memory, and table 0 unless another one is named.

  memoryInit(name: WithImmediate<'memoryInit'>, segment: number): void {
    this.#pair(name, segment, 0);
  }

  memoryCopy(name: WithImmediate<'memoryCopy'>): void {
    this.#pair(name, 0, 0);
  }

  tableInit(name: WithImmediate<'tableInit'>, segment: number, table = 0): void {
    this.#pair(name, segment, table);
  }

  tableCopy(name: WithImmediate<'tableCopy'>, target = 0, source = 0): void {
    this.#pair(name, target, source);
  }

  /** Constants. Integers are signed LEB128 numbers, so they are brought into the signed range. */
  i32(value: number, origin?: Origin): void {
    this.#out.u8(opcodes['i32.const']);
    const start = this.#out.length;
    this.#out.sleb(value | 0);
    this.#note(start, 'sleb32', origin);
  }

  i64(value: bigint, origin?: Origin): void {
    this.#out.u8(opcodes['i64.const']);
    const start = this.#out.length;
    this.#out.slebBig(BigInt.asIntN(64, value));
    this.#note(start, 'sleb64', origin);
  }

  f32(value: number): void {
    this.#out.u8(opcodes['f32.const']);
    this.#out.f32(value);
  }

  f64(value: number): void {
    this.#out.u8(opcodes['f64.const']);
    this.#out.f64(value);
  }

  /** Constants by their bits: JavaScript does not keep those of every NaN. */
  f32Bits(bits: number): void {
    this.#out.u8(opcodes['f32.const']);
    this.#out.u32(bits);
  }

  f64Bits(bits: bigint): void {
    this.#out.u8(opcodes['f64.const']);
    this.#out.u64(bits);
  }

  /** 16 bytes, lane 0 first. */
  v128(bytes: Uint8Array): void {
    this.#opcode('v128.const');
    this.#out.bytes(bytes);
  }

  /** 16 numbers of bytes, 0 to 31 over both operands. */
  shuffle(name: WithImmediate<'shuffle'>, lanes: readonly number[]): void {
    this.#opcode(name);
    for (const lane of lanes) this.#out.u8(lane);
  }

  lane(name: WithImmediate<'lane'>, lane: number): void {
    this.#opcode(name);
    this.#out.u8(lane);
  }

  /** One byte, or a prefix and a LEB128 number. */
  #opcode(name: InstructionName): void {
    const opcode = opcodes[name];
    if (opcode < 0x100) {
      this.#out.u8(opcode);
      return;
    }
    this.#out.u8(opcode >> 8);
    this.#out.uleb(opcode & 0xff);
  }

  #note(start: number, form: Note['form'], origin: Origin | undefined): void {
    if (origin !== undefined) this.#notes?.push({ start, end: this.#out.length, form, origin });
  }

  #indexed(name: InstructionName, index: number): void {
    this.#opcode(name);
    this.#out.uleb(index);
  }

  #pair(name: InstructionName, first: number, second: number): void {
    this.#indexed(name, first);
    this.#out.uleb(second);
  }
}
