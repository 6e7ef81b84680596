/**
 * Programs in every way that their language has (ways.ts): here those of the formal machine and some examples, and of all others
 * one way each of a tenth (in a long run; else of a thirtieth); `npm run fuzz -- --kind every-program --seed 0 --count 500` takes all of them in all ways.
 */
import { expect, test } from 'vitest';
import { exceptions, problemsOf } from './every-program.ts';
import { everySubject } from './subjects.ts';
import { times } from '../long.ts';
import { isLong } from '../long.ts';

const subjects = everySubject();
const isSmall = (name: string): boolean => name.startsWith('light/') || name.startsWith('examples/');

test.each(subjects.filter(({ name }, i) => isSmall(name) && (isLong || i % 4 === 0)))('$name', async (subject) => {
  expect(await problemsOf(subject)).toEqual([]);
});

test('some of all others, each in another way', async () => {
  const others = subjects.filter(({ name }, i) => !isSmall(name) && i % times(30, 10) === 0);
  for (const [i, subject] of others.entries())
    expect(await problemsOf(subject, [subject.ways[i % subject.ways.length]])).toEqual([]);
});

test('exceptions name programs and ways that there are', () => {
  const unknown = exceptions.filter(
    (one) =>
      !subjects.some((subject) => subject.name === one.program && subject.ways.some(({ name }) => one.way.test(name))),
  );
  expect(unknown).toEqual([]);
});
