/** In which members of an object the value of an initialiser lies. */
import type { CRecord, Member, Type } from '../types.ts';
import { sizeOf } from '../types.ts';

export function isSameKind(a: Type, b: Type): boolean {
  if (a.plain === b.plain) return true;
  return a.kind === 'array' && b.kind === 'array' && a.of.plain === b.of.plain;
}

/** The member that is the part of a type at an offset, or the bit-field itself, or has it in itself. */
export function memberWith(
  { members = [] }: CRecord,
  offset: number,
  type: Type,
  bits: Member | undefined,
): Member | undefined {
  return members.find((member) =>
    member.bits === undefined
      ? offset >= member.offset && holds(member.type, offset - member.offset, type, bits)
      : member === bits && member.offset === offset,
  );
}

function holds(whole: Type, offset: number, type: Type, bits: Member | undefined): boolean {
  if (offset === 0 && bits === undefined && isSameKind(whole, type)) return true;
  if (whole.kind === 'record') return memberWith(whole.record, offset, type, bits) !== undefined;
  if (whole.kind !== 'array') return false;
  const size = sizeOf(whole.of);
  const isInside = size > 0 && (whole.size === undefined || offset < whole.size * size);
  return isInside && holds(whole.of, offset % size, type, bits);
}
