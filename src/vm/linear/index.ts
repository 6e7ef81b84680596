/**
 * The interpreter of the linear IR: runs functions of every form, counts instructions, and says exactly where a program
 * trapped.
 *
 * A function is compiled (compile.ts) when it is first called; its code runs on the register machine (../machine), whose
 * frames are on a stack of its own, so that the depth of a program's recursion is bounded by options and not by the
 * host's stack. Counted are all instructions but labels, unconditional jumps and phis, so that a function counts alike
 * in its forms, up to the copies that phis become. Fuel counts blocks too: empty loops end.
 */
import { InternalError } from '../../base/errors.ts';
import { defaultStackSize, type MemoryMap } from '../../base/memory-map.ts';
import { functionAddress, initialBytes, layOut, takenFunctions } from '../../linear/data-layout.ts';
import { operandsOf } from '../../linear/instr.ts';
import { meaningOf } from '../../linear/meaning.ts';
import type { Instr, LinearModule, Signature, ValueType } from '../../linear/nodes.ts';
import { hostOf, toHost, type HostCall, type HostTable, type HostType, type HostValue } from '../host.ts';
import type { Scalars } from '../scalars.ts';
import { framesFrom, Instance, unboundedSlice, type InstanceOptions } from '../machine/instance.ts';
import type { LinearSide, Machine } from '../machine/machine.ts';
import { readSlot, views, viewsOf, writeSlot, type Views } from '../machine/registers.ts';
import { HEADER_SLOTS } from '../machine/slots.ts';
import type { Memory } from '../memory.ts';
import { Trap, trapKinds, type TrapFrame, type TrapKind } from '../trap.ts';
import { compileFunc, type CompiledFunc } from './compile.ts';
import { fromHost, hostThunk } from './host-thunks.ts';
import { classOf, GLOBAL_WORDS, Hooks, resultSlots, slotsFrom, type CompileContext } from './frame.ts';

const NOT_CALLABLE = -1;

/** Fuel is counted in instructions and blocks. */
export interface InterpOptions extends InstanceOptions {
  /** What `extern` functions of the module may be bound to. */
  readonly hosts?: HostTable;
  /** What reading a local before its first assignment means; 0 by default. */
  readonly undef?: 'trap' | 'zero';
  /** Calls that may be open at once. */
  readonly maxDepth?: number;
  /** Bytes for arrays, slots and `alloca`. */
  readonly stackSize?: number;
  /** Instructions that are neither steps nor fuel. */
  readonly uncounted?: ReadonlySet<Instr>;
}

/** A module of the linear IR, ready to run on the interpreter. */
export function instantiateInterp(module: LinearModule, options: InterpOptions = {}): Interp {
  return new Interp(module, options);
}

/** A running module of the linear IR. */
export class Interp extends Instance<CompiledFunc> implements LinearSide {
  readonly module: LinearModule;
  /** Instructions executed so far, exactly, also when a program traps. */
  steps = 0;

  // For the machine
  readonly unary: Machine['unary'];
  readonly binary: Machine['binary'];
  override readonly linear = this;
  readonly globals: Int32Array;
  readonly maxDepth: number;
  budget = 0;

  readonly #context: CompileContext;
  readonly #layout: MemoryMap;
  readonly #options: InterpOptions;
  /** Where the arguments of host functions are in the frame that they would have. */
  readonly #hostSlots: number[][] = [];
  readonly #names: string[] = [];
  /** What indirect calls compare, by numbers: `own` is that of each function that was called so. */
  readonly #signatures: string[] = [];
  readonly #own: number[] = [];
  /** Functions that have an address; found when the first indirect call is made. */
  #taken: ReadonlySet<number> | undefined;
  readonly #globalViews: Views;
  readonly #defined: Uint8Array | undefined;

  constructor(module: LinearModule, options: InterpOptions) {
    const layout = layOut(module, options.stackSize ?? defaultStackSize);
    const { heapBase, stackTop, stackBottom } = layout;
    const { pointerSize } = module;
    // Below the stack lie constants, which nothing writes from then on.
    const store = (memory: Memory): void => {
      for (const { address, bytes } of initialBytes(module, layout)) memory.writeBytes(address, bytes);
      memory.writableFrom = stackBottom;
    };
    super({ pointerSize, functions: module.funcs.length, heapBase, stackTop, store }, options);
    // Iterations of loops are not what fuel counts here.
    this.fuel = unboundedSlice;
    this.module = module;
    this.#options = options;
    this.#layout = layout;
    this.#globalViews = initialGlobals(module);
    this.globals = this.#globalViews.I;
    this.maxDepth = options.maxDepth ?? 100_000;
    this.#defined = options.undef === 'trap' ? new Uint8Array(views.F.length) : undefined;
    const calculations: Calculation[] = [];
    this.unary = this.binary = calculations;
    this.#context = this.#compileContext(calculations);
  }

  /** What the compiler asks of the instance: things that instructions name are numbered as they are met. */
  #compileContext(calculations: Calculation[]): CompileContext {
    return {
      module: this.module,
      layout: this.#layout,
      checksUndefined: this.#defined !== undefined,
      isMetered: this.meter.isCounting,
      uncounted: this.#options.uncounted,
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
    const { params, results } = callee;
    if (callee.extern) {
      const result = this.hostCall(index)(...args);
      return results.length === 0 ? [] : [fromHost(results[0], result ?? 0)];
    }
    return this.enter(
      index,
      (first) => {
        const slots = slotsFrom(first, params);
        params.forEach((type, i) => putValue(views, type, slots[i], args[i]));
      },
      (base) => {
        const places = resultSlots(results);
        return results.map((type, i) => valueIn(views, type, base + places[i]));
      },
    );
  }

