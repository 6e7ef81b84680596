/**
 * Runs linear modules as WebAssembly in this process, synchronously, in any host that has WebAssembly.
 *
 * The program shares one memory with its host functions (`src/vm/host.ts`). What leaves it early, in whatever form the
 * host's engine throws it, becomes a `Trap` with the places of all calls, or an `Exit`.
 *
 *     const program = instantiate(module, { hosts: hostFunctions, stdout: (bytes) => … });
 *     program.call('main', []);
 *     finish(program.env);
 */
import { hostName } from '../../base/host-name.ts';
import { InternalError } from '../../base/errors.ts';
import { defaultStackSize } from '../../base/memory-map.ts';
import { functionAddress, layOut } from '../../linear/data-layout.ts';
import type { Func, LinearModule } from '../../linear/nodes.ts';
import { makeAllocator } from '../../vm/allocation-watch.ts';
import {
  createHostEnv,
  type HostCall,
  type HostEnv,
  type HostGrants,
  type HostFunction,
  type HostTable,
  hostOf,
  type HostType,
  type HostValue,
} from '../../vm/host.ts';
import type { Scalars } from '../../vm/scalars.ts';
import { BLOCK_UNITS, Memory, PAGE_SIZE, WasmBuffer } from '../../vm/memory.ts';
import { meterOf, type Metered, type Meter } from '../../vm/meter.ts';
import { Trap, trapKinds, type TrapFrame, type TrapKind } from '../../vm/trap.ts';
import { ownEntry } from '../../base/own-entry.ts';
import type { Lack } from '../legalise/index.ts';
import { valTypeOf } from './context.ts';
import { emitModule, scalarExport, type EmitOptions, type EmittedModule } from './emit.ts';
import { encodeModule } from './encode.ts';
import { callableFor, hostSignatureOf, importedCall, refuseCall } from './host-thunks.ts';
import { joinHalves, splitHalves } from './host-halves.ts';
import { framesOf, spanAt, trapOf } from './trap-frames.ts';

/** Fuel is counted in calls and iterations of loops. */
export interface EngineOptions extends Omit<HostGrants, 'pointerSize' | 'bindFunction'>, Metered {
  /** What may be called; a function that is missing traps when it is called. */
  readonly hosts?: HostTable;
  /** Bytes for the program's own stack of arrays and slots. */
  readonly stackSize?: number;
  readonly guardNull?: boolean;
  /** What the module must not use; WebAssembly's own lacks unless given. */
  readonly lacks?: readonly Lack[];
  /** Functions that `call` must find besides the entry, by name; unless given, those that the module exports. */
  readonly callable?: readonly string[];
  /** Scalar globals, by index, that `scalars` must reach. */
  readonly reachableScalars?: readonly number[];
  /**
   * Called before the module is compiled, with its size, that of its largest function, and how many loops are in each
   * other: the place to choose a compiler.
   */
  readonly beforeCompile?: (byteLength: number, largestFunction: number, loopDepth: number) => void;
}

/** A module that runs as WebAssembly. */
export interface WasmProgram {
  readonly env: HostEnv;
  /** The scalar globals that the options name. */
  readonly scalars: Scalars;
  /** Calls a function by name; throws Trap or Exit. Arguments of type i64 may be numbers. */
  call(name: string, args: readonly HostValue[]): HostValue[];
  /** The module as it was compiled. */
  readonly bytes: Uint8Array;
}

/** How many calls a trap reports. */
const deepestTrace = 200;
/** Enough for the host function, the run time and the place in the user's text. */
const nearestTrace = 24;

/** 4 GiB, all that an address of 32 bits reaches. */
const mostPages = 65536;

/** A module of the linear IR, compiled to WebAssembly and ready to run. */
export function instantiate(module: LinearModule, options: EngineOptions = {}): WasmProgram {
  return new CompiledModule(module, options);
}

/** How modules are emitted that run here: with memory, traps and fuel supplied by the engine. */
function emitOptions(module: LinearModule, options: EngineOptions, meter: Meter, maxPages: number): EmitOptions {
  const { hosts = {}, callable } = options;
  return {
    stackSize: options.stackSize ?? defaultStackSize,
    guardNull: options.guardNull,
    lacks: options.lacks,
    importMemory: { maxPages },
    importTrap: true,
    templates: true,
    metered: meter.isCounting,
    exports: callable && indicesOf(module, new Set(callable)),
    exportedScalars: options.reachableScalars,
    hostSignature: (func) => {
      const host = hostOf(hosts, func.name);
      return host && hostSignatureOf(host, module.pointerSize);
    },
  };
}

/**
 * A module, its memory and its host, from compilation on. Compiling and instantiating happen in the constructor; afterwards
 * calls may nest (a host function calls back), and only the outermost one translates what is thrown.
 */
