/**
 * A MAPLE module on the formal machine, with the interface of every other engine: stuck states are traps, whose text names
 * the rule and the premise, and says where a block was allocated and freed.
 *
 * One machine serves all calls: globals keep their values between them. `fuel` counts small steps. `memory` and `heap`
 * are those of the C library; the program itself works on blocks, which have no addresses there.
 */
import { InternalError } from '../base/errors.ts';
import { formatPlace } from '../base/source.ts';
import { endOf, resultsOf, type LightEnd, type TypedValue } from '../light/engine.ts';
import { Machine } from '../light/machine.ts';
import { primOfType } from '../light/prim-types.ts';
import { sectionOf } from '../light/rules.ts';
import type { Stuck, StuckReason } from '../light/stuck.ts';
import { traceEnd, traceStart, traceStep } from '../light/trace.ts';
import type { Func, Program as LightSyntax } from '../light/syntax.ts';
import type { Val } from '../light/values.ts';
import { runsConstructors } from '../lower/maple-levels/program-start.ts';
import { lowerToLight } from '../lower/maple-to-light.ts';
import type { PointerSize } from '../scalar/values.ts';
import { basicType, integerOf, isIntegerType } from '../scalar/values.ts';
import { primRows } from '../scalar/prim-types.ts';
import type { PrimType } from '../scalar/prim-types.ts';
import type { Allocator } from '../vm/allocator.ts';
import { cFunctions, cVariables } from '../vm/clib/index.ts';
import type { HostValue } from '../vm/host.ts';
import { LightLibrary } from '../vm/light-library.ts';
import type { Memory } from '../vm/memory.ts';
import { sysyFunctions } from '../vm/sysylib.ts';
import { Exit, Trap, type TrapKind } from '../vm/trap.ts';
import { bindHostFunctions } from './host-functions.ts';
import type { MapleUnit, Result } from './index.ts';
import { mainArguments } from './light.ts';
import { declarationIn, type Program, type ProgramSignature, type RunOptions } from './program.ts';

/** The program of a verified unit, or why it is outside MapleLight. */
export function makeLightProgram(unit: MapleUnit, options: RunOptions): Result<Program> {
  const own = bindHostFunctions(options.host ?? {}, (name) => declarationIn(unit, name));
  const { program, diagnostics } = lowerToLight(unit.module, {
    pointerSize: options.pointerSize,
    hostVariables: new Map(cVariables.map((variable) => [variable.name, variable])),
  });
  const all = [...own.diagnostics, ...diagnostics];
  if (all.length > 0) return { value: undefined, diagnostics: all };
  const library = new LightLibrary({ ...options, pointerSize: program.pointerSize }, { ...cFunctions, ...sysyFunctions, ...own.hosts });
  return { value: new LightProgram(unit, program, library, options), diagnostics: [] };
}

/** Steps between two looks at the clock. */
const SLICE = 1_000_000;

class LightProgram implements Program {
  readonly pointerSize: PointerSize;
  readonly #unit: MapleUnit;
  readonly #syntax: LightSyntax;
  readonly #library: LightLibrary;
  readonly #machine: Machine;
  readonly #options: RunOptions;

