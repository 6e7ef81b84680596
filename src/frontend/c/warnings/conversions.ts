/** Conversions that nobody wrote: where a value is assigned, passed or returned, and where operands of two types meet. */
import type { Span } from '../../../base/source.ts';
import { integerValue } from '../constants.ts';
import type { Parser } from '../parser.ts';
import type { Expr } from '../tree.ts';
import { typeText } from '../type-text.ts';
import {
  CONST,
  floatRows,
  integerOf,
  intRows,
  isSigned,
  sizeOf,
  VOLATILE,
  wrap,
  type IntType,
  type Type,
  widthOf,
} from '../types.ts';
import { contains, rangeOf, rangeOfType, unwidened } from './ranges.ts';

/** A value becomes one of another arithmetic type by being assigned. */
export function checkAssigned(p: Parser, operand: Expr, type: Type): void {
  if (operand.type.plain === type.plain || p.unevaluated > 0) return;
  const target = integerOf(type);
  if (target !== undefined) toInteger(p, operand, target, type);
  else if (type.kind === 'float' && operand.type.kind === 'float') {
    if (
      floatRows[operand.type.name].size > floatRows[type.name].size &&
      !isLiteral(operand) &&
      p.switches.isOn('float-conversion')
    )
      p.report('CC4042', operand.span, [typeText(operand.type), typeText(type.plain)]);
  } else if (operand.type.kind === 'pointer' && type.kind === 'pointer') toPointer(p, operand, type.to, type);
}

function toInteger(p: Parser, operand: Expr, target: IntType, type: Type): void {
  if (target.name === '_Bool') return;
  if (operand.type.kind === 'float') fromFloat(p, operand, type);
  else if (operand.kind === 'int' || mayBeConstant(operand)) fromConstant(p, operand, target, type);
  else if (p.switches.isOn('conversion') || p.switches.isOn('sign-conversion')) fromInteger(p, operand, target, type);
}

/** Signs and sums of constants are looked into; whatever reads a variable is not. */
function mayBeConstant(operand: Expr): boolean {
  return (
    (operand.kind === 'unary' || operand.kind === 'binary' || operand.kind === 'convert') &&
    integerValue(operand) !== undefined
  );
}

/** A number that was written as a fraction: `2.5`, `-1e30`. */
function isLiteral(operand: Expr): boolean {
  return operand.kind === 'float' || (operand.kind === 'unary' && operand.operand.kind === 'float');
}

function fromFloat(p: Parser, operand: Expr, type: Type): void {
  if (!isLiteral(operand)) {
    if (p.switches.isOn('float-conversion'))
      p.report('CC4042', operand.span, [typeText(operand.type), typeText(type.plain)]);
    return;
  }
  const text =
    operand.kind === 'float'
      ? operand.text
      : operand.kind === 'unary' && operand.operand.kind === 'float'
        ? operand.operand.text
        : '';
  const value = Number(text);
  const isExact = Number.isInteger(value) && value < 2 ** (sizeOf(type) * 8 - 1);
  if (!isExact) p.report('CC4086', operand.span, [text, typeText(type.plain)]);
}

function fromConstant(p: Parser, operand: Expr, target: IntType, type: Type): void {
  const value = integerValue(operand);
  const range = rangeOfType(target);
  if (value === undefined || (range.min <= value && value <= range.max)) return;
  if (
    operand.kind === 'convert' &&
    operand.isCast &&
    sizeOf(operand.type) >= sizeOf(target) &&
    !isNarrower(target, operand)
  )
    return;
  // What only changes its sign keeps its bits: `unsigned x = -1`, `int x = 0xffffffff`.
  const bits = BigInt(widthOf(target));
  const keepsBits =
    value < 0n
      ? !isSigned(target) && value >= -(1n << (bits - 1n))
      : value < 1n << bits && sizeOf(operand.type) === sizeOf(target);
  if (keepsBits) signChange(p, operand, type);
  else if (!p.isTold(operand.span))
    p.report('CC4044', operand.span, [String(value), typeText(type.plain), String(wrap(value, target))]);
}

function isNarrower(target: IntType, operand: Expr): boolean {
  return sizeOf(target) < sizeOf(operand.type);
}

function signChange(p: Parser, operand: Expr, type: Type): void {
  if (p.switches.isOn('sign-conversion'))
    p.report('CC4041', operand.span, [typeText(operand.type), typeText(type.plain)]);
}

function fromInteger(p: Parser, operand: Expr, target: IntType, type: Type): void {
  const from = rangeOf(operand);
  if (from === undefined || contains(rangeOfType(target), from)) return;
  const source = unwidened(operand);
  const isSign = sizeOf(target) >= sizeOf(source.type) && isSigned(target) !== isSigned(source.type);
  if (isSign) signChange(p, source, type);
  else if (p.switches.isOn('conversion'))
    p.report('CC4040', operand.span, [typeText(source.type), typeText(type.plain)]);
}

/** `int *` for `unsigned *`, which the assignment lets pass. */
function toPointer(p: Parser, operand: Expr, to: Type, type: Type): void {
  if (!p.switches.isOn('pointer-sign') || operand.type.kind !== 'pointer') return;
  const [source, target] = [integerOf(operand.type.to), integerOf(to)];
  if (source === undefined || target === undefined || source === target) return;
  if (sizeOf(source) !== sizeOf(target) || intRows[source.name].signed === intRows[target.name].signed) return;
  if (source.name === '_Bool' || target.name === '_Bool') return;
  p.report('CC4046', operand.span, [typeText(operand.type), typeText(type.plain)]);
}

/** A cast between numbers and addresses, or between addresses. */
export function checkCast(p: Parser, operand: Expr, type: Type, span: Span): void {
  const from = operand.type;
  if (type.kind === 'pointer' && integerOf(from) !== undefined) {
    if (sizeOf(from) < sizeOf(type) && operand.kind !== 'int' && integerValue(operand) === undefined)
      p.report('CC4047', span, [typeText(from)]);
  } else if (from.kind === 'pointer' && integerOf(type) !== undefined) {
    if (sizeOf(type) < sizeOf(from) && integerOf(type)?.name !== '_Bool')
      p.report('CC4048', span, [typeText(type.plain)]);
  } else if (from.kind === 'pointer' && type.kind === 'pointer' && p.switches.isOn('cast-qual')) {
    if ((from.to.quals & ~type.to.quals & (CONST | VOLATILE)) !== 0)
      p.report('CC4049', span, [typeText(from), typeText(type.plain)]);
  }
}
