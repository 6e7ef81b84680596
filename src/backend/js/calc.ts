/**
 * Each operation on values as an expression of JavaScript. Sums are exact, and cut to 32 bits where they are used; products of integers are
 * `Math.imul`; f32 is rounded after each operation. What traps, saturates or has no operator is a function of `support.ts`.
 */
import { InternalError } from '../../base/errors.ts';
import { conversions, letters } from '../../linear/opcodes.ts';
import type { ConversionOp, Letter } from '../../linear/opcodes.ts';
import type { Calc, CalcContext, Writer as TextWriter, Writers } from '../text/calc.ts';
import { call, infix, levels, primary, within, type Level } from '../text/expr.ts';
import {
  comparison,
  integer,
  isTrue,
  negated,
  signed,
  unsigned,
  whole,
  type Comparison,
  type Expr,
  type JsType,
} from './expr.ts';

type Context = CalcContext<Expr>;
type Writer = TextWriter<JsType>;

type Type = 'i32' | 'u32' | 'f32' | 'f64';

/** The type in which the letter reads its operands. */
function readAs(letter: Letter): Type {
  const { scalar } = letters[letter];
  if (scalar === 'i32' || scalar === 'u32' || scalar === 'f32' || scalar === 'f64') return scalar;
  throw new InternalError(`${letter} is taken away before`, 'js');
}

function isFloat(type: JsType): type is 'f32' | 'f64' {
  return type === 'f32' || type === 'f64';
}

function read(expr: Expr, type: Type): Expr {
  if (isFloat(type)) return expr;
  return type === 'u32' ? unsigned(expr) : signed(expr);
}

/** An f32 is rounded after each operation. */
function rounded(expr: Expr, type: 'f32' | 'f64'): Expr {
  return type === 'f32' ? call('Math.fround', [expr], 'f32') : { ...expr, type };
}

function binary(sign: string, level: Level, type: JsType, a: Expr, b: Expr, side: Level): Expr {
  return infix(sign, level, type, [a, b], [side, side]);
}

function arithmetic(sign: '+' | '-'): Writer {
  return (_, [a, b], letter) => {
    const type = readAs(letter);
    if (isFloat(type)) return rounded(infix(sign, levels.sum, type, [a, b], [levels.sum, levels.product]), type);
    const isTurned = b.value !== undefined && b.value < 0n;
    const other = isTurned ? primary(String(-(b.value ?? 0n)), 'num') : whole(b);
    const turned = sign === '+' ? '-' : '+';
    return infix(isTurned ? turned : sign, levels.sum, 'num', [whole(a), other], [levels.sum, levels.product]);
  };
}

const multiply: Writer = (_, [a, b], letter) => {
  const type = readAs(letter);
  if (isFloat(type)) return rounded(binary('*', levels.product, type, a, b, levels.unary), type);
  return call('Math.imul', [whole(a), whole(b)], 'i32');
};

/** Operators on the low 32 bits, whatever the operands are beyond. */
function bitwise(sign: '&' | '|' | '^'): Writer {
  return (_, [a, b]) => binary(sign, levels.bits, 'i32', a, b, levels.unary);
}

function shift(sign: '<<' | '>>' | '>>>'): Writer {
  return (_, [a, b]) => binary(sign, levels.shift, sign === '>>>' ? 'u32' : 'i32', whole(a), whole(b), levels.unary);
}

function compare(sign: Comparison): Writer {
  return (_, [a, b], letter) => {
    const type = readAs(letter);
    if (isFloat(type)) return comparison(sign, a, b);
    const isSame = sign === '===' || sign === '!==';
    const own = isSame && (a.type === 'u32' || b.type === 'u32') && a.type !== 'i32' && b.type !== 'i32' ? 'u32' : type;
    return comparison(sign, read(a, own), read(b, own));
  };
}

/** A known divisor that does not trap is the operator's; for all others there is a function. */
function divide(sign: '/' | '%'): Writer {
  const name = sign === '/' ? 'div' : 'rem';
  return (context, [a, b], letter) => {
    const type = readAs(letter);
    if (isFloat(type)) return rounded(binary(sign, levels.product, type, a, b, levels.unary), type);
    const [x, y] = [read(a, type), read(b, type)];
    if (b.value === undefined || b.value === 0n)
      return call(context.support(`$${name}_${type}`), [x, y, context.place()], type);
    const quotient = binary(sign, levels.product, 'num', x, y, levels.unary);
    return type === 'i32' ? signed(quotient) : unsigned(quotient);
  };
}

function extreme(name: 'min' | 'max'): Writer {
  return (_, operands, letter) => {
    const type = readAs(letter);
    return call(
      `Math.${name}`,
      operands.map((operand) => read(operand, type)),
      type,
    );
  };
}

