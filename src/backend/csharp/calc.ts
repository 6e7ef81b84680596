/**
 * Each operation on values as an expression of C#, where sums, products and shifts wrap and mask as they are to (functions are `unchecked`).
 * What may trap, and what machines and versions of .NET do each in their own way (floats beyond the integers, the bits of a NaN, halves) is a
 * call of a function of `support.ts`. Floats of 32 bits are cast to their type after each operation, since more digits are allowed.
 */
import { InternalError } from '../../base/errors.ts';
import { conversions, type ConversionOp, type Letter } from '../../linear/opcodes.ts';
import { scalarOf, type Calc, type CalcContext, type Writer as TextWriter, type Writers } from '../text/calc.ts';
import { call, infix, levels, oppositeSign, primary, within, type Comparison } from '../text/expr.ts';
import {
  as,
  asNumber,
  cast,
  choice,
  floatOfBits,
  integer,
  prefix,
  typeNames,
  type CSharpType,
  type Expr,
  type IntType,
} from './expr.ts';

type Context = CalcContext<Expr>;
type Writer = TextWriter<CSharpType>;
type Pair = readonly [Expr, Expr];
type Number = Exclude<CSharpType, 'bool'>;

const readAs = (letter: Letter): Number => scalarOf(letter, 'csharp');

function isFloat(type: CSharpType): type is 'f32' | 'f64' {
  return type === 'f32' || type === 'f64';
}

function withSign(type: CSharpType): 'i32' | 'i64' {
  return type.endsWith('32') ? 'i32' : 'i64';
}

function withoutSign(type: CSharpType): 'u32' | 'u64' {
  return type.endsWith('32') ? 'u32' : 'u64';
}

/** Where any sign does, as long as it is one: the one that takes the fewer casts. */
function sameSign([x, y]: Pair, type: IntType): Pair {
  const [a, b] = [asNumber(x), asNumber(y)];
  if (a.type === b.type) return [a, b];
  if (a.value !== undefined) return [as(b.type as IntType, a), b];
  if (b.value !== undefined) return [a, as(a.type as IntType, b)];
  return [as(type, a), as(type, b)];
}

/** A float of 32 bits has no more digits than its type. */
function rounded(expr: Expr): Expr {
  return expr.type === 'f32' ? cast('f32', expr) : expr;
}

const sumSides = [levels.sum, levels.product] as const;
const tightSides = [levels.unary, levels.unary] as const;

/** A sum with a zero that is written out, on whichever side, is the other number for `mcs`; but 0 and -0 are 0. */
function zeroByBits(context: Context, operand: Expr, type: 'f32' | 'f64'): Expr {
  const zero = /^(-?)0\.0f?$/.exec(operand.text);
  if (zero === null) return operand;
  const bits = zero[1] === '' ? 0n : 1n << (type === 'f32' ? 31n : 63n);
  return floatOfBits(context.support(`${type}_of_bits`), bits, type);
}

/** A product of 64 bits with the negative of it is none on Mono 6.8: its compiler takes the factor for a power of two. */
const least = 2n ** 31n;

function arithmetic(sign: '+' | '-' | '*'): Writer {
  const level = sign === '*' ? levels.product : levels.sum;
  const sides = sign === '*' ? tightSides : sumSides;
  return (context, [a, b], letter) => {
    const type = readAs(letter);
    if (isFloat(type)) {
      const byBits = (operand: Expr): Expr => zeroByBits(context, operand, type);
      return rounded(infix(sign, level, type, [byBits(a), byBits(b)], sides));
    }
    const [x, y] = sameSign([a, b], withSign(type));
    if (sign === '*' && y.value !== undefined && BigInt.asIntN(64, y.value) === -least && x.type.endsWith('64'))
      return prefix('-', infix('<<', levels.shift, 'i64', [as('i64', x), integer(31n, 'i32')], tightSides));
    if (sign === '+' && y.value !== undefined && y.value < 0n && y.value > -(2n ** 31n))
      return infix('-', level, x.type, [x, integer(-y.value, x.type as IntType)], sides);
    return infix(sign, level, x.type, [x, y], sides);
  };
}

