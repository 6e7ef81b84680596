/**
 * Every scalar operation on every type that is lowered, compared with its meaning in src/scalar (which is tested against
 * C on its own). A result must also be canonical: a narrow integer arrives extended.
 */
import { describe, expect, test } from 'vitest';
import { bitCodec } from '../../src/scalar/bits.ts';
import {
  binary,
  compare,
  convert,
  depositbits,
  extractbits,
  retype,
  rounding,
  sext,
  shift,
  truth,
  unary,
  zext,
} from '../../src/scalar/operations.ts';
import { shiftOps } from '../../src/scalar/ops.ts';
import { ScalarTrap } from '../../src/scalar/trap.ts';
import type { PrimType } from '../../src/scalar/prim-types.ts';
import { isFloatType, isSignedInteger } from '../../src/scalar/values.ts';
import type { IntegerType } from '../../src/scalar/values.ts';
import { Trap } from '../../src/vm/trap.ts';
import { Random } from '../scalar/random.ts';
import { floatPatterns, integerSamples } from '../scalar/samples.ts';
import { startMachine, type Word } from './machine.ts';

const integers = ['i8', 'i16', 'i32', 'i64', 'u8', 'u16', 'u32', 'u64', 'u1'] as const;
const floats = ['f32', 'f64'] as const;
const all = [...integers, ...floats] as const;
type Type = (typeof all)[number];
type Meaning = (...values: never[]) => unknown;

interface Case {
  readonly what: string;
  readonly params: readonly Type[];
  readonly result: Type;
  readonly body: string;
  readonly meaning: Meaning;
}

const random = new Random(20n);
const samples = Object.fromEntries(all.map((type) => [type, samplesOf(type)])) as Record<Type, Word[]>;

function samplesOf(type: Type): Word[] {
  if (isFloatType(type)) {
    const codec = bitCodec(type);
    return floatPatterns(type, random, 6).map((bits) => codec.fromBits(bits) as number);
  }
  const values = integerSamples(type as IntegerType, random, 4);
  return type === 'i64' || type === 'u64' ? values : values.map(Number);
}

/** A value as the linear IR carries it. */
function carried(type: Type, value: Word): Word {
  if (type === 'i64' || type === 'u64') return BigInt.asIntN(64, BigInt(value));
  return isFloatType(type) ? value : Number(value) | 0;
}

function tuples(params: readonly Type[]): Word[][] {
  if (params.length === 1) return samples[params[0]].map((x) => [x]);
  const pick = (type: Type): Word => random.pick(samples[type]);
  return Array.from({ length: 60 }, () => params.map(pick));
}

function checkAll(cases: readonly Case[]): void {
  const text = cases.map(({ params, result, body }, i) => {
    const formals = params.map((type, k) => `var %${'abc'[k]} ${type}`).join(', ');
    return `func &f${i} (${formals}) ${result} { return (${body}) }`;
  });
  const machine = startMachine(text.join('\n'));
  expect(machine.lowered.diagnostics).toEqual([]);
  cases.forEach(({ what, params, result, meaning }, i) => {
    for (const tuple of tuples(params)) {
      const expected = outcome(() => carried(result, meaning(...(tuple as never[])) as Word));
      const actual = outcome(() => machine.call(`f${i}`, ...tuple.map((value, k) => carried(params[k], value))));
      if (!Object.is(actual, expected))
        throw new Error(`${what} (${tuple.join(', ')}) gave ${actual}, not ${expected}`);
    }
  });
}

function outcome(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    if (error instanceof ScalarTrap) return 'trap';
    if (error instanceof Trap && error.kind === 'divide-by-zero') return 'trap';
    throw error;
  }
}

const read = (name: string, type: Type): string => `dread ${type} %${name}`;

