/** Integers of 64 bits as halves of 32: every operation on boundary values against its meaning in src/scalar, and random modules against themselves. */
import { expect, test } from 'vitest';
import { ModuleBuilder } from '../../src/linear/builder.ts';
import type { LinearModule, ValueType } from '../../src/linear/nodes.ts';
import { calcRows, type CalcOp } from '../../src/linear/opcodes.ts';
import { parseText } from '../../src/linear/parser.ts';
import { Interp } from '../../src/vm/linear/index.ts';
import { boundary, ops, tuplesOf } from '../emit/boundary.ts';
import { meaningOf, show, type Value } from '../emit/wasm/reference.ts';
import { interpreted } from '../fuzz/linear-modules.ts';
import { randomArguments, randomModule } from '../linear/random-func.ts';
import { times } from '../long.ts';
import { legalised } from './ways.ts';

const half = (value: bigint): number => Number(BigInt.asIntN(32, value));

function splitValues(types: readonly ValueType[], values: readonly Value[]): Value[] {
  return values.flatMap((value, k) =>
    types[k] === 'i64' ? [half(BigInt(value)), half(BigInt(value) >> 32n)] : [value],
  );
}

function joinValues(types: readonly ValueType[], values: readonly Value[]): Value[] {
  let at = 0;
  return types.map((type) => {
    const value = values[at++];
    if (type !== 'i64') return value;
    return (BigInt(values[at++]) << 32n) | BigInt.asUintN(32, BigInt(value));
  });
}

const longOps = ops.filter((op) => [...calcRows[op].operands, calcRows[op].result].includes('i64'));

/** A function for the operation, and one for each known second operand. */
function functionsFor(op: CalcOp): { readonly module: LinearModule; readonly known: readonly Value[] } {
  const { operands, result } = calcRows[op];
  const m = new ModuleBuilder();
  const b = m.func('f', operands, [result]);
  b.return(b.calc(op, ...operands.map((_, k) => b.param(k))));
  b.finish();
  const known = operands.length === 2 ? boundary[operands[1]] : [];
  known.forEach((value, k) => {
    const one = m.func(`known${k}`, [operands[0]], [result]);
    one.return(one.calc(op, one.param(0), { kind: 'v', type: operands[1], value }));
    one.finish();
  });
  return { module: m.finish(), known };
}

function outcome(run: () => string): string {
  try {
    return run();
  } catch {
    return 'trap';
  }
}

test.each(longOps)('%s', (op) => {
  const { operands, result } = calcRows[op];
  const { module, known } = functionsFor(op);
  const interp = new Interp(legalised(module, ['long']), { stackSize: 65536 });
  const differing: string[] = [];
  const compare = (name: string, types: readonly ValueType[], given: readonly Value[], all: readonly Value[]): void => {
    const wanted = outcome(() => show(meaningOf(op)(...all), result));
    const found = outcome(() => show(joinValues([result], interp.call(name, splitValues(types, given)))[0], result));
    if (found !== wanted) differing.push(`${name}(${all.join(', ')}): ${found}, not ${wanted}`);
  };
  for (const tuple of tuplesOf(op)) compare('f', operands, tuple, tuple);
  known.forEach((value, k) => {
    for (const first of boundary[operands[0]]) compare(`known${k}`, operands, [first], [first, value]);
  });
  expect(differing).toEqual([]);
});

/** Both digits of quotients, and estimates that are too large. */
test('divisions of random numbers of every length', () => {
  const { module } = functionsFor('DivUL');
  const { module: rest } = functionsFor('ModUL');
  const [div, mod] = [module, rest].map((one) => new Interp(legalised(one, ['long']), { stackSize: 65536 }));
  let state = 1n;
  const next = (): bigint => {
    state = BigInt.asUintN(64, state * 6364136223846793005n + 1442695040888963407n);
    return BigInt.asUintN(64, (state ^ (state >> 31n)) * 0x9e3779b97f4a7c15n) >> (state >> 58n);
  };
  for (let i = 0; i < times(2000, 100_000); i++) {
    const [a, b] = [next(), next() | 1n];
    const args = splitValues(['i64', 'i64'], [a, b]);
    const [quotient] = joinValues(['i64'], div.call('f', args));
    const [remainder] = joinValues(['i64'], mod.call('f', args));
    expect([BigInt.asUintN(64, BigInt(quotient)), BigInt.asUintN(64, BigInt(remainder))]).toEqual([a / b, a % b]);
  }
});

const switches = `
export func i32 @narrow, param 1
  fparam i64 p0
  switch p0 [-1: lbl1, 5: lbl2, -2147483648: lbl1], lbl3
lbl1:
  return 1
lbl2:
  return 2
lbl3:
  return 3
func end
export func i32 @wide, param 1
  fparam i64 p0
  switch p0 [4294967301: lbl1, 5: lbl2], lbl3
lbl1:
  return 1
lbl2:
  return 2
lbl3:
  return 3
func end
`;

test.each([
  ['narrow', [-1n, 5n, -0x80000000n, 0xffffffffn, 0x100000005n, -2n], [1, 2, 1, 3, 3, 3]],
  ['wide', [5n, 0x100000005n, -1n, 0xffffffffn], [2, 1, 3, 3]],
])('a switch with %s values', (name, values, wanted) => {
  const { module } = parseText(switches);
  if (module === undefined) throw new Error('the text is wrong');
  const interp = new Interp(legalised(module, ['long']), { stackSize: 65536 });
  expect(values.map((value) => interp.call(name, splitValues(['i64'], [value]))[0])).toEqual(wanted);
});

test('random modules', () => {
  for (let number = 0; number < times(60, 2000); number++) {
    const { module, func } = randomModule(number);
    const { params, results } = module.funcs[func];
    const args = randomArguments(number);
    const wanted = interpreted(module, args);
    const without = interpreted(legalised(module, ['long']), splitValues(params, args), (values) =>
      joinValues(results, values),
    );
    expect(`${number}: ${without}`).toBe(`${number}: ${wanted}`);
  }
});
