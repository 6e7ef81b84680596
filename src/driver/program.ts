/**
 * A unit made ready to run: lowered, compiled for an engine, and callable, with the types that its caller sees.
 *
 * The C library is there unless the caller supplies a function of the same name; nothing else of the world is, but what
 * the options grant. `main` gives the status with which the program ends, having run exit handlers and delivered all
 * output; a `Trap` passes through, after the output that came before it.
 */
import { instantiate as instantiateWasm } from '../backend/wasm/engine.ts';
import { InternalError } from '../base/errors.ts';
import type { Func, LinearModule, ValueType } from '../linear/nodes.ts';
import { verifyModule } from '../linear/verifier.ts';
import { lowerToFlat } from '../lower/maple-levels/index.ts';
import { lowerToLinear } from '../lower/maple-to-linear.ts';
import type { Module as MapleModule } from '../maple/module.ts';
import type { PrimType } from '../scalar/prim-types.ts';
import { cFunctions, cVariables } from '../vm/clib/index.ts';
import type { HostEnv, HostTable, HostValue } from '../vm/host.ts';
import { finish, flushOutput } from '../vm/host.ts';
import type { ByteSink, ByteSource } from '../vm/streams.ts';
import { instantiateInterp } from '../vm/interp.ts';
import { sysyFunctions } from '../vm/sysylib.ts';
import { Exit } from '../vm/trap.ts';
import type { Engine, Result, Unit } from './index.ts';
import { bringToForm } from './linear-forms.ts';

export interface RunOptions {
  /** `wasm` unless given. */
  readonly engine?: Engine;
  /** Host functions beside and before those of the C library. */
  readonly hosts?: HostTable;
  /** What `main` gets, the name of the program first. */
  readonly args?: readonly string[];
  readonly stdin?: ByteSource;
  readonly stdout?: ByteSink;
  readonly stderr?: ByteSink;
  /** Bytes beyond which the program's memory does not grow. */
  readonly memoryLimit?: number;
  /** Called with the sizes of the code before it is compiled: the place to choose the host's compiler. */
  readonly beforeCompile?: (byteLength: number, largestFunction: number) => void;
}

/** Types as the source language has them. */
export interface ProgramSignature {
  readonly params: readonly PrimType[];
  readonly results: readonly PrimType[];
}

export interface Program {
  readonly pointerSize: 4 | 8;
  /** Runs the program from its entry; the status is the entry's result or what `exit` was given. */
  main(): number;
  hasMain(): boolean;
  /** Of a function with a body. */
  signature(name: string): ProgramSignature | undefined;
  call(name: string, args: readonly HostValue[]): readonly HostValue[];
}

/** Compiles a verified unit; undefined if something in it cannot be compiled. */
export function makeProgram(unit: Unit, options: RunOptions): Result<Program> {
  const hosts: HostTable = { ...cFunctions, ...sysyFunctions, ...options.hosts };
  if (unit.ir === 'linear') {
    if (options.engine !== 'interp') bringToForm(unit.module, 'cfg');
    const signature = (name: string): ProgramSignature | undefined => linearSignature(unit.module, name);
    return { value: new RunningProgram(unit.module, signature, hosts, options), diagnostics: [] };
  }
  const { module, diagnostics } = lowerToLinear(lowerToFlat(unit.module), {
    hostFunctions: new Map(Object.entries(hosts)),
    hostVariables: new Map(cVariables.map((variable) => [variable.name, variable])),
  });
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) return { value: undefined, diagnostics: errors };
  const broken = verifyModule(module).at(0);
  if (broken !== undefined) throw new InternalError(`${broken.code}: ${broken.message}`, 'maple-to-linear');
  const signature = (name: string): ProgramSignature | undefined => mapleSignature(unit.module, name);
  return { value: new RunningProgram(module, signature, hosts, options), diagnostics };
}

/** What every engine makes of a linear module. */
interface Instance {
  readonly env: HostEnv;
  call(name: string, args: readonly HostValue[]): readonly HostValue[];
}

function startEngine(module: LinearModule, options: RunOptions): Instance {
  if (options.engine === 'interp') return instantiateInterp(module, { ...options, maxMemory: options.memoryLimit });
  const callable = module.funcs.filter((func) => !func.extern).map((func) => func.name);
  return instantiateWasm(module, { ...options, callable });
}

class RunningProgram implements Program {
  readonly pointerSize: 4 | 8;
  readonly signature: (name: string) => ProgramSignature | undefined;
  readonly #entry: Func | undefined;
  readonly #engine: Instance;

  constructor(
    module: LinearModule,
    signature: (name: string) => ProgramSignature | undefined,
    hosts: HostTable,
    options: RunOptions,
  ) {
    this.pointerSize = module.pointerSize;
    this.signature = signature;
    this.#entry = module.entry === undefined ? undefined : module.funcs[module.entry];
    this.#engine = startEngine(module, { ...options, hosts });
  }

  hasMain(): boolean {
    return this.#entry !== undefined;
  }

  main(): number {
    const entry = this.#entry;
    if (entry === undefined) throw new InternalError('the program has no entry', 'main');
    const args = mainArguments(this.#engine.env, entry.params);
    return this.#ending(() => Number(this.#engine.call(entry.name, args).at(0) ?? 0));
  }

  call(name: string, args: readonly HostValue[]): readonly HostValue[] {
    let results: readonly HostValue[] = [];
    this.#ending(() => {
      results = this.#engine.call(plainName(name), args);
      return 0;
    });
    return results;
  }

  /** Runs something to its end: exit handlers after a normal end or `exit`, all output in any case. */
  #ending(action: () => number): number {
    const { env } = this.#engine;
    try {
      const status = statusOf(action);
      return statusOf(() => {
        finish(env);
        return status;
      });
    } finally {
      flushOutput(env);
    }
  }
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

function mapleSignature(module: MapleModule, name: string): ProgramSignature | undefined {
  const func = module.findFunc(`&${plainName(name)}`);
  if (func?.code === undefined) return undefined;
  const params = func.params.map((param) => (param.kind === 'var' ? func.locals[param.local].type : param.type));
  return {
    params: params.map((type) => module.valuePrim(type, func)),
    results: func.results.map((type) => module.valuePrim(type, func)).filter((prim) => prim !== 'void'),
  };
}

const linearPrims: Readonly<Record<ValueType, PrimType>> = {
  i32: 'i32', i64: 'i64', f32: 'f32', f64: 'f64', v128: 'v16u8', 'i32*': 'ptr', 'f32*': 'ptr',
};

function linearSignature(module: LinearModule, name: string): ProgramSignature | undefined {
  const func = module.funcs.find((candidate) => candidate.name === plainName(name));
  if (func === undefined || func.extern) return undefined;
  return { params: func.params.map((type) => linearPrims[type]), results: func.results.map((type) => linearPrims[type]) };
}

/** A name without the sigil that it has in some of the languages. */
function plainName(name: string): string {
  return name.replace(/^[&@]/, '');
}
