/** Each misuse of the builder is a `UsageError` that says what to do, and whose stack begins in the program that builds. */
import { expect, test } from 'vitest';
import { UsageError } from '../../src/base/errors.ts';
import { ModuleBuilder, type LinearBuilder } from '../../src/linear/builder.ts';
import type { CalcOp } from '../../src/linear/opcodes.ts';

type Misuse = (b: LinearBuilder, m: ModuleBuilder) => unknown;

/** A function of two parameters, i32 and i64, with one i32 result, in a module with another one without any. */
const misuses: readonly (readonly [message: string, misuse: Misuse])[] = [
  ['there is no parameter 2; the function has 2, counted from 0', (b) => b.param(2)],
  ['there is no operation AddXyz', (b) => b.calc('AddXyz' as CalcOp, b.i32(1))],
  ['there is no operation toString', (b) => b.calc('toString' as CalcOp, b.i32(1))],
  ['AddI takes 2 operands, not 1', (b) => b.calc('AddI', b.param(0))],
  [
    'AddI: a value of type i64 stands where one of type i32 is needed',
    (b) => b.calcTo(b.local('i32'), 'AddI', b.param(0), b.param(1)),
  ],
  ['Assign: a value of type i32 stands where one of type i64 is needed', (b) => b.assign(b.param(1), b.i32(1))],
  ['a value of type i64 is not an array; `load` and `store`', (b) => b.arrayLoad(b.param(1), b.i32(0))],
  ['Load: a value of type i32 stands where one of type i64 is needed', (b) => b.load('i32', b.param(0))],
  ['Store: a value of type i32 stands where one of type i64 is needed', (b) => b.store('i32', b.param(0), b.i32(1))],
  ['there is no function 7; `declare`, `extern` and `index`', (b) => b.call(7)],
  ['there is no function 7; `declare`, `extern` and `index`', (b) => b.callVoid(7)],
  ['call @other takes 0 arguments, not 1', (b) => b.callVoid(0, b.i32(1))],
  ['@other has no result; `callVoid` calls it', (b) => b.call(0)],
  ['icall takes 1 arguments, not 0', (b) => b.icall({ params: ['i32'], results: [] }, b.address(0), [])],
  [
    'CondGoto: a value of type i64 stands where one of type i32 is needed',
    (b) => b.condGoto(b.param(1), b.newLabel(), b.newLabel()),
  ],
  ['returns 1 values, not 0', (b) => b.return()],
  ['Return: a value of type i64 stands where one of type i32 is needed', (b) => b.return(b.param(1))],
  ['breakLoop outside a loop; it belongs into the body', (b) => b.breakLoop()],
  ['continueLoop outside a loop; it belongs into the body', (b) => b.continueLoop()],
  ['a temporary of another function is used', (b, m) => b.return(m.func('third', [], []).temp('i32'))],
  ['there is no function 9; `declare` gives one', (_, m) => m.define(9)],
  ["@host is the host's; declare another one", (_, m) => m.define(m.extern('host', [], []))],
  ['@other has a body already; declare another one', (_, m) => m.define(0)],
];

test.each(misuses)('%s', (message, misuse) => {
  const m = new ModuleBuilder();
  m.func('other', [], []).finish();
  const b = m.func('main', ['i32', 'i64'], ['i32']);
  expectUsageError(() => misuse(b, m), message);
});

test('a finished function takes no more', () => {
  const b = new ModuleBuilder().func('f', [], []);
  b.finish();
  expectUsageError(() => b.return(), 'the function is finished; instructions are added before `finish`');
  expectUsageError(() => b.finish(), 'the function is finished already; `finish` is called once');
});

function expectUsageError(work: () => unknown, message: string): void {
  let error: unknown;
  try {
    work();
  } catch (thrown) {
    error = thrown;
  }
  expect(error).toBeInstanceOf(UsageError);
  const { message: said, stack } = error as UsageError;
  expect(said).toContain(message);
  expect(stack?.split('\n').find((line) => /^\s+at /.test(line))).toContain('builder-misuse.test.ts');
}
