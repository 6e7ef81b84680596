/** Every operation on values, as C#, against its meaning in src/scalar, on boundary values: with operands that are known and that are not. */
import { expect, test } from 'vitest';
import { emitCSharp } from '../../../src/backend/csharp/emit.ts';
import { calcRows } from '../../../src/linear/opcodes.ts';
import { callBuilt } from '../../built-c.ts';
import { toolsOfCSharp } from '../../built-csharp.ts';
import { isLong } from '../../long.ts';
import { needs } from '../../needs.ts';
import { buildAll } from '../calc-calls.ts';
import { show } from '../wasm/reference.ts';

needs('mono');

test('operations by C#', () => {
  const { module, calls: all } = buildAll();
  const calls = all.filter((_, i) => isLong || i % 7 === 0);
  const found = callBuilt(module, emitCSharp(module, { name: 'calc', library: true }), calls, toolsOfCSharp);
  const differing = calls.flatMap(({ op, value, title }, i) => {
    const actual = show(found[i][0], calcRows[op].result);
    return actual === value ? [] : [`${title}: ${actual}, not ${value}`];
  });
  expect(differing).toEqual([]);
});
