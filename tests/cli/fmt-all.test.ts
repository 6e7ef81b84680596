/** Formatting is a fixed point on every file there is that parses; what stands in examples/ is canonical already. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hasErrors } from '../../src/base/diagnostics.ts';
import { SourceFile } from '../../src/base/source.ts';
import { detectFormat } from '../../src/driver/formats.ts';
import { parse, print } from '../../src/driver/index.ts';
import { atMost } from '../long.ts';

const root = resolve(import.meta.dirname, '../..');
const files = ['examples', 'tests'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:mpl|mplt|lir)$/.test(name))
    .map((name) => join(folder, name)),
);

/** The canonical text; undefined where there are errors. */
async function format(name: string, text: string): Promise<string | undefined> {
  const { value, diagnostics } = await parse(new SourceFile(name, text), detectFormat(name, text) ?? 'maple');
  return value === undefined || hasErrors(diagnostics) ? undefined : print(value);
}

describe('the canonical form', () => {
  test('there are files to look at', () => {
    expect(files.length).toBeGreaterThan(8);
  });

  test.each(atMost(130, files))('%s', async (name) => {
    const text = readFileSync(join(root, name), 'utf8');
    const once = await format(name, text);
    if (name.startsWith('examples/')) expect(once).toBe(text);
    if (once !== undefined) expect(await format(name, once)).toBe(once);
  });
});
