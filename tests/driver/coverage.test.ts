/**
 * Coverage: the counts of lines are those of gcov (kept in coverage/gcov.json, made by gcc 12 with -O0) wherever both claim a line; files of
 * lcov are read as they are written; and what several runs have counted is added up.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { SourceFile } from '../../src/base/source.ts';
import { sharesOf, type FileCoverage } from '../../src/driver/coverage.ts';
import { instantiate, parse, startCoverage, type Unit } from '../../src/driver/index.ts';
import { readLcov, writeLcov } from '../../src/driver/lcov.ts';
import { Exit, Trap } from '../../src/vm/trap.ts';
import { samara } from '../cli/samara.ts';
import { oneIn } from '../long.ts';

const work = mkdtempSync(join(tmpdir(), 'samara-coverage-'));
afterAll(() => rmSync(work, { recursive: true }));

type Counts = Readonly<Record<string, string>>;
const gcov = JSON.parse(readFileSync(join(import.meta.dirname, 'coverage', 'gcov.json'), 'utf8')) as Record<
  string,
  Counts
>;

function filesOf(text: string): readonly FileCoverage[] {
  const files = readLcov(text);
  if ('line' in files) throw new Error(`line ${files.line} is none of lcov`);
  return files;
}

/** Functions that one line of a macro makes, and a statement of several lines: gcov counts each of their parts. */
const unlike = new Set(['examples/c/sha2.c:158', 'examples/c/sha2.c:159', 'examples/c/png.c:602']);

describe('counts of gcov', () => {
  test.each(oneIn(12, Object.keys(gcov)))('%s', async (words) => {
    const info = join(work, 'some.info');
    await samara('run', ...words.split(' '), `--coverage=${info}`);
    const files = filesOf(readFileSync(info, 'utf8'));
    for (const [name, counts] of Object.entries(gcov[words])) {
      const own = files.find((file) => file.name === name)?.lines ?? new Map<number, number>();
      const theirs = new Map(counts.split(' ').map((pair) => pair.split(':').map(Number) as [number, number]));
      const both = [...theirs.keys()].filter((line) => own.has(line));
      expect(both.length, name).toBeGreaterThan(0.7 * theirs.size);
      expect(both.filter((line) => own.get(line) !== theirs.get(line) && !unlike.has(`${name}:${line}`))).toEqual([]);
    }
  });
});