class CompiledModule implements WasmProgram {
  readonly env: HostEnv;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly #module: LinearModule;
  readonly #emitted: EmittedModule;
  readonly #codeStart: Int32Array;
  readonly #exports: Readonly<Record<string, WebAssembly.ExportValue>>;
  readonly #funcs: ReadonlyMap<string, Func>;
  readonly #defined: readonly Func[];
  readonly #meter: Meter;
  /** What has been read of stacks: programs allocate at the same places again and again. */
  readonly #framesOfStacks = new Map<string, readonly TrapFrame[]>();
  /** How many calls from the host into the program are open. */
  #depth = 0;

  constructor(module: LinearModule, options: EngineOptions) {
    const { hosts = {} } = options;
    this.#module = module;
    this.#funcs = new Map(module.funcs.map((func) => [func.name, func]));
    this.#defined = module.funcs.filter((func) => !func.extern);
    this.#meter = meterOf(options);
    const { heapBase } = layOut(module, options.stackSize ?? defaultStackSize);
    if (heapBase > this.#meter.limit) throw new Trap('out-of-memory', `the program needs ${heapBase} bytes to start`);
    const maxPages = Math.min(mostPages, Math.floor(this.#meter.limit / PAGE_SIZE));
    this.#emitted = emitModule(module, emitOptions(module, options, this.#meter, maxPages));
    ({ bytes: this.bytes, codeStart: this.#codeStart } = encodeModule(this.#emitted.wasm));
    const initial = Math.max(1, Math.ceil(heapBase / PAGE_SIZE));
    const wasmMemory = allocateMemory(initial, Math.max(initial, maxPages));
    const memory = new Memory(new WasmBuffer(wasmMemory), this.#meter);
    memory.writableFrom = this.#emitted.layout.stackBottom;
    this.env = this.#createEnv(memory, heapBase, options);
    options.beforeCompile?.(this.bytes.length, largestBody(this.#emitted), deepestLoop(this.#emitted));
    const imports = { samara: this.#ownImports(wasmMemory), env: this.#hostImports(hosts) };
    this.#exports = new WebAssembly.Instance(compile(this.bytes), imports).exports;
  }

  #createEnv(memory: Memory, heapBase: number, options: EngineOptions): HostEnv {
    const allocator = makeAllocator(memory, heapBase, options.watch, () => this.#openCalls());
    return createHostEnv(memory, allocator, {
      ...options,
      pointerSize: this.#module.pointerSize,
      bindFunction: (pointer, params, result) => this.#bind(pointer, params, result),
    });
  }

  /** What the emitted code imports from the engine itself (`emit.ts`). */
  #ownImports(memory: WebAssembly.Memory): WebAssembly.ModuleImports {
    return {
      memory,
      trap: (kind: number) => this.#raise(kind),
      refuel: () => this.#meter.next(),
      spend: (bytes: number) => this.#meter.spend(bytes >>> BLOCK_UNITS),
    };
  }

  call(name: string, args: readonly HostValue[]): HostValue[] {
    const func = this.#funcs.get(name);
    const exported = ownEntry(this.#exports, name);
    if (func === undefined || typeof exported !== 'function')
      throw new InternalError(`${name} is not exported`, 'wasm engine');
    const values = splitHalves(func.params, args);
    const result = this.#guard(exported as HostCall, values) as HostValue | HostValue[] | undefined;
    return joinHalves(func.results, result === undefined ? [] : Array.isArray(result) ? result : [result]);
  }

  readonly #reached = new Map<number, WebAssembly.Global>();
  readonly scalars: Scalars = {
    get: (global) => this.#scalar(global).value as HostValue,
    set: (global, value) => void (this.#scalar(global).value = value),
  };

  #scalar(index: number): WebAssembly.Global {
    const known = this.#reached.get(index);
    if (known !== undefined) return known;
    const exported = ownEntry(this.#exports, scalarExport(index));
    if (!(exported instanceof WebAssembly.Global))
      throw new InternalError(`global ${index} is out of reach`, 'wasm engine');
    this.#reached.set(index, exported);
    return exported;
  }

  /** Runs a function of the module; what it throws is translated once, where the program was entered first. */
  #guard(run: HostCall, args: readonly HostValue[]): unknown {
    if (this.#depth > 0) return run(...args);
    const limit = Error.stackTraceLimit;
    Error.stackTraceLimit = deepestTrace;
    this.#meter.enter();
    this.#depth++;
    try {
      return run(...args);
    } catch (error) {
      this.#resetStack();
      throw trapOf(error, this);
    } finally {
      this.#depth--;
      this.#meter.leave();
      Error.stackTraceLimit = limit;
    }
  }

  /** An exception passes the code that gives the stack back. */
  #resetStack(): void {
    const pointer = this.#exports.__stack_pointer;
    if (pointer instanceof WebAssembly.Global) pointer.value = this.#emitted.layout.stackTop;
  }

  /** The calls from the host function that is running outwards, as the host's engine tells them. */
  #openCalls(): readonly TrapFrame[] {
    const limit = Error.stackTraceLimit;
    Error.stackTraceLimit = nearestTrace;
    const stack = new Error().stack ?? '';
    Error.stackTraceLimit = limit;
    let frames = this.#framesOfStacks.get(stack);
    if (frames === undefined) this.#framesOfStacks.set(stack, (frames = framesOf(stack, this)));
    return frames;
  }

  /** For stacks: the function of the source, and the place in it, of a byte of the module. */
  frameAt(index: number, offset: number): TrapFrame | undefined {
    const at = index - this.#emitted.importCount;
    if (at < 0 || at >= this.#defined.length) return undefined;
    const { marks } = this.#emitted.wasm.funcs[at];
    const { name, span: whole } = this.#defined[at];
    if (marks === undefined || offset < 0) return { func: name, span: whole };
    // Before the first mark stands what belongs to the call itself, such as the test for the end of the stack.
    const span = spanAt(marks.offsets, marks.spans, offset - this.#codeStart[at]) ?? whole ?? marks.spans[0];
    return { func: name, span };
  }

  /** The extern functions under their names; those that nobody supplies trap when they are called. */
  #hostImports(hosts: HostTable): WebAssembly.ModuleImports {
    const externs = this.#emitted.externs.map((index) => this.#module.funcs[index]);
    // Of entries, so that a function may be called `__proto__`.
    return Object.fromEntries(
      externs.map((func) => [hostName(func.name), this.#importHost(hostOf(hosts, func.name), func)]),
    );
  }

  /** The emitted code converts widths (`emit.ts`); a declaration that mixes integers and floats is refused. */
  #importHost(host: HostFunction | undefined, func: Func): HostCall {
    if (host === undefined) return refuseCall(func, 'is not supplied');
    const { params, result } = hostSignatureOf(host, this.#module.pointerSize);
    const isInt = (type: string): boolean => type === 'i32' || type === 'i64';
    const fits =
      params.length === func.params.length &&
      (result === undefined ? 0 : 1) === func.results.length &&
      params.every(({ type }, k) => isInt(type) === isInt(valTypeOf(func.params[k]))) &&
      (result === undefined || isInt(result.type) === isInt(valTypeOf(func.results[0])));
    if (!fits) return refuseCall(func, 'is declared with other parameters or results than it has');
    return importedCall(host.create(this.env), host, this.#module.pointerSize);
  }

  /** What the emitted code calls where it traps: the number counts the emitter's list of names. */
  #raise(number: number): never {
    const name = this.#emitted.trapNames[number];
    throw new Trap(isTrapKind(name) ? name : 'unreachable', isTrapKind(name) ? undefined : name);
  }

  /** A function pointer of the program as a function that the host can call. */
  #bind(pointer: number, params: readonly HostType[], result: HostType | undefined): HostCall {
    const table = this.#exports.__indirect_function_table;
    const wasmFunc: unknown =
      table instanceof WebAssembly.Table && pointer > 0 && pointer < table.length ? table.get(pointer) : null;
    const func = this.#module.funcs[pointer - functionAddress(0)];
    if (typeof wasmFunc !== 'function' || func === undefined)
      throw new Trap('bad-indirect-call', `${pointer} is not a function`);
    const bound = callableFor(wasmFunc as HostCall, func, params, result, this.#module.pointerSize);
    if (bound === undefined) throw new Trap('bad-indirect-call', `${func.name} has other parameters or results`);
    return (...args) => this.#guard(bound, args) as HostValue;
  }
}

// What a host may choose a compiler by.

function largestBody({ wasm }: EmittedModule): number {
  return wasm.funcs.reduce((largest, func) => Math.max(largest, func.code.length), 0);
}

function deepestLoop({ wasm }: EmittedModule): number {
  return wasm.funcs.reduce((deepest, { loopDepth = 0 }) => Math.max(deepest, loopDepth), 0);
}

function indicesOf({ funcs }: LinearModule, names: ReadonlySet<string>): number[] {
  return [...funcs.keys()].filter((index) => names.has(funcs[index].name));
}

function isTrapKind(name: string): name is TrapKind {
  return Object.hasOwn(trapKinds, name);
}

/**
 * Engines bound what they compile (locals, the size of a function, …); anything else that they refuse is our mistake.
 */
function compile(bytes: Uint8Array<ArrayBuffer>): WebAssembly.Module {
  try {
    return new WebAssembly.Module(bytes);
  } catch (error) {
    if (!(error instanceof WebAssembly.CompileError)) throw error;
    if (/limit|maximum|too (large|many|big)|exceed|size \d+ >/i.test(error.message))
      throw new Trap('unsupported', error.message);
    throw new InternalError(error.message, 'wasm engine');
  }
}

/** In pages. Engines reserve addresses for the maximum, and may refuse. */
function allocateMemory(initial: number, maximum: number): WebAssembly.Memory {
  try {
    return new WebAssembly.Memory({ initial, maximum });
  } catch (error) {
    if (error instanceof RangeError) throw new Trap('out-of-memory', `${initial * PAGE_SIZE} bytes to start with`);
    throw error;
  }
}
