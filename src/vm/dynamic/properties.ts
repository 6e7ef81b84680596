/**
 * Properties of objects, as ECMA-262 has them (sections 10.1, 10.4.2 arrays, 10.4.3 text): own ones, and those of the
 * prototypes. A function named after one of its internal methods does what that does.
 */
import {
  arrayIndex,
  ArrayObj,
  CONFIGURABLE,
  ELEMENT_COST,
  ENUMERABLE,
  HOLE,
  isSame,
  PLAIN,
  PROPERTY_COST,
  WrapperObj,
  WRITABLE,
  type FunctionObj,
  type Obj,
  type Property,
  type Value,
} from './objects.ts';
import type { Realm } from './realm.ts';

/** An array has no more elements. */
export const LONGEST_ARRAY = 2 ** 24;
/** How many places may be left free by a store behind the end of an array whose elements stand side by side. */
const WIDEST_GAP = 64;

/** What a descriptor may say beside attributes. */
export const VALUE = 8;
export const GET = 16;
export const SET = 32;

/** A property descriptor: the bits of what it says, and that. */
export interface Descriptor {
  readonly says: number;
  readonly flags: number;
  readonly value: Value;
  readonly get: FunctionObj | undefined;
  readonly set: FunctionObj | undefined;
}

/** A value with all its attributes. */
function whole(value: Value, flags: number): Descriptor {
  return { says: VALUE | PLAIN, flags, value, get: undefined, set: undefined };
}

/** A value for a property that keeps its attributes. */
function justValue(value: Value): Descriptor {
  return { says: VALUE, flags: 0, value, get: undefined, set: undefined };
}

// Own properties

function data(value: Value, flags: number): Property {
  return { value, accessor: undefined, flags };
}

/** [[GetOwnProperty]]. What it gives is not to be changed: it may be a copy. */
export function ownProperty(object: Obj, key: string): Readonly<Property> | undefined {
  if (object instanceof ArrayObj) {
    if (key === 'length') return data(object.length, object.isLengthWritable ? WRITABLE : 0);
    const index = arrayIndex(key);
    if (index >= 0 && index < object.dense.length) {
      const element = object.dense[index];
      return element === HOLE ? undefined : data(element, PLAIN);
    }
  } else if (object instanceof WrapperObj) {
    const found = ofText(object.primitive, key);
    if (found !== undefined) return found;
  }
  return object.properties.get(key);
}

/** The length and the characters of text. */
export function ofText(text: Value, key: string): Property | undefined {
  if (typeof text !== 'string') return undefined;
  if (key === 'length') return data(text.length, 0);
  const index = arrayIndex(key);
  return index >= 0 && index < text.length ? data(text[index], ENUMERABLE) : undefined;
}

/** [[OwnPropertyKeys]]: indices in their order, then the rest in the order in which it was made. */
export function ownKeys(realm: Realm, object: Obj): string[] {
  const indices = elementIndices(realm, object);
  const inOrder = indices.length;
  const names = object instanceof ArrayObj || isText(object) ? ['length'] : [];
  for (const key of object.properties.keys()) {
    const index = arrayIndex(key);
    if (index >= 0) indices.push(index);
    else names.push(key);
  }
  if (indices.length > inOrder) indices.sort((a, b) => a - b);
  realm.spend(indices.length + names.length);
  realm.charge((indices.length + names.length) * ELEMENT_COST);
  return [...indices.map(String), ...names];
}

/** Indices that are no entries of `properties`: the elements of an array without its holes, the characters of a string. */
function elementIndices(realm: Realm, object: Obj): number[] {
  const indices: number[] = [];
  if (object instanceof ArrayObj) object.dense.forEach((element, i) => void (element !== HOLE && indices.push(i)));
  if (!isText(object)) return indices;
  realm.charge(object.primitive.length * ELEMENT_COST);
  for (let i = 0; i < object.primitive.length; i++) indices.push(i);
  return indices;
}

function isText(object: Obj): object is WrapperObj & { readonly primitive: string } {
  return object instanceof WrapperObj && typeof object.primitive === 'string';
}

/** The enumerable ones of the own keys. */
export function enumerableKeys(realm: Realm, object: Obj): string[] {
  return ownKeys(realm, object).filter((key) => isEnumerable(object, key));
}

export function isEnumerable(object: Obj, key: string): boolean {
  return ((ownProperty(object, key)?.flags ?? 0) & ENUMERABLE) !== 0;
}

// Definition

/** [[DefineOwnProperty]]; false where the object does not allow it. */
export function define(realm: Realm, object: Obj, key: string, wanted: Descriptor): boolean {
  realm.spend(1 + (key.length >> 4));
  if (object instanceof ArrayObj) {
    if (key === 'length') return defineLength(realm, object, wanted);
    const index = arrayIndex(key);
    if (index >= 0) return defineElement(realm, object, index, key, wanted);
  }
  return defineOrdinary(realm, object, key, wanted);
}

