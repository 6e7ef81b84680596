/**
 * Runs the image of a module as WebAssembly in this process, synchronously, in any host that has WebAssembly.
 *
 * The program shares one memory with its host functions (`src/vm/host.ts`). What leaves it early, in whatever form the
 * host's engine throws it, becomes a `Trap`, or an `Exit`. With a table of places, a trap has the places of all calls; without one, its `stack`
 * has what `framesOf` makes them of.
 */
import { hostName } from '../../base/host-name.ts';
import { InternalError } from '../../base/errors.ts';
import { functionAddress } from '../../base/memory-map.ts';
import { ownEntry } from '../../base/own-entry.ts';
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
import { BLOCK_UNITS, Memory, PAGE_SIZE, WasmBuffer } from '../../vm/memory.ts';
import { meterOf, type Metered, type Meter } from '../../vm/meter.ts';
import type { Scalars } from '../../vm/scalars.ts';
import { Trap, trapKinds, type TrapFrame, type TrapKind } from '../../vm/trap.ts';
import { scalarExport, valTypeOf } from './context.ts';
import { callableFor, hostSignatureOf, importedCall, refuseCall } from './host-thunks.ts';
import { joinHalves, splitHalves } from './host-halves.ts';
import { pageLimit, type ImageFunc, type WasmImage } from './image-facts.ts';
import { framesOf, trapOf, type FrameTable } from './trap-frames.ts';

/** What is granted to an instance. */
export interface InstanceOptions extends Omit<HostGrants, 'pointerSize' | 'bindFunction'>, Metered {
  /** What may be called; a function that is missing traps when it is called. */
  readonly hosts?: HostTable;
  /**
   * Called before the module is compiled, with its size, that of its largest function, and how many loops are in each
   * other: the place to choose a compiler.
   */
  readonly beforeCompile?: (byteLength: number, largestFunction: number, loopDepth: number) => void;
}

/** How many calls a trap reports. */
const deepestTrace = 200;
/** Enough for the host function, the run time and the place in the user's text. */
const nearestTrace = 24;

/**
 * An image, its memory and its host, from compilation on. Compiling and instantiating happen in the constructor; afterwards
 * calls may nest (a host function calls back), and only the outermost one translates what is thrown.
 */
export class WasmInstance {
  readonly env: HostEnv;
  readonly image: WasmImage;
  readonly #places: FrameTable | undefined;
  readonly #exports: Readonly<Record<string, WebAssembly.ExportValue>>;
  readonly #funcs: ReadonlyMap<string, ImageFunc>;
  readonly #meter: Meter;
  /** What has been read of stacks: programs allocate at the same places again and again. */
  readonly #framesOfStacks = new Map<string, readonly TrapFrame[]>();
  /** How many calls from the host into the program are open. */
  #depth = 0;

  /** Options that the image was made with must be the same here: bounds, and the hosts. */
  constructor(image: WasmImage, options: InstanceOptions, places?: FrameTable, meter = meterOf(options)) {
    const { hosts = {} } = options;
    this.image = image;
    this.#places = places;
    this.#funcs = new Map(image.funcs.map((func) => [func.name, func]));
    this.#meter = meter;
    const { heapBase } = image;
    const initial = Math.max(1, Math.ceil(heapBase / PAGE_SIZE));
    const wasmMemory = allocateMemory(initial, Math.max(initial, pageLimit(meter)));
    const memory = new Memory(new WasmBuffer(wasmMemory), meter);
    memory.writableFrom = image.stackBottom;
    this.env = this.#createEnv(memory, heapBase, options);
    options.beforeCompile?.(image.bytes.length, image.largestFunction, image.loopDepth);
    const imports = { samara: this.#ownImports(wasmMemory), env: this.#hostImports(hosts) };
    this.#exports = new WebAssembly.Instance(compile(image.bytes), imports).exports;
  }

  #createEnv(memory: Memory, heapBase: number, options: InstanceOptions): HostEnv {
    const allocator = makeAllocator(memory, heapBase, options.watch, () => this.#openCalls());
    return createHostEnv(memory, allocator, {
      ...options,
      pointerSize: this.image.pointerSize,
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
      throw trapOf(error, this.#places);
    } finally {
      this.#depth--;
      this.#meter.leave();
      Error.stackTraceLimit = limit;
    }
  }

  /** An exception passes the code that gives the stack back. */
  #resetStack(): void {
    const pointer = this.#exports.__stack_pointer;
    if (pointer instanceof WebAssembly.Global) pointer.value = this.image.stackTop;
  }

  /** The calls from the host function that is running outwards, as the host's engine tells them. */
  #openCalls(): readonly TrapFrame[] {
    const places = this.#places;
    if (places === undefined) return [];
    const limit = Error.stackTraceLimit;
    Error.stackTraceLimit = nearestTrace;
    const stack = new Error().stack ?? '';
    Error.stackTraceLimit = limit;
    let frames = this.#framesOfStacks.get(stack);
    if (frames === undefined) this.#framesOfStacks.set(stack, (frames = framesOf(stack, places)));
    return frames;
  }

  /** The extern functions under their names; those that nobody supplies trap when they are called. */
  #hostImports(hosts: HostTable): WebAssembly.ModuleImports {
    const externs = this.image.externs.map((index) => this.image.funcs[index]);
    // Of entries, so that a function may be called `__proto__`.
    return Object.fromEntries(
      externs.map((func) => [hostName(func.name), this.#importHost(hostOf(hosts, func.name), func)]),
    );
  }

  /** The emitted code converts widths (`emit.ts`); a declaration that mixes integers and floats is refused. */
  #importHost(host: HostFunction | undefined, func: ImageFunc): HostCall {
    if (host === undefined) return refuseCall(func, 'is not supplied');
    const { params, result } = hostSignatureOf(host, this.image.pointerSize);
    const isInt = (type: string): boolean => type === 'i32' || type === 'i64';
    const fits =
      params.length === func.params.length &&
      (result === undefined ? 0 : 1) === func.results.length &&
      params.every(({ type }, k) => isInt(type) === isInt(valTypeOf(func.params[k]))) &&
      (result === undefined || isInt(result.type) === isInt(valTypeOf(func.results[0])));
    if (!fits) return refuseCall(func, 'is declared with other parameters or results than it has');
    return importedCall(host.create(this.env), host, this.image.pointerSize);
  }

  /** What the emitted code calls where it traps: the number counts the emitter's list of names. */
  #raise(number: number): never {
    const name = this.image.trapNames[number];
    throw new Trap(isTrapKind(name) ? name : 'unreachable', isTrapKind(name) ? undefined : name);
  }

  /** A function pointer of the program as a function that the host can call. */
  #bind(pointer: number, params: readonly HostType[], result: HostType | undefined): HostCall {
    const table = this.#exports.__indirect_function_table;
    const wasmFunc: unknown =
      table instanceof WebAssembly.Table && pointer > 0 && pointer < table.length ? table.get(pointer) : null;
    const func = this.image.funcs.at(pointer - functionAddress(0));
    if (typeof wasmFunc !== 'function' || func === undefined)
      throw new Trap('bad-indirect-call', `${pointer} is not a function`);
    const bound = callableFor(wasmFunc as HostCall, func, params, result, this.image.pointerSize);
    if (bound === undefined) throw new Trap('bad-indirect-call', `${func.name} has other parameters or results`);
    return (...args) => this.#guard(bound, args) as HostValue;
  }
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
