/**
 * Operations on constants: what an operation of the linear IR makes of immediates, by the meanings of src/scalar. The
 * front end folds wherever all operands are known, so a constant expression is one that comes out as an immediate.
 */
import { binary, compare, convert, unary } from '../../scalar/operations.ts';
import type { CalcOp, Operand } from '../../linear/nodes.ts';
import type { NumberType } from './symbols.ts';

export type Immediate = Extract<Operand, { kind: 'v' }>;

/** Operands as JavaScript numbers, which hold every i32 and f32; the second is 0 for operations that have one. */
type Meaning = (a: number, b: number) => number;

const meanings: Readonly<Partial<Record<CalcOp, Meaning>>> = {
  AddI: binary('add', 'i32'),
  SubI: binary('sub', 'i32'),
  MulI: binary('mul', 'i32'),
  DivI: binary('div', 'i32'),
  ModI: binary('rem', 'i32'),
  AddF: binary('add', 'f32'),
  SubF: binary('sub', 'f32'),
  MulF: binary('mul', 'f32'),
  DivF: binary('div', 'f32'),
  EqualI: compare('eq', 'i32'),
  NotEqualI: compare('ne', 'i32'),
  LessI: compare('lt', 'i32'),
  GreaterI: compare('gt', 'i32'),
  LessEqualI: compare('le', 'i32'),
  GreaterEqualI: compare('ge', 'i32'),
  EqualF: compare('eq', 'f32'),
  NotEqualF: compare('ne', 'f32'),
  LessF: compare('lt', 'f32'),
  GreaterF: compare('gt', 'f32'),
  LessEqualF: compare('le', 'f32'),
  GreaterEqualF: compare('ge', 'f32'),
  NegI: unary('neg', 'i32'),
  NegF: unary('neg', 'f32'),
  NotI: unary('lnot', 'i32'),
  NotF: unary('lnot', 'f32'),
  IToF: convert('f32', 'i32'),
  FToI: convert('i32', 'f32'),
};

export function immediate(type: NumberType, value: number): Immediate {
  return { kind: 'v', type, value };
}

/** The value of an immediate of the strict profile. */
export function numberOf(operand: Immediate): number {
  return Number(operand.value);
}

/** The result for constant operands; undefined if one is not constant, or if the operation would trap. */
export function fold(op: CalcOp, resultType: NumberType, operands: readonly Operand[]): Immediate | undefined {
  const [a, b] = operands;
  const meaning = meanings[op];
  if (meaning === undefined || a.kind !== 'v' || (b !== undefined && b.kind !== 'v')) return undefined;
  if (isDivisionByZero(op, b)) return undefined;
  return immediate(resultType, meaning(numberOf(a), b === undefined ? 0 : numberOf(b)));
}

/** Of integers: a float divided by 0 has a value. */
export function isDivisionByZero(op: CalcOp, divisor: Operand | undefined): boolean {
  return (op === 'DivI' || op === 'ModI') && divisor?.kind === 'v' && divisor.value === 0;
}
