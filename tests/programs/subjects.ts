/**
 * Every program of `tests/` and `examples/` that says what it does, with a function that runs it in some way and says what
 * was not as expected. What is expected stands in the program or beside it, never in the output of an engine.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SourceFile } from '../../src/base/source.ts';
import { parse, type LinearUnit, type MapleUnit, type RunOptions } from '../../src/driver/index.ts';
import { Exit } from '../../src/vm/trap.ts';
import { conformanceFiles, runFile } from '../conformance/run.ts';
import { manualExamples } from '../conformance/manual.ts';
import { filesIn } from '../files/folder.ts';
import { parseTestFile, type TestFile } from '../files/notation.ts';
import { waysOf, type Way } from './ways.ts';

export interface Subject {
  readonly name: string;
  readonly ways: readonly Way[];
  /** One sentence for each thing that went wrong. */
  readonly problems: (way: Way) => Promise<readonly string[]>;
}

const tests = resolve(import.meta.dirname, '..');
const examples = resolve(tests, '../examples');

export function everySubject(): readonly Subject[] {
  return [...lightSubjects(), ...exampleSubjects(), ...sysySubjects(), ...conformanceSubjects()];
}

/** Programs with expectations call by call; on the formal machine they have a test of their own (tests/light/conformance.test.ts). */
function conformanceSubjects(): Subject[] {
  return [...conformanceFiles(), ...manualExamples()].map((file) => {
    const onlyMain = parseTestFile(file.name, file.text).expectations.every(({ kind }) => kind === 'program');
    const ways = waysOf('maple').filter(({ engine, mainOnly }) => engine !== 'light' && (onlyMain || !mainOnly));
    return { name: `conformance/${file.name}`, ways, problems: (way) => runFile(file, way) };
  });
}

/** What `main` gave, as the files beside the programs of SysY have it: a line of its own for the status. */
function outcomeText(output: string, status: number): string {
  return `${output}${output === '' || output.endsWith('\n') ? '' : '\n'}status ${status}\n`;
}

/** The programs for the formal machine, on all engines. */
function lightSubjects(): Subject[] {
  return filesIn(join(tests, 'light/programs'), ['.mpl']).map((file) =>
    runSubject(`light/${file.path.split('/').at(-1)}`, 'maple', file),
  );
}

/** The examples whose output somebody else computes are in examples.test.ts; these have theirs in a comment. */
function exampleSubjects(): Subject[] {
  const outputs: Readonly<Record<string, string>> = {
    hello: 'Hello from MAPLE IR\n',
    fact: '10! = 3628800\n',
    leaks: 'done\n',
  };
  return Object.entries(outputs).map(([name, output]) =>
    mainSubject(
      `examples/${name}.mpl`,
      'maple',
      readFileSync(join(examples, `${name}.mpl`), 'utf8'),
      '',
      outcomeText(output, 0),
    ),
  );
}

/** With what a C compiler's program gave beside them. */
function sysySubjects(): Subject[] {
  const folder = join(tests, 'sysy/programs');
  return filesIn(folder, ['.sy'], ['stress']).map((file) =>
    runSubject(`sysy/${file.path.split('/').slice(-2).join('/')}`, 'sysy', file),
  );
}

/** A file that describes one run of its program. */
function runSubject(name: string, format: 'maple' | 'sysy', { text, expectations }: TestFile): Subject {
  const run = expectations.find((one) => one.kind === 'program');
  if (run === undefined) throw new Error(`${name} describes no run`);
  const [input, out] = [run.input, run.out].map((bytes) => Buffer.from(bytes).toString('latin1'));
  return mainSubject(name, format, text, input, outcomeText(out, run.status));
}

function mainSubject(name: string, format: 'maple' | 'sysy', text: string, input: string, expected: string): Subject {
  const unit = async (): Promise<MapleUnit | LinearUnit> => {
    const { value, diagnostics } = await parse(new SourceFile(name, text), format);
    if (value === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
    return value;
  };
  const problems = async (way: Way): Promise<readonly string[]> => {
    const found = await runMain(await unit(), way, input);
    return found === expected ? [] : [`${name}: ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`];
  };
  return { name, ways: waysOf(format === 'maple' ? 'maple' : 'linear'), problems };
}

async function runMain(unit: MapleUnit | LinearUnit, { start }: Way, input: string): Promise<string> {
  const chunks: Buffer[] = [];
  let rest: Uint8Array | undefined = Buffer.from(input, 'latin1');
  const stdin = (): Uint8Array | undefined => {
    const chunk = rest;
    rest = undefined;
    return chunk;
  };
  const options: RunOptions = { stdin, stdout: (bytes) => void chunks.push(Buffer.from(bytes)) };
  const program = await start(unit, options);
  const status = statusOf(() => program.main());
  return outcomeText(Buffer.concat(chunks).toString('latin1'), status);
}

function statusOf(run: () => number): number {
  try {
    return run() & 255;
  } catch (error) {
    if (error instanceof Exit) return error.code & 255;
    throw error;
  }
}
