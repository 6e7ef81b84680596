/**
 * The primitive types of MAPLE IR, one row each ([MAPLE 2.2]; `i128 u128 f128 simplestr simpleobj
 * dynnone constStr gen` and the 64-bit vectors come from real files). The other IRs use subsets of these names.
 *
 * A row is facts only: its width, what kind of value it holds, and for vectors the lane. Everything that asks "is this
 * an integer?" asks the row. `bits: 0` means that the width follows the data layout (`ptr`, `ref`) or that there is
 * none (`void`, `agg`, `unknown`, `gen`). `code` is the stable number used by binary forms and flat code arrays.
 */
export type PrimKind =
  | 'void'
  | 'int'
  | 'address'
  | 'float'
  | 'complex'
  | 'vector'
  | 'dynamic'
  | 'aggregate'
  | 'unknown';

export interface PrimRow {
  readonly code: number;
  readonly kind: PrimKind;
  readonly bits: number;
  readonly signed?: boolean;
  readonly lane?: string;
  readonly lanes?: number;
}

/** The primitive types, one row each. */
export const primTypes = {
  void: { code: 0, kind: 'void', bits: 0 },
  i8: { code: 1, kind: 'int', bits: 8, signed: true },
  i16: { code: 2, kind: 'int', bits: 16, signed: true },
  i32: { code: 3, kind: 'int', bits: 32, signed: true },
  i64: { code: 4, kind: 'int', bits: 64, signed: true },
  i128: { code: 5, kind: 'int', bits: 128, signed: true },
  u8: { code: 6, kind: 'int', bits: 8, signed: false },
  u16: { code: 7, kind: 'int', bits: 16, signed: false },
  u32: { code: 8, kind: 'int', bits: 32, signed: false },
  u64: { code: 9, kind: 'int', bits: 64, signed: false },
  u128: { code: 10, kind: 'int', bits: 128, signed: false },
  u1: { code: 11, kind: 'int', bits: 8, signed: false },
  ptr: { code: 12, kind: 'address', bits: 0, signed: false },
  ref: { code: 13, kind: 'address', bits: 0, signed: false },
  a32: { code: 14, kind: 'address', bits: 32, signed: false },
  a64: { code: 15, kind: 'address', bits: 64, signed: false },
  f32: { code: 16, kind: 'float', bits: 32, signed: true },
  f64: { code: 17, kind: 'float', bits: 64, signed: true },
  f128: { code: 18, kind: 'float', bits: 128, signed: true },
  c64: { code: 19, kind: 'complex', bits: 64, lane: 'f32', lanes: 2 },
  c128: { code: 20, kind: 'complex', bits: 128, lane: 'f64', lanes: 2 },
  simplestr: { code: 21, kind: 'dynamic', bits: 32 },
  simpleobj: { code: 22, kind: 'dynamic', bits: 32 },
  dynany: { code: 23, kind: 'dynamic', bits: 64 },
  dynundef: { code: 24, kind: 'dynamic', bits: 64 },
  dynnull: { code: 25, kind: 'dynamic', bits: 64 },
  dynhole: { code: 26, kind: 'dynamic', bits: 64 },
  dynbool: { code: 27, kind: 'dynamic', bits: 64 },
  dynptr: { code: 28, kind: 'dynamic', bits: 64 },
  dyni32: { code: 29, kind: 'dynamic', bits: 64 },
  dynu32: { code: 30, kind: 'dynamic', bits: 64 },
  dynf32: { code: 31, kind: 'dynamic', bits: 64 },
  dynf64: { code: 32, kind: 'dynamic', bits: 64 },
  dynstr: { code: 33, kind: 'dynamic', bits: 64 },
  dynobj: { code: 34, kind: 'dynamic', bits: 64 },
  dynnone: { code: 35, kind: 'dynamic', bits: 64 },
  constStr: { code: 36, kind: 'dynamic', bits: 64 },
  gen: { code: 37, kind: 'unknown', bits: 0 },
  agg: { code: 38, kind: 'aggregate', bits: 0 },
  v2i64: { code: 39, kind: 'vector', bits: 128, lane: 'i64', lanes: 2 },
  v4i32: { code: 40, kind: 'vector', bits: 128, lane: 'i32', lanes: 4 },
  v8i16: { code: 41, kind: 'vector', bits: 128, lane: 'i16', lanes: 8 },
  v16i8: { code: 42, kind: 'vector', bits: 128, lane: 'i8', lanes: 16 },
  v2u64: { code: 43, kind: 'vector', bits: 128, lane: 'u64', lanes: 2 },
  v4u32: { code: 44, kind: 'vector', bits: 128, lane: 'u32', lanes: 4 },
  v8u16: { code: 45, kind: 'vector', bits: 128, lane: 'u16', lanes: 8 },
  v16u8: { code: 46, kind: 'vector', bits: 128, lane: 'u8', lanes: 16 },
  v2f64: { code: 47, kind: 'vector', bits: 128, lane: 'f64', lanes: 2 },
  v4f32: { code: 48, kind: 'vector', bits: 128, lane: 'f32', lanes: 4 },
  v1i64: { code: 49, kind: 'vector', bits: 64, lane: 'i64', lanes: 1 },
  v2i32: { code: 50, kind: 'vector', bits: 64, lane: 'i32', lanes: 2 },
  v4i16: { code: 51, kind: 'vector', bits: 64, lane: 'i16', lanes: 4 },
  v8i8: { code: 52, kind: 'vector', bits: 64, lane: 'i8', lanes: 8 },
  v1u64: { code: 53, kind: 'vector', bits: 64, lane: 'u64', lanes: 1 },
  v2u32: { code: 54, kind: 'vector', bits: 64, lane: 'u32', lanes: 2 },
  v4u16: { code: 55, kind: 'vector', bits: 64, lane: 'u16', lanes: 4 },
  v8u8: { code: 56, kind: 'vector', bits: 64, lane: 'u8', lanes: 8 },
  v2f32: { code: 57, kind: 'vector', bits: 64, lane: 'f32', lanes: 2 },
  unknown: { code: 58, kind: 'unknown', bits: 0 },
} as const satisfies Record<string, PrimRow>;

/** The name of a primitive type. */
export type PrimType = keyof typeof primTypes;

/** The same rows under a widened type, for code that asks any row any question. */
export const primRows: Readonly<Record<PrimType, PrimRow>> = primTypes;

/** Primitive types in order of their codes: `primByCode[primRows[p].code] === p`. */
export const primByCode: readonly PrimType[] = Object.keys(primTypes) as PrimType[];

/** Other spellings met in files and in the specifications' prose, and what they mean. */
export const primAliases: Readonly<Record<string, PrimType>> = { dynob: 'dynobj', int32: 'i32' };

export function isPrimType(name: string): name is PrimType {
  return Object.hasOwn(primTypes, name);
}

export function isInteger(type: PrimType): boolean {
  return primRows[type].kind === 'int';
}

export function isAddress(type: PrimType): boolean {
  return primRows[type].kind === 'address';
}

/** Width in bits, with `ptr` and `ref` as wide as the layout's pointers; 0 where a type has no width of its own. */
export function bitsOf(type: PrimType, pointerSize: 4 | 8): number {
  const row = primRows[type];
  return row.kind === 'address' && row.bits === 0 ? pointerSize * 8 : row.bits;
}
