/**
 * Random SysY programs (`tests/sysy/random-programs.ts`): every engine, at every level and with checked accesses, prints what
 * the program prints when gcc compiles it as C; where there is no gcc, what the first engine prints.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LinearModule } from '../../src/linear/nodes.ts';
import { checkBounds } from '../../src/lower/linear-bounds/index.ts';
import { pipelines } from '../../src/passes/pipelines.ts';
import { runPasses } from '../../src/passes/runner.ts';
// @ts-expect-error: a script without types
import * as oracle from '../../scripts/sysy-oracle.mjs';
import { compileGood, engines, run } from '../sysy/engines.ts';
import { RandomProgram } from '../sysy/random-programs.ts';

interface Oracle {
  hasCompiler(name: string): boolean;
  runOracle(file: string, input: string): string;
  expectation(stdout: string, status: number): string;
}
const { hasCompiler, runOracle, expectation }: Oracle = oracle;

const ways: Readonly<Record<string, (module: LinearModule) => LinearModule>> = {
  O0: (module) => module,
  O2: (module) => optimised(module),
  bounds: (module) => checkBounds(module, new Set()).module,
  'bounds O2': (module) => optimised(checkBounds(module, new Set()).module),
};

export async function checkSysy(seed: bigint): Promise<string | undefined> {
  const text = new RandomProgram(Number(BigInt.asIntN(32, seed))).text();
  let wanted = hasCompiler('gcc') ? ofGcc(text) : undefined;
  for (const [name, way] of Object.entries(ways)) {
    for (const engine of engines) {
      const module = way(compileGood(text));
      const { stdout, status } = await run(engine, module);
      const found = expectation(stdout, status);
      wanted ??= found;
      if (found !== wanted) return `${name} on ${engine.name} prints\n${found}\ninstead of\n${wanted}\n${text}`;
    }
  }
  return undefined;
}

function optimised(module: LinearModule): LinearModule {
  runPasses(module, pipelines.O2, { verifyEach: true });
  return module;
}

function ofGcc(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'sysy-fuzz-'));
  try {
    writeFileSync(join(folder, 'program.sy'), text);
    return runOracle(join(folder, 'program.sy'), '');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
