/**
 * Variables that are used without a value. For each place two things are known of a variable: whether it may have none there, and
 * whether it may have one; both flow forwards, the lack of one to the next use, and join by *or*. If it may only have none, the use is wrong: on every
 * way it is the first. (Since that does not flow over a use, nor what is assigned behind it, `sum += x` in a loop is wrong although the loop comes back with a value.)
 *
 * If both are possible, it is told only if from some condition on, at which the variable has no value for sure, every way leads
 * to the use: `if (a) x = 1; if (a) use(x);` is left alone, since a second condition decides again (as in Clang's `-Wsometimes-uninitialized`).
 * In a loop the first time through counts, unless the condition reads variables of the function, which may say that it is not the first.
 *
 * Variables are looked at 32 at a time, one bit each, so memory is linear in the number of blocks.
 */
import type { Span } from '../../../base/source.ts';
import type { VarSymbol } from '../tree.ts';
import type { FlowBlock, FlowEvent, FlowGraph } from './flow-graph.ts';
import { reachableBlocks } from './reachable.ts';

export interface UnsetUse {
  readonly symbol: VarSymbol;
  readonly span: Span;
  /** Where it is decided that it gets no value; undefined if it never has one. */
  readonly because: { readonly span: Span; readonly when: boolean } | undefined;
}

const wordSize = 32;
/** More variables are not looked at, so that the time stays linear in the length of a function. */
const mostVariables = 1024;

/** At most one use of each variable, the first that is found. */
export function unsetUses(graph: FlowGraph, variables: readonly VarSymbol[]): UnsetUse[] {
  const found: UnsetUse[] = [];
  const reached = reachableBlocks(graph, false);
  const order = reversePostOrder(graph.blocks);
  const preds = predecessors(graph.blocks);
  const looked = variables.slice(0, mostVariables);
  for (let first = 0; first < looked.length; first += wordSize)
    found.push(...new Word(graph, looked.slice(first, first + wordSize), order, reached, preds).uses());
  return found;
}

/** Blocks so that, but for loops, each stands behind those that lead to it. */
function reversePostOrder(blocks: readonly FlowBlock[]): number[] {
  const order: number[] = [];
  const seen = new Uint8Array(blocks.length);
  const stack: { readonly block: number; next: number }[] = [{ block: 0, next: 0 }];
  seen[0] = 1;
  for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
    const to = blocks[top.block].next.at(top.next++);
    if (to === undefined || top.next > blocks[top.block].next.length) {
      order.push(top.block);
      stack.pop();
    } else if (seen[to] === 0) {
      seen[to] = 1;
      stack.push({ block: to, next: 0 });
    }
  }
  return order.reverse();
}

function predecessors(blocks: readonly FlowBlock[]): number[][] {
  const preds: number[][] = blocks.map(() => []);
  for (const [from, { next }] of blocks.entries()) for (const to of new Set(next)) preds[to].push(from);
  return preds;
}

/** Up to 32 variables. */
class Word {
  readonly #graph: FlowGraph;
  readonly #order: readonly number[];
  readonly #reached: Uint8Array;
  readonly #preds: readonly (readonly number[])[];
  readonly #bits: ReadonlyMap<VarSymbol, number>;
  /** At the end of each block: which may have no value, and which may have one. */
  readonly #unset: Int32Array;
  readonly #set: Int32Array;
  /** The same of the first time through, when no loop has come back yet: which may have a value. */
  readonly #setAtFirst: Int32Array;

  constructor(
    graph: FlowGraph,
    variables: readonly VarSymbol[],
    order: readonly number[],
    reached: Uint8Array,
    preds: readonly (readonly number[])[],
  ) {
    this.#graph = graph;
    this.#order = order;
    this.#reached = reached;
    this.#preds = preds;
    this.#bits = new Map(variables.map((symbol, i) => [symbol, 1 << i]));
    this.#unset = new Int32Array(graph.blocks.length);
    this.#set = new Int32Array(graph.blocks.length);
    this.#setAtFirst = new Int32Array(graph.blocks.length);
    this.#solve();
    this.#solveFirst();
  }

