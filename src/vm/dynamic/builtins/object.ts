/** `Object` and `Object.prototype` (ECMA-262, section 20.1). */
import { toTruth } from '../conversions.ts';
import {
  CONFIGURABLE,
  ENUMERABLE,
  isCallable,
  isObject,
  isSame,
  WRITABLE,
  type FunctionObj,
  type Obj,
  type Value,
} from '../objects.ts';
import {
  define,
  enumerableKeys,
  findProperty,
  get,
  GET,
  isEnumerable,
  ownKeys,
  ownProperty,
  SET,
  set,
  setPrototype,
  VALUE,
  type Descriptor,
} from '../properties.ts';
import { show, type Realm } from '../realm.ts';
import { installConstructor, installMethods, type Methods } from './install.ts';

export function installObject(realm: Realm): void {
  const constructor = installConstructor(
    realm,
    'Object',
    1,
    realm.objectPrototype,
    (r, _, [value]) => r.objectOf(value),
    (r, [value]) => r.objectOf(value),
  );
  installMethods(realm, constructor, functions);
  installMethods(realm, realm.objectPrototype, methods);
}

const functions: Methods = [
  [
    'assign',
    2,
    (r, _, [target, ...sources]) => {
      const to = objectFrom(r, target);
      for (const source of sources) if (source !== undefined && source !== null) assign(r, to, r.objectOf(source));
      return to;
    },
  ],
  [
    'create',
    2,
    (r, _, [prototype, properties]) => {
      const made = r.object(prototypeFrom(r, prototype));
      if (properties !== undefined) defineAll(r, made, objectFrom(r, properties));
      return made;
    },
  ],
  [
    'defineProperty',
    3,
    (r, _, [value, key, wanted]) => {
      if (!isObject(value)) return r.fail('TypeError', 'Object.defineProperty called on non-object');
      defineOrFail(r, value, r.text(key), descriptorFrom(r, wanted));
      return value;
    },
  ],
  ['entries', 1, (r, _, [value]) => listOf(r, value, (object, key) => r.array([key, get(r, object, key)]))],
  ['freeze', 1, (r, _, [value]) => restrict(r, value, WRITABLE | CONFIGURABLE)],
  ['getOwnPropertyNames', 1, (r, _, [value]) => r.array(ownKeys(r, objectFrom(r, value)))],
  ['getPrototypeOf', 1, (r, _, [value]) => objectFrom(r, value).prototype],
  ['is', 2, (_, _self, [a, b]) => isSame(a, b)],
  ['isExtensible', 1, (_, _self, [value]) => isObject(value) && value.isExtensible],
  ['isFrozen', 1, (r, _, [value]) => isRestricted(r, value, WRITABLE | CONFIGURABLE)],
  ['isSealed', 1, (r, _, [value]) => isRestricted(r, value, CONFIGURABLE)],
  ['keys', 1, (r, _, [value]) => r.array(enumerableKeys(r, objectFrom(r, value)))],
  [
    'preventExtensions',
    1,
    (_, _self, [value]) => {
      if (isObject(value)) value.isExtensible = false;
      return value;
    },
  ],
  ['seal', 1, (r, _, [value]) => restrict(r, value, CONFIGURABLE)],
  [
    'setPrototypeOf',
    2,
    (r, _, [value, prototype]) => {
      const to = prototypeFrom(r, prototype);
      if (value === undefined || value === null)
        r.fail('TypeError', 'Object.setPrototypeOf called on null or undefined');
      if (!isObject(value) || setPrototype(r, value, to)) return value;
      return r.fail('TypeError', value.isExtensible ? 'Cyclic prototype value' : `${show(value)} is not extensible`);
    },
  ],
  ['values', 1, (r, _, [value]) => listOf(r, value, (object, key) => get(r, object, key))],
];

const methods: Methods = [
  [
    'hasOwnProperty',
    1,
    (r, self, [name]) => {
      const key = r.text(name);
      return ownProperty(objectFrom(r, self), key) !== undefined;
    },
  ],
  [
    'isPrototypeOf',
    1,
    (r, self, [value]) => {
      if (!isObject(value)) return false;
      const object = objectFrom(r, self);
      for (let at = value.prototype; at !== null; at = at.prototype) {
        r.spend(1);
        if (at === object) return true;
      }
      return false;
    },
  ],
  [
    'propertyIsEnumerable',
    1,
    (r, self, [name]) => {
      const key = r.text(name);
      return isEnumerable(objectFrom(r, self), key);
    },
  ],
  ['toString', 0, (_, self) => describe(self)],
  ['toLocaleString', 0, (r, self) => r.call(r.get(self, 'toString'), self, [])],
  ['valueOf', 0, (r, self) => objectFrom(r, self)],
];

