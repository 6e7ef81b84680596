/**
 * Memory (definition 14): disjoint blocks of bytes. A byte is undefined, a number, or one eighth (or quarter) of a pointer.
 *
 * All blocks lie in one arena: `bytes` holds their contents and `flags`, byte for byte, what they are:
 *
 *     0             undefined
 *     1             a number
 *     0x10 … 0x17   byte 0 … 7 of a pointer
 *
 * so that one comparison of flags tells whether a typed chunk may be read. With 8-byte pointers, a pointer's bytes are its
 * block number (4 bytes) and its offset (4 bytes); with 4-byte pointers, its number in `#pointers`. A block is its range
 * of offsets [lo, hi), `base + p` being the place of offset p in the arena. Local variables whose address nobody takes
 * are never entered in `#blocks`: only `find` goes through it. Freed blocks are remembered for reports, a bounded number.
 */
import type { Span } from '../base/source.ts';
import { budgetOf, chargeGrowth, type Budget } from '../base/budget.ts';
import { InternalError } from '../base/errors.ts';
import { canHoldPointer, primSize, scalarName } from './prim-types.ts';
import { Stuck, type Site, type StuckNote, type StuckReason } from './stuck.ts';
import type { PrimType, Type } from './syntax.ts';
import type { Val, Vptr } from './values.ts';

export type BlockKind = 'global' | 'string' | 'function' | 'local' | 'malloc' | 'object' | 'result' | 'library';

export interface Block {
  readonly id: number;
  readonly kind: BlockKind;
  /** Of a variable or a function; empty for what has no name. */
  readonly name: string;
  readonly type: Type | undefined;
  readonly lo: number;
  readonly hi: number;
  /** Arena address of offset 0. */
  readonly base: number;
  /** Where it was allocated. */
  readonly span: Span | undefined;
}

interface Grave {
  readonly block: Block;
  readonly how: 'free' | 'return';
  readonly span: Span | undefined;
}

/** A reader of one typed chunk at an arena address whose bounds were checked. */
export type Reader = (address: number, site: Site) => Val;
export type Writer = (address: number, value: Val) => void;

export interface MemorySnapshot {
  readonly bytes: Uint8Array;
  readonly flags: Uint8Array;
  readonly blocks: ReadonlyMap<number, Block>;
  readonly graves: ReadonlyMap<number, Grave>;
  readonly freeRanges: ReadonlyMap<number, readonly number[]>;
  readonly next: number;
  readonly top: number;
  readonly held: number;
}

const GRAVES = 4096;
const START_CAPACITY = 1 << 16;
const NUMBERS_4 = 0x01010101;
const POINTER_LOW = 0x13121110;
const POINTER_HIGH = 0x17161514;
const PREMISE = 'deref_loc t m loc ofs = Some v';

const DEFAULT_LIMIT = 2 ** 31;
/** Sixteen bytes that the host fills or copies cost a unit of work. */
const BLOCK_UNITS = 4;
/** What a block takes beside its bytes. */
const BLOCK_COST = 256;

export class Memory {
  readonly pointerSize: 4 | 8;
  readonly #budget: Budget;
  bytes = new Uint8Array(START_CAPACITY);
  flags = new Uint8Array(START_CAPACITY);
  data = new DataView(this.bytes.buffer);
  marks = new DataView(this.flags.buffer);
  /** The last store: what a trace shows as changed. */
  storedAt = 0;
  storedSize = 0;
  #blocks = new Map<number, Block>();
  #graves = new Map<number, Grave>();
  /** Ranges to use again, by size class. */
  #freeRanges = new Map<number, number[]>();
  /** Pointers of 4 bytes are numbers in this table. */
  readonly #pointers: Vptr[] = [];
  readonly #pointerNumbers = new Map<string, number>();
  #next = 1;
  #top = 16;
  /** What is charged beside the arena: blocks, and the frames of the machine. */
  #held = 0;

  constructor(pointerSize: 4 | 8, budget: Budget = budgetOf(DEFAULT_LIMIT)) {
    this.pointerSize = pointerSize;
    this.#budget = budget;
  }

  /** Bytes of the arena in use or kept for reuse. */
  get size(): number {
    return this.#top;
  }

