/** Files of the library in C compiled, for the build (scripts/library.mjs) and, from the sources, when they are needed. */
import { hasErrors } from '../base/diagnostics.ts';
import { InternalError } from '../base/errors.ts';
import { ownEntry } from '../base/own-entry.ts';
import { SourceFile } from '../base/source.ts';
import { compileC } from '../frontend/c/index.ts';
import { encodeMaple } from '../maple/binary/index.ts';
import { linkMaple } from '../maple/link/index.ts';
import { Locality } from '../maple/locality.ts';
import { hasCode, type Module } from '../maple/module.ts';
import type { LibcModules } from '../runtime/libc-modules.ts';
import { libc } from '../runtime/libc-texts.ts';
import { LIBRARY_FOLDER } from '../lower/maple-levels/run-time-names.ts';
import { externsOf } from './externs.ts';

/** A file of the library. What it defines gives way to definitions of a program, and nobody outside of the program sees it. */
export function compileLibc(file: string): Module {
  const source = readText(LIBRARY_FOLDER + file);
  if (source === undefined) throw new InternalError(`there is no ${file}`, 'libc');
  const { module, diagnostics } = compileC(source, { read: readText, folders: [LIBRARY_FOLDER] });
  if (module === undefined || hasErrors(diagnostics))
    throw new InternalError(`${file}: ${diagnostics.map(({ message }) => message).join('; ')}`, 'libc');
  makeShared(module);
  return module;
}

function readText(path: string): SourceFile | undefined {
  const text = path.startsWith(LIBRARY_FOLDER) ? ownEntry(libc, path.slice(LIBRARY_FOLDER.length)) : undefined;
  return text === undefined ? undefined : new SourceFile(path, text);
}

const shared = [{ name: 'weak' }, { name: 'visibility_hidden' }] as const;

function makeShared(module: Module): void {
  const locality = new Locality(module);
  for (const func of module.funcs)
    if (hasCode(func) && !locality.isLocalFunc(func)) func.attrs = [...func.attrs, ...shared];
  for (const [i, variable] of module.globals.entries())
    if (variable.storage !== 'extern' && !locality.isLocalVariable(variable))
      module.globals[i] = { ...variable, attrs: [...variable.attrs, ...shared] };
}

/** What others may use of a file, by names without sigils. */
export function definedIn(module: Module): string[] {
  const locality = new Locality(module);
  const variables = module.globals.filter(
    (variable) => variable.storage !== 'extern' && !locality.isLocalVariable(variable),
  );
  const funcs = module.funcs.filter((func) => hasCode(func) && !locality.isLocalFunc(func));
  return [...funcs, ...variables].map(({ name }) => name.slice(1));
}

/** All files of the library as the build ships them. */
export function buildLibc(toText: (bytes: Uint8Array) => string): LibcModules {
  const files: Record<string, string> = {};
  const needs: Record<string, string> = {};
  for (const file of Object.keys(libc).filter((name) => name.endsWith('.c') && !name.includes('/'))) {
    const module = compileLibc(file);
    files[file] = toText(encodeMaple(module));
    // Whatever is wanted of the run time of dynamic values needs nearly all of it.
    if (file !== 'dynamic.c') for (const name of definedIn(module)) needs[name] = neededBy(module, name).join(' ');
  }
  return { files, needs };
}

/** What is left undefined of a file when it is linked for one name alone. */
function neededBy(module: Module, name: string): string[] {
  const linked = linkMaple([module], { gc: true, exports: [name], mayBeMissing: () => true });
  if (linked.module === undefined)
    throw new InternalError(linked.diagnostics.map(({ message }) => message).join('; '), 'libc');
  return externsOf(linked.module);
}
