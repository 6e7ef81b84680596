/**
 * The law of forms: linear → blocks → SSA → blocks → linear changes nothing that can be seen.
 *
 * It holds for every function of every program in the folders below, so a test that adds a program joins by itself. In
 * each form the module verifies and its text reads back to the same text; in the end every function gives the same
 * results, traps, output and memory as at the beginning, on boundary and random arguments.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hasErrors } from '../../src/base/diagnostics.ts';
import { SourceFile } from '../../src/base/source.ts';
import { lower, parse, verify, type Unit } from '../../src/driver/index.ts';
import { bringToForm } from '../../src/driver/linear-forms.ts';
import { cloneFunc } from '../../src/linear/instr.ts';
import type { LinearModule } from '../../src/linear/nodes.ts';
import { parseText } from '../../src/linear/parser.ts';
import { printModule } from '../../src/linear/printer.ts';
import { verifyModule } from '../../src/linear/verifier.ts';
import { hostFunctions } from '../../src/vm/clib/hosts.ts';
import { compareBehaviour } from '../../src/vm/compare-behaviour.ts';
import { oneIn, times } from '../long.ts';

const programs = ['examples', 'tests/conformance', 'tests/sysy/programs', 'tests/programs']
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
  // Parts of a program are no programs.
  .filter((file) => /\.(mpl|sy)$/.test(file) && !file.startsWith('examples/build'))
  .sort();

const effort = {
  hosts: hostFunctions,
  boundaries: times(2, 4),
  calls: times(1, 2),
  fuel: times(1000, 4000),
};
/** Text of more than this is read back elsewhere; programs of that size are about something else. */
const longestText = 200_000;

/** Of programs with more functions only the entry is called, which calls the others: each call here prepares all of them. */
const mostFunctions = 200;

/** The linear form, or nothing for a program that is wrong on purpose or needs what is not lowered. */
async function linearOf(file: string): Promise<LinearModule | undefined> {
  const source = new SourceFile(file, readFileSync(file, 'utf8'));
  const { value: unit, diagnostics } = await parse(source, file.endsWith('.sy') ? 'sysy' : 'maple');
  if (unit === undefined || hasErrors(diagnostics) || hasErrors(await verify(unit))) return undefined;
  const { value, diagnostics: problems }: { value: Unit | undefined; diagnostics: readonly { severity: string }[] } =
    // Functions of the library are the same in every program, so that few bring them along.
    await lower(
      unit,
      'linear',
      programs.indexOf(file) % 60 === 7 ? { library: 'c' } : { library: 'host', linkable: true },
    );
  return value?.ir === 'linear' && problems.every(({ severity }) => severity !== 'error') ? value.module : undefined;
}

function expectReadable(module: LinearModule): void {
  expect(verifyModule(module)).toEqual([]);
  const text = printModule(module);
  if (text.length > longestText) return;
  const { module: read } = parseText(text);
  expect(read === undefined ? undefined : printModule(read)).toBe(text);
}

test('there are programs', () => {
  expect(programs.filter((file) => file.endsWith('.mpl')).length).toBeGreaterThan(8);
  expect(programs.filter((file) => file.endsWith('.sy')).length).toBeGreaterThan(150);
});

/** The forms of SysY programs are run as wholes in tests/sysy/forms.test.ts; here it is each function of a part of them. */
const isExample = (file: string): boolean => file.includes('examples');
const isMaple = (file: string): boolean => !isExample(file) && file.endsWith('.mpl');
const chosen = [
  ...oneIn(2, programs.filter(isExample)),
  ...oneIn(18, programs.filter(isMaple), 2),
  ...oneIn(
    27,
    programs.filter((file) => !isExample(file) && !isMaple(file)),
    2,
  ),
];

test.each(chosen)('%s', async (file) => {
  const module = await linearOf(file);
  if (module === undefined) return expect(file).toMatch(/conformance/);
  const original = { ...module, funcs: module.funcs.map(cloneFunc) };
  for (const form of ['linear', 'cfg', 'ssa', 'cfg', 'linear'] as const) {
    bringToForm(module, form);
    expectReadable(module);
  }
  for (const [index, func] of module.funcs.entries()) {
    if (func.extern || (module.funcs.length > mostFunctions && index !== module.entry)) continue;
    expect(compareBehaviour(original, module, index, effort)).toBeUndefined();
  }
});
