/**
 * Files of C programs in a folder that was granted (`--dir`): the program gives on every engine what gcc's and clang's give with glibc, which
 * is kept beside it (`.out`: its output, the file that it leaves open, and what is in its folder at the end).
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { instantiate } from '../../src/driver/index.ts';
import { compileC } from '../../src/frontend/c/index.ts';
import { SourceFile } from '../../src/base/source.ts';
import { MemoryFiles } from '../../src/vm/memory-files.ts';
import { samara } from '../cli/samara.ts';
import { fullEngines, namesOf } from '../engines.ts';
import { isLong } from '../long.ts';

const folder = join(import.meta.dirname, 'files');
const program = join(folder, 'files.c');
const expected = readFileSync(join(folder, 'files.out'), 'utf8');

let work = '';
beforeAll(() => void (work = mkdtempSync(join(tmpdir(), 'samara-files-'))));
afterAll(() => rmSync(work, { recursive: true }));

const engines = [...namesOf(fullEngines('c')), 'light'];

test.runIf(isLong).each(engines)('in a folder of the host, on %s', async (engine) => {
  const host = join(work, engine);
  mkdirSync(join(host, 'tmp'), { recursive: true });
  const { status, out, err } = await samara('run', program, '--engine', engine, '--dir', `${host}:/:rw`);
  expect([status, err]).toEqual([0, '']);
  const left = readFileSync(join(host, 'left.txt'), 'utf8');
  expect(`${out}${left}${readdirSync(host).toSorted().join('\n')}\n`).toBe(expected);
});

test.runIf(isLong).each(['wasm', 'light'] as const)('in a folder in memory, on %s', async (engine) => {
  const files = new MemoryFiles({ 'tmp/keep': '' });
  files.remove('tmp/keep');
  const out: string[] = [];
  const source = new SourceFile('files.c', readFileSync(program, 'utf8'));
  const { module } = compileC(source, { read: () => undefined });
  if (module === undefined) throw new Error('files.c cannot be compiled');
  const { value } = await instantiate(
    { ir: 'maple', source, module },
    {
      engine,
      folders: [{ at: '.', files, isWritable: true }],
      stdout: (bytes) => void out.push(new TextDecoder().decode(bytes)),
    },
  );
  expect(value?.main()).toBe(0);
  const left = Object.entries(files.files()).map(([name, bytes]) => `${new TextDecoder().decode(bytes)}${name}\ntmp\n`);
  expect(out.join('') + left.join('')).toBe(expected);
});

describe('what the program may do', () => {
  const run = async (text: string, ...words: string[]): Promise<string> => {
    const file = join(work, 'program.c');
    const head = '#include <errno.h>\n#include <stdio.h>\n#include <string.h>\n#include <unistd.h>\nint main(void) {';
    writeFileSync(file, `${head}\n${text}\nreturn 0; }\n`);
    const { status, out, err } = await samara('run', file, ...words);
    return `${out}${err}status ${status}`;
  };
  const host = (name: string): string => {
    const path = join(work, name);
    mkdirSync(path, { recursive: true });
    return path;
  };

  test.runIf(isLong)('without a grant, nothing', async () => {
    const text = 'FILE *f = fopen("/etc/passwd", "r"); printf("%d %d\\n", f == NULL, errno == EACCES);';
    expect(await run(text)).toBe('1 1\nstatus 0');
    expect(await run(text, '--library', 'c')).toBe('1 1\nstatus 0');
  });

  test.runIf(isLong)('reading alone, unless :rw', async () => {
    writeFileSync(join(host('plain'), 'a'), 'x');
    const text =
      'const char *modes[] = {"r", "r+", "w", "a"};\n' +
      'for (int i = 0; i < 4; i++) { FILE *f = fopen("in/a", modes[i]); printf("%d", f == NULL ? errno : 0); }\n' +
      'printf(" %d", rename("in/a", "in/b") ? errno : 0); printf(" %d\\n", remove("in/a") ? errno : 0);';
    expect(await run(text, '--dir', `${host('plain')}:in`)).toBe('0303030 30 30\nstatus 0');
    expect(await run(text, '--dir', `${host('plain')}:in:rw`)).toBe('0000 0 2\nstatus 0');
  });

  test('several folders, the inner one first, and no renaming across them', async () => {
    writeFileSync(join(host('one'), 'a'), 'one');
    writeFileSync(join(host('two'), 'a'), 'two');
    const text =
      'const char *names[] = {"/a", "/in/a", "in/../a", "in/./../in/a", "/in/../../../a"}; char t[9];\n' +
      'for (int i = 0; i < 5; i++) puts(fgets(t, 9, fopen(names[i], "r")));\n' +
      'printf("%d %d\\n", rename("a", "in/b"), errno == EXDEV);';
    const words = ['--dir', `${host('one')}:/:rw`, '--dir', `${host('two')}:/in:rw`];
    expect(await run(text, ...words)).toBe('one\ntwo\none\ntwo\none\n-1 1\nstatus 0');
  });

  test.runIf(isLong)('what it has written is there when it is trapped', async () => {
    const words = ['--dir', `${host('trapped')}:/:rw`];
    const text = 'FILE *f = fopen("a", "w"); fputs("kept", f); printf("seen"); volatile int *p = 0; *p = 1;';
    expect(await run(text, ...words)).toMatch(/^seentrap/);
    expect(readFileSync(join(host('trapped'), 'a'), 'utf8')).toBe('kept');
  });

  test.runIf(isLong)('a bounded number of open files, which are closed at the end', async () => {
    const text = 'int n = 0; while (fopen("a", "w")) n++; printf("%d %d\\n", n, errno == EMFILE);';
    for (let i = 0; i < 3; i++) expect(await run(text, '--dir', `${host('many')}:/:rw`)).toBe('253 1\nstatus 0');
  });

  test('a folder that is not there is wrong usage', async () => {
    expect(await run('', '--dir', join(work, 'nowhere'))).toMatch(/error: --dir .*: no such folder\nstatus 2$/);
    writeFileSync(join(work, 'file'), '');
    expect(await run('', '--dir', join(work, 'file'))).toMatch(/error: --dir .*: not a folder\nstatus 2$/);
  });
});
