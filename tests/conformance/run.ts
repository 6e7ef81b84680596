/**
 * Runs the conformance files: every expectation of every file on every engine. An engine is a row; what an engine
 * cannot do yet is a row of `skips` with its reason. The test and `npm run conformance` both read the outcomes from
 * here.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Diagnostic } from '../../src/base/diagnostics.ts';
import { SourceFile } from '../../src/base/source.ts';
import { formatResult, parseArgument } from '../../src/driver/arguments.ts';
import type { Result } from '../../src/base/result.ts';
import {
  instantiate,
  parse,
  verify,
  type Engine,
  type Program,
  type RunOptions,
  type MapleUnit,
} from '../../src/driver/index.ts';
import { Exit, Trap } from '../../src/vm/trap.ts';
import { readExpectations, type Call, type Expectation } from './expectations.ts';

export interface EngineRow {
  readonly name: string;
  readonly start: (unit: MapleUnit, options: RunOptions) => Promise<Program>;
}

/** A back end joins by a row that makes a program of a unit. */
export const engines: readonly EngineRow[] = (['wasm', 'interp', 'vm'] as const satisfies readonly Engine[]).map(
  (name) => ({
    name,
    start: async (unit, options) => {
      const { value, diagnostics } = await instantiate(unit, { ...options, engine: name });
      if (value === undefined)
        throw new Error(diagnostics.map(({ code, message }) => `${code}: ${message}`).join('\n'));
      return value;
    },
  }),
);

/** What does not run yet: `file` is `topic/name`, `engine` one engine. */
export const skips: readonly { readonly file: string; readonly engine: string; readonly reason: string }[] = [];

export interface ConformanceFile {
  readonly topic: string;
  /** `topic/name`, without the extension. */
  readonly name: string;
  readonly text: string;
}

const folder = fileURLToPath(new URL('.', import.meta.url));

export function conformanceFiles(): ConformanceFile[] {
  const topics = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  return topics.sort().flatMap((topic) =>
    readdirSync(join(folder, topic))
      .filter((file) => file.endsWith('.mpl'))
      .sort()
      .map((file) => ({
        topic,
        name: `${topic}/${file.slice(0, -4)}`,
        text: readFileSync(join(folder, topic, file), 'utf8'),
      })),
  );
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

/** What went wrong, one sentence each; empty if all is as expected. Each instance can be looked at when it has done its part. */
export async function runFile(
  file: ConformanceFile,
  engine: EngineRow,
  look: (program: Program) => void = () => {},
): Promise<string[]> {
  const problems: string[] = [];
  let shared: Program | undefined;
  // Whoever starts a program verifies its unit.
  const unit = await parsedUnit(file);
  for (const expectation of readExpectations(file.text)) {
    const options = {
      stdout: (bytes: Uint8Array) => {
        output += new TextDecoder().decode(bytes);
      },
      stdin: inputOf(expectation),
    };
    let output = '';
    const fresh = (): Promise<Program> => engine.start(unit, options);
    const program = expectation.kind === 'run' ? (shared ??= await fresh()) : await fresh();
    const problem = check(expectation, program, () => output);
    if (problem !== undefined) problems.push(`${file.name}.mpl:${expectation.line}: ${problem}`);
    if (program !== shared) look(program);
  }
  if (shared !== undefined) look(shared);
  return problems;
}

function inputOf(expectation: Expectation): () => Uint8Array | undefined {
  let rest = expectation.kind === 'program' ? new TextEncoder().encode(expectation.stdin) : undefined;
  return () => {
    const chunk = rest;
    rest = undefined;
    return chunk;
  };
}

function check(expectation: Expectation, program: Program, output: () => string): string | undefined {
  switch (expectation.kind) {
    case 'run': {
      const actual = outcome(() => callWords(program, expectation.call));
      const expected = canonicalResults(program, expectation.call, expectation.results);
      return actual === expected ? undefined : `&${expectation.call.name} gave ${actual}, not ${expected}`;
    }
    case 'trap': {
      const actual = outcome(() => callWords(program, expectation.call));
      return isTrap(actual, expectation.trap)
        ? undefined
        : `&${expectation.call.name} gave ${actual}, not trap ${expectation.trap}`;
    }
    case 'program': {
      const actual = outcome(() => `exit ${program.main() & 0xff}`);
      const expected = expectation.trap === undefined ? `exit ${expectation.exit}` : `trap ${expectation.trap}`;
      if (actual !== expected && !isTrap(actual, expectation.trap ?? ''))
        return `the program gave ${actual}, not ${expected}`;
      const { stdout } = expectation;
      if (stdout === undefined || output() === stdout) return undefined;
      return `the program wrote ${JSON.stringify(output())}, not ${JSON.stringify(stdout)}`;
    }
  }
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
