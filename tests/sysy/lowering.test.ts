/** The shape of what the front end builds: the strict profile, its regions, and what is folded or left out. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SourceFile } from '../../src/base/source.ts';
import { compileSysy } from '../../src/frontend/sysy/index.ts';
import type { Instr, LinearModule } from '../../src/linear/nodes.ts';
import { inTurn } from '../long.ts';
import { compileGood, engines, run } from './engines.ts';

const instrsOf = (module: LinearModule, name: string): readonly Instr[] =>
  module.funcs.find((func) => func.name === name)?.instrs ?? [];
const opsOf = (code: string): string[] =>
  instrsOf(
    compileGood(`int g; float h; int a[4][5]; int f(int x, float y) { ${code} }\nint main() { return 0; }`),
    'f',
  ).map(({ op }) => op);

describe('modules', () => {
  it('are of the strict profile unless they have a string', () => {
    expect(compileGood('int main() { putint(getint()); return 0; }')).toMatchObject({
      profile: 'core',
      pointerSize: 4,
    });
    expect(compileGood('int main() { putf("x"); return 0; }')).toMatchObject({ profile: 'full', pointerSize: 4 });
  });

  it('start at main and declare what they call of the library, and nothing else', () => {
    const module = compileGood(
      'void f() { starttime(); stoptime(); }\nint main() { putint(1); putint(2); f(); return 0; }',
    );
    expect(module.funcs[module.entry ?? -1].name).toBe('main');
    expect(module.funcs.filter((func) => func.extern).map(({ name }) => name)).toEqual([
      '_sysy_starttime',
      '_sysy_stoptime',
      'putint',
    ]);
  });

  it('export all functions, or main alone', () => {
    const text = 'int f() { return 1; } int main() { return f(); }';
    expect(compileGood(text).funcs.map(({ exported }) => exported)).toEqual([true, true]);
    expect(
      compileSysy(new SourceFile('t', text), { exports: 'main' }).module?.funcs.map(({ exported }) => exported),
    ).toEqual([false, true]);
  });

  it('hold constants only where something can be indexed', () => {
    const module = compileGood(
      'const int n = 3; const float f[n] = {1, 0, 2.5}; int x = n, z; int a[n][2];\nint main() { const int t[2] = {0, 7}, k = t[1]; { const int t[1] = {k}; return t[0]; } }',
    );
    expect(
      module.globals.map((global) => [
        global.name,
        global.storage === 'array' ? [...global.init] : global.storage === 'scalar' ? global.init : undefined,
      ]),
    ).toEqual([
      [
        'f',
        [
          [0, 1],
          [2, 2.5],
        ],
      ],
      ['x', 3],
      ['z', 0],
      ['a', []],
      ['main.t', [[1, 7]]],
      ['main.t.2', [[0, 7]]],
    ]);
  });

  it('carry the place of each instruction', () => {
    const text = 'int a[3];\nint main() {\n  int x = getint();\n  a[x + 1] = x / (x - 1);\n  return a[x];\n}';
    const [call, , sum, difference, quotient, store] = instrsOf(compileGood(text), 'main').map(({ span }) =>
      text.slice(span?.start, span?.end),
    );
    expect([call, sum, difference, quotient, store]).toEqual([
      'getint()',
      'x + 1',
      'x - 1',
      'x / (x - 1)',
      'a[x + 1] = x / (x - 1)',
    ]);
  });
});

describe('expressions', () => {
  it('fold where everything is known', () => {
    expect(opsOf('return 1 + 2 * 3 - (4 > 3) + !0 + 2.9;')).toEqual(['Return']);
    expect(opsOf('return -2147483647 - 1;')).toEqual(['Return']);
    expect(opsOf('a[1][2] = 3; return 0;')).toEqual(['ArrayStore', 'Return']);
  });

  it('do not fold a division by zero, which traps when it is reached', () => {
    expect(opsOf('if (x) return 1 / 0; return 5 % 0;')).toEqual([
      'CondGoto',
      'Label',
      'DivI',
      'Return',
      'Label',
      'ModI',
      'Return',
    ]);
  });

  it('convert as needed', () => {
    expect(opsOf('return x + y;')).toEqual(['IToF', 'AddF', 'FToI', 'Return']);
    expect(opsOf('h = x; g = y; return x;')).toEqual(['IToF', 'Assign', 'FToI', 'Assign', 'Return']);
    expect(opsOf('if (y) return 1; return !y;')).toEqual([
      'NotEqualF',
      'CondGoto',
      'Label',
      'Return',
      'Label',
      'NotF',
      'Return',
    ]);
  });

  it('index row by row', () => {
    expect(opsOf('return a[x][x];')).toEqual(['MulI', 'AddI', 'ArrayLoad', 'Return']);
    expect(opsOf('return a[0][x];')).toEqual(['ArrayLoad', 'Return']);
    expect(opsOf('putarray(5, a[x]); return 0;')).toEqual(['MulI', 'AddI', 'Call', 'Return']);
  });
});

describe('control flow', () => {
  it('leaves out what cannot be reached', () => {
    expect(opsOf('return 1; x = 2; while (x) x = x - 1; return x;')).toEqual(['Return']);
    expect(opsOf('while (1) { if (0) x = 5; return x; }')).toEqual(['Label', 'Goto', 'Label', 'Return']);
    expect(opsOf('if (x && 0) x = 1; if (1 || x) return 2; return 3;')).toEqual([
      'CondGoto',
      'Label',
      'Goto',
      'Label',
      'Goto',
      'Label',
      'Return',
    ]);
  });

  it('jumps for conditions and makes numbers only where they are wanted', () => {
    expect(opsOf('if (x && g || !x) return 1; return 0;').filter((op) => op === 'Assign')).toEqual(['Assign']);
    expect(opsOf('return x && g;').filter((op) => op === 'CondGoto')).toHaveLength(2);
  });

  it('returns 0 at the end', async () => {
    expect(opsOf('x = 1;')).toEqual(['Assign', 'Return']);
    const { module } = compileSysy(
      new SourceFile(
        't',
        'int f(int x) { if (x) return 5; } float g() { } int main() { putint(f(0)); putfloat(g()); }',
      ),
    );
    for (const engine of engines)
      expect(await run(engine, module ?? expect.fail())).toMatchObject({ stdout: '00x0p+0', status: 0 });
  });
});

describe('the two sides of an assignment', () => {
  it('are evaluated from left to right', async () => {
    const module = compileGood(
      'int g; int a[4]; int next() { g = g + 1; return g; }\nint main() { a[next()] = next(); a[g] = next(); putarray(4, a); return 0; }',
    );
    for (const engine of engines) expect((await run(engine, module)).stdout).toBe('4: 0 2 3 0\n');
  });
});

describe('two signs in a row', () => {
  it('are two operators, unlike in C', async () => {
    const module = compileGood(
      'int main() { int a = 5, b = 3; putint(a--b); putint(--a); putint(a++b); putint(!!!a); return 0; }',
    );
    for (const engine of engines) expect((await run(engine, module)).stdout).toBe('8580');
  });
});

describe('timers', () => {
  it('report their lines to standard error at the end', async () => {
    const module = compileGood('int main() {\n  starttime();\n\n  stoptime();\n  putint(1);\n  return 0;\n}');
    for (const engine of engines) {
      const { stdout, stderr } = await run(engine, module);
      expect(stdout).toBe('1');
      expect(stderr).toMatch(/^Timer@0002-0004: 0H-0M-0S-\d+us\nTOTAL: 0H-0M-0S-\d+us\n$/);
    }
  });
});

describe('examples', () => {
  const example = (name: string): LinearModule =>
    compileGood(readFileSync(join(resolve(import.meta.dirname, '../../examples'), name), 'utf8'));

  it.each([
    ['quicksort.sy', '6 5 3 -1 4 1 5\n', '6: -1 1 3 4 5 5\n'],
    // The longest Collatz chain below 1000 begins at 871 and has 179 numbers (OEIS A006877, A006878).
    ['collatz.sy', '1000', '871 179\n'],
    // There are 78498 primes below a million (OEIS A006880).
    [
      'primes.sy',
      '',
      '2 3 5 7 11 13 17 19 23 29 31 37 41 43 47 53 59 61 67 71 73 79 83 89 97 \n78498 primes below 1000000\n',
    ],
  ])('%s', async (name, input, output) => {
    for (const engine of inTurn(engines, name.length))
      expect((await run(engine, example(name), input)).stdout).toBe(output);
  });

  it('heat.sy gives the same picture on every engine, hot above and cold below', async () => {
    const [first, ...others] = await Promise.all(
      inTurn(engines, 0).map(async (engine) => (await run(engine, example('heat.sy'))).stdout),
    );
    expect(others.every((other) => other === first)).toBe(true);
    expect(first.split('\n').slice(0, 1)).toEqual(['@'.repeat(24)]);
    expect(first.split('\n').slice(-3)).toEqual(['.'.repeat(24), '.'.repeat(24), '']);
  });
});
