/**
 * Max merge [Tuyin "maximum merge"]: what several layers have in common and need only once.
 *
 * Ends: equal states of all layers' automata, found by refining a partition of their disjoint union; a part is named by
 * the earliest state from which the same layers go on alike. Beginnings: words with which several layers begin without
 * a choice, as a trie; they stop where a shared end begins, so that nothing is counted twice. A layer's table has one
 * entry for each edge: an entry that is not needed a second time is one byte saved.
 */
import type { SourceFile } from '../../base/source.ts';
import { Alphabet, terminalsOf, type Automaton } from './alphabet.ts';
import { diagnose } from '../../base/diagnostics.ts';
import { Result } from '../../base/result.ts';
import { automataCatalogue } from './diagnostics.ts';
import { dfaOf, minimise, refinePartition, type Dfa } from './dfa.ts';
import { expressionOf } from './elimination.ts';
import type { ExprPool } from './expressions.ts';
import { improve } from './improvement.ts';
import { defaultLimits, type Limits } from './layers.ts';
import { readLayers } from './shortest.ts';

/** A part that several layers have in common: how they all end, or how they begin. */
export interface SharedPart {
  readonly kind: 'end' | 'beginning';
  readonly layers: readonly string[];
  /** The shared part as an expression. */
  readonly text: string;
  readonly saved: number;
}

/** What layers have in common, and what keeping it once saves. */
export interface MaxMerge {
  readonly parts: readonly SharedPart[];
  /** Edges of all automata by themselves, and when each part is kept once. */
  readonly before: number;
  readonly after: number;
}

/** The disjoint union of the layers' automata. State s of layer i is `offsets[i] + s`. */
interface Union {
  readonly dfa: Dfa;
  readonly offsets: readonly number[];
  readonly layerOf: Int32Array;
}

/** Finds what the layers of a text have in common and need only once. */
export function maxmerge(source: SourceFile | string, options: Partial<Limits> = {}): Result<MaxMerge> {
  const limits = { ...defaultLimits, ...options };
  const read = readLayers(source, limits);
  if (read.value === undefined) return Result.failed(read.diagnostics);
  const { pool } = read.value;
  const layers = read.value.layers.toSorted((a, b) => a.layer.span.start - b.layer.span.start);
  const bodies = layers.map(({ body }) => body);
  const alphabet = Alphabet.of(terminalsOf(pool, bodies));
  const automata: Dfa[] = [];
  for (const { layer, body } of layers) {
    const dfa = dfaOf(pool, body, alphabet, limits.maxStates);
    if (dfa === undefined)
      return Result.failed([diagnose(automataCatalogue, 'TUY9007', layer.span, [limits.maxStates])]);
    automata.push(dfa);
  }
  const names = layers.map(({ layer }) => layer.name ?? 'main');
  return new Result(mergeAutomata(pool, alphabet, automata, names));
}

/** The automata are smallest ones over one alphabet. */
export function mergeAutomata(
  pool: ExprPool,
  alphabet: Alphabet,
  automata: readonly Dfa[],
  names: readonly string[],
): MaxMerge {
  const union = uniteAutomata(automata);
  const block = refinePartition(union.dfa, Int32Array.from(union.dfa.final));
  const sharers = layersOfBlocks(union, block);
  const describe = (dfa: Dfa): string => describeDfa(pool, { dfa, alphabet });
  const parts = [
    ...sharedEnds(union, block, sharers, names, describe),
    ...sharedBeginnings(automata, union, block, sharers, names, (word) =>
      pool.text(pool.concat(word.map((letter) => pool.terminal(alphabet.letters[letter])))),
    ),
  ];
  const before = union.dfa.next.filter((target) => target >= 0).length;
  return { parts, before, after: before - parts.reduce((sum, { saved }) => sum + saved, 0) };
}

function uniteAutomata(automata: readonly Dfa[]): Union {
  const offsets: number[] = [];
  let size = 0;
  for (const dfa of automata) {
    offsets.push(size);
    size += dfa.size;
  }
  const letters = automata.at(0)?.letters ?? 0;
  const next = new Int32Array(size * letters);
  const final = new Uint8Array(size);
  const layerOf = new Int32Array(size);
  automata.forEach((dfa, i) => {
    next.set(
      dfa.next.map((target) => (target < 0 ? -1 : target + offsets[i])),
      offsets[i] * letters,
    );
    final.set(dfa.final, offsets[i]);
    layerOf.fill(i, offsets[i], offsets[i] + dfa.size);
  });
  return { dfa: { size, letters, next, final }, offsets, layerOf };
}

/** Block → the layers that have a state in it, ascending. Automata are smallest, so each layer has at most one. */
function layersOfBlocks({ layerOf }: Union, block: Int32Array): number[][] {
  const sharers: number[][] = [];
  block.forEach((number, state) => (sharers[number] ??= []).push(layerOf[state]));
  return sharers;
}

