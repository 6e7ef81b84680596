/** Every operation on values, compiled to WebAssembly, against its meaning in src/scalar, on boundary values. */
import { expect, test } from 'vitest';
import { emitModule } from '../../../src/backend/wasm/emit.ts';
import { encodeModule } from '../../../src/backend/wasm/encode.ts';
import { ModuleBuilder } from '../../../src/linear/builder.ts';
import { calcRows, type CalcOp } from '../../../src/linear/opcodes.ts';
import { meaningOf, show, type Value } from './reference.ts';

/** Those on 128 bits, which JavaScript cannot pass, are compared in tests/linear/engines.test.ts. */
const ops = (Object.keys(calcRows) as CalcOp[]).filter(
  (op) => ![...calcRows[op].operands, calcRows[op].result].includes('v128'),
);

const boundary: Readonly<Record<string, readonly Value[]>> = {
  i32: [0, 1, -1, 2, 7, 31, 32, 33, 127, 128, -128, 32768, 0x7fffffff, -0x80000000, 0x55555555, -1000003],
  i64: [
    0n,
    1n,
    -1n,
    2n,
    63n,
    64n,
    127n,
    -129n,
    32768n,
    0x7fffffffn,
    -0x80000000n,
    0xffffffffn,
    2n ** 63n - 1n,
    -(2n ** 63n),
    0x123456789abcdefn,
  ],
  f32: [
    0,
    -0,
    1,
    -1,
    0.5,
    -0.5,
    1.5,
    2.5,
    -2.5,
    0.1,
    3.4e38,
    -3.4e38,
    1e-45,
    8388609,
    2147483648,
    -2147483904,
    1e19,
    Infinity,
    -Infinity,
    NaN,
  ].map(Math.fround),
  f64: [
    0,
    -0,
    1,
    -1,
    0.5,
    -0.5,
    0.49999999999999994,
    2.5,
    -3.5,
    0.1,
    1e308,
    -1e308,
    5e-324,
    2.2250738585072014e-308,
    2251799813685249.5,
    2147483647.5,
    -2147483649,
    1.8e19,
    Infinity,
    -Infinity,
    NaN,
  ],
};

function buildModule(withConstants: boolean): {
  exports: Record<string, (...args: Value[]) => Value>;
  names: string[];
} {
  const m = new ModuleBuilder();
  const names: string[] = [];
  for (const op of ops) {
    const { operands, result } = calcRows[op];
    if (!withConstants) {
      const b = m.func(op, operands, [result], { exported: true });
      b.return(b.calc(op, ...operands.map((_, k) => b.param(k))));
      b.finish();
      names.push(op);
      continue;
    }
    if (operands.length !== 2) continue;
    boundary[operands[1]].forEach((value, k) => {
      const b = m.func(`${op} ${k}`, [operands[0]], [result], { exported: true });
      b.return(b.calc(op, b.param(0), { kind: 'v', type: operands[1], value }));
      b.finish();
      names.push(`${op} ${k}`);
    });
  }
  const { bytes } = encodeModule(emitModule(m.finish()).wasm);
  const instance = new WebAssembly.Instance(new WebAssembly.Module(bytes));
  return { exports: instance.exports as Record<string, (...args: Value[]) => Value>, names };
}

function outcome(type: string, run: () => Value): string {
  try {
    return show(run(), type);
  } catch (error) {
    const { message } = error as Error;
    return /by zero|divide-by-zero/.test(message) ? 'division by zero' : message;
  }
}

test('operations on parameters', () => {
  const { exports } = buildModule(false);
  const differing: string[] = [];
  for (const op of ops) {
    const { operands, result } = calcRows[op];
    const meaning = meaningOf(op);
    const tuples = operands.reduce<Value[][]>(
      (all, type) => all.flatMap((tuple) => boundary[type].map((value) => [...tuple, value])),
      [[]],
    );
    for (const tuple of tuples) {
      const expected = outcome(result, () => meaning(...tuple));
      const actual = outcome(result, () => exports[op](...tuple));
      if (actual !== expected) differing.push(`${op} ${tuple.join(' ')}: ${actual}, not ${expected}`);
    }
  }
  expect(differing).toEqual([]);
});

test('operations with an immediate second operand', () => {
  const { exports, names } = buildModule(true);
  const differing: string[] = [];
  for (const name of names) {
    const [op, k] = name.split(' ') as [CalcOp, string];
    const { operands, result } = calcRows[op];
    const second = boundary[operands[1]][Number(k)];
    for (const first of boundary[operands[0]]) {
      const expected = outcome(result, () => meaningOf(op)(first, second));
      const actual = outcome(result, () => exports[name](first));
      if (actual !== expected) differing.push(`${name} ${first} ${second}: ${actual}, not ${expected}`);
    }
  }
  expect(differing).toEqual([]);
});

test('the float remainder on random bits is that of JavaScript', () => {
  const { exports } = buildModule(false);
  const view = new DataView(new ArrayBuffer(16));
  let seed = 1;
  const next = (): number => (seed = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d) + 0x297a2d39);
  for (let i = 0; i < 3000; i++) {
    for (let k = 0; k < 4; k++) view.setInt32(4 * k, next());
    if (i % 3 === 0) view.setInt16(8, view.getInt16(0) - (i % 64));
    const [x, y] = [view.getFloat64(0), view.getFloat64(8)];
    expect(exports.ModD(x, y), `${x} mod ${y}`).toBe(x % y);
  }
});
