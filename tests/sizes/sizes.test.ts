/** Programs of unusual shape and size on modules for WebAssembly, with a host of the test's own and with WASI's: each compiles and runs. */
import { expect, test } from 'vitest';
import { parse, SourceFile } from '../../src/index.ts';
import { outputColumn, type RunnableUnit } from '../engines.ts';
import { sizedPrograms } from './programs.ts';

const columns = outputColumn().filter(({ name }) => name === 'built-wasm' || name === 'built-wasi');

test.each(sizedPrograms.flatMap((program) => columns.map((column) => ({ ...program, column }))))(
  '$name on $column.name',
  { timeout: 180_000 },
  async ({ text, status, column }) => {
    const unit = (await parse(new SourceFile('sized.c', text()), 'c')).orThrow();
    const program = await column.start(unit as RunnableUnit, {});
    expect(program.main()).toBe(status);
  },
);
