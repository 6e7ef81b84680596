/**
 * errno. The program sees errno as an int behind `__errno_location()`; the cell is made when somebody
 * first writes or asks for it. Numbers are those of Linux.
 */
import type { HostEnv } from '../host.ts';
import { host, hostTable, perProgram } from '../host.ts';

const errnoCell = perProgram((env) => {
  const address = env.allocator.reserve(4);
  env.memory.writeU32(address, 0);
  return { address };
});

export function setErrno(env: HostEnv, code: number): void {
  env.memory.writeU32(errnoCell(env).address, code);
}

export const errnoFunctions = hostTable({ __errno_location: host([], 'ptr', (env) => () => errnoCell(env).address) });
