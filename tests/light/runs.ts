/**
 * Every run of the formal machine that the tests know: the programs of this folder, the examples, and each call of the
 * conformance files that MapleLight admits. A run can be started as often as one likes.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SourceFile } from '../../src/base/source.ts';
import { parseArgument } from '../../src/driver/arguments.ts';
import { canonical } from '../../src/driver/light-program.ts';
import { prepareLight, startLight, type LightRun } from '../../src/driver/light.ts';
import type { Program } from '../../src/light/syntax.ts';
import type { Val } from '../../src/light/values.ts';
import { parseMaple } from '../../src/maple/parser.ts';
import { readExpectations, type Call } from '../conformance/expectations.ts';
import { conformanceFiles, readUnit } from '../conformance/run.ts';
import { declarationIn } from '../../src/driver/program.ts';
import type { MapleUnit } from '../../src/driver/index.ts';

export interface KnownRun {
  readonly name: string;
  start(options?: { readonly stdout?: (bytes: Uint8Array) => void }): LightRun;
}

const own = join(import.meta.dirname, 'programs');
const examples = resolve(import.meta.dirname, '../../examples');

/** Examples that take very many steps, or read standard input. */
const long = new Set(['sha256.mpl', 'mandelbrot.mpl', 'matmul.mpl', 'queens.mpl', 'interpreter.mpl', 'wc.mpl']);

function programs(folder: string): KnownRun[] {
  return readdirSync(folder).filter((name) => name.endsWith('.mpl') && !long.has(name)).sort().map((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    return runOf(name, prepareLight(parseMaple(new SourceFile(name, text)).module).program);
  });
}

function runOf(name: string, program: Program, call?: { readonly name: string; readonly args: readonly Val[] }, stdin?: string): KnownRun {
  return {
    name,
    start: ({ stdout = () => {} } = {}) => {
      let left = stdin === undefined ? undefined : new TextEncoder().encode(stdin);
      const read = (): Uint8Array | undefined => {
        const chunk = left;
        left = undefined;
        return chunk;
      };
      const run = startLight(program, { stdout, stdin: read, call, args: [name] });
      if (typeof run === 'string') throw new Error(`${name}: ${run}`);
      return run;
    },
  };
}

async function conformance(every: number): Promise<KnownRun[]> {
  const runs: KnownRun[] = [];
  for (const file of conformanceFiles().filter((_, i) => i % every === 0)) {
    const unit = await readUnit(file);
    if (unit.ir !== 'maple') continue;
    const { program, diagnostics } = prepareLight(unit.module);
    if (diagnostics.length > 0) continue;
    for (const expectation of readExpectations(file.text)) {
      if (expectation.kind === 'program') runs.push(runOf(file.name, program, undefined, expectation.stdin));
      else runs.push(runOf(`${file.name}:${expectation.line}`, program, { name: `&${expectation.call.name}`, args: argumentsOf(unit, program, expectation.call) }));
    }
  }
  return runs;
}

function argumentsOf(unit: MapleUnit, { pointerSize }: Program, { name, args }: Call): Val[] {
  const types = declarationIn(unit, name)?.params ?? [];
  return args.map((word, i) => canonical(parseArgument(word, types[i], pointerSize) ?? 0, types[i], pointerSize));
}

const known = new Map<number, Promise<readonly KnownRun[]>>();

/** All runs; or, for tests that have to be quick, those of every nth conformance file. */
export function knownRuns(every = 1): Promise<readonly KnownRun[]> {
  let runs = known.get(every);
  if (runs === undefined) known.set(every, (runs = conformance(every).then((found) => [...programs(own), ...programs(examples), ...found])));
  return runs;
}
