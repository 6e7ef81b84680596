/**
 * Writing and reading bytes: little-endian words, LEB128 numbers (as in DWARF and WebAssembly), lengths, UTF-8 strings.
 *
 * `ByteWriter` grows as needed. `ByteReader` never trusts what it reads: every access is checked against the end, every
 * count against the bytes that are left, so that a wrong length can neither read outside nor make the caller allocate
 * more than the input justifies. What is wrong with the input is thrown as `MalformedBytes`, which the reader of a
 * format catches at its border and turns into a diagnostic.
 */
import { decodeUtf8, encodeUtf8Into, utf8Length } from './utf8.ts';

/** One eight-byte cell seen as a float and as two words; module-wide because the conversions below are hot. */
const cell = new DataView(new ArrayBuffer(8));

/** Bytes as a string with one character for each: a key in maps. */
export function byteText(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 4096) text += String.fromCharCode(...bytes.subarray(at, at + 4096));
  return text;
}

export class ByteWriter {
  #buffer: Uint8Array<ArrayBuffer>;
  #length = 0;

  constructor(capacity = 64) {
    this.#buffer = new Uint8Array(Math.max(capacity, 16));
  }

  get length(): number {
    return this.#length;
  }

  /** The bytes written so far; a copy, so that further writing does not change it. */
  toBytes(): Uint8Array<ArrayBuffer> {
    return this.#buffer.slice(0, this.#length);
  }

  /** The bytes written so far without copying: valid until the next write. */
  view(): Uint8Array<ArrayBuffer> {
    return this.#buffer.subarray(0, this.#length);
  }

  /** Forgets everything from `length` on. */
  truncate(length: number): void {
    this.#length = length;
  }

