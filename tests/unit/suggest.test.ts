import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boundedDistance, didYouMean, nearestName } from '../../src/base/suggest.ts';

/** The definition, by memoised recursion: an oracle that shares nothing with the rows of the real one. */
function distance(a: string, b: string): number {
  const known = new Map<string, number>();
  const between = (i: number, j: number): number => {
    if (i === 0 || j === 0) return i + j;
    const key = `${i},${j}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    let best = Math.min(
      between(i - 1, j) + 1,
      between(i, j - 1) + 1,
      between(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
    );
    if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
      best = Math.min(best, between(i - 2, j - 2) + 1);
    known.set(key, best);
    return best;
  };
  return between(a.length, b.length);
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 });

describe('suggestions', () => {
  test('the bounded distance is the distance, or the bound plus one', () => {
    fc.assert(
      fc.property(word, word, fc.nat(5), (a, b, bound) => {
        expect(boundedDistance(a, b, bound)).toBe(Math.min(distance(a, b), bound + 1));
      }),
    );
  });

  test.each([
    ['dreda', ['dread', 'iread', 'regread'], 'dread'],
    ['Return', ['return', 'returns'], 'return'],
    ['contsval', ['conststr', 'constval'], 'constval'],
    ['x', ['y'], 'y'],
    ['zzzzzz', ['add', 'sub'], undefined],
    ['add', [], undefined],
  ])('%s among %j', (name, names, nearest) => {
    expect(nearestName(name, names)).toBe(nearest);
    expect(didYouMean(name, names)).toBe(nearest === undefined ? '' : `did you mean \`${nearest}\`?`);
  });

  test('very long names are compared by their beginnings', () => {
    const long = 'q'.repeat(1_000_000);
    expect(nearestName(`${long}a`, [`${long}b`])).toBe(`${long}b`);
  });
});
