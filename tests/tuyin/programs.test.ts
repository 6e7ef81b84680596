/** Every program of tests/tuyin/programs on every engine of Tuyin; program-files.ts says how expectations are written. */
import { describe, expect, test } from 'vitest';
import { optimize } from '../../src/driver/optimize.ts';
import type { LinearModule } from '../../src/linear/nodes.ts';
import type { Graph } from '../../src/tuyin/graph/nodes.ts';
import { optimizeGraph } from '../../src/tuyin/graph/optimize.ts';
import { printTuyin } from '../../src/tuyin/printer.ts';
import { stackModule } from '../../src/tuyin/stack/whole-module.ts';
import { programOfText, tuyinEngines } from './graphs.ts';
import { readPrograms, type ProgramFile } from './program-files.ts';
import type { TuyinCode } from '../../src/tuyin/program.ts';
import { problemsOf } from './program-runs.ts';

const programs = readPrograms().map((program) => [program.name, program] as const);

/** Each program is linked once for all engines. */
const linked = new Map<string, TuyinCode>();

function codeOf({ name, text }: ProgramFile): TuyinCode {
  const code = linked.get(name) ?? programOfText(text, name);
  linked.set(name, code);
  return code;
}

describe.each(tuyinEngines)('engine %s', (engine) => {
  test.each(programs)('%s', (_, program) => expect(problemsOf(program, engine, codeOf(program))).toEqual([]));
});

/** Stack code is written as a module, read again, and does the same. */
test.each(programs)('as a module of stack code: %s', (name, program) => {
  const code = programOfText(printTuyin(stackModule(codeOf(program))), name);
  expect(problemsOf({ ...program, calls: [] }, 'stack', code)).toEqual([]);
});

/** Fuel counts what is executed, which optimisation changes. */
test.each(programs.filter(([, { bounds }]) => bounds['fuel'] === undefined))('optimised: %s', (_, program) => {
  const passes = {
    graph: (graph: Graph): Graph => optimizeGraph(graph),
    linear: (module: LinearModule): void => void optimize(module, 'O1'),
  };
  expect(problemsOf(program, 'wasm', undefined, passes)).toEqual([]);
});

test('each program names its rule', () => {
  expect(programs.filter(([, { rule }]) => !/^[0-9]+(\.[0-9]+)? ./.test(rule)).map(([name]) => name)).toEqual([]);
});
