/**
 * What the symbols of a program are called in the linked module. Names that others see stay; private and internal ones are changed where
 * something else has their name, in the order of the modules.
 */
import { DistinctNames } from '../../base/symbol-resolution.ts';
import type { FuncEntry, GlobalEntry, Program, Target } from '../graph/program.ts';
import type { Head } from '../module.ts';
import type { Merged } from './equal.ts';
import { isDeclaration, visibilityOf, type TuyinSymbol } from './symbols.ts';

export type Entry = FuncEntry | GlobalEntry;

export class SymbolNames {
  readonly #program: Program;
  readonly #merged: Merged;
  readonly #names = new Map<Entry, string>();
  /** The entry that stands for others: for a definition that is there twice, for declarations of one name. */
  readonly #stands = new Map<Entry, Entry>();
  /** By the names that others see: is it hidden, in any module? */
  readonly #hidden = new Set<string>();
  readonly #entries = new Map<TuyinSymbol, Entry>();
  readonly #replaced = new Set<Entry>();

  /** `start`: the function with which the program starts, which is called `main`. */
  constructor(
    program: Program,
    merged: Merged,
    order: readonly number[],
    { start, fixed = [] }: { readonly start: Entry | undefined; readonly fixed?: readonly string[] | undefined },
  ) {
    this.#program = program;
    this.#merged = merged;
    for (const entry of [...program.functions, ...program.globals])
      if (entry.item !== undefined && !this.#entries.has(entry.item)) this.#entries.set(entry.item, entry);
    for (const { kept, other } of program.twins) this.#standFor(other, kept);
    const names = new DistinctNames([...hostNames, ...fixed]);
    this.#nameShared(names, start);
    const place = new Map(order.map((module, i) => [module, i]));
    const local = [...this.#entries.values()].filter((entry) => isLocal(entry) && !this.#stands.has(entry));
    local.sort((a, b) => (place.get(a.module) ?? 0) - (place.get(b.module) ?? 0));
    for (const entry of local) this.#names.set(entry, names.take(entry.item?.name.name ?? entry.name));
  }

  /** The definition, or declaration, that stands in the linked module for what an item says. */
  entryOf(item: TuyinSymbol): Entry | undefined {
    return this.#entries.get(item);
  }

  /** What stands for this one. */
  kept(entry: Entry): Entry {
    const stands = this.#stands.get(entry) ?? entry;
    const { functions, globals } = this.#merged;
    if ('form' in stands) return this.#program.functions[functions.get(stands.id) ?? stands.id];
    return this.#program.globals[globals.get(stands.id) ?? stands.id];
  }

  nameOf(entry: Entry): string {
    return this.#names.get(this.#stands.get(entry) ?? entry) ?? entry.name;
  }

  /** What a target is called; undefined for what others supply. */
  ofTarget(target: Target | 'unknown' | undefined): { readonly name: string; readonly entry: Entry } | undefined {
    if (typeof target !== 'object' || target.kind === 'foreign') return undefined;
    const entry = this.kept(target.kind === 'func' ? target.func : target.global);
    // Functions of the host keep their names.
    if (entry.item === undefined)
      return 'form' in entry && entry.body.kind === 'host' ? { name: entry.body.name, entry } : undefined;
    return { name: this.nameOf(entry), entry };
  }

  isHidden(name: string): boolean {
    return this.#hidden.has(name);
  }

  #standFor(other: TuyinSymbol, kept: TuyinSymbol): void {
    const [entry, stands] = [this.#entries.get(other), this.#entries.get(kept)];
    if (entry !== undefined && stands !== undefined) this.#stands.set(entry, stands);
  }

  /** Names that are seen by other modules, and declarations that nothing in the program defines. */
  #nameShared(names: DistinctNames, start: Entry | undefined): void {
    for (const { module } of this.#program.modules)
      for (const item of module.items)
        if ((item.kind === 'func' || item.kind === 'global') && visibilityOf(item.head) === 'hidden')
          this.#hidden.add(item.name.name);
    const taken = new Map<string, Entry>();
    if (start !== undefined) taken.set(names.take(mainName), start);
    if (start !== undefined) this.#names.set(start, mainName);
    for (const [item, entry] of this.#entries) {
      const { name } = item.name;
      if (entry === start || isLocal(entry) || this.#stands.has(entry)) continue;
      const first = taken.get(name);
      if (first === undefined) {
        taken.set(name, entry);
        names.take(name);
        this.#names.set(entry, name);
      } else if (isDeclaration(item)) this.#stands.set(entry, first);
      else this.#replaced.add(entry);
    }
    for (const entry of this.#replaced) this.#names.set(entry, names.take(entry.item?.name.name ?? entry.name));
  }

  /** Another module's definition has the name of this one, which only its own module may still mean. */
  isReplaced(entry: Entry): boolean {
    return this.#replaced.has(entry);
  }
}

const mainName = 'main';

/** Functions that every program has. */
const hostNames = ['puts', 'putchar', 'exit'];

function isLocal({ linkage }: Entry): boolean {
  return linkage !== 'external';
}

/** How a symbol is seen behind the linked module: what is hidden is not. */
export function headOf({ linkage, visibility, preemption }: Head, isHidden: boolean, isExported: boolean): Head {
  const local = linkage === 'private' || linkage === 'internal';
  if (isExported) return { linkage: undefined, visibility: isHidden || local ? undefined : visibility, preemption };
  if (local) return { linkage, visibility: undefined, preemption };
  return isHidden
    ? { linkage: 'internal', visibility: undefined, preemption: undefined }
    : { linkage, visibility, preemption };
}