  /** Makes room for `count` more bytes. */
  reserve(count: number): void {
    const needed = this.#length + count;
    if (needed <= this.#buffer.length) return;
    const grown = new Uint8Array(Math.max(needed, this.#buffer.length * 2));
    grown.set(this.view());
    this.#buffer = grown;
  }

  u8(value: number): void {
    if (this.#length === this.#buffer.length) this.reserve(1);
    this.#buffer[this.#length++] = value;
  }

  u16(value: number): void {
    this.u8(value);
    this.u8(value >>> 8);
  }

  u32(value: number): void {
    this.reserve(4);
    const buffer = this.#buffer;
    const at = this.#length;
    buffer[at] = value;
    buffer[at + 1] = value >>> 8;
    buffer[at + 2] = value >>> 16;
    buffer[at + 3] = value >>> 24;
    this.#length = at + 4;
  }

  /** The low 64 bits of `value`. */
  u64(value: bigint): void {
    const low = BigInt.asUintN(64, value);
    this.u32(Number(low & 0xffffffffn));
    this.u32(Number(low >> 32n));
  }

  f32(value: number): void {
    cell.setFloat32(0, value, true);
    this.u32(cell.getUint32(0, true));
  }

  f64(value: number): void {
    cell.setFloat64(0, value, true);
    this.u32(cell.getUint32(0, true));
    this.u32(cell.getUint32(4, true));
  }

  /** Unsigned LEB128 of an integer from 0 to 2^53 - 1. */
  uleb(value: number): void {
    this.reserve(8);
    const buffer = this.#buffer;
    let at = this.#length;
    while (value > 0x7fffffff) {
      buffer[at++] = (value % 128) | 0x80;
      value = Math.floor(value / 128);
    }
    while (value >= 0x80) {
      buffer[at++] = (value & 0x7f) | 0x80;
      value >>>= 7;
    }
    buffer[at++] = value;
    this.#length = at;
  }

  /** Signed LEB128 of an integer whose magnitude is below 2^53. */
  sleb(value: number): void {
    this.reserve(8);
    const buffer = this.#buffer;
    let at = this.#length;
    while (value !== (value | 0)) {
      const low = ((value % 128) + 128) % 128;
      buffer[at++] = low | 0x80;
      value = (value - low) / 128;
    }
    for (;;) {
      const low = value & 0x7f;
      value >>= 7;
      if (value === (low & 0x40 ? -1 : 0)) {
        buffer[at++] = low;
        break;
      }
      buffer[at++] = low | 0x80;
    }
    this.#length = at;
  }

  /** Unsigned LEB128 of a non-negative integer of any size. */
  ulebBig(value: bigint): void {
    while (value >= 0x80n) {
      this.u8(Number(value & 0x7fn) | 0x80);
      value >>= 7n;
    }
    this.u8(Number(value));
  }

  /** Signed LEB128 of an integer of any size. */
  slebBig(value: bigint): void {
    if (value >= -0x80000000n && value <= 0x7fffffffn) return this.sleb(Number(value));
    for (;;) {
      const low = Number(value & 0x7fn);
      value >>= 7n;
      if (value === (low & 0x40 ? -1n : 0n)) return this.u8(low);
      this.u8(low | 0x80);
    }
  }

  bytes(values: Uint8Array): void {
    this.reserve(values.length);
    this.#buffer.set(values, this.#length);
    this.#length += values.length;
  }

  /** UTF-8 without a length. */
  utf8(text: string): void {
    this.reserve(utf8Length(text));
    this.#length = encodeUtf8Into(text, this.#buffer, this.#length);
  }

  /** UTF-8 after its length in bytes. */
  string(text: string): void {
    this.uleb(utf8Length(text));
    this.utf8(text);
  }

  patchU8(at: number, value: number): void {
    this.#buffer[at] = value;
  }

  /** Leaves room for a 32-bit word and returns its offset for `patchU32`. */
  placeU32(): number {
    this.u32(0);
    return this.#length - 4;
  }

  patchU32(at: number, value: number): void {
    for (let k = 0; k < 4; k++) this.#buffer[at + k] = value >>> (8 * k);
  }

  /** Leaves five bytes for a length and returns their offset for `patchLength`. */
  placeLength(): number {
    this.reserve(5);
    this.#length += 5;
    return this.#length - 5;
  }

  /** Fills a placed length with the number of bytes written after it, as LEB128 padded to five bytes. */
  patchLength(at: number): void {
    const length = this.#length - at - 5;
    for (let k = 0; k < 4; k++) this.#buffer[at + k] = ((length >>> (7 * k)) & 0x7f) | 0x80;
    this.#buffer[at + 4] = length >>> 28;
  }
}

/** What is wrong with the input of a `ByteReader`, and where. */
export class MalformedBytes extends Error {
  /** Offset in the array that was given to the reader. */
  readonly offset: number;

  constructor(message: string, offset: number) {
    super(message);
    this.name = 'MalformedBytes';
    this.offset = offset;
  }
}

export class ByteReader {
  readonly #bytes: Uint8Array;
  readonly #end: number;
  #at: number;

  /** Reads `bytes[start..end)`; offsets count from the beginning of `bytes`. */
  constructor(bytes: Uint8Array, start = 0, end = bytes.length) {
    this.#bytes = bytes;
    this.#at = start;
    this.#end = end;
  }

  /** The whole of what it reads in, for a loop that keeps offsets itself. */
  get all(): Uint8Array {
    return this.#bytes;
  }

  get offset(): number {
    return this.#at;
  }

  get remaining(): number {
    return this.#end - this.#at;
  }

  get atEnd(): boolean {
    return this.#at >= this.#end;
  }

  fail(message: string, offset = this.#at): never {
    throw new MalformedBytes(message, offset);
  }

  u8(): number {
    if (this.#at >= this.#end) this.fail('the input ends too early');
    return this.#bytes[this.#at++];
  }

  u16(): number {
    const at = this.#take(2);
    return this.#bytes[at] | (this.#bytes[at + 1] << 8);
  }

  u32(): number {
    const at = this.#take(4);
    const bytes = this.#bytes;
    return (bytes[at] | (bytes[at + 1] << 8) | (bytes[at + 2] << 16) | (bytes[at + 3] << 24)) >>> 0;
  }

  u64(): bigint {
    const low = this.u32();
    return BigInt(low) | (BigInt(this.u32()) << 32n);
  }

  f32(): number {
    cell.setUint32(0, this.u32(), true);
    return cell.getFloat32(0, true);
  }

  f64(): number {
    const at = this.#take(8);
    for (let k = 0; k < 8; k++) cell.setUint8(k, this.#bytes[at + k]);
    return cell.getFloat64(0, true);
  }

  /** Unsigned LEB128 up to 2^53 - 1. */
  uleb(): number {
    // Most numbers are one byte.
    const at = this.#at;
    if (at < this.#end && this.#bytes[at] < 0x80) {
      this.#at = at + 1;
      return this.#bytes[at];
    }
    return this.#longUleb();
  }

  #longUleb(): number {
    const start = this.#at;
    let value = 0;
    let unit = 1;
    for (;;) {
      const byte = this.u8();
      value += (byte & 0x7f) * unit;
      if (value > Number.MAX_SAFE_INTEGER) this.fail('a number is too large', start);
      if (byte < 0x80) return value;
      unit *= 128;
      if (this.#at - start > 10) this.fail('a number has too many bytes', start);
    }
  }

  /** Unsigned LEB128 up to 2^32 - 1. */
  uleb32(): number {
    const start = this.#at;
    const value = this.uleb();
    if (value > 0xffffffff) this.fail('a number does not fit in 32 bits', start);
    return value;
  }

  /** Signed LEB128 whose magnitude is at most 2^53 - 1. */
  sleb(): number {
    const start = this.#at;
    let word = 0;
    for (let k = 0; k < 4 && start + k < this.#end; k++) {
      const byte = this.#bytes[start + k];
      word |= (byte & 0x7f) << (7 * k);
      if (byte >= 0x80) continue;
      this.#at = start + k + 1;
      return (word << (25 - 7 * k)) >> (25 - 7 * k);
    }
    const value = this.slebBig();
    if (value < -0x1fffffffffffffn || value > 0x1fffffffffffffn) this.fail('a number is too large', start);
    return Number(value);
  }

  /** Unsigned LEB128 below 2^`bits`. */
  ulebBig(bits = 64): bigint {
    const start = this.#at;
    const value = this.#leb(bits);
    if (value >> BigInt(bits) !== 0n) this.fail(`a number does not fit in ${bits} bits`, start);
    return value;
  }

  /** Signed LEB128 from -2^(`bits` - 1) to 2^(`bits` - 1) - 1. */
  slebBig(bits = 64): bigint {
    const start = this.#at;
    const magnitude = this.#leb(bits);
    const value = BigInt.asIntN(7 * (this.#at - start), magnitude);
    if (BigInt.asIntN(bits, value) !== value) this.fail(`a number does not fit in ${bits} bits`, start);
    return value;
  }

  /** A count of things that take at least `least` bytes each: refused when the input cannot hold so many. */
  count(least = 1): number {
    const start = this.#at;
    const count = this.uleb();
    if (count * least > this.remaining) this.fail(`a count of ${count} exceeds what is left of the input`, start);
    return count;
  }

  /** The next `length` bytes, shared with the input. */
  bytes(length: number): Uint8Array {
    const at = this.#take(length);
    return this.#bytes.subarray(at, at + length);
  }

  /** UTF-8 text after its length in bytes. */
  string(): string {
    return this.utf8(this.count());
  }

  /** UTF-8 text of `length` bytes. */
  utf8(length: number): string {
    const at = this.#take(length);
    const text = decodeUtf8(this.#bytes, at, at + length);
    return typeof text === 'string' ? text : this.fail('a string is not valid UTF-8', text);
  }

  /** A reader of the next `length` bytes alone; this one continues after them. */
  sub(length: number): ByteReader {
    const at = this.#take(length);
    return new ByteReader(this.#bytes, at, at + length);
  }

  /** Continues at `offset`, which must lie in the reader's range or at its end. */
  seek(offset: number): void {
    if (!Number.isSafeInteger(offset) || offset < 0 || offset > this.#end)
      this.fail('an offset lies outside the input');
    this.#at = offset;
  }

  #take(length: number): number {
    const at = this.#at;
    if (!(length >= 0 && length <= this.#end - at)) this.fail('the input ends too early');
    this.#at = at + length;
    return at;
  }

  #leb(bits: number): bigint {
    const start = this.#at;
    const most = Math.ceil(bits / 7);
    let value = 0n;
    for (let k = 0; ; k++) {
      const byte = this.u8();
      value |= BigInt(byte & 0x7f) << BigInt(7 * k);
      if (byte < 0x80) return value;
      if (k + 1 >= most) this.fail('a number has too many bytes', start);
    }
  }
}
