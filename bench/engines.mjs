/** How fast the engines run programs, against the same algorithms in C compiled by gcc -O2. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const tools = { gcc: 'gcc' };
export const title = 'Engines';
export const about =
  'Time of one run of each kernel (bench/kernels, in MAPLE and in C) divided by that of the C program compiled by ' +
  'gcc -O2: the best of many runs in one process, after warming up, engines and gcc taking turns. Programs are not ' +
  'optimised before (`-O0`). The last line is the geometric mean.';

const folder = fileURLToPath(new URL('kernels/', import.meta.url));
const engines = ['vm', 'interp', 'wasm'];
const budget = 400;

const harness = `
#include <stdio.h>
#include <time.h>
long kernel(void);
static double now(void) { struct timespec t; clock_gettime(CLOCK_MONOTONIC, &t); return t.tv_sec * 1e3 + t.tv_nsec / 1e6; }
int main(void) {
  double best = 1e9, end = now() + ${budget};
  long result = 0;
  while (now() < end) {
    double start = now();
    result = kernel();
    double time = now() - start;
    if (time < best) best = time;
  }
  printf("%ld %.6f\\n", result, best);
}
`;

/** Result and best time in milliseconds of a kernel in C. */
function timeC(dir, name) {
  const out = join(dir, name);
  execFileSync('gcc', ['-O2', '-o', out, join(dir, 'harness.c'), join(folder, `${name}.c`), '-lm']);
  const [result, time] = execFileSync(out, { encoding: 'utf8' }).trim().split(' ');
  return { result, time: Number(time) };
}

/** The same for an engine, in a process of its own, so that no kernel warms the loop of another. */
function timeEngine(name, engine) {
  const self = fileURLToPath(import.meta.url);
  const tsx = new URL('../node_modules/tsx/dist/loader.mjs', import.meta.url).href;
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--import', tsx, self, name, engine], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${name} on ${engine}: ${stderr}`);
  const [result, time] = stdout.trim().split(' ');
  return { result, time: Number(time) };
}

async function runKernel(name, engine) {
  const { SourceFile } = await import('../src/base/source.ts');
  const { parse, instantiate } = await import('../src/driver/index.ts');
  const { chooseWasmCompiler } = await import('../src/driver/node-wasm.ts');
  const source = new SourceFile(`${name}.mpl`, readFileSync(join(folder, `${name}.mpl`), 'utf8'));
  const { value: unit } = await parse(source, 'maple');
  const { value: program, diagnostics } = await instantiate(unit, { engine, beforeCompile: chooseWasmCompiler });
  if (program === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  let best = Infinity;
  let result;
  for (const end = performance.now() + 4 * budget; performance.now() < end;) {
    const started = performance.now();
    [result] = program.call('kernel', []);
    best = Math.min(best, performance.now() - started);
  }
  console.log(`${result} ${best}`);
}

export async function run() {
  const dir = mkdtempSync(join(tmpdir(), 'engines-'));
  try {
    writeFileSync(join(dir, 'harness.c'), harness);
    const names = readdirSync(folder)
      .filter((file) => file.endsWith('.mpl'))
      .map((file) => file.slice(0, -4));
    const rows = [];
    const logs = engines.map(() => 0);
    for (const name of names) {
      const c = timeC(dir, name);
      const ratios = engines.map((engine, i) => {
        const { result, time } = timeEngine(name, engine);
        if (result !== c.result) throw new Error(`${name} on ${engine} gave ${result}, not ${c.result}`);
        logs[i] += Math.log(time / c.time);
        return time / c.time;
      });
      rows.push([name, `${c.time.toFixed(2)} ms`, ...ratios.map((ratio) => ratio.toFixed(ratio < 10 ? 2 : 1))]);
    }
    const means = logs.map((log) => Math.exp(log / names.length));
    rows.push(['**geometric mean**', '', ...means.map((mean) => `**${mean.toFixed(mean < 10 ? 2 : 1)}**`)]);
    return [['Kernel', 'gcc -O2', ...engines.map((engine) => `${engine} / gcc`)], ...rows];
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

// As the child of timeEngine.
if (process.argv[1] === fileURLToPath(import.meta.url)) await runKernel(process.argv[2], process.argv[3]);
