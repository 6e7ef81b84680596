/**
 * Reading, checking, printing, lowering and compiling C and Tuyin IR take steps in proportion to the number of items, whatever kind of item
 * there are many of: four times as many take about four times the steps. Steps are counted (count.mjs), never timed.
 */
import { spawnSync } from 'node:child_process';
import { beforeAll, describe, expect, test } from 'vitest';
import { oneIn, times } from '../long.ts';
import { programs } from './c-programs.ts';
import { kinds } from './kinds.ts';
import { countingNode, countSteps, type Steps } from './node.ts';
import { openings } from './opening.ts';
import { tuyinPrograms } from './tuyin-programs.ts';

/** Below a hundred, names that messages suggest are still getting longer and more. */
const FEW = times(125, 300);
/** A search in a sorted table adds a little, a search through all items would make it 16. */
const MOST_GROWTH = 5.2;

/** Counting takes longer than what is counted: a quick run takes a part of the kinds. */
const chosen = [
  ...oneIn(4, Object.keys(kinds)),
  ...oneIn(9, Object.keys(programs)),
  ...oneIn(6, Object.keys(tuyinPrograms)),
];
const opened = Object.keys(openings);

let few: Steps;
let many: Steps;

beforeAll(async () => {
  [few, many] = await countSteps('child.ts', [FEW, 4 * FEW], [...chosen, ...opened]);
});

describe('steps in proportion to', () => {
  test.each(chosen)('%s', (kind) => {
    const growth = Object.entries(many[kind]).map(([stage, steps]) => [stage, steps / few[kind][stage]] as const);
    expect(growth.length).toBe(kind.startsWith('errors') ? 1 : kind in tuyinPrograms ? 3 : 2);
    expect(growth.filter(([, factor]) => factor > MOST_GROWTH)).toEqual([]);
  });
});

describe('opening a binary file takes no steps for what is in bodies', () => {
  test.each(opened)('%s', (form) => {
    expect(few[form].opening).toBeGreaterThan(100);
    // Lengths of bodies are numbers of some more digits.
    expect(many[form].opening).toBeLessThan(few[form].opening * 1.1);
  });
});

test('the counter sees a search through all items for each item', () => {
  const script =
    'const a = Array.from({ length: 1000 }, (_, i) => i); countSteps(); for (const x of a) a.indexOf(-1); console.log(countSteps());';
  const { stdout } = spawnSync(process.execPath, [...countingNode, '-e', script], {
    encoding: 'utf8',
  });
  expect(Number(stdout)).toBeGreaterThan(1_000_000);
});
