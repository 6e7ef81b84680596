/** The Tuyin programs in examples/, on random input, against JavaScript. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { instantiateCode } from './instances.ts';
import type { TuyinCode } from '../../src/tuyin/program.ts';
import { Dice } from '../vm/gcc.ts';
import { programOfText, tuyinEngines } from './graphs.ts';

function example(name: string): TuyinCode {
  return programOfText(readFileSync(new URL(`../../examples/${name}.ti`, import.meta.url), 'utf8'), name);
}

function bytesOf(values: readonly number[]): Uint8Array {
  return new Uint8Array(Int32Array.from(values).buffer);
}

describe.each(tuyinEngines)('engine %s', (engine) => {
  const dice = new Dice(2026);
  const run = (name: string, input: Uint8Array): Buffer => {
    const parts: Uint8Array[] = [];
    let left: Uint8Array | undefined = input;
    const stdin = (): Uint8Array | undefined => {
      const piece = left?.subarray(0, 50);
      left = left?.subarray(50);
      return piece;
    };
    const status = instantiateCode(example(name), {
      engine,
      stdin,
      stdout: (bytes) => void parts.push(bytes.slice()),
    }).main();
    expect(status).toBe(0);
    return Buffer.concat(parts);
  };

  test('wc counts lines, words and bytes', () => {
    for (const text of [
      '',
      'one\n',
      '  two words\t\n\nand three more\r\n',
      ...Array.from({ length: 3 }, () =>
        Array.from({ length: 200 }, () => dice.pick(['a', 'bc', ' ', '\n', '\t'])).join(''),
      ),
    ]) {
      const counts = [text.split('\n').length - 1, text.split(/\s+/).filter((word) => word !== '').length, text.length];
      expect(run('wc', Buffer.from(text)).toString()).toBe(`${counts.join(' ')}\n`);
    }
  });

  test('base64', () => {
    for (let length = 0; length < 40; length += 1 + dice.below(4)) {
      const bytes = Buffer.from(Array.from({ length }, () => dice.below(256)));
      expect(run('base64', bytes).toString()).toBe(bytes.toString('base64'));
    }
  });

  test('tree-sort', () => {
    for (const length of [0, 1, 2, 60]) {
      const values = Array.from({ length }, () => dice.bits() | 0);
      expect(run('tree-sort', bytesOf(values))).toEqual(Buffer.from(bytesOf(values.sort((a, b) => a - b))));
    }
  });
});
