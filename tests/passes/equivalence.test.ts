/**
 * Passes proved on whole functions: an SMT solver looks for arguments for which a random function without loops does something else
 * behind a pass or a level than before.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ModuleBuilder, type LinearBuilder } from '../../src/linear/builder.ts';
import type { LinearModule, Operand } from '../../src/linear/nodes.ts';
import { calcRows, type CalcOp, type ValueType } from '../../src/linear/opcodes.ts';
import { parseText } from '../../src/linear/parser.ts';
import { differenceOf } from '../../src/passes/equivalence.ts';
import { pipelines } from '../../src/passes/pipelines.ts';
import { runPasses } from '../../src/passes/runner.ts';
import { passNames, type PassName } from '../../src/passes/table.ts';
import { hasTerm } from '../../src/passes/rules/smt.ts';
import { Prover } from '../../scripts/prove/prover.ts';
import { cloneModule } from '../linear/laws.ts';
import { seededRandom } from '../unit/random-graph.ts';
import { isLong, times } from '../long.ts';

let prover: Prover;
beforeAll(async () => {
  prover = await Prover.start();
});
afterAll(() => prover.stop());

/** Operations that a solver settles soon. */
const ops = (Object.keys(calcRows) as CalcOp[]).filter((op) => {
  const { family, operands, result } = calcRows[op];
  const isFloat = [...operands, result].some((type) => type.startsWith('f'));
  return hasTerm(op) && !isFloat && !/^(?:Mul|Mod|Div|Popcnt)/.test(family ?? '');
});

/** Nested conditions, switches and quotients over numbers of both widths. */
function randomAcyclic(seed: number): LinearModule {
  const random = seededRandom(seed);
  const below = (count: number): number => Math.floor(random() * count);
  const m = new ModuleBuilder({ pointerSize: 8 });
  const types: readonly ValueType[] = ['i32', 'i32', 'i64', 'i64'];
  const b = m.func('f', types, ['i32', 'i64'], { exported: true });
  const locals = types.map((type) => b.local(type));
  locals.forEach((local, i) => b.assign(local, b.param(i)));
  const constants = [0, 1, -1, 2, 31, 255, -2147483648, 8];
  const operand = (type: ValueType): Operand => {
    const constant = constants[below(constants.length)];
    if (random() < 0.25) return type === 'i32' ? b.i32(constant) : b.i64(BigInt(constant));
    const fitting = locals.filter((_, i) => types[i] === type);
    return fitting[below(fitting.length)];
  };
  const step = (depth: number): void => {
    const roll = random();
    if (depth > 0 && roll < 0.2) return branch(b, operand('i32'), random() < 0.6, () => steps(depth - 1));
    if (roll < 0.25) {
      const at = below(locals.length);
      const [op, value] = types[at] === 'i32' ? (['DivI', 'i32'] as const) : (['ModUL', 'i64'] as const);
      return b.assign(locals[at], b.calc(op, operand(value), operand(value)));
    }
    const op = ops[below(ops.length)];
    const { operands, result } = calcRows[op];
    const fitting = locals.filter((_, i) => types[i] === result);
    b.assign(fitting[below(fitting.length)], b.calc(op, ...operands.map(operand)));
  };
  const steps = (depth: number): void => {
    for (let i = 1 + below(4); i > 0; i--) step(depth);
  };
  for (let i = 0; i < 3; i++) steps(2);
  b.return(locals[0], locals[2]);
  b.finish();
  return m.finish();
}

function branch(b: LinearBuilder, condition: Operand, hasElse: boolean, body: () => void): void {
  if (hasElse) b.ifElse(condition, body, body);
  else b.ifThen(condition, body);
}

/** What counts writes to globals. */
const told = passNames.filter((name) => name !== 'count');

/** A quick run takes the longest alone. */
const sequences: readonly (readonly PassName[])[] = isLong
  ? [...told.map((name) => [name]), pipelines.O1, pipelines.O2]
  : [pipelines.O2];

