/**
 * The standard streams by their descriptors, synchronously: what has been written is with the reader when the call
 * returns, so a program that traps or exits loses no output, and nothing waits for an event loop.
 *
 * What the operating system refuses is a `StreamError`: neither the user's text nor a running program is to blame.
 */
import { closeSync, constants, fstatSync, openSync, readSync, writeSync } from 'node:fs';
import { Trap } from '../vm/trap.ts';
import { ownEntry } from '../base/own-entry.ts';

/** A stream of the host failed; no trap of the program. */
export class StreamError extends Error {
  readonly code: string;

  constructor(descriptor: number, code: string, message: string) {
    const action =
      descriptor === 0 ? 'read standard input' : descriptor === 1 ? 'write standard output' : 'write standard error';
    super(`cannot ${action}: ${message}`);
    this.name = 'StreamError';
    this.code = code;
  }
}

/** Writes everything. A pipe that is full for the moment is waited for; one whose reader has gone is an error (EPIPE). */
export function writeAll(descriptor: number, content: string | Uint8Array): void {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  for (let done = 0; done < bytes.length;) {
    const written = retry(descriptor, undefined, () => writeSync(descriptor, bytes, done));
    done += written ?? 0;
  }
}

const inputChunk = 1 << 16;

/** The next bytes, as many as there are; undefined at the end. With a deadline (of `performance.now`), a trap when it passes. */
export function readChunk(descriptor: number, deadline?: number): Uint8Array | undefined {
  const chunk = Buffer.allocUnsafe(inputChunk);
  const source = deadline === undefined || descriptor !== 0 ? descriptor : impatientInput();
  const count = retry(source, deadline, () => readSync(source, chunk)) ?? 0;
  return count === 0 ? undefined : chunk.subarray(0, count);
}

let impatient: number | undefined;

/** Standard input as a descriptor on which reading does not wait, where the system can give us one. */
function impatientInput(): number {
  if (impatient !== undefined) return impatient;
  impatient = 0;
  const stat = fstatSync(0);
  if (!stat.isFIFO() && !stat.isCharacterDevice()) return impatient;
  try {
    impatient = openSync('/dev/stdin', constants.O_RDONLY | constants.O_NONBLOCK);
    process.once('exit', () => closeSync(impatient ?? 0));
  } catch {
    // Reading waits then, as it does without a deadline.
  }
  return impatient;
}

/** A terminal or pipe that does not wait answers EAGAIN until it is ready. */
function retry(descriptor: number, deadline: number | undefined, operation: () => number): number | undefined {
  for (;;) {
    try {
      return operation();
    } catch (error) {
      const code = errorCode(error);
      if (code === 'EOF') return undefined;
      if (code !== 'EAGAIN') throw code === undefined ? error : new StreamError(descriptor, code, reasonOf(error));
      if (deadline !== undefined && performance.now() >= deadline)
        throw new Trap('timeout', 'it was waiting for input');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    }
  }
}

/** `ENOENT` and the like. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'not permitted',
  ENOENT: 'no such folder',
  ENOTDIR: 'not a folder',
  EISDIR: 'it is a folder',
  ENOSPC: 'no space left',
  EROFS: 'the file system is read-only',
  ENAMETOOLONG: 'the name is too long',
  EPIPE: 'its reader has gone',
  EIO: 'the device does not answer',
  EMFILE: 'too many open files',
  ELOOP: 'its symbolic links go round in circles',
  EBADF: 'it is closed',
};

/** What the operating system says, in words. */
export function reasonOf(error: unknown): string {
  const code = errorCode(error);
  if (code !== undefined) return ownEntry(reasons, code) ?? code;
  return error instanceof Error ? error.message : String(error);
}
