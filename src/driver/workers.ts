/**
 * A last resort for programs of the library: what does not look at its bounds (the host's compiler, a host function that
 * loops) can only be ended from outside of its thread. So whoever wants to be sure runs the program in a worker, which
 * sends one message when it is done, and waits for that message here.
 */
import { Trap } from '../vm/trap.ts';

/** What is needed of a worker: of one of the web, or of node's `worker_threads`. */
export interface AnyWorker {
  terminate(): unknown;
  addEventListener?(type: 'message' | 'error', listener: (event: unknown) => void): void;
  on?(type: 'message' | 'error', listener: (given: unknown) => void): unknown;
}

/** When to stop waiting for a worker, and to end it. */
export interface WorkerBounds {
  /** Milliseconds until the worker is ended. */
  readonly timeout?: number;
  /** Ends the worker when it is aborted. */
  readonly signal?: AbortSignal;
}

/**
 * The first message of a worker, which is ended then. Where a bound is reached before, it is ended and the promise rejected
 * with the `Trap` (`timeout`, `cancelled`) that the program would have thrown; `out-of-memory` if the worker had no more.
 */
export function answerOf(worker: AnyWorker, { timeout, signal }: WorkerBounds = {}): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = timeout === undefined ? undefined : setTimeout(() => end(() => reject(new Trap('timeout'))), timeout);
    const cancel = (): void => end(() => reject(new Trap('cancelled')));
    const end = (settle: () => void): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
      settle();
      worker.terminate();
    };
    if (signal?.aborted === true) return cancel();
    signal?.addEventListener('abort', cancel);
    listen(worker, 'message', (message) => end(() => resolve(message)));
    listen(worker, 'error', (error) => end(() => reject(trapOr(error))));
  });
}

/** Web workers wrap what they send in an event, those of node do not. */
function listen(worker: AnyWorker, type: 'message' | 'error', receive: (given: unknown) => void): void {
  if (worker.on !== undefined) worker.on(type, receive);
  else
    worker.addEventListener?.(type, (event) =>
      receive(type === 'message' ? (event as { readonly data: unknown }).data : event),
    );
}

function trapOr(error: unknown): unknown {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return code === 'ERR_WORKER_OUT_OF_MEMORY' ? new Trap('out-of-memory') : error;
}
