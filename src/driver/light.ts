/**
 * MapleLight for commands: a MAPLE module on the formal machine, with the C library, from its main function or one that is
 * called by name.
 *
 *     const ready = compileLight(module);                          // diagnostics if it is outside MapleLight
 *     const run = startLight(ready.program, { stdout, args: [] });
 *     run.finish(runMachine(run.machine, fuel))                    // or step run.machine, or new History(run.machine)
 */
import type { Val } from '../light/values.ts';
import { endOf, type LightEnd, type StartProblem } from '../light/engine.ts';
import type { Machine } from '../light/machine.ts';
import type { Block, Memory } from '../light/memory.ts';
import { sem_cast } from '../light/operators.ts';
import { canHoldPointer, prim, primOfType } from '../light/prim-types.ts';
import { sectionOf } from '../light/rules.ts';
import { formatStuck, type Site } from '../light/stuck.ts';
import type { Func, PrimType, Program } from '../light/syntax.ts';
import { LIBRARY_FINISH } from '../lower/maple-levels/run-time-names.ts';
import { lowerToLight, type LoweredLight } from '../lower/maple-to-light.ts';
import type { Module } from '../maple/module.ts';
import { cVariablesByName, hostFunctions } from '../vm/clib/hosts.ts';
import type { HostGrants } from '../vm/host.ts';
import type { Bounds } from '../vm/meter.ts';
import { LightHost } from '../vm/light/host.ts';
import { machineOf } from './light-machine.ts';
import type { RunOptions } from './run-options.ts';
import { Exit, Trap } from '../vm/trap.ts';

export interface LightGrants extends Omit<HostGrants, 'pointerSize' | 'bindFunction'>, Bounds {
  /** What C leaves undefined is stuck. */
  readonly checkUb?: boolean;
  /** The function to call, with its sigil, and its arguments: canonical values of its parameters' types. */
  readonly call?: { readonly name: string; readonly args: readonly Val[] };
}

/** The program of a verified module; not to be run if there are errors among the diagnostics. */
export function compileLight(
  module: Module,
  { pointerSize, checkUb }: Pick<RunOptions, 'pointerSize' | 'checkUb'> = {},
): LoweredLight {
  return lowerToLight(module, {
    pointerSize,
    cRules: checkUb,
    hostFunctions: new Set(Object.keys(hostFunctions)),
    hostVariables: cVariablesByName,
  });
}

const callSite: Site = { rule: 'call', span: undefined };

export interface LightRun {
  readonly machine: Machine;
  /** Delivers what has been written so far; the machine stays as it is. */
  deliver(): void;
  /** Runs the exit handlers and delivers all output; the end may become another one by that. */
  finish(end: LightEnd): LightEnd;
}

/** A machine in its first state, with the library bound; nothing has run yet. */
export function startLight(program: Program, grants: LightGrants): LightRun | StartProblem {
  const library = new LightHost({ ...grants, pointerSize: program.pointerSize });
  const machine = machineOf(program, library, grants.checkUb);
  const func = machine.ge.funcs.get(grants.call?.name ?? program.prog_main);
  if (func?.func.body === undefined) return 'no-function';
  const { fun_params } = func.prototype;
  const args = grants.call?.args ?? mainArguments(machine, func.func, grants.args ?? []);
  if (args.length !== fun_params.length) return 'argument-count';
  machine.start(
    func,
    args,
    fun_params.map(([, type]) => primOfType(type)),
  );
  return {
    machine,
    deliver: () => {
      library.deliver();
    },
    finish: (end) => finishRun(machine, library, end),
  };
}

/** The report of a stuck program. */
export function stuckText(end: Extract<LightEnd, { status: 'stuck' }>): string {
  return formatStuck(end.stuck, sectionOf);
}

/** `argc`, `argv` and an empty `envp`, as far as `main` takes them, in blocks of the program's memory. */
export function mainArguments({ memory, ge }: Machine, main: Func, args: readonly string[]): Val[] {
  const { fun_params } = main.prototype;
  if (fun_params.length === 0) return [];
  const width = ge.program.pointerSize;
  const store = memory.writer(prim('ptr'), callSite);
  const none: Val = width === 8 ? 0n : 0;
  const texts = args.map((arg) => textBlock(memory, arg));
  const argv = newBlock(memory, (texts.length + 2) * width, { kind: 'library', name: 'argv', type: undefined });
  [...texts, none, none].forEach((v, i) => store(argv.base + i * width, v));
  const all: Val[] = [args.length, { b: argv.id, p: 0 }, { b: argv.id, p: (texts.length + 1) * width }];
  return fun_params.map(([, type], i) => {
    const given = primOfType(type);
    if (given.kind === 'Tagg')
      return { b: newBlock(memory, ge.cenv.sizeof(type), { kind: 'result', name: '', type }).id, p: 0 };
    return argumentAs(given, all[i] ?? 0, memory);
  });
}

function newBlock(memory: Memory, size: number, what: Pick<Block, 'kind' | 'name' | 'type'>): Block {
  return memory.alloc(0, size, callSite, what);
}

/** A text with a zero behind it. */
function textBlock(memory: Memory, text: string): Val {
  const bytes = new TextEncoder().encode(`${text}\0`);
  const block = newBlock(memory, bytes.length, { kind: 'library', name: '', type: undefined });
  memory.setBytes(block.base, bytes, callSite);
  return { b: block.id, p: 0 };
}

/** A value as a parameter takes it; 0 for an address where none can be. */
function argumentAs(t: PrimType, v: Val, memory: Memory): Val {
  if (typeof v === 'object' && !canHoldPointer(t, memory.pointerSize)) return argumentAs(t, 0, memory);
  const cast = sem_cast(prim(typeof v === 'object' ? 'ptr' : 'i32'), t, memory, callSite);
  return cast === undefined ? v : cast(v);
}

function finishRun(machine: Machine, library: LightHost, end: LightEnd): LightEnd {
  try {
    const func = machine.ge.funcs.get(`&${LIBRARY_FINISH}`);
    if (end.status === 'done' && func?.func.body !== undefined) {
      machine.start(func, [], []);
      machine.finish();
    }
    return end;
  } catch (error) {
    if (error instanceof Exit) return { status: 'exit', code: error.code };
    if (error instanceof Trap) return end;
    return endOf(machine, error);
  } finally {
    library.flush();
  }
}
