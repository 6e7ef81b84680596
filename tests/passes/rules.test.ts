/**
 * The rewrite rules: each says what src/scalar says, for values at boundaries and random ones; each fits something; the terms in which
 * they are proved mean what src/scalar computes; and what is wrong is refused. `npm run prove` proves them all.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ModuleBuilder } from '../../src/linear/builder.ts';
import { meaningOf, type Scalar } from '../../src/linear/meaning.ts';
import type { Calc, LinearModule, Operand } from '../../src/linear/nodes.ts';
import { calcRows, type CalcOp, type ValueType } from '../../src/linear/opcodes.ts';
import { findRule, indexRules, type Surroundings } from '../../src/passes/rules/matcher.ts';
import { testRules, valueRules } from '../../src/passes/rules/index.ts';
import { isTruthName, parseRule, type Application, type Rule, type Term } from '../../src/passes/rules/rule.ts';
import { applied, hasTerm, literal, trapOf } from '../../src/passes/rules/smt.ts';
import { runPasses } from '../../src/passes/runner.ts';
import { ScalarTrap } from '../../src/scalar/trap.ts';
import { Prover } from '../../scripts/prove/prover.ts';
import { seededRandom } from '../unit/random-graph.ts';
import { times } from '../long.ts';

const rules = [...valueRules, ...testRules];
const random = seededRandom(20);

const words = [
  0, 1, -1, 2, 3, 7, 8, 15, 16, 24, 31, 32, 63, 64, 127, 128, 255, 256, -128, 32767, 65535, 0x7fffffff, -0x80000000,
  0x55555555,
];
const floats = [
  0,
  -0,
  1,
  -1,
  2,
  0.5,
  3.5,
  -2.5,
  Infinity,
  -Infinity,
  NaN,
  1e-45,
  5e-324,
  1e38,
  2 ** 31,
  -(2 ** 31),
  2 ** 63,
  16777217,
];

function sample(type: ValueType): Scalar {
  const roll = random();
  if (type === 'i32') return roll < 0.7 ? words[Math.floor(random() * words.length)] : (random() * 2 ** 32) | 0;
  if (type === 'i64') {
    if (roll < 0.6) return BigInt(words[Math.floor(random() * words.length)]);
    if (roll < 0.8) return BigInt.asIntN(64, 1n << BigInt(Math.floor(random() * 64)));
    return BigInt.asIntN(64, BigInt(Math.floor(random() * 2 ** 52)) * BigInt(Math.floor(random() * 2 ** 52)));
  }
  const value =
    roll < 0.6 ? floats[Math.floor(random() * floats.length)] : (random() - 0.5) * 2 ** Math.floor(random() * 70);
  return type === 'f32' ? Math.fround(value) : value;
}

type Values = ReadonlyMap<string, Scalar>;

function namesOf(term: Term, names = new Map<string, Term & { readonly name: string }>()): typeof names {
  if (term.kind === 'op') for (const arg of term.args) namesOf(arg, names);
  else if (term.kind !== 'number') names.set(term.name, term);
  return names;
}

const trapped = 'traps';

function compute(op: CalcOp, values: readonly Scalar[]): Scalar | typeof trapped {
  try {
    return meaningOf(op)(values[0], values[1], values[2]);
  } catch (error) {
    if (error instanceof ScalarTrap) return trapped;
    throw error;
  }
}

function valueOf(term: Term, values: Values): Scalar | typeof trapped {
  if (term.kind === 'number') return term.value;
  if (term.kind !== 'op') return values.get(term.name) ?? trapped;
  const args = term.args.map((arg) => valueOf(arg, values));
  return args.includes(trapped) ? trapped : compute(term.op, args as Scalar[]);
}

/** Values for the names of a rule for which its conditions hold. */
function* instances(rule: Rule, count: number): Generator<Values> {
  const names = [...namesOf(rule.from).values()];
  for (let i = 0; i < count; i++) {
    const values = new Map(
      names.map(({ name, type }) => [name, isTruthName(name) ? Number(random() < 0.5) : sample(type)]),
    );
    const [first, second] = [...values.keys()].filter((name) => name < 'a');
    // Conditions often want two constants that have to do with each other.
    if (second !== undefined && random() < 0.3) values.set(second, related(values.get(first) ?? 0));
    if (rule.conditions.every((condition) => isTrue(valueOf(condition, values)))) yield values;
  }
}

