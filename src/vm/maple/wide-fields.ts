/** Bit-fields whose declared type has 128 bits, byte by byte; the bits are gathered in a u128. */
import { type Addr, moved } from '../machine/addresses.ts';
import { assignSlot, loadKeeping, storeByte } from './cells.ts';
import type { FuncContext } from './context.ts';
import { convert } from './conversions.ts';
import { combineExtended, lowestBits } from './extended-arithmetic.ts';
import { depositField } from './fields.ts';
import type { Scalar } from './kinds.ts';
import type { ScalarVal } from './values.ts';

/** The field as a value of its declared kind. */
export function loadWideField(f: FuncContext, addr: Addr, offset: number, size: number, declared: Scalar): ScalarVal {
  let all = f.constant('u128', 0n);
  for (let k = offset >> 3; k * 8 < offset + size; k++) {
    const byte = convert(f, loadKeeping(f, 'u8', moved(addr, k), f.temp()), 'u128');
    all = combineExtended(f, 'bior', all, shiftBy(f, byte, k * 8 - offset));
  }
  return lowestBits(f, all, size, declared);
}

export function storeWideField(f: FuncContext, addr: Addr, offset: number, size: number, val: ScalarVal): void {
  // It is needed for every byte, so it must not lie in a temporary.
  const value: ScalarVal = { tag: 'reg', kind: 'u128', slot: f.newSlotFor('pair') };
  assignSlot(f, value.slot, 'u128', val);
  for (let k = offset >> 3; k * 8 < offset + size; k++) {
    const first = Math.max(0, offset - k * 8);
    const count = Math.min(8, offset + size - k * 8) - first;
    const part = convert(f, shiftBy(f, value, offset - first - k * 8), 'u8');
    const old = loadKeeping(f, 'u8', moved(addr, k), f.temp());
    storeByte(f, moved(addr, k), depositField(f, old, part, 'u8', first, count));
  }
}

/** Left, or right where the number is negative. */
function shiftBy(f: FuncContext, value: ScalarVal, bits: number): ScalarVal {
  if (bits === 0) return value;
  return combineExtended(f, bits > 0 ? 'shl' : 'lshr', value, f.constant('u128', BigInt(Math.abs(bits))));
}
