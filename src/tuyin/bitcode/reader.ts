/** Reads trees: see coder.ts. */
import { decodeUtf8 } from '../../base/utf8.ts';
import type { SourceFile, Span } from '../../base/source.ts';
import type { Name } from '../nodes.ts';
import type { Type } from '../types.ts';
import type { Coder, KnownNames, TypePlace } from './coder.ts';
import type { PlaceReader } from './places.ts';
import { asciiOf, isKnown, mostDepth, mostUnfolded, type Literal, type PoolsReader } from './pools.ts';
import type { RawReader } from './raw-reader.ts';
import { isBareName, isComment } from './rules.ts';

/** What the parts of a file that is read share. */
export class FileReader {
  readonly pools: PoolsReader;
  readonly known: KnownNames;
  /** Bare names of the module's own scope, and what is defined there: known when everything was read. */
  readonly moduleBare: string[] = [];
  readonly moduleDefined: string[] = [];
  unfolded = 0;
  /** Where there are no places, there are no comments: both are details of a text. */
  hasComments = true;

  constructor(pools: PoolsReader, known: KnownNames) {
    this.pools = pools;
    this.known = known;
  }
}

export class Reader implements Coder {
  readonly detailed: boolean;
  indent = 0;
  readonly bytes: RawReader;
  /** Undefined in a file without places. */
  readonly places: PlaceReader | undefined;
  readonly bare: string[] = [];
  readonly defined: string[] = [];
  readonly #file: FileReader;
  readonly #pools: PoolsReader;
  readonly #nowhere: Span;
  #depth = 0;

  constructor(file: FileReader, bytes: RawReader, places: PlaceReader | undefined, source: SourceFile) {
    this.#file = file;
    this.#pools = file.pools;
    this.bytes = bytes;
    this.places = places;
    this.detailed = places !== undefined;
    this.#nowhere = { source, start: 0, end: 0 };
  }

  u8(): number {
    return this.bytes.u8();
  }

  uleb(): number {
    return this.bytes.uleb();
  }

  text(): string {
    const number = this.bytes.uleb();
    const { texts } = number % 2 === 1 ? this.#pools.texts : this.#pools.bodyTexts;
    const index = Math.floor(number / 2);
    if (index >= texts.length) this.#noEntry(index, 'texts');
    const text = texts[index];
    this.#unfold(text.length);
    return text;
  }

  name(_value: undefined, sigil: '@' | '%' | ''): string {
    const number = this.bytes.uleb();
    const { texts, nameLengths } = number % 2 === 1 ? this.#pools.texts : this.#pools.bodyTexts;
    const index = Math.floor(number / 2);
    if (index >= texts.length) this.#noEntry(index, 'texts');
    const length = nameLengths[index];
    this.#unfold(length);
    if (this.places !== undefined) this.places.at += sigil === '' ? length : length + 1;
    return texts[index];
  }

  localNumber(): number {
    return this.fail('nothing is numbered here');
  }

  local(number: number): string {
    const { texts, nameLengths } = this.#pools.bodyTexts;
    if (number >= texts.length) this.#noEntry(number, 'texts');
    const length = nameLengths[number];
    this.#unfold(length);
    if (this.places !== undefined) this.places.at += length + 1;
    return texts[number];
  }

  type(_value: undefined, place: TypePlace): Type {
    const { types } = this.#pools;
    const index = this.bytes.uleb();
    if (index >= types.length) this.#noEntry(index, 'types');
    const entry = types[index];
    this.#unfold(entry.parts);
    if (this.#depth + entry.height > mostDepth) this.#tooDeep();
    if (place !== 'bracketed' && entry.isFunc) this.fail('a function type without brackets');
    if (place === 'value' && (entry.hasFunc || !isKnown(entry, this.#file.known.types)))
      this.fail('the type in front of a value is none of the module');
    if (this.places !== undefined) this.places.at += entry.length;
    return entry.type;
  }

  literal(): Literal {
    const { literals } = this.#pools;
    const index = this.bytes.uleb();
    if (index >= literals.length) this.#noEntry(index, 'constants');
    const { literal, length } = literals[index];
    this.#unfold(length);
    if (this.places !== undefined) this.places.at += length;
    return literal;
  }

  comment(): string {
    const { bytes } = this;
    if (!this.#file.hasComments) return bytes.fail('a comment in a file without places');
    const start = bytes.at;
    const content = bytes.take(bytes.count());
    const text = asciiOf(content) ?? decodeUtf8(content);
    if (typeof text !== 'string' || !isComment(text)) return bytes.fail('what stands for a comment is none', start);
    return text;
  }

  list<T>(_values: undefined, item: (c: Coder, value: undefined) => T, between: number): T[] {
    return this.some(this.bytes.uleb(), undefined, item, between);
  }

  some<T>(count: number, _values: undefined, item: (c: Coder, value: undefined) => T, between: number): T[] {
    if (count > this.bytes.remaining) this.fail(`a count of ${count} exceeds what is left of the input`);
    // Of the length that it has in the end: most lists are short, and one that grows takes room for many.
    const values = new Array<T>(count);
    for (let i = 0; i < count; i++) {
      if (i > 0) this.skip(between);
      values[i] = item(this, undefined);
    }
    return values;
  }

  down(): void {
    if (++this.#depth > mostDepth) this.#tooDeep();
  }

  up(): void {
    this.#depth--;
  }

  begin(): number {
    const { places } = this;
    if (places === undefined) return 0;
    places.move();
    return places.at;
  }

  end(start: number): Span {
    const { places } = this;
    if (places === undefined) return this.#nowhere;
    places.move();
    return places.span(start);
  }

  skip(characters: number): void {
    if (this.places !== undefined) this.places.at += characters;
  }

  define({ name, sigil }: Name): void {
    if (sigil === '%') this.defined.push(name);
  }

  use(name: string, sigil: Name['sigil']): void {
    if (sigil === '%') {
      if (this.#file.known.types.has(name)) this.fail(`a value has the name of the type %${name}`);
    } else if (sigil === '') {
      if (!isBareName(name) || this.#file.known.symbols.has(name)) this.fail(`a name without a sigil: ${name}`);
      this.bare.push(name);
    }
  }

  check(holds: boolean, problem: string): void {
    if (!holds) this.fail(problem);
  }

  fail(problem: string): never {
    return this.bytes.fail(problem);
  }

  #unfold(amount: number): void {
    const { unfolded } = this.#file;
    this.#file.unfolded = unfolded + amount;
    if (unfolded > mostUnfolded) this.fail(`the file unfolds to more than ${mostUnfolded} parts`);
  }

  #noEntry(index: number, what: string): never {
    return this.fail(`there is no entry ${index} in the table of ${what}`);
  }

  #tooDeep(): never {
    return this.fail(`values are nested deeper than ${mostDepth}`);
  }
}
