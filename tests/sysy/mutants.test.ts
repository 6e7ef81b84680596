/**
 * Broken programs: seeded mutants of the test programs each give diagnostics or a module that verifies. Nothing
 * crashes or hangs, every diagnostic has a place inside the text, and an error means that there is no module.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatDiagnostic } from '../../src/base/code-frame.ts';
import { SourceFile } from '../../src/base/source.ts';
import { compileSysy } from '../../src/frontend/sysy/index.ts';
import { verifyModule } from '../../src/linear/verifier.ts';
import { isAll, times } from '../long.ts';

const folder = resolve(import.meta.dirname, 'programs');
/** Without the long ones: where a mutation falls matters, not how much text stands around it. */
const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.sy'))
  .sort()
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .filter((text) => text.length < 3000);

class Dice {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  below(limit: number): number {
    this.#state = (Math.imul(this.#state, 1103515245) + 12345) & 0x7fffffff;
    return Math.floor((this.#state / 0x80000000) * limit);
  }

  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)];
  }
}

const scraps = [
  '(',
  ')',
  '[',
  ']',
  '{',
  '}',
  ';',
  ',',
  '=',
  '==',
  '!',
  '&&',
  '||',
  '+',
  '-',
  '*',
  '/',
  '%',
  '<',
  '"',
  '/*',
  '//',
  '0x',
  '1e',
  '.5',
  '08',
  'int',
  'float',
  'const',
  'void',
  'if',
  'else',
  'while',
  'break',
  'continue',
  'return',
  'main',
  'x',
  'putf',
  '"%d"',
  '\u{1f341}',
  '\0',
  '&',
  '2147483648',
  '{{}}',
  '[0]',
  '()',
  'for',
];
const tokens = /\w+|\s+|[<>=!&|]{1,2}|./gsu;

function mutate(text: string, dice: Dice): string {
  const parts = text.match(tokens) ?? [];
  for (let i = 1 + dice.below(3); i > 0; i--) {
    const at = dice.below(parts.length);
    switch (dice.below(6)) {
      case 0:
        parts.splice(at, 1 + dice.below(3));
        break;
      case 1:
        parts.splice(at, 0, ' ', dice.pick(scraps), ' ');
        break;
      case 2:
        parts[at] = dice.pick(scraps);
        break;
      case 3:
        parts[at] = dice.pick(parts) ?? '';
        break;
      case 4:
        parts.splice(at, 0, ...parts.slice(dice.below(parts.length)).slice(0, 8));
        break;
      default:
        parts.length = Math.max(1, at);
    }
  }
  return parts.join('');
}

function check(text: string): 'good' | 'bad' {
  const source = new SourceFile('mutant.sy', text);
  const { module, diagnostics } = compileSysy(source);
  for (const diagnostic of diagnostics) {
    const { span } = diagnostic;
    if (span === undefined || span.start < 0 || span.end < span.start || span.end > text.length)
      throw new Error(`${diagnostic.code} lies outside`);
    if (formatDiagnostic(diagnostic) === '') throw new Error(`${diagnostic.code} says nothing`);
  }
  const hasErrors = diagnostics.some(({ severity }) => severity === 'error');
  if (hasErrors !== (module === undefined)) throw new Error('errors and a module, or neither');
  if (module === undefined) return 'bad';
  const broken = verifyModule(module);
  if (broken.length > 0) throw new Error(broken.map((diagnostic) => formatDiagnostic(diagnostic)).join('\n'));
  return 'good';
}

describe('mutants', () => {
  it.each([1, 2, 3, 4])('with seed %i give diagnostics or a program that verifies', (seed) => {
    const dice = new Dice(seed * 7919);
    const counts = { good: 0, bad: 0 };
    for (let i = 0; i < times(80, 500); i++) {
      const text = mutate(dice.pick(texts), dice);
      try {
        counts[check(text)]++;
      } catch (error) {
        throw new Error(`mutant ${i}:\n${text}`, { cause: error });
      }
    }
    expect(counts.good).toBeGreaterThan(isAll ? 4 : 0);
    expect(counts.bad).toBeGreaterThan(times(30, 200));
  });
});
