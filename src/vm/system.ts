/**
 * The system interface: all that the C library written in C (src/runtime/libc) reaches of the world. Its C side is
 * src/runtime/libc/sys.h. Below it stand the grants of the caller (`HostEnv`): streams, clocks, arguments, a seed, the meter.
 *
 *     function                                  result
 *     __sys_write(file, from, n)                bytes written                       EBADF ENOSPC EIO …
 *     __sys_read(file, to, n)                   bytes read, 0 at the end            EBADF EIO …
 *     __sys_open(name, flags)                   a file                              EACCES ENOENT EROFS EMFILE …
 *     __sys_close(file)                         0                                   EBADF
 *     __sys_seek(file, offset, from)            the new position in bytes           EBADF ESPIPE EINVAL
 *     __sys_path(what, a, b)                    0                                   EACCES ENOENT EROFS EXDEV …
 *     __sys_exit(status)                        does not return
 *     __sys_clock(which)                        nanoseconds                         EINVAL
 *     __sys_args(i, to, room)                   bytes of argument i with its zero;  EINVAL
 *                                               how many there are for i = -1;
 *                                               from -2 downwards the variables of the environment, where there are some
 *     __sys_address(at)                         the number of an address
 *     __sys_random(to, n)                       0; n is at most 256                 EINVAL
 *     __sys_grow(n)                             n zero bytes that stay, behind the last ones if nothing has come there; 0: none are left;
 *                                               for n = 0 the end of memory
 *     __sys_pending(list)                       1: keep nothing back; 0: as you like
 *     __sys_trap(kind, words)                   does not return
 *     samara_checkpoint(action)                 nothing: for a caller that supplies its own
 *
 * What fails gives minus the number of the error. A bad address is no error but a trap, as it is for every access of the program;
 * counts are unsigned, so that a negative one is larger than any memory. Files 0, 1 and 2 are the streams; others are of granted
 * folders (files.ts).
 *
 * A C stream keeps bytes in the program's memory until it is flushed. Where they lie it says by `__sys_pending`, so that they are
 * delivered as well before a function of the host writes to standard output, and when the program is trapped and none of its code can
 * run any more:
 *
 *     struct { struct *next; char *from; long n; long file }
 */
import { EINVAL, ESPIPE } from './error-numbers.ts';
import { host, hostTable, perProgram, type HostEntry, type HostEnv, type HostValue } from './host.ts';
import type { OutputStream } from './streams.ts';
import { Exit, Trap, type TrapKind } from './trap.ts';

/** The kinds of `__sys_trap` by their numbers in sys.h (and in runtime/objects/host.mpl). */
export const trapCodes = [
  'abort',
  'assertion',
  'uncaught-exception',
  'null-pointer',
  'array-bounds',
  'out-of-memory',
  'use-after-free',
  'bad-indirect-call',
  'bad-object',
  'unsupported',
  'stack-overflow',
  'out-of-bounds',
  'double-free',
  'invalid-free',
  'heap-corruption',
  'read-only',
  'escape',
] as const satisfies readonly TrapKind[];

/** As many as `getentropy` gives at once. */
const MOST_RANDOM = 256;
/** What of a text is shown. */
const MOST_WORDS = 1000;

// Streams and files

function outputOf({ stdout, stderr }: HostEnv, file: number): OutputStream | undefined {
  return file === 1 ? stdout : file === 2 ? stderr : undefined;
}

function write(env: HostEnv, file: number, from: number, count: number): number {
  const output = outputOf(env, file);
  const bytes = env.memory.range(from, count);
  if (output === undefined) return chargeBytes(env, env.files.write(file, bytes));
  output.write(bytes);
  if (file === 2) output.flush();
  return count;
}

/** What a file gives at once. */
const MOST_READ = 1 << 16;

/** What there is, at least a byte unless the input has ended; all of the room must be the program's. */
function read(env: HostEnv, file: number, to: number, count: number): number {
  const { stdin, memory, files } = env;
  if (count > 0) memory.checkWrite(to, count);
  if (file === 0) {
    const bytes = stdin.take(count);
    memory.writeBytes(to, bytes);
    return bytes.length;
  }
  const bytes = new Uint8Array(Math.min(count, MOST_READ));
  const length = files.read(file, bytes);
  if (length > 0) memory.writeBytes(to, bytes.subarray(0, length));
  return chargeBytes(env, length);
}

/** What is moved counts as what the program does. */
function chargeBytes({ meter }: HostEnv, count: number): number {
  if (count > 0) meter.spend(count >>> 3);
  return count;
}

const isStream = (file: number): boolean => file >= 0 && file <= 2;

/** A text of the program, without its zero. */
function nameAt({ memory }: HostEnv, address: number): Uint8Array {
  return memory.stringBytes(address).slice();
}

const streamFunctions: Readonly<Record<string, HostEntry>> = {
  __sys_write: host(
    ['i32', 'ptr', 'ulong'],
    'i64',
    (env) => (file, from, count) => BigInt(write(env, file, from, Number(count))),
  ),
  __sys_read: host(
    ['i32', 'ptr', 'ulong'],
    'i64',
    (env) => (file, to, count) => BigInt(read(env, file, to, Number(count))),
  ),
  __sys_open: host(['ptr', 'i32'], 'i32', (env) => (name, flags) => env.files.open(nameAt(env, name), flags)),
  __sys_close: host(
    ['i32'],
    'i32',
    ({ files }) =>
      (file) =>
        isStream(file) ? 0 : files.close(file),
  ),
  __sys_seek: host(
    ['i32', 'i64', 'i32'],
    'i64',
    ({ files }) =>
      (file, offset, from) =>
        BigInt(isStream(file) ? -ESPIPE : files.seek(file, Number(offset), from)),
  ),
  __sys_path: host(
    ['i32', 'ptr', 'ptr'],
    'i32',
    (env) => (what, a, b) => env.files.path(what, nameAt(env, a), b === 0 ? undefined : nameAt(env, b)),
  ),
};

