/**
 * Which words of `samara run` belong to the program: those after `--`, and those after `--call NAME` that are values.
 * Options may follow the values; a negative number is a value, although it begins with a dash.
 *
 *     run lib.mpl --call gcd -12 18 --engine vm      options: --call gcd --engine vm      values: -12 18
 *
 * `--trace` takes the word that follows only if it names a format: `run --trace a.mpl` traces a.mpl as text.
 */
import { splitAtDashes } from './command.ts';

export function splitRunWords(argv: readonly string[]): readonly [own: readonly string[], rest: readonly string[]] {
  const [before, after] = splitAtDashes(argv);
  const [own, values] = splitValues(before);
  return [own.flatMap((word, i) => traceWord(word, own[i + 1], own[i - 1])), [...values, ...after]];
}

function splitValues(before: readonly string[]): readonly [own: readonly string[], values: readonly string[]] {
  const at = before.findIndex((word) => word === '--call' || word.startsWith('--call='));
  if (at < 0) return [before, []];
  const first = before[at] === '--call' ? at + 2 : at + 1;
  let end = first;
  while (end < before.length && isValue(before[end])) end++;
  return [[...before.slice(0, first), ...before.slice(end)], before.slice(first, end)];
}

export const traceFormats = ['text', 'json'] as const;

const isTraceFormat = (word: string | undefined): boolean => traceFormats.some((format) => format === word);

function traceWord(word: string, next: string | undefined, last: string | undefined): string[] {
  if (word === '--trace') return [`--trace=${isTraceFormat(next) ? next : 'text'}`];
  return last === '--trace' && isTraceFormat(word) ? [] : [word];
}

function isValue(word: string): boolean {
  return !word.startsWith('-') || /^-(?:\d|\.\d|inf|nan)/i.test(word);
}
