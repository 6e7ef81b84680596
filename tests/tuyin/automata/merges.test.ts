/** Linear merge, max merge and life round: against counting on word lists, and on cases worked out by hand. */
import { describe, expect, test } from 'vitest';
import { liferound, maxmerge, shortest } from '../../../src/tuyin/index.ts';
import { linearMerge } from '../../../src/tuyin/automata/index.ts';
import { seededRandom } from '../../unit/random-graph.ts';

describe('linear merge', () => {
  function edgesOf(text: string, noSse = false): string[] {
    const automaton = shortest(text).value?.layers.at(-1)?.automaton;
    if (automaton === undefined) throw new Error(text);
    return linearMerge(automaton, { noSse }).edges.map(
      ({ from, to, text: label, count }) => `${from} ${label} ${to} ${count}`,
    );
  }

  test('a chain is one edge with a count', () => {
    expect(edgesOf('"abcde"')).toEqual(['0 "abcde" 5 5']);
    expect(edgesOf('"abc"', true)).toEqual(['0 "a" 1 1', '1 "b" 2 1', '2 "c" 3 1']);
  });

  test('branches, ends and entries stay', () => {
    expect(edgesOf('A B C? (D | E)')).toEqual(['0 A B 2 2', '2 C (D | E) 4 2', '2 D | E 4 1']);
    expect(edgesOf('A B C?')).toEqual(['0 A B 2 2', '2 C 3 1']);
    expect(edgesOf('(A B C)*')).toEqual(['0 A B C 0 3']);
  });
});

describe('max merge', () => {
  /** Edges of the smallest automaton of word lists: different rests, and by which letters they go on. */
  function countEdges(lists: readonly (readonly string[])[]): number {
    const rests = new Map<string, number>();
    const look = (words: readonly string[]): void => {
      const key = [...words].sort().join();
      if (rests.has(key)) return;
      const letters = new Set(words.filter((word) => word !== '').map((word) => word[0]));
      rests.set(key, letters.size);
      for (const letter of letters) look(words.filter((word) => word[0] === letter).map((word) => word.slice(1)));
    };
    for (const words of lists) look(words);
    return [...rests.values()].reduce((sum, count) => sum + count, 0);
  }

  test('shared ends save exactly what a common automaton saves', () => {
    for (let seed = 0; seed < 150; seed++) {
      const random = seededRandom(seed);
      const pick = (n: number): number => Math.floor(random() * n);
      const layers = Array.from({ length: 2 + pick(3) }, () => [
        ...new Set(
          Array.from({ length: 1 + pick(3) }, () => Array.from({ length: 1 + pick(4) }, () => 'ab'[pick(2)]).join('')),
        ),
      ]);
      const text = layers
        .map((words, i) => `l${i} = ${words.map((word) => [...word].join(' ')).join(' | ')}`)
        .join('; ');
      const { value } = maxmerge(text);
      expect(value?.before, text).toBe(layers.reduce((sum, words) => sum + countEdges([words]), 0));
      const saved = value?.parts.filter(({ kind }) => kind === 'end').reduce((sum, part) => sum + part.saved, 0) ?? 0;
      expect((value?.before ?? 0) - saved, text).toBe(countEdges(layers));
    }
  });

  test('beginnings', () => {
    expect(maxmerge('a = "gets"; b = "getc" A; c = "go"; d = X').value?.parts).toEqual([
      { kind: 'beginning', layers: ['a', 'b', 'c'], text: '"g"', saved: 2 },
      { kind: 'beginning', layers: ['a', 'b'], text: '"get"', saved: 2 },
    ]);
  });

  test('loops and equal layers', () => {
    expect(maxmerge('x = A (B C)* D; y = E (B C)* D; z = A (B C)* D').value).toEqual({
      parts: [
        { kind: 'end', layers: ['x', 'z'], text: 'A (B C)* D', saved: 1 },
        { kind: 'end', layers: ['x', 'y', 'z'], text: '(B C)* D', saved: 6 },
      ],
      before: 12,
      after: 5,
    });
    expect(maxmerge('x = A*; y = A*').value).toMatchObject({ parts: [{ text: 'A*', saved: 1 }], after: 1 });
  });
});

describe('life round', () => {
  test('the worked example of the document: two loops of 800 bytes are kept', () => {
    const { value } = liferound('loop = STEP* LAST{new mem 800, return mem}; line = loop loop ONE{return loop.mem}');
    expect(value?.map(({ frame, peak, kept }) => ({ frame, peak, kept }))).toEqual([
      { frame: 'loop', peak: 800, kept: 800 },
      { frame: 'line', peak: 1600, kept: 1600 },
    ]);
    expect(value?.[1].blocks.map(({ offset }) => offset)).toEqual([0, 800]);
  });

  test('births, last uses and alignment', () => {
    const { value } = liferound('A{new x 13} (B{use x} | C) D{new y 8, use y} E{return y}');
    expect(value).toEqual([
      {
        frame: 'main',
        peak: 24,
        kept: 8,
        blocks: [
          {
            frame: 'main',
            block: 'x',
            size: 13,
            offset: 0,
            born: '0 -A-> 1',
            lastUses: ['1 -B-> 2'],
            isReturned: false,
          },
          {
            frame: 'main',
            block: 'y',
            size: 8,
            offset: 16,
            born: '2 -D-> 3',
            lastUses: ['3 -E-> 4'],
            isReturned: true,
          },
        ],
      },
    ]);
    expect(liferound('A{new x 8} (B{use x})* C').value?.[0].blocks[0].lastUses).toEqual([]);
    expect(liferound('A{new x 8} | B{new x 8}').value?.[0].peak).toBe(8);
  });

  test.each([
    ['A{use x} B{new x 8}', '`x` does not exist on every way to here', 1],
    ['(A{new x 8} | B) C{use x}', '`x` does not exist on every way to here', 18],
    ['(A{new x 8})*', '`x` would be made again and again: the edge is part of a loop', 2],
    ['A{new x 8} B{new x 16}', '`x` is made twice on one way', 12],
    ['A{new x}', '`new` is followed by a name and a number of bytes below 2^31', 1],
    ['A{use}', '`use` is followed by the name of one block', 1],
  ])('%s', (text, message, start) => {
    const { diagnostics } = liferound(text);
    expect(diagnostics.map((problem) => [problem.code, problem.message, problem.span?.start])).toEqual([
      ['TUY9008', message, start],
    ]);
  });
});
