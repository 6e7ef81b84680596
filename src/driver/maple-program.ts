/** A MAPLE unit on the engines that run it: lowered to their level, with the C library, and called as its functions are declared. */
import { hasErrors, type Diagnostic } from '../base/diagnostics.ts';
import { ownEntry } from '../base/own-entry.ts';
import { Result } from '../base/result.ts';
import type { Func } from '../linear/nodes.ts';
import { isLibrarySource, lowerToFlat } from '../lower/maple-levels/index.ts';
import { entryOf, lowerToLinear, type FunctionWatch } from '../lower/maple-to-linear.ts';
import type { Module as MapleModule } from '../maple/module.ts';
import { pointerSizeOf } from '../maple/pointer-size.ts';
import { bitsOf, type PrimType } from '../scalar/prim-types.ts';
import type { PointerSize } from '../scalar/values.ts';
import { cVariables, cVariablesByName } from '../vm/clib/hosts.ts';
import type { EngineRow, EngineRowOf } from './engine-row.ts';
import { mapleDeclaration } from './maple-declarations.ts';
import { nameJavaTrap } from './java-traps.ts';
import type { IsWanted } from './libc-files.ts';
import { lackingOf, pointerSizeIn, wantedOf, withLibc, withLinearLibc } from './libc.ts';
import { libraryHosts } from './library-hosts.ts';
import { requireVerified, startLinear, type RunnableModule, type View } from './linear-program.ts';
import { RunningProgram, type Entry, type Program } from './program.ts';
import type { LowerOptions, RunOptions } from './run-options.ts';
import type { MapleUnit } from './unit.ts';

export async function instantiateMaple(
  unit: MapleUnit,
  engine: EngineRow,
  options: RunOptions,
): Promise<Result<Program> | undefined> {
  switch (engine.level) {
    case 'linear':
    case 'cfg': {
      const { value, diagnostics } = await lowerMaple(unit, options);
      if (value === undefined || hasErrors(diagnostics)) return Result.failed(diagnostics);
      const view = { ...viewOf(unit), hasOthers: Object.keys(options.host ?? {}).length > 0 };
      return new Result(await startLinear(value, engine, options, view), diagnostics);
    }
    case 'flat':
      return startFlat(unit, engine, options);
    case 'light':
      return (await import('./light-program.ts')).startLightProgram(unit, engine, options);
    default:
      return undefined;
  }
}

/** Functions that somebody has taken as they were finished. */
export interface TakenFunctions extends FunctionWatch {
  has(func: Func): boolean;
}

/**
 * The linear module that every engine and output of the linear IR gets, and what it may call. `taken` has seen to it that functions which it
 * has are right.
 */
export async function lowerMaple(
  unit: MapleUnit,
  options: LowerOptions,
  taken?: TakenFunctions,
): Promise<Result<RunnableModule>> {
  const { value: hosts, diagnostics: unbound } = libraryHosts(options.host, (name) => mapleDeclaration(unit, name));
  if (hosts === undefined) return Result.failed(unbound);
  const problems: Diagnostic[] = [];
  const flat = lowerToFlat(unit.module, problems);
  if (problems.length > 0) return Result.failed(problems);
  const { isWanted, isLibrarys, isLinked } = await libraryNames({ ...unit, module: flat }, options);
  // What is linked with the library is taken as a whole.
  const watch = isLinked ? undefined : taken;
  const { module, diagnostics } = lowerToLinear(flat, {
    pointerSize: options.pointerSize,
    hostFunctions: {
      get: (name) => ownEntry(hosts, name),
      has: (name) => Object.hasOwn(hosts, name) || isLibrarys(name),
    },
    leavesMissing: options.missing === 'left',
    isTaken: options.isTaken,
    linkable: options.linkable,
    isLibraryVariable: (name) => isLibrarys(name) || cVariablesByName.has(name),
    watch,
  });
  if (hasErrors(diagnostics)) return new Result({ module, hosts }, diagnostics);
  await requireVerified(module, 'maple-to-linear', taken && ((func) => taken.has(func)));
  const whole = await withLinearLibc(module, options, isWanted);
  if (whole.module !== module) watch?.renamed();
  return whole.isCalledBack ? lowerLinked(unit, options) : new Result({ module: whole.module, hosts }, diagnostics);
}

/** The names that the library in C is to define, and those of them that it has. */
interface LibraryNames {
  readonly isWanted: IsWanted;
  readonly isLibrarys: IsWanted;
  /** Is there something that the unit lacks and the library has? */
  readonly isLinked: boolean;
}

const none: IsWanted = () => false;

/** Of a unit whose lowering has called what it will. What is compiled for the library itself leaves all names to it. */
async function libraryNames(unit: MapleUnit, options: LowerOptions): Promise<LibraryNames> {
  if (isLibrarySource(unit.source.name))
    return { isWanted: none, isLibrarys: (await import('./libc-files.ts')).isDefined, isLinked: false };
  const lacking = await lackingOf(unit, options);
  const isWanted = await wantedOf(lacking, pointerSizeIn(unit, options), options);
  if (!lacking.some(isWanted)) return { isWanted, isLibrarys: none, isLinked: false };
  const { isDefined } = await import('./libc-files.ts');
  const isLibrarys: IsWanted = (name) => isWanted(name) && isDefined(name);
  return { isWanted, isLibrarys, isLinked: lacking.some(isLibrarys) };
}

/** The library is compiled together with the program. */
async function lowerLinked(unit: MapleUnit, options: LowerOptions): Promise<Result<RunnableModule>> {
  const { value, diagnostics } = await withLibc(unit, options);
  return value === undefined
    ? Result.failed(diagnostics)
    : lowerMaple(value, { ...options, library: 'host', allocator: allocatorOf(options) });
}

function allocatorOf({ library, allocator }: LowerOptions): LowerOptions['allocator'] {
  return allocator ?? (library === 'host' ? 'host' : 'c');
}

async function startFlat(
  unit: MapleUnit,
  engine: EngineRowOf<'flat'>,
  { host, engine: _engine, ...options }: RunOptions,
): Promise<Result<Program>> {
  const { value: hosts, diagnostics: unbound } = libraryHosts(host, (name) => mapleDeclaration(unit, name));
  if (hosts === undefined) return Result.failed(unbound);
  const problems: Diagnostic[] = [];
  const flat = lowerToFlat(unit.module, problems);
  if (problems.length > 0) return Result.failed(problems);
  const start = await engine.load();
  const instance = start(flat, { ...options, hosts, hostVariables: cVariables });
  const pointerSize = options.pointerSize ?? pointerSizeOf(flat);
  const source = {
    ...viewOf(unit),
    pointerSize,
    entry: entryIn(unit, flat, pointerSize),
    functions: flat.funcs.map(({ name }) => name.slice(1)),
  };
  return new Result(new RunningProgram(source, instance));
}

function entryIn(unit: MapleUnit, flat: MapleModule, pointerSize: PointerSize): Entry | undefined {
  const name = entryOf(flat)?.name.slice(1);
  if (name === undefined) return undefined;
  const paramOf = (type: PrimType): Entry['params'][number] => (bitsOf(type, pointerSize) > 32 ? 'i64' : 'i32');
  return { name, params: (mapleDeclaration({ ...unit, module: flat }, name)?.params ?? []).map(paramOf) };
}

function viewOf(unit: MapleUnit): Required<Omit<View, 'hasOthers'>> {
  return {
    declarationOf: (name) => mapleDeclaration(unit, name),
    describe: (trap) => nameJavaTrap(trap, unit.module),
  };
}
