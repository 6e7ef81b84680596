/**
 * Places the boxes of a directed graph in layers, arrows pointing downwards where they can (K. Sugiyama, S. Tagawa,
 * M. Toda, "Methods for visual understanding of hierarchical system structures", 1981).
 *
 *  1. Edges that lead back in a depth-first search are turned round for the layout.
 *  2. A box lies one layer below the lowest of those that lead to it; an edge over several layers gets a bend in each.
 *  3. The boxes of a layer are ordered by the mean place of their neighbours, down and up a fixed number of times.
 *  4. Places across are the least-squares solution for "above the mean of the neighbours" with the distances kept
 *     (pooling adjacent violators), again down and up.
 *
 * Deterministic; linear a sweep. Beyond a number of bends the long edges are drawn straight, so that very large graphs
 * cost no more than their own size.
 */
import { searchDepthFirst } from './depth-search.ts';
import { graphOfEdges } from './graph.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
  /** The way to this point is a quarter of a loop and not an S. */
  readonly bend?: boolean;
}

export interface PlacedGraph {
  readonly width: number;
  readonly height: number;
  /** Top left corners and sizes. */
  readonly nodes: readonly (Size & { readonly x: number; readonly y: number })[];
  /** Where each edge goes, in its own direction; at least two points. */
  readonly paths: readonly (readonly Point[])[];
}

interface Edge {
  readonly from: number;
  readonly to: number;
}

const gapAcross = 28;
const gapBend = 14;
const gapDown = 46;
const sweeps = 10;
const mostBends = 20_000;

/** A box or a bend while it is being placed. */
interface Item {
  readonly node: number;
  readonly width: number;
  readonly layer: number;
  readonly above: number[];
  readonly below: number[];
  order: number;
  /** The middle. */
  x: number;
}

export function layOutLayers(sizes: readonly Size[], edges: readonly Edge[]): PlacedGraph {
  if (sizes.length === 0) return { width: 0, height: 0, nodes: [], paths: [] };
  return new Layout(sizes, edges).place();
}

class Layout {
  readonly #sizes: readonly Size[];
  readonly #edges: readonly Edge[];
  readonly #items: Item[] = [];
  #layers: number[][] = [];
  /** The items that each edge passes, from the upper end to the lower one; empty for loops. */
  readonly #chains: number[][] = [];
  readonly #isTurned: boolean[] = [];

  constructor(sizes: readonly Size[], edges: readonly Edge[]) {
    this.#sizes = sizes;
    this.#edges = edges;
  }

  place(): PlacedGraph {
    const layerOf = this.#assignLayers();
    this.#makeItems(layerOf);
    this.#orderLayers();
    this.#placeAcross();
    return this.#finish();
  }

  /** Longest paths over the edges that do not close a cycle. Nodes that the first one does not reach are searched too. */
  #assignLayers(): Int32Array {
    const size = this.#sizes.length;
    const hasPred = new Uint8Array(size);
    for (const { from, to } of this.#edges) if (from !== to) hasPred[to] = 1;
    // A root above everything reaches every node, those without predecessors first.
    const roots = [...hasPred.keys()].sort((a, b) => hasPred[a] - hasPred[b] || a - b);
    const from = [...roots.map(() => size), ...this.#edges.map((edge) => edge.from)];
    const to = [...roots, ...this.#edges.map((edge) => edge.to)];
    const { number, last, postorder } = searchDepthFirst(graphOfEdges(size + 1, size, from, to));
    for (const edge of this.#edges)
      this.#isTurned.push(number[edge.to] <= number[edge.from] && number[edge.from] <= last[edge.to]);
    return this.#longestPaths(postorder);
  }

  /** In reverse post-order every edge that is not turned leads to a node that comes later. */
  #longestPaths(postorder: Int32Array): Int32Array {
    const size = this.#sizes.length;
    const below: number[][] = this.#sizes.map(() => []);
    this.#edges.forEach((edge, i) => {
      if (edge.from !== edge.to && !this.#isTurned[i]) below[edge.from].push(edge.to);
    });
    const layer = new Int32Array(size);
    for (let i = postorder.length - 1; i >= 0; i--) {
      const node = postorder[i];
      if (node < size) for (const target of below[node]) layer[target] = Math.max(layer[target], layer[node] + 1);
    }
    return layer;
  }

  /** Boxes, and for every layer that an edge passes a bend, a box without size: then edges join neighbouring layers only. */
  #makeItems(layerOf: Int32Array): void {
    this.#sizes.forEach(({ width }, node) => this.#addItem(node, width, layerOf[node]));
    let bends = 0;
    this.#edges.forEach(({ from, to }, i) => {
      const [upper, lower] = this.#isTurned[i] ? [to, from] : [from, to];
      const span = layerOf[lower] - layerOf[upper];
      if (from === to) {
        this.#chains.push([]);
        return;
      }
      const chain = [upper];
      bends += Math.max(0, span - 1);
      if (bends <= mostBends)
        for (let layer = layerOf[upper] + 1; layer < layerOf[lower]; layer++) chain.push(this.#addItem(-1, 2, layer));
      chain.push(lower);
      this.#linkChain(chain);
    });
    for (let layer = 0; layer < this.#layers.length; layer++) this.#layers[layer] ??= [];
  }

