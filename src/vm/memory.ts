/**
 * The one linear memory of a running program: little-endian, 32-bit addresses, growable in pages of 64 KiB.
 *
 * Address 0 is null, and the first `LOWEST_ADDRESS` bytes are never valid, so that a field access through a null
 * pointer traps. `Memory` looks at a `MemoryBuffer`, which is a WebAssembly.Memory or a plain ArrayBuffer. The views
 * are replaced whenever the buffer is. A WebAssembly memory detaches its old buffer when it grows, and the length of a
 * detached view is 0, so every bounds check notices stale views by itself: no access needs a second test.
 */
import { lowestAddress } from '../base/memory-map.ts';
import { oneNan } from '../scalar/float-bits.ts';
import { Meter } from './meter.ts';
import { Trap } from './trap.ts';

export const PAGE_SIZE = 65536;
export const LOWEST_ADDRESS = lowestAddress;
/** Sixteen bytes that the host's engine fills, copies or searches cost what one byte does that a loop looks at. */
export const BLOCK_UNITS = 4;
/** 32-bit addresses cannot name more. */
export const ADDRESS_SPACE = 2 ** 32;

export interface MemoryBuffer {
  readonly buffer: ArrayBuffer;
  /** Appends zeroed pages; false, with nothing changed, when the host refuses. */
  grow(pages: number): boolean;
}

/** Presents a WebAssembly.Memory as a MemoryBuffer. */
export class WasmBuffer implements MemoryBuffer {
  readonly wasm: WebAssembly.Memory;

  constructor(wasm: WebAssembly.Memory) {
    this.wasm = wasm;
  }

  get buffer(): ArrayBuffer {
    return this.wasm.buffer;
  }

  grow(pages: number): boolean {
    try {
      this.wasm.grow(pages);
      return true;
    } catch (error) {
      if (error instanceof RangeError) return false;
      throw error;
    }
  }
}

/** A memory for engines that run in JavaScript; growing copies. */
export class PlainBuffer implements MemoryBuffer {
  buffer: ArrayBuffer;

  constructor(pages: number) {
    this.buffer = new ArrayBuffer(pages * PAGE_SIZE);
  }

  grow(pages: number): boolean {
    try {
      const larger = new ArrayBuffer(this.buffer.byteLength + pages * PAGE_SIZE);
      new Uint8Array(larger).set(new Uint8Array(this.buffer));
      this.buffer = larger;
      return true;
    } catch (error) {
      if (error instanceof RangeError) return false;
      throw error;
    }
  }
}

/**
 * A memory with room for data that end at `heapBase`; nothing is allocated where the limit forbids it. It is one of
 * WebAssembly on every engine, because that grows where it is: a plain buffer is there twice while it is copied.
 */
export function startMemory(heapBase: number, meter: Meter): Memory {
  const pages = Math.ceil(heapBase / PAGE_SIZE) + 1;
  if (pages * PAGE_SIZE > Math.min(meter.limit - meter.used, ADDRESS_SPACE)) {
    throw new Trap('out-of-memory', `the program needs ${heapBase} bytes to start`);
  }
  const maximum = Math.max(pages, Math.floor(Math.min(meter.limit, ADDRESS_SPACE) / PAGE_SIZE));
  return new Memory(new WasmBuffer(new WebAssembly.Memory({ initial: pages, maximum })), meter);
}

/**
 * The memory of a running program: little-endian, addressed in bytes. Every access that leaves it, or is near null,
 * throws a `Trap`.
 */
export class Memory {
  readonly source: MemoryBuffer;
  /** Holds the limit (`--max-memory`), which growth shares with what the host charges for the program. */
  readonly meter: Meter;
  /** Constants lie from the lowest address up to here; who stores to them traps. */
  writableFrom = LOWEST_ADDRESS;
  /** Views of the whole memory. Do not keep them across a call that may allocate. */
  bytes: Uint8Array;
  words: Int32Array;
  view: DataView;

  /** Traps when what there is at first is already too much. */
  constructor(source: MemoryBuffer, meter: Meter = new Meter()) {
    this.source = source;
    this.meter = meter;
    meter.charge(source.buffer.byteLength);
    this.bytes = new Uint8Array(source.buffer);
    this.words = new Int32Array(source.buffer);
    this.view = new DataView(source.buffer);
  }

  /** Current size in bytes. */
  get size(): number {
    if (this.bytes.length === 0) this.refresh();
    return this.bytes.length;
  }

  /** Takes up a new buffer; needed only by code that keeps views and knows that the buffer was replaced. */
  refresh(): void {
    const { buffer } = this.source;
    if (buffer === this.bytes.buffer) return;
    this.bytes = new Uint8Array(buffer);
    this.words = new Int32Array(buffer);
    this.view = new DataView(buffer);
  }

  /** Grows by at least `bytes`; false when the limit or the host forbids it. */
  grow(bytes: number): boolean {
    const pages = Math.ceil(bytes / PAGE_SIZE);
    const added = pages * PAGE_SIZE;
    if (this.size + added > ADDRESS_SPACE || !this.meter.tryCharge(added)) return false;
    if (!this.source.grow(pages)) {
      this.meter.release(added);
      return false;
    }
    this.refresh();
    return true;
  }

  /** Traps unless `[address, address + length)` is valid. */
  check(address: number, length: number): void {
    if (address < LOWEST_ADDRESS || address + length > this.bytes.length) this.#recheck(address, length);
  }

  /** Traps unless the range is valid and may be changed. */
  checkWrite(address: number, length: number): void {
    this.check(address, length);
    if (address < this.writableFrom) throw new Trap('read-only', `${length} bytes at address ${hex(address)}`);
  }

