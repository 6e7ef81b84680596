import { expect, test } from 'vitest';
import { TextBuffer } from '../../src/base/text-buffer.ts';

test('pieces, numbers and any character come out as they went in, however long', () => {
  const out = new TextBuffer();
  let wanted = '';
  const put = (piece: string | number): void => {
    wanted += piece;
    if (typeof piece === 'number') out.number(piece);
    else out.text(piece);
  };
  for (const piece of ['', 'abc', 0, 7, 10, 99, 100, 999, 1000, 12_345_678_901, 'ä€😀\ud800', 'x'.repeat(10_000)])
    put(piece);
  for (let i = 0; i < 5000; i++) put(i);
  expect(out.take()).toBe(wanted);
  expect(out.take()).toBe('');
  out.text('again');
  expect(out.take()).toBe('again');
});
