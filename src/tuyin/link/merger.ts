/** The items of the linked module: see index.ts. */
import { diagnose, type Diagnostic } from '../../base/diagnostics.ts';
import { linkCatalogue } from '../../base/link-diagnostics.ts';
import type { SourceFile } from '../../base/source.ts';
import { DistinctNames } from '../../base/symbol-resolution.ts';
import { numberingOf } from '../graph/body.ts';
import { loadOrder } from '../graph/load-order.ts';
import type { GraphFunc, GraphGlobal } from '../graph/nodes.ts';
import type { Program } from '../graph/program.ts';
import {
  initOf,
  type Alias,
  type Func,
  type Global,
  type Import,
  type Item,
  type MetaDef,
  type MetaValue,
  type Module,
  type TypeDef,
} from '../module.ts';
import { nameText } from '../names.ts';
import type { Expr, Name, Stmt } from '../nodes.ts';
import { numberBody, type Numbering } from '../numbering.ts';
import type { TuyinCode } from '../program.ts';
import { walkBody, walkStmt } from '../walk.ts';
import { Copier, type Renaming } from './copier.ts';
import { mergeEqual } from './equal.ts';
import type { LinkOptions } from '../../base/link-options.ts';
import { localNames, renumber } from './init.ts';
import { MetadataNames } from './metadata.ts';
import { headOf, SymbolNames, type Entry } from './names.ts';
import { isDeclaration, type TuyinSymbol } from './symbols.ts';
import { TypeClasses } from './type-classes.ts';

export class Merger {
  readonly #program: Program;
  readonly #options: LinkOptions;
  readonly #order: readonly number[];
  readonly #names: SymbolNames;
  readonly #types: TypeClasses;
  readonly #metadata: MetadataNames;
  readonly #copiers: readonly Copier[];
  /** Copies of functions and globals that are reached, and what is still to be copied. */
  readonly #copies = new Map<Entry, TuyinSymbol>();
  readonly #reached: Entry[] = [];
  readonly #typesUsed = new Set<string>();
  readonly #groupsUsed = new Set<number>();
  readonly #metaUsed = new Set<string>();
  /** Names of the functions of the linked module, once everything has its name. */
  readonly #functionNames = new Set<string>();

  constructor({ graph, codeOf, scopes }: TuyinCode, options: LinkOptions) {
    this.#program = scopes;
    this.#options = options;
    this.#order = loadOrder(scopes.modules);
    const modules = scopes.modules.map(({ module }) => module);
    const merged = mergeEqual({ graph, codeOf }, (a, b) => isPreferred(a, b));
    const start = options.entry === undefined ? undefined : this.#defined(options.entry);
    this.#names = new SymbolNames(scopes, merged, this.#order, { start, fixed: options.keep });
    this.#types = new TypeClasses(scopes, this.#order, localsOf(modules));
    this.#metadata = new MetadataNames(modules, this.#order);
    this.#copiers = modules.map((_, i) => new Copier(this.#renaming(i)));
    for (const entry of scopes.functions) this.#functionNames.add(this.#names.nameOf(entry));
  }

