/** Dynamic values: nothing of the host is reached, and they are what node makes of them (object-graphs.ts, dynamic-values.ts). */
import { describe, expect, test } from 'vitest';
import type { Value } from '../../src/vm/dynamic/objects.ts';
import { put } from '../../src/vm/dynamic/properties.ts';
import type { Realm } from '../../src/vm/dynamic/realm.ts';
import { checkDynamicValues } from './dynamic-values.ts';
import { checkGraph, checkObjectGraph, type Plant } from './object-graphs.ts';
import { times } from '../long.ts';

test('graphs', async () => {
  for (let seed = 1n; seed <= BigInt(times(30, 500)); seed++)
    expect(await checkObjectGraph(seed), `seed ${seed}`).toBeUndefined();
});

test('with programs', async () => {
  for (let seed = 768n; seed <= 2560n; seed += 256n)
    expect(await checkObjectGraph(seed), `seed ${seed}`).toBeUndefined();
});

test('programs as node does them', async () => {
  for (let seed = 1n; seed <= BigInt(times(20, 400)); seed++)
    expect(await checkDynamicValues(seed), `seed ${seed}`).toBeUndefined();
});

describe('a leak is found', () => {
  /** What the types forbid. */
  const leak = (stranger: unknown) => stranger as Value;
  const planted: Readonly<Record<string, Plant>> = {
    'an object of the host': (realm) => void put(realm, realm.global, 'leak', leak({})),
    'a function of the host': (realm) => void put(realm, realm.arrayPrototype, 'leak', leak(Function)),
    'a symbol': (realm) => void put(realm, realm.global, 'leak', leak(Symbol('host'))),
    "a function that is the host's own": (realm) =>
      void put(realm, realm.global, 'leak', realm.method('leak', 0, leak(Array.of) as unknown as () => Value)),
    'a result': (realm) => replace(realm, () => leak([1])),
    'an exception': (realm) =>
      replace(realm, () => {
        throw new RangeError('of the host');
      }),
    'a prototype': (realm) => {
      realm.stringPrototype.prototype = leak(Object.prototype) as Realm['global'];
    },
  };

  /** A function that all graphs call often gives what it should not. */
  function replace(realm: Realm, call: () => Value): void {
    for (const [name] of realm.global.properties) put(realm, realm.global, name, realm.method(name, 0, call));
  }

  test.each(Object.entries(planted))('%s', (_, plant) => {
    const found = Array.from({ length: 5 }, (_unused, i) => checkGraph(BigInt(i + 1), plant)).filter(
      (problem) => problem !== undefined,
    );
    expect(found.length).toBeGreaterThan(0);
  });
});
