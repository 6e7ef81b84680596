/**
 * Conversions: between all pairs of integer and float types against C (exhaustively from 8 bits), to u1 and between
 * integers against arithmetic, `retype` and bit patterns against `DataView`.
 */
import { describe, expect, it } from 'vitest';
import { bitCodec, fromBits, toBits } from '../../src/scalar/bits.ts';
import { convert, hasConvert, hasRetype, hasRounding } from '../../src/scalar/operations.ts';
import { retype, rounding, select, truth } from '../../src/scalar/operations.ts';
import { roundingOps } from '../../src/scalar/ops.ts';
import { primByCode, primRows } from '../../src/scalar/prim-types.ts';
import type { FloatType, IntegerType } from '../../src/scalar/values.ts';
import { basicTypes, floatTypes, integerTypes, isFloatType, isIntegerType } from '../../src/scalar/values.ts';
import { askC } from './c-oracle.ts';
import { Random } from './random.ts';
import { floatPatterns, integerSamples, isCanonical, valueSamples } from './samples.ts';
import { times } from '../long.ts';
import { needs } from '../needs.ts';

type NumberType = IntegerType | FloatType;
const inC: readonly NumberType[] = [...integerTypes.filter((type) => type !== 'u1'), ...floatTypes];

/** Bit patterns of a type: all of them at 8 bits. */
function patterns(type: NumberType): bigint[] {
  const random = new Random(BigInt(primRows[type].code));
  if (isFloatType(type)) return floatPatterns(type, random, times(20, 120));
  const { bits } = primRows[type];
  if (type === 'u1') return [0n, 1n];
  if (bits === 8) return Array.from({ length: 256 }, (_, i) => BigInt(i));
  return integerSamples(type, random, times(12, 60)).map((x) => BigInt.asUintN(bits, x));
}

function answerBits(answer: string, type: NumberType): bigint {
  if (answer === 'nan') return toBits(type, fromBits(type, isFloatType(type) ? nan[type] : 0n));
  return BigInt.asUintN(primRows[type].bits, BigInt(`0x${answer}`));
}

const nan = { f32: 0x7fc00000n, f64: 0x7ff8n << 48n, f128: 0x7fff8n << 108n };

describe('cvt as in C', () => {
  needs('gcc');
  it.each(inC)('from %s', (from) => {
    const sources = patterns(from);
    for (const to of inC) {
      const run = convert(to, from);
      const answers = askC(sources.map((bits) => `cvt ${to} ${from} ${bits.toString(16)}`));
      expect(answers.length).toBe(sources.length);
      sources.forEach((bits, i) => {
        const result = run(fromBits(from, bits));
        if (toBits(to, result) !== answerBits(answers[i], to)) {
          const got = toBits(to, result).toString(16);
          expect.fail(`cvt ${to} ${from} (0x${bits.toString(16)}) is 0x${got}, C has ${answers[i]}`);
        }
        if (!isCanonical(to, result)) expect.fail(`cvt ${to} ${from} (0x${bits.toString(16)}) is not canonical`);
      });
    }
  });

  it.each(roundingOps)('%s to integers rounds first', (op) => {
    for (const from of floatTypes) {
      const sources = floatPatterns(from, new Random(3n), times(15, 100));
      const rounded = askC(sources.map((bits) => `${from} ${op} ${bits.toString(16)}`));
      for (const to of inC) {
        const run = rounding(op, to, from);
        const answers = askC(
          rounded.map((bits) => `cvt ${to} ${from} ${bits === 'nan' ? nan[from].toString(16) : bits}`),
        );
        sources.forEach((bits, i) => {
          const result = run(fromBits(from, bits));
          if (toBits(to, result) !== answerBits(answers[i], to)) {
            expect.fail(`${op} ${to} ${from} (0x${bits.toString(16)}) is 0x${toBits(to, result).toString(16)}`);
          }
        });
      }
    }
    expect(roundingOps.length).toBe(4);
  });
});

