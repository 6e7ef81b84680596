/**
 * stdlib.h: the allocator's functions, numbers from text, ending the program, sorting, pseudo-random numbers.
 *
 * `rand` is a 64-bit linear congruential generator, state' = state * 6364136223846793005 + 1442695040888963407 (Knuth's
 * MMIX constants), of which bits 33 to 63 are the result; `srand(s)` sets the state to s and the start is srand(1).
 * RAND_MAX is 2147483647, as in glibc, but the sequence is not glibc's.
 */
import type { HostEnv, HostEntry, HostType, HostValue } from '../host.ts';
import { atExit, host, hostTable, perProgram, toLong, toUnsignedLong } from '../host.ts';
import { Exit, Trap } from '../trap.ts';
import { setErrno } from './errno.ts';
import { EINVAL, ENOMEM, ERANGE } from '../error-numbers.ts';
import { numberTextAt, parseFloatText, parseInteger, saturate, withText } from './number-text.ts';
import { bindCompare, searchBlock, sortBlock } from './sort.ts';
import { writePointer } from './string.ts';

// Memory

/** The block, or null with `errno`. */
function orNoMemory(env: HostEnv, block: number): number {
  if (block === 0) setErrno(env, ENOMEM);
  return block;
}

const alignedAlloc = host(['ulong', 'ulong'], 'ptr', (env) => (alignment, size) => {
  if (!isPower(alignment)) {
    setErrno(env, EINVAL);
    return 0;
  }
  return orNoMemory(env, env.allocator.alignedAlloc(Number(alignment), Number(size)));
});

/** Sizes are those of the program, of 64 bits with long pointers: what is too large is no smaller number. */
function isPower(alignment: HostValue): boolean {
  const bits = BigInt(alignment);
  return bits > 0n && bits < 1n << 32n && (bits & (bits - 1n)) === 0n;
}

/** What `realloc` gives for size 0 is no failure. */
function resize(env: HostEnv, block: number, size: number): number {
  const moved = env.allocator.realloc(block, size);
  return size === 0 && block !== 0 ? moved : orNoMemory(env, moved);
}

const memoryFunctions: Readonly<Record<string, HostEntry>> = {
  malloc: host(['ulong'], 'ptr', (env) => (size) => orNoMemory(env, env.allocator.malloc(Number(size)))),
  calloc: host(
    ['ulong', 'ulong'],
    'ptr',
    (env) => (count, size) => orNoMemory(env, env.allocator.calloc(Number(count), Number(size))),
  ),
  realloc: host(['ptr', 'ulong'], 'ptr', (env) => (block, size) => resize(env, block, Number(size))),
  reallocarray: host(
    ['ptr', 'ulong', 'ulong'],
    'ptr',
    (env) => (block, count, size) => resize(env, block, Number(count) * Number(size)),
  ),
  free: host(
    ['ptr'],
    undefined,
    ({ allocator }) =>
      (block) =>
        allocator.free(block),
  ),
  aligned_alloc: alignedAlloc,
  memalign: alignedAlloc,
  posix_memalign: host(['ptr', 'ulong', 'ulong'], 'i32', (env) => (cell, alignment, size) => {
    if (Number(alignment) < env.pointerSize || !isPower(alignment)) return EINVAL;
    const block = env.allocator.alignedAlloc(Number(alignment), Number(size));
    if (block === 0) return ENOMEM;
    writePointer(env, cell, block);
    return 0;
  }),
  malloc_usable_size: host(
    ['ptr'],
    'size',
    ({ allocator }) =>
      (block) =>
        allocator.usableSize(block),
  ),
};

// Numbers

function readInteger(env: HostEnv, text: number, end: number, base: number, bits: 32 | 64, signed: boolean): bigint {
  if (base < 0 || base === 1 || base > 36) {
    setErrno(env, EINVAL);
    return 0n;
  }
  const { bytes, start } = numberTextAt(env, text);
  const { value, length } = withText(env.meter, bytes, (digits) => parseInteger(digits, base));
  if (end !== 0) writePointer(env, end, length === 0 ? text : start + length);
  if (overflows(value, bits, signed)) setErrno(env, ERANGE);
  return saturate(value, bits, signed);
}

function overflows(value: bigint, bits: number, signed: boolean): boolean {
  const reach = 1n << BigInt(signed ? bits - 1 : bits);
  return signed ? value >= reach || value < -reach : value >= reach || value <= -reach;
}