// What C has not flushed

const pendingOf = perProgram((): { list: number } => ({ list: 0 }));
/** Streams that are looked at: no list that goes round keeps a trap from being told. */
const MOST_PENDING = 300;

interface Pending {
  readonly file: number;
  readonly bytes: Uint8Array;
}

/** Takes what the program's own streams hold; what is wrong with their records ends it. */
function takePending(env: HostEnv): Pending[] {
  const { memory, pointerSize } = env;
  const taken: Pending[] = [];
  let record = pendingOf(env).list;
  try {
    for (let i = 0; i < MOST_PENDING && record !== 0; i++) {
      const [next, from, count, file] = [0, 1, 2, 3].map((field) => memory.readPointer(record + field * pointerSize));
      if (count > 0) {
        taken.push({ file, bytes: memory.range(from, count).slice() });
        memory.writePointer(record + 2 * pointerSize, 0, pointerSize);
      }
      record = next;
    }
  } catch (error) {
    // The program has spoilt its own streams; what ends it is told elsewhere.
    if (!(error instanceof Trap)) throw error;
  }
  return taken;
}

/** Delivers what the program's own streams hold: before the host writes to the same stream, and at the end of a run. */
export function flushPending(env: HostEnv): void {
  for (const { file, bytes } of takePending(env)) {
    const output = outputOf(env, file);
    if (output === undefined) env.files.write(file, bytes);
    else output.write(bytes);
  }
}

// The rest

/** Nanoseconds since 1970, and of processor time. */
function nanoseconds({ now, clock }: HostEnv, which: number): bigint {
  if (which !== 0 && which !== 1) return BigInt(-EINVAL);
  return BigInt(Math.floor((which === 0 ? now() : clock()) * 1000)) * 1000n;
}

const encoder = new TextEncoder();

function argument({ args, memory }: HostEnv, i: number, to: number, room: number): number {
  if (i === -1) return args.length;
  if (i < 0 || i >= args.length) return -EINVAL;
  const bytes = encoder.encode(`${args[i]}\0`);
  if (bytes.length <= room) memory.writeBytes(to, bytes);
  return bytes.length;
}

const randomState = perProgram(({ seed }) => ({ value: BigInt(Math.trunc(seed)) }));

/** Eight bytes more of the generator of Steele, Lea and Flood (SplitMix64). */
function nextRandom(state: { value: bigint }): bigint {
  state.value = BigInt.asUintN(64, state.value + 0x9e3779b97f4a7c15n);
  const mix = (x: bigint, shift: bigint, factor: bigint): bigint => BigInt.asUintN(64, (x ^ (x >> shift)) * factor);
  const mixed = mix(mix(state.value, 30n, 0xbf58476d1ce4e5b9n), 27n, 0x94d049bb133111ebn);
  return mixed ^ (mixed >> 31n);
}

function random(env: HostEnv, to: number, count: number): number {
  if (count > MOST_RANDOM) return -EINVAL;
  const view = new DataView(new ArrayBuffer(MOST_RANDOM));
  const state = randomState(env);
  for (let at = 0; at < count; at += 8) view.setBigUint64(at, nextRandom(state), true);
  env.memory.writeBytes(to, new Uint8Array(view.buffer, 0, count));
  return 0;
}

function grow({ allocator, memory }: HostEnv, size: number): number {
  if (size === 0) return memory.size;
  if (size > memory.meter.limit) return 0;
  return allocator.grow(size);
}

function words({ memory }: HostEnv, address: number): string | undefined {
  if (address === 0) return undefined;
  return new TextDecoder().decode(memory.range(address, memory.distanceTo(0, address, MOST_WORDS)));
}

function kindOf(code: number): TrapKind {
  return trapCodes.find((_, i) => i === code) ?? 'unsupported';
}

const otherFunctions: Readonly<Record<string, HostEntry>> = {
  __sys_exit: host(['i32'], undefined, () => (status) => {
    throw new Exit(status);
  }),
  __sys_clock: host(['i32'], 'i64', (env) => (which) => nanoseconds(env, which)),
  __sys_args: host(
    ['i32', 'ptr', 'ulong'],
    'i64',
    (env) => (i, to, room) => BigInt(argument(env, i, to, Number(room))),
  ),
  __sys_address: host(['ptr'], 'i64', () => (at) => BigInt(at)),
  __sys_random: host(['ptr', 'ulong'], 'i32', (env) => (to, count) => random(env, to, Number(count))),
  __sys_grow: host(['ulong'], 'ptr', (env) => (size: HostValue) => grow(env, Number(size))),
  __sys_pending: host(['ptr'], 'i32', (env) => (list) => {
    pendingOf(env).list = list;
    if (!env.showsAtOnce) env.stdout.before = list === 0 ? undefined : () => flushPending(env);
    return Number(env.showsAtOnce);
  }),
  __sys_trap: host(['i32', 'ptr'], undefined, (env) => (code, text) => {
    throw new Trap(kindOf(code), words(env, text));
  }),
  // The statement `checkpoint` of MAPLE.
  samara_checkpoint: host(['ptr'], undefined, () => () => undefined),
};

/** The functions of the system interface, by name. */
export const systemFunctions = hostTable({ ...streamFunctions, ...otherFunctions });
