/** What gdb knows of a program that was built with `-g`, in each language: lines, steps, variables, calls, and the line of a trap. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { samara } from '../cli/samara.ts';
import { needs } from '../needs.ts';

needs('gcc');
needs('gdb');

const folder = mkdtempSync(join(tmpdir(), 'samara-gdb-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What gdb says to the commands, each of which is told before. */
async function debug(name: string, text: string, commands: readonly string[], input = ''): Promise<string> {
  const [source, program] = [join(folder, name), join(folder, `${name}.out`)];
  writeFileSync(source, text);
  writeFileSync(join(folder, 'input'), Buffer.from(input, 'latin1'));
  expect(await samara('build', source, '--target', 'native', '-g', '-o', program)).toMatchObject({
    status: 0,
    err: '',
  });
  const words = ['skip file <samara>', ...commands].flatMap((command) => [
    '-ex',
    `echo (gdb) ${command}\\n`,
    '-ex',
    command,
  ]);
  const env = { ...process.env, DEBUGINFOD_URLS: '' };
  const { stdout } = spawnSync('gdb', ['-q', '-batch', '-nx', ...words, program], { cwd: folder, env });
  return stdout.toString().replaceAll(`${folder}/`, '');
}

/** What it said to one of them. */
function answerTo(command: string, said: string): string {
  const begin = `(gdb) ${command}\n`;
  const from = said.indexOf(begin);
  if (from < 0) throw new Error(`${command} in ${said}`);
  return said.slice(from + begin.length).split('\n(gdb) ')[0];
}

const inC = `struct point { char kind; double y; unsigned a : 3, b : 7; struct point *next; };
struct point origin = { 'o', 1.5, 1, 2, 0 };
int share(int a, int b) {
  return a / b;
}
int down(int n) {
  return n == 0 ? share(1, n) : down(n - 1) / 2 + 1;
}
int main(void) {
  struct point p = { 'p', 2.5, 5, 99, &origin };
  int grid[2][3] = { { 1, 2, 3 }, { 4, 5, 6 } };
  union { int i; float f; } either;
  either.f = 1.0f;
  int result = grid[1][2] + p.kind + either.i;
  return down(3) + result;
}
`;

test('C', { timeout: 60_000 }, async () => {
  const commands = [
    'break program.c:15',
    'run',
    'print *p',
    'ptype p->y',
    'print *grid',
    'print *either',
    'print origin->y',
    'print result',
    'tbreak program.c:7',
    'continue',
    'print n',
    'step',
    'delete',
    'continue ',
    'bt',
  ];
  const said = await debug('program.c', inC, commands);
  expect(answerTo('run', said)).toMatch(/Breakpoint 1, main_ \(\) at .*program\.c:15/);
  expect(answerTo('print *p', said)).toMatch(/^\$1 = \{kind = 112 'p', y = 2\.5, a = 5, b = 99, next = \d+\}$/);
  expect(answerTo('ptype p->y', said)).toBe('type = double');
  expect(answerTo('print *grid', said)).toBe('$2 = {{1, 2, 3}, {4, 5, 6}}');
  expect(answerTo('print *either', said)).toContain('f = 1,');
  expect(answerTo('print origin->y', said)).toBe('$4 = 1.5');
  expect(answerTo('print result', said)).toBe(`$5 = ${6 + 112 + 0x3f800000}`);
  expect(answerTo('continue', said)).toMatch(/down \(n=3\) at .*program\.c:7/);
  expect(answerTo('print n', said)).toBe('$6 = 3');
  expect(answerTo('step', said)).toMatch(/down \(n=2\) at .*program\.c:/);
  expect(answerTo('continue ', said)).toContain('SIGTRAP');
  expect(answerTo('bt', said)).toMatch(
    /share \(a=1, b=0\) at .*program\.c:4\n.*down \(n=0\)[^]*main_ \(\) at .*program\.c:15/,
  );
});

const inMaple = `type $Point <struct { @x i32, @y f64 }>
func &share (var %a i32, var %b i32) i32 {
  return (div i32 (dread i32 %a, dread i32 %b))
}
func &main () i32 {
  var %p <$Point>
  var %list <[3] i32>
  var %n i64
  dassign %p 1 (constval i32 7)
  dassign %p 2 (constval f64 2.5)
  iassign <* i32> 0 (array 1 ptr <* <[3] i32>> (addrof ptr %list, constval i32 2), constval i32 9)
  dassign %n (constval i64 0x100000000)
  callassigned &share (dread i32 %p 1, cvt i32 i64 (dread i64 %n)) { regassign i32 %1 }
  return (regread i32 %1)
}
`;

