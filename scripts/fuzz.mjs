/**
 * `npm run fuzz -- --kind NAME --count N --seed S [--jobs J]`: N random inputs of a kind (tests/fuzz/kinds.ts) from seed S
 * on, by J processes. `--kind` may be given several times; `all` is every kind. The first failures are shown, each with
 * the command that repeats it, and set the exit status. `--show` prints the input of the seed; `--reduce` makes it
 * smaller as long as it fails in the same way. Without a kind, the kinds are listed. With `--target OUTPUT` inputs are built and run on that
 * output, on several (`c,js`), or on `all`, of the kinds that outputs take, all of them unless named.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runAsJob, runCampaign } from '../tests/fuzz/campaign.ts';
import { outputsNamed } from '../tests/engines.ts';
import { kinds } from '../tests/fuzz/kinds.ts';

const script = fileURLToPath(import.meta.url);
const usage = 'npm run fuzz -- --kind NAME [--count N] [--seed S] [--jobs J] [--show] [--reduce] [--target OUTPUTS]';
const isTerminal = process.stderr.isTTY === true;

function wrongUsage(message) {
  console.error(message);
  process.exit(2);
}

/** `--help` lists the kinds, as no word does. */
const optionTypes = {
  kind: { type: 'string', multiple: true, default: [] },
  count: { type: 'string', default: '1000' },
  seed: { type: 'string', default: '1' },
  jobs: { type: 'string', default: '1' },
  failures: { type: 'string', default: '10' },
  show: { type: 'boolean' },
  reduce: { type: 'boolean' },
  target: { type: 'string' },
  help: { type: 'boolean' },
};

function parsedWords() {
  try {
    return parseArgs({ options: optionTypes }).values;
  } catch (error) {
    return wrongUsage(`${error.message}\n${usage}`);
  }
}

function readOptions() {
  const values = parsedWords();
  const numbers = Object.entries(values).filter(([name]) => ['count', 'seed', 'jobs', 'failures'].includes(name));
  for (const [name, text] of numbers) if (!/^\d+$/.test(text)) wrongUsage(`--${name} ${text}: not a number`);
  const targets = values.target?.split(',');
  if (targets !== undefined) outputsNamed(targets);
  const known = Object.keys(kinds).filter((name) => targets === undefined || kinds[name].onOutputs !== undefined);
  if (values.help) return { ...values, names: [] };
  const wantsAll = values.kind.includes('all') || (targets !== undefined && values.kind.length === 0);
  const names = wantsAll ? known : values.kind;
  for (const name of names)
    if (!known.includes(name)) wrongUsage(`--kind ${name}: unknown; ${known.join(', ')} or all`);
  return {
    ...values,
    names,
    targets,
    first: BigInt(values.seed),
    count: BigInt(values.count),
    jobs: Math.max(1, Number(values.jobs)),
    failures: Math.max(1, Number(values.failures)),
  };
}

function listKinds() {
  const width = Math.max(...Object.keys(kinds).map((name) => name.length));
  for (const [name, { help }] of Object.entries(kinds)) console.log(`${name.padEnd(width)}  ${help}`);
  console.log(`\n${usage}`);
}

/** One kind; how many inputs failed. */
async function fuzz(kind, { first, count, jobs, failures, targets, target }) {
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
        `${kind}, seed ${seed}:\n${shown}\nAgain: npm run fuzz -- --kind ${kind}${target === undefined ? '' : ` --target ${target}`} --seed ${seed} --count 1\n`,
      );
    },
  };
  const { done, tally } = await runCampaign({ kind, first, count, jobs, failures, targets }, script, listener);
  if (isTerminal) process.stderr.write('\r\x1b[K');
  console.log(`${kind}: ${rate(done)}, from seed ${first}: ${failed === 0 ? 'nothing wrong' : `${failed} failures`}`);
  for (const [what, count] of Object.entries(tally)) console.log(`  ${what}: ${count}`);
  return failed;
}

async function makerOf(kind, option, targets) {
  if (option !== 'reduce' || targets === undefined) return kind[option]?.();
  return (await kind.onOutputs()).reduce?.(outputsNamed(targets));
}

/** What `--show` and `--reduce` print. */
async function printInput(names, option, { first, targets }) {
  for (const name of names) {
    const make = await makerOf(kinds[name], option, targets);
    console.log(make === undefined ? `${name} has no --${option}` : await make(first));
  }
}

if (!(await runAsJob())) {
  const options = readOptions();
  if (options.names.length === 0) listKinds();
  else if (options.show) await printInput(options.names, 'show', options);
  else if (options.reduce) await printInput(options.names, 'reduce', options);
  else for (const name of options.names) if ((await fuzz(name, options)) > 0) process.exitCode = 1;
}
