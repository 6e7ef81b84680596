/**
 * Profiles: steps are those that the interpreter counts, on every engine, by function, line and context; and a program that is profiled and covered
 * does and prints what it does without.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SourceFile } from '../../src/base/source.ts';
import {
  instantiate,
  parse,
  startCoverage,
  startProfile,
  type AnyUnit,
  type RunOptions,
} from '../../src/driver/index.ts';
import { detectFormat } from '../../src/driver/formats.ts';
import type { ProfileReport } from '../../src/driver/profile.ts';
import { profilePicture } from '../../src/driver/profile-picture.ts';
import { host } from '../../src/vm/host.ts';
import { Exit, Trap } from '../../src/vm/trap.ts';
import { samara } from '../cli/samara.ts';
import { oneIn } from '../long.ts';

async function read(name: string, given?: string): Promise<AnyUnit> {
  const text = given ?? readFileSync(name, 'utf8');
  const { value, diagnostics } = await parse(new SourceFile(name, text), detectFormat(name, text));
  if (value === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return value;
}

interface Ending {
  readonly outcome: string;
  readonly steps: number | undefined;
}

/** Runs a program to its end, whatever that is. */
async function ending(unit: AnyUnit, options: RunOptions): Promise<Ending> {
  const written: number[] = [];
  const stdout = (bytes: Uint8Array): void => void written.push(...bytes);
  const { value, diagnostics } = await instantiate(unit, { ...options, stdout } as RunOptions);
  if (value === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  const end = (): string => {
    try {
      return `status ${value.main()}`;
    } catch (error) {
      if (error instanceof Trap) return `${error.kind} in ${error.frames.map(({ func }) => func).join(' ')}`;
      if (error instanceof Exit) return `exit ${error.code}`;
      throw error;
    }
  };
  const status = end();
  return { outcome: `${Buffer.from(written).toString('latin1')}${status}`, steps: value.steps };
}

/** Without times, which nobody can expect. */
function counts({ steps, functions, lines, contexts }: ProfileReport): object {
  return {
    steps,
    functions: functions
      .map(({ name, kind, calls, steps: own, totalSteps }) => `${name} ${kind} ${calls} ${own} ${totalSteps}`)
      .toSorted(),
    lines: lines.map(({ source, line, count, steps: own }) => `${source.name}:${line} ${count} ${own}`).toSorted(),
    contexts: contexts.map(({ parent, steps: own }) => [parent, own]),
  };
}

const callbacks = `
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
static jmp_buf out;
static int calls;
static int less(const void *a, const void *b) {
  if (++calls == 12) longjmp(out, 7);
  return *(const int *)a - *(const int *)b;
}
static int odd(int n);
static int even(int n) { return n == 0 ? 1 : odd(n - 1); }
static int odd(int n) { return n == 0 ? 0 : even(n - 1); }
int main(void) {
  int items[] = {5, 2, 9, 1};
  qsort(items, 4, sizeof(int), less);
  printf("%d %d\\n", items[0], even(1000));
  if (setjmp(out) == 0) qsort(items, 4, sizeof(int), less), qsort(items, 4, sizeof(int), less), qsort(items, 4, sizeof(int), less);
  printf("%d\\n", calls);
  exit(3);
}
`;

const programs: readonly (readonly [name: string, text: string | undefined])[] = [
  ['callbacks.c', callbacks],
  ['examples/list.mpl', undefined],
  ['examples/queens.mpl', undefined],
  ['examples/list.c', undefined],
  ['examples/leaks.mpl', undefined],
  ['examples/fact.mpl', undefined],
  ['tests/c/programs/setjmp.c', undefined],
  ['tests/c/programs/cleanup.c', undefined],
];

describe.each(oneIn(8, programs))('%s', (name, text) => {
  test('steps are those of the interpreter, and the same on each engine; nothing else is different', async () => {
    const plain = await ending(await read(name, text), { engine: 'interp' });
    const reports: object[] = [];
    for (const engine of ['interp', 'wasm']) {
      const profile = await startProfile();
      const coverage = await startCoverage();
      const counted = await ending(await read(name, text), { engine, profile, coverage });
      expect(counted.outcome).toBe(plain.outcome);
      if (engine === 'interp') expect(counted.steps).toBe(plain.steps);
      const report = profile.report();
      expect(report.steps).toBe(plain.steps);
      expect(report.contexts.reduce((sum, { steps }) => sum + steps, 0)).toBe(report.steps);
      expect(report.lines.reduce((sum, { steps }) => sum + steps, 0)).toBe(report.steps);
      expect(Math.max(...report.functions.map(({ totalSteps }) => totalSteps))).toBeLessThanOrEqual(report.steps);
      reports.push(counts(report));
    }
    expect(reports[1]).toEqual(reports[0]);
  });
});

test('a recursion adds no contexts, and callbacks stand on the host function that calls them', async () => {
  const text = `
    int twice(int (*f)(int), int x);
    static int odd(int n);
    static int even(int n) { return n == 0 ? 1 : odd(n - 1); }
    static int odd(int n) { return n == 0 ? 0 : even(n - 1); }
    int main(void) { return twice(even, 100) + even(7); }
  `;
  const profile = await startProfile();
  const twice = host(['ptr', 'i32'], 'i32', ({ bindFunction }) => (f, x) => {
    const call = bindFunction(f, ['i32'], 'i32');
    return Number(call(x)) + Number(call(x + 1));
  });
  const { outcome } = await ending(await read('twice.c', text), { engine: 'wasm', profile, host: { twice } });
  expect(outcome).toBe('status 1');
  const { functions, contexts } = profile.report();
  const names = contexts.map(({ func }) => functions[func].name);
  expect(contexts.map(({ parent }, i) => `${parent < 0 ? '' : names[parent]} > ${names[i]}`).sort()).toEqual([
    ' > main',
    'even > odd',
    'even > odd',
    'main > even',
    'main > twice',
    'twice > even',
  ]);
  expect(functions.find(({ name }) => name === 'even')).toMatchObject({ calls: 106, kind: 'program' });
  expect(functions.find(({ name }) => name === 'twice')).toMatchObject({ calls: 1, kind: 'host', steps: 0 });
});

test.each(oneIn(3, [2000, 200, 20_000]))('%i units of fuel lead as far as without', async (fuel) => {
  const plain = await ending(await read('callbacks.c', callbacks), { engine: 'interp', fuel });
  const profile = await startProfile();
  const counted = await ending(await read('callbacks.c', callbacks), { engine: 'interp', fuel, profile });
  expect(counted).toEqual(plain);
});

test('what an address is does not change', async () => {
  const text =
    '#include <stdio.h>\n#include <stdlib.h>\nint x;\nint main(void) { int y; printf("%p %p %p", (void *)&x, (void *)&y, malloc(9)); return 0; }\n';
  const plain = await ending(await read('address.c', text), { engine: 'wasm' });
  const profile = await startProfile();
  expect((await ending(await read('address.c', text), { engine: 'wasm', profile })).outcome).toBe(plain.outcome);
});

test('a program that is called after a trap begins outside again', async () => {
  const text = 'int f(int n) { return 6 / n; }\nint g(int n) { return f(n) + 1; }\n';
  const profile = await startProfile();
  const { value } = await instantiate(await read('twice.c', text), { engine: 'wasm', profile });
  expect(() => value?.call('g', [0])).toThrow(Trap);
  expect(value?.call('f', [3])).toEqual([2]);
  const { functions, contexts } = profile.report();
  const roots = contexts.filter(({ parent }) => parent < 0).map(({ func }) => functions[func].name);
  expect(roots.sort()).toEqual(['f', 'g']);
});

describe('the flame graph', () => {
  const report: ProfileReport = {
    steps: 100,
    time: 10,
    hostTime: 5,
    functions: ['main', 'a<b', 'puts'].map((name, i) => ({
      name,
      kind: i === 2 ? 'host' : 'program',
      span: undefined,
      calls: 1,
      steps: [40, 60, 0][i],
      totalSteps: [100, 60, 0][i],
      time: [2, 3, 5][i],
      totalTime: [10, 3, 5][i],
    })),
    lines: [],
    contexts: [
      { parent: -1, func: 0, steps: 40, time: 2 },
      { parent: 0, func: 1, steps: 60, time: 3 },
      { parent: 0, func: 2, steps: 0, time: 5 },
    ],
  };

  test('frames are as wide as their share and stand on their callers', () => {
    const svg = profilePicture(report, 'some & more');
    const frames = [...svg.matchAll(/data-n="([^"]*)" data-d="(\d)".*?x="([\d.]+)" y="([\d.]+)" width="([\d.]+)"/g)];
    expect(frames.map(([, name, depth, x, y, width]) => [name, depth, x, y, width])).toEqual([
      ['all', '0', '12', '82', '1175.5'],
      ['main', '1', '12', '64', '1175.5'],
      ['a&lt;b', '2', '12', '46', '352.3'],
      ['puts', '2', '364.8', '46', '587.5'],
    ]);
    expect(svg).toContain('<title>some &amp; more: 100 steps in 10.00 ms</title>');
    expect(svg).toContain('<title>puts: 50.0 %, 5.00 ms, measured</title>');
  });
});

describe('the command', () => {
  test('prints tables, and refuses engines and files that do not fit', async () => {
    const words = ['run', 'examples/fact.mpl', '--call', 'fact', '10'];
    const { err, out } = await samara(...words, '--profile');
    expect(out).toBe('3628800\n');
    expect(err).toMatch(/^profile: \d+ steps in [\d.]+ ms/);
    expect(err).toMatch(/^ +\d+ 100\.0% 100\.0% +10 {2}fact {2}fact\.mpl:\d+$/m);
    expect(Math.max(...err.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(80);
    expect(await samara('run', 'examples/fact.mpl', '--profile', '--engine', 'vm')).toMatchObject({ status: 2 });
    expect(await samara('run', 'examples/fact.mpl', '--profile=x.png')).toMatchObject({ status: 2 });
  });
});
