/** docs/guide/library.md: the examples run from the sources, print what the page says, and need nothing of node. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import * as library from '../../src/index.ts';

const page = readFileSync(resolve(import.meta.dirname, '../../docs/guide/library.md'), 'utf8');

function block(language: string, skip = 0): string {
  const found = [...page.matchAll(/^```(\w*)\n([^]*?)^```$/gm)].filter((match) => match[1] === language)[skip];
  return found[2];
}

test.each([
  ['host functions', 0],
  ['Tuyin', 1],
  ['memory', 2],
])('the example of %s prints what the page says', async (_, at) => {
  const lines: string[] = [];
  const log = (...values: unknown[]): void =>
    void lines.push(values.map((value) => (typeof value === 'string' ? value : inspect(value))).join(' '));
  const names = /import \{ (.*) \} from 'samara-ir';/.exec(block('js', at))?.[1] ?? '';
  const body = block('js', at).replace(/^import .*$/m, `const { ${names} } = library;`);
  // oxlint-disable-next-line typescript/no-implied-eval -- the page's own text is what is tested
  const run = new Function('library', 'console', `return (async () => {${body}})();`) as (
    ...values: unknown[]
  ) => Promise<void>;
  await run(library, { log });
  expect(`${lines.join('\n')}\n`).toBe(block('', at));
});

test('the parts are those of the package', () => {
  const { exports } = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../package.json'), 'utf8')) as {
    exports: Record<string, unknown>;
  };
  const wanted = Object.keys(exports)
    .filter((path) => !path.endsWith('.json'))
    .map((path) => path.replace('.', 'samara-ir'));
  expect([...page.matchAll(/^\| `(samara-ir[/\w]*)` \|/gm)].map((match) => match[1])).toEqual(wanted);
});
