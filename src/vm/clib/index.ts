/**
 * The C library as one table: function name to host function, and the variables that it owns. Each header's part lives
 * in its own file. A program gets only what it declares `extern`; making the functions costs nothing until then.
 */
import type { HostTable, HostVariable } from '../host.ts';
import { dynamicFunctions } from '../dynamic/index.ts';
import { systemFunctions } from '../system.ts';
import { assertFunctions } from './assert.ts';
import { ctypeFunctions } from './ctype.ts';
import { errnoFunctions } from './errno.ts';
import { mathFunctions } from './math.ts';
import { stdioFunctions, stdioVariables } from './stdio.ts';
import { stdlibFunctions } from './stdlib.ts';
import { stringFunctions } from './string.ts';
import { timeFunctions } from './time.ts';

/** The functions of the C library, by name. */
export const cFunctions: HostTable = {
  ...stdioFunctions,
  ...stringFunctions,
  ...ctypeFunctions,
  ...stdlibFunctions,
  ...mathFunctions,
  ...timeFunctions,
  ...assertFunctions,
  ...errnoFunctions,
  ...dynamicFunctions,
  ...systemFunctions,
};

/** The variables of the C library. */
export const cVariables: readonly HostVariable[] = stdioVariables;

/** The same by their names. */
export const cVariablesByName: ReadonlyMap<string, HostVariable> = new Map(
  cVariables.map((variable) => [variable.name, variable]),
);
