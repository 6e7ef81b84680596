/**
 * Passes, analyses, changes of form, reading, verifying and writing take steps in proportion to the size of a function, times at most a logarithm,
 * whatever it has much of: each alone, and each pass among those of a level, where it meets what others have left. Steps are counted
 * (count.mjs), never timed. With `--long` it has 1,000 blocks and more.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { oneIn, times } from '../long.ts';
import { functions } from './functions.ts';
import { countSteps, type Steps } from './node.ts';

const FEW = times(50, 250);
const MANY = 4 * FEW;
/** n log n, and a little for what only the larger function meets. */
const MOST_GROWTH = ((1.15 * MANY) / FEW) * (Math.log(MANY) / Math.log(FEW));

/** Of the values that are live where blocks begin and end: their number is the size of the result. */
const byLiveness = /SSA$|liveness|WebAssembly/;
const excused: Readonly<Record<string, RegExp>> = { locals: byLiveness };

const chosen = oneIn(3, Object.keys(functions));
let few: Steps;
let many: Steps;

beforeAll(
  async () => {
    [few, many] = await countSteps('passes-child.ts', [FEW, MANY], chosen);
  },
  times(180_000, 3_600_000),
);

describe('steps in proportion to', () => {
  test.each(chosen)('%s', (kind) => {
    const growth = Object.entries(many[kind]).map(([stage, steps]) => [stage, steps / few[kind][stage]] as const);
    expect(growth.length).toBeGreaterThan(50);
    expect(growth.filter(([stage, factor]) => factor > MOST_GROWTH && excused[kind]?.test(stage) !== true)).toEqual([]);
  });
});
