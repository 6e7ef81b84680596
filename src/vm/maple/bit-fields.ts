/**
 * Bit-fields in memory. A field lies in a unit of its declared type, which is loaded, changed and stored whole:
 *
 *     unit   | … | field, bitSize bits | bitOffset bits |
 *
 * A packed field that reaches beyond its unit (`split`) is put together from the bytes in which it lies.
 */
import type { FieldPlace } from '../../maple/layout.ts';
import { type Addr, moved } from '../machine/addresses.ts';
import { NO_SLOT } from '../machine/slots.ts';
import { access, loadCell, loadKeeping, simple, storeCell } from './cells.ts';
import type { FuncContext } from './context.ts';
import { convert, convertModular } from './conversions.ts';
import { depositField, extractField } from './fields.ts';
import { isExtended, type Scalar, scalars } from './kinds.ts';
import type { Place } from './places.ts';
import type { ScalarVal } from './values.ts';
import { loadWideField, storeWideField } from './wide-fields.ts';

function unitOf(f: FuncContext, place: Place, { unit }: FieldPlace): Scalar {
  const kind = unit === undefined ? place.kind : f.kindOf(unit);
  const scalar = kind === 'agg' ? 'u32' : kind;
  return scalar === 'u1' ? 'u8' : scalar;
}

export function loadBits(f: FuncContext, place: Place, bits: FieldPlace): ScalarVal {
  const { bitOffset = 0, bitSize = 0 } = bits;
  const declared = place.kind === 'agg' ? 'i64' : place.kind;
  if (isExtended(declared)) return loadWideField(f, simple(f, place.addr), bitOffset, bitSize, declared);
  const { signed } = scalars[declared];
  if (bits.split) return extractField(f, gatherBytes(f, place.addr, bitOffset, bitSize), 0, bitSize, signed, declared);
  const unit = loadCell(f, unitOf(f, place, bits), place.addr, NO_SLOT);
  return extractField(f, unit, bitOffset, bitSize, signed, declared);
}

export function storeBits(f: FuncContext, place: Place, bits: FieldPlace, val: ScalarVal): void {
  const { bitOffset = 0, bitSize = 0 } = bits;
  if (bitSize === 0) return;
  const declared = place.kind === 'agg' ? 'i64' : place.kind;
  const field = convert(f, val, declared);
  if (isExtended(declared)) return storeWideField(f, simple(f, place.addr), bitOffset, bitSize, field);
  if (bits.split) return scatterBytes(f, place.addr, bitOffset, bitSize, convert(f, field, 'u64'));
  const unit = unitOf(f, place, bits);
  const addr = simple(f, place.addr);
  const put = convertModular(f, field, unit);
  const old = loadKeeping(f, unit, addr, f.temp());
  const changed = depositField(f, old, put, unit, bitOffset, bitSize);
  storeCell(f, unit, addr, changed);
}

/** The bits of a field that no unit covers, lowest first, from the bytes in which they lie; as a long. */
function gatherBytes(f: FuncContext, addr: Addr, bitOffset: number, bitSize: number): ScalarVal {
  const base = simple(f, addr);
  const [all, byte] = [f.temp(), f.temp()];
  f.a.emit('ConstL', all, 0, 0);
  for (let k = 0; k * 8 < bitOffset + bitSize; k++) {
    access(f, 'LoadU8', byte, moved(base, k));
    f.a.emit('ExtU', byte, byte);
    const shift = k * 8 - bitOffset;
    f.a.emit(shift >= 0 ? 'ShlLi' : 'ShrULi', byte, byte, Math.abs(shift));
    f.a.emit('OrL', all, all, byte);
  }
  return { tag: 'reg', kind: 'u64', slot: all };
}

function scatterBytes(f: FuncContext, addr: Addr, bitOffset: number, bitSize: number, val: ScalarVal): void {
  const base = simple(f, addr);
  const from = f.inSlot(val);
  const [part, byte] = [f.temp(), f.temp()];
  for (let k = 0; k * 8 < bitOffset + bitSize; k++) {
    const first = Math.max(0, bitOffset - k * 8);
    const end = Math.min(8, bitOffset + bitSize - k * 8);
    const mask = ((1 << (end - first)) - 1) << first;
    const shift = k * 8 - bitOffset;
    f.a.emit(shift > 0 ? 'ShrULi' : 'ShlLi', part, from, Math.abs(shift));
    f.a.emit('AndWi', part, part, mask);
    access(f, 'LoadU8', byte, moved(base, k));
    f.a.emit('AndWi', byte, byte, 0xff & ~mask);
    f.a.emit('OrW', byte, byte, part);
    access(f, 'Store8', byte, moved(base, k));
  }
}
