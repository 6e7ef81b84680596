/** f32, f64 and f128 arithmetic, rounding and comparison against C, bit for bit. */
import { describe, expect, it } from 'vitest';
import { bitCodec } from '../../src/scalar/bits.ts';
import { binary, compare, rounding, unary } from '../../src/scalar/operations.ts';
import { binaryOps, compareOps, roundingOps, unaryOps } from '../../src/scalar/ops.ts';
import type { BinaryOpOn, CompareOpOn, UnaryOpOn } from '../../src/scalar/ops.ts';
import type { FloatType } from '../../src/scalar/values.ts';
import { floatTypes } from '../../src/scalar/values.ts';
import { askC } from './c-oracle.ts';
import { Random } from './random.ts';
import { floatPatterns, formats } from './samples.ts';
import { needs } from '../needs.ts';

/** Which answers come from C; the others are defined below. */
const binaryInC = ['add', 'sub', 'mul', 'div', 'rem'] as const satisfies readonly BinaryOpOn<'float'>[];
const unaryInC = ['abs', 'neg', 'lnot', 'recip', 'sqrt'] as const satisfies readonly UnaryOpOn<'float'>[];
const compareInC = ['eq', 'ne', 'lt', 'le', 'gt', 'ge'] as const satisfies readonly CompareOpOn<'float'>[];

function patternName(type: FloatType, bits: bigint): string {
  const { width, precision, maxExponent } = formats[type];
  const infinite = BigInt(2 * maxExponent + 1) << BigInt(precision - 1);
  return BigInt.asUintN(width - 1, bits) > infinite ? 'nan' : bits.toString(16);
}

function someValues(type: FloatType, count: number): { all: bigint[]; pairs: [bigint, bigint][] } {
  const random = new Random(BigInt(formats[type].width));
  const all = floatPatterns(type, random, count);
  const special = all.slice(0, 48);
  const pairs = special.flatMap((a) => special.map((b): [bigint, bigint] => [a, b]));
  for (let i = 0; i < 8 * count; i++) pairs.push([random.pick(all), random.pick(all)]);
  return { all, pairs };
}

describe.each(floatTypes)('%s', (type) => {
  const { all, pairs } = someValues(type, 300);
  const codec = bitCodec(type);
  const values = pairs.map(([a, b]) => [codec.fromBits(a), codec.fromBits(b)] as const);
  const name = (bits: bigint): string => patternName(type, bits);

  describe('as in C', () => {
    needs('gcc');
    it.each(binaryInC)('%s', (op) => {
      const run = binary(op, type);
      const answers = askC(pairs.map(([a, b]) => `${type} ${op} ${a.toString(16)} ${b.toString(16)}`));
      expect(answers.length).toBe(pairs.length);
      values.forEach(([a, b], i) => {
        const result = name(codec.toBits(run(a, b)));
        if (result === answers[i]) return;
        expect.fail(`${op} ${type} (${pairs[i].map(name).join(', ')}) is ${result}, C has ${answers[i]}`);
      });
    });

    it.each(compareInC)('%s', (op) => {
      const run = compare(op, type);
      const answers = askC(pairs.map(([a, b]) => `${type} ${op} ${a.toString(16)} ${b.toString(16)}`));
      expect(answers.length).toBe(pairs.length);
      values.forEach(([a, b], i) => {
        if (String(run(a, b)) !== answers[i]) expect.fail(`${op} ${type} (${pairs[i].map(name)}): C has ${answers[i]}`);
      });
    });

    it.each([...unaryInC, ...roundingOps])('%s', (op) => {
      const run = isRounding(op) ? rounding(op, type, type) : unary(op, type);
      const answers = askC(all.map((a) => `${type} ${op} ${a.toString(16)}`));
      expect(answers.length).toBe(all.length);
      all.forEach((a, i) => {
        const result = name(codec.toBits(run(codec.fromBits(a))));
        if (result !== answers[i]) expect.fail(`${op} ${type} (${name(a)}) is ${result}, C has ${answers[i]}`);
      });
    });
  });

  const less = (a: bigint, b: bigint): boolean => totalOrder(type, a) < totalOrder(type, b);

  it.each(['min', 'max'] as const)('%s: NaN wins, and -0 is less than +0', (op) => {
    const run = binary(op, type);
    pairs.forEach(([a, b], i) => {
      const smaller = less(a, b) ? a : b;
      const larger = smaller === a ? b : a;
      const expected = [a, b].some((x) => name(x) === 'nan') ? 'nan' : name(op === 'min' ? smaller : larger);
      const result = name(codec.toBits(run(...values[i])));
      if (result !== expected) expect.fail(`${op} ${type} (${name(a)}, ${name(b)}) is ${result}, not ${expected}`);
    });
    expect(pairs.length).toBeGreaterThan(1000);
  });

  it.each(['cmp', 'cmpl', 'cmpg'] as const)('%s', (op) => {
    const run = compare(op, type);
    const zeros = [0n, 1n << BigInt(formats[type].width - 1)];
    pairs.forEach(([a, b], i) => {
      const equal = a === b || (zeros.includes(a) && zeros.includes(b));
      const ordered = equal ? 0 : less(a, b) ? -1 : 1;
      const expected = [a, b].some((x) => name(x) === 'nan') ? (op === 'cmpl' ? -1 : 1) : ordered;
      if (run(...values[i]) !== expected) expect.fail(`${op} ${type} (${name(a)}, ${name(b)}) is not ${expected}`);
    });
    expect(pairs.length).toBeGreaterThan(1000);
  });
});

function isRounding(op: string): op is (typeof roundingOps)[number] {
  return (roundingOps as readonly string[]).includes(op);
}

/** Orders all patterns but NaN by value, -0 before +0: sign and magnitude as one signed number. */
function totalOrder(type: FloatType, bits: bigint): bigint {
  const magnitude = BigInt.asUintN(formats[type].width - 1, bits);
  return magnitude === bits ? magnitude : -magnitude - 1n;
}

it('every operation on floats is tested here', () => {
  const onFloat = (table: Readonly<Record<string, { readonly on: readonly string[] }>>): string[] =>
    Object.keys(table).filter((op) => table[op].on.includes('float'));
  expect([...binaryInC, 'min', 'max'].sort()).toEqual(onFloat(binaryOps).sort());
  expect([...unaryInC].sort()).toEqual(onFloat(unaryOps).sort());
  expect([...compareInC, 'cmp', 'cmpl', 'cmpg'].sort()).toEqual(onFloat(compareOps).sort());
});
