/**
 * From a control-flow graph to structured control flow, for any target with nested blocks and labelled exits.
 *
 * The idea is N. Ramsey's ("Beyond Relooper", ICFP 2022): code is placed along the dominator tree; a node that several
 * forward edges reach gets a `block` that ends where its code begins, a loop header gets a `loop`. Three refinements:
 *
 *  - A node outside a loop is placed after the loop's end, not inside it, although the header dominates it: sequences
 *    of loops stay flat, and engines see how far each loop extends.
 *  - Of two arms, the one with the smaller subtree goes inside the `if`; the other one follows it. The depth of `if`s
 *    is thus logarithmic in the number of blocks, however long a chain of tests is.
 *  - Irreducible loops are first made reducible by a dispatch block (see `dispatch.ts`).
 *
 * The result is a flat list of events, so that no emitter needs recursion:
 *
 *    block L … end L     a jump to L continues after the end
 *    loop L … end L      a jump to L continues at the beginning; the end of a loop is never reached
 *    if B negate … [else …] end      runs the inside when the condition of block B holds (does not hold, if `negate`)
 *    code B              the instructions of block B without its terminator
 *    br L                jump; elided where control arrives at the same place by itself
 *    brIf B L negate     jump when the condition of block B holds (does not hold)
 *    switch B labels L   jump by the selector of block B to labels[selector], or to L
 *    leave B             the terminator of block B itself: return, trap, tail call
 *    set V               set the dispatch variable; only where the graph was irreducible
 *    dispatch labels L   jump by the dispatch variable
 *
 * Control reaches the end of a block or an arm by itself only where a `br` has been elided.
 */
import { findDominators, type DominatorTree } from '../base/dominators.ts';
import { unreachable } from '../base/errors.ts';
import type { FlatGraph } from '../base/graph.ts';
import type { LoopForest } from '../base/loops.ts';
import { makeReducible, type ReducibleGraph } from './dispatch.ts';
import type { FlowGraph, Node } from './flow-graph.ts';

/** One step of structured code. */
export type Event =
  | { readonly op: 'block' | 'loop' | 'end' | 'br'; readonly label: number }
  | { readonly op: 'if'; readonly block: number; readonly negate: boolean; readonly label: number }
  | { readonly op: 'else'; readonly label: number }
  | { readonly op: 'code' | 'leave'; readonly block: number }
  | { readonly op: 'brIf'; readonly block: number; readonly negate: boolean; readonly label: number }
  | { readonly op: 'switch'; readonly block: number; readonly labels: readonly number[]; readonly label: number }
  | { readonly op: 'set'; readonly value: number }
  | { readonly op: 'dispatch'; readonly labels: readonly number[]; readonly label: number };

/** Structured code as a list of events. */
export interface StructuredCode {
  /** `block`, `loop` and `if` have labels that are unique in the function; their `end` repeats it. */
  readonly events: readonly Event[];
  /** Whether a dispatch variable (an integer) is needed. */
  readonly hasDispatch: boolean;
  /** Of the graph whose blocks the events name; dispatch nodes are numbered after the blocks. */
  readonly dominators: DominatorTree;
}

/** How many loops are open at once, at most. */
export function loopDepthOf(events: readonly Event[]): number {
  const open: boolean[] = [];
  let depth = 0;
  let deepest = 0;
  for (const { op } of events) {
    if (op === 'block' || op === 'loop' || op === 'if') open.push(op === 'loop');
    if (op === 'loop') deepest = Math.max(deepest, ++depth);
    if (op === 'end' && open.pop() === true) depth--;
  }
  return deepest;
}

/** Control flow as nested blocks, loops and ifs. */
export function structure(graph: FlowGraph): StructuredCode {
  const reducible = makeReducible(graph);
  const dominators = findDominators(reducible.flat, reducible.search);
  const events = tidy(new Placer(reducible, dominators).place());
  return { events, dominators, hasDispatch: reducible.nodes.some((node) => node.kind === 'dispatch') };
}

/** Beyond this nesting an arm is never put inside `else`, so that no chain of tests nests deeply. */
const deepestElse = 24;

class Placer {
  readonly #nodes: readonly Node[];
  readonly #flat: FlatGraph;
  readonly #tree: DominatorTree;
  readonly #loops: LoopForest;
  /** Position in reverse post-order: forward edges go to larger numbers. */
  readonly #order: Int32Array;
  readonly #isMerge: Uint8Array;
  /** For a header, nodes after its loop; for any node, dominated nodes that need a label. In order of placement. */
  readonly #followers: number[][];
  readonly #merges: number[][];
  readonly #events: Event[] = [];
  /** What is still to do, the next on top: a number is a node to place. */
  readonly #work: (Event | number)[] = [];
  /** Labels: node n's block has label 2n, its loop 2n + 1; `if`s continue after them. */
  #nextIf: number;
  #depth = 0;

