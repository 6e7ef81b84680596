/** Every entry of the catalogue: its bad example reports it, its good example links. */
import { describe, expect, test } from 'vitest';
import type { CatalogueEntry } from '../../../src/base/diagnostics.ts';
import { mapleLinkCatalogue } from '../../../src/maple/link/diagnostics.ts';
import { link } from './linking.ts';

describe.each(Object.entries<CatalogueEntry>(mapleLinkCatalogue))('%s', (code, { bad, good, severity }) => {
  test('bad example', () => {
    const found = link(bad).diagnostics.find((diagnostic) => diagnostic.code === code);
    expect(found?.severity).toBe(severity);
    expect(found?.span?.source.name).toMatch(/^[ab]\.mpl$/);
    expect(found?.notes.some(({ span }) => span !== undefined)).toBe(true);
  });
  test('good example', () => {
    expect(link(good).problems).toEqual([]);
  });
});
