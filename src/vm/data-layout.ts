/**
 * Where the globals of a linear module lie in the memory of an engine that runs in JavaScript, and their first contents:
 *
 *     1024         constant data, which nobody stores to
 *     stackBottom  the stack, growing downwards from `stackTop`
 *     stackTop     arrays and other data in their order, each aligned
 *     heapBase     the heap
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
  const addresses = new Float64Array(module.globals.length);
  let next = LOWEST_ADDRESS;
  const place = (wanted: (global: Global) => boolean): void =>
    module.globals.forEach((global, i) => {
      if (global.storage === 'scalar' || !wanted(global)) return;
      addresses[i] = alignUp(next, global.storage === 'array' ? 16 : Math.max(global.align, 1));
      next = addresses[i] + (global.storage === 'array' ? global.count * 4 : global.size);
    });
  place(isConstant);
  const stackBottom = alignUp(next, 16);
  const stackTop = alignUp(stackBottom + stackSize, 16);
  next = stackTop;
  place((global) => !isConstant(global));
  return { stackBottom, stackTop, heapBase: alignUp(next, 16), addresses };
}

/** Strings, and variables that are `const` all through. */
export function isConstant(global: Global): boolean {
  return global.storage === 'data' && global.constant;
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
  memory.writableFrom = layout.stackBottom;
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
