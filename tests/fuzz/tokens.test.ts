/** A few token mutants of every language; `npm run fuzz` makes as many as wanted. */
import { describe, expect, test } from 'vitest';
import { Random } from '../scalar/random.ts';
import { mutateTokens, tokensOf } from './token-mutants.ts';
import { checkTokens, textLanguages } from './tokens.ts';
import { times } from '../long.ts';

describe.each(textLanguages)('%s', (language) => {
  test('mutants are refused, or do what can be said', async () => {
    const check = checkTokens(language);
    for (let seed = 1n; seed <= BigInt(times(5, 25)); seed++) expect(await check(seed), `seed ${seed}`).toBeUndefined();
  });
});

test('tokens are whole, and nothing is lost between them', () => {
  const text = 'func &f (var %x i32) void { # why\n  dassign $a|b 0x1F (constval f64 -1.5e3) "a \\" b" }\n@l1 é';
  expect(tokensOf(text).join('')).toBe(text);
  expect(tokensOf(text)).toEqual(
    expect.arrayContaining(['&f', '%x', '$a|b', '0x1F', '1.5e3', '"a \\" b"', '# why', '@l1', 'é']),
  );
});

test('a seed gives the same mutant again', () => {
  const once = (): string => mutateTokens('var $x i32 = 5\nvar $y i32 = 6\n', ['$z', '7'], new Random(5n));
  expect(once()).toBe(once());
});
