/**
 * Every program of `programs/` on every engine: output and exit status are those of the `.out` file beside it, which a
 * C compiler made (scripts/sysy-oracle.mjs). A seeded sample is compiled with that compiler again, where there is one.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
// @ts-expect-error: a script without types
import * as oracle from '../../scripts/sysy-oracle.mjs';
import { compileGood, engines, readBack, run } from './engines.ts';

interface Oracle {
  readonly programs: string;
  listPrograms(): string[];
  hasCompiler(name: string): boolean;
  compilerOf(text: string): string;
  runOracle(file: string, input: string): string;
  expectation(stdout: string, status: number): string;
  readInput(file: string): string;
}
const { programs, listPrograms, hasCompiler, compilerOf, runOracle, expectation, readInput }: Oracle = oracle;

const names = listPrograms();
const pathOf = (name: string): string => join(programs, name);
const expected = (name: string): string => readFileSync(pathOf(name).replace(/\.sy$/, '.out'), 'latin1');

describe('programs', () => {
  it('are at least 150, each with its expected output', () => {
    expect(names.length).toBeGreaterThanOrEqual(150);
    expect(names.filter((name) => !existsSync(pathOf(name).replace(/\.sy$/, '.out')))).toEqual([]);
  });

  it.each(names)('%s', (name) => {
    const module = compileGood(readFileSync(pathOf(name), 'utf8'), name);
    expect(readBack(module).funcs.length).toBe(module.funcs.length);
    const input = readInput(pathOf(name));
    for (const engine of engines) {
      if (Object.keys(engine.skips).some((topic) => name.startsWith(topic))) continue;
      const { stdout, status } = run(engine, module, input);
      expect({ engine: engine.name, output: expectation(stdout, status) }).toEqual({
        engine: engine.name,
        output: expected(name),
      });
    }
  });
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

describe('expected output', () => {
  it.each(sample())('of %s is what the C compiler says', (name) => {
    const compiler = compilerOf(readFileSync(pathOf(name), 'utf8'));
    if (!hasCompiler(compiler)) return expect(existsSync(pathOf(name))).toBe(true);
    expect(runOracle(pathOf(name), readInput(pathOf(name)))).toBe(expected(name));
  });
});
