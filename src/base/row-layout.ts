/**
 * Places the separate parts of a graph, each laid out by itself, beside each other and in rows like words of a text, so
 * that a picture of many small parts has the shape of a page. Parts come in the order of their first boxes.
 */
import { layOutLayers, type PlacedGraph, type Size } from './layered-layout.ts';

interface Edge {
  readonly from: number;
  readonly to: number;
}

interface Part {
  readonly nodes: number[];
  readonly edges: number[];
}

const gap = 36;

export function layOutRows(sizes: readonly Size[], edges: readonly Edge[], widest: number): PlacedGraph {
  const parts = findParts(sizes.length, edges);
  const nodes: PlacedGraph['nodes'][number][] = [];
  const paths: PlacedGraph['paths'][number][] = [];
  let [x, y, rowHeight, width] = [0, 0, 0, 0];
  for (const part of parts) {
    const placed = layOutPart(part, sizes, edges);
    if (x > 0 && x + placed.width > widest) [x, y, rowHeight] = [0, y + rowHeight + gap, 0];
    part.nodes.forEach((node, i) => {
      const box = placed.nodes[i];
      nodes[node] = { ...box, x: box.x + x, y: box.y + y };
    });
    part.edges.forEach((edge, i) => {
      paths[edge] = placed.paths[i].map((point) => ({ ...point, x: point.x + x, y: point.y + y }));
    });
    width = Math.max(width, x + placed.width);
    rowHeight = Math.max(rowHeight, placed.height);
    x += placed.width + gap;
  }
  return { width, height: y + rowHeight, nodes, paths };
}

/** A part as a graph of its own, its boxes numbered from 0. */
function layOutPart({ nodes, edges: own }: Part, sizes: readonly Size[], edges: readonly Edge[]): PlacedGraph {
  const place = new Map(nodes.map((node, i) => [node, i]));
  const at = (node: number): number => place.get(node) ?? 0;
  return layOutLayers(
    nodes.map((node) => sizes[node]),
    own.map((edge) => ({ from: at(edges[edge].from), to: at(edges[edge].to) })),
  );
}

/** Boxes that edges connect, whatever their direction. */
function findParts(size: number, edges: readonly Edge[]): Part[] {
  const { partOf, count } = numberParts(size, edges);
  const parts: Part[] = Array.from({ length: count }, () => ({ nodes: [], edges: [] }));
  partOf.forEach((part, node) => parts[part].nodes.push(node));
  edges.forEach(({ from }, i) => parts[partOf[from]].edges.push(i));
  return parts;
}

/** The connected components of the graph without directions, numbered by their first boxes. */
function numberParts(size: number, edges: readonly Edge[]): { readonly partOf: Int32Array; readonly count: number } {
  const neighbours: number[][] = Array.from({ length: size }, () => []);
  for (const { from, to } of edges) {
    neighbours[from].push(to);
    neighbours[to].push(from);
  }
  const partOf = new Int32Array(size).fill(-1);
  let count = 0;
  for (let node = 0; node < size; node++) {
    if (partOf[node] >= 0) continue;
    const waiting = [node];
    partOf[node] = count;
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      for (const next of neighbours[at]) {
        if (partOf[next] >= 0) continue;
        partOf[next] = count;
        waiting.push(next);
      }
    }
    count++;
  }
  return { partOf, count };
}
