/** Files of the library in C compiled, for the build (scripts/library.mjs) and, from the sources, when they are needed. */
import { hasErrors } from '../base/diagnostics.ts';
import { InternalError } from '../base/errors.ts';
import { hostName } from '../base/host-name.ts';
import { ownEntry } from '../base/own-entry.ts';
import { SourceFile } from '../base/source.ts';
import { reachedFrom } from '../base/symbol-resolution.ts';
import { hostSignatureOf } from '../backend/wasm/host-thunks.ts';
import { recordTemplates } from '../backend/wasm/record.ts';
import { compileC } from '../frontend/c/index.ts';
import { findOwnEffects } from '../linear/analysis/effects.ts';
import { encodeLinear } from '../linear/binary/index.ts';
import { toCfg } from '../linear/cfg.ts';
import { cloneFunc } from '../linear/instr.ts';
import { forEachUse } from '../linear/link/names.ts';
import { outlineOf } from '../linear/link/outline.ts';
import type { Func, Global, LinearModule, Outline } from '../linear/nodes.ts';
import { toSsa } from '../linear/ssa.ts';
import { encodeMaple } from '../maple/binary/index.ts';
import { Locality } from '../maple/locality.ts';
import { hasCode, type Module } from '../maple/module.ts';
import type { LibcModules } from '../runtime/libc-modules.ts';
import type { PointerSize } from '../scalar/values.ts';
import { libc } from '../runtime/libc-texts.ts';
import { lowerToFlat } from '../lower/maple-levels/index.ts';
import { isDynamicSource, LIBRARY_FOLDER } from '../lower/maple-levels/run-time-names.ts';
import { hostOf } from '../vm/host.ts';
import { isDefined } from './libc-files.ts';
import { writeOutlines } from './libc-outlines.ts';
import { libraryHosts } from './library-hosts.ts';
import { lowerMaple } from './maple-program.ts';

/** What is compiled by itself; files in folders are parts of those. */
export const libcFiles: readonly string[] = Object.keys(libc).filter(
  (name) => name.endsWith('.c') && !name.includes('/'),
);

/** Is defined for files that are going to be linear IR, where memory is one array (runtime/libc/words.h). */
const flatMemory = '__FLAT_MEMORY__';

/**
 * A file of the library, for engines of MAPLE. What it defines gives way to definitions of a program, and nobody outside of the program sees
 * it. What is left alone by exceptions of programs is lowered already.
 */
export function compileLibc(file: string, pointerSize: PointerSize): Module {
  const module = compileFile(file, pointerSize, []);
  return isDynamicSource(module.source.name) ? lowerToFlat(module) : module;
}

/** Such a file as linear module, to be copied into programs (libc-complete.ts). */
export async function lowerLibc(file: string, pointerSize: PointerSize): Promise<LinearModule> {
  const module = compileFile(file, pointerSize, [flatMemory]);
  const unit = { ir: 'maple', source: module.source, module } as const;
  const { value, diagnostics } = await lowerMaple(unit, { linkable: true, missing: 'left' });
  if (value === undefined || hasErrors(diagnostics))
    throw new InternalError(`${module.source.name}: ${diagnostics.map(({ message }) => message).join('; ')}`, 'libc');
  return value.module;
}

function compileFile(file: string, pointerSize: PointerSize, macros: readonly string[]): Module {
  const source = readText(LIBRARY_FOLDER + file);
  if (source === undefined) throw new InternalError(`there is no ${file}`, 'libc');
  const { module, diagnostics } = compileC(source, { read: readText, folders: [LIBRARY_FOLDER], pointerSize, macros });
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

/** What is known of the functions of a file without their bodies, and how they are emitted for the engine `wasm`. */
export function outlinesOf(module: LinearModule): (Outline | undefined)[] {
  const outlines = module.funcs.map((func) => (func.extern ? undefined : outlineOf(func)));
  const hosts = libraryHosts(undefined, () => undefined).orThrow();
  const templates = recordTemplates(module, outlines, ({ name }) => {
    const host = isDefined(hostName(name)) ? undefined : hostOf(hosts, name);
    return host && hostSignatureOf(host, module.pointerSize);
  });
  return outlines.map(
    (outline, i) => outline && { ...outline, effects: effectsOf(module, module.funcs[i]), compiled: templates[i] },
  );
}

/** Of a copy in the form in which most is known. */
function effectsOf(module: LinearModule, func: Func): number {
  const copy = cloneFunc(func);
  if (copy.form === 'linear') toCfg(copy);
  if (copy.form === 'cfg') toSsa(copy);
  const { own, loops } = findOwnEffects(module, copy);
  return own | loops();
}

/** All files of the library as the build ships them. */
export interface BuiltLibc extends LibcModules<Uint8Array> {
  readonly maple: Readonly<Record<string, Uint8Array>>;
}

export async function buildLibc(pointerSize: PointerSize): Promise<BuiltLibc> {
  const maple: [string, Uint8Array][] = [];
  const linear: [string, Uint8Array][] = [];
  const outlines: [string, Uint8Array][] = [];
  const needs: [string, string][] = [];
  for (const file of libcFiles) {
    const module = compileLibc(file, pointerSize);
    const { lowered, ...made } = await buildLinear(file, pointerSize);
    maple.push([file, encodeMaple(module)]);
    linear.push([file, made.linear]);
    outlines.push([file, made.outlines]);
    const neededBy = needsIn(lowered);
    for (const name of definedIn(module)) needs.push([name, neededBy(name).join(' ')]);
  }
  return {
    maple: Object.fromEntries(maple),
    linear: Object.fromEntries(linear),
    outlines: Object.fromEntries(outlines),
    needs: Object.fromEntries(needs),
  };
}

/** A file as binary linear IR, and what is known of its functions. */
export async function buildLinear(
  file: string,
  pointerSize: PointerSize,
): Promise<{ readonly lowered: LinearModule; readonly linear: Uint8Array; readonly outlines: Uint8Array }> {
  const lowered = await lowerLibc(file, pointerSize);
  const linear = encodeLinear(lowered, new SourceFile(LIBRARY_FOLDER + file, ownEntry(libc, file) ?? ''));
  return { lowered, linear, outlines: writeOutlines(outlinesOf(lowered)) };
}

/** What is left undefined of a file when it is taken for one name alone, by the name. */
export function needsIn({ funcs, globals }: LinearModule): (name: string) => readonly string[] {
  const known = new Map<Func | Global, readonly (Func | Global)[]>();
  const usesOf = (one: Func | Global): readonly (Func | Global)[] => {
    const uses: (Func | Global)[] = [];
    forEachUse(one, (kind, index) => uses.push(kind === 'f' ? funcs[index] : globals[index]));
    const distinct = [...new Set(uses)];
    known.set(one, distinct);
    return distinct;
  };
  const all = [...funcs, ...globals];
  return (name) => {
    const roots = all.filter((one) => one.name === name && one.extern !== true);
    const reached = reachedFrom(roots, (one) => known.get(one) ?? usesOf(one));
    return [...new Set([...reached].filter(({ extern }) => extern === true).map((one) => hostName(one.name)))];
  };
}
