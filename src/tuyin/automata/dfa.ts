/**
 * Deterministic automata: from expressions by positions (V. Glushkov 1961) and subsets, and to their smallest form
 * (J. Hopcroft, "An n log n algorithm for minimizing states in a finite automaton", 1971).
 *
 * Invariant of every `Dfa`: state 0 is the start, every state can be reached from it and reaches a final one (the start
 * alone excepted), and states are numbered breadth first in the order of the letters. Two smallest automata over one
 * alphabet therefore have the same language exactly if they are the same arrays.
 */
import type { Alphabet } from './alphabet.ts';
import type { ExprId, ExprPool } from './expressions.ts';

export interface Dfa {
  readonly size: number;
  readonly letters: number;
  /** `next[state * letters + letter]`; -1 where there is no edge. */
  readonly next: Int32Array;
  readonly final: Uint8Array;
}

/** An automaton whose states are the start (0) and the terminals of an expression, each entered by its own letters. */
export interface Nfa {
  readonly size: number;
  /** Letters by which each state is entered; empty for the start. */
  readonly entered: readonly (readonly number[])[];
  readonly follow: readonly (readonly number[])[];
  readonly final: Uint8Array;
}

interface Fragment {
  readonly first: readonly number[];
  readonly last: readonly number[];
  readonly nullable: boolean;
}

const nothing: Fragment = { first: [], last: [], nullable: true };

/** The position automaton of an expression. The walk has a stack of its own. */
export function buildNfa(pool: ExprPool, root: ExprId, alphabet: Alphabet): Nfa {
  const entered: (readonly number[])[] = [[]];
  const follow: Set<number>[] = [new Set()];
  const connect = (from: readonly number[], to: readonly number[]): void => {
    for (const state of from) for (const target of to) follow[state].add(target);
  };
  const done: Fragment[] = [];
  const waiting: { readonly id: ExprId; readonly isSeen: boolean }[] = [{ id: root, isSeen: false }];
  for (let top = waiting.pop(); top !== undefined; top = waiting.pop()) {
    const node = pool.node(top.id);
    if (node.kind === 'terminal') {
      const state = entered.push(alphabet.lettersOf(node.terminal)) - 1;
      follow.push(new Set());
      done.push({ first: [state], last: [state], nullable: false });
    } else if (node.kind === 'none' || node.kind === 'empty') {
      done.push({ ...nothing, nullable: node.kind === 'empty' });
    } else if (!top.isSeen) {
      waiting.push({ id: top.id, isSeen: true });
      const children = 'parts' in node ? node.parts : [node.body];
      for (const id of children.toReversed()) waiting.push({ id, isSeen: false });
    } else if ('parts' in node) {
      const fragments = done.splice(done.length - node.parts.length);
      done.push(node.kind === 'choice' ? joinChoice(fragments) : joinConcat(fragments, connect));
    } else {
      const { first, last, nullable } = done.pop() ?? nothing;
      if (node.kind !== 'option') connect(last, first);
      done.push({ first, last, nullable: nullable || node.kind !== 'plus' });
    }
  }
  const whole = done.pop() ?? nothing;
  connect([0], whole.first);
  const final = new Uint8Array(entered.length);
  for (const state of whole.last) final[state] = 1;
  if (whole.nullable) final[0] = 1;
  return { size: entered.length, entered, follow: follow.map((set) => [...set].sort((a, b) => a - b)), final };
}

function joinChoice(fragments: readonly Fragment[]): Fragment {
  return {
    first: fragments.flatMap(({ first }) => first),
    last: fragments.flatMap(({ last }) => last),
    nullable: fragments.some(({ nullable }) => nullable),
  };
}

function joinConcat(
  fragments: readonly Fragment[],
  connect: (from: readonly number[], to: readonly number[]) => void,
): Fragment {
  let whole = nothing;
  for (const { first, last, nullable } of fragments) {
    connect(whole.last, first);
    whole = {
      first: whole.nullable ? [...whole.first, ...first] : whole.first,
      last: nullable ? [...whole.last, ...last] : last,
      nullable: whole.nullable && nullable,
    };
  }
  return whole;
}

