/**
 * ctype.h in the C locale. `classes` states each class as ranges of codes; the functions and the tables that glibc's
 * macros look at (`__ctype_b_loc` and its like, which gcc's preprocessed headers refer to) are derived from it.
 */
import type { HostEnv, HostEntry } from '../host.ts';
import { host, hostTable, perProgram, writePointer } from '../host.ts';

type Range = readonly [number, number];

const UPPER: Range = [0x41, 0x5a];
const LOWER: Range = [0x61, 0x7a];
const DIGIT: Range = [0x30, 0x39];

/** A class's bit in glibc's table, as its header numbers them on little-endian machines, and its members. */
const classes: Readonly<Record<string, { readonly bit: number; readonly ranges: readonly Range[] }>> = {
  isupper: { bit: 8, ranges: [UPPER] },
  islower: { bit: 9, ranges: [LOWER] },
  isalpha: { bit: 10, ranges: [UPPER, LOWER] },
  isdigit: { bit: 11, ranges: [DIGIT] },
  isxdigit: { bit: 12, ranges: [DIGIT, [0x41, 0x46], [0x61, 0x66]] },
  isspace: {
    bit: 13,
    ranges: [
      [0x09, 0x0d],
      [0x20, 0x20],
    ],
  },
  isprint: { bit: 14, ranges: [[0x20, 0x7e]] },
  isgraph: { bit: 15, ranges: [[0x21, 0x7e]] },
  isblank: {
    bit: 0,
    ranges: [
      [0x09, 0x09],
      [0x20, 0x20],
    ],
  },
  iscntrl: {
    bit: 1,
    ranges: [
      [0x00, 0x1f],
      [0x7f, 0x7f],
    ],
  },
  ispunct: {
    bit: 2,
    ranges: [
      [0x21, 0x2f],
      [0x3a, 0x40],
      [0x5b, 0x60],
      [0x7b, 0x7e],
    ],
  },
  isalnum: { bit: 3, ranges: [UPPER, LOWER, DIGIT] },
};

function isIn(code: number, ranges: readonly Range[]): boolean {
  return ranges.some(([low, high]) => code >= low && code <= high);
}

function toLower(code: number): number {
  return isIn(code, [UPPER]) ? code + 32 : code;
}

function toUpper(code: number): number {
  return isIn(code, [LOWER]) ? code - 32 : code;
}

/** The class word of a code, which has the class's bit for each class that the code belongs to. */
function classBits(code: number): number {
  return Object.values(classes).reduce((bits, { bit, ranges }) => (isIn(code, ranges) ? bits | (1 << bit) : bits), 0);
}

const classFunctions = Object.entries(classes).map(([name, { ranges }]): [string, HostEntry] => {
  const create = (): ((code: number) => number) => {
    const members = Uint8Array.from({ length: 256 }, (_, code) => (isIn(code, ranges) ? 1 : 0));
    return (code) => members[code] ?? 0;
  };
  return [name, host(['i32'], 'i32', create)];
});

/** glibc's tables cover -128 to 255; what the program gets is the address of a pointer to the entry of 0. */
const TABLE_START = -128;
const TABLE_END = 256;

function makeTable(env: HostEnv, entrySize: 2 | 4, entry: (code: number) => number): number {
  const size = (TABLE_END - TABLE_START) * entrySize;
  const cell = env.allocator.reserve(16 + size);
  const zero = cell + 16 - TABLE_START * entrySize;
  for (let code = TABLE_START; code < TABLE_END; code++) {
    const address = zero + code * entrySize;
    if (entrySize === 2) env.memory.writeU16(address, entry(code));
    else env.memory.writeU32(address, entry(code));
  }
  writePointer(env, cell, zero);
  return cell;
}

const classTable = perProgram((env) => ({ cell: makeTable(env, 2, classBits) }));
const lowerTable = perProgram((env) => ({ cell: makeTable(env, 4, toLower) }));
const upperTable = perProgram((env) => ({ cell: makeTable(env, 4, toUpper) }));

export const ctypeFunctions = hostTable({
  ...Object.fromEntries(classFunctions),
  isascii: host(['i32'], 'i32', () => (code) => (code >= 0 && code < 128 ? 1 : 0)),
  toascii: host(['i32'], 'i32', () => (code) => code & 0x7f),
  tolower: host(['i32'], 'i32', () => toLower),
  toupper: host(['i32'], 'i32', () => toUpper),
  __ctype_b_loc: host([], 'ptr', (env) => () => classTable(env).cell),
  __ctype_tolower_loc: host([], 'ptr', (env) => () => lowerTable(env).cell),
  __ctype_toupper_loc: host([], 'ptr', (env) => () => upperTable(env).cell),
});
