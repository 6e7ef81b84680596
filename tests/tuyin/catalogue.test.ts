/** Every entry of the catalogues: its bad example reports it, its good example reports nothing. */
import { describe, expect, test } from 'vitest';
import type { CatalogueEntry, Diagnostic } from '../../src/base/diagnostics.ts';
import { tuyinTextCatalogue } from '../../src/tuyin/diagnostics.ts';
import { graphRules } from '../../src/tuyin/graph/diagnostics.ts';
import { parseTuyin } from '../../src/tuyin/parser.ts';
import { tuyinRules } from '../../src/tuyin/verifier-diagnostics.ts';
import { verifyTuyin } from '../../src/tuyin/verifier.ts';

function diagnose(text: string): Diagnostic[] {
  const { module, diagnostics } = parseTuyin(text);
  return diagnostics.some(({ severity }) => severity === 'error')
    ? [...diagnostics]
    : [...diagnostics, ...verifyTuyin(module)];
}

/** What several modules are needed for is in graph/link.test.ts, what is found when a program is linked in tests/regress, what is only found when asked for in graph/width-changes.test.ts. */
const elsewhere = new Set(['TUY2411', 'TUY2415', 'TUY2416', 'TUY2420']);
const entries = Object.entries<CatalogueEntry>({ ...tuyinTextCatalogue, ...tuyinRules, ...graphRules }).filter(
  ([code]) => !elsewhere.has(code),
);

describe.each(entries)('%s', (code, { bad, good, severity }) => {
  test('bad example', () => {
    const all = diagnose(bad);
    const found = all.find((diagnostic) => diagnostic.code === code);
    expect(found?.severity, all.map((d) => `${d.code} ${d.message}`).join('\n')).toBe(severity);
    expect(found?.span).toBeDefined();
    expect(found?.message).toMatch(/^[^A-Z].*[^.]$/s);
  });
  test('good example', () => {
    expect(diagnose(good).map(({ code: other, message }) => `${other} ${message}`)).toEqual([]);
  });
});

test('every rule has an id', () => {
  for (const { rule } of Object.values<CatalogueEntry>({ ...tuyinRules, ...graphRules }))
    expect(rule).toMatch(/^[EW](?:-[A-Z]+)+-\d+: [a-z0-9]/);
});

test('all mistakes of a file are reported in one go', () => {
  const text = '@a = )\nsubset @f\n  1 +\n  %x = [\n  2\n!0 = !{\n@b = 12ab\nimport 5\n';
  const { diagnostics } = parseTuyin(text);
  expect(diagnostics.length).toBeGreaterThan(3);
});
