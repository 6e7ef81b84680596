/**
 * What a range of memory holds, byte for byte, in a form that people and programs read:
 *
 *     2a 00 ?? ?? →7+4 →7+4#3     numbers, undefined bytes, a whole pointer, a byte that is left of one
 *
 * A whole pointer is one cell of as many bytes as a pointer has.
 */
import type { Block, Memory } from './memory.ts';
import { Stuck } from './stuck.ts';
import type { Val, Vptr } from './values.ts';

export type Cell =
  | { readonly kind: 'undefined' }
  | { readonly kind: 'byte'; readonly value: number }
  | { readonly kind: 'pointer'; readonly value: Vptr }
  /** Byte `index` of a pointer whose other bytes are not where they would have to be. */
  | { readonly kind: 'fragment'; readonly value: Vptr; readonly index: number };

/** The cells of `size` bytes at an arena address. */
export function cellsOf(memory: Memory, address: number, size: number): Cell[] {
  const cells: Cell[] = [];
  const width = memory.pointerSize;
  for (let i = 0; i < size;) {
    const whole = i + width <= size ? pointerAt(memory, address + i) : undefined;
    cells.push(whole === undefined ? cellAt(memory, address + i) : { kind: 'pointer', value: whole });
    i += whole === undefined ? 1 : width;
  }
  return cells;
}

function cellAt(memory: Memory, address: number): Cell {
  const byte = memory.byteAt(address);
  if (byte.kind === 'Undef') return { kind: 'undefined' };
  return byte.kind === 'Byte' ? { kind: 'byte', value: byte.i } : { kind: 'fragment', value: byte.v, index: byte.n };
}

/** The pointer that stands at an address, if all its bytes do. */
function pointerAt(memory: Memory, address: number): Vptr | undefined {
  const first = memory.byteAt(address);
  if (first.kind !== 'Fragment' || first.n !== 0) return undefined;
  for (let i = 1; i < memory.pointerSize; i++) {
    const byte = memory.byteAt(address + i);
    if (byte.kind !== 'Fragment' || byte.n !== i || byte.v.b !== first.v.b || byte.v.p !== first.v.p) return undefined;
  }
  return first.v;
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
      return pointerText(cell.value);
    case 'fragment':
      return `${pointerText(cell.value)}#${cell.index}`;
  }
}

function pointerText({ b, p }: Vptr): string {
  return `→${b}${p < 0 ? '' : '+'}${p}`;
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
