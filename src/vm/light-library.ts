/**
 * The C library for the MapleLight machine: host functions that work on the machine's own blocks.
 *
 * The functions are those of every other engine (clib/). What they know as memory is a view of the blocks (light-memory.ts),
 * which checks each byte that they touch: reading what was never written, running over the end of a block, and writing where
 * nothing is are stuck in rule `external`, in the name of the function. malloc and its kin, memcpy, memmove and memset need
 * no addresses. A callback (qsort, bsearch, atexit) is a run of the machine within the call; an exception that leaves it
 * leaves the function too.
 */
import { hostName } from '../base/host-name.ts';
import { bytesFor, fieldValue, isWhole, loadBits, storeBits } from '../light/bit-fields.ts';
import type { LightFunction } from '../light/environment.ts';
import { mallocBlock } from '../light/expressions.ts';
import { Exited, Thrown, type ExternCall, type Externs } from '../light/externs.ts';
import type { Machine } from '../light/machine.ts';
import { prim, primName, primOfType } from '../light/prim-types.ts';
import { Stuck } from '../light/stuck.ts';
import type { PrimType } from '../light/syntax.ts';
import { placeText, type Val, type Vptr } from '../light/values.ts';
import { knownEntry, ownEntry } from '../base/own-entry.ts';
import { hostFunctions } from './clib/hosts.ts';
import {
  createHostEnv,
  finish,
  hostOf,
  flushOutput,
  type HostCall,
  type HostEnv,
  type HostGrants,
  type HostTable,
  type HostType,
  type HostValue,
} from './host.ts';
import { BlockAllocator, BlockMemory, heapBlock } from './light-memory.ts';
import { meterOf, type Metered } from './meter.ts';
import { flushPending } from './system.ts';
import { Exit, Trap } from './trap.ts';

/** Bytes that one allocation on a frame may have. */
const MAX_FRAME = 8 * 1024 * 1024;
const PREMISE = 'the function gives its results';

export class LightLibrary implements Externs {
  readonly env: HostEnv;
  readonly #blocks: BlockMemory;
  readonly #table: HostTable;
  readonly #calls = new Map<string, HostCall>();
  /** The call that is being made, or was made last. */
  #call: ExternCall | undefined;

