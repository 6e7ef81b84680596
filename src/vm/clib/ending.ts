/** How programs end: `exit` and its kin, `abort`, and what is to be called before. */
import type { HostEnv } from '../host.ts';
import { atExit, host, hostTable } from '../host.ts';
import { Exit, Trap } from '../trap.ts';

function leave(code: number): never {
  throw new Exit(code);
}

function registerAtExit(env: HostEnv, pointer: number): number {
  atExit(env, env.bindFunction(pointer, [], undefined));
  return 0;
}

const abort = host([], undefined, () => () => {
  throw new Trap('abort');
});

export const endingFunctions = hostTable({
  exit: host(['i32'], undefined, () => leave),
  _exit: host(['i32'], undefined, (env) => (code) => {
    env.exitHandlers.length = 0;
    leave(code);
  }),
  _Exit: host(['i32'], undefined, (env) => (code) => {
    env.exitHandlers.length = 0;
    leave(code);
  }),
  abort,
  /** What `abort` of a program that handles signals ends with (runtime/libc/signal.c). */
  __abort: abort,
  atexit: host(['ptr'], 'i32', (env) => (pointer) => registerAtExit(env, pointer)),
  getenv: host(['ptr'], 'ptr', () => () => 0),
  system: host(['ptr'], 'i32', () => (command) => (command === 0 ? 0 : -1)),
});
