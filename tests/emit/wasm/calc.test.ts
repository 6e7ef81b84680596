/** Every operation on values, compiled to WebAssembly, against its meaning in src/scalar, on boundary values. */
import { expect, test } from 'vitest';
import { emitModule } from '../../../src/backend/wasm/emit.ts';
import { encodeModule } from '../../../src/backend/wasm/encode.ts';
import { ModuleBuilder } from '../../../src/linear/builder.ts';
import { calcRows, type CalcOp } from '../../../src/linear/opcodes.ts';
import { boundary, ops, tuplesOf } from '../boundary.ts';
import { meaningOf, show, type Value } from './reference.ts';

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
    const { result } = calcRows[op];
    const meaning = meaningOf(op);
    for (const tuple of tuplesOf(op)) {
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
