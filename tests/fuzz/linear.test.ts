/** A few of the random modules of the linear IR; many more are `npm run fuzz`. */
import { expect, test } from 'vitest';
import { times } from '../long.ts';
import { checkLinearModule } from './linear-modules.ts';

test.each([1n, 2n].slice(0, times(1, 2)))('every way to run module %s gives the same', async (seed) => {
  expect(await checkLinearModule(seed)).toBeUndefined();
});
