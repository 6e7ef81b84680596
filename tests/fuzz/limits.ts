/** Programs that want more than they are given: a seed is one hostile program on one engine (tests/limits). */
import { cases, problemOf } from '../limits/run.ts';

export async function checkLimits(seed: bigint): Promise<string | undefined> {
  const one = cases[Number(seed % BigInt(cases.length))];
  const problem = await problemOf(one);
  return problem && `${one.format}, ${one.engine}: ${one.hostile.name} ${problem}\n${one.hostile.text}`;
}
