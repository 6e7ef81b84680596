/**
 * Which words of `samara run` belong to the program: those after `--`, and those after `--call NAME` that are values.
 * Options may follow the values; a negative number is a value, although it begins with a dash.
 *
 *     run lib.mpl --call gcd -12 18 --engine vm      options: --call gcd --engine vm      values: -12 18
 */
import { splitAtDashes } from './command.ts';

export function splitRunWords(argv: readonly string[]): readonly [own: readonly string[], rest: readonly string[]] {
  const [before, after] = splitAtDashes(argv);
  const at = before.findIndex((word) => word === '--call' || word.startsWith('--call='));
  if (at < 0) return [before, after];
  const first = before[at] === '--call' ? at + 2 : at + 1;
  let end = first;
  while (end < before.length && isValue(before[end])) end++;
  return [[...before.slice(0, first), ...before.slice(end)], [...before.slice(first, end), ...after]];
}

function isValue(word: string): boolean {
  return !word.startsWith('-') || /^-(?:\d|\.\d|inf|nan)/i.test(word);
}