  #recheck(address: number, length: number): void {
    if (this.bytes.length === 0) this.refresh();
    if (address >= 0 && address < LOWEST_ADDRESS) {
      throw new Trap('null-pointer', `${length} bytes at address ${hex(address)}`);
    }
    if (!(address >= 0 && address + length <= this.bytes.length)) {
      const end = hex(this.bytes.length);
      throw new Trap('out-of-bounds', `${length} bytes at address ${hex(address)}, memory ends at ${end}`);
    }
  }

  readU8(address: number): number {
    this.check(address, 1);
    return this.bytes[address];
  }

  readI8(address: number): number {
    this.check(address, 1);
    return this.view.getInt8(address);
  }

  readU16(address: number): number {
    this.check(address, 2);
    return this.view.getUint16(address, true);
  }

  readI16(address: number): number {
    this.check(address, 2);
    return this.view.getInt16(address, true);
  }

  readU32(address: number): number {
    this.check(address, 4);
    return this.view.getUint32(address, true);
  }

  readI32(address: number): number {
    this.check(address, 4);
    return this.view.getInt32(address, true);
  }

  readU64(address: number): bigint {
    this.check(address, 8);
    return this.view.getBigUint64(address, true);
  }

  readI64(address: number): bigint {
    this.check(address, 8);
    return this.view.getBigInt64(address, true);
  }

  readF32(address: number): number {
    this.check(address, 4);
    return this.view.getFloat32(address, true);
  }

  readF64(address: number): number {
    this.check(address, 8);
    return this.view.getFloat64(address, true);
  }

  writeU8(address: number, value: number): void {
    this.checkWrite(address, 1);
    this.bytes[address] = value;
  }

  writeU16(address: number, value: number): void {
    this.checkWrite(address, 2);
    this.view.setUint16(address, value, true);
  }

  /** Signed and unsigned values alike: stored modulo 2^32. */
  writeU32(address: number, value: number): void {
    this.checkWrite(address, 4);
    this.view.setUint32(address, value, true);
  }

  writeU64(address: number, value: bigint): void {
    this.checkWrite(address, 8);
    this.view.setBigUint64(address, value, true);
  }

  writeF32(address: number, value: number): void {
    this.checkWrite(address, 4);
    this.view.setFloat32(address, oneNan(value), true);
  }

  writeF64(address: number, value: number): void {
    this.checkWrite(address, 8);
    this.view.setFloat64(address, oneNan(value), true);
  }

  // Ranges. Whoever wants one pays for the work that it is to go through it.

  /** A view of the bytes, valid until the memory grows. An empty range may lie anywhere. */
  range(address: number, length: number): Uint8Array {
    if (length === 0) return new Uint8Array(0);
    this.check(address, length);
    this.meter.spend(length >>> BLOCK_UNITS);
    return this.bytes.subarray(address, address + length);
  }

  /** The same to be changed. */
  writableRange(address: number, length: number): Uint8Array {
    if (length > 0) this.checkWrite(address, length);
    return this.range(address, length);
  }

  writeBytes(address: number, bytes: Uint8Array): void {
    if (bytes.length === 0) return;
    this.checkWrite(address, bytes.length);
    this.meter.spend(bytes.length >>> BLOCK_UNITS);
    this.bytes.set(bytes, address);
  }

  /** Copies bytes, which may overlap. */
  copy(target: number, source: number, length: number): void {
    if (length === 0) return;
    this.check(source, length);
    this.checkWrite(target, length);
    this.meter.spend(length >>> BLOCK_UNITS);
    this.bytes.copyWithin(target, source, source + length);
  }

  fill(address: number, byte: number, length: number): void {
    this.writableRange(address, length).fill(byte);
  }

  /** The address in a cell of pointer size. */
  readPointer(cell: number): number {
    return this.readU32(cell);
  }

  /** An address into a cell of pointer size. */
  writePointer(cell: number, address: number, pointerSize: 4 | 8): void {
    if (pointerSize === 8) this.writeU64(cell, BigInt(address));
    else this.writeU32(cell, address);
  }

  /** How far the first such byte is, looking at no more than `limit` bytes; `limit` if none of them is. */
  distanceTo(byte: number, address: number, limit: number): number {
    if (limit === 0) return 0;
    this.check(address, 1);
    const end = Math.min(address + limit, this.bytes.length);
    const found = this.bytes.subarray(address, end).indexOf(byte);
    this.meter.spend((found < 0 ? end - address : found) >>> BLOCK_UNITS);
    if (found < 0 && end < address + limit) this.check(address, limit);
    return found < 0 ? limit : found;
  }

  /** The number of bytes before the terminating zero; traps when the memory ends first. */
  stringLength(address: number): number {
    this.check(address, 1);
    const end = this.bytes.indexOf(0, address);
    this.meter.spend(((end < 0 ? this.bytes.length : end) - address) >>> BLOCK_UNITS);
    if (end < 0) throw new Trap('out-of-bounds', `the string at address ${hex(address)} has no end`);
    return end - address;
  }

  /** The bytes of a C string without its zero, as a view. */
  stringBytes(address: number): Uint8Array {
    return this.range(address, this.stringLength(address));
  }

  /** A C string as text, read as UTF-8. */
  readString(address: number): string {
    return decoder.decode(this.stringBytes(address));
  }

  /** Writes text as UTF-8 with a terminating zero and returns the bytes written, the zero included. */
  writeString(address: number, text: string): number {
    const bytes = encoder.encode(`${text}\0`);
    this.writeBytes(address, bytes);
    return bytes.length;
  }
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

function hex(address: number): string {
  return `0x${address.toString(16)}`;
}
