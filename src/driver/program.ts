/**
 * A unit made ready to run: lowered, compiled for an engine, and callable, with the types that its caller sees.
 *
 * The C library is there unless the caller supplies a function of the same name; nothing else of the world is, but what
 * the options grant. `main` gives the status with which the program ends, having run exit handlers and delivered all
 * output; a `Trap` passes through, after the output that came before it. So does the `Exit` of a function that is called.
 */
import type { Diagnostic } from '../base/diagnostics.ts';
import { instantiate as instantiateWasm } from '../backend/wasm/engine.ts';
import { InternalError } from '../base/errors.ts';
import { Result } from '../base/result.ts';
import { startOf, type LinearModule, type ValueType } from '../linear/nodes.ts';
import { verifyModule } from '../linear/verifier.ts';
import type { TraceEvent } from '../light/trace.ts';
import { aliasOf, runsConstructors } from '../lower/maple-levels/program-start.ts';
import { resetsExceptions } from '../lower/maple-levels/exceptions/index.ts';
import { isRuntimeSource, lowerToFlat } from '../lower/maple-levels/index.ts';
import type * as Bounds from '../lower/linear-bounds/index.ts';
import { lowerToLinear } from '../lower/maple-to-linear.ts';
import type { Module as MapleModule } from '../maple/module.ts';
import type { PrimType } from '../scalar/prim-types.ts';
import type { PointerSize } from '../scalar/values.ts';
import { basicType, integerOf, isIntegerType } from '../scalar/values.ts';
import { AllocationWatch } from '../vm/allocation-watch.ts';
import type { Allocator } from '../vm/allocator.ts';
import { outsideFunction } from '../vm/bounds.ts';
import { cFunctions, cVariables } from '../vm/clib/index.ts';
import type { HostEnv, HostTable, HostValue } from '../vm/host.ts';
import { finish, flushOutput } from '../vm/host.ts';
import type { Memory } from '../vm/memory.ts';
import type { Metered } from '../vm/meter.ts';
import type { ByteSink, ByteSource } from '../vm/streams.ts';
import { instantiateInterp } from '../vm/linear/index.ts';
import { dynamicBorder, type DynamicBorder } from '../vm/dynamic/index.ts';
import { sysyFunctions } from '../vm/sysylib.ts';
import { Exit, Trap, type TrapFrame } from '../vm/trap.ts';
import type { Declaration, HostFunctions } from './host-functions.ts';
import { bindHostFunctions } from './host-functions.ts';
import type { Engine, LinearUnit, RunnableUnit as Unit } from './index.ts';
import { nameJavaTrap } from './java-traps.ts';
import { bringToForm } from './linear-forms.ts';
import type { Level as OptimizationLevel } from './optimize.ts';

/**
 * `fuel` bounds calls and turns of loops in WebAssembly, instructions in the interpreter; `timeout` is in milliseconds.
 * Without them, nothing is counted.
 */
export interface RunOptions extends Metered {
  /** `wasm` unless given. */
  readonly engine?: Engine;
  /** Functions that the program declares `extern`, beside and before those of the C library. */
  readonly host?: HostFunctions;
  /** What `main` gets, the name of the program first. */
  readonly args?: readonly string[];
  readonly stdin?: ByteSource;
  readonly stdout?: ByteSink;
  readonly stderr?: ByteSink;
  /** Bytes for the program's local arrays and structures; 8 MiB unless given. */
  readonly stackSize?: number;
  /** Of MAPLE; what the module itself says unless given. */
  readonly pointerSize?: PointerSize;
  /** The functions that `call` may name; all of them unless given, which a very large program cannot afford. */
  readonly callable?: readonly string[];
  /** Passes to run before; none unless given. */
  readonly optimize?: OptimizationLevel;
  /** What reading a variable before its first assignment gives; `trap` is for the interpreter alone. */
  readonly undef?: 'trap' | 'zero';
  /** Of linear modules: accesses outside of the object that they belong to trap. */
  readonly bounds?: boolean;
  /** Of the formal machine (`light`): told of each small step. */
  readonly trace?: (event: TraceEvent) => void;
  /** Is told of every allocation (`wasm`, `interp`, `vm`); what it says at the end is the report of memory. */
  readonly watch?: AllocationWatch;
  /** Called with the sizes of the code, and how many loops are in each other, before it is compiled: the place to choose the host's compiler. */
  readonly beforeCompile?: (byteLength: number, largestFunction: number, loopDepth: number) => void;
}