  /** All blocks that pointers may lead to. */
  get blocks(): ReadonlyMap<number, Block> {
    return this.#blocks;
  }

  // Blocks

  /** `Mem.alloc`: a new block of offsets [lo, hi), all bytes undefined. */
  alloc(lo: number, hi: number, site: Site, what: Pick<Block, 'kind' | 'name' | 'type'>): Block {
    this.hold(BLOCK_COST, site);
    const block = this.makeBlock(this.reserve(hi - lo, site) - lo, lo, hi, what, site.span);
    this.#blocks.set(block.id, block);
    return block;
  }

  /** A block in a range that is reserved already, not yet to be found by pointers. */
  makeBlock(base: number, lo: number, hi: number, { kind, name, type }: Pick<Block, 'kind' | 'name' | 'type'>, span: Span | undefined): Block {
    return { id: this.#next++, kind, name, type, lo, hi, base, span };
  }

  /** From now on pointers to the block may exist. */
  expose(block: Block): void {
    this.#blocks.set(block.id, block);
  }

  isLive(id: number): boolean {
    return this.#blocks.has(id);
  }

  block(id: number): Block | undefined {
    return this.#blocks.get(id);
  }

  /** `Mem.free` of a whole block. */
  free(block: Block, how: Grave['how'], span: Span | undefined): void {
    if (this.#blocks.has(block.id)) this.drop(BLOCK_COST);
    this.forget(block, how, span);
    this.release(block.base + block.lo, block.hi - block.lo);
  }

  /** Pointers to the block are dangling from now on; its range is the caller's to release. */
  forget(block: Block, how: Grave['how'], span: Span | undefined): void {
    if (!this.#blocks.delete(block.id)) return;
    if (this.#graves.size >= GRAVES) this.#graves.delete(this.#graves.keys().next().value ?? 0);
    this.#graves.set(block.id, { block, how, span });
  }

  grave(id: number): Grave | undefined {
    return this.#graves.get(id);
  }

  // Ranges of the arena

  /** A range of undefined bytes, 16-aligned. */
  reserve(size: number, site: Site): number {
    const room = sizeClass(size);
    const again = this.#freeRanges.get(room)?.pop();
    if (again !== undefined) return again;
    const start = this.#top;
    if (start + room > this.bytes.length) this.#grow(start + room, site);
    this.#top = start + room;
    return start;
  }

  /** Gives a range back; its bytes become undefined. */
  release(start: number, size: number): void {
    const room = sizeClass(size);
    this.#budget.spend(room >>> BLOCK_UNITS);
    this.flags.fill(0, start, start + room);
    const list = this.#freeRanges.get(room);
    if (list === undefined) this.#freeRanges.set(room, [start]);
    else list.push(start);
  }

  /** Counts what the machine keeps for the program beside the arena. */
  hold(bytes: number, site: Site): void {
    if (!this.#budget.tryCharge(bytes)) throw this.#full(bytes, site);
    this.#held += bytes;
  }

  drop(bytes: number): void {
    this.#budget.release(bytes);
    this.#held -= bytes;
  }

  #full(bytes: number, site: Site): Stuck {
    return new Stuck('out-of-memory', site, 'Mem.alloc m lo hi = (m\', b)', `${bytes} bytes more, the limit is ${this.#budget.limit}`);
  }

  /** A byte has its flag beside it. */
  #grow(wanted: number, site: Site): void {
    const capacity = chargeGrowth(this.#budget, this.bytes.length, wanted, 2);
    if (capacity === undefined) throw this.#full(2 * (wanted - this.bytes.length), site);
    this.#resize(capacity);
  }

  #resize(capacity: number): void {
    const [bytes, flags] = [new Uint8Array(capacity), new Uint8Array(capacity)];
    bytes.set(this.bytes.subarray(0, Math.min(capacity, this.bytes.length)));
    flags.set(this.flags.subarray(0, Math.min(capacity, this.flags.length)));
    this.#use(bytes, flags);
  }

  #use(bytes: Uint8Array<ArrayBuffer>, flags: Uint8Array<ArrayBuffer>): void {
    this.bytes = bytes;
    this.flags = flags;
    this.data = new DataView(bytes.buffer);
    this.marks = new DataView(flags.buffer);
  }

  // Access

  /** The arena address of `size` bytes, `delta` bytes after a pointer; stuck if they are not there. */
  address(v: Val, delta: number, size: number, site: Site, premise: string = PREMISE): number {
    if (typeof v !== 'object') throw noAddress(v, site, premise);
    const block = this.#blocks.get(v.b);
    const p = v.p + delta;
    if (block === undefined || p < block.lo || p + size > block.hi) throw this.#badAccess({ b: v.b, p }, size, site, premise);
    return block.base + p;
  }

  /** Marks bytes as numbers (`defined`) or undefined. */
  mark(address: number, size: number, defined: boolean): void {
    this.#budget.spend(size >>> BLOCK_UNITS);
    this.flags.fill(defined ? 1 : 0, address, address + size);
  }

  /** `Mem.storebytes` of `Mem.loadbytes`: contents, undefined bytes and pointers alike. */
  copy(target: number, source: number, size: number): void {
    this.#budget.spend(size >>> BLOCK_UNITS);
    this.bytes.copyWithin(target, source, source + size);
    this.flags.copyWithin(target, source, source + size);
    this.storedAt = target;
    this.storedSize = size;
  }

  /** `Mem.load` of one type: what `deref_loc` reads by value. */
  reader(t: PrimType): Reader {
    const size = primSize(t, this.pointerSize);
    if (canHoldPointer(t, this.pointerSize)) return size === 8 ? this.#wideReader(t) : this.#narrowReader(t);
    const undefinedBytes = (address: number, site: Site): Stuck => this.#undefinedBytes(address, size, t, site);
    switch (scalarName(t)) {
      case 'u1':
        return (a, site) => {
          if (this.flags[a] !== 1) throw undefinedBytes(a, site);
          return this.bytes[a] !== 0 ? 1 : 0;
        };
      case 'u8':
        return (a, site) => {
          if (this.flags[a] !== 1) throw undefinedBytes(a, site);
          return this.bytes[a];
        };
      case 'i8':
        return (a, site) => {
          if (this.flags[a] !== 1) throw undefinedBytes(a, site);
          return this.data.getInt8(a);
        };
      case 'u16':
        return (a, site) => {
          if (this.marks.getUint16(a) !== 0x0101) throw undefinedBytes(a, site);
          return this.data.getUint16(a, true);
        };
      case 'i16':
        return (a, site) => {
          if (this.marks.getUint16(a) !== 0x0101) throw undefinedBytes(a, site);
          return this.data.getInt16(a, true);
        };
      case 'u32':
      case 'a32':
        return (a, site) => {
          if (this.marks.getUint32(a) !== NUMBERS_4) throw undefinedBytes(a, site);
          return this.data.getUint32(a, true);
        };
      case 'i32':
        return (a, site) => {
          if (this.marks.getUint32(a) !== NUMBERS_4) throw undefinedBytes(a, site);
          return this.data.getInt32(a, true);
        };
      case 'f32':
        return (a, site) => {
          if (this.marks.getUint32(a) !== NUMBERS_4) throw undefinedBytes(a, site);
          return this.data.getFloat32(a, true);
        };
      case 'f64':
        return (a, site) => {
          if (this.marks.getUint32(a) !== NUMBERS_4 || this.marks.getUint32(a + 4) !== NUMBERS_4) throw undefinedBytes(a, site);
          return this.data.getFloat64(a, true);
        };
      case 'i64':
      case 'u64':
      case 'a64':
        return (a, site) => {
          if (this.marks.getUint32(a) !== NUMBERS_4 || this.marks.getUint32(a + 4) !== NUMBERS_4) throw undefinedBytes(a, site);
          return scalarName(t) === 'i64' ? this.data.getBigInt64(a, true) : this.data.getBigUint64(a, true);
        };
      default:
        throw new InternalError(`no chunk for ${t.kind}`, 'light memory');
    }
  }

  /** 8 bytes with 8-byte pointers. */
  #wideReader(t: PrimType): Reader {
    const signed = t.kind === 'Tint' && t.b === 'Signed';
    return (a, site) => {
      const low = this.marks.getUint32(a, true);
      const high = this.marks.getUint32(a + 4, true);
      if (low === NUMBERS_4 && high === NUMBERS_4) return signed ? this.data.getBigInt64(a, true) : this.data.getBigUint64(a, true);
      if (low === POINTER_LOW && high === POINTER_HIGH) return { b: this.data.getUint32(a, true), p: this.data.getInt32(a + 4, true) };
      throw this.#undefinedBytes(a, 8, t, site);
    };
  }

  /** 4 bytes with 4-byte pointers. */
  #narrowReader(t: PrimType): Reader {
    const signed = t.kind === 'Tint' && t.b === 'Signed';
    return (a, site) => {
      const marks = this.marks.getUint32(a, true);
      if (marks === NUMBERS_4) return signed ? this.data.getInt32(a, true) : this.data.getUint32(a, true);
      if (marks === POINTER_LOW) return this.#pointers[this.data.getUint32(a, true)];
      throw this.#undefinedBytes(a, 4, t, site);
    };
  }

