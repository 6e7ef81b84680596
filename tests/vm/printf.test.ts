import { describe, expect, it } from 'vitest';
import { bitsOfDouble, Dice, doubleOf, runC } from './gcc.ts';
import type { Slot } from './program.ts';
import { startProgram } from './program.ts';
import { needs } from '../needs.ts';

/**
 * One case: a format, up to two star arguments, and one value. The oracle reads `kind stars s1 s2 value format` and
 * prints the return value and the text, with the bytes outside of printable ASCII as \xx.
 */
interface Case {
  readonly kind: 'i' | 'q' | 'f' | 's' | '-';
  readonly stars: readonly number[];
  readonly value: string;
  readonly format: string;
}

const ORACLE = `
#include <stdio.h>
#include <string.h>
#include <stdlib.h>
static char out[70000], line[70000];
int main(void) {
  char kind; int stars, s1, s2, at;
  char value[4096];
  while (fgets(line, sizeof line, stdin)) {
    line[strcspn(line, "\\n")] = 0;
    sscanf(line, "%c %d %d %d %s %n", &kind, &stars, &s1, &s2, value, &at);
    char *f = line + at;
    unsigned long long q = strtoull(value, 0, 16);
    double d; memcpy(&d, &q, 8);
    int n = -2;
#define GO(v) n = stars == 0 ? sprintf(out, f, v) : stars == 1 ? sprintf(out, f, s1, v) : sprintf(out, f, s1, s2, v)
    switch (kind) {
      case 'i': GO((int)q); break;
      case 'q': GO(q); break;
      case 'f': GO(d); break;
      case 's': GO(value); break;
      case '-': n = sprintf(out, f); break;
    }
    printf("%d ", n);
    for (int i = 0; i < n; i++)
      if (out[i] >= 32 && out[i] < 127 && out[i] != 92) putchar(out[i]); else printf("\\\\%02x", (unsigned char)out[i]);
    putchar(10);
  }
}`;

function visible(text: string): string {
  return text.replace(/[^ -[\]-~]/g, (c) => `\\${c.charCodeAt(0).toString(16).padStart(2, '0')}`);
}

function ours(cases: readonly Case[]): string[] {
  const program = startProgram();
  const out = program.env.allocator.malloc(70000);
  return cases.map(({ kind, stars, value, format }) => {
    const text = program.text(format);
    const argument: Slot = kind === 's' ? program.text(value) : kind === '-' ? 0 : BigInt(`0x${value}`);
    const slots = program.slots(
      ...stars,
      ...(kind === '-' ? [] : [kind === 'i' ? BigInt.asIntN(32, BigInt(argument)) : argument]),
    );
    const n = program.call('sprintf', out, text, slots);
    const result = `${n} ${visible(rawBytes(program, out, Number(n)))}`;
    program.env.allocator.free(slots);
    program.env.allocator.free(text);
    return result;
  });
}

function rawBytes(program: ReturnType<typeof startProgram>, address: number, length: number): string {
  return Buffer.from(program.env.memory.range(address, length)).toString('latin1');
}

function check(cases: readonly Case[]): void {
  const input = cases
    .map(
      ({ kind, stars, value, format }) =>
        `${kind} ${stars.length} ${stars[0] ?? 0} ${stars[1] ?? 0} ${value} ${format}\n`,
    )
    .join('');
  const expected = runC(ORACLE, input);
  const actual = ours(cases);
  const wrong = cases.flatMap((one, index) =>
    actual[index] === expected[index]
      ? []
      : [`${one.format} ${one.stars.join(',')} ${one.value}: ours ${actual[index]}, gcc ${expected[index]}`],
  );
  expect(expected.length).toBe(cases.length);
  expect(wrong.slice(0, 20)).toEqual([]);
}

function directive(dice: Dice, conversion: string, length: string, flags: string): { format: string; stars: number[] } {
  const stars: number[] = [];
  let chosen = '';
  for (const flag of flags) if (dice.below(4) === 0) chosen += flag;
  let width = dice.pick(['', '', '1', '7', '12', '25', '*']);
  if (width === '*') stars.push(dice.below(40) - 20);
  let precision = dice.pick(['', '', '.', '.0', '.1', '.3', '.9', '.17', '.20', '.40', '.*']);
  if (precision === '.*') stars.push(dice.below(30) - 5);
  if (conversion === 'c') precision = '';
  if (conversion === 'p') [chosen, width, precision] = [chosen.replace(/[^-]/g, ''), width, ''];
  return {
    format: `<%${chosen}${width}${precision}${length}${conversion}>`,
    stars: conversion === 'p' || conversion === 'c' ? stars.slice(0, width === '*' ? 1 : 0) : stars,
  };
}

