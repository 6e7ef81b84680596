/**
 * The operations of the linear IR, from one table of families.
 *
 * A family is an operation (`Add`) with the value types that it exists for; its members are named as in seed 004 by the
 * letter of the type: `AddI` (i32), `AddL` (i64), `AddF` (f32), `AddD` (f64), and `U` before the letter where the integer
 * is unsigned (`DivUI`). The strict profile (`core`) is exactly what seed 004 lists; `full` adds what MAPLE and Tuyin need.
 * The meaning of each is one operation of `src/scalar`, named in `scalar`.
 */
import type { Effect, EffectRow } from '../table/row.ts';

/** Types of values. `i32*` and `f32*` are the element pointers of the strict profile; addresses of the full profile are i32 or i64 by the module's pointer size. */
export const valueTypes = ['i32', 'i64', 'f32', 'f64', 'v128', 'i32*', 'f32*'] as const;
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
export type MemType = keyof typeof memTypes;

/** Letters of member names, and the value and scalar types that they stand for. */
export const letters = {
  I: { value: 'i32', scalar: 'i32' },
  UI: { value: 'i32', scalar: 'u32' },
  L: { value: 'i64', scalar: 'i64' },
  UL: { value: 'i64', scalar: 'u64' },
  F: { value: 'f32', scalar: 'f32' },
  D: { value: 'f64', scalar: 'f64' },
} as const;
export type Letter = keyof typeof letters;

/** `arith`: operands and result of the member's type. `compare` and `logic`: i32 0 or 1. `shift`: as arith, count of the same type. */
export type FamilyKind = 'arith' | 'compare' | 'logic' | 'unary' | 'test' | 'select';

