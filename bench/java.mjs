/** What the output `java` makes of the nine kernels, beside gcc: whole calls, the compiler of Java warm. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const tools = { gcc: 'gcc', javac: 'default-jdk-headless' };
export const title = 'Java';
export const about =
  'The kernels of bench/kernels in C as Java (`samara build --target java -O2`) and by `gcc -O2`: the fastest call in a process that calls it for 1.5 s, so the compiler of Java is ' +
  'warm; the better of 2 rounds in which both take turns. `KiB` is the file of Java and its classes.';

const samara = fileURLToPath(new URL('../samara', import.meta.url));
const folder = fileURLToPath(new URL('.', import.meta.url));
const rounds = Number(process.env.SAMARA_ROUNDS ?? 2);
const milliseconds = '1500';

export async function run() {
  const work = mkdtempSync(join(tmpdir(), 'samara-java-bench-'));
  try {
    execFileSync('javac', ['-d', work, join(folder, 'java/Time.java')]);
    const names = readdirSync(join(folder, 'kernels')).filter((name) => name.endsWith('.c'));
    const rows = names.map((name) => measure(name.slice(0, -2), work));
    const mean = Math.exp(rows.reduce((sum, { ratio }) => sum + Math.log(ratio), 0) / rows.length);
    return [
      ['Kernel', 'gcc, ms', 'Java, ms', 'Java / gcc', 'Java, KiB', 'classes, KiB'],
      ...rows.map(({ cells }) => cells),
      ['geometric mean', '', '', mean.toFixed(2), '', ''],
    ];
  } finally {
    rmSync(work, { recursive: true });
  }
}

function measure(name, work) {
  const source = join(folder, 'kernels', `${name}.c`);
  const [java, native] = [join(work, `${name}.java`), join(work, name)];
  execFileSync(samara, ['build', source, '--target', 'java', '-O2', '-o', java]);
  execFileSync('javac', ['-d', work, java]);
  execFileSync('gcc', ['-O2', '-w', '-o', native, join(folder, 'java/time.c'), source, '-lm']);
  const least = { java: Infinity, native: Infinity };
  const commands = { java: ['java', '-cp', work, 'Time', name, milliseconds], native: [native, milliseconds] };
  const results = new Set();
  for (let round = 0; round < rounds; round++)
    for (const [key, [program, ...words]] of Object.entries(commands)) {
      const [result, time] = execFileSync(program, words).toString().trim().split(' ');
      results.add(result);
      least[key] = Math.min(least[key], Number(time));
    }
  if (results.size !== 1) throw new Error(`${name}: ${[...results].join(' and ')}`);
  const classes = readdirSync(work).filter((file) => file === `${name}.class` || file.startsWith(`${name}$`));
  const ratio = least.java / least.native;
  const sizes = [[`${name}.java`], classes].map((files) =>
    (files.reduce((sum, file) => sum + statSync(join(work, file)).size, 0) / 1024).toFixed(1),
  );
  const times = [least.native, least.java].map((time) => (time / 1000).toFixed(2));
  return { ratio, cells: [name, ...times, ratio.toFixed(2), ...sizes] };
}