  /** `Mem.store` of one type: what `assign_loc` writes by value. The value is canonical for the type. */
  writer(t: PrimType): Writer {
    const size = primSize(t, this.pointerSize);
    if (size === 8 && t.kind !== 'Tfloat') return (a, v) => this.#storeWide(a, v);
    if (size === 4 && t.kind !== 'Tfloat') return (a, v) => this.#storeWord(a, v);
    switch (scalarName(t)) {
      case 'u1':
      case 'u8':
      case 'i8':
        return (a, v) => {
          this.bytes[a] = v as number;
          this.flags[a] = 1;
          this.#note(a, 1);
        };
      case 'u16':
      case 'i16':
        return (a, v) => {
          this.data.setInt16(a, v as number, true);
          this.marks.setUint16(a, 0x0101);
          this.#note(a, 2);
        };
      case 'f32':
        return (a, v) => {
          this.data.setFloat32(a, v as number, true);
          this.marks.setUint32(a, NUMBERS_4);
          this.#note(a, 4);
        };
      case 'f64':
        return (a, v) => {
          this.data.setFloat64(a, v as number, true);
          this.marks.setUint32(a, NUMBERS_4);
          this.marks.setUint32(a + 4, NUMBERS_4);
          this.#note(a, 8);
        };
      default:
        throw new InternalError(`no chunk for ${t.kind}`, 'light memory');
    }
  }