function bitwise(sign: '&' | '|' | '^'): Writer {
  return (_, [a, b], letter) => {
    const pair = sameSign([a, b], withSign(readAs(letter)));
    return infix(sign, levels.bits, pair[0].type, pair, tightSides);
  };
}

/** The count is an `int`, of which C# takes as many bits as count. */
function shift(sign: '<<' | '>>', signed: boolean): Writer {
  return (_, [a, b], letter) => {
    const own = readAs(letter);
    const number = asNumber(a);
    const anySign = sign === '<<' && number.type.slice(1) === own.slice(1) ? (number.type as IntType) : withSign(own);
    const type = sign === '<<' ? anySign : signed ? withSign(own) : withoutSign(own);
    const count =
      b.value === undefined ? as('i32', b) : integer(b.value & (withSign(own) === 'i64' ? 63n : 31n), 'i32');
    return infix(sign, levels.shift, type, [as(type, number), count], tightSides);
  };
}

function compare(sign: Comparison): Writer {
  return (_, [a, b], letter) => {
    const type = readAs(letter);
    if (isFloat(type)) return comparison(sign, [a, b]);
    const isSame = sign === '==' || sign === '!=';
    return comparison(sign, isSame ? sameSign([a, b], type) : [as(type, a), as(type, b)]);
  };
}

/** `a < (b + …` begins a generic type with a tuple in it, as mcs reads it. */
function looksGeneric(sign: Comparison, [a, b]: Pair): boolean {
  return sign === '<' && /^\w+$/.test(a.text) && within(b, levels.sum).startsWith('(');
}

export function comparison(sign: Comparison, pair: Pair): Expr {
  const [written, sides]: [Comparison, Pair] = looksGeneric(sign, pair) ? ['>', [pair[1], pair[0]]] : [sign, pair];
  const expr = infix<CSharpType>(written, levels.compare, 'bool', sides, [levels.sum, levels.sum]);
  const opposite = oppositeSign(sign, isFloat(pair[0].type));
  return opposite === undefined ? expr : { ...expr, turned: () => comparison(opposite, pair) };
}

/** A known divisor that neither traps nor wraps is the operator's; for all others there is a function. */
function divide(sign: '/' | '%'): Writer {
  const name = sign === '/' ? 'div' : 'rem';
  return (context, [a, b], letter) => {
    const type = readAs(letter);
    if (isFloat(type)) return rounded(infix(sign, levels.product, type, [a, b], tightSides));
    const pair: Pair = [as(type, a), as(type, b)];
    if (b.value !== undefined && b.value !== 0n && b.value !== -1n)
      return infix(sign, levels.product, type, pair, tightSides);
    return call(context.support(`${name}_${type}`), [...pair, context.place()], type);
  };
}

function helper(name: string): Writer {
  return (context, operands, letter) => {
    const type = readAs(letter);
    return call(
      context.support(`${name}_${type}`),
      operands.map((operand) => as(type, operand)),
      type,
    );
  };
}

/** Counts of bits: of the bits, whatever their sign. */
function ofBits(name: string): Writer {
  return (context, [a], letter) => {
    const type = withoutSign(readAs(letter));
    return call(context.support(`${name}_${type}`), [as(type, a)], type);
  };
}

/** A function of `Math`, which has them with 64 bits. */
function library(name: string): Writer {
  return (_, operands, letter) => {
    const found = call<CSharpType>(`Math.${name}`, operands, 'f64');
    return readAs(letter) === 'f32' ? cast('f32', found) : found;
  };
}

/** Whether a value is not 0. */
export function isTrue(expr: Expr): Expr {
  if (expr.type === 'bool') return expr;
  if (isFloat(expr.type)) return comparison('!=', [expr, primary(expr.type === 'f32' ? '0.0f' : '0.0', expr.type)]);
  return comparison('!=', [expr, integer(0n, expr.type)]);
}

