/**
 * Integer operations against their mathematical definitions on unbounded integers: exhaustively at 8 bits and for u1,
 * on boundaries and random values at 16 to 128 bits.
 */
import { describe, expect, it } from 'vitest';
import { depositbits, binary, compare, extractbits, sext, shift, unary, zext } from '../../src/scalar/operations.ts';
import { binaryOpNames, binaryOps, compareOps, expand, opRow, shiftOps, unaryOps } from '../../src/scalar/ops.ts';
import type { BinaryOpOn, CompareOpOn, FormulaDefined, UnaryOpOn } from '../../src/scalar/ops.ts';
import { primRows } from '../../src/scalar/prim-types.ts';
import { ScalarTrap } from '../../src/scalar/trap.ts';
import type { IntegerType, LaneValue } from '../../src/scalar/values.ts';
import { integerTypes } from '../../src/scalar/values.ts';
import { Random } from './random.ts';
import { integerSamples, isCanonical } from './samples.ts';

/** A type as mathematics sees it: residues modulo 2^width, represented from `least` on. */
interface Ring {
  readonly width: bigint;
  readonly modulus: bigint;
  readonly least: bigint;
}

function ringOf(type: IntegerType): Ring {
  const width = type === 'u1' ? 1n : BigInt(primRows[type].bits);
  const modulus = 2n ** width;
  return { width, modulus, least: primRows[type].signed === true ? -modulus / 2n : 0n };
}

function floorMod(x: bigint, m: bigint): bigint {
  const rest = x % m;
  return rest < 0n ? rest + m : rest;
}

function floorDiv(x: bigint, m: bigint): bigint {
  return (x - floorMod(x, m)) / m;
}

/** The member of the ring's range that is congruent to x. */
function represent(ring: Ring, x: bigint): bigint {
  return floorMod(x - ring.least, ring.modulus) + ring.least;
}

function unsignedView(ring: Ring, x: bigint): bigint {
  return floorMod(x, ring.modulus);
}

function signedView(ring: Ring, x: bigint): bigint {
  return floorMod(x + ring.modulus / 2n, ring.modulus) - ring.modulus / 2n;
}

const count = (ring: Ring, b: bigint): bigint => 2n ** floorMod(b, ring.width);
const bool = (x: boolean): bigint => (x ? 1n : 0n);

/** Bits as a text of 0 and 1, highest first. */
function bitText(ring: Ring, x: bigint): string {
  return unsignedView(ring, x).toString(2).padStart(Number(ring.width), '0');
}

function bitwise(rule: (a: string, b: string) => boolean): (ring: Ring, a: bigint, b: bigint) => bigint {
  return (ring, a, b) => {
    const left = bitText(ring, a);
    const right = bitText(ring, b);
    let bits = '0b';
    for (let i = 0; i < left.length; i++) bits += rule(left[i], right[i]) ? '1' : '0';
    return BigInt(bits);
  };
}

type Rule = (ring: Ring, a: bigint, b: bigint) => bigint;

/** What a formula defines may have a definition of its own here, and otherwise is what the formula comes to. */
const ownMath: { [O in Exclude<BinaryOpOn<'int'>, FormulaDefined>]: Rule } & { [O in FormulaDefined]?: Rule } = {
  add: (_, a, b) => a + b,
  sub: (_, a, b) => a - b,
  mul: (_, a, b) => a * b,
  div: (_, a, b) => a / b,
  rem: (_, a, b) => a - b * (a / b),
  min: (_, a, b) => (a < b ? a : b),
  max: (_, a, b) => (a < b ? b : a),
  band: bitwise((a, b) => a === '1' && b === '1'),
  bior: bitwise((a, b) => a === '1' || b === '1'),
  bxor: bitwise((a, b) => a !== b),
  shl: (ring, a, b) => a * count(ring, b),
  lshr: (ring, a, b) => floorDiv(unsignedView(ring, a), count(ring, b)),
  ashr: (ring, a, b) => floorDiv(signedView(ring, a), count(ring, b)),
  ror: (ring, a, b) => {
    const bits = bitText(ring, a);
    const kept = bits.length - Number(floorMod(b, ring.width));
    return BigInt(`0b${bits.slice(kept)}${bits.slice(0, kept)}`);
  },
  land: (_, a, b) => bool(a !== 0n && b !== 0n),
  lior: (_, a, b) => bool(a !== 0n || b !== 0n),
};

