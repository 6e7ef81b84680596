/**
 * Loops that test at their end, in CFG form: the header of a loop that may leave there is put once more in front of it, as the test whether to enter,
 * and every loop gets a block in front of its header (the preheader).
 *
 *     entry → H: t = …; cond t B X          entry → H': t' = …; cond t' P X     P → B
 *     B: … → H                              B: … → H;  H: t = …; cond t B X
 *
 * Then the first block of the body is executed whenever the loop is entered, so what does not change in it can be moved in front, loads and divisions
 * too (`hoist.ts`), and a round has one jump less.
 */
import { findLoops, loopContains, type LoopForest } from '../base/loops.ts';
import { graphOfBlocks, predecessorsOf } from '../linear/cfg.ts';
import { mapTargets, targetsOf } from '../linear/instr.ts';
import type { Block, Func, LinearModule } from '../linear/nodes.ts';
import { BlockCopies } from './block-copies.ts';
import { dropUnreachable } from './edges.ts';

/** Headers with more instructions are not put twice. */
const largestHeader = 12;

export function rotateLoops(_module: LinearModule, func: Func): boolean {
  const isDropped = dropUnreachable(func);
  const size = func.blocks.length;
  const forest = findLoops(graphOfBlocks(func.blocks));
  rotateHeaders(func, forest);
  const isChanged = func.blocks.length > size;
  return addPreheaders(func) || isChanged || isDropped;
}

function rotateHeaders(func: Func, forest: LoopForest): void {
  const { blocks } = func;
  const copies = new BlockCopies(func);
  /** The copy of each header that gets one; and whose copy each block is. */
  const copyOf = new Map<number, number>();
  const original = Array.from(blocks.keys());
  for (let loop = 0; loop < forest.count; loop++) {
    const header = forest.header[loop];
    if (forest.irreducible[loop] === 1 || !leavesAtHeader(blocks, forest, loop) || !isSmall(blocks[header])) continue;
    copyOf.set(header, copies.add(header));
    original.push(header);
  }
  copies.finish();
  blocks.forEach((block, at) => {
    block.terminator = mapTargets(block.terminator, (target) => {
      const copy = copyOf.get(target);
      if (copy === undefined || loopContains(forest, forest.of[target], original[at])) return target;
      return copy;
    });
  });
}

/** The header ends in a branch of which one way stays in the loop, in another block, and one leaves it. */
function leavesAtHeader(blocks: readonly Block[], forest: LoopForest, loop: number): boolean {
  const header = forest.header[loop];
  const { terminator } = blocks[header];
  if (terminator.op !== 'CondGoto' || terminator.targets.includes(header)) return false;
  const staying = terminator.targets.filter((target) => loopContains(forest, loop, target));
  return staying.length === 1;
}

/** Nothing in it is long. */
function isSmall({ instrs }: Block): boolean {
  return instrs.length <= largestHeader && instrs.every((instr) => instr.op !== 'Call' && instr.op !== 'ICall');
}

/** Gives each loop a block that leads to its header alone and through which it is entered; whether there was one without. */
function addPreheaders(func: Func): boolean {
  const { blocks } = func;
  const forest = findLoops(graphOfBlocks(blocks));
  const preds = predecessorsOf(blocks);
  let changed = false;
  for (let loop = 0; loop < forest.count; loop++) {
    const header = forest.header[loop];
    const entries = preds[header].filter((pred) => !loopContains(forest, loop, pred));
    if (forest.irreducible[loop] === 1) continue;
    if (entries.length === 1 && targetsOf(blocks[entries[0]].terminator).length === 1) continue;
    const preheader = blocks.push({ phis: [], instrs: [], terminator: { op: 'Goto', targets: [header] } }) - 1;
    for (const entry of entries) {
      const block = blocks[entry];
      block.terminator = mapTargets(block.terminator, (target) => (target === header ? preheader : target));
    }
    changed = true;
  }
  return changed;
}
