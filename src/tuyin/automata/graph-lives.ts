/**
 * Life round of a program [Tuyin "life cycle"]: for each block of memory of each function where it is born, what uses
 * it last, and whether it outlives its frame, because it is returned or passed on by a tail call or in the input.
 *
 * A value may refer to a block if it is made from the block's address; a block in which such a value is stored refers to
 * it too, as what is reached from a result is kept as well. Both err on the side of more references, so what is said to
 * die with its frame does die. What is no statement (stack code, the host) returns a block if its type can hold an address.
 */
import { lineOfSpan } from '../../base/source.ts';
import { extraRows } from '../extras.ts';
import { hasEffect } from '../../table/row.ts';
import {
  operandsOf,
  regionsOf,
  type FuncId,
  type Graph,
  type GraphBody,
  type GraphFunc,
  type GraphNode,
  type Region,
  type ValueId,
} from '../graph/nodes.ts';
import { nameText } from '../names.ts';
import type { Type } from '../types.ts';
import { ValueTexts } from './value-texts.ts';

/** One block of memory of a function: where it is made, and where it is used last. */
export interface GraphBlockLife {
  readonly frame: string;
  /** Its name in the program, or what makes it. */
  readonly block: string;
  /** Bytes; a text where they are computed, undefined of what a called function made. */
  readonly size: number | string | undefined;
  /** `3: %mem = new [1024]`, with the line. */
  readonly born: string;
  /** After these nothing uses it any more; empty if nothing ever does. */
  readonly lastUses: readonly string[];
  readonly outlives: 'no' | 'returned' | 'passed on';
}

/** The life round of a function. */
export interface GraphFrameLife {
  readonly frame: string;
  /** Most bytes that blocks of known size take on a way through the function, each on a multiple of 8. */
  readonly bytes: number;
  /** Are there blocks whose size is computed, besides? */
  readonly isOpen: boolean;
  readonly blocks: readonly GraphBlockLife[];
  /** How many blocks are not listed because there are too many. */
  readonly more: number;
}

/** Blocks of a function that are followed: each costs a walk over it. */
const mostBlocks = 200;

/** The frames of all functions that have blocks, in the order of the functions. */
export function liferoundGraph(graph: Graph): readonly GraphFrameLife[] {
  const returning = new Set<FuncId>(
    graph.functions.filter(({ body, result }) => body.kind !== 'graph' && holdsAddress(result)).map(({ id }) => id),
  );
  const walks = graph.functions.flatMap((func) =>
    func.body.kind === 'graph' ? [new FrameWalk(graph, func, func.body, returning)] : [],
  );
  // Callers of functions that return blocks may return them as well; each function changes once.
  const callers: FrameWalk[][] = graph.functions.map(() => []);
  for (const walk of walks) for (const callee of walk.callees) callers[callee].push(walk);
  const waiting = new Set(walks);
  for (const walk of waiting) {
    waiting.delete(walk);
    if (returning.has(walk.func.id) || !walk.returnsBlock()) continue;
    returning.add(walk.func.id);
    for (const caller of callers[walk.func.id]) waiting.add(caller);
  }
  return walks.map((walk) => walk.report()).filter(({ blocks }) => blocks.length > 0);
}

/** Types end: pointers are not followed. */
function holdsAddress(type: Type): boolean {
  if (type.kind === 'struct') return type.fields.some(holdsAddress);
  return type.kind === 'array' || type.kind === 'vector' ? holdsAddress(type.of) : type.kind === 'pointer';
}

class FrameWalk {
  readonly func: GraphFunc;
  readonly callees: ReadonlySet<FuncId>;
  readonly #nodes: readonly GraphNode[];
  readonly #root: Region;
  readonly #texts: ValueTexts;
  readonly #returning: ReadonlySet<FuncId>;
  /** Value → values that refer to what it refers to. */
  readonly #flow: ValueId[][];

