/** Random programs: all engines agree in results, output and traps. `npm run fuzz` runs more of them. */
import { expect, test } from 'vitest';
import { compareEngines } from './differential.ts';
import { generate } from './generate.ts';
import { times } from '../long.ts';

test.each([
  [times(4, 60), false],
  [times(2, 20), true],
])('%i random programs; MapleLight: %s', async (count, light) => {
  for (let seed = 1n; seed <= count; seed++) {
    const difference = await compareEngines(seed, light);
    if (difference !== undefined) throw new Error(`seed ${seed}:\n${difference}`);
  }
});

test('a program of MapleLight is inside the profile', () => {
  expect(generate(7n, { light: true }).text).not.toMatch(/@\w+:\d|\bround\b|\bror\b/);
});

test('a seed always gives the same program', () => {
  expect(generate(7n)).toEqual(generate(7n));
  expect(generate(7n).text).not.toBe(generate(8n).text);
});
