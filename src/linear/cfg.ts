/**
 * Between the linear form and the control-flow graph.
 *
 *     lbl0:                         block B0:              (the entry: nothing jumps to it)
 *       t1 = l0 < 10                  ucond goto B1
 *       goto t1 ? lbl1 : lbl2       block B1:
 *     lbl1:                           t1 = l0 < 10
 *       l0 = …                        cond goto t1 B2 B3
 *       goto lbl0                   …
 *
 * [IR Design] keeps a virtual entry and exit; here block 0 is the entry, it has no predecessors, and leaving is
 * `return` or `trap` in any block. What cannot be reached is dropped, falling into a label becomes an explicit edge,
 * and blocks keep the order of the text. Predecessors are distinct and ascending wherever they are listed: two edges
 * from one block to another count once, in phis too.
 */
import { InternalError } from '../base/errors.ts';
import { flattenGraph, type FlatGraph } from '../base/graph.ts';
import { pushAt } from '../base/lists.ts';
import { scratchInts } from '../base/scratch.ts';
import { isTerminator, mapTargets, targetsOf } from './instr.ts';
import type { Block, Comments, Func, Instr, LinearModule, Operand, Phi, Terminator } from './nodes.ts';

export interface BuiltBlocks {
  readonly blocks: Block[];
  /** Control reaches the end of the function without `return`; the block that does ends in `trap unreachable`. */
  readonly fallsOff: boolean;
}

/** The blocks of a function in linear form. Every label that is jumped to must exist. */
export function buildBlocks(instrs: readonly Instr[]): BuiltBlocks {
  const drafts = splitAtLabels(instrs);
  const resolved = drafts.map(({ block }) => block);
  const blockOfLabel = new Map<number, number>();
  drafts.forEach(({ labels }, at) => labels.forEach((label) => blockOfLabel.set(label, at)));
  for (const draft of drafts) {
    if (draft.next === undefined) {
      draft.block.terminator = mapTargets(
        draft.block.terminator,
        (label) => blockOfLabel.get(label) ?? missingLabel(label),
      );
    } else draft.block.terminator = { op: 'Goto', targets: [draft.next] };
  }
  const last = resolved.length - 1;
  const { blocks, kept } = keepReachable(resolved);
  return { blocks, fallsOff: drafts[last].fallsOff && kept[last] >= 0 };
}

/** Turns a function from linear form into CFG form. */
export function toCfg(func: Func): void {
  requireForm(func, 'linear', 'toCfg');
  func.blocks = buildBlocks(func.instrs).blocks;
  func.instrs = [];
  func.form = 'cfg';
}

/** Turns a function from CFG form into linear form; blocks keep their order, jumps to the next block disappear. */
export function toLinear(func: Func): void {
  requireForm(func, 'cfg', 'toLinear');
  func.instrs = flattenBlocks(func.blocks);
  func.blocks = [];
  func.form = 'linear';
}

/** Turns all functions that are in linear form into CFG form. */
export function moduleToCfg(module: LinearModule): void {
  for (const func of module.funcs) if (!func.extern && func.form === 'linear') toCfg(func);
}

interface Draft {
  readonly block: Block;
  readonly labels: number[];
  /** The block into which this one falls, if it does not end in a jump. */
  next: number | undefined;
  fallsOff: boolean;
}

/** One draft for each straight piece of code; the first has no labels. Code that follows a jump is skipped to the next label. */
function splitAtLabels(instrs: readonly Instr[]): Draft[] {
  const drafts = [newDraft()];
  let current: Draft | undefined = drafts[0];
  for (const instr of instrs) {
    if (instr.op === 'Label') {
      const isFresh: boolean = current !== undefined && current.labels.length > 0 && current.block.instrs.length === 0;
      if (current === undefined || !isFresh) {
        if (current !== undefined) current.next = drafts.length;
        current = newDraft();
        drafts.push(current);
      }
      current.labels.push(instr.label);
      current.block.comments = joinComments(current.block.comments, instr.comments);
    } else if (current === undefined) continue;
    else if (isTerminator(instr)) {
      current.block.terminator = instr;
      current = undefined;
    } else current.block.instrs.push(instr);
  }
  if (current !== undefined) current.fallsOff = true;
  return drafts;
}

function newDraft(): Draft {
  return {
    block: { phis: [], instrs: [], terminator: offTheEnd },
    labels: [],
    next: undefined,
    fallsOff: false,
  };
}

