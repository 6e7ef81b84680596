/**
 * Random expressions of all types, mixed so that operands seldom have the type that the operation wants, against a plain
 * evaluator that calls src/scalar: implicit conversions, order, short circuits, and that no branch is taken in vain.
 */
import { expect, test } from 'vitest';
import { binary, compare, convert, rounding, shift, truth, unary } from '../../src/scalar/operations.ts';
import { ScalarTrap } from '../../src/scalar/trap.ts';
import type { IntegerType } from '../../src/scalar/values.ts';
import { Trap } from '../../src/vm/trap.ts';
import { Random } from '../scalar/random.ts';
import { integerSamples } from '../scalar/samples.ts';
import { startMachine, type Word } from './machine.ts';

const integers = ['i8', 'i16', 'i32', 'i64', 'u8', 'u16', 'u32', 'u64', 'u1'] as const;
const types = [...integers, 'f32', 'f64'] as const;
type Type = (typeof types)[number];
type Env = Readonly<Record<Type, Word>>;

interface Expression {
  readonly type: Type;
  readonly text: string;
  readonly value: (env: Env) => Word;
}

const random = new Random(77n);
const to =
  (type: Type, e: Expression) =>
  (env: Env): Word =>
    (convert(type, e.type) as (x: Word) => Word)(e.value(env));
const isTrue =
  (e: Expression) =>
  (env: Env): boolean =>
    (truth(e.type) as (x: Word) => number)(e.value(env)) !== 0;

function leaf(): Expression {
  const type = random.pick(types);
  if (random.below(4) > 0) {
    const seen = random.pick(types);
    return {
      type: seen,
      text: `dread ${seen} %${type}`,
      value: (env) => (convert(seen, type) as (x: Word) => Word)(env[type]),
    };
  }
  const number = random.below(9) - 4;
  const isFloat = type === 'f32' || type === 'f64';
  const constant = isFloat ? number / 2 : type === 'u1' ? number & 1 : type.startsWith('u') ? Math.abs(number) : number;
  const text = isFloat ? `${constant.toFixed(1)}${type === 'f32' ? 'f' : ''}` : `${constant}`;
  // 0.0 and -0.0 are told apart by the text, so the sign of zero is kept here too.
  const value = type.endsWith('64') && !isFloat ? BigInt(constant) : constant;
  return { type, text: `constval ${type} ${text}`, value: () => value };
}

function expression(depth: number): Expression {
  if (depth === 0) return leaf();
  const [x, y, z] = [
    expression(depth - 1),
    expression(depth - 1 - random.below(depth)),
    expression(random.below(depth)),
  ];
  const type = random.pick(types);
  const int = random.pick(integers);
  switch (random.below(9)) {
    case 0:
    case 1: {
      const op = random.pick(['add', 'sub', 'mul', 'div', 'rem', 'min', 'max'] as const);
      const apply = binary(op, type) as (a: Word, b: Word) => Word;
      return {
        type,
        text: `${op} ${type} (${x.text}, ${y.text})`,
        value: (env) => {
          const [a, b] = [to(type, x)(env), to(type, y)(env)];
          return apply(a, b);
        },
      };
    }
    case 2: {
      const op = random.pick(['band', 'bior', 'bxor'] as const);
      const apply = binary(op, int) as (a: Word, b: Word) => Word;
      return {
        type: int,
        text: `${op} ${int} (${x.text}, ${y.text})`,
        value: (env) => {
          const [a, b] = [to(int, x)(env), to(int, y)(env)];
          return apply(a, b);
        },
      };
    }
    case 3: {
      const op = random.pick(['shl', 'ashr', 'lshr'] as const);
      const count = { ...leaf() };
      const from: IntegerType = count.type === 'f32' || count.type === 'f64' ? 'i32' : count.type;
      const counted =
        count.type === from
          ? count
          : { type: from, text: `cvt i32 ${count.type} (${count.text})`, value: to('i32', count) };
      const apply = shift(op, int, from) as (a: Word, b: Word) => Word;
      return {
        type: int,
        text: `${op} ${int} (${x.text}, ${counted.text})`,
        value: (env) => {
          const [a, b] = [to(int, x)(env), counted.value(env)];
          return apply(a, b);
        },
      };
    }
    case 4: {
      const op = random.pick(['eq', 'ne', 'lt', 'le', 'gt', 'ge'] as const);
      const apply = compare(op, type) as (a: Word, b: Word) => number;
      const widen = convert(int, 'i32') as (a: Word) => Word;
      return {
        type: int,
        text: `${op} ${int} ${type} (${x.text}, ${y.text})`,
        value: (env) => {
          const [a, b] = [to(type, x)(env), to(type, y)(env)];
          return widen(apply(a, b));
        },
      };
    }
    case 5: {
      const isAnd = random.below(2) === 0;
      const result = convert(int, 'u1') as (a: Word) => Word;
      const decide = (env: Env): boolean =>
        isAnd ? isTrue(x)(env) && isTrue(y)(env) : isTrue(x)(env) || isTrue(y)(env);
      return {
        type: int,
        text: `${isAnd ? 'cand' : 'cior'} ${int} (${x.text}, ${y.text})`,
        value: (env) => result(decide(env) ? 1 : 0),
      };
    }
    case 6:
      return {
        type,
        text: `select ${type} (${z.text}, ${x.text}, ${y.text})`,
        value: (env) => (isTrue(z)(env) ? to(type, x)(env) : to(type, y)(env)),
      };
    case 7: {
      const op = random.pick(['neg', 'abs', 'lnot'] as const);
      if (op === 'lnot')
        return {
          type: int,
          text: `lnot ${int} (${x.text})`,
          value: (env) => (convert(int, 'u1') as (a: Word) => Word)(isTrue(x)(env) ? 0 : 1),
        };
      const apply = unary(op, type) as (a: Word) => Word;
      return { type, text: `${op} ${type} (${x.text})`, value: (env) => apply(to(type, x)(env)) };
    }
    default: {
      const op = random.pick(['cvt', 'floor', 'ceil', 'trunc', 'round'] as const);
      if (op === 'cvt') return { type, text: `cvt ${type} ${x.type} (${x.text})`, value: to(type, x) };
      const apply = rounding(op, type, 'f64') as (a: Word) => Word;
      return { type, text: `${op} ${type} f64 (${x.text})`, value: (env) => apply(to('f64', x)(env)) };
    }
  }
}