/** Types as the source language has them. */
export interface ProgramSignature {
  readonly params: readonly PrimType[];
  readonly results: readonly PrimType[];
}

export interface Program {
  readonly pointerSize: PointerSize;
  /** What has been executed so far: instructions of the linear IR (interp), small steps (light); undefined elsewhere. */
  readonly steps: number | undefined;
  /** The program's memory, which strings and arrays are passed in, and its heap. */
  readonly memory: Memory;
  readonly heap: Allocator;
  /** Dynamic values, which cross as words; undefined on the formal machine, which has none. */
  readonly dynamic?: DynamicBorder;
  /** Runs the program from its entry; the status is the entry's result or what `exit` was given. */
  main(): number;
  hasMain(): boolean;
  /** Of a function with a body. */
  signature(name: string): ProgramSignature | undefined;
  /**
   * Calls a function with values of its parameter types; integers of 64 bits are bigints, and may be numbers in arguments.
   */
  call(name: string, args?: readonly HostValue[]): readonly HostValue[];
}

/** Changes a linear module; see optimize.ts, which is loaded only where it is wanted. */
export type Optimize = (module: LinearModule) => void;

/** What is loaded only where it is wanted. */
export interface Tools {
  readonly optimize: Optimize;
  /** Checks of accesses, with the option `bounds`. */
  readonly bounds: typeof Bounds | undefined;
}

/** Compiles a verified unit; undefined if something in it cannot be compiled. */
export function makeProgram(unit: Unit, options: RunOptions, tools: Tools): Result<Program> {
  const own = bindHostFunctions(options.host ?? {}, (name) => declarationIn(unit, name));
  if (own.diagnostics.length > 0) return Result.failed(own.diagnostics);
  const hosts: HostTable = { ...cFunctions, ...sysyFunctions, ...own.hosts };
  if (unit.ir === 'linear') {
    return new Result(makeLinear({ unit, hosts, options, tools }));
  }
  const problems: Diagnostic[] = [];
  const flat = lowerToFlat(unit.module, problems);
  if (problems.length > 0) return Result.failed(problems);
  const { module, diagnostics } = lowerToLinear(flat, {
    pointerSize: options.pointerSize,
    hostFunctions: new Map(Object.entries(hosts)),
    hostVariables: new Map(cVariables.map((variable) => [variable.name, variable])),
  });
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) return Result.failed(errors);
  const broken = verifyModule(module).at(0);
  if (broken !== undefined) throw new InternalError(`${broken.code}: ${broken.message}`, 'maple-to-linear');
  tools.optimize(module);
  return new Result(runningLinear(unit, module, hosts, options), diagnostics);
}

interface LinearParts {
  readonly unit: LinearUnit;
  readonly hosts: HostTable;
  readonly options: RunOptions;
  readonly tools: Tools;
}

function makeLinear({ unit, hosts, options, tools: { optimize, bounds } }: LinearParts): Program {
  const checked = bounds?.checkBounds(unit.module, new Set(Object.keys(options.host ?? {})));
  const module = checked?.module ?? unit.module;
  optimize(module);
  if (options.engine !== 'interp') bringToForm(module, 'cfg');
  if (bounds === undefined || checked === undefined) return runningLinear(unit, module, hosts, options);
  const { reporter } = checked;
  const withReporter = { ...hosts, [reporter]: { name: reporter, ...outsideFunction } };
  return runningLinear(unit, module, withReporter, options, (engine) => withOpenBounds(engine, unit.module, bounds));
}

/** A watch for `RunOptions`, which takes what lowering adds to programs for what it is. */
export function watchAllocations(): AllocationWatch {
  return new AllocationWatch(isRuntimeSource);
}

/** What every engine makes of a module. */
export interface Instance {
  readonly env: HostEnv;
  readonly steps?: number;
  call(name: string, args: readonly HostValue[]): readonly HostValue[];
}

/** Of programs with exceptions: forgets what a call that a trap has ended left behind. */
export function resetsIn(names: readonly string[]): string[] {
  return names.filter(resetsExceptions);
}

/** What of these runs before the first call. */
export function startsIn(names: readonly string[]): string[] {
  return names.filter(runsConstructors);
}

function startEngine(module: LinearModule, hosts: HostTable, options: RunOptions): Instance {
  if (options.engine === 'interp') return instantiateInterp(module, { ...options, hosts });
  const defined = module.funcs.filter((func) => !func.extern).map((func) => func.name);
  const callable = options.callable?.map(plainName).concat(resetsIn(defined), startsIn(defined)) ?? defined;
  return instantiateWasm(module, { ...options, hosts, callable });
}

