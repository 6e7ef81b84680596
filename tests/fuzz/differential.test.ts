/** Random programs: all engines agree in results, output and traps. `npm run fuzz` runs more of them. */
import { expect, test } from 'vitest';
import { compareEngines } from './differential.ts';
import { generate } from './generate.ts';

test('300 random programs', async () => {
  for (let seed = 1n; seed <= 300n; seed++) {
    const difference = await compareEngines(seed);
    if (difference !== undefined) throw new Error(`seed ${seed}:\n${difference}`);
  }
});

test('a seed always gives the same program', () => {
  expect(generate(7n)).toEqual(generate(7n));
  expect(generate(7n).text).not.toBe(generate(8n).text);
});
