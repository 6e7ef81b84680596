/** Which blocks control can come to. */
import type { FlowGraph } from './flow-graph.ts';

/** By number of the block; with `withOff`, also over edges that constant conditions exclude. */
export function reachableBlocks({ blocks }: FlowGraph, withOff: boolean): Uint8Array {
  const reached = new Uint8Array(blocks.length);
  const waiting = [0];
  reached[0] = 1;
  for (let block = waiting.pop(); block !== undefined; block = waiting.pop()) {
    const { next, off } = blocks[block];
    for (const to of withOff ? [...next, ...off] : next) {
      if (reached[to] !== 0) continue;
      reached[to] = 1;
      waiting.push(to);
    }
  }
  return reached;
}
