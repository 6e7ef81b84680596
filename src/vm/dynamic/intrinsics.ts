/**
 * The meaning of each JavaScript intrinsic, by its row in src/maple/js-intrinsics.ts: a forgotten one does not compile.
 *
 * Arguments arrive as the row's types say: `dynany` as the value, `simplestr` as a string, all others as numbers.
 * What a function gives is made a word; a row whose result is an integer or an address has numbers here.
 */
import { builtinObjects, builtinStrings, type JsIntrinsic } from '../../maple/js-intrinsics.ts';
import type { OutputStream } from '../streams.ts';
import { Trap } from '../trap.ts';
import { toTruth, typeOf } from './conversions.ts';
import {
  CONFIGURABLE,
  ELEMENT_COST,
  ENUMERABLE,
  isCallable,
  isObject,
  PointerObj,
  PROPERTY_COST,
  type Obj,
  type Value,
} from './objects.ts';
import { isStrictlyEqual, operators } from './operators.ts';
import {
  define,
  enumerableKeys,
  findProperty,
  get,
  GET,
  isEnumerable,
  ofText,
  ownKeys,
  put,
  removeOwn,
  SET,
} from './properties.ts';
import { innermostOf, show, type ErrorName } from './realm.ts';
import type { ElementIterator, Runtime } from './runtime.ts';
import { TextBuilder } from './text.ts';

/** Arguments of row types; what is read of them is what the row says. */
type Args = readonly Value[];
/** What an intrinsic does with the arguments that the program passed. */
export type Meaning = (rt: Runtime, args: Args) => Value;

/** An argument whose row says that it is a number. */
const number = (args: Args, i: number): number => {
  const given = args[i];
  return typeof given === 'number' ? given : 0;
};

function errorClass(name: ErrorName): Meaning {
  return (rt) => rt.realm.errors.get(name)?.constructor;
}

