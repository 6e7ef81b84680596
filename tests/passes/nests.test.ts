/** Loops that change places, and loops that become one; those that must not; and on each engine, what they leave in memory is what they left there before. */
import { expect, test } from 'vitest';
import { SourceFile } from '../../src/base/source.ts';
import { lower, parse, type LinearUnit } from '../../src/driver/index.ts';
import type { Func, Instr, LinearModule } from '../../src/linear/nodes.ts';
import { verifyModule } from '../../src/linear/verifier.ts';
import { pipelines } from '../../src/passes/pipelines.ts';
import { runPasses } from '../../src/passes/runner.ts';
import type { PassName } from '../../src/passes/table.ts';
import { enginesOf } from '../engines.ts';
import { cloneModule } from '../linear/laws.ts';

/** By name: the body of a function of `n`, and the passes that do something in it. */
const bodies: Readonly<Record<string, readonly [string, ...PassName[]]>> = {
  columns: ['for (j = 0; j < 20; j++) for (i = 0; i < 20; i++) a[i][j] = a[i][j] * 3 + i - j;', 'interchange'],
  'from other numbers, and down': [
    'for (j = 19; j >= 0; j--) for (i = 4; i < 20; i++) a[i][j] = b[i][j] + 1;',
    'interchange',
  ],
  'what an earlier round of both has stored': [
    'for (j = 0; j < 20; j++) for (i = 0; i < 20; i++) a[i + 1][j + 1] = a[i][j] + 1;',
    'interchange',
  ],
  'what an earlier round of the inner one has stored': [
    'for (j = 0; j < 20; j++) for (i = 0; i < 20; i++) a[i + 1][j] = a[i][j] + 1;',
    'interchange',
  ],
  'a test in the round': [
    'for (j = 0; j < 20; j++) for (i = 0; i < 20; i++) if (a[i][j] > 9) { a[i][j] = b[i][j]; b[i][j] = i; }',
    'interchange',
  ],
  'what is read behind': [
    'for (j = 0; j < 20; j++) for (i = 0; i < 20; i++) a[i][j] = k = b[i][j] + i; return i + j * 100 + k;',
    'interchange',
  ],
  'a product of matrices': [
    'for (i = 0; i < n; i++) for (j = 0; j < n; j++) { double s = 1; for (k = 0; k < n; k++) s += x[i][k] * y[k][j]; z[i][j] = s; }',
    'interchange',
  ],
  'sums that begin with what is there': [
    'for (j = 0; j < 20; j++) { int s = c[j]; for (i = 0; i < 20; i++) s = s * 31 + a[i][j]; c[j] = s; }',
    'interchange',
  ],
  'sums that begin with what is counted': [
    'for (j = 0; j < 20; j++) { int s = j * 7 + n; for (i = 0; i < 20; i++) s = s * 31 + a[i][j]; c[j] = s; k = s; } return k;',
    'interchange',
  ],
  'sums in memory': ['for (j = 0; j < 20; j++) for (i = 0; i < 20; i++) c[j] = c[j] * 31 + a[i][j];', 'interchange'],
  'rows, as they should be': ['for (i = 0; i < 20; i++) for (j = 0; j < 20; j++) a[i][j] = a[i][j] * 3 + i;'],
  'what a later round of the outer one would have stored': [
    'for (j = 1; j < 20; j++) for (i = 0; i < 20; i++) a[i + 1][j] = a[i][j + 1] + 1;',
  ],
  'the same, of other bytes': [
    'for (j = 1; j < 20; j++) for (i = 0; i < 20; i++) a[i + 1][j] = ((short *)&a[i][j + 1])[1];',
  ],
  'rows that reach into one another': [
    'for (j = 0; j < 20; j++) for (i = 0; i < 20; i++) (*a)[i * 10 + j] = j + i * 3;',
  ],
  'rows that may reach into one another': [
    'for (j = 0; j < n; j++) for (i = 0; i < n; i++) a[i][j] = a[i][j] + i * 3;',
  ],
  'in another order': ['for (j = 0; j < 20; j++) for (i = 0; i < 20; i++) a[i][j] = a[j][i] + 1;'],
  'one sum of all in memory': ['for (j = 0; j < 20; j++) for (i = 0; i < 20; i++) c[0] = c[0] * 31 + a[i][j];'],
  'one sum of all': ['for (k = 0, j = 0; j < 20; j++) for (i = 0; i < 20; i++) k = k * 31 + a[i][j]; return k;'],
  'sums that are read meanwhile': [
    'for (j = 0; j < 20; j++) { int s = 0; for (i = 0; i < 20; i++) s += a[i][j] + c[i]; c[j] = s; }',
  ],
  'sums of which only the lowest bits are stored': [
    'for (j = 0; j < 20; j++) { int s = 0; for (i = 0; i < 20; i++) s = (s >> 1) + a[i][j]; bytes[j] = s; }',
  ],
  'a triangle': ['for (j = 0; j < 20; j++) for (i = j; i < 20; i++) a[i][j] = a[i][j] + 1;'],
  'few rounds': ['for (j = 0; j < 20; j++) for (i = 0; i < 5; i++) a[i][j] = a[i][j] + 1;'],
  'volatile columns': ['for (j = 0; j < 20; j++) for (i = 0; i < 20; i++) a[i][j] = 1;'],
  'a call in a nest': ['for (j = 0; j < 20; j++) for (i = 0; i < 20; i++) a[i][j] = noticed(i);'],
  'a division in a nest': ['for (j = 0; j < 20; j++) for (i = 0; i < 20; i++) a[i][j] = b[i][j] / n;'],

  'what the one before has stored': [
    'for (i = 0; i < 20; i++) c[i] = d[i] * 3; for (i = 0; i < 20; i++) d[i] = c[i] + 1;',
    'fuse',
  ],
  'as often as somebody says': [
    'for (i = 1; i < n; i++) c[i] = d[i] * 3; for (j = 1; j < n; j++) d[j] = c[j] + c[j - 1];',
    'fuse',
  ],
  'sums of the same': [
    'long s = 0; int t = 1; for (i = 0; i < n; i++) s += c[i]; for (i = 0; i < n; i++) t ^= c[i]; return s * 100 + t;',
    'fuse',
  ],
  'through a pointer': [
    'int *p = n > 10 ? c : d; k = 3; for (i = 0; i < n; i++) p[i] = i * k; k += n; for (i = 0; i < n; i++) p[i] += k; return k;',
    'fuse',
  ],
  'inner loops': [
    'for (k = 0; k < 9; k++) { for (i = 0; i < 20; i++) c[i] += d[i]; for (i = 0; i < 20; i++) d[i] ^= c[i] + k; }',
    'fuse',
  ],
  'what the one before stores later': [
    'for (i = 0; i < 20; i++) c[i] = d[i] * 3; for (i = 0; i < 20; i++) d[i] = c[i] + c[i + 1];',
  ],
  'what the one before has loaded': [
    'for (i = 0; i < 20; i++) c[i] = d[i + 1] * 3; for (i = 0; i < 20; i++) d[i] = c[i] + 1;',
    'fuse',
  ],
  'what the one before loads later': [
    'for (i = 1; i < 20; i++) c[i] = d[i - 1] * 3; for (i = 1; i < 20; i++) d[i] = c[i] + 1;',
  ],
  'sums that begin with another cell': [
    'for (j = 1; j < 20; j++) { int s = c[j - 1]; for (i = 0; i < 20; i++) s = s * 31 + a[i][j]; c[j] = s; }',
  ],
  'another number of rounds': ['for (i = 0; i < 20; i++) c[i] = d[i] * 3; for (i = 0; i < 21; i++) d[i] = c[i] + 1;'],
  'perhaps another number of rounds': [
    'for (i = 0; i < n; i++) c[i] = d[i] * 3; for (i = 0; i < n - 1; i++) d[i] = c[i] + 1;',
  ],
  'a bound that the one before computes': [
    'k = 0; for (i = 0; i < n; i++) k += c[i] & 1; for (i = 0; i < k; i++) d[i] = c[i] + 1;',
  ],
  'a sum that is read': ['k = 0; for (i = 0; i < 20; i++) k += c[i]; for (i = 0; i < 20; i++) d[i] = c[i] + k;'],
  'nothing in common': ['for (i = 0; i < 20; i++) c[i] = i * 3; for (i = 0; i < 20; i++) d[i] = i + 1;'],
  'a call between': ['for (i = 0; i < 20; i++) c[i] = d[i] * 3; noticed(7); for (i = 0; i < 20; i++) d[i] = c[i] + 1;'],
  'a store between': ['for (i = 0; i < 20; i++) c[i] = d[i] * 3; c[5] = 1; for (i = 0; i < 20; i++) d[i] = c[i] + 1;'],
  'volatile cells': ['for (i = 0; i < 20; i++) c[i] = d[i] * 3; for (i = 0; i < 20; i++) d[i] = c[i] + 1;'],
  'one of both on vectors': [
    'k = 0; for (i = 0; i < 20; i++) c[i] = d[i] * 3; for (i = 0; i < 20; i++) k = k * 31 + c[i]; return k;',
  ],
};

