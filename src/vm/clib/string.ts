/**
 * string.h and strings.h. Every byte that C would touch is bounds-checked; the block functions use the engine's own
 * fill and copy. An empty block may lie anywhere, null included, as callers rely on it.
 */
import type { HostEnv, HostEntry } from '../host.ts';
import { host, hostTable, perProgram, writePointer } from '../host.ts';
import { LOWEST_ADDRESS } from '../memory.ts';
import type { Meter } from '../meter.ts';
import { errnoMessage } from './errno.ts';

/** Loops over bytes pay for this many of them at a time, as they come to them. */
const PIECE = 4096;
const LAST_IN_PIECE = PIECE - 1;

function copyBlock(env: HostEnv, target: number, from: number, length: number): number {
  env.memory.copy(target, from, length);
  return target;
}

function fillBlock(env: HostEnv, target: number, byte: number, length: number): number {
  env.memory.fill(target, byte, length);
  return target;
}

function compareBlocks({ memory, meter }: HostEnv, left: number, right: number, length: number): number {
  if (length === 0) return 0;
  memory.check(left, length);
  memory.check(right, length);
  for (let i = 0; i < length; i++) {
    const difference = memory.readU8(left + i) - memory.readU8(right + i);
    if (difference !== 0) return difference;
    if ((i & LAST_IN_PIECE) === LAST_IN_PIECE) meter.spend(PIECE);
  }
  return 0;
}

function findByte(env: HostEnv, from: number, byte: number, length: number): number {
  // memchr may be told a length beyond the memory's end if the byte comes before it.
  const at = env.memory.distanceTo(byte & 0xff, from, length);
  return at === length ? 0 : from + at;
}

function findLastByte(env: HostEnv, from: number, byte: number, length: number): number {
  if (length === 0) return 0;
  const at = env.memory.range(from, length).lastIndexOf(byte & 0xff);
  return at < 0 ? 0 : from + at;
}

function findBlock(env: HostEnv, from: number, length: number, wanted: number, wantedLength: number): number {
  if (wantedLength === 0) return from;
  const hay = env.memory.range(from, length);
  const needle = env.memory.range(wanted, wantedLength);
  env.meter.charge(needle.length * Int32Array.BYTES_PER_ELEMENT);
  try {
    const at = indexOfBytes(hay, needle, env.meter);
    return at < 0 ? 0 : from + at;
  } finally {
    env.meter.release(needle.length * Int32Array.BYTES_PER_ELEMENT);
  }
}

/** Knuth, Morris and Pratt: linear whatever the texts. */
function indexOfBytes(hay: Uint8Array, needle: Uint8Array, meter: Meter): number {
  const fallback = new Int32Array(needle.length);
  for (let i = 1, k = 0; i < needle.length; i++) {
    while (k > 0 && needle[i] !== needle[k]) k = fallback[k - 1];
    if (needle[i] === needle[k]) k++;
    fallback[i] = k;
    if ((i & LAST_IN_PIECE) === LAST_IN_PIECE) meter.spend(PIECE);
  }
  for (let i = 0, k = 0; i < hay.length; i++) {
    while (k > 0 && hay[i] !== needle[k]) k = fallback[k - 1];
    if (hay[i] === needle[k]) k++;
    if (k === needle.length) return i - k + 1;
    if ((i & LAST_IN_PIECE) === LAST_IN_PIECE) meter.spend(PIECE);
  }
  return -1;
}

/** The length of a string, looking at no more than `limit` bytes. */
function boundedLength(env: HostEnv, text: number, limit: number): number {
  return limit === Infinity ? env.memory.stringLength(text) : env.memory.distanceTo(0, text, limit);
}

function copyString(env: HostEnv, target: number, from: number): number {
  const length = env.memory.stringLength(from);
  copyBlock(env, target, from, length + 1);
  return target + length;
}

/** As strncpy: padded with zeros, and without a terminating one when the source is too long. */
function copyBounded(env: HostEnv, target: number, from: number, limit: number): number {
  const length = boundedLength(env, from, limit);
  copyBlock(env, target, from, length);
  fillBlock(env, target + length, 0, limit - length);
  return target + length;
}

function appendBounded(env: HostEnv, target: number, from: number, limit: number): number {
  const end = target + env.memory.stringLength(target);
  const length = boundedLength(env, from, limit);
  copyBlock(env, end, from, length);
  env.memory.writeU8(end + length, 0);
  return target;
}

type Fold = (byte: number) => number;

const asIs: Fold = (byte) => byte;
const toLower: Fold = (byte) => (byte >= 0x41 && byte <= 0x5a ? byte + 32 : byte);

function compareStrings(env: HostEnv, left: number, right: number, limit: number, fold: Fold = asIs): number {
  const { memory, meter } = env;
  for (let i = 0; i < limit; i++) {
    const byte = memory.readU8(left + i);
    const difference = fold(byte) - fold(memory.readU8(right + i));
    if (difference !== 0 || byte === 0) return difference;
    if ((i & LAST_IN_PIECE) === LAST_IN_PIECE) meter.spend(PIECE);
  }
  return 0;
}

