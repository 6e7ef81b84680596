/** The catalogue of the verifier: its examples do what they say, and its rules are the ones that verifier.ts lists. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { MapleLevel } from '../../../src/maple/verification.ts';
import { verifierCatalogue } from '../../../src/maple/verifier-diagnostics.ts';
import { check } from './verify.ts';

const entries = Object.entries(verifierCatalogue);

/** Rules about the flat level are checked when it is asked for. */
function levelOf(rule: string): MapleLevel {
  return rule.startsWith('LEVEL-') ? 'flat' : 'high';
}

describe('examples of the catalogue', () => {
  test.each(entries)('%s: the bad example reports it and nothing else', (code, entry) => {
    // Reading reports wrong shapes as well.
    const found = check(entry.bad, { level: levelOf(entry.rule) }).filter(
      (diagnostic) => diagnostic.code !== 'MPL1109',
    );
    expect(found.map((diagnostic) => diagnostic.code)).toEqual([code]);
    expect(found[0].severity).toBe(entry.severity);
    expect(found[0].notes.map((note) => note.message)).toContain(`rule ${entry.rule}`);
    expect(found[0].span).toBeDefined();
  });

  test.each(entries)('%s: the good example is clean', (_, entry) => {
    const found = check(entry.good, { level: levelOf(entry.rule) });
    expect(found.map((diagnostic) => `${diagnostic.code} ${diagnostic.message}`)).toEqual([]);
  });
});

test('verifier.ts opens with exactly the rules of the catalogue', () => {
  const source = readFileSync(resolve(import.meta.dirname, '../../../src/maple/verifier.ts'), 'utf8');
  const listed = [...source.matchAll(/^ \* ([A-Z]+-\d+: .*?)( \(w\))?$/gm)].map((match) => [
    match[1],
    match[2] === undefined ? 'error' : 'warning',
  ]);
  expect(listed).toEqual(entries.map(([, entry]) => [entry.rule, entry.severity]));
});

test('ids of rules are unique and counted within their group', () => {
  const ids = entries.map(([, entry]) => entry.rule.slice(0, entry.rule.indexOf(':')));
  expect(new Set(ids).size).toBe(ids.length);
  for (const group of new Set(ids.map((id) => id.split('-')[0]))) {
    const numbers = ids
      .filter((id) => id.startsWith(`${group}-`))
      .map((id) => Number(id.split('-')[1]))
      .sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, i) => i + 1));
  }
});
