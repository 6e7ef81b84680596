/**
 * The C library for the MapleLight machine: a bridge between block memory and the flat memory that host functions see.
 *
 * Each block that an argument leads to, and each block that pointers in it lead to, gets an address in a scratch memory
 * and keeps it as long as it lives. Before a call the contents are copied there: pointers become scratch addresses,
 * undefined bytes the value 0xA5. Afterwards what has changed is copied back: eight (four) changed bytes that hold the
 * address of a copied block become a pointer again, everything else numbers. An undefined byte that was overwritten with
 * 0xA5 is noticed only if it stands between bytes of its word that changed.
 *
 * malloc and its kin, memcpy, memmove and memset work on the blocks themselves, exactly: copies keep undefined bytes and
 * pointers as they are. A callback (qsort, bsearch, atexit) is a run of the machine within the call: its steps count, its
 * memory is brought up to date before and after.
 */
import type { LightFunction } from '../light/environment.ts';
import { Exited, type ExternCall, type ExternOutcome, type Externs, type Written } from '../light/externs.ts';
import { mallocBlock } from '../light/expressions.ts';
import type { Block, Memory as BlockMemory } from '../light/memory.ts';
import { prim, primName, primOfType } from '../light/prim-types.ts';
import { Stuck } from '../light/stuck.ts';
import type { PrimType } from '../light/syntax.ts';
import type { Val } from '../light/values.ts';
import { knownEntry, ownEntry } from '../base/own-entry.ts';
import { Allocator } from './allocator.ts';
import { cFunctions } from './clib/index.ts';
import { createHostEnv, finish, flushOutput, type HostCall, type HostEnv, type HostGrants, type HostTable, type HostType, type HostValue } from './host.ts';
import { BLOCK_UNITS, LOWEST_ADDRESS, startMemory } from './memory.ts';
import { meterOf, type Metered } from './meter.ts';
import { Exit, Trap } from './trap.ts';

const UNDEFINED_FILL = 0xa5;
/** Bytes that one allocation on a frame may have. */
const MAX_FRAME = 8 * 1024 * 1024;
const MAX_COPIED = 256 * 1024 * 1024;
/** Bytes that a callback sees of the library's own memory. */
const LENT = 256;
const PREMISE = 'the library function gives its results';

interface Mapped {
  readonly block: Block;
  readonly address: number;
  /** The scratch bytes as they were before the call. */
  before: Uint8Array;
}

export class LightLibrary implements Externs {
  readonly env: HostEnv;
  readonly #table: HostTable;
  readonly #calls = new Map<string, HostCall>();
  readonly #addresses = new Map<number, { readonly block: Block; readonly address: number }>();
  #sweepAt = 256;
  /** The call that is being made, or was made last, and the blocks that it was given. */
  #call: ExternCall | undefined;
  #mapped: readonly Mapped[] = [];
  #calledBack = false;

  constructor(grants: HostGrants & Metered, table: HostTable = cFunctions) {
    const memory = startMemory(LOWEST_ADDRESS, meterOf(grants));
    const bindFunction: HostEnv['bindFunction'] = (pointer, params, result) => this.#bind(pointer, params, result);
    this.env = createHostEnv(memory, new Allocator(memory, LOWEST_ADDRESS), { ...grants, bindFunction });
    this.#table = table;
  }

