/**
 * Reading and writing memory: places, loads, stores, bit-fields, copies. A memory cell is read by its own type and the
 * value then converted (docs/decisions/0030-narrow-loads.md); stores convert to the cell's type.
 */
import type { Node, VarRef } from '../../maple/code.ts';
import type { Addr } from '../machine/addresses.ts';
import { NO_SLOT, type Slot } from '../machine/slots.ts';
import { loadBits, storeBits } from './bit-fields.ts';
import { assignSlot, copyBytes, loadCell, storeCell } from './cells.ts';
import type { FuncContext } from './context.ts';
import { convert } from './conversions.ts';
import { isExtended, isFloatScalar, type Kind, scalars } from './kinds.ts';
import { fieldPlace, type Place } from './places.ts';
import type { ScalarVal, Val } from './values.ts';

/** A field of bits is shifted out, an aggregate stays where it is and is known by its address. */
export function load(f: FuncContext, place: Place, want: Kind, hint: Slot = NO_SLOT): Val {
  if (want === 'agg') return { tag: 'agg', kind: 'agg', addr: place.addr, size: f.layout.sizeOf(place.type) };
  const cell = place.kind === 'agg' ? want : place.kind;
  if (place.bits !== undefined) return convert(f, loadBits(f, place, place.bits), want, hint);
  const fits = cell === want || (scalars[cell].slot !== 'long' && scalars[want].slot === scalars[cell].slot);
  return convert(f, loadCell(f, cell, place.addr, fits ? hint : NO_SLOT), want, hint);
}

/** The value is brought to the kind of the place first. */
export function store(f: FuncContext, place: Place, val: Val): void {
  if (place.kind === 'agg') return storeAggregate(f, place, val);
  if (val.tag === 'agg') {
    const first = load(f, { ...place, addr: val.addr, bits: undefined }, place.kind);
    return store(f, place, first);
  }
  if (place.bits !== undefined) return storeBits(f, place, place.bits, val);
  const keepsLowBits =
    place.kind !== 'u1' &&
    !isFloatScalar(place.kind) &&
    !isFloatScalar(val.kind) &&
    !isExtended(val.kind) &&
    scalars[place.kind].slot === 'word';
  storeCell(f, place.kind, place.addr, keepsLowBits && val.tag === 'reg' ? val : convert(f, val, place.kind));
}

function storeAggregate(f: FuncContext, place: Place, val: Val): void {
  if (val.tag === 'agg') {
    copyBytes(f, place.addr, val.addr, f.layout.sizeOf(place.type));
    return;
  }
  const { element } = f.layout.array(f.vm.module.types.pointer(place.type));
  const kind = f.layout.resolve(place.type).kind === 'array' ? f.kindOfType(element) : val.kind;
  const cell = kind === 'agg' ? val.kind : kind;
  store(f, { ...place, kind: cell, bits: undefined }, convert(f, val, cell));
}

export function variableAddr(f: FuncContext, ref: VarRef): Addr {
  const home = f.home(ref);
  return home.in === 'memory' ? home.addr : { base: NO_SLOT, index: NO_SLOT, scale: 0, offset: 0 };
}

export function readVariable(f: FuncContext, ref: VarRef, field: number, want: Kind, hint: Slot): Val {
  const home = f.home(ref);
  if (home.in === 'memory') return load(f, fieldPlace(f, home.addr, home.type, field), want, hint);
  const val: ScalarVal = { tag: 'reg', kind: home.kind, slot: home.slot };
  return want === 'agg' ? val : convert(f, val, want, hint);
}

export function writeVariable(f: FuncContext, ref: VarRef, field: number, val: Val): void {
  const home = f.home(ref);
  if (home.in === 'memory') return store(f, fieldPlace(f, home.addr, home.type, field), val);
  assignSlot(f, home.slot, home.kind, val);
}

// Bit-fields

/** The value of the instruction's type at an address. */
export function readAt(f: FuncContext, n: Node, addr: Addr, hint: Slot): Val {
  const kind = f.kindOf(f.code.prim(n));
  return load(f, { addr, kind, type: f.vm.module.types.prim(f.code.prim(n)), bits: undefined }, kind, hint);
}
