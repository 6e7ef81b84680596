/** Programs as files of Python: what only this output does. The suites run on it by its row. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { samara } from '../cli/samara.ts';
import { times } from '../long.ts';
import { needs, pythonCommand } from '../needs.ts';

needs('python3');

const folder = mkdtempSync(join(tmpdir(), 'samara-python-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string): string => join(folder, name);

interface Ended {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

function python(words: readonly string[], dirs = ''): Ended {
  const env = { ...process.env, SAMARA_DIRS: dirs };
  const { status, stdout, stderr } = spawnSync(pythonCommand(), words, { cwd: folder, env, input: 'one\ntwo' });
  return { status, out: stdout.toString(), err: stderr.toString().replaceAll(`${folder}/`, '') };
}

/** Builds a text as NAME.py. */
async function build(name: string, text: string, extension = 'c'): Promise<string> {
  writeFileSync(at(`${name}.${extension}`), text);
  const { err } = await samara('build', at(`${name}.${extension}`), '--target', 'python', '-o', at(`${name}.py`));
  if (err !== '') throw new Error(err);
  return `${name}.py`;
}

const hostile = `int memory = 1, stack = 2, places = 3, trap = 4, None = 5, functions = 6;
int begin(int lambda, int self) { return lambda + self; }
int load_i32(int global) { int frame = global, caller = 2, way = 3; return begin(frame, caller) + way; }
int main(int len, char **print) {
  int def = load_i32(1), main_ = begin(9, 2), __file__ = memory + stack + places + trap + None + functions;
  return def + main_ + __file__ + len;
}
`;

test('hostile names', async () => {
  expect(python([await build('hostile', hostile)])).toEqual({ status: 6 + 11 + 21 + 1, out: '', err: '' });
});

test('names that hold words of the text of an access', async () => {
  const text = `static int STATE[40], DATA[40];
int main(int argc, char **argv) {
  int n = 0;
  for (int i = argc; i < 40; i++) { STATE[i] = i; DATA[i - argc] = 2; }
  for (int i = 0; i < 40 * argc; i += argc) n += STATE[i] * DATA[i];
  return n & 255;
}
`;
  expect(python([await build('states', text)])).toEqual({ status: (741 * 2) & 255, out: '', err: '' });
});

test('constants stay what they are, however far an address lies from the place', async () => {
  const text = `static const char text[4000] = "x";
struct far { char room[2000]; int last; };
int main(int argc, char **argv) {
  struct far *far = (struct far *)(long)(argc * 1024);
  far->last = 7;
  return text[0];
}
`;
  const { status, err } = python([await build('far', text)]);
  expect([status, /^trap\[(.*?)\]/.exec(err)?.[1]]).toEqual([3, 'read-only']);
});

const division = `int share(int a, int b) {
  return a / b;
}
int down(int n) {
  return n == 0 ? share(1, n) : down(n - 1) / 2 + 1;
}
int main(void) { return down(9); }
`;

test('a trap is told with its place and all calls', async () => {
  const { status, err } = python([await build('division', division)]);
  expect(status).toBe(3);
  expect(err).toMatch(
    /^trap\[divide-by-zero\]: integer division by zero\n --> division.c:2:3\n  in share   division.c:2:3\n/,
  );
  expect(err.split('\n').at(-2)).toBe('  in main    division.c:7:18');
});

test('recursion without an end', async () => {
  const text = 'int f(int n) { volatile int x = n; return f(n + 1) + x; } int main(void) { return f(1); }';
  expect(python([await build('deep', text)])).toMatchObject({ status: 3, err: /^trap\[stack-overflow\]/ });
});

