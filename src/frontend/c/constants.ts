/**
 * Constant expressions [C17 6.6]: the value of an expression that is known when the program is compiled: an integer, a
 * floating-point number (by src/scalar, so exactly as the program would calculate it), or the address of an object.
 *
 * Nothing is decided here about which expressions the grammar calls constant; whoever needs a constant asks, and says so if
 * there is none. Operands that are not evaluated may be anything.
 */
import { asAddress, dataModel } from './data-model.ts';
import { ownEntry } from '../../base/own-entry.ts';
import { binary, compare, convert, unary } from '../../scalar/operations.ts';
import { parseFloatLiteral } from '../../scalar/float-literal.ts';
import type { Value } from '../../scalar/values.ts';
import type { Expr, ExprOf, FuncSymbol, LabelSymbol, VarSymbol } from './tree.ts';
import {
  floatRows,
  floatType,
  intType,
  type ComplexType,
  integerOf,
  isSigned,
  sizeOf,
  wrap,
  type FloatType,
  type Type,
} from './types.ts';

export type Constant =
  | { readonly kind: 'int'; readonly value: bigint }
  | { readonly kind: 'float'; readonly value: Value }
  | Complex
  | Address
  | LabelDistance;

/** GNU's `&&b - &&a`: known, but not before the function has its labels. */
export interface LabelDistance {
  readonly kind: 'labels';
  readonly from: LabelSymbol;
  readonly to: LabelSymbol;
}

/** A complex number, by its real and its imaginary part. */
interface Complex {
  readonly kind: 'complex';
  readonly parts: readonly [Value, Value];
}

/** The address of something, and bytes behind it. */
export interface Address {
  readonly kind: 'address';
  readonly of: VarSymbol | FuncSymbol | LabelSymbol | ExprOf<'string' | 'compound'>;
  readonly offset: bigint;
}

/** The primitive type of MAPLE that a floating type is. */
export function floatPrim({ name }: Pick<FloatType, 'name'>): 'f32' | 'f64' | 'f128' {
  return ({ 4: 'f32', 8: 'f64', 16: 'f128' } as const)[floatRows[name].size];
}

export function integer(value: bigint): Constant {
  return { kind: 'int', value };
}

/** The integer that an expression is, if it is one. */
export function integerValue(expr: Expr): bigint | undefined {
  const constant = constantOf(expr);
  return constant?.kind === 'int' ? constant.value : undefined;
}

/** The value of a constant expression; undefined for others. */
export function constantOf(expr: Expr): Constant | undefined {
  switch (expr.kind) {
    case 'int':
      return integer(expr.value);
    case 'float': {
      const value = expr.type.kind === 'float' ? parseFloatLiteral(expr.text, floatPrim(expr.type)) : undefined;
      return value === undefined ? undefined : { kind: 'float', value };
    }
    case 'decay':
    case 'address':
      return addressOf(expr.operand);
    case 'function':
      return { kind: 'address', of: expr.symbol, offset: 0n };
    case 'label':
      return { kind: 'address', of: expr.label, offset: 0n };
    case 'convert':
      return converted(constantOf(expr.operand), expr.operand.type, expr.type);
    case 'unary':
      return unaryConstant(expr);
    case 'binary':
      return binaryConstant(expr);
    case 'offset':
      return offsetConstant(expr);
    case 'distance':
      return distance(expr);
    case 'compare':
      return comparison(expr);
    case 'logical':
      return logical(expr);
    case 'conditional':
      return conditional(expr);
    case 'builtin':
      return builtin(expr);
    default:
      return undefined;
  }
}

/** The address of a place, if it is known. */
export function addressOf(place: Expr): Constant | undefined {
  switch (place.kind) {
    case 'variable':
      return place.symbol.storage === 'auto' ? undefined : { kind: 'address', of: place.symbol, offset: 0n };
    case 'function':
      return { kind: 'address', of: place.symbol, offset: 0n };
    case 'string':
      return { kind: 'address', of: place, offset: 0n };
    case 'compound':
      return place.symbol.storage === 'auto' ? undefined : { kind: 'address', of: place, offset: 0n };
    case 'deref':
      return constantOf(place.operand);
    case 'member':
      return moved(addressOf(place.base), BigInt(place.member.offset));
    default:
      return undefined;
  }
}

/** Is the constant other than 0? Addresses are. */
export function truthOf(constant: Constant | undefined): boolean | undefined {
  switch (constant?.kind) {
    case 'int':
      return constant.value !== 0n;
    case 'address':
      return isMaybeNull(constant) ? undefined : true;
    case 'float':
      return isNonZero(constant.value);
    case 'complex':
      return constant.parts.some((part) => isNonZero(part) === true);
    default:
      return undefined;
  }
}

