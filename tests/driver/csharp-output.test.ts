/** What `--target csharp` makes: hostile names, traps with places, files, a library that is called from C# and calls it, and programs of unusual size. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { compileCSharp } from '../built-csharp.ts';
import { samara } from '../cli/samara.ts';
import { times } from '../long.ts';
import { needs } from '../needs.ts';

needs('mono');

const folder = mkdtempSync(join(tmpdir(), 'samara-csharp-output-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string): string => join(folder, name);

interface Ended {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/** Builds a text as NAME.cs, and what is beside it as one program. */
async function build(name: string, text: string, ...words: readonly string[]): Promise<string> {
  writeFileSync(at(name), text);
  const file = at(`${name.replace(/\..*$/, '')}.cs`);
  const { err } = await samara('build', at(name), '--target', 'csharp', '-o', file, ...words);
  if (err !== '' && !err.includes('imports')) throw new Error(err);
  return file;
}

async function program(name: string, text: string, ...words: readonly string[]): Promise<string> {
  const file = await build(name, text, ...words);
  compileCSharp(`${file}.exe`, [file]);
  return `${file}.exe`;
}

function mono(file: string, words: readonly string[] = [], dirs = ''): Ended {
  const env = { ...process.env, SAMARA_DIRS: dirs };
  const { status, stdout, stderr } = spawnSync('mono', [file, ...words], { cwd: folder, env, input: 'one two\nthree' });
  return { status, out: stdout.toString(), err: stderr.toString().replaceAll(`${folder}/`, '') };
}

const hostile = `int memory = 1, stack = 2, places = 3, trap = 4, Math = 5, Places = 6, hostile = 7;
int begin(int lambda, int string) { return lambda + string; }
int load_i32(int unchecked) { int frame = unchecked, caller = 2, here = 3; return begin(frame, caller) + here; }
int Main(int ToString) { return ToString + 1; }
int main(int len, char **out) {
  int var = load_i32(1), main_ = begin(9, 2), set_up = memory + stack + places + trap + Math + Places + hostile;
  return var + main_ + set_up + len + Main(1);
}
`;

test('hostile names', async () => {
  expect(mono(await program('hostile.c', hostile))).toEqual({ status: 6 + 11 + 28 + 1 + 2, out: '', err: '' });
});

const division = `int share(int a, int b) {
  return a / b;
}
int down(int n) {
  return n == 0 ? share(1, n) : down(n - 1) / 2 + 1;
}
int deep(int n) { int a[100]; a[n % 100] = n; return n < 0 ? a[0] : deep(n + 1) + a[1]; }
int sum(const int *p, const int *q) {
  return *p + *q;
}
int main(int argc, char **argv) {
  if (argc == 2) return deep(1);
  if (argc == 3) return sum(&argc, 0);
  return 0 + down(3);
}
`;

test('a trap is told with its place and all calls', async () => {
  const file = await program('division.c', division);
  const { status, err } = mono(file);
  expect(status).toBe(3);
  expect(err).toBe(`trap[divide-by-zero]: integer division by zero
 --> division.c:2:3
  in share   division.c:2:3
  in down    division.c:5:3
  ... 3 times more the same call
  in main    division.c:14:3
`);
  expect(mono(file, ['x'])).toMatchObject({ status: 3, err: /^trap\[stack-overflow\]/ });
  expect(mono(file, ['x', 'y']).err).toMatch(/^trap\[null-pointer\]: .*\n --> division.c:9:3\n/);
});

test('arguments, input, files of a granted folder, and the status', async () => {
  const text = `#include <stdio.h>
int main(int argc, char **argv) {
  char word[20];
  FILE *file = fopen("/data/made.txt", "w");
  while (scanf("%19s", word) == 1) if (file) fprintf(file, "%s;", word);
  if (file) fclose(file);
  file = fopen("/data/made.txt", "r");
  printf("%d %s %d", argc, argv[1], file && fgets(word, 20, file) ? (int)word[4] : 0);
  if (file) fclose(file);
  for (int i = 2; i < argc; i++) printf(" %d", fopen(argv[i], "r") != 0);
  return 300;
}
`;
  const file = await program('words.c', text, '-O0');
  mkdirSync(at('data'));
  mkdirSync(at('other'));
  for (const name of ['data/a', 'other/b']) writeFileSync(at(name), 'text');
  symlinkSync(at('other'), at('data/link'));
  symlinkSync('/etc/passwd', at('data/passwd'));
  const names = ['/data/a', '/data/x/../a', '/data/../other/b', '/data/link/b', '/data/passwd', '/etc/passwd'];
  expect(mono(file, ['né', ...names], `${at('data')}:/data:rw`)).toEqual({
    status: 44,
    out: `8 né ${'t'.charCodeAt(0)} 1 1 0 0 0 0`,
    err: '',
  });
  expect(mono(file, ['-', '/data/a']).out).toBe('3 - 0 0');
});

