/**
 * A diagnostic as text, with the lines it is about and carets under the place:
 *
 *     error[MPL2041]: message
 *      --> file.mpl:3:9
 *       |
 *     3 |   add i33 (dread i32 %a, constval i32 1)
 *       |       ^^^
 *       |       i32
 *       = note: a remark without a place
 *       = help: what to write instead: `i32`
 *
 * The line under the carets is what a fix writes there (`---` what it takes away), where it is in the same line.
 * Columns are terminal columns: tabs run to the next multiple of 4, wide characters take 2. A line that is longer than
 * the frame is cut to a window around the span, and only that window is ever looked at, so an error in a file that is
 * one line of 200 MB costs no more than any other. Text from the file cannot control the terminal.
 */
import { inFiles, type Diagnostic, type Fix, type Note, type Severity } from './diagnostics.ts';
import type { Span } from './source.ts';
import { formatPlace, writtenSpan } from './source.ts';
import { charWidth, visibleChar, visibleText } from './text-width.ts';

/** Colours, or none: each method returns its text dressed for the medium. */
export interface Style {
  error(text: string): string;
  warning(text: string): string;
  note(text: string): string;
  help(text: string): string;
  /** The headline's message. */
  strong(text: string): string;
  /** Line numbers, bars and arrows. */
  gutter(text: string): string;
}

const same = (text: string): string => text;

/** No colours. */
export const plainStyle: Style = { error: same, warning: same, note: same, help: same, strong: same, gutter: same };

/** How code frames are drawn. */
export interface FrameOptions {
  readonly style?: Style;
  /** Columns for the source text of a line. */
  readonly width?: number;
}

const tabStop = 4;
/** Lines of a span shown when it is longer: as many at its beginning, one at its end. */
const shownLines = 4;

/** The whole text of a diagnostic, without a final line feed. */
export function formatDiagnostic(found: Diagnostic, options: FrameOptions = {}): string {
  const diagnostic = inFiles(found);
  const style = options.style ?? plainStyle;
  const title = headline(diagnostic, style);
  const general = diagnostic.notes.filter((note) => note.span === undefined);
  const remarks = general.map((note) => remark('note', note.message, style));
  if (diagnostic.fix !== undefined) remarks.push(remark('help', describeFix(diagnostic.fix), style));
  const parts = [title];
  if (diagnostic.span !== undefined)
    parts.push(...formatFrame(diagnostic.span, diagnostic.severity, options, diagnostic.fix));
  parts.push(...remarks);
  for (const note of diagnostic.notes) parts.push(...formatPlacedNote(note, options));
  return parts.join('\n');
}

/** All diagnostics, a blank line between them, and a closing line with their number: empty when there are none. */
export function formatDiagnostics(diagnostics: readonly Diagnostic[], options: FrameOptions = {}): string {
  if (diagnostics.length === 0) return '';
  const frames = diagnostics.map((diagnostic) => formatDiagnostic(diagnostic, options));
  return `${frames.join('\n\n')}\n\n${countDiagnostics(diagnostics)}\n`;
}

/** `2 errors, 1 warning`. */
export function countDiagnostics(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter((diagnostic) => diagnostic.severity === 'error').length;
  const warnings = diagnostics.length - errors;
  const parts = [];
  if (errors > 0) parts.push(`${errors} error${errors === 1 ? '' : 's'}`);
  if (warnings > 0) parts.push(`${warnings} warning${warnings === 1 ? '' : 's'}`);
  return parts.join(', ');
}

function headline({ severity, code, message, option }: Diagnostic, style: Style): string {
  const title = `${style[severity](`${severity}[${code}]`)}${style.strong(`: ${visibleText(message)}`)}`;
  return option === undefined ? title : `${title} ${style.gutter(`[-W${option}]`)}`;
}

function remark(kind: 'note' | 'help', message: string, style: Style): string {
  return `  ${style.gutter('=')} ${style[kind](kind)}: ${visibleText(message)}`;
}