  has(name: string): boolean {
    return Object.hasOwn(direct, name) || Object.hasOwn(this.#table, name);
  }

  call(call: ExternCall): ExternOutcome {
    const own = ownEntry(direct, call.name);
    if (own !== undefined) return { results: call.results.length === 0 ? (own(call), []) : [own(call) ?? 0n], written: undefined };
    try {
      return this.#callHost(call);
    } catch (error) {
      if (error instanceof Exit) throw new Exited(error.code);
      if (error instanceof Trap) throw failed(call, error);
      throw error;
    }
  }

  /** What happens when the program ends: exit handlers, then all output. */
  finish(): void {
    finish(this.env);
  }

  flush(): void {
    flushOutput(this.env);
  }

  #callHost(call: ExternCall): ExternOutcome {
    const row = knownEntry(this.#table, call.name);
    const host = this.#calls.get(call.name) ?? row.create(this.env);
    this.#calls.set(call.name, host);
    if (call.args.length < row.params.length) throw new Stuck('argument-count', call.site, PREMISE, `${call.name} takes ${row.params.length}`);
    const outer = { mapped: this.#mapped, call: this.#call };
    const mapped = this.#copyIn(call);
    this.#call = call;
    this.#mapped = mapped;
    this.#calledBack = false;
    const args = row.params.map((type, i) => this.#hostValue(call.args[i], type));
    let slots = 0;
    if (row.variadic) {
      slots = this.#slots(call, row.params.length);
      args.push(slots);
    }
    try {
      const result = host(...args);
      const written = this.#copyOut(call.memory, mapped);
      const results = row.result === undefined ? [] : call.results.slice(0, 1).map((t) => this.#machineValue(call, result ?? 0, row.result as HostType, t, mapped));
      const all = [...results, ...call.results.slice(results.length).map((t) => zero(t, call.memory.pointerSize))];
      return { results: all, written: this.#calledBack ? undefined : written };
    } finally {
      this.env.meter.release(mapped.reduce((sum, { before }) => sum + before.length, 0));
      this.#mapped = outer.mapped;
      this.#call = outer.call ?? call;
      if (slots !== 0) this.env.allocator.free(slots);
    }
  }

  /** A function of the program as a host function calls it: memory is brought up to date before and after. */
  #bind(pointer: number, params: readonly HostType[], result: HostType | undefined): HostCall {
    const id = [...this.#addresses].find(([, { address }]) => address === pointer)?.[0];
    const call = this.#call;
    const func = id === undefined ? undefined : call?.machine.ge.fundefs.get(id);
    if (call === undefined || func === undefined) throw new Trap('bad-indirect-call', `0x${pointer.toString(16)}`);
    const types = func.prototype.fun_params.map(([, type]) => primOfType(type));
    if (types.length !== params.length) throw new Trap('bad-indirect-call', func.id);
    return (...args) => {
      this.#copyOut(call.memory, this.#mapped);
      const lent: Block[] = [];
      const values = args.map((arg, i) => {
        if (params[i] !== 'ptr' || this.#isKnown(Number(arg))) return this.#machineValue(call, arg, params[i], types[i], this.#mapped);
        const block = this.#lend(call, Number(arg));
        lent.push(block);
        return { b: block.id, p: 0 };
      });
      const results = callBack(call, func, values, types);
      for (const block of lent) call.memory.free(block, 'return', call.site.span);
      for (const entry of this.#mapped) if (call.memory.isLive(entry.block.id)) entry.before = this.#fill(call.memory, entry.block).before;
      this.#calledBack = true;
      return result === undefined ? undefined : this.#hostValue(results[0] ?? 0, result);
    };
  }

  #isKnown(address: number): boolean {
    return address < LOWEST_ADDRESS || blockAt(this.#mapped, address) !== undefined;
  }

  /** A block with what the library has at an address of its own, such as an element that it is sorting. */
  #lend({ memory, site }: ExternCall, address: number): Block {
    const size = Math.min(LENT, this.env.memory.size - address);
    const block = memory.alloc(0, size, site, { kind: 'library', name: '', type: undefined });
    memory.bytes.set(this.env.memory.range(address, size), block.base);
    memory.mark(block.base, size, true);
    const store = memory.writer(prim('ptr'));
    for (let i = 0; i + memory.pointerSize <= size; i += memory.pointerSize) {
      const value = addressAt(this.env.memory.bytes, address + i, memory.pointerSize);
      const inside = value < LOWEST_ADDRESS ? undefined : blockAt(this.#mapped, value);
      if (inside !== undefined) store(block.base + i, { b: inside.block.id, p: value - inside.address });
    }
    return block;
  }

  // Values

  /** The address under which host functions see a pointer. */
  addressOf(v: Val, memory: BlockMemory): number {
    const block = typeof v === 'object' ? memory.block(v.b) : undefined;
    if (block !== undefined) {
      this.#place(block);
      this.#fill(memory, block);
    }
    return this.#addressOf(v);
  }

  #addressOf(v: Val): number {
    if (typeof v !== 'object') return Number(BigInt.asUintN(32, BigInt(Math.trunc(Number(v)))));
    const known = this.#addresses.get(v.b);
    return known === undefined ? 0 : known.address + v.p;
  }

  #hostValue(v: Val, type: HostType): HostValue {
    if (typeof v === 'object') {
      const address = this.#addressOf(v);
      return this.#isWide(type) ? BigInt(address) : address;
    }
    switch (type) {
      case 'f32':
      case 'f64':
        return Number(v);
      case 'ptr':
      case 'size':
        return Number(BigInt.asUintN(32, integer(v)));
      case 'i32':
        return Number(BigInt.asIntN(32, integer(v)));
      case 'u32':
        return Number(BigInt.asUintN(32, integer(v)));
      default: {
        const signed = type === 'i64' || type === 'long';
        if (!this.#isWide(type)) return Number(signed ? BigInt.asIntN(32, integer(v)) : BigInt.asUintN(32, integer(v)));
        return signed ? BigInt.asIntN(64, integer(v)) : BigInt.asUintN(64, integer(v));
      }
    }
  }

  #isWide(type: HostType): boolean {
    return type === 'i64' || type === 'u64' || ((type === 'long' || type === 'ulong') && this.env.pointerSize === 8);
  }

  /** Variadic arguments in cells of 8 bytes. */
  #slots(call: ExternCall, from: number): number {
    const { memory } = this.env;
    const start = this.#scratch((call.args.length - from) * 8);
    for (let i = from; i < call.args.length; i++) {
      const at = start + (i - from) * 8;
      const v = call.args[i];
      if (typeof v === 'object') memory.writeU64(at, BigInt(this.#addressOf(v)));
      else if (call.types[i].kind === 'Tfloat') memory.writeF64(at, Number(v));
      else memory.writeU64(at, BigInt.asUintN(64, BigInt(v)));
    }
    return start;
  }

  #machineValue(call: ExternCall, value: HostValue, type: HostType, t: PrimType, mapped: readonly Mapped[]): Val {
    if (type === 'ptr') return this.#pointerFrom(call, Number(value), mapped);
    const name = primName(t);
    if (t.kind === 'Tfloat') return t.n === 'F32' ? Math.fround(Number(value)) : Number(value);
    const bits = name === 'u1' ? 1 : t.kind === 'Tint' ? Number(t.n.slice(1)) : t.kind === 'Taddr' ? Number(t.n.slice(1)) : call.memory.pointerSize * 8;
    const whole = typeof value === 'bigint' ? value : BigInt(Math.trunc(value));
    const cut = name.startsWith('i') ? BigInt.asIntN(bits, whole) : BigInt.asUintN(bits, whole);
    return bits === 64 ? cut : Number(cut);
  }

  /** An address that a host function gave: into a copied block, a small number, or a string of the library's own. */
  #pointerFrom(call: ExternCall, address: number, mapped: readonly Mapped[]): Val {
    const inside = blockAt(mapped, address);
    if (inside !== undefined) return { b: inside.block.id, p: address - inside.address };
    if (address < LOWEST_ADDRESS) return call.memory.pointerSize === 8 ? BigInt(address) : address;
    for (const { block, address: start } of this.#addresses.values()) {
      if (address >= start && address <= start + block.hi && call.memory.isLive(block.id)) return { b: block.id, p: address - start };
    }
    const bytes = this.env.memory.stringBytes(address);
    const block = call.memory.alloc(0, bytes.length + 1, call.site, { kind: 'library', name: '', type: undefined });
    call.memory.bytes.set(bytes, block.base);
    call.memory.bytes[block.base + bytes.length] = 0;
    call.memory.mark(block.base, bytes.length + 1, true);
    return { b: block.id, p: 0 };
  }

  // Blocks

  /** Copies every block that the arguments lead to. */
  #copyIn(call: ExternCall): Mapped[] {
    const { memory } = call;
    this.#sweep(memory);
    const found = new Map<number, Block>();
    const queue: number[] = call.args.flatMap((v) => (typeof v === 'object' ? [v.b] : []));
    let total = 0;
    for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
      const block = memory.block(id);
      if (found.has(id) || block === undefined) continue;
      found.set(id, block);
      total += block.hi;
      if (total > MAX_COPIED) throw new Stuck('unsupported', call.site, PREMISE, `${call.name} would be given more than ${MAX_COPIED} bytes`);
      for (const { target } of pointersIn(memory, block)) if (!found.has(target.b)) queue.push(target.b);
    }
    const { meter } = this.env;
    meter.spend(total / 2 ** BLOCK_UNITS);
    meter.charge(total);
    for (const v of call.args) {
      if (typeof v === 'object') memory.address(v, 0, 0, call.site, PREMISE);
    }
    for (const block of found.values()) this.#place(block);
    return [...found.values()].map((block) => this.#fill(memory, block));
  }

  #place(block: Block): void {
    if (this.#addresses.has(block.id)) return;
    this.#addresses.set(block.id, { block, address: this.#scratch(block.hi) });
  }

  #scratch(size: number): number {
    const address = this.env.allocator.malloc(Math.max(8, size));
    if (address === 0) throw new Trap('out-of-memory', `${size} bytes for a library function`);
    return address;
  }

  #fill(memory: BlockMemory, block: Block): Mapped {
    const address = this.#addresses.get(block.id)?.address ?? 0;
    const image = memory.bytes.slice(block.base, block.base + block.hi);
    for (let i = 0; i < image.length; i++) if (memory.flags[block.base + i] === 0) image[i] = UNDEFINED_FILL;
    const view = new DataView(image.buffer);
    for (const { offset, target } of pointersIn(memory, block)) {
      const at = this.#addressOf(target);
      if (memory.pointerSize === 8) view.setBigUint64(offset, BigInt(at), true);
      else view.setUint32(offset, at, true);
    }
    this.env.memory.bytes.set(image, address);
    return { block, address, before: image };
  }

  /** Gives the scratch room of dead blocks back, now and then. */
  #sweep(memory: BlockMemory): void {
    if (this.#addresses.size < this.#sweepAt) return;
    for (const [id, { address }] of this.#addresses) {
      if (memory.isLive(id)) continue;
      this.env.allocator.free(address);
      this.#addresses.delete(id);
    }
    this.#sweepAt = Math.max(256, this.#addresses.size * 2);
  }

  #copyOut(memory: BlockMemory, mapped: readonly Mapped[]): Written[] {
    return mapped.flatMap((entry) => this.#changes(memory, entry, mapped));
  }

  #changes(memory: BlockMemory, { block, address, before }: Mapped, mapped: readonly Mapped[]): Written[] {
    const after = this.env.memory.bytes.subarray(address, address + before.length);
    let first = 0;
    while (first < before.length && before[first] === after[first]) first++;
    if (first === before.length) return [];
    let end = before.length;
    while (before[end - 1] === after[end - 1]) end--;
    const width = memory.pointerSize;
    const store = memory.writer(prim('ptr'));
    const start = first - (first % width);
    for (let i = start; i < end; i += width) {
      const stop = Math.min(i + width, before.length);
      if (!differs(before, after, i, stop)) continue;
      const value = stop - i === width ? addressAt(after, i, width) : 0;
      const inside = value === 0 ? undefined : blockAt(mapped, value);
      if (inside !== undefined) {
        store(block.base + i, { b: inside.block.id, p: value - inside.address });
        continue;
      }
      for (let j = i; j < stop; j++) {
        const isPart = j >= first && j < end && (before[j] !== after[j] || memory.flags[block.base + j] !== 0 || isBetween(before, after, j, i, stop));
        if (!isPart) continue;
        memory.bytes[block.base + j] = after[j];
        memory.flags[block.base + j] = 1;
      }
    }
    const from = block.base + start;
    const size = Math.min(before.length, end + width) - start;
    return [{ address: from, bytes: memory.bytes.slice(from, from + size), flags: memory.flags.slice(from, from + size) }];
  }
}

