/**
 * What a layer of a program consists of: states by number, 0 the start, and edges between them. Texts of edges, and the
 * two ways to write chains: merged into one edge (linear merge), or byte by byte ("no-sse").
 *
 *     (0) -"i"-> (1) -"f"-> (2)         split: an edge for each byte
 *     (0) ------"if"------> (1)         merged: inner states, with one way in and one out, are gone
 */
import { unreachable } from '../../base/errors.ts';
import type { Span } from '../../base/source.ts';
import type { FuncId } from '../graph/nodes.ts';
import { actionsText, byteInString, terminalText } from './terminals.ts';

export type LayerSymbol =
  /** These bytes, one after the other. `looks`: they are looked at, and read again later. */
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array; readonly looks: boolean }
  /** One byte of a set of 256 bits. */
  | { readonly kind: 'set'; readonly set: bigint; readonly looks: boolean }
  /** So many bytes, whatever they are; a text where the number is computed. `names`: what the program calls them. */
  | {
      readonly kind: 'any';
      readonly count: number | string;
      readonly names: readonly string[];
      readonly looks: boolean;
    }
  /** So many bytes with which no other edge goes on. `orFewer`: or the input ends before. `alone`: there is none beside it. */
  | {
      readonly kind: 'rest';
      readonly count: number;
      readonly orFewer: boolean;
      readonly alone: boolean;
      readonly looks: boolean;
    }
  /** The outcome of a question; `other`: none of the conditions beside it. */
  | { readonly kind: 'condition'; readonly text: string; readonly outcome: 'yes' | 'no' | 'other' }
  /** Another layer is entered (Request), and left again (Report) unless the call is a tail call. */
  | {
      readonly kind: 'layer';
      readonly layer: FuncId;
      readonly name: string;
      readonly input: string;
      readonly tail: boolean;
    }
  /** Nothing is read: actions behind a place where edges come together. */
  | { readonly kind: 'nothing' };

export interface LayerEdge {
  readonly from: number;
  readonly to: number;
  readonly symbol: LayerSymbol;
  /** What happens on the way, in order. */
  readonly actions: readonly string[];
  /** What the texts leave out: with equal symbols and keys, edges mean the same, in one layer and in two. */
  readonly key: string;
  /** What reads or asks, in the program. */
  readonly span: Span | undefined;
}

/** Why the inside of a function is not known: it is stack code, the host's, elided, or nowhere. */
export type Opaque = 'code' | 'host' | 'elided' | 'missing';

export interface GraphLayer {
  readonly func: FuncId;
  readonly name: string;
  readonly opaque: Opaque | undefined;
  /** Bytes of the caller's input that a call without arguments takes. */
  readonly width: number | 'unbounded';
  readonly states: number;
  /** Where the function returns; undefined if it never does. */
  readonly end: number | undefined;
  /** States in which the program ends: `...` stands there. */
  readonly stops: readonly number[];
  readonly edges: readonly LayerEdge[];
}

function bytesWord(count: number | string): string {
  return count === 1 ? '1 byte' : `${count} bytes`;
}

export function symbolText(symbol: LayerSymbol): string {
  const look = 'looks' in symbol && symbol.looks ? 'peek ' : '';
  switch (symbol.kind) {
    case 'bytes':
      return `${look}"${Array.from(symbol.bytes, byteInString).join('')}"`;
    case 'set':
      return look + terminalText({ kind: 'bytes', bytes: symbol.set, actions: [] });
    case 'any':
      return `${look}any ${bytesWord(symbol.count)}${symbol.names.map((name) => ` ${name}`).join('')}`;
    case 'rest':
      return `${look}any ${symbol.alone ? '' : 'other '}${bytesWord(symbol.count)}${symbol.orFewer ? ' or fewer' : ''}`;
    case 'condition':
      return symbol.outcome === 'other' ? 'otherwise' : `if ${symbol.outcome === 'yes' ? '' : 'not '}${symbol.text}`;
    case 'layer':
      return `${symbol.name}${symbol.input}`;
    case 'nothing':
      return '()';
    default:
      return unreachable(symbol);
  }
}

export function edgeText({ symbol, actions }: Pick<LayerEdge, 'symbol' | 'actions'>): string {
  return `${symbolText(symbol)}${actions.length === 0 ? '' : ' '}${actionsText(actions)}`;
}

type Shape = Pick<GraphLayer, 'states' | 'end' | 'stops' | 'edges'>;

/** Single bytes that lead from one state to another with the same actions are one edge with a set of bytes. */
export function mergeBytes(layer: Shape): Shape {
  const sets = new Map<string, { at: number; set: bigint }>();
  const edges: LayerEdge[] = [];
  for (const edge of layer.edges) {
    const { from, to, symbol, actions } = edge;
    if (symbol.kind !== 'bytes' || symbol.bytes.length !== 1) {
      edges.push(edge);
      continue;
    }
    const key = JSON.stringify([from, to, symbol.looks, actions, edge.key]);
    const known = sets.get(key);
    const bit = 1n << BigInt(symbol.bytes[0]);
    if (known === undefined) sets.set(key, { at: edges.push(edge) - 1, set: bit });
    else {
      known.set |= bit;
      edges[known.at] = { ...edges[known.at], symbol: { kind: 'set', set: known.set, looks: symbol.looks } };
    }
  }
  return { ...layer, edges };
}

