/**
 * Numbers of 128 bits, complex numbers and vectors against gcc: `__int128`, `__float128`, `_Complex` and vector extensions
 * compute the same operations on the same bits.
 */
import { describe, expect, test } from 'vitest';
import { SourceFile } from '../../src/base/source.ts';
import { instantiate, parse } from '../../src/driver/index.ts';
import { bitCodec } from '../../src/scalar/bits.ts';
import { primRows, type PrimType } from '../../src/scalar/prim-types.ts';
import { complexTypes, isVectorType, vectorTypes } from '../../src/scalar/values.ts';
import { maskType } from '../../src/scalar/vector.ts';
import { Random } from '../scalar/random.ts';
import { runC } from '../vm/gcc.ts';
import { fullEngines, namesOf, stackSize } from '../engines.ts';
import { has, needs } from '../needs.ts';

interface Case {
  readonly name: string;
  readonly from: PrimType;
  readonly to: PrimType;
  /** C on x and y. */
  readonly c: string;
  /** MAPLE on %x and %y. */
  readonly maple: string;
  readonly operands: (random: Random) => readonly [bigint, bigint];
}

const laneTypes: Readonly<Record<string, string>> = {
  i8: 'signed char',
  u8: 'unsigned char',
  i16: 'short',
  u16: 'unsigned short',
  i32: 'int',
  u32: 'unsigned',
  i64: 'long',
  u64: 'unsigned long',
  f32: 'float',
  f64: 'double',
};

function cType(type: PrimType): string {
  return type === 'f128'
    ? '__float128'
    : type === 'i128'
      ? '__int128'
      : type === 'u128'
        ? 'unsigned __int128'
        : `t_${type}`;
}

const typedefs = [
  'typedef float _Complex t_c64; typedef double _Complex t_c128; typedef int t_i32; typedef double t_f64;',
  ...vectorTypes.map(
    (type) =>
      `typedef ${laneTypes[primRows[type].lane ?? '']} t_${type} __attribute__((vector_size(${primRows[type].bits / 8})));`,
  ),
].join('\n');

const read = (type: PrimType): [string, string] => [`dread ${type} %x`, `dread ${type} %y`];

/** Floats of moderate size, so that what overflows or underflows does not hide the rest; now and then zeros and infinities. */
function floatBits(random: Random, lane: string): bigint {
  const value =
    random.below(12) === 0
      ? random.pick([0, -0, Infinity, 1, -1])
      : (Number(random.bits(32)) - 2 ** 31) / 2 ** (10 + Number(random.below(20)));
  if (lane !== 'f128') return bitCodec(lane as 'f64').toBits(lane === 'f32' ? Math.fround(value) : value);
  const exponent = BigInt(16383 - 60 + Number(random.below(120)));
  return (BigInt(random.below(2)) << 127n) | (exponent << 112n) | random.bits(112);
}

function bitsOf(type: PrimType, random: Random, least = 0n): bigint {
  const { lane = type, lanes = 1, bits } = primRows[type];
  const width = BigInt(bits / lanes);
  let all = 0n;
  for (let i = 0; i < lanes; i++) {
    const isFloat = lane.startsWith('f');
    const raw = isFloat
      ? floatBits(random, lane)
      : random.below(3) === 0
        ? random.bits(Number(width))
        : BigInt.asUintN(Number(width), random.bits(Number(width)) >> BigInt(random.below(Number(width))));
    all = (all << width) | (isFloat || raw >= least ? raw : least);
  }
  return all;
}

/** Operands of shifts have counts below the width; divisors are positive, so that nothing is undefined in C. */
function operandsFor(type: PrimType, op: string): Case['operands'] {
  const { lane = type, lanes = 1, bits } = primRows[type];
  const width = bits / lanes;
  return (random) => {
    const x = bitsOf(type, random);
    if (op === '<<' || op === '>>') {
      let counts = 0n;
      for (let i = 0; i < lanes; i++) counts = (counts << BigInt(width)) | BigInt(random.below(width));
      return [x, counts];
    }
    if ((op !== '/' && op !== '%') || lane.startsWith('f') || primRows[type].kind === 'complex')
      return [x, bitsOf(type, random)];
    let divisors = 0n;
    for (let i = 0; i < lanes; i++)
      divisors = (divisors << BigInt(width)) | ((random.bits(width) >> (1n + BigInt(random.below(width - 2)))) | 1n);
    return [x, divisors];
  };
}

const signs: Readonly<Record<string, string>> = {
  '+': 'add',
  '-': 'sub',
  '*': 'mul',
  '/': 'div',
  '%': 'rem',
  '&': 'band',
  '|': 'bior',
  '^': 'bxor',
  '<<': 'shl',
  '>>': 'shr',
  '<': 'lt',
  '==': 'eq',
  '>=': 'ge',
};

function caseOf(type: PrimType, sign: string): Case {
  const isCompare = sign === '<' || sign === '==' || sign === '>=';
  const to = !isCompare ? type : isVectorType(type) ? maskType(type) : 'i32';
  const { lane = type } = primRows[type];
  const op = sign === '>>' ? (lane.startsWith('u') ? 'lshr' : 'ashr') : signs[sign];
  const maple = `${op} ${isCompare ? `${to} ${type}` : type} (${read(type).join(', ')})`;
  return { name: `${op}_${type}`, from: type, to, c: `x ${sign} y`, maple, operands: operandsFor(type, sign) };
}

