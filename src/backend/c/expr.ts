/**
 * Expressions of C. Types are kept because the meaning of an operation depends on the sign of its operands: what wraps is computed without
 * sign, where C defines it, and a cast stands where an operand is wanted with the other sign. Parentheses are written where
 * the compiler or a reader needs them.
 */
import type { ValueType } from '../../linear/opcodes.ts';
import { levels, primary, within, type Expr as TextExpr } from '../text/expr.ts';

/** The types of expressions: those of C that have these widths. */
export type CType = 'i32' | 'u32' | 'i64' | 'u64' | 'f32' | 'f64';

export type Expr = TextExpr<CType>;

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
