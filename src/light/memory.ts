/**
 * Memory (definition 14): disjoint blocks of bytes. A byte is undefined, a number, or one eighth (or quarter) of a pointer.
 *
 * All blocks lie in one arena: `bytes` holds their contents and `flags`, byte for byte, what they are:
 *
 *     0             undefined
 *     1             a number
 *     2             a number of which some bits were never written: `#partial` has those that were (bit-fields.ts)
 *     0x10 … 0x17   byte 0 … 7 of a pointer, all bytes of which stand in order around it
 *     0x20 … 0x27   byte 0 … 7 of the pointer that `#fragments` has for the address
 *
 *     arena     0 … 15   block 1           block 2      room of a freed block   block 5  …
 *     bytes     unused   01 00 00 00 …     ?? ??        (in #freeRanges)
 *     flags     0        1  1  1  1  …     0  0
 *
 * so that one comparison of flags tells whether a typed chunk may be read. With 8-byte pointers, the bytes of a whole pointer
 * are its block number (4 bytes) and its offset (4 bytes), or 0 and a number in `#fragments` if they do not fit; with 4-byte
 * pointers, always such a number. A pointer is taken apart before a part of it is overwritten or copied (`#part`). A block
 * is its range of offsets [lo, hi), `base + p` being the place of offset p in the arena. Local variables whose address nobody
 * takes are never entered in `#blocks`: only `find` goes through it. Freed blocks are remembered for reports, a bounded number.
 */
import type { Span } from '../base/source.ts';
import { budgetOf, chargeGrowth, type Budget } from '../base/budget.ts';
import { InternalError } from '../base/errors.ts';
import { Fragments, type FragmentsSnapshot } from './fragments.ts';
import { canHoldPointer, primSize, scalarName } from './prim-types.ts';
import { Stuck, withoutSigils, type Site, type StuckNote, type StuckReason } from './stuck.ts';
import type { PrimType, Type } from './syntax.ts';
import { placeText, ptrofs_add, type Val, type Vptr } from './values.ts';

/** What a block was allocated for. `result` is the copy of an aggregate that a function returns, `library` belongs to the host. */
export type BlockKind = 'global' | 'string' | 'function' | 'local' | 'malloc' | 'object' | 'result' | 'library';

/** A block of definition 14. Plain data: whether it is still alive is known to `Memory` alone. */
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
  /** May it be read only? */
  readonly isConstant?: boolean;
}

/** A block that was freed, and how: reports on dangling pointers tell where. */
interface Grave {
  readonly block: Block;
  readonly how: 'free' | 'return' | 'end';
  readonly span: Span | undefined;
}

/** A reader of one typed chunk at an arena address whose bounds were checked. */
export type Reader = (address: number, site: Site) => Val;
/** The value is canonical for the type of the chunk; the bounds were checked. */
export type Writer = (address: number, value: Val) => void;

/** One byte, as the document's memory has it: undefined, a number, or a part of a pointer. */
export type Memval =
  | { readonly kind: 'Undef' }
  | { readonly kind: 'Byte'; readonly i: number }
  | { readonly kind: 'Fragment'; readonly v: Vptr; readonly n: number };

/** What memory knows of its blocks, besides their contents. */
export interface MemoryTables {
  readonly blocks: ReadonlyMap<number, Block>;
  readonly graves: ReadonlyMap<number, Grave>;
  readonly freeRanges: ReadonlyMap<number, readonly number[]>;
  readonly fragments: FragmentsSnapshot;
  readonly partial: ReadonlyMap<number, number>;
  readonly next: number;
  readonly top: number;
  readonly used: number;
}

export interface MemorySnapshot extends MemoryTables {
  readonly bytes: Uint8Array;
  readonly flags: Uint8Array;
}

