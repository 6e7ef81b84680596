/**
 * The interpreter of the linear IR: runs functions of every form, counts instructions, and says exactly where a program
 * trapped.
 *
 * A function is prepared (interp-prepare.ts) when it is first called; its code runs on the machine of the MAPLE VM
 * (maple/machine.ts), whose frames are on a stack of its own, so that the depth of a program's recursion is bounded by
 * options and not by the host's stack. Counted are all instructions but labels, unconditional jumps and phis, so that a
 * function counts alike in its forms, up to the copies that phis become. Fuel counts blocks too: empty loops end.
 */
import { InternalError } from '../base/errors.ts';
import type { MemoryMap } from '../base/memory-map.ts';
import { functionAddress, initialBytes, layOut } from '../linear/data-layout.ts';
import { operandsOf } from '../linear/instr.ts';
import { meaningOf } from '../linear/meaning.ts';
import type { Instr, LinearModule, Signature, ValueType } from '../linear/nodes.ts';
import { makeAllocator } from './allocation-watch.ts';
import {
  createHostEnv,
  hostOf,
  type HostCall,
  type HostEnv,
  type HostGrants,
  type HostTable,
  type HostType,
  type HostValue,
} from './host.ts';
import { bindHost, fromHost, toHost } from './interp-border.ts';
import { GLOBAL_WORDS, Hooks, resultSlots, slotsFrom, type PrepareContext } from './interp-frame.ts';
import { prepare, type Prepared } from './interp-prepare.ts';
import { Op } from './maple/code.ts';
import { HEADER_SLOTS } from './maple/kinds.ts';
import { run, stack, views, type LinearSide, type Machine } from './maple/machine.ts';
import { LOWEST_ADDRESS, type Memory, startMemory } from './memory.ts';
import { meterOf, type Metered, type Meter } from './meter.ts';
import { Trap, trapKinds, type TrapFrame, type TrapKind } from './trap.ts';

/** Fuel is counted in instructions and blocks. */
export interface InterpOptions extends Omit<HostGrants, 'pointerSize' | 'bindFunction'>, Metered {
  /** What `extern` functions of the module may be bound to. */
  readonly hosts?: HostTable;
  /** What reading a local before its first assignment means; 0 by default. */
  readonly undef?: 'trap' | 'zero';
  /** Calls that may be open at once. */
  readonly maxDepth?: number;
  /** Bytes for arrays, slots and `alloca`. */
  readonly stackSize?: number;
}

export function instantiateInterp(module: LinearModule, options: InterpOptions = {}): Interp {
  return new Interp(module, options);
}

/** Host functions that call the program that calls host functions: that nesting is on the host's stack. */
const mostReentries = 100;
/** How many frames of each end of a stack trace are kept. */
const shownFrames = 20;
/** Turns of loops are not what fuel counts here. */
const unboundedSlice = 2 ** 30;

/** An instruction that is executed, or a call that waits, and the frame. */
type Position = readonly [pc: number, base: number];

const { I } = views;

export class Interp implements Machine, LinearSide {
  readonly module: LinearModule;
  readonly memory: Memory;
  readonly env: HostEnv;
  /** Instructions executed so far, exactly, also when a program traps. */
  steps = 0;

  // For the machine
  code = new Int32Array(1024);
  readonly entries: Int32Array;
  readonly unary: Machine['unary'];
  readonly binary: Machine['binary'];
  readonly linear = this;
  readonly globals: Int32Array;
  readonly maxDepth: number;
  sp: number;
  fuel = unboundedSlice;
  budget = 0;

  readonly #context: PrepareContext;
  readonly #layout: MemoryMap;
  readonly #options: InterpOptions;
  /** In the order of their code. */
  readonly #prepared: Prepared[] = [];
  readonly #hosts: (HostCall | undefined)[];
  /** Where the arguments of host functions are in the frame that they would have. */
  readonly #hostSlots: number[][] = [];
  readonly #names: string[] = [];
  /** What indirect calls compare, by numbers: `own` is that of each function that was called so. */
  readonly #signatures: string[] = [];
  readonly #own: number[] = [];
  readonly #globalViews: Views;
  readonly #defined: Uint8Array | undefined;
  readonly #meter: Meter;
  #length = 1;
  #view: DataView;
  #writable: DataView;
  /** The calls of host functions that are under way, the outermost first. */
  readonly #hostCalls: Position[] = [];
  #reentries = 0;