function findInString(env: HostEnv, text: number, byte: number): number {
  const wanted = byte & 0xff;
  for (let at = text; ; at++) {
    const found = env.memory.readU8(at);
    if (found === wanted) return at;
    if (found === 0) return 0;
    if ((at & LAST_IN_PIECE) === LAST_IN_PIECE) env.meter.spend(PIECE);
  }
}

function byteSet(env: HostEnv, set: number): Uint8Array {
  const members = new Uint8Array(256);
  for (const byte of env.memory.stringBytes(set)) members[byte] = 1;
  return members;
}

/** The length of the prefix whose bytes are all (or all not) in the set. */
function spanLength(env: HostEnv, text: number, members: Uint8Array, inside: 0 | 1): number {
  let at = text;
  for (let byte = env.memory.readU8(at); byte !== 0 && members[byte] === inside; byte = env.memory.readU8(at)) {
    at++;
    if ((at & LAST_IN_PIECE) === 0) env.meter.spend(PIECE);
  }
  return at - text;
}

function findAny(env: HostEnv, text: number, set: number): number {
  const at = text + spanLength(env, text, byteSet(env, set), 0);
  return env.memory.readU8(at) === 0 ? 0 : at;
}

/** Ends the token that begins at `from` and gives [token, where to go on]; the token is 0 when there is none. */
function nextToken(env: HostEnv, from: number, separators: number): readonly [number, number] {
  const members = byteSet(env, separators);
  const token = from + spanLength(env, from, members, 1);
  const end = token + spanLength(env, token, members, 0);
  if (end === token) return [0, end];
  if (env.memory.readU8(end) === 0) return [token, end];
  env.memory.writeU8(end, 0);
  return [token, end + 1];
}

function strsep(env: HostEnv, cell: number, separators: number): number {
  const from = env.memory.readPointer(cell);
  if (from === 0) return 0;
  const end = findAny(env, from, separators);
  if (end !== 0) env.memory.writeU8(end, 0);
  writePointer(env, cell, end === 0 ? 0 : end + 1);
  return from;
}

function duplicate(env: HostEnv, text: number, limit: number): number {
  const length = boundedLength(env, text, limit);
  const copy = env.allocator.malloc(length + 1);
  if (copy === 0) return 0;
  copyBlock(env, copy, text, length);
  env.memory.writeU8(copy + length, 0);
  return copy;
}

const tokenState = perProgram(() => ({ next: 0 }));
const errorText = perProgram((env) => ({ address: env.allocator.reserve(64) }));

/** The number of the lowest bit that is set, counted from 1; 0 for 0. */
function findFirstSet(value: bigint): number {
  for (let bit = 0; bit < 64; bit++) if (((value >> BigInt(bit)) & 1n) === 1n) return bit + 1;
  return 0;
}

const bitFunctions: Readonly<Record<string, HostEntry>> = {
  ffs: host(['i32'], 'i32', () => (value) => (value === 0 ? 0 : 32 - Math.clz32(value & -value))),
  ffsl: host(['long'], 'i32', () => (value) => findFirstSet(BigInt(value))),
  ffsll: host(['i64'], 'i32', () => findFirstSet),
};

const blockFunctions: Readonly<Record<string, HostEntry>> = {
  memcpy: host(['ptr', 'ptr', 'size'], 'ptr', (env) => (to, from, length) => copyBlock(env, to, from, length)),
  memmove: host(['ptr', 'ptr', 'size'], 'ptr', (env) => (to, from, length) => copyBlock(env, to, from, length)),
  mempcpy: host(
    ['ptr', 'ptr', 'size'],
    'ptr',
    (env) => (to, from, length) => copyBlock(env, to, from, length) + length,
  ),
  memset: host(['ptr', 'i32', 'size'], 'ptr', (env) => (to, byte, length) => fillBlock(env, to, byte, length)),
  bzero: host(['ptr', 'size'], undefined, (env) => (to, length) => {
    fillBlock(env, to, 0, length);
  }),
  memcmp: host(['ptr', 'ptr', 'size'], 'i32', (env) => (a, b, length) => compareBlocks(env, a, b, length)),
  bcmp: host(['ptr', 'ptr', 'size'], 'i32', (env) => (a, b, length) => compareBlocks(env, a, b, length)),
  memchr: host(['ptr', 'i32', 'size'], 'ptr', (env) => (from, byte, length) => findByte(env, from, byte, length)),
  memrchr: host(['ptr', 'i32', 'size'], 'ptr', (env) => (from, byte, length) => findLastByte(env, from, byte, length)),
  memmem: host(
    ['ptr', 'size', 'ptr', 'size'],
    'ptr',
    (env) => (from, length, wanted, wantedLength) => findBlock(env, from, length, wanted, wantedLength),
  ),
};

