/**
 * What passes make of the data of whole programs, whose names nobody else knows, in each language: what nothing reads is not stored, what nothing writes is a
 * number, what a loop changes is in a register, and what nobody reaches is not there. And what the same text is as a part of something larger.
 */
import { expect, test } from 'vitest';
import { lower, parse } from '../../src/driver/index.ts';
import { optimize } from '../../src/driver/optimize.ts';
import type { LinearUnit } from '../../src/driver/unit.ts';
import { closeModule } from '../../src/linear/link/close.ts';
import { printFunc } from '../../src/linear/printer.ts';
import type { Level } from '../../src/passes/levels.ts';

interface Example {
  readonly ir: 'c' | 'sysy' | 'maple';
  readonly level: Level;
  readonly text: string;
  /** What the functions of the program do not contain, once passes have run over all of it, and of a part still do. */
  readonly gone: readonly RegExp[];
  /** What they contain in both. */
  readonly kept?: readonly RegExp[];
}

const ten = 'for (int i = 0; i < n; i++)';

const examples: Readonly<Record<string, Example>> = {
  'stores that nobody reads': {
    ir: 'c',
    level: 'O2',
    text: `int last, all[10]; long *to; int main(int n, char **v) { ${ten} { last = i; all[i % 10] = i; } to = 0; return n; }`,
    gone: [/store\.i32 @last/, /@all/, /store\.i64 @to/],
  },
  'stores to what a pointer leads to': {
    ir: 'c',
    level: 'O2',
    text: `int last, *to = &last; int main(int n, char **v) { last = n; return *to; }`,
    gone: [],
    kept: [/store\.i32 @last/],
  },
  'stores to what a function of the host is given': {
    ir: 'c',
    level: 'O2',
    text: `int last; int printf(const char *, ...); int main(int n, char **v) { last = n; return printf("%d", &last); }`,
    gone: [],
    kept: [/store\.i32 @last/],
  },
  'volatile stores': {
    ir: 'maple',
    level: 'O2',
    text: `var $last i32 volatile
func &main (var %x i32, var %v ptr) i32 {
  dassign $last 0 (dread i32 %x)
  return (dread i32 %x)
}`,
    gone: [],
    kept: [/volatile store\.i32 @last/],
  },
  'counters that only count': {
    ir: 'c',
    level: 'O2',
    text: `int count; int f(int n) { count++; return n * 3; } int main(int n, char **v) { return f(n) + f(n + 1); }`,
    gone: [/@count/],
  },
  'loads that nobody writes': {
    ir: 'c',
    level: 'O2',
    text: `int width = 7; double half[2] = {0.25, 0.5}; int main(int n, char **v) { return n * width + (int)(half[1] * n); }`,
    gone: [/load/],
  },
  'globals of SysY': {
    ir: 'sysy',
    level: 'O2',
    text: `int n = 10; int row[4] = {1, 2, 3}; int out[10]; int count;
      int f(int x) { count = count + 1; return x * n; }
      int main() { int i = 0; int s = getint(); while (i < n) { s = s + f(i) + row[1]; out[i] = s; i = i + 1; } return s; }`,
    gone: [/@n\b/, /@row/, /@out/, /@count/],
  },
  'variables of MAPLE': {
    ir: 'maple',
    level: 'O2',
    text: `var $n i32 = 5
var $last i32
func &main (var %x i32, var %v ptr) i32 {
  dassign $last 0 (dread i32 %x)
  return (add i32 (dread i32 $n, dread i32 %x))
}`,
    gone: [/load\.i32 @n/, /store\.i32 @last/],
  },
  'globals and static locals that a loop changes': {
    ir: 'c',
    level: 'O3',
    text: `int total; int f(int n) { static int seed = 1; ${ten} { seed = seed * 7 + total; total += seed ^ n; } return seed; }
      int main(int n, char **v) { return f(n) + total; }`,
    gone: [],
  },
  'functions that nobody reaches': {
    ir: 'c',
    level: 'O3',
    text: `int rest; int g(int x) { return x * rest; } int main(int n, char **v) { return n; }`,
    gone: [/MulI/],
  },
};

/** The text of all functions: of a program of which `main` alone is called, or of a part of something larger. */
async function optimised({ ir, text, level }: Example, isWhole: boolean): Promise<string> {
  const unit = await parse(text, ir).orThrow();
  const lowered = (await lower(unit, 'linear').orThrow()) as LinearUnit;
  const { module } = closeModule(lowered.module, () => true);
  optimize(module, level, { leaveIn: 'ssa', leavesUnread: true, isWhole, ...(isWhole ? { called: ['main'] } : {}) });
  return module.funcs
    .filter(({ extern, stored }) => !extern && stored === undefined)
    .map((func) => printFunc(module, func))
    .join('\n');
}

test.each(Object.entries(examples))('%s', async (_, example) => {
  const whole = await optimised(example, true);
  const part = await optimised(example, false);
  for (const one of example.gone) {
    expect(whole).not.toMatch(one);
    expect(part).toMatch(one);
  }
  for (const one of example.kept ?? []) {
    expect(whole).toMatch(one);
    expect(part).toMatch(one);
  }
});

test('a loop keeps what it changes in registers', async () => {
  const text = await optimised(examples['globals and static locals that a loop changes'], true);
  const looping = text
    .split(/^block /m)
    .filter((block) => new RegExp(`goto.* B${Number.parseInt(block.slice(1))}\\b`).test(block));
  expect(looping.length).toBeGreaterThan(0);
  for (const block of looping) expect(block).not.toMatch(/load|store/);
});
