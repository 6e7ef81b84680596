/**
 * A file as a module. `openLinear` reads what stands before the bodies: names, types, declarations, initial values; a body is
 * read when `load` asks for it. `decodeLinear` reads everything.
 *
 * Nothing that is read is believed: counts, indices and sizes are checked before they are used, a file of few bytes makes no large
 * module (`slack`), and nothing is nested. What the verifier checks is left to it.
 */
import { ByteReader, MalformedBytes } from '../../base/bytes.ts';
import { hasMagic, readContainer } from '../../base/container.ts';
import { diagnose, type Diagnostic } from '../../base/diagnostics.ts';
import { once } from '../../base/once.ts';
import { named, type NamedResult } from '../../base/result.ts';
import { SourceFile } from '../../base/source.ts';
import type { Func, LinearModule } from '../nodes.ts';
import { readFuncComments, readModuleComments } from './comments.ts';
import { readConstant } from './constants.ts';
import { binaryCatalogue } from './diagnostics.ts';
import { container, section, slack, type SectionName } from './format.ts';
import { readFunc, readGlobal, readModuleLine, readSignature, readValue, type FuncHead } from './heads.ts';
import { BodyReader, type BodyContext } from './read-body.ts';
import { readShape } from './shapes.ts';
import { readSource } from './sources.ts';
import { SpanReader } from './spans.ts';
import { storedFunc } from './stored.ts';

/** What was read of bytes: a module, unless they are none, and the file that it comes from. */
export type DecodedModule = NamedResult<'module', LinearModule | undefined> & { readonly source: SourceFile };

/** How a binary file is read. */
export interface LinearDecodeOptions {
  /** A body is read when something of it is first asked for; `damageOf` (nodes.ts) says what is wrong with it. */
  readonly lazy?: boolean;
}

/** Reads a whole module. */
export function decodeLinear(bytes: Uint8Array, fileName: string, options: LinearDecodeOptions = {}): DecodedModule {
  const { file, diagnostics } = openLinear(bytes, fileName);
  const problems = file === undefined ? diagnostics : options.lazy === true ? file.loadLater() : file.loadAll();
  const source = file?.source ?? SourceFile.placeless(fileName);
  return { ...named('module', problems.length > 0 ? undefined : file?.module, problems), source };
}

/** Reads what stands before the bodies; `isOwn`: of a file that the build has written. */
export function openLinear(
  bytes: Uint8Array,
  fileName: string,
  isOwn = false,
): NamedResult<'file', LinearFile | undefined> {
  let file: LinearFile | undefined;
  const diagnostics = guarded(fileName, () => (file = new LinearFile(bytes, fileName, isOwn)));
  return named('file', file, diagnostics);
}

export function isLinearBinary(bytes: Uint8Array): boolean {
  return hasMagic(bytes, container);
}

/** What is wrong with bytes is a diagnostic. */
function guarded(fileName: string, read: () => void): readonly Diagnostic[] {
  try {
    read();
    return [];
  } catch (error) {
    if (!(error instanceof MalformedBytes)) throw error;
    const place = { source: new SourceFile(fileName, ''), start: 0, end: 0 };
    return [diagnose(binaryCatalogue, 'LIN3001', place, [error.message, error.offset])];
  }
}

/** Where the bodies lie: the end of each part of each function. */
interface Part {
  readonly start: number;
  readonly end: number;
}

interface Body {
  readonly code: Part;
  readonly places: Part;
  readonly comments: Part;
}

/** A file that is open: its module, in which functions have no bodies until they are loaded. */
export class LinearFile {
  readonly module: LinearModule;
  readonly source: SourceFile;
  readonly isStripped: boolean;
  readonly #name: string;
  readonly #sections: ReadonlyMap<number, ByteReader>;
  readonly #bytes: Uint8Array;
  readonly #sources: readonly SourceFile[];
  readonly #context: () => BodyContext;
  /** The functions that bodies are filled into. */
  readonly #funcs: readonly Func[];
  readonly #bodies: readonly Body[];
  readonly #isLoaded: Uint8Array;
  /** Where the initial value of each global begins, and the end of the last. */
  readonly #values: number[] = [];
  #free: number;

