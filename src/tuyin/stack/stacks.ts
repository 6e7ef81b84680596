/**
 * What stands on the operand stack at a place, as linked cells from the top down. Equal stacks are one cell (they are
 * interned), so that comparing two takes no time and a push does not copy.
 */
import { commonPrefix, isSubtype, sameType, typeText, type Type } from '../types.ts';

/** A function that `ldglb` has named: no value, only `call` takes it, and it does not live across a label. */
export interface CalleeType {
  readonly kind: 'callee';
  readonly name: string;
  /** Nothing is known of the name: it may as well be that of a value. */
  readonly isOpen: boolean;
}

/** `undefined` is a value whose type is not known here; it agrees with everything. */
export type StackType = Type | CalleeType | undefined;

export interface Cell {
  readonly id: number;
  readonly type: StackType;
  readonly below: Cell | undefined;
  readonly depth: number;
  readonly hasCallee: boolean;
}

/** So many cells upon one are compared; more are looked up by what their types are written as. */
const mostCompared = 8;

export class Stacks {
  /** What stands upon each cell, by its number, and in front of it upon nothing. */
  readonly #upon: Cell[][] = [];
  readonly #cells = new Map<string, Cell>();
  readonly #met = new Map<string, Cell>();
  #count = 0;
  readonly #types = new Map<string, number>();
  readonly #ids = new WeakMap<object, number>();

  push(below: Cell | undefined, type: StackType): Cell {
    const place = (below?.id ?? -1) + 1;
    const upon = (this.#upon[place] ??= []);
    for (const cell of upon) if (cell.type === type) return cell;
    if (upon.length >= mostCompared) return this.#pushAmongMany(upon, below, type);
    for (const cell of upon) if (sameStackType(cell.type, type)) return cell;
    return this.#add(upon, below, type);
  }

  #pushAmongMany(upon: Cell[], below: Cell | undefined, type: StackType): Cell {
    const keyOf = (each: StackType): string => `${below?.id ?? -1} ${this.#typeId(each)}`;
    if (upon.length === mostCompared) for (const cell of upon) this.#cells.set(keyOf(cell.type), cell);
    const key = keyOf(type);
    const known = this.#cells.get(key);
    if (known !== undefined) return known;
    const cell = this.#make(below, type);
    this.#cells.set(key, cell);
    // The list stays short; that it is longer than what is compared says that its cells are in the table.
    if (upon.length === mostCompared) upon.push(cell);
    return cell;
  }

  #add(upon: Cell[], below: Cell | undefined, type: StackType): Cell {
    const cell = this.#make(below, type);
    upon.push(cell);
    return cell;
  }

  #make(below: Cell | undefined, type: StackType): Cell {
    const hasCallee = (type?.kind === 'callee' && !type.isOpen) || below?.hasCallee === true;
    return { id: this.#count++, type, below, depth: (below?.depth ?? 0) + 1, hasCallee };
  }

  pushAll(below: Cell | undefined, types: readonly StackType[]): Cell | undefined {
    let cell = below;
    for (const type of types) cell = this.push(cell, type);
    return cell;
  }

  #typeId(type: StackType): number {
    if (type === undefined) return -1;
    const known = this.#ids.get(type);
    if (known !== undefined) return known;
    const text = type.kind === 'callee' ? `callee ${type.name}` : typeText(type);
    const id = this.#types.get(text) ?? this.#types.size;
    this.#types.set(text, id);
    this.#ids.set(type, id);
    return id;
  }

  /**
   * The stack where two paths meet: the same types, or structs that begin alike. Undefined if they do not meet. What was found
   * for the lower parts of two stacks is kept, so that going up a stack step by step costs a step each.
   */
  meet(a: Cell | undefined, b: Cell | undefined): { readonly cell: Cell | undefined } | undefined {
    if (a?.depth !== b?.depth) return undefined;
    const met: StackType[] = [];
    let [x, y] = [a, b];
    let base = this.#known(x, y);
    for (; base === 'unknown'; base = this.#known(x, y)) {
      const type = meetTypes(x?.type, y?.type);
      if (type === 'apart') return undefined;
      met.push(type.type);
      [x, y] = [x?.below, y?.below];
    }
    let cell = base;
    const pairs = pairsOf(a, b, met.length);
    for (let i = met.length - 1; i >= 0; i--) {
      cell = this.push(cell, met[i]);
      this.#met.set(pairs[i], cell);
    }
    return { cell };
  }

  #known(a: Cell | undefined, b: Cell | undefined): Cell | undefined | 'unknown' {
    if (a === b) return a;
    return this.#met.get(pairKey(a, b)) ?? 'unknown';
  }
}

/** Are they written the same? */
export function sameStackType(a: StackType, b: StackType): boolean {
  if (a === undefined || b === undefined) return a === b;
  if (a.kind === 'callee' || b.kind === 'callee')
    return a.kind === 'callee' && b.kind === 'callee' && a.name === b.name;
  return sameType(a, b);
}

function pairKey(a: Cell | undefined, b: Cell | undefined): string {
  return `${a?.id ?? -1} ${b?.id ?? -1}`;
}

/** Keys of two stacks from the top down. */
function pairsOf(a: Cell | undefined, b: Cell | undefined, count: number): string[] {
  const keys: string[] = [];
  let [x, y] = [a, b];
  for (let i = 0; i < count; i++) {
    keys.push(pairKey(x, y));
    [x, y] = [x?.below, y?.below];
  }
  return keys;
}

/** The one type of a place that gets values of both: equal, or the common beginning of structs. */
export function meetTypes(a: StackType, b: StackType): { readonly type: StackType } | 'apart' {
  if (a === undefined || b === undefined) return { type: undefined };
  if (isOpen(a) || isOpen(b)) return { type: undefined };
  if (a.kind === 'callee' || b.kind === 'callee') return a === b ? { type: a } : 'apart';
  if (sameType(a, b)) return { type: a };
  if (isSubtype(a, b)) return { type: b };
  const prefix = commonPrefix(a, b);
  return prefix === undefined ? 'apart' : { type: prefix };
}

function isOpen(type: Type | CalleeType): boolean {
  return type.kind === 'callee' && type.isOpen;
}

export function stackTypeText(type: StackType): string {
  return type === undefined ? '?' : type.kind === 'callee' ? `@${type.name}` : typeText(type);
}

const mostShown = 8;

/** `nothing`, `i32, i8*`: from the bottom to the top. */
export function stackText(cell: Cell | undefined): string {
  if (cell === undefined) return 'nothing';
  const shown: string[] = [];
  let at: Cell | undefined = cell;
  for (; at !== undefined && shown.length < mostShown; at = at.below) shown.push(stackTypeText(at.type));
  return `${at === undefined ? '' : '…, '}${shown.reverse().join(', ')}`;
}

/** The `count` topmost types, the top last; there must be as many. */
export function topTypes(cell: Cell | undefined, count: number): StackType[] {
  const types: StackType[] = [];
  let at = cell;
  for (let i = 0; i < count; i++, at = at?.below) types.push(at?.type);
  return types.reverse();
}

export function below(cell: Cell | undefined, count: number): Cell | undefined {
  let at = cell;
  for (let i = 0; i < count; i++) at = at?.below;
  return at;
}