function related(value: Scalar): Scalar {
  if (typeof value === 'bigint')
    return BigInt.asIntN(64, [~value, -value, 64n - value, value + 1n][Math.floor(random() * 4)]);
  return [~value, -value | 0, (32 - value) | 0, (value + 1) | 0][Math.floor(random() * 4)];
}

const isTrue = (value: Scalar | typeof trapped): boolean => value !== trapped && value !== 0 && value !== 0n;

describe('each rule', () => {
  test('says what src/scalar says', () => {
    const unused: string[] = [];
    for (const rule of rules) {
      let seen = 0;
      for (const values of instances(rule, times(12, 300))) {
        const [old, replaced] = [valueOf(rule.from, values), valueOf(rule.to, values)];
        // What stands inside has been computed before, so it has not trapped.
        if (rule.from.args.some((arg) => valueOf(arg, values) === trapped)) continue;
        seen++;
        const [left, right] = rule.asTruth ? [isTrue(old), isTrue(replaced)] : [old, replaced];
        expect(Object.is(left, right), `${rule.letter}: ${rule.text} of ${[...values].join(' ')}`).toBe(true);
      }
      if (seen === 0) unused.push(`${rule.letter}: ${rule.text}`);
    }
    // Conditions that random constants hardly meet.
    expect(unused.length, unused.join('\n')).toBeLessThan(rules.length / 20);
  });

  test('fits what its left side says, unless one before it does', () => {
    const index = { values: indexRules(valueRules), tests: indexRules(testRules) };
    const late: string[] = [];
    for (const rule of rules) {
      let [fits, tried] = [0, 0];
      for (const values of instances(rule, times(250, 600))) {
        const { calc, around } = instanceOf(rule, values);
        const match = findRule(rule.asTruth ? index.tests : index.values, calc, around, () => true);
        expect(match, `${rule.letter}: ${rule.text}`).toBeDefined();
        tried++;
        if (match?.rule === rule) fits++;
        if (fits > 0 || tried > 20) break;
      }
      if (tried > 0 && fits === 0) late.push(`${rule.letter}: ${rule.text}`);
    }
    expect(late).toEqual([]);
  });
});

/** The left side as operations on parameters and constants. */
function instanceOf(rule: Rule, values: Values): { readonly calc: Calc; readonly around: Surroundings } {
  const definitions = new Map<number, Calc>();
  let next = 0;
  const places = new Map<string, { readonly kind: 't'; readonly index: number }>();
  const operandOf = (term: Term): Operand => {
    if (term.kind === 'op') return calcOf(term).dest;
    if (term.kind === 'number') return { kind: 'v', type: term.type, value: term.value };
    if (term.kind === 'constant') return { kind: 'v', type: term.type, value: values.get(term.name) ?? 0 };
    const known = places.get(term.name) ?? { kind: 't' as const, index: next++ };
    places.set(term.name, known);
    if (isTruthName(term.name)) definitions.set(known.index, truth);
    return known;
  };
  const calcOf = ({ op, args }: Application): Calc => {
    const operands = args.map(operandOf);
    const calc: Calc = { op, dest: { kind: 't', index: next++ }, operands };
    definitions.set(calc.dest.index, calc);
    return calc;
  };
  const calc = calcOf(rule.from);
  return {
    calc,
    around: { definitionOf: (operand) => (operand.kind === 't' ? definitions.get(operand.index) : undefined) },
  };
}

const truth: Calc = {
  op: 'LessEqualUI',
  dest: { kind: 't', index: -1 },
  operands: [
    { kind: 't', index: -2 },
    { kind: 't', index: -3 },
  ],
};

test('rewriting comes to an end, and a second time changes nothing', () => {
  const left: string[] = [];
  for (const rule of rules.filter((_, i) => i % times(7, 1) === 0)) {
    for (const values of instances(rule, 30)) {
      const module = moduleOf(rule, values);
      const [first] = runPasses(module, ['peephole'], { verifyEach: true }).applications;
      runPasses(module, ['copies', 'dead-code']);
      const [second] = runPasses(module, ['peephole'], { verifyEach: true }).applications;
      expect(first.changed, rule.text).toBe(true);
      if (second.changed) left.push(rule.text);
      break;
    }
  }
  expect(left).toEqual([]);
});

