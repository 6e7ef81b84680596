/** The programs beside this file do what their comments say, and execute every instruction of the table. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { extraKeys } from '../../../src/tuyin/extras.ts';
import { opcodeNames } from '../../../src/tuyin/opcodes.ts';
import { parseTuyin } from '../../../src/tuyin/parser.ts';
import { verifyTuyin } from '../../../src/tuyin/verifier.ts';
import type { CodeOptions } from '../../../src/vm/tuyin/stack-machine.ts';
import { call, ending, expectationsOf, program, start } from './expectations.ts';

const folder = new URL('.', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.ti'));
const executed = new Set<string>();
const called = new Set<string>();
const trace: CodeOptions['trace'] = (_, __, { op }, use) => {
  executed.add(op);
  if (use !== undefined) called.add(use.key);
};

describe.each(files)('%s', (file) => {
  const text = readFileSync(new URL(file, folder), 'utf8');
  const { runs, calls, errors } = expectationsOf(text);

  test('verifies as it says', () => {
    const { module, diagnostics } = parseTuyin(text);
    const found = [...diagnostics, ...verifyTuyin(module)].map(
      ({ code, span }) => `${span?.source.position(span.start).line ?? 0}: ${code}`,
    );
    expect(found.sort()).toEqual([...errors].sort());
  });

  if (errors.length > 0) return;
  const linked = program(text, file);
  test.each(calls)('$text', ({ func, args, expected }) => {
    expect(call(linked, func, args, { trace })).toBe(expected);
  });
  test.each(runs.map((run, i) => ({ ...run, name: `run ${i + 1}` })))('$name', ({ input, exit, out, trap }) => {
    const { machine, output } = start(linked, input, { trace });
    let end: string;
    try {
      const value = linked.graph.main === undefined ? undefined : machine.call(linked.graph.main, machine.input);
      end = `exit ${typeof value === 'bigint' ? Number(BigInt.asUintN(8, value)) : 0}`;
    } catch (error) {
      end = ending(error);
    }
    expect(end).toBe(trap === undefined ? `exit ${exit ?? 0}` : `trap ${trap}`);
    if (out !== undefined) expect(output()).toBe(out);
  });
});

test('every instruction of the table is executed', () => {
  expect(opcodeNames.filter((name) => !executed.has(name))).toEqual([]);
});

test('every extra function is called', () => {
  expect(extraKeys.filter((key) => !called.has(key))).toEqual([]);
});
