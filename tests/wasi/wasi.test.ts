/**
 * Commands for the WebAssembly System Interface on two hosts that have nothing in common, node's and one in JavaScript: what a program
 * prints, reads and leaves, and how it ends, is that of `samara run`.
 */
import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { cCompilers, compileC, runProgram } from '../built-c.ts';
import { runWasi } from '../built-wasi.ts';
import { samara, samaraWith } from '../cli/samara.ts';
import { needs } from '../needs.ts';

needs('tcc');

const folder = mkdtempSync(join(tmpdir(), 'samara-wasi-test-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string): string => join(folder, name);

async function build(name: string, text: string, ...words: string[]): Promise<string> {
  writeFileSync(at(name), text);
  const out = at(`${name}.wasm`);
  const { err } = await samara('build', at(name), '--target', 'wasi', '-o', out, ...words);
  if (err !== '') throw new Error(err);
  return out;
}

interface Given {
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: string;
  /** In the folder `/data`. */
  readonly files?: Readonly<Record<string, string>>;
}

interface Came {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
  readonly files?: Readonly<Record<string, string | null>>;
}

type Host = (file: string, given: Given) => Came;

let folders = 0;

function folderOf(files: Readonly<Record<string, string>>): string {
  const data = at(`data${folders++}`);
  mkdirSync(data);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(data, name), text);
  return data;
}

function contentsOf(data: string): Record<string, string | null> {
  const names = readdirSync(data).toSorted();
  return Object.fromEntries(
    names.map((name) => [
      name,
      statSync(join(data, name)).isDirectory() ? null : readFileSync(join(data, name), 'utf8'),
    ]),
  );
}

const hosts: Readonly<Record<string, Host>> = {
  node: (file, { args = [], env, input = '', files }) => {
    const data = files && folderOf(files);
    const ended = runWasi(readFileSync(file), {
      args: ['program', ...args],
      env,
      input: Buffer.from(input),
      folders: data === undefined ? {} : { '/data': data },
    });
    return { ...ended, stdout: ended.stdout.toString(), files: data === undefined ? undefined : contentsOf(data) };
  },
  shim: (file, given) => {
    const { stdout, stderr } = spawnSync(process.execPath, [fileURLToPath(new URL('shim.mjs', import.meta.url))], {
      input: JSON.stringify({ ...given, file }),
    });
    if (stdout.length === 0) throw new Error(stderr.toString());
    return JSON.parse(stdout.toString()) as Came;
  },
};

const everything = `#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
int main(int argc, char **argv) {
  char line[100];
  for (int i = 1; i < argc; i++) printf("[%s]", argv[i]);
  printf(" %s %s\\n", getenv("COLOUR") ? getenv("COLOUR") : "none", getenv("COL") ? "wrong" : "none");
  while (fgets(line, sizeof line, stdin)) printf("%d:%s", (int)strlen(line), line);
  fprintf(stderr, "to the other stream\\n");
  srand((unsigned)time(NULL));
  char *block = malloc(3000000);
  memset(block, 7, 3000000);
  printf("%d %d %d\\n", time(NULL) > 1700000000, clock() >= 0, block[2999999]);
  return argc;
}
`;

const files = `#include <errno.h>
#include <stdio.h>
#include <string.h>
static void show(const char *name) {
  char text[100];
  FILE *file = fopen(name, "r");
  if (file == NULL) { printf("%s: error %d\\n", name, errno); return; }
  size_t n = fread(text, 1, sizeof text, file);
  printf("%s: %.*s\\n", name, (int)n, text);
  fclose(file);
}
int main(void) {
  show("/data/a.txt");
  show("data/./sub/../a.txt");
  show("/data/none");
  show("/data");
  show("/etc/passwd");
  show("/data/../etc/passwd");
  FILE *made = fopen("/data/made", "w+");
  fputs("0123456789", made);
  fseek(made, 3, SEEK_SET);
  fputc('x', made);
  fseek(made, -2, SEEK_END);
  printf("%c %ld\\n", fgetc(made), ftell(made));
  fclose(made);
  FILE *more = fopen("/data/made", "a");
  fputs("+", more);
  fclose(more);
  show("/data/made");
  printf("%d\\n", rename("/data/made", "/data/other"));
  show("/data/made");
  printf("%d %d\\n", remove("/data/a.txt"), remove("/data/a.txt"));
  printf("%d\\n", fopen("/data/other", "wx") == NULL ? errno : 0);
  printf("%d\\n", fputc('x', fopen("/data/other", "r")) == EOF);
  return 0;
}
`;

const traps = `int share(int a, int b) {
  return a / b;
}
int down(int n, int *p, int (*f)(int, int)) {
  if (n > 0) return down(n - 1, p, f) / 2 + 1;
  return f != 0 ? f(1, 0) : *p;
}
typedef int (*two)(int, int);
int main(int argc, char **argv) {
  static const int one = 1;
  switch (argv[1][0]) {
    case 'd': return down(3, 0, share);
    case 'n': return down(2, 0, 0);
    case 'o': return down(0, (int *)0x7ffffff0, 0);
    case 'w': *(int *)&one = 2; return one;
    case 'c': return ((double (*)(double))share)(1.0) > 0;
    case 'i': return ((two)12345678)(1, 2);
    case 'a': { extern void abort(void); abort(); }
    default: __builtin_trap();
  }
}
`.replace('__builtin_trap();', 'return down(100000000, 0, 0);');

describe.each(Object.entries(hosts))('on %s', (_, host) => {
  test('streams, arguments, the environment, clocks, memory and the status', async () => {
    const file = await build('everything.c', everything);
    const came = host(file, { args: ['x', 'ü z'], env: { COLOUR: 'red', B: '' }, input: 'one\ntwo' });
    expect(came).toMatchObject({
      status: 3,
      stdout: '[x][ü z] red none\n4:one\n3:two1 1 7\n',
      stderr: 'to the other stream\n',
    });
  });

  test('files in a folder, and nothing outside of it', async () => {
    const data = { 'a.txt': 'hello' };
    const came = host(await build('files.c', files, '-O2'), { files: data });
    const place = folderOf(data);
    const asRun = await samara('run', at('files.c'), '--dir', `${place}:/data:rw`);
    expect(came).toEqual({ status: 0, stdout: asRun.out, stderr: '', files: { other: '012x456789+' } });
    expect(contentsOf(place)).toEqual(came.files);
  });

  test('without folders there are no files', async () => {
    const { out } = await samara('run', at('files.c'));
    expect(out.split('\n')[0]).toBe('/data/a.txt: error 13');
    const came = host(await build('nofiles.c', files.replace('FILE *made', 'return 0; FILE *made')), {});
    expect(came.stdout.split('\n')[0]).toBe('/data/a.txt: error 13');
  });

  test.each(['d', 'n', 'o', 'w', 'c', 'i', 'a'])(
    'a trap is told as in C, with its place and all calls (%s)',
    async (word) => {
      const file = await build('traps.c', traps);
      const came = host(file, { args: [word] });
      await samara('build', at('traps.c'), '--target', 'c', '-o', at('traps.out.c'));
      const inC = compileC(folder, `traps-${word}`, readFileSync(at('traps.out.c'), 'utf8'), cCompilers.tcc);
      const { status, stderr } = runProgram(inC, [word], Buffer.alloc(0));
      expect({ status: came.status, stderr: came.stderr }).toEqual({ status, stderr });
    },
  );
});

test('addresses of four bytes, and several files', async () => {
  const text =
    '#include <stdio.h>\nint main(int argc, char **argv) { printf("%d %s\\n", (int)sizeof argv, argv[1]); return 0; }\n';
  expect(hosts.node(await build('narrow.c', text, '--pointer-size', '4'), { args: ['x'] }).stdout).toBe('4 x\n');
});

test('the stack of arrays ends, and so do very many calls', async () => {
  const deep =
    'int f(int n) { int a[9999]; a[n % 100] = n; return n < 0 ? a[0] : f(n + 1) + a[1]; } int main(void) { return f(1); }';
  const came = hosts.node(await build('deep.c', deep), {});
  expect(came.status).toBe(3);
  expect(came.stderr).toMatch(/^trap\[stack-overflow\]: the call stack is exhausted\n --> .*deep\.c:1:\d+\n/);
});

test('memory ends where it does on engines', async () => {
  const text = `#include <stdlib.h>
int main(void) { int n = 0; while (n < 100 && malloc(64 << 20) != NULL) n++; return n; }
`;
  const file = await build('memory.c', text);
  expect(hosts.node(file, {}).status).toBe(31);
  expect((await samara('run', at('memory.c'))).status).toBe(31);
});

test('functions that nobody has are imports, and the same bytes are written every time', async () => {
  writeFileSync(at('open.c'), 'int ask(int); int main(void) { return ask(1); }');
  const words = ['build', at('open.c'), '--target', 'wasi', '-o'];
  expect((await samara(...words, at('open1.wasm'))).err).toBe(`note: ${at('open1.wasm')} imports env.ask\n`);
  await samara(...words, at('open2.wasm'));
  expect(readFileSync(at('open1.wasm')).equals(readFileSync(at('open2.wasm')))).toBe(true);
});

test('a module without an entry is a reactor', async () => {
  const file = await build('twice.c', 'int twice(int n) { return 2 * n; }\n');
  const module = new WebAssembly.Module(readFileSync(file));
  expect(WebAssembly.Module.exports(module).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['twice', '_initialize', 'memory']),
  );
});

test('links out of a folder are refused', async () => {
  const data = folderOf({ inside: 'inside' });
  writeFileSync(at('secret'), 'secret');
  symlinkSync('inside', join(data, 'good'));
  symlinkSync(at('secret'), join(data, 'bad'));
  const text =
    files.slice(0, files.indexOf('int main')) + 'int main(void) { show("/data/good"); show("/data/bad"); return 0; }';
  const file = await build('links.c', text);
  const { stdout } = runWasi(readFileSync(file), { folders: { '/data': data } });
  expect(stdout.toString()).toMatch(/^\/data\/good: inside\n\/data\/bad: error \d+\n$/);
});

test('the SysY library, and input', async () => {
  const file = await build(
    'arrays.sy',
    'int main() { int a[3] = {1, 2, 3}; putarray(3, a); putint(getint()); return 0; }',
  );
  const came = hosts.node(file, { input: '42' });
  expect(came).toMatchObject({ status: 0, stdout: '3: 1 2 3\n42' });
  const asRun = await samaraWith('42', ['run', at('arrays.sy')]);
  expect(came.stdout).toBe(asRun.out);
});
