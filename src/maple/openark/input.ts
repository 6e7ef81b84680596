/**
 * The coding that all sections share: numbers are signed LEB128; strings are told once and then referred to by number.
 *
 *     str    0: none;  1: a new string follows;  -k: entry k of the table, whose entry 0 is a dummy
 */
import { ByteReader } from '../../base/bytes.ts';
import { decodeUtf8 } from '../../base/utf8.ts';
import type { Age } from './ages.ts';

export class Input {
  readonly bytes: Uint8Array;
  readonly reader: ByteReader;
  readonly age: Age;
  readonly #strings: string[] = [''];
  /** Texts of constants have a table of their own. */
  readonly #texts: string[] = [''];

  constructor(bytes: Uint8Array, age: Age) {
    this.bytes = bytes;
    this.reader = new ByteReader(bytes);
    this.age = age;
  }

  get offset(): number {
    return this.reader.offset;
  }

  fail(message: string, offset = this.reader.offset): never {
    return this.reader.fail(message, offset);
  }

  num(): number {
    const { bytes, reader } = this;
    const byte = bytes[reader.offset];
    // Most numbers take one byte.
    if (reader.remaining > 0 && byte < 0x80) {
      reader.u8();
      return byte < 0x40 ? byte : byte - 0x80;
    }
    return reader.sleb();
  }

  word(): bigint {
    return this.reader.slebBig();
  }

  i32(): number {
    return this.reader.u32() | 0;
  }

  /** How many of something follow, of at least so many bytes each. */
  count(what: string, least = 1): number {
    const { offset } = this;
    return this.#checked(this.num(), what, least, offset);
  }

  /** The same as four bytes. */
  count32(what: string, least = 1): number {
    const { offset } = this;
    return this.#checked(this.i32(), what, least, offset);
  }

  #checked(count: number, what: string, least: number, offset: number): number {
    const { remaining } = this.reader;
    if (count < 0 || count * least > remaining)
      this.fail(`expected the number of ${what}, at most ${Math.floor(remaining / least)}, found ${count}`, offset);
    return count;
  }

  flag(what: string): boolean {
    const { offset } = this;
    const value = this.num();
    return value === 0 || value === 1 ? value === 1 : this.fail(`expected 0 or 1 for ${what}, found ${value}`, offset);
  }

  /** A name that is written out wherever it stands. */
  raw(): string {
    return this.age.names === 'counted' ? this.#counted() : this.#ended();
  }

  #counted(): string {
    return this.utf8(this.count('bytes of a name'));
  }

  #ended(): string {
    const { offset } = this;
    const end = this.bytes.indexOf(0, offset);
    if (end < 0) this.fail('expected a name that ends with a zero byte', offset);
    const text = this.utf8(end - offset);
    this.reader.u8();
    return text;
  }

  /** Text of so many bytes. */
  utf8(length: number): string {
    const { offset } = this;
    const text = decodeUtf8(this.reader.bytes(length));
    return typeof text === 'string' ? text : this.fail('expected text in UTF-8', offset + text);
  }

  str(): string {
    return this.#interned(this.#strings, 'a string');
  }

  text(): string {
    return this.#interned(this.#texts, 'a text');
  }

  #interned(table: string[], what: string): string {
    const { offset } = this;
    const number = this.num();
    if (number === 0) return '';
    if (number === 1) {
      const text = this.raw();
      table.push(text);
      return text;
    }
    if (number > 0 || -number >= table.length)
      this.fail(`expected ${what}: 0, 1 or the number of one of ${table.length - 1} before, found ${number}`, offset);
    return table[-number];
  }
}
