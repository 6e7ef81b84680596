/**
 * MapleLight for commands: a MAPLE module on the formal machine, with the C library, from its main function or one that is
 * called by name.
 *
 *     const ready = prepareLight(module);                          // diagnostics if it is outside MapleLight
 *     const run = startLight(ready.program, { stdout, args: [] });
 *     run.finish(runMachine(run.machine, fuel))                    // or step run.machine, or new History(run.machine)
 */
import type { Val } from '../light/values.ts';
import { runMachine, startMachine, type LightEnd, type StartProblem } from '../light/engine.ts';
import { Exited } from '../light/externs.ts';
import type { Machine } from '../light/machine.ts';
import { sectionOf } from '../light/rules.ts';
import { formatStuck } from '../light/stuck.ts';
import type { Program } from '../light/syntax.ts';
import type { TraceLine } from '../light/trace.ts';
import { lowerToLight, type LoweredLight } from '../lower/maple-to-light.ts';
import type { Module } from '../maple/module.ts';
import { cVariables } from '../vm/clib/index.ts';
import type { HostGrants } from '../vm/host.ts';
import { LightLibrary } from '../vm/light-library.ts';
import { Exit, Trap } from '../vm/trap.ts';

export interface LightGrants extends Omit<HostGrants, 'pointerSize' | 'bindFunction'> {
  readonly maxMemory?: number;
  /** The function to call, with its sigil, and its arguments: canonical values of its parameters' types. */
  readonly call?: { readonly name: string; readonly args: readonly Val[] };
}

/** The program of a verified module; not to be run if there are errors among the diagnostics. */
export function prepareLight(module: Module): LoweredLight {
  return lowerToLight(module, { hostVariables: new Map(cVariables.map((variable) => [variable.name, variable])) });
}

export interface LightRun {
  readonly machine: Machine;
  /** Runs the exit handlers and delivers all output; the end may become another one by that. */
  finish(end: LightEnd): LightEnd;
}

export function startLight(program: Program, grants: LightGrants): LightRun | StartProblem {
  const library = new LightLibrary({ ...grants, pointerSize: program.pointerSize });
  const args = grants.call?.args ?? mainArguments(program);
  const machine = startMachine(program, { externs: library, maxMemory: grants.maxMemory, call: grants.call?.name, args });
  if (typeof machine === 'string') return machine;
  return { machine, finish: (end) => finishRun(library, end) };
}

/** A program in one go. */
export function runLightProgram(program: Program, grants: LightGrants, fuel = Infinity, trace?: (line: TraceLine) => void): LightEnd | StartProblem {
  const run = startLight(program, grants);
  if (typeof run === 'string') return run;
  return run.finish(runMachine(run.machine, fuel, trace));
}

/** The report of a stuck program. */
export function stuckText(end: Extract<LightEnd, { status: 'stuck' }>): string {
  return formatStuck(end.stuck, sectionOf);
}

/** `main` is given no words: argc is 0 and every pointer null. */
function mainArguments(program: Program): Val[] {
  const main = program.prog_funcs.find(([id]) => id === program.prog_main)?.[1];
  return (main?.prototype.fun_params ?? []).map(([, type]): Val => {
    const wide = type.kind === 'Tprim' ? (type.t.kind === 'Tint' && type.t.n === 'I64') || (type.t.kind !== 'Tint' && program.pointerSize === 8) : program.pointerSize === 8;
    return wide ? 0n : 0;
  });
}

function finishRun(library: LightLibrary, end: LightEnd): LightEnd {
  if (end.status !== 'done' && end.status !== 'exit') {
    library.flush();
    return end;
  }
  try {
    library.finish();
    return end;
  } catch (error) {
    if (error instanceof Exited) return { status: 'exit', code: error.status };
    if (error instanceof Exit) return { status: 'exit', code: error.code };
    if (error instanceof Trap) return end;
    throw error;
  }
}