function ruleOf(op: BinaryOpOn<'int'>): Rule {
  const own = ownMath[op];
  const { as } = opRow(op);
  if (own !== undefined || as === undefined) return own ?? expect.fail(`${op} is not defined`);
  return (ring, a, b) =>
    expand(as, a, b, (inner, [x, y]) =>
      represent(ring, inner === 'neg' || inner === 'bnot' ? unaryMath[inner](ring, x) : ownMath[inner](ring, x, y)),
    );
}

const binaryMath: Readonly<Record<string, Rule>> = Object.fromEntries(
  binaryOpNames.map((op): [string, Rule] => [op, ruleOf(op)]),
);

const unaryMath: { [O in UnaryOpOn<'int'>]: (ring: Ring, a: bigint) => bigint } = {
  abs: (_, a) => (a < 0n ? -a : a),
  neg: (_, a) => -a,
  bnot: (_, a) => -1n - a,
  lnot: (_, a) => bool(a === 0n),
};

const threeWay = (a: bigint, b: bigint): bigint => (a === b ? 0n : a < b ? -1n : 1n);

const compareMath: { [O in CompareOpOn<'int'>]: (a: bigint, b: bigint) => bigint } = {
  eq: (a, b) => bool(a === b),
  ne: (a, b) => bool(a !== b),
  lt: (a, b) => bool(a < b),
  le: (a, b) => bool(a <= b),
  gt: (a, b) => bool(a > b),
  ge: (a, b) => bool(a >= b),
  cmp: threeWay,
  cmpl: threeWay,
  cmpg: threeWay,
};

/** The canonical form of a mathematical integer. */
function canonical(type: IntegerType, x: bigint): LaneValue {
  return primRows[type].bits > 32 ? x : Number(x);
}

function pairsOf(type: IntegerType): [bigint, bigint][] {
  const random = new Random(1n + BigInt(primRows[type].bits));
  const exhaustive = primRows[type].bits === 8;
  const { least, modulus } = ringOf(type);
  const values = exhaustive
    ? Array.from({ length: Number(modulus) }, (_, i) => least + BigInt(i))
    : integerSamples(type, random, 12);
  return values.flatMap((a) => values.map((b): [bigint, bigint] => [a, b]));
}

type Case = readonly [LaneValue, LaneValue, bigint, bigint];

