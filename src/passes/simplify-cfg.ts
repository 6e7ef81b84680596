/**
 * Simplification of the control-flow graph, in CFG or SSA form: jumps on constants and jumps whose ways are all one
 * become plain jumps, empty blocks are skipped, blocks that follow each other without another way in or out are joined,
 * and what cannot be reached is dropped.
 *
 * The steps are repeated until nothing changes; each round is linear, and each but the last removes a block or a branch.
 */
import { phiOperandFrom, predecessorsOf } from '../linear/cfg.ts';
import { mapTargets, sameOperand } from '../linear/instr.ts';
import type { Block, Func, LinearModule, Phi, Terminator } from '../linear/nodes.ts';
import { dropUnreachable, jumpOn, replaceEnd } from './edges.ts';

const mostRounds = 20;

export function simplifyCfg(_module: LinearModule, func: Func): boolean {
  let changed = dropUnreachable(func);
  for (let round = 0; round < mostRounds; round++) {
    let again = simplifyEnds(func);
    again = skipEmptyBlocks(func) || again;
    again = dropUnreachable(func) || again;
    again = joinBlocks(func) || again;
    if (!again) break;
    changed = true;
  }
  return changed;
}

function simplifyEnds(func: Func): boolean {
  let changed = false;
  func.blocks.forEach(({ end }, b) => {
    const simple = simplifyEnd(end);
    if (simple === end) return;
    replaceEnd(func, b, simple);
    changed = true;
  });
  return changed;
}

function simplifyEnd(end: Terminator): Terminator {
  if (end.op !== 'CondGoto' && end.op !== 'Switch') return end;
  const [value] = end.operands;
  if (value.kind === 'v') return jumpOn(end, value.value);
  return end.targets.every((target) => target === end.targets[0]) ? { op: 'Goto', targets: [end.targets[0]], span: end.span } : end;
}

/** Edges to a block that only jumps on go to where it jumps. */
function skipEmptyBlocks(func: Func): boolean {
  const { blocks } = func;
  const preds = predecessorsOf(blocks);
  let changed = false;
  blocks.forEach((block, b) => {
    if (b === 0 || block.instrs.length > 0 || block.phis.length > 0 || block.end.op !== 'Goto') return;
    const [target] = block.end.targets;
    if (target === b) return;
    for (const pred of [...preds[b]]) {
      if (pred === b || !mayRedirect(blocks[target], preds[target], pred, b)) continue;
      redirect(blocks, preds, pred, b, target);
      changed = true;
    }
    if (preds[b].length === 0) forget(blocks[target], preds[target], b);
  });
  return changed;
}

/** A phi cannot tell apart two edges from one block, so they must bring the same values. */
function mayRedirect({ phis }: Block, preds: readonly number[], pred: number, through: number): boolean {
  return !preds.includes(pred) || phis.every((phi) => sameOperand(phiOperandFrom(phi, pred), phiOperandFrom(phi, through)));
}

function redirect(blocks: Block[], preds: number[][], pred: number, through: number, target: number): void {
  const block = blocks[pred];
  block.end = mapTargets(block.end, (to) => (to === through ? target : to));
  preds[through] = preds[through].filter((other) => other !== pred);
  if (preds[target].includes(pred)) return;
  const { phis } = blocks[target];
  for (let i = 0; i < phis.length; i++) phis[i] = withSource(phis[i], pred, through);
  preds[target] = [...preds[target], pred].sort((a, b) => a - b);
}

/** The phi with the value that came from `like` coming from `source` too; sources stay ascending. */
function withSource(phi: Phi, source: number, like: number): Phi {
  const value = phiOperandFrom(phi, like);
  const at = phi.sources.filter((other) => other < source).length;
  return { ...phi, operands: phi.operands.toSpliced(at, 0, value), sources: phi.sources.toSpliced(at, 0, source) };
}

/** An empty block that nothing reaches any more is no predecessor. */
function forget(block: Block, preds: number[], gone: number): void {
  const at = preds.indexOf(gone);
  if (at >= 0) preds.splice(at, 1);
  for (let i = 0; i < block.phis.length; i++) {
    const phi = block.phis[i];
    block.phis[i] = { ...phi, operands: phi.operands.filter((_, k) => phi.sources[k] !== gone), sources: phi.sources.filter((source) => source !== gone) };
  }
}

/** A block with one way out is joined with the block it leads to, if that has no other way in. */
function joinBlocks(func: Func): boolean {
  const { blocks } = func;
  const preds = predecessorsOf(blocks);
  /** Where the code of a joined block has gone. */
  const into = Int32Array.from(blocks, (_, b) => b);
  let changed = false;
  for (let b = 0; b < blocks.length; b++) {
    if (into[b] !== b) continue;
    const block = blocks[b];
    for (let { end } = block; end.op === 'Goto'; { end } = block) {
      const [next] = end.targets;
      if (next === b || into[next] !== next || next === 0 || preds[next].length !== 1) break;
      append(block, blocks[next]);
      into[next] = b;
      changed = true;
    }
  }
  if (!changed) return false;
  renameSources(func, into);
  for (let b = 0; b < blocks.length; b++) if (into[b] !== b) blocks[b].phis.length = 0;
  dropUnreachable(func);
  return true;
}

/** Phis of a block with one predecessor are copies; none of them can read another one of the same block. */
function append(block: Block, next: Block): void {
  for (const { dest, operands, span } of next.phis) block.instrs.push({ op: 'Assign', dest, operands: [operands[0]], span });
  for (const instr of next.instrs) block.instrs.push(instr);
  block.end = next.end;
}

function renameSources(func: Func, into: Int32Array): void {
  const home = (b: number): number => {
    let at = b;
    while (into[at] !== at) at = into[at];
    return at;
  };
  func.blocks.forEach((block, b) => {
    if (into[b] !== b) return;
    for (let i = 0; i < block.phis.length; i++) {
      const phi = block.phis[i];
      const order = phi.sources.map((source, k) => ({ source: home(source), operand: phi.operands[k] })).sort((x, y) => x.source - y.source);
      block.phis[i] = { ...phi, operands: order.map(({ operand }) => operand), sources: order.map(({ source }) => source) };
    }
  });
}
