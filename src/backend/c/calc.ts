/**
 * Each operation on values as an expression of C. Sums, products and shifts are computed without sign, where C lets them wrap;
 * what C leaves undefined or open (division by zero, shifts by the width, floats beyond the integers, the bits of a NaN) is a
 * call of a function of `support.ts`. What `lacks.ts` lists does not get here.
 */
import { InternalError } from '../../base/errors.ts';
import { conversions } from '../../linear/opcodes.ts';
import type { ConversionOp, Letter } from '../../linear/opcodes.ts';
import { scalarOf, type Calc, type CalcContext, type Writer as TextWriter, type Writers } from '../text/calc.ts';
import { call, infix, levels, oppositeSign, primary, within, type Comparison, type Level } from '../text/expr.ts';
import { as, cast, integer, typeNames, type CType, type Expr } from './expr.ts';
import { negated } from './negation.ts';

type Context = CalcContext<Expr>;
type Writer = TextWriter<CType>;
type Pair = readonly [Expr, Expr];

type IntType = 'i32' | 'u32' | 'i64' | 'u64';

const readAs = (letter: Letter): CType => scalarOf(letter, 'c');

function isFloat(type: CType): type is 'f32' | 'f64' {
  return type === 'f32' || type === 'f64';
}

function unsigned(type: CType): 'u32' | 'u64' {
  return type === 'i64' || type === 'u64' ? 'u64' : 'u32';
}

function read(expr: Expr, type: CType): Expr {
  return isFloat(type) ? expr : as(type, expr);
}

/** Of two operands one without sign is enough: C converts the other. */
function oneUnsigned([a, b]: Pair, type: 'u32' | 'u64'): Pair {
  if (b.value !== undefined) return [a, as(type, b)];
  if (a.value !== undefined) return [as(type, a), b];
  return a.type === type || b.type === type ? [a, b] : [as(type, a), b];
}

const sumSides = [levels.sum, levels.product] as const;
const productSides = [levels.unary, levels.unary] as const;
const shiftSides = [levels.unary, levels.unary] as const;
const compareSides = [levels.sum, levels.sum] as const;

function arithmetic(sign: '+' | '-' | '*'): Writer {
  const level = sign === '*' ? levels.product : levels.sum;
  const sides = sign === '*' ? productSides : sumSides;
  return (_, [a, b], letter) => {
    const type = readAs(letter);
    if (isFloat(type)) return infix(sign, level, type, [a, b], sides);
    const without = unsigned(type);
    if (sign === '+' && b.value !== undefined && b.value < 0n && b.value > -(2n ** 31n))
      return infix('-', level, without, [a, integer(-b.value, without)], sides);
    return infix(sign, level, without, oneUnsigned([a, b], without), sides);
  };
}

function bitwise(sign: '&' | '|' | '^'): Writer {
  return (_, [a, b], letter) => {
    const pair = sameSign([a, b], readAs(letter) as IntType);
    const left = asNumber(pair[0], pair[1]);
    return infix(sign, levels.bits, left.type, [left, pair[1]], sidesOfBits(left));
  };
}

