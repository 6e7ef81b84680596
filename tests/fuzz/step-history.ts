/** Stepping back and on again, in every run of a file that the seed chooses: as many seeds as there are files try them all. */
import { checkHistory } from '../light/history-check.ts';
import { knownFiles } from '../light/runs.ts';
import { Random } from '../scalar/random.ts';

export async function checkStepHistory(seed: bigint): Promise<string | undefined> {
  const files = knownFiles();
  const random = new Random(seed);
  for (const run of await files[Number(seed % BigInt(files.length))].runs()) {
    const problem = checkHistory(run, random, 2000);
    if (problem !== undefined) return problem;
  }
  return undefined;
}
