/**
 * Expressions from automata by taking out states one after the other (J. Brzozowski, E. McCluskey 1963): the edges
 * through a state become edges around it. The order decides how long the result gets, so several are tried.
 */
import type { Alphabet } from './alphabet.ts';
import type { Dfa } from './dfa.ts';
import type { ExprId, ExprPool } from './expressions.ts';

/** `cheapest`: the state through which fewest terminals pass; `last`: from the far end of the automaton to its start. */
export type EliminationOrder = 'cheapest' | 'last';

const mostStates = 160;

export interface EliminationOptions {
  readonly order: EliminationOrder;
  /** An edge with more terminals ends the attempt. */
  readonly mostOccurrences: number;
  /** Gives the words of the automaton read backwards. */
  readonly isReversed?: boolean;
}

/** A graph with expressions on its edges, one start and one end, each without edges that lead back to it. */
export class ExprGraph {
  readonly #pool: ExprPool;
  readonly #out: Map<number, ExprId>[] = [];
  readonly #in: Set<number>[] = [];
  readonly start: number;
  readonly end: number;

  constructor(pool: ExprPool, states: number) {
    this.#pool = pool;
    for (let i = 0; i < states + 2; i++) {
      this.#out.push(new Map());
      this.#in.push(new Set());
    }
    this.start = states;
    this.end = states + 1;
  }

  add(from: number, to: number, expr: ExprId): void {
    const known = this.#out[from].get(to);
    this.#out[from].set(to, known === undefined ? expr : this.#pool.choice([known, expr]));
    this.#in[to].add(from);
  }

  /** The expression of all ways from the start to the end; undefined if it grows beyond use. */
  solve({ order, mostOccurrences }: EliminationOptions): ExprId | undefined {
    const left = new Set(Array.from({ length: this.start }, (_, state) => state));
    if (left.size > mostStates) return undefined;
    while (left.size > 0) {
      const state = order === 'last' ? Math.max(...left) : this.#cheapest(left);
      left.delete(state);
      if (!this.#eliminate(state, mostOccurrences)) return undefined;
    }
    return this.#out[this.start].get(this.end) ?? this.#pool.none;
  }

  #cheapest(left: ReadonlySet<number>): number {
    let best = -1;
    let least = Infinity;
    for (const state of left) {
      const cost = this.#costOf(state);
      if (cost < least || (cost === least && state > best)) {
        least = cost;
        best = state;
      }
    }
    return best;
  }

  /** How many more terminals there are if a state is taken out. */
  #costOf(state: number): number {
    const sources = [...this.#in[state]].filter((source) => source !== state);
    const targets = [...this.#out[state].keys()].filter((target) => target !== state);
    const weight = (from: number, to: number): number =>
      this.#pool.occurrences(this.#out[from].get(to) ?? this.#pool.empty);
    const incoming = sources.reduce((sum, source) => sum + weight(source, state), 0);
    const outgoing = targets.reduce((sum, target) => sum + weight(state, target), 0);
    const ways = sources.length * targets.length;
    return incoming * (targets.length - 1) + outgoing * (sources.length - 1) + weight(state, state) * (ways - 1);
  }

  #eliminate(state: number, mostOccurrences: number): boolean {
    const loop = this.#out[state].get(state);
    const around = loop === undefined ? this.#pool.empty : this.#pool.star(loop);
    for (const source of this.#in[state]) {
      if (source === state) continue;
      const into = this.#out[source].get(state) ?? this.#pool.none;
      this.#out[source].delete(state);
      for (const [target, onwards] of this.#out[state]) {
        if (target === state) continue;
        const through = this.#pool.concat([into, around, onwards]);
        this.add(source, target, through);
        if (this.#pool.occurrences(through) > mostOccurrences) return false;
      }
    }
    for (const target of this.#out[state].keys()) this.#in[target].delete(state);
    return true;
  }
}

/** The expression of an automaton; undefined if it would grow beyond use. */
export function expressionOf(
  pool: ExprPool,
  dfa: Dfa,
  alphabet: Alphabet,
  options: EliminationOptions,
): ExprId | undefined {
  const isReversed = options.isReversed === true;
  const graph = new ExprGraph(pool, dfa.size);
  const add = (from: number, to: number, expr: ExprId): void =>
    isReversed ? graph.add(to, from, expr) : graph.add(from, to, expr);
  const [start, end] = isReversed ? [graph.end, graph.start] : [graph.start, graph.end];
  add(start, 0, pool.empty);
  dfa.next.forEach((target, i) => {
    if (target >= 0) add(Math.floor(i / dfa.letters), target, pool.terminal(alphabet.letters[i % dfa.letters]));
  });
  dfa.final.forEach((flag, state) => {
    if (flag === 1) add(state, end, pool.empty);
  });
  return graph.solve(options);
}