/** Graves that are kept; the oldest goes first. */
const GRAVES = 4096;
const START_CAPACITY = 1 << 16;
/** The flags of four bytes that are all numbers, as one word: the test of nearly every load. */
const NUMBERS_4 = 0x01010101;
/** Some flag of four says that there is a pointer. */
const POINTERS_4 = 0xf0f0f0f0;
/** A byte of which only some bits are defined. */
const PARTIAL = 2;
/** Flags from here on are bytes of pointers; the low three bits say which byte. */
const WHOLE = 0x10;
const FRAGMENT = 0x20;
/** The flags of a whole pointer as little-endian words: bytes 0 to 3, and 4 to 7. */
const POINTER_LOW = 0x13121110;
const POINTER_HIGH = 0x17161514;
const PREMISE = 'deref_loc t m loc ofs = Some v';
/** With 4-byte pointers no block is larger than the distance of two pointers can be. */
const LARGEST_4 = 0x7fff_ffff;
/** Below that many, looking for unused numbers costs more than it frees. */
const FEWEST_NUMBERS = 1 << 16;

/** Bytes; what a machine may use without a budget of its own. */
const DEFAULT_LIMIT = 2 ** 31;
/** Sixteen bytes that the host fills or copies cost a unit of work. */
const BLOCK_UNITS = 4;
/** What a block takes beside its bytes. */
const BLOCK_COST = 256;

/** The memory of one machine. Every access states the premise of the rule that makes it, for the message when it fails. */
export class Memory {
  readonly pointerSize: 4 | 8;
  /** Is what C leaves undefined stuck (c-rules.ts)? */
  readonly cRules: boolean;
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
  readonly #fragments = new Fragments();
  /** The bits that are defined, of bytes whose flag says so. */
  #partial = new Map<number, number>();
  /** How many numbers of pointers there may be before those that nobody uses are looked for. */
  #sweepAt = FEWEST_NUMBERS;
  #next = 1;
  #top = 16;
  /** What is charged beside the arena: blocks, and the frames of the machine. */
  #used = 0;

  constructor(pointerSize: 4 | 8, budget: Budget = budgetOf(DEFAULT_LIMIT), cRules = false) {
    this.pointerSize = pointerSize;
    this.cRules = cRules;
    this.#budget = budget;
  }

  /** Bytes of the arena in use or kept for reuse. */
  get size(): number {
    return this.#top;
  }

  /** The number that the next block gets. */
  get next(): number {
    return this.#next;
  }

  /** All blocks that pointers may lead to. */
  get blocks(): ReadonlyMap<number, Block> {
    return this.#blocks;
  }

  // Blocks

  /** `Mem.alloc`: a new block of offsets [lo, hi), all bytes undefined. */
  alloc(lo: number, hi: number, site: Site, what: Pick<Block, 'kind' | 'name' | 'type' | 'isConstant'>): Block {
    if (this.pointerSize === 4 && hi > LARGEST_4) throw this.#outOfMemory(hi - lo, site);
    this.hold(BLOCK_COST, site);
    const made = this.makeBlock(this.reserve(hi - lo, site) - lo, lo, hi, what, site.span);
    const block = what.isConstant === true ? { ...made, isConstant: true } : made;
    this.#blocks.set(block.id, block);
    return block;
  }