  /** Names of the options that nothing defines. */
  unknownNames(): Diagnostic[] {
    const { entry, exports = [], keep = [] } = this.#options;
    const asked = [
      ...(entry === undefined ? [] : [['entry', entry] as const]),
      ...exports.map((name) => ['export', name] as const),
      ...keep.map((name) => ['keep', name] as const),
    ];
    return asked
      .filter(([, name]) => this.#defined(name) === undefined)
      .map(([option, name]) => diagnose(linkCatalogue, 'LNK0021', undefined, [name, option]));
  }

  module(source: SourceFile): Module {
    const init = this.#init();
    for (const entry of this.#roots()) this.#reach(entry);
    this.#copyReached();
    const modules = this.#program.modules.map(({ module }) => module);
    const metadata = this.#metaItems();
    this.#reachTypes();
    const items = this.#order.flatMap((index) => modules[index].items.flatMap((item) => this.#item(item, index)));
    const tail = this.#order.flatMap((index) => modules[index].tail);
    return { source, items: [...this.#imports(), ...items, ...init, ...metadata], tail };
  }

  // What is reached

  #roots(): Entry[] {
    const all = [...this.#program.functions, ...this.#program.globals].filter(({ item }) => item !== undefined);
    if (this.#options.gc !== true) return all;
    const { entry = 'main', exports = [], keep = [] } = this.#options;
    const asked = [entry, ...exports, ...keep].flatMap((name) => this.#defined(name) ?? []);
    const isProgram = this.#defined(entry) !== undefined || this.#hasInit();
    return isProgram ? asked : [...asked, ...all.filter((each) => this.#isExported(each))];
  }

  #hasInit(): boolean {
    return this.#program.modules.some(({ module }) => module.items.some(({ kind }) => kind === 'stmt'));
  }

  #isExported(entry: Entry): boolean {
    const { item, linkage } = entry;
    return item !== undefined && linkage === 'external' && !this.#names.isHidden(item.name.name);
  }

  /** The definition that others see under a name. */
  #defined(name: string): Entry | undefined {
    const found = this.#program.shared(name);
    return found?.kind === 'func' ? found.func : found?.kind === 'global' ? found.global : undefined;
  }

  #reach(given: Entry): void {
    const entry = this.#names.kept(given);
    if (entry.item === undefined || this.#copies.has(entry)) return;
    this.#copies.set(entry, entry.item);
    this.#reached.push(entry);
  }

  #copyReached(): void {
    // The list grows while it is walked.
    for (const entry of this.#reached) {
      const { item, module } = entry;
      if (item !== undefined)
        this.#copies.set(
          entry,
          item.kind === 'func' ? this.#func(item, entry, module) : this.#global(item, entry, module),
        );
    }
  }

  /** Types that types consist of. */
  #reachTypes(): void {
    const definitions = new Map<string, { readonly item: TypeDef; readonly module: number }>();
    for (const module of this.#order)
      for (const item of this.#program.modules[module].module.items)
        if (item.kind === 'type' && this.#types.isFirst(module, item))
          definitions.set(this.#types.nameOf(item.name.name, module), { item, module });
    // A Set is walked over what is added while it is walked.
    for (const name of this.#typesUsed) {
      const found = definitions.get(name);
      if (found !== undefined) this.#copiers[found.module].type(found.item.type);
    }
  }

  // Names

  #renaming(module: number): Renaming {
    const use = (target: Parameters<SymbolNames['ofTarget']>[0]): string | undefined => {
      const found = this.#names.ofTarget(target);
      if (found !== undefined) this.#reach(found.entry);
      return found?.name;
    };
    return {
      symbol: ({ name, span }) => use(this.#program.lookup(name, module, span)),
      qualified: ({ name }, member) => use(this.#program.qualified(name, member.name, module)),
      type: (name) => this.#type(name, module),
      meta: (name) => {
        const renamed = this.#metadata.meta(name, module);
        this.#metaUsed.add(renamed);
        return renamed;
      },
      attr: (id) => {
        const renamed = this.#metadata.attr(id, module);
        this.#groupsUsed.add(renamed);
        return renamed;
      },
    };
  }

  #type(name: string, module: number): string {
    const renamed = this.#types.nameOf(name, module);
    this.#typesUsed.add(renamed);
    return renamed;
  }

  readonly #isFunction = (name: string): boolean =>
    name.startsWith('tuyin.') || hostNames.has(name) || this.#functionNames.has(name);

  // Items

  #item(item: Item, module: number): Item[] {
    switch (item.kind) {
      case 'func':
      case 'global': {
        const entry = this.#names.entryOf(item);
        // Another one may stand for it: a definition for its declarations, one definition for those that are alike.
        if (entry === undefined || this.#names.kept(entry) !== entry) return this.#otherName(item, entry);
        const copy = this.#copies.get(entry);
        return copy === undefined ? [] : [copy, ...this.#startName(item, entry)];
      }
      case 'type':
        return this.#typeDef(item, module);
      case 'alias':
        return this.#alias(item, module);
      case 'attributes': {
        const group = this.#metadata.group(item, module);
        return group === undefined || (this.#options.gc === true && !this.#groupsUsed.has(group.id)) ? [] : [group];
      }
      default:
        return [];
    }
  }

  /** What others see keeps its name where an equal definition is kept in its place. */
  #otherName(item: TuyinSymbol, entry: Entry | undefined): Item[] {
    if (entry === undefined || isDeclaration(item) || !this.#isExported(entry)) return [];
    const kept = this.#names.kept(entry);
    const [own, other] = [this.#names.nameOf(entry), this.#names.nameOf(kept)];
    if (own === other || !this.#copies.has(kept)) return [];
    return [this.#secondName(item, own, other, item.head.visibility)];
  }

  /** The function that the program starts with is `@main`, and what it was called. */
  #startName(item: TuyinSymbol, entry: Entry): Item[] {
    const [own, now] = [item.name.name, this.#names.nameOf(entry)];
    const isStart = this.#options.entry === own && this.#defined(own) === entry && own !== now;
    return isStart ? [this.#secondName(item, own, now, undefined)] : [];
  }

  #secondName(
    item: Item & { readonly name: Name },
    name: string,
    target: string,
    visibility: Alias['head']['visibility'],
  ): Alias {
    const { span } = item.name;
    const symbol = (text: string): Name => ({ kind: 'name', sigil: '@', name: text, span });
    return {
      kind: 'alias',
      name: symbol(name),
      module: symbol('self'),
      target: symbol(target),
      head: { linkage: 'external', visibility, preemption: undefined },
      addressMode: undefined,
      guid: undefined,
      comments: item.comments,
      span: item.span,
    };
  }

  #func(item: Func, entry: Entry, module: number): Func {
    const copier = this.#copiers[module];
    const { body } = item;
    return {
      ...item,
      name: { ...item.name, name: this.#nameOf(entry) },
      head: this.#head(item, entry),
      signature: copier.signature(item.signature),
      body: body?.kind === 'stmts' ? this.#body(body, module) : body && copier.funcBody(body),
      attrs: item.attrs.map(copier.attrRef),
      meta: item.meta.map(copier.metaRef),
    };
  }

  #nameOf(entry: Entry): string {
    return this.#names.nameOf(entry);
  }

  #head(item: TuyinSymbol, entry: Entry): TuyinSymbol['head'] {
    const { name } = item.name;
    if (this.#names.isReplaced(entry)) return { linkage: 'internal', visibility: undefined, preemption: undefined };
    const isAsked = this.#options.exports?.includes(name) === true;
    return headOf(item.head, this.#names.isHidden(name), isAsked && this.#defined(name) === entry);
  }

  /** Unnamed values keep their numbers unless a constant was named through its module. */
  #body(body: Extract<Func['body'], { kind: 'stmts' }>, module: number): Func['body'] {
    const { stmts } = body.body;
    const copied = this.#copyStmts(stmts, module, {});
    const now = numberBody(copied.stmts, this.#isFunction);
    return { kind: 'stmts', body: { ...body.body, stmts: renumber(copied.stmts, copied, now) } };
  }

  #copyStmts(
    stmts: readonly Stmt[],
    module: number,
    extra: Partial<Renaming>,
  ): { readonly stmts: readonly Stmt[]; readonly numbering: Numbering; readonly copies: ReadonlyMap<Expr, Expr> } {
    const copies = new Map<Expr, Expr>();
    const numbering = numberingOf(this.#program, module, stmts);
    const renaming = {
      ...this.#renaming(module),
      ...extra,
      copied: (from: Expr, to: Expr) => void copies.set(from, to),
    };
    return { stmts: stmts.map(new Copier(renaming).stmt), numbering, copies };
  }

  #global(item: Global, entry: Entry, module: number): Global {
    const copier = this.#copiers[module];
    return {
      ...item,
      name: { ...item.name, name: this.#nameOf(entry) },
      head: this.#head(item, entry),
      type: item.type && copier.type(item.type),
      init: item.init && copier.expr(item.init),
      attrs: item.attrs.map(copier.attrRef),
      meta: item.meta.map(copier.metaRef),
    };
  }

  #typeDef(item: TypeDef, module: number): Item[] {
    if (!this.#types.isFirst(module, item)) return [];
    const name = this.#types.nameOf(item.name.name, module);
    if (this.#options.gc === true && !this.#typesUsed.has(name)) return [];
    return [{ ...item, name: { ...item.name, name }, type: this.#copiers[module].type(item.type) }];
  }

  /** Uses of other names were put in their place; those that others see stay. */
  #alias(item: Alias, module: number): Item[] {
    const { name, head, target } = item;
    if (head.linkage !== 'external' || head.visibility === 'hidden') return [];
    if (name.sigil === '%') return this.#typeAlias(item, module);
    const found = this.#names.ofTarget(this.#program.lookup(name.name, module, target.span));
    if (found === undefined || found.name === name.name || this.#functionNames.has(name.name)) return [];
    if (this.#options.gc === true && !this.#copies.has(found.entry)) return [];
    return [this.#secondName(item, name.name, found.name, head.visibility)];
  }

  #typeAlias(item: Alias, module: number): Item[] {
    const target = this.#types.nameOf(item.name.name, module);
    if (target === item.name.name) return [];
    const { span } = item.name;
    const self: Name = { kind: 'name', sigil: '@', name: 'self', span };
    return [{ ...item, module: self, target: { ...item.target, name: target }, guid: undefined }];
  }

  /** The host's modules, each once. */
  #imports(): Import[] {
    const known = new Map<string, Import>();
    for (const index of this.#order)
      for (const item of this.#program.modules[index].module.items)
        if (item.kind === 'import' && item.path.startsWith('host:') && !known.has(item.path))
          known.set(item.path, { ...item, alias: undefined });
    return [...known.values()];
  }

  // Statements outside functions

  #init(): Item[] {
    const names = new DistinctNames([]);
    const parts = this.#order.map((module) => {
      const stmts = initOf(this.#program.modules[module].module);
      const renamed = localNames(stmts, names);
      return this.#copyStmts(stmts, module, { local: (name) => renamed.get(name) });
    });
    const now = numberBody(
      parts.flatMap(({ stmts }) => stmts),
      this.#isFunction,
    );
    return parts.flatMap((part) =>
      renumber(part.stmts, part, now).map((stmt): Item => ({
        kind: 'stmt',
        stmt,
        comments: noComments,
        span: stmt.span,
      })),
    );
  }

  // Metadata

  #metaItems(): Item[] {
    const all = this.#order.flatMap((module) =>
      this.#program.modules[module].module.items.flatMap((item) =>
        item.kind === 'metadata' ? [{ item, module }] : [],
      ),
    );
    const copies = new Map<MetaDef, MetaDef>();
    for (const { item, module } of all) {
      const copy = this.#metaDef(item, module);
      const first = this.#metadata.joined.get(item);
      if (first === undefined) copies.set(item, copy);
      else copies.set(first, joined(copies.get(first) ?? copy, copy));
    }
    const found = [...copies.values()];
    return this.#options.gc === true ? this.#usedMetadata(found) : found;
  }

  #metaDef(item: MetaDef, module: number): MetaDef {
    const copier = new Copier({
      ...this.#renaming(module),
      // Metadata keeps nothing.
      symbol: ({ name, span }) => this.#names.ofTarget(this.#program.lookup(name, module, span))?.name,
      meta: (name) => this.#metadata.meta(name, module),
    });
    const name = { ...item.name, name: this.#metadata.meta(item.name.name, module) };
    const isGone = (value: MetaValue): boolean => value.kind === 'const' && this.#isGone(value.value, module);
    const content = copier.metaContent(without(item.content, isGone));
    return { ...item, name, content };
  }

  /** Does metadata name a symbol that is left out? */
  #isGone(value: Expr, module: number): boolean {
    if (value.kind !== 'name' || value.sigil === '%') return false;
    const found = this.#names.ofTarget(this.#program.lookup(value.name, module, value.span));
    return found?.entry.item !== undefined && !this.#copies.has(found.entry);
  }

  /** Named lists are kept, and what is used by what is kept. */
  #usedMetadata(all: readonly MetaDef[]): MetaDef[] {
    const byName = new Map(all.map((item) => [item.name.name, item]));
    const kept = new Set(
      [...this.#metaUsed, ...byName.keys()].filter((name) => this.#metaUsed.has(name) || !/^[0-9]+$/.test(name)),
    );
    // A Set is walked over what is added while it is walked.
    for (const name of kept) for (const used of namesIn(byName.get(name))) kept.add(used);
    return all.filter(({ name }) => kept.has(name.name));
  }
}

const noComments = { before: [], after: undefined };
const hostNames: ReadonlySet<string> = new Set(['puts', 'putchar', 'exit']);

function joined(first: MetaDef, more: MetaDef): MetaDef {
  if (first.content.kind !== 'node' || more.content.kind !== 'node') return first;
  return { ...first, content: { kind: 'node', values: [...first.content.values, ...more.content.values] } };
}

function namesIn(item: MetaDef | undefined): string[] {
  if (item === undefined) return [];
  const open = item.content.kind === 'node' ? [...item.content.values] : item.content.fields.map(({ value }) => value);
  const names: string[] = [];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (value.kind === 'ref') names.push(value.ref.name);
    else if (value.kind === 'node') open.push(...value.values);
  }
  return names;
}

/** Null stands for what is not there any more. */
function without(content: MetaDef['content'], isGone: (value: MetaValue) => boolean): MetaDef['content'] {
  const clean = (value: MetaValue): MetaValue => {
    if (value.kind === 'node') return { kind: 'node', values: value.values.map(clean) };
    return isGone(value) ? { kind: 'null' } : value;
  };
  if (content.kind === 'node') return { kind: 'node', values: content.values.map(clean) };
  return { ...content, fields: content.fields.map(({ key, value }) => ({ key, value: clean(value) })) };
}

/** What others see is kept before what they do not; then names decide. */
function isPreferred(a: GraphFunc | GraphGlobal, b: GraphFunc | GraphGlobal): boolean {
  const rank = ({ linkage, item }: GraphFunc | GraphGlobal): string =>
    `${linkage === 'external' ? 0 : 1} ${nameText('@', item?.name.name ?? '')}`;
  return rank(a) < rank(b);
}

/** Names of locals in bodies, which stand where types stand. */
function localsOf(modules: readonly Module[]): Set<string> {
  const names = new Set<string>();
  const visitor = {
    stmt({ target }: Stmt): void {
      if (target?.sigil === '%') names.add(target.name);
    },
  };
  for (const { items } of modules) {
    for (const item of items) {
      if (item.kind === 'stmt') walkStmt(item.stmt, visitor);
      if (item.kind !== 'func') continue;
      if (item.body?.kind === 'stmts') walkBody(item.body.body, visitor);
      for (const { name } of item.signature?.params ?? []) if (name !== undefined) names.add(name.name);
    }
  }
  return names;
}
