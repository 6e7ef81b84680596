/**
 * The MAPLE VM as an engine: executes the flat level of a module directly.
 *
 *     const vm = instantiateVm(lowerToFlat(module), { hosts: hostFunctions, stdout: (bytes) => … });
 *     vm.call('main', []);
 *     finish(vm.env);
 */
import { InternalError } from '../../base/errors.ts';
import { defaultStackSize } from '../../base/memory-map.ts';
import type { FuncId } from '../../maple/code.ts';
import type { Module } from '../../maple/module.ts';
import { pointerSizeOf } from '../../maple/pointer-size.ts';
import { type HostCall, type HostTable, type HostType, type HostValue, type HostVariable, toHost } from '../host.ts';
import { Instance, type InstanceOptions, unboundedSlice } from '../machine/instance.ts';
import { Bank, readBank, readSlot, views, writeSlot } from '../machine/registers.ts';
import { HEADER_SLOTS, slotsOf } from '../machine/slots.ts';
import type { Memory } from '../memory.ts';
import { Trap, type TrapFrame } from '../trap.ts';
import { type CompiledFunc, compileFunc } from './compile.ts';
import { type Kind, scalars } from './kinds.ts';
import { VmProgram } from './program.ts';
import { resultPlaces, scalarOfHost, type Shape, shapeOfHost } from './shapes.ts';

/** Fuel is counted in calls and iterations of loops. */
export interface VmOptions extends InstanceOptions {
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

/** A running module of the flat level of MAPLE. */
export class Vm extends Instance<CompiledFunc> {
  readonly program: VmProgram;
  readonly unary: VmProgram['unary'];
  readonly binary: VmProgram['binary'];
  readonly #signatures: (number | undefined)[] = [];

  constructor(module: Module, options: VmOptions) {
    const { hosts = {}, hostVariables = [], stackSize = defaultStackSize } = options;
    const pointerSize = options.pointerSize ?? pointerSizeOf(module);
    const program = new VmProgram(module, pointerSize, hosts, hostVariables, stackSize);
    const { heapBase, stackTop, stackBottom } = program.image;
    // Below the stack lie constants, which nothing writes from then on.
    const store = (memory: Memory): void => {
      program.image.store(memory);
      memory.writableFrom = stackBottom;
    };
    super({ pointerSize, functions: module.funcs.length, heapBase, stackTop, store }, options);
    this.program = program;
    this.unary = program.unary;
    this.binary = program.binary;
  }

  /**
   * Calls a function with values of its parameter types and gives its results: words and floats as numbers, longs as
   * bigints.
   */
  call(name: string, args: readonly HostValue[] = []): HostValue[] {
    const func = this.program.module.findFunc(`&${name}`);
    if (func?.code === undefined) throw new InternalError(`there is no function ${name}`, 'maple vm');
    return this.#call(func.id, args);
  }

  #call(id: FuncId, args: readonly HostValue[]): HostValue[] {
    const shape = this.program.shapeOf(id);
    return this.enter(
      id,
      (first) => passArguments(shape, first, args),
      (base) => resultsAt(shape, base),
    );
  }

  // What the machine asks for

  refuel(): number {
    return this.meter.isCounting ? this.meter.next() - 1 : unboundedSlice;
  }

  protected compileAt(id: number, position: number): { compiled: CompiledFunc; words: Int32Array } {
    const func = this.program.module.funcs[id];
    if (func.code === undefined) throw new InternalError(`${func.name} has no body`, 'maple vm');
    return compileFunc(this.program, func, func.code, position);
  }

  indirect(address: number, signature: number): number {
    const id = (address - 1) as FuncId;
    if (this.program.module.funcs[id] === undefined) throw new Trap('bad-indirect-call', `address ${address >>> 0}`);
    const own = (this.#signatures[id] ??= this.program.signatureIndex(this.program.shapeOf(id).signature));
    if (own !== signature) throw new Trap('bad-indirect-call', `address ${address}`);
    const callee = this.program.callee(id);
    return callee.to === 'func' ? callee.index : ~callee.index;
  }

  protected bindHost(index: number): HostCall {
    const { name, host } = this.program.outside[index];
    if (host === undefined) throw new Trap('missing-function', name);
    return host.create(this.env);
  }

  protected hostArguments(index: number, slot: number): HostValue[] {
    const { params, variadic } = this.program.outside[index];
    const args = params.map((type, i) => this.#hostArgument(type, slot + HEADER_SLOTS + i));
    if (variadic) args.push(readBank(Bank.UnsignedWord, slot + HEADER_SLOTS + params.length));
    return args;
  }

  /** A value of the program as the host type says (../host.ts): pointers and sizes are numbers. */
  #hostArgument(type: HostType, slot: number): HostValue {
    if (type === 'ptr' || type === 'size') return readBank(Bank.UnsignedWord, slot);
    return readBank(scalars[scalarOfHost(type, this.program.pointerSize)].bank, slot);
  }

  protected putHostResult(index: number, slot: number, value: HostValue | void): void {
    const { result } = this.program.outside[index];
    if (result !== undefined) putValue(scalarOfHost(result, this.program.pointerSize), slot, value ?? 0);
  }

  /** A function pointer as something that host functions can call. */
  protected bindFunction(pointer: number, params: readonly HostType[], result: HostType | undefined): HostCall {
    const func = this.program.module.funcs[pointer - 1];
    const wanted = shapeOfHost({ params, result, variadic: false }, this.program.pointerSize);
    if (func?.code === undefined || this.program.shapeOf(func.id).params.length !== wanted.params.length) {
      throw new Trap('bad-indirect-call', `address ${pointer}`);
    }
    return (...args) => {
      const [value] = this.#call(func.id, args);
      return result === undefined || value === undefined ? undefined : toHost(result, value);
    };
  }

  trapOf(index: number): Trap {
    return this.program.trapAt(index);
  }

  image(at: number, size: number, image: number): void {
    this.fill(at, 0, size);
    this.memory.writeBytes(at >>> 0, this.program.images[image]);
  }

  protected frameAt(pc: number): TrapFrame {
    const {
      func: { source: func },
      span,
    } = this.compiledAt(pc);
    const [start, end] = span ?? [func.start, func.end];
    return { func: func.name.slice(1), span: { source: func.source, start, end } };
  }
}

/** Aggregates are passed by their address. */
function passArguments({ params }: Shape, first: number, args: readonly HostValue[]): void {
  let slot = first;
  params.forEach(({ kind }, i) => {
    putValue(kind, slot, args[i] ?? 0);
    slot += kind === 'agg' ? 1 : slotsOf(scalars[kind].slot);
  });
}

function putValue(kind: Kind, slot: number, value: HostValue): void {
  const slotClass = kind === 'agg' ? 'long' : scalars[kind].slot;
  writeSlot(views, slotClass, slot, kind === 'f32' ? Math.fround(Number(value)) : value);
}

function resultsAt(shape: Shape, base: number): HostValue[] {
  const kinds = shape.results.map(({ kind }) => kind).filter((kind) => kind !== 'agg');
  const places = resultPlaces(shape);
  return kinds.map((kind, i) => readSlot(views, scalars[kind].slot, base + places[i]));
}
