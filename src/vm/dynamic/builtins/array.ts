/**
 * `Array` and its prototype (ECMA-262, section 23.1): functions over anything that has a length. What they make is
 * always an array. Loops may be as long as a program says: every look at an element tells the meter.
 */
import { toInteger, toTruth } from '../conversions.ts';
import { ArrayObj, isCallable, isIdentical, isSame, type Native, type Obj, type Value } from '../objects.ts';
import { checkedLength, getAt, put } from '../properties.ts';
import type { Realm } from '../realm.ts';
import { TextBuilder } from '../text.ts';
import {
  append,
  arrayOfLength,
  functionFrom,
  hasAt,
  isCompact,
  move,
  relative,
  removeOrFail,
  replaceRange,
  setOrFail,
  subject,
} from './array-elements.ts';
import { sortMethods } from './array-sort.ts';
import { installConstructor, installMethods, type Methods } from './install.ts';
import { describe } from './object.ts';

export function installArray(realm: Realm): void {
  const constructor = installConstructor(
    realm,
    'Array',
    1,
    realm.arrayPrototype,
    (r, _, args) => newArray(r, args, r.arrayPrototype),
    newArray,
  );
  installMethods(realm, constructor, functions);
  installMethods(realm, realm.arrayPrototype, methods);
  installMethods(realm, realm.arrayPrototype, sortMethods);
}

const functions: Methods = [
  ['isArray', 1, (_, _self, [value]) => value instanceof ArrayObj],
  ['of', 0, (r, _, args) => r.array([...args])],
];

/** `Array (length)`, `Array (element, …)` */
function newArray(realm: Realm, args: readonly Value[], prototype: Obj): Obj {
  const [length] = args;
  const isLength = args.length === 1 && typeof length === 'number';
  const made = realm.array(isLength ? [] : [...args]);
  if (isLength) made.length = checkedLength(realm, length);
  made.prototype = prototype;
  return made;
}

// Functions that call one for each element

/** Calls it for the elements that are there, until `visit` says of a result that this was enough. */
function eachElement(
  realm: Realm,
  name: string,
  self: Value,
  [callee, to]: readonly Value[],
  visit: (result: Value, element: Value, index: number) => boolean | void,
  begin: (length: number) => void = () => undefined,
): undefined {
  const [object, length] = subject(realm, self, name);
  const called = functionFrom(realm, callee);
  begin(length);
  for (let i = 0; i < length; i++) {
    if (!hasAt(realm, object, i)) continue;
    const element = getAt(realm, object, i);
    if (visit(realm.call(called, to, [element, i, object]), element, i) === true) return;
  }
}

/** Calls it for every index; gives the first where the result is true. */
function findIndex(realm: Realm, name: string, self: Value, [callee, to]: readonly Value[]): [number, Value] {
  const [object, length] = subject(realm, self, name);
  const called = functionFrom(realm, callee);
  for (let i = 0; i < length; i++) {
    const element = getAt(realm, object, i);
    if (toTruth(realm.call(called, to, [element, i, object]))) return [i, element];
  }
  return [-1, undefined];
}

function reduce(realm: Realm, name: string, self: Value, args: readonly Value[], step: 1 | -1): Value {
  const [object, length] = subject(realm, self, name);
  const called = functionFrom(realm, args[0]);
  let i = step === 1 ? 0 : length - 1;
  const isInside = (): boolean => i >= 0 && i < length;
  let value = args[1];
  if (args.length < 2) {
    while (isInside() && !hasAt(realm, object, i)) i += step;
    if (!isInside()) realm.fail('TypeError', 'Reduce of empty array with no initial value');
    value = getAt(realm, object, i);
    i += step;
  }
  for (; isInside(); i += step) {
    if (hasAt(realm, object, i)) value = realm.call(called, undefined, [value, getAt(realm, object, i), i, object]);
  }
  return value;
}

// Flattening

/** FlattenIntoArray. */
function flatten(
  realm: Realm,
  into: ArrayObj,
  from: Obj,
  depth: number,
  map?: (value: Value, i: number) => Value,
): void {
  const length = realm.lengthOf(from);
  for (let i = 0; i < length; i++) {
    if (!hasAt(realm, from, i)) continue;
    const own = getAt(realm, from, i);
    const element = map === undefined ? own : map(own, i);
    if (depth > 0 && element instanceof ArrayObj) realm.nested(() => flatten(realm, into, element, depth - 1));
    else append(realm, into, element);
  }
}

