/**
 * The places of a document that is written: `[start, end]`, and a third number where the file is not the first of its
 * `sources`. Files get their numbers when they are met, so `sources` is the last member of a document.
 */
import { readSpan, writtenSpan, type SourceFile, type Span } from '../source.ts';
import { late, lines, type JsonValue } from './json-writer.ts';

export class Places {
  readonly #isKept: boolean;
  readonly #numbers = new Map<SourceFile, number>();

  /** `isKept` false: a document without places. */
  constructor(isKept: boolean) {
    this.#isKept = isKept;
  }

  /** Nothing for what was made, and for what was read from a document that gives it no place. */
  of(span: Span | undefined): readonly number[] | undefined {
    if (!this.#isKept || span === undefined || span.end <= span.start) return undefined;
    const written = writtenSpan(span);
    if (written.source === span.source ? span.source.origin !== undefined : readSpan(span).source === written.source)
      return undefined;
    // What is known of a file without its text is too little to say a place in it.
    if (written.end > written.source.text.length) return undefined;
    const number = this.#numbers.get(written.source) ?? this.#numbers.size;
    this.#numbers.set(written.source, number);
    return number === 0 ? [written.start, written.end] : [written.start, written.end, number];
  }

  /** The files of all places so far; when it is written, they are all known. */
  get sources(): JsonValue | undefined {
    return this.#isKept
      ? late(() => lines([...this.#numbers.keys()].map(({ name, text }) => ({ name, text }))))
      : undefined;
  }
}