/** What is weak and only declared may be nowhere: its address is 0 then. */
function isMaybeNull({ of }: Address): boolean {
  if (of.kind === 'function') return of.attributes.weak === true && of.body === undefined;
  return of.kind === 'variable' && isMaybeNowhere(of);
}

/** Is it a weak variable that another file may define, or none? */
export function isMaybeNowhere({ attributes, defined }: VarSymbol): boolean {
  return attributes.weak === true && !defined && attributes.alias === undefined;
}

/** A binary128 value is its bits, of which the highest is the sign. */
function isNonZero(value: Value): boolean | undefined {
  if (typeof value === 'number') return value !== 0;
  return typeof value === 'object' && 'bits' in value ? BigInt.asUintN(127, value.bits) !== 0n : undefined;
}

/** The constant as a value of another type. */
export function converted(constant: Constant | undefined, from: Type, to: Type): Constant | undefined {
  const target = integerOf(to);
  if (constant === undefined) return undefined;
  if (constant.kind === 'labels') return target !== undefined && target.name !== '_Bool' ? constant : undefined;
  if (to.kind === 'complex') return complexOf(constant, from, to);
  if (constant.kind === 'complex' && target?.name !== '_Bool') {
    const real: Constant = { kind: 'float', value: constant.parts[0] };
    return from.kind === 'complex' ? converted(real, floatType(from.name), to) : undefined;
  }
  if (target?.name === '_Bool') {
    const truth = truthOf(constant);
    return truth === undefined ? undefined : integer(truth ? 1n : 0n);
  }
  if (to.kind === 'pointer')
    return constant.kind === 'int'
      ? integer(asAddress(constant.value))
      : constant.kind === 'address'
        ? constant
        : undefined;
  if (constant.kind === 'complex') return undefined;
  if (constant.kind === 'address')
    return target !== undefined && sizeOf(target) === dataModel().address ? constant : undefined;
  if (target !== undefined) {
    if (constant.kind === 'int') return integer(wrap(constant.value, target));
    return from.kind === 'float' ? integer(wrap(truncated(constant.value, from), target)) : undefined;
  }
  if (to.kind !== 'float') return undefined;
  const prim = floatPrim(to);
  if (constant.kind === 'float')
    return from.kind === 'float'
      ? { kind: 'float', value: apply(convert(prim, floatPrim(from)), constant.value) }
      : undefined;
  const wide = isSigned(from) ? 'i128' : 'u128';
  return { kind: 'float', value: apply(convert(prim, wide), constant.value) };
}

/** A constant as a complex number: a real one is the real part. */
function complexOf(constant: Constant, from: Type, to: ComplexType): Constant | undefined {
  const part = floatType(to.name);
  const given: readonly (Constant | undefined)[] =
    constant.kind === 'complex' && from.kind === 'complex'
      ? constant.parts.map((value) => converted({ kind: 'float', value }, floatType(from.name), part))
      : [converted(constant, from, part), converted(integer(0n), intType('int'), part)];
  return ofParts(given.at(0), given.at(1));
}

function ofParts(re: Constant | undefined, im: Constant | undefined): Constant | undefined {
  return re?.kind === 'float' && im?.kind === 'float' ? { kind: 'complex', parts: [re.value, im.value] } : undefined;
}

/** A real operand has no imaginary part [G.5.1]. */
type Parts = readonly [Value, Value?];

function partsOf(constant: Constant | undefined): Parts | undefined {
  if (constant?.kind === 'complex') return constant.parts;
  return constant?.kind === 'float' ? [constant.value] : undefined;
}

function complexResult(op: ExprOf<'binary'>['op'], left: Parts, right: Parts, type: ComplexType): Complex | undefined {
  const [[a, b], [c, d]] = [left, right];
  const prim = floatPrim(type);
  const of = (name: 'add' | 'sub' | 'mul' | 'div', x: Value, y: Value): Value => apply(binary(name, prim), x, y);
  const made = (re: Value, im: Value): Complex => ({ kind: 'complex', parts: [re, im] });
  switch (op) {
    case 'add':
      return made(of('add', a, c), b === undefined || d === undefined ? (b ?? d ?? a) : of('add', b, d));
    case 'sub': {
      const negative = apply(unary('neg', prim), d ?? c);
      return made(of('sub', a, c), b === undefined || d === undefined ? (b ?? negative) : of('sub', b, d));
    }
    case 'mul':
      if (d === undefined || b === undefined)
        return made(of('mul', a, c), d === undefined ? of('mul', b ?? a, c) : of('mul', a, d));
      return made(of('sub', of('mul', a, c), of('mul', b, d)), of('add', of('mul', a, d), of('mul', b, c)));
    case 'div':
      return d === undefined ? made(of('div', a, c), of('div', b ?? a, c)) : quotient([a, b ?? a], [c, d], prim);
    default:
      return undefined;
  }
}

