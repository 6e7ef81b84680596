import { describe, expect, it, test } from 'vitest';
import { formatTrap, Trap } from '../../src/vm/trap.ts';
import { SourceFile } from '../../src/base/source.ts';
import { cVariables, hostFunctions } from '../../src/vm/clib/hosts.ts';
import { startLibrary } from './library.ts';
import { startProgram } from './program.ts';

test('a trap shows its stack with places', () => {
  const source = new SourceFile('sum.mpl', 'line one\n  div x y\n');
  const trap = new Trap('divide-by-zero', undefined, [
    { func: 'divide', span: { source, start: 11, end: 14 } },
    { func: 'main' },
  ]);
  expect(formatTrap(trap)).toBe('trap: integer division by zero\n  at divide (sum.mpl:2:3)\n  at main');
});

describe('stdlib.h', () => {
  it('wraps absolute values like C', async () => {
    const program = await startLibrary(['abs', 'labs', 'llabs']);
    expect(program.call('abs', -(2 ** 31))).toBe(-(2 ** 31));
    expect(program.call('labs', -5n)).toBe(5n);
    expect(program.call('llabs', -(2n ** 63n))).toBe(-(2n ** 63n));
  });

  it('long follows the pointer size', async () => {
    const names = ['labs', 'strtol', 'strtoul'];
    const small = await startLibrary(names, {}, 4);
    expect(small.call('labs', -5)).toBe(5);
    expect(small.call('strtol', small.text('99999999999'), 0, 10)).toBe(2 ** 31 - 1);
    expect(small.call('strtoul', small.text('-1'), 0, 10)).toBe(-1);
    const large = await startLibrary(names);
    expect(large.call('strtol', large.text('99999999999'), 0, 10)).toBe(99999999999n);
  });

  it('rand is a function of the seed and spreads over its range', async () => {
    const program = await startLibrary(['rand', 'srand']);
    const draw = (): number[] => Array.from({ length: 2000 }, () => Number(program.call('rand')));
    const first = draw();
    program.call('srand', 1);
    expect(draw()).toEqual(first);
    program.call('srand', 2);
    expect(draw()).not.toEqual(first);
    expect(Math.min(...first)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...first)).toBeLessThanOrEqual(2 ** 31 - 1);
    const mean = first.reduce((sum, value) => sum + value / first.length, 0);
    expect(Math.abs(mean / 2 ** 30 - 1)).toBeLessThan(0.05);
  });

  it('grants neither environment nor commands', async () => {
    const program = await startLibrary(['getenv', 'system']);
    expect(program.call('getenv', program.text('HOME'))).toBe(0n);
    expect(program.call('system', 0)).toBe(0);
    expect(program.call('system', program.text('true'))).toBe(-1);
  });

  it("the clocks are the host's", async () => {
    const names = ['time', 'clock', 'difftime', 'gettimeofday'];
    const program = await startLibrary(names, { now: () => 1_700_000_000_250, clock: () => 12.5 });
    const cell = program.slots(0, 0);
    expect(program.call('time', cell)).toBe(1_700_000_000n);
    expect(program.env.memory.readI64(cell)).toBe(1_700_000_000n);
    expect(program.call('clock')).toBe(12500n);
    expect(program.call('difftime', 10n, 4n)).toBe(6);
    program.call('gettimeofday', cell, 0);
    expect([program.env.memory.readI64(cell), program.env.memory.readI64(cell + 8)]).toEqual([
      1_700_000_000n,
      250_000n,
    ]);
  });

  it('posix_memalign and malloc_usable_size', () => {
    const program = startProgram();
    const cell = program.slots(0);
    expect(program.call('posix_memalign', cell, 256, 100)).toBe(0);
    expect(program.env.memory.readU32(cell) % 256).toBe(0);
    expect(program.call('malloc_usable_size', program.env.memory.readU32(cell))).toBeGreaterThanOrEqual(100);
    expect(program.call('posix_memalign', cell, 24, 100)).toBe(22);
  });
});

describe('the table', () => {
  it('gives the standard streams to the functions that take them', () => {
    const program = startProgram({ input: 'x' });
    const streams = Object.fromEntries(cVariables.map(({ name, value }) => [name, Number(value)]));
    expect(program.call('fgetc', streams.stdin)).toBe('x'.charCodeAt(0));
    program.call('fputs', program.text('to out'), streams.stdout);
    program.call('fputs', program.text('to err'), streams.stderr);
    expect([program.stdout(), program.stderr()]).toEqual(['to out', 'to err']);
  });

  it('names every function by its key, and creates every one', () => {
    const { env } = startProgram();
    for (const [name, entry] of Object.entries(hostFunctions)) {
      expect(entry.name).toBe(name);
      expect(typeof entry.create(env)).toBe('function');
    }
  });
});
