/** Tuyin programs for users of the library: values of JavaScript in and out, host functions, imports, bounds, bitcode. */
import { describe, expect, test } from 'vitest';
import {
  encode,
  enginesFor,
  host,
  instantiate,
  parse,
  parseBinary,
  Trap,
  type ImportFinder,
  type AnyProgram,
  type ProgramValue,
  type RunOptions,
  type TuyinUnit,
} from '../../src/index.ts';

async function unitOf(text: string, imports?: ImportFinder): Promise<TuyinUnit> {
  const { value, diagnostics } = await parse(text, 'tuyin', { imports });
  expect(diagnostics).toEqual([]);
  if (value?.ir !== 'tuyin') throw new Error('no unit');
  return value;
}

async function start(text: string, options: RunOptions<ProgramValue> = {}): Promise<AnyProgram> {
  const { value, diagnostics } = await instantiate(await unitOf(text), options);
  expect(diagnostics).toEqual([]);
  if (value === undefined) throw new Error('no program');
  return value;
}

const values = `define i32 @int(i32 %a) {
  %a
}
define i1 @truth(i1 %a) {
  %a
}
define i64 @wide(i64 %a) {
  %a
}
define float @single(float %a) {
  %a
}
define double @double(double %a) {
  %a
}
define f16.16 @fixed(f16.16 %a) {
  %a
}
subset @pair
  (i32 input.read(4), i8 input.read(1))
`;

describe.each(enginesFor('tuyin'))('engine %s', (engine) => {
  test('values in and out', async () => {
    const program = await start(values, { engine });
    const call = (name: string, args: readonly ProgramValue[]): ProgramValue => program.call(name, args)[0];
    expect(call('int', [-7])).toBe(-7);
    expect(call('truth', [true])).toBe(true);
    expect(call('wide', [2n ** 62n + 1n])).toBe(2n ** 62n + 1n);
    expect(call('wide', [5])).toBe(5n);
    expect(call('single', [0.1])).toBe(Math.fround(0.1));
    for (const value of [0.1, -0, 5e-324, 1e300, 1e21, Infinity, -Infinity, NaN])
      expect(call('double', [value])).toBe(value);
    expect(call('fixed', ['1.25'])).toBe('1.25');
    expect(call('pair', [1, 'i8 -2'])).toBe('(1, -2)');
    expect(() => call('int', [1.5])).toThrow('argument 0 of int: 1.5 is no value of i32');
    expect(() => call('int', [1, 2])).toThrow('int takes 1 arguments, not 2');
    expect(() => call('nobody', [1])).toThrow('there is no function nobody');
  });

  test('functions of the host', async () => {
    const text =
      'declare double @half(double)\ndeclare i32 @bad(i32)\nsubset @main\n  i32 (@half(5.0) * 4)\nsubset @other\n  @bad(1)\n';
    const fail = (): never => {
      throw new RangeError('not today');
    };
    const program = await start(text, { engine, host: { half: (x: number) => Number(x) / 2, bad: () => 'x' } });
    expect(program.main()).toBe(10);
    expect(() => program.call('other', [])).toThrow(Trap);
    const failing = await start(text, { engine, host: { half: fail, bad: fail } });
    expect(() => failing.main()).toThrow(/not today/);
  });

  test('`exit` is a status; optimised programs and bounds', async () => {
    const leaving = 'import "host:std"\nsubset @main\n  @exit(300)\n';
    expect((await start(leaving, { engine, optimize: 'O1' })).main()).toBe(300);
    const endless = 'define i32 @loop(i32 %n) {\n  @loop(%n + 1)\n}\nsubset @main\n  @loop(0)\n';
    const looping = await start(endless, { engine, fuel: 1000 });
    expect(() => looping.main()).toThrow(Trap);
  });
});

test('what a module imports, and its bitcode', async () => {
  const bytes = new TextEncoder().encode('external define i32 @twice(i32 %n) {\n  %n * 2\n}\n');
  const finder: ImportFinder = {
    find: (path) => (path === 'lib.ti' ? { name: path, bytes } : undefined),
    identity: (name) => name,
  };
  const unit = await unitOf('import "lib.ti"\nsubset @main\n  @twice(21)\n', finder);
  const { value: bitcode } = await encode(unit);
  const { value: again } = await parseBinary(bitcode ?? new Uint8Array(), 'main.tb', 'tuyin-bitcode', {
    imports: finder,
  });
  for (const one of [unit, again]) {
    if (one?.ir !== 'tuyin') throw new Error('no unit');
    const { value: program } = await instantiate(one);
    expect(program?.main()).toBe(42);
  }
});

test('signatures, steps, words of a command line, and what there is not', async () => {
  const program = await start(values, { engine: 'graph' });
  expect(program.signature('int')).toEqual({ params: ['i32'], results: ['i32'] });
  expect(program.signature('nobody')).toBeUndefined();
  expect(program.callWords('wide', ['16']).value).toEqual(['16']);
  expect(program.callWords('int', ['x']).diagnostics.map(({ code }) => code)).toEqual(['SAM0204']);
  expect(program.steps).toBeGreaterThan(0);
  expect((await start(values, { engine: 'wasm' })).steps).toBeUndefined();
  expect(() => program.memory).toThrow('shares no memory');
  await expect(start(values, { host: { int: host([], 'i32', () => () => 1) } })).rejects.toThrow('plain function');
});

test('engines of other languages are refused', async () => {
  const { diagnostics } = await instantiate(await unitOf('subset @main\n  0\n'), { engine: 'vm' });
  expect(diagnostics.map(({ code }) => code)).toEqual(['SAM0102']);
});
