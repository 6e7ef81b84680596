/** Text to a verified module and back, beside LLVM's assembler on text of like content. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateLlvm } from './generate-llvm.mjs';
import { generateModule } from './generate-maple.mjs';

export const title = 'Reading and printing MAPLE text';
export const about =
  'A generated module of 20 MB, spans included; each step in a process of its own, the candidates taking turns, medians ' +
  "of 5 rounds. Samara's rows time the step (reading the file included, start of node not); `llvm-as` reads LLVM " +
  'assembly of 20 MB and like content, verifies it and writes bitcode to /dev/null, whole process. Memory is the peak ' +
  'above an idle node (above nothing for llvm-as), as a multiple of the text. Must: 15 MB/s to a verified module, ' +
  '45 MB/s printing, 12 times the text; goal: ahead of llvm-as.';

const rounds = 5;
const bytes = 20e6;
const child = fileURLToPath(new URL('parse-child.mjs', import.meta.url));

export async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'samara-bench-'));
  try {
    const maple = join(folder, 'module.mpl');
    const llvm = join(folder, 'module.ll');
    writeFileSync(maple, generateModule(bytes, 1));
    writeFileSync(llvm, generateLlvm(bytes));
    return [['Step', 'MB/s', 'Median', 'Memory'], ...measure(maple, llvm)];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function measure(maple, llvm) {
  const candidates = [
    ['parse', () => runStep(maple, 'parse')],
    ['parse and verify', () => runStep(maple, 'verify')],
    ['print', () => runStep(maple, 'print')],
  ];
  if (spawnSync('llvm-as', ['--version']).status === 0)
    candidates.push(['llvm-as (parse, verify, write)', () => runLlvm(llvm)]);
  const samples = candidates.map(() => []);
  for (let round = 0; round < rounds; round++) candidates.forEach(([, step], i) => samples[i].push(step()));
  return candidates.map(([name], i) => {
    const { time, bytes: size, memory } = samples[i].sort((a, b) => a.time - b.time)[rounds >> 1];
    return [name, (size / 1e3 / time).toFixed(1), `${time.toFixed(0)} ms`, `${(memory / size).toFixed(1)} ×`];
  });
}

function runStep(file, step) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [child, file, step], {
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

/** User and system time would hide waiting; whole-process time is what a user sees. */
function runLlvm(file) {
  const script =
    'import resource,subprocess,sys,time;t=time.time();subprocess.run(["llvm-as",sys.argv[1],"-o","/dev/null"],check=True);' +
    'print(time.time()-t,resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)';
  const { stdout, stderr, status } = spawnSync('python3', ['-c', script, file], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const [seconds, kilobytes] = stdout.split(' ').map(Number);
  return { time: seconds * 1000, bytes: statSync(file).size, memory: kilobytes * 1024 };
}
