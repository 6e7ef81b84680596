/**
 * Where the things of a program lie in its memory, on every engine and output alike, so that addresses look alike:
 *
 *     0            ┌───────────────────────────┐
 *                  │ never used                │  an access here is an access through null
 *     1024         ├───────────────────────────┤  `lowestAddress`
 *                  │ constant data             │  nobody stores below `stackBottom`
 *     stackBottom  ├───────────────────────────┤
 *                  │ the stack, downwards      │  arrays and slots of functions, `alloca`
 *     stackTop     ├───────────────────────────┤
 *                  │ other data                │
 *     heapBase     ├───────────────────────────┤
 *                  │ the heap, upwards         │
 *                  └───────────────────────────┘
 *
 * Within a region things follow each other in the order in which they are given, each aligned as it wants; the four named
 * addresses are multiples of 16. What the things are (globals of the linear IR, strings of MAPLE) the caller knows.
 */

/** No object lies below. */
export const lowestAddress = 1024;

/** A function's address, which is also its place in a table of functions, is its index and one: 0 is null. */
export function functionAddress(func: number): number {
  return func + 1;
}

/** Something that needs a place: sizes and alignments in bytes. */
export interface Extent {
  readonly size: number;
  readonly align: number;
  readonly constant: boolean;
}

export interface MemoryMap {
  readonly stackBottom: number;
  readonly stackTop: number;
  readonly heapBase: number;
  /** The address of each thing; -1 for those that are not in memory. */
  readonly addresses: readonly number[];
}

/** Bytes for a program's local arrays and structures, unless an option says otherwise. */
export const defaultStackSize = 8 * 2 ** 20;

/** Places extents; those that are undefined are not in memory. */
export function mapMemory(extents: readonly (Extent | undefined)[], stackSize: number): MemoryMap {
  const addresses = extents.map(() => -1);
  const place = (from: number, constant: boolean): number => {
    let next = from;
    extents.forEach((extent, i) => {
      if (extent === undefined || extent.constant !== constant) return;
      addresses[i] = alignUp(next, Math.max(extent.align, 1));
      next = addresses[i] + extent.size;
    });
    return alignUp(next, 16);
  };
  const stackBottom = place(lowestAddress, true);
  const stackTop = alignUp(stackBottom + stackSize, 16);
  return { stackBottom, stackTop, heapBase: place(stackTop, false), addresses };
}

export function alignUp(value: number, align: number): number {
  return Math.ceil(value / align) * align;
}