export interface Family {
  readonly code: number;
  readonly kind: FamilyKind;
  readonly on: readonly Letter[];
  /** Members of these letters belong to the strict profile. */
  readonly core?: readonly Letter[];
  readonly scalar: string;
  /** Infix or prefix spelling of the seed's tables. */
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

export const families = {
  Add: { code: 1, kind: 'arith', on: all, core, scalar: 'add', sign: '+', commutes: true, doc: 'sum; AddI of a pointer and a number counts in elements' },
  Sub: { code: 2, kind: 'arith', on: all, core, scalar: 'sub', sign: '-', doc: 'difference' },
  Mul: { code: 3, kind: 'arith', on: all, core, scalar: 'mul', sign: '*', commutes: true, doc: 'product' },
  Div: { code: 4, kind: 'arith', on: allU, core, scalar: 'div', sign: '/', traps: ['I', 'UI', 'L', 'UL'], doc: 'quotient, truncated for integers' },
  Mod: { code: 5, kind: 'arith', on: allU, core: ['I'], scalar: 'rem', sign: '%', traps: ['I', 'UI', 'L', 'UL'], doc: 'remainder with the sign of the first operand' },
  Band: { code: 6, kind: 'arith', on: ints, scalar: 'band', sign: '&', commutes: true, doc: 'bitwise and' },
  Bor: { code: 7, kind: 'arith', on: ints, scalar: 'bior', sign: '|', commutes: true, doc: 'bitwise or' },
  Bxor: { code: 8, kind: 'arith', on: ints, scalar: 'bxor', sign: '^', commutes: true, doc: 'bitwise exclusive or' },
  Shl: { code: 9, kind: 'arith', on: ints, scalar: 'shl', sign: '<<', doc: 'shift left; the count is taken modulo the width' },
  Shr: { code: 10, kind: 'arith', on: ints, scalar: 'ashr', sign: '>>', doc: 'shift right, sign bit shifted in' },
  ShrU: { code: 11, kind: 'arith', on: ints, scalar: 'lshr', sign: '>>>', doc: 'shift right, zeros shifted in' },
  Rotr: { code: 12, kind: 'arith', on: ints, scalar: 'ror', doc: 'rotate right' },
  Min: { code: 13, kind: 'arith', on: allU, scalar: 'min', doc: 'the lesser operand' },
  Max: { code: 14, kind: 'arith', on: allU, scalar: 'max', doc: 'the greater operand' },
  And: { code: 15, kind: 'logic', on: all, core, scalar: 'land', sign: '&&', commutes: true, doc: '1 if both operands are true' },
  Or: { code: 16, kind: 'logic', on: all, core, scalar: 'lior', sign: '||', commutes: true, doc: '1 if an operand is true' },
  Equal: { code: 20, kind: 'compare', on: all, core, scalar: 'eq', sign: '==', commutes: true, doc: '1 if equal' },
  NotEqual: { code: 21, kind: 'compare', on: all, core, scalar: 'ne', sign: '!=', commutes: true, doc: '1 if not equal' },
  Greater: { code: 22, kind: 'compare', on: allU, core, scalar: 'gt', sign: '>', doc: '1 if greater' },
  Less: { code: 23, kind: 'compare', on: allU, core, scalar: 'lt', sign: '<', doc: '1 if less' },
  GreaterEqual: { code: 24, kind: 'compare', on: allU, core, scalar: 'ge', sign: '>=', doc: '1 if greater or equal' },
  LessEqual: { code: 25, kind: 'compare', on: allU, core, scalar: 'le', sign: '<=', doc: '1 if less or equal' },
  Neg: { code: 30, kind: 'unary', on: all, core, scalar: 'neg', sign: '-', doc: 'negated' },
  Not: { code: 31, kind: 'test', on: all, core, scalar: 'lnot', sign: '!', doc: '1 if the operand is 0' },
  Bnot: { code: 32, kind: 'unary', on: ints, scalar: 'bnot', sign: '~', doc: 'every bit reversed' },
  Abs: { code: 33, kind: 'unary', on: all, scalar: 'abs', doc: 'absolute value' },
  Sqrt: { code: 34, kind: 'unary', on: floats, scalar: 'sqrt', doc: 'square root' },
  Ceil: { code: 35, kind: 'unary', on: floats, scalar: 'ceil', doc: 'rounded towards positive infinity' },
  Floor: { code: 36, kind: 'unary', on: floats, scalar: 'floor', doc: 'rounded towards negative infinity' },
  Trunc: { code: 37, kind: 'unary', on: floats, scalar: 'trunc', doc: 'rounded towards zero' },
  Round: { code: 38, kind: 'unary', on: floats, scalar: 'round', doc: 'rounded to the nearest integer, halves away from zero' },
  Clz: { code: 39, kind: 'unary', on: ints, scalar: 'clz', doc: 'number of leading zero bits' },
  Ctz: { code: 40, kind: 'unary', on: ints, scalar: 'ctz', doc: 'number of trailing zero bits' },
  Popcnt: { code: 41, kind: 'unary', on: ints, scalar: 'popcount', doc: 'number of one bits' },
  Ext8: { code: 42, kind: 'unary', on: ints, scalar: 'sext8', doc: 'the lowest 8 bits, sign-extended' },
  Ext16: { code: 43, kind: 'unary', on: ints, scalar: 'sext16', doc: 'the lowest 16 bits, sign-extended' },
  Ext32: { code: 44, kind: 'unary', on: ['L'], scalar: 'sext32', doc: 'the lowest 32 bits, sign-extended' },
  Select: { code: 45, kind: 'select', on: all, scalar: 'select', doc: 'the second operand if the first (i32) is not 0, else the third' },
} as const satisfies Record<string, Family>;

type Families = typeof families;
export type FamilyName = keyof Families;
type MemberOf<K extends FamilyName> = `${K}${Families[K]['on'][number]}`;
export type FamilyOp = { [K in FamilyName]: MemberOf<K> }[FamilyName];

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
  ArrayLoad: { code: 502, core: true, effects: ['reads', 'traps'], doc: 'element of an array, counted in elements', form: 'r = a[b]' },
  ArrayStore: { code: 503, core: true, effects: ['writes', 'traps'], doc: 'store into an element of an array', form: 'r[a] = b' },
  Goto: { code: 504, core: true, effects: ['jumps'], ends: true, doc: 'jump', form: 'goto lbl0 (blocks: ucond goto B0)' },
  CondGoto: { code: 505, core: true, effects: ['jumps'], ends: true, doc: 'jump to the first label if the operand (i32) is not 0, else to the second', form: 'goto a ? lbl1 : lbl0 (blocks: cond goto a B1 B0)' },
  Call: { code: 506, core: true, effects: ['calls'], doc: 'call a function; its arguments are the rparam lines before it', form: 'rparam a … r = call @f, param n' },
  Return: { code: 507, core: true, effects: ['jumps'], ends: true, doc: 'leave the function, with its results', form: 'return [a]' },
  Phi: { code: 508, core: true, doc: 'the value that belongs to the block that control came from', form: 'l0.2 = phi [B1: l0.0] [B3: l0.1]' },
  Load: { code: 510, effects: ['reads', 'traps'], doc: 'load from an address plus an offset, extended to the result', form: 'r = load.u8[.i64] a + 4' },
  Store: { code: 511, effects: ['writes', 'traps'], doc: 'store to an address plus an offset, truncated', form: 'store.u8 a + 4, b' },
  Copy: { code: 512, effects: ['reads', 'writes', 'traps'], doc: 'copy bytes (may overlap): target, source, length (i32)', form: 'copy a, b, c' },
  Fill: { code: 513, effects: ['writes', 'traps'], doc: 'fill bytes: target, value (i32), length (i32)', form: 'fill a, b, c' },
  ICall: { code: 514, effects: ['calls', 'traps'], doc: 'call through a function address, with its signature', form: 'rparam b … r = icall a (i32, i64) f64, param n' },
  Switch: { code: 515, effects: ['jumps'], ends: true, doc: 'jump by a value (i32 or i64); the last target is the default', form: 'switch a [1: lbl2, 5: lbl3], lbl0' },
  Trap: { code: 516, effects: ['traps', 'jumps'], ends: true, doc: 'end the program with a trap of the named kind', form: 'trap unreachable' },
  Alloca: { code: 517, effects: ['allocates', 'traps'], doc: 'bytes on the stack until the function returns: size (address type), 16-byte aligned', form: 'r = alloca a' },
} as const satisfies Record<string, StructuralRow>;