  constructor({ nodes, flat, search, loops }: ReducibleGraph, dominators: DominatorTree) {
    this.#nodes = nodes;
    this.#flat = flat;
    this.#tree = dominators;
    this.#loops = loops;
    this.#nextIf = 2 * nodes.length;
    this.#order = new Int32Array(nodes.length).fill(-1);
    search.postorder.forEach((node, i) => (this.#order[node] = search.count - 1 - i));
    this.#isMerge = this.#findMerges();
    this.#followers = nodes.map(() => []);
    this.#merges = nodes.map(() => []);
    for (const node of search.postorder.toReversed()) this.#attach(node);
  }

  /** Merge nodes need a label: several forward edges, or an edge from a jump that only knows labels. */
  #findMerges(): Uint8Array {
    const { succStart, succ, size } = this.#flat;
    const forward = new Int32Array(size);
    const isMerge = new Uint8Array(size);
    for (const node of this.#tree.preorder) {
      const onlyLabels = this.#nodes[node].kind === 'switch' || this.#nodes[node].kind === 'dispatch';
      for (let i = succStart[node]; i < succStart[node + 1]; i++) {
        const target = succ[i];
        if (this.#order[target] <= this.#order[node]) continue;
        forward[target]++;
        if (onlyLabels || forward[target] > 1) isMerge[target] = 1;
      }
    }
    return isMerge;
  }

  /** Decides where a node is placed: after a loop that it does not belong to, or under its immediate dominator. */
  #attach(node: number): void {
    const { idom } = this.#tree;
    const { of, header } = this.#loops;
    if (idom[node] < 0) return;
    const left = outermostLeft(this.#loops, of[idom[node]], of[node]);
    if (left >= 0) {
      this.#followers[header[left]].push(node);
      this.#isMerge[node] = 1;
    } else if (this.#isMerge[node] === 1) this.#merges[idom[node]].push(node);
  }

  place(): Event[] {
    if (this.#nodes.length > 0) this.#work.push(this.#flat.entry);
    for (let item = this.#work.pop(); item !== undefined; item = this.#work.pop()) {
      if (typeof item === 'number') this.#placeNode(item);
      else this.#emit(item);
    }
    return this.#events;
  }

  #emit(event: Event): void {
    this.#events.push(event);
    if (event.op === 'block' || event.op === 'loop' || event.op === 'if') this.#depth++;
    else if (event.op === 'end') this.#depth--;
  }

  #placeNode(node: number): void {
    this.#openBlocks(this.#followers[node]);
    if (this.#isHeader(node)) {
      this.#emit({ op: 'loop', label: loopLabel(node) });
      this.#work.push({ op: 'end', label: loopLabel(node) });
    }
    this.#openBlocks(this.#merges[node]);
    const { kind } = this.#nodes[node];
    if (kind !== 'set' && kind !== 'dispatch') this.#emit({ op: 'code', block: node });
    this.#placeTerminator(node);
  }

  /** Opens a block for each of the nodes, the last outermost; after each block's end comes its node. */
  #openBlocks(nodes: readonly number[]): void {
    for (let i = nodes.length - 1; i >= 0; i--) {
      this.#emit({ op: 'block', label: blockLabel(nodes[i]) });
      this.#work.push(nodes[i], { op: 'end', label: blockLabel(nodes[i]) });
    }
  }

  #placeTerminator(node: number): void {
    const end = this.#nodes[node];
    switch (end.kind) {
      case 'leave':
        return this.#emit({ op: 'leave', block: node });
      case 'set':
        this.#emit({ op: 'set', value: end.value });
        return this.#goTo(node, end.target);
      case 'jump':
        return this.#goTo(node, end.target);
      case 'branch':
        if (end.then === end.otherwise) return this.#goTo(node, end.then);
        return this.#placeBranch(node, end.then, end.otherwise);
      case 'switch':
        return this.#emit({ op: 'switch', block: node, ...this.#tableOf(node, end) });
      case 'dispatch':
        return this.#emit({ op: 'dispatch', ...this.#tableOf(node, end) });
      default:
        unreachable(end);
    }
  }

