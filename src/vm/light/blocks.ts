/**
 * What the formal machine does in one step on its blocks: heap blocks, copies of bytes (which move what was never written too, as no
 * loop of a program can), memory of frames, fields that are no chunks of memory, and counting of bits. All else of the library is C that
 * runs on the machine (runtime/libc).
 */
import { ownEntry } from '../../base/own-entry.ts';
import { bytesFor, fieldValue, isWhole, loadBits, storeBits } from '../../light/bit-fields.ts';
import { mallocBlock } from '../../light/expressions.ts';
import type { ExternCall } from '../../light/externs.ts';
import { prim, primName } from '../../light/prim-types.ts';
import { Stuck } from '../../light/stuck.ts';
import type { PrimType } from '../../light/syntax.ts';
import { placeText, type Val, type Vptr } from '../../light/values.ts';
import { bitFunctions, type BitFunction } from '../bit-functions.ts';
import { Trap } from '../trap.ts';
import { heapBlock } from './memory.ts';

/** Bytes that one allocation on a frame may have. */
const MAX_FRAME = 8 * 1024 * 1024;
export const PREMISE = 'the function gives its results';

/** The state in which a trap leaves the machine. */
export function failed(call: ExternCall, trap: Trap): Stuck {
  const stuck = new Stuck('external', call.site, PREMISE, `${call.name}: ${trap.message}`);
  stuck.cause = trap;
  return stuck;
}

export type Direct = (call: ExternCall) => Val | undefined;

const sizeArgument = (call: ExternCall, i: number): number => {
  const v = call.args[i];
  if (typeof v === 'object')
    throw new Stuck('pointer-as-number', call.site, PREMISE, `argument ${i + 1} of ${call.name}`);
  return Number(BigInt.asUintN(64, BigInt(v ?? 0)));
};

const nullPointer = (call: ExternCall): Val => (call.memory.pointerSize === 8 ? 0n : 0);

const copyBytes: Direct = (call) => {
  const [target, source] = call.args;
  const size = sizeArgument(call, 2);
  if (size > 0) {
    const from = call.memory.address(source, 0, size, call.site, PREMISE);
    const to = call.memory.target(target, 0, size, call.site, PREMISE);
    if (call.memory.cRules && call.name === 'memcpy' && Math.abs(from - to) < size) throw overlapping(call, size);
    call.memory.copy(to, from, size, call.site);
  }
  return target;
};

function overlapping(call: ExternCall, size: number): Stuck {
  const [target, source] = call.args.map((v) => (typeof v === 'object' ? `block ${placeText(v)}` : String(v)));
  const notes = typeof call.args[0] === 'object' ? call.memory.notesOn(call.args[0].b) : [];
  return new Stuck('overlap', call.site, PREMISE, `${size} bytes from ${source} to ${target} [C17 7.24.2.1, 2]`, notes);
}

/** The result fits every integer type that it may be declared with. */
function ofBits({ takes, meaning }: BitFunction): Direct {
  const width = Number(takes.slice(1));
  const cut = takes.startsWith('i') ? BigInt.asIntN : BigInt.asUintN;
  return (call) => {
    const [v] = call.args;
    if (typeof v === 'object') throw new Stuck('pointer-as-number', call.site, PREMISE, `argument of ${call.name}`);
    const value = cut(width, BigInt(v));
    const compute = meaning as (x: number | bigint) => number | bigint;
    return integerAs(call.results[0] ?? prim('i32'), BigInt(compute(width === 64 ? value : Number(value))));
  };
}

function integerAs(t: PrimType, value: bigint): Val {
  const name = primName(t);
  const bits = Number(/\d+$/.exec(name)?.[0] ?? 64);
  const cut = name.startsWith('i') ? BigInt.asIntN(bits, value) : BigInt.asUintN(bits, value);
  return bits === 64 ? cut : Number(cut);
}

/** Fields that are no chunks of memory: lower/maple-to-light/fields.ts. */
const fieldAccess: Readonly<Record<string, Direct>> = {
  load: (call) => {
    const { memory, site, results } = call;
    const [bit, size] = [sizeArgument(call, 1), sizeArgument(call, 2)];
    const at = memory.address(call.args[0], 0, bytesFor(bit, size), site, 'Mem.loadbytes m loc ofs n = Some l');
    if (isWhole(memory, bit, size, results[0])) return memory.reader(results[0])(at, site);
    return fieldValue(loadBits(memory, at, bit, size, results[0], site), size, results[0], memory.pointerSize);
  },
  store: (call) => {
    const { memory, site, types } = call;
    const [bit, size, v] = [sizeArgument(call, 1), sizeArgument(call, 2), call.args[3]];
    const at = memory.target(call.args[0], 0, bytesFor(bit, size), site, "Mem.storebytes m loc ofs l = Some m'");
    if (isWhole(memory, bit, size, types[3])) memory.writer(types[3], site)(at, v);
    else storeBits(memory, at, bit, size, bitsOfValue(call, v, types[3]), site);
    return undefined;
  },
};

function bitsOfValue(call: ExternCall, v: Val, t: PrimType): bigint {
  if (typeof v === 'object')
    throw new Stuck(
      'pointer-as-number',
      call.site,
      PREMISE,
      `an address is stored into a field at block ${placeText(v)}`,
    );
  if (t.kind !== 'Tfloat') return BigInt(v);
  const view = new DataView(new ArrayBuffer(8));
  if (t.n === 'F32') view.setFloat32(0, Number(v), true);
  else view.setFloat64(0, Number(v), true);
  return view.getBigUint64(0, true);
}

