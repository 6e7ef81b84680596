/** The fingerprint of tables: the same for the same facts, another for any change. */
import { expect, test } from 'vitest';
import { fingerprintOf } from '../../src/base/fingerprint.ts';

test('the order of names says nothing, everything else does', () => {
  const of = (facts: Parameters<typeof fingerprintOf>[0]): string => fingerprintOf(facts)();
  expect(of(() => ({ add: [1, 'i32'], sub: [2] }))).toBe(of(() => ({ sub: [2], add: [1, 'i32'] })));
  const all = [{ add: [1, 'i32'] }, { add: [2, 'i32'] }, { add: ['i32', 1] }, { sum: [1, 'i32'] }, { add: [1] }];
  expect(new Set(all.map((facts) => of(() => facts))).size).toBe(all.length);
});

test('texts that differ in a place or in two have different ones', () => {
  const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
  const texts = letters.flatMap((a) => letters.flatMap((b) => [`${a}${b}`, `${a}-${b}-x`, `x${a}yyyyyyyyyyyy${b}`]));
  const found = texts.map((text) => fingerprintOf(() => text)());
  expect(new Set(found).size).toBe(texts.length);
  for (const half of [0, 8])
    expect(new Set(found.map((digits) => digits.slice(half, half + 8))).size).toBe(texts.length);
  expect(found.every((digits) => /^[0-9a-f]{16}$/.test(digits))).toBe(true);
});
