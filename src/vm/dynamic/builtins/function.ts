/** `Function` and `Function.prototype` (ECMA-262, section 20.2); no function is made of text. */
import { CONFIGURABLE, ELEMENT_COST, isCallable, isObject, type Construct, type Value } from '../objects.ts';
import { get, ownProperty, put } from '../properties.ts';
import { show, type Realm } from '../realm.ts';
import { installConstructor, installMethods, type Methods } from './install.ts';

export function installFunction(realm: Realm): void {
  const refuse = (r: Realm): never => r.fail('EvalError', 'programs cannot be compiled at run time');
  const construct: Construct = refuse;
  put(realm, realm.functionPrototype, 'length', 0, CONFIGURABLE);
  put(realm, realm.functionPrototype, 'name', '', CONFIGURABLE);
  installConstructor(realm, 'Function', 1, realm.functionPrototype, refuse, construct);
  installMethods(realm, realm.functionPrototype, methods);
}

const methods: Methods = [
  ['apply', 2, (r, self, [to, list]) => r.call(self, to, isCallable(self) ? listFrom(r, list) : [])],
  ['bind', 1, (r, self, args) => bind(r, self, args)],
  [
    'call',
    1,
    (r, self, args) => {
      r.charge(args.length * ELEMENT_COST);
      return r.call(self, args[0], args.slice(1));
    },
  ],
  [
    'toString',
    0,
    (r, self) => {
      if (!isCallable(self)) return r.fail('TypeError', 'Function.prototype.toString requires that this be a function');
      const name = ownProperty(self, 'name')?.value;
      return `function ${typeof name === 'string' ? name : ''}() { [native code] }`;
    },
  ],
];

function bind(realm: Realm, target: Value, args: readonly Value[]): Value {
  if (!isCallable(target)) return realm.fail('TypeError', 'Bind must be called on a function');
  const own = ownProperty(target, 'length') === undefined ? 0 : get(realm, target, 'length');
  const length = typeof own === 'number' ? Math.max(0, realm.integer(own) - Math.max(0, args.length - 1)) : 0;
  const name = get(realm, target, 'name');
  const title = realm.concat('bound ', typeof name === 'string' ? name : '');
  realm.charge(args.length * ELEMENT_COST);
  return realm.function(title, length, { kind: 'bound', target, self: args[0], args: args.slice(1) });
}

/** CreateListFromArrayLike. */
function listFrom(realm: Realm, value: Value): readonly Value[] {
  if (value === undefined || value === null) return [];
  if (!isObject(value)) return realm.fail('TypeError', `CreateListFromArrayLike called on non-object: ${show(value)}`);
  const list: Value[] = [];
  const length = realm.lengthOf(value);
  for (let i = 0; i < length; i++) {
    realm.charge(ELEMENT_COST);
    list.push(realm.getAt(value, i));
  }
  return list;
}