  /** The labels to which a jump through a table goes, and that of its default. */
  #tableOf(
    node: number,
    { targets, otherwise }: { readonly targets: readonly number[]; readonly otherwise: number },
  ): { readonly labels: readonly number[]; readonly label: number } {
    return { labels: targets.map((target) => this.#labelOf(node, target)), label: this.#labelOf(node, otherwise) };
  }

  /** Either a jump, or the code of `target` itself when nothing else leads there. */
  #goTo(node: number, target: number): void {
    if (this.#isInline(node, target)) this.#work.push(target);
    else this.#emit({ op: 'br', label: this.#labelOf(node, target) });
  }

  #placeBranch(block: number, then: number, otherwise: number): void {
    const thenInline = this.#isInline(block, then);
    const elseInline = this.#isInline(block, otherwise);
    if (!thenInline || !elseInline) {
      const negate = thenInline;
      this.#emit({ op: 'brIf', block, negate, label: this.#labelOf(block, negate ? otherwise : then) });
      return this.#goTo(block, negate ? then : otherwise);
    }
    const label = this.#nextIf++;
    if (this.#depth < deepestElse && this.#endsInBlock()) {
      this.#emit({ op: 'if', block, negate: false, label });
      this.#work.push({ op: 'end', label }, otherwise, { op: 'else', label }, then);
      return;
    }
    const negate = this.#weight(then) > this.#weight(otherwise);
    this.#emit({ op: 'if', block, negate, label });
    this.#work.push(negate ? then : otherwise, { op: 'end', label }, negate ? otherwise : then);
  }

  /** Whether what is being placed is the last thing in a block or an arm, so that both arms may run on to its end. */
  #endsInBlock(): boolean {
    const next = this.#work.at(-1);
    return typeof next === 'object' && (next.op === 'else' || (next.op === 'end' && !this.#isLoopLabel(next.label)));
  }

  /** The size of a node's subtree in the dominator tree, which stands for the length of its code. */
  #weight(node: number): number {
    return this.#tree.last[node] - this.#tree.number[node];
  }

  #isHeader(node: number): boolean {
    const loop = this.#loops.of[node];
    return loop >= 0 && this.#loops.header[loop] === node;
  }

  #isInline(node: number, target: number): boolean {
    return this.#isMerge[target] === 0 && this.#order[target] > this.#order[node];
  }

  #labelOf(node: number, target: number): number {
    return this.#order[target] <= this.#order[node] ? loopLabel(target) : blockLabel(target);
  }

  #isLoopLabel(label: number): boolean {
    return label < 2 * this.#nodes.length && label % 2 === 1;
  }
}

/** The outermost loop around `from` that is not around `to` (both loops or -1), or -1 when there is none. */
function outermostLeft(loops: LoopForest, from: number, to: number): number {
  let left = -1;
  while (from !== to) {
    if (from > to) {
      left = from;
      from = loops.outer[from];
    } else to = loops.outer[to];
  }
  return left;
}

function blockLabel(node: number): number {
  return 2 * node;
}

function loopLabel(node: number): number {
  return 2 * node + 1;
}

/** Drops jumps to where control goes anyway, then blocks to which nothing jumps. */
function tidy(events: readonly Event[]): Event[] {
  const endOf = new Map<number, number>();
  const isLoop = new Set<number>();
  events.forEach((event, i) => {
    if (event.op === 'end') endOf.set(event.label, i);
    if (event.op === 'loop') isLoop.add(event.label);
  });
  const used = new Set<number>();
  const isNeeded = (event: Event, i: number): boolean => {
    if (event.op === 'br' && reachesByItself(events, i + 1, event.label, endOf, isLoop)) return false;
    if (event.op === 'br' || event.op === 'brIf') used.add(event.label);
    else if (event.op === 'switch' || event.op === 'dispatch')
      for (const label of [...event.labels, event.label]) used.add(label);
    else if (event.op === 'if') used.add(event.label);
    return true;
  };
  const kept = events.filter(isNeeded);
  return kept.filter(
    (event) => (event.op !== 'block' && event.op !== 'end') || used.has(event.label) || isLoop.has(event.label),
  );
}

/** Whether control that arrives before event `at` gets to the end of `label` through nothing but ends. */
function reachesByItself(
  events: readonly Event[],
  at: number,
  label: number,
  endOf: ReadonlyMap<number, number>,
  isLoop: ReadonlySet<number>,
): boolean {
  for (let i = at; i < events.length; i++) {
    const event = events[i];
    if (event.op === 'else') i = endOf.get(event.label) ?? i;
    else if (event.op !== 'end' || isLoop.has(event.label)) return false;
    else if (event.label === label) return true;
  }
  return false;
}