test('MAPLE', { timeout: 60_000 }, async () => {
  const commands = [
    'break program.mpl:12',
    'run',
    'next',
    'print n',
    'print *p',
    'print (*list)[2]',
    'step',
    'continue',
    'bt',
  ];
  const said = await debug('program.mpl', inMaple, commands);
  expect(answerTo('run', said)).toMatch(/Breakpoint 1, main_ \(\) at .*program\.mpl:12\n12\t  dassign %n/);
  expect(answerTo('next', said)).toMatch(/^13\t/);
  expect(answerTo('print n', said)).toBe('$1 = 4294967296');
  expect(answerTo('print *p', said)).toBe('$2 = {x = 7, y = 2.5}');
  expect(answerTo('print (*list)[2]', said)).toBe('$3 = 9');
  expect(answerTo('step', said)).toMatch(/share \(a=7, b=0\) at .*program\.mpl:/);
  expect(answerTo('continue', said)).toContain('SIGTRAP');
  expect(answerTo('bt', said)).toMatch(/share \(a=7, b=0\) at .*program\.mpl:3\n.*main_ \(\) at .*program\.mpl:13/);
});

const inSysY = `int share(int a, int b) {
  return a / b;
}
int main() {
  int list[3] = {1, 2, 3};
  float scale = 1.5;
  int total = list[1] + 40;
  return share(total, 0);
}
`;

test('SysY', { timeout: 60_000 }, async () => {
  const commands = [
    'break program.sy:7',
    'run',
    'next',
    'print total',
    'print scale',
    'print *list',
    'step',
    'continue',
    'bt',
  ];
  const said = await debug('program.sy', inSysY, commands);
  expect(answerTo('run', said)).toMatch(/Breakpoint 1, main_ \(\) at .*program\.sy:7/);
  expect(answerTo('next', said)).toMatch(/^8\t/);
  expect(answerTo('print total', said)).toBe('$1 = 42');
  expect(answerTo('print scale', said)).toBe('$2 = 1.5');
  expect(answerTo('print *list', said)).toBe('$3 = {1, 2, 3}');
  expect(answerTo('step', said)).toMatch(/share \(a=42, b=0\) at .*program\.sy:/);
  expect(answerTo('continue', said)).toContain('SIGTRAP');
  expect(answerTo('bt', said)).toMatch(/share \(a=42, b=0\) at .*program\.sy:2\n.*main_ \(\) at .*program\.sy:8/);
});

const inTuyin = `import "host:std"

define i32 @share(i32 %a, i32 %b) {
  %sum = %a + 1
  %part = %sum / %b
  %part + %sum
}

subset @main
  %first = i32 input.read(4)
  %rest = @share(%first, 0)
  output <- %first + %rest
`;

test('Tuyin IR', { timeout: 60_000 }, async () => {
  const commands = [
    'tbreak program.ti:11',
    'run < input',
    'info locals',
    'step',
    'next',
    'next ',
    'print a',
    'print sum',
    'whatis sum',
    'up',
    'print first',
    'continue',
    'bt',
  ];
  const said = await debug('program.ti', inTuyin, commands, '\x07\x00\x00\x00');
  expect(answerTo('run < input', said)).toMatch(/Temporary breakpoint 1, main_ .* at .*program\.ti:11\n11\t  %rest =/);
  expect(answerTo('info locals', said)).toMatch(/^first = 7$/m);
  expect(answerTo('step', said)).toMatch(/share \(p0=7, p1=0\) at .*program\.ti:3/);
  expect(answerTo('next ', said)).toMatch(/^5\t  %part = %sum \/ %b/);
  expect(answerTo('print a', said)).toBe('$1 = 7');
  expect(answerTo('print sum', said)).toBe('$2 = 8');
  expect(answerTo('whatis sum', said)).toBe('type = int32_t');
  expect(answerTo('up', said)).toMatch(/main_ \(\) at .*program\.ti:11/);
  expect(answerTo('print first', said)).toBe('$3 = 7');
  expect(answerTo('continue', said)).toContain('SIGTRAP');
  expect(answerTo('bt', said)).toMatch(/share .* at .*program\.ti:5\n.*main_ \(\) at .*program\.ti:11/);
});
