/**
 * The front of an automaton that is being built: the state that was reached, or the edges that lead to a state not made
 * yet. Actions go on the last edge; where several edges come together they get an edge that reads nothing.
 */
import { InternalError } from '../../base/errors.ts';
import type { Span } from '../../base/source.ts';
import type { GraphLayer, LayerEdge, LayerSymbol } from './layer-edges.ts';

export interface OpenEdge {
  readonly from: number;
  /** -1 until it is known. */
  to: number;
  readonly symbol: LayerSymbol;
  readonly actions: string[];
  /** See `LayerEdge`; grows with the actions. */
  key: string;
  readonly span: Span | undefined;
}

export class LayerFront {
  readonly #edges: OpenEdge[] = [];
  readonly #stops: number[] = [];
  #states = 1;
  #at: number | undefined = 0;
  #open: readonly OpenEdge[] = [];

  /** Control does not come here. */
  get isGone(): boolean {
    return this.#at === undefined && this.#open.length === 0;
  }

  /** The state that was reached. */
  settle(): number {
    this.#at ??= this.#newState(this.#open);
    this.#open = [];
    return this.#at;
  }

  #newState(entered: readonly OpenEdge[]): number {
    for (const edge of entered) edge.to = this.#states;
    return this.#states++;
  }

  goTo(state: number): void {
    this.#at = state;
    this.#open = [];
  }

  resume(edges: readonly OpenEdge[]): void {
    this.#at = undefined;
    this.#open = edges;
  }

  /** A new edge, which is the front then. `key`: see `LayerEdge`. */
  begin(symbol: LayerSymbol, span: Span | undefined, key: string): OpenEdge {
    const edge: OpenEdge = { from: this.settle(), to: -1, symbol, actions: [], key, span };
    this.#edges.push(edge);
    this.resume([edge]);
    return edge;
  }

  act(action: string, key: string, span: Span | undefined): void {
    const edge = this.#open.length === 1 ? this.#open[0] : this.begin({ kind: 'nothing' }, span, '');
    edge.actions.push(action);
    edge.key += `; ${key}`;
  }

  /** Something that is not shown, and yet tells the edge from others. */
  mark(key: string): void {
    for (const edge of this.#open) edge.key += `; ${key}`;
  }

  /** Hands over the open edges, so that others can be built. */
  leave(): readonly OpenEdge[] {
    if (this.#at !== undefined) throw new InternalError('an arm begins with an edge', 'layers');
    const open = this.#open;
    this.#open = [];
    return open;
  }

  /** What the arms of a branch left. */
  join(ends: readonly (readonly OpenEdge[])[]): void {
    this.resume(ends.flat());
  }

  /** Back to the start; nothing follows. */
  restart(action: string, key: string, span: Span | undefined): void {
    this.act(action, key, span);
    for (const edge of this.#open) edge.to = 0;
    this.resume([]);
  }

  /** The program ends behind one more edge. */
  stop(symbol: LayerSymbol, span: Span | undefined): void {
    this.begin(symbol, span, '');
    this.#stops.push(this.settle());
    this.resume([]);
  }

  /** Everything that is open leads to the end. */
  finish(): Pick<GraphLayer, 'states' | 'end' | 'stops' | 'edges'> {
    if (this.#at !== undefined) this.begin({ kind: 'nothing' }, undefined, '');
    const end = this.#open.length === 0 ? undefined : this.#newState(this.#open);
    return { states: this.#states, end, stops: this.#stops, edges: this.#edges satisfies readonly LayerEdge[] };
  }
}
