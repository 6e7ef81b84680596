/** Random programs (random-programs.ts): every engine does what gcc does; without gcc, what the first engine does. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
// @ts-expect-error: a script without types
import * as oracle from '../../scripts/sysy-oracle.mjs';
import { compileGood, engines, run } from './engines.ts';
import { RandomProgram } from './random-programs.ts';

interface Oracle {
  hasCompiler(name: string): boolean;
  runOracle(file: string, input: string): string;
  expectation(stdout: string, status: number): string;
}
const { hasCompiler, runOracle, expectation }: Oracle = oracle;

/** More by hand: `SYSY_SEEDS=1000:200` is 200 programs from seed 1000 on. */
const [first, count] = (process.env.SYSY_SEEDS ?? '1:8').split(':').map(Number);
const seeds = Array.from({ length: count }, (_, i) => first + i);
const withGcc = hasCompiler('gcc');

function ofGcc(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'sysy-random-'));
  try {
    writeFileSync(join(folder, 'program.sy'), text);
    return runOracle(join(folder, 'program.sy'), '');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('random programs', () => {
  it.each(seeds)('seed %i', (seed) => {
    const text = new RandomProgram(seed).text();
    const module = compileGood(text);
    const outputs = engines.map((engine) => run(engine, module)).map(({ stdout, status }) => expectation(stdout, status));
    const wanted = withGcc ? ofGcc(text) : outputs[0];
    outputs.forEach((output, i) => expect({ engine: engines[i].name, text, output }).toEqual({ engine: engines[i].name, text, output: wanted }));
  });
});
