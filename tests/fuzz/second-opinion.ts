/**
 * The traces of all runs of a file that the seed chooses, and changed ones, before a checker that shares nothing with the
 * machine: as many seeds as there are files try them all.
 */
import { checkTrace } from '../light/second-opinion/check.ts';
import { mutate } from '../light/second-opinion/mutate.ts';
import { traceOf } from '../light/second-opinion/traces.ts';
import { knownFiles, type KnownRun } from '../light/runs.ts';
import { Random } from '../scalar/random.ts';

const MUTANTS = 3;

export async function checkSecondOpinion(seed: bigint): Promise<string | undefined> {
  const files = knownFiles();
  const random = new Random(seed);
  for (const run of await files[Number(seed % BigInt(files.length))].runs()) {
    const problem = opinionOn(run, random);
    if (problem !== undefined) return `${run.name}: ${problem}`;
  }
  return undefined;
}

function opinionOn(run: KnownRun, random: Random): string | undefined {
  const { problem } = checkTrace(traceOf(run, 20_000));
  if (problem !== undefined) return problem;
  const lines = traceOf(run, 300);
  for (let i = 0; i < MUTANTS; i++) {
    const mutant = mutate(lines, random);
    if (mutant !== undefined && checkTrace(mutant.lines).problem === undefined)
      return `a trace with a changed ${mutant.kind} passes:\n${difference(lines, mutant.lines)}`;
  }
  return undefined;
}

function difference(a: readonly string[], b: readonly string[]): string {
  const at = a.findIndex((line, i) => line !== b[i]);
  return `line ${at + 1}\n- ${a[at].slice(0, 2000)}\n+ ${(b[at] ?? '').slice(0, 2000)}`;
}
