/** What counts as held after a collection: everything that an object leads to, text above all. */
import { describe, expect, test } from 'vitest';
import { sizeOf } from '../../../src/vm/dynamic/collector.ts';
import { fillRealm } from '../../../src/vm/dynamic/builtins/index.ts';
import { textCost, type Obj, type Value } from '../../../src/vm/dynamic/objects.ts';
import { put } from '../../../src/vm/dynamic/properties.ts';
import { Realm } from '../../../src/vm/dynamic/realm.ts';
import { Meter } from '../../../src/vm/meter.ts';
import { engines, start } from './program.ts';

const text = 'x'.repeat(100_000);

const holders: Readonly<Record<string, (realm: Realm, value: Value) => Obj>> = {
  'a property': (realm, value) => {
    const made = realm.object();
    put(realm, made, 'a', value);
    return made;
  },
  'an element': (realm, value) => realm.array([value]),
  'an element of its own attributes': (realm, value) => {
    const made = realm.array([1]);
    put(realm, made, '0', value, 0);
    return made;
  },
  'a prototype': (realm, value) => {
    const made = realm.object();
    put(realm, made, 'a', value);
    return realm.object(realm.object(made));
  },
  'a wrapper': (realm, value) => realm.objectOf(value),
  'a bound function': (realm, value) =>
    realm.function('', 0, { kind: 'bound', target: realm.functionPrototype, self: undefined, args: [value] }),
};

test.each(Object.entries(holders))('%s', (_, hold) => {
  const realm = new Realm(new Meter());
  fillRealm(realm, () => 0.5);
  const difference = sizeOf([hold(realm, text)]) - sizeOf([hold(realm, '')]);
  expect(difference).toBe(textCost(text) - textCost(''));
});

describe.each(engines)('%s', (engine) => {
  test('text of the program that an object holds many times', async () => {
    const { program } = await start(
      `
var $text <[100001] i8>
func &main () i32 {
  var %o dynany
  var %s dynany
  var %i i32
  eval (intrinsicop ptr C_memset (addrof ptr $text, constval i32 65, constval u64 100000))
  dassign %s (cvt dynstr simplestr (retype simplestr <simplestr> (cvt u32 ptr (addrof ptr $text))))
  dassign %o (intrinsicop simpleobj JS_NEW_OBJECT_0 ())
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, constval i32 1000), constval i32 1) {
    intrinsiccall JSOP_SETPROP (dread dynany %o, dread i32 %i, dread dynany %s)
  }
  return (constval i32 0)
}`,
      engine,
      { memoryLimit: 2 ** 26, stackSize: 2 ** 16 },
    );
    expect(() => program.main()).toThrow('memory limit');
  });
});
