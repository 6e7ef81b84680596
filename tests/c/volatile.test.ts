/**
 * Each evaluation of what is volatile is one access, in the order of the program, and each assignment one [C17 5.1.2.3p6]: at every level of passes. A letter
 * of `accesses` is one of them: r reads and w writes.
 */
import { describe, expect, test } from 'vitest';
import { lower, parse } from '../../src/driver/index.ts';
import { optimize } from '../../src/driver/optimize.ts';
import type { LinearUnit } from '../../src/driver/unit.ts';
import { printFunc } from '../../src/linear/printer.ts';
import type { Level } from '../../src/passes/levels.ts';

const cases: readonly (readonly [body: string, accesses: string])[] = [
  ['x = 1; x = 2; return 0;', 'ww'],
  ['x; x; return 0;', 'rr'],
  ['return x + x;', 'rr'],
  ['x = x + 1; x += 2; x++; --x; return 0;', 'rwrwrwrw'],
  ['return x == x ? 1 : 2;', 'rr'],
  ['for (int i = 0; i < 2; i++) x = 5; return 0;', 'ww'],
  ['inner = 1; inner = 1; return inner;', 'wwr'],
  ['static volatile int s; s = 1; return s;', 'wr'],
  ['volatile int l = 3; return l + l;', 'wrr'],
  ['p = p + 1; return p;', 'rwr'],
  ['*to = 1; *to = *to; return 0;', 'wrw'],
  ['*(volatile int *)plain = 4; *plain = 5; return *(volatile int *)plain;', 'wr'],
  ['a[1] = 3; a[1] = 3; return a[1] + a[i & 3];', 'wwrr'],
  ['s.v = 1; s.v = 1; s.n = 1; s.n = 2; return s.v;', 'wwr'],
  ['all.n = 1; all.n = 2; return all.v + all.n;', 'wwrr'],
  ['in.part.n = 1; in.part.n = 1; in.other = 2; return in.part.n;', 'wwr'],
  ['in.part.bit = 1; return in.part.bit;', 'rwr'],
  ['s.bit = 1; s.bit = 1; return 0;', 'rwrw'],
  ['packed.v = 1; packed.v = 1; return packed.v;', 'wwr'],
  ['float *f = (float *)&real; real = 1; return real > real;', 'wrr'],
  ['struct in copy = in; return copy.other;', ''],
];

const declared = `extern volatile int x;
volatile int x;
static volatile int inner;
volatile int a[4];
struct part { int n; int bit : 3; int rest : 5; };
struct { volatile int v; int n; volatile int bit : 3; int rest : 5; } s;
volatile struct { int v, n; } all;
struct in { volatile struct part part; int other; } in;
struct __attribute__((packed)) { char c; volatile int v; int odd : 7; } packed;
volatile double real;
`;

/** Accesses of the function, in the order of the text; loops that run twice are unrolled or their body stands once. */
async function accesses(body: string, level: Level): Promise<string> {
  const text = `${declared}int f(volatile int p, volatile int *to, int *plain, int i) { ${body} }`;
  const { module } = (await lower(await parse(text, 'c').orThrow(), 'linear').orThrow()) as LinearUnit;
  optimize(module, level, { isWhole: false });
  const func = module.funcs.find(({ name }) => name === 'f');
  if (func === undefined) throw new Error('there is no f');
  return [...printFunc(module, func).matchAll(/volatile (load|store)/g)]
    .map(([, op]) => (op === 'load' ? 'r' : 'w'))
    .join('');
}

describe.each<Level>(['O0', 'O1', 'O2', 'O3', 'Os'])('-%s', (level) => {
  test.each(cases)('%s', async (body, wanted) => {
    const found = await accesses(body, level);
    if (body.startsWith('for')) expect(['w', 'ww']).toContain(found);
    else expect(found).toBe(wanted);
  });
});
