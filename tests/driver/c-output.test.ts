/** What `--target c` and `--target native` make: clean for compilers and sanitizers, linked with C in both directions, told by traps. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { cCompilers, compileC, runProgram, trapIn } from '../built-c.ts';
import { compileNative } from '../../src/driver/node-compiler.ts';
import { samara } from '../cli/samara.ts';
import { isLong, oneIn } from '../long.ts';
import { needs } from '../needs.ts';

needs('gcc');
needs('tcc');

const folder = mkdtempSync(join(tmpdir(), 'samara-c-output-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string): string => join(folder, name);
const none = Buffer.alloc(0);

async function textOf(name: string, text: string, ...words: readonly string[]): Promise<string> {
  writeFileSync(at(name), text);
  const { err } = await samara('build', at(name), ...words, '--target', 'c', '-o', at(`${name}.out`));
  if (err !== '') throw new Error(err);
  return readFileSync(at(`${name}.out`), 'utf8').replaceAll(`${folder}/`, '');
}

/** Names that C, its library or the built file have a use for. */
const hostile = `int memory = 1, stack = 2, calls = 3, depth = 4, places = 5, trap = 6, EOF_ = 7, linux_ = 8;
int enter(int take, int auto_) { return take + auto_; }
int load_i32(int here) { int frame = here, caller = 2, L4 = 3; return enter(frame, caller) + L4; }
int begin(int int32_t_, int uint32) { return int32_t_ - uint32; }
static int qsort_r(int malloc, int free) { int printf = malloc; return printf * free; }
int main(void) {
  int here = load_i32(1), main_ = begin(9, 2), set_up = qsort_r(2, 3);
  int main_2 = memory + stack + calls + depth + places + trap + EOF_ + linux_;
  return here + main_ + set_up + main_2;
}
`;

test('hostile names, without a warning', async () => {
  const program = compileC(folder, 'hostile', await textOf('hostile.c', hostile), cCompilers.gcc);
  expect(runProgram(program, [], none).status).toBe(6 + 7 + 6 + 36);
});

const division = `int share(int a, int b) {
  return a / b;
}
int down(int n) {
  return n == 0 ? share(1, n) : down(n - 1) / 2 + 1;
}
int main(void) { return down(3); }
`;

const careless = `type $Pair <struct { @a u16, @b u16 }>
func &forever (var %n i32) i32 {
  callassigned &forever (add i32 (dread i32 %n, constval i32 1)) { regassign i32 %1 }
  return (add i32 (regread i32 %1, constval i32 1))
}
func &main () i32 {
  var %p <$Pair>
  var %nobody i32
  var %n i32
  dassign %p 1 (constval i32 70000)
  callassigned &main () { dassign %nobody 0 }
  if (dread i32 %n) { dassign %n (iread i32 <* i32> 0 (sub ptr (constval ptr 0, constval ptr 16))) }
  return (bior i32 (lnot i32 (dread i32 %n), eq i32 i32 (dread i32 %p 1, dread i32 %n)))
}
func &tests (var %n i64, var %x f64) i32 {
  if (lior i32 (lnot i32 (dread i64 %n), eq i32 i64 (dread i64 %n, constval i64 7))) { return (constval i32 1) }
  return (bior i32 (
    ne i32 f64 (dread f64 %x, constval f64 0.0),
    ne i32 f64 (retype f64 i64 (dread i64 %n), retype f64 i64 (constval i64 1))))
}
`;

test.each(['gcc', 'clang'] as const)('%s has no warning for what programs do carelessly', async (name) => {
  const text = await textOf('careless.mpl', careless);
  expect(compileC(folder, 'careless', text, cCompilers[name])).toBe(join(folder, 'careless'));
});

test('a trap is told with its place and all calls', async () => {
  const ended = runProgram(
    compileC(folder, 'division', await textOf('division.c', division), cCompilers.tcc),
    [],
    none,
  );
  expect(trapIn(ended)?.kind).toBe('divide-by-zero');
  expect(ended.stderr).toBe(`trap[divide-by-zero]: integer division by zero
 --> division.c:2:3
  in share   division.c:2:3
  in down    division.c:5:3
  ... 3 times more the same call
  in main    division.c:7:18
`);
});

