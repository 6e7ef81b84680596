/**
 * Bits of memory, for fields that are no whole bytes or lie where no typed chunk can: bit-fields, members of packed structures.
 * The document reads and writes whole chunks only. Definedness is per bit here, so that a bit-field may be written while its
 * neighbours in the same byte are undefined, and reading these is still stuck.
 */
import { canHoldPointer, primSize } from './prim-types.ts';
import type { Memory } from './memory.ts';
import type { Site } from './stuck.ts';
import type { PrimType } from './syntax.ts';
import type { Val } from './values.ts';

/** Bits [bit, bit + size) from an arena address on, lowest first, as a number. */
export function loadBits(memory: Memory, address: number, bit: number, size: number, t: PrimType, site: Site): bigint {
  let value = 0n;
  for (const { at, mask, shift, from } of bytesOf(address, bit, size)) {
    const defined = memory.definedBits(at);
    if (defined === undefined || (defined & mask) !== mask) throw memory.unreadable(at, 1, t, site);
    value |= BigInt((memory.bytes[at] & mask) >> shift) << BigInt(from);
  }
  return value;
}

export function storeBits(memory: Memory, address: number, bit: number, size: number, value: bigint, site: Site): void {
  for (const { at, mask, shift, from } of bytesOf(address, bit, size)) {
    const part = Number((value >> BigInt(from)) & 0xffn);
    memory.storeBits(at, mask, part << shift, site);
  }
  memory.storedAt = address + (bit >>> 3);
  memory.storedSize = bytesFor(bit & 7, size);
}

/** How many bytes bits touch that begin in the first of them. */
export function bytesFor(bit: number, size: number): number {
  return (bit + size + 7) >>> 3;
}

/** A whole value where no chunk may lie: its type's bits, or a pointer. */
export function isWhole(memory: Memory, bit: number, size: number, t: PrimType): boolean {
  return (bit & 7) === 0 && size === primSize(t, memory.pointerSize) * 8 && canHoldPointer(t, memory.pointerSize);
}

/** As a value of the field's type: signed fields by their highest bit. */
export function fieldValue(bits: bigint, size: number, t: PrimType, pointerSize: 4 | 8): Val {
  if (t.kind === 'Tfloat') return floatOf(bits, t.n === 'F32');
  const value = t.kind === 'Tint' && t.b === 'Signed' ? BigInt.asIntN(size, bits) : bits;
  return primSize(t, pointerSize) === 8 ? value : Number(value);
}

function floatOf(bits: bigint, isNarrow: boolean): number {
  const view = new DataView(new ArrayBuffer(8));
  view.setBigUint64(0, bits, true);
  return isNarrow ? view.getFloat32(0, true) : view.getFloat64(0, true);
}

interface BytePart {
  readonly at: number;
  /** Which bits of the byte, and where the lowest of them is. */
  readonly mask: number;
  readonly shift: number;
  /** Where they stand in the value. */
  readonly from: number;
}

function bytesOf(address: number, bit: number, size: number): BytePart[] {
  const parts: BytePart[] = [];
  for (let from = 0; from < size;) {
    const shift = (bit + from) & 7;
    const count = Math.min(8 - shift, size - from);
    parts.push({ at: address + ((bit + from) >>> 3), mask: ((1 << count) - 1) << shift, shift, from });
    from += count;
  }
  return parts;
}
