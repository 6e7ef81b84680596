/**
 * The operations of the linear IR, from one table of families.
 *
 * A family is an operation (`Add`) with the value types that it exists for; its members are named as in [IR Design] by
 * the letter of the type: `AddI` (i32), `AddL` (i64), `AddF` (f32), `AddD` (f64), and `U` before the letter where the
 * integer is unsigned (`DivUI`). Values of 128 bits are one type, v128, and the letters say how an operation reads
 * them: as an integer (`AddW`, `DivUW`), as a binary128 float (`AddQ`), or as lanes (`AddI32x4`, `MaxU8x16`). The
 * strict profile (`core`) is exactly what [IR Design] lists; `full` adds what MAPLE and Tuyin need. The meaning of each
 * is one operation of `src/scalar`, named in `scalar`.
 */
import { InternalError } from '../base/errors.ts';
import { opRow, scalarUses } from '../scalar/ops.ts';
import type { Formula, FormulaDefined, FormulaOp, ScalarOp, ShiftOp } from '../scalar/ops.ts';
import type { Effect, EffectRow } from '../table/row.ts';

/** Types of values. `i32*` and `f32*` are the element pointers of the strict profile; addresses of the full profile are i32 or i64 by the module's pointer size. */
export const valueTypes = ['i32', 'i64', 'f32', 'f64', 'v128', 'i32*', 'f32*'] as const;
/** A type of values, one of `valueTypes`. */
export type ValueType = (typeof valueTypes)[number];

/** Types of memory cells: what a load extends from and a store truncates to. */
export const memTypes = {
  i8: { size: 1, signed: true },
  u8: { size: 1, signed: false },
  i16: { size: 2, signed: true },
  u16: { size: 2, signed: false },
  i32: { size: 4, signed: true },
  u32: { size: 4, signed: false },
  i64: { size: 8, signed: true },
  f32: { size: 4, signed: true },
  f64: { size: 8, signed: true },
  v128: { size: 16, signed: false },
} as const;
/** A type of memory cells, one of `memTypes`. */
export type MemType = keyof typeof memTypes;

/**
 * Letters of member names, and the value and scalar types that they stand for. `lane` is what a lane is as a value of its
 * own: narrow ones are i32, extended by their sign.
 */
export const letters = {
  I: { value: 'i32', scalar: 'i32' },
  UI: { value: 'i32', scalar: 'u32' },
  L: { value: 'i64', scalar: 'i64' },
  UL: { value: 'i64', scalar: 'u64' },
  F: { value: 'f32', scalar: 'f32' },
  D: { value: 'f64', scalar: 'f64' },
  W: { value: 'v128', scalar: 'i128' },
  UW: { value: 'v128', scalar: 'u128' },
  Q: { value: 'v128', scalar: 'f128' },
  I8x16: { value: 'v128', scalar: 'v16i8', lane: 'i32' },
  U8x16: { value: 'v128', scalar: 'v16u8', lane: 'i32' },
  I16x8: { value: 'v128', scalar: 'v8i16', lane: 'i32' },
  U16x8: { value: 'v128', scalar: 'v8u16', lane: 'i32' },
  I32x4: { value: 'v128', scalar: 'v4i32', lane: 'i32' },
  U32x4: { value: 'v128', scalar: 'v4u32', lane: 'i32' },
  I64x2: { value: 'v128', scalar: 'v2i64', lane: 'i64' },
  U64x2: { value: 'v128', scalar: 'v2u64', lane: 'i64' },
  F32x4: { value: 'v128', scalar: 'v4f32', lane: 'f32' },
  F64x2: { value: 'v128', scalar: 'v2f64', lane: 'f64' },
} as const satisfies Record<string, LetterRow>;
export type Letter = keyof typeof letters;

export interface LetterRow {
  readonly value: ValueType;
  readonly scalar: string;
  readonly lane?: 'i32' | 'i64' | 'f32' | 'f64';
}
export const letterRows: Readonly<Record<Letter, LetterRow>> = letters;
const letterNames = Object.keys(letters) as readonly Letter[];

/**
 * `arith`: operands and result of the member's type. `compare`, `logic`, `test`: i32 0 or 1; comparisons of lanes give lanes
 * of all ones or 0. `shiftBy`: every lane by one count (i32). `splat lane replace`: between a lane and the whole; the number of
 * the lane (i32) counts modulo their number. `widen`: to the type with half as many lanes, twice as wide. `mix`: three
 * operands of 128 bits.
 */
