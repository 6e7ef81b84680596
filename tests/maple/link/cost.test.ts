/** Linking is linear in what is linked: steps are counted, of modules that are twice as many. */
import { afterEach, expect, test, vi } from 'vitest';
import { Code } from '../../../src/maple/code.ts';
import { linkMaple } from '../../../src/maple/link/index.ts';
import { Module } from '../../../src/maple/module.ts';
import { TypeTable } from '../../../src/maple/types.ts';
import { modulesOf } from './linking.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const header = [...Array(8).keys()].map((i) => `type $t${i} <struct { @a i32, @n <* <$t${(i + 3) % 8}>> }>\n`).join('');

/** A module of a ring: it has a function that the one before calls, a local one of a common name, and uses the next one's. */
function ring(number: number, count: number, functions: number): string {
  const next = (number + 1) % count;
  const bodies = [...Array(functions).keys()].map(
    (i) =>
      `func &f${number}_${i} (var %t <* <$t${i % 8}>>) i32 {\n  var %r i32\n  callassigned &help (dread ptr %t) { dassign %r 0 }\n` +
      `  callassigned &f${next}_0 (constval ptr 0) { dassign %r 0 }\n  return (add i32 (dread i32 $v${next}, dread i32 %r))\n}\n`,
  );
  return (
    `${header}func &f${next}_0 (var %t <* <$t0>>) i32\nvar $v${number} i32 = 1\nvar $v${next} extern i32\n` +
    `func &help static (var %t ptr) i32 {\n  return (constval i32 ${number})\n}\n${bodies.join('')}`
  );
}

/** Types that were looked at, nodes of code that were gone over, and places that were made. */
function stepsOf(count: number, functions: number): number[] {
  const modules = modulesOf(
    Object.fromEntries([...Array(count).keys()].map((number) => [`m${number}.mpl`, ring(number, count, functions)])),
  );
  const spies = [
    vi.spyOn(TypeTable.prototype, 'get'),
    vi.spyOn(Code.prototype, 'next'),
    vi.spyOn(Module.prototype, 'spanOf'),
  ];
  const { diagnostics } = linkMaple(modules);
  expect(diagnostics).toEqual([]);
  const steps = spies.map((spy) => spy.mock.calls.length);
  vi.restoreAllMocks();
  return steps;
}

test('twice the modules, twice the work', () => {
  const [some, twice] = [stepsOf(20, 10), stepsOf(40, 10)];
  twice.forEach((steps, i) => {
    expect(steps).toBeGreaterThan(0);
    expect(steps / some[i]).toBeLessThan(2.1);
  });
});

test('twice the functions, at most twice the work', () => {
  const [some, twice] = [stepsOf(10, 20), stepsOf(10, 40)];
  twice.forEach((steps, i) => {
    expect(steps / some[i]).toBeLessThan(2.1);
  });
});
