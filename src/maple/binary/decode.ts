/** Bytes as a module: the symbol tables, then the functions (functions.ts). */
import { MalformedBytes } from '../../base/bytes.ts';
import { Stream } from '../../base/codec.ts';
import { readContainer } from '../../base/container.ts';
import { once } from '../../base/once.ts';
import { named, type NamedResult } from '../../base/result.ts';
import { SourceFile } from '../../base/source.ts';
import type { FuncId } from '../code.ts';
import { Module } from '../module.ts';
import { attempt, container, section, sectionOf, type Sections } from './format.ts';
import { addFuncs, bodyReader } from './functions.ts';
import { places, sources } from './places.ts';
import { readSymbols, type Symbols } from './symbols.ts';
import { texts } from './texts.ts';
import { countTypes, readTypes, typeRows } from './types.ts';

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

/** Uses of texts and types may amount to so many characters, or to so many for a byte of the file. */
const leastUnfolded = 2 ** 24;
const unfoldedOfByte = 256;

function decode(bytes: Uint8Array, fileName: string, { maxNesting = 1000, lazy = false }: MapleDecodeOptions): Module {
  const { sections, document, module, symbols } = openTables(bytes, fileName, maxNesting);
  const reader = once(() => bodyReader(document, sections, module, maxNesting));
  addFuncs(module, symbols.heads, { sections, reader, lazy, fileName });
  return module;
}

/** A module whose functions are heads so far. */
interface OpenedTables {
  readonly sections: Sections;
  readonly document: Stream;
  readonly module: Module;
  readonly symbols: Symbols;
}

/** Reads everything but the bodies. */
function openTables(bytes: Uint8Array, fileName: string, maxNesting: number): OpenedTables {
  const { sections } = readContainer(bytes, container);
  const document = openDocument(sections, bytes.length);
  const module = new Module(document.entries(sources)[0] ?? SourceFile.placeless(fileName));
  const types = document.part(sectionOf(sections, section.types));
  if (sections.has(section.sources)) types.loadSideline(places, sectionOf(sections, section.typePlaces));
  const weights = readTypes(types, module.types, maxNesting);
  document.setExtent(typeRows, weights.length, weights);
  types.finish();
  const symbols = readSymbols(document);
  document.finish();
  fillModule(module, symbols);
  return { sections, document, module, symbols };
}

/** The symbols alone. Types are numbers there: most of them are those of bodies, and who looks for names does not ask what they are. */
export function openSymbols(bytes: Uint8Array): Pick<OpenedTables, 'sections' | 'symbols'> {
  const { sections } = readContainer(bytes, container);
  const document = openDocument(sections, bytes.length);
  document.setExtent(typeRows, countTypes(sectionOf(sections, section.types)));
  const symbols = readSymbols(document);
  document.finish();
  return { sections, symbols };
}

/** The stream of the symbols, with texts and files at hand. */
function openDocument(sections: Sections, size: number): Stream {
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
  // In a text each of them has one entry, however often it is declared, and all that follows goes by that.
  if (module.globalByName.size < symbols.globals.length) throw new MalformedBytes('two variables have one name', 0);
  if (module.funcByName.size < symbols.heads.length) throw new MalformedBytes('two functions have one name', 0);
}
