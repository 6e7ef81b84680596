/** `--json`: each command prints what the reference says it prints, or refuses. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { describeCommands } from '../../src/cli/describe-all.ts';
import { shapes } from '../../src/cli/json-shapes.ts';
import { samara } from './samara.ts';
import { misfits } from './shape.ts';

const folder = mkdtempSync(join(tmpdir(), 'samara-json-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
function file(name: string, content = ''): string {
  if (content !== '') writeFileSync(join(folder, name), content);
  return join(folder, name);
}

const bad = file('bad.mpl', 'func &main () i32 {\n  retrun (constval i33 0)\n}\n');
const trap = file('trap.mpl', 'func &main () i32 {\n  return (div i32 (constval i32 1, constval i32 0))\n}\n');
const queens = 'examples/queens.mpl';

/** Command, words, type of the document on the stream. */
type Case = readonly [command: string, words: readonly string[], type: string, stream?: 'err'];
const cases: readonly Case[] = [
  ['run', [trap], 'Trap[]', 'err'],
  ['run', [bad], 'Diagnostic[]', 'err'],
  ['run', ['examples/leaks.mpl', '--memory-report'], 'Memory[]', 'err'],
  ['check', [bad], 'Diagnostic[]'],
  ['check', ['examples'], 'Diagnostic[]'],
  ['fmt', ['examples'], 'Formatted[]'],
  ['fmt', ['--check', queens], 'Formatted[]'],
  ['lower', [queens, '--to', 'ssa'], 'Text'],
  ['lower', [queens, '--to', 'ssa', '-o', file('queens.lir')], 'Text'],
  ['lower', [queens, '--to', 'light'], 'Text'],
  ['as', ['examples/greet.ti', '-o', file('greet.tb')], 'Written'],
  ['dis', [file('greet.tb')], 'Text'],
  ['build', [queens, '--target', 'wasm', '-o', file('queens.wasm')], 'Built'],
  ['opt', [queens, '-O1'], 'Optimised'],
  ['opt', [queens, '-O1', '--validate', '-o', file('opt.lir')], 'Optimised'],
  ['graph', [queens], 'Picture'],
  ['graph', [queens, '--kind', 'calls', '-o', file('calls.svg')], 'Picture'],
  ['graph', ['examples/greet.ti', '--kind', 'automaton'], 'Picture'],
  ['explain', ['SAM0001'], 'Explanation[]'],
  ['explain', [], 'Explanation[]'],
  ['explain', ['dread'], 'Operation[]'],
  ['explain', ['JS_PRINT', 'T-DIV0'], 'Word[]'],
  ['ops', [], 'Operation[]'],
  ['ops', ['--ir', 'linear'], 'Operation[]'],
  ['ops', ['ldarg'], 'Operation[]'],
  ['tuyin', ['shortest', '(A B) | (A B C)'], 'Shortest'],
  ['tuyin', ['shortest', 'examples/wc.ti'], 'Shortest'],
  ['tuyin', ['equal', 'A', 'A | A'], 'Equality'],
  ['tuyin', ['maxmerge', 'a = "ifdef"; b = "ifndef"'], 'Merge'],
  ['tuyin', ['liferound', 'A{new x 100} B{use x} C{return x}'], 'Life[]'],
  ['tuyin', ['liferound', 'examples/tree-sort.ti'], 'Life[]'],
];

describe('the documents', () => {
  test.each(cases.map((row) => [row] as const))('%j', async ([command, words, type, stream]) => {
    const outcome = await samara(command, ...words, '--json');
    const document: unknown = JSON.parse(stream === 'err' ? outcome.err : outcome.out);
    expect(misfits(document, type)).toEqual([]);
    if (stream !== 'err') expect(outcome.err).toBe('');
  });

  test('the shapes can be missed', () => {
    const place = { line: 1, column: 1, offset: 0 };
    expect(misfits(place, 'Place')).toEqual([]);
    expect(misfits({ ...place, line: '1' }, 'Place')).toEqual(['$.line: string, not number']);
    expect(misfits({ line: 1, column: 1 }, 'Place')).toEqual(['$.offset is missing']);
    expect(misfits([{ ...place, row: 1 }], 'Place[]')).toEqual(['$[0].row is in no shape']);
  });
});

describe('the table', () => {
  test('each command prints a shape for which there is a case above, or says why not', async () => {
    for (const { name, json } of await describeCommands()) {
      if ('refuses' in json) {
        const { status, out, err } = await samara(name, '--json');
        expect({ status, out }).toEqual({ status: 2, out: '' });
        expect(JSON.parse(err)).toMatchObject([{ code: 'usage', notes: [{ message: json.refuses }] }]);
        continue;
      }
      const tried = cases.filter(([command]) => command === name).map(([, , type]) => type);
      for (const type of 'prints' in json ? json.prints : ['Diagnostic[]', 'Trap[]', 'Memory[]'])
        expect(tried, name).toContain(type);
    }
  });

  test('each shape is in use, and each type that a field names exists', () => {
    const types = Object.values(shapes).flatMap(({ fields }) =>
      Object.values(fields).map(([type]: readonly string[]) => type),
    );
    const words = new Set(types.join(' ').match(/\b[A-Z]\w*/g));
    const known = Object.keys(shapes);
    expect([...words].filter((word) => !known.includes(word))).toEqual([]);
    const printed = cases.map(([, , type]) => type.replace('[]', ''));
    expect(known.filter((name) => !words.has(name) && !printed.includes(name))).toEqual([]);
  });

  test('wrong usage is a document too', async () => {
    for (const words of [
      ['run', '--json'],
      ['tuyin', 'shotest', 'A', '--json'],
      ['as', '--json', 'examples/greet.ti', '-o', '-'],
      ['build', '--json', 'examples/hello.mpl', '--target', 'wat', '-o', '-'],
    ]) {
      const { status, err } = await samara(...words);
      expect(status).toBe(2);
      expect(misfits(JSON.parse(err), 'Diagnostic[]')).toEqual([]);
    }
  });
});
