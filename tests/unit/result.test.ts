/** `Result`: a value or a thrown error that shows the code frames. */
import { expect, test } from 'vitest';
import { SourceFile } from '../../src/base/source.ts';
import { DiagnosticError, Result, named, pending } from '../../src/base/result.ts';
import type { Diagnostic } from '../../src/base/diagnostics.ts';
import { compileSysy } from '../../src/frontend/sysy/index.ts';
import { parseModule } from '../../src/linear/parser.ts';
import { lowerToLinear } from '../../src/lower/maple-to-linear.ts';
import { parseMaple } from '../../src/maple/parser.ts';
import { parseTuyin } from '../../src/tuyin/parser.ts';

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

test('a result under a name of its own throws for the same reasons', () => {
  expect(named('module', 7, [found('warning')])).toMatchObject({ module: 7, diagnostics: [{ code: 'X1' }] });
  expect(named('module', 7, [found('warning')]).orThrow()).toBe(7);
  expect(named('module', 0).orThrow()).toBe(0);
  expect(thrownBy(() => named('module', 7, [found('error')]).orThrow())).toBeInstanceOf(DiagnosticError);
  expect(thrownBy(() => named('module', undefined).orThrow())).toBeInstanceOf(DiagnosticError);
});

test('parsers and compilers of the parts give it', () => {
  const linear = new SourceFile('a.lir', 'func i32 @main, param 0\n  return 1\nfunc end\n');
  expect(parseModule(linear).orThrow().funcs).toHaveLength(1);
  expect(thrownBy(() => parseModule(source).orThrow())).toBeInstanceOf(DiagnosticError);
  const maple = new SourceFile('a.mpl', 'func &main () i32 { return (constval i32 0) }\n');
  expect(lowerToLinear(parseMaple(maple).orThrow()).orThrow().funcs).toHaveLength(1);
  expect(thrownBy(() => parseMaple(source).orThrow())).toBeInstanceOf(DiagnosticError);
  expect(compileSysy(new SourceFile('a.sy', 'int main() { return 0; }\n')).orThrow().funcs.length).toBeGreaterThan(0);
  expect(thrownBy(() => compileSysy(source).orThrow())).toBeInstanceOf(DiagnosticError);
  const tuyin = parseTuyin(source);
  expect(thrownBy(() => tuyin.orThrow())).toBeInstanceOf(DiagnosticError);
});
