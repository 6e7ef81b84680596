/** The programs beside this file are accepted or refused as they say, do what they say, and execute every instruction of the table. */
import { expect, test } from 'vitest';
import { extraKeys } from '../../../src/tuyin/extras.ts';
import { opcodeNames } from '../../../src/tuyin/opcodes.ts';
import { parseTuyin } from '../../../src/tuyin/parser.ts';
import type { TuyinCode } from '../../../src/tuyin/program.ts';
import { verifyTuyin } from '../../../src/tuyin/verifier.ts';
import type { CodeOptions } from '../../../src/vm/tuyin/stack-machine.ts';
import { filesIn } from '../../files/folder.ts';
import {
  findingOfCall,
  findingOfErrors,
  findingOfRun,
  type Finding,
  type RunExpectation,
  type TestFile,
} from '../../files/notation.ts';
import { testFiles } from '../../files/runner.ts';
import { call, ending, program, start } from './expectations.ts';

const executed = new Set<string>();
const called = new Set<string>();
const trace: CodeOptions['trace'] = (_, __, { op }, use) => {
  executed.add(op);
  if (use !== undefined) called.add(use.key);
};

function verified(file: TestFile): Finding[] {
  const { module, diagnostics } = parseTuyin(file.text);
  const found = [...diagnostics, ...verifyTuyin(module)].map(
    ({ code, span }) => `${span?.source.position(span.start).line ?? 0}: ${code}`,
  );
  return [findingOfErrors(file, found)];
}

function executedFile({ path, text, expectations }: TestFile): Finding[] {
  const linked = program(text, path);
  return expectations.map((expectation) => {
    if (expectation.kind === 'program') return findingOfRun(expectation, endOf(linked, expectation));
    const found = call(linked, expectation.call.name, expectation.call.args, { trace });
    const expected = expectation.kind === 'trap' ? `trap ${expectation.trap}` : expectation.results.join(', ');
    return findingOfCall(expectation, found, found === expected);
  });
}

function endOf(linked: TuyinCode, { input }: RunExpectation): Parameters<typeof findingOfRun>[1] {
  const { machine, output } = start(linked, input, { trace });
  const ended = (end: { status: number; trap?: string }) => ({ ...end, out: Buffer.from(output(), 'latin1'), err: '' });
  try {
    const value = linked.graph.main === undefined ? undefined : machine.call(linked.graph.main, machine.input);
    return ended({ status: typeof value === 'bigint' ? Number(BigInt.asUintN(8, value)) : 0 });
  } catch (error) {
    const [how, what] = ending(error).split(' ');
    return ended(how === 'trap' ? { status: 0, trap: what } : { status: Number(what) });
  }
}

testFiles({
  folder: import.meta.dirname,
  extensions: ['.ti'],
  columns: ({ errors }) => [{ name: 'verified' }, ...(errors.length > 0 ? [] : [{ name: 'executed' }])],
  run: (file, column) => (column === 'verified' ? verified(file) : executedFile(file)),
});

/** Of all files; a part of them executes a part of the table. */
const everyFile = filesIn(import.meta.dirname, ['.ti']).filter(({ errors }) => errors.length === 0);

test('every instruction of the table is executed, and every extra function is called', () => {
  for (const file of executed.size === 0 ? everyFile : []) executedFile(file);
  expect(opcodeNames.filter((name) => !executed.has(name))).toEqual([]);
  expect(extraKeys.filter((key) => !called.has(key))).toEqual([]);
});
