/**
 * Runs the conformance files: every expectation (tests/files/notation.ts) of every file on every engine. What an engine
 * cannot do yet is a row of `skips` with its reason. The test and `npm run conformance` both read the outcomes from
 * here.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Diagnostic } from '../../src/base/diagnostics.ts';
import { SourceFile } from '../../src/base/source.ts';
import { formatResult, parseArgument } from '../../src/driver/arguments.ts';
import type { Result } from '../../src/base/result.ts';
import { parse, verify, type MapleUnit, type Program, type RunOptions } from '../../src/driver/index.ts';
import { Exit, Trap } from '../../src/vm/trap.ts';
import { fullEngines, type TestEngine } from '../engines.ts';
import {
  findingOfCall,
  findingOfRun,
  parseTestFile,
  type Call,
  type Expectation,
  type Finding,
  type TestFile,
} from '../files/notation.ts';
import { filesIn } from '../files/folder.ts';

/** The engines of the suite; those of a part of MAPLE have tests of their own. */
export const engines: readonly TestEngine[] = fullEngines('maple');

/** Some way to make a program of a unit. */
export interface Starter {
  readonly start: (unit: MapleUnit, options: RunOptions) => Promise<Program>;
  /** Traps are told without their kinds. */
  readonly isKindless?: boolean;
}

/** What does not run yet: `file` is `topic/name`, `engine` one engine. */
export const skips: readonly { readonly file: string; readonly engine: string; readonly reason: string }[] = [
  ...['built-wasm', 'built-wat', 'built-wasi'].map((engine) => ({
    file: 'vectors/intrinsics',
    engine,
    reason: 'the file exports its memory as `memory`, so a function of that name is not exported',
  })),
  ...['built-c', 'built-native', 'built-java', 'built-csharp', 'built-python'].flatMap((engine) => [
    {
      file: 'dynamic/functions',
      engine,
      reason: 'it declares functions of the run time, of which the library has other forms in what is built',
    },
    {
      file: 'objects/misuse',
      engine,
      reason: 'what is no object is told by what lies in front of it, and blocks of this heap have other heads',
    },
    { file: 'programs/arguments', engine, reason: 'a command always has its own name among its arguments' },
  ]),
];

/** Outputs whose files do not say which trap it was: the host of a module says it in words of its own. */
export const kindless: readonly string[] = ['built-wasm', 'built-wat'];

/** Any trap of such an output is the one that was expected. */
export function withoutKinds(engine: TestEngine): TestEngine & Starter {
  return kindless.includes(engine.name) ? { ...engine, isKindless: true } : engine;
}

export interface ConformanceFile {
  readonly topic: string;
  /** `topic/name`, without the extension. */
  readonly name: string;
  readonly text: string;
}

const folder = fileURLToPath(new URL('.', import.meta.url));

export function conformanceFiles(): ConformanceFile[] {
  return filesIn(folder, ['.mpl']).map(conformanceFile);
}

export function conformanceFile({ path, text }: Pick<TestFile, 'path' | 'text'>): ConformanceFile {
  const [topic, file] = path.split('/').slice(-2);
  return { topic, name: `${topic}/${file.slice(0, -4)}`, text };
}

/** A file as it is read; what it imports lies in the folders of the topics. */
export function readFile({ name, text }: ConformanceFile): Promise<Result<MapleUnit>> {
  return parse(new SourceFile(`${name}.mpl`, text), 'maple', {
    resolveImport: (wanted, [path]) => new SourceFile(wanted, readFileSync(join(folder, path, wanted), 'utf8')),
  });
}

/** The unit of a file; errors of its reader are thrown. */
async function parsedUnit(file: ConformanceFile): Promise<MapleUnit> {
  const { value, diagnostics } = await readFile(file);
  throwErrors(diagnostics);
  if (value === undefined) throw new Error('there is no module');
  return value;
}

/** The verified unit of a file; errors of its reader or verifier are thrown. */
export async function readUnit(file: ConformanceFile): Promise<MapleUnit> {
  const unit = await parsedUnit(file);
  throwErrors(await verify(unit));
  return unit;
}

function throwErrors(diagnostics: readonly Diagnostic[]): void {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Error(errors.map(({ code, message }) => `${code}: ${message}`).join('\n'));
}

