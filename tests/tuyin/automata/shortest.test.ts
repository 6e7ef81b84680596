/** The promises of the shortest form, checked by derivatives, by counting, and by listing all small expressions. */
import { describe, expect, test } from 'vitest';
import { isEquivalent, shortest } from '../../../src/tuyin/index.ts';
import { seededRandom } from '../../unit/random-graph.ts';
import { countTerminals, isSameLanguage, parseTree, randomExpression } from './derivatives.ts';
import { isAll, isLong, times } from '../../long.ts';

/** A small effort, so that thousands of expressions are quick. */
const effort = 30_000;

function short(text: string): string {
  const { value, diagnostics } = shortest(text, { effort });
  expect(diagnostics).toEqual([]);
  return value?.text ?? '';
}

function checkPromises(text: string): void {
  const result = short(text);
  const [before, after] = [parseTree(text), parseTree(result)];
  expect(isSameLanguage(before, after), `${text} became ${result}`).toBe(true);
  expect(countTerminals(after), `${text} became ${result}`).toBeLessThanOrEqual(countTerminals(before));
  expect(short(result), `from ${text}`).toBe(result);
}

describe('the oracle', () => {
  test('tells languages apart', () => {
    expect(isSameLanguage(parseTree('(A | B)*'), parseTree('A* (B A*)*'))).toBe(true);
    expect(isSameLanguage(parseTree('(A | B)*'), parseTree('A* B*'))).toBe(false);
    expect(isSameLanguage(parseTree('A{x} | B'), parseTree('A | B'))).toBe(false);
    expect(isSameLanguage(parseTree('[a-c]'), parseTree('"a" | "b" | "c"'))).toBe(true);
    expect(countTerminals(parseTree('"abc" A? [a-z]'))).toBe(5);
  });
});

describe('promises', () => {
  test('random expressions: equivalent, never longer, stable', () => {
    for (let seed = 0; seed < times(30, 2000); seed++) {
      const random = seededRandom(seed);
      const atoms = ['A', 'B', 'C', 'D'].slice(0, 2 + (seed % 3));
      checkPromises(randomExpression(random, 1 + Math.floor(random() * 6), atoms, seed % 4 === 0 ? '?' : '?*+'));
    }
  });

  test('random expressions with bytes and actions', () => {
    const atoms = ['"a"', '"ab"', '[a-c]', '[^b]', '[b-d]', 'A{x}', 'A{y}', '"a"{x}', '()', '.'];
    for (let seed = 0; seed < times(15, 150); seed++) {
      const random = seededRandom(seed + 5000);
      checkPromises(randomExpression(random, 1 + Math.floor(random() * 6), atoms, '?*+'));
    }
  });

  test('some large ones', () => {
    for (let seed = 0; seed < times(3, 8); seed++)
      checkPromises(randomExpression(seededRandom(seed + 9000), 40, ['A', 'B', 'C', 'D', 'E', 'F'], '?'));
  });

  test('isEquivalent agrees with derivatives', () => {
    let same = 0;
    for (let seed = 0; seed < times(20, 300); seed++) {
      const random = seededRandom(seed + 7000);
      const [a, b] = [0, 1].map(() => randomExpression(random, 1 + Math.floor(random() * 3), ['A', 'B'], '?*+'));
      const expected = isSameLanguage(parseTree(a), parseTree(b));
      if (expected) same++;
      expect(isEquivalent(a, b).value, `${a} and ${b}`).toBe(expected);
    }
    expect(same).toBeGreaterThan(isAll ? 3 : 0);
  });
});

