/**
 * Places as deviations. Both directions move a cursor over the canonical text that the module would print as; where something begins or
 * ends somewhere else, the difference is in the file. A file whose text was canonical has places for the price of its line
 * lengths, and every other one pays for what its writer laid out in another way.
 *
 *     { run: uleb of deviations that are 0    deviation: uleb, zigzag }      the last run is left out
 *     { run    0    source: uleb }                                           from here on in another file
 */
import { ByteWriter } from '../../base/bytes.ts';
import type { SourceFile, Span } from '../../base/source.ts';
import type { RawReader } from './raw-reader.ts';

export class PlaceWriter {
  readonly bytes = new ByteWriter();
  readonly #sources: Map<SourceFile, number>;
  #source: number;
  #run = 0;
  at: number;

  constructor(sources: Map<SourceFile, number>, source: number, at: number) {
    this.#sources = sources;
    this.#source = source;
    this.at = at;
  }

  get source(): number {
    return this.#source;
  }

  /** The cursor goes to a place that belongs to a file. */
  move(to: number, source: SourceFile): void {
    const index = this.#sources.get(source) ?? this.#sources.set(source, this.#sources.size).size - 1;
    if (index !== this.#source) {
      this.#write(0);
      this.bytes.uleb(index);
      this.#source = index;
    }
    const deviation = to - this.at;
    this.at = to;
    if (deviation === 0) this.#run++;
    else this.#write(deviation > 0 ? 2 * deviation : -2 * deviation - 1);
  }

  #write(code: number): void {
    this.bytes.uleb(this.#run);
    this.bytes.uleb(code);
    this.#run = 0;
  }
}

export class PlaceReader {
  readonly #bytes: RawReader;
  readonly #sources: readonly SourceFile[];
  source: SourceFile;
  #run: number;
  #last: Span | undefined;
  at: number;

  constructor(bytes: RawReader, sources: readonly SourceFile[], source: SourceFile, at: number) {
    this.#bytes = bytes;
    this.#sources = sources;
    this.source = source;
    this.at = at;
    this.#run = this.#nextRun();
  }

  /** The cursor goes to the next place. */
  move(): void {
    if (this.#run > 0) this.#run--;
    else this.#deviate();
  }

  finish(): void {
    this.#bytes.finish();
  }

  span(start: number): Span {
    const { source, at } = this;
    // A statement that is nothing but a value has its place.
    const last = this.#last;
    if (last?.start === start && last.end === at && last.source === source) return last;
    if (at < start || start < 0) this.#bytes.fail('a place ends before it begins');
    const span = { source, start, end: at };
    this.#last = span;
    return span;
  }

  #nextRun(): number {
    return this.#bytes.atEnd ? Number.POSITIVE_INFINITY : this.#bytes.uleb();
  }

  #deviate(): void {
    let code = this.#bytes.uleb();
    if (code === 0) {
      const index = this.#bytes.uleb();
      if (index >= this.#sources.length) this.#bytes.fail(`there is no source ${index}`);
      this.source = this.#sources[index];
      this.#run = this.#nextRun();
      if (this.#run > 0) {
        this.#run--;
        return;
      }
      code = this.#bytes.uleb();
      if (code === 0) this.#bytes.fail('two changes of the source at one place');
    }
    this.at += code % 2 === 0 ? code / 2 : -(code + 1) / 2;
    this.#run = this.#nextRun();
  }
}
