/**
 * Sources in bytes: the name, and how long each line is, so that places can be said as line and column without the text. The
 * lines are read when somebody asks for a place.
 */
import type { ByteReader } from '../../base/bytes.ts';
import { ByteWriter } from '../../base/bytes.ts';
import { SourceFile } from '../../base/source.ts';

export function writeSource(out: ByteWriter, { name, lineStarts }: SourceFile): void {
  const lengths = new ByteWriter(lineStarts.length);
  for (let i = 1; i < lineStarts.length; i++) lengths.uleb(lineStarts[i] - lineStarts[i - 1]);
  out.string(name);
  out.uleb(lengths.length);
  out.bytes(lengths.view());
}

export function readSource(input: ByteReader): SourceFile {
  const name = input.string();
  const lengths = input.bytes(input.count());
  return new SourceFile(name, '', () => lineStartsOf(lengths));
}

/** Of bytes that may be damaged, in which case the lines are others; nothing depends on them but what is said of places. */
function lineStartsOf(lengths: Uint8Array): number[] {
  const starts = [0];
  let [length, unit] = [0, 1];
  for (const byte of lengths) {
    length += (byte & 0x7f) * unit;
    unit *= 128;
    if (byte >= 0x80) continue;
    starts.push(starts[starts.length - 1] + length);
    [length, unit] = [0, 1];
  }
  return starts;
}
