/**
 * Simplification of the control-flow graph, in CFG or SSA form: jumps on constants and jumps whose ways are all one
 * become plain jumps, empty blocks are skipped, blocks that follow each other without another way in or out are joined,
 * and what cannot be reached is dropped.
 *
 * The steps are repeated until nothing changes; each round is linear, and each but the last removes a block or a branch.
 */
import { entryOf } from '../base/once.ts';
import { scratchBytes, scratchNumbers } from '../base/scratch.ts';
import { phiOperandFrom, predecessorsOf } from '../linear/cfg.ts';
import { mapTargets, sameOperand, targetsOf } from '../linear/instr.ts';
import type { Block, Func, LinearModule, Phi, Terminator } from '../linear/nodes.ts';
import { dropUnreachable, jumpOn, pruneSources } from './edges.ts';

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
  for (const block of func.blocks) {
    const simple = simplifyEnd(block.terminator);
    if (simple === block.terminator) continue;
    block.terminator = simple;
    changed = true;
  }
  if (changed) pruneSources(func);
  return changed;
}

function simplifyEnd(end: Terminator): Terminator {
  if (end.op !== 'CondGoto' && end.op !== 'Switch') return end;
  const [value] = end.operands;
  if (value.kind === 'v') return jumpOn(end, value.value);
  return end.targets.every((target) => target === end.targets[0])
    ? { op: 'Goto', targets: [end.targets[0]], span: end.span }
    : end;
}

/** Where a block leads that does nothing but jump, and the last block of that kind on the way. */
interface Bypass {
  readonly target: number;
  readonly through: number;
}

/** An edge that is to go past empty blocks. */
interface Redirection extends Bypass {
  readonly from: number;
  readonly to: number;
}

/** Edges to blocks that only jump on go to where they lead. */
function skipEmptyBlocks(func: Func): boolean {
  const { blocks } = func;
  const bypasses = findBypasses(blocks);
  /** Listed by target, so that its phis are changed once. */
  const wanted = new Map<number, Redirection[]>();
  blocks.forEach(({ terminator }, from) => {
    if (bypasses[from] !== undefined) return;
    for (const to of new Set(targetsOf(terminator))) {
      const bypass = bypasses[to];
      if (bypass === undefined) continue;
      entryOf(wanted, bypass.target, (): Redirection[] => []).push({
        target: bypass.target,
        through: bypass.through,
        from,
        to,
      });
    }
  });
  const preds = predecessorsOf(blocks);
  /** Listed by where they begin, so that an end is changed once, however many ways it has. */
  const moved = new Map<number, Map<number, number>>();
  for (const [target, list] of wanted)
    for (const { from, to } of redirect(blocks[target], preds[target], list))
      entryOf(moved, from, () => new Map<number, number>()).set(to, target);
  for (const [from, targets] of moved)
    blocks[from].terminator = mapTargets(blocks[from].terminator, (old) => targets.get(old) ?? old);
  return moved.size > 0;
}

/** For each empty block the end of the chain of empty blocks that it begins; those in circles stay. */
function findBypasses(blocks: readonly Block[]): (Bypass | undefined)[] {
  const isEmpty = (b: number): boolean =>
    b > 0 && blocks[b].instrs.length === 0 && blocks[b].phis.length === 0 && blocks[b].terminator.op === 'Goto';
  const found: (Bypass | undefined)[] = new Array<Bypass | undefined>(blocks.length).fill(undefined);
  const state = scratchBytes(blocks.length);
  for (let b = 0; b < blocks.length; b++) {
    const chain: number[] = [];
    let at = b;
    for (; state[at] === 0 && isEmpty(at); at = targetsOf(blocks[at].terminator)[0]) {
      state[at] = 1;
      chain.push(at);
    }
    // In a circle the walk comes back to a block of its own chain, which then has no bypass.
    const isCircle = chain.includes(at);
    for (let end = found[at], k = chain.length - 1; k >= 0 && !isCircle; k--)
      found[chain[k]] = end ??= { target: at, through: chain[k] };
  }
  return found;
}

/** Those that may be. A phi cannot tell apart two edges from one block, so such edges must bring the same values. */
function redirect(block: Block, preds: readonly number[], list: readonly Redirection[]): Redirection[] {
  const { phis } = block;
  /** For each block that leads to the target, the one whose values its edge brings. */
  const origin = new Map(preds.map((pred) => [pred, pred]));
  const redirected = list.filter(({ from, through }) => {
    const known = origin.get(from);
    if (known !== undefined && !bringSame(phis, known, through)) return false;
    origin.set(from, known ?? through);
    return true;
  });
  if (redirected.length > 0) takeFrom(block, origin);
  return redirected;
}

function bringSame(phis: readonly Phi[], a: number, b: number): boolean {
  return phis.every((phi) => sameOperand(phiOperandFrom(phi, a), phiOperandFrom(phi, b)));
}

/** The phis of a block take from each source the value that came from its origin. */
function takeFrom({ phis }: Block, origin: ReadonlyMap<number, number>): void {
  const sources = [...origin.keys()].sort((a, b) => a - b);
  phis.forEach((phi, i) => {
    const operands = sources.map((source) => phiOperandFrom(phi, origin.get(source) ?? source));
    phis[i] = { ...phi, sources, operands };
  });
}

/** A block with one way out is joined with the block it leads to, if that has no other way in. */
export function joinBlocks(func: Func): boolean {
  const { blocks } = func;
  const preds = predecessorsOf(blocks);
  /** Where the code of a joined block has gone. */
  const into = scratchNumbers(blocks.length);
  let changed = false;
  for (let b = 0; b < blocks.length; b++) {
    if (into[b] !== b) continue;
    const block = blocks[b];
    for (let { terminator } = block; terminator.op === 'Goto'; { terminator } = block) {
      const [next] = terminator.targets;
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
  for (const { dest, operands, span } of next.phis)
    block.instrs.push({ op: 'Assign', dest, operands: [operands[0]], span });
  for (const instr of next.instrs) block.instrs.push(instr);
  block.terminator = next.terminator;
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
      if (phi.sources.every((source) => into[source] === source)) continue;
      const order = phi.sources
        .map((source, k) => ({ source: home(source), operand: phi.operands[k] }))
        .sort((x, y) => x.source - y.source);
      block.phis[i] = {
        ...phi,
        operands: order.map(({ operand }) => operand),
        sources: order.map(({ source }) => source),
      };
    }
  });
}
