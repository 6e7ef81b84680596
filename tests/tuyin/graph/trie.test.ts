/** The tree of literal patterns against trying one pattern after the other. */
import { describe, expect, test } from 'vitest';
import type { Span } from '../../../src/base/source.ts';
import { SourceFile } from '../../../src/base/source.ts';
import type { MatchArm, Pattern } from '../../../src/tuyin/graph/nodes.ts';
import { findLiteral, literalTrie } from '../../../src/tuyin/graph/trie.ts';
import { Random } from '../../scalar/random.ts';

const span: Span = { source: new SourceFile('test', ''), start: 0, end: 0 };

function arm(pattern: Pattern): MatchArm {
  return { pattern, body: { index: 1, nodes: [], result: undefined }, span };
}

function literal(value: bigint): MatchArm {
  return arm({ kind: 'literal', value, class: 'int' });
}

/** Little-endian, by division. */
function bytesOf(value: bigint, width: number): Uint8Array {
  const bytes = new Uint8Array(width);
  for (
    let i = 0, rest = ((value % 256n ** BigInt(width)) + 256n ** BigInt(width)) % 256n ** BigInt(width);
    i < width;
    i++, rest /= 256n
  )
    bytes[i] = Number(rest % 256n);
  return bytes;
}

/** The first arm, in order, whose bytes are the same. */
function tryInOrder(arms: readonly MatchArm[], width: number, bytes: Uint8Array): number | undefined {
  for (const [i, { pattern }] of arms.entries()) {
    if (pattern.kind === 'any' || pattern.kind === 'computed') return undefined;
    if (pattern.kind === 'literal' && bytesOf(pattern.value, width).every((byte, at) => byte === bytes[at])) return i;
  }
  return undefined;
}

test.each([1, 2, 3, 4, 8, 20])('random literals of %i bytes', (width) => {
  const random = new Random(BigInt(width));
  for (let round = 0; round < 60; round++) {
    const value = (): bigint => {
      const low = BigInt(random.below(4)) + (BigInt(random.below(3)) << BigInt(8 * random.below(width)));
      return random.below(5) === 0 ? -low : low;
    };
    const values = Array.from({ length: 1 + random.below(30) }, value).filter(
      (v) => v < 256n ** BigInt(width) && v >= -(256n ** BigInt(width)) / 2n,
    );
    const arms = [...values.map(literal), arm({ kind: 'never' }), arm({ kind: 'any' }), literal(77n)];
    const trie = literalTrie({ arms, width });
    expect(trie?.rest).toBe(arms.length - 2);
    for (const wanted of [...values, 77n, 5n, value(), value()]) {
      const bytes = bytesOf(wanted, width);
      expect(trie && findLiteral(trie, bytes)).toBe(tryInOrder(arms, width, bytes));
    }
  }
});

describe('bounds', () => {
  test('the first of equal literals is found, -1 and 255 are one byte', () => {
    const trie = literalTrie({ arms: [literal(3n), literal(255n), literal(-1n), literal(3n)], width: 1 });
    expect([3, 255, 4].map((byte) => trie && findLiteral(trie, Uint8Array.of(byte)))).toEqual([0, 1, undefined]);
    expect(trie?.rest).toBe(4);
  });
  test('no literals', () => {
    expect(literalTrie({ arms: [arm({ kind: 'any' }), literal(1n)], width: 4 })).toEqual({ root: undefined, rest: 0 });
  });
  test('megabytes of patterns are left alone', () => {
    expect(
      literalTrie({ arms: Array.from({ length: 100 }, (_, i) => literal(BigInt(i))), width: 100_000 }),
    ).toBeUndefined();
  });
  test('a common beginning of many bytes is one step', () => {
    const trie = literalTrie({ arms: [literal(1n << 792n), literal(2n << 792n)], width: 100 });
    expect(trie?.root).toMatchObject({ kind: 'check', at: 0, then: { kind: 'branch', at: 99 } });
  });
});
