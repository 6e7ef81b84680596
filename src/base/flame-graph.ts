/**
 * A flame graph (B. Gregg, "The flame graph", CACM 2016) as an SVG file of its own: each frame is as wide as its share of the whole, and
 * stands on the frame that it was called from. Hovering tells more of a frame; with the script that the file brings, a click
 * shows a frame and what stands on it alone, and names can be searched for. Where scripts do not run, the picture is whole all the same.
 *
 *     ┌ next ┐┌─ next ─┐
 *     ├ parse ┴┬─ eval ┴─┐
 *     ├────── main ──────┴─┐
 *     └──────── all ───────┘
 */
import { textWidth } from './text-width.ts';
import { escapeXml } from './xml.ts';

/** A frame; those that it stands on come before it in their list. */
export interface FlameFrame {
  /** Its index in the list; -1 of a frame that stands on the ground. */
  readonly parent: number;
  readonly name: string;
  /** What is told besides. */
  readonly details: string;
  /** Its own, without that of what stands on it. */
  readonly weight: number;
  readonly kind: 'program' | 'library' | 'host';
}

const width = 1200;
const rowHeight = 18;
const margin = 12;
const headHeight = 46;
const charWidth = 6.7;
/** Frames that are narrower cannot be seen. */
const narrowest = 0.2;

interface Placed {
  readonly frame: FlameFrame;
  readonly x: number;
  readonly width: number;
  readonly depth: number;
  readonly share: number;
}

/** The file; `subtitle` says what the widths are. */
export function flameGraph(title: string, subtitle: string, frames: readonly FlameFrame[]): string {
  const placed = placeFrames(frames);
  const rows = placed.reduce((most, { depth }) => Math.max(most, depth), 0) + 1;
  const height = headHeight + rows * rowHeight + margin;
  const legend = (['program', 'library', 'host'] as const).filter((kind) =>
    frames.some((frame) => frame.kind === kind),
  );
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" class="flames" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<title>${escapeXml(title)}</title>`,
    style,
    `<rect class="page" width="${width}" height="${height}"/>`,
    `<text class="heading" x="${margin}" y="20">${escapeXml(title)}</text>`,
    `<text class="note" x="${margin}" y="37">${escapeXml(subtitle)}</text>`,
    ...legend.map((kind, i) => drawLegend(kind, width - margin - 90 * (legend.length - i))),
    ...placed.map((one) => drawFrame(one, headHeight + (rows - 1 - one.depth) * rowHeight)),
    `<script><![CDATA[${script}]]></script>`,
    '</svg>',
  ].join('\n')}\n`;
}

/** Those of one parent by their names. */
function placeFrames(frames: readonly FlameFrame[]): Placed[] {
  const totals = frames.map(({ weight }) => weight);
  for (let i = frames.length - 1; i >= 0; i--) if (frames[i].parent >= 0) totals[frames[i].parent] += totals[i];
  const children = new Map<number, number[]>();
  frames.forEach(({ parent }, i) => {
    const known = children.get(parent);
    if (known === undefined) children.set(parent, [i]);
    else known.push(i);
  });
  const ground = children.get(-1) ?? [];
  const whole = ground.reduce((sum, i) => sum + totals[i], 0);
  const scale = whole === 0 ? 0 : (width - 2 * margin) / whole;
  const all: FlameFrame = { parent: -1, name: 'all', details: '', weight: 0, kind: 'program' };
  const placed: Placed[] = [{ frame: all, x: margin, width: width - 2 * margin, depth: 0, share: 1 }];
  const open: { readonly of: number; readonly x: number; readonly depth: number }[] = [{ of: -1, x: margin, depth: 1 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    let { x } = next;
    for (const i of (children.get(next.of) ?? []).sort((a, b) => (frames[a].name < frames[b].name ? -1 : 1))) {
      const own = totals[i] * scale;
      if (own >= narrowest) {
        placed.push({ frame: frames[i], x, width: own, depth: next.depth, share: totals[i] / whole });
        open.push({ of: i, x, depth: next.depth + 1 });
      }
      x += own;
    }
  }
  return placed;
}

function drawFrame({ frame: { name, details, kind }, x, width: own, depth, share }: Placed, y: number): string {
  const told = `${name}: ${percent(share)}${details === '' ? '' : `, ${details}`}`;
  const shade = depth === 0 ? 'all' : `${kind}${shadeOf(name)}`;
  return (
    `<g class="frame" data-n="${escapeXml(name)}" data-d="${depth}"><title>${escapeXml(told)}</title>` +
    `<rect class="${shade}" x="${round(x)}" y="${y}" width="${round(Math.max(0.1, own - 0.5))}" height="${rowHeight - 1}" rx="1"/>` +
    `<text x="${round(x + 4)}" y="${y + 12.5}">${escapeXml(fitting(name, own - 6))}</text></g>`
  );
}

function drawLegend(kind: FlameFrame['kind'], x: number): string {
  return `<rect class="${kind}0" x="${x}" y="11" width="11" height="11" rx="1"/><text class="note" x="${x + 16}" y="20">${kind}</text>`;
}

/** As much of a name as there is room for. */
function fitting(name: string, room: number): string {
  if (textWidth(name) * charWidth <= room) return name;
  const chars = Math.floor(room / charWidth) - 1;
  return chars < 2 ? '' : `${name.slice(0, chars)}…`;
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

/** One of three shades, always the same for a name. */
function shadeOf(name: string): number {
  let hash = 7;
  for (let i = 0; i < name.length; i++) hash = (Math.imul(hash, 31) + name.charCodeAt(i)) >>> 0;
  return hash % 3;
}

function round(value: number): string {
  return String(Math.round(value * 100) / 100);
}

interface Shades extends Readonly<Record<FlameFrame['kind'], readonly string[]>> {
  readonly page: string;
  readonly text: string;
  readonly note: string;
  readonly all: string;
  readonly found: string;
}

const shades: Readonly<Record<'light' | 'dark', Shades>> = {
  light: {
    page: '#ffffff',
    text: '#1f2328',
    note: '#57606a',
    all: '#d0d7de',
    program: ['#f6b26b', '#f9c27f', '#f2a65a'],
    library: ['#9ec5e8', '#add0ee', '#8fbae0'],
    host: ['#c8b6e2', '#d3c3ea', '#bca8da'],
    found: '#3fb950',
  },
  dark: {
    page: '#0d1117',
    text: '#f0f3f6',
    note: '#8b949e',
    all: '#30363d',
    program: ['#9a5b13', '#a96a22', '#8a4f0c'],
    library: ['#1f5d8f', '#2a6a9c', '#184f7c'],
    host: ['#5e4a8a', '#6b5798', '#523f7b'],
    found: '#238636',
  },
};

function rules({ page, text, note, all, found, ...kinds }: Shades): string {
  const fills = (['program', 'library', 'host'] as const).flatMap((kind) =>
    kinds[kind].map((colour, i) => `.flames .${kind}${i} { fill: ${colour} }`),
  );
  return [
    `.flames .page { fill: ${page} } .flames text { fill: ${text} } .flames .note { fill: ${note} } .flames .all { fill: ${all} }`,
    ...fills,
    `.flames .found rect { fill: ${found} } .flames .frame:hover rect { stroke: ${text}; stroke-width: 1 }`,
  ].join('\n  ');
}

/** Readable on light and on dark pages. */
const style = `<style>
  .flames text { font: 11px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; white-space: pre }
  .flames .heading { font-size: 14px; font-weight: 600 } .flames .frame { cursor: pointer } .flames .frame text { pointer-events: none }
  .flames input { font: 11px ui-monospace, monospace; width: 190px; box-sizing: border-box; padding: 2px 4px }
  ${rules(shades.light)}
  @media (prefers-color-scheme: dark) {
  .flames { color-scheme: dark }
  ${rules(shades.dark)}
  }
