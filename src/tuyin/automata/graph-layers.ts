/**
 * The layers of a program [Tuyin "layers"]: for each function the automaton that reads its input.
 *
 * A function's regions are walked once. What was reached last is the *front*: a state, or edges that still have no
 * target. What reads the input, asks a question or enters another layer begins a new edge at the front; what only does
 * something is an action of the edge before it. Where several edges come together, actions get an edge of their own that
 * reads nothing, so that no action is written twice: layers are no larger than the graph.
 *
 *     match input.read(1) with          (0) -"\01"-> (1) -any 4 bytes %x {output <- %x}-> ((end))
 *     | 1 -> ...                        (0) -any other 1 byte or fewer {= 0}------------> ((end))
 *
 * Literal arms are the edges of their byte trie, `rest` is whatever no edge beside it goes on with. Branches in which
 * nothing happens are part of values, unless the function's result comes out of them. Walks recurse as regions nest.
 */
import type { Span } from '../../base/source.ts';
import { hasEffect } from '../../table/row.ts';
import { extraRows, type ExtraRow } from '../extras.ts';
import { streamBits } from '../extra-uses.ts';
import {
  regionsOf,
  type BitRange,
  type Graph,
  type GraphBody,
  type GraphFunc,
  type GraphNode,
  type MatchArm,
  type NodeOf,
  type Region,
  type ValueId,
} from '../graph/nodes.ts';
import { literalTrie, type TrieNode } from '../graph/trie.ts';
import { nameText } from '../names.ts';
import { mergeBytes, mergeChains, splitChains, type GraphLayer, type LayerSymbol } from './layer-edges.ts';
import { LayerFront, type OpenEdge } from './layer-front.ts';
import { ValueKeys } from './value-keys.ts';
import { ValueTexts } from './value-texts.ts';

/** One layer a function, in the order of the functions. */
export function layersOfGraph(graph: Graph): readonly GraphLayer[] {
  return graph.functions.map((func) => layerOfFunc(graph, func));
}

export function layerOfFunc(graph: Graph, func: GraphFunc): GraphLayer {
  const { id, body, width } = func;
  const name = nameText('@', func.name);
  if (body.kind !== 'graph')
    return { func: id, name, opaque: body.kind, width, states: 1, end: undefined, stops: [], edges: [] };
  const shape = mergeBytes(new LayerWalk(graph, func, body).run());
  return {
    func: id,
    name,
    opaque: undefined,
    width,
    ...(isUnmerged(graph, func) ? splitChains(shape) : mergeChains(shape)),
  };
}

function isUnmerged({ modules }: Graph, { item, module }: GraphFunc): boolean {
  const ids = new Set(item?.attrs.map(({ id }) => id));
  const groups = modules.at(module)?.items.filter((group) => group.kind === 'attributes' && ids.has(group.id)) ?? [];
  return groups.some((group) => group.kind === 'attributes' && group.attributes.some(({ key }) => key === 'no-sse'));
}

class LayerWalk {
  readonly #graph: Graph;
  readonly #func: GraphFunc;
  readonly #nodes: readonly GraphNode[];
  readonly #root: Region;
  readonly #texts: ValueTexts;
  readonly #keys: ValueKeys;
  readonly #front = new LayerFront();
  /** Of branches: whether nothing happens in them. */
  readonly #silent = new Map<ValueId, boolean>();

  constructor(graph: Graph, func: GraphFunc, { nodes, root }: Extract<GraphBody, { kind: 'graph' }>) {
    this.#graph = graph;
    this.#func = func;
    this.#nodes = nodes;
    this.#root = root;
    this.#texts = new ValueTexts(graph, nodes);
    this.#keys = new ValueKeys(graph, func, nodes);
  }

  run(): Pick<GraphLayer, 'states' | 'end' | 'stops' | 'edges'> {
    const { params, span } = this.#func;
    const names = new Map(
      this.#nodes.flatMap((node, id) => (node.kind === 'param' ? [[node.index, this.#texts.of(id)] as const] : [])),
    );
    params.forEach((type, i) =>
      this.#readAny(Math.ceil((streamBits(type) ?? 0) / 8), names.get(i) ?? `$arg${i}`, span),
    );
    this.#region(this.#root, true);
    return this.#front.finish();
  }

