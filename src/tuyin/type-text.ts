/** A type from its text alone, as it stands in the names of extra functions: the inverse of `typeText`. */
import { SourceFile } from '../base/source.ts';
import { largestNesting, Parser, Recover } from './parser-state.ts';
import { parseType } from './parser-types.ts';
import { scan } from './scanner.ts';
import type { Type } from './types.ts';

const none: ReadonlySet<string> = new Set();

/** Undefined if the text is not exactly one type. */
export function parseTypeText(text: string): Type | undefined {
  const tokens = scan(new SourceFile('<type>', text));
  const p = new Parser(tokens, { functions: none, symbols: none, types: none, locals: none }, largestNesting);
  try {
    const type = parseType(p);
    return p.kind === 'end' && p.diagnostics.length === 0 ? type : undefined;
  } catch (error) {
    if (error instanceof Recover) return undefined;
    throw error;
  }
}