describe.each(integerTypes)('%s', (type) => {
  const ring = ringOf(type);
  const cases = pairsOf(type).map(([a, b]): Case => [canonical(type, a), canonical(type, b), a, b]);
  const distinct = cases.filter(([, b]) => b === cases[0][1]);

  it.each(binaryOpNames)('%s', (op) => {
    const run = binary(op, type);
    let tried = 0;
    for (const [x, y, a, b] of cases) {
      if ((op === 'div' || op === 'rem') && b === 0n) continue;
      const expected = canonical(type, represent(ring, binaryMath[op](ring, a, b)));
      const result = run(x, y);
      if (!Object.is(result, expected)) expect.fail(`${op} ${type} (${a}, ${b}) is ${result}, should be ${expected}`);
      tried++;
    }
    expect(tried).toBeGreaterThan(1);
  });

  it.each(['div', 'rem'] as const)('%s by zero traps', (op) => {
    const run = binary(op, type);
    for (const [x] of distinct) expect(() => run(x, canonical(type, 0n))).toThrow(new ScalarTrap('divide-by-zero'));
  });

  it.each(Object.keys(unaryMath) as UnaryOpOn<'int'>[])('%s', (op) => {
    const run = unary(op, type);
    for (const [x, , a] of distinct) {
      expect(run(x), `${op} ${type} (${a})`).toBe(canonical(type, represent(ring, unaryMath[op](ring, a))));
    }
  });

  it.each(Object.keys(compareMath) as CompareOpOn<'int'>[])('%s', (op) => {
    const run = compare(op, type);
    for (const [x, y, a, b] of cases) {
      if (!Object.is(run(x, y), Number(compareMath[op](a, b)))) expect.fail(`${op} ${type} (${a}, ${b})`);
    }
    expect(cases.length).toBeGreaterThan(1);
  });

  it('shifts by counts of every other type', () => {
    for (const op of shiftOps) {
      for (const countType of integerTypes) {
        const run = shift(op, type, countType);
        const counts = integerSamples(countType, new Random(7n), 2);
        for (const [x, , a] of distinct.slice(0, 12)) {
          for (const b of counts) {
            const expected = canonical(type, represent(ring, binaryMath[op](ring, a, b)));
            if (run(x, canonical(countType, b)) !== expected) expect.fail(`${op} ${type} ${countType} (${a}, ${b})`);
          }
        }
      }
    }
    expect(shiftOps.length).toBeGreaterThan(3);
  });

  it('sext, zext and extractbits read any field', () => {
    const width = Number(ring.width);
    for (const [x, , a] of distinct.filter((_, i) => i % Math.ceil(distinct.length / 40) === 0)) {
      for (const [offset, size] of fields(width)) {
        const field = floorMod(floorDiv(a, 2n ** BigInt(offset)), 2n ** BigInt(size));
        const signedField = size > 0 && field >= 2n ** BigInt(size - 1) ? field - 2n ** BigInt(size) : field;
        const own = primRows[type].signed === true ? signedField : field;
        const what = `${type} ${offset} ${size} (${a})`;
        expect(extractbits(type, { offset, size }, type)(x), `extractbits ${what}`).toBe(canonical(type, own));
        if (offset !== 0) continue;
        expect(sext(type, size)(x), `sext ${what}`).toBe(canonical(type, represent(ring, signedField)));
        expect(zext(type, size)(x), `zext ${what}`).toBe(canonical(type, represent(ring, field)));
      }
    }
  });

  it('extractbits and depositbits between types', () => {
    const width = Number(ring.width);
    for (const other of integerTypes) {
      const values = integerSamples(other, new Random(9n), 2).slice(0, 9);
      for (const [offset, size] of fields(width)) {
        for (const b of values) {
          const a = distinct[(offset + size) % distinct.length];
          const below = floorMod(a[2], 2n ** BigInt(offset));
          const above = floorDiv(a[2], 2n ** BigInt(offset + size)) * 2n ** BigInt(offset + size);
          const sum = below + floorMod(b, 2n ** BigInt(size)) * 2n ** BigInt(offset) + above;
          const result = depositbits(type, { offset, size }, other)(a[0], canonical(other, b));
          const expected = canonical(type, represent(ring, sum));
          if (result !== expected) expect.fail(`depositbits ${type} ${other} ${offset} ${size}`);
          if (size > Number(ringOf(other).width)) continue;
          const field = floorMod(floorDiv(a[2], 2n ** BigInt(offset)), 2n ** BigInt(size));
          const target = ringOf(other);
          const extended =
            target.least < 0n && size > 0 && field >= 2n ** BigInt(size - 1) ? field - 2n ** BigInt(size) : field;
          expect(extractbits(other, { offset, size }, type)(a[0])).toBe(canonical(other, extended));
        }
      }
    }
  });

  it('refuses fields outside of the type', () => {
    const width = Number(ring.width);
    expect(() => extractbits(type, { offset: 1, size: width }, type)).toThrow('do not lie in');
    expect(() => depositbits(type, { offset: 0, size: width + 1 }, type)).toThrow('do not lie in');
    expect(() => sext(type, -1)).toThrow('do not lie in');
  });

  it('gives canonical samples to begin with', () => {
    expect(distinct.every(([x]) => isCanonical(type, x))).toBe(true);
  });
});

function fields(width: number): [offset: number, size: number][] {
  const found: [number, number][] = [];
  for (const offset of [0, 1, 3, 7, 8, 15, 31, 32, 63, 64, width - 1]) {
    for (const size of [0, 1, 2, 7, 8, 16, 31, 32, 33, 63, 64, width - offset]) {
      if (offset >= 0 && size >= 0 && offset + size <= width) found.push([offset, size]);
    }
  }
  return found;
}

it('every operation on integers has its definition here', () => {
  const onInt = (table: Readonly<Record<string, { readonly on: readonly string[] }>>): string[] =>
    Object.keys(table).filter((op) => table[op].on.includes('int'));
  expect(Object.keys(binaryMath)).toEqual(onInt(binaryOps));
  expect(Object.keys(unaryMath)).toEqual(onInt(unaryOps));
  expect(Object.keys(compareMath)).toEqual(onInt(compareOps));
});
