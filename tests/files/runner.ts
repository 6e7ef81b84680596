/**
 * Runs the files of a folder as tests: each file in each of its columns (engines, ways), compared by what it says of itself
 * (notation.ts). A failure shows the lines that the file has beside those that would be right, and the command that
 * repeats it; `npm run bless -- WORDS` writes the right ones into the file, those of its first column.
 *
 * A suite is a file `files.test.ts` in or above the folder: `npm test -- PATH` finds it by the path of any of its files.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { atMost } from '../long.ts';
import { filesIn, root } from './folder.ts';
import { readTestFile, type Finding, type TestFile } from './notation.ts';

/** The words of `npm test -- WORDS` that name files of suites, one a line (scripts/test.mjs). */
const wanted = (process.env.SAMARA_FILES ?? '').split('\n').filter((word) => word !== '');
const isBlessing = process.env.BLESS === '1';

export interface Suite {
  /** The folder of the suite; folders in it belong to it. */
  readonly folder: string;
  readonly extensions: readonly string[];
  /** Names of the ways to run the file, which is the one at this place of those that run; `skip` is why one of them is not possible. */
  readonly columns: (file: TestFile, place: number) => readonly Column[];
  readonly run: (file: TestFile, column: string) => readonly Finding[] | Promise<readonly Finding[]>;
  /** Folders whose files are not tests, but are read by those. */
  readonly except?: readonly string[];
  /** A quick run takes at most so many files; all unless given. */
  readonly atMost?: number;
}

export interface Column {
  readonly name: string;
  readonly skip?: string;
}

/** Tests of all files of the suite, as far as they are asked for. */
export function testFiles({ folder, extensions, columns, run, except, atMost: most = Infinity }: Suite): void {
  const inFolder = relative(root, folder).split(sep).join('/');
  const suite = `${inFolder}/files.test.ts`;
  const isWanted = (path: string): boolean =>
    wanted.length === 0 || wanted.some((word) => path.includes(word) || suite.includes(word));
  for (const [place, file] of atMost(most, filesIn(folder, extensions, except)).entries()) {
    if (!isWanted(file.path)) continue;
    describe(file.path.slice(inFolder.length + 1), () => {
      if (file.expectations.length === 0 && file.errors.length === 0 && file.command === undefined)
        test('expects something', () => expect.fail(`${file.path} expects nothing`));
      for (const { name, skip } of columns(file, place)) {
        test.skipIf(skip !== undefined)(skip === undefined ? name : `${name} (${skip})`, async () => {
          const now = isBlessing ? readTestFile(file.path) : file;
          check(now, await run(now, name), `npm test -- ${file.path}${name === only ? '' : ` -t '${name}'`}`);
        });
      }
    });
  }
}

/** The column of a suite that has no other. */
export const only = 'as it says';

function check(file: TestFile, findings: readonly Finding[], again: string): void {
  const wrong = findings.filter(({ expected, found }) => expected.join('\n') !== found.join('\n'));
  if (wrong.length === 0) return;
  if (isBlessing) return bless(file, wrong);
  const show = (side: 'expected' | 'found'): string =>
    findings
      .flatMap(({ expectation: { kind, line }, [side]: lines }) =>
        lines.map((text) => (kind === 'errors' ? text : `${line}: ${text}`)),
      )
      .join('\n');
  expect(show('found'), `${file.path} is not what it says. Again: ${again}\n`).toBe(show('expected'));
}

/** Writes what was found in place of what the file says; the comment marks and the place of the lines stay. */
function bless({ path, text }: TestFile, wrong: readonly Finding[]): void {
  const lines: (string | undefined)[] = text.split('\n');
  const mark = /\.(ti|sy)$/.test(path) ? '//' : '#';
  for (const { expectation, found } of wrong) {
    if (expectation.kind === 'errors') {
      blessErrors(lines, mark, found);
    } else if (expectation.kind !== 'program') {
      lines[expectation.line - 1] = lines[expectation.line - 1]?.replace(/(#|\/\/) (run|trap):.*/, `$1 ${found[0]}`);
    } else if (expectation.line === 0) {
      blessBeside(path, found);
    } else {
      for (const { line } of expectation.written) lines[line - 1] = undefined;
      const at = (expectation.written.at(0)?.line ?? expectation.line + 1) - 1;
      const new_ = found.map((line) => `${mark} ${line}`).join('\n');
      lines[at] = [new_, ...(expectation.written.length === 0 ? [lines[at]] : [])].filter(Boolean).join('\n');
      if (lines[at] === '') lines[at] = undefined;
    }
  }
  writeFileSync(path, lines.filter((line) => line !== undefined).join('\n'));
}

/** Each line gets the codes of its diagnostics as a comment behind it. */
function blessErrors(lines: (string | undefined)[], mark: string, found: readonly string[]): void {
  lines.forEach((line, i) => (lines[i] = line?.replace(/\s*(#|\/\/) error: .*$/, '')));
  const places = new Set(found.map((one) => parseInt(one, 10)));
  for (const line of places) {
    const codes = found.filter((one) => parseInt(one, 10) === line).map((one) => one.split(': ')[1]);
    lines[line - 1] += ` ${mark} error: ${codes.join(' ')}`;
  }
}

/** The file beside it has output and status in the form that the compilers of SysY are compared by. */
function blessBeside(path: string, found: readonly string[]): void {
  const status = found.find((line) => line.startsWith('status '))?.slice(7) ?? '0';
  const out = found
    .filter((line) => line.startsWith('out: '))
    .map((line) => (line.startsWith('out: "') ? (JSON.parse(line.slice(5)) as string) : `${line.slice(5)}\n`))
    .join('');
  const beside = path.replace(/\.\w+$/, '.out');
  const before = readFileSync(beside, 'latin1');
  writeFileSync(beside, `${out}${out === '' || out.endsWith('\n') ? '' : '\n'}status ${status}\n`, 'latin1');
  if (before === readFileSync(beside, 'latin1')) throw new Error(`${beside} cannot say ${found.join('; ')}`);
}
