/**
 * The C front end: a C file to a module of high MAPLE IR, by way of the preprocessor (which can be used alone) and a tree of
 * which every name and type is known.
 *
 *     const { module, diagnostics } = compileC(new SourceFile('a.c', text), { read, folders: ['include'] });
 */
import { hasErrors, type Diagnostic } from '../../base/diagnostics.ts';
import { ownEntry } from '../../base/own-entry.ts';
import { named, Result, type NamedResult } from '../../base/result.ts';
import { SourceFile } from '../../base/source.ts';
import type { Module } from '../../maple/module.ts';
import { compileFor } from './data-model.ts';
import { headers } from './headers.ts';
import { ModuleLowering } from './lowering/module.ts';
import { parseC, type ParseOptions } from './parse.ts';
import type { PointerSize } from '../../scalar/values.ts';
import { features, predefinedMacros } from './predefined.ts';
import type { ReadFile } from './preprocessor/headers.ts';
import { Preprocessor, type PreprocessorOptions } from './preprocessor/preprocessor.ts';
import { printPreprocessed, type PrintOptions } from './preprocessor/printer.ts';

export { cCatalogue } from './diagnostics.ts';
export { warningCatalogue } from './warnings/catalogue.ts';
export { warningRows } from './warnings/options.ts';
export { preprocessorCatalogue } from './preprocessor/diagnostics.ts';
export type { ReadFile, SearchOptions } from './preprocessor/headers.ts';
export { Preprocessor } from './preprocessor/preprocessor.ts';
export type { PreprocessorOptions } from './preprocessor/preprocessor.ts';
export { printPreprocessed } from './preprocessor/printer.ts';
export type { PrintOptions } from './preprocessor/printer.ts';
export { Kind as TokenKind, placeOf, Token } from './preprocessor/token.ts';
export type { Expansion, TokenFields } from './preprocessor/token.ts';

/** The folder of our own headers, which no file system has. */
const ownFolder = '<samara>/';

/** What C files are compiled with. */
export interface CompileOptions extends ParseOptions {
  /** The bytes of an address, which choose the data model; 8 unless given. */
  readonly pointerSize?: PointerSize;
}

/** A C file as a module of high MAPLE IR; without errors, `module` is there. Our own headers are found behind all folders. */
export function compileC(
  source: SourceFile,
  { pointerSize, ...options }: CompileOptions,
): NamedResult<'module', Module | undefined> {
  return compileFor(pointerSize, () => compile(source, options));
}

function compile(source: SourceFile, options: ParseOptions): NamedResult<'module', Module | undefined> {
  const { unit, diagnostics } = parseC(source, withOwnHeaders(options));
  const found: readonly Diagnostic[] = diagnostics;
  return named('module', hasErrors(found) ? undefined : new ModuleLowering(source).lower(unit), found);
}

function withOwnHeaders(options: ParseOptions): ParseOptions {
  const read: ReadFile = (path) => {
    if (!path.startsWith(ownFolder)) return options.read(path);
    const text = ownEntry(headers, path.slice(ownFolder.length));
    return text === undefined ? undefined : new SourceFile(path, text);
  };
  return { ...options, read, folders: [...(options.folders ?? []), ownFolder] };
}

/** What `compileC` would read, as text. */
export function preprocessC(
  source: SourceFile,
  { pointerSize, ...options }: CompileOptions & PrintOptions,
): Result<string> {
  return compileFor(pointerSize, () =>
    preprocess(source, {
      ...withOwnHeaders(options),
      plain: options.plain,
      predefined: predefinedMacros(),
      features,
    }),
  );
}

/** The text of a C file without directives and macros, and all that is wrong with it [C17 6.10]. */
export function preprocess(source: SourceFile, options: PreprocessorOptions & PrintOptions): Result<string> {
  const preprocessor = new Preprocessor(source, options);
  const text = printPreprocessed(preprocessor, options);
  return new Result(text, preprocessor.diagnostics);
}
