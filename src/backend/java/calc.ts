/**
 * Each operation on values as an expression of Java. Sums, products and shifts wrap and mask as they are to; integers without sign, and what
 * may trap, are calls of functions of the standard library or of `support.ts`. What `lacks.ts` lists does not get here.
 */
import { InternalError } from '../../base/errors.ts';
import { conversions } from '../../linear/opcodes.ts';
import type { ConversionOp, Letter } from '../../linear/opcodes.ts';
import { scalarOf, type Calc, type CalcContext, type Writer as TextWriter, type Writers } from '../text/calc.ts';
import { call, infix, levels, oppositeSign, primary, within, type Comparison } from '../text/expr.ts';
import { asNumber, cast, choice, integer, marked, prefix, typeNames, type Expr, type JavaType } from './expr.ts';

type Context = CalcContext<number>;
type Writer = TextWriter<JavaType, number>;
type Pair = readonly [Expr, Expr];
type Number = 'i32' | 'i64' | 'f32' | 'f64';
type Scalar = Number | 'u32' | 'u64';

const readAs = (letter: Letter): Scalar => scalarOf(letter, 'java');

/** The type of its operands in Java. */
function typeOf(letter: Letter): Number {
  const type = readAs(letter);
  if (type === 'u32') return 'i32';
  return type === 'u64' ? 'i64' : type;
}

function isFloat(type: string): type is 'f32' | 'f64' {
  return type === 'f32' || type === 'f64';
}

/** The class with what the standard library has for a type. */
function classOf(type: JavaType): string {
  return { i32: 'Integer', i64: 'Long', f32: 'Float', f64: 'Double', bool: 'Boolean' }[type];
}

const numbers = (operands: readonly Expr[]): Expr[] => operands.map(asNumber);
const pairOf = (operands: readonly Expr[]): Pair => [asNumber(operands[0]), asNumber(operands[1])];

function arithmetic(sign: '+' | '-' | '*'): Writer {
  const [level, left, right] =
    sign === '*' ? [levels.product, levels.unary, levels.unary] : [levels.sum, levels.sum, levels.product];
  return (_, operands, letter) => {
    const [a, b] = pairOf(operands);
    const type = typeOf(letter);
    const isSmall = b.value !== undefined && b.value < 0n && b.value > -(2n ** 31n);
    if (sign === '+' && isSmall && !isFloat(type))
      return infix('-', level, type, [a, integer(-(b.value ?? 0n), type)], [left, right]);
    return infix(sign, level, type, [a, b], [left, right]);
  };
}

function bitwise(sign: '&' | '|' | '^'): Writer {
  return (_, operands, letter) =>
    infix(sign, levels.bits, typeOf(letter), pairOf(operands), [levels.unary, levels.unary]);
}

/** Java takes the count modulo the width. */
function shift(sign: '<<' | '>>' | '>>>'): Writer {
  return (_, operands, letter) => {
    const type = typeOf(letter);
    const [a, b] = pairOf(operands);
    const count = b.value === undefined ? b : integer(b.value & (type === 'i64' ? 63n : 31n), 'i32');
    return infix(sign, levels.shift, type, [a, count], [levels.unary, levels.unary]);
  };
}

function compare(sign: Comparison): Writer {
  return (context, operands, letter) => {
    const type = readAs(letter);
    const [a, b] = pairOf(operands);
    if ((type === 'u32' || type === 'u64') && sign !== '==' && sign !== '!=') {
      const order = call<JavaType>(`${classOf(typeOf(letter))}.compareUnsigned`, [a, b], 'i32');
      return comparison(sign, [order, integer(0n, 'i32')]);
    }
    // What the compiler can compute is a constant for it.
    const isKnown = a.level !== levels.primary && a.value !== undefined ? true : a.value !== undefined;
    const first =
      isKnown && b.value !== undefined ? call<JavaType>(context.support(`known_${a.type}`), [a], a.type) : a;
    return comparison(sign, [first, b]);
  };
}

export function comparison(sign: Comparison, pair: Pair): Expr {
  const expr = infix<JavaType>(sign, levels.compare, 'bool', pair, [levels.sum, levels.sum]);
  const opposite = oppositeSign(sign, isFloat(pair[0].type));
  return opposite === undefined ? expr : { ...expr, turned: () => comparison(opposite, pair) };
}

/** A known divisor other than 0 does not trap; Java gives the least number for its quotient by -1. */
function divide(sign: '/' | '%'): Writer {
  const name = sign === '/' ? 'div' : 'rem';
  return (context, operands, letter) => {
    const read = readAs(letter);
    const type = typeOf(letter);
    const [a, b] = pairOf(operands);
    const isKnown = b.value !== undefined && b.value !== 0n;
    if (isFloat(type) || (isKnown && read === type))
      return infix(sign, levels.product, type, [a, b], [levels.unary, levels.unary]);
    if (isKnown) return call(`${classOf(type)}.${name === 'div' ? 'divide' : 'remainder'}Unsigned`, [a, b], type);
    return call(marked(context.support(`${name}_${read}`), context.place()), [a, b], type);
  };
}

/** A function of the class of the type or of `Math`. */
function library(name: string, owner?: string): Writer {
  return (_, operands, letter) => {
    const type = typeOf(letter);
    const found = call<JavaType>(`${owner ?? classOf(type)}.${name}`, numbers(operands), type);
    return found;
  };
}

