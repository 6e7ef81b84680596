/** The run time as a program: printf and malloc of our library in C on WebAssembly, beside glibc. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const tools = { gcc: 'gcc' };
export const title = 'Run time';
export const about =
  'The programs of bench/runtime, with the library in C (`--library c`) on WebAssembly, divided by what gcc -O2 makes of them with glibc: so many numbers by `printf` to nowhere, ' +
  'or so many blocks of `malloc`. `whole` is the processes, start and compilation included, for a million; `steady` what nine millions more take, divided. The fastest of 5 rounds in ' +
  'which both take turns. The nine kernels of bench/kernels are in the sections on engines.';

const samara = fileURLToPath(new URL('../samara', import.meta.url));
const folder = fileURLToPath(new URL('runtime/', import.meta.url));
const rounds = Number(process.env.SAMARA_ROUNDS ?? 5);
const few = '1000000';
const many = '10000000';

export async function run() {
  const work = mkdtempSync(join(tmpdir(), 'samara-runtime-'));
  try {
    const files = readdirSync(folder).filter((name) => name.endsWith('.c'));
    return [
      ['Program', 'wasm, whole', 'gcc, whole', 'whole', 'wasm, more', 'gcc, more', 'steady'],
      ...files.map((name) => measure(name, work)),
    ];
  } finally {
    rmSync(work, { recursive: true });
  }
}

function measure(name, work) {
  const file = join(folder, name);
  const native = join(work, name.slice(0, -2));
  execFileSync('gcc', ['-O2', '-o', native, file]);
  const commands = { own: [samara, 'run', file, '--library', 'c', '--'], native: [native] };
  const [own, other] = Object.values(commands).map((command) => output(command, '1000'));
  if (own !== other) throw new Error(`${name} prints other things than with glibc`);
  const least = fastest(commands);
  const more = { own: least.own[many] - least.own[few], native: least.native[many] - least.native[few] };
  const whole = { own: least.own[few], native: least.native[few] };
  const cells = [whole, more].flatMap((one) => [ms(one.own), ms(one.native), (one.own / one.native).toFixed(2)]);
  return [name.slice(0, -2), ...cells];
}

/** Milliseconds by command and size. */
function fastest(commands) {
  const least = Object.fromEntries(Object.keys(commands).map((key) => [key, { [few]: Infinity, [many]: Infinity }]));
  for (let round = 0; round < rounds; round++)
    for (const size of [few, many])
      for (const [key, command] of Object.entries(commands))
        least[key][size] = Math.min(least[key][size], time(command, size));
  return least;
}

function time([program, ...words], size) {
  const started = performance.now();
  const { status, stderr } = spawnSync(program, [...words, size], { stdio: ['ignore', 'ignore', 'pipe'] });
  if (status !== 0) throw new Error(`${program} ${words.join(' ')} ${size}: ${stderr}`);
  return performance.now() - started;
}

function output([program, ...words], size) {
  return execFileSync(program, [...words, size], { encoding: 'utf8' });
}

const ms = (value) => `${value < 10 ? value.toFixed(1) : value.toFixed(0)} ms`;
