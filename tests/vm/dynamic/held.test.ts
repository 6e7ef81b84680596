/** What counts as held after a collection: everything that an object leads to, text above all. */
import { describe, expect, test } from 'vitest';
import { engines, start } from './program.ts';

describe.each(engines)('%s', (engine) => {
  test('text of the program that an object holds many times', async () => {
    const { program } = await start(
      `
var $text <[10001] i8>
func &main () i32 {
  var %o dynany
  var %s dynany
  var %i i32
  eval (intrinsicop ptr C_memset (addrof ptr $text, constval i32 65, constval u64 10000))
  dassign %s (cvt dynstr simplestr (retype simplestr <simplestr> (cvt u32 ptr (addrof ptr $text))))
  dassign %o (intrinsicop simpleobj JS_NEW_OBJECT_0 ())
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, constval i32 1000), constval i32 1) {
    intrinsiccall JSOP_SETPROP (dread dynany %o, dread i32 %i, dread dynany %s)
  }
  return (constval i32 0)
}`,
      engine,
      { memoryLimit: 2 ** 22, stackSize: 2 ** 16 },
    );
    expect(() => program.main()).toThrow('memory limit');
  });
});
