/** No object of the host's JavaScript is reachable by a program, whatever it reads and calls. */
import { describe, expect, test } from 'vitest';
import { fillRealm } from '../../../src/vm/dynamic/builtins.ts';
import { isCallable, isObject, Realm } from '../../../src/vm/dynamic/realm.ts';

const hosts: ReadonlySet<unknown> = new Set<unknown>([
  Object, Object.prototype, Function, Function.prototype, Array, Array.prototype, String.prototype, Number.prototype,
  Boolean.prototype, Error, Error.prototype, TypeError, RangeError, Promise, Symbol, globalThis, Reflect, JSON, Math,
  Reflect.get(globalThis, 'eval'),
]);

function newRealm(): Realm {
  const realm = new Realm();
  fillRealm(realm, () => 0.5);
  return realm;
}

/** Everything that reading properties and prototypes leads to. */
function reachable(start: unknown, known: ReadonlySet<object> = new Set()): { readonly objects: Set<object>; readonly foreign: string[] } {
  const objects = new Set<object>();
  const foreign: string[] = [];
  const open: [string, unknown][] = [['', start]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [path, value] = next;
    if (hosts.has(value)) foreign.push(path);
    if (!isObject(value) || objects.has(value) || known.has(value) || hosts.has(value)) continue;
    objects.add(value);
    open.push([`${path}.[[Prototype]]`, Object.getPrototypeOf(value)]);
    for (const [key, { value: content, get, set }] of Object.entries(Object.getOwnPropertyDescriptors(value))) {
      open.push([`${path}.${key}`, content], [`${path}.get ${key}`, get], [`${path}.set ${key}`, set]);
    }
    expect(Object.getOwnPropertySymbols(value), path).toEqual([]);
  }
  return { objects, foreign };
}

describe('the host is out of reach', () => {
  test('by properties and prototypes', () => {
    const { objects, foreign } = reachable(newRealm().global);
    expect(foreign).toEqual([]);
    expect(objects.size).toBeGreaterThan(150);
  });

  test('by what functions give for objects, arrays, text and functions', () => {
    const realm = newRealm();
    // What the host's functions give to a function of the program counts too.
    const heard = new Set<unknown>();
    const callback = realm.function('callback', 1, (self, args) => {
      for (const value of [self, ...args]) if (isObject(value)) heard.add(value);
      return args[0];
    }, true);
    const subjects = [
      undefined, 'text,more', 3, true, realm.object(), realm.array([1, 'a', realm.array([2])]), callback, realm.pointer(2000),
      realm.error('TypeError', 'x'),
    ];
    const known = reachable(realm.global).objects;
    const functions = [...known].filter(isCallable);
    const wrong = new Set<string>();
    for (const func of functions) {
      for (const self of subjects) {
        for (const args of [[], ...subjects.slice(0, 8).map((subject) => [subject, callback])]) {
          for (const call of [() => realm.call(func, self, args), () => realm.construct(func, args)]) {
            if (!isOwn(realm, attempt(realm, call), known)) wrong.add(func.name);
          }
        }
      }
    }
    expect([...wrong]).toEqual([]);
    expect([...heard].filter((value) => !isOwn(realm, value, known))).toEqual([]);
  });

  test('an object of the host is refused', () => {
    const realm = newRealm();
    expect(() => realm.adopt({})).toThrow('reached a program');
    expect(() => realm.adopt(() => 0)).toThrow('reached a program');
    expect(() => realm.adopt(new Date(0))).toThrow('reached a program');
    expect(() => realm.adopt(realm.array([]))).not.toThrow();
  });
});

function attempt(realm: Realm, call: () => unknown): unknown {
  try {
    return call();
  } catch (error) {
    return realm.exceptionOf(error);
  }
}

/** As a program that reads all elements of a result and theirs: arrays become the program's when they are read. */
function isOwn(realm: Realm, start: unknown, known: ReadonlySet<object>): boolean {
  const seen = new Set<object>();
  const open: unknown[] = [start];
  while (open.length > 0) {
    const value = open.pop();
    if (!isObject(value) || seen.has(value) || known.has(value)) continue;
    seen.add(value);
    try {
      realm.adopt(value);
    } catch {
      return false;
    }
    for (const { value: content } of Object.values(Object.getOwnPropertyDescriptors(value))) open.push(content);
  }
  return [...seen].every((value) => reachable(value, known).foreign.length === 0);
}
