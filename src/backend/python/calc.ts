/**
 * Each operation on values as an expression of Python. What an operator of Python does otherwise (division, floats that would be an
 * exception, counts of bits) is a call of a function of `support.ts`; what `lacks.ts` lists does not get here.
 */
import { InternalError } from '../../base/errors.ts';
import { conversions, letters } from '../../linear/opcodes.ts';
import type { ConversionOp, Letter } from '../../linear/opcodes.ts';
import type { Calc, CalcContext, Writer as TextWriter, Writers } from '../text/calc.ts';
import { infix, oppositeSign, within, type Comparison } from '../text/expr.ts';
import {
  as,
  call,
  cut,
  integer,
  isFloat,
  isSimple,
  levels,
  modular,
  primary,
  tight,
  unsigned,
  widths,
  wrapped,
  type Expr,
  type IntType,
  type PythonType,
} from './expr.ts';

type Context = CalcContext<Expr>;
type Writer = TextWriter<PythonType>;

/** The type of the letter's values, and whether they are read without sign. */
function typeOf(letter: Letter): PythonType {
  const { value } = letters[letter];
  if (value === 'v128') throw new InternalError(`${letter} is taken away before`, 'python');
  return value;
}

function isUnsigned(letter: Letter): boolean {
  return letters[letter].scalar.startsWith('u');
}

function intType(letter: Letter): IntType {
  return typeOf(letter) === 'i64' ? 'i64' : 'i32';
}

/** The operand as the letter reads it. */
function read({ facts }: Context, expr: Expr, letter: Letter): Expr {
  return isUnsigned(letter) && facts?.isUnsigned !== true ? unsigned(expr) : expr;
}

/** The result of an operation that hangs on its operands modulo the width alone, which `write` makes of them. `isOften`: most results leave the range. */
function ring(
  { facts }: Context,
  operands: readonly Expr[],
  type: IntType,
  write: (operands: readonly Expr[]) => Expr,
  isOften = false,
): Expr {
  if (facts?.isExact === true) return write(operands);
  if (isOften) return cut(write(operands.map(modular)), type);
  // What is known of the result is known of operands that are in their range.
  const areCut = operands.every(({ uncut }) => uncut === undefined);
  const never = facts?.isNotBelow === true ? 'below' : facts?.isNotAbove === true ? 'above' : undefined;
  return wrapped(write(operands.map(modular)), type, areCut ? never : undefined);
}

const productSides = [levels.unary, levels.unary] as const;
const sumSides = [levels.sum, levels.product] as const;

function rounded(context: Context, expr: Expr): Expr {
  return expr.type === 'f32' ? call(context.support('f32'), [expr], 'f32') : expr;
}

function arithmetic(sign: '+' | '-' | '*'): Writer {
  const level = sign === '*' ? levels.product : levels.sum;
  const sides = sign === '*' ? productSides : sumSides;
  return (context, [a, b], letter) => {
    const type = typeOf(letter);
    if (isFloat(type)) return rounded(context, infix(sign, level, type, [a, b], sides));
    const isOften = sign === '*' && b.value !== undefined && isFactorOfHashes(b.value, type);
    const write = ([x, y]: readonly Expr[]): Expr =>
      sign === '+' && y.value !== undefined && y.value < 0n
        ? infix('-', level, type, [x, integer(-y.value, type)], sides)
        : infix(sign, level, type, [x, y], sides);
    return ring(context, [a, b], type, write, isOften);
  };
}

/** Of more bits than counts and sizes have: who multiplies by it wants the bits mixed. */
function isFactorOfHashes(factor: bigint, type: IntType): boolean {
  const half = 1n << BigInt(widths[type] / 2);
  return factor > half || factor < -half;
}

/** Who shifts by as many bits, and not to compute an address, wants the bits mixed. */
const shiftOfHashes = 8;

/** A known mask without sign takes what has to be taken. */
function bitwise(sign: '&' | '|' | '^'): Writer {
  return (_, [a, b], letter) => {
    const isMask = sign === '&' && b.value !== undefined && b.value >= 0n;
    return infix(sign, levels.bits, typeOf(letter), [isMask ? modular(a) : a, b], productSides);
  };
}

/** The count modulo the width. */
function count(expr: Expr, type: IntType): string {
  const mask = BigInt(widths[type] - 1);
  return expr.value === undefined ? `(${tight(expr)} & ${mask})` : String(expr.value & mask);
}

const shiftLeft: Writer = (context, [a, b], letter) => {
  const type = intType(letter);
  const by = count(b, type);
  const isOften = type === 'i64' && b.value !== undefined && Number(by) >= shiftOfHashes;
  const write = ([x]: readonly Expr[]): Expr => ({ text: `${tight(x)} << ${by}`, level: levels.shift, type });
  return ring(context, [a], type, write, isOften);
};

/** By counts of our own, of values that lose nothing. */
export const shifts = {
  left(value: Expr, by: number): Expr {
    const { type } = value;
    return { text: `${tight(value)} << ${by}`, level: levels.shift, type, shifted: { by, from: value } };
  },
  right(value: Expr, by: number): Expr {
    if (value.shifted?.by === by) return value.shifted.from;
    return { text: `${tight(value)} >> ${by}`, level: levels.shift, type: value.type };
  },
};

