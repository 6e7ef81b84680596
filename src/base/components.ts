/**
 * Strongly connected components (R. Tarjan, "Depth-first search and linear graph algorithms", SIAM J. Comput. 1972),
 * with an explicit stack. Components are numbered so that every edge leads to the same or a smaller number: the
 * components in order of their numbers are in reverse topological order. All nodes take part, reachable or not.
 */
import { groupByKey, type FlatGraph, type Groups } from './graph.ts';
import { scratchInts } from './scratch.ts';

export interface Components {
  readonly count: number;
  /** The number of each node's component. */
  readonly of: Int32Array;
}

export function findComponents(graph: FlatGraph): Components {
  const { size, succStart, succ } = graph;
  const of = scratchInts(size, -1);
  const number = scratchInts(size, -1);
  const low = scratchInts(size);
  const next = succStart.slice(0, size);
  const path = scratchInts(size);
  const open = scratchInts(size);
  let entered = 0;
  let opened = 0;
  let count = 0;
  for (let root = 0; root < size; root++) {
    if (number[root] >= 0) continue;
    let depth = 0;
    path[depth++] = open[opened++] = root;
    number[root] = low[root] = entered++;
    while (depth > 0) {
      const node = path[depth - 1];
      if (next[node] < succStart[node + 1]) {
        const target = succ[next[node]++];
        if (number[target] < 0) {
          number[target] = low[target] = entered++;
          path[depth++] = open[opened++] = target;
        } else if (of[target] < 0 && number[target] < low[node]) low[node] = number[target];
        continue;
      }
      depth--;
      if (depth > 0 && low[node] < low[path[depth - 1]]) low[path[depth - 1]] = low[node];
      if (low[node] !== number[node]) continue;
      let member: number;
      do {
        member = open[--opened];
        of[member] = count;
      } while (member !== node);
      count++;
    }
  }
  return { count, of };
}

/** The nodes of each component. */
export function componentMembers(components: Components): Groups {
  return groupByKey(
    components.count,
    components.of,
    components.of.map((_, node) => node),
  );
}
