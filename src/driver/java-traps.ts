/**
 * Faults of Java where nobody may listen trap by their own kind (docs/decisions/0110): the name of the exception that they are
 * there is added to what the trap says, when it is reported, so that it costs a running program nothing. Mangled names of methods are
 * shown as people write them.
 */
import { isJavaProgram } from '../lower/maple-levels/exceptions/faults.ts';
import { readableMethod } from '../base/java-names.ts';
import type { Module } from '../maple/module.ts';
import type { Trap, TrapKind } from '../vm/trap.ts';

const names: Partial<Record<TrapKind, string>> = {
  'divide-by-zero': 'java.lang.ArithmeticException',
  'null-pointer': 'java.lang.NullPointerException',
  'array-bounds': 'java.lang.ArrayIndexOutOfBoundsException',
  'stack-overflow': 'java.lang.StackOverflowError',
  'out-of-memory': 'java.lang.OutOfMemoryError',
};

export function nameJavaTrap(trap: Trap, module: Module): void {
  const isSize = trap.kind === 'array-bounds' && trap.message.includes('negative length');
  const name = isSize ? 'java.lang.NegativeArraySizeException' : names[trap.kind];
  if (name !== undefined && isJavaProgram(module)) trap.message += ` (${name})`;
  trap.frames = trap.frames.map((frame) => ({ ...frame, func: readableMethod(frame.func) ?? frame.func }));
}
