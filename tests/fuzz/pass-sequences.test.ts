/** Random sequences of passes: a few pass; a wrong pass is found, with a small module that shows what it does. */
import { expect, test } from 'vitest';
import type { OwnPass } from '../../src/passes/pass.ts';
import { randomFunc } from '../linear/random-func.ts';
import { times } from '../long.ts';
import { checkPassSequences, functionSubject, problemOf } from './pass-sequences.ts';

test.each(Array.from({ length: times(3, 40) }, (_, seed) => BigInt(seed)))('seed %s', async (seed) => {
  expect(await checkPassSequences(seed)).toBeUndefined();
});

/** Takes every sum for a difference. */
const wrong: OwnPass = {
  name: 'differences',
  requires: 'ssa',
  run: (_, { blocks }) => {
    for (const { instrs } of blocks)
      instrs.forEach((instr, i) => {
        if (instr.op === 'AddI') instrs[i] = { ...instr, op: 'SubI' };
      });
    return true;
  },
};

test('a wrong pass is found among right ones, and the module made small', async () => {
  const sequence = ['promote', 'gvn', 'copies', wrong, 'dead-code', 'simplify-cfg'] as const;
  let problem = '';
  for (let seed = 0; problem === ''; seed++) {
    const subject = functionSubject(1, randomFunc(seed, 'structured', 30), 2);
    problem = (await problemOf(subject, [{ sequence, leaveIn: 'ssa' }])) ?? '';
  }
  expect(problem).toContain('pass differences on @');
  const small = problem.slice(problem.indexOf('profile'));
  expect(small.match(/AddI/g)).toHaveLength(1);
  expect(small.split('\n').length).toBeLessThan(80);
});