/** Puts an element, or all of an array's, behind the others; holes stay holes. */
function concat(realm: Realm, into: ArrayObj, item: Value): void {
  if (!(item instanceof ArrayObj)) return append(realm, into, item);
  const start = into.length;
  const end = checkedLength(realm, start + item.length);
  if (isCompact(item) && replaceRange(realm, into, start, start, 0, item.dense)) return;
  for (let i = 0; i < item.length; i++) {
    if (hasAt(realm, item, i)) put(realm, into, String(start + i), getAt(realm, item, i));
  }
  into.length = end;
}

// Text

/** An array inside of itself is no text. */
function join(realm: Realm, self: Value, separator: Value): string {
  const [object, length] = subject(realm, self, 'join');
  const between = separator === undefined ? ',' : realm.text(separator);
  if (realm.joining.has(object)) return '';
  realm.joining.add(object);
  try {
    const made = new TextBuilder(realm);
    for (let i = 0; i < length; i++) {
      if (i > 0) made.add(between);
      const element = getAt(realm, object, i);
      if (element !== undefined && element !== null) made.add(realm.text(element));
    }
    return made.text;
  } finally {
    realm.joining.delete(object);
  }
}

// Search

/** Of the first element from `start` on that is there and is `wanted`. */
const indexOf: Native = (realm, self, [wanted, from]) => {
  const [object, length] = subject(realm, self, 'indexOf');
  if (length === 0) return -1;
  for (let i = relative(realm, from, length); i < length; i++) {
    if (hasAt(realm, object, i) && isIdentical(getAt(realm, object, i), wanted)) return i;
  }
  return -1;
};

const lastIndexOf: Native = (realm, self, args) => {
  const [object, length] = subject(realm, self, 'lastIndexOf');
  if (length === 0) return -1;
  const from = args.length > 1 ? toInteger(realm, args[1]) : length - 1;
  for (let i = from < 0 ? length + from : Math.min(from, length - 1); i >= 0; i--) {
    if (hasAt(realm, object, i) && isIdentical(getAt(realm, object, i), args[0])) return i;
  }
  return -1;
};

function isSameValueZero(a: Value, b: Value): boolean {
  return isIdentical(a, b) || isSame(a, b);
}

// Removal and insertion

function splice(realm: Realm, self: Value, args: readonly Value[]): Value {
  const [object, length] = subject(realm, self, 'splice');
  const start = relative(realm, args[0], length);
  const wanted = args.length < 2 ? length - start : Math.max(0, toInteger(realm, args[1]));
  const count = args.length === 0 ? 0 : Math.min(wanted, length - start);
  const items = args.slice(2);
  checkGrowth(realm, length - count + items.length);
  const removed = arrayOfLength(realm, count);
  for (let i = 0; i < count; i++) {
    if (hasAt(realm, object, start + i)) put(realm, removed, String(i), getAt(realm, object, start + i));
  }
  replace(realm, object, length, start, count, items);
  return removed;
}

function replace(realm: Realm, object: Obj, length: number, start: number, count: number, items: Value[]): void {
  if (replaceRange(realm, object, length, start, count, items)) return;
  const by = items.length - count;
  if (by < 0) {
    for (let i = start + count; i < length; i++) move(realm, object, i, i + by);
    for (let i = length; i > length + by; i--) removeOrFail(realm, object, i - 1);
  } else if (by > 0) {
    for (let i = length; i > start + count; i--) move(realm, object, i - 1, i - 1 + by);
  }
  items.forEach((item, i) => setOrFail(realm, object, String(start + i), item));
  setOrFail(realm, object, 'length', length + by);
}

function checkGrowth(realm: Realm, length: number): void {
  if (length <= Number.MAX_SAFE_INTEGER) return;
  realm.fail('TypeError', `Pushing elements on an array-like of length ${length} is disallowed by ECMA-262`);
}

