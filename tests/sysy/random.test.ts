/** Random programs (random-programs.ts): every engine does what gcc does; without gcc, what the first engine does. */
import { describe, expect, it } from 'vitest';
import { checkSysy } from '../fuzz/sysy.ts';

/** More by hand: `SYSY_SEEDS=1000:200` is 200 programs from seed 1000 on. */
const [first, count] = (process.env.SYSY_SEEDS ?? '1:5').split(':').map(Number);
const seeds = Array.from({ length: count }, (_, i) => first + i);

describe('random programs', () => {
  it.each(seeds)('seed %i', async (seed) => {
    expect(await checkSysy(BigInt(seed))).toBeUndefined();
  });
});
