/**
 * Expressions of C#. Types are kept because two operands with unlike signs are computed with 64 bits, and no conversion that may lose
 * something is made unless it is written; a truth value becomes a number where one is wanted.
 */
import type { ValueType } from '../../linear/opcodes.ts';
import { call, levels, primary, within, type Expr as TextExpr } from '../text/expr.ts';

export type IntType = 'i32' | 'u32' | 'i64' | 'u64';
/** `bool` is what conditions are. */
export type CSharpType = IntType | 'f32' | 'f64' | 'bool';

export type Expr = TextExpr<CSharpType>;

/** How C# spells a type. */
export const typeNames: Readonly<Record<CSharpType, string>> = {
  i32: 'int',
  u32: 'uint',
  i64: 'long',
  u64: 'ulong',
  f32: 'float',
  f64: 'double',
  bool: 'bool',
};

/** The type of a variable that holds a value; element pointers are addresses of 32 bits. */
export function typeOfValue(type: ValueType): 'i32' | 'i64' | 'f32' | 'f64' {
  return type === 'i64' || type === 'f32' || type === 'f64' ? type : 'i32';
}

export function nameOfType(type: ValueType): string {
  return typeNames[typeOfValue(type)];
}

const suffixes: Readonly<Record<IntType, string>> = { i32: '', u32: 'u', i64: 'L', u64: 'UL' };

/** An integer of a type, in its range. */
export function integer(value: bigint, type: IntType): Expr {
  const width = type.endsWith('32') ? 32 : 64;
  const own = type.startsWith('u') ? BigInt.asUintN(width, value) : BigInt.asIntN(width, value);
  const level = own < 0n ? levels.unary : levels.primary;
  return { text: `${own}${suffixes[type]}`, level, type, value: own };
}

export function float(value: number, type: 'f32' | 'f64'): Expr {
  const owner = typeNames[type];
  if (Number.isNaN(value)) return primary(`${owner}.NaN`, type);
  if (!Number.isFinite(value)) return primary(`${owner}.${value < 0 ? 'Negative' : 'Positive'}Infinity`, type);
  const isNegative = value < 0 || Object.is(value, -0);
  const digits = String(Math.abs(value));
  const text = `${isNegative ? '-' : ''}${/[.e]/.test(digits) ? digits : `${digits}.0`}${type === 'f32' ? 'f' : ''}`;
  return { text, level: isNegative ? levels.unary : levels.primary, type };
}

export function cast(type: CSharpType, expr: Expr): Expr {
  return { text: `(${typeNames[type]})${within(expr, levels.unary)}`, level: levels.unary, type };
}

/** A value as one of a type: truth values are 1 and 0, of integers the lower bits stay. */
export function as(type: Exclude<CSharpType, 'bool'>, expr: Expr): Expr {
  if (expr.type === type) return expr;
  if (expr.type === 'bool') return as(type, choice(expr, integer(1n, 'i32'), integer(0n, 'i32')));
  if (expr.value !== undefined && type !== 'f32' && type !== 'f64') return integer(expr.value, type);
  return cast(type, expr);
}

/** A truth value as a number; any other value as it is. */
export function asNumber(expr: Expr): Expr {
  return expr.type === 'bool' ? as('i32', expr) : expr;
}

export function choice(test: Expr, a: Expr, b: Expr): Expr {
  const side = (expr: Expr): string => within(expr, levels.bits);
  return { text: `${side(test)} ? ${side(a)} : ${side(b)}`, level: levels.choice, type: a.type };
}

/** An operator before its operand; two signs do not meet. */
export function prefix(sign: '-' | '~' | '!', expr: Expr): Expr {
  const inner = within(expr, levels.unary);
  return { text: `${sign}${/^[-~!]/.test(inner) ? `(${inner})` : inner}`, level: levels.unary, type: expr.type };
}

/** A float by its bits. */
export function floatOfBits(name: string, bits: bigint, type: 'f32' | 'f64'): Expr {
  return call<CSharpType>(name, [integer(bits, type === 'f32' ? 'u32' : 'u64')], type);
}
