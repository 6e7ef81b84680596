/**
 * Damaged examples, 10,000 in a long run: reading, checking, lowering and printing each gives diagnostics or a module, never an
 * exception. What still reads without errors must print to a text that reads back to the same text.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hasErrors } from '../../src/base/diagnostics.ts';
import { SourceFile } from '../../src/base/source.ts';
import { lowerToFlat } from '../../src/lower/maple-levels/index.ts';
import { parseMaple } from '../../src/maple/parser.ts';
import { printMaple } from '../../src/maple/printer.ts';
import { verifyMaple } from '../../src/maple/verifier.ts';
import { Random } from '../scalar/random.ts';
import { mutate } from './mutate.ts';
import { times } from '../long.ts';

const examples = readdirSync('examples').filter((name) => name.endsWith('.mpl'));
const perExample = Math.ceil(times(1_000, 10_000) / examples.length);

function parse(text: string) {
  return parseMaple(new SourceFile('mutant.mpl', text));
}

function process(text: string): void {
  const { module, diagnostics } = parse(text);
  for (const { span } of diagnostics) {
    if (span) expect(span.start >= 0 && span.start <= span.end && span.end <= text.length).toBe(true);
  }
  if (hasErrors(diagnostics)) return;
  const printed = printMaple(module);
  expect(printMaple(parse(printed).module)).toBe(printed);
  if (!hasErrors(verifyMaple(module))) lowerToFlat(module);
}

test.each(examples)('damaged %s is refused or read', (name) => {
  const original = readFileSync(`examples/${name}`, 'utf8');
  const random = new Random(BigInt(name.length * 7919));
  for (let i = 0; i < perExample; i++) {
    const text = mutate(original, random);
    try {
      process(text);
    } catch (error) {
      throw new Error(`mutant ${i} of ${name}:\n${text}`, { cause: error });
    }
  }
});
