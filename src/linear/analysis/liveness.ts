/**
 * Liveness of values at the boundaries of blocks: from each use the blocks are walked backwards to the definitions (as in
 * A. Appel, J. Palsberg, "Modern Compiler Implementation", 19.6, and F. Brandner et al., "Computing liveness sets for
 * SSA-form programs", 2011). The cost is the size of the result plus the size of the function; no iteration to a fixed
 * point, no bit sets. Works on CFG and SSA form; a phi reads its operands at the end of the blocks they come from, and
 * defines its destination at the head of its block.
 */
import { scratchInts } from '../../base/scratch.ts';
import { predecessorsOf } from '../cfg.ts';
import type { Func } from '../nodes.ts';
import { isValue, numberValues, valueOf, walkBlock, type ValueTable } from './values.ts';

/** Which values are needed where blocks begin and end. */
export interface Liveness {
  readonly values: ValueTable;
  /** For each block, the values whose content on entry may be read before it is replaced. Destinations of phis are not among them. */
  readonly liveIn: readonly (readonly number[])[];
  /** For each block, the values that its successors or their phis read. */
  readonly liveOut: readonly (readonly number[])[];
}

/** Which values are needed where blocks begin and end. */
export function findLiveness(func: Func, values: ValueTable = numberValues(func)): Liveness {
  const { blocks } = func;
  const preds = predecessorsOf(blocks);
  const { defs, exposed, phiUses } = collect(func, values);
  const liveIn: number[][] = blocks.map(() => []);
  const liveOut: number[][] = blocks.map(() => []);
  const inStamp = scratchInts(blocks.length, -1);
  const outStamp = scratchInts(blocks.length, -1);
  const defStamp = scratchInts(blocks.length, -1);
  // A stamp says of which value a block was last marked, so that nothing is cleared from one value to the next.
  const work: number[] = [];
  for (let value = 0; value < values.count; value++) {
    const enter = (block: number): void => {
      if (inStamp[block] === value) return;
      inStamp[block] = value;
      liveIn[block].push(value);
      work.push(block);
    };
    const leave = (block: number): void => {
      if (outStamp[block] === value) return;
      outStamp[block] = value;
      liveOut[block].push(value);
      if (defStamp[block] !== value) enter(block);
    };
    for (const block of defs[value]) defStamp[block] = value;
    exposed[value].forEach(enter);
    phiUses[value].forEach(leave);
    for (let block = work.pop(); block !== undefined; block = work.pop()) preds[block].forEach(leave);
  }
  return { values, liveIn, liveOut };
}

interface Sites {
  /** Blocks that define each value. */
  readonly defs: number[][];
  /** Blocks that read it before they define it. */
  readonly exposed: number[][];
  /** Blocks at whose end a phi reads it. */
  readonly phiUses: number[][];
}

function collect(func: Func, values: ValueTable): Sites {
  const sites: Sites = { defs: [], exposed: [], phiUses: [] };
  for (let value = 0; value < values.count; value++) {
    sites.defs.push([]);
    sites.exposed.push([]);
    sites.phiUses.push([]);
  }
  func.blocks.forEach((block, b) => {
    walkBlock(block, (operand, isDef) => {
      const value = valueOf(values, operand);
      if (isDef) sites.defs[value].push(b);
      else if (sites.defs[value].at(-1) !== b) sites.exposed[value].push(b);
    });
    for (const phi of block.phis)
      phi.operands.forEach(
        (operand, i) => isValue(operand) && sites.phiUses[valueOf(values, operand)].push(phi.sources[i]),
      );
  });
  return sites;
}
