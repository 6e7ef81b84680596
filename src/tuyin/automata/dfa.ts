/**
 * Deterministic automata: from expressions by positions (V. Glushkov 1961) and subsets, and to their smallest form
 * (J. Hopcroft, "An n log n algorithm for minimizing states in a finite automaton", 1971).
 *
 * Invariant of every `Dfa`: state 0 is the start, every state can be reached from it and reaches a final one (the start
 * alone excepted), and states are numbered breadth first in the order of the letters. Two smallest automata over one
 * alphabet therefore have the same language exactly if they are the same arrays.
 */
import type { Alphabet } from './alphabet.ts';
import type { ExprId, ExprNode, ExprPool } from './expressions.ts';
import type { Terminal } from './terminals.ts';

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

/** What the automaton of a larger expression needs to know of a part of it. */
interface Fragment {
  /** Positions that can begin a word, and those that can end one. */
  readonly first: readonly number[];
  readonly last: readonly number[];
  /** Whether the empty word is among the words. */
  readonly nullable: boolean;
}

const nothing: Fragment = { first: [], last: [], nullable: true };

/**
 * The position automaton of an expression (Glushkov): a state for each terminal that occurs, and an edge from one to
 * another where the second may follow the first in a word. It has no edges without letters.
 */
export function buildNfa(pool: ExprPool, root: ExprId, alphabet: Alphabet): Nfa {
  const builder = new PositionBuilder(pool, alphabet);
  return builder.nfa(builder.whole(root));
}

class PositionBuilder {
  readonly #pool: ExprPool;
  readonly #alphabet: Alphabet;
  readonly #entered: (readonly number[])[] = [[]];
  readonly #follow: Set<number>[] = [new Set()];
  /** Fragments of the nodes that are done and whose parent is not, as on the stack of an evaluator in postfix order. */
  readonly #done: Fragment[] = [];

  constructor(pool: ExprPool, alphabet: Alphabet) {
    this.#pool = pool;
    this.#alphabet = alphabet;
  }

  /** The fragment of a whole expression; depth is the input's, so the walk has a stack of its own. */
  whole(root: ExprId): Fragment {
    const waiting: { readonly id: ExprId; readonly isSeen: boolean }[] = [{ id: root, isSeen: false }];
    for (let top = waiting.pop(); top !== undefined; top = waiting.pop()) {
      const node = this.#pool.node(top.id);
      const children = 'parts' in node ? node.parts : 'body' in node ? [node.body] : [];
      if (top.isSeen || children.length === 0) {
        this.#done.push(this.#fragmentOf(node));
        continue;
      }
      // A node comes back once its children, which lie above it, are done: the leftmost first.
      waiting.push({ id: top.id, isSeen: true });
      for (const id of children.toReversed()) waiting.push({ id, isSeen: false });
    }
    return this.#done.pop() ?? nothing;
  }