export const meanings: Readonly<Record<JsIntrinsic, Meaning>> = {
  JS_INIT_CONTEXT: () => undefined,
  JS_REQUIRE: (rt, [name]) => rt.realm.fail('Error', `Cannot find module '${rt.realm.text(name)}'`),
  JS_GET_BIOBJECT: (rt, args) => rt.builtin(number(args, 0)) ?? null,
  JS_GET_BISTRING: (_, args) => builtinStrings[number(args, 0)] ?? null,
  JSOP_THIS: (rt) => rt.self,
  JSOP_ADD: (rt, [a, b]) => operators.add(rt.realm, a, b),
  JSOP_CONCAT: ({ realm }, [a, b]) => realm.concat(realm.text(a), realm.text(b)),
  JSOP_STRICTEQ: (rt, [a, b]) => isStrictlyEqual(rt.realm, a, b),
  JSSTR_STRICTEQ: (rt, [a, b]) => isStrictlyEqual(rt.realm, a, b),
  JSOP_STRICTNE: (rt, [a, b]) => !isStrictlyEqual(rt.realm, a, b),
  JSSTR_STRICTNE: (rt, [a, b]) => !isStrictlyEqual(rt.realm, a, b),
  JSOP_INSTANCEOF: (rt, [a, b]) => isInstance(rt, a, b),
  JSOP_IN: ({ realm }, [a, b]) => {
    const name = realm.text(a);
    if (isObject(b)) return findProperty(realm, b, name) !== undefined;
    return realm.fail('TypeError', `Cannot use 'in' operator to search for '${name}' in ${realm.text(b)}`);
  },
  JSOP_OR: (_, [a, b]) => (toTruth(a) ? a : b),
  JSOP_AND: (_, [a, b]) => (toTruth(a) ? b : a),
  JSOP_TYPEOF: (_, [a]) => typeOf(a),
  JS_NEW: (rt, [size]) => allocate(rt, rt.realm.number(size) >>> 0),
  JS_STRING: (rt, [a]) => rt.realm.text(a),
  JSSTR_LENGTH: (rt, [a]) => rt.realm.text(a).length,
  JS_BOOLEAN: (_, [a]) => toTruth(a),
  JS_NUMBER: (rt, [a]) => rt.realm.number(a),
  JS_INT32: (rt, [a]) => rt.realm.number(a) | 0,
  JS_PRINT: (rt, args) => print(rt, rt.env.stdout, args),
  JS_ERROR: (rt, args) => print(rt, rt.env.stderr, args),
  JS_EVAL: (rt, [a]) => {
    if (typeof a === 'string') rt.realm.fail('EvalError', 'programs cannot be compiled at run time');
    return a;
  },
  JS_ICALL: (rt, args) => rt.callCode(number(args, 0), Array<Value>(Math.min(255, number(args, 1))).fill(undefined)),
  JSOP_CALL: (rt, args) => rt.realm.call(args[0], args[1], rt.arguments(number(args, 2), number(args, 3))),
  JSOP_CCALL: (rt, args) => {
    const given = rt.arguments(number(args, 2), number(args, 3));
    const [callee] = args;
    if (callee instanceof PointerObj) return rt.callCode(callee.address, given);
    return rt.realm.call(callee, args[1], given);
  },
  JSOP_NEW: (rt, args) => rt.realm.construct(args[0], rt.arguments(number(args, 2), number(args, 3))),
  JS_SETTIMEOUT: (rt, args) => rt.addTask(args[0], number(args, 1)),
  JS_SETCYCLEHEADER: () => undefined,
  JS_NEW_OBJECT_0: (rt) => rt.realm.object(),
  JS_NEW_OBJECT_1: (rt, [a]) => rt.realm.objectOf(a),
  JSOP_SETPROP: (rt, [object, key, value]) => rt.realm.set(object, rt.realm.text(key), value),
  JSOP_GETPROP: (rt, [object, key]) => {
    if (typeof key === 'number' && key === key >>> 0) return rt.realm.getAt(object, key);
    return rt.realm.get(object, rt.realm.text(key));
  },
  JSOP_DELPROP: (rt, [object, key]) => remove(rt, object, rt.realm.text(key)),
  JSOP_SETPROP_BY_NAME: (rt, [object, key, value]) => rt.realm.set(object, rt.realm.text(key), value),
  JSOP_GETPROP_BY_NAME: (rt, [object, key]) => rt.realm.get(object, rt.realm.text(key)),
  JSOP_SETPROP_BY_INDEX: (rt, [object, key, value]) => rt.realm.set(object, rt.realm.text(key), value),
  JSOP_GETPROP_BY_INDEX: (rt, [object, key]) => rt.realm.get(object, rt.realm.text(key)),
  JSOP_INITPROP_BY_NAME: (rt, [object, key, value]) => {
    const target = literal(rt, object);
    if (!put(rt.realm, target, rt.realm.text(key), value)) failDefine(rt, target);
    return undefined;
  },
  JSOP_INITPROP_GETTER: (rt, [object, key, get]) => defineAccessor(rt, object, key, get, GET),
  JSOP_INITPROP_SETTER: (rt, [object, key, set]) => defineAccessor(rt, object, key, set, SET),
  JS_NEW_FUNCTION: (rt, args) => rt.newFunction(number(args, 0), number(args, 1), number(args, 2)),
  JS_NEW_ARR_ELEMS: (rt, args) => rt.realm.array(rt.elements(number(args, 0), number(args, 1))),
  JS_NEW_ARR_LENGTH: (rt, [length]) => rt.realm.call(rt.builtin(builtinObjects.indexOf('Array')), undefined, [length]),
  JSOP_LENGTH: (rt, [a]) => rt.realm.number(rt.realm.get(a, 'length')) | 0,
  JSOP_NEW_ITERATOR: (rt, args) => newIterator(rt, args[0], number(args, 1)),
  JSOP_NEXT_ITERATOR: (rt, args) => {
    const iterator = iteratorAt(rt, number(args, 0));
    const item = iterator.items[iterator.at++];
    if (iterator.at >= iterator.items.length) rt.iterators[number(args, 0) - 1] = exhausted;
    return item;
  },
  JSOP_MORE_ITERATOR: (rt, args) => {
    const { items, at } = iteratorAt(rt, number(args, 0));
    return at < items.length ? 1 : 0;
  },
  JS_ADDSYSEVENTLISTENER: (rt, [listener]) => {
    if (!isCallable(listener)) return rt.realm.fail('TypeError', `${show(listener)} is not a function`);
    return rt.listeners.push(listener);
  },
  JS_GET_ARGUMENTOBJECT: (rt) => rt.argumentsObject(),
  // The value of a hole is undefined: functions.ts looks at the word.
  JSOP_ASSERTVALUE: (_, [a]) => a,
  JS_GET_ERROR_OBJECT: errorClass('Error'),
  JS_GET_EVALERROR_OBJECT: errorClass('EvalError'),
  JS_GET_RANGEERROR_OBJECT: errorClass('RangeError'),
  JS_GET_REFERENCEERROR_OBJECT: errorClass('ReferenceError'),
  JS_GET_SYNTAXERROR_OBJECT: errorClass('SyntaxError'),
  JS_GET_TYPEERROR_OBJECT: errorClass('TypeError'),
  JS_GET_URIERROR_OBJECT: errorClass('URIError'),
};

