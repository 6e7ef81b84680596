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
  const local = new Int32Array(sizes.length);
  const nodes: PlacedGraph['nodes'][number][] = [];
  const paths: PlacedGraph['paths'][number][] = [];
  let [x, y, rowHeight, width] = [0, 0, 0, 0];
  for (const part of parts) {
    part.nodes.forEach((node, i) => (local[node] = i));
    const placed = layOutLayers(
      part.nodes.map((node) => sizes[node]),
      part.edges.map((edge) => ({ from: local[edges[edge].from], to: local[edges[edge].to] })),
    );
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

/** Boxes that edges connect, whatever their direction. */
function findParts(size: number, edges: readonly Edge[]): Part[] {
  const neighbours: number[][] = Array.from({ length: size }, () => []);
  for (const { from, to } of edges) {
    neighbours[from].push(to);
    neighbours[to].push(from);
  }
  const partOf = new Int32Array(size).fill(-1);
  const parts: Part[] = [];
  for (let node = 0; node < size; node++) {
    if (partOf[node] >= 0) continue;
    const waiting = [node];
    partOf[node] = parts.length;
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      for (const next of neighbours[at]) {
        if (partOf[next] >= 0) continue;
        partOf[next] = parts.length;
        waiting.push(next);
      }
    }
    parts.push({ nodes: [], edges: [] });
  }
  partOf.forEach((part, node) => parts[part].nodes.push(node));
  edges.forEach(({ from }, i) => parts[partOf[from]].edges.push(i));
  return parts;
}
