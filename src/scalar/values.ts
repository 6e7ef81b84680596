/**
 * How a value of each primitive type is represented while a program runs, is folded or is tested.
 *
 * | types                        | representation                                                                 |
 * |------------------------------|--------------------------------------------------------------------------------|
 * | i8 i16 i32, u8 u16 u32, a32  | number in the range of the type (signed or unsigned); never -0                 |
 * | u1                           | 0 or 1: an integer of one bit, kept in memory as a byte                        |
 * | i64 u64 i128 u128, a64       | bigint in the range of the type                                                |
 * | ptr ref                      | as u32 or u64, by the pointer size of the data layout                          |
 * | f32                          | number that `Math.fround` leaves alone                                         |
 * | f64                          | number                                                                         |
 * | f128                         | `Quad`, the 128-bit pattern; NaN has one pattern                               |
 * | c64 c128                     | `Complex`, two f32 or two f64                                                  |
 * | vectors                      | array of canonical lane values, lane 0 first                                   |
 *
 * Such a value is called canonical. Every operation takes canonical values and returns one; none checks its operands.
 * NaN is one value: payloads and the sign of a NaN do not survive, whoever needs them works on bits.
 */
import { InternalError } from '../base/errors.ts';
import { primRows, primTypes } from './prim-types.ts';
import type { PrimType } from './prim-types.ts';

export interface Quad {
  readonly bits: bigint;
}

export interface Complex {
  readonly re: number;
  readonly im: number;
}

export type LaneValue = number | bigint;
export type Vector = readonly LaneValue[];
/** A value of any primitive type. */
export type Value = number | bigint | Quad | Complex | Vector;

/** Size of addresses in bytes. */
export type PointerSize = 4 | 8;

type Row<T extends PrimType> = (typeof primTypes)[T];

/** The representation of a value of type `T`; `never` for types without scalar operations. */
export type ValueOf<T extends PrimType> = T extends PrimType ? ValueOfRow<Row<T>['kind'], Row<T>['bits']> : never;

type ValueOfRow<Kind, Bits> = Kind extends 'int' | 'address'
  ? Bits extends 0
    ? number | bigint
    : Bits extends 64 | 128
      ? bigint
      : number
  : Kind extends 'float'
    ? Bits extends 128
      ? Quad
      : number
    : Kind extends 'complex'
      ? Complex
      : Kind extends 'vector'
        ? Vector
        : never;

type TypesOf<Kind> = { [T in PrimType]: Row<T>['kind'] extends Kind ? T : never }[PrimType];

export type IntegerType = TypesOf<'int'>;
export type FloatType = TypesOf<'float'>;
export type ComplexType = TypesOf<'complex'>;
export type VectorType = TypesOf<'vector'>;
/** The types on which operations are defined: addresses have become u32 or u64. */
export type BasicType = IntegerType | FloatType | ComplexType | VectorType;

export const integerTypes: readonly IntegerType[] = typesOf('int').filter(isIntegerType);
export const floatTypes: readonly FloatType[] = typesOf('float').filter(isFloatType);
export const complexTypes: readonly ComplexType[] = typesOf('complex').filter(isComplexType);
export const vectorTypes: readonly VectorType[] = typesOf('vector').filter(isVectorType);
export const basicTypes: readonly BasicType[] = [...integerTypes, ...floatTypes, ...complexTypes, ...vectorTypes];

function typesOf(kind: string): PrimType[] {
  return (Object.keys(primTypes) as PrimType[]).filter((type) => primRows[type].kind === kind);
}

export function isIntegerType(type: PrimType): type is IntegerType {
  return primRows[type].kind === 'int';
}

export function isFloatType(type: PrimType): type is FloatType {
  return primRows[type].kind === 'float';
}

export function isComplexType(type: PrimType): type is ComplexType {
  return primRows[type].kind === 'complex';
}

export function isVectorType(type: PrimType): type is VectorType {
  return primRows[type].kind === 'vector';
}

/**
 * The type as whose values those of `type` behave: addresses become u32 or u64, other types stay; undefined for types
 * that have no scalar operations (void, aggregates, dynamic types, unknown). `ptr` and `ref` need the pointer size.
 */
export function basicType(type: PrimType, pointerSize?: PointerSize): BasicType | undefined {
  const row = primRows[type];
  if (row.kind === 'address') return addressType(row.bits, pointerSize);
  if (isIntegerType(type) || isFloatType(type) || isComplexType(type) || isVectorType(type)) return type;
  return undefined;
}

function addressType(bits: number, pointerSize: PointerSize | undefined): IntegerType {
  if (bits !== 0) return bits === 32 ? 'u32' : 'u64';
  if (pointerSize === undefined) throw new InternalError('the pointer size is needed for ptr and ref', 'scalar');
  return pointerSize === 4 ? 'u32' : 'u64';
}

/** The bits that an integer's value ranges over: its storage size, except for u1. */
export function integerBits(type: IntegerType): number {
  return type === 'u1' ? 1 : primRows[type].bits;
}

export function isSignedInteger(type: IntegerType): boolean {
  return primRows[type].signed === true;
}

/** Are values of this integer type bigints? */
export function isWideInteger(type: IntegerType): boolean {
  return primRows[type].bits > 32;
}

export interface Lanes {
  readonly lane: IntegerType | FloatType;
  readonly lanes: number;
}

/** The type and number of the lanes of a vector, or of the parts of a complex number. */
export function lanesOf(type: VectorType | ComplexType): Lanes {
  const { lane, lanes } = primRows[type];
  if (lane === undefined || lanes === undefined) throw new InternalError(`${type} has no lanes`, 'scalar');
  return { lane: lane as IntegerType | FloatType, lanes };
}

/** The value of an integer type that is congruent to `value`: what does not fit is cut to the low bits. */
export function integerOf(type: IntegerType, value: bigint): LaneValue {
  const bits = integerBits(type);
  const wrapped = isSignedInteger(type) ? BigInt.asIntN(bits, value) : BigInt.asUintN(bits, value);
  return isWideInteger(type) ? wrapped : Number(wrapped);
}

/** Least and greatest value of an integer type. */
export function integerRange(type: IntegerType): { readonly least: bigint; readonly greatest: bigint } {
  const bits = BigInt(integerBits(type));
  if (!isSignedInteger(type)) return { least: 0n, greatest: (1n << bits) - 1n };
  return { least: -(1n << (bits - 1n)), greatest: (1n << (bits - 1n)) - 1n };
}
