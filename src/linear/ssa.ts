/**
 * From CFG form to SSA form: every assignment of a parameter or local makes a new version, and phis join versions.
 *
 * Phis are placed on iterated dominance frontiers (R. Cytron et al., "Efficiently computing static single assignment
 * form and the control dependence graph", TOPLAS 1991: minimal), and only where the variable is live (J.-D. Choi,
 * R. Cytron, J. Ferrante, "Automatic construction of sparse data flow evaluation graphs", POPL 1991: pruned). Version 0
 * is the value on entry; the others are numbered along the dominator tree [IR Design "Symbol numbering", rule 3].
 * Temporaries have one assignment already, arrays and slots are memory: both stay as they are.
 *
 * Everything is per variable and per block with explicit stacks; the cost is the size of the function plus, for each
 * variable, the blocks in which it is live.
 */
import { searchDepthFirst } from '../base/depth-search.ts';
import { findDominators, findLevels, iteratedFrontier, type DominatorTree } from '../base/dominators.ts';
import { groupByKey, type FlatGraph, type Groups } from '../base/graph.ts';
import { scratchInts } from '../base/scratch.ts';
import { walkBlock, type ValueOperand } from './analysis/values.ts';
import { graphOfBlocks, indexOfSource, keepReachable, predecessorsOf, requireForm } from './cfg.ts';
import { destsOf, mapDests, mapOperands, targetsOf } from './instr.ts';
import type { Block, Dest, Func, Instr, LinearModule, Operand } from './nodes.ts';

/** Turns a function from CFG form into SSA form. Unreachable blocks are dropped. */
export function toSsa(func: Func): void {
  requireForm(func, 'cfg', 'toSsa');
  func.blocks = keepReachable(func.blocks).blocks;
  const graph = graphOfBlocks(func.blocks);
  const tree = findDominators(graph, searchDepthFirst(graph));
  const preds = predecessorsOf(func.blocks);
  const isVariable = func.symbols.map((symbol) => symbol.kind !== 't' && !('storage' in symbol));
  placePhis(func, graph, tree, preds, isVariable);
  rename(func, tree, preds, isVariable);
  func.form = 'ssa';
}

/** Gives versions to locals that have been added to a function in SSA form, without any so far; phis may read them. */
export function addToSsa(func: Func, added: ReadonlySet<number>): void {
  requireForm(func, 'ssa', 'addToSsa');
  const graph = graphOfBlocks(func.blocks);
  const tree = findDominators(graph, searchDepthFirst(graph));
  const preds = predecessorsOf(func.blocks);
  const isVariable = func.symbols.map((_, s) => added.has(s));
  placePhis(func, graph, tree, preds, isVariable);
  rename(func, tree, preds, isVariable);
}

/** Turns all functions that are in CFG form into SSA form. */
export function moduleToSsa(module: LinearModule): void {
  for (const func of module.funcs) if (!func.extern && func.form === 'cfg') toSsa(func);
}

/** Adds the phis of all variables, their operands still the variable itself. */
function placePhis(
  func: Func,
  graph: FlatGraph,
  tree: DominatorTree,
  preds: readonly number[][],
  isVariable: readonly boolean[],
): void {
  const { blocks } = func;
  const { defs, exposed } = findSites(func, isVariable);
  const frontiers = smallFrontiers(graph, tree);
  const levels = frontiers === undefined ? findLevels(tree) : undefined;
  const isDef = scratchInts(blocks.length, -1);
  const isLive = scratchInts(blocks.length, -1);
  const hasPhi = scratchInts(blocks.length, -1);
  const work: number[] = [];
  func.symbols.forEach((symbol, s) => {
    if (symbol.kind === 't' || !isVariable[s] || defs[s].length === 0 || exposed[s].length === 0) return;
    const { kind } = symbol;
    for (const block of defs[s]) isDef[block] = s;
    markLive(exposed[s], s, isDef, isLive, preds, work);
    const place = (block: number): boolean => {
      if (isLive[block] !== s || hasPhi[block] === s) return false;
      hasPhi[block] = s;
      const variable: Dest = { kind, index: s };
      blocks[block].phis.push({
        op: 'Phi',
        dest: variable,
        operands: preds[block].map(() => variable),
        sources: preds[block],
      });
      return true;
    };
    if (frontiers === undefined) iteratedFrontier(graph, tree, levels ?? findLevels(tree), defs[s]).forEach(place);
    else {
      for (const block of defs[s]) work.push(block);
      for (let block = work.pop(); block !== undefined; block = work.pop()) {
        for (let i = frontiers.start[block]; i < frontiers.start[block + 1]; i++)
          if (place(frontiers.items[i])) work.push(frontiers.items[i]);
      }
    }
  });
}

/** Marks the blocks at whose beginning the variable is live. */
function markLive(
  exposed: readonly number[],
  s: number,
  isDef: Int32Array,
  isLive: Int32Array,
  preds: readonly number[][],
  work: number[],
): void {
  const enter = (block: number): void => {
    if (isLive[block] === s) return;
    isLive[block] = s;
    work.push(block);
  };
  exposed.forEach(enter);
  for (let block = work.pop(); block !== undefined; block = work.pop()) {
    for (const pred of preds[block]) if (isDef[pred] !== s) enter(pred);
  }
}

