/**
 * What a program does at first is done when it is compiled: what is left of it, and that it does the same; and every case in which it stays, because somebody could tell, or
 * because it is not known what comes of it.
 */
import { expect, test } from 'vitest';
import { instantiate, lower, parse } from '../../src/driver/index.ts';
import type { LinearUnit } from '../../src/driver/unit.ts';
import { closeModule } from '../../src/linear/link/close.ts';
import type { LinearModule } from '../../src/linear/nodes.ts';
import { printFunc } from '../../src/linear/printer.ts';
import { verifyModule } from '../../src/linear/verifier.ts';
import { runPasses, type RunnerOptions } from '../../src/passes/runner.ts';
import { behaviour } from '../linear/laws.ts';
import { randomArguments, randomFunc, randomModule, withStart } from '../linear/random-func.ts';

type Language = 'c' | 'sysy' | 'maple' | 'linear';

const io = 'int printf(const char *, ...); int putchar(int); int getchar(void);\n';
const first = ['promote', 'simplify-cfg', 'constants', 'peephole', 'gvn', 'copies', 'fold-data', 'dead-code'] as const;

async function programOf(text: string, ir: Language): Promise<LinearModule> {
  const unit = await parse(ir === 'c' ? io + text : text, ir).orThrow();
  const lowered = (await lower(unit, 'linear').orThrow()) as LinearUnit;
  return closeModule(lowered.module, () => true).module;
}

const asCommand = { isWhole: true, called: [], startsOnce: true } satisfies RunnerOptions;

function evaluated(module: LinearModule, options: RunnerOptions = asCommand): LinearModule {
  runPasses(module, [...first, 'initialisers'], { ...options, leavesUnread: true, verifyEach: true });
  expect(verifyModule(module)).toEqual([]);
  return module;
}

async function outputOf(module: LinearModule, engine: 'wasm' | 'interp'): Promise<string> {
  let text = '';
  const unit = { ir: 'linear', source: { name: 'test.lir', text: '' }, module } as unknown as LinearUnit;
  const decoder = new TextDecoder();
  const stdout = (bytes: Uint8Array): void => void (text += decoder.decode(bytes));
  const program = await instantiate(unit, { engine, stdout }).orThrow();
  const status = program.main();
  return `${text}${status}`;
}

/** The text of a function. */
function textOf(module: LinearModule, name: string): string {
  const func = module.funcs.find((one) => one.name === name);
  if (func === undefined) throw new Error(`there is no ${name}`);
  return printFunc(module, func);
}

interface Example {
  readonly ir?: Language;
  readonly text: string;
  readonly output: string;
  /** What main does not contain any more. */
  readonly gone: RegExp;
  readonly options?: RunnerOptions;
}

