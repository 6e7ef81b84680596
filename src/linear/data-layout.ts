/**
 * Where the data of a linear module lies, and its first bytes: the one layout of all engines and outputs.
 *
 * Arrays and data are placed by `mapMemory` (its drawing shows the regions), constant data below the stack. Scalar globals
 * are not in memory: nothing can take their address. The arrays and slots of a call lie in its frame, at offsets from the
 * frame's lowest address:
 *
 *     base + size  ┌──────────┐
 *                  │ slot l5  │  aligned as it says
 *                  │ array l3 │  aligned to 16
 *     base         └──────────┘  a multiple of `align`
 */
import { InternalError } from '../base/errors.ts';
import { alignUp, functionAddress, mapMemory, type Extent, type MemoryMap } from '../base/memory-map.ts';
import { forEachInstr, operandsOf } from './instr.ts';
import type { Func, Global, LinearModule } from './nodes.ts';

export { functionAddress };

/** Addresses by the index of the global. */
export function layOut(module: LinearModule, stackSize: number): MemoryMap {
  return mapMemory(module.globals.map(extentOf), stackSize);
}

function extentOf(global: Global): Extent | undefined {
  if (global.storage === 'scalar') return undefined;
  if (global.storage === 'array') return { size: global.count * 4, align: 16, constant: false };
  const { size, align, constant } = global;
  return { size, align, constant };
}

/**
 * The functions whose addresses occur in code or data, ascending. Only these can be called through a number: an address
 * comes from `&f`, and the table of an engine need not have any other function.
 */
export function takenFunctions(module: LinearModule): number[] {
  const taken = new Set<number>();
  for (const func of module.funcs) {
    const known = func.stored?.outline;
    if (known !== undefined) for (const index of known.taken) taken.add(index);
    else
      forEachInstr(func, (instr) => {
        for (const operand of operandsOf(instr)) if (operand.kind === 'f') taken.add(operand.index);
      });
  }
  for (const global of module.globals) {
    if (global.storage !== 'data') continue;
    for (const { kind, index } of global.relocations) if (kind === 'f') taken.add(index);
  }
  return [...taken].sort((a, b) => a - b);
}

export interface FrameLayout {
  /** Where each array or slot lies, by symbol. */
  readonly offsets: ReadonlyMap<number, number>;
  /** A multiple of 16. */
  readonly size: number;
  /** What the frame's address must be a multiple of; at least 16. */
  readonly align: number;
}

/** `mostAlign`: where frames begin at multiples of so many bytes only, what wants more gets no more. */
export function layOutFrame({ symbols }: Func, mostAlign = Infinity): FrameLayout {
  const offsets = new Map<number, number>();
  let size = 0;
  let strictest = 16;
  symbols.forEach((symbol, i) => {
    if (!('storage' in symbol)) return;
    const isArray = symbol.storage === 'array';
    const align = isArray ? 16 : Math.max(1, Math.min(symbol.align, mostAlign));
    strictest = Math.max(strictest, align);
    const offset = alignUp(size, align);
    offsets.set(i, offset);
    size = offset + (isArray ? symbol.count * 4 : symbol.size);
  });
  return { offsets, size: alignUp(size, 16), align: strictest };
}

export interface InitialBytes {
  readonly address: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The initial contents that are not zero, trailing zeros left out. */
export function initialBytes(module: LinearModule, map: MemoryMap): InitialBytes[] {
  return module.globals.flatMap((global, i) => {
    const bytes = trimZeros(bytesOf(module, global, map));
    return bytes.length === 0 ? [] : [{ address: map.addresses[i], bytes }];
  });
}

function bytesOf(module: LinearModule, global: Global, map: MemoryMap): Uint8Array<ArrayBuffer> {
  if (global.storage === 'scalar') return new Uint8Array(0);
  if (global.storage === 'array') return arrayBytes(global);
  const given = global.bytes.subarray(0, global.size);
  // No longer than what is not zero by itself, however large the global is.
  const used = global.relocations.reduce((end, { at }) => Math.max(end, at + module.pointerSize), given.length);
  const bytes = new Uint8Array(used);
  bytes.set(given);
  const view = new DataView(bytes.buffer);
  for (const { at, kind, index, addend } of global.relocations) {
    const target = kind === 'f' ? functionAddress(index) : map.addresses[index];
    if (target < 0) throw new InternalError(`data ${global.name} refers to a scalar`, 'layout');
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
