/** Built-in functions called one by one: a program that does for its caller what JavaScript's source would say. */
import { Trap } from '../../../src/vm/trap.ts';
import type { RunOptions } from '../../../src/driver/index.ts';
import { start } from './program.ts';

const functionValue = (name: string): string =>
  `intrinsicop dynany JS_NEW_FUNCTION (addroffunc ptr &${name}, constval ptr 0, constval u32 1)`;

const text = `
var $args <[4] dynany>
func &global () dynany { return (intrinsicop simpleobj JS_GET_BIOBJECT (constval u32 0)) }
func &get (var %o dynany, var %name dynany) dynany {
  return (intrinsicop dynany JSOP_GETPROP (dread dynany %o, dread dynany %name))
}
func &set (var %o dynany, var %name dynany, var %to dynany) void {
  intrinsiccall JSOP_SETPROP (dread dynany %o, dread dynany %name, dread dynany %to)
  return ()
}
func &call (var %f dynany, var %self dynany, var %a dynany, var %b dynany, var %count u32) dynany {
  iassignoff dynany 0 (addrof ptr $args, dread dynany %a)
  iassignoff dynany 8 (addrof ptr $args, dread dynany %b)
  return (intrinsicop dynany JSOP_CALL (dread dynany %f, dread dynany %self, addrof ptr $args, dread u32 %count))
}
# Calls it again on what it has given: a list in a list in a list.
func &nest (var %list dynany, var %depth i32) dynany {
  var %i i32
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, dread i32 %depth), constval i32 1) {
    iassignoff dynany 0 (addrof ptr $args, dread dynany %list)
    dassign %list (intrinsicop simpleobj JS_NEW_ARR_ELEMS (addrof ptr $args, constval u32 1))
  }
  return (dread dynany %list)
}
func &inherit (var %from dynany, var %depth i32) dynany {
  var %create dynany
  var %i i32
  dassign %create (intrinsicop dynany JSOP_GETPROP_BY_NAME (intrinsicop simpleobj JS_GET_BIOBJECT (constval u32 1), conststr simplestr "create"))
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, dread i32 %depth), constval i32 1) {
    iassignoff dynany 0 (addrof ptr $args, dread dynany %from)
    dassign %from (intrinsicop dynany JSOP_CALL (dread dynany %create, constval dynundef 0, addrof ptr $args, constval u32 1))
  }
  return (dread dynany %from)
}
func &always (var %a dynany) dynany { return (constval dynbool 1) }
func &never (var %a dynany) dynany { return (constval dynbool 0) }
func &own (var %a dynany) dynany {
  return (intrinsicop dynany JSOP_GETPROP_BY_NAME (intrinsicop dynany JSOP_THIS (), conststr simplestr "x"))
}
func &always_value () dynany { return (${functionValue('always')}) }
func &never_value () dynany { return (${functionValue('never')}) }
func &reading_itself () dynany {
  var %o dynany
  dassign %o (intrinsicop simpleobj JS_NEW_OBJECT_0 ())
  eval (intrinsicop dynany JSOP_INITPROP_GETTER (dread dynany %o, conststr dynstr "x", ${functionValue('own')}))
  return (dread dynany %o)
}
`;

/** The word of a value. */
export type Word = bigint;

export interface Calling {
  word(value: string | number | boolean | null | undefined): Word;
  /** What `--call` would print. */
  text(word: Word): string;
  /** One of the program's functions above. */
  make(name: string, ...args: readonly (Word | number)[]): Word;
  /** A value by its path from the global object: `Array.prototype.join`. */
  named(path: string): Word;
  /** Its result, called with at most two arguments. */
  call(path: string, self: Word, ...args: readonly Word[]): Word;
  /** Any object, as JSON. */
  object(json: string): Word;
}

export async function startCalling(bounds: RunOptions): Promise<Calling> {
  const { program } = await start(text, 'wasm', bounds);
  const { dynamic } = program;
  if (dynamic === undefined) throw new Error('no dynamic values');
  const made = (name: string, args: readonly (Word | number)[]): Word =>
    BigInt.asUintN(64, BigInt(program.call(name, args).at(0) ?? 0));
  const calling: Calling = {
    word: (value) => dynamic.word(value),
    text: (word) => dynamic.text(word),
    make: (name, ...args) => made(name, args),
    named: (path) => path.split('.').reduce((at, name) => made('get', [at, dynamic.word(name)]), made('global', [])),
    call: (path, self, ...args) => {
      const [a, b] = [0, 1].map((i) => args.at(i) ?? dynamic.word(undefined));
      return made('call', [calling.named(path), self, a, b, args.length]);
    },
    object: (json) => calling.call('JSON.parse', dynamic.word(null), dynamic.word(json)),
  };
  return calling;
}

/** How it ends: the kind of a trap, `throws`, or `ends`. */
export function outcome(action: () => unknown): string {
  try {
    action();
    return 'ends';
  } catch (error) {
    if (!(error instanceof Trap)) throw error;
    return error.kind === 'uncaught-exception' ? 'throws' : error.kind;
  }
}
