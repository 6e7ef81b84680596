/** In a whole program, loops that store are done on vectors too: what the file of the pass says of its functions (by gcc) holds then, on each engine. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SourceFile } from '../../src/base/source.ts';
import { parseText } from '../../src/linear/parser.ts';
import type { LinearModule } from '../../src/linear/nodes.ts';
import { pipelines } from '../../src/passes/pipelines.ts';
import { runPasses } from '../../src/passes/runner.ts';
import { enginesOf } from '../engines.ts';
import { readTestFile } from '../files/notation.ts';

const file = readTestFile(join(import.meta.dirname, 'vectorize/arrays.lir'));

/** At -O2 as a program is, and the vectors that each function stores. */
function optimised(): { readonly module: LinearModule; readonly stores: ReadonlyMap<string, number> } {
  const { module } = parseText(file.text);
  if (module === undefined) throw new Error('the text is not read');
  const called = module.funcs.map(({ name }) => name);
  runPasses(module, pipelines.O2, { isWhole: true, called, verifyEach: true });
  const stores = module.funcs.map(({ name, instrs, blocks }) => {
    const all = [...instrs, ...blocks.flatMap((block) => block.instrs)];
    return [name, all.filter((instr) => instr.op === 'Store' && instr.mem === 'v128').length] as const;
  });
  return { module, stores: new Map(stores) };
}

test('loops over cells in a row store vectors', () => {
  const { stores } = optimised();
  for (const name of ['fma_', 'behind', 'bytes']) expect(stores.get(name), name).toBe(1);
  expect(stores.get('product'), 'floats').toBe(0);
});

test.for(enginesOf('linear'))('$name: they give what the rounds one by one do', async ({ start }) => {
  const { module } = optimised();
  const program = await start({ ir: 'linear', source: new SourceFile('arrays.lir', ''), module });
  const calls = file.expectations.filter((expectation) => expectation.kind === 'run');
  expect(calls.length).toBeGreaterThan(30);
  for (const { call, results } of calls)
    expect(program.call(call.name, call.args.map(Number)).map(String), call.name).toEqual(results.map(String));
});
