/**
 * Passes, analyses, changes of form, reading, verifying and writing take steps in proportion to the size of a function, times at most a logarithm,
 * whatever it has much of: each alone, and each pass among those of a level, where it meets what others have left. Steps are counted
 * (count.mjs), never timed. With `--long` it has 1,000 blocks and more, with `--all` 100,000, which takes minutes.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { isAll, oneIn, times } from '../long.ts';
import { functions } from './functions.ts';
import { countSteps, type Steps } from './node.ts';

const FEW = times(50, 250);
const MANY = 4 * FEW;
/** n log n, and a little for what only the larger function meets. */
function mostGrowth(few: number, many: number): number {
  return ((1.15 * many) / few) * (Math.log(many) / Math.log(few));
}

function growthOf(few: Steps, many: Steps, kind: string): (readonly [stage: string, factor: number])[] {
  return Object.entries(many[kind]).map(([stage, steps]) => [stage, steps / few[kind][stage]]);
}

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
    const growth = growthOf(few, many, kind);
    expect(growth.length).toBeGreaterThan(50);
    const most = mostGrowth(FEW, MANY);
    expect(growth.filter(([stage, factor]) => factor > most && excused[kind]?.test(stage) !== true)).toEqual([]);
  });
});

/** Blocks that each of the many has, in kinds of functions that are known for what they cost. */
const blocksOf = { branches: 3, 'ifs in each other': 2, loops: 3 } as const;

describe.skipIf(!isAll)('from 1,000 to 100,000 blocks', () => {
  test.each(Object.entries(blocksOf))('%s', { timeout: 7_200_000 }, async (kind, blocks) => {
    const sizes = [1000, 100_000].map((count) => Math.ceil(count / blocks));
    const [small, large] = await countSteps('passes-child.ts', sizes, [kind]);
    const most = mostGrowth(1000, 100_000);
    expect(growthOf(small, large, kind).filter(([, factor]) => factor > most)).toEqual([]);
  });
});
