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

/** `line:CODE` of each diagnostic. */
export function codesByLine(diagnostics: readonly Diagnostic[]): string[] {
  return diagnostics
    .map(({ code, span }) => `${span === undefined ? 0 : span.source.position(span.start).line}:${code}`)
    .sort(byLine);
}

function byLine(a: string, b: string): number {
  return parseInt(a, 10) - parseInt(b, 10) || (a < b ? -1 : a > b ? 1 : 0);
}

/** The text that a diagnostic underlines. */
export function underlined({ span }: Diagnostic): string {
  return span === undefined ? '' : span.source.text.slice(span.start, span.end);
}