/** What the machine does of itself by this name. */
export function onBlocks(name: string): Direct | undefined {
  const field = /^samara\.(load|store)\./.exec(name);
  return field === null ? ownEntry(direct, name) : ownEntry(fieldAccess, field[1]);
}

/** In front of a block on a frame (lower/maple-to-light/frame-memory.ts). */
const FRAME_HEADER = 16;
/** Aggregates up to that many bytes lie in the cells themselves; of larger ones a copy's address does. */
const INLINE = 16;

function roundUp8(bytes: number): number {
  return Math.ceil(bytes / 8) * 8;
}

function copyAggregate({ memory, site }: ExternCall, to: Vptr, from: Val, size: number): void {
  if (size > 0) memory.copy(memory.address(to, 0, size, site), memory.address(from, 0, size, site), size, site);
}

/** Cells are 8 bytes wide, whatever the type. */
function storeArgument({ memory, site }: ExternCall, cell: Vptr, value: Val, t: PrimType): void {
  const at = memory.address(cell, 0, 8, site);
  if (typeof value === 'object') memory.writer(prim('ptr'), site)(at, value);
  else if (t.kind === 'Tfloat') memory.writer(prim('f64'), site)(at, Number(value));
  else memory.writer(prim('u64'), site)(at, BigInt.asUintN(64, BigInt(value)));
}

const direct: Readonly<Record<string, Direct>> = {
  ...Object.fromEntries(Object.entries(bitFunctions).map(([name, row]) => [name, ofBits(row)])),
  'samara.assert': (call) => {
    throw failed(call, new Trap('assertion'));
  },
  // Memory of a frame, with a header of 16 bytes (lower/maple-to-light/frame-memory.ts).
  'samara.alloca': (call) => {
    const size = sizeArgument(call, 0);
    if (size > MAX_FRAME) throw failed(call, new Trap('stack-overflow'));
    return mallocBlock(call.memory, size + 16, call.site);
  },
  // What a variadic function was given beyond its parameters, with the same header.
  'samara.arguments': (call) => {
    const { values, types, sizes } = call.machine.env().extra;
    const cells = sizes.map((size) => (size > INLINE ? 8 : Math.max(8, roundUp8(size))));
    const copies = sizes.reduce((sum, size) => sum + (size > INLINE ? roundUp8(size) : 0), 0);
    let at = FRAME_HEADER;
    let copy = at + cells.reduce((sum, bytes) => sum + bytes, 0);
    const v = mallocBlock(call.memory, copy + copies, call.site);
    values.forEach((value, i) => {
      const isFar = sizes[i] > INLINE;
      if (types[i].kind === 'Tagg') copyAggregate(call, { ...v, p: isFar ? copy : at }, value, sizes[i]);
      if (isFar || types[i].kind !== 'Tagg')
        storeArgument(call, { ...v, p: at }, isFar ? { ...v, p: copy } : value, types[i]);
      at += cells[i];
      if (isFar) copy += roundUp8(sizes[i]);
    });
    return v;
  },
  'samara.ended': (call) => {
    const [v] = call.args;
    if (typeof v === 'object') call.machine.endLife(v.b, call.site.span);
    return undefined;
  },
  'samara.no_result': (call) => {
    const { machine, site } = call;
    const caller = machine.k.next?.call?.stmt?.syntax;
    if (caller === undefined || !('l' in caller) || caller.l.length === 0) return undefined;
    const notes = [{ message: 'the call whose result is used', span: caller.span }];
    const name = machine.env().func.id.slice(1);
    throw new Stuck('no-result', site, 'fun_returns (fst f) = nil', `${name} [C17 6.9.1, 12]`, notes);
  },
  'samara.no_label': (call) => {
    throw new Stuck('no-label', call.site, 'find_label lbl s k = Some (s, k)', 'a jump to an address of no label here');
  },
  malloc: (call) => mallocBlock(call.memory, sizeArgument(call, 0), call.site),
  calloc: (call) => {
    const size = sizeArgument(call, 0) * sizeArgument(call, 1);
    const v = mallocBlock(call.memory, size, call.site);
    call.memory.fill(call.memory.address(v, 0, size, call.site), size, 0, call.site);
    return v;
  },
  realloc: (call) => {
    const [old] = call.args;
    const size = sizeArgument(call, 1);
    if (typeof old !== 'object') return mallocBlock(call.memory, size, call.site);
    const block = heapBlock(call, old);
    const v = mallocBlock(call.memory, size, call.site);
    call.memory.copy(call.memory.address(v, 0, size, call.site), block.base, Math.min(size, block.hi), call.site);
    call.memory.free(block, 'free', call.site.span);
    return v;
  },
  free: (call) => {
    const [v] = call.args;
    if (typeof v === 'object') call.memory.free(heapBlock(call, v), 'free', call.site.span);
    else if (Number(v) !== 0) throw new Stuck('no-pointer', call.site, PREMISE, String(v));
    return nullPointer(call);
  },
  memcpy: copyBytes,
  memmove: copyBytes,
  memset: (call) => {
    const [target, value] = call.args;
    const size = sizeArgument(call, 2);
    if (size > 0) {
      const at = call.memory.target(target, 0, size, call.site, PREMISE);
      if (typeof value === 'object') throw new Stuck('pointer-as-number', call.site, PREMISE, 'argument 2');
      call.memory.fill(at, size, Number(BigInt.asUintN(8, BigInt(value))), call.site);
    }
    return target;
  },
};