/** A function that computes the left side of its parameters. */
function moduleOf(rule: Rule, values: Values): LinearModule {
  const m = new ModuleBuilder({ pointerSize: 8 });
  const names = [...namesOf(rule.from).values()].filter(({ kind }) => kind === 'any');
  const b = m.func(
    'f',
    names.map(({ type }) => type),
    [rule.asTruth ? 'i32' : rule.from.type],
    { exported: true },
  );
  const build = (term: Term): Operand => {
    if (term.kind === 'number') return { kind: 'v', type: term.type, value: term.value };
    if (term.kind === 'constant') return { kind: 'v', type: term.type, value: values.get(term.name) ?? 0 };
    if (term.kind === 'op') return b.calc(term.op, ...term.args.map(build));
    const param = b.param(names.findIndex(({ name }) => name === term.name));
    return isTruthName(term.name) ? b.calc('LessUI', param, b.i32(7)) : param;
  };
  const value = build(rule.from);
  if (rule.asTruth) b.ifThen(value, () => b.return(b.i32(1)));
  b.return(rule.asTruth ? b.i32(0) : value);
  b.finish();
  return m.finish();
}

describe('proofs', () => {
  let prover: Prover;
  beforeAll(async () => {
    prover = await Prover.start();
  });
  afterAll(() => prover.stop());

  test('terms of the solver mean what src/scalar computes', async () => {
    const ops = (Object.keys(calcRows) as CalcOp[]).filter(hasTerm);
    const claims: string[] = [];
    for (const op of ops) {
      const { operands, result } = calcRows[op];
      for (let i = 0; i < times(2, 40); i++) {
        const values = operands.map(sample);
        const args = values.map((value, k) => literal(value, operands[k]));
        const found = compute(op, values);
        const trap = trapOf(op, args);
        if (found === trapped) claims.push(`(not ${trap ?? 'false'})`);
        else claims.push(`(distinct ${applied(op, args)} ${literal(found, result)})`, trap ?? 'false');
      }
    }
    expect(ops.length).toBeGreaterThan(150);
    expect((await prover.ask(`(assert (or ${claims.join('\n')}))`)).verdict).toBe('unsat');
  });

  test('what is wrong is refused, with values for which it is', async () => {
    const judge = (text: string, letter: 'I' | 'D' = 'I') => prover.judge(parseRule(text, letter));
    expect(await judge('Bor(x, 1) => x')).toMatchObject({
      verdict: 'wrong',
      detail: expect.stringMatching(/^x = 0x/) as string,
    });
    expect(await judge('Add(x, 0) => x', 'D')).toMatchObject({ verdict: 'wrong' });
    expect(await judge('Sub(x, x) => 0', 'D')).toMatchObject({ verdict: 'wrong' });
    expect(await judge('Div(Mul(x, C), C) => x if NotEqual(C, 0)')).toMatchObject({ verdict: 'wrong' });
    // It traps where x is 0.
    expect(await judge('Div(0, x) => 0')).toMatchObject({ verdict: 'wrong', detail: 'x = 0x00000000' });
    expect(await judge('Shl(x, C) => 0 if Equal(C, 1), Equal(C, 2)')).toMatchObject({ verdict: 'useless' });
  });

  test('a share of the rules is proved', async () => {
    const every = times(240, 29);
    for (const rule of rules.filter((_, i) => i % every === 3))
      expect((await prover.judge(rule)).verdict, `${rule.letter}: ${rule.text}`).toBe('proved');
  });
});

test('a rule that cannot be read says why', () => {
  expect(() => parseRule('Add(x, 0)', 'I')).toThrow('it has not two sides');
  expect(() => parseRule('x => x', 'I')).toThrow('x is of no type');
  expect(() => parseRule('Add(x, 0) => y', 'I')).toThrow('y is not on its left side');
  expect(() => parseRule('Add(x, 0) => x if Less(x, 0)', 'I')).toThrow('not of constants alone');
  expect(() => parseRule('Sqrt(x) => x', 'I')).toThrow('there is no Sqrt for I');
  expect(() => parseRule('Add(x) => x', 'I')).toThrow('Add has 2 operands');
});
