/** Maps from the lines of a built file to those of its sources, in the third version of the format (ECMA-426). */
import type { SourceLine } from './marks.ts';

interface SourceMap {
  readonly version: 3;
  readonly sources: readonly string[];
  readonly sourcesContent: readonly (string | null)[];
  readonly names: readonly string[];
  readonly mappings: string;
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** A number in base 64 with the sign in the lowest bit, five bits a digit from the lowest on. */
function encode(value: number): string {
  let rest = value < 0 ? (-value << 1) | 1 : value << 1;
  let text = '';
  do {
    const digit = rest & 31;
    rest >>>= 5;
    text += digits[rest > 0 ? digit | 32 : digit];
  } while (rest > 0);
  return text;
}

/** `lines` are counted from 1; `textOf` gives the text of a source, where it is known. */
export function sourceMapOf(
  lines: readonly (SourceLine | undefined)[],
  textOf: (source: string) => string | undefined,
): SourceMap {
  const numbers = new Map<string, number>();
  let [lastSource, lastLine] = [0, 0];
  const mappings = lines.slice(1).map((from) => {
    if (from === undefined) return '';
    let source = numbers.get(from.source);
    if (source === undefined) numbers.set(from.source, (source = numbers.size));
    const segment = `A${encode(source - lastSource)}${encode(from.line - 1 - lastLine)}A`;
    [lastSource, lastLine] = [source, from.line - 1];
    return segment;
  });
  const sources = [...numbers.keys()];
  return {
    version: 3,
    sources,
    sourcesContent: sources.map((source) => textOf(source) ?? null),
    names: [],
    mappings: mappings.join(';'),
  };
}
