/** Exceptions that nobody catches say what was thrown; and what happens to a program afterwards. */
import { describe, expect, test } from 'vitest';
import { Trap } from '../../../src/vm/trap.ts';
import { engines, start } from './program.ts';

const text = `
func &fail () dynany { return (intrinsicop dynany JSOP_GETPROP_BY_NAME (constval dynundef 0, conststr simplestr "x")) }
func &plain () void {
  eval (add dynany (constval dyni32 1, constval dyni32 2))
  callassigned &fail () {}
  return ()
}
# A try with a finally block only catches nothing: the block runs before the program ends.
func &finally () void {
  jstry 0 @f
  callassigned &fail () {}
  gosub @f
  goto @e
@f finally
  intrinsiccall JS_PRINT (conststr dynstr "finally")
  retsub
@e endtry
  return ()
}
func &text () dynany { return (conststr dynstr "its own text") }
func &object () void {
  var %o dynany
  dassign %o (intrinsicop simpleobj JS_NEW_OBJECT_0 ())
  intrinsiccall JSOP_SETPROP_BY_NAME (dread dynany %o, conststr simplestr "toString", intrinsicop dynany JS_NEW_FUNCTION (addroffunc ptr &text, constval ptr 0, constval u32 0))
  jstry 0 @f
  throw (dread dynany %o)
@f finally
  retsub
@e endtry
  return ()
}
func &thrower (var %x dynany) dynany { throw (dread dynany %x) }
var $args <[1] dynany>
# Through a function of the run time.
func &through () void {
  var %list dynany
  iassignoff dynany 0 (addrof ptr $args, conststr dynstr "element")
  dassign %list (intrinsicop simpleobj JS_NEW_ARR_ELEMS (addrof ptr $args, constval u32 1))
  iassignoff dynany 0 (addrof ptr $args, intrinsicop dynany JS_NEW_FUNCTION (addroffunc ptr &thrower, constval ptr 0, constval u32 1))
  intrinsiccall JSOP_CALL (intrinsicop dynany JSOP_GETPROP_BY_NAME (dread dynany %list, conststr simplestr "map"), dread dynany %list, addrof ptr $args, constval u32 1)
  return ()
}
func &caught () i32 {
  jstry @h 0
  call &through ()
  return (constval i32 0)
@h jscatch
  return (constval i32 1)
@e endtry
  return (constval i32 2)
}
# An object whose conversion throws, in an operation.
func &hostile () i32 {
  var %o dynany
  dassign %o (intrinsicop simpleobj JS_NEW_OBJECT_0 ())
  intrinsiccall JSOP_SETPROP_BY_NAME (dread dynany %o, conststr simplestr "valueOf", intrinsicop dynany JS_NEW_FUNCTION (addroffunc ptr &thrower, constval ptr 0, constval u32 1))
  jstry @h 0
  dassign %o (add dynany (dread dynany %o, constval dyni32 1))
  return (constval i32 0)
@h jscatch
  return (cvt i32 dynbool (eq dynbool dynany (regread dynany %%thrownval, constval dynundef 0)))
@e endtry
  return (constval i32 2)
}`;

function trapOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof Trap) return `${error.kind}: ${error.message.replace(/^.*?: /, '')}`;
    throw error;
  }
  return 'none';
}

describe.each(engines)('%s', (engine) => {
  test('what nobody catches', async () => {
    const { program, output } = await start(text, engine);
    const message = "TypeError: Cannot read properties of undefined (reading 'x')";
    expect(trapOf(() => program.call('plain'))).toBe(`uncaught-exception: ${message}`);
    expect(trapOf(() => program.call('finally'))).toBe(`uncaught-exception: ${message}`);
    expect(output()).toBe('finally\n');
    expect(trapOf(() => program.call('object'))).toBe('uncaught-exception: its own text');
    expect(trapOf(() => program.call('through'))).toBe('uncaught-exception: element');
    // The program goes on as if nothing had happened.
    expect(program.call('caught')).toEqual([1]);
    expect(program.call('hostile')).toEqual([1]);
  });

  test('recursion through the run time ends in a trap', async () => {
    const { program } = await start(
      `
func &again () dynany { return (add dynany (intrinsicop dynany JSOP_THIS (), constval dyni32 1)) }
func &endless () void {
  var %o dynany
  dassign %o (intrinsicop simpleobj JS_NEW_OBJECT_0 ())
  intrinsiccall JSOP_SETPROP_BY_NAME (dread dynany %o, conststr simplestr "valueOf", intrinsicop dynany JS_NEW_FUNCTION (addroffunc ptr &again, constval ptr 0, constval u32 0))
  eval (add dynany (dread dynany %o, constval dyni32 1))
  return ()
}
func &fine () i32 { return (cvt i32 dynany (add dynany (constval dyni32 1, constval dyni32 2))) }`,
      engine,
    );
    expect(trapOf(() => program.call('endless'))).toMatch(/^stack-overflow/);
    expect(program.call('fine')).toEqual([3]);
  });
});
