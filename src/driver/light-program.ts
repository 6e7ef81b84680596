/**
 * A MAPLE module on the formal machine, with the interface of every other engine: stuck states are traps, whose text names
 * the rule and the premise, and says where a block was allocated and freed.
 *
 * One machine serves all calls: globals keep their values between them. `fuel` counts small steps. `memory` and `heap`
 * are those of the C library; the program itself works on blocks, which have no addresses there.
 */
import { InternalError } from '../base/errors.ts';
import { Result } from '../base/result.ts';
import { endOf, resultsOf, type LightEnd, type TypedValue } from '../light/engine.ts';
import type { Machine } from '../light/machine.ts';
import { primOfType } from '../light/prim-types.ts';
import { traceEnd, traceStart, traceStep } from '../light/trace.ts';
import type { Func, Program as LightSyntax } from '../light/syntax.ts';
import type { Val } from '../light/values.ts';
import { LIBRARY_FINISH, runsConstructors } from '../lower/maple-levels/run-time-names.ts';
import { lowerToLight } from '../lower/maple-to-light.ts';
import type { PointerSize } from '../scalar/values.ts';
import { basicType, integerOf, isIntegerType } from '../scalar/values.ts';
import { primRows } from '../scalar/prim-types.ts';
import type { PrimType } from '../scalar/prim-types.ts';
import type { Heap } from '../vm/allocator.ts';
import { cVariablesByName } from '../vm/clib/hosts.ts';
import type { HostValue } from '../vm/host.ts';
import type { LightHost } from '../vm/light/host.ts';
import type { Memory } from '../vm/memory.ts';
import { Exit, Trap } from '../vm/trap.ts';
import type { EngineRowOf } from './engine-row.ts';
import { libraryHosts } from './library-hosts.ts';
import type { LightInstance } from './light-engine.ts';
import { mainArguments } from './light.ts';
import { framesOf, trapOf } from './light-machine.ts';
import { mapleDeclaration } from './maple-declarations.ts';
import { plainName, type FuncDeclaration, type Program, type ProgramSignature } from './program.ts';
import type { RunOptions } from './run-options.ts';
import type { MapleUnit } from './unit.ts';
import { callByWords } from './word-calls.ts';

/** The program of a verified unit, or why it is outside MapleLight. */
export async function startLightProgram(
  unit: MapleUnit,
  engine: EngineRowOf<'light'>,
  { host, engine: _engine, ...options }: RunOptions,
): Promise<Result<Program>> {
  const { value: hosts, diagnostics: unbound } = libraryHosts(host, (name) => mapleDeclaration(unit, name));
  if (hosts === undefined) return Result.failed(unbound);
  const { program, diagnostics } = lowerToLight(unit.module, {
    pointerSize: options.pointerSize,
    cRules: options.checkUb,
    hostFunctions: new Set(Object.keys(hosts)),
    hostVariables: cVariablesByName,
  });
  if (diagnostics.length > 0) return Result.failed(diagnostics);
  const start = await engine.load();
  return new Result(new LightProgram(unit, program, start(program, { ...options, hosts }), options));
}

/** A program on the formal machine: each call runs it from a call state to its end. */
class LightProgram implements Program {
  readonly pointerSize: PointerSize;
  readonly #unit: MapleUnit;
  readonly #syntax: LightSyntax;
  readonly #library: LightHost;
  readonly #machine: Machine;
  readonly #options: RunOptions;

  constructor(unit: MapleUnit, syntax: LightSyntax, { machine, library }: LightInstance, options: RunOptions) {
    this.pointerSize = syntax.pointerSize;
    this.#unit = unit;
    this.#syntax = syntax;
    this.#library = library;
    this.#options = options;
    this.#machine = machine;
  }

  get steps(): number {
    return this.#machine.steps;
  }

  get memory(): Memory {
    return this.#library.env.memory;
  }

  get heap(): Heap {
    return this.#library.env.allocator;
  }

  signature(name: string): ProgramSignature | undefined {
    return this.#declaration(name);
  }

  #declaration(name: string): FuncDeclaration | undefined {
    const declaration = mapleDeclaration(this.#unit, name);
    return declaration?.isDefined === true ? declaration : undefined;
  }

