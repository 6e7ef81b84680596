/** Loops over floats on vectors: each result is the same to the bit, and what is NaN is the one NaN wherever somebody looks at it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { SourceFile } from '../../src/base/source.ts';
import { instantiate } from '../../src/driver/index.ts';
import { parseText } from '../../src/linear/parser.ts';
import { pipelines } from '../../src/passes/pipelines.ts';
import { runPasses } from '../../src/passes/runner.ts';
import { samara } from '../cli/samara.ts';

const folder = mkdtempSync(join(tmpdir(), 'samara-vector-floats-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Numbers of all kinds; NaNs come with sign and payload. */
const head = `
#include <stdio.h>
#include <string.h>
enum { n = 21 };
static unsigned long bits[n];
static double a[n], b[n], c[n], d[n];
static float f[n], g[n];
static int k[n];
static const unsigned long special[] = { 0x7ff8000000000000, 0xfff8000000000000, 0x7ff4000000000001, 0x8000000000000000,
  0, 0x7ff0000000000000, 0xfff0000000000000, 0x3ff8000000000000, 0xc03e000000000000, 1 };
static void fill(double *to, int step) {
  for (int i = 0; i < n; i++) { bits[i] = special[i * step % 10]; }
  memcpy(to, bits, sizeof bits);
}
static void show(const char *name, const void *from, int size) {
  printf("%s", name);
  for (int i = 0; i < n; i++) {
    unsigned long one = 0;
    memcpy(&one, (const char *)from + i * size, size);
    printf(" %lx", one);
  }
  printf("\\n");
}
__attribute__((noinline)) static void loop(double x, float y) {`;

const tail = `}
int main(void) {
  fill(a, 1);
  fill(b, 3);
  fill(d, 7);
  for (int i = 0; i < n; i++) { f[i] = a[i]; g[i] = b[i]; k[i] = i * 77 - 500; }
  loop(-1.5, 0.25f);
  show("a", a, 8); show("b", b, 8); show("c", c, 8); show("d", d, 8);
  show("f", f, 4); show("g", g, 4); show("k", k, 4);
}
`;

/** What the program prints, on each engine, and the instructions on vectors. */
async function runAll(
  loop: string,
  at: string,
): Promise<{ readonly outputs: readonly string[]; readonly wat: string }> {
  const file = join(folder, `${at}.c`);
  writeFileSync(file, `${head}\n${loop}\n${tail}`);
  const outputs: string[] = [];
  for (const words of [['-O0', '--engine', 'interp'], ['-O0'], ['-O2'], ['-O3']]) {
    const { out, err, status } = await samara('run', file, ...words);
    expect(status, err).toBe(0);
    outputs.push(out);
  }
  const { out } = await samara('lower', file, '--to', 'wat', '-O2');
  const names = out.match(/[fi]\d+x\d+\.\w+/g) ?? [];
  return { outputs, wat: [...new Set(names)].join(' ') };
}

const each = (statement: string): string => `for (int i = 0; i < n; i++) ${statement}`;

test.each([
  ['sums', each('c[i] = a[i] + b[i] * x;'), 'f64x2.mul'],
  ['quotients', each('c[i] = (a[i] - x) / b[i];'), 'f64x2.div'],
  ['what is there already', each('a[i] -= b[i] * x;'), 'f64x2.sub'],
  ['one sign', each('{ c[i] = -a[i]; d[i] = __builtin_fabs(b[i]); }'), 'f64x2.neg'],
  [
    'whole numbers',
    each('c[i] = __builtin_floor(a[i]) + __builtin_ceil(b[i]) - __builtin_trunc(d[i]);'),
    'f64x2.floor',
  ],
  ['choices', each('{ double p = a[i], q = b[i]; c[i] = p < q ? p : q; }'), 'f64x2.lt'],
  ['choices that say no to NaN', each('{ double q = d[i]; c[i] = a[i] != b[i] ? x : q; }'), 'f64x2.ne'],
  ['what is not less', each('{ double q = d[i]; c[i] = !(a[i] >= b[i]) ? q : 2.5; }'), 'f64x2'],
  ['half the size', each('g[i] = f[i] * y + g[i];'), 'f32x4.mul'],
  ['half the size, chosen', each('{ float p = f[i]; g[i] = p > y ? p : y; }'), 'f32x4.gt'],
  ['both sizes', each('c[i] = f[i] + a[i];'), 'f64x2.promote_low_f32x4'],
  ['integers', each('g[i] = k[i] * y;'), 'f32x4.convert_i32x4_s'],
  ['integers of floats', each('k[i] = f[i];'), 'i32x4.trunc_sat_f32x4_s'],
] as const)('%s', async (name, loop, instruction) => {
  const { outputs, wat } = await runAll(loop, name.replaceAll(' ', '-'));
  for (const output of outputs) expect(output).toBe(outputs[0]);
  expect(wat).toContain(instruction);
});