function defineOrdinary(realm: Realm, object: Obj, key: string, wanted: Descriptor): boolean {
  const known = ownProperty(object, key);
  if (known === undefined) {
    if (!object.isExtensible) return false;
    realm.charge(PROPERTY_COST + 2 * key.length);
    object.properties.set(key, merged({ value: undefined, accessor: undefined, flags: 0 }, wanted));
    return true;
  }
  if (!allows(known, wanted)) return false;
  // The characters of a text object are not in the map, and cannot be changed.
  if (object.properties.has(key)) object.properties.set(key, merged(known, wanted));
  return true;
}

function isAccessor({ says }: Descriptor): boolean {
  return (says & (GET | SET)) !== 0;
}

/** ValidateAndApplyPropertyDescriptor, the first half: may a property become what is wanted? */
function allows(known: Readonly<Property>, wanted: Descriptor): boolean {
  const { says, flags } = wanted;
  if ((known.flags & CONFIGURABLE) !== 0) return true;
  if ((flags & CONFIGURABLE) !== 0) return false;
  if ((says & ENUMERABLE) !== 0 && ((flags ^ known.flags) & ENUMERABLE) !== 0) return false;
  if ((says & (VALUE | WRITABLE | GET | SET)) === 0) return true;
  const { accessor } = known;
  if (isAccessor(wanted) !== (accessor !== undefined)) return false;
  if (accessor !== undefined) {
    return ((says & GET) === 0 || wanted.get === accessor.get) && ((says & SET) === 0 || wanted.set === accessor.set);
  }
  if ((known.flags & WRITABLE) !== 0) return true;
  return (flags & WRITABLE) === 0 && ((says & VALUE) === 0 || isSame(wanted.value, known.value));
}

/** The second half: the property with what is said changed. */
function merged(known: Readonly<Property>, wanted: Descriptor): Property {
  const { says } = wanted;
  const flags = (known.flags & ~says) | (wanted.flags & says & PLAIN);
  const { accessor } = known;
  if (isAccessor(wanted)) {
    const get = (says & GET) === 0 ? accessor?.get : wanted.get;
    const set = (says & SET) === 0 ? accessor?.set : wanted.set;
    return { value: undefined, accessor: { get, set }, flags: flags & ~WRITABLE };
  }
  if (accessor !== undefined && (says & (VALUE | WRITABLE)) === 0) return { value: undefined, accessor, flags };
  return data((says & VALUE) === 0 ? known.value : wanted.value, flags);
}

// Elements of arrays

function defineElement(realm: Realm, array: ArrayObj, index: number, key: string, wanted: Descriptor): boolean {
  if (index >= array.length && !array.isLengthWritable) return false;
  if (index >= LONGEST_ARRAY) failLength(realm);
  if (!storeDense(realm, array, index, wanted)) {
    if (index < array.dense.length) spreadOut(realm, array);
    if (!defineOrdinary(realm, array, key, wanted)) return false;
    array.isSparse = true;
  }
  array.length = Math.max(array.length, index + 1);
  return true;
}

/** Done, if the element can stand among those side by side. */
function storeDense(realm: Realm, array: ArrayObj, index: number, wanted: Descriptor): boolean {
  const { dense } = array;
  const isThere = index < dense.length && dense[index] !== HOLE;
  // What an element has already need not be said.
  const flags = isThere ? (PLAIN & ~wanted.says) | wanted.flags : wanted.flags;
  if (isAccessor(wanted) || (flags & PLAIN) !== PLAIN) return false;
  if (!isThere) {
    if (!array.isExtensible) return false;
    if (index >= dense.length && !extendTo(realm, array, index)) return false;
  }
  if (!isThere || (wanted.says & VALUE) !== 0) dense[index] = wanted.value;
  return true;
}

function extendTo(realm: Realm, array: ArrayObj, index: number): boolean {
  const { dense } = array;
  if (array.isSparse || index > dense.length + WIDEST_GAP) return false;
  realm.charge((index + 1 - dense.length) * ELEMENT_COST);
  while (dense.length <= index) dense.push(HOLE);
  return true;
}

/** Makes properties of all elements. */
export function spreadOut(realm: Realm, array: ArrayObj): void {
  realm.spend(array.dense.length);
  realm.charge(array.dense.length * PROPERTY_COST);
  array.dense.forEach((element, i) => {
    if (element !== HOLE) array.properties.set(String(i), data(element, PLAIN));
  });
  array.dense = [];
  array.isSparse = true;
}

