/** The kinds of random tests: each has a check, its input is that of the seed, and a first seed passes. */
import { expect, test } from 'vitest';
import { runCampaign } from './campaign.ts';
import { skipWithout } from '../needs.ts';
import { kinds } from './kinds.ts';
import { isWhole, oneIn, times } from '../long.ts';

const count = times(1, 2);

/** Suites of their own take first seeds of these. */
const elsewhere = [
  'split-programs',
  'split-programs-light',
  'json-trees',
  'bytes-maple',
  'bytes-maple-types',
  'linear',
  'sysy',
  'csmith',
  'formats',
  'dynamic-programs',
];

test.for(oneIn(2, Object.keys(kinds), 2).filter((kind) => isWhole || !elsewhere.includes(kind)))(
  '%s',
  async (kind, context) => {
    const { needs } = kinds[kind];
    if (needs !== undefined) skipWithout(needs, context);
    const problems: string[] = [];
    const listener = { progress: () => {}, failed: ({ problem }: { problem: string }) => void problems.push(problem) };
    const campaign = { kind, first: 3n, count: BigInt(count), jobs: 1, failures: 1 };
    expect((await runCampaign(campaign, '', listener)).done).toBe(count);
    expect(problems).toEqual([]);
  },
);
