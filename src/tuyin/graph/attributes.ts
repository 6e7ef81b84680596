/** What the attribute groups of a function say, as far as it means something to whoever compiles it. */
import type { Graph, GraphFunc } from './nodes.ts';

/** The keys of all groups of a function. */
export function attributesOf(graph: Graph, { item, module }: GraphFunc): ReadonlySet<string> {
  const ids = new Set(item?.attrs.map(({ id }) => id));
  const keys = new Set<string>();
  if (ids.size === 0) return keys;
  for (const group of graph.modules[module].items) {
    if (group.kind === 'attributes' && ids.has(group.id)) for (const { key } of group.attributes) keys.add(key);
  }
  return keys;
}

/** Whether the body may stand in the place of calls. */
export function inliningOf(graph: Graph, func: GraphFunc): 'noinline' | 'alwaysinline' | undefined {
  const keys = attributesOf(graph, func);
  return (['noinline', 'alwaysinline'] as const).find((key) => keys.has(key));
}
