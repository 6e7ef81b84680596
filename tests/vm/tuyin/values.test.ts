/** Arithmetic, conversions and layouts of Tuyin's values against typed arrays, DataView and exact fractions. */
import { describe, expect, test } from 'vitest';
import type { FloatName, Type } from '../../../src/tuyin/types.ts';
import { binary, compare, unary, type BinaryName, type CompareName } from '../../../src/vm/tuyin/arithmetic.ts';
import { conversion } from '../../../src/vm/tuyin/conversions.ts';
import {
  byteSize,
  canonical,
  decodeValue,
  encodeValue,
  poison,
  readValue,
  sameBits,
  writeValue,
  zeroValue,
  type Value,
} from '../../../src/vm/tuyin/values.ts';
import { Dice } from '../gcc.ts';
import { distance, fraction, isNearest, meaning, operate, order, shapes, type Fraction } from './exact.ts';

const int = (bits: number): Type => ({ kind: 'int', bits });
const float = (name: FloatName): Type => ({ kind: 'float', name });
const fixed = (whole: number, places: number): Extract<Type, { kind: 'fixed' }> => ({
  kind: 'fixed',
  whole,
  fraction: places,
});

function bigBits(dice: Dice, bits: number): bigint {
  let value = 0n;
  for (let i = 0; i < bits; i += 32) value = (value << 32n) | BigInt(dice.bits());
  return BigInt.asUintN(bits, dice.below(4) === 0 ? value >> BigInt(dice.below(bits)) : value);
}

describe('integers', () => {
  const words = { 8: Int8Array, 16: Int16Array, 32: Int32Array } as const;

  test('words behave as typed arrays do', () => {
    const dice = new Dice(7);
    for (const bits of [8, 16, 32] as const) {
      const cell = new words[bits](1);
      const wrap = (value: number): number => {
        cell[0] = value;
        return cell[0];
      };
      for (let i = 0; i < 300; i++) {
        const [x, y] = [wrap(dice.bits()), wrap(dice.bits() >> dice.below(32))];
        const run = (op: BinaryName): Value => binary(op, int(bits))(BigInt(x), BigInt(y));
        expect(run('add')).toBe(BigInt(wrap(x + y)));
        expect(run('sub')).toBe(BigInt(wrap(x - y)));
        expect(run('mul')).toBe(BigInt(wrap(Math.imul(x, y))));
        expect(run('and')).toBe(BigInt(x & y));
        expect(run('or')).toBe(BigInt(x | y));
        expect(run('xor')).toBe(BigInt(x ^ y));
        if (y !== 0) expect([run('div'), run('rem')]).toEqual([BigInt(wrap(Math.trunc(x / y))), BigInt(x % y)]);
        const count = dice.below(bits);
        expect(binary('shl', int(bits))(BigInt(x), BigInt(count))).toBe(BigInt(wrap(x << count)));
        expect(binary('shr', int(bits))(BigInt(x), BigInt(count))).toBe(BigInt(x >> count));
        expect(compare('lt', int(bits))(BigInt(x), BigInt(y))).toBe(x < y ? 1n : 0n);
        expect(compare('ge', int(bits))(BigInt(x), BigInt(y))).toBe(x >= y ? 1n : 0n);
      }
    }
  });

  test('of any width: congruent to the exact result and in range', () => {
    const dice = new Dice(11);
    for (const bits of [2, 3, 7, 12, 33, 64, 65, 100, 128, 300]) {
      const modulus = 1n << BigInt(bits);
      for (let i = 0; i < 60; i++) {
        const [x, y] = [canonical(int(bits), bigBits(dice, bits)), canonical(int(bits), bigBits(dice, bits))];
        const check = (op: BinaryName, exact: bigint): void => {
          const result = binary(op, int(bits))(x, y) as bigint;
          expect((result - exact) % modulus).toBe(0n);
          expect(result >= -modulus / 2n && result < modulus / 2n).toBe(true);
        };
        check('add', x + y);
        check('mul', x * y);
        check('sub', x - y);
        if (y !== 0n) check('div', x / y);
      }
    }
  });

  test('one bit is 0 or 1', () => {
    expect(binary('add', int(1))(1n, 1n)).toBe(0n);
    expect(compare('gt', int(1))(1n, 0n)).toBe(1n);
    expect(conversion(int(1), int(32))(1n)).toBe(1n);
    expect(conversion(int(32), int(1))(-1n)).toBe(1n);
    expect(unary('not', int(1))(1n)).toBe(0n);
  });

  test('edges: division, shifts, unsigned operations', () => {
    expect(binary('div', int(32))(-(2n ** 31n), -1n)).toBe(-(2n ** 31n));
    expect(() => binary('div', int(32))(1n, 0n)).toThrow(expect.objectContaining({ kind: 'divide-by-zero' }));
    expect(() => binary('rem', int(9))(1n, 0n)).toThrow(expect.objectContaining({ kind: 'divide-by-zero' }));
    expect(binary('shl', int(32))(1n, 32n)).toBe(0n);
    expect(binary('shr', int(32))(-5n, 1n << 100n)).toBe(-1n);
    expect(() => binary('shl', int(32))(1n, -1n)).toThrow(expect.objectContaining({ kind: 'negative-shift' }));
    expect(binary('div', int(8), [], 'unsigned')(-1n, 2n)).toBe(127n);
    expect(binary('shr', int(8), [], 'unsigned')(-1n, 1n)).toBe(127n);
    expect(compare('lt', int(8), 'unsigned')(-1n, 1n)).toBe(0n);
  });

  test('broken promises are poison', () => {
    const run = (op: BinaryName, flag: 'nsw' | 'nuw' | 'exact', x: bigint, y: bigint): Value =>
      binary(op, int(8), [flag])(x, y);
    expect(run('add', 'nsw', 127n, 1n)).toBe(poison);
    expect(run('add', 'nsw', -1n, 1n)).toBe(0n);
    expect(run('add', 'nuw', -1n, 1n)).toBe(poison);
    expect(run('sub', 'nuw', 1n, 2n)).toBe(poison);
    expect(run('mul', 'nsw', 16n, 8n)).toBe(poison);
    expect(run('shl', 'nsw', 64n, 1n)).toBe(poison);
    expect(run('shl', 'nuw', 64n, 1n)).toBe(-128n);
    expect(run('div', 'exact', 7n, 2n)).toBe(poison);
    expect(run('shr', 'exact', 6n, 1n)).toBe(3n);
    expect(binary('add', int(8))(poison, 1n)).toBe(poison);
    expect(() => binary('div', int(8))(1n, poison)).toThrow(expect.objectContaining({ kind: 'poison' }));
  });
});

