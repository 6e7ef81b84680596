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
import { ExprPool } from './expressions.ts';
import { layersOfGraph } from './graph-layers.ts';
import { automataOfLayers } from './layer-automata.ts';
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
  const limits = { ...defaultLimits, ...options };
  const layers: ShortestLayer[] = [];
  const problems: Diagnostic[] = [];
  for (const layer of layersOfGraph(graph)) {
    if (layer.opaque !== undefined) continue;
    const func = graph.functions[layer.func];
    const { value, diagnostics } = automataOfLayers([layer], limits.maxStates, func);
    problems.push(...diagnostics);
    if (value === undefined) continue;
    const pool = new ExprPool();
    const [dfa] = value.automata;
    const body = expressionOf(pool, dfa, value.alphabet, { order: 'cheapest', mostOccurrences: limits.maxTerminals });
    const start = body === undefined ? undefined : { name: layer.name, before: pool.occurrences(body) };
    const short =
      body === undefined || start === undefined
        ? undefined
        : shortenExpression(pool, body, start, limits.maxStates, options.effort ?? defaultEffort);
    if (short === undefined)
      problems.push(diagnose(automataCatalogue, 'TUY9006', func.span, ['more', limits.maxTerminals]));
    else layers.push(short);
  }
  if (problems.length > 0) return Result.failed(problems);
  return new Result({ text: layers.map(({ name, text }) => `${name ?? ''} = ${text}`).join(';\n'), layers });
}