  /** A block in a range that is reserved already, not yet to be found by pointers. */
  makeBlock(
    base: number,
    lo: number,
    hi: number,
    { kind, name, type }: Pick<Block, 'kind' | 'name' | 'type'>,
    span: Span | undefined,
  ): Block {
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
    if (!(start + room + this.#fragments.size <= this.#budget.limit)) throw this.#outOfMemory(size, site);
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

  /** The bytes become undefined. */
  undefine(start: number, size: number): void {
    this.flags.fill(0, start, start + size);
    this.#note(start, size);
  }

  /** Counts what the machine keeps for the program beside the arena. */
  hold(bytes: number, site: Site): void {
    if (!this.#budget.tryCharge(bytes)) throw this.#outOfMemory(bytes, site);
    this.#used += bytes;
  }

  drop(bytes: number): void {
    this.#budget.release(bytes);
    this.#used -= bytes;
  }

  /** A byte has its flag beside it. */
  #grow(wanted: number, site: Site): void {
    const capacity = chargeGrowth(this.#budget, this.bytes.length, wanted, 2);
    if (capacity === undefined) throw this.#outOfMemory(wanted - this.bytes.length, site);
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
    // No block has an offset that is no number.
    const p = typeof v.p === 'number' ? v.p + delta : Infinity;
    if (block === undefined || p < block.lo || p + size > block.hi)
      throw this.#badAccess(v, delta, size, site, premise);
    return block.base + p;
  }

  /** The same for a store: stuck if the block is constant. */
  target(v: Val, delta: number, size: number, site: Site, premise: string): number {
    const address = this.address(v, delta, size, site, premise);
    if (typeof v === 'object' && this.#blocks.get(v.b)?.isConstant === true) throw this.readOnly(v.b, site, premise);
    return address;
  }

  /** Where an address may be moved to: C17 6.5.6, 8. */
  checkMoved({ b }: Vptr, to: Vptr, site: Site): void {
    const block = this.#blocks.get(b);
    if (block === undefined || (typeof to.p === 'number' && to.p >= Math.max(0, block.lo) && to.p <= block.hi)) return;
    const detail = `to block ${placeText(to)}, which holds ${range(block)} [C17 6.5.6, 8]`;
    throw new Stuck('pointer-outside', site, 'sem_binary bop v1 t1 v2 t2 t3 m ce = Some v', detail, this.notesOn(b));
  }

  readOnly(id: number, site: Site, premise: string): Stuck {
    return new Stuck('read-only', site, premise, `block ${id}`, this.notesOn(id));
  }

  /** Numbers, all of the same value. */
  fill(address: number, size: number, byte: number, site: Site): void {
    this.#budget.spend(size >>> BLOCK_UNITS);
    this.#part(address, size, site);
    this.bytes.fill(byte, address, address + size);
    this.flags.fill(1, address, address + size);
    this.#note(address, size);
  }

  /** `Mem.storebytes` of numbers. */
  setBytes(address: number, bytes: Uint8Array, site: Site): void {
    this.#budget.spend(bytes.length >>> BLOCK_UNITS);
    this.#part(address, bytes.length, site);
    this.bytes.set(bytes, address);
    this.flags.fill(1, address, address + bytes.length);
    this.#note(address, bytes.length);
  }

  /** `Mem.storebytes` of `Mem.loadbytes`: contents, undefined bytes and parts of pointers alike. */
  copy(target: number, source: number, size: number, site: Site): void {
    this.#budget.spend(size >>> BLOCK_UNITS);
    this.#part(source, size, site);
    this.#part(target, size, site);
    const parts = this.#fragments.any ? this.#fragmentsIn(source, size) : [];
    const masks = this.#partial.size > 0 ? this.#masksIn(source, size) : [];
    this.bytes.copyWithin(target, source, source + size);
    this.flags.copyWithin(target, source, source + size);
    for (const [i, number] of parts) this.#fragments.put(target + i, number);
    for (const [i, mask] of masks) this.#partial.set(target + i, mask);
    this.#note(target, size);
  }

  /** Which bits of a byte are defined; undefined for a byte of a pointer. */
  definedBits(address: number): number | undefined {
    const flag = this.flags[address];
    if (flag >= WHOLE) return undefined;
    return flag === PARTIAL ? (this.#partial.get(address) ?? 0) : flag * 0xff;
  }

  /** Changes the bits of a byte that a mask has, and leaves the others as they are, undefined ones too. */
  storeBits(address: number, mask: number, bits: number, site: Site): void {
    this.#part(address, 1, site);
    const defined = (this.definedBits(address) ?? 0) | mask;
    this.bytes[address] = (this.bytes[address] & ~mask) | (bits & mask);
    this.flags[address] = defined === 0xff ? 1 : PARTIAL;
    if (defined === 0xff) this.#partial.delete(address);
    else this.#partial.set(address, defined);
    this.#note(address, 1);
  }

  #masksIn(address: number, size: number): (readonly [i: number, mask: number])[] {
    const masks: (readonly [number, number])[] = [];
    for (let i = 0; i < size; i++)
      if (this.flags[address + i] === PARTIAL) masks.push([i, this.#partial.get(address + i) ?? 0]);
    return masks;
  }

  /** What is wrong with a read of some bytes. */
  unreadable(address: number, size: number, t: PrimType, site: Site): Stuck {
    return this.#undefinedBytes(address, size, t, site);
  }

  /** The byte at an arena address. */
  byteAt(address: number): Memval {
    const flag = this.flags[address];
    if (flag === 0 || flag === PARTIAL) return { kind: 'Undef' };
    if (flag === 1) return { kind: 'Byte', i: this.bytes[address] };
    const n = flag & 7;
    return {
      kind: 'Fragment',
      v: flag >= FRAGMENT ? this.#numbered(this.#fragments.at(address)) : this.#wholeAt(address - n),
      n,
    };
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
          if (this.bytes[a] > 1 && this.cRules) throw this.#noTruth(a, site);
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
          if (this.marks.getUint32(a) !== NUMBERS_4 || this.marks.getUint32(a + 4) !== NUMBERS_4)
            throw undefinedBytes(a, site);
          return this.data.getFloat64(a, true);
        };
      case 'i64':
      case 'u64':
      case 'a64':
        return (a, site) => {
          if (this.marks.getUint32(a) !== NUMBERS_4 || this.marks.getUint32(a + 4) !== NUMBERS_4)
            throw undefinedBytes(a, site);
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
      if (low === NUMBERS_4 && high === NUMBERS_4)
        return signed ? this.data.getBigInt64(a, true) : this.data.getBigUint64(a, true);
      if (low === POINTER_LOW && high === POINTER_HIGH) {
        const b = this.data.getUint32(a, true);
        return b === 0 ? this.#wholeAt(a) : { b, p: this.data.getInt32(a + 4, true) };
      }
      return this.#joined(a, t, site);
    };
  }

  /** 4 bytes with 4-byte pointers. */
  #narrowReader(t: PrimType): Reader {
    const signed = t.kind === 'Tint' && t.b === 'Signed';
    return (a, site) => {
      const marks = this.marks.getUint32(a, true);
      if (marks === NUMBERS_4) return signed ? this.data.getInt32(a, true) : this.data.getUint32(a, true);
      if (marks === POINTER_LOW) return this.#wholeAt(a);
      return this.#joined(a, t, site);
    };
  }

  /** `Mem.store` of one type: what `assign_loc` writes by value. The value is canonical for the type. */
  writer(t: PrimType, site: Site): Writer {
    const size = primSize(t, this.pointerSize);
    if (size === 8 && t.kind !== 'Tfloat') return (a, v) => this.#storeWide(a, v, site);
    if (size === 4 && t.kind !== 'Tfloat') return (a, v) => this.#storeWord(a, v, site);
    switch (scalarName(t)) {
      case 'u1':
      case 'u8':
      case 'i8':
        return (a, v) => {
          if (this.flags[a] >= WHOLE) this.#part(a, 1, site);
          this.bytes[a] = v as number;
          this.flags[a] = 1;
          this.#note(a, 1);
        };
      case 'u16':
      case 'i16':
        return (a, v) => {
          if ((this.marks.getUint16(a) & POINTERS_4) !== 0) this.#part(a, 2, site);
          this.data.setInt16(a, v as number, true);
          this.marks.setUint16(a, 0x0101);
          this.#note(a, 2);
        };
      case 'f32':
        return (a, v) => {
          if ((this.marks.getUint32(a) & POINTERS_4) !== 0) this.#part(a, 4, site);
          if (Number.isNaN(v)) this.data.setUint32(a, 0x7fc0_0000, true);
          else this.data.setFloat32(a, v as number, true);
          this.marks.setUint32(a, NUMBERS_4);
          this.#note(a, 4);
        };
      case 'f64':
        return (a, v) => {
          if (((this.marks.getUint32(a) | this.marks.getUint32(a + 4)) & POINTERS_4) !== 0) this.#part(a, 8, site);
          if (Number.isNaN(v)) this.data.setBigUint64(a, 0x7ff8_0000_0000_0000n, true);
          else this.data.setFloat64(a, v as number, true);
          this.marks.setUint32(a, NUMBERS_4);
          this.marks.setUint32(a + 4, NUMBERS_4);
          this.#note(a, 8);
        };
      default:
        throw new InternalError(`no chunk for ${t.kind}`, 'light memory');
    }
  }

  #storeWord(a: number, v: Val, site: Site): void {
    this.#note(a, 4);
    if ((this.marks.getUint32(a) & POINTERS_4) !== 0) this.#part(a, 4, site);
    if (typeof v === 'object') {
      this.data.setUint32(a, this.#numberOf(v, site), true);
      this.marks.setUint32(a, POINTER_LOW, true);
      return;
    }
    this.data.setInt32(a, v as number, true);
    this.marks.setUint32(a, NUMBERS_4);
  }

  #storeWide(a: number, v: Val, site: Site): void {
    this.#note(a, 8);
    if (((this.marks.getUint32(a) | this.marks.getUint32(a + 4)) & POINTERS_4) !== 0) this.#part(a, 8, site);
    if (typeof v === 'object') {
      const { b, p } = v;
      const isNear = b <= 0xffff_ffff && typeof p === 'number' && p === (p | 0);
      this.data.setUint32(a, isNear ? b : 0, true);
      this.data.setInt32(a + 4, isNear ? p : this.#numberOf(v, site), true);
      this.marks.setUint32(a, POINTER_LOW, true);
      this.marks.setUint32(a + 4, POINTER_HIGH, true);
      return;
    }
    this.data.setBigInt64(a, v as bigint, true);
    this.marks.setUint32(a, NUMBERS_4);
    this.marks.setUint32(a + 4, NUMBERS_4);
  }

  // Pointers and their parts

  /** Takes the pointers apart that begin or end outside of a range of which something is to be done. */
  #part(address: number, size: number, site: Site): void {
    if (size === 0) return;
    const first = this.flags[address] - WHOLE;
    if (first > 0 && first < 8) this.#split(address - first, site);
    const end = address + size - 1;
    const last = this.flags[end] - WHOLE;
    if (last >= 0 && last < this.pointerSize - 1) this.#split(end - last, site);
  }

  #split(start: number, site: Site): void {
    const number = this.#numberOf(this.#wholeAt(start), site);
    for (let i = 0; i < this.pointerSize; i++) {
      this.flags[start + i] = FRAGMENT + i;
      this.#fragments.put(start + i, number);
    }
  }

  /** The pointer whose bytes begin here. */
  #wholeAt(a: number): Vptr {
    if (this.pointerSize === 4) return this.#numbered(this.data.getUint32(a, true));
    const b = this.data.getUint32(a, true);
    return b === 0 ? this.#numbered(this.data.getUint32(a + 4, true)) : { b, p: this.data.getInt32(a + 4, true) };
  }

  #numbered(number: number): Vptr {
    const v = this.#fragments.pointer(number);
    if (v === undefined) throw new InternalError(`no pointer ${number}`, 'light memory');
    return v;
  }

  /** The pointer of which all fragments are together again. */
  #joined(a: number, t: PrimType, site: Site): Vptr {
    const size = this.pointerSize;
    let inOrder = true;
    for (let i = 0; i < size; i++) inOrder &&= this.flags[a + i] === FRAGMENT + i;
    const v = inOrder ? this.#fragments.whole(a, size) : undefined;
    if (v === undefined) throw this.#undefinedBytes(a, size, t, site);
    return v;
  }

