/**
 * The files of the library in C, each opened once in a process: as MAPLE for engines and outputs of that level, as linear modules for
 * all others. The command and the package have them as binary modules, of which only the bodies that are asked for are read
 * (runtime/libc-modules.ts); from the sources they are compiled here.
 */
import { InternalError } from '../base/errors.ts';
import { hostName } from '../base/host-name.ts';
import { ownEntry } from '../base/own-entry.ts';
import { Result } from '../base/result.ts';
import type { Func, Global, LinearModule, Outline } from '../linear/nodes.ts';
import { libraryEntries, LIBRARY_FOLDER } from '../lower/maple-levels/run-time-names.ts';
import type { Module } from '../maple/module.ts';
import { libcIndex } from '../runtime/libc-index.ts';
import { libcModules } from '../runtime/libc-modules.ts';
import { OutlineFile } from './libc-outlines.ts';

/** Is the version in C taken of a name, if there is one? */
export type IsWanted = (name: string) => boolean;

/** The file that defines a function or variable of this name. */
export function fileOf(name: string): string | undefined {
  return ownEntry(libcIndex, name);
}

export function isDefined(name: string): boolean {
  return fileOf(name) !== undefined;
}

/**
 * The files that define what is wanted of these names, and what that uses in turn. What a file that is reached defines comes before the
 * host's: `abort` of the file that has `signal` calls the program's handler.
 */
export async function reachedFiles(names: readonly string[], isWanted: IsWanted): Promise<ReadonlySet<string>> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const open = names.filter(isWanted);
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const file = fileOf(name);
    if (file === undefined || seen.has(name)) continue;
    seen.add(name);
    if (!files.has(file)) open.push(...[...names, ...libraryEntries].filter((other) => fileOf(other) === file));
    files.add(file);
    open.push(...(await needsOf(name, file)).filter(isWanted));
  }
  return files;
}

/** Names that a definition uses of other files; of a file that is not built, what all of it uses. */
async function needsOf(name: string, file: string): Promise<readonly string[]> {
  const needs = ownEntry(libcModules.needs, name);
  if (needs !== undefined) return needs === '' ? [] : needs.split(' ');
  const { module } = await linearOf(file);
  return [...module.funcs, ...module.globals].filter(({ extern }) => extern === true).map((one) => hostName(one.name));
}

/** A file as linear module. */
export interface LinearPart {
  readonly module: LinearModule;
  /** To be called before the body of a function is looked at. */
  readonly load: (index: number) => void;
  /** What the build has noted of a function. */
  readonly outlineOf: (index: number) => Outline | undefined;
}

export const mapleOf = oncePerFile(openMaple);
export const linearOf = oncePerFile(openLinearPart);

function oncePerFile<T>(open: (file: string) => Promise<T>): (file: string) => Promise<T> {
  const opened = new Map<string, Promise<T>>();
  return (file) => {
    const known = opened.get(file) ?? open(file);
    opened.set(file, known);
    return known;
  };
}

async function openMaple(file: string): Promise<Module> {
  const built = ownEntry((await import('../runtime/libc-maple.ts')).libcMaple, file);
  if (built === undefined) return (await import('./libc-compile.ts')).compileLibc(file);
  const { decodeMaple } = await import('../maple/binary/index.ts');
  return decodeMaple(built(), LIBRARY_FOLDER + file, { lazy: true }).module ?? unreadable(file);
}

async function openLinearPart(file: string): Promise<LinearPart> {
  const built = ownEntry(libcModules.linear, file);
  if (built === undefined) {
    const { lowerLibc } = await import('./libc-compile.ts');
    return { module: await lowerLibc(await mapleOf(file)), load: () => {}, outlineOf: () => undefined };
  }
  const { openLinear } = await import('../linear/binary/index.ts');
  const opened = openLinear(built(), LIBRARY_FOLDER + file, true).file ?? unreadable(file);
  const load = (index: number): void => void new Result(true, opened.load(index)).orThrow();
  const outlines = new OutlineFile(ownEntry(libcModules.outlines, file)?.() ?? unreadable(file));
  return { module: opened.module, load, outlineOf: (index) => outlines.at(index) };
}

/** May others use it? */
export function isShared({ name, linkage, extern }: Func | Global): boolean {
  return extern !== true && linkage !== 'static' && fileOf(name) !== undefined;
}

function unreadable(file: string): never {
  throw new InternalError(`${file} cannot be read`, 'libc');
}
