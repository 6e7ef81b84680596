/** A few changed documents; `npm run fuzz -- --kind json-trees` makes as many as wanted. */
import { expect, test } from 'vitest';
import { times } from '../long.ts';
import { checkJsonTree } from './json-trees.ts';

test('changed documents are refused, or what their text says', async () => {
  for (let seed = 1n; seed <= BigInt(times(15, 800)); seed++)
    expect(await checkJsonTree(seed), `seed ${seed}`).toBeUndefined();
});
