/**
 * The last resort of `--timeout`: the command runs in a process of its own, and this one ends it when it has not ended by
 * itself a second after its time was up. Nothing that happens in a process can be relied on to end it from within: the
 * compiler of WebAssembly, a write to a reader that does not read, a loop of the host.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { writeSync } from 'node:fs';
import { constants } from 'node:os';

/** What a process under guard ended with; or that it had to be ended. */
export type Guarded = { readonly kind: 'status'; readonly status: number } | { readonly kind: 'overdue' };

/** Milliseconds that a program has to end by itself, and to say why. */
const grace = 1000;
/** In the environment of the guarded process: who guards it. */
const guardVariable = 'SAMARA_GUARDED_BY';
/** Where the guarded process says that it begins: only then does its time count. */
const beginDescriptor = 3;

/** Undefined in the guarded process itself, which goes on; elsewhere how the same command ended in one. */
export async function underGuard(timeout: number): Promise<Guarded | undefined> {
  if (process.env[guardVariable] === String(process.ppid)) {
    delete process.env[guardVariable];
    writeSync(beginDescriptor, '.');
    return undefined;
  }
  return guard(timeout + grace);
}

function guard(limit: number): Promise<Guarded | undefined> {
  const words = [...process.execArgv, ...process.argv.slice(1)];
  const env = { ...process.env, [guardVariable]: String(process.pid) };
  const child = spawn(process.execPath, words, { env, stdio: ['inherit', 'inherit', 'inherit', 'pipe'] });
  const stopPassing = passSignals(child);
  let timer: NodeJS.Timeout | undefined;
  let isOverdue = false;
  child.stdio[beginDescriptor]?.once('data', () => {
    timer = setTimeout(() => {
      isOverdue = true;
      child.kill('SIGKILL');
    }, limit);
  });
  return new Promise((resolve) => {
    // Where no process can be had, the program runs without a guard.
    child.once('error', () => resolve(undefined));
    child.once('exit', (status, signal) => {
      clearTimeout(timer);
      stopPassing();
      resolve(isOverdue ? { kind: 'overdue' } : { kind: 'status', status: statusOf(status, signal) });
    });
  });
}

/** What would end this process goes to the guarded one, which then ends by itself; until the result is called. */
function passSignals(child: ChildProcess): () => void {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const pass = (signal: NodeJS.Signals): void => void child.kill(signal);
  for (const signal of signals) process.on(signal, pass);
  return () => {
    for (const signal of signals) process.off(signal, pass);
  };
}

/** As shells say it: 128 and the signal's number for a process that a signal ended. */
function statusOf(status: number | null, signal: NodeJS.Signals | null): number {
  return status ?? 128 + (signal === null ? 0 : constants.signals[signal]);
}
