/**
 * The shortest equivalent form of each layer of a program: an expression over the bytes of its literals, its
 * reads, questions and entries of other layers, with its actions. What is promised is promised of the expression
 * that the layer's smallest automaton gives first; functions that call each other stay references.
 */
import { diagnose, type Diagnostic } from '../../base/diagnostics.ts';
import { Result } from '../../base/result.ts';
import type { Graph } from '../graph/nodes.ts';
import { automataCatalogue } from './diagnostics.ts';
import { expressionOf } from './elimination.ts';
import { ExprPool, type ExprId } from './expressions.ts';
import { layersOfGraph } from './graph-layers.ts';
import { automataOfLayers } from './layer-automata.ts';
import type { GraphLayer } from './layer-edges.ts';
import { defaultLimits } from './layers.ts';
import {
  defaultEffort,
  shortenExpression,
  type Shortest,
  type ShortestLayer,
  type ShortestOptions,
} from './shortest.ts';

/** The shortest equivalent form of each layer of a program. */
export function shortestGraph(graph: Graph, options: ShortestOptions = {}): Result<Shortest> {
  const layers: ShortestLayer[] = [];
  const problems: Diagnostic[] = [];
  for (const layer of layersOfGraph(graph)) {
    if (layer.opaque !== undefined) continue;
    const { value, diagnostics } = shortestLayer(graph, layer, options);
    problems.push(...diagnostics);
    if (value !== undefined) layers.push(value);
  }
  if (problems.length > 0) return Result.failed(problems);
  return new Result({ text: layers.map(({ name, text }) => `${name ?? ''} = ${text}`).join(';\n'), layers });
}

/** By way of the layer's automaton and an expression that is read off it; either may become too large. */
function shortestLayer(graph: Graph, layer: GraphLayer, options: ShortestOptions): Result<ShortestLayer> {
  const { maxStates, maxTerminals } = { ...defaultLimits, ...options };
  const func = graph.functions[layer.func];
  const { value, diagnostics } = automataOfLayers([layer], maxStates, func);
  if (value === undefined) return Result.failed(diagnostics);
  const pool = new ExprPool();
  const [dfa] = value.automata;
  const body = expressionOf(pool, dfa, value.alphabet, { order: 'cheapest', mostOccurrences: maxTerminals });
  const short = body === undefined ? undefined : shorten(pool, body);
  if (short !== undefined) return new Result(short, diagnostics);
  return Result.failed([...diagnostics, diagnose(automataCatalogue, 'TUY9006', func.span, ['more', maxTerminals])]);

  function shorten(own: ExprPool, id: ExprId): ShortestLayer | undefined {
    const start = { name: layer.name, before: own.occurrences(id) };
    return shortenExpression(own, id, start, maxStates, options.effort ?? defaultEffort);
  }
}
