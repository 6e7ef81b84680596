/** Which values an integer expression can have, as far as its form says: enough not to warn of what cannot happen. */
import { integerValue } from '../constants.ts';
import type { Expr } from '../tree.ts';
import { integerOf, intRows, isInteger, widthOf, type IntType, type Type } from '../types.ts';

export interface Range {
  readonly min: bigint;
  readonly max: bigint;
}

export function rangeOfType(type: IntType): Range {
  const { signed } = intRows[type.name];
  const bits = BigInt(widthOf(type));
  return signed ? { min: -(1n << (bits - 1n)), max: (1n << (bits - 1n)) - 1n } : { min: 0n, max: (1n << bits) - 1n };
}

export function contains(outer: Range, inner: Range): boolean {
  return outer.min <= inner.min && inner.max <= outer.max;
}

/** The expression before it was widened, where that kept its value; a cast that somebody wrote stays. */
export function unwidened(expr: Expr): Expr {
  let at = expr;
  while (at.kind === 'convert' && !at.isCast && keepsValue(at.operand.type, at.type)) at = at.operand;
  return at;
}

function keepsValue(from: Type, to: Type): boolean {
  const [source, target] = [integerOf(from), integerOf(to)];
  return source !== undefined && target !== undefined && contains(rangeOfType(target), rangeOfType(source));
}

/** Undefined for what is no integer. */
export function rangeOf(expr: Expr): Range | undefined {
  const at = unwidened(expr);
  const type = integerOf(at.type);
  if (type === undefined) return undefined;
  const value = integerValue(at);
  if (value !== undefined) return { min: value, max: value };
  return narrowed(at) ?? bitField(at) ?? rangeOfType(type);
}

/** Operators whose results need not fill their type. */
function narrowed(at: Expr): Range | undefined {
  switch (at.kind) {
    case 'compare':
    case 'logical':
      return { min: 0n, max: 1n };
    case 'unary':
      return at.op === 'not' ? { min: 0n, max: 1n } : undefined;
    case 'comma':
      return rangeOf(at.right);
    case 'conditional':
      return at.then === undefined ? undefined : joined(rangeOf(at.then), rangeOf(at.otherwise));
    case 'binary':
      return ofBinary(
        at.op,
        rangeOf(at.left),
        integerValue(at.right) ?? (at.op === 'and' ? integerValue(at.left) : undefined),
      );
    default:
      return undefined;
  }
}

function joined(a: Range | undefined, b: Range | undefined): Range | undefined {
  if (a === undefined || b === undefined) return undefined;
  return { min: a.min < b.min ? a.min : b.min, max: a.max > b.max ? a.max : b.max };
}

/** `x & 15`, `x % 10`, `x >> 8`, `x / 2`, of which the right side is known. */
function ofBinary(op: string, left: Range | undefined, right: bigint | undefined): Range | undefined {
  if (left === undefined || right === undefined || right < 0n) return undefined;
  const isNegative = left.min < 0n;
  if (op === 'and') return { min: 0n, max: right };
  if (op === 'rem' && right > 0n) return { min: isNegative ? 1n - right : 0n, max: right - 1n };
  if (op === 'shr' && right < 128n) return { min: left.min >> right, max: left.max >> right };
  if (op === 'div' && right > 0n) return { min: left.min / right, max: left.max / right };
  return undefined;
}

/** A bit-field has fewer bits than its type. */
function bitField(at: Expr): Range | undefined {
  const place = at.kind === 'load' ? at.operand : undefined;
  if (place?.kind !== 'member' || place.member.bits === undefined) return undefined;
  const type = integerOf(at.type);
  const bits = BigInt(place.member.bits);
  if (type === undefined || bits === 0n || !isInteger(at.type)) return undefined;
  return intRows[type.name].signed
    ? { min: -(1n << (bits - 1n)), max: (1n << (bits - 1n)) - 1n }
    : { min: 0n, max: (1n << bits) - 1n };
}
