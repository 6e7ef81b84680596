/**
 * From SSA form back to CFG form, whatever passes did to the versions in between.
 *
 * A variable whose versions are never alive at the same time is *conventional*: dropping the versions and the phis among
 * them is right, and costs nothing. This is checked for each variable, in time proportional to its live range. The
 * versions of any other variable are parted into classes, of which each becomes a local of its own (join-values.ts); when nobody
 * needs variables to be those of the program any more, classes of different variables are joined too.
 *
 * What is left of phis are copies on edges. Those on one edge happen at once and are written by `parallel-copy.ts` (the
 * swap problem); an edge whose source goes elsewhere too gets a block of its own (the lost-copy problem).
 *
 * Version 0 counts as assigned on entry, for locals too: a program that reads a local before assigning it gets one and
 * the same content in every form.
 */
import type { Span } from '../base/source.ts';
import { scratchInts } from '../base/scratch.ts';
import { isValue, numberValues, type ValueTable } from './analysis/values.ts';
import { keepReachable, phiOperandFrom, predecessorsOf, requireForm } from './cfg.ts';
import { mapTargets, targetsOf } from './instr.ts';
import { collectEvents, ValueClasses, type Events } from './join-values.ts';
import { sequentialize, type Copy } from './parallel-copy.ts';
import { renumberSymbols, rewriteFunc } from './renumber.ts';
import type { Block, Dest, Func, Instr, LinearModule, Operand } from './nodes.ts';

/** Turns a function from SSA form into CFG form. With `joins`, values of different variables are one where that leaves fewer copies. */
export function fromSsa(func: Func, { joins = false }: { readonly joins?: boolean } = {}): void {
  requireForm(func, 'ssa', 'fromSsa');
  func.blocks = keepReachable(func.blocks).blocks;
  const values = numberValues(func);
  const homes = findHomes(func, values, joins);
  const toHome = (operand: Operand): Operand =>
    isValue(operand)
      ? homes[values.first[operand.index] + (operand.kind === 't' ? 0 : (operand.version ?? 0))]
      : operand;
  rewriteFunc(func, toHome, (dest) => toHome(dest) as Dest);
  func.form = 'cfg';
  replacePhis(func);
  renumberSymbols(func, joins);
}

/** Turns all functions that are in SSA form into CFG form. */
export function moduleFromSsa(module: LinearModule): void {
  for (const func of module.funcs) if (func.form === 'ssa') fromSsa(func);
}

/** The symbol without version that each value lives in; adds locals to the function. */
function findHomes(func: Func, values: ValueTable, joins: boolean): Dest[] {
  const events = collectEvents(func);
  const conflicts = findConflicts(func, values, events);
  const isJoined = joins && func.blocks.some(({ phis }) => phis.length > 0);
  if (conflicts.size === 0 && !isJoined)
    return Array.from(values.symbol, (index): Dest => ({ kind: func.symbols[index].kind, index }));
  const classes = new ValueClasses(func, values, events, conflicts);
  if (conflicts.size > 0) classes.joinVersions();
  if (isJoined) classes.joinAll();
  return homesOf(func, values, classes);
}

/** Each class lives in a symbol of its own: the parameter with whose content it begins, else a local of one of its values that no other class has. */
function homesOf(func: Func, values: ValueTable, classes: ValueClasses): Dest[] {
  const homes = new Map<number, Dest>();
  const taken = new Set<number>();
  const take = (root: number, index: number): void => {
    homes.set(root, { kind: func.symbols[index].kind, index });
    taken.add(index);
  };
  const variables = Array.from(values.symbol.keys()).filter((value) => func.symbols[values.symbol[value]].kind !== 't');
  func.symbols.forEach(({ kind }, s) => kind === 'p' && take(classes.of(values.first[s]), s));
  for (const value of variables) {
    const [root, s] = [classes.of(value), values.symbol[value]];
    if (!homes.has(root) && !taken.has(s)) take(root, s);
  }
  for (const value of variables) {
    if (homes.has(classes.of(value))) continue;
    const { type, name } = func.symbols[values.symbol[value]];
    take(classes.of(value), func.symbols.push({ kind: 'l', type, name }) - 1);
  }
  values.symbol.forEach((s, value) => homes.has(classes.of(value)) || take(value, s));
  return Array.from(values.symbol, (_, value) => homes.get(classes.of(value)) as Dest);
}

// Which variables are not conventional

/** The symbols of which two versions are alive at once, or are assigned by one instruction. */
function findConflicts(func: Func, values: ValueTable, events: readonly Events[]): Set<number> {
  const preds = predecessorsOf(func.blocks);
  const size = func.blocks.length;
  const scratch: Scratch = {
    inStamp: scratchInts(size, -1),
    inVersion: scratchInts(size),
    outStamp: scratchInts(size, -1),
    outVersion: scratchInts(size),
    work: [],
  };
  const conflicts = new Set<number>();
  events.forEach(({ items }, s) => {
    if (values.first[s + 1] - values.first[s] > 1 && hasConflict(items, s, preds, scratch)) conflicts.add(s);
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
  const place = scratchInts(blocks.length);
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
