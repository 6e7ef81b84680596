/**
 * Values of expressions and their conversions, written out as nodes [C17 6.3]: a place is loaded, an array or function
 * becomes an address, an operand gets the type in which it is calculated.
 */
import { asAddress, dataModel } from './data-model.ts';
import type { Span } from '../../base/source.ts';
import { integerValue } from './constants.ts';
import type { Parser } from './parser.ts';
import type { Expr } from './tree.ts';
import { typeText } from './type-text.ts';
import { checkAssigned } from './warnings/conversions.ts';
import { checkCondition } from './warnings/operators.ts';
import {
  composite,
  CONST,
  decay,
  integerOf,
  intRows,
  intType,
  type IntType,
  isArithmetic,
  isCompatible,
  isComplete,
  isScalar,
  isUnknown,
  isVoid,
  type Member,
  pointerTo,
  type PointerType,
  promote,
  promoteArgument,
  qualify,
  sizeOfInt,
  type Type,
  voidType,
  wrap,
} from './types.ts';

/** Does the expression say where something is, rather than what? */
export function isPlace(expr: Expr): boolean {
  if (expr.kind === 'member') return isPlace(expr.base);
  return ['variable', 'deref', 'compound', 'string'].includes(expr.kind);
}

/** The value of an expression [6.3.2.1]. */
export function value(p: Parser, expr: Expr): Expr {
  const { type, span } = expr;
  if (type.kind === 'record' && type.record.isUnknown === true) return p.error(span);
  if (type.kind === 'array') {
    markAddressed(expr);
    return { kind: 'decay', type: decay(type), operand: expr, span };
  }
  if (type.kind === 'func') return { kind: 'decay', type: pointerTo(type), operand: expr, span };
  if (!isPlace(expr)) return expr;
  if (!isComplete(type) && !isVoid(type)) {
    p.report('CC2010', span, [typeText(type)]);
    return p.error(span);
  }
  return { kind: 'load', type: type.plain, operand: expr, span };
}

/** The variable that a place is in lies in memory. */
export function markAddressed(place: Expr): void {
  let at = place;
  while (at.kind === 'member') at = at.base;
  if (at.kind === 'variable') at.symbol.addressed = true;
}

/** A value as one of another type, by a conversion that is allowed. */
export function convert(expr: Expr, type: Type, isCast = false): Expr {
  const target = type.plain;
  if (expr.kind === 'error' || expr.type.plain === target) return expr;
  const integer = target.kind === 'int' ? target : undefined;
  if (expr.kind === 'int' && integer !== undefined) return { ...expr, type: integer, value: wrap(expr.value, integer) };
  if (expr.kind === 'int' && target.kind === 'pointer' && expr.type.kind === 'int')
    return { ...expr, type: target, value: asAddress(expr.value) };
  return { kind: 'convert', type: target, operand: expr, span: expr.span, isCast };
}

/**
 * The value of a bit-field as an operand: `int` where that holds all its values, whatever type it was declared with
 * [6.3.1.1p2]. What is assigned to it, and a comma before it, are such values too.
 */
export function operandOf(expr: Expr): Expr {
  const bits = fieldOf(expr)?.bits;
  const integer = integerOf(expr.type);
  if (bits === undefined || integer === undefined || integer.bits !== undefined) return expr;
  const { signed } = intRows[integer.name];
  return bits < 32 || (bits === 32 && signed) ? convert(expr, intType('int')) : expr;
}

function fieldOf(expr: Expr): Member | undefined {
  let at = expr;
  for (;;) {
    if (at.kind === 'load') at = at.operand;
    else if (at.kind === 'assign' || at.kind === 'update') at = at.place;
    else if (at.kind === 'comma') at = at.right;
    else return at.kind === 'member' ? at.member : undefined;
  }
}

export function promoted(expr: Expr): Expr {
  const operand = operandOf(expr);
  return convert(operand, promote(operand.type));
}

export function promotedArgument(expr: Expr): Expr {
  const operand = operandOf(expr);
  return convert(operand, promoteArgument(operand.type));
}

/** A null pointer constant: an integer constant 0, or that cast to `void *` [6.3.2.3p3]. */
export function isNull(expr: Expr): boolean {
  if (expr.kind === 'int' && expr.type === pointerTo(voidType)) return expr.value === 0n;
  const inner = expr.kind === 'convert' && expr.type === pointerTo(voidType) ? expr.operand : expr;
  return integerOf(inner.type) !== undefined && integerValue(inner) === 0n;
}

/** A condition: is the value other than 0? */
export function condition(p: Parser, expr: Expr): Expr {
  checkCondition(p, expr);
  const operand = value(p, expr);
  if (operand.kind === 'error' || isScalar(operand.type)) return operand;
  p.report('CC2020', operand.span, [typeText(operand.type)]);
  return p.error(operand.span);
}

/** Where a value goes, for messages: what is done there, and the name of what gets it. */
export interface Purpose {
  readonly what: 'assigned' | 'initialised' | 'passed' | 'returned';
  readonly to: string;
}

