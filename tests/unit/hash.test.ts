/** The hash by which kept entries are named and damage is seen. */
import { expect, test } from 'vitest';
import { hashOf } from '../../src/base/hash.ts';
import { Random } from '../scalar/random.ts';

const random = new Random(465n);
const some = (length: number): Uint8Array => Uint8Array.from({ length }, () => Number(random.bits(8)));

test('each change of one bit changes it, and so does each other length', () => {
  for (const length of [0, 1, 3, 15, 16, 17, 64, 257]) {
    const bytes = some(length);
    const seen = new Set([hashOf(bytes), hashOf(new Uint8Array([...bytes, 0]))]);
    for (let bit = 0; bit < 8 * length; bit++) {
      const other = bytes.slice();
      other[bit >> 3] ^= 1 << (bit & 7);
      seen.add(hashOf(other));
    }
    expect(seen.size).toBe(2 + 8 * length);
  }
});

test('is that of the bytes, wherever they lie', () => {
  const bytes = some(100);
  expect(hashOf(some(103).fill(7, 0, 3)).length).toBe(32);
  const shifted = new Uint8Array(103);
  shifted.set(bytes, 3);
  expect(hashOf(shifted.subarray(3))).toBe(hashOf(bytes));
});

test('half of its bits change with one bit', () => {
  const rounds = 2000;
  let changed = 0;
  for (let i = 0; i < rounds; i++) {
    const bytes = some(48);
    const before = BigInt(`0x${hashOf(bytes)}`);
    bytes[i % 48] ^= 1 << (i & 7);
    changed += (before ^ BigInt(`0x${hashOf(bytes)}`)).toString(2).replaceAll('0', '').length;
  }
  expect(changed / rounds).toBeGreaterThan(60);
  expect(changed / rounds).toBeLessThan(68);
});
