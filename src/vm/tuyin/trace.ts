/**
 * What a running program tells of itself: calls, values and returns, a line each.
 *
 *     > main
 *       hello.ti:18:9   input.read(4) = [32] 0x2
 *       > greet   in tail position
 *     < main = 1
 */
import { formatPlace, type Span } from '../../base/source.ts';
import { formatValue } from './value-text.ts';
import type { Type } from '../../tuyin/types.ts';
import type { Value } from './values.ts';

export interface TraceEvent {
  readonly kind: 'enter' | 'tail' | 'value' | 'leave';
  readonly func: string;
  /** Calls that are open, this one included. */
  readonly depth: number;
  readonly span: Span | undefined;
  /** Absent where there is none. */
  readonly result: { readonly type: Type; readonly value: Value } | undefined;
}

export type Trace = (event: TraceEvent) => void;

const deepest = 24;
const longest = 40;

export function formatTraceEvent({ kind, func, depth, span, result }: TraceEvent): string {
  const value = result === undefined ? '' : ` = ${formatValue(result.type, result.value)}`;
  const indent = '  '.repeat(Math.min(depth, deepest) - (kind === 'value' ? 0 : 1));
  switch (kind) {
    case 'enter':
      return `${indent}> ${func}`;
    case 'tail':
      return `${indent}> ${func}   in tail position`;
    case 'leave':
      return `${indent}< ${func}${value}`;
    case 'value':
      return `${indent}${span === undefined ? '' : `${formatPlace(span)}   ${textOf(span)}`}${value}`;
  }
}

export function traceToJson({ kind, func, depth, span, result }: TraceEvent): string {
  const place = span === undefined ? {} : { at: formatPlace(span), text: textOf(span) };
  const value = result === undefined ? {} : { value: formatValue(result.type, result.value) };
  return JSON.stringify({ kind, func, depth, ...place, ...value });
}

/** The text of a node, on one line. */
function textOf({ source, start, end }: Span): string {
  const text = source.text.slice(start, Math.min(end, start + 200)).replace(/\s+/g, ' ');
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}

/** For the row of the engine. */
export const traceWriter = { text: formatTraceEvent, json: traceToJson };
