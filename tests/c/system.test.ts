/**
 * The system interface is all that programs reach of the world: what they import is little and known, what is linked runs by itself, and
 * nothing that is handed to it does more than trap or fail.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemFunctions } from '../../src/vm/system.ts';
import { samaraWith } from '../cli/samara.ts';
import { inTurn, isLong } from '../long.ts';

const examples = join(import.meta.dirname, '..', '..', 'examples');
const attack = join(import.meta.dirname, 'system', 'attack.c');
const engines = ['wasm', 'interp', 'vm', 'light'];

let work = '';
beforeAll(() => void (work = mkdtempSync(join(tmpdir(), 'samara-system-'))));
afterAll(() => rmSync(work, { recursive: true }));

test('it has at most 15 functions', () => {
  expect(Object.keys(systemFunctions).length).toBeLessThanOrEqual(15);
});

/** What stays of the host below the library in C. */
const below = /^(__sys_\w+|malloc|calloc|realloc|free|__errno_location)$/;

// The library in C is compiled from its text here, and printf is nearly all of it.
test.each(isLong ? ['hello.c', 'hello.mpl'] : ['hello.mpl'])(
  '%s imports little and runs by itself as text',
  async (name) => {
    const built = join(work, `${name}.wasm`);
    await samaraWith('', ['build', '--library', 'c', join(examples, name), '--target', 'wasm', '-o', built]);
    const imports = WebAssembly.Module.imports(new WebAssembly.Module(readFileSync(built))).map((one) => one.name);
    expect(imports.length).toBeLessThanOrEqual(15);
    expect(imports.filter((one) => !below.test(one))).toEqual([]);
    const text = join(work, `${name}.lir`);
    await samaraWith('', ['lower', '--library', 'c', join(examples, name), '--to', 'linear', '-o', text]);
    for (const engine of ['wasm', 'interp'])
      expect(await samaraWith('', ['run', text, '--engine', engine])).toMatchObject({
        status: 0,
        out: expect.stringMatching(/^Hello from (C|MAPLE IR)\n$/) as unknown,
        err: '',
      });
  },
);

describe.each(Array.from('abcdefgh').map((letter, turn) => ({ letter, turn })))(
  'attack $letter',
  ({ letter, turn }) => {
    test.each(inTurn(engines, turn))('%s', async (engine) => {
      const { status, err } = await samaraWith('', ['run', '--engine', engine, attack, '--', letter]);
      expect(err).toMatch(/^trap\[(out-of-bounds|null-pointer)\]/);
      expect(status).toBe(3);
    });
  },
);

test.each(inTurn(engines, 1))('what fails gives the number of its error: %s', async (engine) => {
  const { out } = await samaraWith('', ['run', '--engine', engine, attack, '--', 'i']);
  expect(out).toBe('-9 -9 -29 -9 -13 -9 -22 -22\n-22 -22 1\n');
});
