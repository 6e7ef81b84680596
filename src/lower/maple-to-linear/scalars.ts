/**
 * MAPLE's primitive types as the linear IR carries them.
 *
 * A `Scalar` is a primitive type after addresses have become u32 or u64. Integers of up to 32 bits are i32 values, kept
 * canonical for their type: u8, u16 and u1 zero-extended, i8 and i16 sign-extended to 32 bits. i32 and u32 share their
 * bits, as do i64 and u64; the operation says how it reads them.
 */
import { InternalError } from '../../base/errors.ts';
import { isCalcOp, familyRows, type CalcOp, type FamilyName, type Letter, type MemType } from '../../linear/opcodes.ts';
import type { Operand } from '../../linear/nodes.ts';
import { primByCode, primRows, type PrimType } from '../../scalar/prim-types.ts';
import { complexTypes, vectorTypes, type ComplexType, type VectorType } from '../../scalar/values.ts';

export type PlainScalar = 'i8' | 'i16' | 'i32' | 'i64' | 'u8' | 'u16' | 'u32' | 'u64' | 'u1' | 'f32' | 'f64';
/** Numbers of 128 bits, complex numbers and vectors: their bits in one i64 or v128 (extended.ts). */
export type Extended = 'i128' | 'u128' | 'f128' | ComplexType | VectorType;
export type Scalar = PlainScalar | Extended;
/** What a value is: a scalar, or an aggregate, which is given by its address. */
export type Kind = Scalar | 'agg';

export interface ScalarRow {
  readonly value: 'i32' | 'i64' | 'f32' | 'f64' | 'v128';
  readonly mem: MemType;
  /** Bits that the value ranges over. */
  readonly bits: number;
  readonly signed: boolean;
  readonly letter: Letter;
  /** The letter of operations that do not ask for the sign. */
  readonly plain: 'I' | 'L' | 'F' | 'D' | 'W';
}

const plainRows: Readonly<Record<PlainScalar, ScalarRow>> = {
  i8: { value: 'i32', mem: 'i8', bits: 8, signed: true, letter: 'I', plain: 'I' },
  i16: { value: 'i32', mem: 'i16', bits: 16, signed: true, letter: 'I', plain: 'I' },
  i32: { value: 'i32', mem: 'i32', bits: 32, signed: true, letter: 'I', plain: 'I' },
  i64: { value: 'i64', mem: 'i64', bits: 64, signed: true, letter: 'L', plain: 'L' },
  u8: { value: 'i32', mem: 'u8', bits: 8, signed: false, letter: 'UI', plain: 'I' },
  u16: { value: 'i32', mem: 'u16', bits: 16, signed: false, letter: 'UI', plain: 'I' },
  u32: { value: 'i32', mem: 'i32', bits: 32, signed: false, letter: 'UI', plain: 'I' },
  u64: { value: 'i64', mem: 'i64', bits: 64, signed: false, letter: 'UL', plain: 'L' },
  u1: { value: 'i32', mem: 'u8', bits: 1, signed: false, letter: 'UI', plain: 'I' },
  f32: { value: 'f32', mem: 'f32', bits: 32, signed: true, letter: 'F', plain: 'F' },
  f64: { value: 'f64', mem: 'f64', bits: 64, signed: true, letter: 'D', plain: 'D' },
};

/** The rows of extended scalars; a vector of 64 bits has the letter of the one of 128 with such lanes. */
function extendedRow(name: Extended): ScalarRow {
  const { bits, kind, lane, signed = false } = primRows[name];
  const value = bits === 128 ? 'v128' : 'i64';
  const plain = bits === 128 ? 'W' : 'L';
  return {
    value,
    mem: value,
    bits,
    signed,
    plain,
    letter: kind === 'vector' ? laneLetter(lane ?? '') : (numberLetters[name] ?? plain),
  };
}

const numberLetters: Readonly<Record<string, Letter | undefined>> = { i128: 'W', u128: 'UW', f128: 'Q' };

function laneLetter(lane: string): Letter {
  const bits = Number(lane.slice(1));
  return `${lane[0].toUpperCase()}${bits}x${128 / bits}` as Letter;
}

