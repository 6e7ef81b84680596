/**
 * Reading, checking, printing, lowering and compiling C and Tuyin IR take steps in proportion to the number of items, whatever kind of item
 * there are many of: four times as many take about four times the steps. Steps are counted (count.mjs), never timed.
 */
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneIn, times } from '../long.ts';
import { programs } from './c-programs.ts';
import { kinds } from './kinds.ts';
import { openings } from './opening.ts';
import { tuyinPrograms } from './tuyin-programs.ts';

type Steps = Record<string, Record<string, number>>;

const FEW = times(75, 300);
/** A search in a sorted table adds a little, a search through all items would make it 16. */
const MOST_GROWTH = 5.2;

/** Counting takes longer than what is counted: a quick run takes a part of the kinds. */
const chosen = [
  ...oneIn(4, Object.keys(kinds)),
  ...oneIn(9, Object.keys(programs)),
  ...oneIn(6, Object.keys(tuyinPrograms)),
];
const opened = Object.keys(openings);

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
let folder: string;
let few: Steps;
let many: Steps;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'samara-steps-'));
  const bundle = join(folder, 'child.mjs');
  await build({
    entryPoints: [here('child.ts')],
    outfile: bundle,
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'warning',
  });
  [few, many] = await Promise.all([count(bundle, FEW), count(bundle, 4 * FEW)]);
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

async function count(bundle: string, n: number): Promise<Steps> {
  const words = ['--import', pathToFileURL(here('count.mjs')).href, bundle, String(n), ...chosen, ...opened];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, words);
  expect(stderr).toBe('');
  return JSON.parse(stdout) as Steps;
}

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
  const { stdout } = spawnSync(process.execPath, ['--import', pathToFileURL(here('count.mjs')).href, '-e', script], {
    encoding: 'utf8',
  });
  expect(Number(stdout)).toBeGreaterThan(1_000_000);
});
