/** Every operation on values, as Python, against its meaning in src/scalar, on boundary values: with operands that are known and that are not. */
import { expect, test } from 'vitest';
import { emitPython } from '../../../src/backend/python/emit.ts';
import { calcRows } from '../../../src/linear/opcodes.ts';
import { callBuilt } from '../../built-c.ts';
import { toolsOfPython } from '../../built-python.ts';
import { isLong } from '../../long.ts';
import { needs } from '../../needs.ts';
import { buildAll } from '../calc-calls.ts';
import { show } from '../wasm/reference.ts';

needs('python3');

test('operations by Python', () => {
  const { module, calls: all } = buildAll();
  const calls = all.filter((_, i) => isLong || i % 40 === 0);
  const found = callBuilt(module, emitPython(module, { name: 'calc', library: true }), calls, toolsOfPython);
  const differing = calls.flatMap(({ op, value, title }, i) => {
    const actual = show(found[i][0], calcRows[op].result);
    return actual === value ? [] : [`${title}: ${actual}, not ${value}`];
  });
  expect(differing).toEqual([]);
});