/** Of labels that become one block. */
function joinComments(a: Comments | undefined, b: Comments | undefined): Comments | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  const before = [...a.before, ...(a.after === undefined ? [] : [a.after]), ...b.before];
  return b.after === undefined ? { before } : { before, after: b.after };
}

const offTheEnd: Terminator = { op: 'Trap', trap: 'unreachable' };

function missingLabel(label: number): never {
  throw new InternalError(`there is no label ${label}`, 'buildBlocks');
}

/** The blocks that the entry reaches, renumbered in their order; phi operands from dropped blocks go with them. The same array if it reaches all. */
export function keepReachable(blocks: readonly Block[]): { blocks: Block[]; kept: Int32Array } {
  const kept = scratchInts(blocks.length, -1);
  const work = [0];
  kept[0] = 0;
  for (let at = work.pop(); at !== undefined; at = work.pop()) {
    for (const target of targetsOf(blocks[at].terminator)) {
      if (kept[target] >= 0) continue;
      kept[target] = 0;
      work.push(target);
    }
  }
  let count = 0;
  for (let b = 0; b < blocks.length; b++) if (kept[b] >= 0) kept[b] = count++;
  // As it is nearly always: everything has the number that it had.
  if (count === blocks.length) return { blocks: blocks as Block[], kept };
  const live = blocks.filter((_, b) => kept[b] >= 0);
  for (const block of live) {
    block.terminator = mapTargets(block.terminator, (target) => kept[target]);
    if (block.phis.length > 0) dropSources(block, kept);
  }
  return { blocks: live, kept };
}

function dropSources(block: Block, kept: Int32Array): void {
  block.phis.forEach((phi, i) => {
    const still = phi.sources.map((source) => kept[source] >= 0);
    block.phis[i] = {
      ...phi,
      operands: phi.operands.filter((_, k) => still[k]),
      sources: phi.sources.filter((_, k) => still[k]).map((source) => kept[source]),
    };
  });
}

/** The graph of a function's blocks, for the algorithms of src/base. */
export function graphOfBlocks(blocks: readonly Block[]): FlatGraph {
  return flattenGraph({ size: blocks.length, entry: 0, successors: (block) => targetsOf(blocks[block].terminator) });
}

/** The distinct predecessors of every block, ascending. */
export function predecessorsOf(blocks: readonly Block[]): number[][] {
  const preds: (number[] | undefined)[] = new Array<number[] | undefined>(blocks.length).fill(undefined);
  blocks.forEach((block, from) => {
    for (const target of targetsOf(block.terminator)) if (preds[target]?.at(-1) !== from) pushAt(preds, target, from);
  });
  return preds.map((list) => list ?? []);
}

function flattenBlocks(blocks: readonly Block[]): Instr[] {
  const label = numberLabels(blocks);
  const instrs: Instr[] = [];
  blocks.forEach((block, b) => {
    const { comments } = block;
    if (label[b] >= 0) instrs.push({ op: 'Label', label: label[b], ...(comments && { comments }) });
    for (const instr of block.instrs) instrs.push(instr);
    if (!fallsThrough(block, b)) instrs.push(mapTargets(block.terminator, (target) => label[target]));
  });
  return instrs;
}

/** Labels from 0 in the order of the blocks, for those to which something jumps; -1 for the others. */
function numberLabels(blocks: readonly Block[]): Int32Array {
  const label = scratchInts(blocks.length, -1);
  blocks.forEach((block, b) => {
    if (!fallsThrough(block, b)) for (const target of targetsOf(block.terminator)) label[target] = 0;
  });
  let count = 0;
  for (let b = 0; b < blocks.length; b++) if (label[b] >= 0) label[b] = count++;
  return label;
}

function fallsThrough(block: Block, at: number): boolean {
  return block.terminator.op === 'Goto' && block.terminator.targets[0] === at + 1;
}

/** The place of a block in an ascending list. */
export function indexOfSource(sources: readonly number[], block: number): number {
  let low = 0;
  let high = sources.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sources[middle] < block) low = middle + 1;
    else high = middle;
  }
  return sources[low] === block ? low : -1;
}

/** The value that a phi takes when control comes from a block. */
export function phiOperandFrom(phi: Phi, block: number): Operand {
  const at = indexOfSource(phi.sources, block);
  if (at < 0) throw new InternalError(`a phi has no value from block ${block}`, 'phiOperandFrom');
  return phi.operands[at];
}

export function requireForm(func: Func, form: Func['form'], where: string): void {
  if (func.form !== form)
    throw new InternalError(`function ${func.name} is in ${func.form} form, not in ${form} form`, where);
}