const done: Readonly<Record<string, Example>> = {
  'a table of CRC-32': {
    text: `unsigned table[256];
      int main(void) {
        for (unsigned i = 0; i < 256; i++) {
          unsigned c = i;
          for (int k = 0; k < 8; k++) c = c & 1 ? 0xEDB88320u ^ (c >> 1) : c >> 1;
          table[i] = c;
        }
        printf("%x %x\\n", table[1], table[255]);
      }`,
    output: '77073096 2d02ef8d\n0',
    gone: /BxorI|ShrUI/,
  },
  'a sieve': {
    text: `char composite[1000];
      int main(void) {
        for (int i = 2; i * i < 1000; i++) if (!composite[i]) for (int j = i * i; j < 1000; j += i) composite[j] = 1;
        int n = 0;
        for (int i = 2; i < 1000; i++) n += !composite[i];
        printf("%d\\n", n);
      }`,
    output: '168\n0',
    gone: /load|Less/,
  },
  'sines by pure arithmetic': {
    text: `double sines[16]; float halves[4];
      static double sine(double x) { double sum = 0, term = x; for (int i = 1; i < 20; i += 2) { sum += term; term *= -x * x / ((i + 1) * (i + 2)); } return sum; }
      int main(void) { for (int i = 0; i < 16; i++) sines[i] = sine(i * 0.1); halves[3] = -0.0f; printf("%.6f %.1f\\n", sines[10], halves[3]); }`,
    output: '0.841471 -0.0\n0',
    gone: /call @sine|MulD/,
  },
  'addresses of data and functions': {
    text: `int a = 3, b = 4, *where[2]; int one(int x) { return x + 1; } int (*how)(int); struct list { struct list *next; int value; } lists[3];
      int main(void) {
        where[0] = &b; where[1] = &a; how = one;
        struct list *last = 0;
        for (int i = 0; i < 3; i++) { lists[i].next = last; lists[i].value = how(i * 10); last = lists + i; }
        int sum = 0;
        for (struct list *l = last; l; l = l->next) sum = sum * 100 + l->value;
        printf("%d %d %d\\n", *where[0], how(5), sum);
      }`,
    output: '4 6 211101\n0',
    gone: /icall|store\.i64 @/,
  },
  'calls, and what they have in their frames': {
    text: `int result; static int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); } static void add(int *to, int n) { *to += n; }
      int main(void) { int sum = 0; for (int i = 0; i < 10; i++) add(&sum, fib(i)); result = sum; printf("%d\\n", result); }`,
    output: '88\n0',
    gone: /call @fib|call @add/,
  },
  'bytes of the frame': {
    text: `int main(void) { int pair[2]; int *p = pair; for (int i = 0; i < 2; i++) p[i] = i + 7; char *text = "x"; char **at = &text; printf("%p" + 2, at); printf("%d %d %s\\n", pair[0], pair[1], *at); }`,
    output: '7 8 x\n0',
    gone: /Less/,
  },
  'up to what asks': {
    text: `int limit; int main(void) { limit = 5 * 7; for (int i = 0; i < 3; i++) limit += i; int c = getchar(); for (int i = 0; i < limit; i++) c += i; printf("%d\\n", c); }`,
    output: '702\n0',
    gone: /store\.i32 @limit/,
  },
  'all of it': {
    text: `int main(void) { int n = 0; for (int i = 0; i < 100; i++) n ^= i * i; return n & 127; }`,
    output: '12',
    gone: /goto/,
  },
  SysY: {
    ir: 'sysy',
    text: `int fact[10]; int n = 10; float half[3] = {0.5};
      void fill() { int i = 1; fact[0] = 1; while (i < n) { fact[i] = fact[i - 1] * i; i = i + 1; } }
      int main() { fill(); half[1] = half[0] * half[0]; putint(fact[9]); putfloat(half[1]); return 0; }`,
    output: '3628800x1p-20',
    gone: /call @fill/,
  },
  MAPLE: {
    ir: 'maple',
    text: `var $n i32
func &putchar (var %c i32) i32
func &main () i32 {
  var %i i32
  dassign %i 0 (constval i32 0)
  while (lt i32 i32 (dread i32 %i, constval i32 10)) {
    dassign $n 0 (add i32 (dread i32 $n, dread i32 %i))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  callassigned &putchar (dread i32 $n) {}
  return (constval i32 0)
}`,
    output: '-0',
    gone: /store\.i32 @n/,
  },
};

test.each(Object.entries(done))('%s is done', async (_, { ir = 'c', text, output, gone, options }) => {
  const before = await programOf(text, ir);
  expect(await outputOf(before, 'interp')).toBe(output);
  const after = evaluated(await programOf(text, ir), options);
  expect(textOf(after, 'main')).not.toMatch(gone);
  for (const engine of ['interp', 'wasm'] as const)
    expect(await outputOf(evaluated(await programOf(text, ir)), engine)).toBe(output);
  // What is left is as it is.
  const again = textOf(after, 'main');
  expect(
    runPasses(after, ['initialisers'], { ...asCommand, leavesUnread: true }).applications.some(
      ({ changed }) => changed,
    ),
  ).toBe(false);
  expect(textOf(after, 'main')).toBe(again);
});

