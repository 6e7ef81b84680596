/**
 * Where the globals of a linear module lie in the memory of an engine that runs in JavaScript, and their first contents:
 *
 *     1024      the stack, growing downwards from `stackTop`
 *     stackTop  arrays and data in their order, each aligned
 *     heapBase  the heap
 *
 * The same picture as in compiled WebAssembly, so that addresses look alike. Scalar globals are not in memory.
 */
import { InternalError } from '../base/errors.ts';
import type { Global, LinearModule } from '../linear/nodes.ts';
import { LOWEST_ADDRESS, type Memory } from './memory.ts';

export interface DataLayout {
  readonly stackBottom: number;
  readonly stackTop: number;
  readonly heapBase: number;
  /** The address of each global; 0 for scalars. */
  readonly addresses: Float64Array;
}

export function layOutData(module: LinearModule, stackSize: number): DataLayout {
  const stackTop = alignUp(LOWEST_ADDRESS + stackSize, 16);
  let next = stackTop;
  const addresses = Float64Array.from(module.globals, (global) => {
    if (global.storage === 'scalar') return 0;
    const address = alignUp(next, global.storage === 'array' ? 16 : Math.max(global.align, 1));
    next = address + (global.storage === 'array' ? global.count * 4 : global.size);
    return address;
  });
  return { stackBottom: LOWEST_ADDRESS, stackTop, heapBase: alignUp(next, 16), addresses };
}

export function alignUp(value: number, align: number): number {
  return Math.ceil(value / align) * align;
}

/** A function's address is its index and one: 0 is null. */
export function functionAddress(func: number): number {
  return func + 1;
}

/** Stores the initial contents; the memory is zero before. */
export function storeData(module: LinearModule, layout: DataLayout, memory: Memory): void {
  module.globals.forEach((global, i) => storeGlobal(module, layout, memory, global, layout.addresses[i]));
}

function storeGlobal(module: LinearModule, layout: DataLayout, memory: Memory, global: Global, address: number): void {
  if (global.storage === 'array') {
    for (const [index, value] of global.init) {
      if (global.type === 'i32') memory.writeU32(address + 4 * index, value);
      else memory.writeF32(address + 4 * index, value);
    }
  } else if (global.storage === 'data') {
    memory.writeBytes(address, global.bytes.subarray(0, global.size));
    for (const { at, kind, index, addend } of global.relocations) {
      const target = kind === 'f' ? functionAddress(index) : layout.addresses[index];
      if (target === 0) throw new InternalError(`data ${global.name} refers to a scalar`, 'layout');
      if (module.pointerSize === 8) memory.writeU64(address + at, BigInt.asUintN(64, BigInt(target + addend)));
      else memory.writeU32(address + at, target + addend);
    }
  }
}