describe('floats', () => {
  const ops: readonly BinaryName[] = ['add', 'sub', 'mul', 'div'];

  test.each(Object.keys(shapes) as FloatName[])('%s: the nearest to the exact result', (name) => {
    const shape = shapes[name];
    const dice = new Dice(3);
    const rounds = name === 'fp128' ? 25 : 150;
    for (let i = 0; i < rounds; i++) {
      const a = bigBits(dice, shape.bits);
      // Close exponents, so that sums round.
      const b =
        dice.below(2) === 0 ? bigBits(dice, shape.bits) : a ^ bigBits(dice, shape.bits - shape.exponentBits + 2);
      const [x, y] = [meaning(shape, a), meaning(shape, b)];
      for (const op of ops) {
        if (x === undefined || y === undefined || (op === 'div' && y.n === 0n)) continue;
        const result = binary(op, float(name))(a, b) as bigint;
        const exact = operate(op, x, y);
        if (!isNearest(shape, result, exact))
          throw new Error(`${name} ${op} ${a.toString(16)} ${b.toString(16)} = ${result.toString(16)}`);
      }
    }
  });

  test('remainder and order as JavaScript has them', () => {
    const view = new DataView(new ArrayBuffer(8));
    const bitsOf = (value: number): bigint => (view.setFloat64(0, value), view.getBigUint64(0));
    const samples = [0, -0, 1, -1, 5.5, -2.25, 1e300, 5e-324, Infinity, -Infinity, NaN];
    for (const x of samples) {
      for (const y of samples) {
        expect(binary('rem', float('double'))(bitsOf(x), bitsOf(y))).toBe(
          Number.isNaN(x % y) ? 0x7ff8000000000000n : bitsOf(x % y),
        );
        const tests: [CompareName, boolean][] = [
          ['lt', x < y],
          ['le', x <= y],
          ['gt', x > y],
          ['ge', x >= y],
          ['eq', x === y],
          ['ne', x !== y],
        ];
        for (const [op, expected] of tests)
          expect(compare(op, float('double'))(bitsOf(x), bitsOf(y))).toBe(expected ? 1n : 0n);
      }
      expect(unary('neg', float('double'))(bitsOf(x))).toBe(bitsOf(x) ^ (1n << 63n));
    }
  });

  test('nnan and ninf', () => {
    const [one, zero, infinite] = [0x3f800000n, 0n, 0x7f800000n];
    expect(binary('div', float('float'), ['nnan'])(zero, zero)).toBe(poison);
    expect(binary('div', float('float'), ['nnan'])(one, zero)).toBe(infinite);
    expect(binary('div', float('float'), ['ninf'])(one, zero)).toBe(poison);
    expect(binary('add', float('float'), ['fast'])(infinite, one)).toBe(poison);
    expect(binary('add', float('float'), ['nsz', 'arcp'])(infinite, one)).toBe(infinite);
  });
});

