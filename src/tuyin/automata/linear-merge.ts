/**
 * Linear merge [Tuyin "no-sse"]: edges that follow each other without a branch, an entry or an end
 * between them become one edge with a count. What is left is the graph as it is drawn and counted.
 */
import type { Automaton } from './alphabet.ts';
import { ExprPool } from './expressions.ts';

export interface MergedEdge {
  readonly from: number;
  readonly to: number;
  /** As an expression: `"while"`, `START MIDDLE`. */
  readonly text: string;
  /** How many edges it stands for. */
  readonly count: number;
}

export interface MergedGraph {
  /** States that are left, by their numbers in the automaton. */
  readonly states: readonly number[];
  readonly edges: readonly MergedEdge[];
}

export function linearMerge({ dfa, alphabet }: Automaton, options: { readonly noSse?: boolean } = {}): MergedGraph {
  const pool = new ExprPool();
  const out = edgesByTarget(dfa, (letters) =>
    pool.choice(letters.map((letter) => pool.terminal(alphabet.letters[letter]))),
  );
  const entries = new Int32Array(dfa.size);
  for (const edges of out) for (const target of edges.keys()) entries[target]++;
  const isInner = (state: number): boolean =>
    options.noSse !== true &&
    state !== 0 &&
    dfa.final[state] === 0 &&
    entries[state] === 1 &&
    out[state].size === 1 &&
    !out[state].has(state);
  const states = out.map((_, state) => state).filter((state) => !isInner(state));
  const edges = states.flatMap((from) =>
    [...out[from]].map(([target, expr]) => {
      const parts = [expr];
      let to = target;
      // An inner state has one entry, so that no chain of them closes.
      while (isInner(to)) {
        const [[next, onwards]] = out[to];
        parts.push(onwards);
        to = next;
      }
      return { from, to, text: pool.text(pool.concat(parts)), count: parts.length };
    }),
  );
  return { states, edges };
}

function edgesByTarget(
  { size, letters, next }: Automaton['dfa'],
  join: (letters: readonly number[]) => number,
): Map<number, number>[] {
  return Array.from({ length: size }, (_, state) => {
    const byTarget = new Map<number, number[]>();
    for (let letter = 0; letter < letters; letter++) {
      const target = next[state * letters + letter];
      if (target >= 0) byTarget.set(target, [...(byTarget.get(target) ?? []), letter]);
    }
    return new Map([...byTarget].map(([target, list]) => [target, join(list)]));
  });
}
