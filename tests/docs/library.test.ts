/** docs/guide/library.md: its samples run from the sources and print what the page says, and its parts are the package's. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, runSample, samplesOf } from './samples.ts';

const path = 'docs/guide/library.md';
const printing = samplesOf(path).filter(({ printed }) => printed !== undefined);

test('the page has samples that print', () => {
  expect(printing.length).toBeGreaterThanOrEqual(7);
});

test.each(printing)('the sample of line $line prints what the page says', async ({ code, printed }) => {
  expect(await runSample(code)).toBe(printed);
});

test('the parts are those of the package', () => {
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    exports: Record<string, unknown>;
  };
  const wanted = Object.keys(exports)
    .filter((name) => !name.endsWith('.json'))
    .map((name) => name.replace('.', 'samara-ir'));
  const page = readFileSync(join(root, path), 'utf8');
  expect([...page.matchAll(/^\| `(samara-ir[/\w]*)` \|/gm)].map((match) => match[1])).toEqual(wanted);
});
