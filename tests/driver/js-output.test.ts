/** What `--target js` makes: a command for node, a library for whoever imports it, traps with their calls, and a map to the source. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { samara } from '../cli/samara.ts';
import { times } from '../long.ts';

const folder = mkdtempSync(join(tmpdir(), 'samara-js-output-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string): string => join(folder, name);

async function build(name: string, text: string, ...words: string[]): Promise<string> {
  writeFileSync(at(name), text);
  const file = at(`${name}.mjs`);
  const { err } = await samara('build', at(name), '--target', 'js', '-o', file, ...words);
  if (err !== '') throw new Error(err);
  return file;
}

interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function node(file: string, args: readonly string[] = [], input = '', env: Record<string, string> = {}): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
    input,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return { status, stdout, stderr: stderr.replaceAll(`${folder}/`, '') };
}

/** Names that JavaScript, its surroundings or the built file have a use for. */
const hostile = `int memory = 1, run = 2, arguments = 3, eval = 4, await = 5, let = 6, globalThis = 7;
int function(int var, int typeof_) { return var + typeof_; }
int Math(int new) { int yield = new, this = 2, delete = 3; return function(yield, this) + delete; }
int Trap(int undefined, int NaN_) { return undefined - NaN_; }
static int Array(int null, int in) { int class = null; return class * in; }
int main(void) {
  int export = Math(1), import = Trap(9, 2), super = Array(2, 3);
  int with = memory + run + arguments + eval + await + let + globalThis;
  return export + import + super + with;
}
`;

test('hostile names', async () => {
  expect(node(await build('hostile.c', hostile)).status).toBe(6 + 7 + 6 + 28);
});

test('an empty program', async () => {
  expect(node(await build('empty.c', 'int main(void) { return 0; }'))).toEqual({ status: 0, stdout: '', stderr: '' });
});

const division = `int share(int a, int b) {
  return a / b;
}
int down(int n) {
  return n == 0 ? share(1, n) : down(n - 1) / 2 + 1;
}
int main(void) { return down(3); }
`;

test('a trap is told with its place and all calls', async () => {
  const ended = node(await build('division.c', division));
  expect(ended.status).toBe(3);
  expect(ended.stderr).toBe(`trap[divide-by-zero]: integer division by zero
 --> division.c:2:3
  in share   division.c:2:3
  in down    division.c:5:3
  ... 3 times more the same call
  in main    division.c:7:18
`);
});

test('the call stack ends, and so does the stack of arrays', async () => {
  const plain = 'int f(int n) { return n < 0 ? 0 : f(n + 1) / 2 + 1; } int main(void) { return f(1); }';
  const arrays =
    'int f(int n) { int a[9000]; a[n % 100] = n; return n < 0 ? a[0] : f(n + 1) + a[1]; } int main(void) { return f(1); }';
  for (const text of [plain, arrays]) {
    const { status, stderr } = node(await build('deep.c', text));
    expect(status).toBe(3);
    expect(stderr).toMatch(
      /^trap\[stack-overflow\]: the call stack is exhausted\n --> deep\.c:1:\d+\n {2}in f {2,}deep\.c:1:\d+\n/,
    );
  }
});

test('a command has room for as many open calls as on engines, or nearly', async () => {
  const text = `int down(int n) { int a[4]; a[n & 3] = n; return n == 0 ? a[0] : down(n - 1) + (a[n & 3] & 1); }
int main(void) { return down(100000) == 50000 ? 7 : 1; }
`;
  expect(node(await build('nested.c', text)).status).toBe(7);
});