test('random functions do the same behind each pass and level', async () => {
  let settled = 0;
  for (let seed = 1; seed <= times(2, 12); seed++) {
    const module = randomAcyclic(seed);
    for (const sequence of sequences) {
      const copy = cloneModule(module);
      runPasses(copy, sequence, { verifyEach: true });
      const claim = differenceOf(module, copy, 0);
      expect(claim, `seed ${seed} is told`).toBeDefined();
      const { verdict, model } = await prover.ask(claim ?? '');
      expect(verdict, `seed ${seed} ${sequence.join()}: ${model}`).not.toBe('sat');
      if (verdict === 'unsat') settled++;
    }
  }
  expect(settled).toBeGreaterThan(times(0, 60));
});

const moduleOf = (body: string): LinearModule => {
  const { module, diagnostics } = parseText(
    `profile full, pointer 8\nexport func i32 @f, param 2\n  fparam i32 p0\n  fparam i32 p1\n${body}func end\n`,
  );
  if (module === undefined || diagnostics.length > 0) throw new Error(JSON.stringify(diagnostics));
  return module;
};
const ask = async (before: string, after: string): Promise<string> =>
  (await prover.ask(differenceOf(moduleOf(before), moduleOf(after), 0) ?? '')).verdict;

test('a difference is found: of results, of traps, of ways', async () => {
  const add = '  t2 = AddI p0, p1\n  return t2\n';
  expect(await ask(add, add)).toBe('unsat');
  expect(await ask(add, '  t2 = SubI p0, p1\n  return t2\n')).toBe('sat');
  expect(await ask('  return 0\n', '  t2 = DivI 0, p1\n  return t2\n')).toBe('sat');
  expect(await ask('  t2 = DivI 0, p1\n  return t2\n', '  t2 = ModI 0, p1\n  return t2\n')).toBe('unsat');
  const jump = (yes: number, no: number): string =>
    `  goto p0 ? lbl0 : lbl1\nlbl0:\n  return ${yes}\nlbl1:\n  return ${no}\n`;
  expect(await ask(jump(1, 2), jump(1, 2))).toBe('unsat');
  expect(await ask(jump(1, 2), jump(2, 1))).toBe('sat');
  expect(await ask('  trap unreachable\n', '  trap out-of-bounds\n')).toBe('sat');
});

const loopOf = (step: number): string =>
  '  local i32 l2\n  local i32 l3\n  l2 = 0\n  l3 = 0\nlbl0:\n  t4 = LessI l2, p0\n  goto t4 ? lbl1 : lbl2\nlbl1:\n' +
  `  l3 = AddI l3, p1\n  l2 = AddI l2, ${step}\n  goto lbl0\nlbl2:\n  return l3\n`;

test('of loops so many rounds are told as are asked for', async () => {
  const verdict = async (before: LinearModule, after: LinearModule, rounds: number): Promise<string> =>
    (await prover.ask(differenceOf(before, after, 0, rounds) ?? '')).verdict;
  const [one, two] = [moduleOf(loopOf(1)), moduleOf(loopOf(2))];
  expect(await verdict(one, two, 3)).toBe('sat');
  const optimised = cloneModule(one);
  runPasses(optimised, pipelines.O2, { verifyEach: true });
  expect(await verdict(one, optimised, 3)).toBe('unsat');
  // A difference in the third round is none of the first.
  const third = moduleOf(loopOf(1).replace('goto t4', 't5 = EqualI l2, 2\n  goto t5 ? lbl2 : lbl3\nlbl3:\n  goto t4'));
  expect(await verdict(one, third, 1)).toBe('unsat');
  expect(await verdict(one, third, 4)).toBe('sat');
  expect(differenceOf(one, one, 0, 1000)).toBeUndefined();
});

test('loops, memory and values that nobody gave cannot be told', () => {
  const loop = moduleOf('lbl0:\n  goto p0 ? lbl0 : lbl1\nlbl1:\n  return p1\n');
  expect(differenceOf(loop, loop, 0)).toBeUndefined();
  const unset = moduleOf('  local i32 l2\n  return l2\n');
  expect(differenceOf(unset, unset, 0)).toBeUndefined();
});
