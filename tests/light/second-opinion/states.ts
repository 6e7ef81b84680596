/**
 * States (definition 13), continuations (definition 18), and what `find_label` and `find_handler` find: everything of 2.4 that
 * is data. The numbers of new blocks and what functions outside the program did are taken from the trace (`Oracle`).
 */
import type { Lenv, World } from './expressions.ts';
import { contentsText, type Block, type Layout, type Value } from './memory.ts';
import { word, type Func, type Prim, type Stmt, type Type } from './syntax.ts';

export type Cont =
  | { readonly k: 'Kstop' }
  | { readonly k: 'Kseq' | 'Kwhile' | 'Kjavatry'; readonly s: Stmt; readonly next: Cont }
  | { readonly k: 'Kcall'; readonly s: Stmt; readonly f: Func; readonly le: Lenv; readonly next: Cont };

export interface State {
  kind: 'NormalState' | 'ExceptionState' | 'CallState' | 'ReturnState';
  /** NormalState and ExceptionState; in CallState, the callee; in ReturnState, who returned. */
  f: Func;
  s: Stmt;
  k: Cont;
  le: Lenv;
  values: readonly Value[];
  /** Of the values in CallState. */
  types: readonly Prim[];
}

export interface ObjectEntry {
  readonly type: Type;
  readonly count: number;
  readonly collectable: boolean;
}

export type Effect = { readonly effect: string } & { readonly [field: string]: unknown };

/** What the document leaves open: which block is new, and what a function outside the program does. */
export interface Oracle {
  /** The number of the next new block. */
  fresh(): number;
  outside(callee: Func): readonly Value[];
}

export interface Machine extends World {
  readonly layout: Layout;
  readonly memory: Map<number, Block>;
  readonly oe: Map<number, ObjectEntry>;
  readonly functions: ReadonlyMap<string, Func>;
  readonly byBlock: ReadonlyMap<number, Func>;
  state: State;
}

export interface Step {
  readonly rule: string;
  readonly effects: readonly Effect[];
}

export const emptyLenv = (): Lenv => ({ vars: new Map(), pregs: new Map(), thrown: undefined });

export function call_cont(k: Cont): Cont {
  let at = k;
  while (at.k !== 'Kstop' && at.k !== 'Kcall') at = at.next;
  return at;
}

export function catch_cont(k: Cont): Cont {
  let at = k;
  while (at.k === 'Kseq' || at.k === 'Kwhile') at = at.next;
  return at;
}

/** Where a statement stands: what `find_label` pushes on its way there, outermost first. */
export interface Found {
  readonly s: Stmt;
  readonly path: readonly { readonly k: 'Kseq' | 'Kwhile' | 'Kjavatry'; readonly s: Stmt }[];
}

const found = new WeakMap<Stmt, { labels: Map<string, Found>; handlers: Map<string, Found> }>();

/** `find_label` and `find_handler` over a body: the first of equal names counts. */
export function places(body: Stmt): { labels: Map<string, Found>; handlers: Map<string, Found> } {
  const known = found.get(body);
  if (known !== undefined) return known;
  const [labels, handlers] = [new Map<string, Found>(), new Map<string, Found>()];
  const waiting: Found[] = [{ s: body, path: [] }];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const { s, path } = at;
    const [first, second] = s.inner;
    const name = word(s.args[0]);
    if (s.op === 'S_label' && !labels.has(name)) labels.set(name, { s: first, path });
    if (s.op === 'S_javacatch' && !handlers.has(name)) handlers.set(name, at);
    if (s.op === 'S_seq') waiting.push({ s: second, path }, { s: first, path: [...path, { k: 'Kseq', s: second }] });
    else if (s.op === 'S_while') waiting.push({ s: first, path: [...path, { k: 'Kwhile', s }] });
    else if (s.op === 'S_javatry') waiting.push({ s: first, path: [...path, { k: 'Kjavatry', s }] });
    else for (const inner of [...s.inner].reverse()) waiting.push({ s: inner, path });
  }
  found.set(body, { labels, handlers });
  return { labels, handlers };
}

export function over(path: Found['path'], k: Cont): Cont {
  return path.reduce<Cont>((next, { k: kind, s }) => ({ k: kind, s, next }), k);
}

export function blockFields({ block, of, name, lo, hi }: Block): { readonly [field: string]: unknown } {
  return { block, of, ...(name === undefined ? {} : { name }), lo, hi };
}

export function contents(block: Block, from: number, size: number, pointer: number): string {
  return contentsText(
    Array.from({ length: size }, (_, i) => block.bytes.get(from + i)),
    pointer,
  );
}
