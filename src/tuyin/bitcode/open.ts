/** A file of bitcode that is open: its heads are read, its bodies when somebody asks for them. */
import { MalformedBytes, type ByteReader } from '../../base/bytes.ts';
import type { Container } from '../../base/container.ts';
import { diagnose } from '../../base/diagnostics.ts';
import { named, type NamedResult } from '../../base/result.ts';
import { SourceFile } from '../../base/source.ts';
import type { Item, Module } from '../module.ts';
import { bitcodeCatalogue } from './diagnostics.ts';
import { hasBody, itemBody, itemHead } from './items.ts';
import { PlaceReader } from './places.ts';
import { PoolsReader } from './pools.ts';
import { RawReader } from './raw-reader.ts';
import { FileReader, Reader } from './reader.ts';
import { tail } from './trees.ts';

/** A module that is open. */
export interface OpenModule {
  /** The items in their order; a head has no body yet. */
  readonly heads: readonly Item[];
  /** The whole item of a head, or what is wrong with its body. */
  item(index: number): NamedResult<'item', Item | undefined>;
  /** The module with all bodies. */
  module(): NamedResult<'module', Module | undefined>;
  /** Bytes of bodies that have been read. */
  readonly bodyBytes: number;
  /** Where the body of an item lies in the file; undefined of those that have none. */
  placeOf(index: number): { readonly offset: number; readonly size: number } | undefined;
}

/** Functions that every program has: their names are those of symbols. */
const hostNames = ['puts', 'putchar', 'exit'];

interface BodyPart {
  /** Where it lies in the section of bodies. */
  readonly offset: number;
  readonly length: number;
  readonly source: SourceFile;
  readonly at: number;
}

/** Throws `MalformedBytes` unless the heads are right. */
export class OpenFile implements OpenModule {
  readonly heads: readonly Item[];
  bodyBytes = 0;
  readonly #sections: Container['sections'];
  readonly #bytes: Uint8Array;
  readonly #source: SourceFile;
  readonly #sources: readonly SourceFile[];
  readonly #isStripped: boolean;
  readonly #pools = new PoolsReader();
  readonly #file: FileReader;
  readonly #parts: (BodyPart | undefined)[] = [];
  readonly #tail: readonly string[];
  readonly #fileName: string;
  #hasBodyPools = false;

