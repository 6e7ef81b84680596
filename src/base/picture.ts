/**
 * A picture of a graph: boxes with lines of text and arrows between them, as DOT (for Graphviz) or as SVG of our own.
 *
 * Makers of pictures (control flow, dominator trees, calls, automata) fill a `Picture`; what it looks like is decided
 * here and in `layered-layout.ts`. The same picture always gives the same text, byte for byte.
 */
import { layOutLayers, type PlacedGraph } from './layered-layout.ts';
import { layOutRows } from './row-layout.ts';
import { textWidth } from './text-width.ts';
import { escapeXml } from './xml.ts';

export type LineStyle = 'title' | 'code' | 'source' | 'note';

export interface PictureNode {
  readonly lines: readonly { readonly text: string; readonly style: LineStyle }[];
  /** Drawn with a stronger border: entries, roots, loop headers. */
  readonly strong?: boolean;
  readonly dashed?: boolean;
  /** What it stands for in the text of the program, such as the names of a block. */
  readonly names?: readonly string[];
}

export interface PictureEdge {
  readonly from: number;
  readonly to: number;
  readonly label?: string;
  readonly kind?: 'plain' | 'true' | 'false' | 'back' | 'dashed';
  /** Leads back, as the last edge of a loop does: a strong line, in the colour of its kind; violet where that is plain. */
  readonly isBack?: boolean;
}

export interface Picture {
  readonly title: string;
  readonly nodes: readonly PictureNode[];
  readonly edges: readonly PictureEdge[];
  /** Parts that nothing connects stand in rows like words, and not all beside each other. */
  readonly inRows?: boolean;
}

const colours = { plain: '#57606a', true: '#1a7f37', false: '#cf222e', back: '#8250df', dashed: '#57606a' } as const;
const darkColours: Readonly<Record<keyof typeof colours, string>> = {
  plain: '#8b949e',
  true: '#3fb950',
  false: '#f85149',
  back: '#bc8cff',
  dashed: '#8b949e',
};

function colourOf({ kind = 'plain', isBack }: PictureEdge): keyof typeof colours {
  return kind === 'plain' && isBack === true ? 'back' : kind;
}

export function toDot({ title, nodes, edges }: Picture): string {
  const lines = [
    `digraph ${quoteDot(title)} {`,
    '  node [shape=box, fontname="monospace", fontsize=10];',
    '  edge [fontname="monospace", fontsize=9];',
  ];
  nodes.forEach(({ lines: text, strong, dashed }, i) => {
    const label = text.map((line) => `${quoteDot(line.text).slice(1, -1)}\\l`).join('');
    lines.push(`  n${i} [label="${label}"${strong ? ', penwidth=2' : ''}${dashed ? ', style=dashed' : ''}];`);
  });
  for (const edge of edges) lines.push(`  n${edge.from} -> n${edge.to} [${dotAttributes(edge)}];`);
  return `${lines.join('\n')}\n}\n`;
}

function dotAttributes(edge: PictureEdge): string {
  const { label, kind, isBack } = edge;
  const attributes = [
    label === undefined ? '' : `label=${quoteDot(label)}`,
    `color="${colours[colourOf(edge)]}"`,
    kind === 'dashed' ? 'style=dashed' : '',
    isBack === true ? 'penwidth=2' : '',
  ];
  return attributes.filter((attribute) => attribute !== '').join(', ');
}

function quoteDot(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&').replace(/\n/g, '\\n')}"`;
}

// SVG

const charWidth = 7.25;
const lineHeight = 15;
const padding = 8;
const margin = 16;
const titleHeight = 28;
const widestRow = 1200;

/** A file of its own: with its colours, for light and for dark pages. */
export function toSvg(picture: Picture): string {
  return `${drawSvg(picture, [pictureStyle, pictureMarkers])}\n`;
}

/**
 * The picture as a part of a page, which says once what all pictures share: `pictureStyle`, and `pictureMarkers` in an SVG
 * element of its own that is not hidden.
 */
export function toSvgElement(picture: Picture): string {
  return drawSvg(picture, []);
}

function drawSvg(picture: Picture, shared: readonly string[]): string {
  const placed = placeBoxes(picture);
  const width = Math.ceil(Math.max(placed.width, charWidth * 1.2 * textWidth(picture.title)) + 2 * margin);
  const height = Math.ceil(placed.height + 2 * margin + titleHeight);
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" class="picture" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${escapeXml(picture.title)}</title>`,
    ...shared,
    `<rect class="page" width="${width}" height="${height}"/>`,
    `<text class="heading" x="${margin}" y="${margin + 8}">${escapeXml(picture.title)}</text>`,
    `<g transform="translate(${margin} ${margin + titleHeight})">`,
    ...picture.edges.map((edge, i) => drawEdge(edge, placed, i)),
    ...picture.edges.flatMap((edge, i) => drawLabel(edge, placed, i)),
    ...picture.nodes.map((node, i) => drawNode(node, placed, i)),
    '</g>',
    '</svg>',
  ];
  return parts.join('\n');
}

