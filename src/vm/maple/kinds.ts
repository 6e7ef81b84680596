/**
 * How the MAPLE VM holds values. A *slot* is 8 bytes of the register stack, seen through three views:
 *
 *     word    integers of up to 32 bits, in the low half, kept canonical: narrow ones sign- or zero-extended
 *     long    64-bit integers and addresses: low half, high half
 *     float   f32 (as the f64 of the same value) and f64
 *
 *     pair    two slots: 128 bits, the low half first (extended.ts)
 *
 * So the low half of a long is its value as a word, and an address is used without looking at its high half.
 */
import { primRows, type PrimType } from '../../scalar/prim-types.ts';
import { convert } from '../../scalar/operations.ts';
import { complexTypes, vectorTypes, type ComplexType, type VectorType } from '../../scalar/values.ts';

type Plain = 'i8' | 'i16' | 'i32' | 'i64' | 'u8' | 'u16' | 'u32' | 'u64' | 'u1' | 'f32' | 'f64';
/** Held as their bits: in a long or in a pair. */
export type Extended = 'i128' | 'u128' | 'f128' | ComplexType | VectorType;
export type Scalar = Plain | Extended;
/** What a value is: a scalar, or an aggregate, which is given by its address. */
export type Kind = Scalar | 'agg';
export type SlotClass = 'word' | 'long' | 'float' | 'pair';

/** Slots of a frame's header. */
export const HEADER_SLOTS = 2;

interface ScalarRow {
  readonly slot: SlotClass;
  readonly bits: number;
  readonly signed: boolean;
  /** How generic operations read and write it (code.ts, banks). */
  readonly bank: number;
  /** Index of its memory cell among the loads, and among the stores (code.ts). */
  readonly load: number;
  readonly store: number;
  /** Letter in the signatures that indirect calls compare. */
  readonly letter: string;
}

const plainScalars: Readonly<Record<Plain, ScalarRow>> = {
  i8: { slot: 'word', bits: 8, signed: true, bank: 0, load: 0, store: 0, letter: 'w' },
  u8: { slot: 'word', bits: 8, signed: false, bank: 0, load: 1, store: 0, letter: 'w' },
  u1: { slot: 'word', bits: 1, signed: false, bank: 0, load: 1, store: 0, letter: 'w' },
  i16: { slot: 'word', bits: 16, signed: true, bank: 0, load: 2, store: 1, letter: 'w' },
  u16: { slot: 'word', bits: 16, signed: false, bank: 0, load: 3, store: 1, letter: 'w' },
  i32: { slot: 'word', bits: 32, signed: true, bank: 0, load: 4, store: 2, letter: 'w' },
  u32: { slot: 'word', bits: 32, signed: false, bank: 1, load: 4, store: 2, letter: 'w' },
  i64: { slot: 'long', bits: 64, signed: true, bank: 2, load: 5, store: 3, letter: 'l' },
  u64: { slot: 'long', bits: 64, signed: false, bank: 3, load: 5, store: 3, letter: 'l' },
  f32: { slot: 'float', bits: 32, signed: true, bank: 4, load: 6, store: 4, letter: 's' },
  f64: { slot: 'float', bits: 64, signed: true, bank: 4, load: 7, store: 5, letter: 'd' },
};

/** Cells of 128 bits are read and written as two longs. */
function extendedRow(bits: number): ScalarRow {
  const shape = { bits, signed: true, load: 5, store: 3 } as const;
  if (bits === 64) return { ...shape, slot: 'long', bank: 2, letter: 'l' };
  return { ...shape, slot: 'pair', bank: 5, letter: 'q' };
}

const extendedNames: readonly Extended[] = ['i128', 'u128', 'f128', ...complexTypes, ...vectorTypes];

export const scalars: Readonly<Record<Scalar, ScalarRow>> = {
  ...plainScalars,
  ...(Object.fromEntries(extendedNames.map((name) => [name, extendedRow(primRows[name].bits)])) as Record<
    Extended,
    ScalarRow
  >),
};

export function isExtended(kind: string): kind is Extended {
  return isScalar(kind) && !Object.hasOwn(plainScalars, kind);
}

/** How many slots a value takes. */
export function slotsOf(slotClass: SlotClass): 1 | 2 {
  return slotClass === 'pair' ? 2 : 1;
}

export function isScalar(kind: string): kind is Scalar {
  return Object.hasOwn(scalars, kind);
}

export function isFloatScalar(kind: Scalar): boolean {
  return scalars[kind].slot === 'float';
}

/** Undefined for types that have no values, and for void. */
export function kindOf(prim: PrimType, pointerSize: 4 | 8): Kind | undefined {
  const row = primRows[prim];
  if (row.kind === 'address') return (row.bits || pointerSize * 8) === 64 ? 'u64' : 'u32';
  if (prim === 'agg' || isScalar(prim)) return prim;
  // A dynamic value is a word (maple/dynamic-words.ts).
  if (row.kind === 'dynamic') return row.bits === 64 ? 'u64' : 'u32';
  return undefined;
}

/** Is every canonical value of `from` one of `to`? Both are words. */
export function holds(to: Scalar, from: Scalar): boolean {
  const target = scalars[to];
  const source = scalars[from];
  if (target.bits === 32) return true;
  if (source.signed) return target.signed && source.bits <= target.bits;
  return source.bits < target.bits || (source.bits === target.bits && !target.signed);
}

/** A constant of one kind as one of another. */
export function convertConstant(value: number | bigint, from: Scalar, to: Scalar): number | bigint {
  return (convert(to, from) as unknown as (value: number | bigint) => number | bigint)(value);
}