describe('operations', () => {
  test.each(['add', 'sub', 'mul', 'div', 'rem', 'min', 'max'] as const)('%s', (op) => {
    checkAll(
      all.map((t): Case => ({
        what: `${op} ${t}`,
        params: [t, t],
        result: t,
        body: `${op} ${t} (${read('a', t)}, ${read('b', t)})`,
        meaning: binary(op, t) as Meaning,
      })),
    );
  });

  test.each(['band', 'bior', 'bxor'] as const)('%s', (op) => {
    checkAll(
      integers.map((t): Case => ({
        what: `${op} ${t}`,
        params: [t, t],
        result: t,
        body: `${op} ${t} (${read('a', t)}, ${read('b', t)})`,
        meaning: binary(op, t) as Meaning,
      })),
    );
  });

  test.each(shiftOps)('%s by counts of every type', (op) => {
    checkAll(
      integers.flatMap((t) =>
        integers.map((c): Case => ({
          what: `${op} ${t} by ${c}`,
          params: [t, c],
          result: t,
          body: `${op} ${t} (${read('a', t)}, ${read('b', c)})`,
          meaning: shift(op, t, c) as Meaning,
        })),
      ),
    );
  });

  test.each(['eq', 'ne', 'lt', 'le', 'gt', 'ge', 'cmp', 'cmpg', 'cmpl'] as const)('%s', (op) => {
    checkAll(
      all.flatMap((t) =>
        (['i32', 'i64', 'u1', 'i8'] as const)
          .filter((r) => !(op.startsWith('cmp') && r === 'u1'))
          .map((r): Case => ({
            what: `${op} ${r} ${t}`,
            params: [t, t],
            result: r,
            body: `${op} ${r} ${t} (${read('a', t)}, ${read('b', t)})`,
            meaning: compare(op, t) as Meaning,
          })),
      ),
    );
  });

  test('land, lior, lnot', () => {
    const isTrue = (t: Type) => truth(t) as (value: Word) => number;
    checkAll(
      all.flatMap((t) =>
        all.flatMap((u): Case[] => [
          {
            what: `land ${t} ${u}`,
            params: [t, u],
            result: 'i32',
            body: `land i32 (${read('a', t)}, ${read('b', u)})`,
            meaning: (x: Word, y: Word) => isTrue(t)(x) & isTrue(u)(y),
          },
          {
            what: `lior ${t} ${u}`,
            params: [t, u],
            result: 'u1',
            body: `lior u1 (${read('a', t)}, ${read('b', u)})`,
            meaning: (x: Word, y: Word) => isTrue(t)(x) | isTrue(u)(y),
          },
          {
            what: `cand ${t} ${u}`,
            params: [t, u],
            result: 'i32',
            body: `cand i32 (${read('a', t)}, ${read('b', u)})`,
            meaning: (x: Word, y: Word) => isTrue(t)(x) & isTrue(u)(y),
          },
          {
            what: `cior ${t} ${u}`,
            params: [t, u],
            result: 'i64',
            body: `cior i64 (${read('a', t)}, ${read('b', u)})`,
            meaning: (x: Word, y: Word) => isTrue(t)(x) | isTrue(u)(y),
          },
        ]),
      ),
    );
    checkAll(
      all.map((t): Case => ({
        what: `lnot ${t}`,
        params: [t],
        result: 'i32',
        body: `lnot i32 (${read('a', t)})`,
        meaning: (x: Word) => 1 - isTrue(t)(x),
      })),
    );
  });

  test('abs, neg, bnot, recip, sqrt', () => {
    const one = (op: 'abs' | 'neg' | 'bnot' | 'recip' | 'sqrt', t: Type): Case => ({
      what: `${op} ${t}`,
      params: [t],
      result: t,
      body: `${op} ${t} (${read('a', t)})`,
      meaning: unary(op, t) as Meaning,
    });
    checkAll([
      ...all.flatMap((t) => [one('abs', t), one('neg', t)]),
      ...integers.map((t) => one('bnot', t)),
      ...floats.flatMap((t) => [one('recip', t), one('sqrt', t)]),
    ]);
  });

  test('cvt between all pairs, and the same implicitly', () => {
    checkAll(
      all.flatMap((from) =>
        all.flatMap((to): Case[] => {
          const meaning = convert(to, from) as Meaning;
          return [
            {
              what: `cvt ${to} ${from}`,
              params: [from],
              result: to,
              body: `cvt ${to} ${from} (${read('a', from)})`,
              meaning,
            },
            { what: `dread ${to} of ${from}`, params: [from], result: to, body: `dread ${to} %a`, meaning },
            { what: `return ${to} of ${from}`, params: [from], result: to, body: read('a', from), meaning },
          ];
        }),
      ),
    );
  });

  test.each(['ceil', 'floor', 'round', 'trunc'] as const)('%s', (op) => {
    checkAll(
      floats.flatMap((from) =>
        all.map((to): Case => ({
          what: `${op} ${to} ${from}`,
          params: [from],
          result: to,
          body: `${op} ${to} ${from} (${read('a', from)})`,
          meaning: rounding(op, to, from) as Meaning,
        })),
      ),
    );
  });

  test('retype', () => {
    const pairs = [
      ['i32', 'f32'],
      ['f32', 'u32'],
      ['i64', 'f64'],
      ['f64', 'u64'],
      ['i8', 'u8'],
      ['u16', 'i16'],
      ['i32', 'u32'],
    ] as const;
    checkAll(
      pairs
        .flatMap(
          ([x, y]) =>
            [
              [x, y],
              [y, x],
            ] as const,
        )
        .map(([from, to]): Case => ({
          what: `retype ${to} ${from}`,
          params: [from],
          result: to,
          body: `retype ${to} <${to}> (${read('a', from)})`,
          meaning: retype(to, from) as Meaning,
        })),
    );
  });

  test('sext, zext, extractbits, depositbits', () => {
    const types = integers.filter((t) => t !== 'u1');
    const bitsOf = (t: Type): number => Number(t.slice(1));
    const cases: Case[] = [];
    for (const t of types) {
      for (let i = 0; i < 6; i++) {
        const size = 1 + random.below(bitsOf(t));
        const offset = random.below(bitsOf(t) - size + 1);
        const op = isSignedInteger(t as IntegerType) ? 'sext' : 'zext';
        const extend = (op === 'sext' ? sext(t, size) : zext(t, size)) as Meaning;
        cases.push({
          what: `${op} ${t} ${size}`,
          params: [t],
          result: t,
          body: `${op} ${t} ${size} (${read('a', t)})`,
          meaning: extend,
        });
        const put = depositbits(t, { offset, size }, 'i32') as Meaning;
        cases.push({
          what: `depositbits ${t} ${offset} ${size}`,
          params: [t, 'i32'],
          result: t,
          body: `depositbits ${t} ${offset} ${size} (${read('a', t)}, ${read('b', 'i32')})`,
          meaning: put,
        });
        for (const to of types.filter((u) => bitsOf(u) >= size)) {
          const cut = extractbits(to, { offset, size }, t) as Meaning;
          cases.push({
            what: `extractbits ${to} ${offset} ${size} of ${t}`,
            params: [t],
            result: to,
            body: `extractbits ${to} ${offset} ${size} (${read('a', t)})`,
            meaning: cut,
          });
        }
      }
    }
    checkAll(cases);
  });

  test('select, with cheap choices and with choices that are not', () => {
    checkAll(
      all.flatMap((c) =>
        all.flatMap((t): Case[] => {
          const meaning = (x: Word, y: Word, z: Word): Word => ((truth(c) as (value: Word) => number)(x) !== 0 ? y : z);
          const condition = read('a', c);
          const nested = (name: string): string => `cvt ${t} ${t} (cvt ${t} ${t} (${read(name, t)}))`;
          return [
            {
              what: `select ${t} ${c}`,
              params: [c, t, t],
              result: t,
              body: `select ${t} (${condition}, ${read('b', t)}, ${read('c', t)})`,
              meaning,
            },
            {
              what: `select ${t} ${c} by jumps`,
              params: [c, t, t],
              result: t,
              body: `select ${t} (${condition}, ${nested('b')}, ${nested('c')})`,
              meaning,
            },
          ];
        }),
      ),
    );
  });

  test('constants of every type', () => {
    const of = (t: PrimType, text: string): string => `func &${t} () ${t} { return (constval ${t} ${text}) }`;
    const machine = startMachine(
      [
        of('i8', '-128'),
        of('u8', '255'),
        of('u16', '0xffff'),
        of('u32', '0xffffffff'),
        of('u64', '0xffffffffffffffff'),
        of('i64', '-1'),
        of('f32', '1.5f'),
        of('f64', '-0.0'),
      ].join('\n'),
    );
    expect(['i8', 'u8', 'u16', 'u32', 'u64', 'i64', 'f32', 'f64'].map((t) => machine.call(t))).toEqual([
      -128,
      255,
      65535,
      -1,
      -1n,
      -1n,
      1.5,
      -0,
    ]);
  });
});
