/** Text and binary forms of the same modules, beside those of LLVM. A language is a row of `forms`. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { timeCommands } from './measure.mjs';
import { generateLlvm } from './generate-llvm.mjs';
import { generateModule } from './generate-maple.mjs';

export const title = 'Binary forms';
export const about =
  'Generated modules of about 10 MB of text, with a nursery of 16 MB. *Times the text* compares like with like: a module that is ' +
  'read (parsed) from its text with one that is decoded, and one that is read *and verified* with one that is decoded *and verified*; ' +
  'verifying is the same work in both, so it draws the two together. Warm: one process does all steps in turn, and again; after two ' +
  'rounds that do not count, the nursery empty before each step, the median of the rounds, and of the multiple in each round, so that a slow moment of the machine hits both. ' +
  'Cold: each step once in a process of its own, start of node not counted, medians. `open` reads all but the bodies. Bitcode of Tuyin IR is checked by rules while it is decoded (it is a module that a text could say); ' +
  'verifying it accepts most bodies at a glance and makes graphs of the others, as for a text. The rows of LLVM are whole processes on text of like content: ' +
  '`llvm-as` reads text, verifies and writes, `llvm-dis` reads bitcode and prints, `llvm-nm` reads names. Must: decoding 5 times as ' +
  'fast as reading the text, with verification 3 times; half the size of the text, a quarter stripped; opening in no time that grows with bodies.';
/** Without them, their rows say so. */
const llvm = ['llvm-as', 'llvm-dis', 'llvm-nm'];

const rounds = 5;
const coldRounds = 3;
const bytes = 10e6;
const child = fileURLToPath(new URL('binary-child.mjs', import.meta.url));
/** A nursery that is not grown while something is measured. */
const flags = ['--expose-gc', '--max-old-space-size=8192', '--min-semi-space-size=16'];

/** Formats by their names in the driver. */
const forms = [
  {
    text: 'linear',
    binary: 'linear-binary',
    generate: async (size) => (await import('./generate-linear.mjs')).generateLinear(size),
  },
  { text: 'maple', binary: 'maple-binary', generate: (size) => generateModule(size, 1) },
  {
    text: 'tuyin',
    binary: 'tuyin-bitcode',
    generate: async (size) => (await import('./generate-tuyin.mjs')).generateTuyin(size),
  },
];

const steps = ['parse', 'verify', 'decode', 'decode-verify', 'open'];
const stepNames = {
  parse: 'read the text',
  verify: 'read and verify the text',
  decode: 'decode',
  'decode-verify': 'decode and verify',
  open: 'open without bodies',
};
/** What each step of the binary form is compared with. */
const base = { decode: 'parse', 'decode-verify': 'verify', open: 'parse' };

export async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'samara-bench-'));
  try {
    const rows = [];
    for (const form of forms) rows.push(...(await measure(form, folder)));
    return [
      ['Form', 'Step', 'Warm', 'Times the text', 'Cold', 'Times the text', 'Size'],
      ...rows,
      ...measureLlvm(folder),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function measure({ text, binary, generate }, folder) {
  const files = {
    text: join(folder, `${text}.text`),
    binary: join(folder, text),
    stripped: join(folder, `${text}.bare`),
  };
  writeFileSync(files.text, await generate(bytes));
  child1('write', files.text, text, files.binary, binary, '');
  child1('write', files.text, text, files.stripped, binary, 'strip');
  const warm = child1('warm', files.text, text, files.binary, binary, String(rounds));
  const cold = measureCold(files, text, binary);
  const size = (file) => `${((100 * statSync(file).size) / statSync(files.text).size).toFixed(1)} %`;
  const sizes = {
    parse: `${(statSync(files.text).size / 1e6).toFixed(1)} MB`,
    decode: size(files.binary),
    'decode-verify': `stripped ${size(files.stripped)}`,
  };
  const time = (samples, step) => `${median(samples[step]).toFixed(step === 'open' ? 1 : 0)} ms`;
  const times = (samples, step) => (step in base ? `${multiple(samples, step).toFixed(1)} ×` : '');
  return steps.map((step) => [
    binary,
    stepNames[step],
    time(warm, step),
    times(warm, step),
    time(cold, step),
    times(cold, step),
    sizes[step] ?? '',
  ]);
}

/** Times of each step, by round. */
function measureCold(files, text, binary) {
  const samples = Object.fromEntries(steps.map((step) => [step, []]));
  for (let round = 0; round < coldRounds; round++)
    for (const step of steps) {
      const words = step === 'parse' || step === 'verify' ? [files.text, text] : [files.binary, binary];
      samples[step].push(child1(step, ...words).time);
    }
  return samples;
}

/** The median of what each round says. */
function multiple(samples, step) {
  return median(samples[step].map((time, round) => samples[base[step]][round] / time));
}

function median(samples) {
  return samples.toSorted((a, b) => a - b)[samples.length >> 1];
}

function child1(...words) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [...flags, child, ...words], {
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  if (status !== 0) throw new Error(`${words.join(' ')}: ${stderr}`);
  return stdout === '' ? undefined : JSON.parse(stdout);
}

function measureLlvm(folder) {
  const missing = llvm.filter((tool) => spawnSync(tool, ['--version']).status !== 0);
  if (missing.length > 0)
    return [['bitcode of LLVM', `not measured: there is no ${missing.join(', ')} here`, '', '', '', '', '']];
  const [text, binary] = [join(folder, 'module.ll'), join(folder, 'module.bc')];
  writeFileSync(text, generateLlvm(bytes));
  spawnSync('llvm-as', [text, '-o', binary]);
  const times = timeCommands(
    new Map([
      ['llvm-as (read, verify, write)', ['llvm-as', text, '-o', '/dev/null']],
      ['llvm-dis (decode, print)', ['llvm-dis', binary, '-o', '/dev/null']],
      ['llvm-nm (open)', ['llvm-nm', binary]],
    ]),
    rounds,
    { maxBuffer: 1e9 },
  );
  const [first] = [...times.values()];
  const size = (file) => statSync(file).size;
  const sizes = [`${(size(text) / 1e6).toFixed(1)} MB`, `${((100 * size(binary)) / size(text)).toFixed(1)} %`, ''];
  return [...times].map(([name, { median }], i) => [
    'bitcode of LLVM',
    name,
    '',
    '',
    `${median.toFixed(0)} ms`,
    i === 0 ? '' : `${(first.median / median).toFixed(1)} ×`,
    sizes[i],
  ]);
}
