/**
 * Expressions of C as they are put together: the text, how tightly it binds, and its type. Types are kept because the meaning of an
 * operation depends on the sign of its operands: what wraps is computed without sign, where C defines it, and a cast stands
 * where an operand is wanted with the other sign. Parentheses are written where the compiler or a reader needs them.
 */
import type { ValueType } from '../../linear/opcodes.ts';

/** The types of expressions: those of C that have these widths. */
export type CType = 'i32' | 'u32' | 'i64' | 'u64' | 'f32' | 'f64';

/** How tightly an operator binds, from the tightest; operands of a looser level are put into parentheses. */
export const levels = { primary: 0, unary: 1, product: 2, sum: 3, shift: 4, compare: 5, bits: 6, choice: 7 } as const;
type Level = (typeof levels)[keyof typeof levels];

export interface Expr {
  readonly text: string;
  readonly level: Level;
  readonly type: CType;
  /** Of an integer that is written out. */
  readonly value?: bigint;
  /** Of a comparison: the one that is true when it is false. */
  readonly turned?: () => Expr;
}

/** How C spells a type. */
export const typeNames: Readonly<Record<CType, string>> = {
  i32: 'int32_t',
  u32: 'uint32_t',
  i64: 'int64_t',
  u64: 'uint64_t',
  f32: 'float',
  f64: 'double',
};

/** The type of a variable that holds a value; element pointers are addresses of 32 bits. */
export function typeOfValue(type: ValueType): CType {
  return type === 'i64' || type === 'f32' || type === 'f64' ? type : 'i32';
}

export function nameOfType(type: ValueType): string {
  return typeNames[typeOfValue(type)];
}

export function primary(text: string, type: CType): Expr {
  return { text, level: levels.primary, type };
}

export function call(name: string, args: readonly Expr[], type: CType): Expr {
  return primary(`${name}(${args.map(({ text }) => text).join(', ')})`, type);
}

const least = { i32: -(2n ** 31n), i64: -(2n ** 63n) };

/** An integer of a type, in its range. */
export function integer(value: bigint, type: 'i32' | 'u32' | 'i64' | 'u64'): Expr {
  const suffix = { i32: '', u32: 'u', i64: 'LL', u64: 'ULL' }[type];
  if (type === 'u32' || type === 'u64') {
    const bits = BigInt.asUintN(type === 'u32' ? 32 : 64, value);
    return { text: `${bits}${suffix}`, level: levels.primary, type, value };
  }
  if (value === least[type]) return { text: `(${value + 1n}${suffix} - 1)`, level: levels.primary, type, value };
  return { text: `${value}${suffix}`, level: value < 0n ? levels.unary : levels.primary, type, value };
}

/** A finite float, or what the macros of math.h are; a NaN that is none of these is written by its bits. */
export function float(value: number, type: 'f32' | 'f64'): Expr {
  const suffix = type === 'f32' ? 'f' : '';
  if (Number.isNaN(value)) return primary(type === 'f32' ? 'NAN' : '(double)NAN', type);
  const sign = value < 0 || Object.is(value, -0) ? '-' : '';
  const magnitude = Math.abs(value);
  const level = sign === '' ? levels.primary : levels.unary;
  if (magnitude === Infinity)
    return { text: `${sign}${type === 'f32' ? '' : '(double)'}INFINITY`, level: levels.unary, type };
  const digits = String(magnitude);
  return { text: `${sign}${/[.e]/.test(digits) ? digits : `${digits}.0`}${suffix}`, level, type };
}

/** The expression, in parentheses if it binds looser than this. */
export function within({ text, level }: Expr, loosest: Level): string {
  return level > loosest ? `(${text})` : text;
}

export function cast(type: CType, expr: Expr): Expr {
  return { text: `(${typeNames[type]})${within(expr, levels.unary)}`, level: levels.unary, type };
}

/** The same bits with or without a sign: the type has the width of the expression's. */
export function as(type: 'i32' | 'u32' | 'i64' | 'u64', expr: Expr): Expr {
  if (expr.type === type) return expr;
  if (expr.value !== undefined) return integer(signedValue(expr.value, type), type);
  return cast(type, expr);
}

function signedValue(value: bigint, type: 'i32' | 'u32' | 'i64' | 'u64'): bigint {
  return BigInt.asIntN(type.endsWith('32') ? 32 : 64, value);
}

/** `left sign right`, where operands may bind as loosely as `loosest` says, on the right side more tightly. */
export function infix(
  sign: string,
  level: Level,
  type: CType,
  [left, right]: readonly [Expr, Expr],
  loosest: readonly [Level, Level],
): Expr {
  return { text: `${within(left, loosest[0])} ${sign} ${within(right, loosest[1])}`, level, type };
}
