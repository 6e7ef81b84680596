/** Random matches (random-matches.ts) on every engine; `npm run fuzz -- --kind tuyin-matches` makes more. */
import { describe, expect, test } from 'vitest';
import { Dice } from '../vm/gcc.ts';
import { times } from '../long.ts';
import { tuyinEngines } from './graphs.ts';
import { matchProblem } from './random-matches.ts';

describe.each(tuyinEngines)('engine %s', (engine) => {
  test.each([1, 2])('seed %i', async (seed) => {
    const dice = new Dice(seed * 15485863);
    for (let i = 0; i < times(5, 40); i++) expect(await matchProblem(dice, engine)).toBeUndefined();
  });
});
