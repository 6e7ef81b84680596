/** Every operation on values, as Java, against its meaning in src/scalar, on boundary values: with operands that are known and that are not. */
import { expect, test } from 'vitest';
import { emitJava } from '../../../src/backend/java/emit.ts';
import { calcRows } from '../../../src/linear/opcodes.ts';
import { callInJava } from '../../built-java.ts';
import { needs } from '../../needs.ts';
import { buildAll } from '../calc-calls.ts';
import { show } from '../wasm/reference.ts';

needs('java');

test('operations', { timeout: 120_000 }, () => {
  const { module, calls } = buildAll();
  const { text } = emitJava(module, { name: 'built', library: true });
  const found = callInJava(module, text, calls);
  const differing = calls.flatMap(({ op, value, title }, i) => {
    const actual = show(found[i], calcRows[op].result);
    return actual === value ? [] : [`${title}: ${actual}, not ${value}`];
  });
  expect(differing).toEqual([]);
});
