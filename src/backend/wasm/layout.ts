/**
 * Where the things of a module lie in memory:
 *
 *     0        never used: an access here is an access through null
 *     1024        constant data, which nobody stores to
 *     stackBottom the stack, growing downwards from `stackTop`
 *     stackTop    arrays and other data in their order, each aligned
 *     heapBase    the rest belongs to the heap
 *
 * Scalar globals are WebAssembly globals: nothing can take their address.
 */
import { InternalError } from '../../base/errors.ts';
import { ByteWriter } from '../../base/bytes.ts';
import type { Global, LinearModule } from '../../linear/nodes.ts';

/** No object lies below; accesses there trap. */
export const lowestAddress = 1024;

export interface MemoryLayout {
  readonly stackBottom: number;
  readonly stackTop: number;
  readonly heapBase: number;
  /** The address of each global that is in memory; -1 for scalars. */
  readonly addresses: readonly number[];
}

export function layOut(module: LinearModule, stackSize: number): MemoryLayout {
  const addresses = module.globals.map(() => -1);
  let next = lowestAddress;
  const place = (constant: boolean): void =>
    module.globals.forEach((global, i) => {
      if (global.storage === 'scalar' || isConstant(global) !== constant) return;
      const { size, align } = extentOf(global);
      addresses[i] = alignUp(next, align);
      next = addresses[i] + size;
    });
  place(true);
  const stackBottom = alignUp(next, 16);
  const stackTop = alignUp(stackBottom + stackSize, 16);
  next = stackTop;
  place(false);
  return { stackBottom, stackTop, heapBase: alignUp(next, 16), addresses };
}

function isConstant(global: Global): boolean {
  return global.storage === 'data' && global.constant;
}

export function alignUp(value: number, align: number): number {
  return Math.ceil(value / align) * align;
}

function extentOf(global: Exclude<Global, { storage: 'scalar' }>): { size: number; align: number } {
  return global.storage === 'array'
    ? { size: global.count * 4, align: 16 }
    : { size: global.size, align: Math.max(global.align, 1) };
}

export interface InitialBytes {
  readonly address: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The initial contents that are not zero, trailing zeros left out. */
export function initialBytes(module: LinearModule, layout: MemoryLayout): InitialBytes[] {
  return module.globals.flatMap((global, i) => {
    const bytes = trimZeros(bytesOf(module, global, layout));
    return bytes.length === 0 ? [] : [{ address: layout.addresses[i], bytes }];
  });
}

function bytesOf(module: LinearModule, global: Global, layout: MemoryLayout): Uint8Array<ArrayBuffer> {
  if (global.storage === 'scalar') return new Uint8Array(0);
  if (global.storage === 'array') return arrayBytes(global);
  const given = global.bytes.subarray(0, global.size);
  // No longer than what is not zero by itself, however large the global is.
  const used = global.relocations.reduce((end, { at }) => Math.max(end, at + module.pointerSize), given.length);
  const bytes = new Uint8Array(used);
  bytes.set(given);
  const view = new DataView(bytes.buffer);
  for (const { at, kind, index, addend } of global.relocations) {
    const target = kind === 'f' ? tableIndexOf(index) : layout.addresses[index];
    if (target < 0) throw new InternalError(`data ${global.name} refers to a scalar`, 'wasm');
    if (module.pointerSize === 8) view.setBigInt64(at, BigInt(target + addend), true);
    else view.setInt32(at, target + addend, true);
  }
  return bytes;
}

/** Only as long as the last initialised element, however large the array is. */
function arrayBytes(global: Extract<Global, { storage: 'array' }>): Uint8Array<ArrayBuffer> {
  let used = 0;
  for (const index of global.init.keys()) used = Math.max(used, index + 1);
  const words = new DataView(new ArrayBuffer(used * 4));
  for (const [index, value] of global.init) {
    if (global.type === 'i32') words.setInt32(index * 4, value, true);
    else words.setFloat32(index * 4, value, true);
  }
  return new Uint8Array(words.buffer);
}

function trimZeros(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  let length = bytes.length;
  while (length > 0 && bytes[length - 1] === 0) length--;
  return bytes.subarray(0, length);
}

/** The place of a function in the function table, which is its address; place 0 stays empty for null. */
export function tableIndexOf(func: number): number {
  return func + 1;
}

/** Joins pieces whose gap is smaller than a segment's own cost; the gap is filled with zeros. */
export function joinBytes(pieces: readonly InitialBytes[]): InitialBytes[] {
  const sorted = pieces.toSorted((a, b) => a.address - b.address);
  const joined: { address: number; out: ByteWriter }[] = [];
  for (const { address, bytes } of sorted) {
    const last = joined.at(-1);
    const gap = last === undefined ? Infinity : address - last.address - last.out.length;
    if (last === undefined || gap > 12) {
      const out = new ByteWriter(bytes.length);
      out.bytes(bytes);
      joined.push({ address, out });
      continue;
    }
    last.out.bytes(new Uint8Array(gap));
    last.out.bytes(bytes);
  }
  return joined.map(({ address, out }) => ({ address, bytes: out.toBytes() }));
}
