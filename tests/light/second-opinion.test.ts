/**
 * Traces before a second opinion (second-opinion/check.ts): every step is by the rules of the document, all rules are decided,
 * and a trace with a mistake is refused. A sample; all of them: npm run fuzz -- --kind second-opinion.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ruleNames, ruleRows } from '../../src/light/rules.ts';
import { Random } from '../scalar/random.ts';
import { sampledRuns } from './runs.ts';
import { checkTrace, sections } from './second-opinion/check.ts';
import { times } from '../long.ts';
import { mutate } from './second-opinion/mutate.ts';
import { traceOf } from './second-opinion/traces.ts';

const folder = join(import.meta.dirname, 'second-opinion');

describe('a second opinion', () => {
  test('shares nothing with what it checks', () => {
    const imports = [
      'check.ts',
      'rules.ts',
      'stores.ts',
      'states.ts',
      'expressions.ts',
      'memory.ts',
      'numbers.ts',
      'syntax.ts',
    ].flatMap((name) =>
      [...readFileSync(join(folder, name), 'utf8').matchAll(/from '([^']+)'/g)].map(([, path]) => path),
    );
    expect(readdirSync(folder)).toContain('check.ts');
    expect(imports.filter((path) => !path.startsWith('./'))).toEqual([]);
  });

  test('decides every rule, under its section', () => {
    expect(sections).toEqual(Object.fromEntries(ruleNames.map((rule) => [rule, ruleRows[rule].at])));
  });

  test('agrees with the traces of a sample, in which every rule is used', async () => {
    const used = new Set<string>();
    for (const run of await sampledRuns(25)) {
      const opinion = checkTrace(traceOf(run, times(150, 600)));
      expect([run.name, opinion.problem]).toEqual([run.name, undefined]);
      for (const rule of opinion.used) used.add(rule);
    }
    expect(ruleNames.filter((rule) => !used.has(rule))).toEqual([]);
  });

  test('refuses traces with one mistake', async () => {
    const random = new Random(5n);
    const passed: string[] = [];
    const refused = new Set<string>();
    for (const run of await sampledRuns(25)) {
      const lines = traceOf(run, 60);
      for (let i = 0; i < 3; i++) {
        const mutant = mutate(lines, random);
        if (mutant === undefined) continue;
        if (checkTrace(mutant.lines).problem === undefined) passed.push(`${run.name}: ${mutant.kind}`);
        else refused.add(mutant.kind);
      }
    }
    expect(passed).toEqual([]);
    expect(refused.size).toBe(12);
  });
});