/** The opposite of a condition. */
export function negated(condition: Expr): Expr {
  const test = isTrue(condition);
  return test.turned?.() ?? prefix('!', test);
}

/** Both operands are computed, whatever the first is. */
function logic(sign: '&' | '|'): Writer {
  return (_, [a, b]) => infix<CSharpType>(sign, levels.bits, 'bool', [isTrue(a), isTrue(b)], tightSides);
}

function extend(name: 'sbyte' | 'short' | 'int'): Writer {
  return (_, [a], letter) => {
    const narrow: Expr = {
      text: `(${name})${within(asNumber(a), levels.unary)}`,
      level: levels.unary,
      type: 'i32',
    };
    return readAs(letter) === 'i64' ? cast('i64', narrow) : name === 'int' ? narrow : cast('i32', narrow);
  };
}

const negate: Writer = (_, [a], letter) => {
  const type = readAs(letter);
  return prefix('-', isFloat(type) ? a : as(withSign(type), a));
};

const invert: Writer = (_, [a]) => {
  const number = asNumber(a);
  return prefix('~', number.value === undefined ? number : as(withSign(number.type), number));
};

/** Both values are computed before, so they have no effects. */
const select: Writer = (_, [test, a, b], letter) => {
  const type = readAs(letter);
  return choice(isTrue(test), as(type, a), as(type, b));
};

const absolute: Writer = (context, operands, letter) =>
  isFloat(readAs(letter)) ? library('Abs')(context, operands, letter) : helper('abs')(context, operands, letter);

const writers: Writers<CSharpType> = {
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
  Not: (_, [a]) => negated(a),
  Bnot: invert,
  Abs: absolute,
  Sqrt: library('Sqrt'),
  Ceil: library('Ceiling'),
  Floor: library('Floor'),
  Trunc: library('Truncate'),
  Round: helper('round'),
  Clz: ofBits('clz'),
  Ctz: ofBits('ctz'),
  Popcnt: ofBits('popcnt'),
  Ext8: extend('sbyte'),
  Ext16: extend('short'),
  Ext32: extend('int'),
  Select: select,
};

/** Names of the functions of `support.ts` that look at the bits of floats, or make floats of bits, with what they take and give. */
const bitConversions: Readonly<Partial<Record<ConversionOp, readonly [string, Number, Number]>>> = {
  FAsI: ['bits_of_f32', 'f32', 'u32'],
  DAsL: ['bits_of_f64', 'f64', 'u64'],
  IAsF: ['f32_of_bits', 'u32', 'f32'],
  LAsD: ['f64_of_bits', 'u64', 'f64'],
};

function convert(context: Context, op: ConversionOp, operand: Expr): Expr {
  const bits = bitConversions[op];
  if (bits !== undefined) {
    const [name, from, to] = bits;
    return call(context.support(name), [as(from, operand)], to);
  }
  const row = conversions[op];
  if (!('scalar' in row)) throw new InternalError(`no code for ${op}`, 'csharp');
  const [source, target] = row.scalar as readonly [Number, Number];
  const isByFunction = isFloat(source) ? !isFloat(target) : isFloat(target) && source.endsWith('64');
  const read = op === 'LToI' ? asNumber(operand) : as(source, operand);
  return isByFunction ? call(context.support(`${target}_of_${source}`), [read], target) : cast(target, read);
}

/** The operations of the language. */
export const csharpCalc: Calc<CSharpType> = {
  name: 'csharp',
  writers,
  convert,
  formula(context, { family, letter, operands }, body) {
    const type = readAs(letter);
    const name = typeNames[type];
    const text = (own: string): string =>
      `static ${name} ${own}(${name} x, ${name} n) { unchecked {\n  return ${as(type, body(type)).text};\n}}\n`;
    return call(
      context.define(`${family}_${type}`, text),
      operands.map((operand) => as(type, operand)),
      type,
    );
  },
};
