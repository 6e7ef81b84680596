/**
 * Which values of a function in SSA form are one variable outside of it. Two values that a phi connects are joined where they are never alive at once
 * (coalescing; F. Chow et al.; B. Boissinot et al., "Revisiting out-of-SSA translation", CGO 2009): no copy is left of the phi then.
 *
 *     B1: l1.2 = phi [B0: 0] [B1: t3]              B1: l1 = AddI l1, 1
 *         t3 = AddI l1.2, 1                  ──▶       t4 = LessI l1, p0
 *         t4 = LessI t3, p0                            cond goto t4 B1 B2
 *         cond goto t4 B1 B2
 *
 * A class of values has a live range as a variable has: what happens to it in each block, in order, and the blocks at whose ends it is alive. Two classes
 * meet if one is written, or read, while the other is alive. The smaller of them is looked at, and goes into the larger one when they are joined, so that all
 * of it takes little more time than there are live ranges; and when these are longer than so many times the function, what is left stays apart.
 */
import { searchDepthFirst } from '../base/depth-search.ts';
import { countedUp, findRoot } from '../base/graph.ts';
import { findLoops } from '../base/loops.ts';
import { isValue, walkBlock, type ValueOperand, type ValueTable } from './analysis/values.ts';
import { graphOfBlocks, phiOperandFrom, predecessorsOf } from './cfg.ts';
import { targetsOf } from './instr.ts';
import type { Func, Phi } from './nodes.ts';

/** What happens to the versions of one symbol, in the order of the text. Phi operands are read at the end of a block. */
export interface Events {
  /**
   * Triples [block, 2 · version + isDefinition, position]. Positions count the instructions of the block; those of phis are
   * -1, of what is there on entry -2, and of reads by phis of successors `atEnd`.
   */
  readonly items: number[];
}

const onEntry = -2;
const atEnd = 2 ** 29;

/** Of the parameters and scalar locals, and of the temporaries that phis read; others have none. */
export function collectEvents(func: Func): Events[] {
  const isFollowed = func.symbols.map((symbol) => symbol.kind !== 't' && !('storage' in symbol));
  for (const { phis } of func.blocks)
    for (const { operands } of phis)
      for (const operand of operands) if (operand.kind === 't') isFollowed[operand.index] = true;
  const events: Events[] = func.symbols.map(() => ({ items: [] }));
  func.symbols.forEach(({ kind }, s) => isFollowed[s] && kind !== 't' && events[s].items.push(0, 1, onEntry));
  func.blocks.forEach((block, b) => {
    walkBlock(block, (operand, isDef, at) => {
      if (isFollowed[operand.index]) events[operand.index].items.push(b, 2 * versionOf(operand) + (isDef ? 1 : 0), at);
    });
    for (const target of new Set(targetsOf(block.terminator))) {
      for (const phi of func.blocks[target].phis) {
        const operand = phiOperandFrom(phi, b);
        if (isValue(operand) && isFollowed[operand.index])
          events[operand.index].items.push(b, 2 * versionOf(operand), atEnd);
      }
    }
  });
  return events;
}

function versionOf(operand: ValueOperand): number {
  return operand.kind === 't' ? 0 : (operand.version ?? 0);
}

/** Live ranges of all classes together may have so many blocks for each block, instruction and phi. */
const mostOfEach = 50;

/** The values of a function in classes: at first the versions of each symbol together, but for those of `apart`, each of which is one by itself. */
export class ValueClasses {
  readonly #func: Func;
  readonly #values: ValueTable;
  readonly #events: readonly Events[];
  readonly #apart: ReadonlySet<number>;
  readonly #parent: Int32Array;
  readonly #preds: readonly number[][];
  /** By the representative of the class, for those that were asked for. */
  readonly #ranges = new Map<number, LiveRange>();
  #left: number;

  constructor(func: Func, values: ValueTable, events: readonly Events[], apart: ReadonlySet<number>) {
    this.#func = func;
    this.#values = values;
    this.#events = events;
    this.#apart = apart;
    this.#parent = countedUp(values.count);
    this.#preds = predecessorsOf(func.blocks);
    for (let s = 0; s < func.symbols.length; s++)
      for (let value = values.first[s] + 1; value < values.first[s + 1] && !apart.has(s); value++)
        this.#parent[value] = values.first[s];
    this.#left = mostOfEach * func.blocks.reduce((sum, { phis, instrs }) => sum + phis.length + instrs.length + 1, 0);
  }

