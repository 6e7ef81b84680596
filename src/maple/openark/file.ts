/**
 * The file as a whole:
 *
 *     EE FF C0 00   { tag (num)  total (i32)  body  ~tag (num) }…   22
 *
 * `total` counts from its own first byte up to the end tag. Sections of whole-program analyses (call graph, side effects, escapes)
 * are skipped by their size.
 *
 * The age is told by the first record of the types (tag, primitive type, 01, then a letter or a length), by the attributes of
 * constructors, and otherwise by trying: an age is believed if the file can be read to its end.
 */
import { MalformedBytes } from '../../base/bytes.ts';
import { ageB, endedAges, laterAges, march2021, type Age } from './ages.ts';
import { Input } from './input.ts';
import type { Enumeration, Ref, TypeRecord } from './records.ts';
import { TypeReader } from './type-reader.ts';

export interface TypesFile {
  readonly age: Age;
  /** Names of the string literals that the module defines. */
  readonly literals: readonly string[];
  /** By number from the age's first. */
  readonly records: readonly TypeRecord[];
  /** The classes and interfaces of the module itself. */
  readonly roots: readonly Ref[];
  readonly enumerations: readonly Enumeration[];
}

const magicOfTypes = [0xee, 0xff, 0xc0, 0x00];
const magicOfModules = [0xfe, 0xff, 0xc0, 0x00];

function beginsWith(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, i) => bytes[i] === byte);
}

/** Is it a file of types of the OpenArk compiler? */
export function isOpenArkTypes(bytes: Uint8Array): boolean {
  return beginsWith(bytes, magicOfTypes);
}

/** Is it a whole module of the OpenArk compiler (`.bpl`, `.mbc`, `.lmbc`)? */
export function isOpenArkModule(bytes: Uint8Array): boolean {
  return beginsWith(bytes, magicOfModules);
}

const tags = {
  content: 29,
  literals: 30,
  types: 31,
  callGraph: 32,
  effects: 33,
  end: 34,
  escapes: 42,
  enumerations: 45,
};

/** Throws `MalformedBytes` for what is no such file. */
export function readTypesFile(bytes: Uint8Array): TypesFile {
  let first: MalformedBytes | undefined;
  for (const age of agesOf(bytes)) {
    try {
      return settled(new FileReader(bytes, age).read());
    } catch (error) {
      if (!(error instanceof MalformedBytes)) throw error;
      // What the reader of the wrong age stumbles over helps nobody.
      if (first === undefined || error.offset > first.offset) first = error;
    }
  }
  throw first ?? new MalformedBytes('expected a file of types', 0);
}

/** The ages that a file may be of, the likeliest first. */
function agesOf(bytes: Uint8Array): readonly Age[] {
  const at = startOfTypes(bytes);
  const [tag, prim, number, letter] = at === undefined ? [] : bytes.subarray(at, at + 4);
  if ((tag !== 0x12 && tag !== 0x13) || number !== 1) return [...endedAges, ...laterAges];
  if (letter >= 0x40 && letter < 0x80) return endedAges;
  return prim === 34 ? march2021 : laterAges;
}

/** Where the first record stands, by the table of contents; nothing is believed of it. */
function startOfTypes(bytes: Uint8Array): number | undefined {
  if (bytes.length < 29 || bytes[4] !== tags.content) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = Math.min(view.getInt32(9, true), 16);
  for (let at = 13; at + 5 <= bytes.length && at < 13 + 5 * count; at += 5)
    if (bytes[at] === tags.types) return view.getInt32(at + 1, true) + 9;
  return undefined;
}

const constructorName = /_7C_3C(?:cl)?init_3E/;
/** Where the attribute `constructor` stands since 2020; the word before that has another one there. */
const laterConstructor = 1n << 13n;

/** Of the two ages with names that end with zero bytes, the one whose constructors are marked as such. */
function settled(file: TypesFile): TypesFile {
  if (file.age.names === 'counted') return file;
  const isLater = file.records.some(
    (record) =>
      record.kind === 'struct' &&
      record.members?.methods.some(
        ({ name, bits }) => constructorName.test(name) && (bits & laterConstructor) !== 0n,
      ) === true,
  );
  return isLater ? { ...file, age: { ...ageB, pragmaExtra: file.age.pragmaExtra } } : file;
}

