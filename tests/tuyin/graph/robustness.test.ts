/**
 * Damaged programs give diagnostics or a graph that its verifier accepts, never an exception or a hang; long and deep
 * programs stay within their bounds.
 */
import { describe, expect, test } from 'vitest';
import { hasErrors } from '../../../src/base/diagnostics.ts';
import { elaborate } from '../../../src/tuyin/graph/elaborate.ts';
import { printGraph } from '../../../src/tuyin/graph/printer.ts';
import { verifyGraph } from '../../../src/tuyin/graph/verifier.ts';
import { parseTuyin } from '../../../src/tuyin/parser.ts';
import { mutate } from '../../fuzz/mutate.ts';
import { times } from '../../long.ts';
import { Random } from '../../scalar/random.ts';
import { corpus } from '../corpus.ts';
import { programs } from './programs.ts';

/** Whether the text became a graph. */
function process(text: string): boolean {
  const { module, diagnostics } = parseTuyin(text);
  if (hasErrors(diagnostics)) return false;
  const { graph, diagnostics: found } = elaborate(module);
  for (const { span } of found)
    if (span) expect(span.start >= 0 && span.start <= span.end && span.end <= text.length).toBe(true);
  if (graph === undefined) {
    expect(hasErrors(found) || /import/.test(text)).toBe(true);
    return false;
  }
  expect(verifyGraph(graph)).toEqual([]);
  expect(printGraph(graph)).toContain('\n');
  return true;
}

test.each(Object.entries(programs))('the program %s becomes a graph', (_, text) => {
  const { module, diagnostics } = parseTuyin(text);
  expect(diagnostics).toEqual([]);
  expect(
    elaborate(module)
      .diagnostics.filter(({ severity }) => severity === 'error')
      .map(({ message }) => message),
  ).toEqual([]);
  expect(process(text)).toBe(true);
});

test('the module with everything goes through', () => {
  expect(process(corpus)).toBe(false);
});

const sources = [...Object.values(programs), ...corpus.split('\n\n').map((text) => `${text}\n`)];

test.each([0, 1, 2])('damaged programs, part %i', (part) => {
  const random = new Random(BigInt(part + 5));
  let graphs = 0;
  for (let i = 0; i < times(250, 600); i++) {
    const text = mutate(random.pick(sources), random);
    try {
      if (process(text)) graphs++;
    } catch (error) {
      throw new Error(`mutant ${i}:\n${text}`, { cause: error });
    }
  }
  expect(graphs).toBeGreaterThan(times(3, 20));
});

describe('long and deep programs', () => {
  const count = 2_000;
  const cases: Record<string, string> = {
    statements: `subset @main\n${'  x = input.read(1)\n'.repeat(count)}`,
    'arms of literals': `subset @main\n  match input.read(4) with\n${Array.from({ length: count }, (_, i) => `  | ${i} -> ${i}\n`).join('')}  | _ -> 0\n`,
    'a chain of named constants':
      Array.from({ length: count }, (_, i) => `@g${i} = @g${i + 1} + 1\n`).join('') + `@g${count} = 1\n`,
    'a chain of functions':
      Array.from({ length: count }, (_, i) => `subset @s${i}\n  input.read(1)\n  s${i + 1}\n`).join('') +
      `subset @s${count}\n  1\n`,
    'functions in a circle': Array.from(
      { length: count },
      (_, i) => `subset @s${i}\n  input.peek(1) == 0 ? s${(i + 1) % count} : 1\n`,
    ).join(''),
    'branches one after the other': `subset @main\n  x = 1\n${'  match x with\n  | 0 -> x = 1\n  | _ -> x = 2\n'.repeat(count / 5)}`,
    'a chain of types':
      Array.from({ length: count }, (_, i) => `%t${i} = type (%t${i + 1}, i8)\n`).join('') +
      `%t${count} = type i8\n@x = global %t0 zeroinitializer\n`,
    'types that double':
      Array.from({ length: 100 }, (_, i) => `%t${i} = type (%t${i + 1}, %t${i + 1})\n`).join('') +
      '%t100 = type i8\n@x = global %t0 zeroinitializer\n',
    'a wide integer': `@x = i8000000 u0x${'F'.repeat(2_000_000)}\n`,
    'a large array': '@x = global [1000000000 x i8] zeroinitializer\n',
    'wide arms': `subset @main\n  match input.read(1000000) with\n${'  | -1 -> 1\n'.repeat(500)}  | _ -> 0\n`,
  };
  test.each(Object.entries(cases))('%s', (name, text) => {
    const { module, diagnostics } = parseTuyin(text);
    expect(diagnostics.slice(0, 1).map(({ message }) => message)).toEqual([]);
    const { graph, diagnostics: found } = elaborate(module);
    const isTooLarge = /types/.test(name);
    expect(found.some(({ code }) => code === 'TUY2209')).toBe(isTooLarge);
    expect(graph === undefined).toBe(isTooLarge);
    if (graph !== undefined) expect(verifyGraph(graph)).toEqual([]);
  });
  test('the deepest tree that the parser gives', () => {
    const depth = 240;
    const text = `subset @main\n  %x = input.read(4)\n  ${'('.repeat(depth / 2)}%x${' * 2)'.repeat(depth / 2)}\n  ${'%x ? 1 : '.repeat(depth / 2)}2\n`;
    const { module, diagnostics } = parseTuyin(text, { maxNesting: 512 });
    expect(diagnostics).toEqual([]);
    const { graph } = elaborate(module);
    expect(graph === undefined ? 'no graph' : verifyGraph(graph)).toEqual([]);
  });
});
