/**
 * The C front end, as far as it is built: the preprocessor, which gives tokens or text.
 *
 *     const { value: text, diagnostics } = preprocess(new SourceFile('a.c', source), { read, folders: ['include'] });
 */
import { Result } from '../../base/result.ts';
import type { SourceFile } from '../../base/source.ts';
import { Preprocessor, type PreprocessorOptions } from './preprocessor/preprocessor.ts';
import { printPreprocessed, type PrintOptions } from './preprocessor/printer.ts';

export { preprocessorCatalogue } from './preprocessor/diagnostics.ts';
export type { ReadFile, SearchOptions } from './preprocessor/headers.ts';
export { Preprocessor } from './preprocessor/preprocessor.ts';
export type { PreprocessorOptions } from './preprocessor/preprocessor.ts';
export { printPreprocessed } from './preprocessor/printer.ts';
export type { PrintOptions } from './preprocessor/printer.ts';
export { Kind as TokenKind, placeOf, Token } from './preprocessor/token.ts';
export type { Expansion, TokenFields } from './preprocessor/token.ts';

/** The text of a C file without directives and macros, and all that is wrong with it [C17 6.10]. */
export function preprocess(source: SourceFile, options: PreprocessorOptions & PrintOptions): Result<string> {
  const preprocessor = new Preprocessor(source, options);
  const text = printPreprocessed(preprocessor, options);
  return new Result(text, preprocessor.diagnostics);
}
