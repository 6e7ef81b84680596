/** Mistakes of lowering that only a program which uses the library sees. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatPlace, SourceFile } from '../../src/base/source.ts';
import { lower, parse } from '../../src/driver/index.ts';

test('a module that nobody verified is refused with what is wrong with it', async () => {
  const text = readFileSync('tests/maple/verify/rules/symbols.mpl', 'utf8');
  for (const level of ['cfg', 'ssa'] as const) {
    const { value } = await parse(new SourceFile('symbols.mpl', text), 'maple');
    if (value === undefined) throw new Error('it can be read');
    const { diagnostics } = await lower(value, level);
    expect(diagnostics.map(({ code }) => code)).toContain('MPL2005');
  }
});

test('a method without body that a table of methods names is shown where it is declared', async () => {
  const file = new SourceFile('a.mpl', readFileSync('tests/regress/abstract-override.mpl', 'utf8'));
  const { diagnostics } = await lower(await parse(file, 'maple').orThrow(), 'linear');
  expect(diagnostics.map(({ code, span }) => `${code} ${span && formatPlace(span)}`)).toEqual(['MPL3004 a.mpl:13:1']);
});
