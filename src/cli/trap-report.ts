/**
 * A trap as the user sees it: what happened, the line at which it happened, and the calls that led there.
 *
 *     trap[divide-by-zero]: integer division by zero
 *      --> sum.mpl:4:11
 *       |
 *     4 |   return (div i32 (dread i32 %a, dread i32 %b))
 *       |           ^^^
 *       in share   sum.mpl:4:11
 *       in main    sum.mpl:9:3
 *       = help: …
 *
 * Calls that repeat, as those of a deep recursion do, are said once.
 */
import { spanToJson } from '../base/diagnostic-json.ts';
import type { Style } from '../base/code-frame.ts';
import { formatFrame } from '../base/code-frame.ts';
import type { Span } from '../base/source.ts';
import { formatPlace } from '../base/source.ts';
import { padText, textWidth, visibleText } from '../base/text-width.ts';
import type { Trap, TrapFrame, TrapKind } from '../vm/trap.ts';
import { trapKinds } from '../vm/trap.ts';

const hints: Partial<Record<TrapKind, string>> = {
  'out-of-fuel': '--fuel N gives the program more',
  timeout: '--timeout SECONDS gives the program more',
  'out-of-memory': '--max-memory SIZE gives the program more, up to 4G',
  'stack-overflow': 'a recursion without an end, or local arrays that are too large for the stack',
};

/** What a program calls and nobody has is a stub that traps: its own name is the first in the list. */
function hintFor({ kind, message, frames }: Trap): string | undefined {
  if (kind !== 'missing-function' || message !== trapKinds[kind] || frames.length === 0) return hints[kind];
  return `neither the program nor the C library has \`${frames[0].func}\``;
}

/** `start` is the function with which the program began. */
export function formatTrapReport(trap: Trap, start: string | undefined, style: Style): string {
  const place = trap.frames.find(({ span }) => span !== undefined)?.span;
  const lines = [`${style.error(`trap[${trap.kind}]`)}${style.strong(`: ${visibleText(trap.message)}`)}`];
  if (place !== undefined) lines.push(...formatFrame(firstLine(place), 'error', { style }));
  lines.push(...formatCalls(trap.frames, style));
  const isCut = trap.frames.length > 1 && start !== undefined && trap.frames.at(-1)?.func !== start;
  if (isCut) lines.push(style.gutter(`  … and the calls before these, from ${start} on`));
  const hint = hintFor(trap);
  if (hint !== undefined) lines.push(`  ${style.gutter('=')} ${style.help('help')}: ${hint}`);
  return `${lines.join('\n')}\n`;
}

export function trapToJson(trap: Trap): object {
  const frames = trap.frames.map(({ func, span }) => ({ func, ...spanToJson(span) }));
  const place = trap.frames.find(({ span }) => span !== undefined)?.span;
  return { code: 'trap', kind: trap.kind, severity: 'error', message: trap.message, ...spanToJson(place), frames };
}

/** A statement with a body, or a whole function, is pointed at by its first line. */
function firstLine({ source, start, end }: Span): Span {
  const lineEnd = source.text.slice(start, end).search(/[\r\n]/);
  return { source, start, end: lineEnd < 0 ? end : start + lineEnd };
}

function formatCalls(frames: readonly TrapFrame[], style: Style): string[] {
  const placed = frames.filter(({ span }) => span !== undefined);
  const width = Math.min(40, Math.max(0, ...placed.map(({ func }) => textWidth(visibleText(func)))));
  const lines = frames.map(({ func, span }) => {
    if (span === undefined) return `  ${func.startsWith('…') ? '' : 'in '}${visibleText(func)}`;
    return `  in ${padText(visibleText(func), width)}   ${style.gutter(visibleText(formatPlace(span)))}`;
  });
  return foldRepeats(lines, style);
}

/** Functions that call each other in turn repeat a few lines. */
const longestCycle = 8;

/** Runs of one line, or of a few lines in turn, become the lines and a number. */
export function foldRepeats(lines: readonly string[], style: Pick<Style, 'gutter'>): string[] {
  const folded: string[] = [];
  for (let i = 0; i < lines.length;) {
    const { period, rounds } = longestRepeat(lines, i);
    if (rounds * period <= period + 2) {
      folded.push(lines[i++]);
      continue;
    }
    const what = period === 1 ? 'the same call' : `the same ${period} calls`;
    folded.push(...lines.slice(i, i + period), style.gutter(`  … ${rounds - 1} times more ${what}`));
    i += rounds * period;
  }
  return folded;
}

/** The shortest period at a place that covers most lines. */
function longestRepeat(lines: readonly string[], from: number): { period: number; rounds: number } {
  let best = { period: 1, rounds: 1 };
  for (let period = 1; period <= longestCycle; period++) {
    let end = from + period;
    while (end < lines.length && lines[end] === lines[end - period]) end++;
    const rounds = Math.floor((end - from) / period);
    if (rounds > 1 && rounds * period > best.rounds * best.period) best = { period, rounds };
  }
  return best;
}
