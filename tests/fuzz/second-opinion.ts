/** The trace of a run that the seed chooses, and changed ones, before a checker that shares nothing with the machine. */
import { checkTrace } from '../light/second-opinion/check.ts';
import { mutate } from '../light/second-opinion/mutate.ts';
import { traceOf } from '../light/second-opinion/traces.ts';
import { knownRuns } from '../light/runs.ts';
import { Random } from '../scalar/random.ts';

const MUTANTS = 5;

export async function checkSecondOpinion(seed: bigint): Promise<string | undefined> {
  const runs = await knownRuns();
  const run = runs[Number(seed % BigInt(runs.length))];
  const { problem } = checkTrace(traceOf(run, 20_000));
  if (problem !== undefined) return `${run.name}: ${problem}`;
  const random = new Random(seed);
  const lines = traceOf(run, 500);
  for (let i = 0; i < MUTANTS; i++) {
    const mutant = mutate(lines, random);
    if (mutant !== undefined && checkTrace(mutant.lines).problem === undefined) return `${run.name}: a trace with a changed ${mutant.kind} passes:\n${difference(lines, mutant.lines)}`;
  }
  return undefined;
}

function difference(a: readonly string[], b: readonly string[]): string {
  const at = a.findIndex((line, i) => line !== b[i]);
  return `line ${at + 1}\n- ${a[at].slice(0, 2000)}\n+ ${(b[at] ?? '').slice(0, 2000)}`;
}
