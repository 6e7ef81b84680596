/**
 * The MAPLE VM as an engine: executes the flat level of a module directly.
 *
 *     const vm = instantiateVm(lowerToFlat(module), { hosts: cFunctions, stdout: (bytes) => … });
 *     vm.call('main', []);
 *     finish(vm.env);
 */
import { InternalError } from '../../base/errors.ts';
import type { FuncId } from '../../maple/code.ts';
import type { Func, Module } from '../../maple/module.ts';
import { pointerSizeOf } from '../../maple/pointer-size.ts';
import { makeAllocator } from '../allocation-watch.ts';
import {
  createHostEnv,
  type HostCall,
  type HostEnv,
  type HostGrants,
  type HostTable,
  type HostType,
  type HostValue,
  type HostVariable,
} from '../host.ts';
import { LOWEST_ADDRESS, type Memory, startMemory } from '../memory.ts';
import { meterOf, type Metered, type Meter } from '../meter.ts';
import { Trap, type TrapFrame } from '../trap.ts';
import { Op } from './code.ts';
import { HEADER_SLOTS, scalars, slotsOf } from './kinds.ts';
import { run, stack, views, type Machine } from './machine.ts';
import { prepareFunc, type PreparedFunc } from './prepare.ts';
import { VmProgram, type Outside } from './program.ts';
import { resultPlaces, scalarOfHost, shapeOfHost, type Shape } from './shapes.ts';

/** Fuel is counted in calls and turns of loops. */
export interface VmOptions extends Omit<HostGrants, 'pointerSize' | 'bindFunction'>, Metered {
  readonly pointerSize?: 4 | 8;
  /** What the program's `extern` functions may be bound to; others trap when they are called. */
  readonly hosts?: HostTable;
  /** Variables that the host owns (`stdin`). */
  readonly hostVariables?: readonly HostVariable[];
  /** Bytes for variables in memory and `alloca`. */
  readonly stackSize?: number;
}

/** A flat module, ready to run. What the VM does not do yet traps when it is reached (`unsupported`). */
export function instantiateVm(module: Module, options: VmOptions = {}): Vm {
  return new Vm(module, options);
}

/** Host functions that call the program that calls host functions: that nesting is on the host's stack. */
const mostReentries = 100;
/** How many frames of each end of a stack trace are kept. */
const shownFrames = 20;
const unboundedSlice = 2 ** 30;

const { I, F, B, U } = views;

export class Vm implements Machine {
  readonly memory: Memory;
  readonly env: HostEnv;
  readonly program: VmProgram;
  code = new Int32Array(4096);
  readonly entries: Int32Array;
  readonly unary: VmProgram['unary'];
  readonly binary: VmProgram['binary'];
  sp: number;
  fuel = 0;
  /** In the order of their code. */
  readonly #prepared: PreparedFunc[] = [];
  readonly #hostCalls: (HostCall | undefined)[] = [];
  readonly #signatures: (number | undefined)[] = [];
  readonly #meter: Meter;
  #length: number;
  #view: DataView;
  #writable: DataView;
  #reentries = 0;
  /** Where the program called the host function that is running; 0 if none is. */
  #hostCallAt = 0;
  #hostCallBase = 0;