/** `[object Array]` */
export function describe(value: Value): string {
  if (value === undefined) return '[object Undefined]';
  if (value === null) return '[object Null]';
  if (typeof value === 'string') return '[object String]';
  if (!isObject(value)) return typeof value === 'number' ? '[object Number]' : '[object Boolean]';
  return `[object ${value.kind === 'Pointer' ? 'Object' : value.kind}]`;
}

function objectFrom(realm: Realm, value: Value): Obj {
  if (value !== undefined && value !== null) return realm.objectOf(value);
  return realm.fail('TypeError', 'Cannot convert undefined or null to object');
}

function prototypeFrom(realm: Realm, value: Value): Obj | null {
  if (value === null || isObject(value)) return value;
  return realm.fail('TypeError', `Object prototype may only be an Object or null: ${show(value)}`);
}

function assign(realm: Realm, to: Obj, from: Obj): void {
  for (const key of ownKeys(realm, from)) {
    if (!isEnumerable(from, key)) continue;
    if (!set(realm, to, key, get(realm, from, key))) failSet(realm, to, key);
  }
}

export function failSet(realm: Realm, object: Obj, key: string): never {
  return realm.fail('TypeError', `Cannot assign to property '${key}' of ${show(object)}`);
}

/** Of each enumerable property, as it is when its turn comes. */
function listOf(realm: Realm, value: Value, item: (object: Obj, key: string) => Value): Obj {
  const object = objectFrom(realm, value);
  const list: Value[] = [];
  for (const key of ownKeys(realm, object)) if (isEnumerable(object, key)) list.push(item(object, key));
  return realm.array(list);
}

// Descriptors

function defineOrFail(realm: Realm, object: Obj, key: string, wanted: Descriptor): void {
  if (define(realm, object, key, wanted)) return;
  const isThere = ownProperty(object, key) !== undefined;
  const text = isThere ? `Cannot redefine property: ${key}` : `Cannot define property ${key}, object is not extensible`;
  realm.fail('TypeError', text);
}

/** ObjectDefineProperties: all descriptors are read before anything is defined. */
function defineAll(realm: Realm, object: Obj, from: Obj): void {
  const wanted: [string, Descriptor][] = [];
  for (const key of ownKeys(realm, from)) {
    if (isEnumerable(from, key)) wanted.push([key, descriptorFrom(realm, get(realm, from, key))]);
  }
  for (const [key, one] of wanted) defineOrFail(realm, object, key, one);
}

/** ToPropertyDescriptor: whatever properties of these names an object has. */
function descriptorFrom(realm: Realm, from: Value): Descriptor {
  if (!isObject(from)) return realm.fail('TypeError', `Property description must be an object: ${show(from)}`);
  let [says, flags] = [0, 0];
  const field = (name: string, bit: number): Value => {
    if (findProperty(realm, from, name) === undefined) return undefined;
    says |= bit;
    return get(realm, from, name);
  };
  if (toTruth(field('enumerable', ENUMERABLE))) flags |= ENUMERABLE;
  if (toTruth(field('configurable', CONFIGURABLE))) flags |= CONFIGURABLE;
  const value = field('value', VALUE);
  if (toTruth(field('writable', WRITABLE))) flags |= WRITABLE;
  const getter = accessorFrom(realm, field('get', GET), 'Getter');
  const setter = accessorFrom(realm, field('set', SET), 'Setter');
  if ((says & (GET | SET)) !== 0 && (says & (VALUE | WRITABLE)) !== 0) {
    realm.fail('TypeError', 'A property descriptor cannot have both accessors and a value or the attribute writable');
  }
  return { says, flags, value, get: getter, set: setter };
}

function accessorFrom(realm: Realm, value: Value, what: string): FunctionObj | undefined {
  if (value === undefined || isCallable(value)) return value;
  return realm.fail('TypeError', `${what} must be a function: ${show(value)}`);
}

// Integrity

/** Takes the attributes away from all properties, and lets no property be added. */
function restrict(realm: Realm, value: Value, flags: number): Value {
  if (!isObject(value)) return value;
  value.isExtensible = false;
  for (const key of ownKeys(realm, value)) {
    const isAccessor = ownProperty(value, key)?.accessor !== undefined;
    const says = isAccessor ? flags & ~WRITABLE : flags;
    defineOrFail(realm, value, key, { says: says, flags: 0, value: undefined, get: undefined, set: undefined });
  }
  return value;
}

function isRestricted(realm: Realm, value: Value, flags: number): boolean {
  if (!isObject(value)) return true;
  if (value.isExtensible) return false;
  return ownKeys(realm, value).every((key) => {
    const property = ownProperty(value, key);
    const relevant = property?.accessor === undefined ? flags : flags & ~WRITABLE;
    return ((property?.flags ?? 0) & relevant) === 0;
  });
}
