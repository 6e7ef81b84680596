/**
 * Strings and objects that the program no longer holds are forgotten, and no others: all conformance programs of dynamic
 * types with a collection at every call of the run time, and programs that make more than fits.
 */
import { describe, expect, test } from 'vitest';
import { instantiate, type MapleUnit, type RunOptions } from '../../../src/driver/index.ts';
import { conformanceFiles, runFile } from '../../conformance/run.ts';
import { engines, start } from './program.ts';
import { inTurn, oneIn } from '../../long.ts';

const files = conformanceFiles().filter(({ topic }) => topic === 'dynamic');

/** The program with a collection at every safe point (runtime/libc/dynamic.c). */
function collectingAlways(text: string): string {
  const kept = text.replaceAll(/^(?=func &main\b)/gm, 'var $__js_least_between extern u64\n');
  const begin = 'dassign $__js_least_between (constval u64 0)';
  const changed = kept.replace(/^(func &main .*\{[^\S\n]*)$((?:\n +var .*)*)/m, `$1$2\n  ${begin}`);
  expect(changed).toContain(begin);
  return changed;
}

describe.each(engines)('%s', (engine) => {
  const turn = oneIn(3, files).filter((_, place) => inTurn(engines, place).includes(engine));
  test.each(turn.map((file) => [file.name, file] as const))('%s, collecting all the time', async (_, file) => {
    const small = {
      name: engine,
      start: async (unit: MapleUnit, options: RunOptions) => {
        // Optimisation must leave the values in memory.
        const optimize = engine === 'wasm' ? 'O1' : 'O0';
        return (await instantiate(unit, { ...options, engine, stackSize: 2 ** 16, optimize })).orThrow();
      },
    };
    expect(await runFile({ ...file, text: collectingAlways(file.text) }, small)).toEqual([]);
  });

  test('more text than fits at once', async () => {
    // Appending makes a new string each time: 8000 of them would take 32 million units together.
    const { program, output } = await start(
      `
func &main () i32 {
  var %s dynany
  var %i i32
  dassign %s (conststr dynstr "")
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, constval i32 8000), constval i32 1) {
    dassign %s (add dynany (dread dynany %s, conststr dynstr "x"))
  }
  intrinsiccall JS_PRINT (intrinsicop i32 JSOP_LENGTH (dread dynany %s))
  return (constval i32 0)
}`,
      engine,
      { memoryLimit: 2 ** 23, stackSize: 2 ** 16 },
    );
    expect(program.main()).toBe(0);
    expect(output()).toBe('8000\n');
  });

  test('objects that hold each other stay as long as one of them is held', async () => {
    const { program, output } = await start(
      collectingAlways(`
func &main () i32 {
  var %first dynany
  var %last dynany
  var %next dynany
  var %i i32
  dassign %first (intrinsicop simpleobj JS_NEW_OBJECT_0 ())
  dassign %last (dread dynany %first)
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, constval i32 40), constval i32 1) {
    dassign %next (intrinsicop simpleobj JS_NEW_OBJECT_0 ())
    intrinsiccall JSOP_SETPROP_BY_NAME (dread dynany %last, conststr simplestr "next", dread dynany %next)
    intrinsiccall JSOP_SETPROP_BY_NAME (dread dynany %last, conststr simplestr "text", add dynany (conststr dynstr "a long enough piece of text, number ", dread i32 %i))
    dassign %last (dread dynany %next)
  }
  dassign %last (constval dynundef 0)
  dassign %next (constval dynundef 0)
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, constval i32 39), constval i32 1) {
    dassign %first (intrinsicop dynany JSOP_GETPROP_BY_NAME (dread dynany %first, conststr simplestr "next"))
  }
  intrinsiccall JS_PRINT (intrinsicop dynany JSOP_GETPROP_BY_NAME (dread dynany %first, conststr simplestr "text"))
  return (constval i32 0)
}`),
      engine,
      { stackSize: 2 ** 16 },
    );
    expect(program.main()).toBe(0);
    expect(output()).toBe('a long enough piece of text, number 39\n');
  });

  test('what is held for ever is bounded', async () => {
    const { program } = await start(
      `
func &main () i32 {
  var %a dynany
  var %s dynany
  var %i i32
  dassign %a (intrinsicop simpleobj JS_NEW_ARR_LENGTH (constval dyni32 0))
  dassign %s (conststr dynstr "0123456789012345678901234567890123456789")
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, constval i32 100), constval i32 1) {
    dassign %s (add dynany (dread dynany %s, dread dynany %s))
  }
  return (constval i32 0)
}`,
      engine,
      { memoryLimit: 2 ** 23, stackSize: 2 ** 16 },
    );
    expect(() => program.main()).toThrow(/memory limit|Invalid string length/);
  });

  test.each([
    [
      'elements of an array',
      'JSOP_CALL (intrinsicop dynany JSOP_GETPROP_BY_NAME (dread dynany %a, conststr simplestr "push"), dread dynany %a, addrof ptr %a, constval u32 1)',
    ],
    ['properties of an object', 'JSOP_SETPROP (dread dynany %a, dread dynany %i, constval dyni32 1)'],
    ['iterators', 'JSOP_NEW_ITERATOR (conststr dynstr "text", constval u32 0)'],
  ])('%s are bounded', async (_, call) => {
    const { program } = await start(
      `
func &main () i32 {
  var %a dynany
  var %i i32
  dassign %a (intrinsicop simpleobj JS_NEW_ARR_LENGTH (constval dyni32 0))
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, constval i32 1000000), constval i32 1) { intrinsiccall ${call} }
  return (constval i32 0)
}`,
      engine,
      { memoryLimit: 2 ** 20, stackSize: 2 ** 18 },
    );
    expect(() => program.main()).toThrow('memory limit');
  });
});
