/** `samara preprocess`: what it prints is the program itself, behind the preprocessor. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { samara } from './samara.ts';

let folder = '';
let file = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'samara-'));
  file = join(folder, 'a.c');
  writeFileSync(join(folder, 'part.h'), '#pragma once\n#define TWICE(x) ((x) + (x))\nint printf(const char *, ...);\n');
  writeFileSync(file, '#include "part.h"\n\nint main(void) { return printf("%d\\n", TWICE(N)) - 2; }\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

test('macros and headers are in their places, and lines say where', async () => {
  const { status, out } = await samara('preprocess', '-D', 'N=21', file);
  expect(status).toBe(0);
  expect(out).toContain('int main(void) { return printf("%d\\n", ((21) + (21))) - 2; }');
  expect(out).toMatch(/# 3 "\S*part\.h"\nint printf/);
});

test('what is printed runs as the program does', async () => {
  const text = join(folder, 'a.i');
  expect((await samara('preprocess', '-P', '-D', 'N=4', file, '-o', text)).out).toBe('');
  expect(readFileSync(text, 'utf8')).not.toContain('#');
  expect(await samara('run', text)).toEqual({ status: 0, out: '8\n', err: '' });
});

test('mistakes are told, and files without a preprocessor refused', async () => {
  writeFileSync(join(folder, 'b.c'), '#include "nowhere.h"\n');
  expect((await samara('preprocess', join(folder, 'b.c'))).err).toContain('CPP1116');
  writeFileSync(join(folder, 'c.lir'), '');
  const { status, err } = await samara('preprocess', join(folder, 'c.lir'));
  expect(status).toBe(2);
  expect(err).toContain('c.lir has no preprocessor');
});
