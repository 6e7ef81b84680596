/**
 * The programs in tests/tuyin/programs: what they say of themselves (tests/files/notation.ts), and which rule of the language each shows
 * (`rule: SECTION WORDS`). `fuel: N`, `depth: N` and `memory: N` bound all its runs.
 *
 * What is expected was worked out by hand from the document, or by another program, never by running this one.
 */
import { join } from 'node:path';
import { filesIn } from '../files/folder.ts';
import { parseTestFile, type CallExpectation, type RunExpectation, type TestFile } from '../files/notation.ts';

export interface ProgramFile {
  readonly name: string;
  readonly text: string;
  readonly rule: string;
  readonly cases: readonly RunExpectation[];
  readonly calls: readonly CallExpectation[];
  readonly bounds: Readonly<Record<string, number>>;
}

export const folder = join(import.meta.dirname, 'programs');

export function readPrograms(): ProgramFile[] {
  return filesIn(folder, ['.ti']).map(programOf);
}

export function readProgram(name: string, text: string): ProgramFile {
  return programOf(parseTestFile(name, text));
}

export function programOf({ path, text, expectations, facts }: TestFile): ProgramFile {
  const rule = facts.get('rule') ?? '';
  if (rule === '' || expectations.length === 0) throw new Error(`${path} expects nothing`);
  return {
    name: path.split('/').at(-1) ?? path,
    text,
    rule,
    cases: expectations.filter((one) => one.kind === 'program'),
    calls: expectations.filter((one) => one.kind !== 'program'),
    bounds: Object.fromEntries(
      ['fuel', 'depth', 'memory'].flatMap((name) => (facts.has(name) ? [[name, Number(facts.get(name))]] : [])),
    ),
  };
}
