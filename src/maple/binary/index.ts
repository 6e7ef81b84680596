/**
 * The binary form of MAPLE modules (`.bpl`; files of types, `.mplt`, too), version 1, in a container (base/container.ts).
 * [docs/ir/maple.md "The binary form"; decision 0267]
 *
 *      1 texts      2 sources     3 types     4 symbols     5 places of the symbols
 *      6 texts of the bodies      7 shapes of nodes         8 bodies     9 places in the bodies
 *
 * Sections 1 to 5 are the symbol tables. Bodies lie one behind the other, their lengths in the heads of their functions, so
 * that a module is opened without looking at one, and each is read by itself. Without comments and sections 2, 5 and 9
 * (`strip`) a file holds what a program means. The text of what is read is the text of what was written, and written again it is the same
 * bytes; these depend on the module alone.
 *
 * Nothing that is read is believed: numbers are checked against what they name before they are used, and what a file
 * unfolds to (a byte can name a long text) is bounded by its size.
 */
import { ByteReader, ByteWriter, MalformedBytes } from '../../base/bytes.ts';
import { Sink, Stream } from '../../base/codec.ts';
import { listContainer, readContainer, writeContainer, type Container } from '../../base/container.ts';
import { diagnose } from '../../base/diagnostics.ts';
import type { FileListing, ListedSymbol } from '../../base/file-listing.ts';
import { once } from '../../base/once.ts';
import { named, Result, type NamedResult } from '../../base/result.ts';
import { SourceFile } from '../../base/source.ts';
import type { FuncId } from '../code.ts';
import { Module, type Func } from '../module.ts';
import { hasBody, readBody, writeBody, type BodyRange, type BodyReader, type FuncBody } from './bodies.ts';
import { CodeDecoder } from './code-reader.ts';
import { CodeEncoder } from './code-writer.ts';
import { mapleBinaryCatalogue } from './diagnostics.ts';
import { container, section } from './format.ts';

export { isMapleBinary } from './format.ts';
import { places, sources } from './places.ts';
import { readSymbols, symbolsOf, writeSymbols, type Head, type Symbols } from './symbols.ts';
import { texts } from './texts.ts';
import { readTypes, writeTypes } from './types.ts';

/** What a binary file keeps of its text. */
export interface MapleEncodeOptions {
  /** Without comments and places. */
  readonly strip?: boolean;
}

/** A module as bytes. */
export function encodeMaple(module: Module, { strip = false }: MapleEncodeOptions = {}): Uint8Array {
  const document = Sink.document(!strip);
  if (!strip) document.indexIn(sources, module.source);
  const types = document.fork();
  writeTypes(types, module.types, strip);
  const bodies = document.apart(texts);
  const encoder = new CodeEncoder(strip);
  for (const { code } of module.funcs) if (code !== undefined) encoder.count(code);
  const shapes = bodies.fork();
  encoder.writeShapes(shapes);
  const all = new ByteWriter(4096);
  const allPlaces = new ByteWriter(4096);
  const heads = module.funcs.map((func) => writeFunc(func, { bodies, encoder, all, allPlaces }));
  writeSymbols(document, symbolsOf(module, heads, strip));
  const sections = new Map<number, Uint8Array>([
    [section.types, types.bytes.view()],
    [section.symbols, document.bytes.view()],
    [section.texts, document.poolSection(texts)],
    [section.bodyTexts, bodies.poolSection(texts)],
    [section.shapes, shapes.bytes.view()],
    [section.bodies, all.view()],
  ]);
  if (!strip) {
    sections.set(section.places, document.besides(places)?.bytes.view() ?? new Uint8Array());
    sections.set(section.bodyPlaces, allPlaces.view());
    sections.set(section.sources, document.poolSection(sources));
  }
  return writeContainer(container, 0, sections);
}

interface BodyWriters {
  readonly bodies: Sink;
  readonly encoder: CodeEncoder;
  readonly all: ByteWriter;
  readonly allPlaces: ByteWriter;
}

/** Writes the body of a function behind those before it; gives its head. */
function writeFunc(func: Func, { bodies, encoder, all, allPlaces }: BodyWriters): Head {
  const shown = func.params.reduce((most, param) => (param.kind === 'var' ? Math.max(most, param.local + 1) : most), 0);
  const parts = hasBody(func, shown) ? writeBody(bodies, encoder, func, shown) : undefined;
  if (parts !== undefined) all.bytes(parts.body.bytes.view());
  if (parts?.places !== undefined) allPlaces.bytes(parts.places.bytes.view());
  return {
    ...func,
    locals: func.locals.slice(0, shown),
    hasCode: func.code !== undefined,
    size: parts?.body.bytes.length ?? 0,
    placesSize: parts?.places?.bytes.length ?? 0,
  };
}