export type FamilyKind =
  | 'arith'
  | 'compare'
  | 'logic'
  | 'unary'
  | 'test'
  | 'select'
  | 'shiftBy'
  | 'splat'
  | 'lane'
  | 'replace'
  | 'widen'
  | 'mix';

export interface Family {
  readonly code: number;
  readonly kind: FamilyKind;
  readonly on: readonly Letter[];
  /** Members of these letters belong to the strict profile. */
  readonly core?: readonly Letter[];
  readonly scalar: string;
  /** Infix or prefix spelling of the tables of [IR Design]. */
  readonly sign?: string;
  readonly traps?: readonly Letter[];
  /** Swapping the operands changes nothing. */
  readonly commutes?: true;
  readonly doc: string;
}

const ints = ['I', 'L'] as const;
const all = ['I', 'L', 'F', 'D'] as const;
const allU = ['I', 'UI', 'L', 'UL', 'F', 'D'] as const;
const floats = ['F', 'D'] as const;
const core = ['I', 'F'] as const;
const wide = ['W'] as const;
const wideU = ['W', 'UW'] as const;
const lanesI = ['I8x16', 'I16x8', 'I32x4', 'I64x2'] as const;
const lanesU = ['I8x16', 'U8x16', 'I16x8', 'U16x8', 'I32x4', 'U32x4', 'I64x2', 'U64x2'] as const;
/** Integers, whose division traps. */
const divisors = ['I', 'UI', 'L', 'UL', ...wideU, ...lanesU] as const;
const narrowLanes = ['I8x16', 'U8x16', 'I16x8', 'U16x8', 'I32x4', 'U32x4'] as const;
const lanesF = ['F32x4', 'F64x2'] as const;

