/**
 * Max merge: ends of functions that are the same become a function of their own, which each of them enters by a tail call
 * [Tuyin "maximum merge"]. An end is what stands last in a function or in one of the arms with which it ends, if it needs no value of what
 * stands before but constants. So it means the same wherever it stands, as in the report over automata (automata/max-merge.ts).
 *
 *     subset @a                             subset @a                         subset @a.end
 *       … ? x : output <- "!" next            … ? x : a.end                     output <- "!"
 *     subset @b                             subset @b                           next
 *       output <- "!"                         a.end
 *       next
 *
 * Ends get numbers from behind, equal ones the same (hash consing): a node is what it does with operands so and so many nodes before it,
 * and what follows. Where memory of a frame or the bounds of its input are looked at, nothing is shared: these are other
 * ones in another function. What functions begin with is reported only: it gives values that only the function can name.
 */
import { isNumeric, sameType, typeText, type Type } from '../types.ts';
import { dropUnused, inOrder, mapNode, markTailCalls, withRegions, type FuncGraph } from './cleanup.ts';
import {
  operandsOf,
  regionsOf,
  type Graph,
  type GraphFunc,
  type GraphNode,
  type Region,
  type ValueId,
} from './nodes.ts';

/** An end that functions share now. */
export interface MergedEnd {
  /** The function that it has become, or always was. */
  readonly name: string;
  /** Those that enter it, once for each place. */
  readonly functions: readonly string[];
  /** How many nodes are gone. */
  readonly saved: number;
}

/** A call is a node, and an end that is shared becomes one. */
const leastNodes = 3;
/** Ends that are chosen once only give way to others, so often. */
const rounds = 8;

/** What stands last in a region with which its function ends, from a place on. */
interface End {
  /** Equal ones have the same. */
  readonly key: string;
  /** Where it begins in the nodes of the region. */
  readonly at: number;
  readonly size: number;
}

/** A function from which ends may be taken. */
interface Source {
  readonly func: GraphFunc;
  readonly body: FuncGraph;
  /** Of regions with which it ends: the longest first. */
  readonly ends: ReadonlyMap<Region, readonly End[]>;
  /** The function as a whole, if it is one, and may be called by others. */
  readonly whole: End | undefined;
}

/** `least`: nodes of an end that is worth a function. */
export function mergeEnds(
  graph: Graph,
  least = leastNodes,
): { readonly graph: Graph; readonly merged: readonly MergedEnd[] } {
  const numbers = new Map<string, number>();
  const sources = graph.functions.flatMap((func) => sourceOf(graph, func, { numbers, least }));
  const wanted = chooseEnds(sources);
  const merger = new EndMerger(graph, sources, wanted);
  for (const source of sources) merger.rewrite(source);
  return { graph: { ...graph, functions: merger.functions }, merged: merger.merged() };
}

/** The keys of ends that stand in several places, counted where they are the longest that do. */
function chooseEnds(sources: readonly Source[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  const count = (key: string): unknown => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const { ends } of sources) for (const list of ends.values()) for (const { key } of list) count(key);
  const wanted = new Set([...counts].flatMap(([key, times]) => (times > 1 ? [key] : [])));
  for (let round = 0; round < rounds; round++) {
    counts.clear();
    for (const source of sources) for (const { key } of chosenEnds(source, wanted)) count(key);
    const alone = [...wanted].filter((key) => (counts.get(key) ?? 0) < 2);
    if (alone.length === 0) break;
    // Of those that are chosen nowhere some may be, when others are not.
    for (const key of alone) if (counts.has(key) || round === rounds - 1) wanted.delete(key);
    if (!alone.some((key) => counts.has(key))) break;
  }
  return wanted;
}

/** The longest wanted end of each region with which a function ends, from outside; none inside of another. */
function* chosenEnds({ func, body, ends }: Source, wanted: ReadonlySet<string>): Generator<End> {
  const work = [body.root];
  for (let region = work.pop(); region !== undefined; region = work.pop()) {
    const end = ends.get(region)?.find(({ key }) => wanted.has(key));
    if (end !== undefined) yield end;
    else work.push(...innerEnds(body.nodes, region, func.result));
  }
}

/** The arms with which a region ends that ends its function. */
function innerEnds(nodes: readonly GraphNode[], region: Region, result: Type): readonly Region[] {
  const last = region.nodes.at(-1);
  if (last === undefined || last !== lastValue(region, result)) return [];
  const node = nodes[last];
  if (!sameType(node.type, result)) return [];
  if (node.kind === 'cond') return [node.yes, node.no];
  return node.kind === 'match' ? node.arms.map(({ body }) => body) : [];
}

function lastValue({ nodes, result }: Region, { kind }: Type): ValueId | undefined {
  return kind === 'void' ? nodes.at(-1) : result;
}

// Numbers of ends

/** What is common to the search in all functions. */
interface Search {
  readonly numbers: Map<string, number>;
  readonly least: number;
}

