/**
 * Reading and writing memory: places, loads, stores, bit-fields, copies. A memory cell is read by its own type and the
 * value then converted (docs/decisions/0030-narrow-loads.md); stores convert to the cell's type.
 */
import type { VarRef } from '../../maple/code.ts';
import type { FieldPlace } from '../../maple/layout.ts';
import type { TypeId } from '../../maple/types.ts';
import { isIntegerType } from '../../scalar/values.ts';
import { type Addr, emitAccess, type LoadName, moved, type StoreName } from '../machine/addresses.ts';
import { move } from '../machine/moves.ts';
import { highHalf, NO_SLOT, type Slot } from '../machine/slots.ts';
import type { FuncContext, ScalarVal, Val } from './context.ts';
import { canonical, convert, convertModular } from './conversions.ts';
import { isExtended, isFloatScalar, type Kind, type Scalar, scalars } from './kinds.ts';
import { loadWideField, storeWideField } from './wide-fields.ts';

export interface Place {
  readonly addr: Addr;
  readonly kind: Kind;
  readonly type: TypeId;
  readonly bits: FieldPlace | undefined;
}

/** The place of a field of something of a type that lies at an address. */
export function fieldPlace(f: FuncContext, addr: Addr, type: TypeId, field: number): Place {
  const found = f.layout.field(type, field) ?? { type, offset: 0 };
  const kind = f.kindOfType(found.type);
  const isBitField = found.bitSize !== undefined && kind !== 'agg' && isIntegerType(kind);
  return { addr: moved(addr, found.offset), kind, type: found.type, bits: isBitField ? found : undefined };
}

/**
 * The place that `<* T>` and a field id denote. A pointer to an array stands for its elements when scalars are
 * accessed.
 */
export function pointedPlace(f: FuncContext, addr: Addr, pointer: TypeId, field: number, access: Kind): Place {
  const to = f.layout.pointee(pointer) ?? pointer;
  if (field === 0 && access !== 'agg') {
    const prim = f.layout.primOf(to);
    if (f.layout.resolve(to).kind === 'array') return fieldPlace(f, addr, f.layout.array(pointer).element, 0);
    if (prim === 'void' || prim === 'unknown') return { addr, kind: access, type: to, bits: undefined };
  }
  return fieldPlace(f, addr, to, field);
}

/** An access by the machine, which for a store begins at what may be written. */
function access(f: FuncContext, op: LoadName | StoreName, slot: Slot, addr: Addr): void {
  emitAccess(f.a, op, slot, addr, f.vm.image.stackBottom);
}

function releaseAddr(f: FuncContext, addr: Addr): void {
  if (addr.base !== NO_SLOT) f.releaseSlot(addr.base);
  if (addr.index !== NO_SLOT) f.releaseSlot(addr.index);
}

/** Loads a cell as its own kind, and gives the address up. */
export function loadCell(f: FuncContext, kind: Scalar, addr: Addr, hint: Slot): Extract<Val, { tag: 'reg' }> {
  releaseAddr(f, addr);
  return loadKeeping(f, kind, addr, f.destOf(kind, hint));
}

/** Loads a cell whose address is used again. */
export function loadKeeping(f: FuncContext, kind: Scalar, addr: Addr, slot: Slot): Extract<Val, { tag: 'reg' }> {
  access(f, scalars[kind].load, slot, addr);
  if (kind === 'u1') f.a.emit('NeWi', slot, slot, 0);
  if (scalars[kind].slot === 'pair') access(f, 'LoadL', highHalf(slot), moved(addr, 8));
  return { tag: 'reg', kind, slot };
}

/** Stores the low byte of a word at an address that is used again. */
export function storeByte(f: FuncContext, addr: Addr, val: ScalarVal): void {
  access(f, 'Store8', f.inSlot(val), addr);
}

/** Stores a value that is of the cell's kind, or a word or long whose low bits are the cell's. */
function storeCell(f: FuncContext, kind: Scalar, addr: Addr, val: ScalarVal): void {
  const slot = f.inSlot(val);
  access(f, scalars[kind].store, slot, addr);
  if (scalars[kind].slot === 'pair') access(f, 'StoreL', highHalf(slot), moved(addr, 8));
  f.release(val);
  releaseAddr(f, addr);
}

export function load(f: FuncContext, place: Place, want: Kind, hint: Slot = NO_SLOT): Val {
  if (want === 'agg') return { tag: 'agg', kind: 'agg', addr: place.addr, size: f.layout.sizeOf(place.type) };
  const cell = place.kind === 'agg' ? want : place.kind;
  if (place.bits !== undefined) return convert(f, loadBits(f, place, place.bits), want, hint);
  const fits = cell === want || (scalars[cell].slot !== 'long' && scalars[want].slot === scalars[cell].slot);
  return convert(f, loadCell(f, cell, place.addr, fits ? hint : NO_SLOT), want, hint);
}

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

/** Copies a known number of bytes; the ranges may overlap. */
export function copyBytes(f: FuncContext, to: Addr, from: Addr, size: number): void {
  if (size <= 0) return;
  const [target, source] = [simple(f, to), simple(f, from)];
  f.a.emit('Copy', target.base, target.offset | 0, source.base, source.offset | 0, size);
}

/** An address with a base and no index. */
export function simple(f: FuncContext, addr: Addr): Addr {
  if (addr.base !== NO_SLOT && addr.index === NO_SLOT) return addr;
  if (addr.base === NO_SLOT && addr.index === NO_SLOT) {
    return { base: f.inSlot({ tag: 'const', kind: 'i32', value: 0 }), index: NO_SLOT, scale: 0, offset: addr.offset };
  }
  const slot = f.temp();
  f.a.emit('MulWi', slot, addr.index, addr.scale);
  if (addr.base !== NO_SLOT) f.a.emit('AddW', slot, slot, addr.base);
  return { base: slot, index: NO_SLOT, scale: 0, offset: addr.offset };
}