describe('fixed point', () => {
  const type = fixed(8, 8);
  const exactOf = (raw: bigint, of = type): Fraction => fraction(raw, 1n << BigInt(of.fraction));

  /** Does the raw number stand for the nearest value, of two the even one, after wrapping at the width? */
  function isRounded(raw: bigint, exact: Fraction, of: typeof type): boolean {
    const turn = exactOf(1n << BigInt(of.whole + of.fraction), of);
    const turns = operate('div', operate('sub', exact, exactOf(raw, of)), turn);
    const whole =
      (2n * turns.n + turns.d) / (2n * turns.d) -
      (2n * turns.n + turns.d < 0n && (2n * turns.n + turns.d) % (2n * turns.d) !== 0n ? 1n : 0n);
    const unwrapped = raw + (whole << BigInt(of.whole + of.fraction));
    const error = order(operate('mul', distance(exactOf(unwrapped, of), exact), fraction(2n)), exactOf(1n, of));
    return error < 0 || (error === 0 && unwrapped % 2n === 0n);
  }

  test('products and quotients are the nearest', () => {
    const dice = new Dice(21);
    for (const of of [type, fixed(1, 7), fixed(16, 16), fixed(20, 3), fixed(5, 0)]) {
      for (let i = 0; i < 100; i++) {
        const [a, b] = [canonical(of, BigInt(dice.bits())), canonical(of, BigInt(dice.bits() >>> dice.below(31)))];
        const [x, y] = [exactOf(a, of), exactOf(b, of)];
        expect(isRounded(binary('mul', of)(a, b) as bigint, operate('mul', x, y), of)).toBe(true);
        if (b !== 0n) expect(isRounded(binary('div', of)(a, b) as bigint, operate('div', x, y), of)).toBe(true);
      }
    }
  });

  test('the document: f1.1 is -1, -0.5, 0 and 0.5', () => {
    const f11 = fixed(1, 1);
    const values = [-2n, -1n, 0n, 1n].map((raw) => conversion(f11, float('double'))(raw));
    expect(values).toEqual([0xbff0000000000000n, 0xbfe0000000000000n, 0n, 0x3fe0000000000000n]);
    expect(binary('add', f11)(1n, 1n)).toBe(-2n);
    expect(() => binary('div', f11)(1n, 0n)).toThrow(expect.objectContaining({ kind: 'divide-by-zero' }));
  });

  test('conversions round to even, floats saturate', () => {
    expect(conversion(type, int(32))(0x180n)).toBe(2n);
    expect(conversion(type, int(32))(0x280n)).toBe(2n);
    expect(conversion(type, fixed(8, 0))(-0x180n)).toBe(-2n);
    expect(conversion(int(32), type)(3n)).toBe(0x300n);
    expect(conversion(float('double'), type)(0x7ff0000000000000n)).toBe(0x7fffn);
    expect(conversion(float('double'), type)(0x7ff8000000000000n)).toBe(0n);
    expect(conversion(float('double'), type)(0xc0c0000000000000n)).toBe(-0x8000n);
    // 2^-9, half of the last place, and three halves of it
    expect(conversion(float('double'), type)(0x3f60000000000000n)).toBe(0n);
    expect(conversion(float('double'), type)(0x3f78000000000000n)).toBe(2n);
  });
});

