/**
 * From SSA form back to CFG form, whatever passes did to the versions in between.
 *
 * A variable whose versions are never alive at the same time is *conventional*: dropping the versions and the phis among
 * them is right, and costs nothing. This is checked for each variable, in time proportional to its live range. The
 * versions of any other variable are parted into classes: phis join what they connect where live ranges allow
 * (coalescing, as in F. Chow et al. and B. Boissinot et al., CGO 2009), each class becomes a local of its own.
 *
 * What is left of phis are copies on edges. Those on one edge happen at once and are written by `parallel-copy.ts` (the
 * swap problem); an edge whose source goes elsewhere too gets a block of its own (the lost-copy problem).
 *
 * Version 0 counts as assigned on entry, for locals too: a program that reads a local before assigning it gets one and
 * the same content in every form.
 */
import { searchDepthFirst } from '../base/depth-search.ts';
import { dominates, findDominators, type DominatorTree } from '../base/dominators.ts';
import { findRoot } from '../base/graph.ts';
import type { Span } from '../base/source.ts';
import { numberValues, walkBlock, type ValueOperand, type ValueTable } from './analysis/values.ts';
import { graphOfBlocks, keepReachable, phiOperandFrom, predecessorsOf, requireForm } from './cfg.ts';
import { mapTargets, targetsOf } from './instr.ts';
import { sequentialize, type Copy } from './parallel-copy.ts';
import { renumberSymbols, rewriteFunc } from './renumber.ts';
import type { Block, Dest, Func, Instr, LinearModule, Operand } from './nodes.ts';

/** Turns a function from SSA form into CFG form. */
export function fromSsa(func: Func): void {
  requireForm(func, 'ssa', 'fromSsa');
  func.blocks = keepReachable(func.blocks).blocks;
  const values = numberValues(func);
  const homes = findHomes(func, values);
  const toHome = (operand: Operand): Operand =>
    operand.kind === 'l' || operand.kind === 'p'
      ? homes[values.first[operand.index] + (operand.version ?? 0)]
      : operand;
  rewriteFunc(func, toHome, (dest) => toHome(dest) as Dest);
  func.form = 'cfg';
  replacePhis(func);
  renumberSymbols(func);
}

/** Turns all functions that are in SSA form into CFG form. */
export function moduleFromSsa(module: LinearModule): void {
  for (const func of module.funcs) if (func.form === 'ssa') fromSsa(func);
}

/** The symbol without version that each value lives in; adds locals to the function. */
function findHomes(func: Func, values: ValueTable): Dest[] {
  const homes: Dest[] = Array.from(values.symbol, (index): Dest => ({ kind: func.symbols[index].kind, index }));
  const conflicts = findConflicts(func, values);
  if (conflicts.length === 0) return homes;
  const classes = new ClassFinder(func, values, conflicts).find();
  for (const s of conflicts) {
    const first = values.first[s];
    const own = new Map<number, Dest>([[classes[first], homes[first]]]);
    for (let value = first; value < values.first[s + 1]; value++) {
      const known = own.get(classes[value]);
      const home: Dest = known ?? {
        kind: 'l',
        index: func.symbols.push({ kind: 'l', type: func.symbols[s].type, name: func.symbols[s].name }) - 1,
      };
      own.set(classes[value], home);
      homes[value] = home;
    }
  }
  return homes;
}

// Which variables are not conventional

/** What happens to the versions of one symbol, in the order of the text. Phi operands are read at the end of a block. */
interface Events {
  /**
   * Triples [block, 2 · version + isDefinition, position]. Positions count the instructions of the block; those of phis are
   * -1, of what is there on entry -2, and of reads by phis of successors `atEnd`.
   */
  readonly items: number[];
}

const atEnd = 2 ** 31 - 1;

function collectEvents(func: Func): Events[] {
  const events: Events[] = func.symbols.map(() => ({ items: [] }));
  const isVariable = func.symbols.map((symbol) => symbol.kind !== 't' && !('storage' in symbol));
  isVariable.forEach((yes, s) => yes && events[s].items.push(0, 1, -2));
  func.blocks.forEach((block, b) => {
    walkBlock(block, ({ index, version = 0 }, isDef, at) => {
      if (isVariable[index]) events[index].items.push(b, 2 * version + (isDef ? 1 : 0), at);
    });
    for (const target of new Set(targetsOf(block.terminator))) {
      for (const phi of func.blocks[target].phis) {
        const operand = phiOperandFrom(phi, b);
        if ((operand.kind === 'l' || operand.kind === 'p') && isVariable[operand.index])
          events[operand.index].items.push(b, 2 * (operand.version ?? 0), atEnd);
      }
    }
  });
  return events;
}

/** The symbols of which two versions are alive at once, or are assigned by one instruction. */
function findConflicts(func: Func, values: ValueTable): number[] {
  const preds = predecessorsOf(func.blocks);
  const size = func.blocks.length;
  const scratch: Scratch = {
    inStamp: new Int32Array(size).fill(-1),
    inVersion: new Int32Array(size),
    outStamp: new Int32Array(size).fill(-1),
    outVersion: new Int32Array(size),
    work: [],
  };
  const conflicts: number[] = [];
  collectEvents(func).forEach(({ items }, s) => {
    if (values.first[s + 1] - values.first[s] > 1 && hasConflict(items, s, preds, scratch)) conflicts.push(s);
  });
  return conflicts;
}

