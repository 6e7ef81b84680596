/** Text to the diagnostics of the verifier, for tests. */
import { SourceFile } from '../../../src/base/source.ts';
import type { Diagnostic } from '../../../src/base/diagnostics.ts';
import { parseMaple } from '../../../src/maple/parser.ts';
import { verifyMaple, type MapleVerifyOptions } from '../../../src/maple/verifier.ts';

/** Diagnostics of reading and of verifying. */
export function check(text: string, options: MapleVerifyOptions = {}): Diagnostic[] {
  const { module, diagnostics } = parseMaple(new SourceFile('test.mpl', text));
  return [...diagnostics, ...verifyMaple(module, options)];
}

/** The text that a diagnostic underlines. */
export function underlined({ span }: Diagnostic): string {
  return span === undefined ? '' : span.source.text.slice(span.start, span.end);
}
