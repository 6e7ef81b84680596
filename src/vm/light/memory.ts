/**
 * The blocks of the MapleLight machine as the memory that host functions know: every access is an access to a block.
 *
 * A block that a host function is given gets a range of addresses as long as it lives, with unused addresses behind it, so
 * that running over its end is no other block's beginning. An address is turned back into block and offset at each use, and
 * `light/memory.ts` says whether the access is allowed and whether the bytes are defined; the state is stuck otherwise. A
 * pointer that leads nowhere gets an address that is nobody's.
 */
import { mallocBlock } from '../../light/expressions.ts';
import type { Block, Memory as LightMemory, Reader } from '../../light/memory.ts';
import { prim, type ScalarName } from '../../light/prim-types.ts';
import { Stuck, type Site } from '../../light/stuck.ts';
import { placeText, type Val, type Vptr } from '../../light/values.ts';
import { InternalError } from '../../base/errors.ts';
import { Allocator, type AllocatorStats } from '../allocator.ts';
import { BLOCK_UNITS, LOWEST_ADDRESS, Memory, PlainBuffer } from '../memory.ts';
import type { Meter } from '../meter.ts';

/** Where blocks begin; below are addresses of what is no block. */
const FIRST = 0x1000_0000;
const LAST = 0xffff_0000;
/** Addresses behind a block that are nobody's. */
const GAP = 32;
const MOST_STRAYS = 4096;
const LOAD = 'Mem.loadbytes m loc ofs n = Some l';
const STORE = "Mem.storebytes m loc ofs l = Some m'";
const FREE = 'Mem.load Mptr m loc low = Some v';

/** The machine's memory, and the place of the call that accesses it. */
export interface Access {
  readonly memory: LightMemory;
  readonly site: Site;
}

interface Range {
  readonly block: Block;
  readonly address: number;
}

export class BlockMemory extends Memory {
  /** Ranges in ascending order, and by block. */
  #ranges: Range[] = [];
  readonly #rangeOf = new Map<number, Range>();
  readonly #strays = new Map<number, Val>();
  #last: Range | undefined;
  #access: Access | undefined;
  readonly #readers = new Map<ScalarName, { readonly memory: LightMemory; readonly read: Reader }>();

  constructor(meter: Meter) {
    super(new PlainBuffer(0), meter);
  }

  /** The memory to work on until a call says otherwise. */
  attach(access: Access): void {
    this.#access = access;
  }

  get current(): Access {
    if (this.#access === undefined) throw new InternalError('no machine', 'light memory of the library');
    return this.#access;
  }

  /** Does something as a call. */
  during<T>(access: Access, act: () => T): T {
    const outer = this.#access;
    this.#access = access;
    try {
      return act();
    } finally {
      // What is called from outside, such as exit handlers, goes on with the last call.
      this.#access = outer ?? access;
    }
  }

  // Addresses

  /** The address of a pointer, or a number as it is if it is too small to be an address. */
  addressOf(v: Val): number {
    if (typeof v !== 'object') return Number(v) >= 0 && Number(v) < LOWEST_ADDRESS ? Number(v) : this.#stray(v);
    const block = this.#light.block(v.b);
    if (block === undefined || typeof v.p !== 'number' || v.p < 0 || v.p > block.hi) return this.#stray(v);
    return (this.#rangeOf.get(v.b) ?? this.#place(block)).address + v.p;
  }

  /** What an address is the address of. */
  valueAt(address: number): Val {
    if (address < LOWEST_ADDRESS) return this.#light.pointerSize === 8 ? BigInt(address) : address;
    const range = this.#rangeAt(address);
    if (range !== undefined) return { b: range.block.id, p: address - range.address };
    const stray = this.#strays.get(address);
    if (stray === undefined)
      throw new Stuck('out-of-bounds', this.current.site, LOAD, `address 0x${address.toString(16)}`);
    return stray;
  }

  #stray(v: Val): number {
    if (this.#strays.size >= MOST_STRAYS) this.#strays.clear();
    const address = FIRST - GAP * (this.#strays.size + 1);
    this.#strays.set(address, v);
    return address;
  }

  #place(block: Block): Range {
    const size = block.hi + GAP;
    const last = this.#ranges.at(-1);
    const address = roundUp(last === undefined ? FIRST : last.address + last.block.hi + GAP);
    if (address + size <= LAST) return this.#enter({ block, address }, this.#ranges.length);
    return this.#placeInGap(block, size);
  }

  #enter(range: Range, index: number): Range {
    this.#ranges.splice(index, 0, range);
    this.#rangeOf.set(range.block.id, range);
    return range;
  }

  /** Ranges of blocks that are gone are used again once the addresses are used up. */
  #placeInGap(block: Block, size: number): Range {
    this.#forgetDead();
    let address = FIRST;
    for (let i = 0; i <= this.#ranges.length; i++) {
      const next = i < this.#ranges.length ? this.#ranges[i].address : LAST;
      if (address + size <= next) return this.#enter({ block, address }, i);
      address = roundUp(next + (this.#ranges[i]?.block.hi ?? 0) + GAP);
    }
    throw new Stuck('unsupported', this.current.site, LOAD, `no more addresses for ${size} bytes`);
  }

  #forgetDead(): void {
    const isLive = ({ block }: Range): boolean => this.#light.isLive(block.id);
    for (const range of this.#ranges) if (!isLive(range)) this.#rangeOf.delete(range.block.id);
    this.#ranges = this.#ranges.filter(isLive);
    this.#last = undefined;
  }

  /** The range that an address belongs to, with the one just behind its end. */
  #rangeAt(address: number): Range | undefined {
    const holds = ({ address: start, block }: Range): boolean => address >= start && address < start + block.hi + GAP;
    if (this.#last !== undefined && holds(this.#last)) return this.#last;
    let low = 0;
    let high = this.#ranges.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#ranges[middle].address <= address) low = middle + 1;
      else high = middle;
    }
    const found = low === 0 ? undefined : this.#ranges[low - 1];
    return found !== undefined && holds(found) ? (this.#last = found) : undefined;
  }

  // Access

  get #light(): LightMemory {
    return this.current.memory;
  }

  /** The place in the arena of bytes that may be accessed. */
  #at(address: number, length: number): number {
    return this.#light.address(this.valueAt(address), 0, length, this.current.site, LOAD);
  }

