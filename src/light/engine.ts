/**
 * Running a program: `runLight` from a call to its end, and `startMachine` for those who want to step.
 *
 *     const result = runLight(program, { externs: new LightLibrary(…) });
 *     if (result.status === 'done') result.results[0]      // { value: 3628800n, type: Tint Signed I64 }
 *
 * Nothing is thrown but InternalError: a program ends `done`, with `exit`, `stuck`, or out of fuel.
 */
import { Exited } from './externs.ts';
import { Machine, type MachineOptions } from './machine.ts';
import { describeBlock } from './memory.ts';
import { prim, primOfType } from './prim-types.ts';
import type { RuleName } from './rules.ts';
import { Stuck } from './stuck.ts';
import type { Ident, PrimType, Program } from './syntax.ts';
import { traceEnd, traceStart, traceStep, type TraceEvent } from './trace.ts';
import type { Val } from './values.ts';

/** A value with its primitive type. */
export interface TypedValue {
  readonly value: Val;
  readonly type: PrimType;
}

/** What to run on the formal machine, and for how long. */
export interface LightRunOptions extends MachineOptions {
  /** The function to call, with its sigil; the program's main function unless given. */
  readonly call?: Ident;
  /** Its arguments, canonical for the types of its parameters. */
  readonly args?: readonly Val[];
  /** Steps after which the machine stops. */
  readonly fuel?: number;
  /** Told of the start, of each step and of the end. */
  readonly trace?: (event: TraceEvent) => void;
}

/** How a run ended. */
export type LightEnd =
  | { readonly status: 'done'; readonly results: readonly TypedValue[] }
  | { readonly status: 'exit'; readonly code: number }
  | { readonly status: 'stuck'; readonly stuck: Stuck }
  | { readonly status: 'out-of-fuel' };

/** How a run ended, after how many steps, and the machine as it is then. */
export type LightResult = LightEnd & { readonly steps: number; readonly machine: Machine };

/** Why a program cannot be started. */
export type StartProblem = 'no-function' | 'argument-count';

/** The machine before its first step; or why there is none. */
export function startMachine(program: Program, options: LightRunOptions = {}): Machine | StartProblem {
  const machine = new Machine(program, options);
  const func = machine.ge.funcs.get(options.call ?? program.prog_main);
  if (func === undefined || func.func.body === undefined) return 'no-function';
  const { fun_params } = func.prototype;
  const args = options.args ?? [];
  if (args.length !== fun_params.length) return 'argument-count';
  machine.start(
    func,
    args,
    fun_params.map(([, type]) => primOfType(type)),
  );
  return machine;
}

/** Runs a program, or one function of it, on the formal machine to its end; or says why it cannot start. */
export function runLight(program: Program, options: LightRunOptions = {}): LightResult | StartProblem {
  const machine = startMachine(program, options);
  if (typeof machine === 'string') return machine;
  return { ...runMachine(machine, options.fuel ?? Infinity, options.trace), steps: machine.steps, machine };
}

/** Steps a machine to its end, or until it has made `fuel` steps. */
export function runMachine(machine: Machine, fuel: number, trace?: (event: TraceEvent) => void): LightEnd {
  trace?.(traceStart(machine));
  const end = stepUntil(machine, fuel, trace);
  trace?.(traceEnd(machine, end));
  return end;
}

function stepUntil(machine: Machine, fuel: number, trace: ((event: TraceEvent) => void) | undefined): LightEnd {
  try {
    if (trace === undefined) machine.run(fuel);
    else while (machine.steps < fuel && !machine.ended) trace(traceStep(machine));
    return machine.ended ? { status: 'done', results: resultsOf(machine) } : { status: 'out-of-fuel' };
  } catch (error) {
    return endOf(machine, error);
  }
}

/** What ended a step that threw. */
export function endOf(machine: Machine, error: unknown): LightEnd {
  if (error instanceof Exited) return { status: 'exit', code: error.status };
  if (!(error instanceof Stuck)) throw error;
  if (error.frames.length === 0) error.frames = machine.frames(error.span);
  nameVariable(machine, error);
  return { status: 'stuck', stuck: error };
}

/** Memory does not know the variables whose address nobody takes: the activation does. */
function nameVariable(machine: Machine, stuck: Stuck): void {
  const { address } = stuck;
  const block =
    address === undefined ? undefined : machine.le?.vars.find(({ base, hi }) => address >= base && address < base + hi);
  if (block === undefined || address === undefined || stuck.notes.length > 0) return;
  const offset = address - block.base;
  stuck.message += ` of ${block.name}${offset === 0 ? '' : ` +${offset}`}`;
  stuck.notes = [{ message: `block ${block.id}: ${describeBlock(block)}`, span: block.span }];
}

/** One step, and how it ended if it was none. */
export function stepMachine(machine: Machine): RuleName | LightEnd {
  if (machine.ended) return { status: 'done', results: resultsOf(machine) };
  try {
    return machine.step();
  } catch (error) {
    return endOf(machine, error);
  }
}

/** The results of a machine in its last state. */
export function resultsOf(machine: Machine): TypedValue[] {
  const types = machine.callee?.prototype.fun_returns.map(primOfType) ?? [];
  return machine.values.map((value, i) => ({ value, type: types[i] ?? prim('i64') }));
}