const methods: Methods = [
  [
    'at',
    1,
    (r, self, [index]) => {
      const [object, length] = subject(r, self, 'at');
      const at = toInteger(r, index);
      const place = at < 0 ? length + at : at;
      return place >= 0 && place < length ? getAt(r, object, place) : undefined;
    },
  ],
  [
    'concat',
    1,
    (r, self, args) => {
      const made = r.array([]);
      concat(r, made, r.toObject(self, 'Array.prototype.concat'));
      for (const item of args) concat(r, made, item);
      return made;
    },
  ],
  [
    'every',
    1,
    (r, self, args) => {
      let isEvery = true;
      eachElement(r, 'every', self, args, (result) => !(isEvery = toTruth(result)));
      return isEvery;
    },
  ],
  [
    'fill',
    1,
    (r, self, [value, start, end]) => {
      const [object, length] = subject(r, self, 'fill');
      const from = relative(r, start, length);
      const to = relative(r, end, length, length);
      for (let i = from; i < to; i++) setOrFail(r, object, String(i), value);
      return object;
    },
  ],
  [
    'filter',
    1,
    (r, self, args) => {
      const made = r.array([]);
      eachElement(r, 'filter', self, args, (result, element) => {
        if (toTruth(result)) append(r, made, element);
      });
      return made;
    },
  ],
  ['find', 1, (r, self, args) => findIndex(r, 'find', self, args)[1]],
  ['findIndex', 1, (r, self, args) => findIndex(r, 'findIndex', self, args)[0]],
  [
    'flat',
    0,
    (r, self, [depth]) => {
      const object = r.toObject(self, 'Array.prototype.flat');
      const made = r.array([]);
      flatten(r, made, object, depth === undefined ? 1 : toInteger(r, depth));
      return made;
    },
  ],
  [
    'flatMap',
    1,
    (r, self, [callee, to]) => {
      const object = r.toObject(self, 'Array.prototype.flatMap');
      if (!isCallable(callee)) r.fail('TypeError', 'flatMap mapper function is not callable');
      const made = r.array([]);
      flatten(r, made, object, 1, (value, i) => r.call(callee, to, [value, i, object]));
      return made;
    },
  ],
  ['forEach', 1, (r, self, args) => eachElement(r, 'forEach', self, args, () => undefined)],
  [
    'includes',
    1,
    (r, self, [wanted, from]) => {
      const [object, length] = subject(r, self, 'includes');
      if (length === 0) return false;
      for (let i = relative(r, from, length); i < length; i++) {
        if (isSameValueZero(getAt(r, object, i), wanted)) return true;
      }
      return false;
    },
  ],
  ['indexOf', 1, indexOf],
  ['join', 1, (r, self, [separator]) => join(r, self, separator)],
  ['lastIndexOf', 1, lastIndexOf],
  [
    'map',
    1,
    (r, self, args) => {
      const made = r.array([]);
      eachElement(
        r,
        'map',
        self,
        args,
        (result, _, i) => void put(r, made, String(i), result),
        (length) => void (made.length = checkedLength(r, length)),
      );
      return made;
    },
  ],
  [
    'pop',
    0,
    (r, self) => {
      const [object, length] = subject(r, self, 'pop');
      const last = length === 0 ? undefined : getAt(r, object, length - 1);
      if (length > 0) removeOrFail(r, object, length - 1);
      setOrFail(r, object, 'length', Math.max(0, length - 1));
      return last;
    },
  ],
  [
    'push',
    1,
    (r, self, args) => {
      const [object, length] = subject(r, self, 'push');
      checkGrowth(r, length + args.length);
      args.forEach((item, i) => setOrFail(r, object, String(length + i), item));
      setOrFail(r, object, 'length', length + args.length);
      return length + args.length;
    },
  ],
  ['reduce', 1, (r, self, args) => reduce(r, 'reduce', self, args, 1)],
  ['reduceRight', 1, (r, self, args) => reduce(r, 'reduceRight', self, args, -1)],
  [
    'shift',
    0,
    (r, self) => {
      const [object, length] = subject(r, self, 'shift');
      const first = length === 0 ? undefined : getAt(r, object, 0);
      if (length === 0) setOrFail(r, object, 'length', 0);
      else replace(r, object, length, 0, 1, []);
      return first;
    },
  ],
  [
    'slice',
    2,
    (r, self, [start, end]) => {
      const [object, length] = subject(r, self, 'slice');
      const from = relative(r, start, length);
      const to = Math.max(from, relative(r, end, length, length));
      if (isCompact(object)) return r.array(object.dense.slice(from, to));
      const made = arrayOfLength(r, to - from);
      for (let i = from; i < to; i++) if (hasAt(r, object, i)) put(r, made, String(i - from), getAt(r, object, i));
      return made;
    },
  ],
  [
    'some',
    1,
    (r, self, args) => {
      let isSome = false;
      eachElement(r, 'some', self, args, (result) => (isSome = toTruth(result)));
      return isSome;
    },
  ],
  ['splice', 2, splice],
  [
    'toString',
    0,
    (r, self) => {
      const object = r.toObject(self, 'Array.prototype.toString');
      const own = r.get(object, 'join');
      return isCallable(own) ? r.call(own, object, []) : describe(object);
    },
  ],
  [
    'unshift',
    1,
    (r, self, args) => {
      const [object, length] = subject(r, self, 'unshift');
      checkGrowth(r, length + args.length);
      if (args.length > 0) replace(r, object, length, 0, 0, [...args]);
      else setOrFail(r, object, 'length', length);
      return length + args.length;
    },
  ],
];
