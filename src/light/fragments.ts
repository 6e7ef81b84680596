/**
 * Bytes of pointers that are no longer together, and pointers that do not fit into the bytes they have.
 *
 * A byte of a pointer is a *fragment*: the pointer, and which of its bytes it is (CompCert's `Fragment v q n`). As long as
 * all bytes of a pointer are together, memory.ts keeps the pointer in them. When a part of it is overwritten or copied,
 * each byte gets the pointer's number in a table here, so that bytes of different pointers are never taken for one.
 * The same table has pointers whose block and offset are too large for their bytes. Numbers that no byte mentions are
 * used again; what the table and the pages hold counts as memory.
 */
import type { Vptr } from './values.ts';

/** Bytes of the arena whose numbers are in one array: pages exist only where there are fragments. */
const PAGE = 4096;
/** Bytes that an entry of the table stands for in the accounts. */
const ENTRY = 64;
/** A power of two: the hash is masked. */
const CACHE = 1024;

export interface FragmentsSnapshot {
  readonly pointers: readonly (Vptr | undefined)[];
  readonly pages: ReadonlyMap<number, Uint32Array>;
}

/** Belongs to one memory, which asks it only for bytes whose flag says `FRAGMENT`. */
export class Fragments {
  /** By number; 0 is none. */
  #pointers: (Vptr | undefined)[] = [undefined];
  #free: number[] = [];
  /** Numbers of pointers that were asked for lately, by a hash of the pointer. */
  readonly #recent = new Uint32Array(CACHE);
  /** Numbers by address, for bytes that are fragments. */
  #pages = new Map<number, Uint32Array>();

  /** Bytes that all this takes. */
  get size(): number {
    return (this.#pointers.length - this.#free.length) * ENTRY + this.#pages.size * PAGE * 4;
  }

  get count(): number {
    return this.#pointers.length - this.#free.length;
  }

  /** Are there fragments anywhere? */
  get any(): boolean {
    return this.#pages.size > 0;
  }

  pointer(number: number): Vptr | undefined {
    return this.#pointers[number];
  }

  /** The number of a pointer; equal pointers may have several. */
  number(v: Vptr): number {
    const slot = (Math.imul(v.b, 31) + Number(v.p)) & (CACHE - 1);
    const recent = this.#recent[slot];
    if (isSame(this.#pointers[recent], v)) return recent;
    const number = this.#free.pop() ?? this.#pointers.length;
    this.#pointers[number] = v;
    this.#recent[slot] = number;
    return number;
  }

  /** The pointer that a byte belongs to. */
  at(address: number): number {
    return this.#pages.get(Math.floor(address / PAGE))?.[address % PAGE] ?? 0;
  }

  put(address: number, number: number): void {
    const key = Math.floor(address / PAGE);
    let page = this.#pages.get(key);
    if (page === undefined) this.#pages.set(key, (page = new Uint32Array(PAGE)));
    page[address % PAGE] = number;
  }

  /** The pointer whose bytes stand at `address` in order; undefined if they are of several. */
  whole(address: number, size: number): Vptr | undefined {
    const first = this.pointer(this.at(address));
    for (let i = 1; i < size; i++) if (!isSame(this.pointer(this.at(address + i)), first)) return undefined;
    return first;
  }

  /** Keeps the numbers that are in use, and the pages that have one. */
  sweep(used: ReadonlySet<number>, isFragment: (address: number) => boolean): void {
    this.#free = [];
    for (let number = this.#pointers.length - 1; number > 0; number--) {
      if (used.has(number)) continue;
      this.#pointers[number] = undefined;
      this.#free.push(number);
    }
    this.#recent.fill(0);
    for (const [key] of this.#pages) {
      let any = false;
      for (let i = 0; i < PAGE && !any; i++) any = isFragment(key * PAGE + i);
      if (!any) this.#pages.delete(key);
    }
  }

  snapshot(): FragmentsSnapshot {
    return { pointers: [...this.#pointers], pages: copyOf(this.#pages) };
  }

  restore({ pointers, pages }: FragmentsSnapshot): void {
    this.#pointers = [...pointers];
    this.#free = pointers.flatMap((v, number) => (v === undefined && number > 0 ? [number] : []));
    this.#recent.fill(0);
    this.#pages = copyOf(pages);
  }
}

function copyOf(pages: ReadonlyMap<number, Uint32Array>): Map<number, Uint32Array> {
  return new Map([...pages].map(([key, page]) => [key, page.slice()]));
}

function isSame(a: Vptr | undefined, b: Vptr | undefined): boolean {
  return a !== undefined && b !== undefined && a.b === b.b && a.p === b.p;
}
