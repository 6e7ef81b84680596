/**
 * The C library as one table: function name to host function. Each header's part lives in its own file. A program gets only what it
 * declares `extern`; making the functions costs nothing until then.
 */
import type { HostTable } from '../host.ts';
import { assertFunctions } from './assert.ts';
import { ctypeFunctions } from './ctype.ts';
import { hostFunctions } from './hosts.ts';
import { mathFunctions } from './math.ts';
import { stdlibFunctions } from './stdlib.ts';
import { timeFunctions } from './time.ts';

/** The functions of the C library, by name. */
export const cFunctions: HostTable = {
  ...hostFunctions,
  ...ctypeFunctions,
  ...stdlibFunctions,
  ...mathFunctions,
  ...timeFunctions,
  ...assertFunctions,
};
