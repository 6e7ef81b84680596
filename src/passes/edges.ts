/** Removing edges of the control-flow graph in SSA form, with the phi operands that belong to them. */
import { keepReachable, predecessorsOf } from '../linear/cfg.ts';
import type { Block, Func, Terminator } from '../linear/nodes.ts';
import { phiOf } from './round-copies.ts';

/** Takes from phis the values of blocks that no longer lead to them. To be called once, after ends have been replaced. */
export function pruneSources(func: Func): void {
  const preds = predecessorsOf(func.blocks);
  func.blocks.forEach(({ phis }, b) => {
    if (phis.length === 0 || phis[0].sources.length === preds[b].length) return;
    const isPred = new Set(preds[b]);
    for (let i = 0; i < phis.length; i++) {
      const { operands, sources } = phis[i];
      phis[i] = {
        ...phis[i],
        operands: operands.filter((_, k) => isPred.has(sources[k])),
        sources: sources.filter((source) => isPred.has(source)),
      };
    }
  });
}

/** Drops the blocks that nothing reaches; returns whether there were any. */
export function dropUnreachable(func: Func): boolean {
  const { blocks } = keepReachable(func.blocks);
  const changed = blocks.length < func.blocks.length;
  func.blocks = blocks;
  return changed;
}

/** What the phis of a block had from one block they have from another one. */
export function comeFrom({ phis }: Block, before: number, from: number): void {
  phis.forEach((phi, p) => {
    const ways = phi.sources.map((source, k) => [source === before ? from : source, phi.operands[k]] as const);
    phis[p] = phiOf(phi, ...ways);
  });
}

/** A switch or branch on a value that is known: the jump it amounts to. */
export function jumpOn(end: Terminator, value: number | bigint): Terminator {
  if (end.op === 'CondGoto') return { op: 'Goto', targets: [end.targets[value !== 0 ? 0 : 1]], span: end.span };
  if (end.op !== 'Switch') return end;
  const at = end.values.indexOf(value);
  return { op: 'Goto', targets: [end.targets[at < 0 ? end.values.length : at]], span: end.span };
}