function print(rt: Runtime, stream: OutputStream, values: Args): undefined {
  const line = new TextBuilder(rt.realm);
  values.forEach((value, i) => line.add(i > 0 ? ' ' : '').add(rt.realm.text(value)));
  stream.write(new TextEncoder().encode(line.add('\n').text));
}

function allocate(rt: Runtime, bytes: number): number {
  const address = rt.env.allocator.malloc(Math.max(1, bytes));
  if (address === 0) throw new Trap('out-of-memory', `${bytes} bytes`);
  rt.env.memory.writableRange(address, bytes).fill(0);
  return address;
}

/** `a instanceof b` */
function isInstance(rt: Runtime, a: Value, b: Value): boolean {
  if (!isCallable(b)) return rt.realm.fail('TypeError', "Right-hand side of 'instanceof' is not callable");
  if (b.behaviour.kind === 'bound') return isInstance(rt, a, innermostOf(b));
  if (!isObject(a)) return false;
  const prototype = get(rt.realm, b, 'prototype');
  if (!isObject(prototype)) {
    return rt.realm.fail('TypeError', `Function has non-object prototype '${show(prototype)}' in instanceof check`);
  }
  for (let at = a.prototype; at !== null; at = at.prototype) {
    rt.realm.spend(1);
    if (at === prototype) return true;
  }
  return false;
}

function remove(rt: Runtime, value: Value, key: string): boolean {
  if (isObject(value)) return removeOwn(rt.realm, value, key);
  rt.realm.get(value, key);
  // Of primitives only the characters and the length of text are there, and stay.
  return ofText(value, key) === undefined;
}

/** The object that an object literal is making. */
function literal(rt: Runtime, value: Value): Obj {
  return isObject(value) ? value : rt.realm.fail('TypeError', `${show(value)} is not an object`);
}

function failDefine(rt: Runtime, object: Obj): never {
  return rt.realm.fail('TypeError', `Cannot define a property of ${show(object)}`);
}

function defineAccessor(rt: Runtime, value: Value, key: Value, given: Value, side: typeof GET | typeof SET): Obj {
  const object = literal(rt, value);
  const accessor = isCallable(given) ? given : rt.realm.fail('TypeError', `${show(given)} is not a function`);
  const says = side | ENUMERABLE | CONFIGURABLE;
  const sides = { get: side === GET ? accessor : undefined, set: side === SET ? accessor : undefined };
  const wanted = { says, flags: ENUMERABLE | CONFIGURABLE, value: undefined, ...sides };
  if (!define(rt.realm, object, rt.realm.text(key), wanted)) failDefine(rt, object);
  return object;
}

// Iterators: as the numbers of SpiderMonkey's flags, which the intrinsic has from there.

const VALUES = 2;
const PAIRS = 4;
const OWN = 8;

function newIterator(rt: Runtime, value: Value, flags: number): number {
  const { realm } = rt;
  const keys = keysOf(rt, value, (flags & OWN) !== 0);
  const item = (key: string): Value => {
    if ((flags & PAIRS) !== 0) return realm.array([key, realm.get(value, key)]);
    return (flags & VALUES) !== 0 ? realm.get(value, key) : key;
  };
  realm.charge(PROPERTY_COST + ELEMENT_COST * keys.length);
  return rt.iterators.push({ items: keys.map(item), at: 0 });
}

/** The enumerable properties; a name that stands nearer hides those of the prototypes, enumerable or not. */
function keysOf({ realm }: Runtime, value: Value, isOwn: boolean): string[] {
  if (value === undefined || value === null) return [];
  const object = realm.objectOf(value);
  if (isOwn) return enumerableKeys(realm, object);
  const seen = new Set<string>();
  const keys: string[] = [];
  for (let at: Obj | null = object; at !== null; at = at.prototype) {
    for (const key of ownKeys(realm, at)) {
      if (seen.has(key)) continue;
      seen.add(key);
      realm.charge(PROPERTY_COST);
      if (isEnumerable(at, key)) keys.push(key);
    }
  }
  return keys;
}

const exhausted: ElementIterator = Object.freeze({ items: Object.freeze([]), at: 0 });

function iteratorAt(rt: Runtime, number: number): ElementIterator {
  const iterator = rt.iterators[number - 1];
  if (iterator === undefined) throw new Trap('out-of-bounds', `there is no iterator ${number}`);
  return iterator;
}
