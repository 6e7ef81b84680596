/**
 * Modules that were put together, and what names mean in each of them: its own symbols, then those of its imports in their
 * order, then the host. (docs/ir/tuyin.md, "Modules": declarations and definitions merge, private symbols are renamed
 * on conflict, imported aliases that disagree must be told apart.)
 */
import { ownEntry } from '../../base/own-entry.ts';
import { bytePointer, i32, sameType, typeText, voidType, type Type } from '../types.ts';
import { guidOf, guidText } from '../bitcode/index.ts';
import type { Alias, Func, Global, Linkage, Module, TypeDef } from '../module.ts';
import { nameText } from '../names.ts';
import type { Name } from '../nodes.ts';
import type { Span } from '../../base/source.ts';
import type { Exact } from './exact.ts';
import type { Constant, FuncId, GlobalId, GraphBody, GraphFunc, Relocation } from './nodes.ts';
import type { Sink } from './sink.ts';
import { TypeNames, type NamedType } from './type-names.ts';

/** A module with what its imports are: indices of other modules by path. Paths that begin with `host:` need none. */
export interface LinkedModule {
  readonly module: Module;
  readonly imports: ReadonlyMap<string, number>;
  /** What tells the file that it was read from from all others. */
  readonly file?: string;
  /** Its definitions take the place of those that may be preempted. Such modules come first. */
  readonly preloaded?: boolean;
}

/** Stands for a type that is not known yet, or not because of a mistake: it agrees with everything. */
export const unknownType: Type = { kind: 'named', name: '?' };

export interface FuncEntry {
  readonly id: FuncId;
  name: string;
  readonly form: GraphFunc['form'];
  readonly linkage: Linkage;
  readonly module: number;
  readonly item: Func | undefined;
  readonly params: readonly Type[];
  readonly variadic: boolean;
  /** Written in the text, or not to be inferred for another reason. */
  readonly declared: boolean;
  result: Type;
  width: number | 'unbounded';
  body: GraphBody;
  readonly span: Span;
}

export interface GlobalEntry {
  readonly id: GlobalId;
  name: string;
  readonly linkage: Linkage;
  readonly module: number;
  readonly item: Global | undefined;
  readonly byValue: boolean;
  /** Of a value that needs no memory. */
  exact: Exact | undefined;
  type: Type;
  value: Constant;
  size: number;
  bytes: Uint8Array;
  relocations: readonly Relocation[];
  align: number;
  readonly space: number;
  readonly span: Span | undefined;
}

/** Two definitions of a name that count as one if they mean the same; `kept` is used. */
export interface Twins {
  readonly kept: Func | Global;
  readonly other: Func | Global;
}

export type Target =
  | { readonly kind: 'func'; readonly func: FuncEntry }
  | { readonly kind: 'global'; readonly global: GlobalEntry }
  /** Somebody else may supply it. */
  | { readonly kind: 'foreign' };

interface ModuleScope {
  readonly own: Map<string, Target>;
  readonly aliases: Map<string, Alias>;
  readonly typeAliases: Map<string, Alias>;
  readonly exported: Map<string, Target>;
  /** In the order of the modules: in which order they are imported changes nothing. */
  readonly imports: ReadonlySet<number>;
  /** By `as`. */
  readonly qualifiers: ReadonlyMap<string, number | undefined>;
  readonly types: TypeNames;
  /** Are there imports that were not given? */
  readonly open: boolean;
}

const hostFunctions: Readonly<Record<string, { readonly params: readonly Type[]; readonly result: Type }>> = {
  puts: { params: [bytePointer], result: i32 },
  putchar: { params: [i32], result: i32 },
  exit: { params: [i32], result: i32 },
};

/** What arguments and result of a function of stack code are, where nothing is written. */
export type CodeSignature = (func: Func) => { readonly params: readonly Type[]; readonly result: Type };

const foreign: Target = { kind: 'foreign' };

