/**
 * errno and its messages. The program sees errno as an int behind `__errno_location()`; the cell is made when somebody
 * first writes or asks for it. Numbers and sentences are those of Linux, as far as this library can produce them.
 */
import type { HostEnv } from '../host.ts';
import { host, hostTable, perProgram } from '../host.ts';

export const errnoMessages = {
  0: 'Success',
  1: 'Operation not permitted',
  2: 'No such file or directory',
  4: 'Interrupted system call',
  5: 'Input/output error',
  9: 'Bad file descriptor',
  12: 'Cannot allocate memory',
  13: 'Permission denied',
  14: 'Bad address',
  16: 'Device or resource busy',
  17: 'File exists',
  18: 'Invalid cross-device link',
  20: 'Not a directory',
  21: 'Is a directory',
  22: 'Invalid argument',
  24: 'Too many open files',
  27: 'File too large',
  28: 'No space left on device',
  29: 'Illegal seek',
  30: 'Read-only file system',
  33: 'Numerical argument out of domain',
  34: 'Numerical result out of range',
  36: 'File name too long',
  38: 'Function not implemented',
  39: 'Directory not empty',
  40: 'Too many levels of symbolic links',
  75: 'Value too large for defined data type',
} as const satisfies Record<number, string>;

export const ENOENT = 2;
export const EIO = 5;
export const EBUSY = 16;
export const EEXIST = 17;
export const EXDEV = 18;
export const ENOTDIR = 20;
export const EISDIR = 21;
export const EMFILE = 24;
export const EFBIG = 27;
export const ENOSPC = 28;
export const EROFS = 30;
export const ENAMETOOLONG = 36;
export const ENOTEMPTY = 39;
export const ELOOP = 40;
export const EBADF = 9;
export const EINVAL = 22;
export const EACCES = 13;
export const ENOMEM = 12;
export const ESPIPE = 29;
export const ERANGE = 34;
export const EOVERFLOW = 75;

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
