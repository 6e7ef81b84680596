/**
 * Away with accesses at addresses that are not multiples of their size. An access whose address is known to be one (a
 * global, a slot, an element of an array) stays. Any other becomes a call of a function that tests the address: if it is
 * aligned, it does the access, and else it goes byte by byte.
 *
 * A store does all or nothing, so the last byte is tried first; an address that is null or constant data is refused by the
 * first byte. The sum of address and offset does not wrap: where it would, the access is out of bounds.
 */
import { InternalError } from '../../base/errors.ts';
import type { LinearBuilder } from '../../linear/builder.ts';
import type { Func, Instr, LinearModule, Operand } from '../../linear/nodes.ts';
import { operandType } from '../../linear/nodes.ts';
import { memTypes, type CalcOp, type LinearOp, type MemType, type ValueType } from '../../linear/opcodes.ts';
import { forEachInstr } from '../../linear/instr.ts';
import { expandModule, i32, i64 } from './expand.ts';
import type { Helpers } from './helpers.ts';
import type { StepRow } from './step.ts';

export const unalignedStep: StepRow = {
  takesAway: 'loads and stores whose address may not be a multiple of their size',
  why: 'some processors refuse them, and C and typed arrays have no words for them',
  preserves: 'form',
  takesOp: () => false,
  remains: (module) => {
    for (const func of module.funcs) {
      const found = isHelper(func) ? undefined : firstUnaligned(module, func);
      if (found !== undefined) return found;
    }
    return undefined;
  },
  run: (draft) => {
    expandModule(draft, accessesMemory, (func) => (instr, code) => {
      if (isHelper(func) || !mayBeUnaligned(draft.module, func, instr)) return false;
      const offset = draft.module.pointerSize === 8 ? i64(BigInt(instr.offset)) : i32(instr.offset);
      const [address] = instr.operands;
      if (instr.op === 'Load') {
        const type = operandType(draft.module, func, instr.dest);
        code.call(loadHelper(draft.module, draft.helpers, instr.mem, type), [instr.dest], [address, offset]);
      } else {
        const type = operandType(draft.module, func, instr.operands[1]);
        const store = storeHelper(draft.module, draft.helpers, instr.mem, type);
        code.call(store, [], [address, offset, instr.operands[1]]);
      }
      return true;
    });
  },
};

function accessesMemory(op: LinearOp): boolean {
  return op === 'Load' || op === 'Store';
}

/** The functions of this step do what they take away from others: behind a test. */
function isHelper({ name }: Func): boolean {
  return /^\.(\d+\.)?(load|store)\./.test(name);
}

function firstUnaligned(module: LinearModule, func: Func): string | undefined {
  let found: string | undefined;
  forEachInstr(func, (instr) => {
    if (mayBeUnaligned(module, func, instr)) found ??= `${instr.op} of ${instr.mem} in ${func.name}`;
  });
  return found;
}

type Access = Extract<Instr, { op: 'Load' | 'Store' }>;

function mayBeUnaligned(module: LinearModule, func: Func, instr: Instr): instr is Access {
  if (instr.op !== 'Load' && instr.op !== 'Store') return false;
  const { size } = memTypes[instr.mem];
  return size > 1 && !(alignOf(module, func, instr.operands[0]) % size === 0 && instr.offset % size === 0);
}

/** What an address is known to be a multiple of. */
function alignOf({ globals }: LinearModule, { symbols }: Func, address: Operand): number {
  if (address.kind === 'g') {
    const global = globals[address.index];
    const align = global.storage === 'data' ? Math.max(global.align, 1) : global.storage === 'array' ? 16 : 1;
    return (address.offset ?? 0) % align === 0 ? align : 1;
  }
  if (address.kind !== 'l') return 1;
  const symbol = symbols[address.index];
  // Frames begin at multiples of 16; more is not relied on.
  return 'storage' in symbol ? (symbol.storage === 'array' ? 16 : Math.min(Math.max(symbol.align, 1), 16)) : 1;
}

