/** Every conformance file on every engine (run.ts). */
import { describe, expect, test } from 'vitest';
import { conformanceFiles, engines, runFile, skips } from './run.ts';

const files = conformanceFiles();

describe.each(engines)('$name', (engine) => {
  for (const file of files) {
    const skip = skips.find((entry) => entry.file === file.name && entry.engine === engine.name);
    test.skipIf(skip !== undefined)(file.name + (skip === undefined ? '' : ` (${skip.reason})`), async () => {
      expect(await runFile(file, engine)).toEqual([]);
    });
  }
});

test('skips name files and engines that exist', () => {
  const names = new Set(files.map(({ name }) => name));
  expect(skips.filter(({ file, engine }) => !names.has(file) || !engines.some(({ name }) => name === engine))).toEqual(
    [],
  );
});