async function compile(text: string): Promise<Unit> {
  const { value, diagnostics } = await parse(new SourceFile('text.c', text), 'c');
  if (value === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return value;
}

/** Runs a program as often as there are arguments for it; how it ends is no matter. */
async function cover(text: string, options: object = {}, runs = 1): Promise<FileCoverage> {
  const coverage = await startCoverage();
  for (let i = 0; i < runs; i++) {
    const { value } = await instantiate(await compile(text), { engine: 'interp', ...options, coverage });
    try {
      value?.main();
    } catch (error) {
      if (!(error instanceof Trap || error instanceof Exit)) throw error;
    }
  }
  return coverage.report()[0];
}

const dividing = `
static int divide(int a, int b) {
  a++;
  a = a / b;
  a++;
  return a;
}
int main(void) {
  int sum = 0;
  for (int i = 2; i >= 0; i--)
    sum += divide(9, i);
  return sum;
}
`;

describe('what was not executed', () => {
  test.each(['interp', 'wasm'])('behind a trap, on %s', async (engine) => {
    const { lines, branches } = await cover(dividing, { engine });
    expect([...lines]).toEqual([
      [2, 3],
      [3, 3],
      [4, 3],
      [5, 2],
      [6, 2],
      [8, 1],
      [9, 1],
      [10, 3],
      [11, 3],
      [12, 0],
    ]);
    expect(branches).toEqual([{ line: 10, number: 0, isReached: true, ways: [3, 0] }]);
  });

  test('behind a call that does not come back', async () => {
    const text =
      'void exit(int);\nstatic void end(int n) {\n  exit(n);\n}\nint main(void) {\n  end(3); end(4);\n  return 1;\n}\n';
    const { lines } = await cover(text);
    expect([...lines].filter(([line]) => line > 4)).toEqual([
      [5, 1],
      [6, 1],
      [7, 0],
    ]);
  });

  test('when the fuel is used up: as far as it went', async () => {
    const text = 'int main(void) {\n  for (;;) {\n    __asm__("");\n  }\n}\n'.replace(
      '__asm__("")',
      'volatile int x = 1; x++',
    );
    const { lines } = await cover(text, { fuel: 1000 });
    expect(lines.get(3)).toBeGreaterThan(50);
    expect(lines.get(3)).toBeLessThan(500);
  });
});

test('runs are added up', async () => {
  const once = await cover(dividing);
  const thrice = await cover(dividing, {}, 3);
  expect([...thrice.lines]).toEqual([...once.lines].map(([line, count]) => [line, 3 * count]));
  expect(thrice.branches[0].ways).toEqual([9, 0]);
  expect(thrice.functions.get('divide')).toEqual({ line: 2, count: 9 });
});

test('files of lcov are read as they are written, and added up', async () => {
  const file = await cover(dividing);
  const text = writeLcov([file]);
  expect(
    text.startsWith(
      'TN:\nSF:text.c\nFN:2,divide\nFN:8,main\nFNDA:3,divide\nFNDA:1,main\nFNF:2\nFNH:2\nBRDA:10,0,0,3\n',
    ),
  ).toBe(true);
  expect(writeLcov(filesOf(text))).toBe(text);
  const sum = await startCoverage();
  sum.addCounts(filesOf(text));
  sum.addCounts(filesOf(text));
  expect(sharesOf(sum.report()[0])).toEqual(sharesOf(file));
  expect(sum.report()[0].lines.get(3)).toBe(6);
});

test.each([
  ['nonsense', 1],
  ['TN:\nDA:1,1', 2],
  ['SF:a\nDA:1', 2],
  ['SF:a\nDA:1,-1', 2],
  ['SF:a\nSF:b', 2],
  ['SF:a\nBRDA:1,0,99999999999,1', 2],
  ['SF:a\nDA:1,1', 2],
])('%j is none of lcov', (text, line) => {
  expect(readLcov(text)).toEqual({ line });
});

describe('the command', () => {
  const program = 'examples/hello.c';

  test('lists lines with their counts', async () => {
    const { err } = await samara('run', program, '--coverage');
    expect(err).toMatch(/^coverage: examples\/hello\.c: \d+ of \d+ lines, 1 of 1 function, /);
    expect(err).toMatch(/^ {10}1 +\d+ {2}int main/m);
  });

  test('adds to a file that is there', async () => {
    const info = join(work, 'sum.info');
    const words = ['run', program, '--coverage', info, '--coverage-add'];
    await samara(...words);
    const first = filesOf(readFileSync(info, 'utf8'))[0];
    const { err } = await samara(...words);
    expect(err).toMatch(/^coverage: examples\/hello\.c: \d+ of \d+ lines.*\n$/);
    const second = filesOf(readFileSync(info, 'utf8'))[0];
    expect([...second.lines]).toEqual([...first.lines].map(([line, count]) => [line, 2 * count]));
  });

  test('refuses what it cannot do', async () => {
    expect(await samara('run', program, '--coverage-add')).toMatchObject({ status: 2, out: '' });
    expect(await samara('run', program, '--coverage=README.info', '--coverage-add', '--engine', 'vm')).toMatchObject({
      status: 2,
    });
    const broken = join(work, 'broken.info');
    await samara('run', program, `--coverage=${broken}`);
    expect(await samara('run', program, `--profile=${broken}`)).toMatchObject({ status: 2, out: '' });
  });
});