const names = Object.keys(bodies);

const program = `
static int a[28][28], b[28][28], c[64], d[64];
static double x[28][28], y[28][28], z[28][28];
static signed char bytes[64];
static unsigned seed;
static int next(void) { seed = seed * 1664525 + 1013904223; return seed >> 16; }
int noticed(int k) { for (int i = 0; i < 64; i++) seed = seed * 31 + c[i]; return seed + k; }
${names.map((name, at) => `static long body${at}(int n) { int i, j, k; ${bodies[name][0]} return 0; }`).join('\n')}
static long sum(void) {
  unsigned long h = seed;
  for (int i = 0; i < 28 * 28; i++) h = h * 31 + (*a)[i] + (*b)[i] * 3ul + (unsigned long)((*z)[i] * 1024);
  for (int i = 0; i < 64; i++) h = h * 31 + c[i] + d[i] * 3ul + bytes[i];
  return h;
}
static void begin(void) {
  seed = 5;
  for (int i = 0; i < 28 * 28; i++) { (*a)[i] = next(); (*b)[i] = next(); (*x)[i] = next() / 3.0; (*y)[i] = next() / 7.0; (*z)[i] = 0; }
  for (int i = 0; i < 64; i++) { c[i] = next(); d[i] = next(); bytes[i] = 0; }
}
${names.map((_, at) => `long f${at}(int n) { begin(); long given = body${at}(n); return given * 77 + sum(); }`).join('\n')}
`;

