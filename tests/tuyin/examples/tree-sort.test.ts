/** examples/tree-sort.ti on random numbers; tests/tuyin/examples has the programs that read text and files. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { startCode } from '../instances.ts';
import type { TuyinCode } from '../../../src/tuyin/program.ts';
import { Dice } from '../../vm/gcc.ts';
import { programOfText, tuyinEngines } from '../graphs.ts';

function example(name: string): TuyinCode {
  return programOfText(readFileSync(new URL(`../../../examples/${name}.ti`, import.meta.url), 'utf8'), name);
}

function bytesOf(values: readonly number[]): Uint8Array {
  return new Uint8Array(Int32Array.from(values).buffer);
}

describe.each(tuyinEngines)('engine %s', (engine) => {
  const dice = new Dice(2026);
  const run = async (name: string, input: Uint8Array): Promise<Buffer> => {
    const parts: Uint8Array[] = [];
    let left: Uint8Array | undefined = input;
    const stdin = (): Uint8Array | undefined => {
      const piece = left?.subarray(0, 50);
      left = left?.subarray(50);
      return piece;
    };
    const stdout = (bytes: Uint8Array): void => void parts.push(bytes.slice());
    expect((await startCode(example(name), { engine, stdin, stdout })).main()).toBe(0);
    return Buffer.concat(parts);
  };

  test('tree-sort', async () => {
    for (const length of [0, 1, 2, 60]) {
      const values = Array.from({ length }, () => dice.bits() | 0);
      expect(await run('tree-sort', bytesOf(values))).toEqual(Buffer.from(bytesOf(values.sort((a, b) => a - b))));
    }
  });
});
