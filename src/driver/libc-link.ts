/**
 * What a program needs of the library in C, found and linked. An index says which file defines a name; only files that are reached are
 * opened, once in a process, and of those only what is reached is read and linked. Definitions are weak, so that a program may define
 * by itself what others of the library use.
 *
 * The command and the package have the files as binary modules (runtime/libc-modules.ts); from the sources they are compiled here.
 */
import { InternalError } from '../base/errors.ts';
import { ownEntry } from '../base/own-entry.ts';
import { Result } from '../base/result.ts';
import { decodeMaple } from '../maple/binary/index.ts';
import { LIBRARY_FOLDER } from '../lower/maple-levels/run-time-names.ts';
import { linkMaple } from '../maple/link/index.ts';
import type { Module } from '../maple/module.ts';
import { pointerSizeOf } from '../maple/pointer-size.ts';
import { libcIndex } from '../runtime/libc-index.ts';
import { libcModules } from '../runtime/libc-modules.ts';
import type { PointerSize } from '../scalar/values.ts';
import { externsOf } from './externs.ts';
import { linkUnits } from './linking.ts';
import type { AnyUnit, MapleUnit } from './unit.ts';

/** What is needed of the library. */
export interface Needs {
  /** What the unit lacks. */
  readonly declared: readonly string[];
  /** Is the version in C taken if there is one? */
  readonly isWanted: (name: string) => boolean;
  readonly pointerSize: PointerSize | undefined;
}

/** Is linked whenever something of its file is; the engine calls it (program.ts). */
const finish = '__libc_finish';

export async function linkLibc(unit: AnyUnit, needs: Needs): Promise<Result<AnyUnit>> {
  // The library is compiled for addresses of 64 bits.
  if (needs.pointerSize === 4 || sizeIn(unit) === 4) return new Result(unit);
  const files = await reachedFiles(needs);
  if (files.size === 0) return new Result(unit);
  const kept = [...needs.declared, finish].filter((name) => isIn(files, name));
  const modules = await Promise.all([...files].map(moduleOf));
  const { module, diagnostics } = linkMaple(modules, { gc: true, exports: kept, mayBeMissing: () => true });
  if (module === undefined) throw new InternalError(diagnostics.map(({ message }) => message).join('; '), 'libc');
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

function isIn(files: ReadonlySet<string>, name: string): boolean {
  return files.has(ownEntry(libcIndex, name) ?? '');
}

/**
 * The files that define what is wanted, and what that uses in turn. What a file that is reached defines comes before the host's: `abort` of
 * the file that has `signal` calls the program's handler.
 */
async function reachedFiles({ declared, isWanted }: Needs): Promise<ReadonlySet<string>> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const open = declared.filter(isWanted);
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const file = ownEntry(libcIndex, name);
    if (file === undefined || seen.has(name)) continue;
    seen.add(name);
    if (!files.has(file)) {
      files.add(file);
      open.push(...[...declared, finish].filter((other) => ownEntry(libcIndex, other) === file));
    }
    open.push(...(await needsOf(name, file)).filter(isWanted));
  }
  return files;
}

/** Of a file that is not built, what all of it needs. */
async function needsOf(name: string, file: string): Promise<readonly string[]> {
  const needs = ownEntry(libcModules.needs, name);
  if (needs === undefined) return externsOf(await moduleOf(file));
  return needs === '' ? [] : needs.split(' ');
}

const opened = new Map<string, Promise<Module>>();

/** A file of the library. */
export function moduleOf(file: string): Promise<Module> {
  const known = opened.get(file) ?? openModule(file);
  opened.set(file, known);
  return known;
}

async function openModule(file: string): Promise<Module> {
  const built = ownEntry(libcModules.files, file);
  if (built === undefined) return (await import('./libc-compile.ts')).compileLibc(file);
  const bytes = Uint8Array.from(atob(built), (char) => char.charCodeAt(0));
  const { module } = decodeMaple(bytes, LIBRARY_FOLDER + file, { lazy: true });
  if (module === undefined) throw new InternalError(`${file} cannot be read`, 'libc');
  return module;
}
