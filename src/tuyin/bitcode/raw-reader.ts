/** Bytes and numbers out of a part of a file, as fast as they can be checked: the hot loop of reading bitcode. */
import { MalformedBytes } from '../../base/bytes.ts';

export class RawReader {
  readonly bytes: Uint8Array;
  readonly end: number;
  at: number;

  /** Reads `bytes[start..end)`; offsets count from the beginning of the file. */
  constructor(bytes: Uint8Array, start: number, end: number) {
    this.bytes = bytes;
    this.at = start;
    this.end = end;
  }

  get atEnd(): boolean {
    return this.at >= this.end;
  }

  get remaining(): number {
    return this.end - this.at;
  }

  fail(message: string, offset = this.at): never {
    throw new MalformedBytes(message, offset);
  }

  u8(): number {
    if (this.at >= this.end) this.fail('the input ends too early');
    return this.bytes[this.at++];
  }

  /** Unsigned LEB128 in its shortest form, up to 2^53 - 1. */
  uleb(): number {
    const { at } = this;
    const first = at < this.end ? this.bytes[at] : 0x80;
    if (first >= 0x80) return this.#longUleb();
    this.at = at + 1;
    return first;
  }

  #longUleb(): number {
    const start = this.at;
    let value = 0;
    let unit = 1;
    for (;;) {
      const byte = this.u8();
      value += (byte & 0x7f) * unit;
      if (value > Number.MAX_SAFE_INTEGER || this.at - start > 8) this.fail('a number is too large', start);
      if (byte < 0x80) {
        if (byte === 0) this.fail('a number is not in its shortest form', start);
        return value;
      }
      unit *= 128;
    }
  }

  /** How many things of at least a byte each follow. */
  count(): number {
    const start = this.at;
    const count = this.uleb();
    if (count > this.remaining) this.fail(`a count of ${count} exceeds what is left of the input`, start);
    return count;
  }

  take(length: number): Uint8Array {
    if (length > this.remaining) this.fail('the input ends too early');
    const { at } = this;
    this.at = at + length;
    return this.bytes.subarray(at, at + length);
  }

  /** A reader of the next bytes alone. */
  part(length: number): RawReader {
    if (length > this.remaining) this.fail('the input ends too early');
    const { at } = this;
    this.at = at + length;
    return new RawReader(this.bytes, at, at + length);
  }

  finish(): void {
    if (!this.atEnd) this.fail(`${this.remaining} bytes are left over`);
  }
}
