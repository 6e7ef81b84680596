/**
 * Where a program spent its time (`run --profile`):
 *
 *     profile: 1234567 steps in 41.2 ms, 3.1 ms of these in functions of the host
 *
 *            steps   self   total     calls  function
 *           812345  65.8%   98.0%     21891  fib   prog.c:5
 *
 *             time  share             calls  function of the host
 *          3.10 ms   7.5%               120  printf
 *
 *            steps   self            count  line
 *           523456  42.4%            21891  prog.c:7   return n < 2 ? n : fib(n - 1) + fib(n - 2);
 *
 * Steps are counted, and time is measured. As an entry of the JSON document it has the code `profile`.
 */
import { spanToJson } from '../base/diagnostic-json.ts';
import type { Style } from '../base/code-frame.ts';
import { visibleText } from '../base/text-width.ts';
import { milliseconds, placeText } from '../driver/profile-picture.ts';
import type { FunctionProfile, LineProfile, ProfileReport } from '../driver/profile.ts';

/** What nobody reads to its end is cut off here; JSON has all of it. */
const shownFunctions = 20;
const shownLines = 15;
const columns = 80;

export function formatProfile(report: ProfileReport, style: Style): string {
  const nameOf = shortNames(report);
  const own = report.functions.filter(({ kind }) => kind !== 'host');
  const hosts = report.functions.filter(({ kind }) => kind === 'host');
  const parts = [
    [headline(report, style)],
    table(own, shownFunctions, 'functions', [
      style.strong('       steps   self   total       calls  function'),
      (func) => functionLine(func, report, { style, nameOf }),
    ]),
    table(hosts, shownFunctions, 'functions', [
      style.strong('        time  share               calls  function of the host'),
      (func) => hostLine(func, report),
    ]),
    table(report.lines, shownLines, 'lines', [
      style.strong('       steps   self               count  line'),
      (line) => lineLine(line, report, { style, nameOf }),
    ]),
  ];
  return `${parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

/** How places are written. */
interface Look {
  readonly style: Style;
  readonly nameOf: (file: string) => string;
}

/** The last names of files, where no two have the same. */
function shortNames({ functions, lines }: ProfileReport): Look['nameOf'] {
  const all = new Set([
    ...functions.map(({ span }) => span?.source.name ?? ''),
    ...lines.map(({ source }) => source.name),
  ]);
  const taken = new Map<string, number>();
  for (const name of all) taken.set(lastName(name), (taken.get(lastName(name)) ?? 0) + 1);
  return (name) => (name.startsWith('<') || taken.get(lastName(name)) !== 1 ? name : lastName(name));
}

function lastName(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1);
}

function headline({ steps, time, hostTime }: ProfileReport, style: Style): string {
  const host = hostTime > 0 ? `, ${milliseconds(hostTime)} of these in functions of the host` : '';
  return `${style.strong('profile')}: ${steps} step${steps === 1 ? '' : 's'} in ${milliseconds(time)}${host}`;
}

function table<T>(
  rows: readonly T[],
  most: number,
  what: string,
  [head, format]: readonly [head: string, format: (row: T) => string],
): string[] {
  if (rows.length === 0) return [];
  const left = rows.length - most;
  return [head, ...rows.slice(0, most).map(format), ...(left > 0 ? [`       … and ${left} more ${what}`] : [])];
}

function functionLine(func: FunctionProfile, { steps }: ProfileReport, { style, nameOf }: Look): string {
  const share = `${percent(func.steps, steps)} ${percent(func.totalSteps, steps)}`;
  const start = `${pad(func.steps, 12)} ${share} ${pad(func.calls, 11)}  ${visibleText(func.name)}`;
  return func.span === undefined ? start : beside(start, placeText(func, nameOf), style);
}

function hostLine({ name, time, calls }: FunctionProfile, report: ProfileReport): string {
  return `${pad(milliseconds(time), 12)} ${percent(time, report.time)}         ${pad(calls, 11)}  ${visibleText(name)}`;
}

function lineLine({ source, line, steps, count }: LineProfile, report: ProfileReport, { style, nameOf }: Look): string {
  const start = `${pad(steps, 12)} ${percent(steps, report.steps)}         ${pad(count, 11)}  ${visibleText(`${nameOf(source.name)}:${line}`)}`;
  return beside(start, source.line(line).trim(), style);
}

/** As much of it as fits into a line. */
function beside(start: string, text: string, style: Style): string {
  const shown = visibleText(text);
  const room = columns - start.length - 2;
  if (shown === '' || room < 8) return start;
  return `${start}  ${style.gutter(shown.length <= room ? shown : `${shown.slice(0, room - 1)}…`)}`;
}

function pad(value: number | string, width: number): string {
  return String(value).padStart(width);
}

function percent(part: number, whole: number): string {
  return `${(whole === 0 ? 0 : (100 * part) / whole).toFixed(1)}%`.padStart(6);
}

export function profileToJson(report: ProfileReport): object {
  const { steps, time, hostTime, functions, lines, contexts } = report;
  return {
    code: 'profile',
    severity: 'note',
    message: `${steps} steps in ${milliseconds(time)}`,
    steps,
    time,
    hostTime,
    functions: functions.map(({ span, ...func }) => ({ ...func, ...spanToJson(span) })),
    lines: lines.map(({ source, ...line }) => ({ file: source.name, ...line })),
    contexts,
  };
}
