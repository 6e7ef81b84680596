/**
 * The programs of this folder: results and outputs as their first lines say (worked out by hand), and the rules that each
 * claims to exercise. Together they must use every rule.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ruleNames, ruleRows, type RuleName } from '../../src/light/rules.ts';
import { stuckReasons } from '../../src/light/stuck.ts';
import { findingOfRun, readTestFile, type TestFile } from '../files/notation.ts';
import { only, testFiles } from '../files/runner.ts';
import { rulesOf, run } from './light.ts';

const folder = join(import.meta.dirname, 'programs');
const examples = resolve(import.meta.dirname, '../../examples');
const used = new Set<RuleName>();

const claimedBy = ({ facts }: TestFile): string[] =>
  (facts.get('rules') ?? '').split(' ').filter((word) => word !== '');

testFiles({
  folder,
  extensions: ['.mpl'],
  columns: () => [{ name: only }],
  run: (file) => {
    const { rules, end, output } = rulesOf(file.text, file.path);
    for (const rule of rules) used.add(rule);
    const claimed = claimedBy(file);
    expect(claimed.length).toBeGreaterThan(0);
    expect(claimed.filter((rule) => !rules.has(rule as RuleName))).toEqual([]);
    const out = Buffer.from(output, 'latin1');
    const [expectation] = file.expectations;
    if (expectation.kind !== 'program' || end.status !== 'done') return expect.fail(`${end.status}`);
    return [findingOfRun(expectation, { out, err: '', status: Number(end.results[0].value) & 255 })];
  },
});

describe('programs', () => {
  test('examples/fact.mpl', () => {
    const { end, output } = run(readFileSync(join(examples, 'fact.mpl'), 'utf8'));
    expect(output).toBe('10! = 3628800\n');
    expect(end).toMatchObject({ status: 'done', results: [{ value: 0 }] });
  });

  test('one function of it', () => {
    const { end } = run(readFileSync(join(examples, 'fact.mpl'), 'utf8'), { name: '&fact', args: [20n] });
    expect(end).toMatchObject({ status: 'done', results: [{ value: 2432902008176640000n }] });
  });

  afterAll(() => {
    expect(
      ruleNames.filter((rule) => !used.has(rule)),
      'rules that no program uses',
    ).toEqual([]);
  });
});

describe('docs/ir/light.md', () => {
  const page = readFileSync(resolve(import.meta.dirname, '../../docs/ir/light.md'), 'utf8');
  const rows = page
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()));

  test.each(ruleNames)('%s: its section, how it is read, and a program that claims it', (rule) => {
    const row = rows.find((cells) => cells[1] === `\`${rule}\`` && cells.length === 8);
    const { at, decision = 'exact' } = ruleRows[rule];
    expect([row?.[2], row?.[4]]).toEqual([at, decision]);
    expect(claimedBy(readTestFile(join(folder, row?.[6] ?? '')))).toContain(rule);
  });

  test('every decision of a rule is there', () => {
    const there = readdirSync(resolve(import.meta.dirname, '../../docs/decisions')).map((name) => name.slice(0, 4));
    const named = ruleNames.flatMap((rule) => ruleRows[rule].decision?.split(', ') ?? []);
    expect(named.filter((number) => !there.includes(number))).toEqual([]);
  });

  test('every reason for being stuck', () => {
    const named = rows.map((cells) => cells[1].replaceAll('`', ''));
    expect(Object.keys(stuckReasons).filter((reason) => !named.includes(reason))).toEqual([]);
  });
});