  #fragmentsIn(address: number, size: number): (readonly [i: number, number: number])[] {
    const parts: (readonly [number, number])[] = [];
    for (let i = 0; i < size; i++)
      if (this.flags[address + i] >= FRAGMENT) parts.push([i, this.#fragments.at(address + i)]);
    return parts;
  }

  #numberOf(v: Vptr, site: Site): number {
    if (this.#fragments.count > this.#sweepAt || this.#top + this.#fragments.size > this.#budget.limit)
      this.#sweep(site);
    return this.#fragments.number(v);
  }

  /** Forgets the numbers of pointers that no byte mentions any more. */
  #sweep(site: Site): void {
    const used = new Set<number>();
    for (let a = 0; a < this.#top; a++) {
      const flag = this.flags[a];
      if (flag >= FRAGMENT) used.add(this.#fragments.at(a));
      else if (flag === WHOLE && this.pointerSize === 4) used.add(this.data.getUint32(a, true));
      else if (flag === WHOLE && this.data.getUint32(a, true) === 0) used.add(this.data.getUint32(a + 4, true));
    }
    this.#fragments.sweep(used, (a) => this.flags[a] >= FRAGMENT);
    if (this.#top + this.#fragments.size > this.#budget.limit) throw this.#outOfMemory(this.pointerSize, site);
    this.#sweepAt = Math.max(FEWEST_NUMBERS, this.#fragments.count * 2, this.#top / 8);
  }

  #note(address: number, size: number): void {
    this.storedAt = address;
    this.storedSize = size;
  }

  // What went wrong

  #outOfMemory(size: number, site: Site): Stuck {
    return new Stuck(
      'out-of-memory',
      site,
      "Mem.alloc m lo hi = (m', b)",
      `${size} bytes more, the limit is ${this.#budget.limit}`,
    );
  }

