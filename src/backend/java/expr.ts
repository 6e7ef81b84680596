/**
 * Expressions of Java. Integers have signs, and what is to have none is computed by operations of its own; a truth value becomes
 * a number where one is wanted. No variable is final and no condition is written out: for the compiler such expressions are constants, and
 * what stands behind `while (1 != 0)` would be a mistake.
 */
import type { ValueType } from '../../linear/opcodes.ts';
import { call, levels, primary, within, type Expr as AnyExpr } from '../text/expr.ts';

/** `bool` is what conditions are. */
export type JavaType = 'i32' | 'i64' | 'f32' | 'f64' | 'bool';
export interface Expr extends AnyExpr<JavaType> {
  /** Of what was loaded: its highest bit is no sign. */
  readonly isUnsigned?: true;
}

/** How Java spells a type. */
export const typeNames: Readonly<Record<JavaType, string>> = {
  i32: 'int',
  i64: 'long',
  f32: 'float',
  f64: 'double',
  bool: 'boolean',
};

/** The type of a variable that holds a value; element pointers are addresses of 32 bits. */
export function typeOfValue(type: ValueType): 'i32' | 'i64' | 'f32' | 'f64' {
  return type === 'i64' || type === 'f32' || type === 'f64' ? type : 'i32';
}

export function nameOfType(type: ValueType): string {
  return typeNames[typeOfValue(type)];
}

/** An integer of a type, in its range; what has no sign is its bits. */
export function integer(value: bigint, type: 'i32' | 'u32' | 'i64'): Expr {
  const bits = BigInt.asIntN(type === 'i64' ? 64 : 32, value);
  const text = `${bits}${type === 'i64' ? 'L' : ''}`;
  return {
    text,
    level: bits < 0n ? levels.unary : levels.primary,
    type: type === 'i64' ? 'i64' : 'i32',
    value: type === 'u32' ? BigInt.asUintN(32, value) : bits,
  };
}

/** A NaN that is not the default is written by its bits. */
export function float(value: number, type: 'f32' | 'f64', bits: bigint | undefined): Expr {
  const owner = type === 'f32' ? 'Float' : 'Double';
  if (bits !== undefined)
    return type === 'f32'
      ? call('Float.intBitsToFloat', [integer(bits, 'i32')], type)
      : call('Double.longBitsToDouble', [integer(bits, 'i64')], type);
  if (Number.isNaN(value)) return primary(`${owner}.NaN`, type);
  if (!Number.isFinite(value)) return primary(`${owner}.${value < 0 ? 'NEGATIVE' : 'POSITIVE'}_INFINITY`, type);
  const digits = String(Math.abs(value));
  const isNegative = value < 0 || Object.is(value, -0);
  const text = `${isNegative ? '-' : ''}${/[.e]/.test(digits) ? digits : `${digits}.0`}${type === 'f32' ? 'f' : ''}`;
  return { text, level: isNegative ? levels.unary : levels.primary, type };
}

export function cast(type: JavaType, expr: Expr): Expr {
  return { text: `(${typeNames[type]}) ${within(expr, levels.unary)}`, level: levels.unary, type };
}

export function choice(test: Expr, a: Expr, b: Expr): Expr {
  const side = (expr: Expr): string => within(expr, levels.bits);
  return { text: `${side(test)} ? ${side(a)} : ${side(b)}`, level: levels.choice, type: a.type };
}

/** A truth value as a number; any other value as it is. */
export function asNumber(expr: Expr): Expr {
  return expr.type === 'bool' ? choice(expr, integer(1n, 'i32'), integer(0n, 'i32')) : expr;
}

/** An operator before its operand; two signs do not meet. */
export function prefix(sign: '-' | '~' | '!', expr: Expr, type: JavaType = expr.type): Expr {
  const inner = within(expr, levels.unary);
  return { text: `${sign}${/^[-~!]/.test(inner) ? `(${inner})` : inner}`, level: levels.unary, type };
}

/** Stands before the name of a function whose call is at a place of the program's text, until the file is put together (lines of `places.ts`). */
export function marked(name: string, place: number): string {
  return place === 0 ? name : `\u0001${place}\u0002${name}`;
}
