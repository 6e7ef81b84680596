/**
 * Every run of the formal machine that the tests know: the programs of this folder, the examples, and each call of the
 * conformance files that MapleLight admits, file by file. A run can be started as often as one likes.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { SourceFile } from '../../src/base/source.ts';
import { parseArgument } from '../../src/driver/arguments.ts';
import type { MapleUnit } from '../../src/driver/index.ts';
import { canonical } from '../../src/driver/light-program.ts';
import { compileLight, startLight, type LightRun } from '../../src/driver/light.ts';
import { mapleDeclaration } from '../../src/driver/maple-declarations.ts';
import type { Program } from '../../src/light/syntax.ts';
import type { Val } from '../../src/light/values.ts';
import { parseMaple } from '../../src/maple/parser.ts';
import { conformanceFiles, readUnit, type ConformanceFile } from '../conformance/run.ts';
import { parseTestFile, type Call } from '../files/notation.ts';

export interface KnownRun {
  readonly name: string;
  start(options?: { readonly stdout?: (bytes: Uint8Array) => void }): LightRun;
}

export interface KnownFile {
  readonly name: string;
  /** None if MapleLight does not admit the file. */
  readonly runs: () => Promise<readonly KnownRun[]>;
}

const folders = [join(import.meta.dirname, 'programs'), resolve(import.meta.dirname, '../../examples')];

export function knownFiles(): KnownFile[] {
  const programs = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.mpl'))
      .sort()
      .map((name) => join(folder, name)),
  );
  return [
    ...programs.map((path) => ({ name: basename(path), runs: () => Promise.resolve(runsOfProgram(path)) })),
    ...conformanceFiles().map((file) => ({ name: file.name, runs: () => runsOfConformance(file) })),
  ];
}

/** The runs of the programs, and a few of every nth conformance file. */
export async function sampledRuns(every: number): Promise<readonly KnownRun[]> {
  const chosen = knownFiles().filter(({ name }, i) => name.endsWith('.mpl') || i % every === 0);
  return (await Promise.all(chosen.map(async ({ runs }) => (await runs()).slice(0, 3)))).flat();
}

function runsOfProgram(path: string): KnownRun[] {
  const name = basename(path);
  return [runOf(name, compileLight(parseMaple(new SourceFile(name, readFileSync(path, 'utf8'))).module).program)];
}

async function runsOfConformance(file: ConformanceFile): Promise<KnownRun[]> {
  const unit = await readUnit(file);
  if (unit.ir !== 'maple') return [];
  const { program, diagnostics } = compileLight(unit.module);
  if (diagnostics.length > 0) return [];
  return parseTestFile(file.name, file.text).expectations.map((expectation) => {
    if (expectation.kind === 'program') return runOf(file.name, program, undefined, expectation.input);
    return runOf(`${file.name}:${expectation.line}`, program, {
      name: `&${expectation.call.name}`,
      args: argumentsOf(unit, program, expectation.call),
    });
  });
}

function argumentsOf(unit: MapleUnit, { pointerSize }: Program, { name, args }: Call): Val[] {
  const types = mapleDeclaration(unit, name)?.params ?? [];
  return args.map((word, i) => canonical(parseArgument(word, types[i], pointerSize) ?? 0, types[i], pointerSize));
}

function runOf(
  name: string,
  program: Program,
  call?: { readonly name: string; readonly args: readonly Val[] },
  input?: Uint8Array,
): KnownRun {
  return {
    name,
    start: ({ stdout = () => {} } = {}) => {
      const left = input === undefined ? [] : [input];
      const run = startLight(program, { stdout, stdin: () => left.shift(), call, args: [name] });
      if (typeof run === 'string') throw new Error(`${name}: ${run}`);
      return run;
    },
  };
}