it('an integer of 64 bits becomes the nearest f32, not the nearest of the nearest f64', () => {
  // Halfway and a little more: f64 drops the little, and the tie would then go to even.
  const value = (1n << 62n) + (1n << 38n) + 1n;
  expect(convert('f32', 'i64')(value)).toBe(2 ** 62 + 2 ** 39);
  expect(Math.fround(Number(value))).toBe(2 ** 62);
  expect(convert('f32', 'u64')(value)).toBe(2 ** 62 + 2 ** 39);
  expect(convert('f32', 'i64')(-value)).toBe(-(2 ** 62) - 2 ** 39);
});

it('an integer of 128 bits becomes the nearest f32', () => {
  for (const type of ['i128', 'u128'] as const) {
    // Halfway and a very little more, below what 64 bits can hold.
    expect(convert('f32', type)((1n << 120n) + (1n << 96n) + 0x1000n)).toBe(2 ** 120 + 2 ** 97);
    expect(convert('f32', type)((1n << 120n) + (1n << 96n))).toBe(2 ** 120);
  }
  expect(convert('f32', 'u128')((1n << 128n) - 1n)).toBe(Infinity);
});

describe('u1', () => {
  it('rounds before it asks', () => {
    const half = convert('f128', 'f64')(0.5);
    expect(roundingOps.map((op) => rounding(op, 'u1', 'f64')(0.5))).toEqual([1, 0, 1, 0]);
    expect(roundingOps.map((op) => rounding(op, 'u1', 'f32')(-0.25))).toEqual([0, 1, 0, 0]);
    expect(roundingOps.map((op) => rounding(op, 'u1', 'f128')(half))).toEqual([1, 0, 1, 0]);
  });

  it.each(basicTypes.filter((type) => hasConvert('u1', type)))('cvt u1 %s asks whether the value is zero', (from) => {
    const run = convert('u1', from);
    const isTrue = truth(from);
    const choose = select(from);
    for (const value of valueSamples(from, new Random(5n), 10)) {
      const bits = toBits(from, value as never);
      const magnitude = isIntegerType(from) ? bits : withoutSigns(from, bits);
      expect(run(value as never), `${from} 0x${bits.toString(16)}`).toBe(magnitude === 0n ? 0 : 1);
      expect(isTrue(value as never)).toBe(magnitude === 0n ? 0 : 1);
      expect(choose(value as never, 'a', 'b')).toBe(magnitude === 0n ? 'b' : 'a');
    }
  });

  it('converts to 0 and 1 of every type', () => {
    for (const to of [...integerTypes, ...floatTypes]) {
      expect(toBits(to, convert(to, 'u1')(0))).toBe(0n);
      expect(convert('i32', to)(convert(to, 'u1')(1) as never)).toBe(1);
    }
  });

  it('reads any byte but zero as 1', () => {
    for (let byte = 0; byte < 256; byte++) expect(retype('u1', 'u8')(byte)).toBe(byte === 0 ? 0 : 1);
  });
});

/** A float or complex pattern with its sign bits cleared. */
function withoutSigns(type: string, bits: bigint): bigint {
  if (type === 'c64') return bits & 0x7fffffff_7fffffffn;
  if (type === 'c128') return bits & ((((1n << 63n) - 1n) << 64n) | ((1n << 63n) - 1n));
  return bits & ((1n << BigInt(primRows[type as FloatType].bits - 1)) - 1n);
}