/** Boxes as large as their text, in units of an SVG (a pixel, unless the page scales the picture). */
function placeBoxes({ nodes, edges, inRows }: Picture): PlacedGraph {
  const sizes = nodes.map(({ lines }) => ({
    width: 2 * padding + charWidth * Math.max(3, ...lines.map(({ text }) => textWidth(text))),
    height: 2 * padding + lineHeight * Math.max(1, lines.length) - 3,
  }));
  return inRows === true ? layOutRows(sizes, edges, widestRow) : layOutLayers(sizes, edges);
}

function edgeRules(table: Readonly<Record<string, string>>): string {
  return Object.entries(table)
    .map(([kind, colour]) => `.picture .${kind}-edge { stroke: ${colour} } .picture .${kind}-tip { fill: ${colour} }`)
    .join('\n  ');
}

/** Readable on light and on dark pages. */
export const pictureStyle = `<style>
  .picture .page { fill: #ffffff } .picture .box { fill: #f6f8fa; stroke: #57606a } .picture .strong { stroke-width: 2.2 } .picture .dashed { stroke-dasharray: 4 3 }
  .picture text { font: 12px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; fill: #1f2328; white-space: pre }
  .picture .heading { font-size: 14px; font-weight: 600 } .picture .title { font-weight: 600 } .picture .source { fill: #0550ae; font-style: italic } .picture .note { fill: #57606a } .picture .label { font-size: 10px; fill: #57606a; paint-order: stroke; stroke: #ffffff; stroke-width: 3px }
  .picture .edge { fill: none; stroke-width: 1.3 } .picture .dashed-edge { stroke-dasharray: 4 3 }
  ${edgeRules(colours)}
  @media (prefers-color-scheme: dark) {
  .picture .page { fill: #0d1117 } .picture .box { fill: #161b22; stroke: #8b949e } .picture text { fill: #e6edf3 } .picture .source { fill: #79c0ff } .picture .note, .picture .label { fill: #8b949e } .picture .label { stroke: #0d1117 }
  ${edgeRules(darkColours)}
  }
</style>`;

export const pictureMarkers = `<defs>\n${Object.keys(colours)
  .map(
    (kind) =>
      `<marker id="arrow-${kind}" viewBox="0 0 8 8" refX="7.5" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path class="${kind}-tip" d="M0 0.8 L8 4 L0 7.2 z"/></marker>`,
  )
  .join('\n')}\n</defs>`;

function drawNode({ lines, strong, dashed, names = [] }: PictureNode, { nodes }: PlacedGraph, i: number): string {
  const { x, y, width, height } = nodes[i];
  const classes = `box${strong === true ? ' strong' : ''}${dashed === true ? ' dashed' : ''}`;
  const box = `<rect class="${classes}" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="4"/>`;
  const text = lines.map(
    (line, k) =>
      `<text class="${line.style}" x="${round(x + padding)}" y="${round(y + padding + 10 + lineHeight * k)}">${escapeXml(line.text)}</text>`,
  );
  // A page can find the box by the words of its `data-n`.
  if (names.length === 0) return [box, ...text].join('\n');
  return [`<g data-n="${escapeXml(names.join(' '))}">`, box, ...text, '</g>'].join('\n');
}

function drawEdge(edge: PictureEdge, { paths }: PlacedGraph, i: number): string {
  const { isBack } = edge;
  const colour = colourOf(edge);
  const points = paths[i];
  let d = `M${round(points[0].x)} ${round(points[0].y)}`;
  for (let k = 1; k < points.length; k++) {
    const from = points[k - 1];
    const to = points[k];
    const middle = (from.y + to.y) / 2;
    if (from.x === to.x) d += ` L${round(to.x)} ${round(to.y)}`;
    else if (to.bend === true || from.y === to.y)
      d += ` C${round(to.x)} ${round(from.y)} ${round(to.x)} ${round(to.y)} ${round(to.x)} ${round(to.y)}`;
    else d += ` C${round(from.x)} ${round(middle)} ${round(to.x)} ${round(middle)} ${round(to.x)} ${round(to.y)}`;
  }
  const path = `<path class="edge ${colour}-edge${isBack === true ? ' strong' : ''}" d="${d}" marker-end="url(#arrow-${colour})"/>`;
  return path;
}

/** Beside the beginning of its edge, on the side from which the edge turns away; drawn over all edges, with a rim. */
function drawLabel({ label }: PictureEdge, { paths }: PlacedGraph, i: number): string[] {
  if (label === undefined) return [];
  const [start, next] = paths[i];
  const turn = paths[i].find(({ x }) => x !== start.x);
  const isLeft = turn !== undefined && turn.x > start.x;
  const anchor = isLeft ? ' text-anchor="end"' : '';
  const y = start.y + (next.y > start.y ? 12 : -4);
  return [
    `<text class="label"${anchor} x="${round(start.x + (isLeft ? -4 : 4))}" y="${round(y)}">${escapeXml(label)}</text>`,
  ];
}

function round(value: number): string {
  return String(Math.round(value * 10) / 10);
}
