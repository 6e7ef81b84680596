/**
 * Functions of the run time that go on for as long as a program says, or make as much: each ends in a trap when there is
 * a bound, or in an exception of the program.
 */
import { describe, expect, test } from 'vitest';
import { oneIn } from '../../long.ts';
import { outcome, startCalling, type Calling, type Word } from './calling.ts';

const endless = '9007199254740991';

describe('an object that says that it has 2^53-1 elements', () => {
  const functions =
    'every filter find findIndex forEach includes indexOf join lastIndexOf reduce reduceRight reverse some sort';
  test.each(oneIn(3, functions.split(' ')))('%s', async (name) => {
    const c = await startCalling({ memoryLimit: 2 ** 24, fuel: 2_000_000 });
    const list = c.object(`{"length": ${endless}}`);
    const callback = c.make('never_value');
    const argument =
      name === 'includes'
        ? c.word(7)
        : c.word(['join', 'sort', 'indexOf', 'lastIndexOf'].includes(name) ? undefined : 1);
    const given = argument === c.word(1) ? callback : argument;
    expect(outcome(() => c.call(`Array.prototype.${name}`, list, given))).toMatch(/out-of-(fuel|memory)/);
  });

  test.each([
    ['Array.prototype.fill', `{"length": ${endless}}`, 1],
    ['Array.prototype.unshift', '{"length": 1099511627776, "5": 1}', undefined],
  ])('%s', async (path, json, argument) => {
    const c = await startCalling({ memoryLimit: 2 ** 24, fuel: 2_000_000 });
    const list = c.object(json);
    expect(outcome(() => c.call(path, list, c.word(argument)))).toMatch(/out-of-(fuel|memory)/);
  });

  test('as arguments', async () => {
    const c = await startCalling({ memoryLimit: 2 ** 24, fuel: 100_000_000 });
    const list = c.object(`{"length": ${endless}}`);
    expect(outcome(() => c.call('Function.prototype.apply', c.named('Math.max'), c.word(null), list))).toMatch(
      /throws|out-of-memory/,
    );
  });
});

describe('text', () => {
  test.each([
    ['String.prototype.repeat', 'ab', [2 ** 26]],
    ['String.prototype.padStart', 'ab', [Number(endless)]],
    ['String.prototype.padEnd', 'ab', [Infinity, 'xy']],
    ['Array.prototype.join', undefined, [','.repeat(100)]],
  ] as const)('%s is bounded', async (path, self, args) => {
    const c = await startCalling({ memoryLimit: 2 ** 26 });
    const on = self === undefined ? c.call('Array', c.word(undefined), c.word(2 ** 22)) : c.word(self);
    expect(outcome(() => c.call(path, on, ...args.map((arg) => c.word(arg))))).toMatch(/throws|out-of-memory/);
  });

  test('a search in text that repeats itself takes a time that is linear', async () => {
    const c = await startCalling({ fuel: 100_000_000 });
    const repeated = (of: string, count: number): Word => c.call('String.prototype.repeat', c.word(of), c.word(count));
    const text = repeated('a', 2 ** 20);
    const wanted = c.call('String.prototype.concat', c.word('b'), repeated('a', 2 ** 19));
    const both = c.call('String.prototype.concat', text, wanted);
    const search = (name: string, on: Word): string => c.text(c.call(`String.prototype.${name}`, on, wanted));
    expect([search('indexOf', text), search('lastIndexOf', text), search('includes', both)]).toEqual([
      '-1',
      '-1',
      'true',
    ]);
  });

  test('a part of a text is charged as its own', async () => {
    const c = await startCalling({ memoryLimit: 2 ** 23 });
    const text = c.call('String.prototype.repeat', c.word('x'), c.word(2 ** 19));
    const cut = (): void => {
      for (let i = 0; i < 100; i++) c.call('String.prototype.slice', text, c.word(1));
    };
    expect(outcome(cut)).toBe('out-of-memory');
  });
});

describe('depth', () => {
  const nested = (c: Calling): Word => c.make('nest', c.object('[1]'), 20_000);
  /** An array that has itself as an element. */
  function circle(c: Calling): Word {
    const array = c.object('[1, null, 2]');
    c.make('set', array, c.word(1), array);
    return array;
  }

  test.each<readonly [string, (c: Calling) => Word]>([
    ['Array.prototype.toString', (c) => c.call('Array.prototype.toString', nested(c))],
    ['Array.prototype.flat', (c) => c.call('Array.prototype.flat', nested(c), c.word(Infinity))],
    ['JSON.stringify', (c) => c.call('JSON.stringify', c.word(null), nested(c))],
    [
      'a reviver',
      (c) =>
        c.call('JSON.parse', c.word(null), c.word('['.repeat(20_000) + ']'.repeat(20_000)), c.make('always_value')),
    ],
    ['an array in itself', (c) => c.call('Array.prototype.flat', circle(c), c.word(Infinity))],
    ['an accessor that reads itself', (c) => c.make('get', c.make('reading_itself'), c.word('x'))],
  ])('%s', async (_, run) => {
    const c = await startCalling({ memoryLimit: 2 ** 28 });
    expect(outcome(() => run(c))).toBe('stack-overflow');
  });

  test('what needs no stack has no depth', async () => {
    const c = await startCalling({ memoryLimit: 2 ** 28 });
    expect(outcome(() => c.object('['.repeat(50_000) + ']'.repeat(50_000)))).toBe('ends');
    let bound = c.named('Math.max');
    for (let i = 0; i < 5000; i++) bound = c.call('Function.prototype.bind', bound, c.word(null));
    expect(c.text(c.make('call', bound, c.word(undefined), c.word(1), c.word(3), 2))).toBe('3');
    const chain = c.make('inherit', c.object('{}'), 50_000);
    expect(c.text(c.make('get', chain, c.word('nothing')))).toBe('undefined');
    const set = (): Word => c.call('Object.setPrototypeOf', c.word(null), c.named('Object.prototype'), chain);
    expect(outcome(set)).toBe('throws');
  });

  test('an array in itself is no text, and no JSON', async () => {
    const c = await startCalling({});
    expect(c.text(c.call('Array.prototype.toString', circle(c)))).toBe('"1,,2"');
    expect(outcome(() => c.call('JSON.stringify', c.word(null), circle(c)))).toBe('throws');
  });
});
