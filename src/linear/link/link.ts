/**
 * Linear modules to one: names meet (base/symbol-resolution.ts), what meets must agree, and everything gets one numbering.
 *
 *     module 0   @f calls @g (extern)             @f  @g  @h  @h.2
 *     module 1   @g, static @h             ──▶     calls, addresses and relocations mean the definitions themselves
 *     module 2   static @h                         the second @h gives its name up: static names are nobody else's business
 *
 * The result is a module like any other: what nobody defines is still `extern`, aliases are still aliases, so it can be linked
 * again; `closeModule` makes of it what engines run. The modules are not changed, and share nothing that may be changed with the
 * result. Everything stands in the order of the modules, in each in its own. Work is linear in what is linked.
 */
import { diagnose, type Diagnostic } from '../../base/diagnostics.ts';
import { linkCatalogue } from '../../base/link-diagnostics.ts';
import type { LinkOptions } from '../../base/link-options.ts';
import { isLoweringName } from '../../base/host-name.ts';
import { named, type NamedResult } from '../../base/result.ts';
import { DistinctNames, reachedFrom, resolveSymbols, type Resolution } from '../../base/symbol-resolution.ts';
import { damageOf, type Constructor, type Func, type Global, type LinearModule, type Linkage } from '../nodes.ts';
import { checkAgreement } from './agreement.ts';
import { copyFunc, copyGlobal } from './copy.ts';
import { withScalarsInMemory } from './memory-scalars.ts';
import { forEachUse, isExported, isStatic, symbolsOf, UsePlaces, type Entity } from './names.ts';
import { Numbering } from './numbering.ts';

/** A module, and what messages call it. */
export interface LinkInput {
  readonly name: string;
  readonly module: LinearModule;
}

export type Linked = NamedResult<'module', LinearModule | undefined>;

/** One module of several that are right, or everything that stands against it. */
export function linkModules(inputs: readonly LinkInput[], options: LinkOptions = {}): Linked {
  const layout = checkLayouts(inputs);
  if (layout !== undefined) return named('module', undefined, [layout]);
  const modules = withScalarsInMemory(inputs.map(({ module }) => module));
  const places = modules.map((module) => new UsePlaces(module));
  const resolution = resolveSymbols(modules.map(symbolsOf), {
    mayBeMissing: options.mayBeMissing,
    usesOf: ({ unit, symbol }) => places[unit].of(symbol.item),
  });
  const linker = new Linker(modules, resolution, options);
  const { entry, problem } = linker.findEntry();
  const problems = [
    ...resolution.diagnostics,
    ...checkAgreement(resolution, modules),
    ...checkOptions(resolution, options),
    ...(problem === undefined ? [] : [problem]),
  ];
  const linked = problems.length > 0 ? undefined : linker.link(entry);
  // Bodies that are reached are read at last.
  problems.push(...linker.damage);
  return named('module', problems.length > 0 ? undefined : linked, problems);
}

/** All addresses have one size. */
function checkLayouts([first, ...more]: readonly LinkInput[]): Diagnostic | undefined {
  const other = more.find(({ module }) => module.pointerSize !== first.module.pointerSize);
  if (other === undefined) return undefined;
  const size = ({ module }: LinkInput): string => `pointers of ${module.pointerSize} bytes`;
  return diagnose(linkCatalogue, 'LNK0012', undefined, [other.name, size(other), first.name, size(first)]);
}

/** What options name must be there. */
function checkOptions({ meetings }: Resolution<Entity>, { entry, exports = [], keep = [] }: LinkOptions): Diagnostic[] {
  const isDefined = (name: string, kind?: 'f'): boolean => {
    const winner = meetings.get(name)?.winner;
    return winner !== undefined && (kind === undefined || winner.symbol.item.kind === kind);
  };
  const missing = (option: string, name: string): Diagnostic =>
    diagnose(linkCatalogue, 'LNK0021', undefined, [name, option]);
  return [
    ...(entry === undefined || isDefined(entry, 'f') ? [] : [missing('entry', entry)]),
    ...exports.filter((name) => !isDefined(name, 'f')).map((name) => missing('export', name)),
    ...keep.filter((name) => !isDefined(name)).map((name) => missing('keep', name)),
  ];
}

/** What the linked module says of an entity instead of what its module said. */
interface Status {
  readonly name: string;
  readonly linkage: Linkage | undefined;
  readonly exported: boolean;
}