function readFloat(env: HostEnv, text: number, end: number, bits: 64 | 32): number {
  const { bytes, start } = numberTextAt(env, text);
  const { value, length, outOfRange } = withText(env.meter, bytes, (digits) => parseFloatText(digits, bits));
  if (end !== 0) writePointer(env, end, length === 0 ? text : start + length);
  if (outOfRange) setErrno(env, ERANGE);
  return value;
}

function longBits(env: HostEnv): 32 | 64 {
  return env.pointerSize === 8 ? 64 : 32;
}

const TEXT_TO_INTEGER = ['ptr', 'ptr', 'i32'] as const satisfies readonly HostType[];

const strtoll = host(TEXT_TO_INTEGER, 'i64', (env) => (text, end, base) => readInteger(env, text, end, base, 64, true));
const strtoull = host(
  TEXT_TO_INTEGER,
  'u64',
  (env) => (text, end, base) => readInteger(env, text, end, base, 64, false),
);
const strtol = host(
  TEXT_TO_INTEGER,
  'long',
  (env) => (text, end, base) => toLong(env, readInteger(env, text, end, base, longBits(env), true)),
);
const strtoul = host(
  TEXT_TO_INTEGER,
  'ulong',
  (env) => (text, end, base) => toUnsignedLong(env, readInteger(env, text, end, base, longBits(env), false)),
);
const strtod = host(['ptr', 'ptr'], 'f64', (env) => (text, end) => readFloat(env, text, end, 64));

const numberFunctions: Readonly<Record<string, HostEntry>> = {
  atoi: host(['ptr'], 'i32', (env) => (text) => Number(BigInt.asIntN(32, readInteger(env, text, 0, 10, 64, true)))),
  atol: host(['ptr'], 'long', (env) => (text) => toLong(env, readInteger(env, text, 0, 10, longBits(env), true))),
  atoll: host(['ptr'], 'i64', (env) => (text) => readInteger(env, text, 0, 10, 64, true)),
  atof: host(['ptr'], 'f64', (env) => (text) => readFloat(env, text, 0, 64)),
  strtol,
  strtoul,
  strtoll,
  strtoull,
  strtoimax: strtoll,
  strtoumax: strtoull,
  strtod,
  strtof: host(['ptr', 'ptr'], 'f32', (env) => (text, end) => readFloat(env, text, end, 32)),
  abs: host(['i32'], 'i32', () => (value) => Math.abs(value) | 0),
  labs: host(['long'], 'long', (env) => (value) => toLong(env, value < 0 ? -value : value)),
  llabs: host(['i64'], 'i64', () => (value) => BigInt.asIntN(64, value < 0n ? -value : value)),
};

// Ending the program

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

const endFunctions: Readonly<Record<string, HostEntry>> = {
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
};

// Sorting and chance

const randomState = perProgram(() => ({ value: 1n }));

function nextRandom(state: { value: bigint }): number {
  state.value = BigInt.asUintN(64, state.value * 6364136223846793005n + 1442695040888963407n);
  return Number(state.value >> 33n);
}

const otherFunctions: Readonly<Record<string, HostEntry>> = {
  qsort: host(
    ['ptr', 'size', 'size', 'ptr'],
    undefined,
    (env) => (base, count, size, compare) => sortBlock(env, base, count, size, bindCompare(env, compare)),
  ),
  bsearch: host(
    ['ptr', 'ptr', 'size', 'size', 'ptr'],
    'ptr',
    (env) => (key, base, count, size, compare) => searchBlock(key, base, count, size, bindCompare(env, compare)),
  ),
  rand: host([], 'i32', (env) => () => nextRandom(randomState(env))),
  srand: host(['u32'], undefined, (env) => (seed) => {
    randomState(env).value = BigInt(seed);
  }),
  rand_r: host(['ptr'], 'i32', (env) => (cell) => {
    const state = { value: BigInt(env.memory.readU32(cell)) };
    const result = nextRandom(state);
    env.memory.writeU32(cell, Number(state.value >> 32n));
    return result;
  }),
  random: host([], 'long', (env) => () => toLong(env, nextRandom(randomState(env)))),
  srandom: host(['u32'], undefined, (env) => (seed) => {
    randomState(env).value = BigInt(seed);
  }),
};

export const stdlibFunctions = hostTable({
  ...memoryFunctions,
  ...numberFunctions,
  ...endFunctions,
  ...otherFunctions,
});