/** How binary MAPLE is read. */
export interface MapleDecodeOptions {
  /** How deep code and types may be nested; 1000 unless given. */
  readonly maxNesting?: number;
  /** A body is read when something of it is first asked for; `hasCode` and `paramTypes` (module.ts) ask for nothing of it. */
  readonly lazy?: boolean;
}

/** What was read of a binary file: a module, unless it is none. */
export type MapleDecodeResult = NamedResult<'module', Module | undefined>;

/** Reads a module from bytes; `fileName` is what a diagnostic of the file calls it. */
export function decodeMaple(bytes: Uint8Array, fileName: string, options: MapleDecodeOptions = {}): MapleDecodeResult {
  const read = attempt(fileName, () => decode(bytes, fileName, options));
  return named('module', read.value, read.diagnostics);
}

/** What is made of bytes, or what is wrong with them. */
function attempt<T>(fileName: string, make: () => T): Result<T> {
  try {
    return new Result(make());
  } catch (error) {
    if (!(error instanceof MalformedBytes)) throw error;
    const place = { source: SourceFile.placeless(fileName), start: 0, end: 0 };
    return Result.failed([diagnose(mapleBinaryCatalogue, 'MPL1401', place, [error.message, error.offset])]);
  }
}

/** Uses of texts and types may amount to so many characters, or to so many for a byte of the file. */
const leastUnfolded = 2 ** 24;
const unfoldedOfByte = 256;

function decode(bytes: Uint8Array, fileName: string, { maxNesting = 1000, lazy = false }: MapleDecodeOptions): Module {
  const { sections, document, module, symbols } = open(bytes, fileName, maxNesting);
  const reader = once(() => bodyReader(document, sections, module, maxNesting));
  addFuncs(module, symbols.heads, { sections, reader, lazy, fileName });
  return module;
}

/** What stands before the bodies. */
function open(
  bytes: Uint8Array,
  fileName: string,
  maxNesting: number,
): { readonly sections: Container['sections']; document: Stream; module: Module; symbols: Symbols } {
  const { sections } = readContainer(bytes, container);
  const document = openDocument(sections, bytes.length);
  const module = new Module(document.entries(sources)[0] ?? SourceFile.placeless(fileName));
  const types = document.fork(sectionOf(sections, section.types));
  readTypes(types, module.types, maxNesting);
  types.finish();
  const symbols = readSymbols(document);
  document.finish();
  fillModule(module, symbols);
  return { sections, document, module, symbols };
}

/** What a file consists of; no body is read. */
export function listMaple(bytes: Uint8Array, fileName: string): Result<FileListing> {
  return attempt(fileName, () => {
    const { sections, symbols } = open(bytes, fileName, 1000);
    let offset = sectionOf(sections, section.bodies).offset;
    const globals = symbols.globals.map(({ name, attrs, storage }): ListedSymbol => {
      const words = [...attrs.map((attr) => attr.name), storage].filter((word) => word === 'weak' || word === 'extern');
      return { name, kind: [...new Set(words), 'var'].join(' '), size: 0 };
    });
    const funcs = symbols.heads.map(({ name, hasCode, size }): ListedSymbol => {
      const at = offset;
      offset += size;
      return hasCode ? { name, kind: 'func', offset: at, size } : { name, kind: 'prototype', size: 0 };
    });
    return { ...listContainer(bytes, container), symbols: [...globals, ...funcs] };
  });
}

function sectionOf(sections: Container['sections'], id: number): ByteReader {
  const found = sections.get(id);
  if (found === undefined) throw new MalformedBytes(`section ${id} (${container.sections[id]}) is missing`, 0);
  return found;
}

/** The stream of the symbols, with texts and files at hand. */
function openDocument(sections: Container['sections'], size: number): Stream {
  const document = new Stream(sectionOf(sections, section.symbols));
  document.limitUnfolding(leastUnfolded + unfoldedOfByte * size);
  document.loadPool(texts, sectionOf(sections, section.texts));
  const files = sections.get(section.sources);
  if (files === undefined) return document;
  document.loadPool(sources, files);
  document.loadSideline(places, sectionOf(sections, section.places));
  return document;
}