export const families = {
  Add: {
    code: 1,
    kind: 'arith',
    on: [...all, ...wide, 'Q', ...lanesI, ...lanesF],
    core,
    scalar: 'add',
    sign: '+',
    commutes: true,
    doc: 'sum; AddI of a pointer and a number counts in elements',
  },
  Sub: {
    code: 2,
    kind: 'arith',
    on: [...all, ...wide, 'Q', ...lanesI, ...lanesF],
    core,
    scalar: 'sub',
    sign: '-',
    doc: 'difference',
  },
  Mul: {
    code: 3,
    kind: 'arith',
    on: [...all, ...wide, 'Q', ...lanesI, ...lanesF],
    core,
    scalar: 'mul',
    sign: '*',
    commutes: true,
    doc: 'product',
  },
  Div: {
    code: 4,
    kind: 'arith',
    on: [...allU, ...wideU, 'Q', ...lanesU, ...lanesF],
    core,
    scalar: 'div',
    sign: '/',
    traps: divisors,
    doc: 'quotient, truncated for integers',
  },
  Mod: {
    code: 5,
    kind: 'arith',
    on: [...allU, ...wideU, 'Q', ...lanesU, ...lanesF],
    core: ['I'],
    scalar: 'rem',
    sign: '%',
    traps: divisors,
    doc: 'remainder with the sign of the first operand',
  },
  Band: {
    code: 6,
    kind: 'arith',
    on: [...ints, ...wide],
    scalar: 'band',
    sign: '&',
    commutes: true,
    doc: 'bitwise and',
  },
  Bor: { code: 7, kind: 'arith', on: [...ints, ...wide], scalar: 'bior', sign: '|', commutes: true, doc: 'bitwise or' },
  Bxor: {
    code: 8,
    kind: 'arith',
    on: [...ints, ...wide],
    scalar: 'bxor',
    sign: '^',
    commutes: true,
    doc: 'bitwise exclusive or',
  },
  Shl: {
    code: 9,
    kind: 'arith',
    on: [...ints, ...wide, ...lanesI],
    scalar: 'shl',
    sign: '<<',
    doc: 'shift left; the count is taken modulo the width',
  },
  Shr: {
    code: 10,
    kind: 'arith',
    on: [...ints, ...wide, ...lanesI],
    scalar: 'ashr',
    sign: '>>',
    doc: 'shift right, sign bit shifted in',
  },
  ShrU: {
    code: 11,
    kind: 'arith',
    on: [...ints, ...wide, ...lanesI],
    scalar: 'lshr',
    sign: '>>>',
    doc: 'shift right, zeros shifted in',
  },
  Rotr: { code: 12, kind: 'arith', on: [...ints, ...wide, ...lanesI], scalar: 'ror', doc: 'rotate right' },
  Min: {
    code: 13,
    kind: 'arith',
    on: [...allU, ...wideU, 'Q', ...lanesU, ...lanesF],
    scalar: 'min',
    doc: 'the lesser operand',
  },
  Max: {
    code: 14,
    kind: 'arith',
    on: [...allU, ...wideU, 'Q', ...lanesU, ...lanesF],
    scalar: 'max',
    doc: 'the greater operand',
  },
  And: {
    code: 15,
    kind: 'logic',
    on: all,
    core,
    scalar: 'land',
    sign: '&&',
    commutes: true,
    doc: '1 if both operands are true',
  },
  Or: {
    code: 16,
    kind: 'logic',
    on: all,
    core,
    scalar: 'lior',
    sign: '||',
    commutes: true,
    doc: '1 if an operand is true',
  },
  Equal: {
    code: 20,
    kind: 'compare',
    on: [...all, ...wide, 'Q', ...lanesI, ...lanesF],
    core,
    scalar: 'eq',
    sign: '==',
    commutes: true,
    doc: '1 if equal',
  },
  NotEqual: {
    code: 21,
    kind: 'compare',
    on: [...all, ...wide, 'Q', ...lanesI, ...lanesF],
    core,
    scalar: 'ne',
    sign: '!=',
    commutes: true,
    doc: '1 if not equal',
  },
  Greater: {
    code: 22,
    kind: 'compare',
    on: [...allU, ...wideU, 'Q', ...lanesU, ...lanesF],
    core,
    scalar: 'gt',
    sign: '>',
    doc: '1 if greater',
  },
  Less: {
    code: 23,
    kind: 'compare',
    on: [...allU, ...wideU, 'Q', ...lanesU, ...lanesF],
    core,
    scalar: 'lt',
    sign: '<',
    doc: '1 if less',
  },
  GreaterEqual: {
    code: 24,
    kind: 'compare',
    on: [...allU, ...wideU, 'Q', ...lanesU, ...lanesF],
    core,
    scalar: 'ge',
    sign: '>=',
    doc: '1 if greater or equal',
  },
  LessEqual: {
    code: 25,
    kind: 'compare',
    on: [...allU, ...wideU, 'Q', ...lanesU, ...lanesF],
    core,
    scalar: 'le',
    sign: '<=',
    doc: '1 if less or equal',
  },
  Neg: {
    code: 30,
    kind: 'unary',
    on: [...all, ...wide, 'Q', ...lanesI, ...lanesF],
    core,
    scalar: 'neg',
    sign: '-',
    doc: 'negated',
  },
  Not: { code: 31, kind: 'test', on: all, core, scalar: 'lnot', sign: '!', doc: '1 if the operand is 0' },
  Bnot: { code: 32, kind: 'unary', on: [...ints, ...wide], scalar: 'bnot', sign: '~', doc: 'every bit reversed' },
  Abs: {
    code: 33,
    kind: 'unary',
    on: [...all, ...wide, 'Q', ...lanesI, ...lanesF],
    scalar: 'abs',
    doc: 'absolute value',
  },
  Sqrt: { code: 34, kind: 'unary', on: [...floats, 'Q', ...lanesF], scalar: 'sqrt', doc: 'square root' },
  Ceil: {
    code: 35,
    kind: 'unary',
    on: [...floats, 'Q', ...lanesF],
    scalar: 'ceil',
    doc: 'rounded towards positive infinity',
  },
  Floor: {
    code: 36,
    kind: 'unary',
    on: [...floats, 'Q', ...lanesF],
    scalar: 'floor',
    doc: 'rounded towards negative infinity',
  },
  Trunc: { code: 37, kind: 'unary', on: [...floats, 'Q', ...lanesF], scalar: 'trunc', doc: 'rounded towards zero' },
  Round: {
    code: 38,
    kind: 'unary',
    on: [...floats, 'Q', ...lanesF],
    scalar: 'round',
    doc: 'rounded to the nearest integer, halves away from zero',
  },
  Clz: { code: 39, kind: 'unary', on: ints, scalar: 'clz', doc: 'number of leading zero bits' },
  Ctz: { code: 40, kind: 'unary', on: ints, scalar: 'ctz', doc: 'number of trailing zero bits' },
  Popcnt: { code: 41, kind: 'unary', on: ints, scalar: 'popcount', doc: 'number of one bits' },
  Ext8: { code: 42, kind: 'unary', on: ints, scalar: 'sext8', doc: 'the lowest 8 bits, sign-extended' },
  Ext16: { code: 43, kind: 'unary', on: ints, scalar: 'sext16', doc: 'the lowest 16 bits, sign-extended' },
  Ext32: { code: 44, kind: 'unary', on: ['L'], scalar: 'sext32', doc: 'the lowest 32 bits, sign-extended' },
  Select: {
    code: 45,
    kind: 'select',
    on: [...all, ...wide],
    scalar: 'select',
    doc: 'the second operand if the first (i32) is not 0, else the third',
  },
  ShlBy: {
    code: 46,
    kind: 'shiftBy',
    on: lanesI,
    scalar: 'shl',
    doc: 'every lane shifted left by one count, modulo the width',
  },
  ShrBy: {
    code: 47,
    kind: 'shiftBy',
    on: lanesI,
    scalar: 'ashr',
    doc: 'every lane shifted right by one count, sign bit shifted in',
  },
  ShrUBy: {
    code: 48,
    kind: 'shiftBy',
    on: lanesI,
    scalar: 'lshr',
    doc: 'every lane shifted right by one count, zeros shifted in',
  },
  Splat: { code: 49, kind: 'splat', on: [...lanesI, ...lanesF], scalar: 'splat', doc: 'one value in every lane' },
  Lane: {
    code: 50,
    kind: 'lane',
    on: ['I8x16', 'U8x16', 'I16x8', 'U16x8', 'I32x4', 'I64x2', ...lanesF],
    scalar: 'lane',
    doc: 'the lane of a number',
  },
  Replace: {
    code: 51,
    kind: 'replace',
    on: [...lanesI, ...lanesF],
    scalar: 'replace',
    doc: 'the vector with another value in the lane of a number',
  },
  WidenLow: {
    code: 52,
    kind: 'widen',
    on: [...narrowLanes, 'F32x4'],
    scalar: 'widen',
    doc: 'the lower half of the lanes, twice as wide',
  },
  WidenHigh: {
    code: 53,
    kind: 'widen',
    on: narrowLanes,
    scalar: 'widen',
    doc: 'the upper half of the lanes, twice as wide',
  },
  Bitselect: {
    code: 54,
    kind: 'mix',
    on: wide,
    scalar: 'bitselect',
    doc: 'bits of the second operand where the first has ones, else bits of the third',
  },
  Shuffle: {
    code: 55,
    kind: 'mix',
    on: ['I8x16'],
    scalar: 'shuffle',
    doc: 'bytes of the first two operands (0 to 15, 16 to 31) by the numbers in the bytes of the third, modulo 32',
  },
} as const satisfies Record<string, Family>;

