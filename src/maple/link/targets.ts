/**
 * What becomes of the functions and variables of all modules: each of them means a *target*, one function or variable of the
 * linked module. All declarations of a name mean one target; what is local to a module is a target of its own, under
 * another name if another module has the name as well:
 *
 *     a.mpl   func &help static {…}    &help      keeps its name: the first by file name
 *     b.mpl   func &help static {…}    &help.b
 *
 * Of local constants without a name that anybody wrote (`tempvar`, `implicit`, `synthetic`), those with equal contents are
 * one target: the literals of the program.
 */
import { DistinctNames, type Meeting, type Member, type Resolution } from '../../base/symbol-resolution.ts';
import type { FuncId } from '../code.ts';
import type { Func, Variable } from '../module.ts';
import type { Input } from './input.ts';
import { literalKey } from './literals.ts';
import type { MapleSymbol, SymbolItem } from './symbols.ts';

export interface Target {
  /** In the linked module. */
  name: string;
  /** What it is made of: the definition, the alias, or the declaration that says most. */
  readonly item: SymbolItem;
  readonly state: 'defined' | 'alias' | 'declared';
  /** Other declarations of it, whose attributes it gets. */
  readonly declarations: readonly SymbolItem[];
  /** Absent for what is local to its module. */
  readonly meeting?: Meeting<SymbolItem>;
  /** What an alias names. */
  aliasOf?: Target;
  /** Handle in the linked module, once something has reached it. */
  handle?: number;
}

export class Targets {
  /** By module, then by index there. */
  readonly #funcs: Target[][];
  readonly #variables: Target[][];
  readonly #byName = new Map<string, Target>();
  readonly #locals: Target[] = [];
  /** Definitions that are beaten and needed. */
  readonly #beatenBy = new Map<string, Target>();

  constructor(
    inputs: readonly Input[],
    symbols: readonly (readonly MapleSymbol[])[],
    resolution: Resolution<SymbolItem>,
  ) {
    this.#funcs = inputs.map(() => []);
    this.#variables = inputs.map(() => []);
    for (const meeting of resolution.meetings.values()) this.#addMeeting(meeting);
    this.#addLocals(inputs, symbols);
    for (const { winner } of resolution.meetings.values())
      if (winner?.symbol.kind === 'alias') this.#followAlias(winner.symbol.item, resolution.behind(winner));
    for (const { name, item } of this.#locals.filter((local) => local.state === 'alias'))
      this.#followAlias(item, resolution.definitionOf(item.input.number, name));
    this.#nameLocals(resolution);
  }

  func(input: Input, id: FuncId): Target {
    return this.#funcs[input.number][id];
  }

  variable(input: Input, index: number): Target {
    return this.#variables[input.number][index];
  }

  /** What is made of a declaration itself, if anything is: what is beaten may be needed all the same. */
  madeOf(input: Input, kind: SymbolItem['kind'], index: number): Target | undefined {
    const target = (kind === 'func' ? this.#funcs : this.#variables)[input.number][index];
    const { item } = target;
    return item.input === input && item.index === index ? target : this.#beatenBy.get(placeOf({ input, kind, index }));
  }

  /** What is not local, by its name. */
  named(name: string): Target | undefined {
    return this.#byName.get(name);
  }

  get all(): Iterable<Target> {
    return [...this.#byName.values(), ...this.#locals];
  }

  of({ input, kind, index }: SymbolItem): Target {
    return (kind === 'func' ? this.#funcs : this.#variables)[input.number][index];
  }

  #set({ input, kind, index }: SymbolItem, target: Target): void {
    (kind === 'func' ? this.#funcs : this.#variables)[input.number][index] = target;
  }

  #addMeeting(meeting: Meeting<SymbolItem>): void {
    const { name, members, winner } = meeting;
    const items = members.map(({ symbol }) => symbol.item);
    const item = winner?.symbol.item ?? items.toSorted(saysMore)[0];
    const state = winner === undefined ? 'declared' : winner.symbol.kind === 'alias' ? 'alias' : 'defined';
    const references = members.filter(({ symbol }) => symbol.kind === 'reference' && symbol.item !== item);
    const declarations = references.map(({ symbol }) => symbol.item).sort((a, b) => a.input.rank - b.input.rank);
    const target: Target = { name, item, state, declarations, meeting };
    this.#byName.set(name, target);
    for (const one of items) this.#set(one, target);
  }

  #addLocals(inputs: readonly Input[], symbols: readonly (readonly MapleSymbol[])[]): void {
    const literals = new Map<string, Target>();
    for (const { number } of inputs.toSorted((a, b) => a.rank - b.rank)) {
      for (const { name, item, kind, visibility } of symbols[number]) {
        if (visibility !== 'local') continue;
        const key = kind === 'definition' ? literalKey(item) : undefined;
        const known = key === undefined ? undefined : literals.get(key);
        if (known !== undefined) {
          this.#set(item, known);
          continue;
        }
        const state = kind === 'alias' ? 'alias' : kind === 'definition' ? 'defined' : 'declared';
        const target: Target = { name, item, state, declarations: [] };
        if (key !== undefined) literals.set(key, target);
        this.#locals.push(target);
        this.#set(item, target);
      }
    }
  }

  #followAlias(item: SymbolItem, end: Member<SymbolItem> | undefined): void {
    if (end === undefined) return;
    const target = this.of(end.symbol.item);
    this.of(item).aliasOf = target.item === end.symbol.item ? target : this.#beaten(end.symbol.item);
  }

  /** A weak definition that another one beats, and that an alias in its own module means all the same. */
  #beaten(item: SymbolItem): Target {
    const known = this.#beatenBy.get(placeOf(item));
    if (known !== undefined) return known;
    const target: Target = { name: symbolName(item), item, state: 'defined', declarations: [] };
    this.#beatenBy.set(placeOf(item), target);
    this.#locals.push(target);
    return target;
  }

  /** Gives local names that something else has a name of their own. */
  #nameLocals({ meetings }: Resolution<SymbolItem>): void {
    const names = new DistinctNames([...meetings.keys(), ...this.#locals.map(({ name }) => name)]);
    const kept = new Set(meetings.keys());
    for (const target of this.#locals.toSorted((a, b) => a.item.input.rank - b.item.input.rank)) {
      if (kept.has(target.name)) target.name = names.take(`${target.name}.${target.item.input.stem}`);
      else kept.add(target.name);
    }
  }
}

function placeOf({ input, kind, index }: SymbolItem): string {
  return `${kind} ${input.number} ${index}`;
}

/** The name of a symbol in its own module. */
export function symbolName(item: SymbolItem): string {
  return declarationOf(item).name;
}

export function declarationOf({ input, kind, index }: SymbolItem): Func | Variable {
  return kind === 'func' ? input.module.funcs[index] : input.module.globals[index];
}

/** Of declarations of something that no module defines, the one with the most types goes first. */
function saysMore(a: SymbolItem, b: SymbolItem): number {
  return wordsOf(b) - wordsOf(a) || a.input.rank - b.input.rank;
}

function wordsOf(item: SymbolItem): number {
  const declaration = declarationOf(item);
  if (!declaration.declared) return 0;
  return 'params' in declaration && declaration.signature ? 2 + declaration.params.length : 1;
}
