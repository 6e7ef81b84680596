/**
 * The run time of dynamic values stands by itself (it is to be rewritten as a program one day): what it imports, and that
 * nothing in it reflects on objects of the host, which is how a program's object could come to be one.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const folder = resolve(import.meta.dirname, '../../../src/vm/dynamic');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
const texts = files.map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);

/** What running programs have, words and rows, numbers: no engine. */
const outside = new Set(['host', 'meter', 'streams', 'trap'].map((name) => `../${name}.ts`));

test('imports', () => {
  const others = texts.flatMap(([name, text]) =>
    [...text.matchAll(/from '(\.[^']+)'/g)]
      .map(([, to]) => relative(folder, resolve(folder, name, '..', to)))
      .filter(
        (to) =>
          to.startsWith('..') &&
          !outside.has(to) &&
          !/^..\/..\/(maple\/(dynamic-words|js-intrinsics)|scalar\/[\w-]+).ts$/.test(to),
      )
      .map((to) => `${name}: ${to}`),
  );
  expect(others).toEqual([]);
});

test('no reflection', () => {
  const reflection =
    /\b(Reflect|Proxy|globalThis|eval|Object\.(?!is\b|entries\b|freeze\b)\w+|__proto__)\b|\bas (Value|Obj|FunctionObj|unknown|any)\b/;
  const lines = texts.flatMap(([name, text]) =>
    text
      .split('\n')
      .filter((line) => reflection.test(line.replace(/'[^']*'|`[^`]*`|\/\/.*|^\s*\/?\*.*/g, '')))
      .map((line) => `${name}: ${line.trim()}`),
  );
  expect(lines).toEqual([]);
});