const written = (await parse(new SourceFile('nests.c', program), 'c')).orThrow();
const unit = (await lower(written, 'linear')).orThrow() as LinearUnit;

for (const func of unit.module.funcs) if (isVolatile(func.name)) makeVolatile(func);

/** C has no such accesses. */
function isVolatile(name: string): boolean {
  return names.some((one, at) => one.startsWith('volatile') && name === `body${at}`);
}

function makeVolatile(func: Func): void {
  const made = (instr: Instr): Instr =>
    instr.op === 'Load' || instr.op === 'Store' ? { ...instr, volatile: true } : instr;
  func.instrs = func.instrs.map(made);
  for (const block of func.blocks) block.instrs.splice(0, Infinity, ...block.instrs.map(made));
}

/** At -O2, without bodies that stand in place of calls. */
const sequence = pipelines.O2.filter((pass) => pass !== 'inline' && pass !== 'specialise');

function changed(isWhole: boolean): {
  readonly module: LinearModule;
  readonly done: Readonly<Record<string, readonly string[]>>;
} {
  const module = cloneModule(unit.module);
  const { applications } = runPasses(module, sequence, { isWhole });
  expect(verifyModule(module)).toEqual([]);
  const passesOf = (func: string): readonly string[] =>
    applications
      .filter((one) => one.func === func && one.changed && /^(interchange|fuse)$/.test(one.pass))
      .map(({ pass }) => pass);
  return { module, done: Object.fromEntries(names.map((name, at) => [name, passesOf(`body${at}`)])) };
}

const optimised = changed(true);

test('loops change places or become one where nobody can tell', () => {
  expect(optimised.done).toEqual(Object.fromEntries(names.map((name) => [name, bodies[name].slice(1)])));
});

test('what is there when one traps may be read by other modules', () => {
  expect(Object.values(changed(false).done).flat()).toEqual([]);
});

test.for(enginesOf('linear'))('$name: memory is as it is left without', async ({ name: engine, start }) => {
  const runs = [unit.module, optimised.module].map((module) => start({ ...unit, module }));
  const [before, after] = await Promise.all(runs);
  for (const [at, name] of names.entries())
    for (const n of engine === 'wasm' ? [-1, 1, 17, 20] : [17])
      expect(after.call(`f${at}`, [n]), `${name}: ${n}`).toEqual(before.call(`f${at}`, [n]));
});