/**
 * glibc 2.36 loses the zeros of `%#g` when rounding carries to the next power of ten (999999.5 gives `1.e+06` instead
 * of C's 1.00000e+06): there it is no oracle.
 */
function oracleSlips({ format, stars, value }: Case): boolean {
  if (!/#.*[gG]>$/.test(format)) return false;
  const magnitude = Math.abs(doubleOf(BigInt(`0x${value}`)));
  const written = /\.(\*|\d*)/.exec(format)?.[1];
  const asked = written === undefined ? 6 : written === '*' ? stars[stars.length - 1] : Number(written);
  const precision = asked < 0 ? 6 : Math.max(1, asked);
  if (!Number.isFinite(magnitude) || magnitude === 0) return false;
  const exponent = (digits: number): string => magnitude.toExponential(digits).split('e')[1];
  return exponent(precision - 1) !== exponent(40);
}

const EDGE_INTEGERS = [
  '0',
  '1',
  '7',
  '8',
  'ff',
  '7fffffff',
  '80000000',
  'ffffffff',
  'ffffffffffffffff',
  '7fffffffffffffff',
  '8000000000000000',
  '100000000',
  '80',
  '8000',
  'ffffff80',
];
const EDGE_DOUBLES = [
  0,
  -0,
  0.5,
  1.5,
  2.5,
  0.25,
  0.125,
  0.375,
  1,
  -1,
  9.5,
  99.5,
  999.5,
  0.95,
  9.995,
  0.0001,
  0.00001,
  123456,
  1234567,
  999999.5,
  9999995,
  1e15,
  1e16,
  1e21,
  1e22,
  1e23,
  123456789012345680000,
  5e-324,
  2.2250738585072014e-308,
  1.7976931348623157e308,
  4.35,
  0.1,
  0.3,
  1 / 3,
  2 / 3,
  1e-5,
  1e100,
  1e-100,
  0.0625,
  8.5,
  4096.0625,
  Infinity,
  -Infinity,
  NaN,
  2 ** 53,
  2 ** 60 + 2 ** 20,
  1.0000000000000002,
  0.9999999999999999,
  15.9999,
  16,
  3.5e-310,
];

describe('the printf family against gcc', () => {
  needs('gcc');
  it('formats integers of every length, flag, width and precision', () => {
    const dice = new Dice(1);
    const cases = Array.from({ length: 4000 }, (): Case => {
      const length = dice.pick(['', '', 'hh', 'h', 'l', 'll', 'z', 'j', 't']);
      const conversion = dice.pick(['d', 'i', 'u', 'o', 'x', 'X']);
      const flags = conversion === 'd' || conversion === 'i' ? '-+ 0' : '-#0';
      const value =
        dice.below(2) === 0 ? dice.pick(EDGE_INTEGERS) : (dice.bits64() >> BigInt(dice.below(64))).toString(16);
      return {
        kind: length === '' || length.startsWith('h') ? 'i' : 'q',
        value,
        ...directive(dice, conversion, length, flags),
      };
    });
    check(cases);
  });

  it('formats doubles of every size, correctly rounded', () => {
    const dice = new Dice(2);
    const cases = Array.from({ length: 6000 }, (): Case => {
      const conversion = dice.pick(['f', 'F', 'e', 'E', 'g', 'G', 'a', 'A']);
      const value = dice.pick([
        () => dice.pick(EDGE_DOUBLES),
        () => dice.double(),
        () => dice.moderate(),
        () => dice.below(100000) / 2 ** dice.below(12),
      ])();
      return { kind: 'f', value: bitsOfDouble(value).toString(16), ...directive(dice, conversion, '', '-+ #0') };
    });
    check(cases.filter((one) => !oracleSlips(one)));
  });

  it('gives any number of digits', () => {
    const cases = EDGE_DOUBLES.flatMap((value) =>
      ['%.400f', '%.1100f', '%.800e', '%.900g', '%#.50a', '%.780e', '%.766e'].map((format): Case => ({
        kind: 'f',
        stars: [],
        value: bitsOfDouble(value).toString(16),
        format,
      })),
    );
    check(cases);
  });

  it('formats characters, strings and pointers', () => {
    const dice = new Dice(3);
    const cases = Array.from({ length: 600 }, (): Case => {
      const conversion = dice.pick(['c', 's', 'p']);
      const value = conversion === 's' ? dice.pick(['abc', 'x', 'hello_world_and_more']) : dice.bits().toString(16);
      const kind = conversion === 's' ? 's' : conversion === 'p' ? 'q' : 'i';
      return { kind, value, ...directive(dice, conversion, '', '-') };
    });
    check([
      ...cases,
      { kind: 'q', stars: [], value: '0', format: '%p|%%' },
      { kind: '-', stars: [], value: '0', format: '100%%' },
    ]);
  });

  it('writes null strings as glibc does', () => {
    const cases = ['%s', '%10s', '%-10s|', '%.3s', '%.6s', '%.10s'].map((format): Case => ({
      kind: 'q',
      stars: [],
      value: '0',
      format,
    }));
    check(cases);
  });
});

describe('printf and its relatives', () => {
  it('print to their streams and return the length', () => {
    const program = startProgram();
    expect(program.call('printf', program.text('%d %s\n'), program.slots(-5, program.text('ok')))).toBe(6);
    program.call('fprintf', 48, program.text('oops %c'), program.slots(33));
    expect(program.stdout()).toBe('-5 ok\n');
    expect(program.stderr()).toBe('oops !');
  });

  it('%#g keeps its zeros when rounding carries', () => {
    const program = startProgram();
    program.call('printf', program.text('%#g %#.3G'), program.slots({ f64: 999999.5 }, { f64: 99999 }));
    expect(program.stdout()).toBe('1.00000e+06 1.00E+05');
  });

  it('snprintf cuts the text, keeps the terminating zero and returns the whole length', () => {
    const program = startProgram();
    const target = program.text('................');
    expect(program.call('snprintf', target, 5, program.text('%s'), program.slots(program.text('abcdefgh')))).toBe(8);
    expect(program.read(target)).toBe('abcd');
    expect(program.call('snprintf', 0, 0, program.text('%05d'), program.slots(42))).toBe(5);
  });

  it('the v functions read a va_list and move it on', () => {
    const program = startProgram();
    const slots = program.slots(1, { f64: 2.5 }, 3);
    const cell = program.slots(slots);
    program.call('vprintf', program.text('%d %.1f'), cell);
    expect(program.stdout()).toBe('1 2.5');
    expect(program.env.memory.readU32(cell)).toBe(slots + 16);
  });

  it('%n stores how much was written, at the width asked for', () => {
    const program = startProgram();
    const cell = program.slots(-1n);
    program.call('printf', program.text('abc%hhn'), program.slots(cell));
    expect(program.env.memory.readU64(cell)).toBe(0xffff_ffff_ffff_ff03n);
    program.call('printf', program.text('abcd%n'), program.slots(cell));
    expect(program.env.memory.readU64(cell)).toBe(0xffff_ffff_0000_0004n);
  });

  it('refuses fields that would exhaust memory', () => {
    const program = startProgram();
    expect(program.call('printf', program.text('%2000000000d'), program.slots(1))).toBe(-1);
    expect(program.call('printf', program.text('%.*f'), program.slots(2 ** 31 - 1, { f64: 1 }))).toBe(-1);
    expect(program.call('printf', program.text('%16000000d'.repeat(5)), program.slots(1, 1, 1, 1, 1))).toBe(-1);
    expect(program.stdout()).toBe('');
    expect(program.env.memory.readI32(Number(program.call('__errno_location')))).toBe(75);
  });

  it('with 4-byte pointers, l and z are 32 bits wide', () => {
    const program = startProgram({ pointerSize: 4 });
    program.call('printf', program.text('%ld %zu %lld'), program.slots(0xffff_ffffn, 0x1_0000_0001n, -1n));
    expect(program.stdout()).toBe('-1 1 -1');
  });

  it('traps on a format or string outside of memory', () => {
    const program = startProgram();
    expect(() => program.call('printf', 0, 0)).toThrow(expect.objectContaining({ kind: 'null-pointer' }));
    expect(() => program.call('printf', program.text('%s'), program.slots(0x7fff_0000))).toThrow(
      expect.objectContaining({ kind: 'out-of-bounds' }),
    );
  });
});
