/**
 * Pictures of automata: a box for each state, named by its number, strong where a word may end; arrows for what is read
 * on the way, with the number of edges where several are merged into one. Where arrows part, what each reads stands
 * in a dashed box on it, so that long texts never lie on each other.
 */
import type { Picture, PictureEdge, PictureNode } from '../../base/picture.ts';
import type { Automaton } from './alphabet.ts';
import { linearMerge, type MergedEdge } from './linear-merge.ts';

export interface AutomatonPictureOptions {
  /** Draws every edge by itself, as the attribute `"no-sse"` asks. */
  readonly noSse?: boolean;
}

const longestLabel = 40;

export function pictureAutomata(
  title: string,
  layers: readonly { readonly name: string | undefined; readonly automaton: Automaton }[],
  options: AutomatonPictureOptions = {},
): Picture {
  const nodes: PictureNode[] = [];
  const edges: PictureEdge[] = [];
  for (const { name, automaton } of layers) {
    const graph = linearMerge(automaton, options);
    const numbers = new Map(graph.states.map((state, i) => [state, nodes.length + i]));
    const leaving = new Map<number, number>();
    for (const { from } of graph.edges) leaving.set(from, (leaving.get(from) ?? 0) + 1);
    for (const state of graph.states) nodes.push(drawState(state, name, automaton.dfa.final[state] === 1));
    for (const edge of graph.edges) {
      const ends = { from: numbers.get(edge.from) ?? 0, to: numbers.get(edge.to) ?? 0 };
      drawEdge(edge, ends, leaving.get(edge.from) === 1);
    }
  }
  return { title, nodes, edges };

  /** An edge alone bears its label; the labels of others would lie on each other, and stand in boxes. */
  function drawEdge(
    { from, to, text, count }: MergedEdge,
    ends: Pick<PictureEdge, 'from' | 'to'>,
    isAlone: boolean,
  ): void {
    const kind = to <= from ? 'back' : 'plain';
    const label = labelOf(text, count);
    if (isAlone && from !== to) return void edges.push({ ...ends, label, kind });
    const middle = nodes.push({ lines: [{ text: label, style: 'code' }], dashed: true }) - 1;
    edges.push({ from: ends.from, to: middle, kind }, { from: middle, to: ends.to, kind });
  }
}

function drawState(state: number, layer: string | undefined, isFinal: boolean): PictureNode {
  const label = state === 0 ? (layer ?? 'start') : String(state);
  return {
    lines: [{ text: label, style: 'title' }, ...(isFinal ? [{ text: 'end', style: 'note' } as const] : [])],
    strong: isFinal,
  };
}

function labelOf(text: string, count: number): string {
  const short = text.length > longestLabel ? `${text.slice(0, longestLabel - 1)}…` : text;
  return count > 1 ? `${short} ×${count}` : short;
}