type Families = typeof families;
export type FamilyName = keyof Families;
type MemberOf<K extends FamilyName> = `${K}${Families[K]['on'][number]}`;
export type FamilyOp = { [K in FamilyName]: MemberOf<K> }[FamilyName];
/** The same rows under a widened type. */
export const familyRows: Readonly<Record<FamilyName, Family>> = families;

/** Families that compute one of these operations of src/scalar. */
export type FamilyOf<Scalar> = { [K in FamilyName]: Families[K]['scalar'] extends Scalar ? K : never }[FamilyName];
/** Families of operations that a formula of src/scalar defines: they need no code of their own anywhere. */
export type FormulaFamily = FamilyOf<FormulaDefined>;
/** Families with a member of one of these letters. */
export type FamilyOn<L extends Letter> = {
  [K in FamilyName]: Extract<Families[K]['on'][number], L> extends never ? never : K;
}[FamilyName];
/** Families with members that are not of 128 bits. */
export type NumberFamily = FamilyOn<'I' | 'L' | 'F' | 'D'>;

/** Conversions: `IToF` is i32 to f32. `AsX` keeps the bits. */
export const conversions = {
  IToF: { code: 400, from: 'i32', to: 'f32', scalar: ['i32', 'f32'], core: true },
  FToI: { code: 401, from: 'f32', to: 'i32', scalar: ['f32', 'i32'], core: true },
  IToL: { code: 402, from: 'i32', to: 'i64', scalar: ['i32', 'i64'] },
  UIToL: { code: 403, from: 'i32', to: 'i64', scalar: ['u32', 'u64'] },
  LToI: { code: 404, from: 'i64', to: 'i32', scalar: ['i64', 'i32'] },
  IToD: { code: 405, from: 'i32', to: 'f64', scalar: ['i32', 'f64'] },
  UIToF: { code: 406, from: 'i32', to: 'f32', scalar: ['u32', 'f32'] },
  UIToD: { code: 407, from: 'i32', to: 'f64', scalar: ['u32', 'f64'] },
  LToF: { code: 408, from: 'i64', to: 'f32', scalar: ['i64', 'f32'] },
  LToD: { code: 409, from: 'i64', to: 'f64', scalar: ['i64', 'f64'] },
  ULToF: { code: 410, from: 'i64', to: 'f32', scalar: ['u64', 'f32'] },
  ULToD: { code: 411, from: 'i64', to: 'f64', scalar: ['u64', 'f64'] },
  FToUI: { code: 412, from: 'f32', to: 'i32', scalar: ['f32', 'u32'] },
  FToL: { code: 413, from: 'f32', to: 'i64', scalar: ['f32', 'i64'] },
  FToUL: { code: 414, from: 'f32', to: 'i64', scalar: ['f32', 'u64'] },
  DToI: { code: 415, from: 'f64', to: 'i32', scalar: ['f64', 'i32'] },
  DToUI: { code: 416, from: 'f64', to: 'i32', scalar: ['f64', 'u32'] },
  DToL: { code: 417, from: 'f64', to: 'i64', scalar: ['f64', 'i64'] },
  DToUL: { code: 418, from: 'f64', to: 'i64', scalar: ['f64', 'u64'] },
  FToD: { code: 419, from: 'f32', to: 'f64', scalar: ['f32', 'f64'] },
  DToF: { code: 420, from: 'f64', to: 'f32', scalar: ['f64', 'f32'] },
  FAsI: { code: 421, from: 'f32', to: 'i32', bits: true },
  IAsF: { code: 422, from: 'i32', to: 'f32', bits: true },
  DAsL: { code: 423, from: 'f64', to: 'i64', bits: true },
  LAsD: { code: 424, from: 'i64', to: 'f64', bits: true },
  LToW: { code: 425, from: 'i64', to: 'v128', scalar: ['i64', 'i128'] },
  ULToW: { code: 426, from: 'i64', to: 'v128', scalar: ['u64', 'i128'] },
  WToL: { code: 427, from: 'v128', to: 'i64', scalar: ['i128', 'i64'] },
  WToF: { code: 428, from: 'v128', to: 'f32', scalar: ['i128', 'f32'] },
  WToD: { code: 429, from: 'v128', to: 'f64', scalar: ['i128', 'f64'] },
  WToQ: { code: 430, from: 'v128', to: 'v128', scalar: ['i128', 'f128'] },
  UWToF: { code: 431, from: 'v128', to: 'f32', scalar: ['u128', 'f32'] },
  UWToD: { code: 432, from: 'v128', to: 'f64', scalar: ['u128', 'f64'] },
  UWToQ: { code: 433, from: 'v128', to: 'v128', scalar: ['u128', 'f128'] },
  FToW: { code: 434, from: 'f32', to: 'v128', scalar: ['f32', 'i128'] },
  FToUW: { code: 435, from: 'f32', to: 'v128', scalar: ['f32', 'u128'] },
  FToQ: { code: 436, from: 'f32', to: 'v128', scalar: ['f32', 'f128'] },
  DToW: { code: 437, from: 'f64', to: 'v128', scalar: ['f64', 'i128'] },
  DToUW: { code: 438, from: 'f64', to: 'v128', scalar: ['f64', 'u128'] },
  DToQ: { code: 439, from: 'f64', to: 'v128', scalar: ['f64', 'f128'] },
  LToQ: { code: 440, from: 'i64', to: 'v128', scalar: ['i64', 'f128'] },
  ULToQ: { code: 441, from: 'i64', to: 'v128', scalar: ['u64', 'f128'] },
  QToI: { code: 442, from: 'v128', to: 'i32', scalar: ['f128', 'i32'] },
  QToUI: { code: 443, from: 'v128', to: 'i32', scalar: ['f128', 'u32'] },
  QToL: { code: 444, from: 'v128', to: 'i64', scalar: ['f128', 'i64'] },
  QToUL: { code: 445, from: 'v128', to: 'i64', scalar: ['f128', 'u64'] },
  QToW: { code: 446, from: 'v128', to: 'v128', scalar: ['f128', 'i128'] },
  QToUW: { code: 447, from: 'v128', to: 'v128', scalar: ['f128', 'u128'] },
  QToF: { code: 448, from: 'v128', to: 'f32', scalar: ['f128', 'f32'] },
  QToD: { code: 449, from: 'v128', to: 'f64', scalar: ['f128', 'f64'] },
  I32x4ToF32x4: { code: 450, from: 'v128', to: 'v128', scalar: ['v4i32', 'v4f32'] },
  U32x4ToF32x4: { code: 451, from: 'v128', to: 'v128', scalar: ['v4u32', 'v4f32'] },
  F32x4ToI32x4: { code: 452, from: 'v128', to: 'v128', scalar: ['v4f32', 'v4i32'] },
  F32x4ToU32x4: { code: 453, from: 'v128', to: 'v128', scalar: ['v4f32', 'v4u32'] },
  I64x2ToF64x2: { code: 454, from: 'v128', to: 'v128', scalar: ['v2i64', 'v2f64'] },
  U64x2ToF64x2: { code: 455, from: 'v128', to: 'v128', scalar: ['v2u64', 'v2f64'] },
  F64x2ToI64x2: { code: 456, from: 'v128', to: 'v128', scalar: ['v2f64', 'v2i64'] },
  F64x2ToU64x2: { code: 457, from: 'v128', to: 'v128', scalar: ['v2f64', 'v2u64'] },
} as const satisfies Record<string, ConversionRow>;