  constructor(grants: HostGrants & Metered, table: HostTable = hostFunctions) {
    this.#blocks = new BlockMemory(meterOf(grants));
    const bindFunction: HostEnv['bindFunction'] = (pointer, params, result) => this.#bind(pointer, params, result);
    this.env = createHostEnv(this.#blocks, new BlockAllocator(this.#blocks), {
      ...grants,
      bindFunction,
      showsAtOnce: true,
    });
    this.#table = table;
  }

  /** Lets a library's user work on the memory of a machine before its first call. */
  attach({ memory }: Machine): void {
    this.#blocks.attach({ memory, site: { rule: 'external', span: undefined } });
  }

  has(name: string): boolean {
    return directNamed(hostName(name)) !== undefined || hostOf(this.#table, name) !== undefined;
  }

  call(given: ExternCall): readonly Val[] {
    const call = { ...given, name: hostName(given.name) };
    const own = directNamed(call.name);
    try {
      if (own === undefined) return this.#callHost(call);
      const result = own(call);
      return call.results.length === 0 ? [] : [result ?? 0n];
    } catch (error) {
      if (error instanceof Exit) throw new Exited(error.code);
      if (error instanceof Trap) throw failed(call, error);
      throw error instanceof Stuck && error.rule === 'external' ? error.inside(call.name.replace(/^C_/, '')) : error;
    }
  }

  /** What happens when the program ends: exit handlers, then all output. Throws `Stuck` if a handler is. */
  finish(): void {
    try {
      finish(this.env);
    } catch (error) {
      throw error instanceof Thrown ? error.uncaught : error;
    }
  }

  deliver(): void {
    flushOutput(this.env);
  }

  /** Delivers what streams of the program hold, too. */
  flush(): void {
    flushPending(this.env);
    flushOutput(this.env);
  }

  #callHost(call: ExternCall): readonly Val[] {
    const row = knownEntry(this.#table, call.name);
    if (call.args.length < row.params.length)
      throw new Stuck('argument-count', call.site, PREMISE, `it takes ${row.params.length}`);
    const outer = this.#call;
    this.#call = call;
    try {
      return this.#blocks.during(call, () => this.#results(call, row));
    } finally {
      this.#call = outer ?? call;
    }
  }

  #results(call: ExternCall, row: HostTable[string]): Val[] {
    const host = this.#calls.get(call.name) ?? row.create(this.env);
    this.#calls.set(call.name, host);
    const args = row.params.map((type, i) => this.#hostValue(call, call.args[i], type));
    const slots = row.variadic ? this.#slots(call, row.params.length) : 0;
    const result = host(...args, ...(row.variadic ? [slots] : []));
    if (slots !== 0) this.#blocks.release(slots);
    const results =
      row.result === undefined
        ? []
        : call.results.slice(0, 1).map((t) => this.#machineValue(result ?? 0, row.result as HostType, t));
    return [...results, ...call.results.slice(results.length).map((t) => zero(t, call.memory.pointerSize))];
  }

  /** A function of the program as a host function calls it. */
  #bind(pointer: number, params: readonly HostType[], result: HostType | undefined): HostCall {
    const call = this.#call;
    const v = call === undefined ? 0 : this.#blocks.valueAt(pointer);
    const func = typeof v === 'object' && v.p === 0 ? call?.machine.ge.fundefs.get(v.b) : undefined;
    if (call === undefined || func === undefined) throw new Trap('bad-indirect-call', `0x${pointer.toString(16)}`);
    const types = func.prototype.fun_params.map(([, type]) => primOfType(type));
    if (types.length !== params.length) throw new Trap('bad-indirect-call', func.id);
    return (...args) => {
      const values = args.map((arg, i) => this.#machineValue(arg, params[i], types[i]));
      const results = this.#blocks.during(call, () => callBack(call, func, values, types));
      return result === undefined ? undefined : this.#hostValue(call, results[0] ?? 0, result);
    };
  }

  // Values

  /** The address under which host functions know a pointer. */
  addressOf(v: Val): number {
    return this.#blocks.addressOf(v);
  }

  /** What an address means in the program. */
  valueAt(address: number): Val {
    return this.#blocks.valueAt(address);
  }

  #hostValue(call: ExternCall, v: Val, type: HostType): HostValue {
    if (type === 'ptr') return this.#blocks.addressOf(v);
    if (typeof v === 'object')
      throw new Stuck('pointer-as-number', call.site, PREMISE, `an argument at block ${placeText(v)}`);
    switch (type) {
      case 'f32':
      case 'f64':
        return Number(v);
      case 'size':
        return Number(BigInt.asUintN(call.memory.pointerSize * 8, integer(v)));
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
    const start = this.#blocks.allocate((call.args.length - from) * 8, 'library');
    for (let i = from; i < call.args.length; i++) {
      const at = start + (i - from) * 8;
      const v = call.args[i];
      if (typeof v === 'object') this.#blocks.storePointer(at, v);
      else if (call.types[i].kind === 'Tfloat') this.#blocks.writeF64(at, Number(v));
      else this.#blocks.writeU64(at, BigInt.asUintN(64, BigInt(v)));
    }
    return start;
  }

  #machineValue(value: HostValue, type: HostType, t: PrimType): Val {
    if (type === 'ptr') return this.#blocks.valueAt(Number(value));
    const name = primName(t);
    if (t.kind === 'Tfloat') return t.n === 'F32' ? Math.fround(Number(value)) : Number(value);
    const bits =
      name === 'u1'
        ? 1
        : t.kind === 'Tint'
          ? Number(t.n.slice(1))
          : t.kind === 'Taddr'
            ? Number(t.n.slice(1))
            : this.env.pointerSize * 8;
    const whole = typeof value === 'bigint' ? value : BigInt(Math.trunc(value));
    const cut = name.startsWith('i') ? BigInt.asIntN(bits, whole) : BigInt.asUintN(bits, whole);
    return bits === 64 ? cut : Number(cut);
  }
}

/** Host functions know of `Exit` alone. */
function callBack(
  { machine, site }: ExternCall,
  func: LightFunction,
  values: readonly Val[],
  types: readonly PrimType[],
): readonly Val[] {
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

function integer(v: number | bigint): bigint {
  return typeof v === 'bigint' ? v : Number.isFinite(v) ? BigInt(Math.trunc(v)) : 0n;
}

function zero(t: PrimType, pointerSize: 4 | 8): Val {
  const name = primName(t);
  return (name.endsWith('64') && t.kind !== 'Tfloat') || ((name === 'ptr' || name === 'ref') && pointerSize === 8)
    ? 0n
    : 0;
}

// Functions that work on the blocks themselves

type Direct = (call: ExternCall) => Val | undefined;

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

/** A function of the bits of its argument; the result fits every integer type that it may be declared with. */
const ofBits =
  (width: 16 | 32 | 64, compute: (bits: string, value: bigint) => bigint | number): Direct =>
  (call) => {
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

const bitFunctions: Readonly<Record<string, Direct>> = Object.fromEntries(
  [32, 64].flatMap((width): [string, Direct][] => {
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
  }),
);

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

function directNamed(name: string): Direct | undefined {
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
  C_bswap16: ofBits(16, swapped),
  C_rev16_2: ofBits(16, swapped),
  C_ffs: ofBits(32, (bits, value) => (value === 0n ? 0 : trailing(bits) + 1)),
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