  constructor(
    graph: Graph,
    func: GraphFunc,
    { nodes, root }: Extract<GraphBody, { kind: 'graph' }>,
    returning: ReadonlySet<FuncId>,
  ) {
    this.func = func;
    this.#nodes = nodes;
    this.#root = root;
    this.#texts = new ValueTexts(graph, nodes);
    this.#returning = returning;
    this.callees = new Set(nodes.flatMap((node) => (node.kind === 'call' ? [node.callee] : [])));
    this.#flow = nodes.map(() => []);
    nodes.forEach((node, id) => this.#connect(node, id));
  }

  #connect(node: GraphNode, id: ValueId): void {
    const to = (from: ValueId | undefined, target: ValueId): void => {
      if (from !== undefined && holdsAddress(this.#nodes[from].type)) this.#flow[from].push(target);
    };
    if (node.kind === 'append' || node.kind === 'store') {
      const place = node.kind === 'append' ? node.region : node.pointer;
      to(place, id);
      if (node.kind === 'store' || !node.content || this.#pointsToAddresses(node.value))
        to(node.value, this.#placeOf(place));
      return;
    }
    if (node.kind === 'extra' && hasEffect(extraRows[node.use.key], 'writes')) {
      // It may store any of its operands behind any other.
      const places = node.args.filter((arg) => holdsAddress(this.#nodes[arg].type)).map((arg) => this.#placeOf(arg));
      for (const arg of node.args) for (const place of places) if (place !== arg) to(arg, place);
    }
    if (!holdsAddress(node.type)) return;
    if (node.kind === 'cond' || node.kind === 'match') for (const { result } of regionsOf(node)) to(result, id);
    else for (const operand of operandsOf(node)) to(operand, id);
  }

  /** What is copied from there may be addresses. */
  #pointsToAddresses(id: ValueId): boolean {
    const { type } = this.#nodes[id];
    return type.kind === 'pointer' && holdsAddress(type.to);
  }

  /** The block in which an address lies. */
  #placeOf(id: ValueId): ValueId {
    let at = id;
    for (;;) {
      const node = this.#nodes[at];
      if (node.kind === 'conv') at = node.value;
      else if (node.kind === 'element' || node.kind === 'store') at = node.pointer;
      else if (node.kind === 'append') at = node.region;
      else return at;
    }
  }

  #isBirth(node: GraphNode): boolean {
    if (node.kind === 'extra') {
      const readsBlock = node.use.type === undefined && /^(?:io|region)\.(?:read|peek|pop)$/.test(node.use.key);
      return readsBlock || hasEffect(extraRows[node.use.key], 'allocates');
    }
    return (
      node.kind === 'alloc' ||
      node.kind === 'readblock' ||
      (node.kind === 'call' && this.#returning.has(node.callee) && holdsAddress(node.type))
    );
  }

  #births(): ValueId[] {
    return [...this.#nodes.keys()].filter((id) => this.#isBirth(this.#nodes[id]));
  }

  #reach(birth: readonly ValueId[]): Set<ValueId> {
    const reached = new Set(birth);
    for (const id of reached) for (const next of this.#flow[id]) reached.add(next);
    return reached;
  }

  returnsBlock(): boolean {
    return (
      this.#root.result !== undefined &&
      holdsAddress(this.func.result) &&
      this.#reach(this.#births()).has(this.#root.result)
    );
  }

  report(): GraphFrameLife {
    const births = this.#births();
    const { bytes, isOpen } = this.#bytesOf(this.#root);
    return {
      frame: nameText('@', this.func.name),
      bytes,
      isOpen,
      more: Math.max(0, births.length - mostBlocks),
      blocks: births.slice(0, mostBlocks).map((birth) => this.#life(birth)),
    };
  }

  #life(birth: ValueId): GraphBlockLife {
    const node = this.#nodes[birth];
    const reached = this.#reach([birth]);
    const { result } = this.#root;
    const isPassed = (id: ValueId): boolean => {
      const user = this.#nodes[id];
      if (user.kind === 'pushback')
        return reached.has(user.value) && (!user.content || this.#pointsToAddresses(user.value));
      return user.kind === 'call' && user.tail && operandsOf(user).some((operand) => reached.has(operand));
    };
    const isReturned = result !== undefined && reached.has(result);
    const uses = new Set([...this.#nodes.keys()].filter((id) => id !== birth && this.#uses(this.#nodes[id], reached)));
    return {
      frame: nameText('@', this.func.name),
      block: this.#texts.nameOf(birth) ?? this.#texts.of(birth),
      size: this.#sizeOf(node),
      born: this.#place(birth),
      lastUses: this.#lastUses(this.#root, uses).map((id) => this.#place(id)),
      outlives: isReturned ? 'returned' : [...this.#nodes.keys()].some(isPassed) ? 'passed on' : 'no',
    };
  }

  #sizeOf(node: GraphNode): number | string | undefined {
    if (node.kind === 'alloc') return node.bytes;
    if (node.kind === 'readblock') return this.#texts.of(node.count);
    return node.kind === 'extra' ? this.#texts.of(node.args[node.args.length - 1]) : undefined;
  }

  /** Reads or writes what a value refers to, or lets another function do so. */
  #uses(node: GraphNode, reached: ReadonlySet<ValueId>): boolean {
    switch (node.kind) {
      case 'read':
      case 'readblock':
      case 'command':
        return node.from !== undefined && reached.has(node.from);
      case 'append':
        return reached.has(node.region) || reached.has(node.value);
      case 'store':
      case 'load':
      case 'write':
      case 'pushback':
      case 'call':
      case 'extra':
        return operandsOf(node).some((operand) => reached.has(operand));
      default:
        return false;
    }
  }

  /** From the end: arms exclude each other, everything else comes one after the other. */
  #lastUses({ nodes }: Region, uses: ReadonlySet<ValueId>): ValueId[] {
    for (const id of nodes.toReversed()) {
      const inner = regionsOf(this.#nodes[id]).flatMap((region) => this.#lastUses(region, uses));
      if (inner.length > 0) return inner;
      if (uses.has(id)) return [id];
    }
    return [];
  }

  #place(id: ValueId): string {
    return `${lineOfSpan(this.#nodes[id].span).line}: ${this.#texts.action(id)}`;
  }

  #bytesOf({ nodes }: Region): { bytes: number; isOpen: boolean } {
    let bytes = 0;
    let isOpen = false;
    for (const id of nodes) {
      const node = this.#nodes[id];
      if (node.kind === 'alloc') bytes += Math.max(8, Math.ceil(node.bytes / 8) * 8);
      else if (node.kind !== 'call' && this.#isBirth(node)) isOpen = true;
      const inner = regionsOf(node).map((region) => this.#bytesOf(region));
      isOpen ||= inner.some((part) => part.isOpen);
      if (node.kind === 'cond') bytes += Math.max(...inner.map((part) => part.bytes));
      if (node.kind !== 'match') continue;
      // Patterns are tried one after the other, and what they allocate stays.
      let [most, at] = [0, 0];
      for (const { pattern } of node.arms) {
        if (pattern.kind === 'computed') bytes += inner[at++].bytes;
        most = Math.max(most, inner[at++].bytes);
      }
      bytes += most;
    }
    return { bytes, isOpen };
  }
}