export interface ConversionRow {
  readonly code: number;
  readonly from: ValueType;
  readonly to: ValueType;
  /** Scalar types (source, target) whose conversion in src/scalar is the meaning. */
  readonly scalar?: readonly [from: string, to: string];
  readonly bits?: boolean;
  readonly core?: boolean;
}

export type ConversionOp = keyof typeof conversions;
/** Operations that compute one value from values alone: `dest = op operands`. */
export type CalcOp = FamilyOp | ConversionOp;

/**
 * Everything else: moves, memory, calls, control. `form` says how it is written; `ends` marks those that end a block.
 * `Label`, `Goto`, `CondGoto` occur in the linear form only; blocks of the other forms end in the same operations with
 * block numbers (`ucond goto`, `cond goto`).
 */
export const structural = {
  Label: { code: 500, core: true, doc: 'a place that jumps name', form: 'lbl0:' },
  Assign: { code: 501, core: true, doc: 'copy a value', form: 'r = a' },
  ArrayLoad: {
    code: 502,
    core: true,
    effects: ['reads', 'traps'],
    doc: 'element of an array, counted in elements',
    form: 'r = a[b]',
  },
  ArrayStore: {
    code: 503,
    core: true,
    effects: ['writes', 'traps'],
    doc: 'store into an element of an array',
    form: 'r[a] = b',
  },
  Goto: {
    code: 504,
    core: true,
    effects: ['jumps'],
    ends: true,
    doc: 'jump',
    form: 'goto lbl0 (blocks: ucond goto B0)',
  },
  CondGoto: {
    code: 505,
    core: true,
    effects: ['jumps'],
    ends: true,
    doc: 'jump to the first label if the operand (i32) is not 0, else to the second',
    form: 'goto a ? lbl1 : lbl0 (blocks: cond goto a B1 B0)',
  },
  Call: {
    code: 506,
    core: true,
    effects: ['calls'],
    doc: 'call a function; its arguments are the rparam lines before it',
    form: 'rparam a … r = call @f, param n',
  },
  Return: {
    code: 507,
    core: true,
    effects: ['jumps'],
    ends: true,
    doc: 'leave the function, with its results',
    form: 'return [a]',
  },
  Phi: {
    code: 508,
    core: true,
    doc: 'the value that belongs to the block that control came from',
    form: 'l0.2 = phi [B1: l0.0] [B3: l0.1]',
  },
  Load: {
    code: 510,
    effects: ['reads', 'traps'],
    doc: 'load from an address plus an offset, extended to the result',
    form: 'r = load.u8[.i64] a + 4',
  },
  Store: {
    code: 511,
    effects: ['writes', 'traps'],
    doc: 'store to an address plus an offset, truncated',
    form: 'store.u8 a + 4, b',
  },
  Copy: {
    code: 512,
    effects: ['reads', 'writes', 'traps'],
    doc: 'copy bytes (may overlap): target, source, length (i32)',
    form: 'copy a, b, c',
  },
  Fill: {
    code: 513,
    effects: ['writes', 'traps'],
    doc: 'fill bytes: target, value (i32), length (i32)',
    form: 'fill a, b, c',
  },
  ICall: {
    code: 514,
    effects: ['calls', 'traps'],
    doc: 'call through a function address, with its signature',
    form: 'rparam b … r = icall a (i32, i64) f64, param n',
  },
  Switch: {
    code: 515,
    effects: ['jumps'],
    ends: true,
    doc: 'jump by a value (i32 or i64); the last target is the default',
    form: 'switch a [1: lbl2, 5: lbl3], lbl0',
  },
  Trap: {
    code: 516,
    effects: ['traps', 'jumps'],
    ends: true,
    doc: 'end the program with a trap of the named kind',
    form: 'trap unreachable',
  },
  Alloca: {
    code: 517,
    effects: ['allocates', 'traps'],
    doc: 'bytes on the stack until the function returns: size (address type), 16-byte aligned',
    form: 'r = alloca a',
  },
  Release: {
    code: 518,
    effects: ['reads', 'writes'],
    doc: 'give back what `alloca` took since the stack ended at this address; nothing, if it is not on the stack',
    form: 'release a',
  },
} as const satisfies Record<string, StructuralRow>;