describe('the true minimum of finite languages', () => {
  /** Language (sorted words) → the least terminals of any expression; every expression of up to `most` terminals is made. */
  function listMinima(letters: readonly string[], most: number): Map<string, number> {
    const levels: string[][] = [[]];
    const least = new Map<string, number>();
    const add = (level: string[], words: Iterable<string>, n: number): void => {
      for (const list of [[...words], [...words, '']]) {
        const key = [...new Set(list)].sort().join(',');
        if (least.has(key)) continue;
        least.set(key, n);
        level.push(key);
      }
    };
    for (let n = 1; n <= most; n++) {
      const level: string[] = [];
      if (n === 1) for (const letter of letters) add(level, [letter], n);
      for (let i = 1; i < n; i++) {
        for (const left of levels[i]) {
          for (const right of levels[n - i]) {
            const [a, b] = [left.split(','), right.split(',')];
            add(level, [...a, ...b], n);
            add(
              level,
              a.flatMap((x) => b.map((y) => x + y)),
              n,
            );
          }
        }
      }
      levels.push(level);
    }
    return least;
  }

  test('every language of up to four terminals over two letters', () => {
    const minima = listMinima(['A', 'B'], 4);
    expect(minima.size).toBeGreaterThan(1000);
    let checked = 0;
    let i = 0;
    for (const [key, least] of minima) {
      if (i++ % 7 !== 0) continue;
      const text = key
        .split(',')
        .map((word) => `(${[...word].join(' ')})`)
        .join(' | ');
      const layer = shortest(text).value?.layers.at(-1);
      expect(layer?.after, `${text} became ${layer?.text}`).toBe(least);
      if (layer?.proof === 'cost') checked++;
    }
    expect(checked).toBeGreaterThan(i / 8);
  });

  test('the search finds what no rule finds', () => {
    expect(short('A B | A C | D B | D C')).toBe('(A | D) (B | C)');
    expect(short('() | A | B | A B')).toBe('A? B?');
    expect(shortest('A B | B A | A A').value?.layers[0]).toMatchObject({
      text: 'A (A | B) | B A',
      after: 5,
      proof: 'cost',
    });
  });
});

describe('forms', () => {
  test.each([
    ['((START MIDDLE) | (START MIDDLE START)) START', 'START MIDDLE START START?'],
    ['A (A | B)*', '(A B*)+'],
    ['(A | B)* A', '(B* A)+'],
    ['A (A | B | C)*', '(A (B | C)*)+'],
    ['(A | B) (A | B | C)*', '((A | B) C*)+'],
    ['X A B (A B | C)* Y', 'X (A B C*)+ Y'],
    ['X (A B | C)* A B Y', 'X (C* A B)+ Y'],
    ['A | A', 'A'],
    ['A B | A C', 'A (B | C)'],
    ['B A | C A', '(B | C) A'],
    ['A | A B', 'A B?'],
    ['A? | A', 'A?'],
    ['A A*', 'A+'],
    ['A* A', 'A+'],
    ['(A?)?', 'A?'],
    ['(A*)*', 'A*'],
    ['(A?)+', 'A*'],
    ['A B (A B)*', '(A B)+'],
    ['A* (B A*)*', '(A | B)*'],
    ['() | ()', '()'],
    ['[]', '[]'],
    ['A []', '[]'],
    ['A | []', 'A'],
    ['[]*', '()'],
    ['"if" | "ifdef" | "ifndef"', '"if" ("n"? "def")?'],
    ['[a-c] | [b-f] | "g"', '[a-g]'],
    ['[^a] | "a"', '.'],
    ['"\\00\\22\\\\" | "é"', '"\\00\\22\\\\" | "\\C3\\A9"'],
    ['[\\]\\-^]', '[\\-\\]\\^]'],
    ['A{x} B | A{y} B', '(A{x} | A{y}) B'],
    ['@f %x 12 // a remark', '@f %x 12'],
  ])('%s is %s', (text, expected) => {
    expect(short(text)).toBe(expected);
    expect(short(expected)).toBe(expected);
  });
});

describe('layers', () => {
  test('are put in', () => {
    expect(short('D = [0-9]; N = D+; N ("." N)?')).toBe('[0-9]+ ("." [0-9]+)?');
    expect(short('A = X Y;\nB = A | A Z')).toBe('A = X Y;\nB = X Y Z?');
  });

  test('recursion at the beginning and the end becomes a loop', () => {
    for (let seed = 0; seed < 60; seed++) {
      const random = seededRandom(seed + 300);
      const make = (): string => randomExpression(random, 1 + Math.floor(random() * 3), ['A', 'B', 'C'], '?*');
      const [u, v, b] = [make(), make(), make()];
      const [text, expected] =
        seed % 3 === 0
          ? [`X = ${u} X | ${b}; X`, `(${u})* (${b})`]
          : seed % 3 === 1
            ? [`X = X ${v} | ${b}; X`, `(${b}) (${v})*`]
            : [`X = ${u} P X | X Q ${v} | ${b}; X`, `(${u} P)* (${b}) (Q ${v})*`];
      const result = short(text);
      // Where the automaton of the body mixes the places of X, the layer stays: that must be the exception.
      if (!result.includes('X'))
        expect(isSameLanguage(parseTree(result), parseTree(expected)), `${text} became ${result}`).toBe(true);
      else expect(seed % 3, `${text} stayed`).not.toBe(2);
    }
    expect(short('X = X A | B X | C; X')).toBe('B* C A*');
    expect(short('X = A X; X')).toBe('[]');
  });

  test('other recursion stays', () => {
    expect(short('E = E "+" E | "x"; E')).toBe('E = "x" | E "+" E; E');
    expect(short('P = "(" P ")" | (); Q = P P; Q')).toBe('P = ("(" P ")")?; P P');
    expect(short('A = B X | Y; B = A Z | Y; A | A')).toBe('A = B X | Y; B = A Z | Y; A');
  });
});

