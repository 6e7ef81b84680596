/** Where counted code was written: whose text it is, and in which lines. */
import { lineOfSpan, type SourceFile, type Span } from '../base/source.ts';
import { isRuntimeSource } from '../lower/maple-levels/run-time-names.ts';

/** A line of a text that is there to be shown. */
export interface SourceLine {
  readonly source: SourceFile;
  /** Counted from 1. */
  readonly line: number;
}

/** Texts of ours: headers and files of the library. */
const library = /^<(?:libc|samara|built-in)>/;

/** Is it the user's text, and not that of a library? */
export function isUsers({ name }: SourceFile): boolean {
  return !isRuntimeSource(name) && !library.test(name);
}

/** Finds lines of spans; each place is looked up once. */
export class LineFinder {
  readonly #lines = new Map<SourceFile, Map<number, SourceLine>>();
  readonly #of = new Map<SourceFile, Map<number, SourceLine>>();

  lineOf(span: Span | undefined): SourceLine | undefined {
    if (span === undefined || span.source.lineStarts.length === 0) return undefined;
    const places = entryOf(this.#of, span.source);
    let found = places.get(span.start);
    if (found === undefined) places.set(span.start, (found = this.#find(span)));
    return found;
  }

  /** The same object for the same line. */
  #find(span: Span): SourceLine {
    const { source, line } = lineOfSpan(span);
    const lines = entryOf(this.#lines, source);
    let found = lines.get(line);
    if (found === undefined) lines.set(line, (found = { source, line }));
    return found;
  }
}

/** The entry of a map of maps, made when it is first asked for. */
export function entryOf<K, L, V>(maps: Map<K, Map<L, V>>, key: K): Map<L, V> {
  let inner = maps.get(key);
  if (inner === undefined) maps.set(key, (inner = new Map()));
  return inner;
}
