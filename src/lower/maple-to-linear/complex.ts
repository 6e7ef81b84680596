/**
 * Complex numbers in the linear IR: a c64 is the bits of its parts in an i64, a c128 in a v128, the real part first. Each
 * operation takes them apart and follows the formulas of src/scalar/complex.ts step by step, so that the bits agree.
 */
import type { LinearBuilder } from '../../linear/builder.ts';
import type { FamilyName } from '../../linear/opcodes.ts';
import type { Operand } from '../../linear/nodes.ts';
import type { BinaryOpOn, PlainBinaryOp, PlainUnaryOp, UnaryOpOn } from '../../scalar/ops.ts';
import type { ComplexType } from '../../scalar/values.ts';
import { bitsOperand, takeLane, vectorFrom } from './lanes.ts';
import { memberOf } from './scalars.ts';

export interface Parts {
  readonly re: Operand;
  readonly im: Operand;
}

export function partScalar(type: ComplexType): 'f32' | 'f64' {
  return type === 'c64' ? 'f32' : 'f64';
}

/** Complex numbers are stored as vectors of two floats. */
function vectorType(type: ComplexType): 'v2f32' | 'v2f64' {
  return type === 'c64' ? 'v2f32' : 'v2f64';
}

export function partsOf(b: LinearBuilder, value: Operand, type: ComplexType): Parts {
  const vector = vectorType(type);
  return { re: takeLane(b, vector, value, b.i32(0)), im: takeLane(b, vector, value, b.i32(1)) };
}

export function fromParts(b: LinearBuilder, { re, im }: Parts, type: ComplexType): Operand {
  return vectorFrom(b, vectorType(type), [re, im]);
}

/** (a + bi)(c + di) = (ac - bd) + (ad + bc)i */
function multiply(calc: (family: FamilyName, x: Operand, y: Operand) => Operand, x: Parts, y: Parts): Parts {
  const re = calc('Sub', calc('Mul', x.re, y.re), calc('Mul', x.im, y.im));
  return { re, im: calc('Add', calc('Mul', x.re, y.im), calc('Mul', x.im, y.re)) };
}

/** Undefined for operations that complex numbers do not have. */
export function complexBinary(
  b: LinearBuilder,
  op: PlainBinaryOp,
  type: ComplexType,
  left: Operand,
  right: Operand,
): Operand | undefined {
  const calc = (family: FamilyName, x: Operand, y: Operand): Operand =>
    b.calc(memberOf(family, partScalar(type)), x, y);
  const [x, y] = [partsOf(b, left, type), partsOf(b, right, type)];
  switch (op) {
    case 'add':
      return fromParts(b, { re: calc('Add', x.re, y.re), im: calc('Add', x.im, y.im) }, type);
    case 'sub':
      return fromParts(b, { re: calc('Sub', x.re, y.re), im: calc('Sub', x.im, y.im) }, type);
    case 'mul':
      return fromParts(b, multiply(calc, x, y), type);
    case 'div':
      return fromParts(b, divide(b, type, x, y), type);
    default:
      op satisfies Exclude<PlainBinaryOp, BinaryOpOn<'complex'>>;
      return undefined;
  }
}

/** Smith's method: which of the divisor's parts is larger decides by which everything is scaled. */
function divide(b: LinearBuilder, type: ComplexType, x: Parts, y: Parts): Parts {
  const part = partScalar(type);
  const calc = (family: FamilyName, p: Operand, q: Operand): Operand => b.calc(memberOf(family, part), p, q);
  const magnitude = (p: Operand): Operand => b.calc(memberOf('Abs', part), p);
  const isReal = calc('GreaterEqual', magnitude(y.re), magnitude(y.im));
  const choose = (p: Operand, q: Operand): Operand => b.calc(memberOf('Select', part), isReal, p, q);
  const [small, large] = [choose(y.im, y.re), choose(y.re, y.im)];
  const ratio = calc('Div', small, large);
  const scale = calc('Add', large, calc('Mul', small, ratio));
  const [first, second] = [choose(x.re, x.im), choose(x.im, x.re)];
  const re = calc('Add', first, calc('Mul', second, ratio));
  const im = choose(calc('Sub', x.im, calc('Mul', x.re, ratio)), calc('Sub', calc('Mul', x.im, ratio), x.re));
  return { re: calc('Div', re, scale), im: calc('Div', im, scale) };
}

/** Undefined for operations that complex numbers do not have. */
export function complexUnary(
  b: LinearBuilder,
  op: PlainUnaryOp,
  type: ComplexType,
  value: Operand,
): Operand | undefined {
  if (op !== 'neg') {
    op satisfies Exclude<PlainUnaryOp, UnaryOpOn<'complex'>>;
    return undefined;
  }
  const { re, im } = partsOf(b, value, type);
  const negate = memberOf('Neg', partScalar(type));
  return fromParts(b, { re: b.calc(negate, re), im: b.calc(negate, im) }, type);
}

/** 0 or 1. */
export function complexEquality(
  b: LinearBuilder,
  op: 'eq' | 'ne',
  type: ComplexType,
  left: Operand,
  right: Operand,
): Operand {
  const [x, y] = [partsOf(b, left, type), partsOf(b, right, type)];
  const compare = memberOf(op === 'eq' ? 'Equal' : 'NotEqual', partScalar(type));
  return b.calc(op === 'eq' ? 'BandI' : 'BorI', b.calc(compare, x.re, y.re), b.calc(compare, x.im, y.im));
}

/** 1 if a part differs from 0. */
export function complexTruth(b: LinearBuilder, type: ComplexType, value: Operand): Operand {
  return complexEquality(b, 'ne', type, value, bitsOperand(b, type, 0n));
}