export class Program {
  readonly modules: readonly LinkedModule[];
  readonly sink: Sink;
  readonly functions: FuncEntry[] = [];
  readonly globals: GlobalEntry[] = [];
  readonly types = new Map<string, Type>();
  readonly #scopes: ModuleScope[] = [];
  readonly #host = new Map<string, Target>();
  /** What modules define for others, with the modules that do. */
  readonly #exporters = new Map<string, { readonly target: Target; readonly modules: number[] }>();
  /** Modules that have another name for others, by that name; with its sigil. */
  readonly #aliasers = new Map<string, number[]>();
  /** Names of types that several imported modules have. */
  readonly #typeChoices = new Map<string, { readonly name: string; readonly candidates: readonly number[] }>();
  /** Modules that define a type of that name. */
  readonly #typeDefiners = new Map<string, number[]>();
  readonly #codeSignature: CodeSignature;
  readonly #names = new Set<string>();
  readonly twins: Twins[] = [];
  /** Declarations of globals with what they mean. */
  readonly #declaredGlobals: { readonly item: Global; readonly target: Target; readonly module: number }[] = [];

  constructor(modules: readonly LinkedModule[], sink: Sink, codeSignature: CodeSignature) {
    this.modules = modules;
    this.sink = sink;
    this.#codeSignature = codeSignature;
    modules.forEach((linked, i) => this.#scopes.push(this.#openScope(linked, i)));
    this.#collectNames();
    modules.forEach((linked, i) => this.#define(linked.module, i));
    this.#checkExports();
    modules.forEach((linked, i) => this.#declare(linked.module, i));
    modules.forEach((linked, i) => this.#checkAliases(linked, i));
    this.#rename();
  }

  #openScope({ module, imports }: LinkedModule, index: number): ModuleScope {
    const importedModules: number[] = [];
    const qualifiers = new Map<string, number | undefined>();
    let open = false;
    for (const item of module.items) {
      if (item.kind !== 'import') continue;
      const target = imports.get(item.path);
      if (target !== undefined && target !== index) importedModules.push(target);
      if (target === undefined && !item.path.startsWith('host:')) open = true;
      if (item.alias !== undefined) qualifiers.set(item.alias, target);
    }
    return {
      own: new Map(),
      aliases: new Map(),
      typeAliases: new Map(),
      exported: new Map(),
      imports: new Set(importedModules.sort((a, b) => a - b)),
      qualifiers,
      types: new TypeNames(module, this.types, (name) => this.#typeElsewhere(name, index)),
      open,
    };
  }

  /** Names of types and other names first, so that modules that import each other may refer to each other. */
  #collectNames(): void {
    this.modules.forEach(({ module: { items } }, index) => {
      for (const item of items) {
        if (item.kind === 'alias') this.#defineAlias(item, index);
        if (item.kind !== 'type') continue;
        const others = this.#typeDefiners.get(item.name.name);
        if (others === undefined) this.#typeDefiners.set(item.name.name, [index]);
        else others.push(index);
      }
    });
    for (const { types } of this.#scopes) types.enterAll();
  }

  #define(module: Module, index: number): void {
    const scope = this.#scopes[index];
    for (const item of module.items) {
      const target =
        item.kind === 'func' && item.form !== 'declare'
          ? this.#func(item, index)
          : item.kind === 'global' && item.init !== undefined
            ? this.#global(item, index)
            : undefined;
      if (target === undefined || (item.kind !== 'func' && item.kind !== 'global')) continue;
      if (scope.own.has(item.name.name)) {
        this.sink.report('TUY2002', item.name.span, [nameText('@', item.name.name)]);
        continue;
      }
      scope.own.set(item.name.name, target);
      if (isExported(item.head.linkage)) scope.exported.set(item.name.name, target);
    }
  }

  #defineAlias(item: Alias, index: number): void {
    const { aliases, typeAliases } = this.#scopes[index];
    const { sigil, name } = item.name;
    const names = sigil === '%' ? typeAliases : aliases;
    if (names.has(name)) return;
    names.set(name, item);
    if (item.head.linkage !== 'external') return;
    const key = sigil + name;
    const others = this.#aliasers.get(key);
    if (others === undefined) this.#aliasers.set(key, [index]);
    else others.push(index);
  }

  #func(item: Func, module: number): Target {
    const { signature, body } = item;
    const code = signature === undefined && body?.kind === 'code' ? this.#codeSignature(item) : undefined;
    const func = this.addFunction({
      name: item.name.name,
      form: item.form,
      linkage: item.head.linkage ?? 'external',
      module,
      item,
      params: code?.params ?? signature?.params.map(({ type }) => this.expand(type, module, item.name.span)) ?? [],
      variadic: signature?.variadic ?? false,
      declared: signature !== undefined || body?.kind !== 'stmts',
      result: code?.result ?? this.#writtenResult(item, module),
      body: { kind: body === undefined ? 'missing' : body.kind === 'code' ? 'code' : 'elided' },
      span: item.name.span,
    });
    return { kind: 'func', func };
  }

  addFunction(given: Omit<FuncEntry, 'id' | 'width'>): FuncEntry {
    const { name, form, linkage, module, item, params, variadic, declared, result, body, span } = given;
    const id = this.functions.length;
    // Part by part: a copy by `...` takes ten times as long, and programs have many functions.
    const func: FuncEntry = {
      id,
      name,
      form,
      linkage,
      module,
      item,
      params,
      variadic,
      declared,
      result,
      width: 0,
      body,
      span,
    };
    this.functions.push(func);
    return func;
  }

  #global(item: Global, module: number): Target {
    const { init } = item;
    const isArray = item.type !== undefined && this.expand(item.type, module, item.name.span).kind === 'array';
    const isAddressed = item.storage !== 'value' || init?.kind === 'string' || init?.kind === 'array' || isArray;
    return {
      kind: 'global',
      global: this.addGlobal({
        name: item.name.name,
        linkage: item.head.linkage ?? 'external',
        module,
        item,
        byValue: !isAddressed,
        space: item.placement.space ?? 0,
        span: item.name.span,
      }),
    };
  }

