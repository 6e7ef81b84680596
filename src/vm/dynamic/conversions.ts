/**
 * Conversions of values, as ECMA-262 has them (section 7.1). An object is asked by its own `valueOf` and `toString`, which
 * may be functions of the program.
 */
import { isCallable, isObject, WrapperObj, type Obj, type Primitive, type Value } from './objects.ts';
import { get } from './properties.ts';
import type { Realm } from './realm.ts';

type Hint = 'default' | 'number' | 'string';

/** ToPrimitive. */
export function toPrimitive(realm: Realm, value: Value, hint: Hint): Primitive {
  if (!isObject(value)) return value;
  const names = hint === 'string' ? (['toString', 'valueOf'] as const) : (['valueOf', 'toString'] as const);
  for (const name of names) {
    const method = get(realm, value, name);
    if (!isCallable(method)) continue;
    const result = realm.call(method, value, []);
    if (!isObject(result)) return result;
  }
  return realm.fail('TypeError', 'Cannot convert object to primitive value');
}

/** ToNumber. */
export function toNumber(realm: Realm, value: Value): number {
  if (typeof value === 'number') return value;
  const primitive = toPrimitive(realm, value, 'number');
  if (typeof primitive === 'string') realm.spend(primitive.length);
  return Number(primitive);
}

/** ToString: as a template does it. */
export function toText(realm: Realm, value: Value): string {
  return typeof value === 'string' ? value : String(toPrimitive(realm, value, 'string'));
}

/** ToBoolean. */
export function toTruth(value: Value): boolean {
  return isObject(value) || Boolean(value);
}

/** ToIntegerOrInfinity. */
export function toInteger(realm: Realm, value: Value): number {
  const number = Math.trunc(toNumber(realm, value));
  // Neither NaN nor -0.
  return number === number ? number + 0 : 0;
}

/** ToLength. */
export function toLength(realm: Realm, value: Value): number {
  return Math.min(Math.max(toInteger(realm, value), 0), Number.MAX_SAFE_INTEGER);
}

/** ToObject; undefined of undefined and null. */
export function toObject(realm: Realm, value: Value): Obj | undefined {
  if (isObject(value)) return value;
  return value === undefined || value === null ? undefined : new WrapperObj(realm.prototypeOf(value), value);
}

/** `typeof value` */
export function typeOf(value: Value): string {
  if (value === null) return 'object';
  if (isObject(value)) return isCallable(value) ? 'function' : 'object';
  return typeof value;
}
