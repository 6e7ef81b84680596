/** Every program of tests/tuyin/programs on every engine of Tuyin; program-files.ts says how expectations are written. */
import { describe, expect, test } from 'vitest';
import { printTuyin } from '../../src/tuyin/printer.ts';
import { stackModule } from '../../src/tuyin/stack/whole-module.ts';
import { programOfText, tuyinEngines } from './graphs.ts';
import { readPrograms } from './program-files.ts';
import { problemsOf } from './program-runs.ts';

const programs = readPrograms().map((program) => [program.name, program] as const);

describe.each(tuyinEngines)('engine %s', (engine) => {
  test.each(programs)('%s', (_, program) => expect(problemsOf(program, engine)).toEqual([]));
});

/** Stack code is written as a module, read again, and does the same. */
test.each(programs)('as a module of stack code: %s', (name, program) => {
  const code = programOfText(printTuyin(stackModule(programOfText(program.text, name))), name);
  expect(problemsOf({ ...program, calls: [] }, 'stack', code)).toEqual([]);
});

test('each program names its rule', () => {
  expect(programs.filter(([, { rule }]) => !/^[0-9]+(\.[0-9]+)? ./.test(rule)).map(([name]) => name)).toEqual([]);
});
