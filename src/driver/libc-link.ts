/**
 * What a MAPLE program needs of the library in C, linked as MAPLE. Files that are reached are opened, and of those only what is reached is
 * read and linked. Definitions are weak, so that a program may define by itself what others of the library use.
 */
import { InternalError } from '../base/errors.ts';
import { freeHostName } from '../base/host-name.ts';
import { Result } from '../base/result.ts';
import { libraryEntries } from '../lower/maple-levels/run-time-names.ts';
import { linkMaple } from '../maple/link/index.ts';
import { intrinsicCallee } from '../maple/intrinsic-uses.ts';
import { hasCode, paramTypes, type Func, type Module } from '../maple/module.ts';
import type { TypeId } from '../maple/types.ts';
import { basicType, type PointerSize } from '../scalar/values.ts';
import { fileOf, libcFilesFor, type IsWanted } from './libc-files.ts';
import { linkUnits } from './linking.ts';
import type { AnyUnit, MapleUnit } from './unit.ts';

/** What is needed of the library. */
export interface Needs {
  /** What the unit lacks. */
  readonly declared: readonly string[];
  /** What intrinsics of it call, whatever it defines itself. */
  readonly called: readonly string[];
  readonly isWanted: IsWanted;
  readonly pointerSize: PointerSize;
}

export async function linkLibc(
  unit: AnyUnit,
  { declared, called, isWanted, pointerSize }: Needs,
): Promise<Result<AnyUnit>> {
  const library = await libcFilesFor(pointerSize);
  const files = await library.reachedFiles(declared, isWanted);
  if (files.size === 0) return new Result(unit);
  const kept = [...declared, ...libraryEntries].filter((name) => files.has(fileOf(name) ?? ''));
  const modules = await Promise.all([...files].map(library.mapleOf));
  const { module, diagnostics } = linkMaple(modules, { gc: true, exports: kept, mayBeMissing: () => true });
  if (module === undefined) throw new InternalError(diagnostics.map(({ message }) => message).join('; '), 'libc');
  // Which language a program is of, its own modules say.
  module.replaceItems(module.items.filter((item) => item.kind !== 'directive' || item.directive.name !== 'srclang'));
  if (isMapleUnit(unit)) keepApart(module, unit.module, pointerSize);
  const others = called.filter(isWanted).flatMap((name) => addAlias(module, name));
  const linked: MapleUnit = { ir: 'maple', source: module.source, module };
  const keep = [...kept, ...others];
  return linkUnits([unit, linked], { name: unit.source.name, keep, mayBeMissing: () => true, pointerSize });
}

/** What the program defines with other types is something else: the library does not mean it. */
function keepApart(library: Module, program: Module, pointerSize: PointerSize): void {
  for (const func of library.funcs) {
    const own = program.findFunc(func.name);
    if (own === undefined || !hasCode(own)) continue;
    if (shapeOf(library, func, pointerSize) === shapeOf(program, own, pointerSize)) continue;
    if (func.code === undefined) {
      renameToHosts(library, func);
      continue;
    }
    func.attrs = [
      ...func.attrs.filter(({ name }) => name !== 'weak' && name !== 'visibility_hidden'),
      { name: 'static' },
    ];
  }
}

/** What the library only declares is the host's. */
function renameToHosts(library: Module, func: Func): void {
  const name = `&${freeHostName(func.name.slice(1), (taken) => library.findFunc(`&${taken}`) !== undefined)}`;
  library.funcByName.delete(func.name);
  library.funcByName.set(name, func.id);
  library.funcs[func.id] = { ...func, name };
}

/** Parameters and results as engines pass them. */
function shapeOf(module: Module, func: Func, pointerSize: PointerSize): string {
  const prims = (types: readonly TypeId[]): string =>
    types.map((type) => basicType(module.valuePrim(type, func), pointerSize) ?? 'agg').join(' ');
  return `${prims(paramTypes(func))} -> ${prims(func.results)}`;
}

/** Another name for a function of the library, which stays it if the program defines one of that name. */
function addAlias(module: Module, name: string): string[] {
  const func = module.findFunc(`&${name}`);
  const other = intrinsicCallee(name);
  if (func?.code === undefined) return [];
  const id = module.funcNamed(`&${other}`);
  const attrs = [...func.attrs, { name: 'alias', args: [name] }];
  module.funcs[id] = { ...func, id, name: `&${other}`, attrs, code: undefined };
  module.items.push({ kind: 'func', func: id, body: false });
  return [other];
}

function isMapleUnit(unit: AnyUnit): unit is MapleUnit {
  return unit.ir === 'maple';
}
