/**
 * What a MAPLE program needs of the library in C, linked as MAPLE. Files that are reached are opened, and of those only what is reached is
 * read and linked. Definitions are weak, so that a program may define by itself what others of the library use.
 */
import { InternalError } from '../base/errors.ts';
import { Result } from '../base/result.ts';
import { LIBRARY_FINISH } from '../lower/maple-levels/run-time-names.ts';
import { linkMaple } from '../maple/link/index.ts';
import { pointerSizeOf } from '../maple/pointer-size.ts';
import type { PointerSize } from '../scalar/values.ts';
import { fileOf, mapleOf, reachedFiles, type IsWanted } from './libc-files.ts';
import { linkUnits } from './linking.ts';
import type { AnyUnit, MapleUnit } from './unit.ts';

/** What is needed of the library. */
export interface Needs {
  /** What the unit lacks. */
  readonly declared: readonly string[];
  readonly isWanted: IsWanted;
  readonly pointerSize: PointerSize | undefined;
}

export async function linkLibc(unit: AnyUnit, { declared, isWanted, pointerSize }: Needs): Promise<Result<AnyUnit>> {
  // The library is compiled for addresses of 64 bits.
  if ((pointerSize ?? sizeIn(unit)) === 4) return new Result(unit);
  const files = await reachedFiles(declared, isWanted);
  if (files.size === 0) return new Result(unit);
  const kept = [...declared, LIBRARY_FINISH].filter((name) => files.has(fileOf(name) ?? ''));
  const modules = await Promise.all([...files].map(mapleOf));
  const { module, diagnostics } = linkMaple(modules, { gc: true, exports: kept, mayBeMissing: () => true });
  if (module === undefined) throw new InternalError(diagnostics.map(({ message }) => message).join('; '), 'libc');
  // Which language a program is of, its own modules say.
  module.replaceItems(module.items.filter((item) => item.kind !== 'directive' || item.directive.name !== 'srclang'));
  const library: MapleUnit = { ir: 'maple', source: module.source, module };
  return linkUnits([unit, library], { name: unit.source.name, keep: kept, mayBeMissing: () => true });
}

function sizeIn(unit: AnyUnit): unknown {
  const { module } = unit;
  if (isMapleUnit(unit)) return pointerSizeOf(unit.module);
  return typeof module === 'object' && module !== null && 'pointerSize' in module ? module.pointerSize : undefined;
}

function isMapleUnit(unit: AnyUnit): unit is MapleUnit {
  return unit.ir === 'maple';
}
