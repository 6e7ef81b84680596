/**
 * Everything that the language has is executed by a program of the suite; and docs/ir/conformance.md says so. What counts as
 * executed stands in measure.ts and evidence.ts, what is excused in universe.ts. After a change:
 * `npm run conformance -- --write`, which measures every engine.
 *
 * A quick run leaves the measuring out. Here one of the engines that run everything is measured: files.test.ts and tests/manual see to it that every program
 * gives the same on the others, so that it executes the same there. The formal machine, which takes longest, has its own
 * test (tests/light); its column, the last one, is measured when the page is written.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { conformancePage } from '../../scripts/docs/conformance-page.ts';
import { attrRows, isAttribute } from '../../src/maple/attributes.ts';
import { isWhole } from '../long.ts';
import { countFacts, fullEngines, outcomesOf, tools, type Outcome } from './scoreboard.ts';
import { excused, universe } from './universe.ts';

const allFacts = Object.entries(universe).flatMap(([kind, names]) => names.map((name) => `${kind} ${name}`));
const excuses = new Set(Object.values(excused).flat());

const [measured, ...others] = fullEngines.map(({ name }) => name);

describe.runIf(isWhole)('every program measured', () => {
  let outcomes: readonly Outcome[] = [];
  beforeAll(async () => {
    const found = await outcomesOf([...tools, measured]);
    const own = found.filter(({ column }) => column === measured);
    outcomes = [...found, ...others.flatMap((column) => own.map((outcome) => ({ ...outcome, column })))];
  }, 300_000);

  test('programs behave the same when they are measured', () => {
    const problems = outcomes.filter(({ column }) => column === measured).flatMap(({ problems: found }) => found);
    expect(problems).toEqual([]);
  });

  test('every opcode, primitive type, attribute with an effect, and kind of declaration is executed', () => {
    const shown = countFacts(outcomes, measured);
    expect(allFacts.filter((fact) => !shown.has(fact) && !excuses.has(fact))).toEqual([]);
  });

  test('each example of the manual executes the opcode that it is an example of', () => {
    const examples = outcomes.filter(({ column, topic }) => column === measured && topic === 'manual');
    expect(examples.length).toBeGreaterThan(0);
    expect(
      examples
        .filter(({ program, facts }) => !facts.has(`op ${program.slice('manual/'.length)}`))
        .map(({ program }) => program),
    ).toEqual([]);
  });

  test('no excuse is needless, and every one excuses something that exists', () => {
    const shown = countFacts(outcomes, measured);
    expect([...excuses].filter((fact) => shown.has(fact))).toEqual([]);
    expect([...excuses].filter((fact) => !allFacts.includes(fact))).toEqual([]);
  });

  test('every tool copes with every program', () => {
    const failed = outcomes.filter(
      ({ column, problems }) => tools.some((tool) => tool === column) && problems.length > 0,
    );
    expect(failed.map(({ column, program, problems }) => `${column} ${program}: ${problems.join('; ')}`)).toEqual([]);
  });

  test('docs/ir/conformance.md is up to date (npm run conformance -- --write)', () => {
    const file = new URL('../../docs/ir/conformance.md', import.meta.url);
    const wanted = withoutLight(conformancePage(outcomes));
    const present = withoutLight(readFileSync(file, 'utf8'));
    expect(wanted.filter((line) => !present.includes(line))).toEqual([]);
    expect(present).toEqual(wanted);
  });
});

/** Asked for by name although they change nothing: MapleLight's syntax states them, and a kind of type has the same name. */
const stated = new Set(['public', 'protected', 'private', 'final', 'virtual', 'interface']);

test('every attribute that the lowerings and engines ask for says that it acts', () => {
  const folders = ['maple', 'lower', 'vm', 'driver'].map((name) =>
    fileURLToPath(new URL(`../../src/${name}`, import.meta.url)),
  );
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  const asked = files
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) =>
      [...readFileSync(name, 'utf8').matchAll(/(?:=== |hasAttr\([\w.]+, |\bhas\()'(\w+)'/g)].map(([, word]) => word),
    );
  const silent = asked.filter((word) => isAttribute(word) && attrRows[word].acts !== true && !stated.has(word));
  expect([...new Set(silent)]).toEqual([]);
});

/** Words of each line, so that the width of columns does not matter, and without the last cell of a row of a table. */
function withoutLight(page: string): string[] {
  return page
    .replaceAll(/\|[^|\n]*\|$/gm, '|')
    .replaceAll(/[- ]+/g, ' ')
    .split('\n');
}