  /** The value that stands for all of the class. */
  of(value: number): number {
    return findRoot(this.#parent, value);
  }

  /** Joins versions of one symbol that phis connect. */
  joinVersions(): void {
    for (const { phis } of this.#func.blocks)
      for (const { dest, operands } of phis)
        for (const operand of operands)
          if (isValue(dest) && isValue(operand) && operand.index === dest.index) this.#join(dest, operand);
  }

  /** Joins whatever phis connect, in inner loops first. */
  joinAll(): void {
    const graph = graphOfBlocks(this.#func.blocks);
    const loops = findLoops(graph, searchDepthFirst(graph));
    const depthOf = (b: number): number => (loops.of[b] < 0 ? 0 : loops.depth[loops.of[b]]);
    const byDepth: { readonly dest: ValueOperand; readonly operand: ValueOperand }[][] = [];
    this.#func.blocks.forEach(({ phis }, b) => {
      for (const { dest, operands, sources } of phis)
        operands.forEach((operand, k) => {
          if (!isValue(dest) || !this.#canBeOne(dest, operand)) return;
          const depth = Math.min(depthOf(b), depthOf(sources[k]));
          (byDepth[depth] ??= []).push({ dest, operand });
        });
    });
    for (const pairs of byDepth.reverse()) for (const { dest, operand } of pairs ?? []) this.#join(dest, operand);
  }

  #canBeOne(dest: ValueOperand, operand: Phi['operands'][number]): operand is ValueOperand {
    if (!isValue(operand)) return false;
    const [a, b] = [this.#func.symbols[dest.index], this.#func.symbols[operand.index]];
    return a.type === b.type && !('storage' in b);
  }

  #join(one: ValueOperand, other: ValueOperand): void {
    const a = this.of(this.#numberOf(one));
    const b = this.of(this.#numberOf(other));
    if (a === b) return;
    const [first, second] = [this.#rangeOf(a, one.index), this.#rangeOf(b, other.index)];
    if (first === undefined || second === undefined) return;
    const [small, large] = first.size < second.size ? [first, second] : [second, first];
    if (small.meets(large)) return;
    large.take(small);
    this.#parent[Math.max(a, b)] = Math.min(a, b);
    this.#ranges.delete(Math.max(a, b));
    this.#ranges.set(Math.min(a, b), large);
  }

  #numberOf(operand: ValueOperand): number {
    return this.#values.first[operand.index] + versionOf(operand);
  }

  /** The live range of a class; none if all of them together have become too long. A class whose range is not known has values of one symbol. */
  #rangeOf(root: number, symbol: number): LiveRange | undefined {
    if (!this.#ranges.has(root)) this.#findRanges(symbol);
    return this.#left < 0 ? undefined : this.#ranges.get(root);
  }

  #findRanges(symbol: number): void {
    const { items } = this.#events[symbol];
    const first = this.#values.first[symbol];
    const isParameter = this.#func.symbols[symbol].kind === 'p';
    const readsFirst = isParameter || items.some((word, i) => i % 3 === 1 && word === 0);
    const found = new Map<number, LiveRange>();
    for (let i = 0; i < items.length; i += 3) {
      const root = this.#apart.has(symbol) ? first + (items[i + 1] >> 1) : first;
      let range = found.get(root);
      if (range === undefined) found.set(root, (range = new LiveRange()));
      // The zero that a local has on entry is none that anybody writes if nobody reads it.
      if (items[i + 2] !== onEntry || readsFirst) range.add(items[i], keyOf(items[i + 2], items[i + 1] & 1));
    }
    for (const [root, range] of found) {
      this.#left -= range.spread(this.#preds);
      this.#ranges.set(root, range);
    }
  }
}

/** Moments of a block in their order: what an instruction reads, then what it writes, which is odd. */
function keyOf(position: number, isDef: number): number {
  return 2 * (position - onEntry) + isDef;
}

const isWrite = (key: number): boolean => (key & 1) === 1;

class LiveRange {
  readonly #keys = new Map<number, number[]>();
  readonly #liveOut = new Set<number>();
  size = 0;

  /** Blocks come with their keys in order. */
  add(block: number, key: number): void {
    const keys = this.#keys.get(block);
    if (keys === undefined) this.#keys.set(block, [key]);
    else keys.push(key);
    this.size++;
  }

  /** Finds the ends of blocks at which it is alive; how many there are. */
  spread(preds: readonly number[][]): number {
    const work: number[] = [];
    for (const [block, [key]] of this.#keys) if (!isWrite(key)) work.push(block);
    for (let block = work.pop(); block !== undefined; block = work.pop()) {
      for (const pred of preds[block]) {
        if (this.#liveOut.has(pred)) continue;
        this.#liveOut.add(pred);
        // A block that reads it first is there already.
        if (!this.#keys.has(pred)) work.push(pred);
      }
    }
    this.size += this.#liveOut.size;
    return this.#liveOut.size;
  }

  /** Is one of the two written or read while the other is alive, or are both written at once? */
  meets(other: LiveRange): boolean {
    for (const [block, keys] of this.#keys) {
      let before = -1;
      for (const key of keys) {
        if (isWrite(key) ? other.#isWrittenOrAlive(block, key) : other.#happensBetween(block, before, key)) return true;
        before = key;
      }
      if (this.#liveOut.has(block) && other.#happensBetween(block, before, Infinity)) return true;
    }
    for (const block of this.#liveOut) if (!this.#keys.has(block) && other.#keys.has(block)) return true;
    return false;
  }

  /** Is it written at that moment too, or alive behind it? */
  #isWrittenOrAlive(block: number, key: number): boolean {
    const keys = this.#keys.get(block);
    if (keys === undefined) return this.#liveOut.has(block);
    const at = firstFrom(keys, key);
    if (keys[at] === key) return true;
    return at < keys.length ? !isWrite(keys[at]) : this.#liveOut.has(block);
  }

  #happensBetween(block: number, from: number, to: number): boolean {
    const keys = this.#keys.get(block);
    return keys !== undefined && (keys[firstFrom(keys, from + 1)] ?? Infinity) < to;
  }

  /** Adds what does not meet it. */
  take(other: LiveRange): void {
    for (const [block, keys] of other.#keys) {
      const own = this.#keys.get(block);
      if (own === undefined) this.#keys.set(block, keys);
      else for (const key of keys) own.splice(firstFrom(own, key), 0, key);
    }
    for (const block of other.#liveOut) this.#liveOut.add(block);
    this.size += other.size;
  }
}

/** The place of the first key that is not smaller. */
function firstFrom(keys: readonly number[], key: number): number {
  let [low, high] = [0, keys.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (keys[middle] < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
