/**
 * The register stack: one for the whole thread, as a machine has one, so that a program costs no 16 MB when it starts.
 * Whoever runs uses it from `stack.top` on. The four views show the same bytes, so a word is at twice its slot's number:
 *
 *     slot          n                         n + 1
 *     F, B, U       n                         n + 1
 *     I             2n          2n + 1        2n + 2      2n + 3
 *                   low half    high half
 */
import type { SlotClass } from './slots.ts';

/** 16 MB of address space; pages that no program reaches are never touched. */
const slots = 2 ** 21;
/** Arguments of a call are written before the callee asks for room. */
const margin = 4096;
export const mostSlots = slots - margin;

export interface Views {
  readonly I: Int32Array;
  readonly F: Float64Array;
  readonly B: BigInt64Array;
  readonly U: BigUint64Array;
}

export function viewsOf(buffer: ArrayBuffer): Views {
  const [I, F] = [new Int32Array(buffer), new Float64Array(buffer)];
  return { I, F, B: new BigInt64Array(buffer), U: new BigUint64Array(buffer) };
}

/** Words, floats, longs and unsigned longs of the register stack. */
export const views = viewsOf(new ArrayBuffer(slots * 8));
const { I, F, B, U } = views;

/** The first slot that nobody uses. */
export const stack = { top: 0 };

/** How `Calc` reads and writes a slot; an instruction holds three bits of each operand and of the result. */
export const Bank = { Word: 0, UnsignedWord: 1, Long: 2, UnsignedLong: 3, Float: 4, Pair: 5 } as const;
export type Bank = (typeof Bank)[keyof typeof Bank];

export function readBank(bank: number, slot: number): number | bigint {
  switch (bank) {
    case 0 /* Word */:
      return I[slot << 1];
    case 1 /* UnsignedWord */:
      return I[slot << 1] >>> 0;
    case 2 /* Long */:
      return B[slot];
    case 3 /* UnsignedLong */:
      return U[slot];
    case 5 /* Pair */:
      return U[slot] | (U[slot + 1] << 64n);
    default:
      return F[slot];
  }
}

export function writeBank(bank: number, slot: number, value: number | bigint): void {
  if (typeof value === 'bigint') {
    B[slot] = value;
    if (bank === 5) B[slot + 1] = value >> 64n;
  } else if (bank === 4) F[slot] = value;
  else I[slot << 1] = value;
}

/** Writes a value into a slot of any views, wrapped as its class wants it. */
export function writeSlot(into: Views, slotClass: SlotClass, slot: number, value: number | bigint): void {
  switch (slotClass) {
    case 'word':
      into.I[slot << 1] = typeof value === 'bigint' ? Number(BigInt.asIntN(32, value)) : value;
      return;
    case 'float':
      into.F[slot] = Number(value);
      return;
    default:
      into.B[slot] = BigInt(value);
      if (slotClass === 'pair') into.B[slot + 1] = BigInt(value) >> 64n;
  }
}

/** What is in a slot: words and longs signed, pairs unsigned. */
export function readSlot(from: Views, slotClass: SlotClass, slot: number): number | bigint {
  switch (slotClass) {
    case 'word':
      return from.I[slot << 1];
    case 'long':
      return from.B[slot];
    case 'pair':
      return from.U[slot] | (from.U[slot + 1] << 64n);
    default:
      return from.F[slot];
  }
}