describe('mistakes and limits', () => {
  function problemOf(text: string, options = {}): string {
    const [problem] = shortest(text, options).diagnostics;
    const start = problem?.span?.start ?? -1;
    return `${problem?.code} ${problem?.message} at ${start}`;
  }

  test.each([
    ['A & B', 'TUY9001 `&` cannot stand in an expression at 2'],
    ['', 'TUY9002 expected an expression, found the end at 0'],
    ['A | ', 'TUY9002 expected an expression, found the end at 4'],
    ['A (B', 'TUY9002 expected `)` for the parenthesis in column 3, found the end at 4'],
    ['A ) B', 'TUY9002 expected an operator or the end, found `)` at 2'],
    ['* A', 'TUY9002 expected an expression, found `*` at 0'],
    ['(A | ) B', 'TUY9002 expected an expression after `|`, found `B` at 7'],
    ['A; B', 'TUY9002 expected the end after the expression that has no name, found `B` at 3'],
    ['X = A; X = B', 'TUY9003 the layer `X` is defined twice at 7'],
    ['X = A; X{y}', 'TUY9004 `X` is a layer and cannot carry an action at 7'],
    ['A "b', 'TUY9005 the string has no end at 2'],
    ['"\\g"', 'TUY9005 a backslash is followed by two hexadecimal digits at 1'],
    ['[z-a]', 'TUY9005 the range `z-a` runs backwards at 1'],
    ['[é]', 'TUY9005 `é` has several bytes and cannot stand in a class at 1'],
    ['A{x', 'TUY9005 the actions have no end at 1'],
  ])('%s', (text, expected) => {
    expect(problemOf(text)).toBe(expected);
  });

  test('what is too large for an automaton stays as it is', () => {
    // The limit that there is unless one is given takes a while to reach.
    const [length, options] = isLong ? [1999, {}] : [200, { maxStates: 100 }];
    const many = Array.from({ length }, () => 'A?').join(' ');
    expect(shortest(many, options)).toMatchObject({
      value: { text: many, layers: [{ automaton: undefined, proof: 'none' }] },
      diagnostics: [{ code: 'TUY9010', severity: 'warning' }],
    });
  });

  test('limits are named', () => {
    expect(problemOf('A B C D', { maxTerminals: 3 })).toContain(
      'TUY9006 the expression has at least 4 terminals, more than the 3 that --max-terminals allows',
    );
    expect(problemOf('(A | B)* A (A | B) (A | B)', { maxStates: 7 })).toContain(
      'TUY9010 this stays as it is: its automaton has more than the 7 states',
    );
    const doubling = Array.from({ length: 80 }, (_, i) => `l${i + 1} = l${i} l${i};`).join(' ');
    expect(problemOf(`l0 = A; ${doubling} l80`)).toMatch(/TUY9006 the expression has (4096|2048) terminals/);
  });

  test('nesting and length cost no stack', () => {
    expect(short(`${'('.repeat(200_000)}A${')?'.repeat(200_000)}`)).toBe('A?');
    expect(short(`A${'?'.repeat(100_000)}`)).toBe('A?');
    expect(short(`${'(A '.repeat(1000)}B${')'.repeat(1000)}`)).toBe(`${'A '.repeat(1000)}B`);
    expect(countTerminals(parseTree(short(`${'(A '.repeat(60)}B${')?'.repeat(60)}`)))).toBeLessThanOrEqual(61);
  });
});