/** The functions of `Math` for floats compute with double precision. */
const throughDouble =
  (name: string): Writer =>
  (_, operands, letter) => {
    const found = call<JavaType>(`Math.${name}`, numbers(operands), 'f64');
    return typeOf(letter) === 'f32' ? cast('f32', found) : found;
  };

/** Counts of bits are `int` in Java. */
function ofBits(name: string): Writer {
  return (_, operands, letter) => {
    const type = typeOf(letter);
    const count = call<JavaType>(`${classOf(type)}.${name}`, numbers(operands), 'i32');
    return type === 'i64' ? cast('i64', count) : count;
  };
}

function helper(name: string): Writer {
  return (context, operands, letter) => {
    const type = typeOf(letter);
    return call(context.support(`${name}_${readAs(letter)}`), numbers(operands), type);
  };
}

/** The lesser or the greater: of integers without sign by a function. */
function extreme(name: 'min' | 'max'): Writer {
  const bySign = library(name, 'Math');
  const without = helper(name);
  return (context, operands, letter) => (readAs(letter).startsWith('u') ? without : bySign)(context, operands, letter);
}

/** Whether a value is not 0. */
export function isTrue(context: Pick<Context, 'support'>, expr: Expr): Expr {
  if (expr.type === 'bool') return expr;
  if (expr.value !== undefined)
    return comparison('!=', [
      call<JavaType>(context.support(`known_${expr.type}`), [expr], expr.type),
      zeroOf(expr.type),
    ]);
  return comparison('!=', [expr, zeroOf(expr.type)]);
}

function zeroOf(type: JavaType): Expr {
  if (type === 'f32') return primary('0.0f', type);
  return type === 'f64' ? primary('0.0', type) : integer(0n, type === 'i64' ? 'i64' : 'i32');
}

/** The opposite of a condition. */
export function negated(condition: Expr): Expr {
  return condition.turned?.() ?? prefix('!', condition, 'bool');
}

/** Both operands are computed, whatever the first is. */
function logic(sign: '&' | '|'): Writer {
  return (context, [a, b]) =>
    infix<JavaType>(sign, levels.bits, 'bool', [isTrue(context, a), isTrue(context, b)], [levels.unary, levels.unary]);
}

function extend(type: 'byte' | 'short' | 'int'): Writer {
  return (_, [a], letter) => {
    const narrow: Expr = {
      text: `(${type}) ${within(asNumber(a), levels.unary)}`,
      level: levels.unary,
      type: 'i32',
    };
    return typeOf(letter) === 'i64' ? cast('i64', narrow) : narrow;
  };
}

const not: Writer = (context, [a]) => negated(isTrue(context, a));

/** Both values are computed before, so they have no effects. */
const select: Writer = (context, [test, a, b]) => choice(isTrue(context, test), asNumber(a), asNumber(b));

const writers: Writers<JavaType, number> = {
  Add: arithmetic('+'),
  Sub: arithmetic('-'),
  Mul: arithmetic('*'),
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
  Equal: compare('=='),
  NotEqual: compare('!='),
  Greater: compare('>'),
  Less: compare('<'),
  GreaterEqual: compare('>='),
  LessEqual: compare('<='),
  Neg: (_, [a]) => prefix('-', asNumber(a)),
  Not: not,
  Bnot: (_, [a]) => prefix('~', asNumber(a)),
  Abs: library('abs', 'Math'),
  Sqrt: throughDouble('sqrt'),
  Ceil: throughDouble('ceil'),
  Floor: throughDouble('floor'),
  Trunc: helper('trunc'),
  Round: helper('round'),
  Clz: ofBits('numberOfLeadingZeros'),
  Ctz: ofBits('numberOfTrailingZeros'),
  Popcnt: ofBits('bitCount'),
  Ext8: extend('byte'),
  Ext16: extend('short'),
  Ext32: extend('int'),
  Select: select,
};

/** What looks at the bits of floats, which are those of the one NaN, or makes floats of bits. */
const bitConversions: Readonly<Partial<Record<ConversionOp, string>>> = {
  FAsI: 'Float.floatToIntBits',
  DAsL: 'Double.doubleToLongBits',
  IAsF: 'Float.intBitsToFloat',
  LAsD: 'Double.longBitsToDouble',
};

function convert(context: Context, op: ConversionOp, operand: Expr): Expr {
  const bits = bitConversions[op];
  const row = conversions[op];
  const to = row.to as Number;
  if (bits !== undefined) return call(bits, [operand], to);
  if (!('scalar' in row)) throw new InternalError(`no code for ${op}`, 'java');
  const [source, target] = row.scalar as readonly [Scalar, Scalar];
  if (source === 'u64' || (isFloat(source) && (target === 'u32' || target === 'u64')))
    return call(context.support(`${target}_of_${source}`), [operand], to);
  if (source !== 'u32') return cast(to, operand);
  const wide = call<JavaType>('Integer.toUnsignedLong', [operand], 'i64');
  return to === 'i64' ? wide : cast(to, wide);
}

/** The operations of the language. */
export const javaCalc: Calc<JavaType, number> = {
  name: 'java',
  writers,
  convert: (context, op, operand) => convert(context, op, asNumber(operand)),
  formula(context, { family, letter, operands }, body) {
    const type = typeOf(letter);
    const java = typeNames[type];
    const text = (own: string): string =>
      `  static ${java} ${own}(${java} x, ${java} n) {\n    return ${asNumber(body(type)).text};\n  }\n`;
    return call(context.define(`${family}_${readAs(letter)}`, text), numbers(operands), type);
  },
};