  #linkChain(chain: number[]): void {
    for (let k = 1; k < chain.length; k++) {
      this.#items[chain[k - 1]].below.push(chain[k]);
      this.#items[chain[k]].above.push(chain[k - 1]);
    }
    this.#chains.push(chain);
  }

  #addItem(node: number, width: number, layer: number): number {
    const index = this.#items.push({ node, width, layer, above: [], below: [], order: 0, x: 0 }) - 1;
    const row = (this.#layers[layer] ??= []);
    this.#items[index].order = row.push(index) - 1;
    return index;
  }

  #orderLayers(): void {
    let best = this.#layers.map((layer) => layer.slice());
    let fewest = this.#countCrossings();
    for (let sweep = 0; sweep < sweeps && fewest > 0; sweep++) {
      const isDown = sweep % 2 === 0;
      const layers = isDown ? this.#layers : this.#layers.toReversed();
      for (const layer of layers) this.#orderLayer(layer, isDown);
      const crossings = this.#countCrossings();
      if (crossings >= fewest) continue;
      fewest = crossings;
      best = this.#layers.map((layer) => layer.slice());
    }
    this.#layers = best;
    for (const layer of best) layer.forEach((index, order) => (this.#items[index].order = order));
  }

  #orderLayer(layer: number[], isDown: boolean): void {
    const key = new Map<number, number>();
    for (const index of layer) {
      const { above, below, order } = this.#items[index];
      const neighbours = isDown ? above : below;
      key.set(index, neighbours.length === 0 ? order : mean(neighbours.map((other) => this.#items[other].order)));
    }
    layer.sort((a, b) => (key.get(a) ?? 0) - (key.get(b) ?? 0) || this.#items[a].order - this.#items[b].order);
    layer.forEach((index, order) => (this.#items[index].order = order));
  }

  /** Pairs of edges between neighbouring layers that cross: inversions, counted with a tree of sums. */
  #countCrossings(): number {
    let crossings = 0;
    for (const layer of this.#layers) {
      const ends = layer.flatMap((index) =>
        this.#items[index].below.map((other) => this.#items[other].order).sort((a, b) => a - b),
      );
      const size = Math.max(0, ...ends.map((end) => end + 1));
      const sums = new Int32Array(size + 1);
      ends.forEach((end, seen) => {
        let atMost = 0;
        for (let i = end + 1; i > 0; i -= i & -i) atMost += sums[i];
        crossings += seen - atMost;
        for (let i = end + 1; i <= size; i += i & -i) sums[i]++;
      });
    }
    return crossings;
  }

  #placeAcross(): void {
    for (const layer of this.#layers) {
      let x = 0;
      layer.forEach((index, k) => {
        x += k === 0 ? 0 : this.#distance(layer[k - 1], index);
        this.#items[index].x = x;
      });
    }
    for (let sweep = 0; sweep < sweeps; sweep++) {
      const isLast = sweep === sweeps - 1;
      const layers = sweep % 2 === 0 ? this.#layers : this.#layers.toReversed();
      for (const layer of layers) this.#placeLayer(layer, isLast ? 'both' : sweep % 2 === 0 ? 'above' : 'below');
    }
  }

  /** Between the middles of two neighbours in a layer. */
  #distance(left: number, right: number): number {
    const [a, b] = [this.#items[left], this.#items[right]];
    return (a.width + b.width) / 2 + (a.node < 0 || b.node < 0 ? gapBend : gapAcross);
  }

  #placeLayer(layer: readonly number[], side: 'above' | 'below' | 'both'): void {
    let shift = 0;
    const wanted: number[] = [];
    const weights: number[] = [];
    const shifts: number[] = [];
    layer.forEach((index, k) => {
      const item = this.#items[index];
      shift += k === 0 ? 0 : this.#distance(layer[k - 1], index);
      const neighbours = side === 'both' ? [...item.above, ...item.below] : item[side];
      const target = neighbours.length === 0 ? item.x : mean(neighbours.map((other) => this.#items[other].x));
      wanted.push(target - shift);
      // Bends want to be straight more than boxes want to be centred.
      weights.push(neighbours.length === 0 ? 0.1 : item.node < 0 ? 4 : 1);
      shifts.push(shift);
    });
    poolViolators(wanted, weights).forEach((value, k) => (this.#items[layer[k]].x = value + shifts[k]));
  }

  #finish(): PlacedGraph {
    const left = Math.min(...this.#extremes((item) => item.x - item.width / 2));
    for (const item of this.#items) item.x -= left;
    const { tops, heights, bottom } = this.#rows();
    const nodes = this.#sizes.map((size, node) => ({
      ...size,
      x: this.#items[node].x - size.width / 2,
      y: tops[this.#items[node].layer],
    }));
    const ports = this.#findPorts();
    const paths = this.#edges.map((edge, i) => this.#pathOf(edge, i, tops, heights, ports));
    const isLooping = this.#edges.some(({ from, to }) => from === to);
    const right = this.#extremes((item) => -item.x - item.width / 2)[0];
    return { width: -right + (isLooping ? 30 : 0), height: bottom + 2, nodes, paths };
  }

  /** Where the layers stand, one under the other, each as high as its highest box. */
  #rows(): { readonly tops: readonly number[]; readonly heights: readonly number[]; readonly bottom: number } {
    const heights = this.#layers.map((layer) =>
      layer.reduce((most, index) => Math.max(most, this.#heightOf(index)), 0),
    );
    const tops: number[] = [];
    let y = 0;
    for (const height of heights) {
      tops.push(y);
      y += height + gapDown;
    }
    return { tops, heights, bottom: y - gapDown };
  }

  /** The least value over all items, as a list of one. */
  #extremes(measure: (item: Item) => number): number[] {
    return [this.#items.reduce((least, item) => Math.min(least, measure(item)), Infinity)];
  }

  #heightOf(index: number): number {
    const { node } = this.#items[index];
    return node < 0 ? 0 : this.#sizes[node].height;
  }

  /** Where each edge touches its upper and its lower box: spread along the side, in the order of where the edges go. */
  #findPorts(): { readonly upper: number[]; readonly lower: number[] } {
    const upper = this.#chains.map(() => 0);
    const lower = this.#chains.map(() => 0);
    const leaving: number[][] = this.#sizes.map(() => []);
    const arriving: number[][] = this.#sizes.map(() => []);
    this.#chains.forEach((chain, i) => {
      if (chain.length === 0) return;
      leaving[chain[0]].push(i);
      arriving[chain[chain.length - 1]].push(i);
    });
    this.#sizes.forEach(({ width }, node) => {
      this.#spread(leaving[node], (chain) => chain[1], this.#items[node].x, width, upper);
      this.#spread(arriving[node], (chain) => chain[chain.length - 2], this.#items[node].x, width, lower);
    });
    return { upper, lower };
  }

  #spread(
    edges: readonly number[],
    next: (chain: readonly number[]) => number,
    middle: number,
    width: number,
    ports: number[],
  ): void {
    const sorted = edges.toSorted(
      (a, b) => this.#items[next(this.#chains[a])].x - this.#items[next(this.#chains[b])].x || a - b,
    );
    const step = Math.min(26, (width - 16) / Math.max(1, edges.length));
    sorted.forEach((edge, k) => (ports[edge] = middle + (k - (sorted.length - 1) / 2) * step));
  }

  #pathOf(
    { from }: Edge,
    i: number,
    tops: readonly number[],
    heights: readonly number[],
    ports: { readonly upper: number[]; readonly lower: number[] },
  ): Point[] {
    const chain = this.#chains[i];
    if (chain.length === 0) return this.#loopAt(from, tops);
    const first = this.#items[chain[0]];
    const points: Point[] = [{ x: ports.upper[i], y: tops[first.layer] + this.#heightOf(chain[0]) }];
    const bottom = tops[first.layer] + heights[first.layer];
    if (points[0].y < bottom) points.push({ x: ports.upper[i], y: bottom });
    for (const index of chain.slice(1, -1)) {
      const { x, layer } = this.#items[index];
      points.push({ x, y: tops[layer] }, { x, y: tops[layer] + heights[layer] });
    }
    points.push({ x: ports.lower[i], y: tops[this.#items[chain[chain.length - 1]].layer] });
    return this.#isTurned[i] ? points.reverse() : points;
  }

  /** A loop on the right side of a box. */
  #loopAt(node: number, tops: readonly number[]): Point[] {
    const { x, layer } = this.#items[node];
    const { width, height } = this.#sizes[node];
    const right = x + width / 2;
    const top = tops[layer] + Math.min(8, height / 4);
    const bottom = tops[layer] + Math.min(height - 4, 26);
    const out = right + 20;
    return [
      { x: right, y: bottom },
      { x: out, y: (top + bottom) / 2, bend: true },
      { x: right, y: top },
    ];
  }
}

function mean(values: readonly number[]): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
}

/** The non-decreasing sequence nearest to the wanted one, by weighted squares (pooling adjacent violators). */
function poolViolators(wanted: readonly number[], weights: readonly number[]): number[] {
  const pools: { value: number; weight: number; count: number }[] = [];
  wanted.forEach((value, i) => {
    let pool = { value, weight: weights[i], count: 1 };
    for (let last = pools.at(-1); last !== undefined && last.value > pool.value; last = pools.at(-1)) {
      pools.pop();
      const weight = last.weight + pool.weight;
      pool = {
        value: (last.value * last.weight + pool.value * pool.weight) / weight,
        weight,
        count: last.count + pool.count,
      };
    }
    pools.push(pool);
  });
  return pools.flatMap(({ value, count }) => new Array<number>(count).fill(value));
}
