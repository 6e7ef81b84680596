/**
 * The programs of this folder: results and outputs as their first lines say (worked out by hand), and the rules that each
 * claims to exercise. Together they must use every rule.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ruleNames, ruleRows, type RuleName } from '../../src/light/rules.ts';
import { stuckReasons } from '../../src/light/stuck.ts';
import { expectation, rulesOf, run } from './light.ts';

const folder = join(import.meta.dirname, 'programs');
const examples = resolve(import.meta.dirname, '../../examples');
const files = readdirSync(folder).filter((name) => name.endsWith('.mpl'));
const used = new Set<RuleName>();

describe('programs', () => {
  test.each(files)('%s', (name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    const { rules, end, output } = rulesOf(text, name);
    for (const rule of rules) used.add(rule);
    const claimed = (expectation(text, 'rules') ?? '').split(' ').filter((word) => word !== '');
    expect(claimed.length).toBeGreaterThan(0);
    expect(claimed.filter((rule) => !rules.has(rule as RuleName))).toEqual([]);
    expect(output).toBe((expectation(text, 'output') ?? '').replaceAll('\\n', '\n'));
    expect(end).toMatchObject({ status: 'done', results: [{ value: Number(expectation(text, 'result')) }] });
  });

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
    const claimed = expectation(readFileSync(join(folder, row?.[6] ?? ''), 'utf8'), 'rules');
    expect(claimed?.split(' ')).toContain(rule);
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