/** The live version of the symbol at the boundaries of blocks, where its stamp is the symbol. */
interface Scratch {
  readonly inStamp: Int32Array;
  readonly inVersion: Int32Array;
  readonly outStamp: Int32Array;
  readonly outVersion: Int32Array;
  readonly work: number[];
}

function hasConflict(items: readonly number[], s: number, preds: readonly number[][], scratch: Scratch): boolean {
  const defBlock = new Map<number, number>();
  for (let i = 0; i < items.length; i += 3) if (items[i + 1] & 1) defBlock.set(items[i + 1] >> 1, items[i]);
  for (let i = 0; i < items.length; i += 3) {
    const version = items[i + 1] >> 1;
    const isUse = (items[i + 1] & 1) === 0;
    const isFromOutside = isUse && defBlock.get(version) !== items[i];
    if (isFromOutside && !spread(items[i], version, s, defBlock, preds, scratch)) return true;
  }
  return meetInBlock(items, s, scratch);
}

/** Are two versions alive at once inside a block? Each block is walked backwards from what is alive at its end. */
function meetInBlock(items: readonly number[], s: number, { outStamp, outVersion }: Scratch): boolean {
  let live = -1;
  for (let i = items.length - 3; i >= 0; i -= 3) {
    const block = items[i];
    if (i + 3 >= items.length || items[i + 3] !== block) live = outStamp[block] === s ? outVersion[block] : -1;
    const version = items[i + 1] >> 1;
    if (live >= 0 && live !== version) return true;
    const isDef = (items[i + 1] & 1) === 1;
    live = isDef ? -1 : version;
    const isTwin =
      isDef && i >= 3 && items[i - 3] === block && items[i - 1] === items[i + 2] && (items[i - 2] & 1) === 1;
    if (isTwin) return true;
  }
  return false;
}

/** Marks where a version is alive, from the beginning of a block back to its definition; false where it meets another. */
function spread(
  block: number,
  version: number,
  s: number,
  defBlock: ReadonlyMap<number, number>,
  preds: readonly number[][],
  scratch: Scratch,
): boolean {
  const { inStamp, inVersion, outStamp, outVersion, work } = scratch;
  work.length = 0;
  const enter = (b: number): boolean => {
    if (inStamp[b] === s) return inVersion[b] === version;
    inStamp[b] = s;
    inVersion[b] = version;
    work.push(b);
    return true;
  };
  if (!enter(block)) return false;
  for (let b = work.pop(); b !== undefined; b = work.pop()) {
    for (const pred of preds[b]) {
      if (outStamp[pred] === s && outVersion[pred] !== version) return false;
      outStamp[pred] = s;
      outVersion[pred] = version;
      if (defBlock.get(version) !== pred && !enter(pred)) return false;
    }
  }
  return true;
}

// Classes of versions that can share a local

interface Range {
  defBlock: number;
  defAt: number;
  readonly liveOut: Set<number>;
  /** The last read in each block that reads it. */
  readonly lastUse: Map<number, number>;
}

/** Beyond this many pairs two classes are not compared and stay apart. */
const mostPairs = 4096;

class ClassFinder {
  readonly #func: Func;
  readonly #values: ValueTable;
  readonly #conflicts: readonly number[];
  readonly #ranges = new Map<number, Range>();
  readonly #tree: DominatorTree;

  constructor(func: Func, values: ValueTable, conflicts: readonly number[]) {
    this.#func = func;
    this.#values = values;
    this.#conflicts = conflicts;
    const graph = graphOfBlocks(func.blocks);
    this.#tree = findDominators(graph, searchDepthFirst(graph));
    this.#findRanges();
  }