test('a function that has called others is told once', async () => {
  const text = `#include <stdio.h>
int share(int n) {
  int all;
  printf("%d", n);
  all = 10 / n;
  printf("%d", all);
  return all;
}
int main(int argc, char **argv) { return share(argc - 1); }
`;
  const ended = runProgram(compileC(folder, 'once', await textOf('once.c', text), cCompilers.tcc), [], none);
  expect(ended.stderr.match(/^ {2}in .*$/gm)).toEqual(['  in share   once.c:5:3', '  in main    once.c:9:35']);
});

test('a function that has called none yet is told alone, whatever was called before', async () => {
  const text = `#include <stdio.h>
static volatile int zero;
static void other(void) { puts("other"); }
static int fails(int n) {
  if (n == 0) return 1 / zero;
  other();
  return fails(n - 1);
}
int main(void) {
  other();
  return fails(0);
}
`;
  const ended = runProgram(compileC(folder, 'first', await textOf('first.c', text, '-O0'), cCompilers.tcc), [], none);
  expect(ended.stderr.match(/^ {2}in .*$/gm)).toEqual(['  in fails   first.c:5:15', '  in main    first.c:11:3']);
});

test('the call stack ends, and so does the stack of arrays', async () => {
  const deep =
    'int f(int n) { int a[100]; a[n % 100] = n; return n < 0 ? a[0] : f(n + 1) + a[1]; } int main(void) { return f(1); }';
  const ended = runProgram(compileC(folder, 'deep', await textOf('deep.c', deep), cCompilers.tcc), [], none);
  expect(trapIn(ended)?.kind).toBe('stack-overflow');
});

test.each(['gcc', 'clang'])('recursion ends that %s makes a loop or few frames of', async (name) => {
  const deep = 'int f(int n) { volatile int x = n; return f(n + 1) + x; } int main(void) { return f(1); }';
  const program = compileC(folder, 'small', await textOf('small.c', deep), { name, words: [name, '-O2', '-w'] });
  const ended = runProgram(program, [], none);
  expect(trapIn(ended)?.kind).toBe('stack-overflow');
});

test.each(oneIn(2, ['-O2', '-O0'], 2))('the library in C, under sanitizers, %s', { timeout: 60_000 }, async (level) => {
  const text = `#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static int ascending(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
int main(int argc, char **argv) {
  int *numbers = malloc(3 * sizeof *numbers), n = 0;
  char word[20];
  while (n < 3 && scanf("%d", &numbers[n]) == 1) n++;
  qsort(numbers, n, sizeof *numbers, ascending);
  for (int i = 0; i < n; i++) printf("%d ", numbers[i]);
  snprintf(word, sizeof word, "%.3f|%s", 2.0 / 3, argc > 1 ? argv[1] : "-");
  puts(word);
  free(numbers);
  return (int)strlen(word);
}
`;
  const compiler = isLong ? cCompilers.sanitizers : cCompilers.tcc;
  const ended = runProgram(
    compileC(folder, 'library', await textOf('library.c', text, level), compiler),
    ['x'],
    Buffer.from('7 -1 5'),
  );
  expect(ended).toEqual({ status: 7, stdout: Buffer.from('-1 5 7 0.667|x\n'), stderr: '' });
});

test('SysY: the library gets addresses of elements, which are no numbers for the linear IR', async () => {
  const text = 'int main() { int a[3] = {1, 2, 3}; putarray(3, a); putint(getint()); return 0; }';
  const ended = runProgram(
    compileC(folder, 'arrays', await textOf('arrays.sy', text), cCompilers.tcc),
    [],
    Buffer.from('42'),
  );
  expect(ended).toEqual({ status: 0, stdout: Buffer.from('3: 1 2 3\n42'), stderr: '' });
});

const asking = `func &ask extern (var %n i32) i32
func &twice (var %n i32) i32 { return (mul i32 (dread i32 %n, constval i32 2)) }
func &asks (var %n i32) i32 {
  callassigned &ask (dread i32 %n) { regassign i32 %1 }
  return (add i32 (regread i32 %1, constval i32 1))
}
`;

