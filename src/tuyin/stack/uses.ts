/** How the values of a function are used: how often, and which of them can be computed where they are used. */
import { isPure, operandsOf, regionsOf, type GraphNode, type Region, type ValueId } from '../graph/nodes.ts';

/** Values that are computed where they are used are no higher than this. */
const mostHeight = 32;

export interface Uses {
  /** Of each value; what regions give counts too. */
  readonly counts: Int32Array;
  /** 1: the value is computed where it is used. Constants, and pure values with one use in their own region, as long as trees stay low. */
  readonly delayed: Uint8Array;
}

export function usesOf(nodes: readonly GraphNode[], root: Region): Uses {
  const counts = countUses(nodes, root);
  const home = homesOf(nodes, root);
  const users = new Int32Array(nodes.length).fill(-1);
  const heights = new Int32Array(nodes.length);
  const delayed = new Uint8Array(nodes.length);
  nodes.forEach((node, id) => {
    for (const used of operandsOf(node)) users[used] = id;
  });
  nodes.forEach((node, id) => {
    for (const used of operandsOf(node))
      if (delayed[used] === 1) heights[id] = Math.max(heights[id], heights[used] + 1);
    const isTree = node.kind !== 'phi' && node.kind !== 'param' && isPure(node, nodes);
    const user = users[id];
    const isLocal = user >= 0 && home[user] === home[id] && nodes[user].kind !== 'phi';
    if (node.kind === 'const' || (isTree && counts[id] === 1 && isLocal && heights[id] < mostHeight)) delayed[id] = 1;
  });
  return { counts, delayed };
}

/** Calls the visitor for every region, inner ones too. */
function forEachRegion(nodes: readonly GraphNode[], root: Region, visit: (region: Region) => void): void {
  const waiting = [root];
  for (let region = waiting.pop(); region !== undefined; region = waiting.pop()) {
    visit(region);
    for (const id of region.nodes) waiting.push(...regionsOf(nodes[id]));
  }
}

function countUses(nodes: readonly GraphNode[], root: Region): Int32Array {
  const uses = new Int32Array(nodes.length);
  const see = (id: ValueId): void => {
    const node = nodes[id];
    uses[id]++;
    if (node.kind === 'conv' && node.how === 'prefix') uses[node.value]++;
  };
  for (const node of nodes) for (const id of operandsOf(node)) see(id);
  forEachRegion(nodes, root, ({ result }) => {
    if (result !== undefined) see(result);
  });
  return uses;
}

/** The region that each value stands in, by its number. */
function homesOf(nodes: readonly GraphNode[], root: Region): Int32Array {
  const home = new Int32Array(nodes.length).fill(-1);
  forEachRegion(nodes, root, ({ index, nodes: own }) => {
    for (const id of own) home[id] = index;
  });
  return home;
}
