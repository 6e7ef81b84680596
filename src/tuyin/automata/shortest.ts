/**
 * The shortest equivalent form of an expression over patterns [Tuyin "layers"]: layers put in, the smallest
 * automaton, expressions read off it, and rewriting until nothing gets cheaper. Promised of every result:
 *
 *   - it has the same language and, for every word, the same actions in the same order;
 *   - it has no more terminals than the input with its layers put in, nor with as many terminals more operators;
 *   - made shorter again, it stays as it is.
 *
 * Where the automaton would be too large, the result is the input with its layers put in, and a diagnostic says so.
 *
 * For loop-free languages of up to 12 terminals a search shows, within its allowance, that nothing is cheaper at all.
 */
import { diagnose } from '../../base/diagnostics.ts';
import { Result } from '../../base/result.ts';
import { SourceFile } from '../../base/source.ts';
import { Alphabet, canonicalAutomaton, terminalsOf, type Automaton } from './alphabet.ts';
import { dfaOf, isSameDfa, reverseDfa } from './dfa.ts';
import { automataCatalogue } from './diagnostics.ts';
import { expressionOf } from './elimination.ts';
import type { ExprId, ExprPool } from './expressions.ts';
import { improve } from './improvement.ts';
import { defaultLimits, flattenLayers, type FlatLayer, type Limits } from './layers.ts';
import { parseLayers } from './parser.ts';
import { searchMinimum, type Proof } from './minimum.ts';

/** Bounds of the search for a shorter form. */
export interface ShortestOptions extends Partial<Limits> {
  /** How much may be looked at in search of a true minimum; 0 leaves the search out. */
  readonly effort?: number;
}

export const defaultEffort = 1_000_000;

/** The shortest form of one layer, or of the expression at the end of the text, which has no name. */
export interface ShortestLayer {
  readonly name: string | undefined;
  readonly text: string;
  /** Undefined where it would be too large: then the text is the input. */
  readonly automaton: Automaton | undefined;
  /** Terminals in the input, with layers put in, and in the result. */
  readonly before: number;
  readonly after: number;
  readonly operators: number;
  /** What is certain beyond the promises. */
  readonly proof: Proof;
}

/** The shortest equivalent forms of a text of layers. */
export interface Shortest {
  /** The whole result: the layers that stay, then the expression. */
  readonly text: string;
  readonly layers: readonly ShortestLayer[];
}

/** Layers of a text with names put in; the basis of all analyses. */
export interface LayerForms {
  readonly pool: ExprPool;
  readonly layers: readonly FlatLayer[];
}

export function readLayers(source: SourceFile | string, limits: Limits): Result<LayerForms> {
  const file = typeof source === 'string' ? new SourceFile('expression', source) : source;
  const parsed = parseLayers(file, limits.maxTerminals);
  if (parsed.value === undefined) return Result.failed(parsed.diagnostics);
  const flat = flattenLayers(parsed.value, limits);
  if (flat.value === undefined) return Result.failed(flat.diagnostics);
  return new Result({ pool: parsed.value.pool, layers: flat.value });
}

/** The shortest form of an expression, or of each layer of a text that ends without one. */
export function shortest(source: SourceFile | string, options: ShortestOptions = {}): Result<Shortest> {
  const limits = { ...defaultLimits, ...options };
  const { value, diagnostics } = readLayers(source, limits);
  if (value === undefined) return Result.failed(diagnostics);
  const { pool, layers } = value;
  const needed = neededLayers(value);
  const results = needed.map((layer) => shortenLayer(pool, layer, limits.maxStates, options.effort ?? defaultEffort));
  const left = needed.filter((_, i) => results[i].automaton === undefined);
  const isAlone = layers.some(({ layer }) => layer.name === undefined);
  const lines = results.map(
    ({ name, text }, i) =>
      `${name === undefined ? '' : `${name} = `}${text}${isAlone && i < results.length - 1 ? ';' : ''}`,
  );
  return new Result(
    { text: lines.join(isAlone ? ' ' : ';\n'), layers: results },
    left.map(({ layer }) => diagnose(automataCatalogue, 'TUY9010', layer.span, [limits.maxStates])),
  );
}