export interface StructuralRow {
  readonly code: number;
  readonly core?: boolean;
  readonly effects?: readonly Effect[];
  readonly ends?: boolean;
  readonly doc: string;
  readonly form: string;
}

/** An operation other than computing a value from values. */
export type StructuralOp = keyof typeof structural;
/** Any operation of the linear IR. */
export type LinearOp = CalcOp | StructuralOp;

export interface CalcRow extends EffectRow {
  readonly profile: 'core' | 'full';
  readonly operands: readonly ValueType[];
  readonly result: ValueType;
  /** Name of the operation and of the scalar type in src/scalar; absent for bit casts and selects. */
  readonly family?: FamilyName;
  readonly letter?: Letter;
  readonly sign?: string;
  readonly commutes?: boolean;
}

/** One row for each member of each family and each conversion. */
export const calcRows: Readonly<Record<CalcOp, CalcRow>> = buildCalcRows();
/** A set answers faster than an object. */
const rowsByName: ReadonlyMap<string, CalcRow> = new Map(Object.entries(calcRows));
/** The rows of structural operations, under a widened type. */
export const structuralRows: Readonly<Record<StructuralOp, StructuralRow>> = structural;

/** Spellings of [IR Design] that are read and never printed. */
export const linearAliases: Readonly<Record<string, CalcOp>> = { GreatF: 'GreaterF', GreatEqualF: 'GreaterEqualF' };
export const signAliases: ReadonlyMap<string, string> = new Map([
  ['≠', '!='],
  ['≥', '>='],
  ['≤', '<='],
]);

