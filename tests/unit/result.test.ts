/** `Result`: a value or a thrown error that shows the code frames. */
import { expect, test } from 'vitest';
import { SourceFile } from '../../src/base/source.ts';
import { DiagnosticError, Result, pending } from '../../src/base/result.ts';
import type { Diagnostic } from '../../src/base/diagnostics.ts';

const source = new SourceFile('a.txt', 'one two\n');
const found = (severity: Diagnostic['severity']): Diagnostic => ({
  code: 'X1',
  severity,
  message: 'this is wrong',
  span: { source, start: 4, end: 7 },
  notes: [],
});

function thrownBy(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

test('a value without errors is given, in spite of warnings', () => {
  expect(new Result(7).orThrow()).toBe(7);
  expect(new Result('text', [found('warning')]).orThrow()).toBe('text');
});

test('errors are thrown as code frames, whether or not there is a value', () => {
  for (const result of [new Result(7, [found('error')]), Result.failed([found('error')])]) {
    const error = thrownBy(() => result.orThrow());
    expect(error).toBeInstanceOf(DiagnosticError);
    expect((error as DiagnosticError).diagnostics).toBe(result.diagnostics);
    expect(String(error)).toBe(`DiagnosticError: 
error[X1]: this is wrong
 --> a.txt:1:5
  |
1 | one two
  |     ^^^

1 error`);
  }
});

test('a promised result is thrown when it is there, and only to who asks', async () => {
  const failing = pending(Promise.resolve(Result.failed([found('error')])));
  expect((await failing).diagnostics).toHaveLength(1);
  await expect(failing.orThrow()).rejects.toThrow('this is wrong');
  await expect(pending(Promise.resolve(new Result(3))).orThrow()).resolves.toBe(3);
});
