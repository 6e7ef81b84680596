/**
 * Binary forms described once: a `Codec` both writes a kind of value and reads it back, so the two directions cannot differ.
 *
 * Codecs are put together from small ones (`record`, `variants`, `list`, …); TypeScript checks that a record or a variant
 * names every field, so a field that is added to a node does not compile before it is in the binary form. Numbers are LEB128
 * in its shortest form only: there is one sequence of bytes for a value.
 *
 * What many places share (names, types, constants) lies in a `Pool` and is written as an index: equal values are stored
 * once, and an entry can refer only to entries before it, so pools have no cycles. What a reader can do without (places in
 * the source, comments) goes to a `Sideline`, a stream of its own that may be left out. Pools and sidelines are sections
 * of a container (container.ts).
 *
 * Reading trusts nothing: counts are checked against what is left, indices against their pool, depth against `mostDepth`;
 * what is wrong is thrown as `MalformedBytes`.
 */
import { byteText, ByteWriter, type ByteReader } from './bytes.ts';
import { InternalError } from './errors.ts';

export interface Codec<T> {
  write(out: Sink, value: T): void;
  read(input: Stream): T;
}

/** How deep values may be nested: writers and readers recurse. */
const mostDepth = 2048;
/** What pool entries may amount to where they are used, in characters or parts; a few bytes can name a long one often. */
const mostUnfolded = 2 ** 26;

/** All entries of a pool at once, where that is faster than one by one; equal entries are the same value. */
export interface Whole<T> {
  write(out: ByteWriter, entries: readonly T[]): void;
  read(section: ByteReader): readonly T[];
}

/** Pools, extents and sidelines are numbered, because readers ask for one with every other value. */
let numbered = 0;

/** Values that are written as indices into a table of their own. */
export class Pool<T> {
  readonly id = numbered++;
  readonly name: string;
  readonly whole: Whole<T> | undefined;
  readonly #entry: () => Codec<T>;

  /** The codec of an entry is asked for late, because entries may refer to their own pool. */
  constructor(name: string, entry: () => Codec<T>, whole?: Whole<T>) {
    this.name = name;
    this.whole = whole;
    this.#entry = entry;
  }

  get entry(): Codec<T> {
    return this.#entry();
  }
}

/** A stream beside the main one. Without it, every value read is `absent`. */
export class Sideline<T> {
  readonly id = numbered++;
  readonly item: Codec<T>;
  readonly absent: T;

  constructor(item: Codec<T>, absent: T) {
    this.item = item;
    this.absent = absent;
  }
}

/** A table that is not of pools, such as the functions of a module: values name its rows by their numbers. */
export class Extent {
  readonly id = numbered++;
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

interface ExtentSize {
  readonly count: number;
  /** What a use of each row amounts to. */
  readonly weights: readonly number[] | undefined;
}

interface SinkTable {
  readonly entries: Uint8Array[];
  /** In place of the bytes, in a pool that is written as a whole. */
  readonly values: unknown[];
  readonly indices: Map<string, number>;
  /** Objects seen before, so that one that is used often is written once. */
  readonly seen: Map<unknown, number>;
}

/** What the streams of one document that is written share. */
interface SinkTables {
  readonly pools: Map<Pool<unknown>, SinkTable>;
  /** Absent if what belongs there is to be left out. */
  readonly sidelines: Map<Sideline<unknown>, Sink> | undefined;
}

/** Where values are written. */
export class Sink {
  readonly bytes = new ByteWriter();
  readonly #tables: SinkTables;

  private constructor(tables: SinkTables) {
    this.#tables = tables;
  }

  /** The beginning of a document, with its sidelines or without. */
  static document(withSidelines: boolean): Sink {
    return new Sink({ pools: new Map(), sidelines: withSidelines ? new Map() : undefined });
  }