  /** The representative of each value's class; only the values of the conflicting symbols matter. */
  find(): Int32Array {
    const parent = Int32Array.from({ length: this.#values.count }, (_, value) => value);
    const members = new Map<number, number[]>();
    const isConflict = new Set(this.#conflicts);
    const isOwn = (operand: Operand): operand is ValueOperand =>
      (operand.kind === 'l' || operand.kind === 'p') && isConflict.has(operand.index);
    for (const { phis } of this.#func.blocks) {
      for (const { dest, operands } of phis) {
        if (!isOwn(dest)) continue;
        for (const operand of operands) {
          if (!isOwn(operand) || operand.index !== dest.index) continue;
          const a = findRoot(parent, this.#valueOf(dest));
          const b = findRoot(parent, this.#valueOf(operand));
          if (a === b || this.#interfere(members.get(a) ?? [a], members.get(b) ?? [b])) continue;
          parent[Math.max(a, b)] = Math.min(a, b);
          members.set(Math.min(a, b), [...(members.get(a) ?? [a]), ...(members.get(b) ?? [b])]);
        }
      }
    }
    return parent.map((_, value) => findRoot(parent, value));
  }

  #valueOf({ index, version = 0 }: ValueOperand): number {
    return this.#values.first[index] + version;
  }

  #findRanges(): void {
    const preds = predecessorsOf(this.#func.blocks);
    const events = collectEvents(this.#func);
    for (const s of this.#conflicts) {
      const { items } = events[s];
      const first = this.#values.first[s];
      for (let value = first; value < this.#values.first[s + 1]; value++)
        this.#ranges.set(value, { defBlock: 0, defAt: -2, liveOut: new Set(), lastUse: new Map() });
      for (let i = 0; i < items.length; i += 3) {
        const range = this.#ranges.get(first + (items[i + 1] >> 1));
        if (range === undefined) continue;
        if ((items[i + 1] & 1) === 0) range.lastUse.set(items[i], items[i + 2]);
        else [range.defBlock, range.defAt] = [items[i], items[i + 2]];
      }
      for (let value = first; value < this.#values.first[s + 1]; value++) spreadRange(this.#ranges.get(value), preds);
    }
  }

  #interfere(as: readonly number[], bs: readonly number[]): boolean {
    if (as.length * bs.length > mostPairs) return true;
    return as.some((a) => bs.some((b) => this.#meet(a, b)));
  }

  /** Is one of the two alive where the other is assigned? In SSA form that is when their live ranges meet. */
  #meet(a: number, b: number): boolean {
    const first = this.#ranges.get(a);
    const second = this.#ranges.get(b);
    if (first === undefined || second === undefined) return true;
    if (first.defBlock === second.defBlock && first.defAt === second.defAt) return true;
    return this.#isAliveAt(first, second) || this.#isAliveAt(second, first);
  }

  /** Is a value alive just behind the definition of another? */
  #isAliveAt(value: Range, other: Range): boolean {
    const isEarlier =
      value.defBlock === other.defBlock
        ? value.defAt < other.defAt
        : dominates(this.#tree, value.defBlock, other.defBlock);
    return isEarlier && (value.liveOut.has(other.defBlock) || (value.lastUse.get(other.defBlock) ?? -3) > other.defAt);
  }
}

function spreadRange(range: Range | undefined, preds: readonly number[][]): void {
  if (range === undefined) return;
  const work = [...range.lastUse.keys()].filter((block) => block !== range.defBlock);
  const entered = new Set(work);
  for (let block = work.pop(); block !== undefined; block = work.pop()) {
    for (const pred of preds[block]) {
      range.liveOut.add(pred);
      if (pred === range.defBlock || entered.has(pred)) continue;
      entered.add(pred);
      work.push(pred);
    }
  }
}

// Phis to copies

/** A block of copies on the edge to a target. */
type EdgeBlock = Block & { readonly target: number };

function replacePhis(func: Func): void {
  const { blocks } = func;
  const newTemp = (like: Dest): Dest => {
    const { type } = func.symbols[like.kind === 'g' ? 0 : like.index];
    return { kind: 't', index: func.symbols.push({ kind: 't', type }) - 1 };
  };
  /** For each block, the new blocks on edges that leave it. */
  const split: EdgeBlock[][] = blocks.map(() => []);
  blocks.forEach((block, from) => {
    for (const target of new Set(targetsOf(block.terminator))) {
      const copies = sequentialize(copiesOnEdge(blocks[target], from), newTemp);
      if (copies.length === 0) continue;
      if (block.terminator.op === 'Goto') for (const copy of copies) block.instrs.push(copy);
      else split[from].push(edgeBlock(copies, target, block.terminator.span));
    }
  });
  for (const block of blocks) block.phis.length = 0;
  func.blocks = insertBlocks(blocks, split);
}

function edgeBlock(instrs: Instr[], target: number, span: Span | undefined): EdgeBlock {
  return { phis: [], instrs, terminator: { op: 'Goto', targets: [target], span }, target };
}

function copiesOnEdge({ phis }: Block, from: number): Copy[] {
  return phis.flatMap((phi) => (phi.dest.kind === 'g' ? [] : [{ dest: phi.dest, source: phiOperandFrom(phi, from) }]));
}

/** Puts the new blocks behind the blocks whose edges they split. */
function insertBlocks(blocks: readonly Block[], split: readonly (readonly EdgeBlock[])[]): Block[] {
  if (split.every((list) => list.length === 0)) return blocks.slice();
  const place = new Int32Array(blocks.length);
  for (let b = 1; b < blocks.length; b++) place[b] = place[b - 1] + 1 + split[b - 1].length;
  const result: Block[] = [];
  blocks.forEach((block, b) => {
    const own = new Map(split[b].map(({ target }, k) => [target, place[b] + 1 + k]));
    block.terminator = mapTargets(block.terminator, (target) => own.get(target) ?? place[target]);
    result.push(block);
    for (const { instrs, terminator } of split[b])
      result.push({ phis: [], instrs: instrs, terminator: mapTargets(terminator, (target) => place[target]) });
  });
  return result;
}