  #readAny(count: number | string, name: string | undefined, span: Span, looks = false, key = ''): void {
    if (count !== 0)
      this.#front.begin({ kind: 'any', count, names: name === undefined ? [] : [name], looks }, span, key);
  }

  // Regions

  /** `isLast`: what the region gives is what the function gives. */
  #region({ nodes, result }: Region, isLast: boolean): void {
    const last = isLast ? this.#lastBranch(nodes, result) : undefined;
    for (let i = 0; i < nodes.length && !this.#front.isGone; i++) {
      const node = this.#nodes[nodes[i]];
      const match = node.kind === 'read' && node.from === undefined ? this.#matchOf(nodes, i) : undefined;
      if (match === undefined || node.kind !== 'read') {
        this.#node(nodes[i], node, nodes[i] === last);
        continue;
      }
      this.#match(nodes[match], node, nodes[match] === last);
      i = match;
    }
    if (!isLast || this.#front.isGone || last !== undefined || result === undefined) return;
    const source = this.#nodes[this.#texts.withoutConversions(result)];
    const isLastCall =
      source.kind === 'call' && this.#texts.withoutConversions(result) === nodes.findLast((id) => !this.#isQuiet(id));
    if (!isLastCall) this.#front.act(`= ${this.#texts.of(result)}`, `= ${this.#keys.of(result)}`, source.span);
    // The call's edge says enough; but others may drop what such a call gives.
    else this.#front.mark(source === this.#nodes[result] ? '= it' : `= ${this.#keys.of(result)}`);
  }

  /** The branch whose value the region gives, if nothing happens behind it. */
  #lastBranch(nodes: readonly ValueId[], result: ValueId | undefined): ValueId | undefined {
    const last = nodes.findLast((id) => !this.#isQuiet(id) || id === this.#sourceOf(result));
    if (last === undefined || (result !== undefined && last !== this.#sourceOf(result))) return undefined;
    const { kind } = this.#nodes[last];
    return kind === 'cond' || kind === 'match' ? last : undefined;
  }

  #sourceOf(result: ValueId | undefined): ValueId | undefined {
    return result === undefined ? undefined : this.#texts.withoutConversions(result);
  }

  /** Where the match stands that looks at what node i of a region reads, with nothing between that can be seen. */
  #matchOf(nodes: readonly ValueId[], i: number): number | undefined {
    for (let at = i + 1; at < nodes.length; at++) {
      const node = this.#nodes[nodes[at]];
      const read = this.#nodes[nodes[i]];
      if (
        node.kind === 'match' &&
        this.#bitsOf(node.scrutinee) === nodes[i] &&
        read.kind === 'read' &&
        read.bytes === node.width
      )
        return at;
      if (!this.#isQuiet(nodes[at])) return undefined;
    }
    return undefined;
  }

  /** What a value is the same bits as. */
  #bitsOf(id: ValueId): ValueId {
    let at = id;
    for (let node = this.#nodes[at]; node.kind === 'conv' && node.how === 'bits'; node = this.#nodes[at])
      at = node.value;
    return at;
  }

  // Nodes

  /** Nothing is read, asked, entered or changed. */
  #isQuiet(id: ValueId): boolean {
    const node = this.#nodes[id];
    switch (node.kind) {
      case 'read':
      case 'readblock':
      case 'pushback':
      case 'append':
      case 'write':
      case 'store':
      case 'alloc':
      case 'call':
      case 'elided':
        return false;
      case 'command':
        return node.command !== 'skip' && node.command !== 'seek' && node.command !== 'reset';
      case 'extra':
        return !hasEffect(rowOf(node), 'writes') && rowOf(node).flow === undefined;
      case 'cond':
      case 'match':
        return this.#isQuietBranch(id, node);
      default:
        return true;
    }
  }

  #isQuietBranch(id: ValueId, node: NodeOf<'cond' | 'match'>): boolean {
    let isQuiet = this.#silent.get(id);
    if (isQuiet === undefined) {
      const ends = node.kind === 'match' && node.arms.some(({ pattern }) => pattern.kind === 'elided');
      isQuiet =
        !ends &&
        node.phis.length === 0 &&
        regionsOf(node).every(({ nodes }) => nodes.every((inner) => this.#isQuiet(inner)));
      this.#silent.set(id, isQuiet);
    }
    return isQuiet;
  }

  #node(id: ValueId, node: GraphNode, isLast: boolean): void {
    const { span } = node;
    const texts = this.#texts;
    switch (node.kind) {
      case 'read':
        if (node.from !== undefined) return this.#act(id);
        return this.#readAny(node.bytes, texts.nameOf(id), span, node.command === 'peek');
      case 'readblock':
        if (node.from !== undefined) return this.#act(id);
        return this.#readAny(
          texts.of(node.count),
          texts.nameOf(id),
          span,
          node.command === 'peek',
          this.#keys.of(node.count),
        );
      case 'command':
        if (node.command === 'skip' && node.from === undefined && node.count !== undefined) {
          return this.#readAny(this.#countOf(node.count), undefined, span, false, this.#keys.of(node.count));
        }
        return this.#isQuiet(id) ? undefined : this.#act(id);
      case 'pushback':
      case 'append':
      case 'write':
      case 'store':
      case 'alloc':
        return this.#act(id);
      case 'extra':
        return this.#isQuiet(id) ? undefined : this.#extra(id, node);
      case 'call':
        return this.#call(node);
      case 'elided':
        return this.#front.stop({ kind: 'nothing' }, span);
      case 'cond':
        return isLast || !this.#isQuiet(id) ? this.#cond(id, node, isLast) : undefined;
      case 'match':
        return isLast || !this.#isQuiet(id) ? this.#match(id, undefined, isLast) : undefined;
      default:
    }
  }

  #act(id: ValueId): void {
    this.#front.act(this.#texts.action(id), this.#keys.action(id), this.#nodes[id].span);
  }

  #countOf(id: ValueId): number | string {
    const node = this.#nodes[this.#texts.withoutConversions(id)];
    return node.kind === 'const' && node.value.kind === 'number' ? Number(node.value.value) : this.#texts.of(id);
  }

  /** Extra functions of the input are reads like those that have words of their own. */
  #extra(id: ValueId, node: NodeOf<'extra'>): void {
    const { use, args, span } = node;
    if (rowOf(node).flow === 'stop') {
      this.#act(id);
      return this.#front.stop({ kind: 'nothing' }, span);
    }
    const isInput = args.length > 0 && this.#countOf(args[0]) === 0;
    const isRead = use.key === 'io.read' || use.key === 'io.pop' || use.key === 'io.peek' || use.key === 'io.skip';
    if (!isInput || !isRead) return this.#act(id);
    const count =
      use.type === undefined ? this.#countOf(args[1] ?? args[0]) : Math.ceil((streamBits(use.type) ?? 0) / 8);
    return this.#readAny(count, this.#texts.nameOf(id), span, use.key === 'io.peek', this.#keys.list(args));
  }

  #call({ callee, input, tail, span }: NodeOf<'call'>): void {
    const func = this.#graph.functions[callee];
    const list = this.#texts.list(input.values);
    const values = input.kind === 'values' ? `(${list})` : undefined;
    const key = `${input.kind === 'rest' ? 'rest ' : ''}${this.#keys.list(input.values)}`;
    const given = values ?? (list === '' ? '' : `(${list}, input)`);
    if (tail && callee === this.#func.id) return this.#front.restart(`again${given}`, `again ${key}`, span);
    const name = nameText('@', func.name);
    const isPlain = func.form === 'define' || func.body.kind === 'host' || func.body.kind === 'missing';
    if (values !== undefined && isPlain) return this.#front.act(name + values, `call ${callee} ${tail} ${key}`, span);
    this.#front.begin({ kind: 'layer', layer: callee, name, input: given, tail }, span, `${callee} ${tail} ${key}`);
  }

  // Branches

  #cond(id: ValueId, node: NodeOf<'cond'>, isLast: boolean): void {
    const at = this.#front.settle();
    const text = this.#texts.of(node.test);
    const ends = (
      [
        ['yes', node.yes],
        ['no', node.no],
      ] as const
    ).map(([outcome, region], i) => {
      this.#front.goTo(at);
      this.#front.begin({ kind: 'condition', text, outcome }, node.span, this.#keys.of(node.test));
      return this.#arm(id, node, region, i, isLast);
    });
    this.#front.join(ends);
  }

  /** The body of an arm, whose first edge is open; the edges with which it ends. */
  #arm(
    id: ValueId,
    { phis, type }: NodeOf<'cond' | 'match'>,
    body: Region,
    index: number,
    isLast: boolean,
  ): readonly OpenEdge[] {
    this.#region(body, isLast);
    if (this.#front.isGone) return [];
    for (const phi of phis) {
      const node = this.#nodes[phi];
      if (node.kind === 'phi') this.#assign(`${this.#texts.of(phi)} =`, phi, node.inputs[index]);
    }
    if (!isLast && body.result !== undefined && type.kind !== 'void') {
      const name = this.#texts.nameOf(id);
      this.#assign(name === undefined ? 'gives' : `${name} =`, id, body.result);
    }
    return this.#front.leave();
  }

  #assign(words: string, to: ValueId, from: ValueId): void {
    this.#front.act(
      `${words} ${this.#texts.of(from)}`,
      `${this.#keys.of(to)} = ${this.#keys.of(from)}`,
      this.#nodes[from].span,
    );
  }

  /** `read`: what is matched is read here and by nothing else. */
  #match(id: ValueId, read: NodeOf<'read'> | undefined, isLast: boolean): void {
    const node = this.#nodes[id];
    if (node.kind !== 'match') return;
    const ends: OpenEdge[] = [];
    const isBytes =
      this.#nodes[this.#texts.withoutConversions(node.scrutinee)].kind === 'read' &&
      this.#texts.nameOf(node.scrutinee) === undefined;
    const text = isBytes ? '$0' : this.#texts.of(node.scrutinee);
    const enter = (arm: number, ...edges: readonly OpenEdge[]): void => {
      this.#front.resume(edges);
      ends.push(...this.#arm(id, node, node.arms[arm].body, arm, isLast));
    };
    let unread = read !== undefined;
    let at = this.#front.settle();
    for (let arm = 0; arm < node.arms.length; arm++) {
      const first = arm;
      while (arm < node.arms.length && isFixed(node.arms[arm])) arm++;
      const literals = node.arms.slice(first, arm);
      const found = unread ? this.#trie(node, literals, at, read) : undefined;
      if (found === undefined)
        this.#questions(node, literals, at, text).forEach((edge, i) => edge && enter(first + i, edge));
      else for (const [i, edges] of found) enter(first + i, ...edges);
      if (arm >= node.arms.length) break;
      const isFree = literals.every(({ pattern }) => pattern.kind === 'never');
      const next = this.#otherArm(node, arm, at, unread ? read : undefined, isFree, text, enter);
      if (next === undefined) break;
      unread = false;
      at = next;
    }
    this.#front.join([ends]);
  }

  /** Arms by their bytes; undefined if the patterns are too large for a trie. */
  #trie(
    { width, span }: NodeOf<'match'>,
    arms: readonly MatchArm[],
    at: number,
    read: NodeOf<'read'> | undefined,
  ): (readonly [number, readonly OpenEdge[]])[] | undefined {
    const trie = literalTrie({ arms, width });
    if (trie === undefined || trie.rest < arms.length) return undefined;
    const found = new Map<number, OpenEdge[]>();
    const looks = read?.command === 'peek';
    const waiting: { node: TrieNode; from: number; bytes: number[] }[] =
      trie.root === undefined ? [] : [{ node: trie.root, from: at, bytes: [] }];
    for (let top = waiting.pop(); top !== undefined; top = waiting.pop()) {
      let { node, from } = top;
      const { bytes } = top;
      for (; node.kind === 'check'; node = node.then) for (const byte of node.bytes) bytes.push(byte);
      const symbol: LayerSymbol =
        bytes.length === 0 ? { kind: 'nothing' } : { kind: 'bytes', bytes: Uint8Array.from(bytes), looks };
      this.#front.goTo(from);
      if (node.kind === 'arm') {
        const edges = found.get(node.arm) ?? [];
        edges.push(this.#front.begin(symbol, arms[node.arm].span, ''));
        found.set(node.arm, edges);
      } else {
        if (bytes.length > 0) {
          this.#front.begin(symbol, span, '');
          from = this.#front.settle();
        }
        for (const [byte, child] of [...node.next].reverse()) waiting.push({ node: child, from, bytes: [byte] });
      }
    }
    return [...found].sort(([a], [b]) => a - b);
  }

  /** Literals beside a value that was read before: one question each, and none twice. */
  #questions(
    { width, scrutinee }: NodeOf<'match'>,
    arms: readonly MatchArm[],
    at: number,
    text: string,
  ): (OpenEdge | undefined)[] {
    const seen = new Set<string>();
    return arms.map(({ pattern, span }) => {
      if (pattern.kind !== 'literal' && pattern.kind !== 'set') return undefined;
      const literal = (bits: bigint): string => this.#texts.literal(bits, width, pattern.class, scrutinee);
      const bits = BigInt.asUintN(8 * width, pattern.kind === 'literal' ? pattern.value : 0n);
      const key = pattern.kind === 'literal' ? String(bits) : rangesText(pattern.ranges, String);
      if (seen.has(key)) return undefined;
      seen.add(key);
      this.#front.goTo(at);
      const question = `${text} = ${pattern.kind === 'literal' ? literal(bits) : rangesText(pattern.ranges, literal)}`;
      return this.#front.begin(
        { kind: 'condition', text: question, outcome: 'yes' },
        span,
        `${this.#keys.of(scrutinee)} ${key}`,
      );
    });
  }

  /** `_`, a computed pattern or `...`; the state where trying goes on, if it does. */
  #otherArm(
    node: NodeOf<'match'>,
    arm: number,
    at: number,
    unread: NodeOf<'read'> | undefined,
    isFree: boolean,
    text: string,
    enter: (arm: number, edge: OpenEdge) => void,
  ): number | undefined {
    const { pattern, span } = node.arms[arm];
    const rest: LayerSymbol =
      unread === undefined
        ? isFree
          ? { kind: 'nothing' }
          : { kind: 'condition', text, outcome: 'other' }
        : restOf(unread, isFree);
    const value = this.#keys.of(node.scrutinee);
    const restKey = rest.kind === 'condition' ? value : '';
    this.#front.goTo(at);
    if (pattern.kind === 'elided') {
      this.#front.stop(rest, span);
      return undefined;
    }
    if (pattern.kind !== 'computed') {
      enter(arm, this.#front.begin(rest, span, restKey));
      return undefined;
    }
    if (unread !== undefined || !isFree) this.#front.begin(rest, span, restKey);
    const before = this.#front.settle();
    this.#region(pattern.region, false);
    const asked = this.#front.isGone ? before : this.#front.settle();
    const question = `${text} = ${pattern.region.result === undefined ? '…' : this.#texts.of(pattern.region.result)}`;
    this.#front.goTo(asked);
    const key = `${value} ${pattern.region.result === undefined ? '' : this.#keys.of(pattern.region.result)}`;
    const no = this.#front.begin({ kind: 'condition', text: question, outcome: 'no' }, span, key);
    if (asked !== before) no.actions.push('put back');
    const next = this.#front.settle();
    this.#front.goTo(asked);
    enter(arm, this.#front.begin({ kind: 'condition', text: question, outcome: 'yes' }, span, key));
    return next;
  }
}

function isFixed({ pattern }: MatchArm): boolean {
  return pattern.kind === 'literal' || pattern.kind === 'set' || pattern.kind === 'never';
}

/** What an arm behind all literals reads. */
function restOf({ bytes, short, command }: NodeOf<'read'>, isFree: boolean): LayerSymbol {
  const looks = command === 'peek';
  if (isFree && !short) return { kind: 'any', count: bytes, names: [], looks };
  return { kind: 'rest', count: bytes, orFewer: short, alone: isFree, looks };
}

function rowOf({ use }: NodeOf<'extra'>): ExtraRow {
  return extraRows[use.key];
}

function rangesText(ranges: readonly BitRange[], text: (bits: bigint) => string): string {
  return ranges.map(({ low, high }) => (low === high ? text(low) : `${text(low)} .. ${text(high)}`)).join(' | ');
}