  constructor(unit: MapleUnit, syntax: LightSyntax, library: LightLibrary, options: RunOptions) {
    this.pointerSize = syntax.pointerSize;
    this.#unit = unit;
    this.#syntax = syntax;
    this.#library = library;
    this.#options = options;
    this.#machine = new Machine(syntax, { externs: library, maxMemory: options.memoryLimit });
    library.attach(this.#machine);
  }

  get steps(): number {
    return this.#machine.steps;
  }

  get memory(): Memory {
    return this.#library.env.memory;
  }

  get heap(): Allocator {
    return this.#library.env.allocator;
  }

  signature(name: string): ProgramSignature | undefined {
    const declaration = declarationIn(this.#unit, name);
    return declaration?.isDefined === true ? declaration : undefined;
  }

  hasMain(): boolean {
    return this.#machine.ge.funcs.get(this.#syntax.prog_main)?.func.body !== undefined;
  }

  main(): number {
    if (!this.hasMain()) throw new InternalError('the program has no entry', 'main');
    const { prog_main } = this.#syntax;
    const main = this.#machine.ge.funcs.get(prog_main)?.func as Func;
    try {
      const end = this.#run(prog_main, mainArguments(this.#machine, main, this.#options.args ?? []));
      const status = end.status === 'exit' ? end.code : end.status === 'done' ? numberOf(end.results.at(0)) : 0;
      return this.#finish(status);
    } finally {
      this.#library.flush();
    }
  }

  call(name: string, args: readonly HostValue[] = []): readonly HostValue[] {
    const plain = name.replace(/^[&@]/, '');
    const signature = this.signature(plain);
    if (signature === undefined) throw new TypeError(`there is no function ${name} with a body`);
    const { params } = signature;
    if (args.length !== params.length) throw new TypeError(`${name} takes ${params.length} arguments, ${args.length} given`);
    try {
      for (const id of this.#machine.ge.funcs.keys()) if (runsConstructors(id.slice(1))) this.#run(id, []);
      const end = this.#run(`&${plain}`, args.map((arg, i) => canonical(arg, params[i], this.pointerSize)));
      if (end.status === 'exit') throw new Exit(end.code);
      return end.status === 'done' ? end.results.map(({ value }) => (typeof value === 'object' ? this.#library.addressOf(value) : value)) : [];
    } finally {
      this.#library.flush();
    }
  }

  #run(name: string, args: readonly Val[]): LightEnd {
    const machine = this.#machine;
    const func = machine.ge.funcs.get(name);
    if (func === undefined) throw new InternalError(`no function ${name}`, 'light');
    machine.start(func, args, func.prototype.fun_params.map(([, type]) => primOfType(type)));
    this.#options.trace?.(traceStart(machine));
    const end = this.#traced(() => this.#steps(machine));
    if (end.status === 'stuck') throw trapOf(end.stuck);
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
    const { fuel = Infinity, timeout, trace } = this.#options;
    const last = machine.steps + Number(fuel);
    machine.stopAt = last;
    const deadline = timeout === undefined ? Infinity : performance.now() + timeout;
    try {
      while (!machine.ended) {
        if (machine.steps >= last) throw new Trap('out-of-fuel');
        if (performance.now() > deadline) throw new Trap('timeout');
        if (trace === undefined) machine.run(Math.min(last, machine.steps + SLICE));
        else trace(traceStep(machine));
      }
    } catch (error) {
      if (error instanceof Trap) throw error;
      return endOf(machine, error);
    }
    return { status: 'done', results: resultsOf(machine) };
  }

  /** Exit handlers may choose another status. */
  #finish(status: number): number {
    try {
      this.#library.finish();
      return status;
    } catch (error) {
      if (error instanceof Exit) return error.code;
      const end = endOf(this.#machine, error);
      throw end.status === 'stuck' ? trapOf(end.stuck) : end.status === 'exit' ? new Exit(end.code) : error;
    }
  }
}

function numberOf(result: TypedValue | undefined): number {
  return result === undefined || typeof result.value === 'object' ? 0 : Number(result.value);
}

/** An argument as the machine holds it. */
export function canonical(value: HostValue, type: PrimType, pointerSize: PointerSize): Val {
  const basic = basicType(type, pointerSize);
  if (basic === undefined || !isIntegerType(basic)) return primRows[type].bits === 32 ? Math.fround(Number(value)) : Number(value);
  return integerOf(basic, BigInt(value));
}

const trapKindOf: { readonly [R in StuckReason]: TrapKind } = {
  'uninitialised': 'uninitialized', 'unset-register': 'uninitialized', 'out-of-bounds': 'out-of-bounds', 'read-only': 'read-only', 'use-after-free': 'use-after-free',
  'double-free': 'double-free', 'invalid-free': 'invalid-free', 'free-of-managed': 'invalid-free', 'null-pointer': 'null-pointer',
  'no-pointer': 'out-of-bounds', 'pointer-as-number': 'unsupported', 'mixed-address': 'uninitialized', 'misuse-of-ref': 'unsupported', 'wrong-dynamic-type': 'bad-indirect-call',
  'array-bounds': 'array-bounds', 'divide-by-zero': 'divide-by-zero', 'no-function': 'bad-indirect-call', 'missing-function': 'missing-function',
  'argument-count': 'bad-indirect-call', 'no-label': 'unreachable', 'no-result': 'unreachable', 'no-method': 'missing-function',
  'uncaught-exception': 'uncaught-exception', 'no-rule': 'unsupported', 'out-of-memory': 'out-of-memory', 'stack-overflow': 'stack-overflow',
  'unsupported': 'unsupported', 'external': 'host-error',
};

/** A stuck state as a trap: the kind that fits, and a text that names the rule and what is known of the block. */
export function trapOf(stuck: Stuck): Trap {
  if (stuck.cause instanceof Trap) {
    stuck.cause.frames = frames(stuck);
    return stuck.cause;
  }
  const notes = stuck.notes.map(({ message, span }) => `\n  ${message}${span === undefined ? '' : ` (${formatPlace(span)})`}`).join('');
  const detail = `${stuck.message}\n  rule ${stuck.rule} (${sectionOf(stuck.rule)}): ${stuck.premise}${notes}`;
  const trap = new Trap(trapKindOf[stuck.reason], undefined, frames(stuck));
  trap.message = detail;
  return trap;
}

function frames(stuck: Stuck): Trap['frames'] {
  return stuck.frames.map(({ func, span }) => ({ func: func.replace(/^&/, ''), span }));
}
