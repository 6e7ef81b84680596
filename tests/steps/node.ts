/** Steps of a program (count.mjs) at two sizes: it is bundled and started twice, in processes of its own. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';

const counter = new URL('count.mjs', import.meta.url).href;

/** Code is not optimised while it runs: when that happens depends on the machine, and what is inlined then is not counted. */
export const countingNode: readonly string[] = ['--no-opt', '--single-threaded', '--import', counter];

/** Steps by kind of input and stage. */
export type Steps = Record<string, Record<string, number>>;

/** Starts a program of this folder for each size: `program SIZE KIND…` prints its steps as JSON. */
export async function countSteps(
  program: string,
  sizes: readonly number[],
  kinds: readonly string[],
): Promise<Steps[]> {
  const folder = mkdtempSync(join(tmpdir(), 'samara-steps-'));
  try {
    const outfile = join(folder, 'child.mjs');
    const entry = fileURLToPath(new URL(program, import.meta.url));
    await build({ entryPoints: [entry], outfile, bundle: true, format: 'esm', platform: 'node', logLevel: 'warning' });
    return await Promise.all(sizes.map((size) => run([...countingNode, outfile, String(size), ...kinds])));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function run(words: readonly string[]): Promise<Steps> {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, words, { maxBuffer: 1e8 });
  if (stderr !== '') throw new Error(stderr);
  return JSON.parse(stdout) as Steps;
}
