/**
 * Every conformance file on every engine (run.ts), and on outputs, as far as they tell one trap from another. A quick run takes one
 * engine for each file; coverage.test.ts runs all of them on the first one.
 */
import { expect, test } from 'vitest';
import { inTurn } from '../long.ts';
import { testFiles } from '../files/runner.ts';
import { missingTool, outputColumn, outputsFor } from '../engines.ts';
import type { Expectation } from '../files/notation.ts';
import { conformanceFile, conformanceFiles, engines, findingsOf, kindless, skips } from './run.ts';

const isTrap = (one: Expectation): boolean => one.kind === 'trap' || (one.kind === 'program' && one.trap !== undefined);

testFiles({
  folder: import.meta.dirname,
  extensions: ['.mpl'],
  atMost: 45,
  columns: (file, place) => {
    const traps = file.expectations.some(isTrap);
    const built = outputsFor(place, 8).filter(({ name }) => !traps || !kindless.includes(name));
    return [...inTurn(engines, place, engines.length, 5), ...built].map(({ name }) => {
      const tool = missingTool({ name });
      const skip = skips.find(({ engine, file: skipped }) => engine === name && file.path.endsWith(`/${skipped}.mpl`));
      return { name, skip: tool === undefined ? skip?.reason : `needs ${tool}` };
    });
  },
  run: (file, column) => {
    const engine = [...engines, ...outputColumn()].find(({ name }) => name === column);
    if (engine === undefined) throw new Error(`no engine ${column}`);
    return findingsOf(conformanceFile(file), engine);
  },
});

test('skips name files and engines that exist', () => {
  const names = new Set(conformanceFiles().map(({ name }) => name));
  const columns = [...engines, ...outputColumn()];
  expect(skips.filter(({ file, engine }) => !names.has(file) || !columns.some(({ name }) => name === engine))).toEqual(
    [],
  );
});
