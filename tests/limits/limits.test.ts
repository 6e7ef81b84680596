/**
 * Limits × engines × resources: on every engine one program of each language is stopped that takes too much of a resource, and
 * by the right limit. The hundreds of other ways to take too much are a kind of random test (tests/fuzz/limits.ts).
 */
import { expect, test } from 'vitest';
import { oneIn } from '../long.ts';
import { resources } from './hostile.ts';
import { cases, problemOf, programs } from './run.ts';

test.each(programs)('%s: each resource has its program', (_, list) => {
  expect(list.flatMap(({ standsFor }) => standsFor ?? []).sort()).toEqual([...resources].sort());
});

const chosen = oneIn(
  3,
  cases.filter(({ hostile }) => hostile.standsFor !== undefined),
);

test.each(chosen.map((one) => [one.format, one.engine, one.hostile.standsFor, one] as const))(
  '%s %s: %s',
  async (_, __, ___, one) => {
    expect(await problemOf(one)).toBeUndefined();
  },
);
