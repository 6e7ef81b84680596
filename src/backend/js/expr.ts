/**
 * Expressions of JavaScript, in which every value is a number. The types say what is known of it: integers in the range of 32 bits with or
 * without sign, truths, and exact integers beyond 32 bits (`num`), which `| 0` makes an i32; f32 has been rounded.
 */
import type { ValueType } from '../../linear/opcodes.ts';
import { levels, primary, within, type Expr as TextExpr } from '../text/expr.ts';

export type JsType = 'i32' | 'u32' | 'num' | 'bool' | 'f32' | 'f64';
export type Expr = TextExpr<JsType>;

/** Of a variable; element pointers are addresses. */
export function typeOfValue(type: ValueType): JsType {
  return type === 'f32' || type === 'f64' ? type : 'i32';
}

export function integer(value: bigint, type: 'i32' | 'u32' = 'i32'): Expr {
  const number = type === 'i32' ? BigInt.asIntN(32, value) : BigInt.asUintN(32, value);
  return { text: String(number), level: number < 0n ? levels.unary : levels.primary, type, value: number };
}

export function float(value: number, type: 'f32' | 'f64'): Expr {
  const text = Object.is(value, -0) ? '-0' : String(value);
  return { text, level: text.startsWith('-') ? levels.unary : levels.primary, type };
}

/** The value as a number between -2^31 and 2^31. */
export function signed(expr: Expr): Expr {
  if (expr.value !== undefined) return integer(expr.value);
  if (expr.type === 'i32') return expr;
  if (expr.type === 'bool') return { text: `${within(expr, levels.bits)} ? 1 : 0`, level: levels.choice, type: 'i32' };
  return { text: `${within(expr, levels.shift)} | 0`, level: levels.bits, type: 'i32' };
}

/** The same bits as a number between 0 and 2^32. */
export function unsigned(expr: Expr): Expr {
  if (expr.value !== undefined) return integer(expr.value, 'u32');
  if (expr.type === 'u32') return expr;
  if (expr.type === 'bool') return { ...signed(expr), type: 'u32' };
  return { text: `${within(expr, levels.sum)} >>> 0`, level: levels.shift, type: 'u32' };
}

/** As an operand of sums and of what takes the low 32 bits itself. */
export function whole(expr: Expr): Expr {
  return expr.type === 'bool' ? signed(expr) : expr;
}

/** A name or a number: it may be written twice. */
export function isSimple({ text }: Expr): boolean {
  return /^-?[\w$.]+$/.test(text);
}

const turns = {
  '===': '!==',
  '!==': '===',
  '<': '>=',
  '>=': '<',
  '>': '<=',
  '<=': '>',
} as const;
export type Comparison = keyof typeof turns;

/** A comparison; of integers each has an opposite, of floats equality. */
export function comparison(sign: Comparison, a: Expr, b: Expr): Expr {
  const text = `${within(a, levels.sum)} ${sign} ${within(b, levels.sum)}`;
  const isFloat = a.type === 'f32' || a.type === 'f64';
  const expr: Expr = { text, level: levels.compare, type: 'bool' };
  if (isFloat && sign !== '===' && sign !== '!==') return expr;
  return { ...expr, turned: () => comparison(turns[sign], a, b) };
}

export function isTrue(expr: Expr): Expr {
  if (expr.type === 'bool') return expr;
  const isFloat = expr.type === 'f32' || expr.type === 'f64';
  const value = isFloat || expr.type === 'u32' ? expr : signed(expr);
  return comparison('!==', value, primary('0', value.type));
}

/** The opposite of a condition. */
export function negated(condition: Expr): Expr {
  const { turned, value, type } = condition;
  if (value !== undefined) return integer(value === 0n ? 1n : 0n);
  if (turned !== undefined) return turned();
  if (type !== 'bool') return negated(isTrue(condition));
  return {
    text: `!${within(condition, levels.unary)}`,
    level: levels.unary,
    type: 'bool',
    turned: () => condition,
  };
}
