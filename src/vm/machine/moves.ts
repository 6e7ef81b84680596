/** Code that puts values into slots: constants, copies of any class, and jumps by the value of a slot. */
import { f64ToBits } from '../../scalar/float-bits.ts';
import type { Assembler } from './assembler.ts';
import type { LabelRef } from './opcodes.ts';
import { highHalf, type Slot, type SlotClass } from './slots.ts';

/** A constant, or its bits if it is no float. */
export function putConstant(a: Assembler, slotClass: SlotClass, slot: Slot, value: number | bigint): void {
  switch (slotClass) {
    case 'word':
      a.emit('ConstW', slot, Number(value) | 0);
      return;
    case 'float':
      putBits(a, slot, f64ToBits(Number(value)));
      return;
    default:
      putBits(a, slot, BigInt(value));
      if (slotClass === 'pair') putBits(a, highHalf(slot), BigInt(value) >> 64n);
  }
}

function putBits(a: Assembler, slot: Slot, bits: bigint): void {
  a.emit('ConstL', slot, lowWord(bits), lowWord(bits >> 32n));
}

function lowWord(bits: bigint): number {
  return Number(BigInt.asIntN(32, bits));
}

/** Copies a value of a class from slot to slot. */
export function move(a: Assembler, slotClass: SlotClass, to: Slot, from: Slot): void {
  if (to === from) return;
  if (slotClass === 'word') a.emit('MoveW', to, from);
  else if (slotClass === 'float') a.emit('MoveF', to, from);
  else a.emit('MoveL', to, from);
  if (slotClass === 'pair') a.emit('MoveL', highHalf(to), highHalf(from));
}

/** A table may have this many entries for each case. */
const entriesPerCase = 4;

/**
 * Jumps by a value: through a table when the tags are dense, else by a search among the sorted tags. Tags are signed,
 * as they are in the slot.
 */
export function jumpByValue(
  a: Assembler,
  slot: Slot,
  isLong: boolean,
  cases: ReadonlyMap<bigint, LabelRef>,
  otherwise: LabelRef,
): void {
  const tags = [...cases].sort(([x], [y]) => (x < y ? -1 : 1));
  if (tags.length === 0) return a.emit('Jump', otherwise);
  const low = tags[0][0];
  const range = tags[tags.length - 1][0] - low + 1n;
  if (!isLong && range <= BigInt(entriesPerCase * tags.length)) {
    const entries = Array.from({ length: Number(range) }, (_, i) => cases.get(low + BigInt(i)) ?? otherwise);
    return a.table(slot, Number(low), otherwise, entries);
  }
  return a.search(
    slot,
    isLong,
    otherwise,
    tags.map(([tag, label]) => ({ low: lowWord(tag), high: lowWord(tag >> 32n), label })),
  );
}