/** Host functions know of `Exit` alone. */
function callBack({ machine, site }: ExternCall, func: LightFunction, values: readonly Val[], types: readonly PrimType[]): readonly Val[] {
  try {
    return machine.callBack(func, values, types, site);
  } catch (error) {
    throw error instanceof Exited ? new Exit(error.status) : error;
  }
}

function failed(call: ExternCall, trap: Trap): Stuck {
  const stuck = new Stuck('external', call.site, PREMISE, `${call.name}: ${trap.message}`);
  stuck.cause = trap;
  return stuck;
}

function differs(before: Uint8Array, after: Uint8Array, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (before[i] !== after[i]) return true;
  return false;
}

/** Does a changed byte stand before and behind this one, in its word? */
function isBetween(before: Uint8Array, after: Uint8Array, at: number, from: number, to: number): boolean {
  return differs(before, after, from, at) && differs(before, after, at + 1, to);
}

function addressAt(bytes: Uint8Array, at: number, width: 4 | 8): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset + at, width);
  return width === 4 ? view.getUint32(0, true) : view.getUint32(4, true) === 0 ? view.getUint32(0, true) : 0;
}

function blockAt(mapped: readonly Mapped[], address: number): Mapped | undefined {
  return mapped.find(({ block, address: start }) => address >= start && address <= start + block.hi);
}