const fill = 'for (int i = 0; i < 4; i++) a[i] = i;';

/** Programs of which nothing is done. */
const stays: Readonly<
  Record<string, Pick<Example, 'text'> & { readonly ir?: Language; readonly options?: RunnerOptions }>
> = {
  'behind a call of the host': { text: `int a[4]; int main(void) { putchar(65); ${fill} return a[3]; }` },
  'of what somebody else gives': {
    text: `int a[4]; int main(int argc, char **v) { for (int i = 0; i < argc; i++) a[i & 3] = i; return a[3]; }`,
  },
  'of which it is not known that it comes to an end': {
    text: `int a[4]; int main(void) { for (int i = 0;; i++) a[i & 3] = i; }`,
  },
  'that takes too many steps': {
    text: `int a[4]; int main(void) { for (int i = 0; i < 1000000; i++) a[i & 3] += i; putchar(a[1]); return a[3]; }`,
  },
  'that fills too much': {
    text: `char a[100000]; int main(void) { for (int i = 0; i < 70000; i++) a[i] = 1; putchar(a[9]); }`,
  },
  'that divides by zero': {
    text: `int a[4]; int main(void) { for (int i = 3; i >= 0; i--) a[i] = 4 / i; return a[3]; }`,
  },
  'that makes a NaN': {
    text: `double a[4]; int main(void) { for (int i = 0; i < 4; i++) a[i] = i * 0.0 / (i - i); return a[3] > 0; }`,
  },
  'that reads what nobody has stored': {
    text: `int a[4]; int main(void) { int b[4]; int *p = b; for (int i = 0; i < 4; i++) a[i] = p[i]; return a[3]; }`,
  },
  'that leaves its data': { text: `int a[4]; int main(void) { for (int i = 0; i < 5; i++) a[i] = i; return a[3]; }` },
  'that asks where data lie': {
    text: `int a[4]; long n; int main(void) { for (int i = 0; i < 4; i++) n += (long)(a + i) & 15; return n; }`,
  },
  'that compares where different data lie': {
    text: `int a[4], b[4], n; int main(void) { for (int i = 0; i < 4; i++) n += a + i < b + i; return n; }`,
  },
  'that keeps addresses of its frame': {
    text: `int *a[4]; int main(void) { int b[4]; for (int i = 0; i < 4; i++) a[i] = b + i; *a[1] = 3; putchar(65); return b[1]; }`,
  },
  'that stores to a constant': {
    text: `int a[4]; int main(void) { for (int i = 0; i < 4; i++) ((char *)"text")[i] = i; return a[3]; }`,
  },
  'that fills its frame': {
    text: `int main(void) { int b[100]; int *p = b; for (int i = 0; i < 100; i++) p[i] = i; putchar(b[65]); return *p; }`,
  },
  'of a start that is called again': {
    text: `int a[4], n; int main(void) { ${fill} if (n++ < 3) main(); return a[3]; }`,
  },
  'of a start whose address is known': {
    text: `int a[4]; int main(void); int (*f)(void) = main; int main(void) { ${fill} putchar(65); f = 0; return a[3]; }`,
  },
  'of a program that may be started again': {
    text: `int a[4]; int main(void) { ${fill} putchar(65); return a[3]; }`,
    options: { isWhole: true, called: [] },
  },
  'of a part': {
    text: `int a[4]; int main(void) { ${fill} putchar(65); return a[3]; }`,
    options: { startsOnce: true, called: [] },
  },
  'of data that a function reads which is called from outside': {
    text: `int a[4]; int get(int i) { return a[i]; } int main(void) { ${fill} putchar(65); return a[3]; }`,
    options: { ...asCommand, called: ['get'] },
  },
  'of data to which such a function has an address': {
    text: `int a[4], *at = a; int get(int i) { return at[i]; } int main(void) { ${fill} putchar(65); return a[3]; }`,
    options: { ...asCommand, called: ['get'] },
  },
  'that reads and writes volatile data': {
    ir: 'maple',
    text: `var $n i32 volatile
func &main () i32 {
  dassign $n 0 (constval i32 3)
  return (dread i32 $n)
}`,
  },
};