test('accesses that go wrong, and memory that has an end', async () => {
  const text = (body: string): string =>
    `#include <stdlib.h>\n#include <string.h>\nint main(int argc, char **argv) { ${body} return 0; }`;
  const wrong = async (body: string): Promise<string | undefined> =>
    /^trap\[(.*?)\]/.exec(node(await build('wrong.c', text(body))).stderr)?.[1];
  expect(await wrong('int *p = (int *)(long)(argc - 1); return *p;')).toBe('null-pointer');
  expect(await wrong('int *p = (int *)(long)(argc + 8); *p = 1;')).toBe('null-pointer');
  expect(await wrong('*(char *)"text" = argc;')).toBe('read-only');
  expect(await wrong('return *(int *)0x7ffffff0L;')).toBe('out-of-bounds');
  expect(await wrong('return *(short *)-2L;')).toBe('out-of-bounds');
  expect(await wrong('memset((void *)1024L, argc, 0x7fffffffL);')).toBe('out-of-bounds');
  expect(await wrong('char *p = malloc(9); int *q = (int *)(p + 1); *q = 7; return *q - 7;')).toBeUndefined();
  expect(await wrong('int n = 0; while (malloc(1 << 30)) n++; return n < 1;')).toBeUndefined();
});

test('input, output, arguments, files and the status', async () => {
  const text = `#include <stdio.h>
#include <stdlib.h>
int main(int argc, char **argv) {
  char line[100];
  while (fgets(line, sizeof line, stdin)) printf("<%s", line);
  for (int i = 1; i < argc; i++) printf("%s;", argv[i]);
  FILE *file = fopen("/data/new.txt", "w+");
  if (file == NULL) exit(9);
  fputs("kept", file);
  rewind(file);
  printf("%s %d\\n", fgets(line, sizeof line, file), fopen("/other/x", "r") == NULL);
  fclose(file);
  fprintf(stderr, "done\\n");
  exit(300);
}
`;
  const file = await build('system.c', text);
  mkdirSync(at('granted'), { recursive: true });
  const ended = node(file, ['one', 'zwölf'], 'a\nb\n', { SAMARA_DIRS: `${at('granted')}:/data:rw` });
  expect(ended).toEqual({ status: 300 & 255, stdout: '<a\n<b\none;zwölf;kept 1\n', stderr: 'done\n' });
  expect(readFileSync(at('granted/new.txt'), 'utf8')).toBe('kept');
});

test('links that lead out of a granted folder are refused', async () => {
  const text = `#include <stdio.h>
int main(int argc, char **argv) {
  for (int i = 1; i < argc; i++) printf("%d", fopen(argv[i], argc == 2 ? "w" : "r") != NULL);
  return 0;
}
`;
  const file = await build('links.c', text);
  for (const name of ['inner', 'outer']) mkdirSync(at(name));
  for (const name of ['inner/a', 'outer/b']) writeFileSync(at(name), 'text');
  symlinkSync(at('outer'), at('inner/folder'));
  symlinkSync(at('outer/made'), at('inner/nowhere'));
  symlinkSync('a', at('inner/within'));
  const names = ['/data/a', '/data/within', '/data/x/../a', '/data/folder/b', '/data/../outer/b', at('outer/b')];
  expect(node(file, names, '', { SAMARA_DIRS: `${at('inner')}:/data:rw` }).stdout).toBe('111000');
  expect(node(file, ['/data/nowhere'], '', { SAMARA_DIRS: `${at('inner')}:/data:rw` }).stdout).toBe('0');
  expect(existsSync(at('outer/made'))).toBe(false);
});

const library = `long twice(long n) { return n * 2; }
int count;
int next(void) { return ++count; }
float half(float x) { return x / 2; }
static int hidden(void) { return 1; }
double sum(const double *values, int n) { double s = 0; for (int i = 0; i < n; i++) s += values[i]; return s + hidden() - 1; }
`;

test('a library, and its declarations', async () => {
  const file = await build('library.c', library, '--header', at('library.d.ts'));
  const functions = (await import(pathToFileURL(file).href)) as Record<string, (...args: unknown[]) => unknown>;
  expect(functions.twice(2n ** 40n)).toBe(2n ** 41n);
  expect([functions.next(), functions.next(), functions.half(5)]).toEqual([1, 2, 2.5]);
  const other = functions.instantiate({}) as Record<string, (...args: unknown[]) => unknown>;
  expect(other.next()).toBe(1);
  const address = functions.allocate(24) as number;
  new Float64Array((functions.memory() as Uint8Array).buffer, address, 3).set([1, 2.5, 4]);
  expect(functions.sum(BigInt(address), 3)).toBe(7.5);
  const declared = readFileSync(at('library.d.ts'), 'utf8');
  expect(declared).toContain('export function twice(n: bigint): bigint;');
});

