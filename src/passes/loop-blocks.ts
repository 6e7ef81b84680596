/** The blocks of loops, for passes that look at loops from inside outwards. */
import type { LoopForest } from '../base/loops.ts';
import { scratchBytes } from '../base/scratch.ts';

/** Deeper nests are looked at from inside as far as that: each level costs a look at all blocks of the loop. */
const deepest = 12;

/** The blocks of each loop, those of the loops in it as well, in the given order; none of loops that too many are nested in. */
export function loopBlocks(forest: LoopForest, order: Int32Array): number[][] {
  const members: number[][] = Array.from({ length: forest.count }, () => []);
  const isTooDeep = scratchBytes(forest.count);
  for (const block of order) {
    let at = forest.of[block];
    for (let level = 0; at >= 0 && level < deepest; at = forest.outer[at], level++) members[at].push(block);
    if (at >= 0) isTooDeep[at] = 1;
  }
  for (let loop = forest.count - 1; loop >= 0; loop--) {
    if (isTooDeep[loop] === 0) continue;
    members[loop] = [];
    if (forest.outer[loop] >= 0) isTooDeep[forest.outer[loop]] = 1;
  }
  return members;
}
