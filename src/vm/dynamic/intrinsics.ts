/**
 * The meaning of each JavaScript intrinsic, by its row in src/maple/js-intrinsics.ts: a forgotten one does not compile.
 *
 * Arguments arrive as the row's types say: `dynany` as the value, `simplestr` as a string, all others as numbers.
 * What a function gives is made a word; a row whose result is an integer or an address has numbers here.
 */
import { builtinStrings, type JsIntrinsic } from '../../maple/js-intrinsics.ts';
import { Trap } from '../trap.ts';
import { toObject } from './builtins.ts';
import { bounded, operators } from './operators.ts';
import { isCallable, isObject, PROPERTY, show, textOf } from './realm.ts';
import type { ElementIterator, Runtime } from './runtime.ts';

/** Arguments of row types; what is read of them is what the row says. */
type Args = readonly unknown[];
export type Meaning = (rt: Runtime, args: Args) => unknown;

const number = (args: Args, i: number): number => Number(args[i] ?? 0);
const text = (args: Args, i: number): string => textOf(args[i]);

function errorClass(name: Parameters<Runtime['realm']['errorClass']>[0]): Meaning {
  return (rt) => rt.realm.errorClass(name);
}

export const meanings: Readonly<Record<JsIntrinsic, Meaning>> = {
  JS_INIT_CONTEXT: () => undefined,
  JS_REQUIRE: (rt, [name]) => rt.realm.fail('Error', `Cannot find module '${textOf(name)}'`),
  JS_GET_BIOBJECT: (rt, args) => rt.builtin(number(args, 0)) ?? null,
  JS_GET_BISTRING: (_, args) => builtinStrings[number(args, 0)] ?? null,
  JSOP_THIS: (rt) => rt.self,
  JSOP_ADD: (_, [a, b]) => operators.add(a, b),
  JSOP_CONCAT: (_, args) => bounded(text(args, 0) + text(args, 1)),
  JSOP_STRICTEQ: (_, [a, b]) => a === b,
  JSSTR_STRICTEQ: (_, [a, b]) => a === b,
  JSOP_STRICTNE: (_, [a, b]) => a !== b,
  JSSTR_STRICTNE: (_, [a, b]) => a !== b,
  JSOP_INSTANCEOF: (rt, [a, b]) => {
    if (!isCallable(b)) return rt.realm.fail('TypeError', "Right-hand side of 'instanceof' is not callable");
    return a instanceof b;
  },
  JSOP_IN: (rt, [a, b]) => {
    const name = textOf(a);
    if (isObject(b)) return name in b;
    return rt.realm.fail('TypeError', `Cannot use 'in' operator to search for '${name}' in ${textOf(b)}`);
  },
  JSOP_OR: (_, [a, b]) => a || b,
  JSOP_AND: (_, [a, b]) => a && b,
  JSOP_TYPEOF: (_, [a]) => typeof a,
  JS_NEW: (rt, [size]) => allocate(rt, size),
  JS_STRING: (_, [a]) => textOf(a),
  JSSTR_LENGTH: (_, args) => text(args, 0).length,
  JS_BOOLEAN: (_, [a]) => Boolean(a),
  JS_NUMBER: (_, [a]) => Number(a),
  JS_INT32: (_, [a]) => (a as number) | 0,
  JS_PRINT: (rt, args) => rt.env.stdout.write(line(args)),
  JS_ERROR: (rt, args) => rt.env.stderr.write(line(args)),
  JS_EVAL: (rt, [a]) => {
    if (typeof a === 'string') rt.realm.fail('EvalError', 'programs cannot be compiled at run time');
    return a;
  },
  JS_ICALL: (rt, args) => rt.bindCode(number(args, 0), 0, Math.min(255, number(args, 1)))([]),
  JSOP_CALL: (rt, args) => rt.realm.call(args[0], args[1], rt.elements(number(args, 2), number(args, 3))),
  JSOP_CCALL: (rt, args) => {
    const given = rt.elements(number(args, 2), number(args, 3));
    const address = isObject(args[0]) ? rt.realm.addressOf(args[0]) : undefined;
    if (address !== undefined) return rt.bindCode(address, 0, given.length)(given);
    return rt.realm.call(args[0], args[1], given);
  },
  JSOP_NEW: (rt, args) => rt.realm.construct(args[0], rt.elements(number(args, 2), number(args, 3))),
  JS_SETTIMEOUT: (rt, args) => rt.addTask(args[0], number(args, 1)),
  JS_SETCYCLEHEADER: () => undefined,
  JS_NEW_OBJECT_0: (rt) => rt.realm.object(),
  JS_NEW_OBJECT_1: (rt, [a]) => toObject(rt.realm, a),
  JSOP_SETPROP: (rt, [object, key, value]) => rt.realm.set(object, textOf(key), value),
  JSOP_GETPROP: (rt, [object, key]) => rt.realm.get(object, textOf(key)),
  JSOP_DELPROP: (rt, [object, key]) => remove(rt, object, textOf(key)),
  JSOP_SETPROP_BY_NAME: (rt, [object, key, value]) => rt.realm.set(object, textOf(key), value),
  JSOP_GETPROP_BY_NAME: (rt, [object, key]) => rt.realm.get(object, textOf(key)),
  JSOP_SETPROP_BY_INDEX: (rt, [object, key, value]) => rt.realm.set(object, textOf(key), value),
  JSOP_GETPROP_BY_INDEX: (rt, [object, key]) => rt.realm.get(object, textOf(key)),
  JSOP_INITPROP_BY_NAME: (rt, [object, key, value]) => {
    if (Array.isArray(object)) rt.realm.checkLength(Number(key) + 1);
    define(rt, object, key, { value, writable: true });
  },
  JSOP_INITPROP_GETTER: (rt, [object, key, get]) => define(rt, object, key, { get: accessor(rt, get) }),
  JSOP_INITPROP_SETTER: (rt, [object, key, set]) => define(rt, object, key, { set: accessor(rt, set) }),
  JS_NEW_FUNCTION: (rt, args) => rt.newFunction(number(args, 0), number(args, 1), number(args, 2)),
  JS_NEW_ARR_ELEMS: (rt, args) => rt.realm.array(rt.elements(number(args, 0), number(args, 1))),
  JS_NEW_ARR_LENGTH: (rt, [length]) => rt.realm.call(rt.builtin(5), undefined, [length]),
  JSOP_LENGTH: (rt, [a]) => (rt.realm.get(a, 'length') as number) | 0,
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

function line(values: Args): Uint8Array {
  return new TextEncoder().encode(`${values.map(textOf).join(' ')}\n`);
}

function allocate(rt: Runtime, size: unknown): number {
  const bytes = Number(size) >>> 0;
  const address = rt.env.allocator.malloc(Math.max(1, bytes));
  if (address === 0) throw new Trap('out-of-memory', `${bytes} bytes`);
  rt.env.memory.writableRange(address, bytes).fill(0);
  return address;
}

function remove(rt: Runtime, object: unknown, key: string): boolean {
  const base = rt.realm.base(object, key, 'read');
  if (isObject(object)) return Reflect.deleteProperty(base, key);
  // Of primitives only the characters and the length of text are there, and stay.
  return !(typeof object === 'string' && Object.hasOwn(Object(object) as object, key));
}

function define(rt: Runtime, object: unknown, key: unknown, descriptor: PropertyDescriptor): object {
  if (!isObject(object)) return rt.realm.fail('TypeError', `${show(object)} is not an object`);
  const name = textOf(key);
  if (!Object.hasOwn(object, name)) rt.realm.grown(PROPERTY);
  Object.defineProperty(object, name, { ...descriptor, enumerable: true, configurable: true });
  return object;
}

function accessor(rt: Runtime, value: unknown): () => unknown {
  return isCallable(value) ? value : rt.realm.fail('TypeError', `${show(value)} is not a function`);
}

// Iterators: as the numbers of SpiderMonkey's flags, which the intrinsic has from there.

const VALUES = 2;
const PAIRS = 4;
const OWN = 8;

function newIterator(rt: Runtime, value: unknown, flags: number): number {
  const keys: string[] = [];
  const object = value === null || value === undefined ? {} : Object(value) as object;
  if ((flags & OWN) !== 0) keys.push(...Object.keys(object));
  else for (const key in withRealm(rt, value, object)) keys.push(key);
  const read = (key: string): unknown => rt.realm.get(value, key);
  const item = (key: string): unknown => {
    if ((flags & PAIRS) !== 0) return rt.realm.array([key, read(key)]);
    return (flags & VALUES) !== 0 ? read(key) : key;
  };
  rt.realm.grown(PROPERTY * (keys.length + 1));
  return rt.iterators.push({ items: keys.map(item), at: 0 });
}

const exhausted: ElementIterator = Object.freeze({ items: Object.freeze([]), at: 0 });

/** A wrapper of a primitive value inherits from the program's prototypes. */
function withRealm(rt: Runtime, value: unknown, object: object): object {
  return isObject(value) || value === null || value === undefined ? object : toObject(rt.realm, value);
}

function iteratorAt(rt: Runtime, number: number): ElementIterator {
  const iterator = rt.iterators[number - 1];
  if (iterator === undefined) throw new Trap('out-of-bounds', `there is no iterator ${number}`);
  return iterator;
}
