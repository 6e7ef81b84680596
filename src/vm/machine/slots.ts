/**
 * Slots: the 8 bytes of the register stack in which a value is, counted from the base of its function's frame.
 *
 *     word    integers of up to 32 bits, in the low half, kept canonical: narrow ones sign- or zero-extended
 *     long    64-bit integers and addresses: low half, high half
 *     float   f32 (as the f64 of the same value) and f64
 *     pair    128 bits in two slots, the low half first
 *
 * So the low half of a long is its value as a word, and an address is used without looking at its high half.
 *
 *     slot 0          pc to return to | base to return to      while the callee runs; then its first result
 *     slot 1          stack pointer of the caller | depth of calls (linear interpreter)
 *     slots 2 …       parameters, locals, registers, constants, temporaries; results behind the first
 *     slots size …    the frame of the next callee, whose header and parameters the caller writes
 *
 * The size of a frame is only known when its function's code is done, so slots of the next callee's frame are numbered
 * from `outgoing` on until the assembler links the code. A `Slot` is no number for the compiler: neither can be given
 * where an instruction wants the other (assembler.ts).
 */
export type SlotClass = 'word' | 'long' | 'float' | 'pair';

export type Slot = number & { readonly __slot: true };

/** Slots of a frame's header. */
export const HEADER_SLOTS = 2;

/** Stands for "no slot": an address without base or index, a result that may be anywhere. */
export const NO_SLOT = -1 as Slot;

const outgoing = 1 << 24;

/** Slot `index` of this frame. */
export function slotAt(index: number): Slot {
  return index as Slot;
}

/** The slot in which the high half of a pair is. */
export function highHalf(slot: Slot): Slot {
  return slotAt(slot + 1);
}

/** Slot `index` of the frame that the next call makes. */
export function outgoingSlot(index: number): Slot {
  return slotAt(outgoing + index);
}

export function isOutgoing(slot: number): boolean {
  return slot >= outgoing;
}

/** The number of a slot in its frame, whichever of the two it is. */
export function indexInFrame(slot: number): number {
  return isOutgoing(slot) ? slot - outgoing : slot;
}

/** How many slots a value takes. */
export function slotsOf(slotClass: SlotClass): 1 | 2 {
  return slotClass === 'pair' ? 2 : 1;
}
