/**
 * A module compiled to WebAssembly, apart from what runs it: the bytes, and the few facts that an instance needs of the module. An image
 * is plain data, so that it can be kept and started again without the module (driver/program-image.ts); the places of traps are
 * a table of their own, which only the module gives.
 */
import type { Signature } from '../../linear/nodes.ts';
import { PAGE_SIZE } from '../../vm/memory.ts';
import type { Meter } from '../../vm/meter.ts';

/** What of a function is needed while the program runs. */
export interface ImageFunc extends Signature {
  readonly name: string;
}

export interface WasmImage {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly pointerSize: 4 | 8;
  /** Addresses in the program's memory. */
  readonly heapBase: number;
  readonly stackBottom: number;
  readonly stackTop: number;
  /** What the emitted code gives a number of when it traps. */
  readonly trapNames: readonly string[];
  /** The functions of the module by their numbers, which their addresses tell. */
  readonly funcs: readonly ImageFunc[];
  /** The numbers of those that are imported. */
  readonly externs: readonly number[];
  /** Bytes of the largest function, and how many loops are in each other: what a host chooses a compiler by. */
  readonly largestFunction: number;
  readonly loopDepth: number;
}

/** 4 GiB, all that an address of 32 bits reaches. */
const mostPages = 65536;

/** Pages that a memory of this meter may have. */
export function pageLimit({ limit }: Meter): number {
  return Math.min(mostPages, Math.floor(limit / PAGE_SIZE));
}
