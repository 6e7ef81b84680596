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
import { destsOf, mapDests, mapOperands, mapTargets, operandsOf, targetsOf } from '../linear/instr.ts';
import type { Block, Dest, Func, Instr, LinearModule, Operand } from '../linear/nodes.ts';
import { renumberSymbols } from '../linear/renumber.ts';
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
  const home = findHomes(func);
  const shared = new Map<number, Dest>();
  /** The copy of each header that gets one; and whose copy each block is. */
  const copyOf = new Map<number, number>();
  const original = Array.from(blocks.keys());
  for (let loop = 0; loop < forest.count; loop++) {
    const header = forest.header[loop];
    if (forest.irreducible[loop] === 1 || !leavesAtHeader(blocks, forest, loop) || !isSmall(blocks[header])) continue;
    shareTemps(func, blocks[header], header, home, shared);
    copyOf.set(header, blocks.push(copyBlock(func, blocks[header])) - 1);
    original.push(header);
  }
  if (shared.size > 0) readShared(func, home, shared);
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

/**
 * What a header computes in temporaries that other blocks read goes through locals, which its copy writes as well:
 *
 *     H: t1 = …          H: t1 = …; l2 = t1
 *     B: … t1            B: … l2
 */
function shareTemps({ symbols }: Func, block: Block, at: number, home: Int32Array, shared: Map<number, Dest>): void {
  const instrs = block.instrs.flatMap((instr): Instr[] => {
    const temps = destsOf(instr).filter((dest) => dest.kind === 't' && home[dest.index] === several);
    const copies = temps.map((temp): Instr => {
      const local: Dest = { kind: 'l', index: symbols.push({ kind: 'l', type: symbols[temp.index].type }) - 1 };
      shared.set(temp.index, local);
      home[temp.index] = at;
      return { op: 'Assign', dest: local, operands: [temp], span: instr.span };
    });
    return [instr, ...copies];
  });
  block.instrs.length = 0;
  for (const instr of instrs) block.instrs.push(instr);
}

/** Blocks other than their own read the locals in place of shared temporaries. */
function readShared(func: Func, home: Int32Array, shared: ReadonlyMap<number, Dest>): void {
  func.blocks.forEach((block, at) => {
    const map = (operand: Operand): Operand =>
      operand.kind === 't' && home[operand.index] !== at ? (shared.get(operand.index) ?? operand) : operand;
    const { instrs } = block;
    for (let i = 0; i < instrs.length; i++) instrs[i] = mapOperands(instrs[i], map);
    block.terminator = mapOperands(block.terminator, map);
  });
  renumberSymbols(func, true);
}

const several = -2;

/** For each temporary the one block that mentions it. */
function findHomes({ blocks, symbols }: Func): Int32Array {
  const home = new Int32Array(symbols.length).fill(-1);
  const see = (operand: Operand, at: number): void => {
    if (operand.kind === 't')
      home[operand.index] = home[operand.index] === -1 || home[operand.index] === at ? at : several;
  };
  blocks.forEach(({ instrs, terminator }, at) => {
    for (const instr of [...instrs, terminator]) {
      destsOf(instr).forEach((dest) => see(dest, at));
      operandsOf(instr).forEach((operand) => see(operand, at));
    }
  });
  return home;
}

/** A block with temporaries of its own. */
function copyBlock(func: Func, { instrs, terminator }: Block): Block {
  const renamed = new Map<number, Dest>();
  const map = (operand: Operand): Operand => (operand.kind === 't' ? (renamed.get(operand.index) ?? operand) : operand);
  const copy = <I extends Instr>(instr: I): I => {
    const read = mapOperands(instr, map);
    return mapDests(read, (dest) => {
      if (dest.kind !== 't') return dest;
      const fresh: Dest = { kind: 't', index: func.symbols.push(func.symbols[dest.index]) - 1 };
      renamed.set(dest.index, fresh);
      return fresh;
    });
  };
  return { phis: [], instrs: instrs.map((instr) => copy(instr)), terminator: copy(terminator) };
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
