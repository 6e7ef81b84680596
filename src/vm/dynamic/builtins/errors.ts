/** The constructors of errors (ECMA-262, section 20.5). */
import { HIDDEN, isObject, Obj, OBJECT_COST, type Construct, type Value } from '../objects.ts';
import { get, put } from '../properties.ts';
import { errorNames, type ErrorName, type Realm } from '../realm.ts';
import { installConstructor, installMethods } from './install.ts';

const construct: Construct = (realm, [message], prototype) => {
  realm.charge(OBJECT_COST);
  const error = new Obj(prototype, 'Error');
  if (message !== undefined) put(realm, error, 'message', realm.text(message), HIDDEN);
  return error;
};

export function installErrors(realm: Realm): void {
  for (const name of errorNames) installError(realm, name);
  const prototype = realm.errors.get('Error')?.prototype ?? realm.object();
  installMethods(realm, prototype, [['toString', 0, (r, self) => textOfError(r, self)]]);
}

/** All others come from `Error`, which is the first. */
function installError(realm: Realm, name: ErrorName): void {
  const parent = realm.errors.get('Error');
  const prototype = realm.object(parent?.prototype);
  const constructor = installConstructor(
    realm,
    name,
    1,
    prototype,
    (r, _, args) => construct(r, args, prototype),
    construct,
  );
  if (parent !== undefined) constructor.prototype = parent.constructor;
  put(realm, prototype, 'name', name, HIDDEN);
  put(realm, prototype, 'message', '', HIDDEN);
  realm.errors.set(name, { constructor, prototype });
}

function textOfError(realm: Realm, self: Value): string {
  if (!isObject(self)) return realm.fail('TypeError', 'Error.prototype.toString requires that this be an Object');
  const name = get(realm, self, 'name');
  const title = name === undefined ? 'Error' : realm.text(name);
  const message = get(realm, self, 'message');
  const text = message === undefined ? '' : realm.text(message);
  if (title === '' || text === '') return title + text;
  return realm.concat(realm.concat(title, ': '), text);
}
