/**
 * The screen of the stepper: as many lines as the terminal has, the last one being the user's.
 *
 *     step 8  NormalState  by seq (2.4, 5)                          fact.mpl:13
 *     >   13 |   callassigned &fact (…) { dassign %rest }     the source, in all the room that is left
 *     s   S_callassigned &fact …
 *     k   Kseq S_return · Kcall &main · Kstop
 *     ── &fact ──────────────────────────────
 *     *%n     Vlong 9                                          changed by the last command
 *     ── output ─────────────────────────────
 *     10! =
 *     breakpoint: line 13
 *     (step)
 */
import type { Style } from '../base/code-frame.ts';
import { lineOfSpan } from '../base/source.ts';
import { padText, textWidth } from '../base/text-width.ts';
import type { StepSession } from './step-session.ts';
import {
  continuationText,
  endView,
  entriesText,
  entryLines,
  environment,
  fit,
  framesOf,
  placeLine,
  sourceView,
  stateLine,
  subjectLine,
} from './step-view.ts';

/** In characters. */
export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** Lines around the statement, where there is no screen to fill. */
const AROUND = 5;

/** The state as lines of a stream. */
export function stateLines(session: StepSession, columns: number): string[] {
  const { machine, history, frame, since } = session;
  const span = framesOf(machine).at(frame)?.span;
  const entries = environment(machine, frame, since);
  const isRunning = machine.kind === 'NormalState' || machine.kind === 'ExceptionState' || frame > 0;
  return [
    stateLine(machine, history.last?.rule),
    ...(span === undefined ? [] : [placeLine(span), ...sourceView(span, AROUND)]),
    subjectLine(machine),
    `k   ${continuationText(machine.k)}`,
    ...(isRunning ? [`le  ${entriesText(entries)}`] : []),
    ...(session.reason === '' ? [] : [session.reason]),
    ...(session.end === undefined ? [] : endView(session.end)),
  ].map((line) => fit(line, columns));
}

/** The state as a whole screen, without the user's line. */
export function stateScreen(session: StepSession, size: Size, message: string, style: Style): string[] {
  const { machine, frame } = session;
  const { columns } = size;
  const chosen = framesOf(machine).at(frame);
  const entries = entryLines(environment(machine, frame, session.since));
  const output = outputLines(session);
  const said = saidLines(session, message).slice(0, Math.max(1, size.rows - 6));
  const fixed = 4 + (entries.length > 0 ? 1 : 0) + (output.length > 0 ? 1 : 0) + said.length;
  const rooms = divide(
    size.rows - fixed,
    chosen?.span === undefined ? 0 : lineOfSpan(chosen.span).source.lineStarts.length,
    entries.length,
    output.length,
  );
  const source = chosen?.span === undefined || rooms.source <= 0 ? [] : sourceView(chosen.span, rooms.source);
  return [
    header(session, columns, style),
    ...source.map((line) => (line.startsWith('>') ? style.strong(fit(line, columns)) : fit(line, columns))),
    ...blankLines(rooms.source - source.length),
    fit(subjectLine(machine), columns),
    fit(`k   ${continuationText(machine.k)}`, columns),
    ...titled(chosen?.func ?? '', cut(entries, rooms.entries, 'env'), columns, style),
    ...titled('output', rooms.output > 0 ? output.slice(-rooms.output) : [], columns, style),
    ...said.map((text) => style.note(fit(text, columns))),
  ].slice(0, size.rows - 1);
}

/** What the program has written, without a line behind the last; none if that is nothing. */
function outputLines({ output }: StepSession): string[] {
  const lines = output.replace(/\n$/, '').split('\n');
  return lines.length === 1 && lines[0] === '' ? [] : lines;
}

/** Why the run stopped, a word to the user, and how the program ended. */
function saidLines({ reason, end }: StepSession, message: string): string[] {
  return [...[reason, message].filter((text) => text !== ''), ...(end === undefined ? [] : endView(end))];
}

function blankLines(count: number): string[] {
  return new Array<string>(Math.max(0, count)).fill('');
}

/** Lines that were asked for, as a screen; gives also those that did not fit. */
export function viewScreen(
  session: StepSession,
  lines: readonly string[],
  size: Size,
  style: Style,
): { shown: string[]; rest: readonly string[] } {
  const room = Math.max(1, size.rows - 3);
  const fits = lines.length <= room;
  const shown = lines.slice(0, room).map((line) => fit(line, size.columns));
  const rest = fits ? [] : lines.slice(room);
  const last = fits ? '' : `… ${rest.length} lines more: more`;
  return {
    shown: [header(session, size.columns, style), ...shown, ...blankLines(room - shown.length), style.note(last)],
    rest,
  };
}

function header(session: StepSession, columns: number, style: Style): string {
  const span = framesOf(session.machine).at(session.frame)?.span;
  const left = stateLine(session.machine, session.history.last?.rule);
  const place = span === undefined ? '' : placeLine(span).replace(/^.*\//, '').trim();
  const room = columns - textWidth(place) - 1;
  return style.strong(place === '' || textWidth(left) > room ? fit(left, columns) : `${padText(left, room)} ${place}`);
}

/** The source has half of the room at least, if it needs it, and all that nobody else needs. */
function divide(
  room: number,
  source: number,
  entries: number,
  output: number,
): { source: number; entries: number; output: number } {
  const least = Math.min(source, Math.max(3, Math.floor(room / 2)));
  const free = Math.max(0, room - least);
  const forEntries = Math.min(entries, Math.max(Math.ceil(free * 0.6), free - output));
  const forOutput = Math.min(output, Math.max(0, free - forEntries));
  return { source: room - forEntries - forOutput, entries: forEntries, output: forOutput };
}

function cut(lines: readonly string[], room: number, command: string): string[] {
  return lines.length <= room
    ? [...lines]
    : [...lines.slice(0, Math.max(0, room - 1)), ` … ${lines.length - Math.max(0, room - 1)} more: ${command}`].slice(
        0,
        Math.max(0, room),
      );
}

function titled(title: string, lines: readonly string[], columns: number, style: Style): string[] {
  if (lines.length === 0) return [];
  const bar = fit(`── ${title} ${'─'.repeat(Math.max(0, columns - textWidth(title) - 4))}`, columns);
  return [
    style.gutter(bar),
    ...lines.map((line) => (line.startsWith('*') ? style.warning(fit(line, columns)) : fit(line, columns))),
  ];
}