function math(name: string): Writer {
  return (_, [a], letter) => {
    const type = readAs(letter);
    const value = call(`Math.${name}`, [a], type);
    return name === 'sqrt' && type === 'f32' ? rounded(value, type) : value;
  };
}

function helper(name: string): Writer {
  return (context, [a], letter) => call(context.support(name), [a], readAs(letter));
}

/** Both operands are computed, whatever the first is. */
function logic(sign: '&' | '|'): Writer {
  return (_, [a, b]) => binary(sign, levels.bits, 'i32', isTrue(a), isTrue(b), levels.unary);
}

function extend(bits: 8 | 16): Writer {
  return (_, [a]) => ({
    text: `${within(whole(a), levels.sum)} << ${32 - bits} >> ${32 - bits}`,
    level: levels.shift,
    type: 'i32',
  });
}

const negate: Writer = (_, [a], letter) => {
  if (isFloat(readAs(letter))) return { text: `-${within(a, levels.primary)}`, level: levels.unary, type: a.type };
  return infix('-', levels.sum, 'num', [integer(0n), whole(a)], [levels.sum, levels.product]);
};

const absolute: Writer = (_, [a], letter) => {
  const type = readAs(letter);
  const value = call('Math.abs', [read(a, type)], isFloat(type) ? type : 'num');
  return isFloat(type) ? value : signed(value);
};

/** Both values are computed before, so they have no effects. */
const select: Writer = (_, [test, a, b], letter) => {
  const type = readAs(letter);
  const areTruths = a.type === 'bool' && b.type === 'bool';
  const [first, second] = areTruths || isFloat(type) ? [a, b] : [signed(a), signed(b)];
  const condition = test.type === 'num' ? signed(test) : test;
  return {
    text: `${within(condition, levels.compare)} ? ${within(first, levels.compare)} : ${within(second, levels.compare)}`,
    level: levels.choice,
    type: areTruths ? 'bool' : isFloat(type) ? type : 'i32',
  };
};

const writers: Writers<JsType> = {
  Add: arithmetic('+'),
  Sub: arithmetic('-'),
  Mul: multiply,
  Div: divide('/'),
  Mod: divide('%'),
  Band: bitwise('&'),
  Bor: bitwise('|'),
  Bxor: bitwise('^'),
  Shl: shift('<<'),
  Shr: shift('>>'),
  ShrU: shift('>>>'),
  Min: extreme('min'),
  Max: extreme('max'),
  And: logic('&'),
  Or: logic('|'),
  Equal: compare('==='),
  NotEqual: compare('!=='),
  Greater: compare('>'),
  Less: compare('<'),
  GreaterEqual: compare('>='),
  LessEqual: compare('<='),
  Neg: negate,
  Not: (_, [a]) => negated(isTrue(a)),
  Bnot: (_, [a]) => ({ text: `~${within(whole(a), levels.unary)}`, level: levels.unary, type: 'i32' }),
  Abs: absolute,
  Sqrt: math('sqrt'),
  Ceil: math('ceil'),
  Floor: math('floor'),
  Trunc: math('trunc'),
  Round: helper('$round'),
  Clz: (_, [a]) => call('Math.clz32', [whole(a)], 'i32'),
  Ctz: helper('$ctz'),
  Popcnt: helper('$popcnt'),
  Ext8: extend(8),
  Ext16: extend(16),
  Ext32: (_, [a]) => signed(a),
  Select: select,
};

function convert(context: Context, op: ConversionOp, operand: Expr): Expr {
  if (op === 'FAsI') return call(context.support('$bits_of'), [operand], 'i32');
  if (op === 'IAsF') return call(context.support('$float_of'), [signed(operand)], 'f32');
  const row = conversions[op];
  if (!('scalar' in row)) throw new InternalError(`no code for ${op}`, 'js');
  const [source, target] = row.scalar as readonly [Type, Type];
  if (isFloat(source) && !isFloat(target)) return call(context.support(`$${target}_of`), [operand], target);
  const value = read(operand, source);
  if (target === 'f32') return call('Math.fround', [value], 'f32');
  return { ...value, type: 'f64', value: undefined };
}

/** The operations of the language. */
export const jsCalc: Calc<JsType> = {
  name: 'js',
  writers,
  convert,
  formula(context, { family, letter, operands }, body) {
    const type = readAs(letter) as 'i32' | 'u32';
    const text = (own: string): string => `function ${own}(x, n) {\n  return ${read(body(type), type).text};\n}\n`;
    const name = context.define(`$${family}_${type}`, text);
    return call(
      name,
      operands.map((operand) => read(operand, type)),
      type,
    );
  },
};
