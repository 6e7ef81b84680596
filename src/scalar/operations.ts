/**
 * The meaning of an operation on a type: look it up once, call it often.
 *
 *     const add = binary('add', 'i32');         add(2147483647, 1) === -2147483648
 *     const less = compare('lt', 'f64');        less(NaN, 1) === 0
 *
 * Engines, the constant folder and the tests all get their arithmetic here. A look-up that has no meaning is a bug of
 * the caller (the verifier refuses such programs) and throws InternalError; the `has…` functions ask first. `ptr` and
 * `ref` need the pointer size. The functions returned take canonical values (values.ts) and return canonical values;
 * integer division and remainder throw `ScalarTrap`.
 */
import { InternalError } from '../base/errors.ts';
import { makeDeposit, makeExtract, requireInteger } from './bit-fields.ts';
import type { BitRange } from './bit-fields.ts';
import { floatComparisons, wideComparisons, wordComparisons } from './compare.ts';
import { c128Meanings, c64Meanings } from './complex.ts';
import { findConversion, findModularConversion, findRetype, findTruth } from './convert.ts';
import { f32Meanings, f64Meanings } from './float.ts';
import { i128Meanings, i64Meanings, u128Meanings, u64Meanings } from './integer-wide.ts';
import { i16Meanings, i32Meanings, i8Meanings } from './integer-word.ts';
import { u16Meanings, u1Meanings, u32Meanings, u8Meanings } from './integer-word.ts';
import { expand, opRow } from './ops.ts';
import type { BinaryOp, CompareOp, Meanings, RoundingOp, ShiftOp, UnaryOp } from './ops.ts';
import type { PrimType } from './prim-types.ts';
import { f128Meanings } from './quad.ts';
import { findRounding } from './rounding.ts';
import { basicType, isIntegerType, isSignedInteger, isVectorType } from './values.ts';
import type { BasicType, ComplexType, FloatType, IntegerType, PointerSize, Value, ValueOf } from './values.ts';
import { compareLanes, mapLanes, maskType, shiftLanesBy, zipLanes } from './vector.ts';

export type Unary<T extends PrimType, R extends PrimType = T> = (a: ValueOf<T>) => ValueOf<R>;
export type Binary<T extends PrimType, U extends PrimType = T> = (a: ValueOf<T>, b: ValueOf<U>) => ValueOf<T>;
export type Comparison<T extends PrimType, R extends PrimType> = (a: ValueOf<T>, b: ValueOf<T>) => ValueOf<R>;
export type Select<C extends PrimType> = <V>(condition: ValueOf<C>, ifTrue: V, ifFalse: V) => V;

const integerMeanings: { readonly [T in IntegerType]: Meanings<ValueOf<T>, 'int'> } = {
  i8: { ...i8Meanings, compare: wordComparisons },
  i16: { ...i16Meanings, compare: wordComparisons },
  i32: { ...i32Meanings, compare: wordComparisons },
  i64: { ...i64Meanings, compare: wideComparisons },
  i128: { ...i128Meanings, compare: wideComparisons },
  u8: { ...u8Meanings, compare: wordComparisons },
  u16: { ...u16Meanings, compare: wordComparisons },
  u32: { ...u32Meanings, compare: wordComparisons },
  u64: { ...u64Meanings, compare: wideComparisons },
  u128: { ...u128Meanings, compare: wideComparisons },
  u1: { ...u1Meanings, compare: wordComparisons },
};

const floatMeanings: { readonly [T in FloatType]: Meanings<ValueOf<T>, 'float'> } = {
  f32: { ...f32Meanings, compare: floatComparisons },
  f64: { ...f64Meanings, compare: floatComparisons },
  f128: f128Meanings,
};

const complexMeanings: { readonly [T in ComplexType]: Meanings<ValueOf<T>, 'complex'> } = {
  c64: c64Meanings,
  c128: c128Meanings,
};

type AnyUnary = (a: never) => Value;
type AnyBinary = (a: never, b: never) => Value;

/** All tables under one widened type: any operation may be asked of any type. */
const meanings: { readonly [type: string]: WidenedMeanings } = {
  ...integerMeanings,
  ...floatMeanings,
  ...complexMeanings,
};

interface WidenedMeanings {
  readonly binary: { readonly [O in BinaryOp]?: AnyBinary };
  readonly unary: { readonly [O in UnaryOp]?: AnyUnary };
  readonly compare: { readonly [O in CompareOp]?: (a: never, b: never) => number };
}

function findBinary(op: BinaryOp, type: BasicType): AnyBinary | undefined {
  if (isVectorType(type)) return zipLanes(op, type, findBinary);
  return meanings[type].binary[op] ?? byFormula(op, type);
}

