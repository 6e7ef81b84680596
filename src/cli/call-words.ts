/**
 * Which words of `samara run` belong to the program: those after `--`, and those after `--call NAME` that are values.
 * Options may follow the values; a negative number is a value, although it begins with a dash.
 *
 *     run lib.mpl --call gcd -12 18 --engine vm      options: --call gcd --engine vm      values: -12 18
 *
 * `--trace` takes the word that follows only if it names a format: `run --trace a.mpl` traces a.mpl as text. So do `--profile` and
 * `--coverage` with names of files that they write.
 */
import { splitAtDashes } from './command.ts';

export function splitRunWords(argv: readonly string[]): readonly [own: readonly string[], rest: readonly string[]] {
  const [before, after] = splitAtDashes(argv);
  const [own, values] = splitValues(before);
  return [own.flatMap((word, i) => withValue(word, own[i + 1], own[i - 1])), [...values, ...after]];
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

/** Options whose value may be missing: what it is then, and which words are values. */
const optional: ReadonlyMap<string, { readonly missing: string; readonly takes: (word: string) => boolean }> = new Map([
  ['--trace', { missing: 'text', takes: (word) => traceFormats.some((format) => format === word) }],
  ['--profile', { missing: '', takes: (word) => word.endsWith('.svg') }],
  ['--coverage', { missing: '', takes: (word) => word.endsWith('.info') }],
]);

function withValue(word: string, next = '', last = ''): string[] {
  const row = optional.get(word);
  if (row !== undefined) return [`${word}=${row.takes(next) ? next : row.missing}`];
  return optional.get(last)?.takes(word) === true ? [] : [word];
}

function isValue(word: string): boolean {
  return !word.startsWith('-') || /^-(?:\d|\.\d|inf|nan)/i.test(word);
}
