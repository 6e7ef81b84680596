/**
 * Programs do the same after legalisation: here some of each kind, on the engines without anything that a target may lack;
 * `npm run fuzz -- --kind legalise --seed 0 --count 2000` takes all of them, after each step by itself too.
 */
import { expect, test } from 'vitest';
import { times } from '../long.ts';
import { problemsOf } from '../programs/every-program.ts';
import { everySubject } from '../programs/subjects.ts';
import { checkRandomModule } from './check.ts';
import { legalisedWays } from './ways.ts';

const topics = ['conformance/wide/', 'conformance/vectors/', 'conformance/control/'];

test('programs of the tests, without all of it', async () => {
  const chosen = everySubject().filter(({ name }) => topics.some((topic) => name.startsWith(topic)));
  expect(chosen.length).toBeGreaterThan(20);
  const subjects = chosen.filter((_, i) => i % times(12, 1) === 0);
  for (const subject of subjects) expect(await problemsOf(subject, legalisedWays.slice(-2))).toEqual([]);
});

test('random modules, after each step and all', () => {
  for (let seed = 0n; seed < times(2, 200); seed++) expect(checkRandomModule(seed)).toBeUndefined();
});
