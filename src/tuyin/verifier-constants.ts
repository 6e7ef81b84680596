/**
 * Constants: whether a value belongs to a type, exactly, and the arithmetic of constant integers.
 */
import { bitLength } from '../scalar/float-format.ts';
import type { ExprOf, Expr } from './nodes.ts';
import { isConstant } from './numbering.ts';
import { bytesOfText } from './names.ts';
import {
  decimalText,
  floatLiteral,
  integerText,
  literalBits,
  hexFloatText,
  shortened,
  type Decimal,
} from './numbers.ts';
import { sizeInBits, typeText, type Type } from './types.ts';
import type { Verification } from './verification.ts';

/** Reports every part of a constant that does not belong to its type. */
export function checkConstant(v: Verification, expr: Expr, wanted: Type): void {
  const type = v.resolve(wanted);
  if (type.kind === 'named' && v.mayHaveType(type.name)) return;
  const wrong = (what: string): void => v.report('TUY2201', expr.span, [what, typeText(wanted)]);
  const float = floatLiteral(expr);
  if (float !== undefined) return checkFloat(v, expr, float, type, wanted);
  const integer = literalInteger(expr);
  if (integer !== undefined) return integerFits(integer, type) ? undefined : wrong(shortened(integerText(integer)));
  switch (expr.kind) {
    case 'word':
      return wordFits(expr.word, type) ? undefined : wrong(expr.word);
    case 'string':
      if (!stringFits(expr, type)) wrong(`a string of ${bytesOfText(expr.text).length} bytes`);
      return;
    case 'array':
      return checkArray(v, expr, type, wrong);
    case 'struct':
      return checkStruct(v, expr, type, wrong);
    default:
  }
}

function checkFloat(
  v: Verification,
  expr: Expr,
  { negative, literal }: NonNullable<ReturnType<typeof floatLiteral>>,
  type: Type,
  wanted: Type,
): void {
  const sign = negative ? '-' : '';
  const text = shortened(
    sign + (literal.kind === 'decimal' ? decimalText(literal) : hexFloatText(literal.format, literal.bits)),
  );
  if (literal.kind === 'hexfloat' && (literal.format === 'K' || literal.format === 'M'))
    return v.report('TUY2203', expr.span, []);
  if (type.kind === 'fixed' && literal.kind === 'decimal') {
    if (!isFixed(literal, type.fraction)) v.report('TUY2202', expr.span, [text, typeText(wanted)]);
    return;
  }
  if (type.kind !== 'float') return v.report('TUY2201', expr.span, [text, typeText(wanted)]);
  if (literalBits(literal, negative, type.name)?.exact === true) return;
  v.report(literal.kind === 'decimal' ? 'TUY2202' : 'TUY2201', expr.span, [text, typeText(wanted)]);
}

/** Is digits * 10^exponent a multiple of 2^-fraction? */
function isFixed({ digits, exponent }: Decimal, fraction: number): boolean {
  if (exponent >= 0 || digits === '0') return true;
  const places = -exponent;
  if (places > fraction) return false;
  return BigInt(digits) % 5n ** BigInt(places) === 0n;
}

/** An integer literal, perhaps with a sign. */
export function literalInteger(expr: Expr): bigint | undefined {
  if (expr.kind === 'int') return expr.value;
  if (expr.kind === 'char') return BigInt(expr.code);
  if (expr.kind !== 'unary' || expr.op !== '-') return undefined;
  const { operand } = expr;
  return operand.kind === 'int' ? -operand.value : operand.kind === 'char' ? -BigInt(operand.code) : undefined;
}

function integerFits(value: bigint, type: Type): boolean {
  if (type.kind === 'float' || type.kind === 'named') return true;
  if (type.kind !== 'int' && type.kind !== 'block' && type.kind !== 'fixed') return false;
  const bits = type.kind === 'int' ? type.bits : type.kind === 'fixed' ? type.whole : Math.min(type.bits, 2 ** 23);
  const magnitude = value < 0n ? -value - 1n : value;
  return bitLength(magnitude) <= (value < 0n ? bits - 1 : type.kind === 'fixed' ? bits - 1 : bits);
}

function stringFits(expr: ExprOf<'string'>, type: Type): boolean {
  const { length } = bytesOfText(expr.text);
  if (type.kind === 'pointer') return !expr.characters;
  if (type.kind === 'block') return type.bits === 8 * length;
  return type.kind === 'array' && type.of.kind === 'int' && type.of.bits === 8 && type.count === length;
}

