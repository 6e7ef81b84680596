/**
 * Expressions of Python. Integers have the value that their type has with sign, so that comparisons and indices are Python's own; what may leave
 * the range of the type is brought back into it:
 *
 *     a + b      _t if -0x80000000 <= (_t := a + b) <= 0x7fffffff else (_t & M32 ^ S32) - S32
 *     a << 9     (a << 9 & M32 ^ S32) - S32
 *
 * Comparisons are `True` and `False`, with which Python computes as with 1 and 0. A float of 32 bits is one of 64 that has been rounded.
 */
import type { ValueType } from '../../linear/opcodes.ts';
import { call, levels, primary, within, type Expr as TextExpr } from '../text/expr.ts';

export type PythonType = 'i32' | 'i64' | 'f32' | 'f64';
export type IntType = 'i32' | 'i64';
export type Expr = TextExpr<PythonType>;

export function typeOfValue(type: ValueType): PythonType {
  return type === 'i64' || type === 'f32' || type === 'f64' ? type : 'i32';
}

export function isFloat(type: PythonType): type is 'f32' | 'f64' {
  return type === 'f32' || type === 'f64';
}

const ranges = {
  i32: ['-0x80000000', '0x7fffffff'],
  i64: ['-0x8000000000000000', '0x7fffffffffffffff'],
} as const;

export const masks = { i32: '0xffffffff', i64: '0xffffffffffffffff' } as const;
export const widths = { i32: 32, i64: 64 } as const;

export function integer(value: bigint, type: IntType): Expr {
  return { text: String(value), level: value < 0n ? levels.unary : levels.primary, type, value };
}

export function float(value: number, type: 'f32' | 'f64'): Expr {
  if (Number.isNaN(value)) return primary('nan', type);
  if (!Number.isFinite(value)) return { text: value < 0 ? '-inf' : 'inf', level: levels.unary, type };
  const sign = value < 0 || Object.is(value, -0) ? '-' : '';
  const digits = String(Math.abs(value));
  const text = `${sign}${/[.e]/.test(digits) ? digits : `${digits}.0`}`;
  return { text, level: sign === '' ? levels.primary : levels.unary, type };
}

/** An operand of an operator that binds more tightly than a comparison; a reader knows products from sums. */
export function tight(expr: Expr, loosest: number = levels.unary): string {
  return within(expr, loosest as 1);
}

/** A value that may leave the range of its type, at both ends unless one is excluded. */
export function wrapped(uncut: Expr, type: IntType, never?: 'below' | 'above'): Expr {
  const [least, most] = ranges[type];
  const test = `${never === 'below' ? '' : `${least} <= `}(_t := ${uncut.text})${never === 'above' ? '' : ` <= ${most}`}`;
  return {
    text: `_t if ${test} else (_t & M${widths[type]} ^ S${widths[type]}) - S${widths[type]}`,
    level: levels.choice,
    type,
    uncut: { ...uncut, type },
  };
}

/** A value that mostly leaves the range of its type, so that a test would be in vain. */
export function cut(uncut: Expr, type: IntType): Expr {
  const width = widths[type];
  const text = `(${within(uncut, levels.shift)} & M${width} ^ S${width}) - S${width}`;
  return { text, level: levels.sum, type, uncut: { ...uncut, type } };
}

/** The operand of something that only hangs on it modulo its width: it may lie outside of its range. */
export function modular(expr: Expr): Expr {
  return expr.uncut ?? expr;
}

/** The value without sign. */
export function unsigned(expr: Expr): Expr {
  const type = expr.type === 'i64' ? 'i64' : 'i32';
  if (expr.value !== undefined) return primary(String(BigInt.asUintN(widths[type], expr.value)), type);
  return { text: `${tight(modular(expr))} & ${masks[type]}`, level: levels.bits, type };
}

/** The value in another type, which has it. */
export function as(type: PythonType, { text, level, value }: Expr): Expr {
  return value === undefined ? { text, level, type } : { text, level, type, value };
}

/** A name or a number: it may be written twice. */
export function isSimple({ text }: Expr): boolean {
  return /^-?[\w.]+$/.test(text);
}

export { call, levels, primary };