describe('conversions', () => {
  test('integers and doubles as JavaScript converts them', () => {
    const dice = new Dice(5);
    const view = new DataView(new ArrayBuffer(8));
    for (let i = 0; i < 300; i++) {
      const value = dice.below(2) === 0 ? dice.moderate() * 1e6 : dice.double();
      view.setFloat64(0, value);
      const bits = view.getBigUint64(0);
      const clamped = Number.isNaN(value) ? 0 : Math.max(-(2 ** 31), Math.min(2 ** 31 - 1, Math.trunc(value)));
      expect(conversion(float('double'), int(32))(bits)).toBe(BigInt(clamped));
      const wide = BigInt.asIntN(64, dice.bits64());
      view.setFloat64(0, Number(wide));
      expect(conversion(int(64), float('double'))(wide)).toBe(view.getBigUint64(0));
      view.setFloat32(0, value);
      if (!Number.isNaN(value))
        expect(conversion(float('double'), float('float'))(bits)).toBe(BigInt(view.getUint32(0)));
    }
  });

  test('unsigned sources and saturation', () => {
    expect(conversion(int(8), int(16), { source: 'unsigned' })(-1n)).toBe(255n);
    expect(conversion(int(16), int(8), { saturate: true })(300n)).toBe(127n);
    expect(conversion(int(16), int(8), { saturate: true })(-300n)).toBe(-128n);
    expect(conversion(int(16), int(8))(300n)).toBe(44n);
    expect(conversion(int(8), float('float'), { source: 'unsigned' })(-1n)).toBe(0x437f0000n);
  });
});

describe('bytes', () => {
  test('scalars as DataView writes them', () => {
    const dice = new Dice(9);
    const view = new DataView(new ArrayBuffer(8));
    const bytes = (size: number): number[] => [...new Uint8Array(view.buffer, 0, size)];
    for (let i = 0; i < 100; i++) {
      const value = BigInt.asIntN(64, dice.bits64());
      view.setBigInt64(0, value, true);
      for (const bits of [8, 16, 24, 32, 40, 64]) {
        const narrow = BigInt.asIntN(bits, value);
        expect([...encodeValue(int(bits), narrow)]).toEqual(bytes(bits / 8));
        expect(decodeValue(int(bits), new Uint8Array(bytes(bits / 8)))).toBe(narrow);
      }
    }
    expect([...encodeValue(int(12), -1n)]).toEqual([0xff, 0x0f]);
    expect(decodeValue(int(12), Uint8Array.of(0xff, 0xff))).toBe(-1n);
    expect([...encodeValue(int(1), 1n)]).toEqual([1]);
    expect([...encodeValue(int(72), 0x0102030405060708n << 8n)]).toEqual([0, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect([...encodeValue(float('fp128'), 1n)]).toEqual([1, ...new Array<number>(15).fill(0)]);
  });

  test('structs: packed in streams, aligned in memory', () => {
    const type: Type = {
      kind: 'struct',
      fields: [int(8), int(32), int(1), float('double'), { kind: 'array', count: 2, of: int(24) }],
    };
    const value: Value = {
      type: type as never,
      items: [1n, 2n, 1n, 0x3ff0000000000000n, { type: { kind: 'array', count: 2, of: int(24) }, items: [3n, -1n] }],
    };
    expect([...encodeValue(type, value)]).toEqual([
      1, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0xf0, 0x3f, 3, 0, 0, 0xff, 0xff, 0xff,
    ]);
    expect(byteSize(type, 'natural')).toBe(32);
    const memory = new Uint8Array(32).fill(0xaa);
    writeValue(memory, 0, type, value, 'natural');
    // i8 at 0, i32 at 4, i1 at 8, double at 16, i24 at 24 and 28 (aligned to 4)
    expect([...memory]).toEqual([
      1, 0xaa, 0xaa, 0xaa, 2, 0, 0, 0, 1, 0xaa, 0xaa, 0xaa, 0xaa, 0xaa, 0xaa, 0xaa, 0, 0, 0, 0, 0, 0, 0xf0, 0x3f, 3, 0,
      0, 0xaa, 0xff, 0xff, 0xff, 0xaa,
    ]);
    expect(sameBits(readValue(memory, 0, type, 'natural'), value)).toBe(true);
    expect(sameBits(decodeValue(type, new Uint8Array(20)), zeroValue(type))).toBe(true);
  });

  test('a longer struct keeps its length in streams, and is cut where its place is shorter', () => {
    const long: Type = { kind: 'struct', fields: [int(32), int(1), int(1)] };
    const value: Value = { type: long as never, items: [1n, 1n, 1n] };
    const short: Type = { kind: 'struct', fields: [int(32), int(1)] };
    expect([...encodeValue(short, value)]).toEqual([1, 0, 0, 0, 1, 1]);
    const memory = new Uint8Array(8);
    writeValue(memory, 0, short, value, 'natural');
    expect([...memory]).toEqual([1, 0, 0, 0, 1, 0, 0, 0]);
  });
});