  hasMain(): boolean {
    return this.#machine.ge.funcs.get(this.#syntax.prog_main)?.func.body !== undefined;
  }

  main(): number {
    if (!this.hasMain()) throw new InternalError('the program has no entry', 'main');
    const { prog_main } = this.#syntax;
    const main = this.#machine.ge.funcs.get(prog_main)?.func as Func;
    const { meter } = this.#library.env;
    meter.enter();
    try {
      const end = this.#run(prog_main, mainArguments(this.#machine, main, this.#options.args ?? []));
      if (end.status === 'exit') return end.code;
      const status = end.status === 'done' ? numberOf(end.results.at(0)) : 0;
      if (this.#machine.ge.funcs.get(`&${LIBRARY_FINISH}`)?.func.body === undefined) return status;
      const last = this.#run(`&${LIBRARY_FINISH}`, []);
      return last.status === 'exit' ? last.code : status;
    } finally {
      meter.leave();
      this.#library.flush();
      this.#library.env.files.closeAll();
    }
  }

  call(name: string, args: readonly HostValue[] = []): readonly HostValue[] {
    const plain = plainName(name);
    const signature = this.#declaration(plain);
    if (signature === undefined) throw new TypeError(`there is no function ${name} with a body`);
    const { params } = signature;
    if (args.length !== params.length)
      throw new TypeError(`${name} takes ${params.length} arguments, ${args.length} given`);
    try {
      for (const id of this.#machine.ge.funcs.keys()) if (runsConstructors(id.slice(1))) this.#run(id, []);
      const end = this.#run(
        `&${plain}`,
        args.map((arg, i) => canonical(arg, params[i], this.pointerSize)),
      );
      if (end.status === 'exit') throw new Exit(end.code);
      return end.status === 'done'
        ? end.results.map(({ value }) => (typeof value === 'object' ? this.#library.addressOf(value) : value))
        : [];
    } finally {
      this.#library.flush();
    }
  }

  callWords(name: string, words: readonly string[]): Result<readonly string[]> {
    return callByWords(this, this.#declaration(name), name, words);
  }

  #run(name: string, args: readonly Val[]): LightEnd {
    const machine = this.#machine;
    const func = machine.ge.funcs.get(name);
    if (func === undefined) throw new InternalError(`no function ${name}`, 'light');
    // What a call that did not come back has left.
    machine.unwind();
    machine.start(
      func,
      args,
      func.prototype.fun_params.map(([, type]) => primOfType(type)),
    );
    this.#options.trace?.(traceStart(machine));
    const end = this.#traced(() => this.#steps(machine));
    if (end.status === 'stuck') throw trapOf(end.stuck, machine.memory.cRules ? 'c' : 'maple');
    return end;
  }

  /** Tells of the end, also where a limit is met. */
  #traced(run: () => LightEnd): LightEnd {
    let end: LightEnd = { status: 'out-of-fuel' };
    try {
      return (end = run());
    } finally {
      this.#options.trace?.(traceEnd(this.#machine, end));
    }
  }

  #steps(machine: Machine): LightEnd {
    const { meter } = this.#library.env;
    meter.enter();
    try {
      if (this.#options.trace === undefined) machine.finish();
      else this.#traceAll(machine);
    } catch (error) {
      if (error instanceof Trap) error.frames = framesOf(machine.frames(undefined));
      return endOf(machine, error);
    } finally {
      meter.leave();
    }
    return { status: 'done', results: resultsOf(machine) };
  }

  #traceAll(machine: Machine): void {
    while (!machine.ended) {
      if (machine.steps >= machine.granted) machine.granted = machine.steps + machine.refuel();
      this.#options.trace?.(traceStep(machine));
    }
  }
}

function numberOf(result: TypedValue | undefined): number {
  return result === undefined || typeof result.value === 'object' ? 0 : Number(result.value);
}

/** An argument as the machine holds it. */
export function canonical(value: HostValue, type: PrimType, pointerSize: PointerSize): Val {
  const basic = basicType(type, pointerSize);
  if (basic === undefined || !isIntegerType(basic))
    return primRows[type].bits === 32 ? Math.fround(Number(value)) : Number(value);
  return integerOf(basic, BigInt(value));
}
