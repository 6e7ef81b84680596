/** The conformance programs of dynamic types with pointers of 4 bytes, and from the text of their flat form. */
import { describe, expect, test } from 'vitest';
import { SourceFile } from '../../../src/base/source.ts';
import { instantiate, lower, parse, print, type RunOptions, type MapleUnit } from '../../../src/driver/index.ts';
import { conformanceFiles, runFile, type ConformanceFile } from '../../conformance/run.ts';
import { engines } from './program.ts';
import { stackSize } from '../../engines.ts';
import { inTurn, isWhole } from '../../long.ts';

const files = conformanceFiles().filter(({ topic }) => topic === 'dynamic');

async function problems(
  file: ConformanceFile,
  change: (unit: MapleUnit) => Promise<MapleUnit>,
  bounds: RunOptions,
): Promise<string[]> {
  return runFile(file, {
    start: async (unit, options) => {
      const { value, diagnostics } = await instantiate(await change(unit), { stackSize, ...options, ...bounds });
      if (value === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
      return value;
    },
  });
}

async function rereadFlat(unit: MapleUnit): Promise<MapleUnit> {
  const lowered = await lower(unit, 'flat');
  if (lowered.value === undefined) throw new Error(lowered.diagnostics.map(({ message }) => message).join('\n'));
  const text = await print(lowered.value);
  const { value, diagnostics } = await parse(new SourceFile('lowered', text), 'maple');
  if (value === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return value;
}

describe.each(files.map((file, place) => [file.name, file, place] as const))('%s', (_, file, place) => {
  test.each(inTurn(engines, place))('pointers of 4 bytes on %s', async (engine) => {
    expect(await problems(file, async (unit) => unit, { engine, pointerSize: 4 })).toEqual([]);
  });

  // The text has all of the run time in it.
  test.runIf(isWhole || place % 4 === 0)('from its flat text', async () => {
    expect(await problems(file, rereadFlat, { engine: 'vm' })).toEqual([]);
  });
});