/** The smallest automaton of an expression; undefined where `determinise` gives none. */
export function dfaOf(pool: ExprPool, root: ExprId, alphabet: Alphabet, maxStates: number): Dfa | undefined {
  const { size, entered, follow, final } = buildNfa(pool, root, alphabet);
  const edges = Array.from({ length: size }, (_, state) =>
    follow[state].flatMap((target) => entered[target].map((letter) => ({ letter, target }))),
  );
  return determinise({ letters: alphabet.size, edges, starts: [0], isFinal: (state) => final[state] === 1 }, maxStates);
}

export interface EdgeLists {
  readonly letters: number;
  readonly edges: readonly (readonly { readonly letter: number; readonly target: number }[])[];
  readonly starts: readonly number[];
  isFinal(state: number): boolean;
}

/** Subsets may be few and each of them large; about a second's worth of edges is looked at. */
const mostVisits = 50_000_000;

/** Subsets, then the smallest form; undefined if there are more than `maxStates` of them, or too many edges to look at. */
export function determinise({ letters, edges, starts, isFinal }: EdgeLists, maxStates: number): Dfa | undefined {
  let visits = 0;
  const subsets = [[...starts].sort((a, b) => a - b)];
  const numbers = new Map([[subsets[0].join(), 0]]);
  const rows: Int32Array[] = [];
  for (let at = 0; at < subsets.length; at++) {
    for (const state of subsets[at]) visits += edges[state].length;
    if (visits > mostVisits) return undefined;
    const row = new Int32Array(letters).fill(-1);
    for (const [letter, targets] of groupTargets(subsets[at], edges)) {
      const subset = [...targets].sort((a, b) => a - b);
      const key = subset.join();
      let number = numbers.get(key);
      if (number === undefined) {
        if (subsets.length >= maxStates) return undefined;
        number = subsets.push(subset) - 1;
        numbers.set(key, number);
      }
      row[letter] = number;
    }
    rows.push(row);
  }
  const next = new Int32Array(subsets.length * letters);
  rows.forEach((row, state) => next.set(row, state * letters));
  const final = Uint8Array.from(subsets, (subset) => (subset.some(isFinal) ? 1 : 0));
  return minimise({ size: subsets.length, letters, next, final });
}

function groupTargets(subset: readonly number[], edges: EdgeLists['edges']): Map<number, Set<number>> {
  const byLetter = new Map<number, Set<number>>();
  for (const state of subset) {
    for (const { letter, target } of edges[state]) {
      const set = byLetter.get(letter);
      if (set === undefined) byLetter.set(letter, new Set([target]));
      else set.add(target);
    }
  }
  return byLetter;
}

/** The smallest automaton with the same language. */
export function minimise(dfa: Dfa): Dfa {
  const alive = findAlive(dfa);
  const next = dfa.next.map((target) => (target >= 0 && alive[target] === 1 ? target : -1));
  const block = refinePartition({ ...dfa, next }, Int32Array.from(dfa.final));
  return renumber({ ...dfa, next }, block);
}

/** States from which a final one is reached. */
function findAlive({ size, letters, next, final }: Dfa): Uint8Array {
  const sources: number[][] = Array.from({ length: size }, () => []);
  next.forEach((target, i) => {
    if (target >= 0) sources[target].push(Math.floor(i / letters));
  });
  const alive = final.slice();
  const waiting = [...alive.keys()].filter((state) => alive[state] === 1);
  for (let state = waiting.pop(); state !== undefined; state = waiting.pop()) {
    for (const source of sources[state]) {
      if (alive[source] === 1) continue;
      alive[source] = 1;
      waiting.push(source);
    }
  }
  return alive;
}

/**
 * The coarsest partition that respects `colours` and the edges: state → block. Edges may be missing. Every first block
 * is used as a splitter, so that having an edge at all tells states apart; of the halves of a block that has already
 * been used, the smaller is enough.
 */