/** In binary128, whose exponents are large enough for the squares of doubles. */
function quotient(
  left: readonly [Value, Value],
  right: readonly [Value, Value],
  prim: 'f32' | 'f64' | 'f128',
): Complex {
  const wide = (x: Value): Value => (prim === 'f128' ? x : apply(convert('f128', prim), x));
  const of = (name: 'add' | 'sub' | 'mul' | 'div', x: Value, y: Value): Value => apply(binary(name, 'f128'), x, y);
  const [a, b, c, d] = [...left, ...right].map(wide);
  const square = of('add', of('mul', c, c), of('mul', d, d));
  const parts = [of('add', of('mul', a, c), of('mul', b, d)), of('sub', of('mul', b, c), of('mul', a, d))].map((part) =>
    of('div', part, square),
  );
  const [re, im] = parts.map((part) => (prim === 'f128' ? part : apply(convert(prim, 'f128'), part)));
  return { kind: 'complex', parts: [re, im] };
}

/** The meanings of src/scalar take values of the types that they were asked for. */
function apply(meaning: (...values: never[]) => Value, ...values: readonly Value[]): Value {
  return (meaning as (...values: readonly Value[]) => Value)(...values);
}

/** The integer part of a float; what fits into no integer becomes the least one of 128 bits, as conversions have it. */
function truncated(value: Value, from: FloatType): bigint {
  return BigInt(apply(convert('i128', floatPrim(from)), value) as bigint);
}

function moved(constant: Constant | undefined, by: bigint): Constant | undefined {
  if (constant?.kind === 'int') return integer(asAddress(constant.value + by));
  return constant?.kind === 'address' ? { ...constant, offset: constant.offset + by } : undefined;
}

function unaryConstant({ op, operand, type }: ExprOf<'unary'>): Constant | undefined {
  const constant = constantOf(operand);
  if (op === 'not') {
    const truth = truthOf(constant);
    return truth === undefined ? undefined : integer(truth ? 0n : 1n);
  }
  if (constant?.kind === 'float' && type.kind === 'float' && op === 'neg')
    return { kind: 'float', value: apply(unary('neg', floatPrim(type)), constant.value) };
  if (constant?.kind === 'complex' && type.kind === 'complex' && op === 'neg') {
    const [re, im] = constant.parts.map((part) => apply(unary('neg', floatPrim(type)), part));
    return { kind: 'complex', parts: [re, im] };
  }
  const target = integerOf(type);
  if (constant?.kind !== 'int' || target === undefined) return undefined;
  return integer(wrap(op === 'neg' ? -constant.value : ~constant.value, target));
}

function binaryConstant({ op, left, right, type }: ExprOf<'binary'>): Constant | undefined {
  const [a, b] = [constantOf(left), constantOf(right)];
  if (type.kind === 'complex') {
    const [x, y] = [partsOf(a), partsOf(b)];
    return x && y && complexResult(op, x, y, type);
  }
  if (
    a?.kind === 'float' &&
    b?.kind === 'float' &&
    type.kind === 'float' &&
    (op === 'add' || op === 'sub' || op === 'mul' || op === 'div')
  )
    return { kind: 'float', value: apply(binary(op, floatPrim(type)), a.value, b.value) };
  const target = integerOf(type);
  if (a?.kind !== 'int' || b?.kind !== 'int' || target === undefined) return undefined;
  const exact = integerResult(op, a.value, b.value, sizeOf(target) * 8);
  return exact === undefined ? undefined : integer(wrap(exact, target));
}

/** In exact arithmetic; undefined where C leaves the result open. */
function integerResult(op: ExprOf<'binary'>['op'], a: bigint, b: bigint, bits: number): bigint | undefined {
  switch (op) {
    case 'add':
      return a + b;
    case 'sub':
      return a - b;
    case 'mul':
      return a * b;
    case 'div':
      return b === 0n ? undefined : a / b;
    case 'rem':
      return b === 0n ? undefined : a % b;
    case 'and':
      return a & b;
    case 'or':
      return a | b;
    case 'xor':
      return a ^ b;
    case 'shl':
      return b < 0n || b >= bits ? undefined : a << b;
    case 'shr':
      return b < 0n || b >= bits ? undefined : a >> b;
  }
}

