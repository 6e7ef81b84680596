/** What functions of arrays do with elements, of an array or of anything else that has a length. */
import { toInteger } from '../conversions.ts';
import {
  ArrayObj,
  ELEMENT_COST,
  HOLE,
  isCallable,
  type Element,
  type FunctionObj,
  type Obj,
  type Value,
} from '../objects.ts';
import { checkedLength, findProperty, getAt, LONGEST_ARRAY, put, removeOwn, set } from '../properties.ts';
import { show, type Realm } from '../realm.ts';
import { failSet } from './object.ts';

/** The object that a function works on, and its length. */
export function subject(realm: Realm, self: Value, name: string): [object: Obj, length: number] {
  const object = realm.toObject(self, `Array.prototype.${name}`);
  return [object, realm.lengthOf(object)];
}

export function hasAt(realm: Realm, object: Obj, index: number): boolean {
  if (object instanceof ArrayObj && index < object.dense.length && object.dense[index] !== HOLE) {
    realm.spend(1);
    return true;
  }
  return findProperty(realm, object, String(index)) !== undefined;
}

export function setOrFail(realm: Realm, object: Obj, key: string, value: Value): void {
  if (!set(realm, object, key, value)) failSet(realm, object, key);
}

export function removeOrFail(realm: Realm, object: Obj, index: number): void {
  if (removeOwn(realm, object, String(index))) return;
  realm.fail('TypeError', `Cannot delete property '${index}' of ${show(object)}`);
}

/** Sets or removes the element at `to`, as the one at `from` is there or not. */
export function move(realm: Realm, object: Obj, from: number, to: number): void {
  if (hasAt(realm, object, from)) setOrFail(realm, object, String(to), getAt(realm, object, from));
  else removeOrFail(realm, object, to);
}

/** An index that counts from the end if it is negative, between 0 and the length. */
export function relative(realm: Realm, value: Value, length: number, otherwise = 0): number {
  if (value === undefined) return otherwise;
  const index = toInteger(realm, value);
  return index < 0 ? Math.max(length + index, 0) : Math.min(index, length);
}

export function functionFrom(realm: Realm, value: Value): FunctionObj {
  return isCallable(value) ? value : realm.fail('TypeError', `${show(value)} is not a function`);
}

/** A new array of a length, whose elements are put in their order. */
export function arrayOfLength(realm: Realm, length: number): ArrayObj {
  const made = realm.array([]);
  made.length = checkedLength(realm, length);
  return made;
}

export function append(realm: Realm, array: ArrayObj, value: Value): void {
  put(realm, array, String(array.length), value);
}

/** Are all elements its own, and nothing said of them? Then they can be moved all at once. */
export function isCompact(array: Obj): array is ArrayObj {
  return (
    array instanceof ArrayObj &&
    !array.isSparse &&
    array.isExtensible &&
    array.isLengthWritable &&
    array.dense.length === array.length &&
    !array.dense.includes(HOLE)
  );
}

/** Replaces some of `length` elements; false if they have to be moved one by one. */
export function replaceRange(
  realm: Realm,
  object: Obj,
  length: number,
  start: number,
  count: number,
  items: readonly Element[],
): boolean {
  realm.spend(object instanceof ArrayObj ? object.dense.length >> 2 : 1);
  if (!isCompact(object) || object.length !== length || length - count + items.length > LONGEST_ARRAY) return false;
  const { dense } = object;
  realm.charge(items.length * ELEMENT_COST);
  object.dense = dense.slice(0, start).concat(items, dense.slice(start + count));
  object.length = object.dense.length;
  return true;
}