function conversionOf(to: PrimType, from: PrimType, c: string): Case {
  return {
    name: `cvt_${to}_${from}`,
    from,
    to,
    c,
    maple: `cvt ${to} ${from} (dread ${from} %x)`,
    operands: operandsFor(from, '+'),
  };
}

const isFloat = (type: PrimType): boolean => (primRows[type].lane ?? type).startsWith('f');
const cases: readonly Case[] = [
  ...(['i128', 'u128', ...vectorTypes.filter((type) => !isFloat(type))] as const).flatMap((type) =>
    Object.keys(signs).map((sign) => caseOf(type, sign)),
  ),
  ...(['f128', ...vectorTypes.filter(isFloat)] as const).flatMap((type) =>
    ['+', '-', '*', '/', '<', '==', '>='].map((sign) => caseOf(type, sign)),
  ),
  ...complexTypes.flatMap((type) => ['+', '-', '*', '/', '=='].map((sign) => caseOf(type, sign))),
  conversionOf('f128', 'i128', '(__float128)x'),
  conversionOf('f128', 'u128', '(__float128)x'),
  conversionOf('f64', 'i128', '(double)x'),
  conversionOf('f64', 'f128', '(double)x'),
  conversionOf('i128', 'f128', '(__int128)x'),
  conversionOf('c64', 'c128', '(float _Complex)x'),
  ...(
    [
      ['v4f32', 'v4i32'],
      ['v4f32', 'v4u32'],
      ['v2f64', 'v2i64'],
      ['v2f64', 'v2f32'],
      ['v2f32', 'v2f64'],
      ['v8i16', 'v8i8'],
      ['v8u8', 'v8i16'],
      ['v4i32', 'v4u16'],
      ['v2i32', 'v2i64'],
    ] as const
  ).map(([to, from]) => conversionOf(to, from, `__builtin_convertvector(x, t_${to})`)),
];

const rounds = 12;
const random = new Random(31n);
const calls = cases.flatMap((one) => Array.from({ length: rounds }, () => ({ one, operands: one.operands(random) })));

/** Reads `case x y` and writes the bytes of the result, the highest first. */
function oracle(): string {
  const functions = cases.map(
    ({ name, from, to, c }) =>
      `static void ${name}(const char *a, const char *b, char *r) { ${cType(from)} x, y; ` +
      `memcpy(&x, a, ${primRows[from].bits / 8}); memcpy(&y, b, ${primRows[from].bits / 8}); ${cType(to)} z = ${c}; memcpy(r, &z, ${primRows[to].bits / 8}); }`,
  );
  return `#include <stdio.h>\n#include <string.h>\n${typedefs}\n${functions.join('\n')}
static void (*const table[])(const char *, const char *, char *) = { ${cases.map(({ name }) => name).join(', ')} };
static const int sizes[] = { ${cases.map(({ to }) => primRows[to].bits / 8).join(', ')} };
static void get(char *to) { for (int i = 15; i >= 0; i--) { unsigned v; scanf("%2x", &v); to[i] = v; } }
int main(void) { int k; while (scanf("%d ", &k) == 1) { char x[16], y[16], r[16]; get(x); scanf(" "); get(y); table[k](x, y, r);
  for (int i = sizes[k] - 1; i >= 0; i--) printf("%02x", (unsigned char)r[i]); puts(""); } return 0; }`;
}

function oneNaN(type: PrimType, bits: bigint): string {
  const codec = bitCodec(type) as unknown as {
    toBits: (value: unknown) => bigint;
    fromBits: (bits: bigint) => unknown;
  };
  return codec
    .toBits(codec.fromBits(bits))
    .toString(16)
    .padStart(primRows[type].bits / 4, '0');
}

describe('gcc agrees', () => {
  needs('gcc');
  const hex = (value: bigint): string => value.toString(16).padStart(32, '0');
  const input = calls.map(({ one, operands: [x, y] }) => `${cases.indexOf(one)} ${hex(x)} ${hex(y)}\n`).join('');
  const expected = has('gcc') ? runC(oracle(), input, ['-fcx-fortran-rules', '-fwrapv']) : [];

  test.each(namesOf(fullEngines('maple')))('with %s', async (engine) => {
    const text = cases
      .map(({ name, from, to, maple }) => `func &${name} (var %x ${from}, var %y ${from}) ${to} { return (${maple}) }`)
      .join('\n');
    const { value: unit } = await parse(new SourceFile('c.mpl', text), 'maple');
    if (unit === undefined) throw new Error('not read');
    const { value: program } = await instantiate(unit, { engine, stackSize });
    expect(expected.length).toBe(calls.length);
    const different = calls.flatMap(({ one: { name, from, to }, operands }, i) => {
      const given = operands.map((bits) => (primRows[from].bits === 64 ? BigInt.asIntN(64, bits) : bits));
      const result = program?.call(name, given)[0] ?? 0;
      const bits =
        typeof result === 'bigint' ? BigInt.asUintN(primRows[to].bits, result) : bitCodec(to as 'f64').toBits(result);
      const [ours, theirs] = [oneNaN(to, bits), oneNaN(to, BigInt(`0x${expected[i]}`))];
      return ours === theirs ? [] : [`${name}(${operands.map(hex).join(', ')}): ${ours}, gcc ${theirs}`];
    });
    expect(different).toEqual([]);
  });
});
