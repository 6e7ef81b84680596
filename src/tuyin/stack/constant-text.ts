/** Constants of stack code as they are written. */
import { InternalError } from '../../base/errors.ts';
import type { Span } from '../../base/source.ts';
import type { Expr } from '../nodes.ts';
import { intType, sizeInBits, typeText, type Type } from '../types.ts';

/** `type operand`. */
export function typed(type: Type, operand: Expr, span: Span): Expr {
  return { kind: 'typed', type, operand, span };
}

/** A scalar by its bits: an integer as itself, anything else as a cast of one. */
export function bitsOf(value: bigint, type: Type, span: Span): Expr {
  const bits = sizeInBits(type);
  if (bits === undefined) throw new InternalError(`${typeText(type)} has no bits`, 'constant text');
  const integer = typed(intType(bits), { kind: 'int', value: BigInt.asIntN(bits, value), span }, span);
  if (type.kind === 'int') return integer;
  return { kind: 'cast', op: type.kind === 'pointer' ? 'inttoptr' : 'bitcast', operand: integer, type, span };
}
