/**
 * Linear merge: reads of the input that follow each other, with nothing but values between them, become one read, of which
 * they are parts [Tuyin "linear merge", "no-sse"].
 *
 *     %0 = input.read(4) : [32]          %m = input.read(8) : [64]
 *     %1 = bits %0 : i32                 %i = bits %m : i64
 *     %2 = input.read(4) : [32]          %a = number %i : i32          %0 = bits %a : [32]
 *                                        %s = %i >> 32 : i64
 *                                        %b = number %s : i32          %2 = bits %b : [32]
 *                                        %1 = bits %0 : i32
 *
 * The whole is no wider than a register. Where the input is too short for all of them the program ends by T-INPUT as before, at
 * the first of them. A function with "no-sse" keeps its reads apart.
 */
import { blockType, i32, intType, type Type } from '../types.ts';
import { attributesOf } from './attributes.ts';
import { inOrder, withRegions } from './cleanup.ts';
import { isPure, type Graph, type GraphFunc, type GraphNode, type NodeOf, type Region, type ValueId } from './nodes.ts';

/** Reads of a function that have become one. */
export interface MergedReads {
  readonly func: string;
  readonly line: number;
  readonly reads: number;
  readonly bytes: number;
}

const mostBytes = 8;

export function mergeReads(graph: Graph): { readonly graph: Graph; readonly merged: readonly MergedReads[] } {
  const merged: MergedReads[] = [];
  const functions = graph.functions.map((func): GraphFunc => {
    const { body } = func;
    if (body.kind !== 'graph' || attributesOf(graph, func).has('no-sse')) return func;
    const merger = new ReadMerger(func, body.nodes);
    const root = merger.region(body.root);
    if (merger.merged.length === 0) return func;
    merged.push(...merger.merged);
    return { ...func, body: { kind: 'graph', ...inOrder({ nodes: merger.nodes, root }) } };
  });
  return { graph: { ...graph, functions }, merged };
}

/** Reads that follow each other, by their ids. */
interface Run {
  readonly ids: ValueId[];
  bytes: number;
}

class ReadMerger {
  readonly nodes: GraphNode[];
  readonly merged: MergedReads[] = [];
  readonly #func: GraphFunc;

  constructor(func: GraphFunc, nodes: readonly GraphNode[]) {
    this.#func = func;
    this.nodes = [...nodes];
  }

  region(region: Region): Region {
    for (const id of region.nodes) this.nodes[id] = withRegions(this.nodes[id], (inner) => this.region(inner));
    const runs = this.#runsIn(region).filter(({ ids }) => ids.length > 1);
    if (runs.length === 0) return region;
    const starts = new Map(runs.map((run) => [run.ids[0], run]));
    const inside = new Set(runs.flatMap(({ ids }) => ids));
    const nodes = region.nodes.flatMap((id) => {
      const run = starts.get(id);
      if (run !== undefined) return this.#merge(run);
      return inside.has(id) ? [] : [id];
    });
    return { ...region, nodes };
  }

  #runsIn({ nodes }: Region): Run[] {
    const runs: Run[] = [];
    let open: Run | undefined;
    for (const id of nodes) {
      const node = this.nodes[id];
      if (isPlainRead(node)) {
        if (open === undefined || open.bytes + node.bytes > mostBytes) runs.push((open = { ids: [], bytes: 0 }));
        open.ids.push(id);
        open.bytes += node.bytes;
      } else if (!isPure(node, this.nodes)) open = undefined;
    }
    return runs;
  }

  /** One read in place of all; the nodes, in their order. */
  #merge({ ids, bytes }: Run): ValueId[] {
    const { span } = this.nodes[ids[0]];
    const listed: ValueId[] = [];
    const add = (node: GraphNode): ValueId => {
      listed.push(this.nodes.push(node) - 1);
      return this.nodes.length - 1;
    };
    const convert = (value: ValueId, how: 'bits' | 'number', type: Type): ValueId =>
      add({ kind: 'conv', how, value, type, span });
    const wide = intType(8 * bytes);
    const all = { kind: 'read', command: 'read', from: undefined, bytes, short: false } as const;
    const whole = convert(add({ ...all, type: blockType(8 * bytes), span }), 'bits', wide);
    let at = 0;
    for (const id of ids) {
      const read = this.nodes[id] as NodeOf<'read'>;
      const count = add({ kind: 'const', value: { kind: 'number', value: BigInt(8 * at) }, type: i32, span });
      const shifted = add({ kind: 'bin', op: '>>', left: whole, right: count, flags: [], type: wide, span });
      const { type, name } = read;
      this.nodes[id] = {
        kind: 'conv',
        how: 'bits',
        value: convert(shifted, 'number', intType(8 * read.bytes)),
        type,
        span: read.span,
        name,
      };
      listed.push(id);
      at += read.bytes;
    }
    this.merged.push({
      func: this.#func.name,
      line: span.source.position(span.start).line,
      reads: ids.length,
      bytes,
    });
    return listed;
  }
}

function isPlainRead(node: GraphNode): node is NodeOf<'read'> {
  return node.kind === 'read' && node.command === 'read' && node.from === undefined && !node.short && node.bytes > 0;
}
