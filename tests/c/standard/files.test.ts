/**
 * Programs over every section of the standard that we claim (README.md), on every engine. What they print is what gcc and clang have printed
 * (scripts/c-oracle.mjs), and is the same when a program is run as the text of one of its levels.
 *
 * MapleLight is a part of the language: a line `// light: MPL4004` says which refusals the formal machine has for a
 * program, `// light: unsupported` that it comes to an operation that it has no meaning for. That is expected of it exactly,
 * so that nothing is left out without being seen.
 *
 * Every third program also runs with addresses of 4 bytes, unless a line `// model: LP64` says that what it prints depends on how wide `long` and
 * addresses are.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { samaraWith, type Outcome } from '../../cli/samara.ts';
import { enginesOf, namesOf } from '../../engines.ts';
import { findingOfRun, type Finding, type RunExpectation, type TestFile } from '../../files/notation.ts';
import { testFiles, type Column } from '../../files/runner.ts';
import { inTurn } from '../../long.ts';

const engines = namesOf(enginesOf('c'));
const levels = ['high', 'flat', 'linear', 'cfg', 'ssa'];
/** One program in so many is also run as text, of one of the levels; and one in so many with addresses of 4 bytes. */
const textOneIn = 4;
const narrowOneIn = 3;

let work = '';
beforeAll(() => void (work = mkdtempSync(join(tmpdir(), 'samara-c-standard-'))));
afterAll(() => rmSync(work, { recursive: true }));

/** The data model ILP32. */
const narrow = 'addresses of 4 bytes';

function columnsOf({ facts }: TestFile, place: number): readonly Column[] {
  const asText = place % textOneIn === 0 ? [`text of ${levels[(place / textOneIn) % levels.length]}`] : [];
  const names = [...engines, ...asText, ...(facts.has('model') || place % narrowOneIn !== 0 ? [] : [narrow])];
  return inTurn(names, place, names.length, names.length).map((name) => ({ name }));
}

async function runFile(file: TestFile, column: string): Promise<readonly Finding[]> {
  const run = file.expectations.find((one) => one.kind === 'program');
  if (run === undefined) throw new Error(`${file.path} expects nothing: npx tsx scripts/c-oracle.mjs ${file.path}`);
  const outcome = await runOn(file.path, run, column);
  const refusal = column === 'light' ? file.facts.get('light') : undefined;
  if (refusal === undefined) return [findingOfRun(run, { ...outcome, out: Buffer.from(outcome.out) })];
  expect(refusalsIn(outcome.err), `${file.path} on the formal machine`).toBe(refusal);
  return [];
}

async function runOn(path: string, { input }: RunExpectation, column: string): Promise<Outcome> {
  const given = Buffer.from(input).toString();
  if (column === narrow) return samaraWith(given, ['run', path, '--pointer-size', '4']);
  const level = /^text of (.*)/.exec(column)?.[1];
  if (level === undefined) return samaraWith(given, ['run', path, '--engine', column]);
  const text = join(work, level === 'high' || level === 'flat' ? 'a.mpl' : 'a.lir');
  const lowered = await samaraWith('', ['lower', path, '--to', level, '-o', text]);
  return lowered.status === 0 ? samaraWith(given, ['run', text]) : lowered;
}

/** What the formal machine says that it does not have: codes of the profile, or the trap. */
function refusalsIn(err: string): string {
  const codes = [...err.matchAll(/MPL40\d\d|^trap\[(unsupported)\]/gm)].map(([code, trap]) => trap ?? code);
  return [...new Set(codes)].sort().join(' ');
}

testFiles({ folder: import.meta.dirname, extensions: ['.c'], columns: columnsOf, run: runFile, atMost: 18 });
