/**
 * Where the members of structures and unions lie, as the System V ABI for x86-64 has it; bit-fields share units of their type
 * and do not straddle them unless packed. src/maple/layout.ts gives the same to the MAPLE type that a record becomes.
 */
import { alignOf, sizeOf, type CRecord, type Member } from './types.ts';

/** Sets the offsets of the members, and size and alignment of the record. */
export function layOut(record: CRecord): void {
  const isUnion = record.word === 'union';
  let bits = 0;
  let size = 0;
  let align = Math.max(1, record.aligned);
  for (const member of record.members ?? []) {
    const memberAlign = alignmentOf(record, member);
    if (member.name !== undefined || member.bits === undefined) align = Math.max(align, memberAlign);
    const end =
      member.bits === undefined
        ? placeMember(member, memberAlign, bits)
        : placeBits(member, record.packed || member.packed || member.most > 0, bits);
    if (isUnion) size = Math.max(size, Math.ceil(end / 8));
    else bits = end;
  }
  record.align = align;
  record.size = roundUp(isUnion ? size : Math.ceil(bits / 8), align);
}

function alignmentOf(record: CRecord, member: Member): number {
  // `#pragma pack` decides for a bit-field even when it is packed itself, as gcc has it.
  const isPacked = (record.packed || member.packed) && (member.bits === undefined || member.most === 0);
  const natural = isPacked ? 1 : alignOf(member.type);
  return Math.max(member.aligned, member.most === 0 ? natural : Math.min(natural, member.most));
}

/** Both take and give a position in bits. */
function placeMember(member: Member, align: number, at: number): number {
  member.offset = roundUp(Math.ceil(at / 8), align);
  // A flexible array at the end has no size.
  const isFlexible = member.type.kind === 'array' && member.type.size === undefined;
  return (member.offset + (isFlexible ? 0 : sizeOf(member.type))) * 8;
}

function placeBits(member: Member, isPacked: boolean, at: number): number {
  const width = member.bits ?? 0;
  const unit = sizeOf(member.type) * 8;
  const straddles = Math.floor(at / unit) !== Math.floor((at + width - 1) / unit);
  const start =
    width === 0 || (!isPacked && straddles)
      ? roundUp(at, unit)
      : member.aligned > 0
        ? roundUp(at, member.aligned * 8)
        : at;
  member.offset = isPacked ? Math.floor(start / 8) : Math.floor(start / unit) * (unit / 8);
  member.bit = start - member.offset * 8;
  return start + width;
}

export function roundUp(value: number, step: number): number {
  return Math.ceil(value / step) * step;
}
