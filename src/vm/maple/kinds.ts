/**
 * How the MAPLE VM holds values of each primitive type: in slots of which class (../machine/slots.ts), of how many bits,
 * and by which loads and stores they go to memory.
 */
import { convert } from '../../scalar/operations.ts';
import { primRows, type PrimType } from '../../scalar/prim-types.ts';
import { type ComplexType, complexTypes, type VectorType, vectorTypes } from '../../scalar/values.ts';
import type { LoadName, StoreName } from '../machine/addresses.ts';
import { Bank } from '../machine/registers.ts';
import type { SlotClass } from '../machine/slots.ts';

type Plain = 'i8' | 'i16' | 'i32' | 'i64' | 'u8' | 'u16' | 'u32' | 'u64' | 'u1' | 'f32' | 'f64';
/** Kept as their bits: in a long or in a pair. */
export type Extended = 'i128' | 'u128' | 'f128' | ComplexType | VectorType;
export type Scalar = Plain | Extended;
/** What a value is: a scalar, or an aggregate, which is given by its address. */
export type Kind = Scalar | 'agg';

interface ScalarRow {
  readonly slot: SlotClass;
  readonly bits: number;
  readonly signed: boolean;
  /** How generic operations read and write it. */
  readonly bank: Bank;
  /** By which its memory cell is accessed; one of 128 bits by two of each. */
  readonly load: LoadName;
  readonly store: StoreName;
  /** Letter in the signatures that indirect calls compare. */
  readonly letter: string;
}

const plainScalars: Readonly<Record<Plain, ScalarRow>> = {
  i8: { slot: 'word', bits: 8, signed: true, bank: Bank.Word, load: 'LoadI8', store: 'Store8', letter: 'w' },
  u8: { slot: 'word', bits: 8, signed: false, bank: Bank.Word, load: 'LoadU8', store: 'Store8', letter: 'w' },
  u1: { slot: 'word', bits: 1, signed: false, bank: Bank.Word, load: 'LoadU8', store: 'Store8', letter: 'w' },
  i16: { slot: 'word', bits: 16, signed: true, bank: Bank.Word, load: 'LoadI16', store: 'Store16', letter: 'w' },
  u16: { slot: 'word', bits: 16, signed: false, bank: Bank.Word, load: 'LoadU16', store: 'Store16', letter: 'w' },
  i32: { slot: 'word', bits: 32, signed: true, bank: Bank.Word, load: 'LoadW', store: 'StoreW', letter: 'w' },
  u32: { slot: 'word', bits: 32, signed: false, bank: Bank.UnsignedWord, load: 'LoadW', store: 'StoreW', letter: 'w' },
  i64: { slot: 'long', bits: 64, signed: true, bank: Bank.Long, load: 'LoadL', store: 'StoreL', letter: 'l' },
  u64: { slot: 'long', bits: 64, signed: false, bank: Bank.UnsignedLong, load: 'LoadL', store: 'StoreL', letter: 'l' },
  f32: { slot: 'float', bits: 32, signed: true, bank: Bank.Float, load: 'LoadS', store: 'StoreS', letter: 's' },
  f64: { slot: 'float', bits: 64, signed: true, bank: Bank.Float, load: 'LoadD', store: 'StoreD', letter: 'd' },
};

/** Cells of 128 bits are read and written as two longs. */
function extendedRow(bits: number): ScalarRow {
  const shape = { bits, signed: true, load: 'LoadL', store: 'StoreL' } as const;
  if (bits === 64) return { ...shape, slot: 'long', bank: Bank.Long, letter: 'l' };
  return { ...shape, slot: 'pair', bank: Bank.Pair, letter: 'q' };
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
