/**
 * The attributes that have a say in where data lies: `align(n)`, `type_align(n)`, `pack(n)` and `packed`.
 *
 * `align` raises an alignment, `pack(n)` caps the alignment of every member, `packed` is the strongest form: members
 * follow each other byte by byte (bit-fields bit by bit). A number that is no power of two is a mistake that the
 * verifier reports; here it counts for nothing.
 */
import type { Attr } from './types.ts';

export interface LayoutAttrs {
  /** Least alignment in bytes, 0 where nothing is said: even `align(1)` moves a bit-field to the next byte. */
  readonly align: number;
  /** Greatest alignment of a member in bytes, 0 where nothing is said. */
  readonly pack: number;
  readonly packed: boolean;
  /** `static` in a structure: the field is a variable of its own and takes no room. */
  readonly isStatic: boolean;
}

const NONE: LayoutAttrs = { align: 0, pack: 0, packed: false, isStatic: false };

export function layoutAttrs(attrs: readonly Attr[]): LayoutAttrs {
  if (attrs.length === 0) return NONE;
  let { align, pack, packed, isStatic } = NONE;
  for (const attr of attrs) {
    if (attr.name === 'packed') packed = true;
    else if (attr.name === 'static') isStatic = true;
    else if (attr.name === 'pack') pack = powerOfTwo(attr) ?? pack;
    else if (attr.name === 'align' || attr.name === 'type_align') align = Math.max(align, powerOfTwo(attr) ?? 0);
  }
  return { align, pack, packed, isStatic };
}

/** The number of `align(8)`, or undefined if it has none that can be an alignment. */
export function powerOfTwo(attr: Attr): number | undefined {
  const n = attr.args?.[0];
  return typeof n === 'number' && n > 0 && n <= 2 ** 30 && Number.isInteger(Math.log2(n)) ? n : undefined;
}

export function roundUp(n: number, multiple: number): number {
  return Math.ceil(n / multiple) * multiple;
}
