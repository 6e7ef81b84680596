/** What `--target java` makes: run as it is and compiled, called from Java, told by traps, and divided where a class file has limits. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { trapIn, type Ended } from '../built-c.ts';
import { samara } from '../cli/samara.ts';
import { times } from '../long.ts';
import { needs } from '../needs.ts';

needs('java');

const folder = mkdtempSync(join(tmpdir(), 'samara-java-output-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string): string => join(folder, name);

async function build(name: string, text: string, output: string, ...words: readonly string[]): Promise<void> {
  writeFileSync(at(name), text);
  const { err } = await samara('build', at(name), '--target', 'java', '-o', at(output), ...words);
  if (err !== '') throw new Error(err);
}

function runJava(words: readonly string[], input = '', env: Readonly<Record<string, string>> = {}): Ended {
  const ended = spawnSync('java', ['-XX:TieredStopAtLevel=1', ...words], {
    cwd: folder,
    input,
    timeout: 60_000,
    env: { ...process.env, ...env },
  });
  return {
    status: ended.status ?? -1,
    stdout: ended.stdout,
    stderr: ended.stderr.toString().replaceAll(`${folder}/`, ''),
  };
}

function compile(...files: readonly string[]): void {
  const { status, stderr } = spawnSync('javac', ['-d', folder, ...files.map(at)]);
  if (status !== 0) throw new Error(stderr.toString());
}

/** Names that Java, its library or the built file have a use for. */
const hostile = `int memory = 1, stack = 2, Math = 3, String = 4, places = 5, trap = 6, System = 7, class = 8;
int enter(int synchronized, int final) { return synchronized + final; }
int load_i32(int vars) { int Integer = vars, caller = 2, L4 = 3; return enter(Integer, caller) + L4; }
int hashCode(int byte, int boolean) { return byte - boolean; }
static int notify(int memory, int way) { int printf = memory; return printf * way; }
int wait(void) { return 1; }
int toString(void) { return wait(); }
int main(void) {
  int here = load_i32(1), main_ = hashCode(9, 2), set_up = notify(2, 3);
  int main_2 = memory + stack + Math + String + places + trap + System + class;
  return here + main_ + set_up + main_2 + toString();
}
`;

test('hostile names; java runs the text, and a class whose file has no name of one', async () => {
  await build('hostile.c', hostile, 'new-class.java');
  expect(runJava([at('new-class.java')])).toEqual({ status: 56, stdout: Buffer.from(''), stderr: '' });
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
  await build('division.c', division, 'Division.java');
  compile('Division.java');
  const ended = runJava(['-cp', folder, 'Division']);
  expect(trapIn(ended)?.kind).toBe('divide-by-zero');
  expect(ended.stderr).toBe(`trap[divide-by-zero]: integer division by zero
 --> division.c:2:3
  in share   division.c:2:3
  in down    division.c:5:3
  ... 3 times more the same call
  in main    division.c:14:3
`);
  expect(trapIn(runJava(['-cp', folder, 'Division', 'x']))?.kind).toBe('stack-overflow');
  const second = runJava(['-cp', folder, 'Division', 'x', 'y']).stderr;
  expect(second).toMatch(/^trap\[null-pointer\]: .*\n --> division.c:9:3\n/);
});

test('arguments, input, files of a granted folder, and the status', async () => {
  const text = `#include <stdio.h>
#include <string.h>
int main(int argc, char **argv) {
  char word[20];
  FILE *file = fopen("/data/made.txt", "w");
  while (scanf("%19s", word) == 1) if (file) fprintf(file, "%s;", word);
  if (file) fclose(file);
  printf("%d %s %s\\n", argc, argv[1], file ? "made" : "refused");
  return 300;
}
`;
  await build('words.c', text, 'Words.java', '-O0');
  compile('Words.java');
  mkdirSync(at('granted'));
  const grants = { SAMARA_DIRS: `${at('granted')}:/data:rw` };
  const made = runJava(['-cp', folder, 'Words', 'né'], 'one two\nthree', grants);
  expect(made).toEqual({ status: 44, stdout: Buffer.from('2 né made\n'), stderr: '' });
  expect(runJava(['-cp', folder, 'Words', '-']).stdout.toString()).toBe('2 - refused\n');
});

const library = `func &ask extern (var %n i32) i32
func &twice public (var %n i32) i32 { return (mul i32 (dread i32 %n, constval i32 2)) }
func &asks public (var %n i32) i32 {
  callassigned &ask (dread i32 %n) { regassign i32 %1 }
  return (add i32 (regread i32 %1, constval i32 1))
}
func &first public (var %p ptr) i32 { return (iread i32 <* i32> 0 (dread ptr %p)) }
`;

test('a library calls Java, and Java calls it', async () => {
  await build('asking.mpl', library, 'Asking.java').catch((error: unknown) => {
    expect(String(error)).toContain('imports ask');
  });
  writeFileSync(
    at('Asker.java'),
    `public class Asker {
  public static void main(String[] words) {
    Asking.imports = n -> Asking.twice(n);
    int at = Asking.allocate(4);
    Asking.write_bytes(at, new byte[] { 1, 1, 0, 0 });
    String kind = "none";
    try {
      Asking.first(0);
    } catch (Asking.Trap trap) {
      kind = trap.kind;
    }
    System.out.print(Asking.asks(20) + " " + Asking.first(at) + " " + kind);
  }
}
`,
  );
  compile('Asker.java', 'Asking.java');
  expect(runJava(['-cp', folder, 'Asker']).stdout.toString()).toBe('41 257 null-pointer');
});

/** Statements by the thousand in one function, cases, functions, and braces in each other. */
function largeProgram(size: number): { readonly text: string; readonly status: number } {
  const lines: string[] = [];
  let a = 1;
  let b = 2;
  for (let i = 0; i < size; i++) {
    lines.push(`  a = a * ${2 * i + 3} + b; if ((a & 3) == 0) b ^= a + ${i};`);
    a = (Math.imul(a, 2 * i + 3) + b) | 0;
    if ((a & 3) === 0) b ^= a + i;
  }
  const cases = Array.from({ length: size }, (_, i) => `    case ${i}: return ${(i * 7) % 101};`);
  const functions = Array.from({ length: size }, (_, i) => `static int f${i}(int x) { return x + ${i % 5}; }`);
  const names = Array.from({ length: size }, (_, i) => `f${i}`);
  let sum = (a ^ b) & 63;
  for (let i = 0; i < size; i++) sum += ((i * 7) % 101) + (i % 5);
  const text = `${functions.join('\n')}
int (*table[])(int) = { ${names.join(', ')} };
int chosen(int x) {
  switch (x) {
${cases.join('\n')}
    default: return 0;
  }
}
int mixed(int a, int b) {
${lines.join('\n')}
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

test('large functions, tables and programs are divided', { timeout: 120_000 }, async () => {
  const { text, status } = largeProgram(times(450, 10_000));
  await build('large.c', text, 'Large.java');
  compile('Large.java');
  expect(runJava(['-cp', folder, 'Large'])).toEqual({ status, stdout: Buffer.from(''), stderr: '' });
});
