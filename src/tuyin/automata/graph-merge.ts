/**
 * Max merge over the layers of a program: what its functions have in common and need only once. A shared part can be used
 * from all its layers as it is (see layer-automata.ts). A layer that never returns has no words and shares nothing.
 */
import type { Graph } from '../graph/nodes.ts';
import { ExprPool } from './expressions.ts';
import { layersOfGraph } from './graph-layers.ts';
import { automataOfLayers } from './layer-automata.ts';
import { defaultLimits, type Limits } from './layers.ts';
import { mergeAutomata, type MaxMerge } from './max-merge.ts';
import type { AutomataResult } from './shortest.ts';

export function maxmergeGraph(graph: Graph, options: Partial<Limits> = {}): AutomataResult<MaxMerge> {
  const { maxStates } = { ...defaultLimits, ...options };
  const layers = layersOfGraph(graph).filter(({ opaque }) => opaque === undefined);
  const { value, diagnostics } = automataOfLayers(layers, maxStates, graph.functions.at(0));
  if (value === undefined) return { diagnostics };
  return {
    value: mergeAutomata(
      new ExprPool(),
      value.alphabet,
      value.automata,
      layers.map(({ name }) => name),
    ),
    diagnostics,
  };
}
