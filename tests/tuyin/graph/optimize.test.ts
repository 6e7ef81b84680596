/** Optimised graphs do what the others do, on every program of tests/tuyin/programs; and what each part of the optimiser does. */
import { describe, expect, test } from 'vitest';
import type { Graph, GraphNode } from '../../../src/tuyin/graph/nodes.ts';
import { optimizeGraph, type OptimizeOptions } from '../../../src/tuyin/graph/optimize.ts';
import { verifyGraph } from '../../../src/tuyin/graph/verifier.ts';
import { programOfText } from '../graphs.ts';
import { behaviour, programsToKeep } from './kept-behaviour.ts';

const programs = programsToKeep();

describe.each<[string, OptimizeOptions]>([
  ['all', {}],
  ['folding', { inline: false, dead: false }],
  ['inlining', { fold: false, dead: false }],
  ['dead branches', { fold: false, inline: false }],
])('%s', (_, options) => {
  test('behaviour is kept', () => {
    for (const { name, code, runs } of programs) {
      const optimised = { ...code, graph: optimizeGraph(code.graph, options) };
      expect(verifyGraph(optimised.graph), name).toEqual([]);
      for (const { input, expected } of runs) expect(behaviour(optimised, input), name).toBe(expected);
    }
  });
});

function kinds(text: string, options?: OptimizeOptions, name = 'main'): string[] {
  const { graph } = programOfText(text);
  const find = (found: Graph): readonly GraphNode[] => {
    const body = found.functions.find((func) => func.name === name)?.body;
    return body?.kind === 'graph' ? body.nodes : [];
  };
  const optimised = optimizeGraph(graph, options);
  expect(verifyGraph(optimised)).toEqual([]);
  return find(optimised).map((node) =>
    node.kind === 'const' && node.value.kind === 'number' ? `const ${node.value.value}` : node.kind,
  );
}

describe('folding', () => {
  test.each([
    ['a sum of constants', 'subset @main\n  x = 3\n  x * 4 + 2\n', ['const 14']],
    ['conversions', 'subset @main\n  x = i8 200\n  i32 x\n', ['const -56']],
    ['a decided condition', 'subset @main\n  x = 3\n  x > 2 ? 7 : input.read(4)\n', ['const 7']],
    ['a decided match', 'subset @main\n  x = i16 5\n  match x with\n  | 4 -> 1\n  | 5 -> 2\n  | _ -> 3\n', ['const 2']],
    [
      'what an arm assigns',
      'subset @main\n  x = 1\n  y = 2\n  x == 1 ? 0 : 0\n  match y with\n  | 2 -> x = 9\n  | _ -> z = 3\n  x + 1\n',
      ['const 10'],
    ],
    ['parts of structs', 'subset @main\n  x = (5, (6, true))\n  x[1][0]\n', ['const 6']],
    ['nothing added', 'define i32 @main(i32 %n) {\n  %n + 0\n}\n', ['param']],
    ['division by zero stays', 'subset @main\n  x = 3\n  y = 0\n  x / y\n', ['const 3', 'const 0', 'bin']],
    [
      'floats stay',
      'subset @main\n  x = 1.5\n  x + 2.5\n',
      ['const 4609434218613702656', 'const 4612811918334230528', 'bin'],
    ],
  ])('%s', (_, text, expected) => {
    expect(kinds(text)).toEqual(expected);
  });
});

describe('inlining', () => {
  const text = 'define i32 @twice(i32 %n) #0 {\n  %n + %n\n}\nsubset @main\n  x = i32 input.read(4)\n  @twice(x)\n';
  const withAttributes = (words: string): string => `attributes #0 = { ${words} }\n${text}`;
  test('a trivial function', () => expect(kinds(withAttributes('cold'))).toEqual(['read', 'conv', 'bin']));
  test('noinline', () => expect(kinds(withAttributes('noinline'))).toContain('call'));
  test('switched off', () => expect(kinds(withAttributes('cold'), { inline: false })).toContain('call'));
  test('functions that allocate, read or call stay', () => {
    for (const body of ['[8]', 'input.read(1)', 'main'])
      expect(kinds(`subset @f\n  ${body}\nsubset @main\n  f\n  1\n`)).toContain('call');
  });
  test('a void function of a constant', () =>
    expect(kinds('subset @f\n  output <- "x"\nsubset @main\n  f\n  1\n')).toEqual(['const', 'write', 'const 1']));
  test('functions of functions', () => {
    const chain =
      'define i32 @a(i32 %n) {\n  %n * 3\n}\ndefine i32 @b(i32 %n) {\n  @a(%n + 1)\n}\nsubset @main\n  @b(4)\n';
    expect(kinds(chain)).toEqual(['const 15']);
  });
});

describe('dead branches', () => {
  test('a choice that nobody looks at', () =>
    expect(kinds('subset @main\n  x = i32 input.read(4)\n  x > 1 ? 5 : 6\n  7\n')).toEqual(['read', 'const 7']));
  test('a match that may find no arm stays', () =>
    expect(kinds('subset @main\n  match input.read(1) with\n  | 1 -> 1\n  2\n')).toContain('match'));
  test('a match of what may be poison stays', () =>
    expect(kinds('subset @main\n  match @tuyin.exact.div(7, 2) with\n  | _ -> 1\n  2\n')).toContain('match'));
  test('a branch whose phi is used stays', () =>
    expect(kinds('subset @main\n  x = 1\n  match input.read(1) with\n  | 1 -> x = 2\n  | _ -> y = 3\n  x\n')).toContain(
      'phi',
    ));
});