  constructor(bytes: Uint8Array, name: string, isOwn = false) {
    this.#name = name;
    this.#bytes = plainBytes(bytes);
    this.#free = slack;
    this.#sections = readContainer(this.#bytes, container, isOwn).sections;
    this.isStripped = !this.#sections.has(section.sources);
    this.#sources = this.isStripped ? [] : this.#entries('sources', readSource);
    this.source = this.#sources.at(0) ?? SourceFile.placeless(name);
    const names = this.#entries('names', (input) => input.string() || input.fail('a name is empty'));
    const signatures = this.#entries('signatures', readSignature);
    const { heads, parts } = this.#functions(names, signatures);
    const globals = this.#whole('globals', (input) => {
      const count = input.count(2);
      return Array.from({ length: count }, () => readGlobal(input, names, count));
    });
    const funcs = heads.map(({ func }) => func);
    this.#funcs = funcs.slice();
    this.module = {
      ...this.#whole('module', (input) => readModuleLine(input, funcs.length)),
      globals,
      funcs,
    };
    this.#readValues();
    this.#context = once(() => this.#readContext(signatures));
    this.#bodies = this.#locate(heads, parts);
    this.#isLoaded = new Uint8Array(funcs.length);
    this.#moduleParts(parts);
  }

  /** Reads the body of a function, if it has one that is not there yet; what is wrong with it. */
  load(index: number): readonly Diagnostic[] {
    return this.#isLoaded[index] === 1 ? [] : guarded(this.#name, () => this.#load(index));
  }

  loadAll(): readonly Diagnostic[] {
    return guarded(this.#name, () => {
      for (let index = 0; index < this.#bodies.length; index++) if (this.#isLoaded[index] === 0) this.#load(index);
    });
  }

  /** Lets functions read their bodies themselves. */
  loadLater(): readonly Diagnostic[] {
    const { funcs } = this.module;
    for (const [index, own] of this.#funcs.entries()) funcs[index] = storedFunc(own, () => this.load(index));
    return [];
  }

  /** Where the code of a function lies in the file. */
  placeOf(index: number): { readonly offset: number; readonly size: number } {
    const { start, end } = this.#bodies[index].code;
    return { offset: start, size: end - start };
  }

  /** Where the initial value of a global lies. */
  placeOfValue(index: number): { readonly offset: number; readonly size: number } {
    const offset = this.#values[index];
    return { offset, size: this.#values[index + 1] - offset };
  }

  #load(index: number): void {
    const func = this.#funcs[index];
    const { code, places, comments } = this.#bodies[index];
    const spans = this.isStripped ? undefined : new SpanReader(this.#reader(places), this.#sources);
    if (!func.extern) new BodyReader(this.#reader(code), this.#context(), spans).read(func);
    const input = this.#reader(comments);
    readFuncComments(input, func);
    if (!input.atEnd) input.fail('there is more than comments');
    this.#isLoaded[index] = 1;
  }

  #reader({ start, end }: Part): ByteReader {
    return new ByteReader(this.#bytes, start, end);
  }

  #spend(amount: number): void {
    this.#free -= amount;
    if (this.#free < 0) throw new MalformedBytes(`it amounts to more than ${slack} bytes beyond its size`, 0);
  }

  // Sections

  #section(name: SectionName): ByteReader {
    const input = this.#sections.get(section[name]);
    if (input === undefined) throw new MalformedBytes(`the section of ${name} is missing`, 0);
    return input;
  }

  /** All of a section. */
  #whole<T>(name: SectionName, read: (input: ByteReader) => T): T {
    const input = this.#section(name);
    const value = read(input);
    if (!input.atEnd) input.fail(`${input.remaining} bytes are left over in the section of ${name}`);
    return value;
  }

  #entries<T>(name: SectionName, read: (input: ByteReader) => T): T[] {
    return this.#whole(name, (input) => Array.from({ length: input.count() }, () => read(input)));
  }

  #functions(
    names: readonly string[],
    signatures: Parameters<typeof readFunc>[2],
  ): { readonly heads: readonly FuncHead[]; readonly parts: { readonly places: number; readonly comments: number } } {
    return this.#whole('functions', (input) => {
      const count = input.uleb();
      const parts = { places: input.uleb(), comments: input.uleb() };
      if (6 * count > input.remaining) input.fail(`a count of ${count} exceeds what is left of the input`);
      return { heads: Array.from({ length: count }, () => readFunc(input, names, signatures, count)), parts };
    });
  }

  #readValues(): void {
    const { globals, funcs } = this.module;
    const limits = { globals: globals.length, funcs: funcs.length, spend: (amount: number) => this.#spend(amount) };
    this.#whole('values', (input) => {
      for (let i = 0; i < globals.length; i++) {
        this.#values.push(input.offset);
        globals[i] = readValue(input, globals[i], limits);
      }
      this.#values.push(input.offset);
    });
  }

  /** The tables that bodies refer to, read with the first of them. */
  #readContext(signatures: BodyContext['signatures']): BodyContext {
    const { globals, funcs } = this.module;
    const words = this.#entries('words', (input) => input.string());
    return {
      words,
      signatures,
      constants: this.#entries('constants', readConstant),
      shapes: this.#entries('shapes', (input) => readShape(input, words)),
      globals: globals.length,
      funcs: funcs.length,
      mostVersions: 4 * this.#bytes.length,
      spend: (amount) => this.#spend(amount),
    };
  }

  // Bodies

  #locate(heads: readonly FuncHead[], parts: { readonly places: number; readonly comments: number }): Body[] {
    const code = this.#cut(
      'code',
      0,
      heads.map(({ lengths }) => lengths.code),
    );
    const [places, comments] = (['places', 'comments'] as const).map((name) =>
      this.#cut(
        this.isStripped ? undefined : name,
        parts[name],
        heads.map(({ lengths }) => lengths[name]),
      ),
    );
    return heads.map((_, i) => ({ code: code[i], places: places[i], comments: comments[i] }));
  }

  /** The parts of a section, behind a first one. */
  #cut(name: SectionName | undefined, first: number, lengths: readonly number[]): Part[] {
    const input = name === undefined ? new ByteReader(this.#bytes, 0, 0) : this.#section(name);
    let start = input.offset + first;
    const limit = input.offset + input.remaining;
    const parts = lengths.map((length) => ({ start, end: (start += length) }));
    if (start !== limit) input.fail(`the parts of ${name ?? 'what is stripped'} have another length than the whole`);
    return parts;
  }

  /** Places and comments of what stands before the bodies. */
  #moduleParts({ places, comments }: { readonly places: number; readonly comments: number }): void {
    if (this.isStripped) return;
    const { module } = this;
    const spans = new SpanReader(this.#section('places').sub(places), this.#sources);
    const { globals, funcs } = module;
    for (const list of [globals, funcs] as { span?: unknown }[][])
      for (const node of list) {
        const span = spans.read();
        if (span !== undefined) node.span = span;
      }
    spans.finish();
    const input = this.#section('comments').sub(comments);
    readModuleComments(input, module);
    if (!input.atEnd) input.fail('there is more than comments');
  }
}

/** Not a `Buffer`, whose parts would be of its kind. */
function plainBytes(bytes: Uint8Array): Uint8Array {
  return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length);
}
