/**
 * Functions of the run time that go on for as long as a program says, or make as much: each ends in a trap when there is
 * a bound, or in an exception of the program.
 */
import { describe, expect, test } from 'vitest';
import { fillRealm } from '../../../src/vm/dynamic/builtins/index.ts';
import type { Obj, Value } from '../../../src/vm/dynamic/objects.ts';
import { put, setPrototype } from '../../../src/vm/dynamic/properties.ts';
import { Realm, Thrown } from '../../../src/vm/dynamic/realm.ts';
import { Meter, type Bounds } from '../../../src/vm/meter.ts';
import { Trap } from '../../../src/vm/trap.ts';

function newRealm(bounds: Bounds): Realm {
  const realm = new Realm(new Meter({ memoryLimit: 2 ** 24, ...bounds }));
  fillRealm(realm, () => 0.5);
  return realm;
}

/** `Array.prototype.join` by its path. */
function named(realm: Realm, path: string): Value {
  return path.split('.').reduce<Value>((at, name) => realm.get(at, name), realm.global);
}

function call(realm: Realm, path: string, self: Value, ...args: Value[]): Value {
  return realm.call(named(realm, path), self, args);
}

function object(realm: Realm, fields: Readonly<Record<string, Value>>): Obj {
  const made = realm.object();
  for (const [key, value] of Object.entries(fields)) put(realm, made, key, value);
  return made;
}

function outcome(action: () => unknown): string {
  try {
    action();
    return 'ends';
  } catch (error) {
    if (error instanceof Trap) return error.kind;
    if (error instanceof Thrown) return 'throws';
    throw error;
  }
}

const endless = 2 ** 53 - 1;

describe('an object that says that it has 2^53-1 elements', () => {
  const functions =
    'every filter find findIndex forEach includes indexOf join lastIndexOf reduce reduceRight reverse some sort';
  test.each(functions.split(' '))('%s', (name) => {
    const realm = newRealm({ fuel: 2000 });
    const callback = realm.method('callback', 0, (_, _self, args) => name === 'every' && args.length > 0);
    const argument =
      name === 'includes' ? 7 : ['join', 'sort', 'indexOf', 'lastIndexOf'].includes(name) ? undefined : callback;
    const run = (): Value => call(realm, `Array.prototype.${name}`, object(realm, { length: endless }), argument);
    expect(outcome(run)).toBe('out-of-fuel');
  });

  test.each([
    ['Array.prototype.fill', 1],
    ['Array.prototype.unshift', undefined],
  ])('%s', (path, argument) => {
    const realm = newRealm({ fuel: 20_000 });
    const given = path.endsWith('unshift') ? { length: 2 ** 40, 5: 1 } : { length: endless };
    expect(outcome(() => call(realm, path, object(realm, given), argument))).toMatch(/out-of-(fuel|memory)/);
  });

  test('as arguments', () => {
    const realm = newRealm({ fuel: 1_000_000 });
    const list = object(realm, { length: endless });
    expect(outcome(() => call(realm, 'Function.prototype.apply', named(realm, 'Math.max'), null, list))).toBe(
      'out-of-memory',
    );
  });
});

describe('text', () => {
  test.each([
    ['String.prototype.repeat', 'ab', [2 ** 26]],
    ['String.prototype.padStart', 'ab', [endless]],
    ['String.prototype.padEnd', 'ab', [Infinity, 'xy']],
    ['Array.prototype.join', 'holes', [','.repeat(100)]],
  ] as const)('%s is bounded', (path, self, args) => {
    const realm = newRealm({ memoryLimit: 2 ** 30 });
    const on = self === 'holes' ? call(realm, 'Array', undefined, 2 ** 22) : self;
    expect(outcome(() => call(realm, path, on, ...args))).toBe('throws');
  });

  test('a search in text that repeats itself takes a time that is linear', () => {
    const realm = newRealm({ fuel: 20_000 });
    const text = 'a'.repeat(2 ** 20);
    const wanted = `b${'a'.repeat(2 ** 19)}`;
    expect(call(realm, 'String.prototype.indexOf', text, wanted)).toBe(-1);
    expect(call(realm, 'String.prototype.lastIndexOf', text, wanted)).toBe(-1);
    expect(call(realm, 'String.prototype.includes', `${text}${wanted}`, wanted)).toBe(true);
  });

  test('a part of a text is charged as its own', () => {
    const realm = newRealm({ memoryLimit: 2 ** 22 });
    const text = 'x'.repeat(2 ** 20);
    const cut = (): void => {
      for (let i = 0; i < 100; i++) call(realm, 'String.prototype.slice', text, 1);
    };
    expect(outcome(cut)).toBe('out-of-memory');
  });
});

describe('depth', () => {
  function nested(realm: Realm, depth: number): Value {
    let array = realm.array([1]);
    for (let i = 0; i < depth; i++) array = realm.array([array]);
    return array;
  }

  test.each([
    ['Array.prototype.toString', (realm: Realm) => call(realm, 'Array.prototype.toString', nested(realm, 20_000))],
    ['Array.prototype.flat', (realm: Realm) => call(realm, 'Array.prototype.flat', nested(realm, 20_000), Infinity)],
    ['JSON.stringify', (realm: Realm) => call(realm, 'JSON.stringify', null, nested(realm, 20_000))],
    [
      'a reviver',
      (realm: Realm) =>
        call(
          realm,
          'JSON.parse',
          null,
          '['.repeat(20_000) + ']'.repeat(20_000),
          realm.method('', 0, () => 1),
        ),
    ],
    [
      'an array in itself',
      (realm: Realm) => {
        const array = realm.array([1]);
        put(realm, array, '0', array);
        return call(realm, 'Array.prototype.flat', array, Infinity);
      },
    ],
    [
      'an accessor that reads itself',
      (realm: Realm) => {
        const own = realm.object();
        const getter = realm.method('get', 0, (r, self) => r.get(self, 'x'));
        own.properties.set('x', { value: undefined, accessor: { get: getter, set: undefined }, flags: 7 });
        return realm.get(own, 'x');
      },
    ],
  ])('%s', (_, run) => {
    expect(outcome(() => run(newRealm({ memoryLimit: 2 ** 28 })))).toBe('stack-overflow');
  });

  test('what needs no stack has no depth', () => {
    const realm = newRealm({ memoryLimit: 2 ** 28 });
    expect(outcome(() => call(realm, 'JSON.parse', null, '['.repeat(50_000) + ']'.repeat(50_000)))).toBe('ends');
    let bound = named(realm, 'Math.max');
    for (let i = 0; i < 5000; i++) bound = call(realm, 'Function.prototype.bind', bound, null);
    expect(realm.call(bound, undefined, [1, 3, 2])).toBe(3);
    let chain = realm.object();
    for (let i = 0; i < 50_000; i++) chain = realm.object(chain);
    expect(realm.get(chain, 'nothing')).toBeUndefined();
    expect(setPrototype(realm, realm.objectPrototype, chain)).toBe(false);
  });

  test('an array in itself is no text, and no JSON', () => {
    const realm = newRealm({});
    const array = realm.array([1, undefined, 2]);
    put(realm, array, '1', array);
    expect(realm.text(array)).toBe('1,,2');
    expect(outcome(() => call(realm, 'JSON.stringify', null, array))).toBe('throws');
  });
});
