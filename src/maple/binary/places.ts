/**
 * Where things stand in the text that they were read from. Places are a stream beside the symbols and one beside each body,
 * so that a file can do without (`--strip`) and a body is read alone. Of files, the names and the lengths of their lines are
 * kept and not their text: that is what it takes to say `file:line:column`.
 */
import { Pool, pooled, Sideline, uleb, type Codec, type Sink, type Stream } from '../../base/codec.ts';
import { SourceFile } from '../../base/source.ts';
import type { Place } from '../module.ts';

/** A name and the lines. Lines are counted when somebody asks for one. */
const sourceEntry: Codec<SourceFile> = {
  write(out, { name, lineStarts }) {
    out.bytes.string(portable(name));
    const lines = lengthsOf(lineStarts);
    out.bytes.uleb(lines.length);
    out.bytes.bytes(lines);
  },
  read(input) {
    const name = input.bytes.string();
    const lines = input.bytes.bytes(input.bytes.count());
    return new SourceFile(name, '', () => lineStartsOf(lines));
  },
};

/** A path as it was given; of one that begins at the root, which is that of one machine, the last part. */
function portable(path: string): string {
  return /^(?:[\\/]|[A-Za-z]:)/.test(path) ? path.replace(/^.*[\\/]/, '') : path;
}

export const sources: Pool<SourceFile> = new Pool('sources', () => sourceEntry);

function lengthsOf(starts: readonly number[]): Uint8Array {
  const out: number[] = [];
  for (let i = 1; i < starts.length; i++) {
    let length = starts[i] - starts[i - 1];
    for (; length >= 0x80; length = Math.floor(length / 0x80)) out.push((length & 0x7f) | 0x80);
    out.push(length);
  }
  return Uint8Array.from(out);
}

/** Damaged lengths give wrong lines and nothing worse. */
function lineStartsOf(lengths: Uint8Array): number[] {
  const starts = [0];
  let start = 0;
  let unit = 1;
  for (const byte of lengths) {
    start += (byte & 0x7f) * unit;
    unit = byte < 0x80 ? 1 : unit * 0x80;
    if (unit > 2 ** 28 || start > 2 ** 40) break;
    if (unit === 1) starts.push(start);
  }
  return starts;
}

const file = pooled(sources);

/** The stream of places. */
export const places = new Sideline(uleb, 0);

/** Code keeps places in words of 32 bits. */
const mostText = 2 ** 31 - 1;

/** A place that is being read: nowhere, until something is known. */
type Target = { -readonly [K in keyof Place]: Place[K] };

/** Where something stands: its start, four times its length and whether a file follows, the file. */
export const place = {
  write(out: Sink, { start, end, source }: Place): void {
    const beside = out.besides(places);
    if (beside === undefined) return;
    beside.bytes.uleb(Math.max(0, start));
    beside.bytes.uleb(4 * Math.abs(end - start) + (end < start ? 2 : 0) + (source === undefined ? 0 : 1));
    if (source !== undefined) file.write(beside, source);
  },
  /** Fills in the place of a value. */
  fill<T extends Place>(input: Stream, value: T): T {
    const stream = input.besides(places);
    if (stream === undefined) return value;
    const { bytes } = stream;
    const start = bytes.uleb();
    const rest = bytes.uleb();
    const length = Math.floor(rest / 4);
    const end = (rest & 2) === 0 ? start + length : start - length;
    if (end < 0 || start > mostText || end > mostText) bytes.fail('a place lies outside of every text');
    const target: Target = value;
    target.start = start;
    target.end = end;
    if ((rest & 1) !== 0) target.source = file.read(stream);
    return value;
  },
};

/** The file of a function; that of the module where there are no places. */
export const sourceOf: Codec<SourceFile | undefined> = {
  write(out, source) {
    const sink = out.besides(places);
    if (sink !== undefined && source !== undefined) file.write(sink, source);
  },
  read(input) {
    const stream = input.besides(places);
    return stream === undefined ? undefined : file.read(stream);
  },
};
