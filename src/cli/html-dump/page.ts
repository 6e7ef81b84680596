/**
 * The page of `opt --html`.
 *
 *     function  (folds)
 *       source | input | promote 0.21 ms | gvn, copies: nothing | dead-code 0.10 ms
 *              | text    text with         (folds)               …
 *              | graph   changes, graph
 *
 * Names in the text and boxes of the graphs have a `data-n`; the script colours all that bear the name that is clicked. Lines
 * have a `data-l`, the number of the line of the source that they are or come from, and are coloured in the same way. What
 * makes a page slow is bounded: only the first functions are open, and long texts show only what changed.
 */
import { pictureMarkers, pictureStyle } from '../../base/picture.ts';
import { compareLines, type ChangedLine } from './changes.ts';
import { script } from './script.ts';
import { style } from './style.ts';

export interface SourceView {
  readonly file: string;
  readonly from: number;
  readonly lines: readonly string[];
}

type Origin = number | undefined;

/** A function after a pass; without lines if the pass left it as it was. */
export interface StateView {
  readonly pass: string;
  readonly time: number;
  readonly lines?: readonly string[];
  /** Of each line, the one of the source that it comes from. */
  readonly origins?: readonly Origin[];
  readonly blocks?: number;
  /** Undefined where there are too many blocks. */
  readonly graph?: string;
}

/** One row of the page: a function, and its states from left to right. */
export interface FunctionView {
  readonly name: string;
  readonly source: SourceView | undefined;
  readonly states: readonly StateView[];
}

/** A longer text is shown whole once; of what passes make of it, only the changes with a few lines around them. */
const mostLines = 1000;
const around = 3;
/** Graphs with more blocks are folded. */
const smallGraph = 40;
/** Functions are open until so many lines are shown. */
const openLines = 4000;

export function writePage(title: string, functions: readonly FunctionView[]): string {
  let shown = 0;
  const rows = functions.map((view, i) => {
    const isOpen = shown < openLines;
    shown += view.states.reduce((sum, { lines = [] }) => sum + Math.min(lines.length, mostLines), 0);
    return functionRow(view, i, isOpen);
  });
  return `${pageHead(escape(title))}
<main>
${rows.join('\n')}
</main>
<script>${script}</script>
</html>
`;
}