/** (address, offset) → value. */
function loadHelper(module: LinearModule, helpers: Helpers, mem: MemType, type: ValueType): number {
  const address = module.pointerSize === 8 ? 'i64' : 'i32';
  return helpers.indexOf(`load.${mem}.${type}`, { params: [address, address], results: [type] }, (b) => {
    const at = effectiveAddress(b, mem);
    b.ifThen(isAligned(b, at, mem), () => b.return(b.load(mem, at, 0, type)));
    if (mem === 'v128') {
      const half = (offset: number): Operand =>
        b.call(loadHelper(module, helpers, 'i64', 'i64'), at, b.address(offset));
      return b.return(b.calc('ReplaceI64x2', b.calc('SplatI64x2', half(0)), b.i32(1), half(8)));
    }
    b.return(valueOfBits(b, loadBytes(b, at, memTypes[mem].size), mem, type));
  });
}

/** (address, offset, value). */
function storeHelper(module: LinearModule, helpers: Helpers, mem: MemType, type: ValueType): number {
  const address = module.pointerSize === 8 ? 'i64' : 'i32';
  return helpers.indexOf(`store.${mem}.${type}`, { params: [address, address, type], results: [] }, (b) => {
    const at = effectiveAddress(b, mem);
    b.ifThen(isAligned(b, at, mem), () => {
      b.store(mem, at, b.param(2));
      b.return();
    });
    const { size } = memTypes[mem];
    b.load('u8', at, size - 1);
    if (mem === 'v128') {
      for (const lane of [0, 1]) {
        const half = b.calc('LaneI64x2', b.param(2), b.i32(lane));
        b.callVoid(storeHelper(module, helpers, 'i64', 'i64'), at, b.address(8 * lane), half);
      }
      return;
    }
    const bits = bitsOfValue(b, type);
    for (let i = 0; i < size; i++) b.store('u8', at, b.calc('ShrUL', bits, b.i64(BigInt(8 * i))), i);
  });
}

/** Parameter 0 plus parameter 1; where the access would not end within the addresses there are, it traps. */
function effectiveAddress(b: LinearBuilder, mem: MemType): Operand {
  const [add, less] = b.addressType === 'i64' ? (['AddL', 'LessUL'] as const) : (['AddI', 'LessUI'] as const);
  const at = b.calc(add, b.param(0), b.param(1));
  const last = b.calc(add, at, b.address(memTypes[mem].size - 1));
  const wraps = b.calc('BorI', b.calc(less, at, b.param(0)), b.calc(less, last, at));
  b.ifThen(wraps, () => b.trap('out-of-bounds'));
  return at;
}

function isAligned(b: LinearBuilder, address: Operand, mem: MemType): Operand {
  const [and, not] = b.addressType === 'i64' ? (['BandL', 'NotL'] as const) : (['BandI', 'NotI'] as const);
  return b.calc(not, b.calc(and, address, b.address(memTypes[mem].size - 1)));
}

/** The bytes as an i64, the upper ones 0. The first byte is loaded first: it says whether the address is null. */
function loadBytes(b: LinearBuilder, address: Operand, size: number): Operand {
  let bits = b.load('u8', address, 0, 'i64');
  for (let i = 1; i < size; i++) {
    bits = b.calc('BorL', bits, b.calc('ShlL', b.load('u8', address, i, 'i64'), b.i64(BigInt(8 * i))));
  }
  return bits;
}

function valueOfBits(b: LinearBuilder, bits: Operand, mem: MemType, type: ValueType): Operand {
  if (type === 'f64') return b.calc('LAsD', bits);
  if (type === 'f32') return b.calc('IAsF', b.calc('LToI', bits));
  const extensions: Readonly<Partial<Record<MemType, CalcOp>>> = { i16: 'Ext16L', i32: 'Ext32L' };
  const extend = extensions[mem];
  const wide = extend === undefined ? bits : b.calc(extend, bits);
  if (type === 'i64') return wide;
  if (type === 'i32') return b.calc('LToI', wide);
  throw new InternalError(`a load of type ${type}`, 'legalise');
}

function bitsOfValue(b: LinearBuilder, type: ValueType): Operand {
  const value = b.param(2);
  if (type === 'i64') return value;
  if (type === 'f64') return b.calc('DAsL', value);
  return b.calc('UIToL', type === 'f32' ? b.calc('FAsI', value) : value);
}
