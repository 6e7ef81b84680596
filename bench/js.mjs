/** What the output `js` makes of the nine kernels, beside gcc. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const tools = { gcc: 'gcc' };
export const title = 'JavaScript';
export const about =
  'The kernels of bench/kernels in C as JavaScript (`samara build --target js -O2`) in node and by `gcc -O2`: the fastest call in a process that calls it for 1.5 s, so the compiler of ' +
  'node is warm; the better of 2 rounds in which both take turns. `KiB` is the module.';

const samara = fileURLToPath(new URL('../samara', import.meta.url));
const folder = fileURLToPath(new URL('.', import.meta.url));
const rounds = Number(process.env.SAMARA_ROUNDS ?? 2);
const milliseconds = '1500';

/** Prints the result and the microseconds of the fastest call. */
const timer = `
const [file, milliseconds] = process.argv.slice(1);
const { kernel } = await import(file);
let least = Infinity, result;
for (const end = performance.now() + Number(milliseconds); performance.now() < end; ) {
  const start = performance.now();
  result = kernel();
  least = Math.min(least, performance.now() - start);
}
console.log(String(result), (least * 1000).toFixed(1));
`;

export async function run() {
  const work = mkdtempSync(join(tmpdir(), 'samara-js-bench-'));
  try {
    const names = readdirSync(join(folder, 'kernels')).filter((name) => name.endsWith('.c'));
    const rows = names.map((name) => measure(name.slice(0, -2), work));
    const mean = Math.exp(rows.reduce((sum, { ratio }) => sum + Math.log(ratio), 0) / rows.length);
    return [
      ['Kernel', 'gcc, ms', 'JavaScript, ms', 'JavaScript / gcc', 'KiB'],
      ...rows.map(({ cells }) => cells),
      ['geometric mean', '', '', mean.toFixed(2), ''],
    ];
  } finally {
    rmSync(work, { recursive: true });
  }
}

function measure(name, work) {
  const source = join(folder, 'kernels', `${name}.c`);
  const [module, native] = [join(work, `${name}.mjs`), join(work, name)];
  execFileSync(samara, ['build', source, '--target', 'js', '-O2', '-o', module]);
  execFileSync('gcc', ['-O2', '-w', '-o', native, join(folder, 'java/time.c'), source, '-lm']);
  const least = { js: Infinity, native: Infinity };
  const script = ['--input-type=module', '-e', timer, pathToFileURL(module).href, milliseconds];
  const commands = { js: [process.execPath, ...script], native: [native, milliseconds] };
  const results = new Set();
  for (let round = 0; round < rounds; round++)
    for (const [key, [program, ...words]] of Object.entries(commands)) {
      const [result, time] = execFileSync(program, words).toString().trim().split(' ');
      results.add(result);
      least[key] = Math.min(least[key], Number(time));
    }
  if (results.size !== 1) throw new Error(`${name}: ${[...results].join(' and ')}`);
  const ratio = least.js / least.native;
  const times = [least.native, least.js].map((time) => (time / 1000).toFixed(2));
  return { ratio, cells: [name, ...times, ratio.toFixed(2), (statSync(module).size / 1024).toFixed(1)] };
}
