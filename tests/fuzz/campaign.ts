/**
 * A campaign: one kind of random test over a range of seeds, by several processes. Process `job` of `jobs` takes every
 * `jobs`-th seed, so what is tested does not depend on how many there are.
 */
import { fork } from 'node:child_process';
import { outputsNamed } from '../engines.ts';
import { kinds, type Check, type Tallied } from './kinds.ts';

export interface Failure {
  readonly seed: bigint;
  readonly problem: string;
}

export interface Campaign {
  readonly kind: string;
  readonly first: bigint;
  readonly count: bigint;
  readonly jobs: number;
  /** How many failures end it. */
  readonly failures: number;
  /** The outputs on which inputs are tried, instead of engines. */
  readonly targets?: readonly string[];
}

/** What a process reports: how far it is, or a failure. Seeds cross as text. */
interface Report {
  readonly done: number;
  readonly seed: string;
  readonly problem?: string;
  /** What the job has counted so far. */
  readonly tally: Tally;
}

/** How often each thing was counted. */
export type Tally = Readonly<Record<string, number>>;

export interface Listener {
  readonly progress: (done: number) => void;
  readonly failed: (failure: Failure) => void;
}

/** How many inputs were tested, and what the checks have counted. */
export async function runCampaign(
  campaign: Campaign,
  script: string,
  listener: Listener,
): Promise<{ readonly done: number; readonly tally: Tally }> {
  const counts: number[] = Array.from({ length: campaign.jobs }, () => 0);
  const tallies: Tally[] = counts.map(() => ({}));
  let failures = 0;
  const report = (job: number, { done, seed, problem, tally }: Report): boolean => {
    counts[job] = done;
    tallies[job] = tally;
    listener.progress(counts.reduce((sum, count) => sum + count, 0));
    if (problem !== undefined && failures++ < campaign.failures) listener.failed({ seed: BigInt(seed), problem });
    return failures < campaign.failures;
  };
  if (campaign.jobs === 1) await runJob(campaign, 0, (one) => report(0, one));
  else await Promise.all(counts.map((_, job) => forkJob(campaign, job, script, (one) => report(job, one))));
  return { done: counts.reduce((sum, count) => sum + count, 0), tally: sumOf(tallies) };
}

function sumOf(tallies: readonly Tally[]): Tally {
  const sum: Record<string, number> = {};
  for (const [what, count] of tallies.flatMap((tally) => Object.entries(tally))) sum[what] = (sum[what] ?? 0) + count;
  return sum;
}

/** The seeds of one job, in this process, until the listener has enough. */
async function runJob(
  { kind, first, count, jobs, targets }: Campaign,
  job: number,
  report: (one: Report) => boolean,
): Promise<void> {
  const check = await checkOf(kind, targets);
  let reported = performance.now();
  let done = 0;
  const tally: Record<string, number> = {};
  for (let seed = first + BigInt(job); seed < first + count; seed += BigInt(jobs)) {
    const { counted, problem } = await outcomeOf(check, seed);
    for (const what of counted) tally[what] = (tally[what] ?? 0) + 1;
    done++;
    if (problem === undefined && performance.now() - reported < 100 && seed + BigInt(jobs) < first + count) continue;
    reported = performance.now();
    if (!report({ done, seed: String(seed), problem, tally })) return;
  }
}

async function checkOf(kind: string, targets: readonly string[] | undefined): Promise<Check> {
  const { load, onOutputs } = kinds[kind];
  if (targets === undefined) return load();
  if (onOutputs === undefined) throw new Error(`${kind} is not tried on outputs`);
  return (await onOutputs()).check(outputsNamed(targets));
}

async function outcomeOf(check: Check, seed: bigint): Promise<Tallied> {
  try {
    const outcome = await check(seed);
    return typeof outcome === 'object' ? outcome : { counted: [], problem: outcome };
  } catch (error) {
    return { counted: [], problem: String(error instanceof Error ? error.stack : error) };
  }
}

/** A job in a process of its own. One that dies without a word is a failure of the seeds behind the last that it told of. */
function forkJob(campaign: Campaign, job: number, script: string, report: (one: Report) => boolean): Promise<void> {
  const child = fork(script, [], {
    env: {
      ...process.env,
      SAMARA_FUZZ_JOB: JSON.stringify({
        ...campaign,
        first: String(campaign.first),
        count: String(campaign.count),
        job,
      }),
    },
  });
  let last: Report = { done: 0, seed: String(campaign.first), tally: {} };
  let stopped = false;
  child.on('message', (message: Report) => {
    last = message;
    stopped ||= !report(message);
    if (stopped) child.kill();
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (status, signal) => {
      if (status !== 0 && !stopped)
        report({ ...last, problem: `the process ended (${signal ?? status}) at this seed or soon after it` });
      resolve();
    });
  });
}

/** Is this process a job? Then it does its work here. */
export async function runAsJob(): Promise<boolean> {
  const text = process.env.SAMARA_FUZZ_JOB;
  if (text === undefined || process.send === undefined) return false;
  const { first, count, job, ...rest } = JSON.parse(text) as { first: string; count: string; job: number } & Omit<
    Campaign,
    'first' | 'count'
  >;
  await runJob({ ...rest, first: BigInt(first), count: BigInt(count) }, job, (one) => process.send?.(one) ?? true);
  process.disconnect();
  return true;
}