/**
 * What each expectation of a file comes to on an engine. The calls of one file are made one after the other in one instance, so
 * that state can be tested; calls that trap and the program itself get an instance of their own. Each instance can be
 * looked at when it has done its part.
 */
export async function findingsOf(
  file: ConformanceFile,
  engine: Starter,
  look: (program: Program) => void = () => {},
): Promise<Finding[]> {
  let shared: Program | undefined;
  // Whoever starts a program verifies its unit.
  const unit = await parsedUnit(file);
  const { expectations } = parseTestFile(`${file.name}.mpl`, file.text);
  if (expectations.length === 0) throw new Error('the file expects nothing');
  const findings: Finding[] = [];
  for (const expectation of expectations) {
    const chunks: Uint8Array[] = [];
    const fresh = (): Promise<Program> =>
      engine.start(unit, { stdout: (bytes) => void chunks.push(bytes.slice()), stdin: inputOf(expectation) });
    const program = expectation.kind === 'run' ? (shared ??= await fresh()) : await fresh();
    findings.push(finding(expectation, program, () => Buffer.concat(chunks), engine.isKindless === true));
    if (program !== shared) look(program);
  }
  if (shared !== undefined) look(shared);
  return findings;
}

/** What went wrong, one sentence each; empty if all is as expected. */
export async function runFile(
  file: ConformanceFile,
  engine: Starter,
  look: (program: Program) => void = () => {},
): Promise<string[]> {
  const findings = await findingsOf(file, engine, look);
  return findings
    .filter(({ expected, found }) => expected.join('\n') !== found.join('\n'))
    .map(
      ({ expectation, expected, found }) =>
        `${file.name}.mpl:${expectation.line}: ${found.join('; ')}, not ${expected.join('; ')}`,
    );
}

function inputOf(expectation: Expectation): () => Uint8Array | undefined {
  let rest = expectation.kind === 'program' ? expectation.input : undefined;
  return () => {
    const chunk = rest;
    rest = undefined;
    return chunk;
  };
}

function finding(expectation: Expectation, program: Program, output: () => Uint8Array, isKindless: boolean): Finding {
  if (expectation.kind === 'program') {
    const end = outcome(() => `exit ${program.main() & 0xff}`);
    const told = /^trap (.*)/.exec(end)?.[1];
    const trap = told !== undefined && isKindless ? expectation.trap : told;
    const status = trap === undefined ? Number(end.slice(5)) : 0;
    return findingOfRun(expectation, { out: output(), err: '', status, trap });
  }
  const found = outcome(() => callWords(program, expectation.call));
  const isAny = isKindless && found.startsWith('trap ');
  if (expectation.kind === 'trap') return findingOfCall(expectation, found, isAny || isTrap(found, expectation.trap));
  return findingOfCall(expectation, found, found === canonicalResults(program, expectation.call, expectation.results));
}

/** Engines may tell some traps apart that others do not (docs/decisions/0070): `null-pointer/out-of-bounds`. */
function isTrap(actual: string, kinds: string): boolean {
  return kinds.split('/').some((kind) => actual === `trap ${kind}`);
}

function outcome(run: () => string): string {
  try {
    return run();
  } catch (error) {
    if (error instanceof Trap) return `trap ${error.kind}`;
    if (error instanceof Exit) return `exit ${error.code}`;
    throw error;
  }
}

function callWords(program: Program, { name, args }: Call): string {
  const signature = program.signature(name);
  if (signature === undefined) throw new Error(`there is no function &${name}`);
  if (args.length !== signature.params.length) throw new Error(`&${name} takes ${signature.params.length} arguments`);
  const values = args.map((word, i) => {
    const value = parseArgument(word, signature.params[i], program.pointerSize);
    if (value === undefined) throw new Error(`\`${word}\` is no ${signature.params[i]}`);
    return value;
  });
  return program
    .call(name, values)
    .map((value, i) => formatResult(value, signature.results[i], program.pointerSize))
    .join(', ');
}

/** The expected words as `callWords` would print them: 0xff of an i8 is -1. */
function canonicalResults(program: Program, { name }: Call, words: readonly string[]): string {
  const results = program.signature(name)?.results ?? [];
  return words
    .map((word, i) => {
      const value = results[i] === undefined ? undefined : parseArgument(word, results[i], program.pointerSize);
      return value === undefined ? word : formatResult(value, results[i], program.pointerSize);
    })
    .join(', ');
}
