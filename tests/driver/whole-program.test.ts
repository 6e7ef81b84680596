/** `--whole-program`: nothing but the start is exported, what nobody calls is left out, and the program does the same. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { samara } from '../cli/samara.ts';

const folder = mkdtempSync(join(tmpdir(), 'samara-whole-program-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string): string => join(folder, name);

writeFileSync(
  at('a.c'),
  `#include <stdio.h>
#include <stdlib.h>
int twice(int);
static void bye(void) { puts("bye"); }
__attribute__((constructor)) static void hello(void) { puts("hello"); }
int main(void) { atexit(bye); printf("%d\\n", twice(21)); return 3; }
`,
);
writeFileSync(at('b.c'), 'int twice(int x) { return 2 * x; }\nint nobody_calls(int x) { return 7 * x; }\n');

async function build(target: string, name: string, ...words: string[]): Promise<string> {
  const { err } = await samara('build', at('a.c'), at('b.c'), '--target', target, '-o', at(name), ...words);
  expect(err.replace(/^note: .*\n/, '')).toBe('');
  return at(name);
}

async function exportsOf(...words: string[]): Promise<readonly string[]> {
  const module = new WebAssembly.Module(readFileSync(await build('wasm', 'program.wasm', ...words)));
  const functions = WebAssembly.Module.exports(module).filter(({ kind }) => kind === 'function');
  return functions.map(({ name }) => name).filter((name) => /^\w/.test(name) && !name.startsWith('__'));
}

test('of WebAssembly', async () => {
  expect(await exportsOf()).toEqual(expect.arrayContaining(['main', 'twice', 'nobody_calls']));
  expect(await exportsOf('--whole-program')).toEqual(['main']);
});

test.each(['-O0', '-O2'])('of JavaScript, which runs: %s', async (level) => {
  const file = await build('js', 'program.mjs', '--whole-program', level);
  const { stdout, status } = spawnSync(process.execPath, [file], { encoding: 'utf8' });
  expect({ stdout, status }).toEqual({ stdout: 'hello\n42\nbye\n', status: 3 });
  expect(readFileSync(file, 'utf8')).not.toMatch(/^export function (?:twice|nobody_calls)/m);
});

test('without a start there is nothing to build', async () => {
  const { err, status } = await samara('build', at('b.c'), '--target', 'wasm', '--whole-program', '-o', at('x.wasm'));
  expect(err).toContain('built as a whole program: no function starts it');
  expect(status).toBe(1);
});

test('others cannot call it', async () => {
  const { err, status } = await samara('build', '-c', at('b.c'), '--whole-program', '-o', at('b.lir'));
  expect(err).toContain('--whole-program is for programs that nobody else calls');
  expect(status).toBe(2);
});