function fillModule(module: Module, symbols: Symbols): void {
  for (const item of symbols.items) module.items.push(item);
  for (const name of symbols.missingImports) module.missingImports.push(name);
  module.ownPrefix = symbols.ownPrefix;
  for (const index of symbols.typeDefs) module.typeDefs.set(symbols.defs[index].name, symbols.defs[index]);
  for (const index of symbols.classes) module.classes.set(symbols.decls[index].name, symbols.decls[index]);
  symbols.globals.forEach((global, i) => {
    module.globals.push(global);
    module.globalByName.set(global.name, i);
  });
  symbols.heads.forEach(({ name }, i) => module.funcByName.set(name, i as FuncId));
}

/** What reads bodies, made when the first one is wanted. */
function bodyReader(document: Stream, sections: Container['sections'], module: Module, maxNesting: number): BodyReader {
  const bodies = document.apart(texts, sectionOf(sections, section.bodyTexts));
  const shapes = bodies.fork(sectionOf(sections, section.shapes));
  return { document: bodies, decoder: new CodeDecoder(bodies, shapes, module, maxNesting) };
}

interface Bodies {
  readonly sections: Container['sections'];
  readonly reader: () => BodyReader;
  readonly lazy: boolean;
  readonly fileName: string;
}

function addFuncs(module: Module, heads: readonly Head[], bodies: Bodies): void {
  const { sections, reader, lazy } = bodies;
  const all = sectionOf(sections, section.bodies);
  const allPlaces = sections.has(section.sources) ? sectionOf(sections, section.bodyPlaces) : undefined;
  heads.forEach((head, i) => {
    const range = { bytes: all.sub(head.size), places: allPlaces?.sub(head.placesSize), hasCode: head.hasCode };
    if (head.hasCode && head.size === 0) all.fail(`the body of ${head.name} is empty`);
    const source = head.source ?? module.source;
    const id = i as FuncId;
    if (head.size === 0) module.funcs.push(funcOf(id, head, source, emptyBody(head)));
    else if (lazy) module.funcs.push(storedFunc(id, head, source, range, bodies));
    else module.funcs.push(funcOf(id, head, source, readBody(reader(), range, head.locals, source)));
  });
  if (!all.atEnd || allPlaces?.atEnd === false) all.fail('there is more behind the last body');
}

function emptyBody({ locals }: Head): FuncBody {
  return { locals: [...locals], pregs: new Map(), labels: [], types: new Map(), directives: [], code: undefined };
}

function funcOf(id: FuncId, head: Head, source: SourceFile, body: FuncBody): Func {
  const { name, attrs, params, results, variadic, signature, declared, start, end } = head;
  const { locals, pregs, labels, types, directives, code } = body;
  return {
    id,
    name,
    attrs,
    params,
    results,
    variadic,
    signature,
    declared,
    locals,
    pregs,
    labels,
    types,
    directives,
    code,
    source,
    start,
    end,
    ...othersOf(head, source),
  };
}

/**
 * A function whose body is read when something of it is asked for. Its properties are its own, so that a copy of the function
 * (`{ ...func }`) has the body too.
 */
function storedFunc(id: FuncId, head: Head, source: SourceFile, range: BodyRange, { reader, fileName }: Bodies): Func {
  const body = once(() => attempt(fileName, () => readBody(reader(), range, head.locals, source)));
  let own: FuncBody | undefined;
  const read = (): FuncBody => (own ??= body().orThrow());
  const stored = { hasCode: head.hasCode, locals: head.locals, read: () => body().diagnostics };
  const { name, attrs, params, results, variadic, signature, declared, start, end } = head;
  return {
    id,
    name,
    attrs,
    params,
    results,
    variadic,
    signature,
    declared,
    get locals() {
      return read().locals;
    },
    set locals(value) {
      read().locals = value;
    },
    get pregs() {
      return read().pregs;
    },
    set pregs(value) {
      read().pregs = value;
    },
    get labels() {
      return read().labels;
    },
    set labels(value) {
      read().labels = value;
    },
    get types() {
      return read().types;
    },
    set types(value) {
      read().types = value;
    },
    get directives() {
      return read().directives;
    },
    set directives(value) {
      read().directives = value;
    },
    get code() {
      return read().code;
    },
    set code(value) {
      read().code = value;
    },
    source,
    start,
    end,
    ...othersOf(head, source),
    // Behind what reads the body, so that a copy has none that waits.
    get stored() {
      return own === undefined ? stored : undefined;
    },
  };
}

/** Other declarations of the function, in the files where they are. */
function othersOf({ others }: Head, source: SourceFile): Pick<Func, 'others'> {
  return others === undefined ? {} : { others: others.map((other) => ({ ...other, source: other.source ?? source })) };
}