test.each(Object.entries(stays))('what a program does stays %s', async (_, { text, ir = 'c', options = asCommand }) => {
  const before = await programOf(text, ir);
  runPasses(before, first, { ...options, leavesUnread: true });
  const after = evaluated(await programOf(text, ir), options);
  expect(textOf(after, 'main')).toBe(textOf(before, 'main'));
  expect(after.globals).toEqual(before.globals);
});

// Constructors

const constructors = (third: string): string => `int log_at; int order[4]; int *where;
  __attribute__((constructor(300))) static void last(void) { ${third} order[log_at++] = 3; }
  __attribute__((constructor(101))) static void start(void) { order[log_at++] = 1; where = &order[2]; }
  __attribute__((constructor(200))) static void middle(void) { order[log_at++] = 2; }
  int get(void) { return order[0] * 100 + order[1] * 10 + *where; }
  int main(void) { printf("%d\\n", get()); return 0; }`;

function runnerOf(module: LinearModule): string {
  return textOf(module, '.run_constructors');
}

test('constructors are done in the order of their priorities, whoever calls what afterwards', async () => {
  const after = evaluated(await programOf(constructors(''), 'c'), { isWhole: true });
  expect(runnerOf(after)).not.toMatch(/call @/);
  for (const engine of ['interp', 'wasm'] as const)
    expect(await outputOf(evaluated(await programOf(constructors(''), 'c')), engine)).toBe('123\n0');
});

test('constructors behind one that asks for something stay, and so does that', async () => {
  const text = constructors('putchar(65);');
  const after = evaluated(await programOf(text, 'c'), { isWhole: true });
  expect(runnerOf(after).match(/call @\w+/g)).toEqual(['call @last']);
  expect(await outputOf(after, 'interp')).toBe('A123\n0');
  const reversed = text.replace('(101)', '(102)').replace('(300)', '(101)');
  const whole = evaluated(await programOf(reversed, 'c'), { isWhole: true });
  expect(runnerOf(whole).match(/call @\w+/g)).toEqual(['call @last', 'call @start', 'call @middle']);
  expect(await outputOf(whole, 'interp')).toBe('A312\n0');
});

test('constructors whose calls stand in the start as well stay', async () => {
  const module = await programOf(constructors(''), 'c');
  runPasses(module, [...first, 'inline', 'initialisers'], { ...asCommand, leavesUnread: true, leaveIn: 'ssa' });
  expect(await outputOf(module, 'interp')).toBe('123\n0');
});

test('constructors of a part stay', async () => {
  const after = evaluated(await programOf(constructors(''), 'c'), {});
  expect(runnerOf(after).match(/call @\w+/g)).toHaveLength(3);
});

test('a program that is called from outside finds what constructors have done', async () => {
  const module = evaluated(await programOf(constructors(''), 'c'), { isWhole: true });
  const unit = { ir: 'linear', source: { name: 'test.lir', text: '' }, module } as unknown as LinearUnit;
  const program = await instantiate(unit, { engine: 'interp' }).orThrow();
  expect(program.call('get')).toEqual([123]);
});

test('random functions leave and give the same when they are executed by the compiler', () => {
  let done = 0;
  for (let seed = 0; seed < 60; seed++) {
    const random = seed % 2 === 0 ? randomFunc(seed, 'structured') : randomModule(seed);
    const { module, func } = withStart(random, randomArguments(seed));
    const wanted = behaviour(module, func, []);
    const { applications } = runPasses(module, ['initialisers'], asCommand);
    expect(behaviour(module, func, []), `seed ${seed}`).toBe(wanted);
    done += applications.filter(({ changed }) => changed).length;
  }
  expect(done).toBeGreaterThan(10);
});