const shiftRight: Writer = (_, [a, b], letter) => {
  const type = intType(letter);
  return { text: `${tight(a)} >> ${count(b, type)}`, level: levels.shift, type };
};

const shiftRightUnsigned: Writer = (context, [a, b], letter) => {
  const type = intType(letter);
  if (context.facts?.isUnsigned === true) return shiftRight(context, [a, b], letter);
  const shifted: Expr = { text: `${tight(unsigned(a))} >> ${count(b, type)}`, level: levels.shift, type };
  const isPositive = b.value !== undefined && (b.value & BigInt(widths[type] - 1)) !== 0n;
  return isPositive ? shifted : wrapped(shifted, type);
};

function compare(sign: Comparison): Writer {
  return (context, [a, b], letter) => {
    const isSame = sign === '==' || sign === '!=';
    return comparison(sign, isSame ? [a, b] : [read(context, a, letter), read(context, b, letter)]);
  };
}

/** Python knows `a < b < c`, and binds operators on bits more tightly: both are written in parentheses. */
function comparison(sign: Comparison, pair: readonly [Expr, Expr]): Expr {
  const expr = infix(sign, levels.compare, 'i32', pair, [levels.shift, levels.shift]);
  const opposite = oppositeSign(sign, isFloat(pair[0].type));
  return opposite === undefined ? expr : { ...expr, turned: () => comparison(opposite, pair) };
}

/** By a known divisor that neither traps nor wraps it is said here; Python rounds quotients downwards. */
function divide(sign: '/' | '%'): Writer {
  const name = sign === '/' ? 'div' : 'rem';
  const operator = sign === '/' ? '//' : '%';
  return (context, [a, b], letter) => {
    const type = typeOf(letter);
    if (isFloat(type)) return divideFloats(context, sign, [a, b], type);
    const divisor = BigInt.asUintN(widths[intType(letter)], b.value ?? 0n);
    if (context.facts?.isUnsigned === true && divisor > 0n)
      return infix(operator, levels.product, type, [a, b], productSides);
    if (isUnsigned(letter)) {
      const fits = sign === '/' || divisor < 1n << BigInt(widths[intType(letter)] - 1);
      if (divisor > 1n && fits)
        return { text: `${tight(unsigned(a))} ${operator} ${divisor}`, level: levels.product, type };
      return call(context.support(`${name}_u${widths[intType(letter)]}`), [a, b, context.place()], type);
    }
    if (b.value !== undefined && b.value > 0n) {
      const text = `_t ${operator} ${b.value} if (_t := ${a.text}) >= 0 else -(-_t ${operator} ${b.value})`;
      return { text, level: levels.choice, type };
    }
    return call(context.support(`${name}_${type}`), [a, b, context.place()], type);
  };
}

function divideFloats(context: Context, sign: '/' | '%', [a, b]: readonly [Expr, Expr], type: 'f32' | 'f64'): Expr {
  if (sign === '%') return rounded(context, call(context.support('fmod'), [a, b], type));
  const isKnown = /^\d/.test(b.text) && Number(b.text) !== 0;
  const quotient = isKnown ? infix('/', levels.product, type, [a, b], productSides) : testedQuotient(context, a, b);
  return rounded(context, quotient);
}

/** Python has no quotient by 0. */
function testedQuotient(context: Context, a: Expr, b: Expr): Expr {
  const { type } = a;
  const special = (divisor: Expr): string => call(context.support('divide'), [a, divisor], type).text;
  if (!isSimple(a)) return primary(special(b), type);
  const divisor = isSimple(b) ? b : primary('_d', type);
  const text = `${a.text} / ${divisor.text} if ${isSimple(b) ? b.text : `(_d := ${b.text})`} else ${special(divisor)}`;
  return { text, level: levels.choice, type };
}

/** A function of Python or of `support.ts` on values as the letter reads them. */
function extreme(name: 'min' | 'max'): Writer {
  return (context, [a, b], letter) => {
    const type = typeOf(letter);
    if (isFloat(type)) return call(context.support(`${name}_float`), [a, b], type);
    if (isUnsigned(letter)) return call(context.support(`${name}_u${widths[intType(letter)]}`), [a, b], type);
    return call(name, [a, b], type);
  };
}

function helper(name: string): Writer {
  return (context, operands, letter) => call(context.support(name), operands, typeOf(letter));
}

function ofWidth(name: string): Writer {
  return (context, operands, letter) =>
    call(context.support(`${name}${widths[intType(letter)]}`), operands, typeOf(letter));
}

function isTrue(expr: Expr): Expr {
  return comparison('!=', [expr, isFloat(expr.type) ? primary('0.0', expr.type) : integer(0n, expr.type)]);
}

/** Both operands are computed, whatever the first is. */
function logic(sign: '&' | '|'): Writer {
  return (_, [a, b]) => infix(sign, levels.bits, 'i32', [isTrue(a), isTrue(b)], productSides);
}