  #badAccess(v: Vptr, delta: number, size: number, site: Site, premise: string): Stuck {
    const block = this.#blocks.get(v.b);
    const what = `${size} byte${size === 1 ? '' : 's'} at block ${placeText({ b: v.b, p: ptrofs_add(v.p, delta, this.pointerSize) })}`;
    if (block === undefined) {
      const grave = this.#graves.get(v.b);
      const isEnded = grave !== undefined && grave.how !== 'free';
      return new Stuck(isEnded ? 'after-lifetime' : 'use-after-free', site, premise, what, this.notesOn(v.b));
    }
    const reason: StuckReason = block.kind === 'function' ? 'no-pointer' : 'out-of-bounds';
    return new Stuck(reason, site, premise, `${what}, which holds ${range(block)}`, this.notesOn(v.b));
  }

  #undefinedBytes(address: number, size: number, t: PrimType, site: Site): Stuck {
    const block = this.blockAt(address);
    const notes = block === undefined ? [] : this.notesOn(block.id);
    const place = block === undefined ? '' : ` at block ${block.id} +${address - block.base}`;
    const [reason, what] = this.#unreadable(address, size, t);
    const detail = `${size} byte${size === 1 && what === '' ? '' : 's'}${place}${what}`;
    const premise = "sem_cast v t' (Tprim pt) m ce = Some v'";
    return new Stuck(reason, site, premise, detail, notes, block === undefined ? address : undefined);
  }

  /** Why bytes are no value of a type: one is undefined, or parts of pointers are among them. */
  #unreadable(address: number, size: number, t: PrimType): readonly [reason: StuckReason, what: string] {
    if (this.flags.subarray(address, address + size).some((flag) => flag === 0 || flag === PARTIAL))
      return ['uninitialised', ''];
    const name = scalarName(t) ?? t.kind;
    return canHoldPointer(t, this.pointerSize)
      ? ['mixed-address', ` read as ${name}`]
      : ['pointer-as-number', ` hold an address and are read as ${name}`];
  }

  /** C17 6.2.6.1, 5. */
  #noTruth(address: number, site: Site): Stuck {
    const block = this.blockAt(address);
    const notes = block === undefined ? [] : this.notesOn(block.id);
    const premise = 'deref_loc t m loc ofs = Some v';
    return new Stuck('invalid-value', site, premise, `${this.bytes[address]} [C17 6.2.6.1, 5]`, notes);
  }

  /** The block that an arena address belongs to; slow, for reports. */
  blockAt(address: number): Block | undefined {
    for (const block of this.#blocks.values())
      if (address >= block.base + block.lo && address < block.base + block.hi) return block;
    return undefined;
  }

  /** What is known of a block, living or dead. */
  notesOn(id: number): StuckNote[] {
    const grave = this.#graves.get(id);
    const block = this.#blocks.get(id) ?? grave?.block;
    if (block === undefined) return [{ message: `block ${id} is no longer known` }];
    const notes: StuckNote[] = [{ message: `block ${id}: ${describeBlock(block, this.cRules)}`, span: block.span }];
    if (grave?.how === 'free') notes.push({ message: 'freed', span: grave.span });
    if (grave?.how === 'end') notes.push({ message: 'its block was left', span: grave.span });
    if (grave?.how === 'return') notes.push({ message: 'its function has returned', span: grave.span });
    return notes;
  }

  // Snapshots

  snapshot(): MemorySnapshot {
    return { bytes: this.bytes.slice(0, this.#top), flags: this.flags.slice(0, this.#top), ...this.tables() };
  }

  tables(): MemoryTables {
    return {
      blocks: new Map(this.#blocks),
      graves: new Map(this.#graves),
      freeRanges: new Map([...this.#freeRanges].map(([size, list]) => [size, [...list]])),
      fragments: this.#fragments.snapshot(),
      partial: new Map(this.#partial),
      next: this.#next,
      top: this.#top,
      used: this.#used,
    };
  }

  restore(from: MemorySnapshot): void {
    let capacity = START_CAPACITY;
    while (capacity < from.top) capacity *= 2;
    this.#budget.release(2 * (this.bytes.length - capacity));
    const [bytes, flags] = [new Uint8Array(capacity), new Uint8Array(capacity)];
    bytes.set(from.bytes);
    flags.set(from.flags);
    this.#use(bytes, flags);
    this.useTables(from);
  }

  /** Contents stay as they are, but for room that is new. */
  useTables(from: MemoryTables): void {
    if (from.top > this.bytes.length) this.#grow(from.top, { rule: 'call', span: undefined });
    this.drop(this.#used - from.used);
    this.#blocks = new Map(from.blocks);
    this.#graves = new Map(from.graves);
    this.#freeRanges = new Map([...from.freeRanges].map(([size, list]) => [size, [...list]]));
    this.#fragments.restore(from.fragments);
    this.#partial = new Map(from.partial);
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

/** A number where a pointer is needed: 0 is the null pointer, any other never was an address of the program. */
function noAddress(v: number | bigint, site: Site, premise: string): Stuck {
  if (v === 0 || v === 0n) return new Stuck('null-pointer', site, premise);
  return new Stuck('no-pointer', site, premise, String(v));
}

function range(block: Block): string {
  return block.lo === 0 ? `${block.hi} bytes` : `bytes ${block.lo} to ${block.hi}`;
}

/** `8 bytes allocated by malloc`, `%x, 4 bytes`; of a program of C, `x, 4 bytes`. */
export function describeBlock(block: Block, inC = false): string {
  const name = inC ? withoutSigils(block.name) : block.name;
  const size = `${block.hi} byte${block.hi === 1 ? '' : 's'}`;
  switch (block.kind) {
    case 'malloc':
      return `${size} allocated by malloc`;
    case 'object':
      return `an object of ${size}`;
    case 'function':
      return `the function ${name}`;
    case 'string':
      return `a string of ${size}`;
    case 'result':
      return `a result of ${size}`;
    case 'library':
      return `${size} of the library`;
    case 'global':
    case 'local':
      return `${name}, ${size}`;
  }
}
