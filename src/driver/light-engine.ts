/** The formal machine as an engine: the machine before its first step, with the C library on its blocks. */
import type { Machine } from '../light/machine.ts';
import type { Program as LightSyntax } from '../light/syntax.ts';
import { LightHost } from '../vm/light/host.ts';
import type { Grants } from './engine-row.ts';
import { machineOf } from './light-machine.ts';

export interface LightInstance {
  readonly machine: Machine;
  readonly library: LightHost;
}

export type LightEngine = (program: LightSyntax, grants: Grants) => LightInstance;

export const startLightEngine: LightEngine = (program, { hosts, ...grants }) => {
  const library = new LightHost({ ...grants, pointerSize: program.pointerSize }, hosts);
  return { machine: machineOf(program, library, grants.checkUb), library };
};
