/** What is known of a function's integers: which accesses need no test, being proven to stay in memory, which sums are not cut; and nothing that is not so. */
import { expect, test } from 'vitest';
import { layOut } from '../../../src/linear/data-layout.ts';
import { rangeFacts, type RangeFacts } from '../../../src/backend/value-ranges.ts';
import { lower, parse } from '../../../src/driver/index.ts';
import { optimize } from '../../../src/driver/optimize.ts';
import type { LinearUnit } from '../../../src/driver/unit.ts';
import type { Func, Instr } from '../../../src/linear/nodes.ts';

async function functionOf(
  body: string,
  level: 'O1' | 'O2',
): Promise<{ readonly func: Func; readonly facts: RangeFacts }> {
  const text = `int a[100]; static const unsigned char codes[4] = { 1, 2, 3, 4 };\nlong f(int n, unsigned m, long l) { ${body} }\n`;
  const unit = await parse(text, 'c').orThrow();
  const { module } = (await lower(unit, 'cfg', { library: 'c' }).orThrow()) as LinearUnit;
  optimize(module, level, { leaveIn: 'cfg', isWhole: false });
  const func = module.funcs.find(({ name }) => name === 'f');
  if (func === undefined) throw new Error('no f');
  return { func, facts: rangeFacts(module, layOut(module, 4096), func, func.blocks) };
}

function instructionsOf({ blocks }: Func, isWanted: (op: string) => boolean): readonly Instr[] {
  return blocks.flatMap(({ instrs }) => instrs.filter(({ op }) => isWanted(op)));
}

/** Loads and stores of `f`, and how many of them are known to be inside. `a` is the last thing in front of the heap. */
async function count(body: string, level: 'O1' | 'O2'): Promise<string> {
  const { func, facts } = await functionOf(body, level);
  return `${facts.inside.size} of ${instructionsOf(func, (op) => op === 'Load' || op === 'Store').length}`;
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

/** A comparison that is read in another block than its own. */
const later =
  'int k = 0; for (;;) { int isIn = k < 99; a[98 & k] += n; if (n > 7) a[0] += n; if (!isIn) break; k = k + 1; a[k] = 7; }';

test('a comparison holds in blocks behind its own', async () => {
  const [proven, all] = numbers(await count(`${later} return a[0];`, 'O1'));
  expect(`${proven} of ${all}`).toBe(`${all} of ${all}`);
});

test.each([
  [
    'what was compared is another value by now',
    later.replace('int isIn = k < 99;', 'int isIn = k < 99; if (n > 3) k = n;'),
  ],
  ['it was compared with more', later.replace('99', '100')],
])('%s', async (_, body) => {
  const [proven, all] = numbers(await count(`${body} return a[0];`, 'O1'));
  expect(proven).toBeLessThan(all);
});

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

/** Of the sums, products and shifts of `f`, those that are not cut. */
async function exactOf(body: string): Promise<string> {
  const { func, facts } = await functionOf(body, 'O1');
  const sums = instructionsOf(func, (op) => /^(Add|Sub|Mul|Shl)[IL]$/.test(op));
  return `${sums.filter((instr) => facts.exact.has(instr)).length} of ${sums.length}`;
}

test.each([
  ['if (n > 1000) return 0; return n + 2147482647;', 'if (n > 1001) return 0; return n + 2147482647;'],
  ['if (n < -5) return 0; return n - 2147483643;', 'if (n < -6) return 0; return n - 2147483643;'],
  ['if (n < 0 || n > 715827882) return 0; return n * 3;', 'if (n < 0 || n > 715827883) return 0; return n * 3;'],
  ['if (n < 0 || n > 0x7ffffff) return 0; return n << 4;', 'if (n < 0 || n > 0x8000000) return 0; return n << 4;'],
  ['if (l < 0 || l > 1000) return 0; return l * 1000 + 7;', 'if (l < 0) return 0; return l * 1000 + 7;'],
])('%s is not cut', async (exact, cut) => {
  const [proven, all] = numbers(await exactOf(exact));
  expect([all > 0, proven]).toEqual([true, all]);
  const [others, whole] = numbers(await exactOf(cut));
  expect(others).toBeLessThan(whole);
});

test.each([
  ['return ((int *)((char *)a + 4 * n))[0];', true],
  ['return ((int *)((char *)a + 2 * n))[0];', false],
  ['return *(int *)l;', false],
  ['return *(int *)(l & -4);', true],
  ['return *(long *)(l & -4);', false],
])('%s is aligned: %s', async (body, isAligned) => {
  const { func, facts } = await functionOf(body, 'O1');
  const [load] = instructionsOf(func, (op) => op === 'Load');
  expect(facts.aligned.has(load)).toBe(isAligned);
});

test.each([
  ['return n + 1;', 'below'],
  ['return n - 1;', 'above'],
  ['return n + 0x7fffffff;', 'below'],
  ['return l + 1;', 'below'],
  ['return l - 1;', 'above'],
  ['if (n < 0) return 0; return n + n;', 'below'],
  ['if (n < 0) return 0; return n * n;', 'below'],
  ['if (n >= 0) return 0; return n + n;', 'above'],
  ['if (n < 0) return 0; return 5 - n;', 'below, above'],
  ['if (n > 0) return 0; return -5 - n;', 'below, above'],
  ['if (n > 0) return 0; return 0 - n;', 'below'],
  ['return n - (int)l;', ''],
  ['return n + (int)l;', ''],
  ['return n * 3;', ''],
])('%s leaves its type at one end at most: not %s', async (body, expected) => {
  const { func, facts } = await functionOf(body, 'O1');
  const [sum] = instructionsOf(func, (op) => /^(Add|Sub|Mul|Shl|Neg)[IL]$/.test(op));
  const found = [facts.notBelow.has(sum) ? ['below'] : [], facts.notAbove.has(sum) ? ['above'] : []].flat();
  expect(found.join(', ')).toBe(expected);
});