  constructor(module: LinearModule, options: InterpOptions) {
    this.module = module;
    this.#options = options;
    this.#layout = layOut(module, options.stackSize ?? 8 * 2 ** 20);
    const { heapBase, stackTop } = this.#layout;
    this.#meter = meterOf(options);
    this.memory = startMemory(heapBase, this.#meter);
    for (const { address, bytes } of initialBytes(module, this.#layout)) this.memory.writeBytes(address, bytes);
    this.memory.writableFrom = this.#layout.stackBottom;
    const allocator = makeAllocator(this.memory, heapBase, options.watch, () => this.#openCalls());
    this.env = createHostEnv(this.memory, allocator, {
      ...options,
      pointerSize: module.pointerSize,
      bindFunction: (pointer, params, result) => this.#bind(pointer, params, result),
    });
    this.entries = new Int32Array(module.funcs.length);
    this.#hosts = module.funcs.map(() => undefined);
    this.#globalViews = viewsOf(new ArrayBuffer(module.globals.length * GLOBAL_WORDS * 4));
    this.globals = this.#globalViews.I;
    module.globals.forEach((global, i) => {
      if (global.storage === 'scalar') putValue(this.#globalViews, global.type, (i * GLOBAL_WORDS) / 2, global.init);
    });
    this.sp = stackTop;
    this.#view = new DataView(this.memory.bytes.buffer, LOWEST_ADDRESS);
    this.#writable = new DataView(this.memory.bytes.buffer, this.memory.writableFrom);
    this.maxDepth = options.maxDepth ?? 100_000;
    this.#defined = options.undef === 'trap' ? new Uint8Array(views.F.length) : undefined;
    this.code[0] = Op.Halt;
    const calculations: Calculation[] = [];
    this.unary = this.binary = calculations;
    this.#context = {
      module,
      layout: this.#layout,
      checksUndefined: this.#defined !== undefined,
      isMetered: this.#meter.isCounting,
      calculation: (op) => indexIn(calculations, meaningOf(op) as unknown as Calculation),
      trap: (name) => indexIn(this.#names, name),
      signature: (signature) => indexIn(this.#signatures, signatureOf(signature)),
    };
  }

  /** Calls a function, by index or name, with values of its parameter types, and gives its results. */
  call(func: number | string, args: readonly HostValue[] = []): HostValue[] {
    const index = typeof func === 'number' ? func : this.module.funcs.findIndex(({ name }) => name === func);
    const callee = this.module.funcs.at(index);
    if (index < 0 || callee === undefined) throw new InternalError(`there is no function ${func}`, 'interp');
    if (callee.extern) return this.#callHost(index, [...args]);
    if (this.#reentries >= mostReentries) {
      throw new Trap('stack-overflow', 'host functions call the program too deeply');
    }
    const { sp } = this;
    const base = stack.top;
    const outer = this.#hostCalls.at(-1);
    this.#reentries++;
    this.#meter.enter();
    try {
      const slots = slotsFrom(base + HEADER_SLOTS, callee.params);
      callee.params.forEach((type, i) => putValue(views, type, slots[i], args[i]));
      I[base << 1] = 0;
      I[(base << 1) + 1] = base;
      // Open counts from here.
      I[(base << 1) + 3] = outer === undefined ? 0 : I[(outer[1] << 1) + 3];
      run(this, this.prepare(index), base);
      const places = resultSlots(callee.results);
      return callee.results.map((type, i) => valueIn(views, type, base + places[i]));
    } finally {
      this.#reentries--;
      this.#meter.leave();
      this.sp = sp;
      stack.top = base;
    }
  }

  /** The values of the scalar globals, in their order. */
  scalarGlobals(): HostValue[] {
    return this.module.globals.flatMap((global, i) =>
      global.storage === 'scalar' ? [valueIn(this.#globalViews, global.type, (i * GLOBAL_WORDS) / 2)] : [],
    );
  }

  /** Where the stack of variables in memory begins; globals follow. */
  get stackTop(): number {
    return this.#layout.stackTop;
  }

  // What the machine asks for

  view(): DataView {
    const { buffer } = this.memory.bytes;
    if (this.#view.buffer !== buffer) this.#view = new DataView(buffer, LOWEST_ADDRESS);
    return this.#view;
  }

  writable(): DataView {
    const { buffer } = this.memory.bytes;
    if (this.#writable.buffer !== buffer) this.#writable = new DataView(buffer, this.memory.writableFrom);
    return this.#writable;
  }

  refuel(): number {
    return unboundedSlice;
  }

  nextSlice(): number {
    return this.#meter.next();
  }

  prepare(index: number): number {
    if (this.entries[index] !== 0) return this.entries[index];
    const { prepared, words } = prepare(this.#context, index, this.#length);
    if (prepared.end > this.code.length) {
      const larger = new Int32Array(Math.max(this.code.length * 2, prepared.end));
      larger.set(this.code);
      this.code = larger;
    }
    this.code.set(words, prepared.start);
    this.#length = prepared.end;
    this.#prepared.push(prepared);
    return (this.entries[index] = prepared.start);
  }

  indirect(address: number, signature: number): number {
    const shown = this.module.pointerSize === 8 ? address >>> 0 : address;
    const index = shown - functionAddress(0);
    const func = this.module.funcs[index];
    if (func === undefined || (this.#own[index] ??= this.#context.signature(func)) !== signature) {
      throw new Trap('bad-indirect-call', `address ${shown}`);
    }
    return func.extern ? ~index : index;
  }

  callHost(index: number, slot: number, pc: number, base: number): void {
    const { params, results } = this.module.funcs[index];
    const places = (this.#hostSlots[index] ??= slotsFrom(HEADER_SLOTS, params));
    const args: HostValue[] = [];
    for (let i = 0; i < params.length; i++) args.push(valueIn(views, params[i], slot + places[i]));
    const { top } = stack;
    stack.top = slot + HEADER_SLOTS + 2 * params.length;
    this.#hostCalls.push([pc, base]);
    try {
      const result = this.#host(index)(...args);
      if (results.length > 0) putValue(views, results[0], slot, fromHost(results[0], result ?? 0));
    } finally {
      this.#hostCalls.pop();
      stack.top = top;
    }
  }

  trapOf(index: number): Trap {
    const name = this.#names[index];
    return isTrapKind(name) ? new Trap(name) : new Trap('unreachable', name);
  }

  copy(to: number, from: number, size: number): void {
    this.memory.copy(to >>> 0, from >>> 0, size);
  }

  fill(at: number, value: number, size: number): void {
    this.memory.fill(at >>> 0, value, size);
  }

  image(): void {
    throw new InternalError("images are the VM's", 'interp');
  }

  /** The linear IR adds offsets without wrapping, the machine modulo 2^32. */
  addressOf(pc: number, address: number): number {
    const instr = this.#placeOf(pc).instr;
    const offset = instr !== undefined && 'offset' in instr ? instr.offset : 0;
    return address < offset ? address + 2 ** 32 : address;
  }

  hook(kind: number, a: number, b: number, pc: number, base: number): void {
    const defined = this.#defined;
    if (defined === undefined) throw new InternalError('nothing is known of what is defined', 'interp');
    if (kind === Hooks.Begin) {
      const { paramsEnd, frameSize } = this.#placeOf(pc).prepared;
      defined.fill(1, base, base + paramsEnd);
      defined.fill(0, base + paramsEnd, base + frameSize);
    } else if (kind === Hooks.Mark) defined[base + a] = 1;
    else if (kind === Hooks.Copy) defined[base + a] = defined[base + b];
    else if (defined[base + a] === 0) throw new Trap('uninitialized', this.#describeRead(pc, a));
  }

  /** Names the local that was read. */
  #describeRead(pc: number, slot: number): string {
    const { prepared, instr } = this.#placeOf(pc);
    const local = instr === undefined ? undefined : operandsOf(instr).find((operand) => operand.kind === 'l');
    if (local?.kind !== 'l') return `register ${slot}`;
    return prepared.func.symbols[local.index].name ?? `l${local.index}`;
  }

  // How a program ends early

  /** What was counted for the rest of the pieces was not executed. */
  ended(pc: number, base: number): void {
    for (const [at] of framesFrom(pc, base)) this.steps -= this.#placeOf(at).left;
  }

  /** The calls that are open in this run, innermost first; of very many the innermost and the outermost ones. */
  traceFrom(pc: number, base: number): TrapFrame[] {
    return this.#shown(framesFrom(pc, base));
  }

  /** All calls from the host function that is running outwards. */
  #openCalls(): TrapFrame[] {
    return this.#shown(this.#hostCalls.toReversed().flatMap(([pc, base]) => framesFrom(pc, base)));
  }

  #shown(frames: readonly Position[]): TrapFrame[] {
    const frameOf = ([pc]: Position): TrapFrame => {
      const {
        prepared: { func },
        instr,
      } = this.#placeOf(pc);
      return { func: func.name, span: instr?.span ?? func.span };
    };
    if (frames.length <= 2 * shownFrames + 1) return frames.map(frameOf);
    const left = { func: `… ${frames.length - 2 * shownFrames} more calls …` };
    return [...frames.slice(0, shownFrames).map(frameOf), left, ...frames.slice(-shownFrames).map(frameOf)];
  }

  /** The function and instruction at a position, and how much of what was counted is behind it. */
  #placeOf(pc: number): { readonly prepared: Prepared; readonly instr: Instr | undefined; readonly left: number } {
    const prepared = this.#prepared[lastAtMost(this.#prepared.length, (i) => this.#prepared[i].start, pc)];
    const { spans, origins } = prepared;
    const at = lastAtMost(spans.length / 3, (i) => spans[i * 3], pc) * 3;
    if (at < 0) return { prepared, instr: undefined, left: 0 };
    return { prepared, instr: origins[spans[at + 1]], left: spans[at + 2] };
  }

  // Host functions

  #host(index: number): HostCall {
    const known = this.#hosts[index];
    if (known !== undefined) return known;
    const func = this.module.funcs[index];
    const table = this.#options.hosts ?? {};
    const host = hostOf(table, func.name);
    if (host === undefined) throw new Trap('missing-function', func.name);
    return (this.#hosts[index] = bindHost(func, host, this.env));
  }

  #callHost(index: number, args: HostValue[]): HostValue[] {
    const result = this.#host(index)(...args);
    const { results } = this.module.funcs[index];
    return results.length === 0 ? [] : [fromHost(results[0], result ?? 0)];
  }

  /** A function pointer as something that host functions can call. */
  #bind(pointer: number, params: readonly HostType[], result: HostType | undefined): HostCall {
    const index = pointer - functionAddress(0);
    const func = this.module.funcs[index];
    const fits = pointer !== 0 && func !== undefined && func.params.length === params.length;
    if (!fits) throw new Trap('bad-indirect-call', `address ${pointer}`);
    return (...args) => {
      const [value] = this.call(index, args);
      return result === undefined || value === undefined ? undefined : toHost(result, value);
    };
  }
}

type Calculation = Machine['unary'][number] & Machine['binary'][number];

/** The instruction at a position, and the calls that wait for it, innermost first. */
function framesFrom(pc: number, base: number): Position[] {
  const frames: Position[] = [];
  let at = pc;
  for (let frame = base; at > 0;) {
    frames.push([at, frame]);
    // The caller waits behind its call.
    at = I[frame << 1] - 1;
    frame = I[(frame << 1) + 1];
  }
  return frames;
}

/** The index of the last of `count` rising values that is at most `wanted`; -1 if there is none. */
function lastAtMost(count: number, valueAt: (index: number) => number, wanted: number): number {
  let low = -1;
  let high = count - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (valueAt(middle) <= wanted) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The index of an item in a list, to which it is added if it is not there. */
function indexIn<Item>(list: Item[], item: Item): number {
  const known = list.indexOf(item);
  return known >= 0 ? known : list.push(item) - 1;
}

function signatureOf({ params, results }: Signature): string {
  return `${params.join()} > ${results.join()}`;
}

function isTrapKind(name: string): name is TrapKind {
  return Object.hasOwn(trapKinds, name);
}

// Values in slots of 8 bytes

type Views = typeof views;

function viewsOf(buffer: ArrayBuffer): Views {
  const [I, F] = [new Int32Array(buffer), new Float64Array(buffer)];
  return { I, F, B: new BigInt64Array(buffer), U: new BigUint64Array(buffer) };
}

/** Wrapped or rounded as the type wants it. */
function putValue(into: Views, type: ValueType, slot: number, value: HostValue): void {
  switch (type) {
    case 'i64':
    case 'v128':
      into.B[slot] = BigInt(value);
      if (type === 'v128') into.B[slot + 1] = BigInt(value) >> 64n;
      return;
    case 'f32':
    case 'f64':
      into.F[slot] = type === 'f32' ? Math.fround(Number(value)) : Number(value);
      return;
    default:
      into.I[slot << 1] = Number(value);
  }
}

function valueIn(from: Views, type: ValueType, slot: number): HostValue {
  switch (type) {
    case 'i64':
      return from.B[slot];
    case 'v128':
      return from.U[slot] | (from.U[slot + 1] << 64n);
    case 'i32':
      return from.I[slot << 1];
    case 'f32':
    case 'f64':
      return from.F[slot];
    default:
      return from.I[slot << 1] >>> 0;
  }
}