/** A value as what is assigned, passed or returned may be [6.5.16.1]; an error expression, and said why, if it may not. */
export function assignable(p: Parser, expr: Expr, type: Type, purpose: Purpose): Expr {
  const operand = value(p, expr);
  if (operand.kind === 'error') return operand;
  if (isUnknown(type) || isUnknown(operand.type)) return p.error(operand.span);
  const problem = problemOf(operand, type);
  if (problem === undefined) {
    checkAssigned(p, operand, type);
    return convert(operand, type);
  }
  const args = [typeText(operand.type), typeText(type.plain), purpose.what, purpose.to] as const;
  switch (problem) {
    case 'types':
      p.report('CC2030', operand.span, [...args]);
      return p.error(operand.span);
    case 'pointers':
      p.report('CC3001', operand.span, [...args]);
      break;
    case 'qualifiers':
      p.report('CC3002', operand.span, [...args]);
      break;
    case 'integer':
      p.report('CC3003', operand.span, [...args]);
      break;
  }
  return convert(operand, type);
}

/** Can the value be assigned to something of the type without a word? */
export function isAssignable(operand: Expr, type: Type): boolean {
  return problemOf(operand, type) === undefined;
}

/** What is wrong with giving a value to something of a type: all but `types` compilers let pass with a warning. */
function problemOf(operand: Expr, type: Type): 'types' | 'pointers' | 'qualifiers' | 'integer' | undefined {
  const { type: from } = operand;
  if (isArithmetic(type) && isArithmetic(from)) return undefined;
  if (type.kind === 'int' && type.name === '_Bool' && from.kind === 'pointer') return undefined;
  if (type.kind === 'pointer') {
    if (isNull(operand)) return undefined;
    if (from.kind === 'pointer') return pointerProblem(from, type);
    return integerOf(from) === undefined ? 'types' : 'integer';
  }
  if (integerOf(type) !== undefined && from.kind === 'pointer') return 'integer';
  return isCompatible(from.plain, type.plain) && !isVoid(type) ? undefined : 'types';
}

function pointerProblem(from: PointerType, to: PointerType): 'pointers' | 'qualifiers' | undefined {
  const [source, target] = [from.to, to.to];
  const isSame =
    isCompatible(source.plain, target.plain) || isVoid(source) || isVoid(target) || differInSign(source, target);
  if (!isSame) return 'pointers';
  return (source.quals & ~target.quals) === 0 ? undefined : 'qualifiers';
}

/** `char *` for `unsigned char *`: so common that it is let pass. */
function differInSign(a: Type, b: Type): boolean {
  const [one, other] = [integerOf(a), integerOf(b)];
  return (
    one !== undefined &&
    other !== undefined &&
    sizeOfInt(one.name) === sizeOfInt(other.name) &&
    one.name !== '_Bool' &&
    other.name !== '_Bool'
  );
}

/** May something be assigned to the place? Says why not. */
export function checkModifiable(p: Parser, place: Expr): boolean {
  if (place.kind === 'error') return false;
  if (!isPlace(place)) {
    p.report('CC2031', place.span, []);
    return false;
  }
  if (place.type.kind === 'array' || place.type.kind === 'func' || !isComplete(place.type)) {
    p.report('CC2032', place.span, [typeText(place.type)]);
    return false;
  }
  if ((place.type.quals & CONST) === 0 && !hasConstMember(place.type)) return true;
  p.report('CC2033', place.span, [placeText(place)]);
  return false;
}

/** A structure with a constant member cannot be assigned as a whole. */
function hasConstMember(type: Type): boolean {
  const types = [type];
  for (let i = 0; i < types.length; i++) {
    const at = types[i];
    if ((at.quals & CONST) !== 0) return true;
    if (at.kind === 'array') types.push(at.of);
    else if (at.kind === 'record') for (const member of at.record.members ?? []) types.push(member.type);
  }
  return false;
}

function placeText(place: Expr): string {
  if (place.kind === 'variable') return `\`${place.symbol.name}\``;
  return place.kind === 'member' && place.member.name !== undefined ? `the member \`${place.member.name}\`` : 'this';
}

/** The type behind both operands of a conditional that are pointers, or null [6.5.15]. */
export function commonPointer(p: Parser, left: Expr, right: Expr): Type | undefined {
  if (left.type.kind === 'pointer' && isNull(right)) return left.type.plain;
  if (right.type.kind === 'pointer' && isNull(left)) return right.type.plain;
  if (left.type.kind !== 'pointer' || right.type.kind !== 'pointer') return undefined;
  const [a, b] = [left.type.to, right.type.to];
  const quals = a.quals | b.quals;
  if (isVoid(a) || isVoid(b)) return pointerTo(qualify(voidType, quals));
  if (isCompatible(a.plain, b.plain)) return pointerTo(qualify(composite(a.plain, b.plain), quals));
  p.report('CC3004', p.join(left.span, right.span), [typeText(left.type), typeText(right.type)]);
  return pointerTo(qualify(voidType, quals));
}

export const int = intType('int');
/** What `sizeof` gives, and the difference of two addresses. */
export const sizeType = (): IntType => intType(dataModel().named.SIZE);
export const distanceType = (): IntType => intType(dataModel().named.PTRDIFF);

export function integerLiteral(value: bigint, type: Type, span: Span): Expr {
  return { kind: 'int', value, type, span };
}