/** The low half of an address as a word in a slot. */
export function addressWord(f: FuncContext, addr: Addr): Slot {
  const { base, offset } = simple(f, addr);
  if (offset === 0) return base;
  const slot = f.temp();
  f.a.emit('AddWi', slot, base, offset | 0);
  return slot;
}

/** An address as a value, for addresses whose high half is 0: those of variables and of the frame. */
export function addressValue(f: FuncContext, addr: Addr, hint: Slot = NO_SLOT): ScalarVal {
  if (addr.base === NO_SLOT && addr.index === NO_SLOT) {
    const value = f.pointerSize === 8 ? BigInt(addr.offset >>> 0) : addr.offset >>> 0;
    return { tag: 'const', kind: f.address, value };
  }
  const { base, offset } = simple(f, addr);
  const slot = f.dest(hint);
  if (f.pointerSize === 8) {
    f.a.emit('ExtU', slot, base);
    if (offset !== 0) f.a.emit('AddLi', slot, slot, offset);
  } else f.a.emit('AddWi', slot, base, offset);
  return { tag: 'reg', kind: f.address, slot };
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

/** A value into the slot of a variable or register. */
export function assignSlot(f: FuncContext, slot: Slot, kind: Scalar, val: Val): void {
  const scalar = convert(f, scalarVal(f, val), kind, slot);
  if (scalar.tag === 'const') f.inSlot(scalar, slot);
  else move(f.a, scalars[kind].slot, slot, scalar.slot);
}

/** An aggregate as a scalar is its address. */
export function scalarVal(f: FuncContext, val: Val): ScalarVal {
  return val.tag === 'agg' ? addressValue(f, val.addr) : val;
}

// Bit-fields

function unitOf(f: FuncContext, place: Place, { unit }: FieldPlace): Scalar {
  const kind = unit === undefined ? place.kind : f.kindOf(unit);
  const scalar = kind === 'agg' ? 'u32' : kind;
  return scalar === 'u1' ? 'u8' : scalar;
}

function loadBits(f: FuncContext, place: Place, bits: FieldPlace): ScalarVal {
  const { bitOffset = 0, bitSize = 0 } = bits;
  const declared = place.kind === 'agg' ? 'i64' : place.kind;
  if (isExtended(declared)) return loadWideField(f, simple(f, place.addr), bitOffset, bitSize, declared);
  const { signed } = scalars[declared];
  if (bits.split) return extractField(f, gatherBytes(f, place.addr, bitOffset, bitSize), 0, bitSize, signed, declared);
  const unit = loadCell(f, unitOf(f, place, bits), place.addr, NO_SLOT);
  return extractField(f, unit, bitOffset, bitSize, signed, declared);
}

/** Bits [offset, offset + size) of a value, extended by `signed`, as a value of kind `to`. */
export function extractField(
  f: FuncContext,
  val: ScalarVal,
  offset: number,
  size: number,
  signed: boolean,
  to: Scalar,
): ScalarVal {
  if (size <= 0) return f.constant(to, 0n);
  const isLong = scalars[val.kind].slot === 'long';
  const width = isLong ? 64 : 32;
  const from = f.inSlot(val);
  f.release(val);
  const slot = f.temp();
  const [left, right] = [Math.max(0, width - offset - size), Math.max(0, width - size)];
  const suffix = isLong ? 'Li' : 'Wi';
  f.a.emit(`Shl${suffix}`, slot, from, left);
  if (right > 0) f.a.emit(signed ? `Shr${suffix}` : `ShrU${suffix}`, slot, slot, right);
  const carrier: Scalar = isLong ? (signed ? 'i64' : 'u64') : signed ? 'i32' : 'u32';
  return convertModular(f, { tag: 'reg', kind: carrier, slot }, to);
}

function storeBits(f: FuncContext, place: Place, bits: FieldPlace, val: ScalarVal): void {
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

/** `target` with its bits [offset, offset + size) replaced by the low bits of `val`, which is of the same kind. */
export function depositField(
  f: FuncContext,
  target: ScalarVal,
  val: ScalarVal,
  kind: Scalar,
  offset: number,
  size: number,
  hint: Slot = NO_SLOT,
): ScalarVal {
  if (size <= 0) return target;
  const isLong = scalars[kind].slot === 'long';
  const [into, from] = [f.inSlot(target), f.inSlot(val)];
  const [kept, put] = [f.temp(), f.temp()];
  if (isLong) {
    const mask = (1n << BigInt(size)) - 1n;
    const maskSlot = f.inSlot({ tag: 'const', kind: 'i64', value: mask });
    const keepSlot = f.inSlot({ tag: 'const', kind: 'i64', value: BigInt.asIntN(64, ~(mask << BigInt(offset))) });
    f.a.emit('AndL', kept, into, keepSlot);
    f.a.emit('AndL', put, from, maskSlot);
    f.a.emit('ShlLi', put, put, offset);
    const slot = f.dest(hint);
    f.a.emit('OrL', slot, kept, put);
    return { tag: 'reg', kind, slot };
  }
  const mask = size >= 32 ? -1 : (1 << size) - 1;
  f.a.emit('AndWi', kept, into, ~(mask << offset));
  f.a.emit('AndWi', put, from, mask);
  f.a.emit('ShlWi', put, put, offset);
  const slot = f.dest(hint);
  f.a.emit('OrW', slot, kept, put);
  return canonical(f, slot, kind, slot);
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
