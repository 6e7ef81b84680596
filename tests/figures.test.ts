/** Functions and files stay short: half of them, and all but one in twenty, are no longer than when the bounds were set (npm run figures). */
import { expect, test } from 'vitest';
import { figures } from '../scripts/figures.mjs';
import { isLong } from './long.ts';

// Every file of src is parsed, which takes seconds.
test.runIf(isLong)('functions and files are short', () => {
  const { files, functions } = figures();
  expect(functions.p50).toBeLessThanOrEqual(6);
  expect(functions.p95).toBeLessThanOrEqual(21);
  expect(files.p50).toBeLessThanOrEqual(140);
  expect(files.p95).toBeLessThanOrEqual(500);
});