/** Entities of all modules are numbered in one row (numbering.ts); `number` is always such a number. */
class Linker {
  readonly #resolution: Resolution<Entity>;
  readonly #options: LinkOptions;
  readonly #numbering: Numbering;
  /** What each entity means where it is used: a definition, or for what nobody defines one declaration for all. */
  readonly #meant: Int32Array;
  /** What is wrong with bodies that were read only now. */
  readonly damage: Diagnostic[] = [];

  constructor(modules: readonly LinearModule[], resolution: Resolution<Entity>, options: LinkOptions) {
    this.#resolution = resolution;
    this.#options = options;
    this.#numbering = new Numbering(modules);
    this.#meant = this.#findMeanings();
  }

  #findMeanings(): Int32Array {
    const { meetings } = this.#resolution;
    return this.#numbering.mapAll((number, one, { unit }) => {
      const found = this.#resolution.definitionOf(unit, one.name);
      if (found !== undefined) return this.#numbering.ofMember(found);
      const [first] = meetings.get(one.name)?.members ?? [];
      return first === undefined ? number : this.#numbering.ofMember(first);
    });
  }

  /** The function that an option or a module names; two modules that name different ones are a mistake. */
  findEntry(): { readonly entry?: number; readonly problem?: Diagnostic } {
    const { entry } = this.#options;
    if (entry !== undefined) return { entry: this.#named(entry) };
    let found: number | undefined;
    for (const [unit, module] of this.#numbering.modules.entries()) {
      if (module.entry === undefined) continue;
      const next = this.#meant[this.#numbering.of(unit, { kind: 'f', index: module.entry })];
      if (found !== undefined && found !== next) return { problem: this.#twoEntries(next, found) };
      found = next;
    }
    return { entry: found };
  }

  #twoEntries(here: number, first: number): Diagnostic {
    const [one, other] = [this.#numbering.entity(here), this.#numbering.entity(first)];
    const notes = [{ message: 'the first one', span: other.span }];
    return diagnose(linkCatalogue, 'LNK0020', one.span, [one.name, other.name], { notes });
  }

  /** What a name means that is not static. */
  #named(name: string): number | undefined {
    const winner = this.#resolution.meetings.get(name)?.winner;
    return winner && this.#meant[this.#numbering.ofMember(winner)];
  }

  link(entry: number | undefined): LinearModule {
    this.#mergeStrings();
    const placed = this.#options.gc === true ? this.#reached(entry) : this.#all();
    const numbering = this.#numbering;
    const indices = numbering.place(placed, this.#meant);
    const statuses = this.#statuses(placed);
    const globals: Global[] = [];
    const funcs: Func[] = [];
    for (const [at, number] of placed.entries()) {
      const { unit, kind, index } = numbering.at(number);
      const { exported, ...status } = statuses[at];
      const indexOf = (kind: 'f' | 'g', index: number): number => indices[numbering.of(unit, { kind, index })];
      const module = numbering.modules[unit];
      const alias = numbering.entity(number).alias === undefined ? undefined : { alias: indices[number] };
      if (kind === 'f') {
        const damage = damageOf(module.funcs[index]);
        if (damage.length > 0) this.damage.push(...damage);
        else funcs.push({ ...copyFunc(module.funcs[index], indexOf), ...status, exported, ...alias });
      }
      if (kind === 'g') globals.push({ ...copyGlobal(module.globals[index], indexOf), ...status, ...alias });
    }
    const { modules } = numbering;
    return {
      profile: modules.every(({ profile }) => profile === 'core') ? 'core' : 'full',
      pointerSize: modules[0]?.pointerSize ?? 8,
      globals,
      funcs,
      ...this.#constructors(indices),
      entry: entry === undefined ? undefined : indices[entry],
    };
  }

  // What the program consists of

  /** Everything but what others beat, and one declaration of what nobody defines. */
  #all(): number[] {
    const targets = new Set<number>();
    const own = this.#numbering.filter((number, one) => {
      const isWinner = this.#isWinner(number, one);
      if (isWinner && one.alias !== undefined) targets.add(this.#meant[number]);
      return isWinner;
    });
    const beaten = [...targets].filter((number) => !this.#isWinner(number, this.#numbering.entity(number)));
    return [...new Set([...own, ...beaten])].sort((a, b) => a - b);
  }

  /** An alias is itself; of merged constants, and of the declarations of what nobody defines, the first stands for all. */
  #isWinner(number: number, one: Func | Global): boolean {
    const { name, alias, extern } = one;
    if (isStatic(one)) return alias !== undefined || this.#meant[number] === number;
    const { winner, members = [] } = this.#resolution.meetings.get(name) ?? {};
    if (winner !== undefined) return this.#numbering.ofMember(winner) === number;
    return extern === true && this.#numbering.ofMember(members[0]) === number;
  }

  #reached(entry: number | undefined): number[] {
    const roots = this.#roots(entry);
    const numbering = this.#numbering;
    const reached = reachedFrom(roots, (number) => {
      const { unit } = numbering.at(number);
      const one = numbering.entity(number);
      if (one.alias !== undefined) return [this.#meant[number]];
      const uses: number[] = [];
      forEachUse(one, (kind, index) => uses.push(this.#meant[numbering.of(unit, { kind, index })]));
      return uses;
    });
    return [...reached].sort((a, b) => a - b);
  }

  /** The start, constructors, exports and what is to be kept, with the aliases among them. */
  #roots(entry: number | undefined): number[] {
    const { modules } = this.#numbering;
    const start = entry ?? this.#named('main');
    const seen = this.#numbering.filter((number, one) => this.#isWinner(number, one) && this.#isKept(one));
    const constructed = modules.flatMap(({ constructors = [] }, unit) =>
      constructors.map(({ func }) => this.#meant[this.#numbering.of(unit, { kind: 'f', index: func })]),
    );
    return [...(start === undefined ? [] : [start]), ...seen, ...constructed];
  }

  #isKept(one: Func | Global): boolean {
    const { name, alias, extern } = one;
    if (isStatic(one) || (extern === true && alias === undefined)) return false;
    return this.#isSeen(name) || this.#keeps.has(name);
  }

  get #keeps(): ReadonlySet<string> {
    return (this.#keepSet ??= new Set(this.#options.keep));
  }
  #keepSet: ReadonlySet<string> | undefined;

  /** Is the function of a name that is not static exported, by any module or by the options? */
  #isSeen(name: string): boolean {
    return this.#exports.has(name);
  }

  get #exports(): ReadonlySet<string> {
    if (this.#exportSet === undefined) {
      const own = this.#numbering.modules.flatMap(({ funcs }) => funcs.filter(isExported).map(({ name }) => name));
      this.#exportSet = new Set([...own, ...(this.#options.exports ?? [])]);
    }
    return this.#exportSet;
  }
  #exportSet: ReadonlySet<string> | undefined;

  /** Constant bytes that only lowering has named, and so nobody tells apart by address, are kept once. */
  #mergeStrings(): void {
    const first = new Map<string, number>();
    const merged = this.#numbering.mapAll((number, one) => {
      const key = mergeKey(one);
      if (key === undefined) return number;
      const known = first.get(key) ?? number;
      first.set(key, known);
      return known;
    });
    for (const [number, meant] of this.#meant.entries()) this.#meant[number] = merged[meant];
  }

  // What it says of them

  #statuses(placed: readonly number[]): Status[] {
    const names = new DistinctNames(this.#resolution.meetings.keys());
    return placed.map((number) => {
      const one = this.#numbering.entity(number);
      const isOwn = !isStatic(one) && this.#isWinner(number, one);
      if (!isOwn) return { name: names.take(one.name), linkage: 'static', exported: false };
      const isDeclared = one.extern === true && one.alias === undefined;
      const members = this.#resolution.meetings.get(one.name)?.members ?? [];
      const isWeak = isDeclared ? members.every(({ symbol }) => symbol.weak === true) : one.linkage === 'weak';
      const exported = !isDeclared && this.#isSeen(one.name);
      return { name: one.name, linkage: isWeak ? 'weak' : undefined, exported };
    });
  }

  /** Least priority first, of equals in the order of the modules; a function that several modules name runs once. */
  #constructors(indices: Int32Array): { readonly constructors?: readonly Constructor[] } {
    const all = this.#numbering.modules.flatMap(({ constructors = [] }, unit) =>
      constructors.map(({ func, priority }) => ({
        func: indices[this.#numbering.of(unit, { kind: 'f', index: func })],
        priority,
      })),
    );
    if (all.length === 0) return {};
    all.sort((a, b) => a.priority - b.priority);
    const seen = new Set<number>();
    return { constructors: all.filter(({ func }) => !seen.has(func) && seen.add(func)) };
  }
}

/** Two constants with one key may be one. */
function mergeKey(one: Func | Global): string | undefined {
  if (!isLoweringName(one.name) || !('storage' in one) || one.storage !== 'data') return undefined;
  if (!one.constant || one.relocations.length > 0) return undefined;
  return `${one.align} ${one.size} ${one.bytes.join()}`;
}