/** A condition beside one that calls functions: clang suggests `||`, which might not call them, unless one of both is a number. */
function asNumber(condition: Expr, beside: Expr): Expr {
  if (condition.turned === undefined || beside.turned === undefined || !/\w\(/.test(beside.text)) return condition;
  return { text: `(int32_t)${within(condition, levels.unary)}`, level: levels.unary, type: 'i32' };
}

/** gcc takes `!a & b` for a mistake and wants `(!a) & b`. */
function sidesOfBits(left: Expr): readonly [Level, Level] {
  return [left.text.startsWith('!') ? levels.primary : levels.unary, levels.unary];
}

/** The count modulo the width: known counts are written out. */
function count(expr: Expr, type: CType): Expr {
  const mask = type === 'i64' || type === 'u64' ? 63n : 31n;
  if (expr.value !== undefined) return integer(expr.value & mask, 'i32');
  return infix('&', levels.bits, expr.type, [expr, integer(mask, expr.type as IntType)], [levels.unary, levels.unary]);
}

function shift(sign: '<<' | '>>', signed: boolean): Writer {
  return (_, [a, b], letter) => {
    const own = readAs(letter);
    const type = signed ? (unsigned(own) === 'u64' ? 'i64' : 'i32') : unsigned(own);
    return infix(sign, levels.shift, type, [as(type, a), count(b, own)], shiftSides);
  };
}

function compare(sign: Comparison): Writer {
  return (_, [a, b], letter) => {
    const type = readAs(letter);
    const isSame = sign === '==' || sign === '!=';
    const pair: Pair = isSame && !isFloat(type) ? sameSign([a, b], type) : [read(a, type), read(b, type)];
    const isKnown = type.startsWith('u') && pair[1].value === 0n && (sign === '<' || sign === '>=');
    return isKnown ? neverNegative(sign === '<' ? '<' : '>=', pair) : comparison(sign, pair);
  };
}

/** What has no sign is not less than 0, but its operand is computed; compilers warn of the comparison as it is. */
function neverNegative(sign: '<' | '>=', [a, zero]: Pair): Expr {
  const nothing = infix('&', levels.bits, a.type, [a, zero], [levels.unary, levels.unary]);
  return comparison(sign === '<' ? '!=' : '==', [
    { ...nothing, text: `(${nothing.text})`, level: levels.primary },
    zero,
  ]);
}

function comparison(sign: Comparison, pair: Pair): Expr {
  const expr = infix(sign, levels.compare, 'i32', pair, compareSides);
  const opposite = oppositeSign(sign, isFloat(pair[0].type));
  return opposite === undefined ? expr : { ...expr, turned: () => comparison(opposite, pair) };
}

/** Where any sign does, as long as it is one: the one that takes the fewer casts. */
function sameSign([a, b]: Pair, type: IntType): Pair {
  if (a.type === b.type) return [a, b];
  if (a.value !== undefined) return [as(b.type as IntType, a), b];
  if (b.value !== undefined) return [a, as(a.type as IntType, b)];
  return [as(type, a), as(type, b)];
}

/** A known divisor that neither traps nor wraps is the operator's; for all others there is a function. */
function divide(sign: '/' | '%'): Writer {
  const name = sign === '/' ? 'div' : 'rem';
  return (context, [a, b], letter) => {
    const type = readAs(letter);
    if (isFloat(type))
      return sign === '/'
        ? infix('/', levels.product, type, [a, b], productSides)
        : call(type === 'f64' ? 'fmod' : 'fmodf', [a, b], type);
    const pair: Pair = [as(type, a), as(type, b)];
    if (b.value !== undefined && b.value !== 0n && b.value !== -1n)
      return infix(sign, levels.product, type, pair, productSides);
    return call(context.support(`${name}_${type}`), [...pair, context.place()], type);
  };
}

function helper(name: string): Writer {
  return (context, operands, letter) => {
    const type = readAs(letter);
    return call(
      context.support(`${name}_${type}`),
      operands.map((operand) => read(operand, type)),
      type,
    );
  };
}

/** Counts of bits: of the bits, whatever their sign. */
function ofBits(name: string): Writer {
  return (context, [a], letter) => {
    const type = unsigned(readAs(letter));
    return call(context.support(`${name}_${type}`), [as(type, a)], type);
  };
}

function library(name: string): Writer {
  return (_, operands, letter) => {
    const type = readAs(letter);
    return call(type === 'f64' ? name : `${name}f`, operands, type);
  };
}

function isTrue(expr: Expr): Expr {
  // What has an opposite is 0 or 1; clang takes `!a != 0` for a mistake.
  if (expr.turned !== undefined) return expr;
  const zero = isFloat(expr.type) ? primary(expr.type === 'f64' ? '0.0' : '0.0f', expr.type) : integer(0n, expr.type);
  return comparison('!=', [expr, zero]);
}

/** Both operands are computed, whatever the first is. */
function logic(sign: '&' | '|'): Writer {
  return (_, [a, b]) => {
    const left = asNumber(isTrue(a), isTrue(b));
    return infix(sign, levels.bits, 'i32', [left, isTrue(b)], sidesOfBits(left));
  };
}

function extend(width: 8 | 16 | 32): Writer {
  return (_, [a], letter) => {
    const narrow: Expr = { text: `(int${width}_t)${within(a, levels.unary)}`, level: levels.unary, type: 'i32' };
    return readAs(letter) === 'i64' ? cast('i64', narrow) : narrow;
  };
}

/** Negation wraps, but a float's changes its sign alone. */
const negate: Writer = (_, [a], letter) => {
  const type = readAs(letter);
  if (isFloat(type))
    return { text: `-${a.level === levels.primary ? a.text : `(${a.text})`}`, level: levels.unary, type };
  const without = unsigned(type);
  return infix('-', levels.sum, without, [integer(0n, without), as(without, a)], sumSides);
};

const invert: Writer = (_, [a], letter) => {
  const type = readAs(letter);
  return { text: `~${within(a, levels.unary)}`, level: levels.unary, type: a.type === unsigned(type) ? a.type : type };
};

const not: Writer = (_, [a]) => {
  if (isFloat(a.type)) return comparison('==', [a, primary(a.type === 'f64' ? '0.0' : '0.0f', a.type)]);
  return { ...negated(a), turned: () => isTrue(a) };
};

const absolute: Writer = (context, operands, letter) =>
  isFloat(readAs(letter)) ? library('fabs')(context, operands, letter) : helper('abs')(context, operands, letter);

/** Both values are computed before, so they have no effects. */
const select: Writer = (_, [test, a, b], letter) => {
  const type = readAs(letter);
  const [first, second] = [read(a, type), read(b, type)];
  return {
    text: `${within(test, levels.compare)} ? ${within(first, levels.compare)} : ${within(second, levels.compare)}`,
    level: levels.choice,
    type,
  };
};

const writers: Writers<CType> = {
  Add: arithmetic('+'),
  Sub: arithmetic('-'),
  Mul: arithmetic('*'),
  Div: divide('/'),
  Mod: divide('%'),
  Band: bitwise('&'),
  Bor: bitwise('|'),
  Bxor: bitwise('^'),
  Shl: shift('<<', false),
  Shr: shift('>>', true),
  ShrU: shift('>>', false),
  Min: helper('min'),
  Max: helper('max'),
  And: logic('&'),
  Or: logic('|'),
  Equal: compare('=='),
  NotEqual: compare('!='),
  Greater: compare('>'),
  Less: compare('<'),
  GreaterEqual: compare('>='),
  LessEqual: compare('<='),
  Neg: negate,
  Not: not,
  Bnot: invert,
  Abs: absolute,
  Sqrt: library('sqrt'),
  Ceil: library('ceil'),
  Floor: library('floor'),
  Trunc: library('trunc'),
  Round: library('round'),
  Clz: ofBits('clz'),
  Ctz: ofBits('ctz'),
  Popcnt: ofBits('popcnt'),
  Ext8: extend(8),
  Ext16: extend(16),
  Ext32: extend(32),
  Select: select,
};

/** Names of the functions of `support.ts` that look at the bits of floats, or make floats of bits. */
const bitConversions: Readonly<Partial<Record<ConversionOp, string>>> = {
  FAsI: 'bits_of_f32',
  DAsL: 'bits_of_f64',
  IAsF: 'f32_of_bits',
  LAsD: 'f64_of_bits',
};

function convert(context: Context, op: ConversionOp, operand: Expr): Expr {
  const bits = bitConversions[op];
  const row = conversions[op];
  const to = row.to as CType;
  if (bits !== undefined)
    return call(
      context.support(bits),
      [op === 'IAsF' ? as('u32', operand) : op === 'LAsD' ? as('u64', operand) : operand],
      op === 'FAsI' ? 'u32' : op === 'DAsL' ? 'u64' : to,
    );
  if (!('scalar' in row)) throw new InternalError(`no code for ${op}`, 'c');
  const [source, target] = row.scalar as readonly [CType, CType];
  if (isFloat(source) && !isFloat(target)) return call(context.support(`${target}_of_${source}`), [operand], target);
  return cast(target, read(operand, op === 'LToI' ? operand.type : source));
}

/** The operations of the language. */
export const cCalc: Calc<CType> = {
  name: 'c',
  writers,
  convert,
  formula(context, { family, letter, operands }, body) {
    const type = readAs(letter) as IntType;
    const c = typeNames[type];
    const text = (own: string): string => `INLINE ${c} ${own}(${c} x, ${c} n) {\n  return ${body(type).text};\n}\n`;
    const name = context.define(`${family}_${type}`, text);
    return call(
      name,
      operands.map((operand) => as(type, operand)),
      type,
    );
  },
};