/** For each symbol the blocks that assign it, and those that read it before they assign it. */
function findSites(func: Func, isVariable: readonly boolean[]): { defs: number[][]; exposed: number[][] } {
  const defs: number[][] = func.symbols.map(() => []);
  const exposed: number[][] = func.symbols.map(() => []);
  func.blocks.forEach((block, b) => {
    walkBlock(block, ({ index }, isDef) => {
      if (!isVariable[index]) return;
      if (defs[index].at(-1) === b) return;
      if (isDef) defs[index].push(b);
      else if (exposed[index].at(-1) !== b) exposed[index].push(b);
    });
  });
  for (const { phis } of func.blocks)
    phis.forEach((phi, p) => {
      if (!phi.operands.some(lacksVersion)) return;
      // What a phi that is there already reads, it reads where a block ends. Its array will be filled, so it has to be its own.
      phis[p] = { ...phi, operands: [...phi.operands] };
      phi.operands.forEach((operand, k) => {
        if (!lacksVersion(operand)) return;
        const from = phi.sources[k];
        if (indexOfSource(defs[operand.index], from) < 0) exposed[operand.index].push(from);
      });
    });
  return { defs, exposed };
}

function lacksVersion(operand: Operand): operand is ValueOperand {
  return (operand.kind === 'l' || operand.kind === 'p') && operand.version === undefined;
}

/** All dominance frontiers, or undefined when together they are much larger than the graph (deep nests of loops). */
function smallFrontiers(graph: FlatGraph, tree: DominatorTree): Groups | undefined {
  const { predStart, pred, size, succ } = graph;
  const limit = 16 * (size + succ.length);
  const keys: number[] = [];
  const items: number[] = [];
  const seen = scratchInts(size, -1);
  for (const join of tree.preorder) {
    for (let i = predStart[join]; i < predStart[join + 1]; i++) {
      for (let n = pred[i]; n !== tree.idom[join] && n >= 0 && seen[n] !== join; n = tree.idom[n]) {
        seen[n] = join;
        keys.push(n);
        items.push(join);
      }
      if (keys.length > limit) return undefined;
    }
  }
  return groupByKey(size, keys, items);
}

/** Gives every definition its version and every use the version that reaches it, along the dominator tree. */
function rename(func: Func, tree: DominatorTree, preds: readonly number[][], isVariable: readonly boolean[]): void {
  const { blocks } = func;
  const current: Dest[] = func.symbols.map(({ kind }, index): Dest =>
    kind === 't' ? { kind, index } : { kind, index, version: 0 },
  );
  const versions = scratchInts(func.symbols.length);
  /** What `current` held before, to be restored when a subtree of the dominator tree is left. */
  const undo: Dest[] = [];
  const restore = (length: number): void => {
    while (undo.length > length) {
      const previous = undo.pop();
      if (previous !== undefined && previous.kind !== 'g') current[previous.index] = previous;
    }
  };
  const use = (operand: Operand): Operand => (lacksVersion(operand) ? current[operand.index] : operand);
  const define = (dest: Dest): Dest => {
    if ((dest.kind !== 'l' && dest.kind !== 'p') || !isVariable[dest.index]) return dest;
    undo.push(current[dest.index]);
    return (current[dest.index] = { kind: dest.kind, index: dest.index, version: ++versions[dest.index] });
  };
  const enter = (b: number): void => {
    const block = blocks[b];
    block.phis.forEach((phi, i) => (block.phis[i] = { ...phi, dest: define(phi.dest) }));
    renameInstrs(block.instrs, use, define);
    block.terminator = mapOperands(block.terminator, use);
    for (const target of new Set(targetsOf(block.terminator)))
      fillPhis(blocks[target], indexOfSource(preds[target], b), current, isVariable);
  };
  const { children } = tree;
  /** Blocks to enter; a negative number ~n stands for leaving a block after which `undo` has n entries. */
  const work = [tree.root];
  for (let b = work.pop(); b !== undefined; b = work.pop()) {
    if (b < 0) {
      restore(~b);
      continue;
    }
    work.push(~undo.length);
    enter(b);
    for (let i = children.start[b + 1] - 1; i >= children.start[b]; i--) work.push(children.items[i]);
  }
}

function renameInstrs(instrs: Instr[], use: (operand: Operand) => Operand, define: (dest: Dest) => Dest): void {
  for (let i = 0; i < instrs.length; i++) {
    const read = mapOperands(instrs[i], use);
    instrs[i] = destsOf(read).length === 0 ? read : mapDests(read, define);
  }
}

function fillPhis({ phis }: Block, at: number, current: readonly Dest[], isVariable: readonly boolean[]): void {
  for (const { dest, operands } of phis) {
    // The arrays were made by `placePhis` or `findSites` and belong to this phi alone.
    const own = operands as Operand[];
    const operand = own[at];
    if (dest.kind !== 'g' && isVariable[dest.index]) own[at] = current[dest.index];
    else if (lacksVersion(operand)) own[at] = current[operand.index];
  }
}
