/**
 * `npm run check`: everything that is checked without running the programs. Each step is one process; two run at a
 * time; the output of a step is shown only if it fails. Words choose steps: `npm run check -- lint types`.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import './runtime.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = (name) => join(root, 'node_modules', name);
const words = (text) => text.split(' ');

/** Name, what it proves, and the command. The longest come first. */
const steps = [
  [
    'lint',
    'oxlint with type information',
    [bin('.bin/oxlint'), ...words('--type-aware --tsconfig tsconfig.json --deny-warnings')],
  ],
  ['unused', 'no unused file, export or dependency', [bin('.bin/knip'), '--no-progress', '--no-config-hints']],
  ['types', 'the whole tree', [bin('typescript7/bin/tsc'), '-p', 'tsconfig.json']],
  [
    'core',
    'the core compiles without node and browser types',
    [bin('typescript7/bin/tsc'), '-p', 'tsconfig.core.json'],
  ],
  [
    'imports',
    'the direction of imports',
    [bin('vitest/vitest.mjs'), ...words('run --no-isolate tests/architecture tests/catalogues')],
  ],
  ['format', 'oxfmt would change nothing', [bin('.bin/oxfmt'), '--check', '.']],
  ['names', 'names from input meet no prototype', ['scripts/check-names.mjs']],
  ['docs', 'generated documents are fresh', [bin('tsx/dist/cli.mjs'), 'scripts/docs.mjs', '--check']],
];

function run([name, proves, [script, ...args]]) {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.on('close', (status) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      if (status !== 0) process.stdout.write(Buffer.concat(chunks));
      console.log(`${status === 0 ? 'ok    ' : 'FAILED'}  ${name.padEnd(8)} ${proves} (${seconds} s)`);
      resolve(status === 0);
    });
  });
}

const chosen = process.argv.slice(2);
const unknown = chosen.filter((word) => !steps.some(([name]) => name === word));
if (unknown.length > 0) {
  console.error(`unknown step ${unknown.join(', ')}; there are ${steps.map(([name]) => name).join(', ')}`);
  process.exit(2);
}

const queue = steps.filter(([name]) => chosen.length === 0 || chosen.includes(name));
const results = [];
async function worker() {
  for (let step = queue.shift(); step !== undefined; step = queue.shift()) results.push(await run(step));
}
await Promise.all([worker(), worker()]);
process.exit(results.every(Boolean) ? 0 : 1);