  constructor({ sections, flags }: Container, bytes: Uint8Array, fileName: string) {
    if (flags !== 0) throw new MalformedBytes('there are no such flags', 6);
    this.#sections = sections;
    this.#bytes = bytes;
    this.#fileName = fileName;
    this.#isStripped = !sections.has(6);
    this.#loadPools(2, true);
    const info = this.#section(1);
    const known: { symbols: Set<string>; types: Set<string> } = { symbols: new Set(hostNames), types: new Set() };
    this.#file = new FileReader(this.#pools, known);
    const plain = new Reader(this.#file, info, undefined, new SourceFile(fileName, ''));
    this.#sources = this.#readSources(plain, fileName);
    this.#file.hasComments = !this.#isStripped;
    this.#source = this.#sources[0];
    this.heads = this.#readHeads();
    for (const head of this.heads) addNames(head, known);
    this.#readLengths(info);
    this.#tail = tail(plain, undefined);
    info.finish();
  }

  item(index: number): NamedResult<'item', Item | undefined> {
    try {
      return named('item', this.#body(index));
    } catch (error) {
      return named('item', undefined, [this.#problem(error)]);
    }
  }

  module(): NamedResult<'module', Module | undefined> {
    try {
      const items = this.heads.map((_head, i) => this.#body(i));
      this.#checkModuleScope();
      this.#checkRest();
      return named('module', { source: this.#source, items, tail: this.#tail });
    } catch (error) {
      return named('module', undefined, [this.#problem(error)]);
    }
  }

  placeOf(index: number): ReturnType<OpenModule['placeOf']> {
    const part = this.#parts[index];
    return part && { offset: (this.#sections.get(10)?.offset ?? 0) + part.offset, size: part.length };
  }

  #problem(error: unknown): ReturnType<typeof diagnose> {
    if (!(error instanceof MalformedBytes)) throw error;
    const place = { source: new SourceFile(this.#fileName, ''), start: 0, end: 0 };
    return diagnose(bitcodeCatalogue, 'TUY3001', place, [error.message, error.offset]);
  }

  #section(id: number): RawReader {
    return this.#partOf(this.#sections.get(id)) ?? this.#missing(id);
  }

  #partOf(section: ByteReader | undefined): RawReader | undefined {
    if (section === undefined) return undefined;
    return new RawReader(this.#bytes, section.offset, section.offset + section.remaining);
  }

  #missing(id: number): never {
    throw new MalformedBytes(`section ${id} is missing`, 0);
  }

  #loadPools(first: number, areNeeded: boolean): void {
    const load = (id: number, read: (input: RawReader) => void): void => {
      const part = this.#partOf(this.#sections.get(id));
      if (part !== undefined) read(part);
      else if (areNeeded) this.#missing(id);
    };
    load(first, (input) => (areNeeded ? this.#pools.texts : this.#pools.bodyTexts).load(input));
    load(first + 1, (input) => this.#pools.loadTypes(input));
    load(first + 2, (input) => this.#pools.loadLiterals(input));
  }

  /** Files are beside this one: they have no folders. */
  #readSources(input: Reader, fileName: string): SourceFile[] {
    const folder = fileName.replace(/[^\\/]*$/, '');
    const first = input.comment();
    const others = input.list(undefined, (c) => c.comment(undefined), 0);
    for (const name of [first, ...others]) input.check(!/[\\/]/.test(name), `a file has folders: ${name}`);
    if (this.#isStripped) return [SourceFile.placeless(`${folder}${first}.tb`)];
    return [first, ...others].map(
      (name, i) => new SourceFile(`${folder}${name}`, '', () => this.#lineStarts(this.#section(11), i)),
    );
  }

  #lineStarts(input: RawReader, index: number): readonly number[] {
    for (let skipped = 0; skipped < index; skipped++) skipLines(input);
    return readLineStarts(input);
  }

  #readHeads(): Item[] {
    const bytes = this.#section(5);
    const places = this.#isStripped ? undefined : new PlaceReader(this.#section(6), this.#sources, this.#source, 0);
    const reader = new Reader(this.#file, bytes, places, this.#source);
    const heads: Item[] = [];
    for (let left = bytes.count(); left > 0; left--) {
      const head = itemHead(reader);
      heads.push(head);
      const at = head.kind === 'stmt' ? (places?.at ?? 0) : head.span.start;
      this.#parts.push(
        hasBody(head) ? { offset: 0, length: 0, source: places?.source ?? this.#source, at } : undefined,
      );
    }
    bytes.finish();
    places?.finish();
    return heads;
  }

  /** Of each body, one behind the other. */
  #readLengths(info: RawReader): void {
    let offset = 0;
    this.#parts.forEach((part, i) => {
      if (part === undefined) return;
      const length = info.uleb();
      this.#parts[i] = { ...part, offset, length };
      offset += length;
    });
    if (offset !== (this.#sections.get(10)?.remaining ?? 0)) info.fail('the bodies have another length');
  }

  #body(index: number): Item {
    const head = this.heads[index];
    const part = this.#parts[index];
    if (part === undefined) return head;
    if (!this.#hasBodyPools) this.#loadPools(7, false);
    this.#hasBodyPools = true;
    const bytes = this.#section(10);
    bytes.at += part.offset;
    const body = bytes.part(part.length);
    const tree = body.part(body.uleb());
    const places = this.#isStripped ? undefined : new PlaceReader(body, this.#sources, part.source, part.at);
    const reader = new Reader(this.#file, tree, places, this.#source);
    const item = itemBody(reader, head);
    tree.finish();
    if (places === undefined) body.finish();
    places?.finish();
    this.bodyBytes += part.length;
    this.#scope(item, reader);
    return item;
  }

  /** A name without a sigil is one that its body does not define. */
  #scope(item: Item, { bare, defined }: Reader): void {
    if (item.kind === 'func') checkBare(bare, defined);
    else {
      this.#file.moduleBare.push(...bare);
      this.#file.moduleDefined.push(...defined);
    }
  }

  #checkModuleScope(): void {
    checkBare(this.#file.moduleBare, this.#file.moduleDefined);
  }

  /** What has been skipped until now. */
  #checkRest(): void {
    if (!this.#hasBodyPools) this.#loadPools(7, false);
    if (this.#isStripped) {
      if (this.#sections.has(11)) throw new MalformedBytes('lines without places', 0);
      return;
    }
    const lines = this.#section(11);
    for (let left = this.#sources.length; left > 0; left--) skipLines(lines);
    lines.finish();
  }
}

function readLineStarts(input: RawReader): readonly number[] {
  const starts = [0];
  let at = 0;
  for (let left = input.count(); left > 0; left--) starts.push((at += input.uleb()));
  return starts;
}

function skipLines(input: RawReader): void {
  for (let left = input.count(); left > 0; left--) input.uleb();
}

function addNames(head: Item, known: { readonly symbols: Set<string>; readonly types: Set<string> }): void {
  if (head.kind === 'type' || (head.kind === 'alias' && head.name.sigil === '%')) known.types.add(head.name.name);
  else if (head.kind === 'func' || head.kind === 'global' || head.kind === 'alias') known.symbols.add(head.name.name);
}

function checkBare(bare: readonly string[], defined: readonly string[]): void {
  if (bare.length === 0 || defined.length === 0) return;
  const names = new Set(defined);
  const wrong = bare.find((name) => names.has(name));
  if (wrong !== undefined) throw new MalformedBytes(`a local has no sigil: ${wrong}`, 0);
}