function findUnary(op: UnaryOp, type: BasicType): AnyUnary | undefined {
  return isVectorType(type) ? mapLanes(op, type, findUnary) : meanings[type].unary[op];
}

type Step = (x: Value, n: Value) => Value;
type StepOn = (...operands: readonly Value[]) => Value;

/** The meaning of an operation that the row says with others. */
function byFormula(op: BinaryOp, type: BasicType): Step | undefined {
  const { as } = opRow(op);
  if (as === undefined || !isIntegerType(type)) return undefined;
  return expand<Step>(
    as,
    (x) => x,
    (_, n) => n,
    (inner, [a, b]) => {
      const { unary: unaries, binary: binaries } = meanings[type];
      const step = ((inner === 'neg' || inner === 'bnot' ? unaries[inner] : binaries[inner]) ?? noStep) as StepOn;
      return b === undefined ? (x, n) => step(a(x, n)) : (x, n) => step(a(x, n), b(x, n));
    },
  );
}

function noStep(): never {
  throw new InternalError('an integer type lacks a basic operation', 'scalar');
}

function findComparison(op: CompareOp, type: BasicType, result: BasicType): AnyBinary | undefined {
  if (isVectorType(type)) return compareLanes(op, type, result, (laneOp, lane) => meanings[lane].compare[laneOp]);
  const answer = meanings[type].compare[op];
  if (answer === undefined || result === 'i32') return answer;
  const convert = findConversion(result, 'i32') as ((value: number) => Value) | undefined;
  return convert && ((a, b) => convert(answer(a, b)));
}

function findShift(op: ShiftOp, type: BasicType, countType: BasicType): AnyBinary | undefined {
  const base = findBinary(op, type);
  if (base === undefined || type === countType) return base;
  const shift = base as (a: Value, count: Value) => Value;
  if (isVectorType(type) && !isVectorType(countType)) return shiftLanesBy(type, countType, shift);
  // A width is a power of two, so cutting the count to the type's own bits changes nothing modulo the width.
  const convert = findModularConversion(type, countType) as ((value: Value) => Value) | undefined;
  return convert && ((a: Value, count: Value) => shift(a, convert(count)));
}

function required<F>(found: F | undefined, ...what: string[]): F {
  if (found === undefined) throw new InternalError(`no meaning for ${what.join(' ')}`, 'scalar');
  return found;
}

function requiredType(type: PrimType, pointerSize: PointerSize | undefined): BasicType {
  return required(basicType(type, pointerSize), 'operations on', type);
}

/** A binary operation on operands of one type. Shifts whose count has another type: `shift`. */
export function binary<T extends PrimType>(op: BinaryOp, type: T, pointerSize?: PointerSize): Binary<T> {
  const found = findBinary(op, requiredType(type, pointerSize));
  return required(found, op, type) as Binary<T>;
}

export function hasBinary(op: BinaryOp, type: PrimType, pointerSize?: PointerSize): boolean {
  const basic = basicType(type, pointerSize);
  return basic !== undefined && findBinary(op, basic) !== undefined;
}

/** A shift whose count may have another integer type; a vector may be shifted by one scalar count. */
export function shift<T extends PrimType, C extends PrimType>(
  op: ShiftOp,
  type: T,
  countType: C,
  pointerSize?: PointerSize,
): Binary<T, C> {
  const found = findShift(op, requiredType(type, pointerSize), requiredType(countType, pointerSize));
  return required(found, op, type, countType) as Binary<T, C>;
}

/** The meaning of a unary operation on a type, as a function. */
export function unary<T extends PrimType>(op: UnaryOp, type: T, pointerSize?: PointerSize): Unary<T> {
  return required(findUnary(op, requiredType(type, pointerSize)), op, type) as Unary<T>;
}

export function hasUnary(op: UnaryOp, type: PrimType, pointerSize?: PointerSize): boolean {
  const basic = basicType(type, pointerSize);
  return basic !== undefined && findUnary(op, basic) !== undefined;
}

/** A comparison with a number as its result (0 or 1, or -1, 0, 1): the fastest form, for scalars only. */
export function compare<T extends PrimType>(op: CompareOp, type: T, pointerSize?: PointerSize): Comparison<T, 'i32'> {
  const basic = requiredType(type, pointerSize);
  return required(isVectorType(basic) ? undefined : findComparison(op, basic, 'i32'), op, type) as Comparison<T, 'i32'>;
}

/** A comparison with its result in any integer type, and for vectors in a vector type of as many integer lanes. */
export function compareTo<R extends PrimType, T extends PrimType>(
  op: CompareOp,
  result: R,
  type: T,
  pointerSize?: PointerSize,
): Comparison<T, R> {
  const found = findComparison(op, requiredType(type, pointerSize), requiredType(result, pointerSize));
  return required(found, op, result, type) as Comparison<T, R>;
}

