/** Every diagnostic that exists: its code, its explanation and its examples; and that `explain` knows them all. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Catalogue } from '../src/base/diagnostics.ts';
import { allCodes, catalogues, findEntry, genericMessage } from '../src/driver/catalogues.ts';

const src = resolve(import.meta.dirname, '../src');
const codeShape = /^[A-Z]{2,4}\d{4}$/;

let found: { file: string; entries: Catalogue }[] = [];

/** Catalogues are looked for in the sources, so that one that nobody listed is noticed. */
beforeAll(async () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const withCatalogues = files.filter((name) => /= defineCatalogue\(/.test(readFileSync(join(src, name), 'utf8')));
  const lists = await Promise.all(
    withCatalogues.map(async (file) => {
      const module = (await import(join(src, file))) as Record<string, unknown>;
      return Object.values(module)
        .filter(isCatalogue)
        .map((entries) => ({ file, entries }));
    }),
  );
  found = lists.flat();
});

function isCatalogue(value: unknown): value is Catalogue {
  if (typeof value !== 'object' || value === null) return false;
  const entries: unknown[] = Object.values(value);
  return (
    entries.length > 0 && entries.every((entry) => typeof entry === 'object' && entry !== null && 'explain' in entry)
  );
}

describe('catalogues of diagnostics', () => {
  test('every catalogue in the sources is listed for explain', () => {
    expect(found.length).toBeGreaterThan(0);
    const listed = new Set(catalogues.map(({ entries }) => entries));
    expect(found.filter(({ entries }) => !listed.has(entries)).map(({ file }) => file)).toEqual([]);
  });

  test('no code is given twice', () => {
    const codes = allCodes();
    expect(codes.filter((code, i) => codes.indexOf(code) !== i)).toEqual([]);
  });

  test.each(catalogues.flatMap(({ entries }) => Object.entries(entries)))('%s is complete', (code, entry) => {
    expect(code).toMatch(codeShape);
    expect(['error', 'warning']).toContain(entry.severity);
    expect(entry.explain.length).toBeGreaterThan(30);
    expect(entry.explain).toMatch(/\.$/);
    expect(entry.bad.trim()).not.toBe('');
    expect(entry.good.trim()).not.toBe('');
    expect(entry.bad).not.toBe(entry.good);
    const message = genericMessage(entry);
    expect(message).not.toMatch(/undefined|\[object|NaN/);
    expect(message).not.toMatch(/\.$/);
    expect(findEntry(code.toLowerCase())?.entry).toBe(entry);
  });

  test('every code that the sources use exists', () => {
    const known = new Set([...allCodes(), ...found.flatMap(({ entries }) => Object.keys(entries))]);
    const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
    const used = files.flatMap((file) =>
      [...readFileSync(join(src, file), 'utf8').matchAll(/'((?:SAM|MPL|MPB|LIR|TUY|SYS|CPP)\d{4})'/g)].map((m) => m[1]),
    );
    expect([...new Set(used)].filter((code) => !known.has(code))).toEqual([]);
  });
});
