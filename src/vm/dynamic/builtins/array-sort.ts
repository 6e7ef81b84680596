/** `sort` and `reverse` of arrays: the order of elements. */
import { ArrayObj, ELEMENT_COST, isCallable, type Obj, type Value } from '../objects.ts';
import { getAt } from '../properties.ts';
import type { Realm } from '../realm.ts';
import { hasAt, isCompact, removeOrFail, setOrFail, subject } from './array-elements.ts';
import type { Methods } from './install.ts';

export const sortMethods: Methods = [
  [
    'reverse',
    0,
    (r, self) => {
      const [object, length] = subject(r, self, 'reverse');
      r.spend(object instanceof ArrayObj ? object.dense.length >> 2 : 1);
      if (isCompact(object)) object.dense.reverse();
      else for (let i = 0; i < Math.floor(length / 2); i++) exchange(r, object, i, length - 1 - i);
      return object;
    },
  ],
  [
    'sort',
    1,
    (r, self, [compare]) => {
      if (compare !== undefined && !isCallable(compare)) {
        r.fail('TypeError', 'The comparison function must be either a function or undefined');
      }
      const [object, length] = subject(r, self, 'sort');
      // One element is in order, even where it cannot be set.
      if (length >= 2) store(r, object, length, sorted(r, present(r, object, length), orderBy(r, compare)));
      return object;
    },
  ],
];

function exchange(realm: Realm, object: Obj, low: number, high: number): void {
  const isLow = hasAt(realm, object, low);
  const first = isLow ? getAt(realm, object, low) : undefined;
  const isHigh = hasAt(realm, object, high);
  const last = isHigh ? getAt(realm, object, high) : undefined;
  if (isHigh) setOrFail(realm, object, String(low), last);
  else if (isLow) removeOrFail(realm, object, low);
  if (isLow) setOrFail(realm, object, String(high), first);
  else if (isHigh) removeOrFail(realm, object, high);
}

/** The elements that are there. */
function present(realm: Realm, object: Obj, length: number): Value[] {
  const list: Value[] = [];
  for (let i = 0; i < length; i++) {
    if (!hasAt(realm, object, i)) continue;
    realm.charge(ELEMENT_COST);
    list.push(getAt(realm, object, i));
  }
  return list;
}

type Order = (a: Value, b: Value) => number;

function orderBy(realm: Realm, compare: Value): Order {
  if (compare !== undefined) return (a, b) => realm.number(realm.call(compare, undefined, [a, b])) || 0;
  return (a, b) => {
    const [x, y] = [realm.text(a), realm.text(b)];
    realm.spend(1 + (Math.min(x.length, y.length) >> 2));
    return x < y ? -1 : x > y ? 1 : 0;
  };
}

/**
 * The list is ours, and the host sorts it by our order, which may be any function of the program and throw. What is
 * undefined comes last, without being compared.
 */
function sorted(realm: Realm, list: readonly Value[], order: Order): Value[] {
  const others = list.filter((value) => value !== undefined);
  realm.spend(list.length);
  const inOrder = others.sort((a, b) => order(a, b));
  return [...inOrder, ...list.filter((value) => value === undefined)];
}

/** In place of all elements; holes come last. */
function store(realm: Realm, object: Obj, length: number, list: readonly Value[]): void {
  list.forEach((value, i) => setOrFail(realm, object, String(i), value));
  for (let i = list.length; i < length; i++) if (hasAt(realm, object, i)) removeOrFail(realm, object, i);
}