/** Everything above the functions: styles, the arrow heads that all pictures share, what the reader can do. */
function pageHead(title: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${style}</style>
${pictureStyle}
<svg class="picture" width="0" height="0" aria-hidden="true">${pictureMarkers}</svg>
<header>
<h1>${title}</h1>
<p>Click a value or a block to see it everywhere in its function, or a line to see what it comes from and what became of it;
click it again, or press Escape. A heading folds its column.
<label><input type="checkbox" id="graphs" checked> graphs</label>
<label><input type="checkbox" id="removed" checked> deletions</label></p>
</header>`;
}

function functionRow({ name, source, states }: FunctionView, index: number, isOpen: boolean): string {
  const columns: string[] = source === undefined ? [] : [sourceColumn(source)];
  let before: StateView | undefined;
  for (const group of groupUnchanged(states)) {
    const [state] = group;
    columns.push(state.lines === undefined ? unchangedColumn(group) : stateColumn(state, before));
    if (state.lines !== undefined) before = state;
  }
  const size = before?.lines?.length ?? 0;
  const open = isOpen ? ' open' : '';
  return `<details class="function" id="f${index}"${open}><summary>@${escape(name)} <small>${size} lines</small></summary>
<div class="row">
${columns.join('\n')}
</div></details>`;
}

/** Each state that changed by itself, and runs of those that did not. */
function groupUnchanged(states: readonly StateView[]): StateView[][] {
  const groups: StateView[][] = [];
  for (const state of states) {
    const last = groups.at(-1);
    if (state.lines === undefined && last?.[0].lines === undefined && last !== undefined) last.push(state);
    else groups.push([state]);
  }
  return groups;
}

function sourceColumn({ file, from, lines }: SourceView): string {
  const width = String(from + lines.length - 1).length;
  const text = lines.map((line, i) => {
    const number = from + i;
    return inLine('span', number, `<i>${String(number).padStart(width)}</i> ${escape(line)}`);
  });
  return `<section class="source"><h2>source <small>${escape(file)}</small></h2><pre>${text.join('\n')}</pre></section>`;
}

function unchangedColumn(states: readonly StateView[]): string {
  const items = states.map(({ pass, time }) => `<li>${escape(pass)} <small>${milliseconds(time)}</small></li>`);
  const names = states.map(({ pass }) => escape(pass)).join(', ');
  return `<details class="unchanged"><summary><span>${names}</span></summary><p>nothing changed by</p><ul>${items.join('')}</ul></details>`;
}

function stateColumn(state: StateView, before: StateView | undefined): string {
  const { pass, time } = state;
  const text = textOf(state, before);
  const clock = time === 0 ? '' : ` <small>${milliseconds(time)}</small>`;
  return `<section data-pass="${escape(pass)}"><h2>${escape(pass)}${clock}</h2><div class="body"><pre>${text.join('\n')}</pre>${graphPart(state)}</div></section>`;
}

function textOf(state: StateView, before: StateView | undefined): string[] {
  const { lines = [], origins = [] } = state;
  if (before === undefined) return lines.map((line, i) => originLine(origins[i], markNames(line)));
  const { lines: old = [] } = before;
  const changes = withOrigins(compareLines(old, lines), before, state);
  return shorten(changes, lines.length + old.length > 2 * mostLines).map(changedLine);
}

interface PlacedLine extends ChangedLine {
  readonly origin: Origin;
}

/** Lines that are gone stand in the order of the text before, all others in that of the text after. */
function withOrigins(changes: readonly ChangedLine[], before: StateView, after: StateView): PlacedLine[] {
  let [old, now] = [0, 0];
  return changes.map((line) => {
    const origin = line.kind === 'removed' ? before.origins?.[old] : after.origins?.[now];
    if (line.kind !== 'added') old++;
    if (line.kind !== 'removed') now++;
    return { ...line, origin };
  });
}

function graphPart({ blocks = 0, graph }: StateView): string {
  if (blocks === 0) return '';
  if (graph === undefined) return `<p class="graph">${blocks} blocks: samara graph draws so large a graph</p>`;
  const open = blocks <= smallGraph ? ' open' : '';
  return `<details class="graph"${open}><summary>${blocks} block${blocks === 1 ? '' : 's'}</summary>${graph}</details>`;
}

type Shown = PlacedLine | { readonly kind: 'gap'; readonly count: number };

/** Long runs of lines that stayed as they were give way to their number. */
function shorten(lines: readonly PlacedLine[], isLong: boolean): Shown[] {
  if (!isLong) return [...lines];
  const isNear = new Uint8Array(lines.length);
  lines.forEach(({ kind }, i) => {
    if (kind !== 'same') isNear.fill(1, Math.max(0, i - around), i + around + 1);
  });
  const shown: Shown[] = [];
  lines.forEach((line, i) => {
    const last = shown.at(-1);
    if (isNear[i] === 1) shown.push(line);
    else if (last?.kind === 'gap') shown[shown.length - 1] = { kind: 'gap', count: last.count + 1 };
    else shown.push({ kind: 'gap', count: 1 });
  });
  return shown;
}

function changedLine(line: Shown): string {
  if (line.kind === 'gap') return `<em>… ${line.count} lines as before …</em>`;
  const text = line.pieces.map(({ text: piece, isMarked }) =>
    isMarked ? `<b>${markNames(piece)}</b>` : markNames(piece),
  );
  if (line.kind === 'same') return originLine(line.origin, text.join(''));
  return inLine(line.kind === 'removed' ? 'del' : 'ins', line.origin, text.join(''));
}

function originLine(origin: Origin, html: string): string {
  return origin === undefined ? html : inLine('span', origin, html);
}

function inLine(tag: 'span' | 'del' | 'ins', origin: Origin, html: string): string {
  return `<${tag}${origin === undefined ? '' : ` data-l="${origin}"`}>${html}</${tag}>`;
}

/** Strings, which hold no names, or: values (`t4`, `l1.2`), blocks (`B3`), globals and functions (`@place`). */
const names = /"(?:[^"\\]|\\.)*"|(?<![\w@.$])(?:[tlp]\d+(?:\.\d+)?|B\d+|@[\w.$]+)(?![\w$])/g;

function markNames(text: string): string {
  let marked = '';
  let at = 0;
  for (const { 0: name, index } of text.matchAll(names)) {
    marked += escape(text.slice(at, index));
    marked += name.startsWith('"') ? escape(name) : `<a data-n="${escape(name)}">${escape(name)}</a>`;
    at = index + name.length;
  }
  return marked + escape(text.slice(at));
}

function milliseconds(time: number): string {
  return `${time.toFixed(2)} ms`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
}