  constructor(module: Module, options: VmOptions) {
    const { hosts = {}, hostVariables = [], stackSize = 8 * 2 ** 20 } = options;
    const program = new VmProgram(
      module,
      options.pointerSize ?? pointerSizeOf(module),
      hosts,
      hostVariables,
      stackSize,
    );
    const { heapBase, stackTop } = program.image;
    this.program = program;
    this.unary = program.unary;
    this.binary = program.binary;
    this.#meter = meterOf(options);
    this.memory = startMemory(heapBase, this.#meter);
    program.image.store(this.memory);
    this.memory.writableFrom = program.image.stackBottom;
    this.env = createHostEnv(
      this.memory,
      makeAllocator(this.memory, heapBase, options.watch, () => this.#openCalls()),
      {
        ...options,
        pointerSize: program.pointerSize,
        bindFunction: (pointer, params, result) => this.#bind(pointer, params, result),
      },
    );
    this.entries = new Int32Array(module.funcs.length);
    this.sp = stackTop;
    this.code[0] = Op.Halt;
    this.#length = 1;
    this.#view = new DataView(this.memory.bytes.buffer, LOWEST_ADDRESS);
    this.#writable = new DataView(this.memory.bytes.buffer, this.memory.writableFrom);
  }

  /**
   * Calls a function with values of its parameter types and gives its results: words and floats as numbers, longs as
   * bigints.
   */
  call(name: string, args: readonly HostValue[] = []): HostValue[] {
    const func = this.program.module.findFunc(`&${name}`);
    if (func?.code === undefined) throw new InternalError(`there is no function ${name}`, 'maple vm');
    return this.#enter(func, args);
  }

  #enter(func: Func, args: readonly HostValue[]): HostValue[] {
    if (this.#reentries >= mostReentries)
      throw new Trap('stack-overflow', 'host functions call the program too deeply');
    const { sp } = this;
    const [callAt, callBase] = [this.#hostCallAt, this.#hostCallBase];
    const base = stack.top;
    const shape = this.program.shapeOf(func.id);
    this.#reentries++;
    this.#meter.enter();
    try {
      I[base << 1] = 0;
      I[(base << 1) + 1] = base;
      let slot = base + HEADER_SLOTS;
      shape.params.forEach(({ kind }, i) => {
        putValue(kind === 'agg' ? 'l' : scalars[kind].letter, slot, args[i] ?? 0);
        slot += kind === 'agg' ? 1 : slotsOf(scalars[kind].slot);
      });
      run(this, this.prepare(func.id), base);
      return resultsAt(shape, base);
    } finally {
      this.#reentries--;
      this.#meter.leave();
      this.sp = sp;
      stack.top = base;
      this.#hostCallAt = callAt;
      this.#hostCallBase = callBase;
    }
  }

  // What the loop asks for

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
    return this.#meter.isCounting ? this.#meter.next() - 1 : unboundedSlice;
  }

  prepare(id: number): number {
    if (this.entries[id] !== 0) return this.entries[id];
    const func = this.program.module.funcs[id];
    if (func.code === undefined) throw new InternalError(`${func.name} has no body`, 'maple vm');
    const { prepared, words } = prepareFunc(this.program, func, func.code, this.#length);
    if (prepared.end > this.code.length) {
      const larger = new Int32Array(Math.max(this.code.length * 2, prepared.end));
      larger.set(this.code);
      this.code = larger;
    }
    this.code.set(words, prepared.start);
    this.#length = prepared.end;
    this.#prepared.push(prepared);
    this.entries[id] = prepared.start;
    return prepared.start;
  }

  indirect(address: number, signature: number): number {
    const id = (address - 1) as FuncId;
    if (this.program.module.funcs[id] === undefined) throw new Trap('bad-indirect-call', `address ${address >>> 0}`);
    const own = (this.#signatures[id] ??= this.program.signatureIndex(this.program.shapeOf(id).signature));
    if (own !== signature) throw new Trap('bad-indirect-call', `address ${address}`);
    const callee = this.program.callee(id);
    return callee.to === 'func' ? callee.index : ~callee.index;
  }

  callHost(index: number, slot: number, pc: number, base: number): void {
    this.#hostCallAt = pc;
    this.#hostCallBase = base;
    const outside = this.program.outside[index];
    const call = (this.#hostCalls[index] ??= this.#bindHost(outside));
    const { params, result, variadic } = outside;
    const args: HostValue[] = [];
    for (let i = 0; i < params.length; i++) args.push(this.#hostArgument(params[i], slot + HEADER_SLOTS + i));
    if (variadic) args.push(I[(slot + HEADER_SLOTS + params.length) << 1] >>> 0);
    const { top } = stack;
    stack.top = slot + HEADER_SLOTS + args.length;
    const value = call(...args);
    stack.top = top;
    if (result !== undefined)
      putValue(scalars[scalarOfHost(result, this.program.pointerSize)].letter, slot, value ?? 0);
  }

  #bindHost({ name, host }: Outside): HostCall {
    if (host === undefined) throw new Trap('missing-function', name);
    return host.create(this.env);
  }

  /** A value of the program as the host type says (host.ts). */
  #hostArgument(type: HostType, slot: number): HostValue {
    switch (type) {
      case 'i32':
        return I[slot << 1];
      case 'f32':
      case 'f64':
        return F[slot];
      case 'i64':
        return B[slot];
      case 'u64':
        return U[slot];
      case 'long':
        return this.program.pointerSize === 8 ? B[slot] : I[slot << 1];
      case 'ulong':
        return this.program.pointerSize === 8 ? U[slot] : I[slot << 1] >>> 0;
      default:
        return I[slot << 1] >>> 0;
    }
  }

  /** A function pointer as something that host functions can call. */
  #bind(pointer: number, params: readonly HostType[], result: HostType | undefined): HostCall {
    const func = this.program.module.funcs[pointer - 1];
    const wanted = shapeOfHost({ params, result, variadic: false }, this.program.pointerSize);
    if (func?.code === undefined || this.program.shapeOf(func.id).params.length !== wanted.params.length) {
      throw new Trap('bad-indirect-call', `address ${pointer}`);
    }
    return (...args) => {
      const [value] = this.#enter(func, args);
      if (result === undefined || value === undefined) return undefined;
      if (result === 'i64' || (result === 'long' && this.program.pointerSize === 8))
        return BigInt.asIntN(64, BigInt(value));
      if (result === 'u64' || (result === 'ulong' && this.program.pointerSize === 8))
        return BigInt.asUintN(64, BigInt(value));
      if (result === 'i32' || result === 'long' || result === 'f32' || result === 'f64') return Number(value);
      return Number(BigInt.asUintN(32, BigInt(value)));
    };
  }

  trapOf(index: number): Trap {
    return this.program.trapAt(index);
  }

  copy(to: number, from: number, size: number): void {
    this.memory.copy(to >>> 0, from >>> 0, size);
  }

  fill(at: number, value: number, size: number): void {
    this.memory.fill(at >>> 0, value, size);
  }

  image(at: number, size: number, image: number): void {
    this.fill(at, 0, size);
    this.memory.writeBytes(at >>> 0, this.program.images[image]);
  }

  /** The calls that are open, innermost first; of very many the innermost and the outermost ones. */
  traceFrom(pc: number, base: number): TrapFrame[] {
    const all: [number, number][] = [];
    let at = pc;
    for (let frame = base; at > 0;) {
      all.push([at, frame]);
      // The caller waits behind its call.
      at = I[frame << 1] - 1;
      frame = I[(frame << 1) + 1];
    }
    const trace = ([position]: [number, number]): TrapFrame => this.#placeOf(position);
    if (all.length <= 2 * shownFrames) return all.map(trace);
    const left = { func: `… ${all.length - 2 * shownFrames} more calls …` };
    return [...all.slice(0, shownFrames).map(trace), left, ...all.slice(-shownFrames).map(trace)];
  }

  /** The calls from the host function that is running outwards. */
  #openCalls(): TrapFrame[] {
    return this.#hostCallAt === 0 ? [] : this.traceFrom(this.#hostCallAt, this.#hostCallBase);
  }

  #placeOf(pc: number): TrapFrame {
    const { func, spans } = this.#prepared[lastAtMost(this.#prepared.length, (i) => this.#prepared[i].start, pc)];
    const at = lastAtMost(spans.length / 3, (i) => spans[i * 3], pc) * 3;
    const [start, end] = at < 0 ? [func.start, func.end] : [spans[at + 1], spans[at + 2]];
    return { func: func.name.slice(1), span: { source: func.source, start, end } };
  }
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

/** Writes a value into a slot: `letter` is that of its scalar (kinds.ts). */
function putValue(letter: string, slot: number, value: HostValue): void {
  if (letter === 'l') B[slot] = BigInt(value);
  else if (letter === 'q') {
    B[slot] = BigInt(value);
    B[slot + 1] = BigInt(value) >> 64n;
  } else if (letter === 'w') I[slot << 1] = typeof value === 'bigint' ? Number(BigInt.asIntN(32, value)) : value;
  else F[slot] = letter === 's' ? Math.fround(Number(value)) : Number(value);
}

function resultsAt(shape: Shape, base: number): HostValue[] {
  const kinds = shape.results.map(({ kind }) => kind).filter((kind) => kind !== 'agg');
  const places = resultPlaces(shape);
  return kinds.map((kind, i) => {
    const slot = base + places[i];
    const { slot: slotClass } = scalars[kind];
    if (slotClass === 'pair') return U[slot] | (U[slot + 1] << 64n);
    return slotClass === 'word' ? I[slot << 1] : slotClass === 'long' ? B[slot] : F[slot];
  });
}
