/** Complex numbers against C, vectors against the scalar operations on their lanes. */
import { describe, expect, it } from 'vitest';
import { bitCodec } from '../../src/scalar/bits.ts';
import { binary, compare, compareTo, shift, unary } from '../../src/scalar/operations.ts';
import { convert, hasConvert, rounding } from '../../src/scalar/operations.ts';
import { roundingOps, shiftOps } from '../../src/scalar/ops.ts';
import type { Complex } from '../../src/scalar/values.ts';
import { complexTypes, isFloatType, lanesOf, vectorTypes } from '../../src/scalar/values.ts';
import { maskType } from '../../src/scalar/vector.ts';
import { askC } from './c-oracle.ts';
import { Random } from './random.ts';
import { isCanonical, valueSamples } from './samples.ts';
import { needs } from '../needs.ts';

describe.each(complexTypes)('%s', (type) => {
  const part = type === 'c64' ? 'f32' : 'f64';
  const codec = bitCodec(part);
  const random = new Random(41n);
  const values = valueSamples(type, random, 300) as Complex[];
  const pairs = Array.from({ length: 1500 }, () => [random.pick(values), random.pick(values)] as const);
  const hex = (x: number): string => codec.toBits(x).toString(16);
  const answer = (x: number): string => (Number.isNaN(x) ? 'nan' : hex(x));

  describe('as in C', () => {
    needs('gcc');
    it.each(['add', 'sub', 'mul', 'div'] as const)('%s, each step rounded', (op) => {
      const run = binary(op, type);
      const answers = askC(pairs.map(([a, b]) => [type, op, hex(a.re), hex(a.im), hex(b.re), hex(b.im)].join(' ')));
      expect(answers.length).toBe(2 * pairs.length);
      pairs.forEach(([a, b], i) => {
        const { re, im } = run(a, b);
        expect([answer(re), answer(im)], `${op} ${JSON.stringify([a, b])}`).toEqual(answers.slice(2 * i, 2 * i + 2));
      });
    });
  });

  it('divides without overflow in the middle', () => {
    const big = part === 'f32' ? 2 ** 100 : 2 ** 1000;
    expect(binary('div', type)({ re: big, im: big }, { re: big, im: big })).toEqual({ re: 1, im: 0 });
    expect(binary('div', type)({ re: 1, im: 0 }, { re: 0, im: 0 })).toEqual({ re: NaN, im: NaN });
  });

  it('negates both parts, and is equal if both are', () => {
    const equal = compare('eq', type);
    const differ = compare('ne', type);
    for (const a of values) {
      expect(unary('neg', type)(a)).toEqual({ re: -a.re, im: -a.im });
      const ordered = a.re === a.re && a.im === a.im;
      expect([equal(a, { ...a }), differ(a, { ...a })]).toEqual(ordered ? [1, 0] : [0, 1]);
      expect([equal(a, { re: a.re, im: 7 }), differ(a, { re: a.re, im: 7 })]).toEqual([0, 1]);
    }
    expect(equal({ re: 0, im: -0 }, { re: -0, im: 0 })).toBe(1);
  });

  it('converts from reals with imaginary part 0, to reals by the real part', () => {
    expect(convert(type, 'i32')(-7)).toEqual({ re: -7, im: 0 });
    expect(convert(type, 'u64')(2n ** 63n)).toEqual({ re: 2 ** 63, im: 0 });
    expect(convert('i32', type)({ re: -7.75, im: NaN })).toBe(-7);
    expect(convert('f64', type)({ re: 0.5, im: 1 })).toBe(0.5);
    expect(convert('f128', type)({ re: 2, im: 1 })).toEqual(convert('f128', 'i32')(2));
    expect(convert('c64', 'c128')({ re: 0.1, im: 1e300 })).toEqual({ re: Math.fround(0.1), im: Infinity });
    expect(convert('c128', 'c64')({ re: Math.fround(0.1), im: 2 })).toEqual({ re: Math.fround(0.1), im: 2 });
  });
});

describe.each(vectorTypes)('%s', (type) => {
  const { lane, lanes } = lanesOf(type);
  const random = new Random(43n);
  const values = valueSamples(type, random, 12) as (readonly (number | bigint)[])[];

  it('shifts by a vector of counts, or all lanes by one count of any integer type', () => {
    if (isFloatType(lane)) {
      expect(() => shift('shl', type, 'i32')).toThrow('no meaning for shl');
      return;
    }
    for (const op of shiftOps) {
      const scalar = shift(op, lane, 'i64') as (x: number | bigint, count: bigint) => unknown;
      const all = shift(op, type, 'i64');
      const each = shift(op, type, type);
      const own = binary(op, lane) as (x: number | bigint, count: number | bigint) => unknown;
      for (const value of values) {
        for (const count of [-1n, 0n, 3n, 63n]) expect(all(value, count)).toEqual(value.map((x) => scalar(x, count)));
        expect(each(value, values[0])).toEqual(value.map((x, i) => own(x, values[0][i])));
      }
    }
  });

  it('comparisons fill the lanes of the mask type', () => {
    const mask = maskType(type);
    const shape = lanesOf(mask);
    expect([shape.lanes, shape.lane[0]]).toEqual([lanes, 'i']);
    const less = compareTo('lt', mask, type);
    const order = compareTo('cmp', mask, type);
    const scalar = compare('lt', lane) as (a: unknown, b: unknown) => number;
    const scalarOrder = compare('cmp', lane) as (a: unknown, b: unknown) => number;
    for (const a of values) {
      const b = random.pick(values);
      expect(isCanonical(mask, less(a, b))).toBe(true);
      expect(less(a, b).map(Number)).toEqual(a.map((x, i) => (scalar(x, b[i]) === 1 ? -1 : 0)));
      expect(order(a, b).map(Number)).toEqual(a.map((x, i) => scalarOrder(x, b[i])));
    }
  });

  it('converts and rounds lane by lane, to vectors of as many lanes', () => {
    for (const to of vectorTypes) {
      const target = lanesOf(to);
      expect(hasConvert(to, type)).toBe(target.lanes === lanes);
      if (target.lanes !== lanes) continue;
      const run = convert(to, type);
      const scalar = convert(target.lane, lane) as (x: number | bigint) => unknown;
      for (const value of values) expect(run(value)).toEqual(value.map((x) => scalar(x)));
      if (!isFloatType(lane)) continue;
      for (const op of roundingOps) {
        const one = rounding(op, target.lane, lane) as (x: number | bigint) => unknown;
        for (const value of values) expect(rounding(op, to, type)(value)).toEqual(value.map((x) => one(x)));
      }
    }
  });
});

it('a comparison of unsigned lanes into an unsigned mask sets all bits', () => {
  const all = 4294967295;
  expect(compareTo('gt', 'v4u32', 'v4u32')([5, 0, all, 1], [4, 0, 0, 2])).toEqual([all, 0, all, 0]);
  expect(compareTo('eq', 'v2u64', 'v2f64')([NaN, 1], [NaN, 1])).toEqual([0n, 2n ** 64n - 1n]);
});