/**
 * Linear merge: edges that follow each other without a branch, an entry, an end or an action between them become one.
 * An inner state has one way in, so chains that close are none: state 0 is never an inner one.
 */
export function mergeChains(layer: Shape): Shape {
  const { states, end, stops, edges } = layer;
  const entries = new Int32Array(states);
  const leaving: LayerEdge[][] = Array.from({ length: states }, () => []);
  for (const edge of edges) {
    entries[edge.to]++;
    leaving[edge.from].push(edge);
  }
  const isOuter = new Set([0, ...stops, ...(end === undefined ? [] : [end])]);
  const isInner = (state: number): boolean =>
    !isOuter.has(state) && entries[state] === 1 && leaving[state].length === 1;
  const gone = new Set<LayerEdge>();
  const merged = edges.map((edge) => {
    if (gone.has(edge)) return edge;
    const chain = chainFrom(edge);
    for (const inner of chain.slice(1)) gone.add(inner);
    return chain.length === 1 ? edge : joinEdges(chain);
  });
  return renumber({ states, end, stops, edges: merged.filter((_, i) => !gone.has(edges[i])) });

  function chainFrom(first: LayerEdge): LayerEdge[] {
    const chain = [first];
    for (let last = first; isInner(last.to) && last.actions.length === 0; chain.push(last)) {
      const [next] = leaving[last.to];
      if (!canFollow(last.symbol, next.symbol)) break;
      last = next;
    }
    return chain;
  }
}

/** What happens at the end of the chain happens at the end of the edge. */
function joinEdges(chain: readonly LayerEdge[]): LayerEdge {
  const { to, actions, key } = chain[chain.length - 1];
  return { ...chain[0], to, actions, key, symbol: joinSymbols(chain.map(({ symbol }) => symbol)) };
}

/** Bytes behind bytes, or a known number of any bytes behind such; what only looks ahead stays by itself. */
function canFollow(first: LayerSymbol, next: LayerSymbol): boolean {
  if (first.kind === 'bytes' && next.kind === 'bytes') return !first.looks && !next.looks;
  if (first.kind !== 'any' || next.kind !== 'any') return false;
  return !first.looks && !next.looks && typeof first.count === 'number' && typeof next.count === 'number';
}

/** Of symbols that `canFollow` has joined, hence of one kind. */
function joinSymbols(symbols: readonly LayerSymbol[]): LayerSymbol {
  const [first] = symbols;
  if (first.kind === 'bytes') {
    return {
      ...first,
      bytes: Uint8Array.from(symbols.flatMap((symbol) => (symbol.kind === 'bytes' ? [...symbol.bytes] : []))),
    };
  }
  if (first.kind !== 'any') return first;
  const all = symbols.filter((symbol) => symbol.kind === 'any');
  return {
    ...first,
    count: all.reduce((sum, { count }) => sum + Number(count), 0),
    names: all.flatMap(({ names }) => names),
  };
}

/** Longer reads stay one edge with a count: the picture would be of no use. */
const mostSplit = 64;

/** An edge for every byte, as the attribute "no-sse" asks. Reads of more bytes than `most` stay whole. */
export function splitChains(layer: Shape, most = mostSplit): Shape {
  let { states } = layer;
  const edges = layer.edges.flatMap((edge) => {
    const parts = splitSymbol(edge.symbol, most);
    let from = edge.from;
    return parts.map((symbol, i): LayerEdge => {
      const isLast = i === parts.length - 1;
      const part = {
        ...edge,
        from,
        to: isLast ? edge.to : states,
        symbol,
        actions: isLast ? edge.actions : [],
        key: isLast ? edge.key : '',
      };
      if (!isLast) from = states++;
      return part;
    });
  });
  return renumber({ ...layer, states, edges });
}

function splitSymbol(symbol: LayerSymbol, most: number): LayerSymbol[] {
  if (symbol.kind === 'bytes' && symbol.bytes.length > 1)
    return Array.from(symbol.bytes, (byte) => ({ ...symbol, bytes: Uint8Array.of(byte) }));
  if (symbol.kind !== 'any' || typeof symbol.count !== 'number' || symbol.count < 2 || symbol.count > most)
    return [symbol];
  const { count, names } = symbol;
  return Array.from({ length: count }, (_, i) => ({ ...symbol, count: 1, names: i === count - 1 ? names : [] }));
}

/** States numbered breadth first from the start, the end last; what cannot be reached is gone. */
function renumber({ states, end, stops, edges }: Shape): Shape {
  const leaving: LayerEdge[][] = Array.from({ length: states }, () => []);
  for (const edge of edges) leaving[edge.from].push(edge);
  const order = new Set([0]);
  for (const state of order) for (const { to } of leaving[state]) order.add(to);
  const last = end !== undefined && order.delete(end);
  if (last) order.add(end);
  const numbers = new Map([...order].map((state, number) => [state, number]));
  const numberOf = (state: number): number => numbers.get(state) ?? -1;
  return {
    states: numbers.size,
    end: last ? numberOf(end) : undefined,
    stops: stops.filter((state) => numbers.has(state)).map(numberOf),
    edges: [...order].flatMap((state) =>
      leaving[state].map((edge) => ({ ...edge, from: numberOf(edge.from), to: numberOf(edge.to) })),
    ),
  };
}
