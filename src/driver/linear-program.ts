/**
 * A linear module on an engine of the linear IR, whatever language it was lowered from: checked for bounds and optimised where that
 * is asked for, in the form that the engine takes.
 */
import type { Diagnostic } from '../base/diagnostics.ts';
import { InternalError } from '../base/errors.ts';
import { hostName } from '../base/host-name.ts';
import { ownEntry } from '../base/own-entry.ts';
import { Result } from '../base/result.ts';
import { closeModule } from '../linear/link/close.ts';
import { readHotCallees } from '../linear/hot-callees.ts';
import { paysToOptimize } from '../linear/repeats.ts';
import { startOf, type Func, type LinearModule, type ValueType } from '../linear/nodes.ts';
import type * as Bounds from '../lower/linear-bounds/index.ts';
import { isCalledUnasked } from '../lower/maple-levels/run-time-names.ts';
import type { Level } from '../passes/levels.ts';
import type { PrimType } from '../scalar/prim-types.ts';
import { outsideFunction } from '../vm/bounds.ts';
import type { HostTable } from '../vm/host.ts';
import type { EngineRowOf, Instance, LinearEngine } from './engine-row.ts';
import { libraryHosts } from './library-hosts.ts';
import { plainName, RunningProgram, type FuncDeclaration, type Program, type ProgramSource } from './program.ts';
import type { RunOptions } from './run-options.ts';

/** A module with everything that it may call. */
export interface RunnableModule {
  readonly module: LinearModule;
  readonly hosts: HostTable;
}

/** How the language of the program sees it; as the module itself unless given. */
export type View = Partial<Pick<ProgramSource, 'declarationOf' | 'describe' | 'hasOthers'>>;

export type LinearEngineRow = EngineRowOf<'linear'> | EngineRowOf<'cfg'>;

/** A module as it was read. */
export async function instantiateLinear(
  module: LinearModule,
  engine: LinearEngineRow,
  options: RunOptions,
): Promise<Result<Program>> {
  const { host = {} } = options;
  const { value: hosts, diagnostics } = libraryHosts(host, (name) => linearDeclaration(module, name));
  if (hosts === undefined) return Result.failed(diagnostics);
  const closed = closeModule(module, (name) => ownEntry(hosts, hostName(name)) !== undefined);
  if (closed.diagnostics.length > 0) return Result.failed(closed.diagnostics);
  const hasOthers = Object.keys(host).length > 0;
  return new Result(await startLinear({ module: closed.module, hosts }, engine, options, { hasOthers }));
}

export async function startLinear(
  runnable: RunnableModule,
  engine: LinearEngineRow,
  options: RunOptions,
  view: View = {},
): Promise<Program> {
  if (options.bounds === true) return startChecked(runnable, engine, options, view);
  const { module } = runnable;
  return new RunningProgram(sourceOf(module, view), await startInstance(runnable, engine, options));
}

/** An instance of the checked module is called as the functions of the unchecked one are. */
async function startChecked(
  { module, hosts }: RunnableModule,
  engine: LinearEngineRow,
  options: RunOptions,
  view: View,
): Promise<Program> {
  const bounds = await import('../lower/linear-bounds/index.ts');
  const { module: checked, reporter } = bounds.checkBounds(module, new Set(Object.keys(options.host ?? {})));
  const withReporter = { ...hosts, [reporter]: { name: reporter, ...outsideFunction } };
  const instance = await startInstance({ module: checked, hosts: withReporter }, engine, options);
  return new RunningProgram(sourceOf(checked, view, module), withOpenBounds(instance, module, bounds));
}

async function startInstance(
  { module, hosts }: RunnableModule,
  engine: LinearEngineRow,
  { host: _host, engine: _engine, ...options }: RunOptions,
): Promise<Instance> {
  const level = levelFor(module, options);
  const called = callableIn(module, options.callable);
  if (level !== 'O0') {
    readHotCallees(module);
    const { optimize } = await import('./optimize.ts');
    optimize(module, level, {
      leavesUnread: engine.leavesUnread,
      isWhole: true,
      startsOnce: options.startsOnce,
      called,
      vectors: engine.vectors,
    });
  }
  if (engine.level === 'cfg') (await import('./linear-forms.ts')).bringToForm(module, 'cfg', engine.leavesUnread);
  const start = await countedWhereAsked(await engine.load(), options);
  return start(module, { ...options, hosts, callable: called });
}

/** The level of a program: of those that are as good as over when they start, none is worth it. */
function levelFor(module: LinearModule, { optimize = 'O0' }: RunOptions): Level {
  if (optimize !== 'auto') return optimize;
  return paysToOptimize(module) ? 'O2' : 'O0';
}

/** The engine, counting if there is somebody who wants to know. */
export async function countedWhereAsked(
  start: LinearEngine,
  { profile, coverage }: Pick<RunOptions, 'profile' | 'coverage'>,
): Promise<LinearEngine> {
  const watches = [profile, coverage].filter((watch) => watch !== undefined);
  if (watches.length === 0) return start;
  return (await import('./execution-counts.ts')).countingEngine(start, watches, profile !== undefined);
}

/** Besides what is asked for, what has to run before and behind it. */
function callableIn({ funcs }: LinearModule, wanted: readonly string[] | undefined): readonly string[] {
  const defined = funcs.filter((func) => !func.extern).map(({ name }) => name);
  return wanted?.map(plainName).concat(defined.filter(isCalledUnasked)) ?? defined;
}

function sourceOf(module: LinearModule, view: View, written = module): ProgramSource {
  const start = startOf(module);
  return {
    pointerSize: module.pointerSize,
    entry: start === undefined ? undefined : module.funcs[start],
    functions: module.funcs.map(({ name }) => name),
    declarationOf: (name) => linearDeclaration(written, name),
    ...view,
  };
}

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

const linearPrims: Readonly<Record<ValueType, PrimType>> = {
  i32: 'i32',
  i64: 'i64',
  f32: 'f32',
  f64: 'f64',
  v128: 'v16u8',
  'i32*': 'ptr',
  'f32*': 'ptr',
};

export function linearDeclaration(module: LinearModule, name: string): FuncDeclaration | undefined {
  const func = module.funcs.find((candidate) => candidate.name === name);
  if (func === undefined) return undefined;
  const prims = (types: readonly ValueType[]): PrimType[] => types.map((type) => linearPrims[type]);
  // The address of the variadic arguments is a parameter here.
  const fixed = func.variadic && func.extern ? func.params.slice(0, -1) : func.params;
  return { params: prims(fixed), results: prims(func.results), variadic: func.variadic, isDefined: !func.extern };
}

/** What lowering has made must be right; if it is not, that is a bug of ours. */
export async function requireVerified(
  module: LinearModule,
  by: string,
  isVerified?: (func: Func) => boolean,
): Promise<void> {
  const { verifyModule } = await import('../linear/verifier.ts');
  requireNothing(verifyModule(module, isVerified), by);
}

export function requireNothing([broken]: readonly Diagnostic[], by: string): void {
  if (broken !== undefined) throw new InternalError(`${broken.code}: ${broken.message}`, by);
}
