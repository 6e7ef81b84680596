import { expect, test } from 'vitest';
import { splitRunWords } from '../../src/cli/call-words.ts';

test.each([
  ['a.mpl -O2', 'a.mpl -O2', ''],
  ['a.mpl -- x -O2 --call y', 'a.mpl', 'x -O2 --call y'],
  ['a.mpl --call gcd 12 18', 'a.mpl --call gcd', '12 18'],
  ['a.mpl --call=gcd -12 -0x1 -.5 -inf -O2 b.mpl', 'a.mpl --call=gcd -O2 b.mpl', '-12 -0x1 -.5 -inf'],
  ['a.mpl --call f 1 --engine vm -- -2', 'a.mpl --call f --engine vm', '1 -2'],
  ['a.mpl --call', 'a.mpl --call', ''],
  ['--trace a.mpl', '--trace=text a.mpl', ''],
  ['a.mpl --trace json -O1', 'a.mpl --trace=json -O1', ''],
  ['a.mpl --trace=json --call f 1 --trace', 'a.mpl --trace=json --call f --trace=text', '1'],
])('%s', (words, own, rest) => {
  const split = (text: string): string[] => text.split(' ').filter((word) => word !== '');
  expect(splitRunWords(split(words))).toEqual([split(own), split(rest)]);
});
