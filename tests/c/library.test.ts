/**
 * The C library, header by header: everything that our headers declare is defined, by the host or in C, and some program here calls it. The
 * programs give on every engine what gcc's do with glibc, which is kept beside them (`.out`) and compared anew in a long run.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasErrors } from '../../src/base/diagnostics.ts';
import { definedIn, libcFiles } from '../../src/driver/libc-compile.ts';
import { libcFilesFor } from '../../src/driver/libc-files.ts';
import { headers } from '../../src/frontend/c/headers.ts';
import { verifyMaple } from '../../src/maple/verifier.ts';
import { libcIndex } from '../../src/runtime/libc-index.ts';
import { hostFunctions } from '../../src/vm/clib/hosts.ts';
import { samara, samaraWith } from '../cli/samara.ts';
import { inTurn, isLong, oneIn } from '../long.ts';
import { needs } from '../needs.ts';
import { hasNarrowOutput, narrowGcc, narrowOutput } from './narrow.ts';
import { fullEngines, namesOf, withLibraries } from '../engines.ts';

const folder = join(import.meta.dirname, 'library');
const programs = readdirSync(folder)
  .filter((name) => name.endsWith('.c'))
  .map((name, turn) => ({ name: basename(name), file: join(folder, name), turn }));
const texts = new Map(programs.map(({ name, file }) => [name, readFileSync(file, 'utf8')]));

let work = '';
beforeAll(() => void (work = mkdtempSync(join(tmpdir(), 'samara-libc-'))));
afterAll(() => rmSync(work, { recursive: true }));

/** Functions that a header declares. */
function declaredIn(text: string): string[] {
  const plain = text.replace(/\/\*[^]*?\*\//g, '').replace(/^#(?:.*\\\n)*.*$/gm, '');
  const declarations = plain
    .replace(/__attribute__ *\(\(.*?\)\)(?=;|\s)/g, '')
    .matchAll(/^[^\n{}]*?(\w+)\([^;{}]*\);/gm);
  // What begins so is what macros call.
  return [...declarations].map(([, name]) => name).filter((name) => !/^(__|samara_)/.test(name));
}

/** Words of a program outside of its comments, with the endings that its macros give them (`name##f`). */
function wordsOf(text: string): string[] {
  const words = text.replace(/\/\*[^]*?\*\//g, '').match(/\w+/g) ?? [];
  const endings = [...text.matchAll(/name##(\w+)/g)].map(([, ending]) => ending);
  return words.flatMap((word) => [word, ...endings.map((ending) => word + ending)]);
}

/** Of setjmp.h programs use macros; it holds the functions behind them. */
const declaring = Object.entries(headers).filter(([header]) => header !== 'setjmp.h');

describe.each(declaring)('<%s>', (_, text) => {
  const declared = declaredIn(text);

  test('everything that it declares is defined', () => {
    const isDefined = (func: string): boolean => Object.hasOwn(hostFunctions, func) || Object.hasOwn(libcIndex, func);
    expect(declared.filter((func) => !isDefined(func))).toEqual([]);
  });

  test('some program calls it', () => {
    const folders = [folder, join(import.meta.dirname, 'programs')];
    const files = folders.flatMap((one) => readdirSync(one).map((file) => join(one, file)));
    const used = new Set(
      files.filter((file) => file.endsWith('.c')).flatMap((file) => wordsOf(readFileSync(file, 'utf8'))),
    );
    expect(declared.filter((func) => !used.has(func))).toEqual([]);
  });
});

describe.each(oneIn(12, libcFiles))('%s', (file) => {
  test('is a module without mistakes, and the index knows what it defines', async () => {
    const module = await (await libcFilesFor(8)).mapleOf(file);
    expect(hasErrors(verifyMaple(module, { level: 'high' }))).toBe(false);
    expect(hasErrors(verifyMaple(await (await libcFilesFor(4)).mapleOf(file), { level: 'high' }))).toBe(false);
    const defined = definedIn(module).filter((name) => !name.includes('.'));
    const indexed = Object.entries(libcIndex).flatMap(([name, where]) => (where === file ? [name] : []));
    expect(indexed.toSorted()).toEqual(defined.toSorted());
  });
});

/** What the program finds on standard input. */
function inputOf(file: string): string {
  const beside = file.replace(/\.c$/, '.in');
  return existsSync(beside) ? readFileSync(beside, 'utf8') : '';
}

const run = async (file: string, ...words: string[]): Promise<string> => {
  const { status, out, err } = await samaraWith(inputOf(file), ['run', file, ...words]);
  return `${out}${err}status ${status}\n`;
};

/** What MapleLight lacks: programs that use it say so in their first lines, and likewise what the host's version of the library lacks. */
function enginesOf(text: string): string[] {
  return namesOf(fullEngines('c')).concat(text.includes('light: no') ? [] : ['light']);
}

/** The engines of a program with addresses of 4 bytes; none where what it does depends on the wider ones. */
function narrowColumns(text: string): string[] {
  return text.includes('LP64:') ? [] : enginesOf(text);
}

describe.each(oneIn(8, programs))('$name', ({ name, file, turn }) => {
  const expected = readFileSync(file.replace(/\.c$/, '.out'), 'utf8');

  const text = texts.get(name) ?? '';
  const columns = withLibraries(enginesOf(text));
  test.each(inTurn(columns, turn, columns.length, 5))('$engine, library: $library', async ({ words }) => {
    expect(await run(file, ...words)).toBe(expected);
  });

  const narrow = narrowColumns(text);
  test.each(inTurn(narrow, turn + 1, narrow.length, 3))('addresses of 4 bytes, %s', async (engine) => {
    expect(await run(file, '--pointer-size', '4', '--engine', engine)).toBe(narrowOutput(file));
  });
});

describe('addresses of 4 bytes, beside gcc -m32', () => {
  needs('gcc -m32');

  // Its `long double` is another one.
  const compared = programs.filter(({ file }) => hasNarrowOutput(file) && !/long-double|stdlib/.test(file));
  test.skipIf(!isLong).each(compared)('$name', ({ file }) => {
    expect(narrowGcc(file, work, inputOf(file))).toBe(narrowOutput(file));
  });
});

test.each(['high', 'flat', 'linear', 'cfg', 'ssa'])('as text, %s has what it needs of the library', async (level) => {
  const file = join(folder, 'leave.c');
  const lowered = join(work, level === 'high' || level === 'flat' ? 'a.mpl' : 'a.lir');
  expect((await samara('lower', file, '--to', level, '-o', lowered)).err).toBe('');
  expect(readFileSync(lowered, 'utf8')).not.toMatch(/extern.*[&@]quick_exit|quick_exit.*extern/);
  expect(await run(lowered)).toBe(readFileSync(join(folder, 'leave.out'), 'utf8'));
});

describe('who defines what', () => {
  const write = (name: string, text: string): string => {
    const file = join(work, name);
    writeFileSync(file, text);
    return file;
  };

  test("a program's own function comes before the library's, for the library too", async () => {
    const own = 'typedef int wchar_t;\nunsigned long wcslen(const wchar_t *text) { return 7; }\n';
    const file = write(
      'own.c',
      `${own}wchar_t *wcscat(wchar_t *, const wchar_t *);\n` +
        'int main(void) { wchar_t room[20] = {0}; wcscat(room, L"x"); return room[7] == \'x\' ? 3 : 4; }\n',
    );
    for (const engine of ['wasm', 'vm', 'interp', 'light'])
      expect(await run(file, '--engine', engine)).toBe('status 3\n');
  });

  test('MAPLE programs and linear ones get what they declare', async () => {
    const maple = write(
      'a.mpl',
      'func &imaxabs extern (var %x i64) i64\nfunc &main () i32 {\n  callassigned &imaxabs (constval i64 -5) { regassign i64 %1 }\n' +
        '  return (cvt i32 i64 (regread i64 %1))\n}\n',
    );
    expect(await run(maple)).toBe('status 5\n');
    const object = join(work, 'a.lirb');
    expect((await samara('build', '-c', maple, '-o', object)).status).toBe(0);
    expect(await run(object)).toBe('status 5\n');
  });

  test('objects of one program lack it still, and the program has it once', async () => {
    const [a, b] = ['int f(void)', 'int main(void)'].map((head, i) =>
      write(
        `part${i}.c`,
        `#include <stdlib.h>\nint f(void);\n${head} { return div(20, ${i + 3}).quot${i === 1 ? ' * 10 + f()' : ''}; }\n`,
      ),
    );
    const objects = [a, b].map((file) => file.replace(/c$/, 'lirb'));
    for (const [i, file] of [a, b].entries())
      expect((await samara('build', '-c', file, '-o', objects[i])).err).toBe('');
    const program = join(work, 'program.lirb');
    expect((await samara('link', ...objects, '-o', program)).err).toBe('');
    expect(await run(program)).toBe('status 56\n');
    expect((await samara('run', a, b)).status).toBe(56);
  });

  test('what a library has is built into outputs, and what the host has is imported', async () => {
    const output = join(work, 'leave.wasm');
    const { err } = await samara('build', join(folder, 'leave.c'), '--target', 'wasm', '-o', output);
    expect(err).toContain('env.__sys_exit');
    expect(err).not.toContain('quick_exit');
  });
});

describe.runIf(isLong)('beside gcc', () => {
  needs('gcc');

  test.each(programs)('$name', ({ file }) => {
    const binary = join(work, 'program');
    execFileSync('gcc', ['-w', '-O0', '-fwrapv', '-o', binary, file, '-lm', '-lquadmath']);
    const { status, stdout } = spawnSync(binary, {
      encoding: 'utf8',
      input: inputOf(file),
      env: { ...process.env, TZ: 'UTC' },
    });
    expect(`${stdout}status ${status}\n`).toBe(readFileSync(file.replace(/\.c$/, '.out'), 'utf8'));
  });
});
