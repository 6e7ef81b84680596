/**
 * Loads and stores: the instruction for each cell and value type, and how an address that is null is made to trap.
 *
 * WebAssembly adds the constant offset of an access to its address without wrapping. An access to address a + k is
 * therefore written as one to (a - 1024) + (1024 + k), where only the subtraction wraps: for a below 1024 the sum lies
 * beyond 4 GiB and traps, for every other a it is a + k. The subtraction costs next to nothing, except where the
 * address has just been loaded: following a list then takes half as long again, because each load waits for one more
 * step. So an address that comes out of memory is compared with 1024 instead, which costs an instruction but no time
 * to wait.
 */
import { InternalError } from '../../base/errors.ts';
import { destsOf } from '../../linear/instr.ts';
import type { Block } from '../../linear/nodes.ts';
import type { MemType } from '../../linear/opcodes.ts';
import type { MemoryInstruction } from './instructions.ts';
import type { ValType } from './module.ts';

/** A cell of `mem` read as a value of `type`, extended by its sign or zeros. */
export function loadInstruction(mem: MemType, type: ValType): MemoryInstruction {
  return find(loads, mem, type);
}

/** The lowest bits of a value of `type` as a cell of `mem`. */
export function storeInstruction(mem: MemType, type: ValType): MemoryInstruction {
  return find(stores, mem, type);
}

/** The parameters, locals and temporaries that are assigned a loaded value, directly or through a temporary. */
export function findChased(blocks: readonly Block[]): ReadonlySet<number> {
  const chased = new Set<number>();
  for (const { instrs } of blocks) {
    for (const instr of instrs) {
      if (instr.op === 'Load') for (const dest of destsOf(instr)) if (dest.kind !== 'g') chased.add(dest.index);
      if ((instr.op !== 'Assign' && instr.op !== 'LToI') || instr.dest.kind === 'g') continue;
      const [source] = instr.operands;
      if (source.kind === 't' && chased.has(source.index)) chased.add(instr.dest.index);
    }
  }
  return chased;
}

type Row = Readonly<Partial<Record<MemType, MemoryInstruction>>>;

function find(table: Readonly<Partial<Record<ValType, Row>>>, mem: MemType, type: ValType): MemoryInstruction {
  const name = table[type]?.[mem];
  if (name === undefined) throw new InternalError(`no access to ${mem} as ${type}`, 'wasm');
  return name;
}

const loads: Readonly<Partial<Record<ValType, Row>>> = {
  i32: {
    i8: 'i32.load8_s',
    u8: 'i32.load8_u',
    i16: 'i32.load16_s',
    u16: 'i32.load16_u',
    i32: 'i32.load',
    u32: 'i32.load',
  },
  i64: {
    i8: 'i64.load8_s',
    u8: 'i64.load8_u',
    i16: 'i64.load16_s',
    u16: 'i64.load16_u',
    i32: 'i64.load32_s',
    u32: 'i64.load32_u',
    i64: 'i64.load',
  },
  f32: { f32: 'f32.load' },
  f64: { f64: 'f64.load' },
  v128: { v128: 'v128.load' },
};

const stores: Readonly<Partial<Record<ValType, Row>>> = {
  i32: {
    i8: 'i32.store8',
    u8: 'i32.store8',
    i16: 'i32.store16',
    u16: 'i32.store16',
    i32: 'i32.store',
    u32: 'i32.store',
  },
  i64: {
    i8: 'i64.store8',
    u8: 'i64.store8',
    i16: 'i64.store16',
    u16: 'i64.store16',
    i32: 'i64.store32',
    u32: 'i64.store32',
    i64: 'i64.store',
  },
  f32: { f32: 'f32.store' },
  f64: { f64: 'f64.store' },
  v128: { v128: 'v128.store' },
};