/** The pointers that a block holds, with their offsets. */
function* pointersIn(memory: BlockMemory, block: Block): Generator<{ readonly offset: number; readonly target: { readonly b: number; readonly p: number } }> {
  const width = memory.pointerSize;
  const read = memory.reader(prim('ptr'));
  const { flags } = memory;
  for (let i = 0; i + width <= block.hi; i++) {
    if (flags[block.base + i] !== 0x10 || flags[block.base + i + width - 1] !== 0x10 + width - 1) continue;
    const v = read(block.base + i, { rule: 'external', span: undefined });
    if (typeof v === 'object') yield { offset: i, target: v };
    i += width - 1;
  }
}

function integer(v: number | bigint): bigint {
  return typeof v === 'bigint' ? v : Number.isFinite(v) ? BigInt(Math.trunc(v)) : 0n;
}

function zero(t: PrimType, pointerSize: 4 | 8): Val {
  const name = primName(t);
  return name.endsWith('64') && t.kind !== 'Tfloat' || ((name === 'ptr' || name === 'ref') && pointerSize === 8) ? 0n : 0;
}

// Functions that work on the blocks themselves

type Direct = (call: ExternCall) => Val | undefined;

const sizeArgument = (call: ExternCall, i: number): number => {
  const v = call.args[i];
  if (typeof v === 'object') throw new Stuck('pointer-as-number', call.site, PREMISE, `argument ${i + 1} of ${call.name}`);
  return Number(BigInt.asUintN(64, BigInt(v ?? 0)));
};