export function hasCompare(op: CompareOp, type: PrimType, pointerSize?: PointerSize): boolean {
  const basic = basicType(type, pointerSize);
  if (basic === undefined) return false;
  return findComparison(op, basic, isVectorType(basic) ? maskType(basic) : 'i32') !== undefined;
}

/** `cvt to from`. */
export function convert<R extends PrimType, T extends PrimType>(
  to: R,
  from: T,
  pointerSize?: PointerSize,
): Unary<T, R> {
  const found = findConversion(requiredType(to, pointerSize), requiredType(from, pointerSize));
  return required(found, 'cvt', to, from) as Unary<T, R>;
}

export function hasConvert(to: PrimType, from: PrimType, pointerSize?: PointerSize): boolean {
  return isFound(findConversion, to, from, pointerSize);
}

/** `ceil floor round trunc to from`. */
export function rounding<R extends PrimType, T extends PrimType>(
  op: RoundingOp,
  to: R,
  from: T,
  pointerSize?: PointerSize,
): Unary<T, R> {
  const found = findRounding(op, requiredType(to, pointerSize), requiredType(from, pointerSize));
  return required(found, op, to, from) as Unary<T, R>;
}

export function hasRounding(op: RoundingOp, to: PrimType, from: PrimType, pointerSize?: PointerSize): boolean {
  return isFound((target, source) => findRounding(op, target, source), to, from, pointerSize);
}

/** `retype`, between types of one storage size. */
export function retype<R extends PrimType, T extends PrimType>(to: R, from: T, pointerSize?: PointerSize): Unary<T, R> {
  const found = findRetype(requiredType(to, pointerSize), requiredType(from, pointerSize));
  return required(found, 'retype', to, from) as Unary<T, R>;
}

export function hasRetype(to: PrimType, from: PrimType, pointerSize?: PointerSize): boolean {
  return isFound(findRetype, to, from, pointerSize);
}

function isFound(
  find: (to: BasicType, from: BasicType) => unknown,
  to: PrimType,
  from: PrimType,
  pointerSize: PointerSize | undefined,
): boolean {
  const target = basicType(to, pointerSize);
  const source = basicType(from, pointerSize);
  return target !== undefined && source !== undefined && find(target, source) !== undefined;
}

/** `sext type size (x)`: the low `size` bits of x, sign-extended. */
export function sext<T extends PrimType>(type: T, size: number, pointerSize?: PointerSize): Unary<T> {
  const basic = requireInteger(basicType(type, pointerSize));
  return makeExtract(basic, { offset: 0, size }, true, basic) as Unary<T>;
}

/** `zext type size (x)`: the low `size` bits of x, zero-extended. */
export function zext<T extends PrimType>(type: T, size: number, pointerSize?: PointerSize): Unary<T> {
  const basic = requireInteger(basicType(type, pointerSize));
  return makeExtract(basic, { offset: 0, size }, false, basic) as Unary<T>;
}

/** `extractbits to offset size (x)`: extended by the signedness of the result type. */
export function extractbits<R extends PrimType, T extends PrimType>(
  to: R,
  range: BitRange,
  from: T,
  pointerSize?: PointerSize,
): Unary<T, R> {
  const basic = requireInteger(basicType(to, pointerSize));
  const operand = requireInteger(basicType(from, pointerSize));
  return makeExtract(basic, range, isSignedInteger(basic), operand) as Unary<T, R>;
}

/** `depositbits type offset size (target, value)`. */
export function depositbits<T extends PrimType, U extends PrimType>(
  type: T,
  range: BitRange,
  valueType: U,
  pointerSize?: PointerSize,
): Binary<T, U> {
  const basic = requireInteger(basicType(type, pointerSize));
  return makeDeposit(basic, range, requireInteger(basicType(valueType, pointerSize))) as Binary<T, U>;
}

/** 1 if a value of the type differs from zero (NaN does), else 0: what branches and `select` ask. */
export function truth<T extends PrimType>(type: T, pointerSize?: PointerSize): (value: ValueOf<T>) => number {
  return required(findTruth(requiredType(type, pointerSize)), 'truth', type) as (value: ValueOf<T>) => number;
}

/** `select`, with a condition of the given type; the choices may be anything. */
export function select<C extends PrimType>(conditionType: C, pointerSize?: PointerSize): Select<C> {
  const isTrue = truth(conditionType, pointerSize);
  return (condition, ifTrue, ifFalse) => (isTrue(condition) !== 0 ? ifTrue : ifFalse);
}