function sourceOf(graph: Graph, func: GraphFunc, search: Search): Source[] {
  const { body } = func;
  if (body.kind !== 'graph' || graph.init.includes(func.id) || body.nodes.some(holdsMemory)) return [];
  const { ends } = new EndFinder(func, body, search);
  const [longest] = ends.get(body.root) ?? [];
  const isWhole = body.root.nodes.slice(0, longest?.at).every((id) => body.nodes[id].kind === 'const');
  const isCallable = func.id !== graph.main && func.params.length === 0;
  return [{ func, body, ends, whole: isWhole && isCallable ? longest : undefined }];
}

/** Memory of the frame lies elsewhere in another function. */
function holdsMemory(node: GraphNode): boolean {
  return node.kind === 'alloc' || node.kind === 'readblock' || (node.kind === 'call' && hasPointer(node.type));
}

function hasPointer(type: Type): boolean {
  if (type.kind === 'struct') return type.fields.some(hasPointer);
  return type.kind !== 'void' && type.kind !== 'block' && !isNumeric(type);
}

/** What belongs to one function: its parameters, and where its input begins and ends. */
function isOwn(node: GraphNode): boolean {
  if (node.kind === 'command') return node.from === undefined && node.command !== 'skip' && node.command !== 'eof';
  return node.kind === 'param' || (node.kind === 'read' && node.from === undefined && node.command === 'pop');
}

/** What is known of a region: its number, the first place that it needs, and how many nodes it has. */
interface Known {
  readonly key: number;
  readonly needs: number;
  readonly size: number;
}

class EndFinder {
  readonly ends = new Map<Region, End[]>();
  readonly #func: GraphFunc;
  readonly #nodes: readonly GraphNode[];
  readonly #search: Search;
  readonly #known = new Map<Region, Known>();
  /** How many nodes stand before a node, constants not counted; and before all that it contains. */
  readonly #place: Int32Array;
  readonly #begin: Int32Array;
  #count = 0;

  constructor(func: GraphFunc, { nodes, root }: FuncGraph, search: Search) {
    this.#func = func;
    this.#nodes = nodes;
    this.#search = search;
    this.#place = new Int32Array(nodes.length).fill(-1);
    this.#begin = new Int32Array(nodes.length);
    const tails = new Set([root]);
    for (const region of tails) for (const inner of innerEnds(nodes, region, func.result)) tails.add(inner);
    for (const region of tails) this.ends.set(region, []);
    this.#walk(root);
  }