function extend(width: 8 | 16 | 32): Writer {
  const mask = `0x${'f'.repeat(width / 4)}`;
  const sign = `0x8${'0'.repeat(width / 4 - 1)}`;
  return (_, [a], letter) => ({
    text: `(${tight(modular(a))} & ${mask} ^ ${sign}) - ${sign}`,
    level: levels.sum,
    type: typeOf(letter),
  });
}

const negate: Writer = (context, [a], letter) => {
  const type = typeOf(letter);
  const opposite = (x: Expr): Expr => ({
    text: `-${x.level === levels.primary ? x.text : `(${x.text})`}`,
    level: levels.unary,
    type,
  });
  return isFloat(type) ? opposite(a) : ring(context, [a], type, ([x]) => opposite(x));
};

const invert: Writer = (_, [a], letter) => ({ text: `~${tight(a)}`, level: levels.unary, type: typeOf(letter) });

export function negated(condition: Expr): Expr {
  const { turned, value } = condition;
  if (value !== undefined) return integer(value === 0n ? 1n : 0n, 'i32');
  if (turned !== undefined) return turned();
  return {
    text: `not ${within(condition, levels.compare)}`,
    level: levels.choice,
    type: 'i32',
    turned: () => condition,
  };
}

const not: Writer = (_, [a]) => comparison('==', [a, isFloat(a.type) ? primary('0.0', a.type) : integer(0n, a.type)]);

const absolute: Writer = (_, [a], letter) => {
  const type = typeOf(letter);
  const value = call('abs', [a], type);
  return isFloat(type) ? value : wrapped(value, type);
};

/** Both values may be computed, so they have no effects. */
const select: Writer = (_, [test, a, b], letter) => ({
  text: `${within(a, levels.bits)} if ${within(test, levels.bits)} else ${within(b, levels.bits)}`,
  level: levels.choice,
  type: typeOf(letter),
});

const root: Writer = (context, [a], letter) => {
  const type = typeOf(letter);
  const isWritten = isSimple(a);
  const found: Expr = isWritten
    ? { text: `math.sqrt(${a.text}) if ${a.text} >= 0.0 else nan`, level: levels.choice, type }
    : call(context.support('sqrt'), [a], type);
  return rounded(context, found);
};

const writers: Writers<PythonType> = {
  Add: arithmetic('+'),
  Sub: arithmetic('-'),
  Mul: arithmetic('*'),
  Div: divide('/'),
  Mod: divide('%'),
  Band: bitwise('&'),
  Bor: bitwise('|'),
  Bxor: bitwise('^'),
  Shl: shiftLeft,
  Shr: shiftRight,
  ShrU: shiftRightUnsigned,
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
  Neg: negate,
  Not: not,
  Bnot: invert,
  Abs: absolute,
  Sqrt: root,
  Ceil: helper('ceil'),
  Floor: helper('floor'),
  Trunc: helper('trunc'),
  Round: helper('round_away'),
  Clz: ofWidth('clz'),
  Ctz: ofWidth('ctz'),
  Popcnt: ofWidth('popcnt'),
  Ext8: extend(8),
  Ext16: extend(16),
  Ext32: extend(32),
  Select: select,
};

/** Functions of `support.ts` for the bits of floats, and floats of bits. */
const bitConversions: Readonly<Partial<Record<ConversionOp, string>>> = {
  FAsI: 'bits_of_f32',
  DAsL: 'bits_of_f64',
  IAsF: 'f32_of_bits',
  LAsD: 'f64_of_bits',
};

function convert(context: Context, op: ConversionOp, operand: Expr): Expr {
  const row = conversions[op];
  const to = row.to as PythonType;
  const bits = bitConversions[op];
  if (bits !== undefined) return call(context.support(bits), [operand], to);
  if (!('scalar' in row)) throw new InternalError(`no code for ${op}`, 'python');
  const [source, target] = row.scalar;
  if (row.from === 'f32' || row.from === 'f64') {
    if (!isFloat(to)) return call(context.support(`${target}_of_float`), [operand], to);
    return rounded(context, as(to, operand));
  }
  const isPlain = !source.startsWith('u') || context.facts?.isUnsigned === true;
  const value = isPlain ? operand : unsigned(operand);
  if (to === 'i32') return context.facts?.isExact === true ? as('i32', operand) : wrapped(modular(operand), 'i32');
  if (to === 'i64') return as('i64', value);
  if (to === 'f32') return call(context.support(row.from === 'i64' ? 'f32_of_int' : 'f32'), [value], 'f32');
  return infix('+', levels.sum, 'f64', [value, primary('0.0', 'f64')], sumSides);
}

/** The operations of the language. */
export const pythonCalc: Calc<PythonType> = {
  name: 'python',
  writers,
  convert,
  formula(context, { family, letter, operands }, body) {
    const type = typeOf(letter);
    const text = (own: string): string => `def ${own}(x, n):\n    return ${body(type).text}\n`;
    return call(context.define(`${family}_${type}`, text), operands, type);
  },
};
