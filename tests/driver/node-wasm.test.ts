/** V8's compiler for WebAssembly is chosen by the size of the code; V8 itself is asked which one it used. */
import { setFlagsFromString } from 'node:v8';
import { afterAll, expect, test } from 'vitest';
import { BodyWriter } from '../../src/backend/wasm/body-writer.ts';
import { encodeModule } from '../../src/backend/wasm/encode.ts';
import { emptyModule } from '../../src/backend/wasm/module.ts';
import { chooseWasmCompiler } from '../../src/driver/node-wasm.ts';

afterAll(() => setFlagsFromString('--liftoff'));

/** Compiles a function that nobody has compiled before (engines remember modules by their bytes) and calls it. */
function usesFastCompiler(result: number): boolean {
  setFlagsFromString('--allow-natives-syntax');
  // oxlint-disable-next-line typescript/no-implied-eval -- the question has a syntax of its own
  const isLiftoff = new Function('f', 'return %IsLiftoffFunction(f)') as (f: unknown) => boolean;
  setFlagsFromString('--no-allow-natives-syntax');
  const module = emptyModule();
  module.types.push({ params: [], results: ['i32'] });
  const body = new BodyWriter();
  body.i32(result);
  body.plain('end');
  module.funcs.push({ type: 0, locals: [], code: body.toBytes() });
  module.exports.push({ name: 'f', kind: 'func', index: 0 });
  const { f } = new WebAssembly.Instance(new WebAssembly.Module(encodeModule(module).bytes)).exports;
  expect((f as () => number)()).toBe(result);
  return isLiftoff(f);
}

test('programs with very many loops in each other are compiled by the fast compiler alone', () => {
  chooseWasmCompiler(100_000, 10_000, 4000);
  expect(usesFastCompiler(1002)).toBe(true);
});

test('small programs are optimised when they are first called', () => {
  chooseWasmCompiler(100_000, 10_000);
  expect(usesFastCompiler(1001)).toBe(false);
});
