/** Every operation on values, as JavaScript, against its meaning in src/scalar, on boundary values: with operands that are known and that are not. */
import { expect, test } from 'vitest';
import { emitJs } from '../../../src/backend/js/emit.ts';
import { jsLacks } from '../../../src/backend/js/lacks.ts';
import { legalise } from '../../../src/backend/legalise/index.ts';
import { ModuleBuilder } from '../../../src/linear/builder.ts';
import { calcRows, type CalcOp } from '../../../src/linear/opcodes.ts';
import { evaluateJs } from '../../built-js.ts';
import { boundary, ops, tuplesOf } from '../boundary.ts';
import { meaningOf, show, type Value } from '../wasm/reference.ts';

function outcome(run: () => string): string {
  try {
    return run();
  } catch (error) {
    if ((error as Error).name === 'TypeError') throw error;
    return 'trap';
  }
}

interface Case {
  /** The number of the function. */
  readonly func: number;
  readonly op: CalcOp;
  readonly given: readonly Value[];
  readonly all: readonly Value[];
}

test('every operation', () => {
  const m = new ModuleBuilder();
  const cases: Case[] = [];
  let func = 0;
  for (const op of ops) {
    const { operands, result } = calcRows[op];
    const b = m.func(op, operands, [result], { exported: true });
    b.return(b.calc(op, ...operands.map((_, k) => b.param(k))));
    b.finish();
    for (const tuple of tuplesOf(op)) cases.push({ func, op, given: tuple, all: tuple });
    func++;
    if (operands.length !== 2) continue;
    boundary[operands[1]].forEach((value, k) => {
      const known = m.func(`${op} ${k}`, [operands[0]], [result], { exported: true });
      known.return(known.calc(op, known.param(0), { kind: 'v', type: operands[1], value }));
      known.finish();
      for (const first of boundary[operands[0]]) cases.push({ func, op, given: [first], all: [first, value] });
      func++;
    });
  }
  const original = m.finish();
  const { module, added } = legalise(original, jsLacks);
  const { text } = emitJs(module, { name: 'calc', original, added, library: true });
  const instance = evaluateJs(text).instantiate?.({}) ?? {};
  const functions = Object.values(instance);
  const differing = cases.flatMap(({ func: number, op, given, all }) => {
    const { result } = calcRows[op];
    const wanted = outcome(() => show(meaningOf(op)(...all), result));
    const found = outcome(() => show(functions[number](...given) as Value, result));
    return found === wanted ? [] : [`${op}(${all.join(', ')}): ${found}, not ${wanted}`];
  });
  expect(differing).toEqual([]);
});
