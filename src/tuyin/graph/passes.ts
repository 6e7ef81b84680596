/**
 * The passes over graphs, by name, and which of them each level has. Each gives a graph that does the same, and what it has changed
 * as rows of a table.
 */
import { mergeEnds } from './merge-ends.ts';
import { mergeReads } from './merge-reads.ts';
import type { Graph } from './nodes.ts';
import { optimizeGraph } from './optimize.ts';

export interface GraphPass {
  readonly title: string;
  /** What the rows of `changes` hold. */
  readonly columns: readonly string[];
  /** Only where each step has its price: lowered, the parts of one read are more work than reads, and state that is read piece by piece stays in registers. */
  readonly isForMachines?: boolean;
  run(graph: Graph): { readonly graph: Graph; readonly changes: readonly (readonly (string | number)[])[] };
}

export const graphPasses = {
  simplify: {
    title: 'constants are folded, small functions stand in place of their calls, what nobody needs is gone',
    columns: [],
    run: (graph) => ({ graph: optimizeGraph(graph), changes: [] }),
  },
  'linear-merge': {
    title: 'reads that follow each other are one',
    columns: ['function', 'line', 'reads', 'bytes'],
    isForMachines: true,
    run(graph) {
      const { graph: result, merged } = mergeReads(graph);
      return { graph: result, changes: merged.map(({ func, line, reads, bytes }) => [func, line, reads, bytes]) };
    },
  },
  'max-merge': {
    title: 'ends that functions have in common are a function',
    columns: ['function', 'entered by', 'nodes saved'],
    run(graph) {
      const { graph: result, merged } = mergeEnds(graph);
      return { graph: result, changes: merged.map(({ name, functions, saved }) => [name, functions.join(' '), saved]) };
    },
  },
} as const satisfies Readonly<Record<string, GraphPass>>;
export type GraphPassName = keyof typeof graphPasses;

/** What levels of optimisation do to a graph; `max-merge` makes it smaller and not faster. */
export const graphLevels: Readonly<Record<'O0' | 'O1' | 'O2' | 'O3' | 'Os', readonly GraphPassName[]>> = {
  O0: [],
  O1: ['simplify'],
  O2: ['simplify', 'linear-merge'],
  O3: ['simplify', 'linear-merge'],
  Os: ['simplify', 'linear-merge', 'max-merge'],
};

/** The passes of a level for a graph that is lowered. */
export function passesBeforeLowering(level: keyof typeof graphLevels): readonly GraphPassName[] {
  return graphLevels[level].filter((name) => !('isForMachines' in graphPasses[name]));
}

export function runGraphPasses(graph: Graph, names: readonly GraphPassName[]): Graph {
  return names.reduce((result, name) => graphPasses[name].run(result).graph, graph);
}
