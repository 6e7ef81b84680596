/**
 * Source text and places in it.
 *
 * A place is an offset in UTF-16 code units into one `SourceFile`; lines and columns are computed only when somebody
 * looks. Flat code arrays store `start` and `end` alone (the file belongs to the function); everything else carries a
 * `Span`, which names its file and so survives linking and inlining.
 */
import { isLoweringName } from './host-name.ts';

/** The text of a file, with its lines. */
export class SourceFile {
  readonly name: string;
  /** Empty if only its lines are known. */
  readonly text: string;
  /** Of a text that was made of something else. */
  readonly origin: Origin | undefined;
  readonly #findLines: (() => readonly number[]) | undefined;
  #lineStarts: readonly number[] | undefined;

  /** `findLines`: where each line begins, of a file whose text is not at hand, as in modules that come from binary files. */
  constructor(name: string, text: string, findLines?: () => readonly number[], origin?: Origin) {
    this.name = name;
    this.text = text;
    this.#findLines = findLines;
    this.origin = origin;
  }

  /** Whether there is text to show of a place. */
  get hasText(): boolean {
    return this.#findLines === undefined;
  }

  /** A file of which no lines are known: that of what was read from a binary file without places. */
  static placeless(name: string): SourceFile {
    return new SourceFile(name, '', () => []);
  }

  /** A text that was made of something else. */
  static made(name: string, text: string, origin: Origin): SourceFile {
    return new SourceFile(name, text, undefined, origin);
  }

  /** The offset at which each line begins; lines end at `\n`, `\r\n` or `\r`. */
  get lineStarts(): readonly number[] {
    this.#lineStarts ??= this.#findLines === undefined ? findLineStarts(this.text) : this.#findLines();
    return this.#lineStarts;
  }

  /** Line and column of an offset, both counted from 1; the column counts UTF-16 code units. */
  position(offset: number): Position {
    const starts = this.lineStarts;
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle] <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  }

  /** The text of a line (counted from 1) without its line end. */
  line(number: number): string {
    const start = this.lineStarts[number - 1];
    const end = this.lineStarts[number] ?? this.text.length;
    return this.text.slice(start, end).replace(/[\r\n]+$/, '');
  }
}

/** Where a text that nobody wrote comes from: what is at a range of it stands elsewhere. */
export interface Origin {
  /** In the file that was read: there mistakes are mended. */
  readFrom(start: number, end: number): Span;
  /** Where the program was written, if that file says it, else as `readFrom`: there people know their program. */
  cameFrom(start: number, end: number): Span;
}

/** A span as people know it: in the text that they wrote. */
export function writtenSpan(span: Span): Span {
  return span.source.origin?.cameFrom(span.start, span.end) ?? span;
}

/** The line of a span as people know it. */
export function lineOfSpan(span: Span): { readonly source: SourceFile; readonly line: number } {
  const { source, start } = writtenSpan(span);
  return { source, line: source.position(start).line };
}

/** A span in the file that was read. */
export function readSpan(span: Span): Span {
  return span.source.origin?.readFrom(span.start, span.end) ?? span;
}

/** A place for people: line and column, both counted from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** The half-open range `[start, end)` of a file's text. */
export interface Span {
  readonly source: SourceFile;
  readonly start: number;
  readonly end: number;
  /** Of an instruction of a body that stands in place of a call. */
  readonly inlined?: InlinedCall;
}

/** The call that a body stands in place of. */
export interface InlinedCall {
  /** The name of the function whose body it is. */
  readonly func: string;
  /** The place of the call; that may stand in a body which itself was put there. */
  readonly at: Span | undefined;
}

/** A place that was put in place of a call: the function, and where it was called, and so on outwards to the function itself. */
export function openCalls(func: string, span: Span | undefined): { readonly func: string; readonly span?: Span }[] {
  const frames: { readonly func: string; readonly span?: Span }[] = [];
  let at = span;
  for (; at?.inlined !== undefined; at = at.inlined.at) frames.push({ func: at.inlined.func, span: at });
  // A copy of a function (passes/specialise.ts) has a name that nobody wrote, and its instructions say whose they are.
  if (at !== undefined || frames.length === 0 || !isLoweringName(func)) frames.push({ func, span: at });
  return frames;
}

/** `name:line:column` of a span's start, as compilers write it; of a file that nothing but the name is known of, the name. */
export function formatPlace(span: Span): string {
  const { source, start } = writtenSpan(span);
  if (source.lineStarts.length === 0) return source.name;
  const { line, column } = source.position(start);
  return `${source.name}:${line}:${column}`;
}

function findLineStarts(text: string): number[] {
  const starts = [0];
  // Most texts have one kind of ends, for which the search of the host is ten times as fast.
  if (!text.includes('\r')) {
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
    return starts;
  }
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c === 10 || (c === 13 && text.charCodeAt(i + 1) !== 10)) starts.push(i + 1);
  }
  return starts;
}
