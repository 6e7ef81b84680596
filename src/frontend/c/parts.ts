/** Parts of values that are no structures: lanes of vectors, GNU's `__real__` and `__imag__`. */
import { convert, distanceType, isPlace, markAddressed, value } from './conversions.ts';
import { offset } from './operators.ts';
import type { Parser } from './parser.ts';
import type { Expr } from './tree.ts';
import { typeText } from './type-text.ts';
import type { Span } from '../../base/source.ts';
import { floatType, intType, isArithmetic, isInteger, pointerTo, qualify, type Type } from './types.ts';

/** An element of what lies in memory as elements of one type. */
function elementOf(p: Parser, whole: Expr, of: Type, index: Expr, span: Span): Expr {
  const place = isPlace(whole) ? whole : kept(p, whole);
  markAddressed(place);
  const type = qualify(of, place.type.quals);
  const address: Expr = { kind: 'address', operand: place, type: pointerTo(place.type), span };
  const first: Expr = { kind: 'convert', operand: address, type: pointerTo(type), span, isCast: true };
  const pointer = offset(p, first, index, false, span);
  return { kind: 'deref', operand: pointer, type, span };
}

/** A value that lies nowhere yet, as a literal of its type. */
function kept(p: Parser, whole: Expr): Expr {
  const type = whole.type.plain;
  const symbol = p.hiddenVariable('part', type, whole.span);
  symbol.addressed = true;
  const init = { items: [{ offset: 0, type, member: undefined, value: whole }], span: whole.span };
  return { kind: 'compound', symbol, init, type, span: whole.span };
}

/** `vector[index]`; undefined if it is none. */
export function lane(p: Parser, vector: Expr, index: Expr, span: Span): Expr | undefined {
  const { type } = vector;
  const at = value(p, index);
  if (type.kind !== 'vector' || !isInteger(at.type)) return undefined;
  return elementOf(p, vector, type.of, at, span);
}

/** `__real__ z` and `__imag__ z`: places, if `z` is one. Of a real number the second is 0. */
export function complexPart(p: Parser, word: '__real__' | '__imag__', operand: Expr, span: Span): Expr {
  if (operand.kind === 'error') return operand;
  const { type } = operand;
  if (type.kind === 'complex') {
    const index: Expr = { kind: 'int', value: word === '__real__' ? 0n : 1n, type: distanceType(), span };
    return elementOf(p, operand, floatType(type.name), index, span);
  }
  if (!isArithmetic(type)) {
    p.report('CC2041', span, [word, typeText(type)]);
    return p.error(span);
  }
  const real = value(p, operand);
  if (word === '__real__') return real;
  return convert({ kind: 'int', value: 0n, type: intType('int'), span }, real.type);
}
