/** Bit-fields whose declared type has 128 bits: byte by byte, since units of that size need no alignment to be right. */
import type { Operand } from '../../linear/nodes.ts';
import type { FieldPlace } from '../../maple/layout.ts';
import type { FuncContext } from './context.ts';
import { convertModular } from './conversions.ts';
import { extractWide } from './extended.ts';
import { type Place, reach } from './places.ts';
import { type Scalar, scalarRows } from './scalars.ts';

/** The field as a value of its declared type. */
export function loadWideField(
  f: FuncContext,
  place: Place,
  { bitOffset = 0, bitSize = 0 }: FieldPlace,
  declared: Scalar,
): Operand {
  const { b } = f;
  let all: Operand = b.v128(0n);
  for (let k = bitOffset >> 3; k * 8 < bitOffset + bitSize; k++) {
    const [address, offset] = reach(f, place.address, place.offset + k);
    const byte = b.calc('ULToW', b.load('u8', address, offset, 'i64', place.volatile));
    all = b.calc('BorW', all, shiftBy(f, byte, k * 8 - bitOffset));
  }
  return extractWide(b, all, 0, bitSize, scalarRows[declared].signed, declared);
}

/** `value` is of the declared type. */
export function storeWideField(
  f: FuncContext,
  place: Place,
  { bitOffset = 0, bitSize = 0 }: FieldPlace,
  value: Operand,
): void {
  const { b } = f;
  for (let k = bitOffset >> 3; k * 8 < bitOffset + bitSize; k++) {
    const [address, offset] = reach(f, place.address, place.offset + k);
    const first = Math.max(0, bitOffset - k * 8);
    const mask = ((1 << (Math.min(8, bitOffset + bitSize - k * 8) - first)) - 1) << first;
    const part = convertModular(b, shiftBy(f, value, bitOffset - k * 8), 'u128', 'u32');
    const old = b.load('u8', address, offset, 'i32', place.volatile);
    const changed = b.calc('BorI', b.calc('BandI', old, b.i32(0xff & ~mask)), b.calc('BandI', part, b.i32(mask)));
    b.store('u8', address, changed, offset, place.volatile);
  }
}

/** Left, or right where the number is negative. */
function shiftBy({ b }: FuncContext, value: Operand, bits: number): Operand {
  return bits === 0 ? value : b.calc(bits > 0 ? 'ShlW' : 'ShrUW', value, b.v128(BigInt(Math.abs(bits))));
}
