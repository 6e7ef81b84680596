/**
 * The modules that are linked. What the result says does not depend on the order in which they are named: where one of
 * several has to go first (which of two local `&helper` keeps its name), it is the one whose file has the first name.
 */
import type { SourceFile } from '../../base/source.ts';
import { isBuiltinClass } from '../builtin-classes.ts';
import type { FuncId } from '../code.ts';
import { hasCode, type Directive, type Func, type Module, type Place, type TypeDef } from '../module.ts';

/** A module among those that are linked. */
export interface Input {
  readonly module: Module;
  /** Place in the order in which the modules were named. */
  readonly number: number;
  /** What names that are made distinct get behind them: the name of its file without folder and extension. */
  readonly stem: string;
  /** Place in the order of the names of the files. */
  readonly rank: number;
  /** What the text itself declares, as opposed to what came by `import` or is built in. */
  readonly written: Written;
  /** Imports of files that are part of this program's library: they stay, and what they declare is known everywhere. */
  readonly library: readonly Directive[];
}

/** The items of a module by what they are of. */
export interface Written {
  readonly globals: ReadonlySet<number>;
  readonly defs: ReadonlySet<Place>;
  readonly bodies: ReadonlySet<FuncId>;
  readonly prototypes: ReadonlySet<FuncId>;
}

export function inputsOf(modules: readonly Module[]): Input[] {
  const order = modules.map((_, number) => number).sort((a, b) => compareFiles(modules[a].source, modules[b].source));
  const ranks = new Map(order.map((number, rank) => [number, rank]));
  return modules.map((module, number) => ({
    module,
    number,
    stem: stemOf(module.source.name),
    rank: ranks.get(number) ?? number,
    written: writtenIn(module),
    library: libraryImports(module),
  }));
}

function compareFiles(a: SourceFile, b: SourceFile): number {
  return compareTexts(stemOf(a.name), stemOf(b.name)) || compareTexts(a.name, b.name);
}

/** By code units: the same on every machine. */
export function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** `lib/list.part.mpl` is `list.part`; what no name may contain is an underscore. */
function stemOf(file: string): string {
  const name = file.replace(/^.*[\\/]/, '').replace(/\.[^.]*$/, '');
  return name.replace(/[^A-Za-z0-9_.]/g, '_');
}

function writtenIn(module: Module): Written {
  const globals = new Set<number>();
  const defs = new Set<Place>();
  const bodies = new Set<FuncId>();
  const prototypes = new Set<FuncId>();
  for (const item of module.items) {
    if (item.kind === 'var') globals.add(item.global);
    else if (item.kind === 'type') defs.add(item.def);
    else if (item.kind === 'class') defs.add(item.decl);
    else if (item.kind === 'func') (item.body ? bodies : prototypes).add(item.func);
  }
  return { globals, defs, bodies, prototypes };
}

/** Imports whose text is of no file: such sources have names in angular brackets. */
function libraryImports(module: Module): Directive[] {
  const sources = new Set<string>();
  for (const { source } of module.funcs) if (source.name.startsWith('<')) sources.add(source.name);
  if (sources.size === 0) return [];
  return module.directives('import').filter(({ values }) => sources.has(libraryName(String(values[0]))));
}

/** What the text of an import is called if it is of no file. */
export function libraryName(file: string): string {
  return `<${file.replace(/^.*[\\/]/, '')}>`;
}

/** Does a declaration come from such an import? What was imported has the place of its directive. */
export function isOfLibrary({ library, written }: Input, place: Place, index = -1): boolean {
  if (library.length === 0 || written.globals.has(index) || written.defs.has(place)) return false;
  return library.some(({ start, end }) => place.start === start && place.end === end);
}

export function isLibraryFunc({ library }: Input, { source }: Func): boolean {
  return library.some(({ values }) => libraryName(String(values[0])) === source.name);
}

/** Has a function a body? Bodies that are loaded when they are asked for are not asked for. */
export function isDefined({ written }: Input, func: Func): boolean {
  return written.bodies.has(func.id) || (!written.prototypes.has(func.id) && hasCode(func));
}

/**
 * The definition of a type name that a module has. The classes that every module knows without defining them do not count:
 * they are declared again in what is linked.
 */
export function definitionIn({ module, written }: Input, name: string): TypeDef | undefined {
  const def = module.typeDefs.get(name);
  return def !== undefined && isOurs(def, written.defs) ? undefined : def;
}

/** Declared by reading, not by a text. */
function isOurs(def: TypeDef, written: ReadonlySet<Place>): boolean {
  return !written.has(def) && def.start === 0 && def.end === 0 && isBuiltinClass(def.name);
}
