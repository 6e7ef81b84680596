/** What each output makes of the nine kernels in C, beside gcc: whole calls in processes that are warm, and how large the files are. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const tools = {
  gcc: 'gcc',
  clang: 'clang',
  'wasm-ld': 'lld',
  wasm2js: 'binaryen',
  javac: 'default-jdk-headless',
  mcs: 'mono-mcs',
  mono: 'mono-runtime',
  python3: 'python3',
};
export const title = 'Outputs';
export const about =
  'The kernels of bench/kernels in C, built by `samara build -O2` for each output, relative to `gcc -O2` of the same text: the fastest call in a process that calls it for half a second (Python: ' +
  'as long, and once at least), so that compilers of node and Java are warm; the best of 5 rounds in which all take turns. Beside them what clang -O2 makes for WebAssembly, and what wasm2js makes of that ' +
  '(their `long long` is the `long` of the others). The last row is the size of all files, in KiB: the object of `native`, the classes of Java, the program of C#.';

const samara = fileURLToPath(new URL('../samara', import.meta.url));
const folder = fileURLToPath(new URL('.', import.meta.url));
const child = join(folder, 'outputs-child.mjs');
const timer = join(folder, 'java/time.c');
const rounds = Number(process.env.SAMARA_ROUNDS ?? 5);
const milliseconds = '500';
const node = (kind, file) => [process.execPath, '--no-warnings', child, kind, file];

function build(source, target, out, ...words) {
  execFileSync(samara, ['build', source, '--target', target, '-O2', '-o', out, ...words], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return out;
}

/** The integers are those of the others, though `long` has 32 bits there; what comes out of a kernel has to have as many, for JavaScript. */
function clangWasm(original, work) {
  const source = join(work, 'wide.c');
  const text = readFileSync(original, 'utf8').replaceAll(/\blong\b/g, 'long long');
  writeFileSync(
    source,
    `${text.replace('kernel(void)', 'wide_kernel(void)')}int kernel(void) { return (int)wide_kernel(); }\n`,
  );
  const out = join(work, 'clang.wasm');
  const words = ['--target=wasm32-wasi', '-mexec-model=reactor', '-Wl,--export=kernel'];
  execFileSync('clang', ['-O2', '-w', ...words, '-o', out, source]);
  return out;
}

function time(program, object) {
  execFileSync('gcc', ['-O2', '-w', '-o', program, timer, object, '-lm']);
  return [program];
}

/** The columns: how the file of a kernel is made, in a folder of its own, and the command that times it; `sized` is what counts as the file. */
const candidates = {
  native(source, work) {
    const object = build(source, 'native', join(work, 'kernel.o'), '--header', join(work, 'kernel.h'));
    return { command: time(join(work, 'native'), object), sized: [object] };
  },
  'clang, wasm'(source, work) {
    const file = clangWasm(source, work);
    return { command: node('wasi', file), sized: [file], isNarrow: true };
  },
  wasi(source, work) {
    const file = build(source, 'wasi', join(work, 'kernel.wasm'));
    return { command: node('wasi', file), sized: [file] };
  },
  wasm2js(source, work) {
    const file = join(work, 'wasm2js.mjs');
    execFileSync('wasm2js', ['-O3', clangWasm(source, work), '-o', file], { stdio: ['ignore', 'ignore', 'ignore'] });
    return { command: node('js', file), sized: [file], isNarrow: true };
  },
  js(source, work) {
    const file = build(source, 'js', join(work, 'kernel.mjs'));
    return { command: node('js', file), sized: [file] };
  },
  java(source, work) {
    const classes = join(work, 'classes');
    mkdirSync(classes);
    const file = build(source, 'java', join(work, 'Kernel.java'));
    execFileSync('javac', ['-d', classes, join(folder, 'java/Time.java'), file]);
    const sized = readdirSync(classes).filter((name) => name.startsWith('Kernel'));
    return { command: ['java', '-cp', classes, 'Time', 'Kernel'], sized: sized.map((name) => join(classes, name)) };
  },
  csharp(source, work) {
    const file = build(source, 'csharp', join(work, 'Kernel.cs'));
    const program = join(work, 'kernel.exe');
    execFileSync('mcs', [
      '-unsafe',
      '-optimize',
      '-nowarn:0162,0164,0168,0219',
      `-out:${program}`,
      join(folder, 'csharp/Time.cs'),
      file,
    ]);
    return { command: ['mono', program, 'Kernel'], sized: [program] };
  },
  python(source, work) {
    const file = build(source, 'python', join(work, 'kernel.py'));
    return { command: ['python3', join(folder, 'outputs-child.py'), file], sized: [file] };
  },
};

export async function run() {
  const names = Object.keys(candidates);
  const kernels = readdirSync(join(folder, 'kernels')).filter((name) => name.endsWith('.c'));
  const rows = [];
  for (const kernel of kernels) {
    rows.push(measure(kernel.slice(0, -2)));
    console.error(rows.at(-1).cells.join('  '));
  }
  const mean = (name) => Math.exp(rows.reduce((sum, { ratios }) => sum + Math.log(ratios[name]), 0) / rows.length);
  const sum = (name) => rows.reduce((total, { sizes }) => total + sizes[name], 0) / 1024;
  return [
    ['Kernel', 'gcc', ...names],
    ...rows.map(({ cells }) => cells),
    ['**geometric mean**', '', ...names.map((name) => `**${shown(mean(name))}**`)],
    ['KiB', '', ...names.map((name) => sum(name).toFixed(0))],
  ];
}

function measure(kernel) {
  const work = mkdtempSync(join(tmpdir(), 'samara-outputs-'));
  const source = join(folder, 'kernels', `${kernel}.c`);
  try {
    const made = Object.entries(candidates).map(([name, make]) => {
      const own = join(work, name.replace(/\W/g, ''));
      mkdirSync(own);
      return [name, make(source, own)];
    });
    const gcc = { command: time(join(work, 'gcc'), source) };
    const times = timeAll(kernel, [['gcc', gcc], ...made]);
    const ratios = Object.fromEntries(made.map(([name]) => [name, times.get(name) / times.get('gcc')]));
    const sizes = Object.fromEntries(
      made.map(([name, { sized }]) => [name, sized.reduce((sum, file) => sum + statSync(file).size, 0)]),
    );
    return {
      ratios,
      sizes,
      cells: [kernel, `${(times.get('gcc') / 1000).toFixed(2)} ms`, ...Object.values(ratios).map(shown)],
    };
  } finally {
    rmSync(work, { recursive: true });
  }
}

/** The microseconds of the fastest call of each. All must give the same, as far as it fits. */
function timeAll(kernel, all) {
  const times = new Map(all.map(([name]) => [name, Infinity]));
  let expected;
  for (let round = 0; round < rounds; round++)
    for (const [name, { command, isNarrow }] of all) {
      const [program, ...words] = command;
      const [result, least] = execFileSync(program, [...words, milliseconds])
        .toString()
        .trim()
        .split(' ');
      expected ??= BigInt(result);
      const wanted = isNarrow ? BigInt.asIntN(32, expected) : expected;
      if (BigInt(result) !== wanted) throw new Error(`${kernel}, ${name}: ${result}, not ${wanted}`);
      times.set(name, Math.min(times.get(name), Number(least)));
    }
  return times;
}

const shown = (ratio) => (ratio < 10 ? ratio.toFixed(2) : ratio.toFixed(0));