  #solve(): void {
    for (let isChanged = true; isChanged;) {
      isChanged = false;
      for (const block of this.#order) {
        const state = this.#start(block);
        for (const event of this.#graph.blocks[block].events) this.#apply(state, event);
        if (this.#unset[block] === state.unset && this.#set[block] === state.set) continue;
        [this.#unset[block], this.#set[block]] = [state.unset, state.set];
        isChanged = true;
      }
    }
  }

  /** In this order all that leads to a block stands before it, but for what a loop comes back from. */
  #solveFirst(): void {
    const done = new Uint8Array(this.#graph.blocks.length);
    for (const block of this.#order) {
      const state = { unset: -1, set: 0 };
      for (const pred of this.#preds[block]) if (done[pred] === 1) state.set |= this.#setAtFirst[pred];
      for (const event of this.#graph.blocks[block].events) this.#apply(state, event);
      this.#setAtFirst[block] = state.set;
      done[block] = 1;
    }
  }

  /** Before the first statement nothing has a value. */
  #start(block: number): { unset: number; set: number } {
    const state = { unset: block === 0 ? -1 : 0, set: 0 };
    for (const pred of this.#preds[block]) {
      state.unset |= this.#unset[pred];
      state.set |= this.#set[pred];
    }
    return state;
  }

  #apply(state: { unset: number; set: number }, { kind, symbol }: FlowEvent): void {
    const bit = this.#bits.get(symbol);
    if (bit === undefined) return;
    if (kind === 'declare') {
      state.unset |= bit;
      state.set &= ~bit;
    } else if (kind === 'define' || kind === 'escape') {
      if (((state.unset | state.set) & bit) !== 0) state.set |= bit;
      state.unset &= ~bit;
    } else if (kind !== 'mention') {
      state.unset &= ~bit;
    }
  }

  uses(): UnsetUse[] {
    const found = new Map<VarSymbol, UnsetUse>();
    for (const block of this.#order) {
      if (this.#reached[block] === 0) continue;
      const state = this.#start(block);
      const defined = new Set<VarSymbol>();
      for (const event of this.#graph.blocks[block].events) {
        const { symbol, kind } = event;
        const bit = this.#bits.get(symbol) ?? 0;
        const isUse =
          (kind === 'use' || kind === 'step') && (state.unset & bit) !== 0 && isEarlier(event, found.get(symbol));
        if (isUse) this.#use(found, block, event, (state.set & bit) !== 0, defined.has(symbol));
        if (kind === 'declare') defined.add(symbol);
        this.#apply(state, event);
      }
    }
    return [...found.values()];
  }

  #use(
    found: Map<VarSymbol, UnsetUse>,
    block: number,
    { symbol, span }: FlowEvent,
    isSometimes: boolean,
    isOwn: boolean,
  ): void {
    if (!isSometimes || isOwn) found.set(symbol, { symbol, span, because: undefined });
    else {
      const because = this.#because(block, this.#bits.get(symbol) ?? 0);
      if (because !== undefined) found.set(symbol, { symbol, span, because });
    }
  }

  /**
   * The condition from which on every way leads to the block without a value. `led` holds blocks all of whose ways lead there; a
   * block joins them when all that it leads to has joined. One that ends in a condition and has joined by half decides.
   */
  #because(block: number, bit: number): UnsetUse['because'] {
    const led = new Set([block]);
    const waiting = [block];
    const halves = new Set<number>();
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      for (const pred of this.#preds[at]) {
        if (led.has(pred) || this.#reached[pred] === 0 || (this.#unset[pred] & bit) === 0) continue;
        const { next } = this.#graph.blocks[pred];
        if (next.every((to) => led.has(to))) {
          led.add(pred);
          waiting.push(pred);
        } else halves.add(pred);
      }
    }
    for (const half of halves) {
      const { branch } = this.#graph.blocks[half];
      if (led.has(half) || branch === undefined) continue;
      const set = branch.isOpen ? this.#setAtFirst : this.#set;
      if ((set[half] & bit) === 0) return { span: branch.span, when: led.has(branch.yes) };
    }
    return undefined;
  }
}

/** Of several uses the first in the text is told. */
function isEarlier({ span }: FlowEvent, known: UnsetUse | undefined): boolean {
  return known === undefined || (span.source === known.span.source && span.start < known.span.start);
}
