/** Addresses as loads and stores of the machine have them, and the choice among the three forms (opcodes.ts). */
import { LOWEST_ADDRESS } from '../memory.ts';
import type { Assembler } from './assembler.ts';
import { NO_SLOT, slotAt, type Slot } from './slots.ts';

/** base + index * scale + offset modulo 2^32; either slot may be `NO_SLOT`. */
export interface Addr {
  readonly base: Slot;
  readonly index: Slot;
  readonly scale: number;
  readonly offset: number;
}

export function moved(addr: Addr, bytes: number): Addr {
  return bytes === 0 ? addr : { ...addr, offset: addr.offset + bytes };
}

export type LoadName = `Load${'I8' | 'U8' | 'I16' | 'U16' | 'W' | 'L' | 'S' | 'D'}`;
export type StoreName = `Store${'8' | '16' | 'W' | 'L' | 'S' | 'D'}`;

/** An address that is known when the code is written. */
export function absolute(address: number): Addr {
  return { base: NO_SLOT, index: NO_SLOT, scale: 0, offset: address };
}

/** The address in a slot, plus an offset. */
export function addressIn(base: Slot, offset = 0): Addr {
  return { base, index: NO_SLOT, scale: 0, offset };
}

/**
 * A load or store. `writableFrom` is the lowest address that the program may change; the views that are accessed begin
 * there and at LOWEST_ADDRESS, which is taken off the offset.
 */
export function emitAccess(
  a: Assembler,
  op: LoadName | StoreName,
  value: Slot,
  { base, index, scale, offset: bytes }: Addr,
  writableFrom: number,
): void {
  const offset = (bytes - (isStore(op) ? writableFrom : LOWEST_ADDRESS)) | 0;
  if (base === NO_SLOT && index === NO_SLOT) a.emit(`${op}G`, value, slotAt(0), 0, offset);
  else if (base === NO_SLOT) a.emit(`${op}G`, value, index, scale, offset);
  else if (index === NO_SLOT) a.emit(`${op}R`, value, base, offset);
  else a.emit(`${op}X`, value, base, index, scale, offset);
}

function isStore(op: LoadName | StoreName): op is StoreName {
  return op.startsWith('Store');
}
