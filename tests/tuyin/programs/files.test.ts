/**
 * Every program on every engine of Tuyin, optimised, and as a module of stack code, which is written, read again, and does the
 * same; a quick run takes half of that for each. program-files.ts says what the programs are.
 */
import { expect, test } from 'vitest';
import { optimize } from '../../../src/driver/optimize.ts';
import type { LinearModule } from '../../../src/linear/nodes.ts';
import type { Graph } from '../../../src/tuyin/graph/nodes.ts';
import { optimizeGraph } from '../../../src/tuyin/graph/optimize.ts';
import { printTuyin } from '../../../src/tuyin/printer.ts';
import type { TuyinCode } from '../../../src/tuyin/program.ts';
import { stackModule } from '../../../src/tuyin/stack/whole-module.ts';
import { enginesOf } from '../../engines.ts';
import { inTurn } from '../../long.ts';
import { testFiles } from '../../files/runner.ts';
import { programOfText } from '../graphs.ts';
import { folder, programOf, readPrograms, type ProgramFile } from '../program-files.ts';
import { findingsOf } from '../program-runs.ts';

/** Each program is linked once for all columns, which come one after the other. */
let linked: { readonly text: string; readonly code: TuyinCode } | undefined;

function codeOf({ name, text }: ProgramFile): TuyinCode {
  if (linked?.text !== text) linked = { text, code: programOfText(text, name) };
  return linked.code;
}

const passes = {
  graph: (graph: Graph): Graph => optimizeGraph(graph),
  linear: (module: LinearModule): void => void optimize(module, 'O1'),
};
const engines = enginesOf('tuyin');

testFiles({
  folder,
  extensions: ['.ti'],
  columns: ({ facts }, place) => {
    const columns = [
      ...engines,
      { name: 'a module of stack code' },
      // Fuel counts what is executed, which optimisation changes.
      ...(facts.has('fuel') ? [] : [{ name: 'optimised' }]),
    ];
    return inTurn(columns, place);
  },
  run: (file, column) => {
    const program = programOf(file);
    if (column === 'optimised') return findingsOf(program, 'wasm', undefined, passes);
    const engine = engines.find(({ name }) => name === column)?.name;
    if (engine !== undefined) return findingsOf(program, engine, codeOf(program));
    const code = programOfText(printTuyin(stackModule(codeOf(program))), program.name);
    return findingsOf({ ...program, calls: [] }, 'stack', code);
  },
});

test('each program names its rule', () => {
  expect(
    readPrograms()
      .filter(({ rule }) => !/^[0-9]+(\.[0-9]+)? ./.test(rule))
      .map(({ name }) => name),
  ).toEqual([]);
});
