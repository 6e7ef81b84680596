/**
 * The interpreter of the linear IR on bench/programs: what it gains by -O2.
 *
 * `SAMARA_PROGRAMS=fib,lz` takes some of the programs, `SAMARA_ROUNDS` says how often each runs.
 */
import { fileURLToPath } from 'node:url';
import { timeTogether } from './measure.mjs';
import { programs, wordsFor } from './programs/programs.mjs';

export const title = 'Interpreter: -O0 and -O2';
export const about =
  '`samara run --engine interp` on the programs of bench/programs, with less work than WebAssembly is given: whole processes, less what the same takes with the smallest work ' +
  '(start, compilation, passes), which stands beside it as `ready`. The faster of two runs, in which -O0 and -O2 take turns; less than 20 ms count as 20. The last line is the geometric mean.';

/** The work with which -O0 takes a second or two. */
const sizes = {
  ackermann: 8,
  bignum: 7000,
  bits: 2_000_000,
  brainfuck: 10,
  bytecode: 250_000,
  collatz: 130_000,
  convolution: 5,
  counting: 700_000,
  fft: 40,
  fib: 34,
  floyd: 220,
  hashing: 1_500_000,
  heapsort: 180_000,
  knapsack: 170,
  libsort: 110_000,
  life: 3,
  lists: 5,
  lu: 330,
  lz: 9,
  mandelbrot: 420,
  matrix: 280,
  median: 36,
  nbody: 165_000,
  queens: 12,
  quicksort: 500_000,
  radix: 5,
  rays: 350,
  shapes: 40,
  sieve: 8,
  sparse: 60,
  spectral: 350,
  state: 2,
  stencil: 15,
  strings: 7,
  tak: 15,
  throwing: 7_500_000,
  transpose: 3,
  trees: 16,
  'vanish-calls': 1_500_000,
  'vanish-constants': 3_000_000,
  'vanish-loops': 2_500_000,
  'vanish-strlen': 3000,
  virtual: 9_000_000,
};

const samara = fileURLToPath(new URL('../samara', import.meta.url));
const levels = ['0', '2'];
/** Milliseconds: what differs less from the smallest work cannot be told from it. */
const shortest = 20;
const rounds = Number(process.env.SAMARA_ROUNDS ?? 2);

export async function run() {
  const chosen = process.env.SAMARA_PROGRAMS?.split(',');
  const measured = programs()
    .filter(({ name }) => chosen?.includes(name) ?? true)
    .map(measure);
  const mean = Math.exp(measured.reduce((sum, { ratio }) => sum + Math.log(ratio), 0) / measured.length);
  return [
    ['Program', 'size', '-O0', '-O2', 'ready, -O0', 'ready, -O2', '-O0 / -O2'],
    ...measured.map(({ cells }) => cells),
    ['**geometric mean**', '', '', '', '', '', `**${mean.toFixed(2)}**`],
  ];
}

function measure(program) {
  const size = sizes[program.name];
  if (size === undefined) throw new Error(`${program.name} has no size for the interpreter`);
  const commands = new Map(
    levels.map((level) => [level, [samara, 'run', '--engine', 'interp', `-O${level}`, program.file, '--']]),
  );
  const ready = timeTogether(commands, rounds, wordsFor(program, program.tiny));
  const whole = timeTogether(commands, rounds, wordsFor(program, String(size)));
  const [slow, fast] = levels.map((level) => Math.max(shortest, whole.get(level) - ready.get(level)));
  const cells = [
    program.name,
    String(size),
    ...[slow, fast, ready.get('0'), ready.get('2')].map((time) => `${time.toFixed(0)} ms`),
    (slow / fast).toFixed(2),
  ];
  console.error(cells.join('  '));
  return { cells, ratio: slow / fast };
}
