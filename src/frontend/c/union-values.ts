/** GNU: a value that becomes a union because one of its members has its type: by a cast, and as an argument of a transparent union. */
import type { Span } from '../../base/source.ts';
import { convert, isAssignable, value } from './conversions.ts';
import { literalOf } from './initialisers.ts';
import type { Parser } from './parser.ts';
import type { Expr } from './tree.ts';
import { isCompatible, type RecordType, type Type } from './types.ts';

/** `(union u)operand`; undefined if no member has the operand's type. */
export function castToUnion(p: Parser, type: Type, operand: Expr, span: Span): Expr | undefined {
  if (type.kind !== 'record' || type.record.word !== 'union' || operand.type.plain === type.plain) return undefined;
  const found = memberFor(type, (member) => isCompatible(member.plain, operand.type.plain));
  return found && asUnion(p, type, found, operand, span);
}

/** An argument as the first member that it could be assigned to; undefined where it is none of another type. */
export function transparentArgument(p: Parser, type: Type, arg: Expr): Expr | undefined {
  if (type.kind !== 'record' || !type.record.transparent) return undefined;
  const operand = value(p, arg);
  if (operand.kind === 'error' || operand.type.plain === type.plain) return undefined;
  const same = memberFor(type, (member) => isCompatible(member.plain, operand.type.plain));
  const found = same ?? memberFor(type, (member) => isAssignable(operand, member));
  return found && asUnion(p, type, found, operand, operand.span);
}

function memberFor({ record }: RecordType, fits: (type: Type) => boolean): Type | undefined {
  return record.members?.find(({ bits, type }) => bits === undefined && fits(type))?.type.plain;
}

/** The value in a literal of the union. */
function asUnion(p: Parser, type: Type, member: Type, operand: Expr, span: Span): Expr {
  const items = [{ offset: 0, type: member, member: undefined, value: convert(operand, member) }];
  const literal = literalOf(p, type.plain, { items, span }, span);
  return { kind: 'load', operand: literal, type: type.plain, span };
}
