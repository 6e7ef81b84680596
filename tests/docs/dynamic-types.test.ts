/** docs/ir/dynamic-types.md: its example writes what the page says, on every engine, and has a row for every intrinsic. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { jsRows } from '../../src/maple/js-intrinsics.ts';
import { engines, start } from '../vm/dynamic/program.ts';

const page = readFileSync(resolve(import.meta.dirname, '../../docs/ir/dynamic-types.md'), 'utf8');
const [example, written] = [...page.matchAll(/^```\w*\n([^]*?)^```$/gm)].map(([, text]) => text);

test.each(engines)('the example on %s', async (engine) => {
  const { program, output } = await start(example, engine);
  expect(program.main()).toBe(1);
  expect(output()).toBe(written);
});

test('every intrinsic has its row', () => {
  for (const name of Object.keys(jsRows)) expect(page).toContain(`| \`${name}\``);
});
