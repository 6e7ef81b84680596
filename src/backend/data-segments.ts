/** Initial bytes as few segments: what an output writes that loads data piece by piece. */
import { ByteWriter } from '../base/bytes.ts';
import type { InitialBytes } from '../linear/data-layout.ts';

/** A gap of so many bytes costs less than another segment. */
const widestGap = 12;

/** Joins pieces whose gap is smaller than a segment's own cost; the gap is filled with zeros. */
export function joinBytes(pieces: readonly InitialBytes[]): InitialBytes[] {
  const sorted = pieces.toSorted((a, b) => a.address - b.address);
  const joined: { address: number; out: ByteWriter }[] = [];
  for (const { address, bytes } of sorted) {
    const last = joined.at(-1);
    const gap = last === undefined ? Infinity : address - last.address - last.out.length;
    if (last === undefined || gap > widestGap) {
      const out = new ByteWriter(bytes.length);
      out.bytes(bytes);
      joined.push({ address, out });
      continue;
    }
    last.out.bytes(new Uint8Array(gap));
    last.out.bytes(bytes);
  }
  return joined.map(({ address, out }) => ({ address, bytes: out.toBytes() }));
}
