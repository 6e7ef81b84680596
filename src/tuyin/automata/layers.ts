/**
 * Layers put in place of their names [Tuyin "layers"]. Layers are taken in an order in which those they name come
 * first, one group of layers that name each other at a time. A layer that names nothing of its own group goes in; a
 * layer that names itself only at its beginning or its end becomes a loop; all others stay as references.
 */
import { findComponents } from '../../base/components.ts';
import { diagnose } from '../../base/diagnostics.ts';
import { flattenGraph } from '../../base/graph.ts';
import { Result } from '../../base/result.ts';
import { Alphabet, terminalsOf } from './alphabet.ts';
import { determinise, dfaOf, type Dfa } from './dfa.ts';
import { automataCatalogue } from './diagnostics.ts';
import { expressionOf } from './elimination.ts';
import type { ExprId, ExprPool } from './expressions.ts';
import type { Layer, LayerText } from './parser.ts';

/** How large inputs and automata may become. */
export interface Limits {
  readonly maxTerminals: number;
  readonly maxStates: number;
}

/** The limits unless others are given. */
export const defaultLimits: Limits = { maxTerminals: 2000, maxStates: 4000 };

export interface FlatLayer {
  readonly layer: Layer;
  /** Without the names of layers that could be put in. */
  readonly body: ExprId;
  /** Terminals and operators as written, with layers put in. */
  readonly occurrences: number;
  readonly operators: number;
  /** Whether other layers, or itself, still refer to it by name. */
  readonly isKept: boolean;
}

export function flattenLayers({ pool, layers }: LayerText, limits: Limits): Result<readonly FlatLayer[]> {
  const byName = new Map(layers.map((layer, i) => [layer.name, i]));
  const targets = layers.map(({ references }) =>
    [...references.keys()].map((name) => byName.get(name) ?? -1).filter((i) => i >= 0),
  );
  const graph = flattenGraph({ size: layers.length, entry: 0, successors: (i) => targets[i] });
  const { of, count } = findComponents(graph);
  const groups: number[][] = Array.from({ length: count }, () => []);
  of.forEach((group, i) => groups[group].push(i));
  const flat: (FlatLayer | undefined)[] = layers.map(() => undefined);
  for (const i of groups.flat()) {
    const isRecursive = groups[of[i]].length > 1 || targets[i].includes(i);
    const result = flattenLayer(pool, layers[i], flat, byName, isRecursive);
    if (result.occurrences > limits.maxTerminals) {
      const found = Number.isSafeInteger(result.occurrences) ? String(result.occurrences) : 'far too many';
      return Result.failed([diagnose(automataCatalogue, 'TUY9006', layers[i].span, [found, limits.maxTerminals])]);
    }
    const loop =
      isRecursive && groups[of[i]].length === 1 ? loopOf(pool, result.body, layers[i].name ?? '', limits) : undefined;
    flat[i] = loop === undefined ? result : { ...result, body: loop, isKept: false };
  }
  return new Result(flat.filter((layer) => layer !== undefined));
}

function flattenLayer(
  pool: ExprPool,
  layer: Layer,
  flat: readonly (FlatLayer | undefined)[],
  byName: ReadonlyMap<string | undefined, number>,
  isKept: boolean,
): FlatLayer {
  const put = new Map<string, ExprId>();
  let { occurrences, operators } = layer;
  for (const [name, times] of layer.references) {
    const target = flat[byName.get(name) ?? -1];
    if (target === undefined || target.isKept) continue;
    put.set(name, target.body);
    occurrences += times * (target.occurrences - 1);
    operators += times * target.operators;
  }
  // Too large to be put together: the caller reports it.
  if (occurrences > 1e6) return { layer, body: pool.empty, occurrences, operators, isKept };
  return { layer, body: substitute(pool, layer.body, put), occurrences, operators, isKept };
}

