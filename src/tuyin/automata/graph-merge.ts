/**
 * Max merge over the layers of a program: what its functions have in common and need only once. A shared part can be used
 * from all its layers as it is (see layer-automata.ts). A layer that never returns has no words and shares nothing.
 */
import { Result } from '../../base/result.ts';
import type { Graph } from '../graph/nodes.ts';
import { ExprPool } from './expressions.ts';
import { layersOfGraph } from './graph-layers.ts';
import { automataOfLayers } from './layer-automata.ts';
import { defaultLimits, type Limits } from './layers.ts';
import { mergeAutomata, type MaxMerge } from './max-merge.ts';

/** What the layers of a program have in common and need only once. */
export function maxmergeGraph(graph: Graph, options: Partial<Limits> = {}): Result<MaxMerge> {
  const { maxStates } = { ...defaultLimits, ...options };
  const layers = layersOfGraph(graph).filter(({ opaque }) => opaque === undefined);
  const { value, diagnostics } = automataOfLayers(layers, maxStates, graph.functions.at(0));
  if (value === undefined) return Result.failed(diagnostics);
  return new Result(
    mergeAutomata(
      new ExprPool(),
      value.alphabet,
      value.automata,
      layers.map(({ name }) => name),
    ),
    diagnostics,
  );
}
