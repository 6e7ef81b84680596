/**
 * `npm run fuzz -- --kind NAME --count N --seed S [--jobs J]`: N random inputs of a kind (tests/fuzz/kinds.ts) from seed S
 * on, by J processes. `--kind` may be given several times; `all` is every kind. The first failures are shown, each with
 * the command that repeats it, and set the exit status. `--show` prints the input of the seed; `--reduce` makes it
 * smaller as long as it fails in the same way. Without a kind, the kinds are listed.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runAsJob, runCampaign } from '../tests/fuzz/campaign.ts';
import { kinds } from '../tests/fuzz/kinds.ts';

const script = fileURLToPath(import.meta.url);
const isTerminal = process.stderr.isTTY === true;

function wrongUsage(message) {
  console.error(message);
  process.exit(2);
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      kind: { type: 'string', multiple: true, default: [] },
      count: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
      jobs: { type: 'string', default: '1' },
      failures: { type: 'string', default: '10' },
      show: { type: 'boolean' },
      reduce: { type: 'boolean' },
    },
  });
  const numbers = Object.entries(values).filter(([name]) => ['count', 'seed', 'jobs', 'failures'].includes(name));
  for (const [name, text] of numbers) if (!/^\d+$/.test(text)) wrongUsage(`--${name} ${text}: not a number`);
  const names = values.kind.includes('all') ? Object.keys(kinds) : values.kind;
  for (const name of names)
    if (!Object.hasOwn(kinds, name)) wrongUsage(`--kind ${name}: unknown; ${Object.keys(kinds).join(', ')} or all`);
  return {
    ...values,
    names,
    first: BigInt(values.seed),
    count: BigInt(values.count),
    jobs: Math.max(1, Number(values.jobs)),
    failures: Math.max(1, Number(values.failures)),
  };
}

function listKinds() {
  const width = Math.max(...Object.keys(kinds).map((name) => name.length));
  for (const [name, { help }] of Object.entries(kinds)) console.log(`${name.padEnd(width)}  ${help}`);
  console.log('\nnpm run fuzz -- --kind NAME [--count N] [--seed S] [--jobs J] [--show] [--reduce]');
}

/** One kind; how many inputs failed. */
async function fuzz(kind, { first, count, jobs, failures }) {
  const started = performance.now();
  const rate = (done) => `${done} of ${count}, ${((done / (performance.now() - started)) * 1000).toFixed(1)} a second`;
  let failed = 0;
  const listener = {
    progress: (done) => {
      if (isTerminal) process.stderr.write(`\r\x1b[K${kind}: ${rate(done)}`);
    },
    failed: ({ seed, problem }) => {
      const shown = problem.length > 4000 ? `${problem.slice(0, 4000)}…` : problem;
      failed++;
      if (isTerminal) process.stderr.write('\r\x1b[K');
      console.error(
        `${kind}, seed ${seed}:\n${shown}\nAgain: npm run fuzz -- --kind ${kind} --seed ${seed} --count 1\n`,
      );
    },
  };
  const { done, tally } = await runCampaign({ kind, first, count, jobs, failures }, script, listener);
  if (isTerminal) process.stderr.write('\r\x1b[K');
  console.log(`${kind}: ${rate(done)}, from seed ${first}: ${failed === 0 ? 'nothing wrong' : `${failed} failures`}`);
  for (const [what, count] of Object.entries(tally)) console.log(`  ${what}: ${count}`);
  return failed;
}

/** What `--show` and `--reduce` print. */
async function printInput(names, option, first) {
  for (const name of names) {
    const make = await kinds[name][option]?.();
    console.log(make === undefined ? `${name} has no --${option}` : await make(first));
  }
}

if (!(await runAsJob())) {
  const options = readOptions();
  if (options.names.length === 0) listKinds();
  else if (options.show) await printInput(options.names, 'show', options.first);
  else if (options.reduce) await printInput(options.names, 'reduce', options.first);
  else for (const name of options.names) if ((await fuzz(name, options)) > 0) process.exitCode = 1;
}
