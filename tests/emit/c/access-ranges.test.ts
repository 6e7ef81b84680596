/** Which accesses need no test: those that are proven to stay in memory, and none that may leave it. */
import { expect, test } from 'vitest';
import { layOut } from '../../../src/linear/data-layout.ts';
import { accessesInside } from '../../../src/backend/access-ranges.ts';
import { lower, parse } from '../../../src/driver/index.ts';
import { optimize } from '../../../src/driver/optimize.ts';
import type { LinearUnit } from '../../../src/driver/unit.ts';

/** Loads and stores of `f`, and how many of them are known to be inside. `a` is the last thing in front of the heap. */
async function count(body: string, level: 'O1' | 'O2'): Promise<string> {
  const text = `int a[100]; static const unsigned char codes[4] = { 1, 2, 3, 4 };\nlong f(int n, unsigned m, long l) { ${body} }\n`;
  const unit = await parse(text, 'c').orThrow();
  const { module } = (await lower(unit, 'cfg', { library: 'c' }).orThrow()) as LinearUnit;
  optimize(module, level, { leaveIn: 'cfg', isWhole: false });
  const func = module.funcs.find(({ name }) => name === 'f');
  if (func === undefined) throw new Error('no f');
  const accesses = func.blocks.flatMap(({ instrs }) => instrs.filter(({ op }) => op === 'Load' || op === 'Store'));
  const inside = accessesInside(module, layOut(module, 4096), func, func.blocks);
  return `${inside.size} of ${accesses.length}`;
}

/** What is inside, and the same beyond the end by one. */
const bodies: readonly (readonly [inside: string, beyond: string])[] = [
  ['for (int i = 0; i < 100; i++) a[i] = 7;', 'for (int i = 0; i <= 100; i++) a[i] = 7;'],
  ['for (int i = 99; i >= 0; i--) a[i] = 7;', 'for (int i = 100; i >= 0; i--) a[i] = 7;'],
  ['for (int i = 0; i < 100; i += 3) a[i] = 7;', 'for (int i = 0; i < 100; i += 3) a[i + 3] = 7;'],
  ['a[m & 63] = 7;', 'a[m & 127] = 7;'],
  ['a[m % 100] = 7;', 'a[m % 101] = 7;'],
  ['if (m < 100) a[m] = 7;', 'if (m <= 100) a[m] = 7;'],
  ['if (n >= 0 && n < 100) a[n] = 7;', 'if (n < 101 && n >= 0) a[n] = 7;'],
  ['if (l > 0 && l < 100) a[l] = 7;', 'if (l < 100) a[l] = 7;'],
  ['if (m < 200) a[m / 2] = 7;', 'if (m < 203) a[m / 2] = 7;'],
  ['if (m < 400) a[m >> 2] = 7;', 'if (m < 405) a[m >> 2] = 7;'],
  ['a[codes[m & 3] & 15] = 7;', 'a[codes[m & 3]] = 7;'],
  [
    'for (int i = 0; i < 10; i++) for (int j = 0; j < 10; j++) a[i * 10 + j] = 7;',
    'for (int i = 0; i < 11; i++) for (int j = 0; j < 10; j++) a[i * 10 + j] = 7;',
  ],
];

const numbers = (answer: string): number[] => answer.split(' of ').map(Number);

test.each(bodies)('%s', async (inside, beyond) => {
  for (const level of ['O1', 'O2'] as const) {
    const [proven, all] = numbers(await count(`${inside} return a[0];`, level));
    expect(`${proven} of ${all}`).toBe(`${all} of ${all}`);
    const [others, whole] = numbers(await count(`${beyond} return a[0];`, level));
    expect(others).toBeLessThan(whole);
  }
});

test.each([
  ['what wraps', 'for (int i = 1; i < 100; i *= 2) a[i * 0x40000000] = 7;'],
  ['an unknown index', 'a[n] = 7;'],
  ['a bound that is unknown', 'for (int i = 0; i < n; i++) a[i] = 7;'],
  ['a condition of another value', 'int k = n; n = n * 2; if (k >= 0 && k < 100) a[n] = 7;'],
  ['a store into constants', '((int *)codes)[0] = 7;'],
])('%s is not proven', async (_, body) => {
  const [proven, all] = numbers(await count(`${body} return a[0];`, 'O1'));
  expect(proven).toBeLessThan(all);
});
