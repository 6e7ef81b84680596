/**
 * What a program needs of the library in C, found, compiled and linked. An index, made from the sources, says which file defines a
 * name; only files that are reached are compiled, once in a process, and of those only what is reached is linked. Definitions are weak,
 * so that a program may define by itself what others of the library use.
 */
import { hasErrors } from '../base/diagnostics.ts';
import { InternalError } from '../base/errors.ts';
import { ownEntry } from '../base/own-entry.ts';
import { Result } from '../base/result.ts';
import { SourceFile } from '../base/source.ts';
import { compileC } from '../frontend/c/index.ts';
import { linkMaple } from '../maple/link/index.ts';
import { Locality } from '../maple/locality.ts';
import { hasCode, type Module } from '../maple/module.ts';
import { libcIndex } from '../runtime/libc-index.ts';
import { libc } from '../runtime/libc-texts.ts';
import type { PointerSize } from '../scalar/values.ts';
import { externsOf } from './externs.ts';
import { linkUnits } from './linking.ts';
import type { AnyUnit, MapleUnit } from './unit.ts';

/** As no folder is called. */
const folder = '<libc>/';
const compiled = new Map<string, Module>();

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

/**
 * What a file that is reached defines comes before the host's: `abort` of the file that has `signal` calls the program's handler.
 */
export async function linkLibc(unit: AnyUnit, needs: Needs): Promise<Result<AnyUnit>> {
  const { declared, pointerSize } = needs;
  const modules = reachedModules(needs);
  // The library is compiled for addresses of 64 bits.
  if (modules.length === 0 || pointerSize === 4 || sizeIn(unit) === 4) return new Result(unit);
  const defined = new Set(modules.flatMap(definedIn));
  const exports = [...declared, finish].filter((name) => defined.has(name));
  const { module, diagnostics } = linkMaple(modules, { gc: true, exports, mayBeMissing: () => true, name: folder });
  if (module === undefined) throw new InternalError(diagnostics.map(({ message }) => message).join('; '), 'libc');
  const library: MapleUnit = { ir: 'maple', source: module.source, module };
  return linkUnits([unit, library], { name: unit.source.name, keep: exports, mayBeMissing: () => true });
}

function sizeIn({ module }: AnyUnit): unknown {
  return typeof module === 'object' && module !== null && 'pointerSize' in module ? module.pointerSize : undefined;
}

function definedIn({ funcs, globals }: Module): string[] {
  const variables = globals.filter(({ storage }) => storage !== 'extern');
  return [...funcs.filter(hasCode), ...variables].map(({ name }) => name.slice(1));
}

/** The files that define what is wanted and what they use in turn. */
function reachedModules({ declared, isWanted }: Needs): Module[] {
  const files = new Set<string>();
  const open = declared.filter(isWanted);
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const file = ownEntry(libcIndex, name);
    if (file === undefined || files.has(file)) continue;
    files.add(file);
    open.push(...externsOf(moduleOf(file)).filter(isWanted));
  }
  return [...files].map(moduleOf);
}

/** A file of the library, compiled. */
export function moduleOf(file: string): Module {
  const known = compiled.get(file);
  if (known !== undefined) return known;
  const source = readText(folder + file);
  if (source === undefined) throw new InternalError(`there is no ${file}`, 'libc');
  const { module, diagnostics } = compileC(source, { read: readText, folders: [folder] });
  if (module === undefined || hasErrors(diagnostics))
    throw new InternalError(`${file}: ${diagnostics.map(({ message }) => message).join('; ')}`, 'libc');
  makeShared(module);
  compiled.set(file, module);
  return module;
}

function readText(path: string): SourceFile | undefined {
  const text = path.startsWith(folder) ? ownEntry(libc, path.slice(folder.length)) : undefined;
  return text === undefined ? undefined : new SourceFile(path, text);
}

const shared = [{ name: 'weak' }, { name: 'visibility_hidden' }] as const;

/** Definitions give way to those of a program, and nobody outside of the program sees them. */
function makeShared(module: Module): void {
  const locality = new Locality(module);
  for (const func of module.funcs)
    if (hasCode(func) && !locality.isLocalFunc(func)) func.attrs = [...func.attrs, ...shared];
  for (const [i, variable] of module.globals.entries())
    if (variable.storage !== 'extern' && !locality.isLocalVariable(variable))
      module.globals[i] = { ...variable, attrs: [...variable.attrs, ...shared] };
}
