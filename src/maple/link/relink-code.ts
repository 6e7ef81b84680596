/**
 * Flat code with its handles replaced: types, functions and variables of one module by those of another. Which words of a
 * record are handles follows from the slots of its opcode's row; a record keeps its length, so code is copied as it is
 * and only such words are written.
 */
import {
  Code,
  counterOf,
  counterWord,
  HEADER,
  isLocal,
  type FuncId,
  type InstantSlot,
  type ListValue,
} from '../code.ts';
import type { Node, Result, ScopeSlot, VarRef } from '../code.ts';
import { opcodeNames, rows, slotSyntax, type MapleRow, type SlotKind, type SlotName } from '../opcodes.ts';
import type { TypeId } from '../types.ts';

/** What handles become. `n` is the node that has them, `row` its opcode's. */
export interface Relinking {
  type(id: TypeId): TypeId;
  func(id: FuncId, n: Node, row: MapleRow): FuncId;
  /** Of a global variable. */
  global(ref: VarRef, n: Node): VarRef;
  /** Of a file, in `LOC`. */
  file(number: number): number;
  /** Of text that is kept as it was written. */
  text(raw: string): string;
  /** Gets a 1 for each primitive type, by its code, that a node has. */
  readonly prims: Uint8Array;
}

/** The new word of a slot. */
type WordRule = (word: number, to: Relinking, n: Node, row: MapleRow) => number;
/** The new entry of the list table that a slot refers to. */
type ListRule = (value: ListValue, to: Relinking, n: Node, row: MapleRow) => ListValue;

const relinkVar = (ref: VarRef, to: Relinking, n: Node): VarRef => (isLocal(ref) ? ref : to.global(ref, n));

const relinkCounter: WordRule = (word, to, n) => {
  const counter = counterOf(word);
  return counter.kind === 'reg' ? word : counterWord({ kind: 'var', var: relinkVar(counter.var, to, n) });
};

type SlotRule = { readonly word: WordRule } | { readonly list: ListRule };

const listOfTypes: ListRule = (value, to) => (value as readonly TypeId[]).map((type) => to.type(type));

/** What to do with a slot of each kind. */
const slotRules: Readonly<Record<SlotKind, SlotRule | 'kept'>> = {
  type: { word: (word, to) => to.type(word as TypeId) },
  var: { word: (word, to, n) => relinkVar(word as VarRef, to, n) },
  func: { word: (word, to, n, row) => to.func(word as FuncId, n, row) },
  counter: { word: relinkCounter },
  types: { list: listOfTypes },
  instant: {
    list: (value, to) => (value as readonly InstantSlot[]).map((item) => ({ ...item, type: to.type(item.type) })),
  },
  results: {
    list: (value, to, n) =>
      (value as readonly Result[]).map((result) =>
        result.kind === 'var' ? { ...result, var: relinkVar(result.var, to, n) } : result,
      ),
  },
  scope: {
    list: (value, to, n, row) => {
      const scope = value as ScopeSlot;
      return { ...scope, funcs: scope.funcs.map((func) => to.func(func, n, row)) };
    },
  },
  raw: { list: (value, to) => to.text(value as string) },
  prim: 'kept',
  label: 'kept',
  labels: 'kept',
  int: 'kept',
  reg: 'kept',
  value: 'kept',
  string: 'kept',
  word: 'kept',
  intrinsic: 'kept',
  cases: 'kept',
};

interface Handle {
  /** Offset in the record. */
  readonly at: number;
  readonly word?: WordRule;
  readonly list?: ListRule;
}

interface Plan {
  readonly row: MapleRow;
  readonly handles: readonly Handle[];
}

/** By opcode; undefined where a record has no handles. */
const plans: (Plan | undefined)[] = [];
for (const op of opcodeNames) {
  const row: MapleRow = rows[op];
  const handles = handlesOf(row);
  plans[row.code] = handles.length === 0 ? undefined : { row, handles };
}

function handlesOf(row: MapleRow): Handle[] {
  const handles: Handle[] = [];
  let at = HEADER;
  for (const part of row.form) {
    if (!(part in slotSyntax)) continue;
    const { kind, words } = slotSyntax[part as SlotName];
    const rule = slotRules[kind];
    if (row.kind === 'loc' && part === 'index') handles.push({ at, word: (file, to) => to.file(file) });
    else if (rule !== 'kept') handles.push({ at, ...rule });
    at += words;
  }
  return handles;
}

/** Time linear in the code; the list table is copied where it has handles. */
export function relinkCode(code: Code, to: Relinking): Code {
  const words = code.words.slice();
  const lists = new RelinkedLists(code.lists);
  const { prims } = to;
  for (let n = 0 as Node; n < words.length; n = code.next(n)) {
    prims[words[n] >>> 16] = 1;
    const plan = plans[words[n] & 0xffff];
    if (plan === undefined) continue;
    const { row, handles } = plan;
    for (const { at, word, list } of handles) {
      const old = words[n + at];
      if (word !== undefined) words[n + at] = word(old, to, n, row);
      // Absent optional slots are negative.
      else if (list !== undefined && old >= 0) lists.change(old, (value) => list(value, to, n, row));
    }
  }
  return new Code(words, lists.values, code.root, code.source);
}

/** Tells of every function and global variable that code names, as `relinkCode` would. */
export function visitNames(code: Code, told: Pick<Relinking, 'func' | 'global'>): void {
  const to: Relinking = {
    func: (id, n, row) => told.func(id, n, row),
    global: (ref, n) => told.global(ref, n),
    type: (id) => id,
    file: (number) => number,
    text: (raw) => raw,
    prims: new Uint8Array(256),
  };
  const { words, lists } = code;
  for (let n = 0 as Node; n < words.length; n = code.next(n)) {
    const plan = plans[words[n] & 0xffff];
    if (plan === undefined) continue;
    const { row, handles } = plan;
    for (const { at, word, list } of handles) {
      if (word !== undefined) word(words[n + at], to, n, row);
      else if (list !== undefined && words[n + at] >= 0) list(lists[words[n + at]], to, n, row);
    }
  }
}

/** What refers to an entry of the table may do so from several records. */
class RelinkedLists {
  values: readonly ListValue[];
  #changed: ListValue[] | undefined;
  readonly #done = new Set<number>();

  constructor(values: readonly ListValue[]) {
    this.values = values;
  }

  change(index: number, change: (value: ListValue) => ListValue): void {
    if (this.#done.has(index)) return;
    this.#done.add(index);
    if (this.#changed === undefined) this.values = this.#changed = [...this.values];
    this.#changed[index] = change(this.#changed[index]);
  }
}