  #storeWord(a: number, v: Val): void {
    this.#note(a, 4);
    if (typeof v === 'object') return this.#storeShortPointer(a, v);
    this.data.setInt32(a, v as number, true);
    this.marks.setUint32(a, NUMBERS_4);
  }

  #storeWide(a: number, v: Val): void {
    this.#note(a, 8);
    if (typeof v === 'object') {
      this.data.setUint32(a, v.b, true);
      this.data.setInt32(a + 4, v.p, true);
      this.marks.setUint32(a, POINTER_LOW, true);
      this.marks.setUint32(a + 4, POINTER_HIGH, true);
      return;
    }
    this.data.setBigInt64(a, v as bigint, true);
    this.marks.setUint32(a, NUMBERS_4);
    this.marks.setUint32(a + 4, NUMBERS_4);
  }

  #storeShortPointer(a: number, v: Vptr): void {
    const key = `${v.b} ${v.p}`;
    let number = this.#pointerNumbers.get(key);
    if (number === undefined) {
      this.hold(BLOCK_COST, { rule: 'iassign', span: undefined });
      number = this.#pointers.push(v) - 1;
      this.#pointerNumbers.set(key, number);
    }
    this.data.setUint32(a, number, true);
    this.marks.setUint32(a, POINTER_LOW, true);
  }

  #note(address: number, size: number): void {
    this.storedAt = address;
    this.storedSize = size;
  }

  // What went wrong

  #badAccess(v: Vptr, size: number, site: Site, premise: string): Stuck {
    const block = this.#blocks.get(v.b);
    const what = `${size} byte${size === 1 ? '' : 's'} at block ${v.b} ${v.p < 0 ? '' : '+'}${v.p}`;
    if (block === undefined) return new Stuck('use-after-free', site, premise, what, this.notesOn(v.b));
    const reason: StuckReason = block.kind === 'function' ? 'no-pointer' : 'out-of-bounds';
    return new Stuck(reason, site, premise, `${what}, which holds ${range(block)}`, this.notesOn(v.b));
  }

  #undefinedBytes(address: number, size: number, t: PrimType, site: Site): Stuck {
    const marks = this.flags.subarray(address, address + size);
    const premise = 'sem_cast v t\' (Tprim pt) m ce = Some v\'';
    const block = this.blockAt(address);
    const notes = block === undefined ? [] : this.notesOn(block.id);
    const place = block === undefined ? '' : ` at block ${block.id} +${address - block.base}`;
    if (marks.some((mark) => mark >= 0x10) && !marks.includes(0)) {
      return new Stuck('pointer-as-number', site, premise, `${size} bytes${place} hold an address and are read as ${scalarName(t) ?? t.kind}`, notes);
    }
    return new Stuck('uninitialised', site, premise, `${size} byte${size === 1 ? '' : 's'}${place}`, notes);
  }

  /** The block that an arena address belongs to; slow, for reports. */
  blockAt(address: number): Block | undefined {
    for (const block of this.#blocks.values()) if (address >= block.base + block.lo && address < block.base + block.hi) return block;
    return undefined;
  }

  /** What is known of a block, living or dead. */
  notesOn(id: number): StuckNote[] {
    const grave = this.#graves.get(id);
    const block = this.#blocks.get(id) ?? grave?.block;
    if (block === undefined) return [{ message: `block ${id} is no longer known` }];
    const notes: StuckNote[] = [{ message: `block ${id}: ${describeBlock(block)}`, span: block.span }];
    if (grave?.how === 'free') notes.push({ message: 'freed', span: grave.span });
    if (grave?.how === 'return') notes.push({ message: 'its function has returned', span: grave.span });
    return notes;
  }

  // Snapshots

  snapshot(): MemorySnapshot {
    return {
      bytes: this.bytes.slice(0, this.#top), flags: this.flags.slice(0, this.#top),
      blocks: new Map(this.#blocks), graves: new Map(this.#graves),
      freeRanges: new Map([...this.#freeRanges].map(([size, list]) => [size, [...list]])),
      next: this.#next, top: this.#top, held: this.#held,
    };
  }

  restore(from: MemorySnapshot): void {
    let capacity = START_CAPACITY;
    while (capacity < from.top) capacity *= 2;
    this.#budget.release(2 * (this.bytes.length - capacity) + this.#held - from.held);
    this.#held = from.held;
    const [bytes, flags] = [new Uint8Array(capacity), new Uint8Array(capacity)];
    bytes.set(from.bytes);
    flags.set(from.flags);
    this.#use(bytes, flags);
    this.#blocks = new Map(from.blocks);
    this.#graves = new Map(from.graves);
    this.#freeRanges = new Map([...from.freeRanges].map(([size, list]) => [size, [...list]]));
    this.#next = from.next;
    this.#top = from.top;
  }
}

/** Multiples of 16 up to 4 KiB, then powers of two: a range is used again for any block of its class. */
function sizeClass(size: number): number {
  if (size <= 4096) return Math.max(16, (size + 15) & ~15);
  let room = 8192;
  while (room < size) room *= 2;
  return room;
}

function noAddress(v: number | bigint, site: Site, premise: string): Stuck {
  if (v === 0 || v === 0n) return new Stuck('null-pointer', site, premise);
  return new Stuck('no-pointer', site, premise, String(v));
}

function range(block: Block): string {
  return block.lo === 0 ? `${block.hi} bytes` : `bytes ${block.lo} to ${block.hi}`;
}

/** `8 bytes allocated by malloc`, `%x, 4 bytes`. */
export function describeBlock(block: Block): string {
  const size = `${block.hi} byte${block.hi === 1 ? '' : 's'}`;
  switch (block.kind) {
    case 'malloc':
      return `${size} allocated by malloc`;
    case 'object':
      return `an object of ${size}`;
    case 'function':
      return `the function ${block.name}`;
    case 'string':
      return `a string of ${size}`;
    case 'result':
      return `a result of ${size}`;
    case 'library':
      return `${size} of the library`;
    case 'global':
    case 'local':
      return `${block.name}, ${size}`;
  }
}
