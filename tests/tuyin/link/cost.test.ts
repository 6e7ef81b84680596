/** Linking is linear in what is linked: steps are counted, of modules or functions that are twice as many. */
import { afterEach, expect, test, vi } from 'vitest';
import { tuyinPart } from '../../../bench/generate-parts.mjs';
import { Builder } from '../../../src/tuyin/graph/builder.ts';
import { Program } from '../../../src/tuyin/graph/program.ts';
import { linkTuyin } from '../../../src/tuyin/link/index.ts';
import { InstrTyper } from '../../../src/tuyin/stack/instruction-types.ts';
import { verifyTuyin } from '../../../src/tuyin/verifier.ts';
import { times } from '../../long.ts';
import { modulesOf } from './linked.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** A module of a ring: functions that differ, one of a common name, a type, and uses of the next module's. */
function ring(number: number, count: number, functions: number): string {
  const next = (number + 1) % count;
  const bodies = [...Array(functions).keys()].map(
    (i) =>
      `define i32 @f${number}_${i}(i32 %n) {\n  %r = @help(%n) + ${number * functions + i}\n  @f${next}_0(%r) + @tuyin.mem.load.i32(@v${next})\n}\n`,
  );
  return (
    `%Point = type (i32, i32)\n@v${number} = global i32 ${number}\n@v${next} = external global i32\ndeclare i32 @f${next}_0(i32)\n` +
    `internal define i32 @help(i32 %n) {\n  %n * ${number + 2}\n}\n${bodies.join('')}`
  );
}

/** Names that were looked up, types that were looked at, nodes that were made, and names that were given. */
function stepsOf(count: number, functions: number): number[] {
  const modules = modulesOf(
    Object.fromEntries([...Array(count).keys()].map((number) => [`m${number}.ti`, ring(number, count, functions)])),
  );
  const spies = [
    vi.spyOn(Program.prototype, 'lookup'),
    vi.spyOn(Program.prototype, 'expand'),
    vi.spyOn(Builder.prototype, 'emit'),
    vi.spyOn(Program.prototype, 'uniqueName'),
  ];
  const { module, diagnostics } = linkTuyin(modules);
  expect(diagnostics).toEqual([]);
  expect(module?.items.filter(({ kind }) => kind === 'func')).toHaveLength(count * (functions + 1));
  const steps = spies.map((spy) => spy.mock.calls.length);
  vi.restoreAllMocks();
  return steps;
}

test('twice the modules, twice the work', () => {
  const [some, twice] = [stepsOf(10, 20), stepsOf(20, 20)];
  twice.forEach((steps, i) => {
    expect(steps).toBeGreaterThan(0);
    expect(steps / some[i]).toBeLessThan(2.1);
  });
});

test('twice the functions, at most twice the work', () => {
  const [some, twice] = [stepsOf(5, 20), stepsOf(5, 40)];
  twice.forEach((steps, i) => {
    expect(steps / some[i]).toBeLessThan(2.1);
  });
});

/** Names that were looked up, types that were looked at, names that were given, and instructions whose types were found. */
function stepsOfCode(count: number): number[] {
  const modules = modulesOf(
    Object.fromEntries([...Array(count).keys()].map((number) => [`m${number}.ti`, tuyinPart(number, count, 100)])),
  );
  const spies = [
    vi.spyOn(Program.prototype, 'lookup'),
    vi.spyOn(Program.prototype, 'expand'),
    vi.spyOn(Program.prototype, 'uniqueName'),
    vi.spyOn(InstrTyper.prototype, 'types'),
  ];
  for (const { module } of modules) expect(verifyTuyin(module)).toEqual([]);
  const { module, diagnostics } = linkTuyin(modules);
  expect(diagnostics).toEqual([]);
  expect(module?.items.filter(({ kind }) => kind === 'func')).toHaveLength(count * 101);
  const steps = spies.map((spy) => spy.mock.calls.length);
  vi.restoreAllMocks();
  return steps;
}

test('modules of 100 functions of stack code: verified and linked, twice the modules, twice the work', () => {
  const count = times(4, 20);
  const [some, twice] = [stepsOfCode(count), stepsOfCode(2 * count)];
  twice.forEach((steps, i) => {
    expect(steps).toBeGreaterThan(0);
    expect(steps / some[i]).toBeLessThan(2.1);
  });
});
