/**
 * The C preprocessor: what it gives is what gcc gives, for programs of ours, the platform's headers, and random macros; what
 * is wrong is said where it stands; and no text makes it fail or run away.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatPlace, SourceFile } from '../../src/base/source.ts';
import { preprocess, preprocessorCatalogue, type PreprocessorOptions } from '../../src/frontend/c/index.ts';
import { mutate } from '../fuzz/mutate.ts';
import { times } from '../long.ts';
import { has, needs } from '../needs.ts';
import { Random } from '../scalar/random.ts';
import { randomMacros } from './random-macros.ts';

/** Files by their names. */
function inMemory(files: Readonly<Record<string, string>>): PreprocessorOptions {
  return {
    plain: true,
    folders: ['lib', 'more'],
    read: (path) => (Object.hasOwn(files, path) ? new SourceFile(path, files[path]) : undefined),
  } as PreprocessorOptions;
}

function run(text: string, options: Partial<PreprocessorOptions> = {}, files: Readonly<Record<string, string>> = {}) {
  const { value = '', diagnostics } = preprocess(new SourceFile('a.c', text), { ...inMemory(files), ...options });
  return { text: value, diagnostics };
}

/** The text without what is between tokens, so that two preprocessors can be compared. */
function tokensOf(text: string): readonly string[] {
  return (
    text.match(
      /(?:u8|[uUL])?"(?:[^"\\\n]|\\.)*"|(?:[uUL])?'(?:[^'\\\n]|\\.)*'|\.?\d(?:[eEpP][+-]|[\w.])*|[A-Za-z_$][\w$]*|\S/gu,
    ) ?? []
  );
}

const givesTokens = (text: string, options?: Partial<PreprocessorOptions>): string => {
  const result = run(text, options);
  expect(result.diagnostics).toEqual([]);
  return tokensOf(result.text).join(' ');
};

describe('the standard says', () => {
  test('a macro is not expanded in its own expansion', () => {
    expect(givesTokens('#define f(a) a*g\n#define g(a) f(a)\nf(2)(9)')).toMatch(/^2 \* (9 \* g|f \( 9 \))$/);
    expect(givesTokens('#define z z[0]\n#define g f\n#define f(x) x+f(x)\ng(z) f (1) f')).toBe(
      'z [ 0 ] + f ( z [ 0 ] ) 1 + f ( 1 ) f',
    );
  });

  test('a computed name, a pasted one, and one that is neither', () => {
    expect(
      givesTokens(
        '\n#define CAT(a, b) a ## b\n#define XCAT(a, b) CAT(a, b)\nXCAT(__LI, NE__) CAT(__LI, NE__) CAT(x, __LINE__)',
      ),
    ).toBe('4 4 x__LINE__');
  });

  test('lines that are spliced are one line, wherever they are', () => {
    expect(givesTokens('#def\\\nine A 1 \\\n + 2\nA "a\\\nb" in\\ \nt /\\\n/ comment\n/\\\n* more *\\\n/ 3')).toBe(
      '1 + 2 "ab" int 3',
    );
  });

  test('the last of equal headers is found by #include_next', () => {
    const files = { 'lib/h.h': 'first\n#include_next <h.h>\n', 'more/h.h': '#pragma once\nsecond\n', 'h.h': 'own\n' };
    expect(run('#include <h.h>\n#include "h.h"\n#include_next <h.h>\n', {}, files).text.split(/\s+/)).toEqual([
      'first',
      'second',
      'own',
      'first',
      '',
    ]);
  });

  test('#line, __FILE__ and a line marker', () => {
    expect(givesTokens('#line 7 "x\\\\y.c"\n__FILE__ __LINE__\n# 3 "z.c" 1\n__FILE__ __LINE__ __BASE_FILE__')).toBe(
      '"x\\\\y.c" 7 "z.c" 3 "a.c"',
    );
  });

  test('the day is fixed unless it is given', () => {
    expect(givesTokens('__DATE__ __TIME__')).toBe('"Jan  1 1970" "00:00:00"');
    expect(givesTokens('__DATE__ __TIME__', { date: new Date('2024-02-29T23:59:01Z') })).toBe(
      '"Feb 29 2024" "23:59:01"',
    );
  });

  test('macros of the command line, and those saved and taken back', () => {
    expect(givesTokens('A B F(2) C', { macros: ['A', 'B=b c', 'F(x)=x x', 'C=1', '!C'] })).toBe('1 b c 2 2 C');
    expect(
      givesTokens('#define A 1\n#pragma push_macro("A")\n#undef A\n#define A 2\nA\n#pragma pop_macro("A")\nA'),
    ).toBe('2 1');
  });

  test('a pragma that is not for it goes on, as does _Pragma', () => {
    expect(run('#define P _Pragma("pack(\\"2\\")") int\nP x;\n#pragma STDC FP_CONTRACT ON\ny').text).toBe(
      '#pragma pack("2")\nint x;\n#pragma STDC FP_CONTRACT ON\ny\n',
    );
  });
});

