/** `--validate` with a solver: what it proves is counted, and a pass that is wrong for arguments that nobody would try is refused with them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isSolver, solverOf } from '../../src/driver/node-solver.ts';
import { optimize } from '../../src/driver/optimize.ts';
import { comparison, type Solver, type Validation } from '../../src/driver/validate.ts';
import type { LinearModule } from '../../src/linear/nodes.ts';
import { parseText } from '../../src/linear/parser.ts';
import type { OwnPass } from '../../src/passes/pass.ts';
import { pipelines } from '../../src/passes/pipelines.ts';
import { runPasses } from '../../src/passes/runner.ts';
import type { PassName } from '../../src/passes/table.ts';
import { Prover } from '../../scripts/prove/prover.ts';

let prover: Prover;
beforeAll(async () => {
  prover = await Prover.start();
});
afterAll(() => prover.stop());

const straight = `  t2 = EqualI p0, 123456789
  t3 = SelectI t2, p1, p0
  t4 = AddI t3, 0
  return t4
`;
const looping = `  local i32 l2
  l2 = 0
lbl0:
  l2 = AddI l2, 1
  t3 = LessI l2, p0
  goto t3 ? lbl0 : lbl1
lbl1:
  return l2
`;

function moduleOf(body: string): LinearModule {
  const { module } = parseText(
    `profile full, pointer 8\nexport func i32 @f, param 2\n  fparam i32 p0\n  fparam i32 p1\n${body}func end\n`,
  );
  if (module === undefined) throw new Error('the text is not read');
  return module;
}

/** Takes the number 123456789 for its neighbour. */
const wrong: OwnPass = {
  name: 'wrong',
  requires: 'ssa',
  run(_, { blocks }) {
    for (const { instrs } of blocks)
      instrs.forEach((instr, i) => {
        if (instr.op !== 'EqualI') return;
        instrs[i] = { ...instr, operands: [instr.operands[0], { kind: 'v', type: 'i32', value: 123456788 }] };
      });
    return true;
  },
};

/** The prover answers later, and passes do not wait: what has been asked is answered in the next round. */
async function validated(body: string, sequence: readonly (PassName | OwnPass)[]): Promise<Validation | string> {
  const answers = new Map<string, ReturnType<Solver>>();
  for (;;) {
    const asked: string[] = [];
    const solver: Solver = (script) => {
      const answer = answers.get(script);
      if (answer === undefined) asked.push(script);
      return answer ?? { verdict: 'unknown', model: '' };
    };
    const validation: Validation = { runs: 0, undecided: 0 };
    try {
      runPasses(moduleOf(body), sequence, { validate: comparison(validation, solver) });
    } catch (error) {
      return String(error);
    }
    if (asked.length === 0) return validation;
    for (const script of asked) answers.set(script, await prover.ask(script));
  }
}

test('all passes of a level are proved on a function without loops, and none needs a run', async () => {
  const applications = pipelines.O1.length;
  expect(await validated(straight, pipelines.O1)).toEqual({ runs: 0, undecided: 0, proved: applications });
});

test('a loop is proved for some rounds, and run', async () => {
  const validation = await validated(looping, ['constants', 'gvn']);
  expect(validation).toMatchObject({ bounded: 2 });
  expect((validation as Validation).runs).toBeGreaterThan(10);
});

test('a wrong pass is refused with a counterexample', async () => {
  const told = await validated(straight, ['copies', wrong]);
  expect(told).toContain('pass wrong on @f');
  // 123456789 or 123456788.
  expect(told).toMatch(/a solver has found arguments: [^]*075bcd1[45]/);
});

test('a program of the machine as a solver', () => {
  const solver = solverOf(`cat > /dev/null; printf 'sat\\n((p0 #x00000001)\\n (p1 #x00000002))\\n'`);
  expect(solver('(declare-const p0 Int)')).toEqual({ verdict: 'sat', model: '((p0 #x00000001) (p1 #x00000002))' });
  expect(isSolver(solver)).toBe(false);
  expect(solverOf('no-such-program-anywhere')('(assert true)').verdict).toBe('unknown');
});

test('what is stored where nobody looks is not compared', () => {
  const body = '  store.i32 @unread, p0\n  store.i32 @shown, p0\n  return p0';
  const { module } = parseText(
    `profile full, pointer 8\nstatic global data 4 align 4 @unread\nglobal data 4 align 4 @shown\nfunc i32 @f, param 1\n  fparam i32 p0\n${body}\nfunc end\n`,
  );
  if (module === undefined) throw new Error('the module is not read');
  const { validation } = optimize(module, ['dead-stores', 'fold-data'], { validate: true });
  expect(validation?.runs).toBeGreaterThan(10);
});
