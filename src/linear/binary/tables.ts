/** Tables of a module while it is written: equal things are written once, and named by the order of their first use. */
import { ByteWriter } from '../../base/bytes.ts';

export class Table<T> {
  readonly #numbers = new Map<T | string, number>();
  readonly #keyOf: (value: T) => T | string;
  readonly entries: T[] = [];

  /** What makes values equal; they themselves unless given. */
  constructor(keyOf: (value: T) => T | string = (value) => value) {
    this.#keyOf = keyOf;
  }

  indexOf(value: T): number {
    const key = this.#keyOf(value);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.entries.length);
    return this.entries.push(value) - 1;
  }

  /** The number of entries, and the entries. */
  section(write: (out: ByteWriter, entry: T) => void): Uint8Array {
    const out = new ByteWriter(1024);
    out.uleb(this.entries.length);
    for (const entry of this.entries) write(out, entry);
    return out.toBytes();
  }
}

/** A signed difference as a number that is small if it is small. */
export function zigzag(value: number): number {
  return value < 0 ? -2 * value - 1 : 2 * value;
}

export function unzigzag(value: number): number {
  return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
}
