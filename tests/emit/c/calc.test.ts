/** Every operation on values, as C, against its meaning in src/scalar, on boundary values: with operands that are known and that are not. */
import { expect, test } from 'vitest';
import { emitC } from '../../../src/backend/c/emit.ts';
import { calcRows } from '../../../src/linear/opcodes.ts';
import { callBuilt, cCompilers, toolsOfC, type CCompiler } from '../../built-c.ts';
import { inTurn } from '../../long.ts';
import { needs } from '../../needs.ts';
import { buildAll } from '../calc-calls.ts';
import { show } from '../wasm/reference.ts';

needs('gcc');
needs('clang');
needs('tcc');

const columns: readonly CCompiler[] = [
  cCompilers.tcc,
  { ...cCompilers.gcc, words: cCompilers.gcc.words.filter((word) => word !== '-O1') },
  { ...cCompilers.clang, words: [...cCompilers.clang.words, '-DLITTLE_ENDIAN_MEMORY=0'] },
  cCompilers.sanitizers,
];

test.each(inTurn(columns, 0))('operations by $name', { timeout: 300_000 }, (compiler) => {
  const { module, calls } = buildAll();
  const found = callBuilt(module, emitC(module, { name: 'calc', library: true }), calls, toolsOfC(compiler));
  const differing = calls.flatMap(({ op, value, title }, i) => {
    const actual = show(found[i][0], calcRows[op].result);
    return actual === value ? [] : [`${title}: ${actual}, not ${value}`];
  });
  expect(differing).toEqual([]);
});
