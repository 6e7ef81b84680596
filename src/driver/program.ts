/**
 * A program that is ready to run, with the interface that all languages and engines share, and what makes one of an instance
 * (`RunningProgram`).
 *
 * The C library is there unless the caller supplies a function of the same name; nothing else of the world is, but what
 * the options grant. `main` gives the status with which the program ends, having run exit handlers and delivered all
 * output; a `Trap` passes through, after the output that came before it. So does the `Exit` of a function that is called.
 */
import { InternalError } from '../base/errors.ts';
import type { Result } from '../base/result.ts';
import type { WasmImage } from '../backend/wasm/image-facts.ts';
import type { ValueType } from '../linear/nodes.ts';
import {
  finishesLibrary,
  fromOutside,
  isCalledUnasked,
  isDynamicSource,
  isRuntimeSource,
  LIBRARY_FINISH,
  LIBRARY_HEAP,
  resetsExceptions,
  runsConstructors,
} from '../lower/maple-levels/run-time-names.ts';
import type { PrimType } from '../scalar/prim-types.ts';
import type { PointerSize } from '../scalar/values.ts';
import { basicType, integerOf, isIntegerType } from '../scalar/values.ts';
import type { Heap } from '../vm/allocator.ts';
import { dynamicCalls, type DynamicThunks } from './dynamic-calls.ts';
import type { HostEnv, HostValue } from '../vm/host.ts';
import { flushOutput } from '../vm/host.ts';
import { flushPending } from '../vm/system.ts';
import type { Memory } from '../vm/memory.ts';
import { Exit, Trap, type TrapFrame } from '../vm/trap.ts';
import type { Instance } from './engine-row.ts';
import type { Declaration, ProgramValue } from './host-functions.ts';
import { callByWords } from './word-calls.ts';

/** Types as the source language has them. */
export interface ProgramSignature<T extends string = PrimType> {
  readonly params: readonly T[];
  readonly results: readonly T[];
}

/** `V` and `T` are the values and types of the language: numbers and primitive types but for Tuyin IR. */
export interface Program<V extends ProgramValue = HostValue, T extends string = PrimType> {
  readonly pointerSize: PointerSize;
  /** What has been executed so far, in what the engine's row says that it counts; undefined where nothing is counted. */
  readonly steps: number | undefined;
  /** The program's memory, which strings and arrays are passed in, and its heap. Tuyin IR has none that is shared: a `TypeError`. */
  readonly memory: Memory;
  readonly heap: Heap;
  /** Dynamic values, which cross as words; undefined for a program that has none. */
  readonly dynamic?: DynamicThunks | undefined;
  /** Runs the program from its entry; the status is the entry's result or what `exit` was given. */
  main(): number;
  hasMain(): boolean;
  /** Of a function with a body. */
  signature(name: string): ProgramSignature<T> | undefined;
  /**
   * Calls a function with values of its parameter types; integers of 64 bits are bigints, and may be numbers in arguments.
   */
  call(name: string, args?: readonly V[]): readonly V[];
  /** The same with values as words of a command line (`12`, `0xff`, `1.5`), and its results as such words. */
  callWords(name: string, words: readonly string[]): Result<readonly string[]>;
}

/** What the next run of the same program can start from, where its code is all of it. */
export interface KeepableProgram {
  /** Undefined if there is more to it than its code. `callable`: the functions that `call` may name. */
  imageFor(callable: readonly string[]): ProgramImage | undefined;
  /** Adds the places of a trap in the same code, started from its image. */
  placeTrap(trap: Trap): void;
}

export function isKeepable(program: object): program is KeepableProgram {
  return 'imageFor' in program;
}

/** A program of any language. */
export type AnyProgram = Program<ProgramValue, string>;

/** What a running program is asked about its text. */
export interface ProgramSource {
  readonly pointerSize: PointerSize;
  readonly entry: Entry | undefined;
  /** All functions by name, those that lowering has added too. */
  readonly functions: readonly string[];
  /** A function as the source language declares it; the name is without sigil. */
  declarationOf(name: string): FuncDeclaration | undefined;
  /** Adds to a trap what the language knows of it. */
  describe?(trap: Trap): void;
  /** The caller, or another language, has functions of the program. */
  readonly hasOthers?: boolean;
}

/** Where a program starts, and what it is given there. */
export interface Entry {
  readonly name: string;
  readonly params: readonly ValueType[];
}

/**
 * A compiled program as plain data: the code, and what of the text is needed to run it. `startImage` (program-image.ts) starts it again; the
 * places of a trap are then told by the program as it is made of its text (`placeTrap`).
 */
export interface ProgramImage {
  readonly code: WasmImage;
  readonly entry: Entry | undefined;
  /** Of the functions those that are called without the program's asking. */
  readonly functions: readonly string[];
  /** The functions that `call` may name. */
  readonly declarations: Readonly<Record<string, FuncDeclaration>>;
}

export type FuncDeclaration = Declaration & { readonly isDefined: boolean };