export function refinePartition({ size, letters, next }: Dfa, colours: Int32Array): Int32Array {
  const reverse = new Map<number, number[]>();
  next.forEach((target, i) => {
    if (target < 0) return;
    const key = target * letters + (i % letters);
    const list = reverse.get(key);
    if (list === undefined) reverse.set(key, [Math.floor(i / letters)]);
    else list.push(Math.floor(i / letters));
  });
  const block = new Int32Array(size);
  const members: Set<number>[] = [];
  const byColour = new Map<number, number>();
  for (let state = 0; state < size; state++) {
    let number = byColour.get(colours[state]);
    if (number === undefined) byColour.set(colours[state], (number = members.push(new Set()) - 1));
    members[number].add(state);
    block[state] = number;
  }
  const waiting = members.map((_, i) => i);
  const isWaiting = new Set(waiting);
  for (let splitter = waiting.pop(); splitter !== undefined; splitter = waiting.pop()) {
    isWaiting.delete(splitter);
    const states = [...members[splitter]];
    for (let letter = 0; letter < letters; letter++) {
      const touched = new Map<number, number[]>();
      for (const state of states) {
        for (const source of reverse.get(state * letters + letter) ?? []) {
          const list = touched.get(block[source]);
          if (list === undefined) touched.set(block[source], [source]);
          else list.push(source);
        }
      }
      for (const [number, inside] of touched) {
        if (inside.length === members[number].size) continue;
        const fresh = members.push(new Set(inside)) - 1;
        for (const state of inside) {
          block[state] = fresh;
          members[number].delete(state);
        }
        const added = isWaiting.has(number) || inside.length <= members[number].size ? fresh : number;
        waiting.push(added);
        isWaiting.add(added);
      }
    }
  }
  return block;
}

/** One state for each block, numbered breadth first from the start's. */
function renumber({ letters, next, final }: Dfa, block: Int32Array): Dfa {
  const order = [0];
  const numbers = new Map([[block[0], 0]]);
  for (let at = 0; at < order.length; at++) {
    for (let letter = 0; letter < letters; letter++) {
      const target = next[order[at] * letters + letter];
      if (target < 0 || numbers.has(block[target])) continue;
      numbers.set(block[target], order.push(target) - 1);
    }
  }
  const result = new Int32Array(order.length * letters).fill(-1);
  order.forEach((state, number) => {
    for (let letter = 0; letter < letters; letter++) {
      const target = next[state * letters + letter];
      if (target >= 0) result[number * letters + letter] = numbers.get(block[target]) ?? -1;
    }
  });
  return { size: order.length, letters, next: result, final: Uint8Array.from(order, (state) => final[state]) };
}

/** The smallest automaton of the words read backwards. */
export function reverseDfa({ size, letters, next, final }: Dfa, maxStates: number): Dfa | undefined {
  const edges: { letter: number; target: number }[][] = Array.from({ length: size }, () => []);
  next.forEach((target, i) => {
    if (target >= 0) edges[target].push({ letter: i % letters, target: Math.floor(i / letters) });
  });
  const starts = [...final.keys()].filter((state) => final[state] === 1);
  return determinise({ letters, edges, starts, isFinal: (state) => state === 0 }, maxStates);
}

/** Whether two smallest automata over one alphabet have the same language. */
export function isSameDfa(a: Dfa, b: Dfa): boolean {
  return (
    a.size === b.size &&
    a.letters === b.letters &&
    a.final.every((flag, i) => flag === b.final[i]) &&
    a.next.every((target, i) => target === b.next[i])
  );
}

/** Whether the language is finite: no edge closes a cycle. */
export function isLoopFree({ size, letters, next }: Dfa): boolean {
  const incoming = new Int32Array(size);
  for (const target of next) if (target >= 0) incoming[target]++;
  const waiting = incoming[0] === 0 ? [0] : [];
  let seen = 0;
  for (let state = waiting.pop(); state !== undefined; state = waiting.pop()) {
    seen++;
    for (let letter = 0; letter < letters; letter++) {
      const target = next[state * letters + letter];
      if (target >= 0 && --incoming[target] === 0) waiting.push(target);
    }
  }
  return seen === size;
}
