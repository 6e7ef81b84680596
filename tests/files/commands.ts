/** Files whose first lines are a command of `samara` and what comes of it: how each is run, and on which engines. */
import { dirname } from 'node:path';
import { samaraWith } from '../cli/samara.ts';
import { enginesOf, languageOfFile, namesOf } from '../engines.ts';
import { findingOfRun, withoutNotes, type Finding, type RunExpectation, type TestFile } from './notation.ts';
import { only, type Column } from './runner.ts';

const nothing: Omit<RunExpectation, 'line'> = {
  kind: 'program',
  input: new Uint8Array(0),
  out: new Uint8Array(0),
  err: [],
  status: 0,
  trap: undefined,
  written: [],
};

/** The engines that the file asks for, as columns; without a word about engines, the command as it is. */
export function commandColumns({ path, engine }: TestFile): readonly Column[] {
  if (engine === undefined) return [{ name: only }];
  const known: readonly string[] = namesOf(enginesOf(languageOfFile(path)));
  const [, but = ''] = /^all(?: but (.*))?$/.exec(engine) ?? [];
  const without = but.split(' ').filter(Boolean);
  if (!engine.startsWith('all') || without.some((name) => !known.includes(name)))
    throw new Error(`${path}: engine: ${engine}; there are ${known.join(', ')}`);
  return known.filter((name) => !without.includes(name)).map((name) => ({ name }));
}

/** What the command gives; a file with several runs gives it each of their inputs. */
export async function runCommand(file: TestFile, column: string): Promise<Finding[]> {
  if (file.command === undefined) throw new Error(`${file.path}: no line \`samara …\``);
  const words = file.command
    .split(' ')
    .map((word) => (word === 'FILE' ? file.path : word.replace('DIR', dirname(file.path))));
  const all = column === only ? words : [...words.slice(0, 2), '--engine', column, ...words.slice(2)];
  const runs = file.expectations.filter((one) => one.kind === 'program');
  const findings: Finding[] = [];
  for (const run of runs.length === 0 ? [{ ...nothing, line: 1 }] : runs) {
    const { status, out, err } = await samaraWith(Buffer.from(run.input).toString(), all);
    findings.push(findingOfRun(run, { status, out: Buffer.from(withoutNotes(out, file.text)), err }));
  }
  return findings;
}