const copyFunctions: Readonly<Record<string, HostEntry>> = {
  strcpy: host(['ptr', 'ptr'], 'ptr', (env) => (to, from) => {
    copyString(env, to, from);
    return to;
  }),
  stpcpy: host(['ptr', 'ptr'], 'ptr', (env) => (to, from) => copyString(env, to, from)),
  strncpy: host(['ptr', 'ptr', 'size'], 'ptr', (env) => (to, from, limit) => {
    copyBounded(env, to, from, limit);
    return to;
  }),
  stpncpy: host(['ptr', 'ptr', 'size'], 'ptr', (env) => (to, from, limit) => copyBounded(env, to, from, limit)),
  strcat: host(['ptr', 'ptr'], 'ptr', (env) => (to, from) => {
    copyString(env, to + env.memory.stringLength(to), from);
    return to;
  }),
  strncat: host(['ptr', 'ptr', 'size'], 'ptr', (env) => (to, from, limit) => appendBounded(env, to, from, limit)),
  strdup: host(['ptr'], 'ptr', (env) => (text) => duplicate(env, text, Infinity)),
  strndup: host(['ptr', 'size'], 'ptr', (env) => (text, limit) => duplicate(env, text, limit)),
  strxfrm: host(['ptr', 'ptr', 'size'], 'size', (env) => (to, from, limit) => {
    const length = env.memory.stringLength(from);
    copyBlock(env, to, from, Math.min(length + 1, limit));
    return length;
  }),
};

const compareFunctions: Readonly<Record<string, HostEntry>> = {
  strlen: host(['ptr'], 'size', (env) => (text) => env.memory.stringLength(text)),
  strnlen: host(['ptr', 'size'], 'size', (env) => (text, limit) => boundedLength(env, text, limit)),
  strcmp: host(['ptr', 'ptr'], 'i32', (env) => (a, b) => compareStrings(env, a, b, Infinity)),
  strncmp: host(['ptr', 'ptr', 'size'], 'i32', (env) => (a, b, limit) => compareStrings(env, a, b, limit)),
  strcoll: host(['ptr', 'ptr'], 'i32', (env) => (a, b) => compareStrings(env, a, b, Infinity)),
  strcasecmp: host(['ptr', 'ptr'], 'i32', (env) => (a, b) => compareStrings(env, a, b, Infinity, toLower)),
  strncasecmp: host(['ptr', 'ptr', 'size'], 'i32', (env) => (a, b, limit) => compareStrings(env, a, b, limit, toLower)),
};

const searchFunctions: Readonly<Record<string, HostEntry>> = {
  strchr: host(['ptr', 'i32'], 'ptr', (env) => (text, byte) => findInString(env, text, byte)),
  index: host(['ptr', 'i32'], 'ptr', (env) => (text, byte) => findInString(env, text, byte)),
  strchrnul: host(
    ['ptr', 'i32'],
    'ptr',
    (env) => (text, byte) => findInString(env, text, byte) || text + env.memory.stringLength(text),
  ),
  strrchr: host(
    ['ptr', 'i32'],
    'ptr',
    (env) => (text, byte) => findLastByte(env, text, byte, env.memory.stringLength(text) + 1),
  ),
  rindex: host(
    ['ptr', 'i32'],
    'ptr',
    (env) => (text, byte) => findLastByte(env, text, byte, env.memory.stringLength(text) + 1),
  ),
  strstr: host(
    ['ptr', 'ptr'],
    'ptr',
    (env) => (text, wanted) =>
      findBlock(env, text, env.memory.stringLength(text), wanted, env.memory.stringLength(wanted)),
  ),
  strspn: host(['ptr', 'ptr'], 'size', (env) => (text, set) => spanLength(env, text, byteSet(env, set), 1)),
  strcspn: host(['ptr', 'ptr'], 'size', (env) => (text, set) => spanLength(env, text, byteSet(env, set), 0)),
  strpbrk: host(['ptr', 'ptr'], 'ptr', (env) => (text, set) => findAny(env, text, set)),
  strtok: host(['ptr', 'ptr'], 'ptr', (env) => (text, separators) => {
    const state = tokenState(env);
    const from = text === 0 ? state.next : text;
    if (from < LOWEST_ADDRESS) return 0;
    const [token, next] = nextToken(env, from, separators);
    state.next = next;
    return token;
  }),
  strtok_r: host(['ptr', 'ptr', 'ptr'], 'ptr', (env) => (text, separators, cell) => {
    const from = text === 0 ? env.memory.readPointer(cell) : text;
    if (from === 0) return 0;
    const [token, next] = nextToken(env, from, separators);
    writePointer(env, cell, next);
    return token;
  }),
  strsep: host(['ptr', 'ptr'], 'ptr', (env) => (cell, separators) => strsep(env, cell, separators)),
  strerror: host(['i32'], 'ptr', (env) => (code) => {
    const { address } = errorText(env);
    env.memory.writeString(address, errnoMessage(code));
    return address;
  }),
};

export const stringFunctions = hostTable({
  ...blockFunctions,
  ...copyFunctions,
  ...compareFunctions,
  ...searchFunctions,
  ...bitFunctions,
});