function buildCalcRows(): Record<CalcOp, CalcRow> {
  const table = new Map<string, CalcRow>();
  for (const [name, family] of Object.entries(families) as [FamilyName, Family][]) {
    for (const letter of family.on) table.set(name + letter, memberRow(name, family, letter));
  }
  for (const [name, row] of Object.entries(conversions) as [ConversionOp, ConversionRow][]) {
    table.set(name, {
      code: row.code,
      profile: row.core ? 'core' : 'full',
      operands: [row.from],
      result: row.to,
      doc: row.bits ? `the bits of a ${row.from} as ${row.to}` : `${row.scalar?.[0]} to ${row.scalar?.[1]}`,
    });
  }
  return Object.fromEntries(table) as Record<CalcOp, CalcRow>;
}

function memberRow(name: FamilyName, family: Family, letter: Letter): CalcRow {
  return {
    code: codeOf(family.code, letter),
    profile: family.core?.includes(letter) ? 'core' : 'full',
    operands: operandsOf(family.kind, letter),
    result: resultOf(family.kind, letter),
    family: name,
    letter,
    sign: family.sign,
    commutes: family.commutes,
    effects: family.traps?.includes(letter) ? ['traps'] : undefined,
    doc: family.doc,
  };
}

function operandsOf(kind: FamilyKind, letter: Letter): readonly ValueType[] {
  const { value: type, lane = 'i32' } = letterRows[letter];
  switch (kind) {
    case 'arith':
    case 'compare':
    case 'logic':
      return [type, type];
    case 'unary':
    case 'test':
    case 'widen':
      return [type];
    case 'select':
      return ['i32', type, type];
    case 'shiftBy':
    case 'lane':
      return [type, 'i32'];
    case 'splat':
      return [lane];
    case 'replace':
      return [type, 'i32', lane];
    case 'mix':
      return [type, type, type];
  }
}

