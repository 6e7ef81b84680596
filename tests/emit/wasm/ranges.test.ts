/** Files of WebAssembly test no access that is known to lie in the program's data, and test the others as before. */
import { describe, expect, test } from 'vitest';
import { emitModule } from '../../../src/backend/wasm/emit.ts';
import { encodeModule } from '../../../src/backend/wasm/encode.ts';
import { printModule } from '../../../src/backend/wasm/wat.ts';
import { lower, parse } from '../../../src/driver/index.ts';
import { optimize } from '../../../src/driver/optimize.ts';
import type { LinearUnit } from '../../../src/driver/unit.ts';
import type { LinearModule } from '../../../src/linear/nodes.ts';

async function moduleOf(body: string): Promise<LinearModule> {
  const unit = await parse(`int a[100];\nlong f(int n, long l) { ${body} }\n`, 'c').orThrow();
  const { module } = (await lower(unit, 'cfg', { library: 'c' }).orThrow()) as LinearUnit;
  optimize(module, 'O1', { leaveIn: 'cfg', isWhole: false });
  return { ...module, funcs: module.funcs.map((func) => ({ ...func, exported: func.name === 'f' })) };
}

/** The first subtraction of a bound in front of an access, by the text of the module. */
function guards(module: LinearModule, asksRanges: boolean): number {
  return printModule(emitModule(module, { asksRanges }).wasm).match(/i32\.const \d{4,}\s+i32\.sub/g)?.length ?? 0;
}

test.each([
  ['for (int i = 0; i < 100; i++) a[i] = i; return 0;', 1, 0],
  ['for (int i = 0; i <= 100; i++) a[i] = i; return 0;', 1, 1],
  ['return a[n];', 1, 1],
  ['return n >= 0 && n < 100 ? a[n] : 0;', 1, 0],
  ['return *(long *)l;', 1, 1],
])('%s', async (body, before, after) => {
  const module = await moduleOf(body);
  expect([guards(module, false), guards(module, true)]).toEqual([before, after]);
});

type Function = (n: number, l: bigint) => bigint;

async function run(body: string): Promise<Function> {
  const { wasm } = emitModule(await moduleOf(body), { asksRanges: true });
  const { instance } = await WebAssembly.instantiate(encodeModule(wasm).bytes as BufferSource);
  return instance.exports.f as Function;
}

describe('what is written', () => {
  test('reaches the same places', async () => {
    const f = await run('for (int i = 0; i < 100; i++) a[i] = i * 3; return n >= 0 && n < 99 ? a[n + 1] : -1;');
    expect([0, 98, 99, -1].map((n) => f(n, 0n))).toEqual([3n, 297n, -1n, -1n]);
  });

  // The constant behind an address may be of any size where the sum is known, and the address alone need not be one.
  test('adds distances to what is no address by itself', async () => {
    const f = await run(
      'for (int i = 0; i < 100; i++) a[i] = i; return n >= 50 && n < 100 ? (a - 5000)[n + 4950] : -1;',
    );
    expect([50, 99, 100].map((n) => f(n, 0n))).toEqual([0n, 49n, -1n]);
  });

  test('still traps at null', async () => {
    const f = await run('return *(long *)l;');
    for (const address of [0n, 8n, 1023n, -8n]) expect(() => f(0, address)).toThrow(WebAssembly.RuntimeError);
  });
});
