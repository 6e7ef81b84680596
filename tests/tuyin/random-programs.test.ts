/** Random programs of everything (random-programs.ts) on every engine; `npm run fuzz -- --kind tuyin-programs` makes more. */
import { expect, test } from 'vitest';
import { checkTuyinPrograms } from '../fuzz/tuyin-whole.ts';
import { times } from '../long.ts';

test.each(Array.from({ length: times(2, 12) }, (_, i) => i))('seed %i', async (seed) => {
  expect((await checkTuyinPrograms(BigInt(seed), times(1, 6))).problem).toBeUndefined();
});