function offsetConstant({ pointer, index, negative, type }: ExprOf<'offset'>): Constant | undefined {
  const elements = integerValue(index);
  if (elements === undefined || type.kind !== 'pointer') return undefined;
  const bytes = elements * BigInt(sizeOf(type.to));
  return moved(constantOf(pointer), negative ? -bytes : bytes);
}

function distance({ left, right }: ExprOf<'distance'>): Constant | undefined {
  const [a, b] = [constantOf(left), constantOf(right)];
  const size = left.type.kind === 'pointer' ? BigInt(sizeOf(left.type.to)) : 1n;
  if (size === 0n) return undefined;
  if (a?.kind === 'int' && b?.kind === 'int') return integer((a.value - b.value) / size);
  if (a?.kind !== 'address' || b?.kind !== 'address') return undefined;
  if (a.of === b.of) return integer((a.offset - b.offset) / size);
  return a.of.kind === 'label' && b.of.kind === 'label' && size === 1n
    ? { kind: 'labels', from: b.of, to: a.of }
    : undefined;
}

function comparison({ op, left, right }: ExprOf<'compare'>): Constant | undefined {
  const [a, b] = [constantOf(left), constantOf(right)];
  if (a?.kind === 'float' && b?.kind === 'float' && left.type.kind === 'float')
    return integer(BigInt(Number(apply(compare(op, floatPrim(left.type)), a.value, b.value))));
  if (a?.kind === 'int' && b?.kind === 'int') return integer(holds(op, a.value, b.value));
  if (a?.kind === 'address' && b?.kind === 'address' && a.of === b.of) return integer(holds(op, a.offset, b.offset));
  const isNull =
    [a, b].some((constant) => constant?.kind === 'int' && constant.value === 0n) &&
    [a, b].some((constant) => constant?.kind === 'address' && !isMaybeNull(constant));
  return isNull && (op === 'eq' || op === 'ne') ? integer(op === 'ne' ? 1n : 0n) : undefined;
}

function holds(op: ExprOf<'compare'>['op'], a: bigint, b: bigint): bigint {
  const truth = { eq: a === b, ne: a !== b, lt: a < b, gt: a > b, le: a <= b, ge: a >= b }[op];
  return truth ? 1n : 0n;
}

function logical({ op, left, right }: ExprOf<'logical'>): Constant | undefined {
  const first = truthOf(constantOf(left));
  if (first === undefined) return undefined;
  if (first === (op === 'or')) return integer(first ? 1n : 0n);
  const second = truthOf(constantOf(right));
  return second === undefined ? undefined : integer(second ? 1n : 0n);
}

function conditional({ condition, then, otherwise }: ExprOf<'conditional'>): Constant | undefined {
  const constant = constantOf(condition);
  const truth = truthOf(constant);
  if (truth === undefined) return undefined;
  return truth ? (then === undefined ? constant : constantOf(then)) : constantOf(otherwise);
}

/** Builtin functions that count bits, by the bits of their argument from the highest on; of 0, those that have a result. */
const bitCounts: Readonly<Record<string, (bits: string) => number | undefined>> = {
  popcount: (bits) => bits.replaceAll('0', '').length,
  parity: (bits) => bits.replaceAll('0', '').length % 2,
  clz: (bits) => (bits.includes('1') ? bits.indexOf('1') : undefined),
  ctz: (bits) => (bits.includes('1') ? bits.length - 1 - bits.lastIndexOf('1') : undefined),
  ffs: (bits) => (bits.includes('1') ? bits.length - bits.lastIndexOf('1') : 0),
  clrsb: (bits) => bits.replace(/^(0+|1+).*$/, '$1').length - 1,
};

function builtin({ name, args, type }: ExprOf<'builtin'>): Constant | undefined {
  if (name === '__builtin_complex') return ofParts(constantOf(args[0]), constantOf(args[1]));
  const count = ownEntry(bitCounts, name);
  if (count === undefined && name !== 'bswap' && name !== 'expect') return undefined;
  const value = integerValue(args[0]);
  if (value === undefined || name === 'expect') return value === undefined ? undefined : integer(value);
  const width = sizeOf(args[0].type) * 8;
  const bits = BigInt.asUintN(width, value).toString(2).padStart(width, '0');
  if (count === undefined) return integer(swappedBytes(bits, type));
  const found = count(bits);
  return found === undefined ? undefined : integer(BigInt(found));
}

function swappedBytes(bits: string, type: Type): bigint {
  const bytes = bits.match(/.{8}/g) ?? [];
  const value = BigInt(`0b${bytes.reverse().join('')}`);
  const target = integerOf(type);
  return target === undefined ? value : wrap(value, target);
}
