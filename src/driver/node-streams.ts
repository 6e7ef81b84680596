/**
 * The standard streams by their descriptors, synchronously: what has been written is with the reader when the call
 * returns, so a program that traps or exits loses no output, and nothing waits for an event loop.
 */
import { readSync, writeSync } from 'node:fs';

/** Writes everything. A pipe that is full for the moment is waited for; one whose reader has gone throws EPIPE. */
export function writeAll(descriptor: number, content: string | Uint8Array): void {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  for (let done = 0; done < bytes.length; ) {
    const written = retry(() => writeSync(descriptor, bytes, done));
    done += written ?? 0;
  }
}

const inputChunk = 1 << 16;

/** The next bytes, as many as there are; undefined at the end. */
export function readChunk(descriptor: number): Uint8Array | undefined {
  const chunk = Buffer.allocUnsafe(inputChunk);
  const count = retry(() => readSync(descriptor, chunk)) ?? 0;
  return count === 0 ? undefined : chunk.subarray(0, count);
}

/** A terminal or pipe that its other end has set to non-blocking answers EAGAIN until it is ready. */
function retry(operation: () => number): number | undefined {
  for (;;) {
    try {
      return operation();
    } catch (error) {
      const code = errorCode(error);
      if (code === 'EOF') return undefined;
      if (code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    }
  }
}

/** `ENOENT` and the like. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