/** What C has no operator for: the function makes roots, or extremes, of the four numbers at `@cells`. */
const direct = (op: string): string => `profile full, pointer 8
global data 64 align 8 @cells = {}
export func void @put, param 2
  fparam i64 p0
  fparam i64 p1
  t2 = ShlL p0, 3L
  t3 = AddL @cells, t2
  store.i64 t3, p1
  return
func end
export func i64 @get, param 1
  fparam i64 p0
  t1 = ShlL p0, 3L
  t2 = AddL @cells, t1
  t3 = load.i64 t2
  return t3
func end
export func void @loop, param 2
  fparam i64 p0
  fparam f64 p1
  local i64 l2
  l2 = 0L
lbl0:
  t3 = ShlL l2, 3L
  t4 = AddL @cells, t3
  t5 = load.f64 t4
  t6 = ${op}
  store.f64 t4, t6
  l2 = AddL l2, 1L
  t7 = LessL l2, p0
  goto t7 ? lbl0 : lbl1
lbl1:
  return
func end`;

const numbers = [0x8000_0000_0000_0000n, 0xfff0_0000_0000_0000n, 0xfff4_0000_0000_0001n, 0x4022_0000_0000_0000n, 0n];

test.each(['SqrtD t5', 'MinD t5, p1', 'MaxD p1, t5'])('%s', async (op) => {
  const given: unknown[] = [];
  for (const passes of [[], pipelines.O2]) {
    const { module } = parseText(direct(op));
    if (module === undefined) throw new Error('the text is not read');
    runPasses(module, passes, { isWhole: true, called: ['put', 'get', 'loop'] });
    const hasVectors = module.funcs.some(({ symbols }) => symbols.some(({ type }) => type === 'v128'));
    expect(hasVectors).toBe(passes.length > 0);
    const source = new SourceFile('direct.lir', '');
    const program = await instantiate({ ir: 'linear', source, module }, { engine: 'wasm' }).orThrow();
    numbers.forEach((number, i) => program.call('put', [BigInt(i), number]));
    program.call('loop', [BigInt(numbers.length), 0]);
    given.push(numbers.map((_, i) => program.call('get', [BigInt(i)])));
  }
  expect(given[1]).toEqual(given[0]);
});

test.each([
  ['sums in their order', 'double s = 0; for (int i = 0; i < n; i++) s += a[i] + x; c[0] = s;'],
  ['the greatest', 'double s = 0; for (int i = 0; i < n; i++) s = a[i] > s ? a[i] : s; c[0] = s;'],
  ['a remainder', each('c[i] = __builtin_fmod(a[i], b[i]);')],
  ['doubles as floats', each('f[i] = a[i];')],
  ['integers as doubles', each('c[i] = k[i];')],
])('not %s', async (name, loop) => {
  const { outputs, wat } = await runAll(loop, name.replaceAll(' ', '-'));
  for (const output of outputs) expect(output).toBe(outputs[0]);
  expect(wat).not.toMatch(/(f64x2|f32x4)\.(add|max|demote|convert|store)/);
});
