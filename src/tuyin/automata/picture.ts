/**
 * Pictures of automata: a box for each state, named by its number, strong where a word may end; arrows for what is read
 * on the way, with the number of edges where several are merged into one. Where arrows part, what each reads stands
 * in a dashed box on it, so that long texts never lie on each other.
 */
import type { Picture, PictureEdge, PictureNode } from '../../base/picture.ts';
import type { Automaton } from './alphabet.ts';
import { linearMerge } from './linear-merge.ts';

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
    for (const { from, to, text, count } of graph.edges) {
      const [source, target] = [numbers.get(from) ?? 0, numbers.get(to) ?? 0];
      const kind = to <= from ? 'back' : 'plain';
      const label = labelOf(text, count);
      if (leaving.get(from) === 1 && from !== to) edges.push({ from: source, to: target, label, kind });
      else {
        const middle = nodes.push({ lines: [{ text: label, style: 'code' }], dashed: true }) - 1;
        edges.push({ from: source, to: middle, kind }, { from: middle, to: target, kind });
      }
    }
  }
  return { title, nodes, edges };
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