/** A program on an engine that runs functions with scalar parameters; what the engines of linear code and of MAPLE share. */
export class RunningProgram implements Program, KeepableProgram {
  readonly pointerSize: PointerSize;
  readonly #source: ProgramSource;
  readonly #entry: Entry | undefined;
  readonly #engine: Instance;
  readonly #resets: readonly string[];
  /** What is to be called before anything else. */
  #starts: readonly string[];
  /** How many calls from outside are under way, one inside the other through host functions. */
  #depth = 0;
  #isReset = true;

  constructor(source: ProgramSource, engine: Instance) {
    this.pointerSize = source.pointerSize;
    this.#source = source;
    this.#entry = source.entry;
    this.#resets = source.functions.filter(resetsExceptions);
    this.#starts = source.functions.filter(runsConstructors);
    this.#engine = engine;
    if (source.functions.includes(LIBRARY_HEAP)) leaveHeap(engine, source.pointerSize);
  }

  get steps(): number | undefined {
    return this.#engine.steps;
  }

  /** The program as data, for callers of these functions; undefined if the engine's code is not all of it. */
  imageFor(callable: readonly string[]): ProgramImage | undefined {
    const { codeImage: code } = this.#engine;
    if (code === undefined || this.#source.hasOthers === true) return undefined;
    const declarations = callable.flatMap((name) => {
      const declaration = this.#declaration(name);
      return declaration === undefined ? [] : [[plainName(name), declaration] as const];
    });
    return {
      code,
      entry: this.#entry && { name: this.#entry.name, params: this.#entry.params },
      functions: this.#source.functions.filter(isCalledUnasked),
      declarations: Object.fromEntries(declarations),
    };
  }

  /** Adds to a trap of a program with the same code where it happened. */
  placeTrap(trap: Trap): void {
    trap.frames = this.#engine.framesIn?.(trap.stack ?? '') ?? [];
    this.#tell(trap);
  }

  get memory(): Memory {
    return this.#engine.env.memory;
  }

  get heap(): Heap {
    return this.#engine.env.allocator;
  }

  get dynamic(): DynamicThunks | undefined {
    return this.#source.functions.includes(fromOutside[0]) ? dynamicCalls(this.#engine) : undefined;
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
    if (this.#depth === 1) this.#tell(trap);
    else trap.frames = ownFrames(trap.frames);
  }

  #tell(trap: Trap): void {
    trap.frames = ownFrames(trap.frames);
    this.#source.describe?.(trap);
  }

  signature(name: string): ProgramSignature | undefined {
    return this.#declaration(name);
  }

  #declaration(name: string): FuncDeclaration | undefined {
    const declaration = this.#source.declarationOf(plainName(name));
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
    env.meter.enter();
    try {
      return statusOf(() => this.#runToEnd(entry, args));
    } finally {
      env.meter.leave();
      flushPending(env);
      flushOutput(env);
      env.files.closeAll();
    }
  }

  /** The status of the program, after the end of its library if that has one. */
  #runToEnd({ name }: Entry, args: readonly HostValue[]): number {
    const status = Number(this.#enter(name, args).at(0) ?? 0);
    if (this.#source.functions.some(finishesLibrary)) this.#enter(LIBRARY_FINISH, []);
    return status;
  }

  call(name: string, args: readonly HostValue[] = []): readonly HostValue[] {
    const declaration = this.#declaration(name);
    if (declaration === undefined) throw new TypeError(`there is no function ${name} with a body`);
    const { params, results, variadic } = declaration;
    if (args.length !== params.length)
      throw new TypeError(`${name} takes ${params.length} arguments, ${args.length} given`);
    try {
      const given = args.map((arg, i) => canonical(arg, params[i], this.pointerSize));
      // A variadic function gets no variadic arguments from outside.
      const values = this.#enter(plainName(name), variadic ? [...given, 0] : given);
      return values.map((value, i) => canonical(value, results[i], this.pointerSize));
    } finally {
      flushPending(this.#engine.env);
      flushOutput(this.#engine.env);
    }
  }

  callWords(name: string, words: readonly string[]): Result<readonly string[]> {
    return callByWords(this, this.#declaration(name), name, words);
  }
}

/** The calls without those of the run time that lowering adds at the innermost end: the user's text begins behind them. */
function ownFrames(frames: readonly TrapFrame[]): readonly TrapFrame[] {
  const first = frames.findIndex(({ span }) => span === undefined || !isAdded(span.source.name));
  return first < 0 ? frames : frames.slice(first);
}

/** Instructions on dynamic values are calls of a library that no program has asked for. */
function isAdded(name: string): boolean {
  return isRuntimeSource(name) || isDynamicSource(name);
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

/** The program has its own allocator, so what the host gives it and takes from it are blocks of that one. */
function leaveHeap(engine: Instance, pointerSize: PointerSize): void {
  const word = (value: number): HostValue => (pointerSize === 8 ? BigInt(value) : value);
  engine.env.allocator.leaveTo(
    (address, size) => Number(engine.call(LIBRARY_HEAP, [word(address), word(size)])[0]) >>> 0,
  );
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

/** A name without the sigil that it has in some of the languages. */
export function plainName(name: string): string {
  return name.replace(/^[&@]/, '');
}
