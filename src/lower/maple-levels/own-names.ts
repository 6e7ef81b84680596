/**
 * Names of what lowering adds to a program. Sources and run-time texts spell them `&__release`, `$__class.A`; in a module
 * they begin with a dot, which no program in use does, and where one does (lowered text that was fed back), with a dot and
 * the first number that is free:
 *
 *     &__release      &.release          &.2.release
 *     $__class.A      $.class.A          $.2.class.A
 *     &samara_js_eq   &.samara_js_eq     &.2.samara_js_eq
 *
 * So a program may use any names, those of an earlier lowering too, and what is printed reads as any other text. A function
 * without body whose name begins so is the host's, whatever functions of that name the program has (base/host-name.ts).
 */
import { SourceFile } from '../../base/source.ts';
import { InternalError } from '../../base/errors.ts';
import { intrinsicCallee } from '../../maple/intrinsic-uses.ts';
import { hasAttr } from '../../maple/locality.ts';
import type { Func, Module, Variable } from '../../maple/module.ts';
import { parseInto } from '../../maple/parser.ts';
import { isLibrarySource, isOwnName, ownPattern } from './run-time-names.ts';

/** The name in this module of something that lowering adds. */
export function ownName(module: Module, name: string): string {
  return ownText(module, name);
}

/** A text of ours with its names as the module has them; it must hold none of the program's. */
export function ownText(module: Module, text: string): string {
  const prefix = prefixOf(module);
  const undefinedHere = text.replace(/^func &__(\w+) extern .*\n/gm, (line, name: string) =>
    isLinked(module, name) ? '' : line,
  );
  return undefinedHere.replace(/([&$])(?:__|(?=samara_))(\w+)/g, (_, sigil: string, name: string) =>
    sigil === '&' && isLinked(module, name) ? sigil + intrinsicCallee(name) : sigil + prefix + name,
  );
}

/** Has the library been linked for calls of this function by lowering? */
function isLinked(module: Module, name: string): boolean {
  const func = module.findFunc(`&${intrinsicCallee(name)}`);
  return func !== undefined && isOfLibrary(func);
}

function isOfLibrary({ attrs, code, source }: Func): boolean {
  return hasAttr(attrs, 'alias') || (code !== undefined && isLibrarySource(source.name));
}

/** A text in which names of the program's stand between ours, as `${}`. */
export function ownTemplate(
  module: Module,
): (ours: TemplateStringsArray, ...theirs: readonly (string | number)[]) => string {
  return (ours, ...theirs) =>
    ours.map((part, i) => ownText(module, part) + (i < theirs.length ? String(theirs[i]) : '')).join('');
}

/** Has the module a function of ours, from this lowering or from an earlier one? */
export function hasOwn(module: Module, wanted: string): boolean {
  const end = wanted.slice(wanted.startsWith('__', 1) ? 3 : 1);
  return module.funcs.some(({ name }) => name.endsWith(end) && isOwnName(name, wanted));
}

/** The variable of ours, which has no type until its text is parsed. */
export function ownVariable(module: Module, name: string): number {
  const own = ownName(module, name);
  const known = module.globalByName.get(own);
  if (known !== undefined) return known;
  const place = { start: 0, end: 0 };
  const type = module.types.prim('unknown');
  const index =
    module.globals.push({ name: own, type, storage: undefined, attrs: [], temp: false, declared: false, ...place }) - 1;
  module.globalByName.set(own, index);
  return index;
}

/** A name for a variable of a function that none of its variables has. */
export function ownLocal(locals: readonly Variable[], purpose: string): string {
  const taken = new Set(locals.map(({ name }) => name));
  let name = `%.${purpose}`;
  for (let i = 2; taken.has(name); i++) name = `%.${purpose}.${i}`;
  return name;
}

/** Adds declarations of ours. */
export function parseOwn(module: Module, origin: string, text: string): void {
  const problems = parseInto(module, new SourceFile(`<${origin}>`, text));
  if (problems.length > 0) throw new InternalError(`${problems[0].code} ${problems[0].message}\n${text}`, origin);
}

/** Decides how names of ours begin: while aliases are there, which say what came from the library. */
export function settleOwnNames(module: Module): void {
  prefixOf(module);
}

/** Decided once for a module and all that is made of it. */
function prefixOf(module: Module): string {
  return (module.ownPrefix ??= freePrefix(module));
}

function freePrefix(module: Module): string {
  const defined = module.funcs.flatMap((func) => (func.code === undefined || isOfLibrary(func) ? [] : [func.name]));
  const names = [...defined, ...module.globalByName.keys(), ...module.typeDefs.keys(), ...module.classes.keys()];
  const taken = new Set(names.flatMap((name) => ownPattern.exec(name)?.[1] ?? []));
  let prefix = '.';
  for (let i = 2; taken.has(prefix); i++) prefix = `.${i}.`;
  return prefix;
}
