import { describe, expect, test } from 'vitest';
import { formatResult, parseArgument } from '../../src/driver/arguments.ts';
import type { PrimType } from '../../src/scalar/prim-types.ts';

const words: [string, PrimType, number | bigint | undefined][] = [
  ['12', 'i32', 12],
  ['-12', 'i32', -12],
  ['+7', 'i32', 7],
  ['0xff', 'u8', 255],
  ['-1', 'u8', 255],
  ['0xff', 'i8', -1],
  ['2147483648', 'i32', -2147483648],
  ['4294967295', 'i32', -1],
  ['4294967296', 'i32', undefined],
  ['-2147483649', 'i32', undefined],
  ['9223372036854775807', 'i64', 9223372036854775807n],
  ['18446744073709551615', 'i64', -1n],
  ['-1', 'u64', 18446744073709551615n],
  ['1', 'u1', 1],
  ['2', 'u1', undefined],
  ['300', 'u8', undefined],
  ['4096', 'ptr', 4096n],
  ['4096', 'a32', 4096],
  ['1.5', 'f64', 1.5],
  ['3', 'f64', 3],
  ['-1e400', 'f64', -Infinity],
  ['inf', 'f32', Infinity],
  ['0.1', 'f32', Math.fround(0.1)],
  ['0x1p-3', 'f64', 0.125],
  ['', 'i32', undefined],
  ['1.5', 'i32', undefined],
  ['twelve', 'i32', undefined],
  ['1e3', 'i32', undefined],
  ['0x', 'i32', undefined],
  ['-0x10000000000000000', 'i128', -18446744073709551616n],
  ['-1', 'u128', 2n ** 128n - 1n],
  ['340282366920938463463374607431768211456', 'u128', undefined],
  ['1', 'f128', 0x3fff0000000000000000000000000000n],
  ['[1, -2]', 'v2i32', 0xfffffffe_00000001n],
  ['[1,2]', 'v2f64', 0x4000000000000000_3ff0000000000000n],
  ['[1.5, 0]', 'c64', 0x3fc00000n],
  ['[1]', 'v2i32', undefined],
  ['[1, 2.5]', 'v2i32', undefined],
  ['1, 2', 'v2i32', undefined],
  ['', 'f64', undefined],
  ['1,5', 'f64', undefined],
  ['1', 'agg', undefined],
  ['1', 'void', undefined],
];

describe('words of a command line as values', () => {
  test.each(words)('%j as %s', (text, type, value) => {
    expect(parseArgument(text, type, 8)).toBe(value);
  });

  test('pointers follow the layout', () => {
    expect(parseArgument('0xffffffff', 'ptr', 4)).toBe(0xffffffff);
    expect(parseArgument('0x100000000', 'ptr', 4)).toBeUndefined();
  });
});

describe('results as words', () => {
  test.each<[number | bigint, PrimType, string]>([
    [-5, 'i32', '-5'],
    [-1, 'u32', '4294967295'],
    [255, 'i8', '-1'],
    [-1n, 'u64', '18446744073709551615'],
    [0x8000000000000000n, 'i64', '-9223372036854775808'],
    [0.1, 'f64', '0.1'],
    [Math.fround(0.1), 'f32', '0.1'],
    [1 / 3, 'f64', '0.3333333333333333'],
    [Math.fround(1 / 3), 'f32', '0.33333334'],
    [2n ** 128n - 1n, 'i128', '-1'],
    [0xfffffffe_00000001n, 'v2i32', '[1, -2]'],
    [-0x1_ffff_ffffn, 'v2u32', '[1, 4294967294]'],
    [0x3fff8000000000000000000000000000n, 'f128', '1.5'],
    [0x3fc00000n, 'c64', '[1.5, 0.0]'],
    [NaN, 'f64', 'nan'],
    [-Infinity, 'f32', '-inf'],
    [-0, 'f64', '-0.0'],
    [16n, 'ptr', '16'],
  ])('%s of %s', (value, type, text) => {
    expect(formatResult(value, type, 8)).toBe(text);
  });
});
