/**
 * The files of the library in C, each opened once in a process: as MAPLE for engines and outputs of that level, as linear modules for
 * all others. The command and the package have them as binary modules, of which only the bodies that are asked for are read
 * (runtime/libc-modules.ts); from the sources they are compiled here. There is one library for each size of addresses.
 */
import { InternalError } from '../base/errors.ts';
import { ownEntry } from '../base/own-entry.ts';
import { Result } from '../base/result.ts';
import type { Func, Global, LinearModule, Outline } from '../linear/nodes.ts';
import { libraryEntries, LIBRARY_FOLDER } from '../lower/maple-levels/run-time-names.ts';
import type { Module } from '../maple/module.ts';
import { libcIndex } from '../runtime/libc-index.ts';
import type { LibcModules } from '../runtime/libc-modules.ts';
import type { PointerSize } from '../scalar/values.ts';
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

/** A file as linear module. */
export interface LinearPart {
  readonly module: LinearModule;
  /** To be called before the body of a function is looked at. */
  readonly load: (index: number) => void;
  /** What the build has noted of a function. */
  readonly outlineOf: (index: number) => Outline | undefined;
}

/** The library for addresses of one size. */
export class LibcFiles {
  readonly mapleOf = oncePerFile((file) => this.#openMaple(file));
  readonly linearOf = oncePerFile((file) => this.#openLinear(file));
  readonly #pointerSize: PointerSize;
  readonly #built: LibcModules;
  /** The same as `needs` of files that are not built. */
  readonly #needs = new Map<string, (name: string) => readonly string[]>();

  constructor(pointerSize: PointerSize, built: LibcModules) {
    this.#pointerSize = pointerSize;
    this.#built = built;
  }

  /**
   * The files that define what is wanted of these names, and what that uses in turn. What a file that is reached defines comes before the
   * host's: `abort` of the file that has `signal` calls the program's handler.
   */
  async reachedFiles(names: readonly string[], isWanted: IsWanted): Promise<ReadonlySet<string>> {
    const files = new Set<string>();
    const seen = new Set<string>();
    const open = names.filter(isWanted);
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
      const file = fileOf(name);
      if (file === undefined || seen.has(name)) continue;
      seen.add(name);
      if (!files.has(file)) open.push(...[...names, ...libraryEntries].filter((other) => fileOf(other) === file));
      files.add(file);
      open.push(...(await this.#needsOf(name, file)).filter(isWanted));
    }
    return files;
  }

  /** Names that a definition uses of other files. */
  async #needsOf(name: string, file: string): Promise<readonly string[]> {
    const needs = ownEntry(this.#built.needs, name);
    if (needs !== undefined) return needs === '' ? [] : needs.split(' ');
    await this.linearOf(file);
    return this.#needs.get(file)?.(name) ?? [];
  }

  async #openMaple(file: string): Promise<Module> {
    const built = ownEntry(await builtMaple(this.#pointerSize), file);
    if (built === undefined) return (await import('./libc-compile.ts')).compileLibc(file, this.#pointerSize);
    const { decodeMaple } = await import('../maple/binary/index.ts');
    return decodeMaple(built(), LIBRARY_FOLDER + file, { lazy: true }).module ?? unreadable(file);
  }

  async #openLinear(file: string): Promise<LinearPart> {
    const { linear, outlines } = await this.#linearBytes(file);
    const { openLinear } = await import('../linear/binary/index.ts');
    const opened = openLinear(linear, LIBRARY_FOLDER + file, true).file ?? unreadable(file);
    const load = (index: number): void => void new Result(true, opened.load(index)).orThrow();
    const noted = outlines === undefined ? undefined : new OutlineFile(outlines);
    return { module: opened.module, load, outlineOf: (index) => noted?.at(index) };
  }

  async #linearBytes(file: string): Promise<{ linear: Uint8Array; outlines: Uint8Array | undefined }> {
    const built = ownEntry(this.#built.linear, file);
    if (built === undefined) {
      const { buildLinear, needsIn } = await import('./libc-compile.ts');
      const made = await buildLinear(file, this.#pointerSize);
      this.#needs.set(file, needsIn(made.lowered));
      return made;
    }
    return { linear: built(), outlines: ownEntry(this.#built.outlines, file)?.() };
  }
}

const libraries = new Map<PointerSize, Promise<LibcFiles>>();

export async function libcFilesFor(pointerSize: PointerSize): Promise<LibcFiles> {
  const known = libraries.get(pointerSize) ?? openLibrary(pointerSize);
  libraries.set(pointerSize, known);
  return known;
}

async function openLibrary(pointerSize: PointerSize): Promise<LibcFiles> {
  const { libcModules } = await (pointerSize === 4
    ? import('../runtime/libc-modules-32.ts')
    : import('../runtime/libc-modules.ts'));
  return new LibcFiles(pointerSize, libcModules);
}

async function builtMaple(pointerSize: PointerSize): Promise<Readonly<Record<string, () => Uint8Array>>> {
  const { libcMaple } = await (pointerSize === 4
    ? import('../runtime/libc-modules-32.ts')
    : import('../runtime/libc-maple.ts'));
  return libcMaple;
}

function oncePerFile<T>(open: (file: string) => Promise<T>): (file: string) => Promise<T> {
  const opened = new Map<string, Promise<T>>();
  return (file) => {
    const known = opened.get(file) ?? open(file);
    opened.set(file, known);
    return known;
  };
}

/** May others use it? */
export function isShared({ name, linkage, extern }: Func | Global): boolean {
  return extern !== true && linkage !== 'static' && fileOf(name) !== undefined;
}

function unreadable(file: string): never {
  throw new InternalError(`${file} cannot be read`, 'libc');
}
