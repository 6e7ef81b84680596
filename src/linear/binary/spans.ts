/**
 * Places: where in its source everything stands, as differences. What follows in the text, as instructions do that were written as
 * text, takes two bytes; what stands where the one before it stands, as instructions do that were lowered from one, takes one.
 *
 *     0            the same place as before
 *     1            no place
 *     2 source     further places are in this source
 *     3 + d, n     begins d (zigzag) behind the end of the one before, and is n long
 */
import type { ByteReader, ByteWriter } from '../../base/bytes.ts';
import type { SourceFile, Span } from '../../base/source.ts';
import type { Table } from './tables.ts';
import { unzigzag, zigzag } from './tables.ts';

const [same, none, otherSource, first] = [0, 1, 2, 3];

export class SpanWriter {
  readonly #sources: Table<SourceFile>;
  readonly #out: ByteWriter;
  #source = 0;
  #start = 0;
  #end = 0;
  #isFirst = true;

  constructor(out: ByteWriter, sources: Table<SourceFile>) {
    this.#out = out;
    this.#sources = sources;
  }

  write(span: Span | undefined): void {
    const out = this.#out;
    if (span === undefined) return out.uleb(none);
    const source = this.#sources.indexOf(span.source);
    if (source !== this.#source) {
      out.uleb(otherSource);
      out.uleb(source);
      this.#source = source;
      this.#isFirst = true;
    }
    if (!this.#isFirst && span.start === this.#start && span.end === this.#end) return out.uleb(same);
    out.uleb(first + zigzag(span.start - this.#end));
    out.uleb(span.end - span.start);
    this.#start = span.start;
    this.#end = span.end;
    this.#isFirst = false;
  }
}

export class SpanReader {
  readonly #input: ByteReader;
  readonly #sources: readonly SourceFile[];
  #source = 0;
  #end = 0;
  #last: Span | undefined;

  constructor(input: ByteReader, sources: readonly SourceFile[]) {
    this.#input = input;
    this.#sources = sources;
  }

  read(): Span | undefined {
    const input = this.#input;
    let head = input.uleb();
    if (head === none) return undefined;
    if (head === otherSource) {
      this.#source = input.uleb();
      if (this.#source >= this.#sources.length) input.fail(`there is no source ${this.#source}`);
      this.#last = undefined;
      head = input.uleb();
    }
    if (head === same && this.#last !== undefined) return this.#last;
    if (head < first) input.fail('there is no such place');
    const start = this.#end + unzigzag(head - first);
    const end = start + input.uleb();
    if (start < 0 || end > Number.MAX_SAFE_INTEGER) input.fail('a place lies outside its source');
    this.#end = end;
    return (this.#last = { source: this.#sources[this.#source], start, end });
  }

  /** Everything must have been read. */
  finish(): void {
    if (!this.#input.atEnd) this.#input.fail('there are more places than things');
  }
}
