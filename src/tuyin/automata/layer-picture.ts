/**
 * Pictures of a program's layers: states as boxes, what is read or asked on the arrows between them, and what happens
 * there. Short texts of lonely arrows stand on the arrow, all others in a dashed box of their own, so that texts never lie
 * on each other. Also: which layers enter which.
 */
import type { Picture, PictureEdge, PictureNode } from '../../base/picture.ts';
import { findComponents } from '../../base/components.ts';
import { graphOfEdges } from '../../base/graph.ts';
import type { FuncId, GraphFunc } from '../graph/nodes.ts';
import { nameText } from '../names.ts';
import type { TuyinCode } from '../program.ts';
import { symbolText, type GraphLayer, type LayerEdge, type Opaque } from './layer-edges.ts';
import { cutText } from './value-texts.ts';

const longestLabel = 44;
/** A label on an arrow is not given room of its own. */
const longestOnArrow = 14;
const mostActions = 10;

const opaqueNotes = {
  code: 'stack code',
  host: 'function of the host',
  elided: '...',
  missing: 'declared only',
} as const satisfies Record<Opaque, string>;

class Drawing {
  readonly nodes: PictureNode[] = [];
  readonly edges: PictureEdge[] = [];

  layer(layer: GraphLayer): void {
    const base = this.nodes.length;
    const stops = new Set(layer.stops);
    for (let state = 0; state < layer.states; state++) this.nodes.push(drawState(layer, state, stops));
    const leaving = new Int32Array(layer.states);
    for (const { from } of layer.edges) leaving[from]++;
    for (const edge of layer.edges) this.#edge(edge, base, leaving[edge.from] === 1);
  }

  /** An arrow alone where its label is short and nothing happens on the way; else a dashed box halfway. */
  #edge(edge: LayerEdge, base: number, isAlone: boolean): void {
    const { to, symbol, actions } = edge;
    const ends = { from: base + edge.from, to: base + to };
    const isBack = to === 0;
    const kind = symbol.kind !== 'condition' ? 'plain' : outcomeKinds[symbol.outcome];
    const label = cutText(symbolText(symbol), longestLabel);
    const isEmpty = symbol.kind === 'nothing' && actions.length === 0;
    const isShort = isAlone && symbol.kind !== 'layer' && actions.length === 0 && label.length <= longestOnArrow;
    if (!isBack && (isEmpty || isShort)) {
      this.edges.push({ ...ends, kind, label: isEmpty ? undefined : label });
      return;
    }
    const middle = this.nodes.push({ lines: edgeLines(edge, label), dashed: true }) - 1;
    this.edges.push({ from: ends.from, to: middle, kind }, { from: middle, to: ends.to, kind: isBack ? 'back' : kind });
  }
}

const outcomeKinds = { yes: 'true', no: 'false', other: 'plain' } as const;

/** What is read, then what is done; of many actions, the first. */
function edgeLines({ symbol, actions }: LayerEdge, label: string): PictureNode['lines'] {
  const left = actions.length - mostActions + 1;
  const shown = left > 1 ? [...actions.slice(0, mostActions - 1), `… ${left} more …`] : actions;
  const title = { text: label, style: symbol.kind === 'layer' ? 'title' : 'code' } as const;
  return [
    ...(symbol.kind === 'nothing' ? [] : [title]),
    ...shown.map((action) => ({ text: cutText(action, longestLabel), style: 'source' }) as const),
  ];
}

function drawState({ name, opaque, width, end }: GraphLayer, state: number, stops: ReadonlySet<number>): PictureNode {
  if (opaque !== undefined) {
    return {
      lines: [
        { text: name, style: 'title' },
        { text: `${opaqueNotes[opaque]}${opaque === 'code' ? readsText(width) : ''}`, style: 'note' },
      ],
      dashed: true,
    };
  }
  if (state === 0) return { lines: [{ text: name, style: 'title' }], strong: true };
  if (state === end) return { lines: [{ text: 'end', style: 'note' }], strong: true };
  return { lines: [stops.has(state) ? { text: '...', style: 'note' } : { text: String(state), style: 'note' }] };
}

function readsText(width: GraphLayer['width']): string {
  return width === 'unbounded' || width === 0 ? '' : `, reads ${width === 1 ? '1 byte' : `${width} bytes`}`;
}

export function pictureLayers(title: string, layers: readonly GraphLayer[]): Picture {
  const drawing = new Drawing();
  for (const layer of layers) drawing.layer(layer);
  return { title, nodes: drawing.nodes, edges: drawing.edges, inRows: true };
}

/** Who calls whom; what is not written as statements is dashed. */
export function pictureGraphCalls(code: TuyinCode): Picture {
  const { graph } = code;
  const calls = graph.functions.flatMap((func, from) =>
    [...new Set(calleesOf(code, func))].map((to) => ({ from, to })),
  );
  const [from, to] = [calls.map((call) => call.from), calls.map((call) => call.to)];
  const { of } = findComponents(graphOfEdges(graph.functions.length, 0, from, to));
  const nodes = graph.functions.map((func) => callNode(func, graph.main));
  // Within a strongly connected component every call may come back to its caller.
  const edges = calls.map((call): PictureEdge => ({ ...call, kind: of[call.from] === of[call.to] ? 'back' : 'plain' }));
  return { title: 'calls', nodes, edges };
}

function calleesOf({ codeOf }: TuyinCode, func: GraphFunc): FuncId[] {
  const { body } = func;
  if (body.kind === 'graph') return body.nodes.flatMap((node) => (node.kind === 'call' ? [node.callee] : []));
  if (body.kind !== 'code') return [];
  const code = codeOf(func);
  return code.types.instrs.flatMap((instr) => (instr?.callee === undefined ? [] : [code.func(instr.callee)]));
}

function callNode({ id, name, form, width, body }: GraphFunc, main: FuncId | undefined): PictureNode {
  const note = body.kind === 'graph' ? form : opaqueNotes[body.kind];
  return {
    lines: [
      { text: nameText('@', name), style: 'title' },
      { text: `${note}${body.kind === 'host' ? '' : readsText(width)}`, style: 'note' },
    ],
    strong: id === main,
    dashed: body.kind !== 'graph',
  };
}