function runningLinear(
  unit: Unit,
  module: LinearModule,
  hosts: HostTable,
  options: RunOptions,
  asCalled: (engine: Instance) => Instance = (engine) => engine,
): Program {
  const start = startOf(module);
  const entry = start === undefined ? undefined : module.funcs[start];
  const instance = asCalled(startEngine(module, hosts, options));
  return new RunningProgram(
    unit,
    module.pointerSize,
    entry,
    instance,
    module.funcs.map(({ name }) => name),
  );
}

/** An instance of a checked module, called as the functions of the unchecked one are. */
function withOpenBounds(engine: Instance, { funcs }: LinearModule, { openArguments }: typeof Bounds): Instance {
  return {
    get env() {
      return engine.env;
    },
    get steps() {
      return engine.steps;
    },
    call(name, args) {
      const func = funcs.find((candidate) => candidate.name === name);
      return engine.call(name, [...args, ...openArguments(func?.params ?? [])]).slice(0, func?.results.length);
    },
  };
}

/** Where a program starts, and what it is given there. */
export interface Entry {
  readonly name: string;
  readonly params: readonly ValueType[];
}

export class RunningProgram implements Program {
  readonly pointerSize: PointerSize;
  readonly #unit: Unit;
  readonly #entry: Entry | undefined;
  readonly #engine: Instance;
  readonly #resets: readonly string[];
  /** What is to be called before anything else. */
  #starts: readonly string[];
  /** How many calls from outside are under way, one inside the other through host functions. */
  #depth = 0;
  #isReset = true;

  constructor(
    unit: Unit,
    pointerSize: PointerSize,
    entry: Entry | undefined,
    engine: Instance,
    functions: readonly string[],
  ) {
    this.pointerSize = pointerSize;
    this.#resets = resetsIn(functions);
    this.#starts = startsIn(functions);
    this.#unit = unit;
    this.#entry = entry;
    this.#engine = engine;
  }

  get steps(): number | undefined {
    return this.#engine.steps;
  }

  get memory(): Memory {
    return this.#engine.env.memory;
  }

  get heap(): Allocator {
    return this.#engine.env.allocator;
  }

