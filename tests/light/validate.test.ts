/** The abstract syntax of hand-made programs: what is none is refused with an error of ours, however deep. */
import { describe, expect, test } from 'vitest';
import { runLight } from '../../src/light/engine.ts';
import { prim } from '../../src/light/prim-types.ts';
import type { Expr, FuncAttr, Program, Statement, Type } from '../../src/light/syntax.ts';
import { InvalidProgram, validateProgram } from '../../src/light/validate.ts';
import { checkLightSyntax } from '../fuzz/light-syntax.ts';

const fun_attr: FuncAttr = {
  fa_access: 'AM_public',
  fa_abstract: false,
  fa_final: false,
  fa_static: false,
  fa_virtual: false,
  fa_constructor: false,
};
const i32: Type = { kind: 'Tprim', t: prim('i32') };
const number = (i: number): Expr => ({ kind: 'E_constval', t: prim('i32'), v: { kind: 'Vint', i } });

function main(fun_statement: Statement): Program {
  const body = { fun_vars: [], fun_pregs: [], fun_statement };
  return {
    prog_vars: [],
    prog_comps: [],
    prog_funcs: [['&main', { prototype: { fun_attr, fun_params: [], fun_returns: [i32] }, body }]],
    prog_main: '&main',
    pointerSize: 8,
  };
}

const returning = (e: Expr): Program => main({ kind: 'S_return', el: [e] });

function nested(levels: number): Expr {
  let e = number(0);
  for (let i = 0; i < levels; i++)
    e = { kind: 'E_binary', bop: { kind: 'O_add' }, pt: prim('i32'), e1: number(1), e2: e };
  return e;
}

const problemOf = (program: unknown): string | undefined => {
  try {
    validateProgram(program as Program);
    return undefined;
  } catch (error) {
    return error instanceof InvalidProgram ? error.problem : `not ours: ${String(error)}`;
  }
};

describe('programs that are none', () => {
  const loop = { kind: 'S_label', lbl: '@a' } as { s?: unknown };
  loop.s = loop;
  const unknown = { kind: 'E_magic' } as unknown as Expr;
  const missing = { kind: 'E_unary', uop: { kind: 'O_neg' }, pt: prim('i32') } as unknown as Expr;
  test.each<readonly [string, () => unknown, string]>([
    ['nothing', () => undefined, 'program is missing'],
    ['a constructor that does not exist', () => returning(unknown), 'no expr is called E_magic'],
    ['a name of every object', () => returning({ kind: 'toString' } as unknown as Expr), 'no expr is called toString'],
    ['an operand that is missing', () => returning(missing), 'expr e is missing'],
    ['a constant of more bits than it has', () => returning(number(2 ** 32)), 'constant i is no u32'],
    ['a statement within itself', () => main(loop as unknown as Statement), 'a statement contains itself'],
    ['an expression without end', () => returning(nested(100_000)), 'nesting of expr is deeper than 3000 levels'],
    [
      'two functions of a name',
      () => ({
        ...main({ kind: 'S_skip' }),
        prog_funcs: [...main({ kind: 'S_skip' }).prog_funcs, ...main({ kind: 'S_skip' }).prog_funcs],
      }),
      '&main is defined twice',
    ],
  ])('%s', (_, program, problem) => {
    expect(problemOf(program())).toBe(problem);
  });

  test('nodes in many places count in each', () => {
    let e = number(1);
    for (let i = 0; i < 60; i++) e = { kind: 'E_binary', bop: { kind: 'O_add' }, pt: prim('i32'), e1: e, e2: e };
    expect(problemOf(returning(e))).toContain('nodes');
  });
});

test('sequences of any length and expressions of the deepest level run', () => {
  let s: Statement = { kind: 'S_return', el: [nested(2990)] };
  for (let i = 0; i < 20_000; i++) s = { kind: 'S_seq', s1: { kind: 'S_skip' }, s2: s };
  const result = runLight(main(s));
  if (typeof result === 'string' || result.status !== 'done') throw new Error('did not run');
  expect(result.results.map(({ value }) => value)).toEqual([2990]);
  expect(result.steps).toBe(40_002);
});

test.each<readonly [string, Expr]>([
  ['bits of a float', { kind: 'E_binary', bop: { kind: 'O_band' }, pt: prim('f64'), e1: number(1), e2: number(1) }],
  [
    'comparison of aggregates',
    { kind: 'E_binary', bop: { kind: 'O_lt', pt: prim('agg') }, pt: prim('i32'), e1: number(1), e2: number(1) },
  ],
  ['more bits than there are', { kind: 'E_unary', uop: { kind: 'O_sext', b: 40 }, pt: prim('i32'), e: number(1) }],
  ['an array of nothing', { kind: 'E_array', b: false, t1: prim('ptr'), t2: i32, el: [] }],
  ['a variable that nobody declared', { kind: 'E_dread', t: prim('i32'), v: { kind: 'Vglobal', id: '$x' }, fi: 0 }],
])('no rule for %s', (_, e) => {
  const result = runLight(returning(e));
  expect(typeof result === 'string' ? result : result.status === 'stuck' ? result.stuck.reason : result.status).toBe(
    'no-rule',
  );
});

test('damaged programs are refused, stuck, or run', async () => {
  for (let seed = 1n; seed <= 150n; seed++) expect(await checkLightSyntax(seed)).toBeUndefined();
});
