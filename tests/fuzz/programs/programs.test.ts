/** The generator and the reducer of random programs; the programs themselves run by `npm run fuzz`. */
import { expect, test } from 'vitest';
import { checkPrograms } from './check.ts';
import { generateProgram } from './program.ts';
import { reduce } from './reduce.ts';
import { features } from './world.ts';
import { times } from '../../long.ts';

const seeds = (count: number): bigint[] => Array.from({ length: count }, (_, i) => BigInt(i + 1));

test('a seed always gives the same program', () => {
  expect(generateProgram(7n, 'full')).toEqual(generateProgram(7n, 'full'));
  expect(generateProgram(7n, 'full').text).not.toBe(generateProgram(8n, 'full').text);
});

test('every feature is in some program, with every other', () => {
  const met = new Set(
    seeds(400).flatMap((seed) => {
      const { features: own } = generateProgram(seed, 'full');
      return own.flatMap((one) => own.map((other) => `${one} ${other}`));
    }),
  );
  expect(met.size).toBe(features.length ** 2);
});

test('what is outside MapleLight is not in its programs', () => {
  for (const seed of seeds(100))
    expect(generateProgram(seed, 'light').text).not.toMatch(/@\w+:\d|\bround\b|\bror\b|\b[iuf]128\b|igoto/);
});

test('a few programs on all engines', async () => {
  for (const seed of seeds(times(2, 12))) expect(await checkPrograms('full')(seed), `seed ${seed}`).toBeUndefined();
});

test('a program is reduced to what makes it fail', async () => {
  const text = [
    'var $x i32',
    'var $y i32',
    'func &f () i32 {',
    '  if (dread i32 $y) {',
    '    dassign $x (add i32 (dread i32 $y, mul i32 (dread i32 $x, constval i32 77)))',
    '  }',
    '  return (constval i32 3)',
    '}',
    'func &g () void {',
    '  dassign $y (constval i32 5)',
    '}',
  ].join('\n');
  const small = await reduce(
    text,
    async (candidate) => /mul i32 \(.*, .*\)/.test(candidate) && candidate.includes('func &f'),
  );
  expect(small).toBe('func &f () i32 {\n    dassign $x (mul i32 (constval i32 0, constval i32 0))\n}\n');
});