const nullPointer = (call: ExternCall): Val => (call.memory.pointerSize === 8 ? 0n : 0);

const copyBytes: Direct = (call) => {
  const [target, source] = call.args;
  const size = sizeArgument(call, 2);
  if (size > 0) {
    const from = call.memory.address(source, 0, size, call.site, PREMISE);
    call.memory.copy(call.memory.address(target, 0, size, call.site, PREMISE), from, size);
  }
  return target;
};

/** A function of the bits of its argument; the result fits every integer type that it may be declared with. */
const ofBits = (width: 16 | 32 | 64, compute: (bits: string, value: bigint) => bigint | number): Direct => (call) => {
  const [v] = call.args;
  if (typeof v === 'object') throw new Stuck('pointer-as-number', call.site, PREMISE, `argument of ${call.name}`);
  const value = BigInt.asUintN(width, BigInt(v));
  const result = BigInt(compute(value.toString(2).padStart(width, '0'), value));
  const name = primName(call.results[0] ?? prim('i32'));
  const bits = Number(/\d+$/.exec(name)?.[0] ?? 64);
  const cut = name.startsWith('i') ? BigInt.asIntN(bits, result) : BigInt.asUintN(bits, result);
  return bits === 64 ? cut : Number(cut);
};

/** How many times the digit stands at the front. */
const leading = (bits: string, of: string): number => {
  const end = bits.search(of === '0' ? /1/ : /0/);
  return end < 0 ? bits.length : end;
};
const ones = (bits: string): number => bits.replaceAll('0', '').length;
const trailing = (bits: string): number => bits.length - 1 - bits.lastIndexOf('1');
const swapped = (bits: string): bigint => BigInt(`0b${(bits.match(/.{8}/g) ?? []).reverse().join('')}`);

