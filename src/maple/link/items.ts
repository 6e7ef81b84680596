/**
 * What stands in the text of the linked module, in order: its directives, then the items of each module as they stand there,
 * without those that have their effect by now (imports), that another module's stand for (declarations of what is defined
 * elsewhere), and that nothing reached. A comment goes with the item that it belongs to.
 *
 * Behind the directives of its module stands what the module imports and the program needs.
 */
import type { FuncId } from '../code.ts';
import type { Directive, Item } from '../module.ts';
import { placed, staysInPlace } from './headers.ts';
import { isLibraryFunc, isOfLibrary, type Input } from './input.ts';
import type { LinkedModule, Program } from './linked-module.ts';
import type { Target } from './targets.ts';
import type { LinkedType } from './type-names.ts';

type Comment = Extract<Item, { kind: 'comment' }>;

/** The items of the linked module. */
export function joinItems(linked: LinkedModule, program: Program, header: readonly Directive[]): Item[] {
  const items: Item[] = header.map((directive) => ({ kind: 'directive', directive }));
  const prototypes = new Set<Target>();
  const bySource = importedItems(linked, program);
  for (const input of program.inputs) {
    for (const item of bySource.get(input) ?? []) items.push(item);
    const own = new OwnItems(linked, program, input, prototypes);
    for (const item of own.all()) items.push(item);
  }
  return items;
}

/** What no text of the program declares, but only what it imports, by the module that imported it. */
function importedItems(linked: LinkedModule, program: Program): Map<Input, Item[]> {
  const found = new Map<Input, Item[]>();
  for (const [input, item] of [...importedTypes(linked, program), ...importedSymbols(linked, program)]) {
    const items = found.get(input);
    if (items === undefined) found.set(input, [item]);
    else items.push(item);
  }
  return found;
}

type Imported = readonly [input: Input, item: Item];

function* importedTypes(linked: LinkedModule, program: Program): Generator<Imported> {
  for (const type of linked.reachedTypes) {
    const { input, def } = type.node;
    const copy = linked.defs.get(def);
    const isWritten = input.written.defs.has(def) || isInClass(program, type) || isOfLibrary(input, def);
    if (copy !== undefined && !isWritten) yield [input, { kind: 'type', def: copy }];
  }
  for (const { input, decl } of linked.reachedClasses) {
    const copy = linked.defs.get(decl);
    const isWritten = input.written.defs.has(decl) || isOfLibrary(input, decl);
    if (copy !== undefined && 'kind' in copy && !isWritten) yield [input, { kind: 'class', decl: copy }];
  }
}

function* importedSymbols({ module }: LinkedModule, { targets }: Program): Generator<Imported> {
  for (const target of targets.all) {
    const { handle, item } = target;
    if (handle === undefined || isWritten(target) || isInLibrary(target)) continue;
    if (item.kind === 'var') {
      if (module.globals[handle].declared) yield [item.input, { kind: 'var', global: handle }];
      continue;
    }
    const { declared, code } = module.funcs[handle];
    if (declared) yield [item.input, { kind: 'func', func: handle as FuncId, body: code !== undefined }];
  }
}

function isInLibrary({ item: { input, kind, index } }: Target): boolean {
  const { funcs, globals } = input.module;
  return kind === 'func' ? isLibraryFunc(input, funcs[index]) : isOfLibrary(input, globals[index], index);
}

/** Is the structure written in a `javaclass`, whose item stands for it? */
function isInClass({ types }: Program, { node: { input, def } }: LinkedType): boolean {
  const declared = types.classes.get(def.name);
  return declared !== undefined && declared.input === input && declared.decl.type === def.type;
}

function isWritten({ item: { input, kind, index } }: Target): boolean {
  const { globals, bodies, prototypes } = input.written;
  return kind === 'var' ? globals.has(index) : bodies.has(index as FuncId) || prototypes.has(index as FuncId);
}

/** The items of one module. */
class OwnItems {
  readonly #linked: LinkedModule;
  readonly #program: Program;
  readonly #input: Input;
  /** Names of which a prototype stands already. */
  readonly #prototypes: Set<Target>;

  constructor(linked: LinkedModule, program: Program, input: Input, prototypes: Set<Target>) {
    this.#linked = linked;
    this.#program = program;
    this.#input = input;
    this.#prototypes = prototypes;
  }

  all(): Item[] {
    const items: Item[] = [];
    /** Comments that belong to what follows. */
    let waiting: Comment[] = [];
    let isKept = true;
    for (const item of this.#input.module.items) {
      if (item.kind === 'comment') {
        if (item.trailing) {
          if (isKept && items.length > 0) items.push(item);
        } else waiting.push(item);
        if (item.apart === true) waiting = flush(items, waiting);
        continue;
      }
      const copy = this.#item(item);
      isKept = copy !== undefined;
      // What stands above a directive is mostly about the file.
      if (copy !== undefined || item.kind === 'directive') flush(items, waiting);
      if (copy !== undefined) items.push(copy);
      waiting = [];
    }
    flush(items, waiting);
    return items;
  }

  #item(item: Exclude<Item, Comment>): Item | undefined {
    const { defs } = this.#linked;
    switch (item.kind) {
      case 'directive':
        return staysInPlace(this.#input, item.directive)
          ? { kind: 'directive', directive: placed(this.#input, item.directive) }
          : undefined;
      case 'type': {
        const def = defs.get(item.def);
        return def && { kind: 'type', def };
      }
      case 'class': {
        const decl = defs.get(item.decl);
        return decl !== undefined && 'kind' in decl ? { kind: 'class', decl } : undefined;
      }
      case 'var': {
        const handle = this.#program.targets.madeOf(this.#input, 'var', item.global)?.handle;
        return handle === undefined ? undefined : { kind: 'var', global: handle };
      }
      case 'func':
        return this.#func(item.func, item.body);
      case 'raw':
        return { kind: 'raw', text: this.#program.files.inText(this.#input, item.text) };
    }
  }

  #func(id: FuncId, body: boolean): Item | undefined {
    const { targets } = this.#program;
    const meant = targets.func(this.#input, id);
    const target = meant.state === 'declared' ? meant : targets.madeOf(this.#input, 'func', id);
    if (target?.handle === undefined) return undefined;
    // Of what nobody defines, the first prototype stands for all.
    if (target.state === 'declared') {
      if (this.#prototypes.has(target)) return undefined;
      this.#prototypes.add(target);
    }
    return { kind: 'func', func: target.handle as FuncId, body };
  }
}

function flush(items: Item[], waiting: readonly Comment[]): Comment[] {
  for (const comment of waiting) items.push(comment);
  return [];
}
