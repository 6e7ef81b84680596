/**
 * How often each block is likely to be executed in one call of its function: an estimate from the shape of the graph alone (the idea is that of T. Ball,
 * J. Larus, "Branch prediction for free", PLDI 1993). One walk in reverse post-order, in which
 *
 *   a header counts as often as its loop is entered, times the rounds of the loop: known ones, or ten
 *   a branch that may leave a loop does so once in as many rounds; ways that end in a trap are taken once in a thousand times
 *   other branches are even, those of a switch by their values
 *
 * Linear in the graph.
 */
import { reversePostOrder } from '../../base/depth-search.ts';
import type { FlatGraph } from '../../base/graph.ts';
import { loopContains, type LoopForest } from '../../base/loops.ts';
import { scratchInts } from '../../base/scratch.ts';
import { targetsOf } from '../instr.ts';
import type { Block } from '../nodes.ts';
import type { LoopCount } from './loop-counts.ts';

/** Rounds of a loop of which nothing is known. */
const usualRounds = 10;
/** More than that is as good as that: sums stay numbers. */
const mostRounds = 1e6;
const mostFrequency = 1e12;
const rare = 0.001;

/** By block, executions in a call; the entry has 1, what cannot be reached 0. */
export function estimateFrequencies(
  blocks: readonly Block[],
  graph: FlatGraph,
  forest: LoopForest,
  counts: readonly LoopCount[],
): Float64Array {
  const frequency = new Float64Array(blocks.length);
  const rounds = Array.from({ length: forest.count }, (_, loop) =>
    Math.min(Math.max(1, Number(counts.at(loop)?.rounds ?? usualRounds)), mostRounds),
  );
  frequency[graph.entry] = 1;
  const order = reversePostOrder(graph);
  const place = scratchInts(blocks.length, -1);
  order.forEach((block, i) => (place[block] = i));
  for (const block of order) {
    const loop = forest.of[block];
    if (loop >= 0 && forest.header[loop] === block) frequency[block] *= rounds[loop];
    frequency[block] = Math.min(frequency[block], mostFrequency);
    for (const [target, share] of sharesOf(blocks, block, forest, rounds))
      if (place[target] > place[block]) frequency[target] += frequency[block] * share;
  }
  return frequency;
}

/** The ways out of a block, with the share of executions that takes each. */
function sharesOf(
  blocks: readonly Block[],
  block: number,
  forest: LoopForest,
  rounds: readonly number[],
): [target: number, share: number][] {
  const targets = targetsOf(blocks[block].terminator);
  const loop = forest.of[block];
  const weights = targets.map((target) => (leadsToTrap(blocks, target) ? rare : 1));
  const leaves = targets.map((target) => loop >= 0 && !loopContains(forest, loop, target));
  const sumOf = (isLeaving: boolean): number =>
    weights.reduce((sum, weight, i) => (leaves[i] === isLeaving ? sum + weight : sum), 0);
  const [staying, leaving] = [sumOf(false), sumOf(true)];
  // Leaving is as likely as the loop has rounds, if it may stay as well.
  const out = staying === 0 ? 1 : leaving === 0 ? 0 : Math.min(leaving, 1) / (rounds[loop] ?? 1);
  return targets.map((target, i) => [
    target,
    leaves[i] ? (out * weights[i]) / leaving : ((1 - out) * weights[i]) / staying,
  ]);
}

function leadsToTrap(blocks: readonly Block[], target: number): boolean {
  return blocks[target].terminator.op === 'Trap';
}
