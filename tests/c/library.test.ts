/**
 * The C library, header by header: everything that our headers declare is defined, by the host or in C, and some program here calls it. The
 * programs give on every engine what gcc's do with glibc, which is kept beside them (`.out`) and compared anew in a long run.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasErrors } from '../../src/base/diagnostics.ts';
import { moduleOf } from '../../src/driver/libc-link.ts';
import { headers } from '../../src/frontend/c/headers.ts';
import { Locality } from '../../src/maple/locality.ts';
import { hasCode } from '../../src/maple/module.ts';
import { verifyMaple } from '../../src/maple/verifier.ts';
import { libcIndex } from '../../src/runtime/libc-index.ts';
import { libc } from '../../src/runtime/libc-texts.ts';
import { cFunctions } from '../../src/vm/clib/index.ts';
import { samara, samaraWith } from '../cli/samara.ts';
import { inTurn, isLong } from '../long.ts';
import { needs } from '../needs.ts';
import { fullEngines, namesOf } from '../engines.ts';

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

describe.each(declaring)('<%s>', (header, text) => {
  const declared = declaredIn(text);

  test('everything that it declares is defined', () => {
    const isDefined = (func: string): boolean => Object.hasOwn(cFunctions, func) || Object.hasOwn(libcIndex, func);
    expect(declared.filter((func) => !isDefined(func))).toEqual([]);
  });

  test.skipIf(pending.has(header))('some program calls it', () => {
    const folders = [folder, join(import.meta.dirname, 'programs')];
    const files = folders.flatMap((one) => readdirSync(one).map((file) => join(one, file)));
    const used = new Set(
      files.filter((file) => file.endsWith('.c')).flatMap((file) => wordsOf(readFileSync(file, 'utf8'))),
    );
    expect(declared.filter((func) => !used.has(func))).toEqual([]);
  });
});

const pending = new Set('ctype.h math.h stdio.h stdlib.h string.h strings.h'.split(' '));

describe.each(Object.keys(libc).filter((name) => name.endsWith('.c')))('%s', (file) => {
  test('is a module without mistakes, and the index knows what it defines', () => {
    const module = moduleOf(file);
    expect(hasErrors(verifyMaple(module, { level: 'high' }))).toBe(false);
    const locality = new Locality(module);
    const defined = module.funcs.filter((func) => hasCode(func) && !locality.isLocalFunc(func));
    const indexed = Object.entries(libcIndex).flatMap(([name, where]) => (where === file ? [name] : []));
    expect(indexed.toSorted()).toEqual(defined.map(({ name }) => name.slice(1)).toSorted());
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

/** What MapleLight lacks: programs that use it say so in their first lines. */
function enginesOf(text: string): string[] {
  return namesOf(fullEngines('c')).concat(text.includes('light: no') ? [] : ['light']);
}

describe.each(programs)('$name', ({ name, file, turn }) => {
  const expected = readFileSync(file.replace(/\.c$/, '.out'), 'utf8');

  const engines = enginesOf(texts.get(name) ?? '');
  test.each(inTurn(engines, turn, engines.length))('%s', async (engine) => {
    expect(await run(file, '--engine', engine)).toBe(expected);
  });
});

test.each(['high', 'flat', 'linear', 'cfg', 'ssa'])('as text, %s has what it needs of the library', async (level) => {
  const file = join(folder, 'leave.c');
  const lowered = join(work, level === 'high' || level === 'flat' ? 'a.mpl' : 'a.lir');
  expect((await samara('lower', file, '--to', level, '-o', lowered)).err).toBe('');
  expect(readFileSync(lowered, 'utf8')).not.toMatch(/extern.*[&@]quick_exit|quick_exit.*extern/);
  expect(await run(lowered)).toBe(readFileSync(join(folder, 'leave.out'), 'utf8'));
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