  addGlobal(
    given: Pick<GlobalEntry, 'name' | 'linkage' | 'module' | 'item' | 'byValue' | 'space' | 'span'>,
  ): GlobalEntry {
    const global: GlobalEntry = {
      ...given,
      id: this.globals.length,
      exact: undefined,
      type: unknownType,
      value: { kind: 'zero' },
      size: 0,
      bytes: new Uint8Array(0),
      relocations: [],
      align: 1,
    };
    this.globals.push(global);
    return global;
  }

  /** Two modules may not define one name for others, unless they mean the same by it. All of them are named. */
  #checkExports(): void {
    const wrong = new Map<string, (Func | Global)[]>();
    this.#scopes.forEach(({ exported, own }, index) => {
      for (const [name, target] of exported) {
        const known = this.#exporters.get(name);
        if (known === undefined) this.#exporters.set(name, { target, modules: [index] });
        else this.#meet(name, known, { target, index, exported, own }, wrong);
      }
    });
    for (const [name, [first, second, ...more]] of wrong) {
      const others = [first, ...more].map(({ name: { span } }, i) => ({
        message: i === 0 ? 'the other one is here' : 'and one is here',
        span,
      }));
      this.sink.report('TUY2002', second.name.span, [nameText('@', name)], others);
    }
  }

  #meet(
    name: string,
    known: { readonly target: Target; readonly modules: number[] },
    {
      target,
      index,
      exported,
      own,
    }: { target: Target; index: number; exported: Map<string, Target>; own: Map<string, Target> },
    wrong: Map<string, (Func | Global)[]>,
  ): void {
    const [kept, other] = [itemOf(known.target), itemOf(target)];
    if (kept === undefined || other === undefined) return;
    known.modules.push(index);
    if (this.modules[known.modules[0]].preloaded === true && this.modules[index].preloaded !== true) {
      // What cannot be replaced is what the unit means by the name.
      if (!isReplaced(other)) this.#exporters.set(name, { ...known, target });
      else exported.set(name, known.target);
      if (isReplaced(other) && other.head.visibility !== 'protected') own.set(name, known.target);
    } else if (mayBeOne(kept, other)) {
      exported.set(name, known.target);
      this.twins.push({ kept, other });
    } else wrong.set(name, [...(wrong.get(name) ?? [kept]), other]);
  }

  /** A declaration means the definition of its name in this module, an imported one, any other, or of the host. */
  #declare(module: Module, index: number): void {
    const { own } = this.#scopes[index];
    for (const item of module.items) {
      const isDeclaration =
        (item.kind === 'func' && item.form === 'declare') || (item.kind === 'global' && item.init === undefined);
      if (!isDeclaration || (item.kind !== 'func' && item.kind !== 'global')) continue;
      const name = item.name.name;
      const found = own.get(name) ?? this.#imported(name, index) ?? this.#anywhere(name) ?? this.#hostFunction(name);
      if (found === undefined || found.kind === 'foreign')
        own.set(name, item.kind === 'func' ? this.#func(item, index) : this.#declaredGlobal(item, index));
      else {
        own.set(name, found);
        if (item.kind === 'func') this.#checkDeclaration(item, found, index);
        else this.#declaredGlobals.push({ item, target: found, module: index });
      }
    }
  }

  #declaredGlobal(item: Global, index: number): Target {
    const target = this.#global(item, index);
    if (target.kind === 'global' && item.type !== undefined)
      target.global.type = this.expand(item.type, index, item.name.span);
    return target;
  }

  #checkDeclaration({ signature, name }: Func, target: Target, index: number): void {
    if (target.kind !== 'func') return this.sink.report('TUY2002', name.span, [nameText('@', name.name)]);
    const { func } = target;
    if (signature === undefined || !func.declared || (func.item?.signature === undefined && func.body.kind !== 'host'))
      return;
    const params = signature.params.map(({ type }) => this.expand(type, index, name.span));
    const agrees =
      params.length === func.params.length &&
      params.every((type, i) => sameType(type, func.params[i])) &&
      sameType(this.expand(signature.result, index, name.span), func.result);
    if (!agrees)
      this.sink.report(
        'TUY2002',
        name.span,
        [nameText('@', name.name)],
        [{ message: 'it has other types here', span: func.span }],
      );
  }

  /** To be called when the globals have their types. */
  checkDeclaredGlobals(): void {
    for (const {
      item: { name, type },
      target,
      module,
    } of this.#declaredGlobals) {
      if (target.kind === 'func') this.sink.report('TUY2002', name.span, [nameText('@', name.name)]);
      if (target.kind !== 'global' || type === undefined) continue;
      const { global } = target;
      const declared = this.expand(type, module, name.span);
      if (declared === unknownType || global.type === unknownType || sameType(declared, global.type)) continue;
      const notes = global.span === undefined ? [] : [{ message: 'it is defined here', span: global.span }];
      this.sink.report(
        'TUY2416',
        name.span,
        [nameText('@', name.name), typeText(declared), typeText(global.type)],
        notes,
      );
    }
  }

  /** Names are unique in the graph: of those that nobody else sees, later ones are changed. */
  #rename(): void {
    for (const isExternal of [true, false])
      for (const entries of [this.functions, this.globals])
        for (const entry of entries) if ((entry.linkage === 'external') === isExternal) this.#giveUniqueName(entry);
  }

  #giveUniqueName(entry: FuncEntry | GlobalEntry): void {
    const name = this.uniqueName(entry.name);
    if (name !== entry.name) entry.name = name;
  }

  uniqueName(name: string): string {
    let unique = name;
    for (let i = 1; this.#names.has(unique); i++) unique = `${name}.${i}`;
    this.#names.add(unique);
    return unique;
  }

  expand(type: Type, module: number, span: Span): Type {
    // Nearly all types that are written have no parts that could be names.
    if (type.kind === 'int' || type.kind === 'float' || type.kind === 'block' || type.kind === 'void') return type;
    const expanded = this.#scopes[module].types.expand(type);
    if ('type' in expanded) return expanded.type;
    // What is not defined here may be in an import that was not given.
    if (expanded.fault !== 'is not defined' || !this.#scopes[module].open)
      this.sink.report('TUY2209', span, [nameText('%', expanded.name), expanded.fault]);
    return unknownType;
  }

  // Looking up

  /** What `@name` means in a module; undefined if nothing. */
  lookup(name: string, module: number, span: Span): Target | undefined {
    const scope = this.#scopes[module];
    const own = scope.own.get(name) ?? this.#aliasTarget(name, module);
    if (own !== undefined) return own;
    return this.#imported(name, module, span) ?? this.#hostFunction(name) ?? (scope.open ? foreign : undefined);
  }

  /** What modules define for others by this name, if any does. */
  shared(name: string): Target | undefined {
    return this.#exporters.get(name)?.target;
  }

  /** `module.name`, for the name behind `as`; undefined if it is none. */
  qualified(qualifier: string, name: string, module: number): Target | 'unknown' | undefined {
    const { qualifiers } = this.#scopes[module];
    if (!qualifiers.has(qualifier)) return undefined;
    const index = qualifiers.get(qualifier);
    if (index === undefined) return foreign;
    return this.#scopes[index].exported.get(name) ?? this.#exportedAlias(name, index) ?? 'unknown';
  }

  /** What the names of types mean in a module. */
  typesOf(module: number): TypeNames {
    return this.#scopes[module].types;
  }

  isQualifier(name: string, module: number): boolean {
    return this.#scopes[module].qualifiers.has(name);
  }

  namesOf(module: number): Iterable<string> {
    return this.#scopes[module].own.keys();
  }

  #imported(name: string, module: number, span?: Span): Target | undefined {
    const { imports } = this.#scopes[module];
    const found = this.#exporters.get(name);
    if (found?.modules.some((index) => imports.has(index)) === true) return found.target;
    return span === undefined ? undefined : this.#importedAlias(name, imports, span);
  }

  #importedAlias(name: string, imports: ReadonlySet<number>, span: Span): Target | undefined {
    let alias: { readonly target: Target; readonly item: Alias } | undefined;
    for (const index of this.#aliasers.get(`@${name}`) ?? []) {
      const item = this.#scopes[index].aliases.get(name);
      const target = item === undefined || !imports.has(index) ? undefined : this.#exportedAlias(name, index);
      if (target === undefined || item === undefined) continue;
      if (alias !== undefined && alias.target !== target && alias.item.guid === undefined && item.guid === undefined)
        this.#ambiguous(nameText('@', name), alias.item, item, span);
      alias ??= { target, item };
    }
    return alias?.target;
  }

  #ambiguous(name: string, one: Alias | TypeDef, other: Alias | TypeDef, span: Span): void {
    const notes = [
      { message: 'one is here', span: one.span },
      { message: 'the other is here', span: other.span },
    ];
    this.sink.report('TUY2411', span, [name], notes);
  }

  #anywhere(name: string): Target | undefined {
    return this.shared(name);
  }

  // Types of other modules

  /** What a name of a type that the module does not define means there: another name, or a type of an imported module. */
  #typeElsewhere(name: string, module: number): NamedType | undefined {
    const found = this.typeTarget(name, module);
    return found === undefined || (found.module === module && found.name === name)
      ? undefined
      : { types: this.#scopes[found.module].types, name: found.name };
  }

  /** The module that defines what a name of a type means in a module, and its name there. */
  typeTarget(name: string, module: number): { readonly module: number; readonly name: string } | undefined {
    const seen = new Set<Alias>();
    let [at, wanted] = [module, name];
    for (;;) {
      const { types, typeAliases, imports } = this.#scopes[at];
      if (types.defines(wanted)) return { module: at, name: wanted };
      const alias = typeAliases.get(wanted);
      if (alias !== undefined) {
        const next = this.moduleNamed(alias.module, at);
        if (seen.has(alias) || next === 'foreign') return undefined;
        seen.add(alias);
        this.#checkIdentity(alias, next);
        [at, wanted] = [next, alias.target.name];
      } else {
        const next = this.#typeExporter(wanted, imports);
        if (next === undefined) return undefined;
        at = next;
      }
    }
  }

  /** The first imported module with a type of that name; others must mean the same by it (`checkTypeNames`). */
  #typeExporter(name: string, imports: ReadonlySet<number>): number | undefined {
    const all = [...(this.#typeDefiners.get(name) ?? []), ...(this.#aliasers.get(`%${name}`) ?? [])];
    const candidates = all.filter((index) => imports.has(index));
    if (candidates.length > 1) this.#typeChoices.set(`${name} ${candidates.join()}`, { name, candidates });
    return candidates.at(0);
  }

  /** Imported types of one name that were used must be one type. To be called when all types have been looked up. */
  checkTypeNames(): void {
    for (const { name, candidates } of this.#typeChoices.values()) {
      const [first, ...others] = candidates.map((module) => {
        const item = this.modules[module].module.items.find(
          (each): each is TypeDef | Alias =>
            (each.kind === 'type' || each.kind === 'alias') && each.name.sigil === '%' && each.name.name === name,
        );
        const expanded = this.#scopes[module].types.expand({ kind: 'named', name });
        return { item, text: 'type' in expanded ? typeText(expanded.type) : '' };
      });
      const other = others.find(({ text }) => text !== first.text);
      if (other?.item !== undefined && first.item !== undefined)
        this.#ambiguous(nameText('%', name), first.item, other.item, other.item.name.span);
    }
  }

  #exportedAlias(name: string, module: number): Target | undefined {
    const item = this.#scopes[module].aliases.get(name);
    return item !== undefined && item.head.linkage === 'external' ? this.#aliasTarget(name, module) : undefined;
  }

  /** Follows aliases from module to module; a circle leads nowhere. */
  #aliasTarget(name: string, module: number): Target | undefined {
    const seen = new Set<Alias>();
    let [at, wanted] = [module, name];
    for (;;) {
      const item = this.#scopes[at].aliases.get(wanted);
      if (item === undefined || seen.has(item))
        return (
          this.#scopes[at].own.get(wanted) ??
          (seen.size > 0 ? (this.#hostFunction(wanted) ?? (this.#scopes[at].open ? foreign : undefined)) : undefined)
        );
      seen.add(item);
      const next = this.moduleNamed(item.module, at);
      if (next === 'foreign') return foreign;
      this.#checkIdentity(item, next);
      [at, wanted] = [next, item.target.name];
    }
  }

  /** The module in front of `alias`: a name behind `as`, or else the own one. */
  moduleNamed({ name }: Name, module: number): number | 'foreign' {
    const { qualifiers } = this.#scopes[module];
    return qualifiers.has(name) ? (qualifiers.get(name) ?? 'foreign') : module;
  }

  /** The own module is called `self`, or as its file is. */
  #checkAliases({ module }: LinkedModule, index: number): void {
    const { qualifiers } = this.#scopes[index];
    const own = new Set(['self', stemOf(module.source.name)]);
    for (const item of module.items) {
      if (item.kind !== 'alias' || own.has(item.module.name) || qualifiers.has(item.module.name)) continue;
      const known = ['self', ...qualifiers.keys()].map((name) => `\`${name}\``).join(', ');
      this.sink.report(
        'TUY2001',
        item.module.span,
        [nameText('@', item.module.name)],
        [{ message: `modules that are known here: ${known}` }],
      );
    }
  }

  #checkIdentity({ guid, name }: Alias, module: number): void {
    if (guid === undefined) return;
    const target = this.modules[module].module;
    const own = identityOf(target) ?? guidText(guidOf(target));
    if (plainGuid(own) !== plainGuid(guid)) this.sink.report('TUY2412', name.span, [nameText('@', name.name), own]);
  }

  /** What only statements tell of is found out when they are compiled. */
  #writtenResult({ signature, body, name }: Func, module: number): Type {
    if (signature !== undefined) return this.expand(signature.result, module, name.span);
    return body?.kind === 'stmts' ? unknownType : voidType;
  }

  #hostFunction(name: string): Target | undefined {
    const known = this.#host.get(name);
    const signature = ownEntry(hostFunctions, name);
    if (known !== undefined || signature === undefined) return known;
    const { params, result } = signature;
    const { source } = this.modules[0].module;
    const func = this.addFunction({
      name,
      form: 'declare',
      linkage: 'external',
      module: 0,
      item: undefined,
      params,
      variadic: false,
      declared: true,
      result,
      body: { kind: 'host', name },
      span: { source, start: 0, end: 0 },
    });
    if (this.#names.size > 0) func.name = this.uniqueName(name);
    const target: Target = { kind: 'func', func };
    this.#host.set(name, target);
    return target;
  }
}

