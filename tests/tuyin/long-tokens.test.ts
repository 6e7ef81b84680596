/** Tokens of millions of characters are read like others: nothing takes a stack as deep as a token is long. */
import { expect, test } from 'vitest';
import { parseTuyin } from '../../src/tuyin/parser.ts';
import { times } from '../long.ts';

const long = times(600_000, 4_000_000);

test.each([
  ['a string', `@s = "${'a'.repeat(long)}"\n`],
  ['a string of escapes', `@s = "${'\\41'.repeat(long / 3)}"\n`],
  ['a name', `@${'a'.repeat(long)} = 1\n`],
  ['a name in quotes', `@"${'a b'.repeat(long / 3)}" = 1\n`],
  ['metadata', `@s = 1 !${'a'.repeat(long)}\n`],
  ['a comment', `// ${'a'.repeat(long)}\n@s = 1\n`],
])('%s', (_, text) => {
  const { module, diagnostics } = parseTuyin(text);
  expect(diagnostics).toEqual([]);
  expect(module.items).toHaveLength(1);
});

test('a string of foreign escapes is one mistake', () => {
  const { diagnostics } = parseTuyin(`@s = "${'\\q'.repeat(times(200_000, 1_000_000))}"\n@t = 1\n`);
  expect(diagnostics.map(({ code }) => code)).toEqual(['TUY1002']);
});