test('a library is a module with functions and exceptions', async () => {
  const text = `
func &scale public (var %x f64, var %n i32) f64 { return (mul f64 (dread f64 %x, cvt f64 i32 (dread i32 %n))) }
func &share public (var %a i64, var %b i64) i64 { return (div i64 (dread i64 %a, dread i64 %b)) }
`;
  await build('numbers', text, 'mpl');
  const user = `import numbers_
print(numbers_.scale(1.5, 4), numbers_.share(-7, 2), numbers_.share(2 ** 63, -1), numbers_.scale(1, 2 ** 32 + 2))
try:
    numbers_.share(1, 0)
except numbers_.Trap as error:
    print(error.kind, error.message)
`;
  rmSync(at('numbers_.py'), { force: true });
  writeFileSync(at('numbers_.py'), python(['-c', 'print(open("numbers.py").read())']).out);
  expect(python(['-c', user])).toEqual({
    status: 0,
    out: '6.0 -3 -9223372036854775808 2.0\ndivide-by-zero integer division by zero\n',
    err: '',
  });
});

test('files are those of the granted folders, whatever the name and the links say', async () => {
  const text = `#include <stdio.h>
int main(int argc, char **argv) {
  for (int i = 1; i < argc; i++) {
    FILE *file = fopen(argv[i], "r");
    printf("%d", file != 0);
    if (file) fclose(file);
  }
  FILE *made = fopen("/data/made", "w");
  printf(" %d\\n", made != 0);
  return 0;
}`;
  const file = await build('files', text);
  mkdirSync(at('data'));
  mkdirSync(at('other'));
  for (const name of ['data/a', 'other/b']) writeFileSync(at(name), 'text');
  symlinkSync(at('other'), at('data/link'));
  symlinkSync('/etc/passwd', at('data/passwd'));
  const names = [
    '/data/a',
    '/data/x/../a',
    '/data/../other/b',
    '/data/link/b',
    '/data/passwd',
    '/etc/passwd',
    at('other/b'),
  ];
  expect(python([file, ...names]).out).toBe('0000000 0\n');
  expect(python([file, ...names], `${at('data')}:/data`).out).toBe('1100000 0\n');
  expect(python([file, ...names], `${at('data')}:/data:rw`).out).toBe('1100000 1\n');
});

const count = times(1000, 10_000);
const numbers = Array.from({ length: count }, (_, i) => i);
const nest = (n: number): string =>
  n === 0 ? 'break;' : `for (int i${n} = 0; i${n} < 2; i${n}++) { ${nest(n - 1)} if (s > 90) goto out; s++; }`;

test.each([
  [
    'functions',
    `${numbers.map((i) => `int f${i}(int x) { return x + ${i}; }`).join('\n')} int main(void) { int s = 0; ${numbers.map((i) => `s += f${i}(s & 1);`).join('')} return s & 255; }`,
  ],
  [
    'cases',
    `int f(int x) { switch (x) { ${numbers.map((i) => `case ${i * 3}: return ${(i * 7) % 251};`).join(' ')} default: return 1; } } int main(int c, char **v) { int s = 0; for (int i = 0; i < 40; i++) s += f(i * 33); return s & 255; }`,
  ],
  [
    'instructions',
    `int main(int c, char **v) { unsigned s = c; ${numbers.map((i) => `s = s * ${i | 1}u ^ ${i};`).join(' ')} return s & 255; }`,
  ],
  [
    'locals',
    `int main(int c, char **v) { ${numbers
      .slice(0, 1000)
      .map((i) => `int a${i} = c + ${i};`)
      .join(' ')} while (c++ < 9) { ${numbers
      .slice(0, 1000)
      .map((i) => `a${i} += a${(i + 1) % 1000};`)
      .join(' ')} } return a7 & 255; }`,
  ],
  ['nests', `int main(void) { int s = 0; ${nest(26)} out: return s; }`],
])('many %s', { timeout: 120_000 }, async (name, text) => {
  const file = await build(name, text);
  const compiled = spawnSync('gcc', ['-w', '-O0', '-o', at(name), at(`${name}.c`)]);
  const expected =
    compiled.error === undefined ? spawnSync(at(name)).status : (await samara('run', at(`${name}.c`))).status;
  expect(python([file])).toEqual({ status: expected, out: '', err: '' });
});
