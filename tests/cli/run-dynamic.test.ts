/** `samara run --call` with dynamic values: written and printed as in JavaScript. */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { samaraWith } from './samara.ts';
import { fullEngines, namesOf } from '../engines.ts';

const file = join(import.meta.dirname, '../conformance/dynamic/functions.mpl');

/** What `a + b` is in JavaScript, of the words as values. */
const sums: readonly (readonly [string, string, unknown])[] = [
  ['1', '2', 1 + 2],
  ['0.1', '0.2', 0.1 + 0.2],
  ['"1"', '2', '12'],
  ['plain', '"wo\\"rds"', 'plainwo"rds'],
  ['true', 'null', 1],
  ['undefined', '1', NaN],
  ['-0', '-0', -0],
  ['1e400', '-Infinity', NaN],
  ['0x10', '1', 17],
  ['NaN', '"', 'NaN"'],
  ['1px', '2', '1px2'],
  ['', '2', '2'],
];

describe.each(namesOf(fullEngines('maple')))('%s', (engine) => {
  test.each(sums)('%s + %s', async (a, b, sum) => {
    const { status, out, err } = await samaraWith('', ['run', file, '--engine', engine, '--call', 'add', '--', a, b]);
    const text = typeof sum === 'string' ? JSON.stringify(sum) : Object.is(sum, -0) ? '-0' : String(sum);
    expect({ status, out, err }).toEqual({ status: 0, out: `${text}\n`, err: '' });
  });
});
