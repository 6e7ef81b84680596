/**
 * Memory cells and addresses: loads and stores of a cell as its own kind, copies of bytes, and addresses as values.
 *
 * An address is given up, its temporaries free for the result, by `loadCell` and `storeCell`; `loadKeeping` and `storeByte`
 * leave it to be used again.
 */
import { type Addr, emitAccess, type LoadName, moved, type StoreName } from '../machine/addresses.ts';
import { move } from '../machine/moves.ts';
import { highHalf, NO_SLOT, type Slot } from '../machine/slots.ts';
import type { FuncContext } from './context.ts';
import { convert } from './conversions.ts';
import { type Scalar, scalars } from './kinds.ts';
import type { RegVal, ScalarVal, Val } from './values.ts';

/** An access by the machine, which for a store begins at what may be written. */
export function access(f: FuncContext, op: LoadName | StoreName, slot: Slot, addr: Addr): void {
  emitAccess(f.a, op, slot, addr, f.vm.image.stackBottom);
}

function releaseAddr(f: FuncContext, addr: Addr): void {
  if (addr.base !== NO_SLOT) f.releaseSlot(addr.base);
  if (addr.index !== NO_SLOT) f.releaseSlot(addr.index);
}

/** Loads a cell as its own kind, and gives the address up. */
export function loadCell(f: FuncContext, kind: Scalar, addr: Addr, hint: Slot): RegVal {
  releaseAddr(f, addr);
  return loadKeeping(f, kind, addr, f.destOf(kind, hint));
}

/** Loads a cell whose address is used again. */
export function loadKeeping(f: FuncContext, kind: Scalar, addr: Addr, slot: Slot): RegVal {
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
export function storeCell(f: FuncContext, kind: Scalar, addr: Addr, val: ScalarVal): void {
  const slot = f.inSlot(val);
  access(f, scalars[kind].store, slot, addr);
  if (scalars[kind].slot === 'pair') access(f, 'StoreL', highHalf(slot), moved(addr, 8));
  f.release(val);
  releaseAddr(f, addr);
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