  /** The same for a store. */
  #target(address: number, length: number): number {
    return this.#light.target(this.valueAt(address), 0, length, this.current.site, STORE);
  }

  #read(t: ScalarName, address: number, length: number): Val {
    const { memory, site } = this.current;
    const known = this.#readers.get(t);
    const read = known?.memory === memory ? known.read : memory.reader(prim(t));
    if (known?.memory !== memory) this.#readers.set(t, { memory, read });
    return read(this.#at(address, length), site);
  }

  #number(t: ScalarName, address: number, length: number): number {
    return Number(this.#read(t, address, length));
  }

  #write(address: number, bytes: Uint8Array): void {
    const at = this.#target(address, bytes.length);
    this.#light.setBytes(at, bytes, this.current.site);
  }

  #writeView(address: number, length: number, set: (view: DataView) => void): void {
    const bytes = new Uint8Array(length);
    set(new DataView(bytes.buffer));
    this.#write(address, bytes);
  }

  override get size(): number {
    return LAST;
  }

  override grow(): boolean {
    return false;
  }

  override check(address: number, length: number): void {
    this.#at(address, length);
  }

  override readU8(address: number): number {
    return this.#number('u8', address, 1);
  }

  override readI8(address: number): number {
    return this.#number('i8', address, 1);
  }

  override readU16(address: number): number {
    return this.#number('u16', address, 2);
  }

  override readI16(address: number): number {
    return this.#number('i16', address, 2);
  }

  override readU32(address: number): number {
    return this.#number('u32', address, 4);
  }

  override readPointer(cell: number): number {
    return this.addressOf(this.#read('ptr', cell, this.#light.pointerSize));
  }

  override readI32(address: number): number {
    return this.#number('i32', address, 4);
  }

  override readU64(address: number): bigint {
    return this.#wide('u64', address);
  }

  override readI64(address: number): bigint {
    return this.#wide('i64', address);
  }

  #wide(t: 'i64' | 'u64', address: number): bigint {
    const v = this.#read(t, address, 8);
    if (typeof v === 'object') throw new Stuck('pointer-as-number', this.current.site, LOAD, `${t} at block ${v.b}`);
    return BigInt(v);
  }

  override readF32(address: number): number {
    return this.#number('f32', address, 4);
  }

  override readF64(address: number): number {
    return this.#number('f64', address, 8);
  }

  override writeU8(address: number, value: number): void {
    this.#write(address, Uint8Array.of(value));
  }

  override writeU16(address: number, value: number): void {
    this.#writeView(address, 2, (view) => view.setUint16(0, value, true));
  }

  override writeU32(address: number, value: number): void {
    this.#writeView(address, 4, (view) => view.setUint32(0, value, true));
  }

  override writeU64(address: number, value: bigint): void {
    this.#writeView(address, 8, (view) => view.setBigUint64(0, value, true));
  }

  override writeF32(address: number, value: number): void {
    this.#writeView(address, 4, (view) => view.setFloat32(0, value, true));
  }

  override writeF64(address: number, value: number): void {
    this.#writeView(address, 8, (view) => view.setFloat64(0, value, true));
  }

  override writePointer(cell: number, address: number): void {
    this.storePointer(cell, this.valueAt(address));
  }

  /** A pointer, or a number of its width, into a cell. */
  storePointer(cell: number, v: Val): void {
    const { pointerSize } = this.#light;
    const at = this.#target(cell, pointerSize);
    this.#light.writer(prim('ptr'), this.current.site)(at, v);
  }

  /** A copy of the bytes, all of which are defined. */
  override range(address: number, length: number): Uint8Array {
    if (length === 0) return new Uint8Array(0);
    const at = this.#at(address, length);
    this.meter.spend(length);
    for (let i = 0; i < length; i++)
      if (this.#light.flags[at + i] !== 1) this.#light.reader(prim('u8'))(at + i, this.current.site);
    return this.#light.bytes.slice(at, at + length);
  }

  override writeBytes(address: number, bytes: Uint8Array): void {
    if (bytes.length > 0) this.#write(address, bytes.slice());
  }

  override copy(target: number, source: number, length: number): void {
    if (length === 0) return;
    const [from, to] = [this.#at(source, length), this.#target(target, length)];
    this.#light.copy(to, from, length, this.current.site);
  }

  override fill(address: number, byte: number, length: number): void {
    if (length > 0) this.#write(address, new Uint8Array(length).fill(byte));
  }

  override distanceTo(byte: number, address: number, limit: number): number {
    let at = this.#definedUntil(byte, address, limit);
    while (at < limit && this.readU8(address + at) !== byte) at++;
    this.meter.spend(at >>> BLOCK_UNITS);
    return at;
  }

  /** How many bytes that are numbers, and not this one, follow in the block: a shortcut over those. */
  #definedUntil(byte: number, address: number, limit: number): number {
    const v = address < LOWEST_ADDRESS ? undefined : this.valueAt(address);
    const block = typeof v === 'object' ? this.#light.block(v.b) : undefined;
    if (block === undefined || typeof v !== 'object' || typeof v.p !== 'number') return 0;
    const { bytes, flags } = this.#light;
    const start = block.base + v.p;
    const end = Math.min(limit, block.hi - v.p);
    let at = 0;
    while (at < end && flags[start + at] === 1 && bytes[start + at] !== byte) at++;
    return at;
  }

  override stringLength(address: number): number {
    return this.distanceTo(0, address, Infinity);
  }

  // Blocks

  /** A new block: of `malloc`, which the program may free, or of the library's own. */
  allocate(size: number, kind: 'malloc' | 'library'): number {
    const { memory, site } = this.current;
    if (kind === 'malloc') return this.addressOf(mallocBlock(memory, size, site));
    return this.addressOf({ b: memory.alloc(0, size, site, { kind, name: '', type: undefined }).id, p: 0 });
  }

  /** Gives a block of the library's own back. */
  release(address: number): void {
    const v = this.valueAt(address);
    const block = typeof v === 'object' ? this.#light.block(v.b) : undefined;
    if (block !== undefined) this.free(block);
  }

  free(block: Block): void {
    this.#light.free(block, 'free', this.current.site.span);
  }

  /** The block of malloc (or of the library) that an address is the start of. */
  blockAt(address: number): Block {
    const v = this.valueAt(address);
    if (typeof v !== 'object')
      throw new Stuck(address === 0 ? 'null-pointer' : 'no-pointer', this.current.site, FREE, String(v));
    return heapBlock(this.current, v);
  }
}

