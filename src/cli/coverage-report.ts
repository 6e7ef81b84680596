/**
 * What of a program was executed (`run --coverage`): each line of its texts with its count, `#####` where that is 0, and below it the
 * jumps of which some way was never taken.
 *
 *     coverage: prog.c: 12 of 14 lines, 2 of 3 functions, 5 of 6 branches
 *             -    6  {
 *         21891    7    return n < 2 ? n : fib(n - 1) + fib(n - 2);
 *         #####    8    puts("never");
 *             1    9    if (argc > 1)
 *                           ^ 1 of 2 ways never taken: 0, 1 times
 *
 * As an entry of the JSON document it has the code `coverage`.
 */
import type { Style } from '../base/code-frame.ts';
import { visibleText } from '../base/text-width.ts';
import { sharesOf, type BranchCoverage, type FileCoverage, type Share } from '../driver/coverage.ts';

/** With `listing`, the lines; else how many of them. */
export function formatCoverage(files: readonly FileCoverage[], listing: boolean, style: Style): string {
  if (files.length === 0) return `${style.strong('coverage')}: no text of the program is known\n`;
  return files
    .flatMap((file) => [`${style.strong('coverage')}: ${summary(file)}`, ...(listing ? listingOf(file, style) : [])])
    .map((line) => `${line}\n`)
    .join('');
}

function summary(file: FileCoverage): string {
  const { lines, functions, branches } = sharesOf(file);
  const parts = [ofAll(lines, 'line'), ofAll(functions, 'function'), ofAll(branches, 'branch', 'branches')];
  return `${visibleText(file.name)}: ${parts.join(', ')}`;
}

function ofAll({ found, hit }: Share, one: string, several = `${one}s`): string {
  return `${hit} of ${found} ${found === 1 ? one : several}`;
}

function listingOf({ source, lines, branches }: FileCoverage, style: Style): string[] {
  if (source === undefined || !source.hasText) return [];
  const jumps = new Map<number, BranchCoverage[]>();
  for (const branch of branches) jumps.set(branch.line, [...(jumps.get(branch.line) ?? []), branch]);
  const last = source.text.endsWith('\n') ? source.lineStarts.length - 1 : source.lineStarts.length;
  return Array.from({ length: last }, (_, i) => i + 1).flatMap((line) => {
    const count = lines.get(line);
    const mark = count === undefined ? '-' : count === 0 ? '#####' : String(count);
    const text = `${mark.padStart(11)} ${String(line).padStart(5)}  ${visibleText(source.line(line))}`.trimEnd();
    const ways = count === 0 ? [] : (jumps.get(line) ?? []).flatMap(missedWays);
    return [count === 0 ? style.error(text) : text, ...ways.map((way) => style.warning(way))];
  });
}

function missedWays({ isReached, ways }: BranchCoverage): string[] {
  const missed = ways.filter((count) => count === 0).length;
  if (missed === 0) return [];
  const what = isReached ? `${missed} of ${ways.length} ways never taken: ${ways.join(', ')} times` : 'never reached';
  return [`${' '.repeat(19)}^ ${what}`];
}

export function coverageToJson(files: readonly FileCoverage[]): object {
  return {
    code: 'coverage',
    severity: 'note',
    message: files.map(summary).join('; '),
    files: files.map((file) => ({
      file: file.name,
      ...sharesOf(file),
      lineCounts: [...file.lines].map(([line, count]) => ({ line, count })),
      functionCounts: [...file.functions].map(([name, counts]) => ({ name, ...counts })),
      branchCounts: file.branches,
    })),
  };
}
