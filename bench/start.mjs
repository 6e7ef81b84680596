/** How long it takes from the shell to the first result, against the floor: node doing nothing. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { timeCommands } from './measure.mjs';

export const title = 'Start';
export const about =
  'Whole processes from start to exit, the candidates taking turns, 21 rounds; `node -e 0` is the floor that no command ' +
  'in JavaScript can beat. Programs are compiled in each round (`--no-cache`) but for the rows `again`, which start the code that is kept. With `SAMARA_BEFORE=PATH`, the `samara` of an older checkout takes its turns as well.';

const samara = fileURLToPath(new URL('../samara', import.meta.url));
const hello = fileURLToPath(new URL('../examples/hello.mpl', import.meta.url));

const helloC = fileURLToPath(new URL('../examples/hello.c', import.meta.url));
const numbers = fileURLToPath(new URL('../tests/c/library/formats.c', import.meta.url));
const dynamic = fileURLToPath(new URL('../tests/conformance/dynamic/objects.mpl', import.meta.url));
const before = process.env.SAMARA_BEFORE;

export async function run() {
  const commands = new Map([
    ['node -e 0', ['node', '-e', '0']],
    ['samara --version', [samara, '--version']],
    ['samara check examples/hello.mpl', [samara, 'check', hello]],
    ['samara run examples/hello.mpl', [samara, 'run', hello]],
    ['samara run examples/hello.c', [samara, 'run', helloC]],
    ['samara run tests/c/library/formats.c', [samara, 'run', numbers]],
    ['samara run tests/conformance/dynamic/objects.mpl', [samara, 'run', dynamic]],
  ]);
  for (const [name, [program, ...words]] of commands)
    if (words[0] === 'run') commands.set(name, [program, 'run', '--no-cache', ...words.slice(1)]);
  for (const [name, path] of Object.entries({ 'hello.mpl': hello, 'hello.c': helloC, 'objects.mpl': dynamic }))
    commands.set(`samara run examples/${name}, again`, [samara, 'run', path]);
  if (before !== undefined) commands.set('before: samara run examples/hello.mpl', [before, 'run', hello]);
  const folder = mkdtempSync(join(tmpdir(), 'samara-start-'));
  const times = timeCommands(commands, 21, { env: { ...process.env, SAMARA_CACHE: folder } });
  rmSync(folder, { recursive: true });
  const floor = times.get('node -e 0').median;
  const rows = [...times].map(([name, { median, fastest, slowest }]) => [
    `\`${name}\``,
    ms(median),
    ms(fastest),
    ms(slowest),
    name === 'node -e 0' ? '' : `+${ms(median - floor)}`,
  ]);
  return [['Command', 'Median', 'Fastest', 'Slowest', 'Above node'], ...rows];
}

const ms = (value) => `${value.toFixed(1)} ms`;