  /** The scalar globals, by index. */
  readonly scalars: Scalars = {
    get: (global) => valueIn(this.#globalViews, this.#scalarType(global), (global * GLOBAL_WORDS) / 2),
    set: (global, value) => putValue(this.#globalViews, this.#scalarType(global), (global * GLOBAL_WORDS) / 2, value),
  };

  #scalarType(index: number): ValueType {
    const global = this.module.globals.at(index);
    if (global?.storage !== 'scalar') throw new InternalError(`global ${index} is no scalar`, 'interp');
    return global.type;
  }

  /** Where the stack of variables in memory begins; globals follow. */
  get stackTop(): number {
    return this.#layout.stackTop;
  }

  // What the machine asks for

  refuel(): number {
    return unboundedSlice;
  }

  nextSlice(): number {
    return this.meter.next();
  }

  protected compileAt(index: number, position: number): { compiled: CompiledFunc; words: Int32Array } {
    return compileFunc(this.#context, index, position);
  }

  indirect(address: number, signature: number): number {
    const shown = this.module.pointerSize === 8 ? address >>> 0 : address;
    const index = shown - functionAddress(0);
    const func = this.module.funcs[index];
    if (func === undefined || (this.#own[index] ??= this.#callableAs(index)) !== signature) {
      throw new Trap('bad-indirect-call', `address ${shown}`);
    }
    return func.extern ? ~index : index;
  }

  /** The number of a function's signature; of one whose address nobody takes, a number that no signature has. */
  #callableAs(index: number): number {
    this.#taken ??= new Set(takenFunctions(this.module));
    return this.#taken.has(index) ? this.#context.signature(this.module.funcs[index]) : NOT_CALLABLE;
  }

  protected hostArguments(index: number, slot: number): HostValue[] {
    const { params } = this.module.funcs[index];
    const places = (this.#hostSlots[index] ??= slotsFrom(HEADER_SLOTS, params));
    return params.map((type, i) => valueIn(views, type, slot + places[i]));
  }

  protected putHostResult(index: number, slot: number, value: HostValue | void): void {
    const [type] = this.module.funcs[index].results;
    if (type !== undefined) putValue(views, type, slot, fromHost(type, value ?? 0));
  }

  trapOf(index: number): Trap {
    const name = this.#names[index];
    return isTrapKind(name) ? new Trap(name) : new Trap('unreachable', name);
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
      const { paramsEnd, frameSize } = this.compiledAt(pc).func;
      defined.fill(1, base, base + paramsEnd);
      defined.fill(0, base + paramsEnd, base + frameSize);
    } else if (kind === Hooks.Mark) defined[base + a] = 1;
    else if (kind === Hooks.Copy) defined[base + a] = defined[base + b];
    else if (defined[base + a] === 0) throw new Trap('uninitialized', this.#describeRead(pc, a));
  }

  /** Names the local that was read. */
  #describeRead(pc: number, slot: number): string {
    const { func, instr } = this.#placeOf(pc);
    const local = instr === undefined ? undefined : operandsOf(instr).find((operand) => operand.kind === 'l');
    if (local?.kind !== 'l') return `register ${slot}`;
    return func.source.symbols[local.index].name ?? `l${local.index}`;
  }

  // How a program ends early

  /** What was counted for the rest of the pieces was not executed. */
  ended(pc: number, base: number): void {
    for (const [at] of framesFrom(pc, base)) this.steps -= this.#placeOf(at).left;
  }

  protected frameAt(pc: number): TrapFrame {
    const { func, instr } = this.#placeOf(pc);
    return { func: func.source.name, span: instr?.span ?? func.source.span };
  }

  /** The function and instruction at a position, and how much of what was counted is behind it. */
  #placeOf(pc: number): { readonly func: CompiledFunc; readonly instr: Instr | undefined; readonly left: number } {
    const { func, span } = this.compiledAt(pc);
    if (span === undefined) return { func, instr: undefined, left: 0 };
    return { func, instr: func.origins[span[0]], left: span[1] };
  }

  // Host functions

  protected bindHost(index: number): HostCall {
    const func = this.module.funcs[index];
    const host = hostOf(this.#options.hosts ?? {}, func.name);
    if (host === undefined) throw new Trap('missing-function', func.name);
    return hostThunk(func, host, this.env);
  }

  /** A function pointer as something that host functions can call. */
  protected bindFunction(pointer: number, params: readonly HostType[], result: HostType | undefined): HostCall {
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

/** The index of an item in a list, to which it is added if it is not there. */
function indexIn<Item>(list: Item[], item: Item): number {
  const known = list.indexOf(item);
  return known >= 0 ? known : list.push(item) - 1;
}

/** The scalar globals, `GLOBAL_WORDS` words each, with their first values. */
function initialGlobals({ globals }: LinearModule): Views {
  const store = viewsOf(new ArrayBuffer(globals.length * GLOBAL_WORDS * 4));
  globals.forEach((global, i) => {
    if (global.storage === 'scalar') putValue(store, global.type, (i * GLOBAL_WORDS) / 2, global.init);
  });
  return store;
}

function signatureOf({ params, results }: Signature): string {
  return `${params.join()} > ${results.join()}`;
}

function isTrapKind(name: string): name is TrapKind {
  return Object.hasOwn(trapKinds, name);
}

// Values in slots

/** Wrapped or rounded as the type wants it. */
function putValue(into: Views, type: ValueType, slot: number, value: HostValue): void {
  writeSlot(into, classOf(type), slot, type === 'f32' ? Math.fround(Number(value)) : value);
}

/** Pointers are unsigned. */
function valueIn(from: Views, type: ValueType, slot: number): HostValue {
  const value = readSlot(from, classOf(type), slot);
  return typeof value === 'number' && type.endsWith('*') ? value >>> 0 : value;
}
