/**
 * What engines give programs of the library: functions that stay the host's beside their versions in C, and the system interface
 * (driver/host-versions.ts has the reasons). All else that a program declares is the library in C.
 */
import type { HostTable, HostVariable } from '../host.ts';
import { systemFunctions } from '../system.ts';
import { allocationFunctions } from './allocation.ts';
import { errnoFunctions } from './errno.ts';
import { stdioFunctions, stdioVariables } from './stdio.ts';

/** What engines give programs beside the library, which is linked to them: streams, the allocator, `errno`, and the system interface. */
export const hostFunctions: HostTable = {
  ...stdioFunctions,
  ...allocationFunctions,
  ...errnoFunctions,
  ...systemFunctions,
};

/** The variables of the C library. */
export const cVariables: readonly HostVariable[] = stdioVariables;

/** The same by their names. */
export const cVariablesByName: ReadonlyMap<string, HostVariable> = new Map(
  cVariables.map((variable) => [variable.name, variable]),
);
