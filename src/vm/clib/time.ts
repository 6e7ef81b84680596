/** time.h as far as it needs no calendar: the clocks are the ones that the host grants. CLOCKS_PER_SEC is 1000000. */
import type { HostEnv } from '../host.ts';
import { host, hostTable, toLong } from '../host.ts';

/** A pair of `long`s: seconds, and the rest in units of which `perSecond` make a second. */
function writeTime(env: HostEnv, target: number, milliseconds: number, perSecond: number): void {
  const seconds = Math.floor(milliseconds / 1000);
  const rest = Math.floor(((milliseconds - seconds * 1000) * perSecond) / 1000);
  [seconds, rest].forEach((value, index) => {
    if (env.pointerSize === 8) env.memory.writeU64(target + index * 8, BigInt(value));
    else env.memory.writeU32(target + index * 4, value);
  });
}

export const timeFunctions = hostTable({
  time: host(['ptr'], 'long', (env) => (target) => {
    const seconds = toLong(env, Math.floor(env.now() / 1000));
    if (target !== 0 && typeof seconds === 'bigint') env.memory.writeU64(target, BigInt.asUintN(64, seconds));
    else if (target !== 0) env.memory.writeU32(target, Number(seconds));
    return seconds;
  }),
  clock: host([], 'long', (env) => () => toLong(env, Math.floor(env.clock() * 1000))),
  difftime: host(['long', 'long'], 'f64', () => (later, earlier) => Number(BigInt(later) - BigInt(earlier))),
  gettimeofday: host(['ptr', 'ptr'], 'i32', (env) => (target) => {
    if (target !== 0) writeTime(env, target, env.now(), 1_000_000);
    return 0;
  }),
  /** Clock 0 is the calendar; every other one is answered with the processor time. */
  clock_gettime: host(['i32', 'ptr'], 'i32', (env) => (clock, target) => {
    writeTime(env, target, clock === 0 ? env.now() : env.clock(), 1_000_000_000);
    return 0;
  }),
});
