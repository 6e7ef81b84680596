/**
 * The run time of dynamic values in C (src/runtime/dynamic): the conformance programs again, with values in their own memory on one
 * engine each. Compiling it takes seconds, so a quick run leaves it out.
 */
import { describe, expect, test } from 'vitest';
import { instantiate, type Engine, type MapleUnit, type RunOptions } from '../../../src/driver/index.ts';
import { conformanceFiles, runFile, type ConformanceFile } from '../../conformance/run.ts';
import { isLong } from '../../long.ts';
import { engines } from './program.ts';

const files = conformanceFiles().filter(({ topic }) => topic === 'dynamic');

async function inC(file: ConformanceFile, engine: Engine): Promise<readonly string[]> {
  return runFile(file, {
    start: async (unit: MapleUnit, options: RunOptions) => {
      const { value, diagnostics } = await instantiate(unit, { ...options, engine, library: 'c' });
      if (value === undefined) throw new Error(diagnostics.map(({ message }) => message).join('; '));
      return value;
    },
  });
}

const engineAt = (place: number): Engine => engines[place % engines.length];

describe.runIf(isLong)('as usual', () => {
  test.each(files.map((file, i) => [file.name, engineAt(i), file] as const))('%s on %s', async (_, engine, file) => {
    expect(await inC(file, engine)).toEqual([]);
  });
});
