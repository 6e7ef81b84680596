/** The fingerprint of tables: the same for the same facts, another for any change. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { fingerprintOf } from '../../src/base/fingerprint.ts';

test('the order of names says nothing, everything else does', () => {
  const of = (facts: Parameters<typeof fingerprintOf>[0]): string => fingerprintOf(facts)();
  expect(of(() => ({ add: [1, 'i32'], sub: [2] }))).toBe(of(() => ({ sub: [2], add: [1, 'i32'] })));
  const all = [{ add: [1, 'i32'] }, { add: [2, 'i32'] }, { add: ['i32', 1] }, { sum: [1, 'i32'] }, { add: [1] }];
  expect(new Set(all.map((facts) => of(() => facts))).size).toBe(all.length);
});

test('it is the beginning of the SHA-256 of the canonical text', () => {
  const hash = createHash('sha256').update('{"add":[1,"i32"],"sub":{"a":null,"b":true}}').digest('hex');
  expect(fingerprintOf(() => ({ sub: { b: true, a: null as never }, add: [1, 'i32'] }))()).toBe(hash.slice(0, 16));
});
