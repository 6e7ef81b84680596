/** Random programs (random-programs.ts): every engine does what gcc does; without gcc, what the first engine does. */
import { describe, expect, it } from 'vitest';
import { checkSysy } from '../fuzz/sysy.ts';
import { times } from '../long.ts';

/** More: `npm run fuzz -- --kind sysy`. */
const seeds = Array.from({ length: times(1, 5) }, (_, i) => 1 + i);

describe('random programs', () => {
  it.each(seeds)('seed %i', async (seed) => {
    expect(await checkSysy(BigInt(seed))).toBeUndefined();
  });
});