/** The expression with layers replaced; children have smaller numbers, so a loop over the numbers is enough. */
function substitute(pool: ExprPool, root: ExprId, put: ReadonlyMap<string, ExprId>): ExprId {
  if (put.size === 0) return root;
  const reached = new Set([root]);
  for (const id of reached) {
    const node = pool.node(id);
    for (const child of 'parts' in node ? node.parts : 'body' in node ? [node.body] : []) reached.add(child);
  }
  const made = new Map<ExprId, ExprId>();
  const madeOf = (id: ExprId): ExprId => made.get(id) ?? id;
  for (const id of [...reached].sort((a, b) => a - b)) {
    const node = pool.node(id);
    if (node.kind === 'terminal')
      made.set(id, (node.terminal.kind === 'layer' ? put.get(node.terminal.name) : undefined) ?? id);
    else if (node.kind === 'concat') made.set(id, pool.concat(node.parts.map(madeOf)));
    else if (node.kind === 'choice') made.set(id, pool.choice(node.parts.map(madeOf)));
    else if ('body' in node) made.set(id, pool.loop(node.kind, madeOf(node.body)));
  }
  return madeOf(root);
}

/**
 * `X = U X | X V | B` as `U* B V*`; undefined if X stands in other places too. In the smallest automaton of the body,
 * an X at the end leads to a final state without edges, and is replaced by a way back to the start; an X at the
 * beginning leaves the start, and is replaced by ways from the final states to where it leads.
 */
function loopOf(pool: ExprPool, body: ExprId, name: string, limits: Limits): ExprId | undefined {
  const alphabet = Alphabet.of(terminalsOf(pool, [body]));
  const self = alphabet.letters.findIndex((letter) => letter.kind === 'layer' && letter.name === name);
  const dfa = dfaOf(pool, body, alphabet, limits.maxStates);
  if (dfa === undefined || self < 0) return undefined;
  const ends = endsOf(dfa, self);
  if (ends === undefined) return undefined;
  const looped = closeLoops(dfa, self, ends, limits.maxStates);
  return looped && expressionOf(pool, looped, alphabet, { order: 'cheapest', mostOccurrences: 2000 });
}

interface Ends {
  /** Where the name at the beginning leads. */
  readonly afterFirst: number | undefined;
  /** The states at whose end the name stands. */
  readonly beforeLast: readonly number[];
}

function endsOf({ size, letters, next, final }: Dfa, self: number): Ends | undefined {
  const isEnd = (state: number): boolean =>
    final[state] === 1 && next.subarray(state * letters, (state + 1) * letters).every((target) => target < 0);
  const isStartEntered = next.includes(0);
  let afterFirst: number | undefined;
  const beforeLast: number[] = [];
  for (let state = 0; state < size; state++) {
    const target = next[state * letters + self];
    if (target < 0) continue;
    if (state === 0 && !isStartEntered && !isEnd(target)) afterFirst = target;
    else if (isEnd(target)) beforeLast.push(state);
    else return undefined;
  }
  if (afterFirst === undefined) return { afterFirst, beforeLast };
  const reached = new Set([afterFirst]);
  for (const state of reached) {
    if (next[state * letters + self] >= 0) return undefined;
    for (let letter = 0; letter < letters; letter++)
      if (next[state * letters + letter] >= 0) reached.add(next[state * letters + letter]);
  }
  return { afterFirst, beforeLast };
}

/** Ways that read nothing are followed beforehand: each edge is also an edge to what its target reaches by them. */
function closeLoops(
  { size, letters, next, final }: Dfa,
  self: number,
  { afterFirst, beforeLast }: Ends,
  maxStates: number,
): Dfa | undefined {
  const reachOf = (state: number): number[] => {
    const reach = new Set([state]);
    for (const at of reach) {
      if (beforeLast.includes(at)) reach.add(0);
      if (final[at] === 1 && afterFirst !== undefined) reach.add(afterFirst);
    }
    return [...reach];
  };
  const edges = Array.from({ length: size }, (_, state) =>
    Array.from({ length: letters }, (_unused, letter) => letter)
      .filter((letter) => letter !== self && next[state * letters + letter] >= 0)
      .flatMap((letter) => reachOf(next[state * letters + letter]).map((target) => ({ letter, target }))),
  );
  return determinise({ letters, edges, starts: reachOf(0), isFinal: (state) => final[state] === 1 }, maxStates);
}