  /** The fragment of a node whose children's fragments lie on top of the stack, and are taken from there. */
  #fragmentOf(node: ExprNode): Fragment {
    if (node.kind === 'terminal') return this.#position(node.terminal);
    if (node.kind === 'none' || node.kind === 'empty') return { ...nothing, nullable: node.kind === 'empty' };
    const connect = this.#connect.bind(this);
    if ('parts' in node) {
      const fragments = this.#done.splice(this.#done.length - node.parts.length);
      return node.kind === 'choice' ? joinChoice(fragments) : joinConcat(fragments, connect);
    }
    const { first, last, nullable } = this.#done.pop() ?? nothing;
    if (node.kind !== 'option') connect(last, first);
    return { first, last, nullable: nullable || node.kind !== 'plus' };
  }

  #position(terminal: Terminal): Fragment {
    const state = this.#entered.push(this.#alphabet.lettersOf(terminal)) - 1;
    this.#follow.push(new Set());
    return { first: [state], last: [state], nullable: false };
  }

  #connect(from: readonly number[], to: readonly number[]): void {
    for (const state of from) for (const target of to) this.#follow[state].add(target);
  }

  nfa({ first, last, nullable }: Fragment): Nfa {
    this.#connect([0], first);
    const final = new Uint8Array(this.#entered.length);
    for (const state of last) final[state] = 1;
    if (nullable) final[0] = 1;
    const follow = this.#follow.map((set) => [...set].sort((a, b) => a - b));
    return { size: final.length, entered: this.#entered, follow, final };
  }
}

function joinChoice(fragments: readonly Fragment[]): Fragment {
  return {
    first: fragments.flatMap(({ first }) => first),
    last: fragments.flatMap(({ last }) => last),
    nullable: fragments.some(({ nullable }) => nullable),
  };
}

/** What may end the parts so far is followed by what may begin the next one. */
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

/** A nondeterministic automaton by the edges that leave each state, with one or more starts. */
export interface EdgeLists {
  readonly letters: number;
  readonly edges: readonly (readonly { readonly letter: number; readonly target: number }[])[];
  readonly starts: readonly number[];
  isFinal(state: number): boolean;
}

/** Subsets may be few and each of them large; about a second's worth of edges is looked at. */
const mostVisits = 50_000_000;

/**
 * Subsets (M. Rabin, D. Scott 1959), then the smallest form; undefined if there are more than `maxStates` of them, or too
 * many edges to look at: either can be exponential in the size of the input.
 */
export function determinise({ letters, edges, starts, isFinal }: EdgeLists, maxStates: number): Dfa | undefined {
  const subsets = new SubsetNumbers(starts);
  const rows: Int32Array[] = [];
  let visits = 0;
  for (let at = 0; at < subsets.sets.length; at++) {
    const subset = subsets.sets[at];
    for (const state of subset) visits += edges[state].length;
    if (visits > mostVisits) return undefined;
    const row = new Int32Array(letters).fill(-1);
    for (const [letter, targets] of groupTargets(subset, edges)) row[letter] = subsets.numberOf(targets);
    if (subsets.sets.length > maxStates) return undefined;
    rows.push(row);
  }
  const next = new Int32Array(rows.length * letters);
  rows.forEach((row, state) => next.set(row, state * letters));
  const final = Uint8Array.from(subsets.sets, (subset) => (subset.some(isFinal) ? 1 : 0));
  return minimise({ size: rows.length, letters, next, final });
}

/** Subsets in the order in which they were met, each once; those of the starts are the first. */
class SubsetNumbers {
  readonly sets: (readonly number[])[] = [];
  readonly #numbers = new Map<string, number>();

  constructor(starts: readonly number[]) {
    this.numberOf(new Set(starts));
  }

  numberOf(states: ReadonlySet<number>): number {
    const subset = [...states].sort((a, b) => a - b);
    const key = subset.join();
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.sets.push(subset) - 1;
    this.#numbers.set(key, number);
    return number;
  }
}

/** Where each letter leads from a subset. */
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
 * been used, the smaller is enough, which is what bounds the work by n log n (Hopcroft).
 */
export function refinePartition(dfa: Dfa, colours: Int32Array): Int32Array {
  const sources = reverseEdges(dfa);
  const partition = new Partition(colours.subarray(0, dfa.size));
  const waiting = partition.members.map((_, i) => i);
  const isWaiting = new Set(waiting);
  for (let splitter = waiting.pop(); splitter !== undefined; splitter = waiting.pop()) {
    isWaiting.delete(splitter);
    const states = [...partition.members[splitter]];
    for (let letter = 0; letter < dfa.letters; letter++) {
      const into = states.flatMap((state) => sources.get(state * dfa.letters + letter) ?? []);
      for (const { number, fresh } of partition.split(into)) {
        const { members } = partition;
        const added = isWaiting.has(number) || members[fresh].size <= members[number].size ? fresh : number;
        waiting.push(added);
        isWaiting.add(added);
      }
    }
  }
  return partition.block;
}

/** The states from which an edge leads to a state by a letter; the key is `state * letters + letter`, as in `Dfa.next`. */
function reverseEdges({ letters, next }: Dfa): Map<number, number[]> {
  const reverse = new Map<number, number[]>();
  next.forEach((target, i) => {
    if (target < 0) return;
    const key = target * letters + (i % letters);
    const list = reverse.get(key);
    if (list === undefined) reverse.set(key, [Math.floor(i / letters)]);
    else list.push(Math.floor(i / letters));
  });
  return reverse;
}

/** States in disjoint blocks; both directions are kept: `members[block[state]]` has the state. */
class Partition {
  readonly block: Int32Array;
  readonly members: Set<number>[] = [];

  /** At first, states of one colour are one block. */
  constructor(colours: Int32Array) {
    this.block = new Int32Array(colours.length);
    const byColour = new Map<number, number>();
    colours.forEach((colour, state) => {
      let number = byColour.get(colour);
      if (number === undefined) byColour.set(colour, (number = this.members.push(new Set()) - 1));
      this.members[number].add(state);
      this.block[state] = number;
    });
  }

  /** Takes the states out of the blocks that have others too; each such block, and the one with what was taken out. */
  split(states: readonly number[]): { readonly number: number; readonly fresh: number }[] {
    const touched = new Map<number, number[]>();
    for (const state of states) {
      const list = touched.get(this.block[state]);
      if (list === undefined) touched.set(this.block[state], [state]);
      else list.push(state);
    }
    const partial = [...touched].filter(([number, inside]) => inside.length < this.members[number].size);
    return partial.map(([number, inside]) => ({ number, fresh: this.#takeOut(number, inside) }));
  }

  #takeOut(number: number, inside: readonly number[]): number {
    const fresh = this.members.push(new Set(inside)) - 1;
    for (const state of inside) {
      this.block[state] = fresh;
      this.members[number].delete(state);
    }
    return fresh;
  }
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
