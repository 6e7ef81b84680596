/** Merging reads and ends: what becomes of small programs, and that every program of the tests does what it did. */
import { describe, expect, test } from 'vitest';
import { mergeEnds } from '../../../src/tuyin/graph/merge-ends.ts';
import { mergeReads } from '../../../src/tuyin/graph/merge-reads.ts';
import type { Graph } from '../../../src/tuyin/graph/nodes.ts';
import { graphLevels, graphPasses, runGraphPasses } from '../../../src/tuyin/graph/passes.ts';
import { printGraph } from '../../../src/tuyin/graph/printer.ts';
import { verifyGraph } from '../../../src/tuyin/graph/verifier.ts';
import { times } from '../../long.ts';
import { Dice } from '../../vm/gcc.ts';
import { programOfText } from '../graphs.ts';
import { behaviour, programsToKeep } from './kept-behaviour.ts';

describe.each<[string, (graph: Graph) => Graph]>([
  ['linear-merge', (graph) => mergeReads(graph).graph],
  ['max-merge, of every end', (graph) => mergeEnds(graph, 1).graph],
  ['-Os', (graph) => runGraphPasses(graph, graphLevels.Os)],
])('%s', (_, change) => {
  test('behaviour is kept', () => {
    let changed = 0;
    for (const { name, code, runs } of programsToKeep()) {
      const merged = { ...code, graph: change(code.graph) };
      expect(verifyGraph(merged.graph), name).toEqual([]);
      if (printGraph(merged.graph) !== printGraph(code.graph)) changed++;
      for (const { input, expected } of runs) expect(behaviour(merged, input), name).toBe(expected);
    }
    expect(changed).toBeGreaterThan(2);
  });
});

function changesOf(pass: keyof typeof graphPasses, text: string): unknown {
  const { graph, changes } = graphPasses[pass].run(programOfText(text).graph);
  expect(verifyGraph(graph)).toEqual([]);
  return changes;
}

describe('reads', () => {
  const read = (count: number): string => Array.from({ length: count }, () => 'i8 input.read(1)').join(' + ');
  test.each([
    ['two', `subset @main\n  ${read(2)}\n`, [['main', 2, 2, 2]]],
    [
      'eight bytes at most',
      `subset @main\n  ${read(11)}\n`,
      [
        ['main', 2, 8, 8],
        ['main', 2, 3, 3],
      ],
    ],
    [
      'nothing but values between',
      `subset @main\n  a = i8 input.read(1)\n  output <- "x"\n  a + i8 input.read(1)\n`,
      [],
    ],
    [
      'not what a match looks at',
      'subset @main\n  a = i8 input.read(1)\n  match input.read(1) with\n  | 1 -> 1\n  | _ -> 2\n',
      [],
    ],
    ['"no-sse"', `attributes #0 = { "no-sse" }\nsubset @main #0\n  ${read(2)}\n`, []],
  ])('%s', (_, text, expected) => {
    expect(changesOf('linear-merge', text)).toEqual(expected);
  });
});

describe('ends', () => {
  const tail = '  output <- "!"\n  output <- "?"\n  next\n';
  const next = 'subset @next\n  match input.read(1) with\n  | 1 -> a\n  | _ -> b\n';
  const functions = (a: string, b: string): string => `subset @main\n  a\n${next}subset @a\n${a}subset @b\n${b}`;
  test('of two functions', () => {
    const text = functions(`  output <- "a"\n${tail}`, `  output <- "b"\n${tail}`);
    expect(changesOf('max-merge', text)).toEqual([['a.end', 'a b', 1]]);
  });
  test('a function that is the end of another', () => {
    expect(changesOf('max-merge', functions(`  output <- "a"\n${tail}`, tail))).toEqual([['b', 'a', 2]]);
  });
  test('of arms of one function', () => {
    const text = `subset @main\n  match input.read(1) with\n  | 1 ->\n    output <- "1"\n  ${tail.replaceAll('\n  ', '\n    ')}\n  | _ ->\n  ${tail.replaceAll('\n  ', '\n    ')}\n${next}subset @a\n  1\nsubset @b\n  2\n`;
    expect(changesOf('max-merge', text)).toEqual([['main.end', 'main main', 1]]);
  });
  test('values of the function itself are not shared', () => {
    const own = (value: number): string =>
      `  x = i32 input.read(4) + ${value}\n  output <- x\n  output <- x\n  output <- x\n  next\n`;
    expect(changesOf('max-merge', functions(own(1), own(2)))).toEqual([]);
  });
  test('memory of a frame is not shared', () => {
    const own = `  m = [8]\n  m <- 5\n  output <- "!"\n  output <- "?"\n  next\n`;
    expect(changesOf('max-merge', functions(own, own))).toEqual([]);
  });
});

/** Functions that go on with each other, in arms of a few kinds, so that many end alike. */
function alikeFunctions(dice: Dice): string {
  const pick = <T>(items: readonly T[]): T => items[dice.below(items.length)];
  const count = 2 + dice.below(4);
  const next = (): string => pick(Array.from({ length: count }, (_, i) => `g${i}`));
  const pieces = (): string[] =>
    Array.from({ length: dice.below(4) }, () =>
      pick(['output <- "a"', 'output <- "b"', 'input.skip(1)', 'input <- "\\01"', 'output <- input.read(1)', 'g0']),
    );
  const kinds = Array.from({ length: 3 }, () => [
    ...pieces(),
    pick([next(), 'i32 input.read(1)', '7', 'x = i32 input.read(2)\n    x * x']),
  ]);
  const arm = (pattern: string): string =>
    `  | ${pattern} ->\n${pick(kinds)
      .map((line) => `    ${line}\n`)
      .join('')}`;
  const functions = Array.from({ length: count }, (_, i) => {
    const body = pieces()
      .map((line) => `  ${line}\n`)
      .join('');
    return `subset @g${i}\n${body}  match input.read(1) with\n${arm('1')}${arm('2 | 3')}${arm('_')}`;
  });
  return `subset @main\n  g0\n${functions.join('')}`;
}

test('random functions that end alike', () => {
  let merged = 0;
  let endless = 0;
  const count = times(40, 400);
  for (let seed = 1; seed <= count; seed++) {
    const dice = new Dice(seed);
    const text = alikeFunctions(dice);
    const code = programOfText(text);
    const input = Uint8Array.from({ length: dice.below(60) }, () => dice.below(5));
    const made = mergeEnds(mergeReads(code.graph).graph, 1 + (seed % 3));
    merged += made.merged.length;
    expect(verifyGraph(made.graph), text).toEqual([]);
    // Bounds are reached elsewhere, for calls that were none are steps.
    const expected = behaviour(code, input, { fuel: 20_000 });
    if (!/^(?:out-of-fuel|T-DEPTH|stack-overflow)/.test(expected))
      expect(behaviour({ ...code, graph: made.graph }, input), text).toBe(expected);
    else endless++;
  }
  expect(merged).toBeGreaterThan(count / 2);
  expect(endless).toBeLessThan(count / 2);
});
