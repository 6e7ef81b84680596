/** Damaged modules: whatever can still be read is verified without a crash, twice with the same result. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hasErrors } from '../../../src/base/diagnostics.ts';
import { SourceFile } from '../../../src/base/source.ts';
import { parseMaple } from '../../../src/maple/parser.ts';
import { verifyMaple } from '../../../src/maple/verifier.ts';
import { Random } from '../../scalar/random.ts';
import { times } from '../../long.ts';

const folder = join(import.meta.dirname, 'rules');
const texts = readdirSync(folder)
  .filter((name) => name.endsWith('.mpl'))
  .map((name) => readFileSync(join(folder, name), 'utf8'));
const words = texts.flatMap((text) => text.match(/[%$&@]?[\w;|]+/g) ?? []);

/** Some words replaced by others, some lines left out or written twice. */
function damaged(random: Random, text: string): string {
  const lines = text.split('\n').flatMap((line) => {
    const roll = random.below(60);
    return roll === 0 ? [] : roll === 1 ? [line, line] : [line];
  });
  return lines
    .map((line) => line.replace(/[%$&@]?[\w;|]+/g, (word) => (random.below(150) === 0 ? random.pick(words) : word)))
    .join('\n');
}

test('words swapped and lines lost', () => {
  const random = new Random(11n);
  let verified = 0;
  for (let i = 0; i < times(120, 250); i++) {
    // A few functions or declarations of a text: whole files would hardly ever be read without an error.
    const parts = random.pick(texts).split(/^(?=func |type |var )/m);
    const text = damaged(random, parts.filter((part) => random.below(2) === 0 || part.startsWith('type')).join(''));
    const { module, diagnostics } = parseMaple(new SourceFile('damaged.mpl', text));
    const found = verifyMaple(module);
    for (const level of ['high', 'flat'] as const)
      for (const pointerSize of [4, 8] as const) verifyMaple(module, { level, pointerSize });
    const again = verifyMaple(module);
    expect(again.map(({ message }) => message)).toEqual(found.map(({ message }) => message));
    expect(
      found.filter(
        ({ span }) => span === undefined || span.start < 0 || span.start > span.end || span.end > text.length,
      ),
    ).toEqual([]);
    if (!hasErrors(diagnostics)) verified++;
  }
  expect(verified).toBeGreaterThan(20);
});
