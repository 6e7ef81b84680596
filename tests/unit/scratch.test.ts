/** Arrays that share memory: each is as it was asked for, and nobody's but its own, also where the memory comes to its end. */
import { expect, test } from 'vitest';
import { scratchBytes, scratchCopy, scratchInts, scratchNumbers } from '../../src/base/scratch.ts';

test('arrays are fresh, and writing to one changes no other', () => {
  const made: { readonly array: Int32Array | Uint8Array; readonly value: number }[] = [];
  for (let i = 0; i < 3000; i++) {
    const length = (i * 37) % 211 === 0 ? 20_000 : (i * 37) % 211;
    const [value, isBytes] = [i % 5 === 0 ? -1 : 0, i % 3 === 0];
    const array = isBytes ? scratchBytes(length) : scratchInts(length, value);
    expect(array).toHaveLength(length);
    expect(array.every((element) => element === (isBytes ? 0 : value))).toBe(true);
    array.fill(i);
    made.push({ array, value: isBytes ? i & 0xff : i });
  }
  for (const { array, value } of made) expect(array.every((element) => element === value)).toBe(true);
});

test('copies and numbers', () => {
  const list = [5, -7, 2147483647, -2147483648];
  expect([...scratchCopy(list)]).toEqual(list);
  expect([...scratchNumbers(5)]).toEqual([0, 1, 2, 3, 4]);
  expect([...scratchInts(0)]).toEqual([]);
});
