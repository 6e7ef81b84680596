/**
 * What is outside of the program for the MapleLight machine: the system interface and functions that a caller supplies, which are those of
 * every other engine, and what the machine does on its own blocks (blocks.ts). The library is C that runs on the machine.
 *
 * What host functions know as memory is a view of the blocks (memory.ts), which checks each byte that they touch: reading what was never
 * written, running over the end of a block, and writing where nothing is are stuck in rule `external`, in the name of the function. A
 * callback is a run of the machine within the call; an exception that leaves it leaves the function too.
 */
import { hostName } from '../../base/host-name.ts';
import type { LightFunction } from '../../light/environment.ts';
import { Exited, type ExternCall, type Externs } from '../../light/externs.ts';
import type { Machine } from '../../light/machine.ts';
import { primName, primOfType } from '../../light/prim-types.ts';
import { Stuck } from '../../light/stuck.ts';
import type { PrimType } from '../../light/syntax.ts';
import { placeText, type Val } from '../../light/values.ts';
import { knownEntry } from '../../base/own-entry.ts';
import { hostFunctions } from '../clib/hosts.ts';
import {
  createHostEnv,
  hostOf,
  flushOutput,
  type HostCall,
  type HostEnv,
  type HostGrants,
  type HostTable,
  type HostType,
  type HostValue,
} from '../host.ts';
import { failed, onBlocks, PREMISE } from './blocks.ts';
import { BlockAllocator, BlockMemory } from './memory.ts';
import { meterOf, type Metered } from '../meter.ts';
import { flushPending } from '../system.ts';
import { Exit, Trap } from '../trap.ts';

export class LightHost implements Externs {
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
    return onBlocks(hostName(name)) !== undefined || hostOf(this.#table, name) !== undefined;
  }

  call(given: ExternCall): readonly Val[] {
    const call = { ...given, name: hostName(given.name) };
    const own = onBlocks(call.name);
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

function integer(v: number | bigint): bigint {
  return typeof v === 'bigint' ? v : Number.isFinite(v) ? BigInt(Math.trunc(v)) : 0n;
}

function zero(t: PrimType, pointerSize: 4 | 8): Val {
  const name = primName(t);
  return (name.endsWith('64') && t.kind !== 'Tfloat') || ((name === 'ptr' || name === 'ref') && pointerSize === 8)
    ? 0n
    : 0;
}
