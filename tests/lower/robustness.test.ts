/**
 * Modules with random types and operations exchanged, not verified: lowering never fails, and what it makes is a linear
 * module by the rules, whatever it reports.
 */
import { expect, test } from 'vitest';
import type { Diagnostic } from '../../src/base/diagnostics.ts';
import { SourceFile } from '../../src/base/source.ts';
import { verifyModule } from '../../src/linear/verifier.ts';
import { lowerToFlat } from '../../src/lower/maple-levels/index.ts';
import { lowerToLinear } from '../../src/lower/maple-to-linear.ts';
import { parseMaple } from '../../src/maple/parser.ts';
import { verifyMaple } from '../../src/maple/verifier.ts';
import { primTypes } from '../../src/scalar/prim-types.ts';
import { conformanceFiles } from '../conformance/run.ts';
import { moduleOf, readSamples } from '../maple/samples.ts';
import { Random } from '../scalar/random.ts';
import { pairs } from './c-pairs.ts';
import { binaryOpNames, roundingOps, unaryOpNames } from '../../src/scalar/ops.ts';
import { times } from '../long.ts';

const random = new Random(5n);
const groups: readonly (readonly string[])[] = [
  Object.keys(primTypes),
  [...binaryOpNames, 'cand', 'cior'],
  unaryOpNames,
  ['cvt', ...roundingOps],
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
  for (let i = 0; i < times(90, 600); i++) if (survives(mutate(random.pick(pairs).maple))) lowered++;
  expect(lowered).toBeGreaterThan(times(30, 300));
});

/** The text with a line removed, moved or repeated, or with one name in the place of another. */
function damage(text: string): string {
  const lines = text.split('\n');
  const [from, to] = [random.below(lines.length), random.below(lines.length)];
  switch (random.below(4)) {
    case 0:
      lines.splice(from, 1);
      return lines.join('\n');
    case 1:
      lines.splice(to, 0, ...lines.splice(from, 1));
      return lines.join('\n');
    case 2:
      lines.splice(from, 0, lines[to]);
      return lines.join('\n');
    default: {
      const names = [...text.matchAll(/[$%&@][A-Za-z_]\w*/g)];
      const place = random.pick(names);
      const [other] = random.pick(names.filter(([name]) => name[0] === place[0][0]));
      return text.slice(0, place.index) + other + text.slice(place.index + place[0].length);
    }
  }
}

test('damaged programs with generics, classes and exceptions: what verifies stays right at the flat level', () => {
  const files = conformanceFiles().filter(({ topic }) =>
    ['generics', 'classes', 'objects', 'exceptions'].includes(topic),
  );
  let lowered = 0;
  for (let i = 0; i < times(30, 250); i++) {
    const { text } = random.pick(files);
    const { module, diagnostics } = parseMaple(new SourceFile('damaged.mpl', damage(text)));
    if ([...diagnostics, ...verifyMaple(module)].some(({ severity }) => severity === 'error')) continue;
    const problems: Diagnostic[] = [];
    const flat = lowerToFlat(module, problems);
    if (problems.length > 0) continue;
    const errors = verifyMaple(flat, { level: 'flat' }).filter(({ severity }) => severity === 'error');
    expect(errors.map(({ code, message }) => `${code} ${message}`)).toEqual([]);
    expect(verifyModule(lowerToLinear(flat).module)).toEqual([]);
    lowered++;
  }
  expect(lowered).toBeGreaterThan(times(5, 80));
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