function describeFix(fix: { readonly title: string; readonly replacement: string }): string {
  const { title, replacement } = fix;
  const isShown =
    replacement !== '' &&
    replacement.length <= 60 &&
    !replacement.includes('\n') &&
    !title.includes(`\`${replacement}\``);
  return isShown ? `${title}: \`${replacement}\`` : title;
}

function formatPlacedNote(note: Note, options: FrameOptions): string[] {
  if (note.span === undefined) return [];
  const style = options.style ?? plainStyle;
  return [`${style.note('note')}: ${visibleText(note.message)}`, ...formatFrame(note.span, 'note', options)];
}

/** The arrow line, the source lines and the carets of one span. */
export function formatFrame(found: Span, kind: Severity | 'note', options: FrameOptions = {}, fix?: Fix): string[] {
  const span = writtenSpan(found);
  const style = options.style ?? plainStyle;
  if (!span.source.hasText) return [` ${style.gutter('-->')} ${visibleText(formatPlace(span))}`];
  const first = span.source.position(span.start).line;
  const last = Math.max(first, span.source.position(Math.max(span.start, span.end - 1)).line);
  const digits = String(last).length;
  const blank = ' '.repeat(digits);
  const lines = [`${blank}${style.gutter('-->')} ${visibleText(formatPlace(span))}`, `${blank} ${style.gutter('|')}`];
  for (let line = first; line <= last; line++) {
    if (line - first === shownLines - 1 && last - line > 1) {
      lines.push(style.gutter(`${blank} ...`));
      line = last;
    }
    const shown = showLine(span, line, options.width ?? 100);
    lines.push(`${style.gutter(`${String(line).padStart(digits)} |`)} ${shown.text}`.trimEnd());
    lines.push(`${blank} ${style.gutter('|')} ${' '.repeat(shown.indent)}${style[kind]('^'.repeat(shown.carets))}`);
    const edit = fix && fixLine(fix, span, line, shown);
    if (edit !== undefined) lines.push(`${blank} ${style.gutter('|')} ${edit.indent}${style.help(edit.text)}`);
  }
  return lines;
}

/** What a fix writes, under the place where it writes it; nothing where that is not in the line, or too much for it. */
function fixLine(
  { span, replacement }: Fix,
  { source }: Span,
  line: number,
  shown: ShownLine,
): { readonly indent: string; readonly text: string } | undefined {
  if (span.source !== source || /[\n\r]/.test(replacement) || replacement.length > 60) return undefined;
  const [first, last] = [source.position(span.start).line, source.position(span.end).line];
  const column = shown.columnOf(span.start);
  const end = shown.columnOf(span.end);
  if (first !== line || last !== line || column === undefined || end === undefined) return undefined;
  const text = replacement === '' ? '-'.repeat(end - column) : visibleText(replacement);
  return text.trim() === '' ? undefined : { indent: ' '.repeat(column), text };
}

interface ShownLine {
  /** The column of an offset of the line; undefined if that is not in the window. */
  readonly columnOf: (offset: number) => number | undefined;
  readonly text: string;
  /** Columns before the first caret. */
  readonly indent: number;
  readonly carets: number;
}

/** One visible character of a line: what is printed for it, its columns, and where it starts in the file. */
interface Cell {
  readonly text: string;
  readonly width: number;
  readonly offset: number;
}

function showLine(span: Span, line: number, width: number): ShownLine {
  const { start: lineStart, end: lineEnd } = lineRange(span, line);
  const markStart = Math.min(span.start < lineStart ? skipBlanks(span.source.text, lineStart) : span.start, lineEnd);
  const markEnd = Math.min(Math.max(span.end, markStart), lineEnd);
  const before = readCells(span.source.text, Math.max(lineStart, markStart - width), markStart, 0);
  const indent = sum(before);
  const after = readCells(span.source.text, markStart, Math.min(lineEnd, markStart + width + 1), indent);
  const cutLeft = markStart - width > lineStart;
  const cutRight = markStart + width + 1 < lineEnd;
  return windowCells([...before, ...after], { markStart, markEnd, cutLeft, cutRight, width });
}