describe('bit patterns', () => {
  it.each(basicTypes)('%s: reading what was written gives the value back', (type) => {
    const codec = bitCodec(type);
    for (const value of valueSamples(type, new Random(11n), 30)) {
      const bits = codec.toBits(value as never);
      expect(bits >= 0n && bits < 1n << BigInt(primRows[type].bits)).toBe(true);
      expect(codec.fromBits(bits)).toEqual(value);
      // What stands above the type's own bits is not looked at.
      expect(codec.fromBits(bits | (1n << 200n))).toEqual(value);
    }
  });

  it('f32, f64 and integers as DataView has them', () => {
    const view = new DataView(new ArrayBuffer(8));
    for (const value of [0, -0, 1, -1.5, 2 ** -149, 3.4028234663852886e38, Infinity, -Infinity]) {
      view.setFloat32(0, value);
      expect(toBits('f32', value)).toBe(BigInt(view.getUint32(0)));
      expect(retype('i32', 'f32')(value)).toBe(view.getInt32(0));
      expect(retype('f32', 'u32')(view.getUint32(0))).toBe(value);
      view.setFloat64(0, value);
      expect(retype('i64', 'f64')(value)).toBe(view.getBigInt64(0));
      expect(retype('f64', 'u64')(view.getBigUint64(0))).toBe(value);
    }
  });

  it('lane 0 and the real part stand in the low bits', () => {
    expect(toBits('v4i16', [1, 2, 3, -1])).toBe(0xffff_0003_0002_0001n);
    expect(retype('v2i32', 'i64')(0x0000_0002_ffff_ffffn)).toEqual([-1, 2]);
    expect(toBits('c64', { re: 1, im: -0 })).toBe(0x8000_0000_3f80_0000n);
  });

  it('one NaN', () => {
    expect(toBits('f32', NaN)).toBe(0x7fc00000n);
    expect(retype('i32', 'f32')(retype('f32', 'u32')(0xffc12345))).toBe(0x7fc00000);
    expect(retype('u64', 'f64')(retype('f64', 'u64')(0xfff0_0000_0000_0001n))).toBe(0x7ff8_0000_0000_0000n);
    expect(fromBits('f128', (0xffffn << 112n) | 1n).bits).toBe(nan.f128);
  });

  it.each(basicTypes)('retype to %s keeps the bits', (to) => {
    for (const from of basicTypes) {
      const possible = primRows[to].bits === primRows[from].bits;
      expect(hasRetype(to, from)).toBe(possible);
      if (!possible) continue;
      for (const value of valueSamples(from, new Random(13n), 4).slice(0, 24)) {
        const bits = toBits(from, value as never);
        const result = retype(to, from)(value as never);
        expect(isCanonical(to, result)).toBe(true);
        if (to === 'u1') expect(result).toBe(bits === 0n ? 0 : 1);
        else expect(result).toEqual(fromBits(to, bits));
      }
    }
  });
});

it('addresses behave as u32 or u64, by the pointer size', () => {
  for (const address of ['ptr', 'ref'] as const) {
    expect(convert(address, 'i32', 8)(-1)).toBe(0xffff_ffff_ffff_ffffn);
    expect(convert(address, 'i32', 4)(-1)).toBe(0xffff_ffff);
    expect(convert('i32', address, 8)(0xffff_ffff_8000_0000n)).toBe(-0x8000_0000);
    expect(retype('i64', address, 8)(0xffff_ffff_ffff_fffen)).toBe(-2n);
    expect(hasRetype('i64', address, 4)).toBe(false);
    expect(() => convert(address, 'i32')).toThrow('pointer size');
  }
  expect(convert('a64', 'a32')(0xffff_ffff)).toBe(0xffff_ffffn);
});

it('types without scalar operations have no conversions', () => {
  const others = primByCode.filter((type) => ['void', 'dynamic', 'aggregate', 'unknown'].includes(primRows[type].kind));
  for (const type of others) {
    expect(hasConvert('i32', type)).toBe(false);
    expect(hasRetype(type, 'i32')).toBe(false);
    expect(hasRounding('ceil', type, 'f64')).toBe(false);
  }
  expect(others.length).toBeGreaterThan(10);
  expect(() => convert('agg', 'i32')).toThrow('agg');
});