test('an object calls C, and C calls it by its header', async () => {
  writeFileSync(at('asking.mpl'), asking);
  writeFileSync(
    at('asker.c'),
    '#include "asking.h"\nint32_t ask(int32_t n) { return twice(n); }\nint main(void) { return asks(20); }\n',
  );
  const built = await samara(
    'build',
    at('asking.mpl'),
    '--target',
    'native',
    '-o',
    at('asking.o'),
    '--header',
    at('asking.h'),
  );
  expect(built).toMatchObject({ status: 0, err: expect.stringContaining('imports ask') as string });
  expect(spawnSync('gcc', [at('asker.c'), at('asking.o'), '-lm', '-o', at('asker')]).stderr.toString()).toBe('');
  expect(runProgram(at('asker'), [], none).status).toBe(41);
});

test("functions that are static are nobody else's", async () => {
  writeFileSync(
    at('own.c'),
    'static int helper(int x) { return x + 1; }\nint twice(int x) { return helper(x) * 2; }\n',
  );
  writeFileSync(
    at('user.c'),
    '#include "own.h"\nint helper(int x) { return x; }\nint main(void) { return helper(twice(20)); }\n',
  );
  const words = ['--target', 'native', '-o', at('own.o'), '--header', at('own.h')];
  expect(await samara('build', at('own.c'), ...words)).toMatchObject({ status: 0, err: '' });
  expect(readFileSync(at('own.h'), 'utf8')).not.toContain('helper');
  expect(spawnSync('gcc', [at('user.c'), at('own.o'), '-lm', '-o', at('user')]).stderr.toString()).toBe('');
  expect(runProgram(at('user'), [], none).status).toBe(42);
});

const rounds = `int square(int n) { return n * n; }
int main(int argc, char **argv) {
  int a[4] = { 1, 2, 3, 4 }, sum = 0;
  double half = 0.5;
  for (int i = 0; i < 4; i++) sum += square(a[i]);
  return sum + (int)(half * 6) + argv[0][0] - argv[0][0];
}
`;
const selfCompiled: readonly (readonly [name: string, text: string, status: number])[] = [
  ['rounds', rounds, 33],
  ...(isLong ? ([['division', division, 3]] as const) : []),
];

test.each(selfCompiled)('Samara runs what it writes: %s', { timeout: 120_000 }, async (name, text, status) => {
  await textOf(`${name}.c`, text, '-O1');
  const written = `${name}-written.c`;
  writeFileSync(at(written), readFileSync(at(`${name}.c.out`)));
  const compiled = runProgram(
    compileC(folder, `${name}-by-tcc`, readFileSync(at(written), 'utf8'), cCompilers.tcc),
    [],
    none,
  );
  const own = await samara('run', at(written));
  expect(own).toMatchObject({ status, out: compiled.stdout.toString(), err: compiled.stderr });
  expect(compiled.status).toBe(status);
});

test('what cannot be compiled is told', async () => {
  writeFileSync(
    at('asking.mpl'),
    asking
      .replaceAll('&asks', '&main')
      .replace('(var %n i32) i32 {\n  call', '(var %n i32, var %words ptr) i32 {\n  call'),
  );
  const lacking = await samara('build', at('asking.mpl'), '--target', 'native', '-o', at('lacking'));
  expect(lacking).toMatchObject({ status: 1, err: expect.stringContaining('SAM0210') as string });
});

test('what is made for debuggers is the same from every folder', async () => {
  writeFileSync(at('rounds.c'), rounds);
  const build = async (): Promise<Buffer> => {
    const { err } = await samara('build', at('rounds.c'), '--target', 'native', '-g', '-o', at('rounds.o'));
    expect(err).toBe('');
    return readFileSync(at('rounds.o'));
  };
  const once = await build();
  // The compiler's own files stand in another folder each time.
  expect((await build()).equals(once)).toBe(true);
  expect(once.includes(process.cwd())).toBe(false);
});

test('a compiler that refuses libraries where nothing is linked makes objects', () => {
  const { value } = compileNative('int f(void) { return 1; }\n', { kind: 'object', wanted: 'tcc' });
  expect(value?.subarray(1, 4)).toEqual(new Uint8Array(Buffer.from('ELF')));
});
