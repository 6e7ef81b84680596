/** Every conformance file on every engine (run.ts). */
import { expect, test } from 'vitest';
import { testFiles } from '../files/runner.ts';
import { conformanceFile, conformanceFiles, engines, findingsOf, skips } from './run.ts';

testFiles({
  folder: import.meta.dirname,
  extensions: ['.mpl'],
  columns: ({ path }) =>
    engines.map(({ name }) => ({
      name,
      skip: skips.find(({ file, engine }) => engine === name && path.endsWith(`/${file}.mpl`))?.reason,
    })),
  run: (file, column) => {
    const engine = engines.find(({ name }) => name === column);
    if (engine === undefined) throw new Error(`no engine ${column}`);
    return findingsOf(conformanceFile(file), engine);
  },
});

test('skips name files and engines that exist', () => {
  const names = new Set(conformanceFiles().map(({ name }) => name));
  expect(skips.filter(({ file, engine }) => !names.has(file) || !engines.some(({ name }) => name === engine))).toEqual(
    [],
  );
});
