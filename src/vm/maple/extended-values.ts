/**
 * Values of 128 bits, complex numbers and vectors as the VM has them: as their bits, of 64 in a long, of 128 in a pair of
 * slots. Functions of src/scalar take and give the values themselves, so each is wrapped in a pair of codecs.
 */
import { bitCodec } from '../../scalar/bits.ts';
import { findConversion } from '../../scalar/convert.ts';
import { primRows } from '../../scalar/prim-types.ts';
import { isVectorType, type Value } from '../../scalar/values.ts';
import { type Extended, isExtended, type Scalar } from './kinds.ts';
import type { ScalarVal } from './values.ts';

/** A value as the VM holds it: a number, or the bits of an extended one. */
type SlotValue = number | bigint;

export type Meaning = (...values: never[]) => Value;

/** The value whose bits are in the slot. */
export function enter(kind: Scalar): (bits: SlotValue) => Value {
  if (!isExtended(kind)) return (bits) => bits;
  const { fromBits } = bitCodec(kind) as unknown as { fromBits: (bits: bigint) => Value };
  return (bits) => fromBits(bits as bigint);
}

/** The bits of a value: 64 bits as a signed number, 128 bits as an unsigned one. */
function leave(kind: Scalar): (value: Value) => SlotValue {
  if (!isExtended(kind)) return (value) => value as SlotValue;
  const { toBits } = bitCodec(kind) as unknown as { toBits: (value: Value) => bigint };
  return primRows[kind].bits === 64 ? (value) => BigInt.asIntN(64, toBits(value)) : toBits;
}

export function onBits(
  meaning: Meaning,
  to: Scalar,
  ...from: readonly Scalar[]
): (...bits: readonly never[]) => SlotValue {
  const enters = from.map(enter);
  const exit = leave(to);
  const call = meaning as (...values: Value[]) => Value;
  return (...bits: readonly SlotValue[]) => exit(call(...enters.map((read, i) => read(bits[i]))));
}

/** `cvt`, where one of the kinds is extended; undefined if there is none. To u1 a vector is whether any bit is set. */
export function meaningOfConversion(to: Scalar, from: Scalar): Meaning | undefined {
  if (to !== 'u1' || !isVectorType(from)) return findConversion(to, from);
  const { toBits } = bitCodec(from) as unknown as { toBits: (value: Value) => bigint };
  return (value: Value) => (toBits(value) === 0n ? 0 : 1);
}

export function convertExtendedConstant(value: SlotValue, from: Scalar, to: Scalar): SlotValue {
  const meaning = meaningOfConversion(to, from);
  return meaning === undefined
    ? leave(to)(enter(to)(0n))
    : (onBits(meaning, to, from) as (bits: SlotValue) => SlotValue)(value);
}

export function constantOfBits(kind: Extended, bits: bigint): ScalarVal {
  return { tag: 'const', kind, value: primRows[kind].bits === 64 ? BigInt.asIntN(64, bits) : bits };
}

/** An integer as a value of the kind; the same for every lane if it is 0. */
export function extendedConstant(kind: Scalar, value: bigint): ScalarVal {
  if (value === 0n || isVectorType(kind)) return { tag: 'const', kind, value: 0n };
  return { tag: 'const', kind, value: convertExtendedConstant(BigInt.asUintN(128, value), 'i128', kind) };
}
