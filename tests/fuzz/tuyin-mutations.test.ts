/** Damaged Tuyin programs, as text and as bitcode; `npm run fuzz` has more of them. */
import { expect, test } from 'vitest';
import { checkBytes, isRead } from './bytes.ts';
import { checkTuyinMutant, isRunnable } from './tuyin-mutants.ts';
import { times } from '../long.ts';

const seeds = (count: number): bigint[] => Array.from({ length: count }, (_, i) => BigInt(i + 1));

test('changed programs do the same on two machines, or are refused', async () => {
  for (const seed of seeds(times(50, 700))) expect(await checkTuyinMutant(seed), `seed ${seed}`).toBeUndefined();
  expect(seeds(times(50, 700)).filter(isRunnable).length).toBeGreaterThan(times(5, 100));
});

test('changed bits are refused, or are what would be written', async () => {
  for (const seed of seeds(times(50, 400))) expect(await checkBytes(seed), `seed ${seed}`).toBeUndefined();
  expect(seeds(times(50, 400)).filter(isRead).length).toBeGreaterThan(times(1, 5));
});
