/**
 * What a range of memory holds, byte for byte, in a form that people and programs read:
 *
 *     2a 00 ?? ?? →7+4 →#3        numbers, undefined bytes, a whole pointer, a byte that is left of one
 *
 * A whole pointer is one cell of as many bytes as a pointer has.
 */
import type { Block, Memory } from './memory.ts';
import { prim } from './prim-types.ts';
import { Stuck } from './stuck.ts';
import type { Val, Vptr } from './values.ts';

export type Cell =
  | { readonly kind: 'undefined' }
  | { readonly kind: 'byte'; readonly value: number }
  | { readonly kind: 'pointer'; readonly value: Vptr }
  /** Byte `index` of a pointer whose other bytes are not where they would have to be. */
  | { readonly kind: 'fragment'; readonly index: number };

const FIRST_FRAGMENT = 0x10;
const site = { rule: 'iread', span: undefined } as const;

/** The cells of `size` bytes at an arena address. */
export function cellsOf(memory: Memory, address: number, size: number): Cell[] {
  const cells: Cell[] = [];
  const width = memory.pointerSize;
  for (let i = 0; i < size; ) {
    const whole = i + width <= size ? pointerAt(memory, address + i) : undefined;
    cells.push(whole === undefined ? cellAt(memory, address + i) : { kind: 'pointer', value: whole });
    i += whole === undefined ? 1 : width;
  }
  return cells;
}

function cellAt({ flags, bytes }: Memory, address: number): Cell {
  const flag = flags[address];
  if (flag === 0) return { kind: 'undefined' };
  return flag < FIRST_FRAGMENT ? { kind: 'byte', value: bytes[address] } : { kind: 'fragment', index: flag - FIRST_FRAGMENT };
}

/** The pointer that stands at an address, if all its bytes do. */
function pointerAt(memory: Memory, address: number): Vptr | undefined {
  if (memory.flags[address] !== FIRST_FRAGMENT) return undefined;
  const v = valueAt(() => memory.reader(prim('ptr'))(address, site));
  return typeof v === 'object' ? v : undefined;
}

/** What a reader gives; undefined where it is stuck. */
export function valueAt(read: () => Val): Val | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof Stuck) return undefined;
    throw error;
  }
}

export function cellText(cell: Cell): string {
  switch (cell.kind) {
    case 'undefined':
      return '??';
    case 'byte':
      return cell.value.toString(16).padStart(2, '0');
    case 'pointer':
      return `→${cell.value.b}${cell.value.p < 0 ? '' : '+'}${cell.value.p}`;
    case 'fragment':
      return `→#${cell.index}`;
  }
}

/** A range as text, at most `limit` bytes of it. */
export function contentsText(memory: Memory, address: number, size: number, limit = Infinity): string {
  const shown = cellsOf(memory, address, Math.min(size, limit)).map(cellText).join(' ');
  return size > limit ? `${shown} …` : shown;
}

/** A whole block, what `malloc` keeps in front of it included. */
export function blockContents(memory: Memory, { base, lo, hi }: Block): string {
  return contentsText(memory, base + lo, hi - lo);
}
