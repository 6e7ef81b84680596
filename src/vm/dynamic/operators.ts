/**
 * What MAPLE's operations mean on dynamic values: JavaScript's operators (ECMA-262, section 13), one line each. Operands
 * become primitive values first, from left to right; what is left to do is arithmetic on numbers and text.
 */
import type { DynamicOperator } from '../../scalar/ops.ts';
import { toNumber, toPrimitive, typeOf } from './conversions.ts';
import { isIdentical, isObject, type Primitive, type Value } from './objects.ts';
import type { Realm } from './realm.ts';

/** An operator of two values, with the conversions that it makes itself. */
export type Operator = (realm: Realm, a: Value, b: Value) => Value;

const unary =
  (compute: (x: number) => number): Operator =>
  (realm, a) =>
    compute(toNumber(realm, a));

function numeric(compute: (x: number, y: number) => number): Operator {
  return (realm, a, b) => {
    const x = toNumber(realm, a);
    return compute(x, toNumber(realm, b));
  };
}

function ordered(compare: (x: Primitive, y: Primitive, realm: Realm) => boolean): Operator {
  return (realm, a, b) => {
    const x = toPrimitive(realm, a, 'number');
    return compare(x, toPrimitive(realm, b, 'number'), realm);
  };
}

/** `x < y`; NaN is not less than anything. */
function isLess(x: Primitive, y: Primitive, realm: Realm): boolean {
  if (typeof x !== 'string' || typeof y !== 'string') return toNumber(realm, x) < toNumber(realm, y);
  realm.spend(Math.min(x.length, y.length) >> 2);
  return x < y;
}

/** `x <= y`, which is not the contrary of `y < x` where one is NaN. */
function isAtMost(x: Primitive, y: Primitive, realm: Realm): boolean {
  if (typeof x === 'string' && typeof y === 'string') return !isLess(y, x, realm);
  return toNumber(realm, x) <= toNumber(realm, y);
}

export const operators: Readonly<Record<DynamicOperator, Operator>> = {
  add,
  sub: numeric((x, y) => x - y),
  mul: numeric((x, y) => x * y),
  div: numeric((x, y) => x / y),
  rem: numeric((x, y) => x % y),
  band: numeric((x, y) => x & y),
  bior: numeric((x, y) => x | y),
  bxor: numeric((x, y) => x ^ y),
  shl: numeric((x, y) => x << y),
  ashr: numeric((x, y) => x >> y),
  lshr: numeric((x, y) => x >>> y),
  max: numeric(Math.max),
  min: numeric(Math.min),
  neg: unary((x) => -x),
  bnot: unary((x) => ~x),
  abs: unary(Math.abs),
  eq: isEqual,
  ne: (realm, a, b) => !isEqual(realm, a, b),
  lt: ordered(isLess),
  le: ordered(isAtMost),
  gt: ordered((x, y, realm) => isLess(y, x, realm)),
  ge: ordered((x, y, realm) => isAtMost(y, x, realm)),
  cmp: (realm, a, b) => (isEqual(realm, a, b) ? 0 : operators.lt(realm, a, b) === true ? -1 : 1),
  cmpl: (realm, a, b) => (isEqual(realm, a, b) ? 0 : operators.gt(realm, a, b) === true ? 1 : -1),
  cmpg: (realm, a, b) => (isEqual(realm, a, b) ? 0 : operators.lt(realm, a, b) === true ? -1 : 1),
};

function add(realm: Realm, a: Value, b: Value): Value {
  const x = toPrimitive(realm, a, 'default');
  const y = toPrimitive(realm, b, 'default');
  if (typeof x !== 'string' && typeof y !== 'string') return toNumber(realm, x) + toNumber(realm, y);
  return realm.concat(String(x), String(y));
}

/** `a === b` */
export function isStrictlyEqual(realm: Realm, a: Value, b: Value): boolean {
  if (typeof a === 'string' && typeof b === 'string') realm.spend(Math.min(a.length, b.length) >> 2);
  return isIdentical(a, b);
}

/** `a == b` */
function isEqual(realm: Realm, a: Value, b: Value): boolean {
  if (a === null || a === undefined || b === null || b === undefined) return isMissing(a) && isMissing(b);
  if (isObject(a)) return isObject(b) ? isIdentical(a, b) : isEqual(realm, toPrimitive(realm, a, 'default'), b);
  if (isObject(b)) return isEqual(realm, a, toPrimitive(realm, b, 'default'));
  if (typeOf(a) === typeOf(b)) return isStrictlyEqual(realm, a, b);
  return toNumber(realm, a) === toNumber(realm, b);
}

function isMissing(value: Value): boolean {
  return value === null || value === undefined;
}
