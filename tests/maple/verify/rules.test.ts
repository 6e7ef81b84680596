/**
 * Every rule on a text: `rules/*.mpl` carry `#! CODE…` at the end of the line that reports these codes, and nothing else
 * may be reported. A first line `#! level flat` asks for that level.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { verifierCatalogue } from '../../../src/maple/verifier-diagnostics.ts';
import { check, codesByLine, expectations } from './verify.ts';

const folder = join(import.meta.dirname, 'rules');
const files = readdirSync(folder).filter((name) => name.endsWith('.mpl'));

function load(name: string): { text: string; level: 'high' | 'flat' } {
  const text = readFileSync(join(folder, name), 'utf8');
  return { text, level: text.startsWith('#! level flat') ? 'flat' : 'high' };
}

function expected(text: string): string[] {
  return expectations(text).filter((line) => /:MPL\d{4}$/.test(line));
}

describe('rules', () => {
  test.each(files)('%s', (name) => {
    const { text, level } = load(name);
    const found = check(text, { level });
    const shown = found.map(({ message, span }) => `${span?.source.position(span.start).line}: ${message}`).join('\n');
    expect({ codes: codesByLine(found), shown }).toEqual({ codes: expected(text), shown });
  });

  test('every rule has a text that breaks it', () => {
    const tested = new Set(files.flatMap((name) => expected(load(name).text).map((line) => line.split(':')[1])));
    // MPL2200 needs a tree that no text gives without an error: places.test.ts.
    expect(Object.keys(verifierCatalogue).filter((code) => !tested.has(code))).toEqual(['MPL2200']);
  });
});
