/** The flame graph of a profile, and how functions and times are written. */
import { flameGraph, type FlameFrame } from '../base/flame-graph.ts';
import { lineOfSpan } from '../base/source.ts';
import type { FunctionProfile, ProfileReport } from './profile.ts';

/** An SVG file; `name` is what was run. */
export function profilePicture(report: ProfileReport, name: string): string {
  const { functions, contexts, steps, time } = report;
  const frames = contexts.map((context): FlameFrame => {
    const func = functions[context.func];
    const isHost = func.kind === 'host';
    const weight = isHost ? `${milliseconds(context.time)}, measured` : `${context.steps} steps of its own`;
    const details = [placeText(func), weight].filter((text) => text !== '').join(', ');
    return { parent: context.parent, name: func.name, details, weight: context.time, kind: func.kind };
  });
  const what = 'width: time; of host functions measured, of others by their steps';
  return flameGraph(`${name}: ${steps} steps in ${milliseconds(time)}`, what, frames);
}

/** `prog.c:12`; nothing of functions that no text is known of. */
export function placeText(
  { span }: Pick<FunctionProfile, 'span'>,
  nameOf: (file: string) => string = (file) => file,
): string {
  if (span === undefined) return '';
  if (span.source.lineStarts.length === 0) return nameOf(span.source.name);
  const { source, line } = lineOfSpan(span);
  return `${nameOf(source.name)}:${line}`;
}

export function milliseconds(time: number): string {
  return time < 1000 ? `${time.toFixed(time < 100 ? 2 : 0)} ms` : `${(time / 1000).toFixed(2)} s`;
}
