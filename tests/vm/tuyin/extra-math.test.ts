/** Rounding in each direction, fused multiplication and roots, against exact fractions. */
import { describe, expect, test } from 'vitest';
import type { FloatName } from '../../../src/tuyin/types.ts';
import { constrainedFunction, mathFunction, type Scalars } from '../../../src/vm/tuyin/extra-math.ts';
import { Dice } from '../gcc.ts';
import { fraction, isNearest, meaning, operate, order, shapes, type Fraction, type Shape } from './exact.ts';

const float = (name: FloatName): { kind: 'float'; name: FloatName } => ({ kind: 'float', name });

function bits(dice: Dice, width: number): bigint {
  let value = 0n;
  for (let i = 0; i < width; i += 16) value = (value << 16n) | BigInt(dice.bits() & 0xffff);
  return BigInt.asUintN(width, value);
}

function found(compute: Scalars | undefined): Scalars {
  if (compute === undefined) throw new Error('no such function');
  return compute;
}

/** The number next to one, upwards or downwards; undefined behind the greatest. */
function neighbour(shape: Shape, pattern: bigint, upwards: boolean): Fraction | undefined {
  const sign = 1n << BigInt(shape.bits - 1);
  const magnitude = pattern & (sign - 1n);
  const negative = pattern >= sign;
  if (magnitude === 0n) return meaning(shape, upwards ? 1n : sign | 1n);
  return meaning(shape, (negative ? sign : 0n) | (magnitude + (negative === upwards ? -1n : 1n)));
}

/** Is it the greatest number that is not above the exact value (`down`), or the least that is not below it? */
function isDirected(shape: Shape, pattern: bigint, exact: Fraction, down: boolean): boolean {
  const value = meaning(shape, pattern);
  const sign = 1n << BigInt(shape.bits - 1);
  if (value === undefined) {
    // An infinity: the exact value lies behind the greatest number.
    const greatest = meaning(shape, (pattern & (sign - 1n)) - 1n);
    const magnitude = { n: exact.n < 0n ? -exact.n : exact.n, d: exact.d };
    return greatest !== undefined && order(magnitude, greatest) > 0 && pattern >= sign === down;
  }
  const compared = order(value, exact);
  if (compared === 0) return true;
  const next = neighbour(shape, pattern, down);
  return down
    ? compared < 0 && (next === undefined || order(next, exact) > 0)
    : compared > 0 && (next === undefined || order(next, exact) < 0);
}

describe.each(Object.keys(shapes) as FloatName[])('%s', (name) => {
  const shape = shapes[name];
  const rounds = name === 'fp128' ? 15 : 80;

  test.each(['add', 'sub', 'mul', 'div'])('%s rounds as it is told', (op) => {
    const compute = found(constrainedFunction(op, name));
    const dice = new Dice(33);
    for (let i = 0; i < rounds; i++) {
      const a = bits(dice, shape.bits);
      const b = dice.below(2) === 0 ? bits(dice, shape.bits) : a ^ bits(dice, shape.bits - shape.exponentBits + 2);
      const [x, y] = [meaning(shape, a), meaning(shape, b)];
      if (x === undefined || y === undefined || (op === 'div' && y.n === 0n)) continue;
      const exact = operate(op, x, y);
      const check = (mode: bigint, fits: (result: bigint) => boolean): void => {
        const result = compute(a, b, mode);
        if (!fits(result))
          throw new Error(`${name} ${op} ${a.toString(16)} ${b.toString(16)} mode ${mode} = ${result.toString(16)}`);
      };
      check(0n, (result) => isNearest(shape, result, exact));
      check(1n, (result) =>
        exact.n === 0n ? meaning(shape, result)?.n === 0n : isDirected(shape, result, exact, exact.n > 0n),
      );
      check(2n, (result) => isDirected(shape, result, exact, false));
      check(3n, (result) => isDirected(shape, result, exact, true));
    }
  });

  test('fma rounds once', () => {
    const fma = found(mathFunction('fma', float(name)));
    const dice = new Dice(5);
    for (let i = 0; i < rounds; i++) {
      const [a, b, c] = [bits(dice, shape.bits), bits(dice, shape.bits), bits(dice, shape.bits)];
      const [x, y, z] = [a, b, c].map((pattern) => meaning(shape, pattern));
      if (x === undefined || y === undefined || z === undefined) continue;
      expect(isNearest(shape, fma(a, b, c), operate('add', operate('mul', x, y), z))).toBe(true);
    }
  });

  test('sqrt in each direction', () => {
    const root = found(constrainedFunction('sqrt', name));
    const dice = new Dice(8);
    for (let i = 0; i < rounds; i++) {
      const a = bits(dice, shape.bits - 1);
      const x = meaning(shape, a);
      if (x === undefined) continue;
      const square = (pattern: bigint): Fraction | undefined => {
        const value = meaning(shape, pattern);
        return value && operate('mul', value, value);
      };
      const down = root(a, 3n);
      const up = root(a, 2n);
      expect(order(square(down) ?? fraction(0n), x)).toBeLessThanOrEqual(0);
      expect(order(square(up) ?? fraction(0n), x)).toBeGreaterThanOrEqual(0);
      expect([down, down + 1n]).toContain(up);
      expect(root(a, 1n)).toBe(down);
      expect([down, up]).toContain(root(a, 0n));
    }
  });
});

test('what cancels is +0, and -0 when rounding down', () => {
  const add = found(constrainedFunction('add', 'float'));
  const [one, minusOne, minusZero] = [0x3f800000n, 0xbf800000n, 0x80000000n];
  expect([0n, 1n, 2n, 3n].map((mode) => add(one, minusOne, mode))).toEqual([0n, 0n, 0n, minusZero]);
  expect(add(minusZero, minusZero, 2n)).toBe(minusZero);
  expect(() => add(one, one, 4n)).toThrow(expect.objectContaining({ kind: 'out-of-bounds' }));
});

test('integral numbers, magnitudes and extremes as JavaScript has them', () => {
  const view = new DataView(new ArrayBuffer(8));
  const bitsOf = (value: number): bigint => (
    view.setFloat64(0, value),
    Number.isNaN(value) ? 0x7ff8000000000000n : view.getBigUint64(0)
  );
  const run = (name: string, ...args: number[]): bigint =>
    found(mathFunction(name, float('double')))(...args.map(bitsOf));
  for (const x of [0, -0, 0.5, -0.5, 1.5, -2.5, 2.5, 1e20, Infinity]) {
    expect(run('floor', x)).toBe(bitsOf(Math.floor(x)));
    expect(run('ceil', x)).toBe(bitsOf(Math.ceil(x)));
    expect(run('trunc', x)).toBe(bitsOf(Math.trunc(x)));
    expect(run('round', x)).toBe(bitsOf(Math.sign(x) * Math.floor(Math.abs(x) + 0.5)));
    expect(run('abs', x)).toBe(bitsOf(Math.abs(x)));
    for (const y of [0, -0, 3, NaN]) {
      expect(run('min', x, y)).toBe(bitsOf(Math.min(x, y)));
      expect(run('max', x, y)).toBe(bitsOf(Math.max(x, y)));
    }
  }
  const integer = (name: string, ...args: bigint[]): bigint =>
    found(mathFunction(name, { kind: 'int', bits: 8 }))(...args);
  expect([integer('abs', -5n), integer('abs', -128n), integer('min', -1n, 3n), integer('max', -1n, 3n)]).toEqual([
    5n,
    -128n,
    -1n,
    3n,
  ]);
});
