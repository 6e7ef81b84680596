/** The built-in objects that a program finds (ECMA-262, sections 19 to 25.5), all of them made for its realm. */
import { HIDDEN, PointerObj, type Value } from '../objects.ts';
import { put } from '../properties.ts';
import type { Realm } from '../realm.ts';
import { installArray } from './array.ts';
import { installErrors } from './errors.ts';
import { installFunction } from './function.ts';
import { installMethods } from './install.ts';
import { installJson } from './json.ts';
import { installNumbers } from './number.ts';
import { installObject } from './object.ts';
import { installString } from './string.ts';

/** `random` gives the next number of the program's own sequence. */
export function fillRealm(realm: Realm, random: () => number): void {
  installObject(realm);
  installFunction(realm);
  installArray(realm);
  installString(realm);
  installNumbers(realm, random);
  installErrors(realm);
  installJson(realm);
  put(realm, realm.global, 'globalThis', realm.global, HIDDEN);
  installMethods(realm, realm.pointerPrototype, [
    ['valueOf', 0, (r, self) => addressOf(r, self)],
    ['toString', 0, (r, self) => String(addressOf(r, self))],
  ]);
}

function addressOf(realm: Realm, self: Value): number {
  if (self instanceof PointerObj) return self.address;
  return realm.fail('TypeError', "This method of addresses requires that 'this' be one");
}
