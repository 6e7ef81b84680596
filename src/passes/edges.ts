/** Removing edges of the control-flow graph in SSA form, with the phi operands that belong to them. */
import { keepReachable } from '../linear/cfg.ts';
import { targetsOf } from '../linear/instr.ts';
import type { Block, Func, Terminator } from '../linear/nodes.ts';

/** Gives a block another end; blocks that are no longer among its targets forget it. */
export function replaceEnd(func: Func, from: number, end: Terminator): void {
  const block = func.blocks[from];
  const kept = new Set(targetsOf(end));
  for (const target of new Set(targetsOf(block.end))) if (!kept.has(target)) dropSource(func.blocks[target], from);
  block.end = end;
}

function dropSource(block: Block, from: number): void {
  for (let i = 0; i < block.phis.length; i++) {
    const phi = block.phis[i];
    block.phis[i] = {
      ...phi,
      operands: phi.operands.filter((_, k) => phi.sources[k] !== from),
      sources: phi.sources.filter((source) => source !== from),
    };
  }
}

/** Drops the blocks that nothing reaches; returns whether there were any. */
export function dropUnreachable(func: Func): boolean {
  const { blocks } = keepReachable(func.blocks);
  const changed = blocks.length < func.blocks.length;
  func.blocks = blocks;
  return changed;
}

/** A switch or branch on a value that is known: the jump it amounts to. */
export function jumpOn(end: Terminator, value: number | bigint): Terminator {
  if (end.op === 'CondGoto') return { op: 'Goto', targets: [end.targets[value !== 0 ? 0 : 1]], span: end.span };
  if (end.op !== 'Switch') return end;
  const at = end.values.indexOf(value);
  return { op: 'Goto', targets: [end.targets[at < 0 ? end.values.length : at]], span: end.span };
}
