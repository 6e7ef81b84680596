/**
 * The law of JSON: text → JSON → text is the same text, for every module of the programs of tests, examples, benchmarks and
 * pages, at every level, with comments and places and without. Each document has the published schema, as a validator that
 * is not ours says.
 */
import { expect, test } from 'vitest';
import { hasErrors } from '../../src/base/diagnostics.ts';
import { formatDiagnostics } from '../../src/base/code-frame.ts';
import { SourceFile } from '../../src/base/source.ts';
import { parse, print, type AnyUnit } from '../../src/driver/index.ts';
import { printModule } from '../../src/linear/printer.ts';
import { generate } from '../fuzz/generate.ts';
import { randomModule } from '../linear/random-func.ts';
import { times } from '../long.ts';
import { jsonFormat, jsonOf, levelsOf, programs, readableText, textOf, unitOf } from './samples.ts';
import { refusal } from './schemas.ts';

/** Characters of a text; in a quick run programs are small. */
const longest = times(20_000, 300_000);

async function expectLaw(unit: AnyUnit): Promise<void> {
  const text = await readableText(unit);
  if (text === undefined || text.length > longest) return;
  const json = await jsonOf(unit);
  const { value, diagnostics } = await parse(new SourceFile('again.json', json), jsonFormat(unit));
  expect(hasErrors(diagnostics), formatDiagnostics(diagnostics)).toBe(false);
  expect(value === undefined ? undefined : await print(value)).toBe(text);
  expect(refusal(unit.ir, JSON.parse(json))).toBeUndefined();
  const stripped = await jsonOf(unit, true);
  expect(stripped).not.toMatch(/"(?:at|sources|comments)":/);
  expect(refusal(unit.ir, JSON.parse(stripped))).toBeUndefined();
  const bare = await parse(new SourceFile('again.json', stripped), jsonFormat(unit)).orThrow();
  // A float of Tuyin has several spellings, of which its text chooses one.
  const again = unit.ir === 'tuyin' ? await parse(new SourceFile('a.ti', await print(bare)), 'tuyin').orThrow() : bare;
  expect(await jsonOf(again, true)).toBe(unit.ir === 'tuyin' ? await jsonOf(bare, true) : stripped);
}

test('there are programs', () => {
  for (const extension of ['.mpl', '.lir', '.ti', '.sy'])
    expect(programs.filter((file) => file.endsWith(extension)).length, extension).toBeGreaterThan(20);
});

const chosen = programs.filter((_, i) => i % times(48, 3) === 0);

test.each(chosen)('%s', async (file) => {
  const unit = await unitOf(file, textOf(file));
  if (unit === undefined) return;
  await expectLaw(unit);
});

test.each(chosen.filter((_, i) => i % 12 === 0))('%s, lowered', async (file) => {
  const unit = await unitOf(file, textOf(file));
  if (unit !== undefined) for (const level of await levelsOf(unit)) await expectLaw(level);
});

test('modules of the generators', async () => {
  for (let seed = 1; seed <= times(1, 12); seed++) {
    const maple = await unitOf('random.mpl', generate(BigInt(seed)).text);
    const linear = await unitOf('random.lir', printModule(randomModule(seed).module));
    for (const unit of [maple, linear]) {
      expect(unit, `seed ${seed}`).toBeDefined();
      if (unit !== undefined) await expectLaw(unit);
    }
  }
});
