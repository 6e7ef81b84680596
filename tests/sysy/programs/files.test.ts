/**
 * Every program on every engine: output and exit status are those of the `.out` file beside it, which a C compiler made
 * (scripts/sysy-oracle.mjs). They stay so through the forms of the linear IR and through the optimiser: as SSA, back in
 * linear form, and after `O2`, each verified; and built as files of the outputs. A seeded sample is compiled with that compiler again, where there is one.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatDiagnostics } from '../../../src/base/code-frame.ts';
import { bringToForm } from '../../../src/driver/linear-forms.ts';
import { optimize } from '../../../src/driver/optimize.ts';
import type { LinearModule } from '../../../src/linear/nodes.ts';
import { verifyModule } from '../../../src/linear/verifier.ts';
// @ts-expect-error: a script without types
import * as oracle from '../../../scripts/sysy-oracle.mjs';
import { outputColumn, outputsFor, type TestEngine } from '../../engines.ts';
import { findingOfRun, type Finding, type TestFile } from '../../files/notation.ts';
import { testFiles } from '../../files/runner.ts';
import { cloneModule } from '../../linear/laws.ts';
import { inTurn } from '../../long.ts';
import { needs } from '../../needs.ts';
import { compileGood, engines, readBack, run } from '../engines.ts';

interface Oracle {
  readonly programs: string;
  listPrograms(): string[];
  compilerOf(text: string): 'gcc' | 'clang';
  runOracle(file: string, input: string): string;
  readInput(file: string): string;
}
const { programs, listPrograms, compilerOf, runOracle, readInput }: Oracle = oracle;

const names = listPrograms();
const pathOf = (name: string): string => join(programs, name);

interface Way {
  readonly name: string;
  readonly engine: TestEngine;
  readonly change: (module: LinearModule) => void;
}

const plainOn = (engine: TestEngine): Way => ({ name: engine.name, engine, change: () => undefined });
const asCompiled = engines.map(plainOn);
const routes: Readonly<Record<string, (module: LinearModule) => void>> = {
  'in SSA form': (module) => bringToForm(module, 'ssa'),
  'to SSA form and back': (module) => {
    bringToForm(module, 'ssa');
    bringToForm(module, 'linear');
  },
  optimised: (module) => void optimize(module, 'O2'),
};
const changed = Object.entries(routes).flatMap(([route, change]) =>
  engines.map((engine): Way => ({ name: `${route}, ${engine.name}`, engine, change })),
);

/** Each program is compiled once for all its columns. */
let compiled: { readonly text: string; readonly module: LinearModule } | undefined;

function moduleOf({ path, text }: TestFile): LinearModule {
  if (compiled?.text !== text) {
    compiled = { text, module: compileGood(text, path) };
    readBack(compiled.module);
  }
  return cloneModule(compiled.module);
}

async function runWay(file: TestFile, { change, engine }: Way): Promise<Finding[]> {
  const module = moduleOf(file);
  change(module);
  const broken = verifyModule(module);
  if (broken.length > 0) throw new Error(formatDiagnostics(broken));
  if (!isStress(file)) readBack(module);
  const [expectation] = file.expectations;
  if (expectation.kind !== 'program') throw new Error(`${file.path} describes no run`);
  const { stdout, status } = await run(engine, module, Buffer.from(expectation.input).toString('latin1'));
  return [findingOfRun(expectation, { out: Buffer.from(stdout, 'latin1'), err: '', status })];
}

const isStress = ({ path }: TestFile): boolean => path.includes('/stress/');

/** Compiling files of C takes its time: tests/driver/c-output.test.ts has a program in SysY. */
const hasLibrary = ({ name }: TestEngine): boolean => name !== 'built-c' && name !== 'built-native';

/** A quick run takes each program as it is compiled on one engine, and one of eight in one of the other ways. The long programs do without SSA form. */
function waysOf(file: TestFile, place: number): readonly Way[] {
  const possible = changed.filter(({ name }) => !isStress(file) || !name.startsWith('in SSA form'));
  // Building the long programs takes minutes.
  const built = isStress(file) ? [] : outputsFor(place, 10).filter(hasLibrary).map(plainOn);
  return [...inTurn(asCompiled, place), ...inTurn(possible, place, 8 * possible.length), ...built];
}

const everyWay = [...asCompiled, ...changed, ...outputColumn().filter(hasLibrary).map(plainOn)];

testFiles({
  folder: programs,
  atMost: 28,
  extensions: ['.sy'],
  columns: waysOf,
  run: (file, column) => {
    const way = everyWay.find(({ name }) => name === column);
    if (way === undefined) throw new Error(`no way ${column}`);
    return runWay(file, way);
  },
});

it('there are at least 150 programs, each with its expected output', () => {
  expect(names.length).toBeGreaterThanOrEqual(150);
  expect(names.filter((name) => !existsSync(pathOf(name).replace(/\.sy$/, '.out')))).toEqual([]);
});

/** Eight programs, other ones whenever the list changes. */
function sample(): string[] {
  const chosen = new Set<string>();
  for (
    let seed = names.length * 2654435761;
    chosen.size < Math.min(8, names.length);
    seed = Math.imul(seed, 1664525) + 1013904223
  ) {
    chosen.add(names[(seed >>> 0) % names.length]);
  }
  return [...chosen];
}

describe.each(sample())('the expected output of %s', (name) => {
  const compiler = compilerOf(readFileSync(pathOf(name), 'utf8'));
  needs(compiler);
  it('is what the C compiler says', () => {
    const expected = readFileSync(pathOf(name).replace(/\.sy$/, '.out'), 'latin1');
    expect(runOracle(pathOf(name), readInput(pathOf(name)))).toBe(expected);
  });
});
