/** Compiling C, beside gcc, clang and tcc; and what the compiled programs take, beside gcc's. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateC } from './generate-c.mjs';
import { timeCommands } from './measure.mjs';

export const tools = { gcc: 'gcc', clang: 'clang', tcc: 'tcc' };
export const title = 'C';
export const about =
  'Compiling: generated programs of so many lines, then the programs of examples/c (together, one run each; without those that tcc does not read). `high MAPLE` is the ' +
  'front end in a warm process (the second of two compilations), `ready to run` everything from text to compiled WebAssembly there; `samara check` and ' +
  '`samara build -c` (to an object in binary MAPLE) are whole commands, start of node included, as those of the compilers are ' +
  '(`gcc -O0 -c` and so on); medians of 3 rounds in which all take turns. Lines of headers do not count. Memory is the peak of the process of the front end. ' +
  'Running: the time of `samara run` on WebAssembly less that of the same command with the smallest work, beside that of programs ' +
  'made by gcc -O0 and -O2; the best of 3.';

const examples = fileURLToPath(new URL('../examples/c/', import.meta.url));
const samara = fileURLToPath(new URL('../samara', import.meta.url));
const child = fileURLToPath(new URL('c-child.mjs', import.meta.url));
const sizes = [1_000, 10_000, 100_000];

/** `__int128`, and `_Generic` in an expression that is called. */
const beyondTcc = new Set(['archive', 'sha2']);

/** Programs with a size as their argument: one that takes some tenths of a second, and one that takes nothing. */
const work = {
  deflate: ['400', '0'],
  sha2: ['1500', '0'],
  lz4: ['4000', '0'],
  png: ['900', '4'],
  chess: ['1', '0'],
  btree: ['300', '0'],
};

export async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'samara-c-bench-'));
  try {
    return [...compileTimes(folder), ...runTimes(folder)];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The files of each example: one, or those of its folder. */
function programs() {
  return readdirSync(examples, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || entry.name.endsWith('.c'))
    .map((entry) => {
      const path = join(examples, entry.name);
      const names = entry.isDirectory() ? readdirSync(path).map((name) => join(path, name)) : [path];
      return { name: entry.name.replace(/\.c$/, ''), files: names.filter((name) => name.endsWith('.c')) };
    });
}

function compileTimes(folder) {
  const head = [
    'Compiling',
    'Lines',
    'high MAPLE',
    'ready to run',
    'Lines/s',
    'Memory',
    'check',
    'build -c',
    'gcc -O0',
    'clang -O0',
    'tcc',
    'build / gcc',
    'Growth',
  ];
  const rows = [head];
  let least;
  for (const size of sizes) {
    const file = join(folder, `lines${size}.c`);
    writeFileSync(file, generateC(size));
    const row = compileRow(folder, `generated`, [file], size === sizes.at(-1) ? 1 : 3);
    least ??= row;
    rows.push([...row.cells, (row.front / row.lines / (least.front / least.lines)).toFixed(2)]);
  }
  const all = programs()
    .filter(({ name }) => !beyondTcc.has(name))
    .flatMap(({ files }) => files);
  rows.push([...compileRow(folder, 'examples/c', all, 1).cells, '']);
  return rows;
}

function compileRow(folder, name, files, rounds) {
  const lines = files.reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0);
  const inside = files.map((file) =>
    JSON.parse(execFileSync(process.execPath, ['--stack-size=4000', child, file], { encoding: 'utf8' })),
  );
  const sum = (key) => inside.reduce((total, one) => total + one[key], 0);
  const out = join(folder, 'out');
  const each = (word, words) => [
    'sh',
    '-c',
    `for f in ${files.join(' ')}; do ${word} ${words} $f -o ${out} || exit 1; done`,
  ];
  const times = timeCommands(
    new Map([
      ['check', ['sh', '-c', `for f in ${files.join(' ')}; do ${samara} check $f || exit 1; done`]],
      ['build', each(samara, 'build -c')],
      ['gcc', each('gcc', '-w -O0 -c')],
      ['clang', each('clang', '-w -O0 -c')],
      ['tcc', each('tcc', '-w -c')],
    ]),
    rounds,
  );
  const median = (key) => times.get(key).median;
  const front = sum('front');
  const cells = [
    name,
    String(lines),
    ms(front),
    ms(front + sum('ready')),
    Math.round((lines / front) * 1000).toLocaleString('en'),
    `${Math.max(...inside.map(({ memory }) => memory / 2 ** 20)).toFixed(0)} MiB`,
    ...['check', 'build', 'gcc', 'clang', 'tcc'].map((key) => ms(median(key))),
    (median('build') / median('gcc')).toFixed(2),
  ];
  return { cells, front, lines };
}

function runTimes(folder) {
  const rows = [
    ['**Running**', 'Argument', 'wasm', 'gcc -O0', 'gcc -O2', 'wasm / -O0', 'wasm / -O2', '', '', '', '', '', ''],
  ];
  for (const { name, files } of programs()) {
    if (!(name in work)) continue;
    const [large, small] = work[name];
    const own = best([samara, 'run', ...files, '--'], large) - best([samara, 'run', ...files, '--'], small);
    const [slow, fast] = ['-O0', '-O2'].map((level) => {
      const binary = join(folder, `${name}${level}`);
      execFileSync('gcc', ['-w', level, '-o', binary, ...files, '-lm']);
      return best([binary], large) - best([binary], small);
    });
    rows.push([
      name,
      large,
      ms(own),
      ms(slow),
      ms(fast),
      (own / slow).toFixed(2),
      (own / fast).toFixed(2),
      '',
      '',
      '',
      '',
      '',
      '',
    ]);
  }
  return rows;
}

function best([program, ...words], argument) {
  let least = Infinity;
  for (let round = 0; round < 3; round++) {
    const started = performance.now();
    const { status, stderr } = spawnSync(program, [...words, argument], { stdio: ['ignore', 'ignore', 'pipe'] });
    if (status !== 0) throw new Error(`${program} ${words.join(' ')} ${argument}: ${stderr}`);
    least = Math.min(least, performance.now() - started);
  }
  return least;
}

const ms = (time) => `${time < 10 ? time.toFixed(1) : time.toFixed(0)} ms`;
