/**
 * What a program allocated and left behind (`run --memory-report`):
 *
 *     memory: 12 allocations, 10 frees, 4096 bytes in all, at most 1024 at a time
 *     never freed: 2 blocks, 48 bytes
 *       32 bytes in 1 block    node   list.mpl:12:3
 *       16 bytes in 1 block    main   list.mpl:20:5
 *
 * As an entry of the JSON document it has the code `memory`.
 */
import { spanToJson } from '../base/diagnostic-json.ts';
import type { Style } from '../base/code-frame.ts';
import { formatPlace } from '../base/source.ts';
import { padText, textWidth, visibleText } from '../base/text-width.ts';
import type { Leak, MemoryReport } from '../vm/allocation-watch.ts';

export function formatMemoryReport(report: MemoryReport, style: Style): string {
  const { allocations, frees, bytes, peak, leaks, permanent } = report;
  const calls = `${count(allocations, 'allocation')}, ${count(frees, 'free')}`;
  const lines = [`${style.strong('memory')}: ${calls}, ${count(bytes, 'byte')} in all, at most ${peak} at a time`];
  if (leaks.length === 0) lines.push('everything was freed');
  else {
    lines.push(`never freed: ${count(sum(leaks, 'blocks'), 'block')}, ${count(sum(leaks, 'bytes'), 'byte')}`);
    lines.push(...leakLines(leaks, style));
  }
  if (permanent.blocks > 0)
    lines.push(`permanent: ${count(permanent.blocks, 'object')}, ${count(permanent.bytes, 'byte')}`);
  return `${lines.join('\n')}\n`;
}

function leakLines(leaks: readonly Leak[], style: Style): string[] {
  const amounts = leaks.map(({ blocks, bytes }) => `${count(bytes, 'byte')} in ${count(blocks, 'block')}`);
  const names = leaks.map(({ func }) => visibleText(func));
  const widest = (texts: readonly string[]): number =>
    Math.min(
      40,
      texts.reduce((most, text) => Math.max(most, textWidth(text)), 0),
    );
  const [amountWidth, nameWidth] = [widest(amounts), widest(names)];
  return leaks.map(({ span }, i) => {
    const place = span === undefined ? '' : `   ${style.gutter(visibleText(formatPlace(span)))}`;
    return `  ${padText(amounts[i], amountWidth)}   ${padText(names[i], nameWidth)}${place}`.trimEnd();
  });
}

export function memoryToJson({ leaks, ...totals }: MemoryReport): object {
  const message = leaks.length === 0 ? 'everything was freed' : `${count(sum(leaks, 'blocks'), 'block')} never freed`;
  const entries = leaks.map(({ func, span, blocks, bytes }) => ({ func, ...spanToJson(span), blocks, bytes }));
  return { code: 'memory', severity: 'note', message, ...totals, leaks: entries };
}

function sum(leaks: readonly Leak[], what: 'blocks' | 'bytes'): number {
  return leaks.reduce((total, leak) => total + leak[what], 0);
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}
