/**
 * sext, zext, extractbits and depositbits: operations on the bits [offset, offset + size) of an integer.
 *
 * The range comes from the instruction, so each function here takes it once and returns the operation for the hot loop.
 * The range must lie within the operand and, when extracting, `size` within the result: the verifier sees to that. A
 * field of no bits is 0. The result may have another integer type than the operand.
 */
import { InternalError } from '../base/errors.ts';
import { findModularConversion } from './convert.ts';
import { integerBits, integerOf, isIntegerType, isSignedInteger, isWideInteger } from './values.ts';
import type { BasicType, IntegerType, LaneValue } from './values.ts';

export interface BitRange {
  readonly offset: number;
  readonly size: number;
}

type AnyUnary = (value: never) => LaneValue;
type AnyBinary = (target: never, value: never) => LaneValue;

/** The field of an operand of type `from`, sign- or zero-extended, as a value of type `to`. */
export function makeExtract(to: IntegerType, range: BitRange, signedField: boolean, from: IntegerType): AnyUnary {
  checkRange(range, from);
  checkRange({ offset: 0, size: range.size }, to);
  return isWideInteger(from) ? extractWide(to, range, signedField) : extractWord(to, range, signedField);
}

/** `target`, of type `type`, with the low bits of `value`, of type `valueType`, in place of the field. */
export function makeDeposit(type: IntegerType, range: BitRange, valueType: IntegerType): AnyBinary {
  checkRange(range, type);
  const direct = isWideInteger(type) ? depositWide(type, range) : depositWord(type, range);
  if (type === valueType) return direct;
  const deposit = direct as (target: LaneValue, value: LaneValue) => LaneValue;
  const convert = findModularConversion(type, valueType) as (value: LaneValue) => LaneValue;
  return (target: LaneValue, value: LaneValue) => deposit(target, convert(value));
}

export function requireInteger(type: BasicType | undefined): IntegerType {
  if (type !== undefined && isIntegerType(type)) return type;
  throw new InternalError(`an integer type is needed, not ${type}`, 'bit fields');
}

function checkRange({ offset, size }: BitRange, type: IntegerType): void {
  const sound = Number.isInteger(offset) && Number.isInteger(size) && offset >= 0 && size >= 0;
  if (!sound || offset + size > integerBits(type)) {
    throw new InternalError(`bits ${offset}..${offset + size} do not lie in ${type}`, 'bit fields');
  }
}

function extractWord(to: IntegerType, { offset, size }: BitRange, signedField: boolean): AnyUnary {
  if (size === 0) return () => integerOf(to, 0n);
  const left = 32 - offset - size;
  const right = 32 - size;
  const field = signedField
    ? (value: number): number => (value << left) >> right
    : (value: number): number => (value << left) >>> right;
  return composeField(to, field, signedField ? 'i32' : 'u32');
}

function extractWide(to: IntegerType, { offset, size }: BitRange, signedField: boolean): AnyUnary {
  const shift = BigInt(offset);
  const cut = signedField ? BigInt.asIntN : BigInt.asUintN;
  return composeField(to, (value: bigint) => cut(size, value >> shift), signedField ? 'i128' : 'u128');
}

/** The field, computed in a type that holds it, as a value of the result type. */
function composeField<V>(
  to: IntegerType,
  field: (value: V) => LaneValue,
  fieldType: IntegerType,
): (value: V) => LaneValue {
  if (to === fieldType) return field;
  const convert = findModularConversion(to, fieldType) as (value: LaneValue) => LaneValue;
  return (value) => convert(field(value));
}

function depositWord(type: IntegerType, { offset, size }: BitRange): AnyBinary {
  const mask = size === 32 ? -1 : (1 << size) - 1;
  const keep = ~(mask << offset);
  const put = (target: number, value: number): number => (target & keep) | ((value & mask) << offset);
  if (type === 'i32') return put;
  const rest = 32 - integerBits(type);
  return isSignedInteger(type)
    ? (target: number, value: number) => (put(target, value) << rest) >> rest
    : (target: number, value: number) => (put(target, value) << rest) >>> rest;
}

function depositWide(type: IntegerType, { offset, size }: BitRange): AnyBinary {
  const bits = integerBits(type);
  const shift = BigInt(offset);
  const mask = (1n << BigInt(size)) - 1n;
  const keep = ~(mask << shift);
  const cut = isSignedInteger(type) ? BigInt.asIntN : BigInt.asUintN;
  return (target: bigint, value: bigint) => cut(bits, (target & keep) | ((value & mask) << shift));
}
