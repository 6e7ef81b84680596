/**
 * Every program on every engine of Tuyin, optimised, as a module of stack code, which is written, read again, and does the
 * same, and linked by itself, as bitcode; a quick run takes half of that for each. program-files.ts says what the programs are.
 */
import { expect, test } from 'vitest';
import { SourceFile } from '../../../src/base/source.ts';
import { decodeTuyin, encodeTuyin } from '../../../src/tuyin/bitcode/index.ts';
import { linkTuyin } from '../../../src/tuyin/link/index.ts';
import { parseTuyin } from '../../../src/tuyin/parser.ts';
import { printTuyin } from '../../../src/tuyin/printer.ts';
import { linkProgram, type TuyinCode } from '../../../src/tuyin/program.ts';
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

/** The program as what linking it gives, which comes out of bitcode. */
function linkedCode({ name, text }: ProgramFile): TuyinCode {
  const { module } = parseTuyin(new SourceFile(name, text));
  const { module: whole, diagnostics } = linkTuyin([{ module, imports: new Map() }], { mayBeMissing: () => true });
  if (whole === undefined) throw new Error(diagnostics[0].message);
  const { module: read } = decodeTuyin(encodeTuyin(whole), name);
  if (read === undefined) throw new Error('not read');
  const { program } = linkProgram(read);
  return program ?? programOfText(printTuyin(read), name);
}

const engines = enginesOf('tuyin');

testFiles({
  folder,
  extensions: ['.ti'],
  columns: ({ facts }, place) => {
    const columns = [
      ...engines,
      { name: 'a module of stack code' },
      { name: 'linked' },
      // Fuel counts what is executed, which optimisation changes.
      ...(facts.has('fuel') ? [] : [{ name: 'optimised' }]),
    ];
    return inTurn(columns, place, columns.length, 3);
  },
  run: (file, column) => {
    const program = programOf(file);
    if (column === 'optimised') return findingsOf(program, 'wasm', undefined, 'O2');
    const engine = engines.find(({ name }) => name === column)?.name;
    if (engine !== undefined) return findingsOf(program, engine, codeOf(program));
    if (column === 'linked') return findingsOf(program, 'graph', linkedCode(program));
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
