/**
 * What is said of wrong programs: the messages of each are kept beside it (`BLESS=1` writes them anew), and of all mistakes that were
 * planted at most a few may be missed or told twice. docs/guide/c-diagnostics.md shows them beside those of gcc and clang.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { diagnosticsOf, folder, messagesOf, names, plantedIn, readProgram, scoreOf } from './wrong.ts';

test.each(names)('%s', (name) => {
  const file = join(folder, name.replace(/\.c$/, '.txt'));
  const text = messagesOf(name).map(([line, message]) => `${line}: ${message}\n`);
  if (process.env.BLESS === '1') writeFileSync(file, text.join(''));
  expect(text.join('')).toBe(existsSync(file) ? readFileSync(file, 'utf8') : '');
});

test('nearly all mistakes are found in one go, and nearly nothing else', () => {
  const scores = names.map((name) => scoreOf(readProgram(name), messagesOf(name)));
  const sum = (count: (one: (typeof scores)[number]) => number): number =>
    scores.reduce((all, one) => all + count(one), 0);
  const planted = names.reduce(
    (all, name) => all + [...plantedIn(readProgram(name)).planted.values()].reduce((a, b) => a + b, 0),
    0,
  );
  expect(names.length).toBeGreaterThanOrEqual(50);
  expect(sum(({ found }) => found)).toBeGreaterThan(planted * 0.98);
  expect(sum(({ followers }) => followers)).toBeLessThan(planted * 0.02);
});

test('a safe fix takes its mistake away', () => {
  let fixes = 0;
  for (const name of names) {
    const text = readProgram(name);
    const count = (of: string, from: string): number =>
      diagnosticsOf(name, from).filter(({ code, span }) => code === of && span?.source.name === name).length;
    for (const { fix, code } of diagnosticsOf(name)) {
      if (fix?.isSafe !== true) continue;
      fixes++;
      const mended = text.slice(0, fix.span.start) + fix.replacement + text.slice(fix.span.end);
      expect(count(code, mended), `${name} ${code}: ${fix.title}`).toBeLessThan(count(code, text));
    }
  }
  expect(fixes).toBeGreaterThan(20);
});