const library = `func &ask extern (var %n i32) i32
func &twice public (var %n i32) i32 { return (mul i32 (dread i32 %n, constval i32 2)) }
func &asks public (var %n i32) i32 {
  callassigned &ask (dread i32 %n) { regassign i32 %1 }
  return (add i32 (regread i32 %1, constval i32 1))
}
func &first public (var %p ptr) i32 { return (iread i32 <* i32> 0 (dread ptr %p)) }
`;

test('a sum with a written zero is what it is elsewhere', async () => {
  const text = readFileSync(join(import.meta.dirname, '../regress/sum-with-a-written-zero.mpl'), 'utf8');
  expect(mono(await program('zeros.mpl', text, '-O0')).out).toBe('0 0, 0 0, 0 -0');
});

test('a library calls C#, and C# calls it', async () => {
  const file = await build('Asking.mpl', library);
  writeFileSync(
    at('Asker.cs'),
    `public class Asker {
  public static void Main() {
    Asking.Imports.ask = n => Asking.twice(n);
    uint at = Asking.allocate(4);
    Asking.write_bytes(at, new byte[] { 1, 1, 0, 0 });
    string kind = "none";
    try {
      Asking.first(0);
    } catch (Asking.Trap trap) {
      kind = trap.kind;
    }
    System.Console.Write(Asking.asks(20) + " " + Asking.first((int)at) + " " + kind);
  }
}
`,
  );
  compileCSharp(at('Asker.exe'), [at('Asker.cs'), file]);
  expect(mono(at('Asker.exe'))).toEqual({ status: 0, out: '41 257 null-pointer', err: '' });
});

/** Statements by the thousand in one function, cases, and functions by their addresses. */
function largeProgram(size: number): { readonly text: string; readonly status: number } {
  const numbers = Array.from({ length: size }, (_, i) => i);
  let a = 1;
  let b = 2;
  for (const i of numbers) {
    a = (Math.imul(a, 2 * i + 3) + b) | 0;
    if ((a & 3) === 0) b ^= a + i;
  }
  const sum = numbers.reduce((all, i) => all + ((i * 7) % 101) + (i % 5), (a ^ b) & 63);
  const text = `${numbers.map((i) => `static int f${i}(int x) { return x + ${i % 5}; }`).join('\n')}
int (*table[])(int) = { ${numbers.map((i) => `f${i}`).join(', ')} };
int chosen(int x) {
  switch (x) {
${numbers.map((i) => `    case ${i}: return ${(i * 7) % 101};`).join('\n')}
    default: return 0;
  }
}
int mixed(int a, int b) {
${numbers.map((i) => `  a = a * ${2 * i + 3} + b; if ((a & 3) == 0) b ^= a + ${i};`).join('\n')}
  return (a ^ b) & 63;
}
int main(void) {
  int sum = mixed(1, 2);
  for (int i = 0; i < ${size}; i++) sum += chosen(i) + table[i](0);
  return sum % 251;
}
`;
  return { text, status: sum % 251 };
}

test('large functions, tables and programs', { timeout: 120_000 }, async () => {
  const { text, status } = largeProgram(times(1000, 10_000));
  expect(mono(await program('large.c', text))).toEqual({ status, out: '', err: '' });
});

test('a variable beside an expression in parentheses is no generic type', async () => {
  const text =
    'int up(const int *widths, int i) { while (i < (1 << widths[2])) i += widths[1]; return i; }\n' +
    'int main(void) { int widths[] = {0, 1, 3}; return up(widths, 0); }\n';
  expect(mono(await program('less.c', text, '-O0')).status).toBe(8);
});

test('blocks that overlap are moved as a whole, in both directions', async () => {
  const text = `#include <string.h>
int main(void) {
  unsigned char moved[64], expected[64];
  int wrong = 0;
  for (int n = 0; n < 40; n++)
    for (int by = -12; by <= 12; by++) {
      for (int i = 0; i < 64; i++) moved[i] = expected[i] = i;
      memmove(moved + 12 + by, moved + 12, n);
      for (int i = 0; i < n; i++) expected[12 + by + i] = 12 + i;
      wrong += memcmp(moved, expected, 64) != 0;
    }
  return wrong > 0;
}
`;
  expect(mono(await program('move.c', text)).status).toBe(0);
});
