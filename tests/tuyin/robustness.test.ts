/**
 * Damaged text gives diagnostics or a module, never an exception or a hang; what still reads prints to a fixed point. Deep
 * and long input stays within its bounds.
 */
import { describe, expect, test } from 'vitest';
import { hasErrors } from '../../src/base/diagnostics.ts';
import { parseTuyin } from '../../src/tuyin/parser.ts';
import { printTuyin } from '../../src/tuyin/printer.ts';
import { verifyTuyin } from '../../src/tuyin/verifier.ts';
import { mutate } from '../fuzz/mutate.ts';
import { Random } from '../scalar/random.ts';
import { corpus } from './corpus.ts';
import { times } from '../long.ts';

/** Whether the text could be read. */
function process(text: string): boolean {
  const { module, diagnostics } = parseTuyin(text);
  for (const { span } of diagnostics) {
    if (span) expect(span.start >= 0 && span.start <= span.end && span.end <= text.length).toBe(true);
  }
  if (hasErrors(diagnostics)) return false;
  const printed = printTuyin(module);
  const again = parseTuyin(printed);
  expect(
    again.diagnostics.map(({ code, message }) => `${code} ${message}`).filter((line) => !line.startsWith('TUY1109')),
  ).toEqual([]);
  expect(printTuyin(again.module)).toBe(printed);
  verifyTuyin(module);
  return true;
}

test('the module with everything is right, and canonical text is a fixed point', () => {
  expect(process(corpus)).toBe(true);
  const { diagnostics } = parseTuyin(corpus);
  expect(diagnostics).toEqual([]);
});

test('no comment of the module with everything is lost', () => {
  const words = (text: string): string[] => [...text.matchAll(/\/\/ *(.*)/g)].map((match) => match[1].trim()).sort();
  expect(words(printTuyin(parseTuyin(corpus).module))).toEqual(words(corpus));
});

const fragments = corpus.split('\n\n').map((text) => `${text}\n`);

test.each([0, 1, 2, 3])('damaged fragments, part %i', (part) => {
  const random = new Random(BigInt(part + 17));
  let readable = 0;
  for (let i = 0; i < times(60, 600); i++) {
    const text = mutate(i % 10 === 0 ? corpus : random.pick(fragments), random);
    try {
      if (process(text)) readable++;
    } catch (error) {
      throw new Error(`mutant ${i}:\n${text}`, { cause: error });
    }
  }
  expect(readable).toBeGreaterThan(times(2, 40));
});

describe('nesting is bounded', () => {
  const deep = times(15_000, 100_000);
  const cases: Record<string, string> = {
    brackets: `@x = ${'('.repeat(deep)}`,
    arrays: `@x = ${'[1, '.repeat(deep)}`,
    calls: `subset @f\n  ${'f('.repeat(deep)}`,
    'signs before a value': `@x = ${'- '.repeat(deep)}1\n`,
    'a chain of operators': `@x = 1${' + 1'.repeat(deep)}\n`,
    'a chain of members': `subset @f\n  f${'.a'.repeat(deep)}\n`,
    conditions: `subset @f\n  ${'1 ? '.repeat(deep)}`,
    'types in types': `%T = type ${'('.repeat(deep)}i32`,
    'pointers to pointers': `%T = type i32${'*'.repeat(deep)}\n`,
    'typed values': `@x = ${'i32 '.repeat(deep)}1\n`,
    matches: `subset @f\n  ${'match 1 with | _ -> '.repeat(deep)}1\n`,
    metadata: `!0 = ${'!{'.repeat(deep)}`,
  };
  test.each(Object.entries(cases))('%s', (_, text) => {
    const { diagnostics } = parseTuyin(text);
    expect(diagnostics.map(({ code }) => code)).toContain('TUY1102');
  });
  test('the deepest allowed tree can be read, printed and verified', () => {
    for (const maxNesting of [256, 512]) {
      const depth = maxNesting / 2 - 10;
      const text = `subset @f\n  %x = ${'- '.repeat(depth)}(1${' + 2'.repeat(depth)})\n  ${'('.repeat(depth / 2)}%x${' * 2)'.repeat(depth / 2)}\n`;
      const { module, diagnostics } = parseTuyin(text, { maxNesting });
      expect(diagnostics).toEqual([]);
      expect(printTuyin(parseTuyin(printTuyin(module), { maxNesting }).module)).toBe(printTuyin(module));
      expect(verifyTuyin(module)).toEqual([]);
    }
  });
});

describe('long input', () => {
  const count = times(5_000, 20_000);
  const cases: Record<string, string> = {
    statements: `subset @f\n${'  %x = 1\n'.repeat(count)}`,
    globals: Array.from({ length: count }, (_, i) => `@g${i} = ${i}\n`).join(''),
    comments: '// a remark\n'.repeat(count),
    'a long array': `@x = [${count} x i8] [${'1, '.repeat(count - 1)}1]\n`,
    'a wide integer': `@x = i8000000 u0x${'F'.repeat(2_000_000)}\n`,
    'unknown names': `subset @f\n${Array.from({ length: count }, (_, i) => `  %a${i} = 1\n  @b${i}\n`).join('')}`,
    'quotes that do not end': `@x = ${'"\\q '.repeat(count)}\n`,
    'a chain of types':
      Array.from({ length: count }, (_, i) => `%t${i} = type (%t${i + 1}, i8)\n`).join('') + `%t${count} = type i8\n`,
    'a chain of metadata':
      Array.from({ length: count }, (_, i) => `!${i} = !{!${i + 1}}\n`).join('') + `!${count} = !{}\n`,
  };
  test.each(Object.entries(cases))('%s', (_, text) => {
    const { module, diagnostics } = parseTuyin(text);
    if (!hasErrors(diagnostics)) {
      expect(parseTuyin(printTuyin(module)).diagnostics).toEqual([]);
      expect(hasErrors(verifyTuyin(module))).toBe(text.includes('@b'));
    } else expect(text).toContain('\\q');
  });
});
