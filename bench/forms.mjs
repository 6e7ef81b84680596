/** How the time of the conversions between the forms of the linear IR grows with the size of a function. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const title = 'Between the forms of the linear IR';
export const about =
  'One function of the given number of blocks (loops in a row, each with a conditional, every eighth around the ones ' +
  'before; eight variables live throughout), each size in a process of its own, medians of 5 rounds. The last column ' +
  'is the time for one block as a multiple of the same at 1,000 blocks: 1 where the growth is linear.';

const sizes = [1_000, 10_000, 100_000];
const rounds = 5;
const child = fileURLToPath(new URL('forms-child.mjs', import.meta.url));
const steps = ['to blocks', 'to SSA', 'from SSA', 'to linear'];

export async function run() {
  const results = sizes.map((size) => median(Array.from({ length: rounds }, () => runChild(size))));
  const perBlock = (result) => total(result) / result.blocks;
  const rows = results.map((result) => [
    String(result.blocks),
    ...steps.map((step) => `${result[step].toFixed(1)} ms`),
    `${total(result).toFixed(1)} ms`,
    (perBlock(result) / perBlock(results[0])).toFixed(2),
  ]);
  return [['Blocks', ...steps, 'All', 'Growth'], ...rows];
}

function runChild(size) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [child, String(size)], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

const total = (result) => steps.reduce((sum, step) => sum + result[step], 0);
const median = (results) => results.sort((a, b) => total(a) - total(b))[results.length >> 1];
