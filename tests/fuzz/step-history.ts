/** Stepping back and on again, in a run that the seed chooses among all that the tests know. */
import { checkHistory } from '../light/history-check.ts';
import { knownRuns } from '../light/runs.ts';
import { Random } from '../scalar/random.ts';

export async function checkStepHistory(seed: bigint): Promise<string | undefined> {
  const runs = await knownRuns();
  return checkHistory(runs[Number(seed % BigInt(runs.length))], new Random(seed), 5000);
}