function environment(): Env {
  return Object.fromEntries(types.map((type) => [type, sample(type)])) as Record<Type, Word>;
}

function sample(type: Type): Word {
  if (type === 'f32' || type === 'f64')
    return random.pick([0, 1, -1, 0.5, -2.5, 127.5, 300, -70000, 2 ** 31, -(2 ** 40), Infinity, NaN]);
  const value = random.pick(integerSamples(type, random, 2));
  return type === 'i64' || type === 'u64' ? value : Number(value);
}

function carried(type: Type, value: Word): Word {
  if (type === 'i64' || type === 'u64') return BigInt.asIntN(64, BigInt(value));
  return type === 'f32' || type === 'f64' ? value : Number(value) | 0;
}

function outcome(run: () => Word): Word | 'trap' {
  try {
    return run();
  } catch (error) {
    if (error instanceof ScalarTrap || (error instanceof Trap && error.kind === 'divide-by-zero')) return 'trap';
    throw error;
  }
}

const FUNCTIONS = 250;
const CALLS = 12;

test('random expressions', () => {
  const expressions = Array.from({ length: FUNCTIONS }, (_, i) => expression(1 + (i % 6)));
  const formals = types.map((type) => `var %${type} ${type}`).join(', ');
  const valued = expressions.map((e, i) => `func &v${i} (${formals}) ${e.type} { return (${e.text}) }`);
  const tested = expressions.map(
    (e, i) =>
      `func &t${i} (${formals}) i32 { brtrue @yes (${e.text}) return (constval i32 0) @yes return (constval i32 1) }`,
  );
  const machine = startMachine([...valued, ...tested].join('\n'));
  expect(machine.lowered.diagnostics).toEqual([]);
  let traps = 0;
  expressions.forEach((e, i) => {
    for (let call = 0; call < CALLS; call++) {
      const env = environment();
      const args = types.map((type) => carried(type, env[type]));
      const expected = outcome(() => carried(e.type, e.value(env)));
      const actual = outcome(() => machine.call(`v${i}`, ...args) as Word);
      if (!Object.is(actual, expected))
        throw new Error(`${e.text}\nwith ${args.join(', ')}\ngave ${actual}, not ${expected}`);
      const truthExpected = outcome(() => (isTrue(e)(env) ? 1 : 0));
      const truthActual = outcome(() => machine.call(`t${i}`, ...args) as Word);
      if (truthActual !== truthExpected)
        throw new Error(`brtrue ${e.text}\nwith ${args.join(', ')}\nwent ${truthActual}, not ${truthExpected}`);
      if (expected === 'trap') traps++;
    }
  });
  expect(traps).toBeGreaterThan(10);
  expect(traps).toBeLessThan((FUNCTIONS * CALLS) / 2);
});
