/**
 * Functions written in C and in MAPLE, run on the same arguments: gcc is the oracle for memory layout, bit-fields, copies,
 * calls, control flow and implicit conversions.
 */
import { describe, expect, test } from 'vitest';
import { Random } from '../scalar/random.ts';
import { runC } from '../vm/gcc.ts';
import { pairs, type Type } from './c-pairs.ts';
import { startMachine, type Word } from './machine.ts';
import { has, needs } from '../needs.ts';

const cTypes: Record<Type, string> = {
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

const random = new Random(4n);
const ends: Record<string, readonly bigint[]> = {
  i: [0n, 1n, -1n, 2n, 7n, 127n, 128n, 255n, -128n, 32767n, -32768n, 2n ** 31n - 1n, -(2n ** 31n), 2n ** 40n + 5n],
  u: [0n, 1n, 2n, 3n, 7n, 127n, 128n, 255n, 32768n, 65535n, 2n ** 31n, 2n ** 32n - 1n, 2n ** 63n, 2n ** 64n - 1n],
};

function sample(type: Type): Word {
  if (type === 'f32' || type === 'f64') return Math.fround((random.below(20001) - 10000) / 16);
  const bits = Number(type.slice(1));
  const raw = random.below(2) === 0 ? random.pick(ends[type[0]]) : random.bits(bits);
  const value = type.startsWith('i') ? BigInt.asIntN(bits, raw) : BigInt.asUintN(bits, raw);
  return bits === 64 ? value : Number(value);
}

const ROUNDS = 40;
const runs = pairs.map((pair) => ({ pair, calls: Array.from({ length: ROUNDS }, () => pair.params.map(sample)) }));

/** The C program that makes all calls; one line a result, floats by their bits. */
function oracleSource(): string {
  const literal = (type: Type, value: Word): string =>
    type.startsWith('f')
      ? `${value}`
      : type.endsWith('64')
        ? `(${cTypes[type]})${BigInt.asUintN(64, BigInt(value))}ul`
        : `(${cTypes[type]})${value}${Number(value) < 0 ? '' : 'u'}`;
  const lines = runs.flatMap(({ pair, calls }) =>
    calls.map((args) => {
      const call = `${pair.name}(${args.map((value, i) => literal(pair.params[i], value)).join(', ')})`;
      return pair.result === 'f64' ? `  show(${call});` : `  printf("%ld\\n", (long)${call});`;
    }),
  );
  return [
    '#include <stdio.h>\n#include <string.h>\n#include <stdlib.h>\n#include <math.h>',
    ...pairs.map(({ c }) => c),
    'static void show(double d) { long bits; memcpy(&bits, &d, 8); printf("%ld\\n", bits); }',
    `int main(void) {\n${lines.join('\n')}\n  return 0; }`,
  ].join('\n');
}

const view = new DataView(new ArrayBuffer(8));

function asLine(type: Type, value: Word): string {
  if (type === 'f64') {
    view.setFloat64(0, Number(value));
    return `${view.getBigInt64(0)}`;
  }
  return type === 'u32' ? `${Number(value) >>> 0}` : `${value}`;
}

describe('C programs', () => {
  needs('gcc');
  const expected = has('gcc') ? runC(oracleSource(), '') : [];
  const carried = (type: Type, value: Word): Word =>
    type.endsWith('64') && type !== 'f64'
      ? BigInt.asIntN(64, BigInt(value))
      : type.startsWith('f')
        ? value
        : Number(value) | 0;

  const cases = runs.flatMap((run, i) =>
    ([8, 4] as const).map((pointerSize) => ({ name: run.pair.name, ...run, first: i * ROUNDS, pointerSize })),
  );

  test.each(cases)('$name with pointers of $pointerSize bytes', ({ pair, calls, first, pointerSize }) => {
    const machine = startMachine(pair.maple, { pointerSize });
    expect(machine.lowered.diagnostics).toEqual([]);
    const actual = calls.map((args) =>
      asLine(pair.result, machine.call(pair.name, ...args.map((value, i) => carried(pair.params[i], value))) as Word),
    );
    const wrong = actual.flatMap((line, i) =>
      line === expected[first + i] ? [] : [`(${calls[i].join(', ')}) gave ${line}, not ${expected[first + i]}`],
    );
    expect(wrong).toEqual([]);
  });
});
