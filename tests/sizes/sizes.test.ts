/** Programs of unusual shape and size on every output: each compiles and runs. A quick run has one output for each, a long one every fourth, and others for the next. */
import { expect, test } from 'vitest';
import { parse, SourceFile } from '../../src/index.ts';
import { missingTool, outputColumn, type RunnableUnit } from '../engines.ts';
import { inTurn } from '../long.ts';
import { sizedPrograms } from './programs.ts';

/** Of the text of a module for WebAssembly: what reads it (wabt) does not come to an end of 10,000 blocks in each other. */
const columns = outputColumn().filter(({ name }) => name !== 'built-wat');
const rows = sizedPrograms.flatMap((program, place) =>
  inTurn(columns, place, columns.length, 4).map((column) => ({ ...program, column })),
);

test.for(rows)('$name on $column.name', { timeout: 180_000 }, async ({ text, status, column }, { skip }) => {
  skip(missingTool(column) !== undefined, `needs ${missingTool(column)}`);
  const unit = (await parse(new SourceFile('sized.c', text()), 'c')).orThrow();
  const program = await column.start(unit as RunnableUnit, {});
  expect(program.main()).toBe(status);
});
