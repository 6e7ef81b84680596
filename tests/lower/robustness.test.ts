/**
 * Modules with random types and operations exchanged, not verified: lowering never fails, and what it makes is a linear
 * module by the rules, whatever it reports.
 */
import { expect, test } from 'vitest';
import { SourceFile } from '../../src/base/source.ts';
import { verifyModule } from '../../src/linear/verifier.ts';
import { lowerToFlat } from '../../src/lower/maple-levels/index.ts';
import { lowerToLinear } from '../../src/lower/maple-to-linear.ts';
import { parseMaple } from '../../src/maple/parser.ts';
import { primTypes } from '../../src/scalar/prim-types.ts';
import { moduleOf, readSamples } from '../maple/samples.ts';
import { Random } from '../scalar/random.ts';
import { pairs } from './c-pairs.ts';

const random = new Random(5n);
const groups: readonly (readonly string[])[] = [
  Object.keys(primTypes),
  ['add', 'sub', 'mul', 'div', 'rem', 'band', 'bior', 'bxor', 'shl', 'ashr', 'lshr', 'ror', 'min', 'max', 'land', 'lior', 'cand', 'cior'],
  ['abs', 'bnot', 'neg', 'recip', 'sqrt', 'lnot'],
  ['cvt', 'ceil', 'floor', 'round', 'trunc'],
];

/** The text with one to three words replaced by others of their group. */
function mutate(text: string): string {
  let changed = text;
  for (let times = 1 + random.below(3); times > 0; times--) {
    const group = random.pick(groups);
    const places = [...changed.matchAll(new RegExp(`(?<![%&$@\\w])(${group.join('|')})(?!\\w)`, 'g'))];
    if (places.length === 0) continue;
    const place = random.pick(places);
    changed = changed.slice(0, place.index) + random.pick(group) + changed.slice(place.index + place[0].length);
  }
  return changed;
}

/** Lowers what parses; false if it does not. */
function survives(text: string): boolean {
  const { module, diagnostics } = parseMaple(new SourceFile('mutant.mpl', text));
  if (diagnostics.some(({ severity }) => severity === 'error')) return false;
  const lowered = lowerToLinear(lowerToFlat(module));
  const broken = verifyModule(lowered.module).map(({ message }) => message);
  if (broken.length > 0) throw new Error(`${broken.join('\n')}\n${text}`);
  return true;
}

test('mutants of whole functions', () => {
  let lowered = 0;
  for (let i = 0; i < 600; i++) if (survives(mutate(random.pick(pairs).maple))) lowered++;
  expect(lowered).toBeGreaterThan(300);
});

test('the samples of every opcode, whose variables nobody declares', () => {
  let lowered = 0;
  for (const sample of readSamples()) {
    // Labels that do not exist are the one thing that a linear module cannot have.
    const text = moduleOf(sample);
    if (/@(?!h@|f@)\w+/.test(text) && sample.section === 'statements') continue;
    if (survives(text)) lowered++;
  }
  expect(lowered).toBeGreaterThan(200);
});
