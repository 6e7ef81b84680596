/**
 * A Tuyin unit made ready to run: verified, linked with what it imports, and put into the memory of an engine. The engines that
 * Tuyin shares with the other languages run what it is lowered to.
 */
import type { Diagnostic } from '../base/diagnostics.ts';
import { diagnose, hasErrors } from '../base/diagnostics.ts';
import { Result } from '../base/result.ts';
import { graphRules } from '../tuyin/graph/diagnostics.ts';
import type { Graph } from '../tuyin/graph/nodes.ts';
import { nameText } from '../tuyin/names.ts';
import { linkProgram, type TuyinCode } from '../tuyin/program.ts';
import { verifyTuyin } from '../tuyin/verifier.ts';
import { instantiateTuyin, onGraph, onStack, type TuyinOptions, type TuyinProgram } from '../vm/tuyin/index.ts';
import type { HostCalls } from '../vm/tuyin/host-calls.ts';
import type { TraceEvent } from '../vm/tuyin/trace.ts';
import { driverCatalogue } from './diagnostics.ts';
import type { EngineRow } from './engine-row.ts';
import type { LinearEngineRow } from './linear-program.ts';
import type { Program } from './program.ts';
import type { RunOptions } from './run-options.ts';
import type { TuyinUnit } from './unit.ts';

/** What an engine of Tuyin's own levels makes of a linked program. */
export type TuyinEngine = (code: TuyinCode, options: TuyinOptions) => TuyinProgram;

export const graphEngine: TuyinEngine = (code, options) => instantiateTuyin(code, options, onGraph);
export const stackEngine: TuyinEngine = (code, options) => instantiateTuyin(code, options, onStack);

/** A program on an engine: complete in linear IR, if it can be, to be started at its beginning; and to be called. */
export interface StartedTuyin {
  readonly whole: Program | undefined;
  /** Made when it is wanted. On engines that run linear IR it is the stack machine: values cross from and to the caller as they are. */
  readonly machine: () => TuyinProgram;
}

/** A linked program on an engine, its graph optimised where that is asked for, and its linear IR where the engine runs that. */
export async function startTuyin(
  code: TuyinCode,
  engine: EngineRow,
  options: Omit<RunOptions, 'host'>,
  host: HostCalls,
): Promise<StartedTuyin | undefined> {
  const { trace, ...rest } = options;
  const all = { ...rest, host, onEvent: trace && ((event: TraceEvent) => options.trace?.(event)) };
  if (engine.level === 'graph' || engine.level === 'stack') {
    const start = await engine.load();
    const made = await optimised(code, options.optimize, false);
    return { whole: undefined, machine: () => start(made, all) };
  }
  if (engine.level !== 'linear' && engine.level !== 'cfg') return undefined;
  const made = await optimised(code, options.optimize, true);
  return {
    whole: await startWhole(made, engine, options, host),
    machine: () => stackEngine(made, all),
  };
}

/** Lowered code has no arrays of its own, and its run time small ones. */
const STACK_SIZE = 1 << 16;

/** The program as one of the linear IR; not if it calls functions of the caller's, or the number of its open calls is bounded. */
async function startWhole(
  code: TuyinCode,
  engine: LinearEngineRow,
  options: Omit<RunOptions, 'host'>,
  host: HostCalls,
): Promise<Program | undefined> {
  if (code.graph.main === undefined || options.maxDepth !== undefined || Object.keys(host).length > 0) return undefined;
  const { wholeProgram } = await import('./tuyin-linear.ts');
  const { module } = wholeProgram(code);
  if (module === undefined) return undefined;
  const { withLinearLibc } = await import('./libc.ts');
  const { instantiateLinear } = await import('./linear-program.ts');
  const completed = await withLinearLibc(module, options);
  return (await instantiateLinear(completed.module, engine, { stackSize: STACK_SIZE, ...options })).orThrow();
}

/** With its graph optimised. */
async function optimised(
  code: TuyinCode,
  level: RunOptions['optimize'] = 'O0',
  isLowered: boolean,
): Promise<TuyinCode> {
  // What these engines have to do for a start is little beside what programs of Tuyin IR do.
  if (level === 'O0' || level === 'auto') return code;
  const { graphLevels, passesBeforeLowering, runGraphPasses } = await import('../tuyin/graph/passes.ts');
  const passes = isLowered ? passesBeforeLowering(level) : graphLevels[level];
  return { ...code, graph: runGraphPasses(code.graph, passes) };
}

/** A program as one module of stack code. */
export async function stackUnit(code: TuyinCode): Promise<Result<TuyinUnit>> {
  const { stackModule, tooDeep } = await import('../tuyin/stack/whole-module.ts');
  const deep = tooDeep(code.graph);
  if (deep !== undefined) return Result.failed([deep]);
  const module = stackModule(code);
  const { source } = module;
  const modules = [{ module, imports: new Map<string, number>(), file: source.name }];
  return new Result<TuyinUnit>({ ir: 'tuyin', source, module, modules, importProblems: [] });
}

/** The program of a unit and what it imports; only errors are reported. */
export function linkUnit(unit: TuyinUnit): Result<TuyinCode> {
  const found = [...unit.importProblems, ...unit.modules.flatMap(({ module }) => [...verifyTuyin(module)])];
  if (hasErrors(found)) return failed(found);
  const { program, diagnostics } = linkProgram(unit.modules);
  if (hasErrors(diagnostics)) return failed(diagnostics);
  if (program === undefined)
    return failed([diagnose(driverCatalogue, 'SAM0102', undefined, ['Tuyin IR', 'run without what it imports'])]);
  const missing = undefinedGlobals(program.graph);
  return missing.length > 0 ? failed(missing) : new Result(program);
}

/** A global without a definition has no value. (A function without one may be the host's, and traps when it is called.) */
function undefinedGlobals({ globals }: Graph): Diagnostic[] {
  return globals.flatMap(({ item }) =>
    item === undefined || item.init !== undefined
      ? []
      : [diagnose(graphRules, 'TUY2415', item.name.span, [nameText('@', item.name.name)])],
  );
}

function failed(found: readonly Diagnostic[]): Result<never> {
  return Result.failed(found.filter(({ severity }) => severity === 'error'));
}