export interface StructuralRow {
  readonly code: number;
  readonly core?: boolean;
  readonly effects?: readonly Effect[];
  readonly ends?: boolean;
  readonly doc: string;
  readonly form: string;
}

export type StructuralOp = keyof typeof structural;
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
export const structuralRows: Readonly<Record<StructuralOp, StructuralRow>> = structural;

/** Spellings of seed 004 that are read and never printed. */
export const linearAliases: Readonly<Record<string, CalcOp>> = { GreatF: 'GreaterF', GreatEqualF: 'GreaterEqualF' };

function buildCalcRows(): Record<CalcOp, CalcRow> {
  const table: Record<string, CalcRow> = {};
  for (const [name, family] of Object.entries(families) as [FamilyName, Family][]) {
    for (const letter of family.on) table[name + letter] = memberRow(name, family, letter);
  }
  for (const [name, row] of Object.entries(conversions) as [ConversionOp, ConversionRow][]) {
    table[name] = {
      code: row.code, profile: row.core ? 'core' : 'full', operands: [row.from], result: row.to,
      doc: row.bits ? `the bits of a ${row.from} as ${row.to}` : `${row.scalar?.[0]} to ${row.scalar?.[1]}`,
    };
  }
  return table;
}

function memberRow(name: FamilyName, family: Family, letter: Letter): CalcRow {
  const type = letters[letter].value;
  const operands: Record<FamilyKind, readonly ValueType[]> = {
    arith: [type, type], compare: [type, type], logic: [type, type], unary: [type], test: [type], select: ['i32', type, type],
  };
  const isTruth = family.kind === 'compare' || family.kind === 'logic' || family.kind === 'test';
  return {
    code: family.code * 8 + Object.keys(letters).indexOf(letter),
    profile: family.core?.includes(letter) ? 'core' : 'full',
    operands: operands[family.kind],
    result: isTruth ? 'i32' : type,
    family: name,
    letter,
    sign: family.sign,
    commutes: family.commutes,
    effects: family.traps?.includes(letter) ? ['traps'] : undefined,
    doc: family.doc,
  };
}

export function isCalcOp(name: string): name is CalcOp {
  return Object.hasOwn(calcRows, name);
}
