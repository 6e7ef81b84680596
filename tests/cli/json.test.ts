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

const runShapes = ['Called', 'Diagnostic[]', 'Trap[]', 'Memory[]', 'Profile[]', 'Coverage[]'];

/** Command, words, type of the document on the stream. */
type Case = readonly [command: string, words: readonly string[], type: string, stream?: 'err'];
const cases: readonly Case[] = [
  ['run', [trap], 'Trap[]', 'err'],
  ['run', [bad], 'Diagnostic[]', 'err'],
  ['run', ['examples/leaks.mpl', '--memory-report'], 'Memory[]', 'err'],
  ['run', ['examples/fact.mpl', '--profile'], 'Profile[]', 'err'],
  ['run', ['examples/fact.mpl', '--coverage'], 'Coverage[]', 'err'],
  ['run', ['examples/fact.mpl', '--call', 'fact', '10'], 'Called'],
  ['check', [bad], 'Diagnostic[]'],
  ['check', ['examples/build'], 'Diagnostic[]'],
  ['fmt', ['examples/build'], 'Formatted[]'],
  ['fmt', ['--check', queens], 'Formatted[]'],
  ['lower', [queens, '--to', 'ssa'], 'Text'],
  ['lower', [queens, '--to', 'ssa', '-o', file('queens.lir')], 'Text'],
  ['lower', [queens, '--to', 'light'], 'Text'],
  ['as', ['examples/greet.ti', '-o', file('greet.tb')], 'Written'],
  ['as', ['--list', 'tests/regress/bounds-of-slot.lir'], 'Listing'],
  ['preprocess', ['examples/hello.c'], 'Text'],
  ['dis', [file('greet.tb')], 'Text'],
  ['link', ['examples/collatz.sy', '--gc', '-o', file('linked.lir')], 'Linked'],
  ['archive', ['examples/collatz.sy', '-o', file('some.sar')], 'Archived'],
  ['build', ['-c', 'examples/primes.sy', '-o', file('primes.lir')], 'Written'],
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
  ['tuyin', ['linearmerge', 'examples/wc.ti'], 'MergedReads[]'],
  ['tuyin', ['liferound', 'A{new x 100} B{use x} C{return x}'], 'Life[]'],
  ['tuyin', ['liferound', 'examples/tree-sort.ti'], 'Life[]'],
  ['tuyin', ['parse', 'examples/json.ti', 'package.json'], 'Parse'],
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

describe('a call', () => {
  const callOf = async (path: string, ...words: string[]): Promise<unknown> => {
    const { out } = await samara('run', path, '--json', '--call', ...words);
    expect(misfits(JSON.parse(out), 'Called')).toEqual([]);
    return JSON.parse(out);
  };
  const types = 'i8 u16 i32 u32 i64 u64 f32 f64 a32 a64'.split(' ');
  const same = file(
    'same.mpl',
    types.map((type) => `func &${type} (var %x ${type}) ${type} {\n  return (dread ${type} %x)\n}\n`).join(''),
  );

  test.each([
    ['i8', '-1', -1],
    ['u16', '65535', 65535],
    ['i32', '-2147483648', -2147483648],
    ['u32', '4294967295', 4294967295],
    ['a32', '7', 7],
    ['i64', '-9223372036854775808', '-9223372036854775808'],
    ['u64', '18446744073709551615', '18446744073709551615'],
    ['a64', '7', '7'],
    ['f64', '0.1', 0.1],
    ['f64', '5', 5],
    ['f64', '-0.0', '-0'],
    ['f64', 'nan', 'NaN'],
    ['f64', 'inf', 'Infinity'],
    ['f32', '-inf', '-Infinity'],
    ['f32', '0.1', 0.1],
  ] as const)('%s %s', async (type, word, value) => {
    expect(await callOf(same, type, word)).toEqual({ func: type, results: [{ type, value }], output: '' });
  });

  test('what is written is in the document, and so is that nothing was returned', async () => {
    const writes = file(
      'writes.mpl',
      'func &putchar extern (var %c i32) i32\n' +
        'func &f (var %n i32) i32, f64 {\n  call &putchar (constval i32 65)\n' +
        '  return (div i32 (constval i32 6, dread i32 %n), constval f64 2.5)\n}\n',
    );
    const results = [
      { type: 'i32', value: 3 },
      { type: 'f64', value: 2.5 },
    ];
    expect(await callOf(writes, '&f', '2')).toEqual({ func: '&f', results, output: 'A' });
    expect(await callOf(writes, 'f', '0')).toEqual({ func: 'f', output: 'A' });
  });

  test('values of Tuyin IR', async () => {
    const values = file(
      'values.ti',
      'define i1 @less(i32 %a, i32 %b) {\n  %a < %b\n}\ndefine double @zero(double %a) {\n  %a\n}\n' +
        'define i64 @long(i64 %a) {\n  %a\n}\n',
    );
    expect(await callOf(values, 'less', '1', '2')).toMatchObject({ results: [{ type: 'i1', value: true }] });
    expect(await callOf(values, 'zero', '-0.0')).toMatchObject({ results: [{ type: 'double', value: '-0' }] });
    expect(await callOf(values, 'long', '5')).toMatchObject({ results: [{ type: 'i64', value: '5' }] });
  });

  test('a call that cannot be made leaves standard output empty', async () => {
    const { out, err } = await samara('run', same, '--json', '--call', 'nothing');
    expect(out).toBe('');
    expect(JSON.parse(err)).toMatchObject([{ code: 'SAM0202' }]);
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
      for (const type of 'prints' in json ? json.prints : runShapes) expect(tried, name).toContain(type);
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
