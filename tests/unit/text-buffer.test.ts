import { expect, test } from 'vitest';
import { TextBuffer } from '../../src/base/text-buffer.ts';
import { Utf8Text } from '../../src/base/utf8.ts';

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

test('as bytes, pieces are UTF-8 and make one text', () => {
  const out = new TextBuffer();
  const takeBytes = (text: string): Uint8Array => {
    out.text(text);
    return out.takeBytes();
  };
  const pieces = ['plain\n', 'ä€😀', 'x'.repeat(10_000), ''].map(takeBytes);
  expect(pieces.map((piece) => Buffer.from(piece).toString())).toEqual(['plain\n', 'ä€😀', 'x'.repeat(10_000), '']);
  expect(out.length).toBe(0);
  expect(String(new Utf8Text(pieces))).toBe(`plain\nä€😀${'x'.repeat(10_000)}`);
});
