/** Random programs in several modules; more of them run by `npm run fuzz`. */
import { expect, test } from 'vitest';
import { times } from '../../long.ts';
import { checkSplitPrograms } from './split.ts';

const seeds = (count: number): bigint[] => Array.from({ length: count }, (_, i) => BigInt(i + 1));

test('a program in several modules is the program', async () => {
  for (const seed of seeds(times(1, 16)))
    expect(await checkSplitPrograms('full')(seed), `seed ${seed}`).toBeUndefined();
});

test('on the formal machine too', async () => {
  for (const seed of seeds(times(1, 10)))
    expect(await checkSplitPrograms('light')(seed), `seed ${seed}`).toBeUndefined();
});
