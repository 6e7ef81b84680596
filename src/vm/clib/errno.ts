/**
 * errno and its messages. The program sees errno as an int behind `__errno_location()`; the cell is made when somebody
 * first writes or asks for it. Numbers and sentences are those of Linux, as far as this library can produce them.
 */
import { errnoMessages } from '../error-numbers.ts';
import type { HostEnv } from '../host.ts';
import { host, hostTable, perProgram } from '../host.ts';

const messages: Readonly<Record<number, string | undefined>> = errnoMessages;

export function errnoMessage(code: number): string {
  return messages[code] ?? `Unknown error ${code}`;
}

const errnoCell = perProgram((env) => {
  const address = env.allocator.reserve(4);
  env.memory.writeU32(address, 0);
  return { address };
});

export function setErrno(env: HostEnv, code: number): void {
  env.memory.writeU32(errnoCell(env).address, code);
}

export function getErrno(env: HostEnv): number {
  return env.memory.readI32(errnoCell(env).address);
}

export const errnoFunctions = hostTable({ __errno_location: host([], 'ptr', (env) => () => errnoCell(env).address) });