  get dynamic(): DynamicBorder {
    return dynamicBorder(this.#engine.env);
  }

  /** A call of the engine. One that did not come back has left its exceptions, which the next one must not see. */
  #enter(name: string, args: readonly HostValue[]): readonly HostValue[] {
    if (this.#depth === 0 && !this.#isReset) {
      this.#isReset = true;
      for (const name of this.#resets) this.#engine.call(name, []);
    }
    this.#depth++;
    try {
      const starts = this.#starts;
      this.#starts = [];
      for (const start of starts) this.#engine.call(start, []);
      return this.#engine.call(name, args);
    } catch (error) {
      this.#isReset = this.#resets.length === 0;
      if (error instanceof Trap) this.#describe(error);
      throw error;
    } finally {
      this.#depth--;
    }
  }

  #describe(trap: Trap): void {
    trap.frames = ownFrames(trap.frames);
    if (this.#depth === 1 && this.#unit.ir === 'maple') nameJavaTrap(trap, this.#unit.module);
  }

  signature(name: string): ProgramSignature | undefined {
    const declaration = declarationIn(this.#unit, name);
    return declaration?.isDefined === true ? declaration : undefined;
  }

  hasMain(): boolean {
    return this.#entry !== undefined;
  }

  main(): number {
    const entry = this.#entry;
    if (entry === undefined) throw new InternalError('the program has no entry', 'main');
    const { env } = this.#engine;
    const args = mainArguments(env, entry.params);
    // The handlers that run at the end have what is left of the program's time.
    env.meter.enter();
    try {
      const status = statusOf(() => Number(this.#enter(entry.name, args).at(0) ?? 0));
      return statusOf(() => {
        finish(env);
        return status;
      });
    } finally {
      env.meter.leave();
      flushOutput(env);
    }
  }

  call(name: string, args: readonly HostValue[] = []): readonly HostValue[] {
    const declaration = declarationIn(this.#unit, name);
    if (declaration?.isDefined !== true) throw new TypeError(`there is no function ${name} with a body`);
    const { params, results, variadic } = declaration;
    if (args.length !== params.length)
      throw new TypeError(`${name} takes ${params.length} arguments, ${args.length} given`);
    try {
      const given = args.map((arg, i) => canonical(arg, params[i], this.pointerSize));
      // A variadic function gets no variadic arguments from outside.
      const values = this.#enter(plainName(name), variadic ? [...given, 0] : given);
      return values.map((value, i) => canonical(value, results[i], this.pointerSize));
    } finally {
      flushOutput(this.#engine.env);
    }
  }
}

/** The calls without those of the run time that lowering adds at the innermost end: the user's text begins behind them. */
function ownFrames(frames: readonly TrapFrame[]): readonly TrapFrame[] {
  const first = frames.findIndex(({ span }) => span === undefined || !isRuntimeSource(span.source.name));
  return first < 0 ? frames : frames.slice(first);
}

/** A value in the range of its type: signed or unsigned, a bigint or a number, as the type says. */
function canonical(value: HostValue, type: PrimType, pointerSize: PointerSize): HostValue {
  const basic = basicType(type, pointerSize);
  if (basic !== 'f32' && basic !== 'f64' && (basic === undefined || !isIntegerType(basic))) return value;
  if (!isIntegerType(basic)) return Number(value);
  if (typeof value === 'number' && !Number.isInteger(value))
    throw new TypeError(`${value} is not a value of type ${type}`);
  return integerOf(basic, BigInt(value));
}

function statusOf(action: () => number): number {
  try {
    return action();
  } catch (error) {
    if (error instanceof Exit) return error.code;
    throw error;
  }
}

/** `argc`, `argv` and, where the entry wants it, an empty `envp`, in the program's memory. */
function mainArguments({ memory, allocator, args, pointerSize }: HostEnv, params: readonly ValueType[]): HostValue[] {
  if (params.length === 0) return [];
  const texts = args.map((arg) => {
    const bytes = new TextEncoder().encode(`${arg}\0`);
    const address = allocator.malloc(bytes.length);
    memory.writeBytes(address, bytes);
    return address;
  });
  const pointers = [...texts, 0, 0];
  const bytes = new Uint8Array(pointers.length * pointerSize);
  const view = new DataView(bytes.buffer);
  pointers.forEach((pointer, i) => view.setUint32(i * pointerSize, pointer, true));
  const argv = allocator.malloc(bytes.length);
  memory.writeBytes(argv, bytes);
  const all = [args.length, argv, argv + args.length * pointerSize];
  return params.map((type, i) => (type === 'i64' ? BigInt(all[i] ?? 0) : (all[i] ?? 0)));
}

export type FuncDeclaration = Declaration & { readonly isDefined: boolean };

/** A function as the source language declares it. */
export function declarationIn(unit: Unit, name: string): FuncDeclaration | undefined {
  return unit.ir === 'maple'
    ? mapleDeclaration(unit.module, plainName(name))
    : linearDeclaration(unit.module, plainName(name));
}

function mapleDeclaration(module: MapleModule, name: string): FuncDeclaration | undefined {
  const named = module.findFunc(`&${name}`);
  if (named === undefined) return undefined;
  const func = aliasOf(module, named) ?? named;
  const params = func.params.map((param) => (param.kind === 'var' ? func.locals[param.local].type : param.type));
  return {
    params: params.map((type) => module.valuePrim(type, func)),
    results: func.results.map((type) => module.valuePrim(type, func)).filter((prim) => prim !== 'void'),
    variadic: func.variadic,
    isDefined: func.code !== undefined,
  };
}

const linearPrims: Readonly<Record<ValueType, PrimType>> = {
  i32: 'i32',
  i64: 'i64',
  f32: 'f32',
  f64: 'f64',
  v128: 'v16u8',
  'i32*': 'ptr',
  'f32*': 'ptr',
};

function linearDeclaration(module: LinearModule, name: string): FuncDeclaration | undefined {
  const func = module.funcs.find((candidate) => candidate.name === name);
  if (func === undefined) return undefined;
  const prims = (types: readonly ValueType[]): PrimType[] => types.map((type) => linearPrims[type]);
  // The address of the variadic arguments is a parameter here.
  const fixed = func.variadic && func.extern ? func.params.slice(0, -1) : func.params;
  return { params: prims(fixed), results: prims(func.results), variadic: func.variadic, isDefined: !func.extern };
}

/** A name without the sigil that it has in some of the languages. */
function plainName(name: string): string {
  return name.replace(/^[&@]/, '');
}
