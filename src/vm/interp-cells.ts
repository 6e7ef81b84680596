/**
 * Loads and stores of the linear interpreter: addresses out of either bank of registers, cells by their code.
 * The cases are literal numbers for the sake of jump tables; a test compares them with `cellCodes`.
 */
import { bigAddress } from './interp-code.ts';
import type { Memory } from './memory.ts';

export function addressIn(cell: number, num: Float64Array, big: readonly bigint[], register: number): number {
  return (cell & bigAddress) !== 0 ? Number(BigInt.asUintN(32, big[register])) : num[register] >>> 0;
}

export function loadNumber(memory: Memory, cell: number, address: number): number {
  switch (cell) {
    case 0 /* i8 */: return memory.readI8(address);
    case 1 /* u8 */: return memory.readU8(address);
    case 2 /* i16 */: return memory.readI16(address);
    case 3 /* u16 */: return memory.readU16(address);
    case 7 /* f32 */: return memory.readF32(address);
    case 8 /* f64 */: return memory.readF64(address);
    default: return memory.readI32(address);
  }
}

export function loadBig(memory: Memory, cell: number, address: number): bigint {
  switch (cell) {
    case 6 /* i64 */: return memory.readI64(address);
    case 9 /* v128 */: memory.check(address, 16); return memory.readU64(address) | (memory.readU64(address + 8) << 64n);
    case 5 /* u32 */: return BigInt(memory.readU32(address));
    default: return BigInt(loadNumber(memory, cell, address));
  }
}

export function storeNumber(memory: Memory, cell: number, address: number, value: number): void {
  switch (cell) {
    case 0 /* i8 */: case 1 /* u8 */: memory.writeU8(address, value); return;
    case 2 /* i16 */: case 3 /* u16 */: memory.writeU16(address, value); return;
    case 7 /* f32 */: memory.writeF32(address, value); return;
    case 8 /* f64 */: memory.writeF64(address, value); return;
    default: memory.writeU32(address, value);
  }
}

export function storeBig(memory: Memory, cell: number, address: number, value: bigint): void {
  switch (cell) {
    case 6 /* i64 */: memory.writeU64(address, BigInt.asUintN(64, value)); return;
    case 9 /* v128 */:
      memory.check(address, 16);
      memory.writeU64(address, BigInt.asUintN(64, value));
      memory.writeU64(address + 8, BigInt.asUintN(64, value >> 64n));
      return;
    default: storeNumber(memory, cell, address, Number(BigInt.asIntN(32, value)));
  }
}