  /** Another stream of the same document. */
  fork(): Sink {
    return new Sink(this.#tables);
  }

  /** A stream with sidelines of its own, or without, that shares the pools of the document: what it holds can be read alone. */
  part(withSidelines: boolean): Sink {
    return new Sink({ pools: this.#tables.pools, sidelines: withSidelines ? new Map() : undefined });
  }

  /** A document that shares all pools that are in use but one, of which it has a table of its own. */
  apart(pool: Pool<unknown>): Sink {
    const pools = new Map(this.#tables.pools);
    pools.delete(pool);
    return new Sink({ pools, sidelines: this.#tables.sidelines && new Map() });
  }

  /** The index of a value in its pool; its bytes are its identity. */
  indexIn<T>(pool: Pool<T>, value: T): number {
    const { pools } = this.#tables;
    const table: SinkTable = pools.get(pool) ?? { entries: [], values: [], indices: new Map(), seen: new Map() };
    pools.set(pool, table);
    const seen = table.seen.get(value);
    if (seen !== undefined) return seen;
    if (pool.whole !== undefined) {
      const index = table.values.push(value) - 1;
      table.seen.set(value, index);
      return index;
    }
    const entry = this.fork();
    pool.entry.write(entry, value);
    const bytes = entry.bytes.toBytes();
    const key = byteText(bytes);
    const index = table.indices.get(key) ?? table.entries.push(bytes) - 1;
    table.indices.set(key, index);
    table.seen.set(value, index);
    return index;
  }

  /** A pool's section: the count of its entries, the entries. */
  poolSection(pool: Pool<unknown>): Uint8Array {
    const { entries, values } = this.#tables.pools.get(pool) ?? { entries: [], values: [] };
    const out = new ByteWriter();
    if (pool.whole !== undefined) {
      pool.whole.write(out, values);
      return out.toBytes();
    }
    out.uleb(entries.length);
    for (const entry of entries) out.bytes(entry);
    return out.toBytes();
  }

  besides(sideline: Sideline<unknown>): Sink | undefined {
    const { sidelines } = this.#tables;
    const sink = sidelines?.get(sideline) ?? this.fork();
    sidelines?.set(sideline, sink);
    return sidelines === undefined ? undefined : sink;
  }
}

/** What the streams of one document that is read share; its parts have sidelines and tables of their own. */
class StreamTables {
  /** By the numbers of pools, extents and sidelines. */
  pools: (readonly unknown[] | undefined)[];
  readonly extents: (ExtentSize | undefined)[];
  readonly sidelines: (Stream | undefined)[] = [];
  readonly unfolding: { amount: number; most: number };

  constructor(whole?: StreamTables) {
    this.pools = whole?.pools ?? [];
    this.extents = whole?.extents.slice() ?? [];
    this.unfolding = whole?.unfolding ?? { amount: 0, most: mostUnfolded };
  }
}

/** Where values are read. */
export class Stream {
  readonly bytes: ByteReader;
  readonly #tables: StreamTables;
  #depth = 0;

  constructor(bytes: ByteReader, tables = new StreamTables()) {
    this.bytes = bytes;
    this.#tables = tables;
  }

  /** Another stream of the same document. */
  fork(bytes: ByteReader): Stream {
    return new Stream(bytes, this.#tables);
  }

  /** A stream with sidelines and extents of its own that shares the pools of the document. */
  part(bytes: ByteReader): Stream {
    return new Stream(bytes, new StreamTables(this.#tables));
  }

  /** A document that shares all pools but one, whose section is its own. */
  apart<T>(pool: Pool<T>, section: ByteReader): Stream {
    const tables = new StreamTables(this.#tables);
    tables.pools = this.#tables.pools.slice();
    const document = new Stream(section, tables);
    document.loadPool(pool, section);
    return document;
  }

  /** Reads the section of a pool. Its entries find those before them while it is read. */
  loadPool<T>(pool: Pool<T>, section: ByteReader): void {
    if (pool.whole !== undefined) {
      this.#tables.pools[pool.id] = pool.whole.read(section);
      return;
    }
    const entries: T[] = [];
    this.#tables.pools[pool.id] = entries;
    const stream = this.fork(section);
    for (let left = count.read(stream); left > 0; left--) entries.push(pool.entry.read(stream));
    stream.finish();
  }

  entryOf<T>(pool: Pool<T>): T {
    return this.entry(pool, uleb.read(this));
  }

  entry<T>(pool: Pool<T>, index: number): T {
    const entries = this.#tables.pools[pool.id];
    if (entries === undefined || index >= entries.length)
      this.bytes.fail(`there is no entry ${index} in the table of ${pool.name}`);
    return entries[index] as T;
  }

  /** The entries of a pool that has been read. */
  entries<T>(pool: Pool<T>): readonly T[] {
    return (this.#tables.pools[pool.id] ?? []) as readonly T[];
  }

  /** Says how many rows a table has, and what a use of each amounts to if it is more than a number. */
  setExtent(extent: Extent, count: number, weights?: readonly number[]): void {
    this.#tables.extents[extent.id] = { count, weights };
  }

  /** How many rows a table has. */
  rows(extent: Extent): number {
    return this.#tables.extents[extent.id]?.count ?? 0;
  }

  /** The number of a row of a table. */
  rowOf(extent: Extent): number {
    return this.bound(extent, this.bytes.uleb());
  }

  /** A number that was read, which must be that of a row. */
  bound(extent: Extent, index: number): number {
    const size = this.#tables.extents[extent.id];
    if (size === undefined || index >= size.count)
      this.bytes.fail(`there is no number ${index} among the ${extent.name}`);
    if (size.weights !== undefined) this.unfold(size.weights[index]);
    return index;
  }

  /** Another bound of what uses of entries may amount to. */
  limitUnfolding(most: number): void {
    this.#tables.unfolding.most = most;
  }

  /** Counts what a use of a pool entry amounts to. */
  unfold(amount: number): void {
    const { unfolding } = this.#tables;
    unfolding.amount += amount;
    if (unfolding.amount > unfolding.most) this.bytes.fail(`the file unfolds to more than ${unfolding.most} parts`);
  }

  loadSideline(sideline: Sideline<unknown>, section: ByteReader): Stream {
    const stream = this.fork(section);
    this.#tables.sidelines[sideline.id] = stream;
    return stream;
  }

  besides(sideline: Sideline<unknown>): Stream | undefined {
    return this.#tables.sidelines[sideline.id];
  }

  /** Reads a part of a value that may have parts of the same kind. */
  nested<T>(codec: Codec<T>): T {
    if (++this.#depth > mostDepth) this.bytes.fail(`values are nested deeper than ${mostDepth}`);
    const value = codec.read(this);
    this.#depth--;
    return value;
  }

  /** Everything must have been read. */
  finish(): void {
    if (!this.bytes.atEnd) this.bytes.fail(`${this.bytes.remaining} bytes are left over`);
  }
}

// Numbers

/** From 0 to 2^53 - 1. */
export const uleb: Codec<number> = {
  write: (out, value) => out.bytes.uleb(value),
  read({ bytes }) {
    const { offset } = bytes;
    const value = bytes.uleb();
    return value < 0x80 && bytes.offset === offset + 1 ? value : shortest(bytes, offset, value);
  },
};

/** Magnitude below 2^53. */
export const sleb: Codec<number> = {
  write: (out, value) => out.bytes.sleb(value),
  read({ bytes }) {
    const { offset } = bytes;
    const value = bytes.sleb();
    if (bytes.offset === offset + 1) return value;
    const again = new ByteWriter();
    again.sleb(value);
    return again.length === bytes.offset - offset ? value : bytes.fail('a number is not in its shortest form', offset);
  },
};

/** How many values follow, of at least a byte each. */
const count: Codec<number> = {
  write: uleb.write,
  read({ bytes }) {
    const { offset } = bytes;
    return shortest(bytes, offset, bytes.count());
  },
};

/** A number that was read from `offset` on, which must not take more bytes than it needs. */
function shortest(bytes: ByteReader, offset: number, value: number): number {
  // Seven bits a byte, and the last byte is not a superfluous zero.
  const length = bytes.offset - offset;
  return length === 1 || value >= 128 ** (length - 1)
    ? value
    : bytes.fail('a number is not in its shortest form', offset);
}

/** An integer of any size: the number of its bytes, then two's complement, little-endian, as short as possible. */
export const bigInteger: Codec<bigint> = {
  write(out, value) {
    const length = byteLength(value);
    const digits = BigInt.asUintN(8 * length, value)
      .toString(16)
      .padStart(2 * length, '0');
    out.bytes.uleb(length);
    for (let i = length - 1; i >= 0; i--) out.bytes.u8(Number.parseInt(digits.slice(2 * i, 2 * i + 2), 16));
  },
  read(input) {
    const { bytes } = input;
    const { offset } = bytes;
    const length = count.read(input);
    if (length <= 4) return smallInteger(bytes, length, offset);
    const digits = Array.from(bytes.bytes(length), (byte) => byte.toString(16).padStart(2, '0'))
      .reverse()
      .join('');
    const value = BigInt.asIntN(8 * length, BigInt(`0x0${digits}`));
    return byteLength(value) === length ? value : bytes.fail('an integer is not in its shortest form', offset);
  },
};

/** An integer of at most 32 bits, as most are. */
function smallInteger(bytes: ByteReader, length: number, offset: number): bigint {
  let word = 0;
  for (let i = 0; i < length; i++) word |= bytes.u8() << (8 * i);
  const unused = 32 - 8 * length;
  const value = length === 0 ? 0 : (word << unused) >> unused;
  // One byte less would have to hold it too, or there is nothing to hold.
  const isLong = length > 0 && (value === 0 || (length > 1 && value === (value << (unused + 8)) >> (unused + 8)));
  return isLong ? bytes.fail('an integer is not in its shortest form', offset) : BigInt(value);
}

function byteLength(value: bigint): number {
  if (value === 0n) return 0;
  const magnitude = value < 0n ? ~value : value;
  return Math.floor((magnitude === 0n ? 0 : magnitude.toString(2).length) / 8) + 1;
}

export const flag: Codec<boolean> = {
  write: (out, value) => out.bytes.u8(value ? 1 : 0),
  read({ bytes }) {
    const byte = bytes.u8();
    return byte <= 1 ? byte === 1 : bytes.fail(`${byte} is neither no (0) nor yes (1)`, bytes.offset - 1);
  },
};

// Composition

export function list<T>(item: Codec<T>): Codec<readonly T[]> {
  return {
    write(out, values) {
      out.bytes.uleb(values.length);
      for (const value of values) item.write(out, value);
    },
    read(input) {
      const length = count.read(input);
      if (length === 0) return [];
      // Room for all at once: pushing leaves small arrays with room for many more.
      const values = new Array<T>(length);
      for (let i = 0; i < length; i++) values[i] = item.read(input);
      return values;
    },
  };
}

export function optional<T>(item: Codec<T>): Codec<T | undefined> {
  return {
    write(out, value) {
      flag.write(out, value !== undefined);
      if (value !== undefined) item.write(out, value);
    },
    read: (input) => (flag.read(input) ? item.read(input) : undefined),
  };
}

/** One of some words, by its place in the list: append, never insert. */
export function word<T>(words: readonly T[]): Codec<T> {
  return {
    write(out, value) {
      const index = words.indexOf(value);
      if (index < 0) throw new InternalError(`${String(value)} is not in the binary form`, 'codec');
      out.bytes.uleb(index);
    },
    read(input) {
      const { offset } = input.bytes;
      const index = uleb.read(input);
      return index < words.length
        ? words[index]
        : input.bytes.fail(`${index} is no word of ${words.map(String).join(' ')}`, offset);
    },
  };
}

export function pooled<T>(pool: Pool<T>): Codec<T> {
  return { write: (out, value) => uleb.write(out, out.indexIn(pool, value)), read: (input) => input.entryOf(pool) };
}

/** The number of a row of a table that the reader knows from elsewhere. */
export function within(extent: Extent): Codec<number> {
  return { write: uleb.write, read: (input) => input.rowOf(extent) };
}

/** A codec that is defined further down, of values that may contain such values. */
export function nested<T>(codec: () => Codec<T>): Codec<T> {
  return { write: (out, value) => codec().write(out, value), read: (input) => input.nested(codec()) };
}

export type Fields<T> = { readonly [K in keyof T]-?: Codec<T[K]> };

/** The fields of an object, in the order in which they are given here. */
export function record<T extends object>(fields: Fields<T>): Codec<T> {
  const entries = Object.entries(fields) as [keyof T, Codec<T[keyof T]>][];
  return {
    write(out, value) {
      for (const [name, codec] of entries) codec.write(out, value[name]);
    },
    read: (input) => readFields({}, entries, input),
  };
}

function readFields<T extends object>(
  value: Partial<T>,
  entries: readonly (readonly [keyof T, Codec<T[keyof T]>])[],
  input: Stream,
): T {
  for (let i = 0; i < entries.length; i++) value[entries[i][0]] = entries[i][1].read(input);
  return value as T;
}

/** The member of a union that has this kind. */
type Variant<T extends Kinded, K> = T extends unknown ? (K extends T['kind'] ? T : never) : never;
interface Kinded {
  readonly kind: string;
}

function kindsByCode<K>(table: readonly (readonly [K, readonly [code: number, ...unknown[]]])[]): Map<number, K> {
  const byCode = new Map(table.map(([kind, [code]]) => [code, kind]));
  if (byCode.size !== table.length) throw new InternalError('two kinds have one number', 'codec');
  return byCode;
}

/** Objects told apart by `kind`: for each kind its number and its other fields. */
export function variants<T extends Kinded>(rows: {
  readonly [K in T['kind']]: readonly [code: number, fields: Fields<Omit<Variant<T, K>, 'kind'>>];
}): Codec<T> {
  const table = Object.entries(rows) as [T['kind'], readonly [number, Fields<object>]][];
  const byKind = new Map(
    table.map(([kind, [code, fields]]) => [
      kind,
      { code, codec: record<object>(fields), entries: Object.entries(fields) as [never, Codec<never>][] },
    ]),
  );
  const byCode = kindsByCode(table);
  return {
    write(out, value) {
      const row = byKind.get(value.kind);
      if (row === undefined) throw new InternalError(`${value.kind} is not in the binary form`, 'codec');
      out.bytes.u8(row.code);
      row.codec.write(out, value);
    },
    read(input) {
      const code = input.bytes.u8();
      const kind = byCode.get(code);
      const row = kind === undefined ? undefined : byKind.get(kind);
      if (row === undefined) return input.bytes.fail(`there is no kind ${code} here`, input.bytes.offset - 1);
      return readFields<object>({ kind }, row.entries, input) as T;
    },
  };
}
