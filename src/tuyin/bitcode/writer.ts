/** Writes trees: see coder.ts. */
import { ByteWriter } from '../../base/bytes.ts';
import type { SourceFile, Span } from '../../base/source.ts';
import { nameText } from '../names.ts';
import type { Type } from '../types.ts';
import { typeText } from '../types.ts';
import { missing, type Coder } from './coder.ts';
import { PlaceWriter } from './places.ts';
import { literalLength, PoolsWriter, type Literal } from './pools.ts';

/** What the parts of a file that is written share. */
export class FileWriter {
  readonly pools = new PoolsWriter();
  readonly sources = new Map<SourceFile, number>();
  readonly detailed: boolean;
  readonly #nameLengths = new Map<string, number>();
  readonly #typeLengths = new Map<Type, number>();

  constructor(detailed: boolean) {
    this.detailed = detailed;
  }

  /** A part that begins at a place of a source. */
  part(source: number, at: number): Writer {
    return new Writer(this, source, at);
  }

  nameLength(name: string): number {
    const known = this.#nameLengths.get(name);
    if (known !== undefined) return known;
    const length = nameText('@', name).length - 1;
    this.#nameLengths.set(name, length);
    return length;
  }

  typeLength(type: Type): number {
    const known = this.#typeLengths.get(type);
    if (known !== undefined) return known;
    const { length } = typeText(type);
    this.#typeLengths.set(type, length);
    return length;
  }
}

export class Writer implements Coder {
  readonly detailed: boolean;
  readonly bytes = new ByteWriter();
  readonly places: PlaceWriter;
  indent = 0;
  readonly #file: FileWriter;

  constructor(file: FileWriter, source: number, at: number) {
    this.#file = file;
    this.detailed = file.detailed;
    this.places = new PlaceWriter(file.sources, source, at);
  }

  u8(value: number | undefined): number {
    const byte = value ?? missing();
    this.bytes.u8(byte);
    return byte;
  }

  uleb(value: number | undefined): number {
    const number = value ?? missing();
    this.bytes.uleb(number);
    return number;
  }

  text(value: string | undefined): string {
    const text = value ?? missing();
    this.bytes.uleb(this.#file.pools.textNumber(text));
    return text;
  }

  name(value: string | undefined, sigil: '@' | '%' | ''): string {
    const name = this.text(value);
    if (this.detailed) this.places.at += this.#file.nameLength(name) + (sigil === '' ? 0 : 1);
    return name;
  }

  localNumber(name: string): number {
    const number = this.#file.pools.textNumber(name);
    return number % 2 === 0 ? number / 2 : Number.POSITIVE_INFINITY;
  }

  local(number: number): string {
    const name = this.#file.pools.bodyTexts.values[number];
    if (this.detailed) this.places.at += this.#file.nameLength(name) + 1;
    return name;
  }

  type(value: Type | undefined): Type {
    const type = value ?? missing();
    this.bytes.uleb(this.#file.pools.types.indexOf(type));
    if (this.detailed) this.places.at += this.#file.typeLength(type);
    return type;
  }

  literal(value: Literal | undefined): Literal {
    const literal = value ?? missing();
    this.bytes.uleb(this.#file.pools.literals.indexOf(literal));
    if (this.detailed) this.places.at += literalLength(literal);
    return literal;
  }

  comment(value: string | undefined): string {
    const text = value ?? missing();
    this.bytes.string(text);
    return text;
  }

  list<T>(values: readonly T[] | undefined, item: (c: Coder, value: T | undefined) => T, between: number): T[] {
    const given = values ?? missing();
    this.bytes.uleb(given.length);
    return this.some(given.length, given, item, between);
  }

  some<T>(
    _count: number,
    values: readonly T[] | undefined,
    item: (c: Coder, value: T | undefined) => T,
    between: number,
  ): T[] {
    const given = values ?? missing();
    given.forEach((value, i) => {
      if (i > 0) this.skip(between);
      item(this, value);
    });
    return [...given];
  }

  begin(span: Span | undefined): number {
    if (this.detailed) this.#move(span, 'start');
    return 0;
  }

  end(_start: number, span: Span | undefined): Span {
    if (this.detailed) this.#move(span, 'end');
    return span ?? missing();
  }

  #move(span: Span | undefined, side: 'start' | 'end'): void {
    const { source, [side]: at } = span ?? missing();
    this.places.move(at, source);
  }

  skip(characters: number): void {
    this.places.at += characters;
  }

  down(): void {}
  up(): void {}
  define(): void {}
  use(): void {}
  check(): void {}

  fail(problem: string): never {
    return missing(problem);
  }
}