describe('conditions', () => {
  test.each([
    ['-1 > 0u', true],
    ['-1 / 2 == 0 && -7 % 4 == -3', true],
    ['0 && 1 / 0 || 1', true],
    ['1 ? 2 : 1 / 0', true],
    ['(0 ? 1 : 0 ? 2 : 3) == 3 && (1 ? 0 ? 4 : 5 : 6) == 5', true],
    ["'\\377' < 0 && 'ab' == 24930 && L'\\xff' == 255", true],
    ['0x7fffffffffffffff + 0u > 0 && 18446744073709551615u == -1', true],
    ['1 << 63 < 0 && (-1 >> 70) == -1 && ~0u == -1', true],
    ['2 + 3 * 4 - 5 == 9 && (1 | 2 ^ 3 & 4) == 3', true],
    ['!defined A && defined(__LINE__) && not_there == 0', true],
    ['__has_include("a.h") && !__has_include(<b.h>)', true],
    ['- - 1 == 1 && !-!0 == 0', true],
    [`${'('.repeat(20_000)}1${')'.repeat(20_000)}`, true],
    [`${'1 ? '.repeat(20_000)}2${' : 0'.repeat(20_000)}`, true],
  ])('%s', (condition, isTrue) => {
    const { text, diagnostics } = run(`#if ${condition}\nyes\n#else\nno\n#endif\n`, {}, { 'a.h': '' });
    expect(diagnostics).toEqual([]);
    expect(text.trim()).toBe(isTrue ? 'yes' : 'no');
  });
});

describe('mistakes', () => {
  /** Examples that need more than a file, or would fill a page; they are tried below. */
  const elsewhere = new Set(['CPP1117', 'CPP1204', 'CPP1205']);
  test.each(Object.entries(preprocessorCatalogue).filter(([code]) => !elsewhere.has(code)))(
    '%s',
    (code, { bad, good, ...entry }) => {
      const warnings = 'option' in entry ? [entry.option] : [];
      expect(run(bad, { warnings }, { 'stddef.h': '' }).diagnostics.map((found) => found.code)).toContain(code);
      expect(
        run(good, { folders: ['.'] }, { 'stddef.h': '', 'stdio.h': '' })
          .diagnostics.filter((found) => found.code !== 'CPP1116')
          .map((found) => found.code),
      ).toEqual([]);
    },
  );

  test('all of them in one go, each at its place', () => {
    const text =
      '#define 1\n#if 1 +\n#endif\n#include "no.h"\n#define F(a) a\nF(1, 2) F(\n#else\n#foo\n#define S(x) #y\n"open\n';
    expect(run(text).diagnostics.map(({ code, span }) => `${span && formatPlace(span)} ${code}`)).toEqual([
      'a.c:1:9 CPP1102',
      'a.c:2:2 CPP1302',
      'a.c:4:2 CPP1116',
      'a.c:6:1 CPP1201',
      'a.c:7:2 CPP1112',
      'a.c:8:2 CPP1101',
      'a.c:9:14 CPP1107',
      'a.c:10:1 CPP1002',
      'a.c:6:9 CPP1202',
    ]);
  });

  test('what is wrong in a macro is told where it is used, and the way to it', () => {
    const [problem] = run('#define INNER(x) x ## +\n#define OUTER INNER(a) +\nint y =\n  OUTER;\n').diagnostics;
    expect(problem.span && formatPlace(problem.span)).toBe('a.c:4:3');
    expect(problem.notes.map(({ message, span }) => `${span && formatPlace(span)} ${message}`)).toEqual([
      'a.c:2:21 in the text of the macro `OUTER`',
    ]);
  });

  test('nothing is said of what is left out', () => {
    expect(run('#if 0\ndon\'t #foo "\n#include <no.h>\n#if 1/0\n#elif\n#endif\n#else\nx\n#endif\n')).toEqual({
      text: 'x\n',
      diagnostics: [],
    });
  });
});