test('with -g, a map says from which line of the source each line is', async () => {
  const file = await build('division.c', division, '-g', '-O0');
  const { stderr } = spawnSync(process.execPath, ['--enable-source-maps', file], { encoding: 'utf8' });
  expect(stderr).toContain('trap[divide-by-zero]');
  const text = readFileSync(file, 'utf8');
  const encoded = /sourceMappingURL=data:application\/json;base64,(.*)$/m.exec(text)?.[1] ?? '';
  const map = JSON.parse(Buffer.from(encoded, 'base64').toString()) as {
    sources: string[];
    sourcesContent: string[];
    mappings: string;
  };
  expect(map.sourcesContent[0]).toBe(division);
  const { SourceMap } = await import('node:module');
  const payload = { ...map, version: 3, file: 'x', names: [], sourceRoot: '' };
  const known = new SourceMap(payload as never);
  const line = text.split('\n').findIndex((one) => one.includes('$div_i32(') && !one.includes('function'));
  expect(known.findEntry(line, 0)).toMatchObject({ originalLine: 1 });
});

test('a debugger stops at lines of the source, and knows variables by their names', async () => {
  const text = `#include <stdio.h>
int sum(int n) {
  int total = 0;
  for (int i = 1; i <= n; i++) {
    total += i * i;
  }
  return total;
}
int main(void) {
  printf("%d\\n", sum(3));
  return 0;
}
`;
  const file = await build('stops.c', text, '-g', '-O0');
  const at = (line: number, name: string): string =>
    node(join(import.meta.dirname, 'breakpoints.mjs'), [file, String(line), name]).stdout;
  expect(at(5, 'i')).toBe('line 5: i is 1\nline 5: i is 2\nline 5: i is 3\n14\n');
  expect(at(7, 'total')).toBe('line 7: total is 14\n14\n');
});

test('large functions and many of them', { timeout: 200_000 }, async () => {
  const many = times(1000, 10_000);
  const cases = Array.from({ length: many }, (_, i) => `case ${i * 3}: x ^= ${i}; ${i % 2 === 0 ? 'break;' : ''}`);
  const large = Array.from({ length: 2 * many }, (_, i) => `x = x * 3 + ${i};`);
  const locals = Array.from({ length: 1000 }, (_, i) => `int v${i} = x + ${i};`);
  const sum = Array.from({ length: 1000 }, (_, i) => `v${i}`).join(' + ');
  const functions = Array.from({ length: many }, (_, i) => `unsigned f${i}(unsigned x) { return x + ${i}; }`);
  const calls = Array.from({ length: many }, (_, i) => `f${i}`).join(', ');
  const text = `${functions.join('\n')}
unsigned (*all[])(unsigned) = { ${calls} };
unsigned choose(unsigned x, int k) { switch (k) { ${cases.join('\n')} } return x; }
unsigned large(unsigned x) { ${large.join('\n')} return x; }
unsigned many(unsigned x) { ${locals.join(' ')} return ${sum}; }
#include <stdio.h>
int main(void) {
  unsigned x = 1;
  for (int i = 0; i < ${many}; i += 7) x = x * 31 + all[i](x) + choose(x, i * 3);
  printf("%u %u %u\\n", x, large(5), many(7));
  return 0;
}
`;
  let x = 1;
  for (let i = 0; i < many; i += 7) {
    const chosen = (i % 2 === 1 && i < many - 1 ? x ^ i ^ (i + 1) : x ^ i) >>> 0;
    x = (Math.imul(x, 31) + ((x + i) >>> 0) + chosen) >>> 0;
  }
  let y = 5;
  for (let i = 0; i < 2 * many; i++) y = (Math.imul(y, 3) + i) >>> 0;
  expect(node(await build('sizes.c', text)).stdout).toBe(`${x} ${y} ${7 * 1000 + 499_500}\n`);
});