  /** Regions nest no deeper than the text does. */
  #walk(region: Region): void {
    for (const id of region.nodes) {
      const node = this.#nodes[id];
      this.#begin[id] = this.#count;
      for (const inner of regionsOf(node)) this.#walk(inner);
      if (node.kind !== 'const') this.#place[id] = this.#count++;
      for (const phi of phisOf(node)) this.#place[phi] = this.#count++;
    }
    this.#known.set(region, this.#endsFrom(region));
  }

  #endsFrom(region: Region): Known {
    const { nodes, result } = region;
    const ends = this.ends.get(region);
    const last = result === undefined ? [] : [result];
    let key = this.#number(`end ${this.#references(last, this.#count)}`);
    let needs = this.#least(last);
    let size = 0;
    for (let at = nodes.length - 1; at >= 0; at--) {
      const id = nodes[at];
      if (this.#nodes[id].kind === 'const') continue;
      const own = this.#node(id);
      key = this.#number(`${own.key} ${key}`);
      needs = Math.min(needs, own.needs);
      size += own.size;
      if (size >= this.#search.least && needs >= this.#begin[id])
        ends?.push({ key: `${key} ${typeText(this.#func.result)}`, at, size });
    }
    ends?.reverse();
    return { key, needs, size };
  }

  #node(id: ValueId): Known {
    const node = this.#nodes[id];
    const inner = regionsOf(node).map((region) => this.#known.get(region) ?? unknown);
    const phis = phisOf(node);
    const operands = [...operandsOf(node), ...phis.flatMap((phi) => operandsOf(this.#nodes[phi]))];
    const text = [contentOf(node), ...phis.map((phi) => contentOf(this.#nodes[phi])), ...inner.map(({ key }) => key)];
    return {
      key: this.#number(`${text.join(' ')} (${this.#references(operands, this.#place[id])})`),
      needs: isOwn(node) ? -1 : Math.min(this.#least(operands), ...inner.map((one) => one.needs)),
      size: inner.reduce((sum, one) => sum + one.size, 1),
    };
  }

  #least(ids: readonly ValueId[]): number {
    return ids.reduce(
      (least, id) => (this.#nodes[id].kind === 'const' ? least : Math.min(least, this.#place[id])),
      Infinity,
    );
  }

  /** Operands as distances; constants as what they are. */
  #references(ids: readonly ValueId[], from: number): string {
    return ids
      .map((id) => (this.#nodes[id].kind === 'const' ? contentOf(this.#nodes[id]) : String(from - this.#place[id])))
      .join(', ');
  }

  #number(text: string): number {
    const { numbers } = this.#search;
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  }
}

const unknown: Known = { key: -1, needs: -1, size: 0 };

function phisOf(node: GraphNode): readonly ValueId[] {
  return node.kind === 'cond' || node.kind === 'match' ? node.phis : [];
}

/** What a node is besides its operands and regions. */
function contentOf(node: GraphNode): string {
  const {
    span: _,
    name: _name,
    ...content
  } = node.kind === 'cond' || node.kind === 'match' ? { ...node, phis: [] } : mapNode(node, () => 0);
  return JSON.stringify(content, (key, value: unknown) => {
    if (key === 'tail' || key === 'span' || key === 'test' || key === 'scrutinee' || isRegion(value)) return undefined;
    return typeof value === 'bigint' ? String(value) : value;
  });
}

function isRegion(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'index' in value && 'nodes' in value;
}

// The functions anew

class EndMerger {
  readonly functions: GraphFunc[];
  readonly #before: number;
  readonly #wanted: ReadonlySet<string>;
  readonly #names: Set<string>;
  readonly #shared = new Map<string, { readonly func: GraphFunc; readonly size: number; readonly callers: string[] }>();

  constructor(graph: Graph, sources: readonly Source[], wanted: ReadonlySet<string>) {
    this.functions = [...graph.functions];
    this.#before = graph.functions.length;
    this.#wanted = wanted;
    this.#names = new Set(graph.functions.map(({ name }) => name));
    // A function that is nothing but such an end stands for it.
    for (const { func, whole } of sources)
      if (whole !== undefined && wanted.has(whole.key) && !this.#shared.has(whole.key))
        this.#shared.set(whole.key, { func, size: whole.size, callers: [] });
  }

  merged(): MergedEnd[] {
    return [...this.#shared.values()].flatMap(({ func, size, callers }) => {
      if (callers.length === 0) return [];
      const added = func.id < this.#before ? 0 : size;
      return { name: func.name, functions: callers, saved: callers.length * (size - 1) - added };
    });
  }

  rewrite(source: Source): void {
    const { func, body, ends } = source;
    const nodes = [...body.nodes];
    let isChanged = false;
    const rewritten = (region: Region): Region => {
      const end = ends.get(region)?.find(({ key }) => this.#wanted.has(key));
      if (end === undefined) {
        const inner = new Set(innerEnds(body.nodes, region, func.result));
        const last = region.nodes[region.nodes.length - 1];
        if (inner.size > 0) nodes[last] = withRegions(nodes[last], (one) => (inner.has(one) ? rewritten(one) : one));
        return region;
      }
      const { func: callee, callers } = this.#target(source, region, end);
      if (callee.id === func.id) return region;
      isChanged = true;
      callers.push(func.name);
      const { span } = nodes[region.nodes[end.at]];
      const input = { kind: 'rest', values: [] } as const;
      const call =
        nodes.push({ kind: 'call', callee: callee.id, input, tail: true, flags: [], type: func.result, span }) - 1;
      const result = func.result.kind === 'void' ? undefined : call;
      return { ...region, nodes: [...region.nodes.slice(0, end.at), call], result };
    };
    const root = rewritten(body.root);
    if (isChanged) this.functions[func.id] = { ...func, body: finished({ nodes, root }, func.result) };
  }

  /** The function that an end has become. */
  #target(source: Source, region: Region, end: End): { func: GraphFunc; callers: string[] } {
    let found = this.#shared.get(end.key);
    if (found === undefined) {
      const func = this.#functionOf(source, region, end);
      this.functions.push(func);
      this.#shared.set(end.key, (found = { func, size: end.size, callers: [] }));
    }
    return found;
  }

  #functionOf({ func, body }: Source, region: Region, { at }: End): GraphFunc {
    const nodes = region.nodes.slice(at);
    const constants = outerConstants(body.nodes, { ...region, nodes });
    const root = { index: 0, nodes: [...constants, ...nodes], result: region.result };
    const { result, module } = func;
    return {
      id: this.functions.length,
      name: this.#freshName(`${func.name}.end`),
      form: 'subset',
      linkage: 'private',
      params: [],
      variadic: false,
      result,
      width: 'unbounded',
      body: finished({ nodes: body.nodes, root }, result),
      module,
      item: undefined,
      span: body.nodes[nodes[0]].span,
    };
  }

  #freshName(wanted: string): string {
    let name = wanted;
    for (let number = 2; this.#names.has(name); number++) name = `${wanted}.${number}`;
    this.#names.add(name);
    return name;
  }
}

function finished(graph: FuncGraph, result: Type): GraphFunc['body'] {
  return { kind: 'graph', ...markTailCalls(dropUnused(inOrder(graph)), result) };
}

/** The constants that a region needs and does not contain. */
function outerConstants(nodes: readonly GraphNode[], root: Region): ReadonlySet<ValueId> {
  const needed = new Set<ValueId>();
  const inside = new Set<ValueId>();
  const work = [root];
  for (let region = work.pop(); region !== undefined; region = work.pop()) {
    if (region.result !== undefined) needed.add(region.result);
    for (const id of region.nodes) {
      inside.add(id);
      for (const one of [id, ...phisOf(nodes[id])]) for (const operand of operandsOf(nodes[one])) needed.add(operand);
      work.push(...regionsOf(nodes[id]));
    }
  }
  return new Set([...needed].filter((id) => nodes[id].kind === 'const' && !inside.has(id)));
}
