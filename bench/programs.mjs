/**
 * Whole programs on WebAssembly (`samara run`), beside gcc -O2, clang -O2, and clang's WebAssembly in the same V8.
 *
 * `SAMARA_PROGRAMS=fib,lz` takes some of the programs, `SAMARA_LEVELS=0,1` says which levels of ours take part in place of what `samara run`
 * does by itself, and `SAMARA_ROUNDS` how often each runs.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { timeTogether } from './measure.mjs';
import { compileNative, programs, wordsFor } from './programs/programs.mjs';

export const tools = { gcc: 'gcc', clang: 'clang', 'wasm-ld': 'lld wasi-libc libclang-rt-14-dev-wasm32' };
export const title = 'Programs';
export const about =
  'Whole processes, from the command to its end, on the programs of bench/programs: `samara run` of a program that was run before, whose code it has kept, divided by the program that gcc -O2 ' +
  'has compiled, and the same for clang -O2 and for WebAssembly that clang -O2 has compiled, in the same V8 with its optimising compiler alone, as ours. The fastest of ' +
  'some rounds in which all take turns. `first` is the same of a run for which nothing is kept, which compiles the program. `ready` is what `samara run` takes with the ' +
  'smallest work: start, and next to nothing of the program; `ready, first` with compilation. The last line is the geometric mean.';

const samara = fileURLToPath(new URL('../samara', import.meta.url));
const wasmHost = fileURLToPath(new URL('wasi-child.mjs', import.meta.url));
/** Node as `samara` starts it, with a stack for programs that recurse deeply. */
const deepNode = [
  '/bin/sh',
  '-c',
  'ulimit -S -s 65500 && exec "$0" --no-warnings --no-liftoff --max-inlined-bytecode-size-cumulative=150 --stack-size=60000 "$@"',
  process.execPath,
];
/** '' is what `samara run` does when it is not told. */
const levels = (process.env.SAMARA_LEVELS ?? '').split(',');
const rounds = Number(process.env.SAMARA_ROUNDS ?? 3);

export async function run() {
  const chosen = process.env.SAMARA_PROGRAMS?.split(',');
  const folder = mkdtempSync(join(tmpdir(), 'samara-programs-'));
  // Nothing of the user's is measured, and nothing of this is left with the user.
  process.env.SAMARA_CACHE = join(folder, 'kept');
  try {
    const measured = programs()
      .filter(({ name }) => chosen?.includes(name) ?? true)
      .map((program) => measure(program, folder));
    return [head(), ...measured.map(({ cells }) => cells), means(measured.map(({ ratios }) => ratios))];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function head() {
  return [
    'Program',
    'gcc -O2',
    'clang -O2',
    'clang, wasm',
    ...levels.flatMap((level) => [level === '' ? 'samara' : `samara -O${level}`, 'first', 'ready', 'ready, first']),
  ];
}

function measure(program, folder) {
  const binary = (compiler, ...words) =>
    compileNative(program, compiler, join(folder, `${program.name}-${compiler}`), words);
  const commands = new Map([
    ['gcc', [binary('gcc', '-O2')]],
    ['clang', [binary('clang', '-O2')]],
    ['wasm', [...deepNode, wasmHost, compileWasm(program, folder)]],
    ...levels.flatMap((level) => [
      [`O${level}`, commandOf(program, level)],
      [`O${level} first`, commandOf(program, level, '--no-cache')],
    ]),
  ]);
  const times = timeTogether(commands, rounds, wordsFor(program, program.size));
  const ready = timeTogether(
    new Map([...commands].filter(([name]) => name.startsWith('O'))),
    rounds,
    wordsFor(program, program.tiny),
  );
  const ratio = (name) => times.get(name) / times.get('gcc');
  const names = ['clang', 'wasm', ...levels.flatMap((level) => [`O${level}`, `O${level} first`])];
  const own = levels.flatMap((level) => {
    const both = [`O${level}`, `O${level} first`];
    return [...both.map((name) => ratio(name).toFixed(2)), ...both.map((name) => ms(ready.get(name)))];
  });
  const cells = [program.name, ms(times.get('gcc')), ratio('clang').toFixed(2), ratio('wasm').toFixed(2), ...own];
  console.error(cells.join('  '));
  return { cells, ratios: names.map(ratio) };
}

function means(rows) {
  const mean = (k) => Math.exp(rows.reduce((sum, row) => sum + Math.log(row[k]), 0) / rows.length).toFixed(2);
  const own = levels.flatMap((_, k) => [`**${mean(2 + 2 * k)}**`, mean(3 + 2 * k), '', '']);
  return ['**geometric mean**', '', mean(0), mean(1), ...own];
}

function commandOf({ file }, level, ...words) {
  return [samara, 'run', ...(level === '' ? [] : [`-O${level}`]), ...words, file, '--'];
}

/** The program as WebAssembly that clang makes of it for WASI. */
function compileWasm(program, folder) {
  const out = join(folder, `${program.name}.wasm`);
  compileNative(program, 'clang', out, ['-O2', '--target=wasm32-wasi', '-Wl,-z,stack-size=8000000']);
  return out;
}

const ms = (time) => `${time < 10 ? time.toFixed(1) : time.toFixed(0)} ms`;
