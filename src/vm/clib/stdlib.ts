/**
 * stdlib.h: numbers from text, sorting, pseudo-random numbers. What programs on engines get is in allocation.ts and ending.ts.
 *
 * `rand` is a 64-bit linear congruential generator, state' = state * 6364136223846793005 + 1442695040888963407 (Knuth's
 * MMIX constants), of which bits 33 to 63 are the result; `srand(s)` sets the state to s and the start is srand(1).
 * RAND_MAX is 2147483647, as in glibc, but the sequence is not glibc's.
 */
import type { HostEnv, HostEntry, HostType } from '../host.ts';
import { host, hostTable, perProgram, toLong, toUnsignedLong, writePointer } from '../host.ts';
import { setErrno } from './errno.ts';
import { EINVAL, ERANGE } from '../error-numbers.ts';
import { numberTextAt, parseFloatText, parseInteger, saturate, withText } from './number-text.ts';
import { bindCompare, searchBlock, sortBlock } from './sort.ts';

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
  ...numberFunctions,
  ...otherFunctions,
});
