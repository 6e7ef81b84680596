/**
 * MAPLE text to a module: the entry. Grammar by area: parser-module.ts (items, imports), parser-directives.ts,
 * parser-declarations.ts, parser-types.ts (types and attributes), parser-initialisers.ts, parser-code.ts (statements and
 * expressions), parser-slots.ts (what stands between an opcode and its operands).
 *
 * Every problem of a file is reported in one go; reading goes on at the next statement or declaration. Whatever the
 * input, nothing is thrown, and time and memory are linear in its length.
 */
import type { Diagnostic } from '../base/diagnostics.ts';
import { named, type NamedResult } from '../base/result.ts';
import type { SourceFile } from '../base/source.ts';
import { declareBuiltinClasses } from './builtin-classes.ts';
import { normaliseModuleInits } from './field-numbering.ts';
import { replaceFunctionAddresses } from './function-addresses.ts';
import { Module } from './module.ts';
import { parseModule } from './parser-module.ts';
import { Parser, type ImportResolver } from './parser-state.ts';
import { declareStaticFields } from './static-fields.ts';
import { isStruct } from './types.ts';

/** How MAPLE texts are read. */
export interface MapleParseOptions {
  /** How deep expressions, blocks, types and initialisers may be nested; 1000 unless given. */
  readonly maxNesting?: number;
  /** Finds an imported file by its name and the directories named by importpath. Without it, imports are not looked for. */
  readonly resolveImport?: ImportResolver;
}

/** What was read of a text: a module, and what is wrong with the text. */
export type MapleParseResult = NamedResult<'module', Module>;

export const defaultMaxNesting = 1000;

/** Reads MAPLE text. What can be read is in the module, whatever is wrong with the rest. */
export function parseMaple(source: SourceFile, options: MapleParseOptions = {}): MapleParseResult {
  const module = new Module(source);
  const diagnostics: Diagnostic[] = [];
  const { maxNesting = defaultMaxNesting, resolveImport } = options;
  parseModule(new Parser(source, module, diagnostics, { maxNesting, resolveImport, importedBy: undefined }));
  nameClassTypes(module);
  declareBuiltinClasses(module);
  declareStaticFields(module);
  normaliseModuleInits(module);
  replaceFunctionAddresses(module);
  return named('module', module, diagnostics);
}

/**
 * Adds the declarations of a text to a module, where they define what was only referred to so far. For the parts that
 * lowering adds: their initialisers are of the newer form and name functions by `addroffunc`.
 */
export function parseInto(module: Module, source: SourceFile): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const options = { maxNesting: defaultMaxNesting, resolveImport: undefined, importedBy: undefined };
  parseModule(new Parser(source, module, diagnostics, options));
  return diagnostics;
}

/** The type of a `javaclass` whose structure is written in place can be referred to by the name of the class. */
function nameClassTypes(module: Module): void {
  for (const { name, type, attrs, start, end } of module.classes.values()) {
    if (!module.typeDefs.has(name) && isStruct(module.types.get(type)))
      module.typeDefs.set(name, { name, type, attrs, start, end });
  }
}