const bitFunctions: Readonly<Record<string, Direct>> = Object.fromEntries([32, 64].flatMap((width): [string, Direct][] => {
  const w = width as 32 | 64;
  return [
    [`C_clz${w}`, ofBits(w, (bits) => leading(bits, '0'))],
    [`C_ctz${w}`, ofBits(w, trailing)],
    [`C_popcount${w}`, ofBits(w, ones)],
    [`C_parity${w}`, ofBits(w, (bits) => ones(bits) & 1)],
    [`C_clrsb${w}`, ofBits(w, (bits) => leading(bits, bits[0]) - 1)],
    [`C_bswap${w}`, ofBits(w, swapped)],
    [`C_rev_${w / 8}`, ofBits(w, swapped)],
  ];
}));

const direct: Readonly<Record<string, Direct>> = {
  ...bitFunctions,
  'samara.assert': (call) => {
    throw failed(call, new Trap('assertion'));
  },
  // Memory of a frame, with a header of 16 bytes (lower/maple-to-light/frame-memory.ts).
  'samara.alloca': (call) => {
    const size = sizeArgument(call, 0);
    if (size > MAX_FRAME) throw failed(call, new Trap('stack-overflow'));
    return mallocBlock(call.memory, size + 16, call.site);
  },
  C_bswap16: ofBits(16, swapped),
  C_rev16_2: ofBits(16, swapped),
  C_ffs: ofBits(32, (bits, value) => (value === 0n ? 0 : trailing(bits) + 1)),
  malloc: (call) => mallocBlock(call.memory, sizeArgument(call, 0), call.site),
  calloc: (call) => {
    const size = sizeArgument(call, 0) * sizeArgument(call, 1);
    const v = mallocBlock(call.memory, size, call.site);
    clear(call, v, size);
    return v;
  },
  realloc: (call) => {
    const [old] = call.args;
    const size = sizeArgument(call, 1);
    if (typeof old !== 'object') return mallocBlock(call.memory, size, call.site);
    const block = heapBlock(call, old);
    const v = mallocBlock(call.memory, size, call.site);
    call.memory.copy(call.memory.address(v, 0, size, call.site), block.base, Math.min(size, block.hi));
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
      const at = call.memory.address(target, 0, size, call.site, PREMISE);
      call.memory.bytes.fill(Number(BigInt.asUintN(8, BigInt(value as number | bigint))), at, at + size);
      call.memory.mark(at, size, true);
    }
    return target;
  },
};

function clear({ memory, site }: ExternCall, v: Val, size: number): void {
  const at = memory.address(v, 0, size, site);
  memory.bytes.fill(0, at, at + size);
  memory.mark(at, size, true);
}

/** The block of malloc that a pointer leads to the start of. */
function heapBlock({ memory, site }: ExternCall, v: { readonly b: number; readonly p: number }): Block {
  const block = memory.block(v.b);
  const where = `block ${v.b} +${v.p}`;
  if (block === undefined) throw new Stuck(memory.grave(v.b)?.how === 'free' ? 'double-free' : 'use-after-free', site, PREMISE, where, memory.notesOn(v.b));
  if (block.kind === 'object') throw new Stuck('free-of-managed', site, PREMISE, where, memory.notesOn(v.b));
  if (block.kind !== 'malloc' || v.p !== 0) throw new Stuck('invalid-free', site, PREMISE, where, memory.notesOn(v.b));
  return block;
}