/** The library's allocator: what it gives are blocks of the program. */
export class BlockAllocator extends Allocator {
  readonly #blocks: BlockMemory;

  constructor(memory: BlockMemory) {
    super(memory, LOWEST_ADDRESS);
    this.#blocks = memory;
  }

  override get stats(): AllocatorStats {
    return { liveBytes: 0, peakBytes: 0, liveBlocks: 0, allocations: 0 };
  }

  override malloc(size: number): number {
    return this.#blocks.allocate(size, 'malloc');
  }

  override calloc(count: number, size: number): number {
    const address = this.malloc(count * size);
    this.#blocks.fill(address, 0, count * size);
    return address;
  }

  override free(address: number): void {
    if (address !== 0) this.#blocks.free(this.#blocks.blockAt(address));
  }

  override realloc(address: number, size: number): number {
    const moved = this.malloc(size);
    if (address === 0) return moved;
    const old = this.#blocks.blockAt(address);
    this.#blocks.copy(moved, address, Math.min(size, old.hi));
    this.#blocks.free(old);
    return moved;
  }

  /** Every block is aligned to 16 bytes, and nobody can look further. */
  override alignedAlloc(alignment: number, size: number): number {
    return alignment <= 0 || (alignment & (alignment - 1)) !== 0 ? 0 : this.malloc(size);
  }

  override usableSize(address: number): number {
    return address === 0 ? 0 : this.#blocks.blockAt(address).hi;
  }

  override reserve(size: number): number {
    return this.#blocks.allocate(size, 'library');
  }
}

/** The block of malloc that a pointer leads to the start of. */
export function heapBlock({ memory, site }: Access, v: Vptr): Block {
  const block = memory.block(v.b);
  const where = `block ${placeText(v)}`;
  if (block === undefined)
    throw new Stuck(
      memory.grave(v.b)?.how === 'free' ? 'double-free' : 'use-after-free',
      site,
      FREE,
      where,
      memory.notesOn(v.b),
    );
  if (block.kind === 'object') throw new Stuck('free-of-managed', site, FREE, where, memory.notesOn(v.b));
  if (block.kind !== 'malloc' || v.p !== 0) throw new Stuck('invalid-free', site, FREE, where, memory.notesOn(v.b));
  return block;
}

function roundUp(address: number): number {
  return Math.ceil(address / 16) * 16;
}