</style>`;

const script = `
(() => {
  const svg = document.currentScript.closest('svg');
  const frames = [...svg.querySelectorAll('.frame')].map((group) => {
    const rect = group.querySelector('rect');
    const [x, width] = [Number(rect.getAttribute('x')), Number(rect.getAttribute('width'))];
    return { group, rect, text: group.querySelector('text'), name: group.dataset.n, depth: Number(group.dataset.d), x, width };
  });
  const [ground] = frames;
  const show = ({ x, width, depth }) => {
    const scale = ground.width / width;
    for (const frame of frames) {
      const isBelow = frame.depth <= depth;
      const isOut = frame.x + frame.width <= x + 0.01 || frame.x >= x + width - 0.01;
      const from = isBelow ? ground.x : ground.x + (frame.x - x) * scale;
      const wide = isBelow ? ground.width : frame.width * scale;
      frame.group.style.display = isOut ? 'none' : '';
      frame.rect.setAttribute('x', from);
      frame.rect.setAttribute('width', wide);
      frame.text.setAttribute('x', from + 4);
      const room = Math.floor((wide - 6) / ${charWidth});
      frame.text.textContent = frame.name.length <= room ? frame.name : room < 3 ? '' : frame.name.slice(0, room - 1) + '…';
    }
  };
  for (const frame of frames) frame.group.addEventListener('click', () => show(frame));
  const room = document.createElementNS('http://www.w3.org/2000/svg', 'foreignObject');
  for (const [name, value] of Object.entries({ x: ${width - margin - 195}, y: 24, width: 195, height: 22 })) room.setAttribute(name, value);
  const input = document.createElementNS('http://www.w3.org/1999/xhtml', 'input');
  input.placeholder = 'search for a function';
  input.addEventListener('input', () => {
    const wanted = input.value.toLowerCase();
    for (const { group, name } of frames)
      group.classList.toggle('found', wanted !== '' && name.toLowerCase().includes(wanted));
  });
  room.append(input);
  svg.append(room);
})();
`;
