/**
 * Every rule on a text: each file reports what its lines say, and nothing else. `level: flat` asks for that level.
 */
import { expect, test } from 'vitest';
import { verifierCatalogue } from '../../../src/maple/verifier-diagnostics.ts';
import { filesIn } from '../../files/folder.ts';
import { findingOfErrors } from '../../files/notation.ts';
import { only, testFiles } from '../../files/runner.ts';
import { check } from './verify.ts';

const suite = { folder: import.meta.dirname, extensions: ['.mpl'] };

testFiles({
  ...suite,
  columns: () => [{ name: only }],
  run: (file) => {
    const found = check(file.text, { level: file.facts.get('level') === 'flat' ? 'flat' : 'high' });
    const lines = found.map(
      ({ code, span }) => `${span === undefined ? 0 : span.source.position(span.start).line}: ${code}`,
    );
    return [findingOfErrors(file, lines)];
  },
});

test('every rule has a text that breaks it', () => {
  const tested = new Set(
    filesIn(suite.folder, suite.extensions).flatMap(({ errors }) => errors.map((one) => one.split(': ')[1])),
  );
  // MPL2200 needs a tree that no text gives without an error: places.test.ts.
  expect(Object.keys(verifierCatalogue).filter((code) => !tested.has(code))).toEqual(['MPL2200']);
});
