/** The calls that are open in a state, as reports show them: the innermost first, and of very many the innermost hundred. */
import type { Span } from '../base/source.ts';
import type { Cont } from './state.ts';
import type { StuckFrame } from './stuck.ts';

const shownFrames = 100;

export function framesFrom(func: string, span: Span | undefined, from: Cont): StuckFrame[] {
  const frames: StuckFrame[] = [{ func, span }];
  for (let k: Cont | undefined = from.call; k?.kind === 'Kcall' && frames.length < shownFrames; k = k.next?.call) {
    frames.push({ func: k.le?.func.id ?? '', span: k.stmt?.syntax.span });
  }
  return frames;
}
