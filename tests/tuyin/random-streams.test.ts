/** Random programs on streams (random-streams.ts) on every engine; `npm run fuzz -- --kind tuyin-streams` makes more. */
import { describe, expect, test } from 'vitest';
import { Dice } from '../vm/gcc.ts';
import { times } from '../long.ts';
import { tuyinEngines } from './graphs.ts';
import { streamProblem } from './random-streams.ts';

describe.each(tuyinEngines)('engine %s', (engine) => {
  test.each([1, 2, 3])('seed %i', async (seed) => {
    const dice = new Dice(seed * 104729);
    for (let i = 0; i < times(6, 60); i++) expect(await streamProblem(dice, engine)).toBeUndefined();
  });
});
