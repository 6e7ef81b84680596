/**
 * Damaged modules beside whole ones: linking gives diagnostics or a module, never an exception. What links without errors from modules
 * without errors verifies, but for what only the whole shows, and its text read again gives the same text.
 */
import { expect, test } from 'vitest';
import { hasErrors } from '../../../src/base/diagnostics.ts';
import { SourceFile } from '../../../src/base/source.ts';
import { linkMaple } from '../../../src/maple/link/index.ts';
import type { Module } from '../../../src/maple/module.ts';
import { parseMaple } from '../../../src/maple/parser.ts';
import { printMaple } from '../../../src/maple/printer.ts';
import { verifyMaple } from '../../../src/maple/verifier.ts';
import { Choices } from '../../fuzz/programs/choices.ts';
import { generateProgram } from '../../fuzz/programs/program.ts';
import { splitProgram } from '../../fuzz/programs/split.ts';
import { mutate } from '../../fuzz/mutate.ts';
import { times } from '../../long.ts';
import { Random } from '../../scalar/random.ts';

function read(name: string, text: string): { readonly module: Module; readonly isWhole: boolean } {
  const { module, diagnostics } = parseMaple(new SourceFile(name, text));
  return { module, isWhole: !hasErrors(diagnostics) && !hasErrors(verifyMaple(module)) };
}

/** Links parts of which one is damaged; says whether a module came of it. */
function linkDamaged(seed: bigint): boolean {
  const { text } = generateProgram(seed, 'full');
  const random = new Random(seed);
  const parts = splitProgram(text, new Choices(seed), 3);
  const hurt = random.below(parts.length);
  const inputs = parts.map((part, i) => read(part.name, i === hurt ? mutate(part.text, random) : part.text));
  const gc = random.below(2) === 0;
  const { module, diagnostics } = linkMaple(
    inputs.map((input) => input.module),
    { mayBeMissing: () => true, gc },
  );
  expect(module === undefined).toBe(hasErrors(diagnostics));
  for (const { span } of diagnostics)
    if (span !== undefined) expect(span.start <= span.end && span.end <= span.source.text.length).toBe(true);
  if (module === undefined || inputs.some(({ isWhole }) => !isWhole)) return false;
  const printed = printMaple(module);
  const wrong = verifyMaple(module).filter(({ severity }) => severity === 'error');
  expect(
    wrong.map(({ code, message }) => `${code} ${message}`),
    printed,
  ).toEqual([]);
  const again = parseMaple(new SourceFile('again.mpl', printed));
  expect(printMaple(again.module)).toBe(printed);
  return true;
}

test('a damaged module among whole ones', () => {
  let linked = 0;
  const count = times(30, 400);
  for (let seed = 1; seed <= count; seed++) {
    try {
      if (linkDamaged(BigInt(seed))) linked++;
    } catch (error) {
      throw new Error(`seed ${seed}`, { cause: error });
    }
  }
  expect(linked).toBeGreaterThan(count / 100);
});