describe('bounds', () => {
  const codes = (text: string, options: Partial<PreprocessorOptions> = {}, files = {}): string[] =>
    run(text, options, files).diagnostics.map(({ code }) => code);

  test('macros that double', () => {
    const text = Array.from({ length: 64 }, (_, i) => `#define A${i + 1} A${i} A${i}\n`).join('');
    expect(codes(`#define A0 x\n${text}A64\n`, { limits: { tokens: 100_000 } })).toEqual(['CPP1204']);
  });

  test('headers that include themselves, and one that says once', () => {
    expect(codes('#include "x.h"\n', {}, { 'x.h': '#include "x.h"\n' })).toEqual(['CPP1117']);
    expect(codes('#include "x.h"\n', {}, { 'x.h': '#pragma once\n#include "./y/../x.h"\n' })).toEqual([]);
  });

  test('uses in arguments of uses', () => {
    const deep = (n: number): string => `#define F(x) x\n${'F('.repeat(n)}1${')'.repeat(n)}\n`;
    expect(codes(deep(190))).toEqual([]);
    expect(codes(deep(10_000))).toEqual(['CPP1205']);
  });

  test('a chain of macros, and long lines', () => {
    const chain = Array.from({ length: 20_000 }, (_, i) => `#define A${i + 1} A${i}\n`).join('');
    expect(run(`${chain}A20000\n`).text.trim()).toBe('A0');
    expect(codes(`#define P(...) #__VA_ARGS__\nP(${'x, '.repeat(100_000)}x)\n`)).toEqual([]);
    expect(codes(`"${'\\n'.repeat(1_000_000)}" ${'"'.repeat(100_000)} /*${'*'.repeat(100_000)}/`)).toEqual([]);
  });

  test('damaged text', () => {
    const random = new Random(7n);
    const corpus = Object.values(preprocessorCatalogue).flatMap(({ bad, good }) => [bad, good]);
    for (let i = 0; i < times(80, 4000); i++) {
      const text = mutate(`${random.pick(corpus)}${randomMacros(new Random(BigInt(i)))}${random.pick(corpus)}`, random);
      const { diagnostics } = run(text, { limits: { tokens: 100_000 } }, { 'stdio.h': text });
      for (const { span } of diagnostics) expect(span === undefined || span.end <= span.source.text.length).toBe(true);
    }
  });
});

describe('as gcc has it', () => {
  needs('gcc');
  let folder = '';
  let predefined = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'samara-cpp-'));
    if (has('gcc')) predefined = execFileSync('gcc', ['-dM', '-E', '-x', 'c', '/dev/null'], { encoding: 'utf8' });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const read = (path: string): SourceFile | undefined =>
    statSync(path, { throwIfNoEntry: false })?.isFile() === true
      ? new SourceFile(path, readFileSync(path, 'utf8'))
      : undefined;

  /** The tokens of gcc and ours; the folders of headers are those that gcc names. */
  function compare(text: string, words: readonly string[] = []): void {
    const path = join(folder, 'a.c');
    writeFileSync(path, text);
    const theirs = execFileSync('gcc', ['-E', '-P', ...words, path], { encoding: 'utf8', maxBuffer: 1 << 28 });
    const { value: ours = '', diagnostics } = preprocess(new SourceFile(path, text), {
      read,
      folders: folders(),
      predefined,
      plain: true,
    });
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(tokensOf(ours)).toEqual(tokensOf(theirs));
  }
  let known: readonly string[] | undefined;
  function folders(): readonly string[] {
    const verbose = (): string => execFileSync('sh', ['-c', 'gcc -E -v -x c /dev/null 2>&1'], { encoding: 'utf8' });
    known ??= [...verbose().matchAll(/^ (\/.*)$/gm)]
      .map(([, path]) => path)
      .filter((path) => statSync(path, { throwIfNoEntry: false })?.isDirectory());
    return known;
  }

  test('the headers of the platform', () => {
    const names = [
      'stdio',
      'stdlib',
      'string',
      'tgmath',
      'unistd',
      'inttypes',
      'stdatomic',
      'sys/socket',
      'signal',
      'assert',
      'limits',
      'wctype',
    ];
    compare(
      `#define _GNU_SOURCE\n${names.map((name) => `#include <${name}.h>\n`).join('')}int x = assert(sin(1) > INT_MAX);`,
    );
  });

  test('random macros', () => {
    for (let seed = 0; seed < times(5, 150); seed++) {
      const text = randomMacros(new Random(BigInt(seed)));
      writeFileSync(join(folder, 'a.c'), text);
      // A use that comes about by another one may have the wrong number of arguments: both have to say so.
      const isRight = spawnSync('gcc', ['-E', '-P', '-w', join(folder, 'a.c')]).status === 0;
      try {
        if (isRight) compare(text, ['-w']);
        else expect(run(text).diagnostics.map(({ code }) => code)).toContain('CPP1201');
      } catch (error) {
        throw new Error(`seed ${seed}:\n${text}`, { cause: error });
      }
    }
  });
});
