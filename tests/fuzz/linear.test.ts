/** A few of the random modules and SysY programs; many more are `npm run fuzz`. */
import { describe, expect, test } from 'vitest';
import { checkLinearModule } from './linear-modules.ts';
import { checkSysy } from './sysy.ts';

describe('every way to run a program gives the same', () => {
  test.each([1n, 2n, 3n, 4n])('module %s', async (seed) => {
    expect(await checkLinearModule(seed)).toBeUndefined();
  });

  test.each([1n, 2n])('SysY program %s', async (seed) => {
    expect(await checkSysy(seed)).toBeUndefined();
  });
});
