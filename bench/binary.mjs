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
  'Generated modules of about 20 MB of text; each step in a process of its own, the candidates taking turns, medians of 5 rounds. ' +
  "Samara's rows time the step, start of node not, with the nursery of the command; sizes and speeds are told as parts and multiples of those of the text. `open` " +
  'reads all but the bodies. Those of LLVM are whole processes on text of like content: `llvm-as` reads text, verifies and writes, ' +
  '`llvm-dis` reads bitcode and prints, `llvm-nm` reads names. Must: decoding 5 times as fast as reading the text, with ' +
  'verification 3 times; half the size of the text, a quarter stripped; opening in no time that grows with bodies.';
export const tools = { 'llvm-as': 'llvm', 'llvm-dis': 'llvm', 'llvm-nm': 'llvm' };

const rounds = 5;
const bytes = 20e6;
const child = fileURLToPath(new URL('binary-child.mjs', import.meta.url));
/** A nursery as ./samara asks for. */
const flags = ['--max-old-space-size=8192', '--min-semi-space-size=16'];

/** Formats by their names in the driver. */
const forms = [
  {
    text: 'linear',
    binary: 'linear-binary',
    generate: async () => (await import('./generate-linear.mjs')).generateLinear(bytes),
  },
  { text: 'maple', binary: 'maple-binary', generate: () => generateModule(bytes, 1) },
  {
    text: 'tuyin',
    binary: 'tuyin-bitcode',
    generate: async () => (await import('./generate-tuyin.mjs')).generateTuyin(bytes),
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

export async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'samara-bench-'));
  try {
    const rows = [];
    for (const form of forms) rows.push(...(await measure(form, folder)));
    return [['Form', 'Step', 'Median', 'Times the text', 'Size'], ...rows, ...measureLlvm(folder)];
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
  writeFileSync(files.text, await generate());
  child1('write', files.text, text, files.binary, binary, '');
  child1('write', files.text, text, files.stripped, binary, 'strip');
  const samples = new Map(steps.map((step) => [step, []]));
  for (let round = 0; round < rounds; round++)
    for (const step of steps) {
      const ofText = step === 'parse' || step === 'verify';
      const words = ofText ? [files.text, text] : [files.binary, binary];
      samples.get(step).push(child1(step, ...words).time);
    }
  const median = (step) => samples.get(step).sort((a, b) => a - b)[rounds >> 1];
  const size = (file) => `${((100 * statSync(file).size) / statSync(files.text).size).toFixed(1)} %`;
  const base = { decode: 'parse', 'decode-verify': 'verify', open: 'parse' };
  const sizes = { decode: size(files.binary), 'decode-verify': `stripped ${size(files.stripped)}` };
  return steps.map((step) => [
    binary,
    stepNames[step],
    `${median(step).toFixed(step === 'open' ? 1 : 0)} ms`,
    step in base ? `${(median(base[step]) / median(step)).toFixed(1)} ×` : '',
    sizes[step] ?? (step === 'parse' ? `${(statSync(files.text).size / 1e6).toFixed(1)} MB` : ''),
  ]);
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
  return [...times].map(([name, { median }], i) => [
    'bitcode of LLVM',
    name,
    `${median.toFixed(0)} ms`,
    i === 0 ? '' : `${(first.median / median).toFixed(1)} ×`,
    i === 0
      ? `${(statSync(text).size / 1e6).toFixed(1)} MB`
      : i === 1
        ? `${((100 * statSync(binary).size) / statSync(text).size).toFixed(1)} %`
        : '',
  ]);
}