function lineRange(span: Span, line: number): { start: number; end: number } {
  const { lineStarts, text } = span.source;
  const start = lineStarts[line - 1];
  let end = lineStarts[line] ?? text.length;
  while (end > start && (text.charCodeAt(end - 1) === 10 || text.charCodeAt(end - 1) === 13)) end--;
  return { start, end };
}

/** The carets of a continued line begin under its first visible character. */
function skipBlanks(text: string, offset: number): number {
  while (text.charCodeAt(offset) === 32 || text.charCodeAt(offset) === 9) offset++;
  return offset;
}

function readCells(text: string, start: number, end: number, column: number): Cell[] {
  const cells: Cell[] = [];
  for (let offset = start; offset < end;) {
    const code = text.codePointAt(offset) ?? 0;
    const cell = code === 9 ? tabCell(column, offset) : charCell(code, offset);
    cells.push(cell);
    column += cell.width;
    offset += code > 0xffff ? 2 : 1;
  }
  return cells;
}

function tabCell(column: number, offset: number): Cell {
  const width = tabStop - (column % tabStop);
  return { text: ' '.repeat(width), width, offset };
}

function charCell(code: number, offset: number): Cell {
  const char = String.fromCodePoint(code);
  const shown = visibleText(char);
  if (shown !== char || code === 10) return { text: visibleChar(char), width: 1, offset };
  return { text: char, width: charWidth(code), offset };
}

interface Window {
  readonly markStart: number;
  readonly markEnd: number;
  readonly cutLeft: boolean;
  readonly cutRight: boolean;
  readonly width: number;
}

/** Keeps the cells that fit, with the marked ones in view: a third of the room is left for what comes before them. */
function windowCells(cells: readonly Cell[], window: Window): ShownLine {
  const fits = sum(cells) <= window.width && !window.cutLeft && !window.cutRight;
  const from = fits ? 0 : windowStart(cells, window);
  const cutLeft = from > 0 || window.cutLeft;
  let text = cutLeft ? '…' : '';
  let column = cutLeft ? 1 : 0;
  let indent = column;
  let carets = 0;
  let i = from;
  for (; i < cells.length && column + cells[i].width <= window.width; i++) {
    const cell = cells[i];
    if (cell.offset < window.markStart) indent += cell.width;
    else if (cell.offset < window.markEnd) carets += cell.width;
    text += cell.text;
    column += cell.width;
  }
  if (i < cells.length || window.cutRight) text += '…';
  return { text, indent, carets: Math.max(1, carets), columnOf };

  function columnOf(offset: number): number | undefined {
    let at = cutLeft ? 1 : 0;
    for (let k = from; k < i; at += cells[k++].width) if (cells[k].offset >= offset) return at;
    return window.cutRight || i < cells.length ? undefined : at;
  }
}

function windowStart(cells: readonly Cell[], window: Window): number {
  let markIndex = cells.findIndex((cell) => cell.offset >= window.markStart);
  if (markIndex < 0) markIndex = cells.length;
  // The rest of the line fits beside everything before it: no need to cut on the left.
  let room = Math.floor(window.width / 3);
  const head = sum(cells.slice(0, markIndex));
  const marked = sum(cells.filter((cell) => cell.offset >= window.markStart && cell.offset < window.markEnd));
  if (!window.cutLeft && head + marked <= window.width) return 0;
  let from = markIndex;
  while (from > 0 && room >= cells[from - 1].width) room -= cells[--from].width;
  return from;
}

function sum(cells: readonly Cell[]): number {
  return cells.reduce((total, cell) => total + cell.width, 0);
}