/** `a/strings.ti` is called `strings`. */
function stemOf(file: string): string {
  return file.replace(/^.*[/\\]/, '').replace(/\.[^.]*$/, '');
}

/** May a preloaded module put its own definition in the place of this one? [Tuyin "runtime preemption", "visibility"] */
function isReplaced({ head: { visibility = 'default', preemption } }: Func | Global): boolean {
  return preemption !== 'dso_local' && visibility !== 'hidden';
}

function isExported(linkage: Linkage | undefined): boolean {
  return linkage === undefined || linkage === 'external';
}

function itemOf(target: Target): Func | Global | undefined {
  return target.kind === 'func' ? target.func.item : target.kind === 'global' ? target.global.item : undefined;
}

/** Nobody asks for their addresses. Whether they are the same is found when it is known what they mean (`twins`). */
function mayBeOne(a: Func | Global, b: Func | Global): boolean {
  return a.placement.addressMode === 'unnamed_addr' && b.placement.addressMode === 'unnamed_addr';
}

function identityOf({ items }: Module): string | undefined {
  for (const item of items) {
    if (item.kind !== 'attributes') continue;
    const found = item.attributes.find(({ key }) => key === 'dll_refer_guid');
    if (found?.value?.kind === 'text') return found.value.text;
  }
  return undefined;
}

function plainGuid(text: string): string {
  return text.toLowerCase().replace(/[{}]/g, '');
}