/** The expression and the layers that it still names, or all layers if there is no expression; names in order. */
export function neededLayers({ pool, layers }: LayerForms): readonly FlatLayer[] {
  const main = layers.find(({ layer }) => layer.name === undefined);
  const inOrder = layers.toSorted((a, b) => a.layer.span.start - b.layer.span.start);
  if (main === undefined) return inOrder;
  const needed = new Set([main]);
  for (const { body } of needed) {
    const names = new Set(
      terminalsOf(pool, [body]).map((terminal) => (terminal.kind === 'layer' ? terminal.name : undefined)),
    );
    for (const layer of layers) if (layer.layer.name !== undefined && names.has(layer.layer.name)) needed.add(layer);
  }
  return inOrder.filter((layer) => needed.has(layer));
}

function shortenLayer(
  pool: ExprPool,
  { layer: { name }, body, occurrences }: FlatLayer,
  maxStates: number,
  effort: number,
): ShortestLayer {
  return (
    shortenExpression(pool, body, { name, before: occurrences }, maxStates, effort) ?? {
      name,
      before: occurrences,
      text: pool.text(body),
      automaton: undefined,
      after: pool.occurrences(body),
      operators: pool.operators(body),
      proof: 'none',
    }
  );
}

/** Undefined if its automaton has too many states. */
export function shortenExpression(
  pool: ExprPool,
  body: ExprId,
  layer: Pick<ShortestLayer, 'name' | 'before'>,
  maxStates: number,
  effort: number,
): ShortestLayer | undefined {
  const fine = Alphabet.of(terminalsOf(pool, [body]));
  const fineDfa = dfaOf(pool, body, fine, maxStates);
  if (fineDfa === undefined) return undefined;
  const automaton = canonicalAutomaton(fineDfa, fine);
  let best = improve(pool, body, fineDfa, fine);
  // Expressions much longer than the best are not worth the work. A shorter input leaves out more and adds nothing,
  // so that a result, made shorter again, has no new rivals.
  const most = 2 * pool.occurrences(best) + 4;
  for (const candidate of new Set(readOff(pool, automaton, maxStates, 4 * most))) {
    if (pool.occurrences(candidate) > most) continue;
    const improved = improve(pool, candidate, fineDfa, fine);
    if (pool.compare(improved, best) < 0) best = improved;
  }
  const found = searchMinimum(pool, best, automaton, effort);
  const minimum = found.expr === undefined ? undefined : improve(pool, found.expr, fineDfa, fine);
  if (minimum !== undefined && pool.compare(minimum, best) < 0) best = minimum;
  return {
    ...layer,
    text: pool.text(best),
    automaton,
    after: pool.occurrences(best),
    operators: pool.operators(best),
    proof: found.proof,
  };
}

/** Expressions of an automaton, forwards and backwards, in several orders. */
function readOff(pool: ExprPool, { dfa, alphabet }: Automaton, maxStates: number, mostOccurrences: number): ExprId[] {
  const backwards = reverseDfa(dfa, Math.min(maxStates, 4 * dfa.size + 16));
  const expressions = (['cheapest', 'last'] as const).flatMap((order) => [
    expressionOf(pool, dfa, alphabet, { order, mostOccurrences }),
    backwards && expressionOf(pool, backwards, alphabet, { order, mostOccurrences, isReversed: true }),
  ]);
  return expressions.filter((id) => id !== undefined);
}

/** Whether two texts have the same language and actions; layers that stay count as tokens. */
export function isEquivalent(
  left: SourceFile | string,
  right: SourceFile | string,
  options: ShortestOptions = {},
): Result<boolean> {
  const limits = { ...defaultLimits, ...options };
  const [a, b] = [readLayers(left, limits), readLayers(right, limits)];
  if (a.value === undefined || b.value === undefined) return Result.failed([...a.diagnostics, ...b.diagnostics]);
  const sides = [a.value, b.value].map(({ pool, layers }) => ({
    pool,
    flat: layers.find(({ layer }) => layer.name === undefined) ?? layers[layers.length - 1],
  }));
  const alphabet = Alphabet.of(sides.flatMap(({ pool, flat }) => terminalsOf(pool, [flat.body])));
  const automata = sides.map(({ pool, flat }) => dfaOf(pool, flat.body, alphabet, limits.maxStates));
  const tooLarge = automata.findIndex((dfa) => dfa === undefined);
  if (tooLarge >= 0)
    return Result.failed([diagnose(automataCatalogue, 'TUY9007', sides[tooLarge].flat.layer.span, [limits.maxStates])]);
  const [first, second] = automata;
  return new Result(first !== undefined && second !== undefined && isSameDfa(first, second));
}