function checkArray(
  v: Verification,
  { elements }: ExprOf<'array' | 'struct'>,
  type: Type,
  wrong: (what: string) => void,
): void {
  if (type.kind === 'array' || type.kind === 'vector') {
    if (elements.length !== type.count) return wrong(`an array of ${elements.length}`);
    for (const element of elements) checkConstant(v, element, type.of);
    return;
  }
  if (type.kind !== 'block') return wrong(`an array of ${elements.length}`);
  const total = totalBits(elements);
  if (total !== undefined && total !== type.bits) wrong(`an array of ${total} bits`);
}

function checkStruct(
  v: Verification,
  { elements }: ExprOf<'array' | 'struct'>,
  type: Type,
  wrong: (what: string) => void,
): void {
  if (type.kind !== 'struct' || type.fields.length > elements.length) return wrong(`a struct of ${elements.length}`);
  elements.forEach((element, i) => {
    const field = type.fields.at(i);
    if (field !== undefined) checkConstant(v, element, field);
  });
}

/** Reports what in the value of a global is not known before the program runs. */
export function checkIsConstant(v: Verification, expr: Expr): void {
  if (!isConstant(expr)) v.report('TUY2205', expr.span, ['it holds an operation or a local']);
  else if (evaluateInteger(expr) === 'divides by zero') v.report('TUY2205', expr.span, ['it divides by zero']);
}

/** The exact value of constant integers; undefined where names or other types take part. */
export function evaluateInteger(expr: Expr): bigint | 'divides by zero' | undefined {
  switch (expr.kind) {
    case 'int':
      return expr.value;
    case 'word':
      return expr.word === 'true' ? 1n : expr.word === 'false' ? 0n : undefined;
    case 'typed': {
      const value = evaluateInteger(expr.operand);
      return typeof value === 'bigint' && expr.type.kind === 'int'
        ? BigInt.asIntN(expr.type.bits, value)
        : typeof value === 'bigint'
          ? undefined
          : value;
    }
    case 'unary': {
      const value = evaluateInteger(expr.operand);
      if (typeof value !== 'bigint') return value;
      return expr.op === '-' ? -value : expr.op === '~' ? ~value : expr.op === '!' ? BigInt(value === 0n) : value;
    }
    case 'binary': {
      const [left, right] = [evaluateInteger(expr.left), evaluateInteger(expr.right)];
      if (typeof left === 'string' || typeof right === 'string') return 'divides by zero';
      if (right === 0n && (expr.op === '/' || expr.op === '%')) return 'divides by zero';
      return left === undefined || right === undefined ? undefined : calculate(expr.op, left, right);
    }
    case 'cond': {
      const test = evaluateInteger(expr.test);
      return typeof test === 'bigint' ? evaluateInteger(test !== 0n ? expr.yes : expr.no) : test;
    }
    default:
      return undefined;
  }
}

/** Larger values are left alone: they belong to no type. */
const mostValueBits = 2 ** 24;

function calculate(op: ExprOf<'binary'>['op'], a: bigint, b: bigint): bigint | undefined {
  switch (op) {
    case '+':
      return a + b;
    case '-':
      return a - b;
    case '*':
      return bitLength(absolute(a)) + bitLength(absolute(b)) > mostValueBits ? undefined : a * b;
    case '/':
      return a / b;
    case '%':
      return a % b;
    case '<<':
      return b < 0n || b > mostValueBits - bitLength(absolute(a)) ? undefined : a << b;
    case '>>':
      return b < 0n || b > mostValueBits ? undefined : a >> b;
    case '&':
      return a & b;
    case '|':
      return a | b;
    case '^':
      return a ^ b;
    case '==':
      return BigInt(a === b);
    case '!=':
      return BigInt(a !== b);
    case '<':
      return BigInt(a < b);
    case '>':
      return BigInt(a > b);
    case '<=':
      return BigInt(a <= b);
    case '>=':
      return BigInt(a >= b);
    case '&&':
      return BigInt(a !== 0n && b !== 0n);
    case '||':
      return BigInt(a !== 0n || b !== 0n);
  }
}

function absolute(value: bigint): bigint {
  return value < 0n ? -value : value;
}

function wordFits(word: string, type: Type): boolean {
  if (word === 'null') return type.kind === 'pointer';
  return (word !== 'true' && word !== 'false') || type.kind === 'int' || type.kind === 'block';
}

/** Names stand for addresses of 32 bits here; the width of other elements is known if they are typed. */
function totalBits(elements: readonly Expr[]): number | undefined {
  let total = 0;
  for (const element of elements) {
    const width = element.kind === 'typed' ? sizeInBits(element.type) : element.kind === 'name' ? 32 : undefined;
    if (width === undefined) return undefined;
    total += width;
  }
  return total;
}