class FileReader {
  readonly #input: Input;
  readonly #types: TypeReader;
  readonly #literals: string[] = [];
  readonly #roots: Ref[] = [];
  readonly #enumerations: Enumeration[] = [];
  /** Sections that were read, by tag: where each began. */
  readonly #seen = new Map<number, number>();

  constructor(bytes: Uint8Array, age: Age) {
    this.#input = new Input(bytes, age);
    this.#types = new TypeReader(this.#input);
  }

  read(): TypesFile {
    const input: Input = this.#input;
    if (!isOpenArkTypes(input.bytes)) input.fail('expected the bytes EE FF C0 00', 0);
    input.reader.seek(magicOfTypes.length);
    for (;;) {
      const { offset } = input;
      const tag = input.num();
      if (tag === tags.end) break;
      this.#section(tag, offset);
    }
    const records = this.#types.records.map((record) => record ?? input.fail('expected the end of a type'));
    return {
      age: input.age,
      literals: this.#literals,
      records,
      roots: this.#roots,
      enumerations: this.#enumerations,
    };
  }

  #section(tag: number, offset: number): void {
    const input: Input = this.#input;
    const body = this.#bodyOf(tag);
    if (body === undefined) input.fail(`expected the tag of a section or 34, found ${tag}`, offset);
    if (this.#seen.has(tag)) input.fail(`expected each section once, found ${tag} again`, offset);
    this.#seen.set(tag, offset);
    const start = input.offset;
    const total = input.i32();
    if (total < 4 || total > input.bytes.length - start)
      input.fail(`expected the size of section ${tag}, 4 to ${input.bytes.length - start}, found ${total}`, start);
    body();
    if (input.offset !== start + total)
      input.fail(`expected the end of section ${tag} at ${start + total}, found it at ${input.offset}`);
    const end = input.num();
    if (end !== ~tag) input.fail(`expected ${~tag}, the end of section ${tag}, found ${end}`, start + total);
  }

  /** What reads a section behind its size; undefined if there is no such section. */
  #bodyOf(tag: number): (() => void) | undefined {
    switch (tag) {
      case tags.content:
        return () => this.#content();
      case tags.literals:
        return () => this.#readLiterals();
      case tags.types:
        return () => this.#readTypes();
      case tags.enumerations:
        return () => this.#readEnumerations();
      case tags.callGraph:
      case tags.effects:
      case tags.escapes:
        return () => this.#skip();
      default:
        return undefined;
    }
  }

  /** To where the section ends by its size, which was read and checked. */
  #skip(): void {
    const { bytes, reader } = this.#input;
    const start = reader.offset - 4;
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    reader.seek(start + view.getInt32(start, true));
  }

  /** Where the sections begin, which is known when they are reached; a wrong place is damage. */
  #content(): void {
    const input: Input = this.#input;
    const { length } = input.bytes;
    for (let left = input.count32('sections', 5); left > 0; left--) {
      input.num();
      const { offset } = input;
      const at = input.i32();
      if (at < 0 || at >= length) input.fail(`expected where a section begins, below ${length}, found ${at}`, offset);
    }
  }

  #readLiterals(): void {
    for (let left = this.#input.count32('literals'); left > 0; left--) this.#literals.push(this.#input.str());
  }

  #readTypes(): void {
    for (let left = this.#input.count32('types'); left > 0; left--) this.#roots.push(this.#types.read());
  }

  #readEnumerations(): void {
    const input: Input = this.#input;
    for (let left = input.count32('enumerations', 4); left > 0; left--) {
      const { offset } = input;
      const tag = input.num();
      if (tag !== 44) input.fail(`expected an enumeration, 44, found ${tag}`, offset);
      const prim = input.reader.u8();
      const name = input.str();
      const items = Array.from({ length: input.count('values', 2) }, () => ({
        name: input.str(),
        value: input.word(),
      }));
      this.#enumerations.push({ prim, name, items });
    }
  }
}