/** Members of the first six letters have the codes up to 399, the others those from 1024. */
function codeOf(family: number, letter: Letter): number {
  const index = letterNames.indexOf(letter);
  return index < 6 ? family * 8 + index : 1024 + family * 32 + index;
}

function resultOf(kind: FamilyKind, letter: Letter): ValueType {
  const { value, lane } = letterRows[letter];
  if (kind === 'lane') return lane ?? value;
  const isTruth = kind === 'compare' || kind === 'logic' || kind === 'test';
  return isTruth && lane === undefined ? 'i32' : value;
}

/** The families that compute scalar operations; those of shifts of all lanes by one count apart. */
const familyByScalar = familiesByScalar((kind) => kind !== 'shiftBy');
const countFamilyByScalar = familiesByScalar((kind) => kind === 'shiftBy');

function familiesByScalar(isWanted: (kind: FamilyKind) => boolean): ReadonlyMap<string, FamilyName> {
  const table = new Map<string, FamilyName>();
  for (const name of Object.keys(families) as FamilyName[]) {
    if (isWanted(familyRows[name].kind)) table.set(familyRows[name].scalar, name);
  }
  return table;
}

/** The names in src/scalar that families compute; `hasFamily` narrows to them, so that `familyOf` is asked for no other. */
export type FamilyScalar = Families[FamilyName]['scalar'];

export function hasFamily<Op extends ScalarOp>(op: Op): op is Extract<Op, FamilyScalar> {
  return familyByScalar.has(op);
}

export function familyOf(scalar: FamilyScalar): FamilyName {
  const family = familyByScalar.get(scalar);
  if (family === undefined) throw new InternalError(`no family computes ${scalar}`, 'linear opcodes');
  return family;
}

/** The family that shifts all lanes by one count; undefined where there is none. */
export function countFamilyOf(op: ShiftOp): FamilyName | undefined {
  return countFamilyByScalar.get(op);
}

/** What a formula says that the operations of a family compute. */
export function formulaOf(family: FamilyName): Formula | undefined {
  const { scalar } = familyRows[family];
  const use = scalarUses.get(scalar);
  return use !== undefined && (use.shape === 'binary' || use.shape === 'shift') ? opRow(use.op).as : undefined;
}

/** The operation of a formula's step on values that the letter reads: the letter's own, or the one for all readings of its bits. */
export function formulaStep(op: FormulaOp, letter: Letter): CalcOp {
  const family = familyByScalar.get(op);
  const { value } = letterRows[letter];
  const name = [letter, wholeLetters[value]].map((one) => `${family}${one}`).find(isCalcOp);
  if (name === undefined) throw new InternalError(`no ${op} for ${letter}`, 'linear opcodes');
  return name;
}

const wholeLetters: Readonly<Record<ValueType, Letter>> = {
  i32: 'I',
  i64: 'L',
  f32: 'F',
  f64: 'D',
  v128: 'W',
  'i32*': 'I',
  'f32*': 'I',
};

/** The row of an operation of this name, if there is one. */
export function calcRowOf(name: string): CalcRow | undefined {
  return rowsByName.get(name);
}

export function isCalcOp(name: string): name is CalcOp {
  return rowsByName.has(name);
}
