/** Which warnings are told: switches of the command line, pragmas by their places, headers of ours. */
import { expect, test } from 'vitest';
import { SourceFile } from '../../src/base/source.ts';
import { compileC } from '../../src/frontend/c/index.ts';

/** `line severity option` of each. */
function told(text: string, warnings: readonly string[] = [], files: Readonly<Record<string, string>> = {}): string[] {
  const read = (path: string): SourceFile | undefined =>
    Object.hasOwn(files, path) ? new SourceFile(path, files[path]) : undefined;
  return compileC(new SourceFile('a.c', text), { read, warnings }).diagnostics.map(
    ({ severity, option, span }) => `${span?.source.position(span.start).line ?? 0} ${severity} ${option ?? ''}`,
  );
}

const unused = 'int f(void) { int x; return 1; }\n';

test.each<[words: string, told: string]>([
  ['', ''],
  ['all', '1 warning unused-variable'],
  ['unused', '1 warning unused-variable'],
  ['all no-unused', ''],
  ['no-unused-variable all', ''],
  ['all no-all', ''],
  ['all none', ''],
  ['all error', '1 error unused-variable'],
  ['error=unused-variable', '1 error unused-variable'],
  ['all error no-error=unused-variable', '1 warning unused-variable'],
  ['nonsense', '0 warning unknown-warning-option'],
  ['no-nonsense', ''],
  ['unused=2', '1 warning unused-variable'],
])('-W%s', (words, expected) => {
  expect(told(unused, words === '' ? [] : words.split(' ')).join('\n')).toBe(expected);
});

test('pragmas count from their places on, and pop takes them back', () => {
  const text = `#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-variable"
int a(void) { int x; return 1; }
#pragma GCC diagnostic pop
int b(void) { int x; return 1; }
#pragma clang diagnostic error "-Wunused-variable"
int c(void) { int x; return 1; }
_Pragma("GCC diagnostic warning \\"-Wunused-parameter\\"")
int d(int p) { return 1; }
`;
  expect(told(text, ['all'])).toEqual([
    '5 warning unused-variable',
    '7 error unused-variable',
    '9 warning unused-parameter',
  ]);
  expect(told(text)).toEqual(['7 error unused-variable', '9 warning unused-parameter']);
});

test('a pragma of a header holds behind it, and one of the file in what it includes', () => {
  const files = { 'quiet.h': '#pragma GCC diagnostic ignored "-Wunused-variable"\n', 'part.h': unused };
  expect(told(`${unused.replace('f', 'g')}#include "quiet.h"\n${unused}`, ['all'], files)).toEqual([
    '1 warning unused-variable',
  ]);
  expect(told('#pragma GCC diagnostic ignored "-Wall"\n#include "part.h"\n', ['all'], files)).toEqual([]);
  expect(told('#include "part.h"\n', ['all'], files)).toEqual(['1 warning unused-variable']);
});

test('headers of systems are not warned of', () => {
  expect(told('#include "s.h"\n', ['all'], { 's.h': `#pragma GCC system_header\n${unused}` })).toEqual([]);
  const all = 'assert ctype errno float inttypes limits math stdarg stddef stdint stdio stdlib string time';
  const text = all
    .split(' ')
    .map((name) => `#include <${name}.h>\n`)
    .join('');
  expect(told(text, ['everything'])).toEqual([]);
});

test('a header says who included it', () => {
  const read = (path: string): SourceFile | undefined =>
    path === 'b.h' ? new SourceFile('b.h', 'int x = y1;\n') : undefined;
  const { diagnostics } = compileC(new SourceFile('a.c', '\n#include "b.h"\n'), { read });
  expect(diagnostics[0].notes.map(({ message, span }) => `${span?.source.name} ${message}`)).toEqual([
    'a.c `b.h` is included here',
  ]);
});

test('a warning changes nothing of what is made', () => {
  const source = 'int f(int n) { int k; if (n) k = 1; while (n = n - 1); return k + 300; }\n';
  const made = (warnings: readonly string[]): unknown =>
    JSON.stringify(compileC(new SourceFile('a.c', source), { read: () => undefined, warnings }).module, (key, value) =>
      key === 'source' ? undefined : typeof value === 'bigint' ? String(value) : (value as unknown),
    );
  expect(made(['everything'])).toBe(made(['none']));
});

test('flow: what is told and what is not', () => {
  const cases: readonly (readonly [text: string, told: string])[] = [
    ['int f(int a) { int x; if (a) x = 1; if (a) return x; return 0; }', ''],
    ['int f(int a) { int x; if (a) x = 1; return x; }', 'maybe-uninitialized'],
    ['int f(int a) { int x; if (!a) return 0; else x = 1; return x; }', ''],
    ['int f(int a) { int x; switch (a) { case 1: x = 1; break; default: return 0; } return x; }', ''],
    ['int f(int n) { int a[9]; for (int i = 0; i < n; i++) { a[i] = i; n -= a[i]; } return a[0]; }', ''],
    ['#define F int f(int n) { int s = 0; n += 1; while (n--) s++; return s; }\nF', ''],
    ['int f(int n) { int s; while (n--) s += n; return s; }', 'uninitialized'],
    ['int g(int *); int f(void) { int x; g(&x); return x; }', ''],
    ['int f(int a) { int x; if (a && (x = a)) return x; return 0; }', ''],
    ['int f(int a) { int x; if (a || (x = a)) return x; return 0; }', 'maybe-uninitialized'],
    ['struct s { int a; }; int f(void) { struct s v; v.a = 1; return v.a; }', ''],
    ['int f(void) { int a[2]; return a[1]; }', 'uninitialized'],
    ['int f(int a) { for (;;) { if (a) return 1; } }', ''],
    ['int f(int a) { while (1) { if (a) break; } }', 'return-type'],
    ['_Noreturn void e(void); int f(int a) { if (a) return 1; e(); }', ''],
    ['enum e { A, B }; int f(enum e x) { switch (x) { case A: return 1; case B: return 2; } }', ''],
    ['int f(int a) { goto in; { int x; in: x = a; return x; } }', ''],
    ['int f(int a) { switch (a) { case 1: a++; __attribute__((fallthrough)); case 2: a++; } return a; }', ''],
    ['int f(int a) { switch (a) { case 1: a++; /* falls through */\n case 2: a++; } return a; }', ''],
    ['int f(int a) { switch (a) { case 1: if (a) return 1; else return 2; case 2: a++; } return a; }', ''],
    ['int f(int a) { if (0) a = 1; return a; }', ''],
    ['int f(int a) { do { a++; break; } while (0); return a; }', ''],
  ];
  for (const [text, expected] of cases)
    expect(
      told(`${text}\n`, ['all', 'extra'])
        .map((one) => one.split(' ')[2])
        .join(' '),
      text,
    ).toBe(expected);
});

test('many variables, blocks and conditions in time that is linear', () => {
  const lines = 3000;
  const body = Array.from({ length: lines }, (_, i) => `int v${i}; if (a > ${i}) v${i} = 1; s += v${i};`).join('\n');
  const text = `int f(int a) { int s = 0;\n${body}\nreturn s; }\nint g(int a) {\n${'if (a) a--; else '.repeat(lines)} a = 1; return a; }\n`;
  expect(told(text, ['all', 'extra']).length).toBeGreaterThan(100);
});