/** ArraySetLength. */
function defineLength(realm: Realm, array: ArrayObj, wanted: Descriptor): boolean {
  const length = (wanted.says & VALUE) === 0 ? array.length : checkedLength(realm, wanted.value);
  const known = data(array.length, array.isLengthWritable ? WRITABLE : 0);
  if (isAccessor(wanted) || !allows(known, { ...wanted, value: length })) return false;
  const isDone = length >= array.length || cutTo(realm, array, length);
  if (isDone) array.length = length;
  if ((wanted.says & WRITABLE) !== 0 && (wanted.flags & WRITABLE) === 0) array.isLengthWritable = false;
  return isDone;
}

export function checkedLength(realm: Realm, value: Value): number {
  const wanted = realm.number(value);
  const length = wanted >>> 0;
  if (length !== wanted) realm.fail('RangeError', 'Invalid array length');
  if (length > LONGEST_ARRAY) failLength(realm);
  return length;
}

function failLength(realm: Realm): never {
  return realm.fail('RangeError', `Invalid array length: more than ${LONGEST_ARRAY}`);
}

/** Takes elements away from the end; false, with the length behind it, where one of them must stay. */
function cutTo(realm: Realm, array: ArrayObj, length: number): boolean {
  if (array.isSparse) {
    realm.spend(array.properties.size);
    const indices = [...array.properties.keys()].map(arrayIndex).filter((index) => index >= length);
    for (const index of indices.sort((a, b) => b - a)) {
      if (removeOwn(realm, array, String(index))) continue;
      array.length = index + 1;
      return false;
    }
  }
  if (array.dense.length > length) array.dense.length = length;
  return true;
}

/** [[Delete]]. */
export function removeOwn(realm: Realm, object: Obj, key: string): boolean {
  realm.spend(1 + (key.length >> 4));
  const known = ownProperty(object, key);
  if (known === undefined) return true;
  if ((known.flags & CONFIGURABLE) === 0) return false;
  const index = object instanceof ArrayObj ? arrayIndex(key) : -1;
  if (object instanceof ArrayObj && index >= 0 && index < object.dense.length) object.dense[index] = HOLE;
  else object.properties.delete(key);
  return true;
}

// With the prototypes

/** The property that a key leads to, the object's own or an inherited one. */
export function findProperty(realm: Realm, object: Obj, key: string): Readonly<Property> | undefined {
  realm.spend(key.length >> 4);
  for (let at: Obj | null = object; at !== null; at = at.prototype) {
    realm.spend(1);
    const property = ownProperty(at, key);
    if (property !== undefined) return property;
  }
  return undefined;
}

/** [[Get]] */
export function get(realm: Realm, object: Obj, key: string, self: Value = object): Value {
  const property = findProperty(realm, object, key);
  return property === undefined ? undefined : valueOf(realm, property, self);
}

function valueOf(realm: Realm, { accessor, value }: Readonly<Property>, self: Value): Value {
  if (accessor === undefined) return value;
  return accessor.get === undefined ? undefined : realm.call(accessor.get, self, []);
}

/** An element or a property with a number for its key. */
export function getAt(realm: Realm, object: Obj, index: number): Value {
  if (object instanceof ArrayObj && index < object.dense.length) {
    const element = object.dense[index];
    if (element !== HOLE) {
      realm.spend(1);
      return element;
    }
  }
  return get(realm, object, String(index));
}

/** [[Set]] on an object; false where it is not allowed. */
export function set(realm: Realm, object: Obj, key: string, value: Value): boolean {
  const property = findProperty(realm, object, key);
  if (property === undefined) return define(realm, object, key, whole(value, PLAIN));
  if (property.accessor !== undefined) {
    if (property.accessor.set === undefined) return false;
    realm.call(property.accessor.set, object, [value]);
    return true;
  }
  if ((property.flags & WRITABLE) === 0) return false;
  const own = ownProperty(object, key);
  return define(realm, object, key, own === undefined ? whole(value, PLAIN) : justValue(value));
}

/** CreateDataProperty, and with other attributes. */
export function put(realm: Realm, object: Obj, key: string, value: Value, flags = PLAIN): boolean {
  return define(realm, object, key, whole(value, flags));
}

/** [[SetPrototypeOf]]; false where it is not allowed: prototypes never run in a circle. */
export function setPrototype(realm: Realm, object: Obj, prototype: Obj | null): boolean {
  if (prototype === object.prototype) return true;
  if (!object.isExtensible || object === realm.objectPrototype) return false;
  for (let at = prototype; at !== null; at = at.prototype) {
    realm.spend(1);
    if (at === object) return false;
  }
  object.prototype = prototype;
  return true;
}