function sharedEnds(
  { dfa, offsets }: Union,
  block: Int32Array,
  sharers: readonly (readonly number[])[],
  names: readonly string[],
  describe: (dfa: Dfa) => string,
): SharedPart[] {
  const { letters, next } = dfa;
  const isSame = (a: number, b: number): boolean => sharers[block[a]].join() === sharers[block[b]].join();
  const hasEntry = new Set<number>();
  next.forEach((target, i) => {
    const state = Math.floor(i / letters);
    if (target >= 0 && block[state] !== block[target] && isSame(state, target)) hasEntry.add(block[target]);
  });
  const counted = new Set<number>();
  const parts: SharedPart[] = [];
  // First the blocks that nothing of the same layers leads to, then those on loops that nothing leads to from outside.
  for (const takesAll of [false, true]) {
    for (let state = 0; state < dfa.size; state++) {
      const shared = sharers[block[state]];
      if (shared.length < 2 || counted.has(block[state]) || (!takesAll && hasEntry.has(block[state]))) continue;
      let edges = 0;
      const inside = new Set([state]);
      for (const at of inside) {
        if (counted.has(block[at])) continue;
        counted.add(block[at]);
        for (let letter = 0; letter < letters; letter++) {
          const target = next[at * letters + letter];
          if (target >= 0) edges++;
          if (target >= 0 && isSame(state, target)) inside.add(target);
        }
      }
      if (edges === 0) continue;
      const text = describe(startAt(dfa, offsets, shared[0], state));
      parts.push({ kind: 'end', layers: shared.map((i) => names[i]), text, saved: edges * (shared.length - 1) });
    }
  }
  return parts;
}

/** The automaton of one layer, entered at another state. */
function startAt({ letters, next, final, size }: Dfa, offsets: readonly number[], layer: number, state: number): Dfa {
  const from = offsets[layer];
  const to = offsets[layer + 1] ?? size;
  const swap = (s: number): number => (s === 0 ? state - from : s === state - from ? 0 : s);
  const count = to - from;
  const moved = new Int32Array(count * letters).fill(-1);
  for (let s = 0; s < count; s++) {
    for (let letter = 0; letter < letters; letter++) {
      const target = next[(from + s) * letters + letter];
      moved[swap(s) * letters + letter] = target < 0 ? -1 : swap(target - from);
    }
  }
  const flags = Uint8Array.from({ length: count }, (_, s) => final[from + swap(s)]);
  return minimise({ size: count, letters, next: moved, final: flags });
}

function describeDfa(pool: ExprPool, { dfa, alphabet }: Automaton): string {
  const expr = expressionOf(pool, dfa, alphabet, { order: 'cheapest', mostOccurrences: 2000 });
  return expr === undefined ? `(${dfa.size} states)` : pool.text(improve(pool, expr, dfa, alphabet));
}

function sharedBeginnings(
  automata: readonly Dfa[],
  { offsets }: Union,
  block: Int32Array,
  sharers: readonly (readonly number[])[],
  names: readonly string[],
  textOf: (word: readonly number[]) => string,
): SharedPart[] {
  const words = automata.map((dfa, i) => onlyWord(dfa, (state) => sharers[block[offsets[i] + state]].length > 1));
  const order = words.map((_, i) => i).sort((a, b) => compareWords(words[a], words[b]));
  const parts: SharedPart[] = [];
  // Groups that begin alike are neighbours in the order; each waiting group has `depth` letters reported already.
  const waiting = [{ members: order, depth: 0 }];
  for (let group = waiting.pop(); group !== undefined; group = waiting.pop()) {
    const { depth } = group;
    const byLetter = new Map<number, number[]>();
    for (const i of group.members) {
      if (words[i].length > depth) byLetter.set(words[i][depth], [...(byLetter.get(words[i][depth]) ?? []), i]);
    }
    for (const members of byLetter.values()) {
      if (members.length < 2) continue;
      let length = depth;
      while (members.every((i) => words[i].length > length && words[i][length] === words[members[0]][length])) length++;
      const layers = members.toSorted((a, b) => a - b).map((i) => names[i]);
      parts.push({
        kind: 'beginning',
        layers,
        text: textOf(words[members[0]].slice(0, length)),
        saved: (length - depth) * (members.length - 1),
      });
      waiting.push({ members, depth: length });
    }
  }
  return parts;
}

/** The letters that every word begins with, up to a choice, an end, or a state that is shared already. */
function onlyWord({ letters, next, final, size }: Dfa, isShared: (state: number) => boolean): number[] {
  const word: number[] = [];
  let state = 0;
  while (word.length < size && final[state] === 0 && !isShared(state)) {
    const edges = Array.from({ length: letters }, (_, letter) => letter).filter(
      (letter) => next[state * letters + letter] >= 0,
    );
    if (edges.length !== 1) break;
    word.push(edges[0]);
    state = next[state * letters + edges[0]];
  }
  return word;
}

function compareWords(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length && i < b.length; i++) if (a[i] !== b[i]) return a[i] - b[i];
  return a.length - b.length;
}