const extendedNames: readonly Extended[] = ['i128', 'u128', 'f128', ...complexTypes, ...vectorTypes];

export const scalarRows: Readonly<Record<Scalar, ScalarRow>> = {
  ...plainRows,
  ...(Object.fromEntries(extendedNames.map((name) => [name, extendedRow(name)])) as Record<Extended, ScalarRow>),
};

const extendedKinds: ReadonlySet<string> = new Set(extendedNames);

export function isExtended(kind: string): kind is Extended {
  return extendedKinds.has(kind);
}

/** A value while an expression is lowered: an operand and what it means. */
export interface Value {
  readonly operand: Operand;
  readonly kind: Kind;
  /** Bytes of an aggregate, where they are known. */
  readonly size?: number;
}

export function isScalar(kind: string): kind is Scalar {
  return Object.hasOwn(scalarRows, kind);
}

export function isFloatScalar(scalar: Scalar): boolean {
  return scalar === 'f32' || scalar === 'f64';
}

export function isWideScalar(scalar: Scalar): boolean {
  return scalar === 'i64' || scalar === 'u64';
}

/** Integers whose values do not fill the 32 bits that carry them. */
export function isNarrow(scalar: Scalar): boolean {
  return scalarRows[scalar].bits < 32;
}

/** `kindTables[pointerSize][code of the primitive type]`. */
const kindTables = { 4: kindsFor(4), 8: kindsFor(8) } as const;

function kindsFor(pointerSize: 4 | 8): Map<PrimType, Kind> {
  const table = new Map<PrimType, Kind>([['agg', 'agg']]);
  for (const [name, row] of Object.entries(primRows) as [PrimType, (typeof primRows)[PrimType]][]) {
    if (row.kind === 'address') table.set(name, (row.bits || pointerSize * 8) === 64 ? 'u64' : 'u32');
    else if (isScalar(name)) table.set(name, name);
    // A dynamic value is a word (maple/dynamic-words.ts).
    else if (row.kind === 'dynamic') table.set(name, row.bits === 64 ? 'u64' : 'u32');
  }
  return table;
}

const kindLists = {
  4: primByCode.map((prim) => kindTables[4].get(prim)),
  8: primByCode.map((prim) => kindTables[8].get(prim)),
} as const;

/** The kinds of primitive types by their codes; undefined as in `kindOf`. */
export function kindsByCode(pointerSize: 4 | 8): readonly (Kind | undefined)[] {
  return kindLists[pointerSize];
}

/** Undefined for what is not lowered: unknown types; and for void. */
export function kindOf(prim: PrimType, pointerSize: 4 | 8): Kind | undefined {
  return kindTables[pointerSize].get(prim);
}

/** The members of the families that have been asked for. */
const members = new Map<FamilyName, ReadonlyMap<Scalar, CalcOp>>();

function membersOf(family: FamilyName): ReadonlyMap<Scalar, CalcOp> {
  let row = members.get(family);
  if (row === undefined) members.set(family, (row = findMembers(family)));
  return row;
}

function findMembers(family: FamilyName): ReadonlyMap<Scalar, CalcOp> {
  const { on } = familyRows[family];
  const row = new Map<Scalar, CalcOp>();
  for (const [scalar, { letter, plain }] of Object.entries(scalarRows) as [Scalar, ScalarRow][]) {
    // The letters count, not the names: Shr of an unsigned type is ShrI, although there is an operation ShrUI.
    const op = family + ([letter, plain].find((one) => on.includes(one)) ?? '');
    if (isCalcOp(op)) row.set(scalar, op);
  }
  return row;
}

/** The operation of a family for a scalar: `memberOf('Div', 'u16')` is DivUI, `memberOf('Add', 'u16')` is AddI. */
export function memberOf(family: FamilyName, scalar: Scalar): CalcOp {
  const op = membersOf(family).get(scalar);
  if (op === undefined) throw new InternalError(`${family} has no member for ${scalar}`, 'maple to linear');
  return op;
}
