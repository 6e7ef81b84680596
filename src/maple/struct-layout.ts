/**
 * Where the members of one structure lie, by the C rules as gcc applies them on x86-64.
 *
 * Positions are counted in bits from the start. A plain member begins at a multiple of its alignment. A bit-field begins
 * at the next bit, unless it would cross more units of its declared type than the type has: then it moves to the next
 * unit. `pack(n)` and `packed` switch that rule off. A width of 0 closes the unit, whatever the packing says. Unnamed
 * bit-fields take room and do not align the structure.
 */
import type { PrimType } from '../scalar/prim-types.ts';
import { layoutAttrs, roundUp, type LayoutAttrs } from './type-attributes.ts';
import type { Field } from './types.ts';

/** A member and what is known of its type. */
export interface MemberShape {
  readonly field: Field;
  readonly size: number;
  readonly align: number;
}

export interface Placement {
  /** Bits from the start of the structure. */
  readonly bit: number;
  readonly attrs: LayoutAttrs;
}

export interface StructShape {
  readonly placements: readonly Placement[];
  readonly size: number;
  readonly align: number;
}

/** Lays members out after `parentSize` bytes of a parent class; `overlap` lays them over each other (a union). */
export function placeMembers(
  members: readonly MemberShape[],
  own: LayoutAttrs,
  overlap: boolean,
  parent: { readonly size: number; readonly align: number },
): StructShape {
  const placements: Placement[] = [];
  let position = parent.size * 8;
  let end = position;
  let align = parent.align;
  for (const member of members) {
    const attrs = layoutAttrs(member.field.attrs);
    if (attrs.isStatic || member.field.fromParent) {
      placements.push({ bit: 0, attrs });
      continue;
    }
    const bit = startOf(member, attrs, own, overlap ? 0 : position);
    placements.push({ bit, attrs });
    position = bit + (member.field.bits ?? member.size * 8);
    end = Math.max(end, position);
    align = Math.max(align, demandedAlign(member, attrs, own));
  }
  align = Math.max(align, own.align);
  return { placements, size: roundUp(Math.ceil(end / 8), align), align };
}

function startOf(member: MemberShape, attrs: LayoutAttrs, own: LayoutAttrs, position: number): number {
  const { bits } = member.field;
  if (bits === undefined) return roundUp(position, memberAlign(member, attrs, own) * 8);
  if (bits === 0) return roundUp(position, Math.max(member.align, attrs.align) * 8);
  const start = attrs.align > 0 ? roundUp(position, capped(attrs.align, own) * 8) : position;
  if (own.packed || attrs.packed || own.pack > 0 || attrs.pack > 0) return start;
  return crossesUnit(start, bits, member) ? roundUp(start, member.align * 8) : start;
}

function crossesUnit(start: number, bits: number, { size, align }: MemberShape): boolean {
  const unit = align * 8;
  return Math.floor((start + bits - 1) / unit) - Math.floor(start / unit) >= size / align;
}

function memberAlign(member: MemberShape, attrs: LayoutAttrs, own: LayoutAttrs): number {
  const natural = own.packed || attrs.packed ? 1 : attrs.pack > 0 ? Math.min(attrs.pack, member.align) : member.align;
  return capped(Math.max(natural, attrs.align), own);
}

/** What a member asks of the whole structure's alignment. */
function demandedAlign(member: MemberShape, attrs: LayoutAttrs, own: LayoutAttrs): number {
  if (member.field.bits === undefined) return memberAlign(member, attrs, own);
  if (member.field.bits === 0 || isUnnamed(member.field)) return 1;
  // `pack(n)` decides for a bit-field even when it is `packed` itself.
  const natural =
    own.pack > 0
      ? Math.min(member.align, own.pack)
      : own.packed || attrs.packed
        ? 1
        : Math.min(member.align, attrs.pack || member.align);
  return Math.max(natural, capped(attrs.align, own));
}

function capped(align: number, own: LayoutAttrs): number {
  return own.pack > 0 ? Math.min(align, own.pack) : align;
}

export function isUnnamed(field: Field): boolean {
  return field.name === '' || field.name === '@';
}

/** What is loaded and stored to reach a bit-field. */
export interface StorageUnit {
  readonly offset: number;
  readonly bitOffset: number;
  readonly bitSize: number;
  readonly unit: PrimType;
  readonly split?: boolean;
}

const unitBySize: Readonly<Record<number, PrimType>> = { 1: 'u8', 2: 'u16', 4: 'u32', 8: 'u64' };

/** The unit of the declared type if it lies inside the structure, else the smallest unit that does and has the bits. */
export function storageUnit(
  bit: number,
  bitSize: number,
  declared: PrimType,
  declaredSize: number,
  structSize: number,
): StorageUnit {
  const at = (offset: number, unit: PrimType, split?: boolean): StorageUnit => ({
    offset,
    bitOffset: bit - offset * 8,
    bitSize,
    unit,
    split,
  });
  const covers = (offset: number, size: number): boolean =>
    offset >= 0 && offset * 8 <= bit && bit + bitSize <= (offset + size) * 8 && offset + size <= structSize;
  const natural = Math.floor(bit / 8 / Math.max(1, declaredSize)) * declaredSize;
  if (covers(natural, declaredSize)) return at(natural, declared);
  const first = Math.floor(bit / 8);
  for (const size of [1, 2, 4, 8]) {
    for (const offset of [first, structSize - size]) if (covers(offset, size)) return at(offset, unitBySize[size]);
  }
  return at(first, declared, true);
}
