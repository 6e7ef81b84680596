/** Lowering and optimising modules of many sizes, beside LLVM's optimiser on text of like content, and beside an older Samara. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateLlvm } from './generate-llvm.mjs';
import { generateModule } from './generate-maple.mjs';

export const title = 'Compile time';
export const about =
  'Generated modules of MAPLE text: read and verified, lowered to the linear IR, and optimised at -O2; each in a process of its own, the candidates ' +
  'taking turns, medians of 3 rounds, node started with the flags of the command. Times are processor time of the process, start of node not included, so that collecting garbage on another ' +
  'core counts. Memory is the peak above an idle node as a multiple of the text. `opt -O2` reads LLVM assembly of 20 MB and like content and ' +
  'writes nothing. `SAMARA_BEFORE=FOLDER` adds another checkout of Samara that is built. Must: 20 MB -O2 within 3 times of opt, and 4 times as ' +
  'long as 5 MB; lowering in at most 15 times the text.';
export const tools = { 'opt-14': 'llvm-14' };

const rounds = 3;
const megabytes = [5, 10, 20];
const child = fileURLToPath(new URL('compile-child.mjs', import.meta.url));
const checkout = fileURLToPath(new URL('..', import.meta.url));

export async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'samara-bench-'));
  try {
    const head = ['Candidate', 'Text', 'Read and verify', 'Lower', '-O2', 'All', 'Memory, lowered', 'Memory, all'];
    return [head, ...measure(folder)];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function measure(folder) {
  const candidates = megabytes.map((size) => {
    const file = join(folder, `module-${size}.mpl`);
    writeFileSync(file, generateModule(size * 1e6, 1));
    return { name: 'Samara', size, step: () => runSamara(checkout, file, 'O2') };
  });
  const largest = join(folder, `module-${megabytes.at(-1)}.mpl`);
  const before = process.env.SAMARA_BEFORE;
  if (before !== undefined)
    candidates.push({
      name: 'Samara before',
      size: megabytes.at(-1),
      step: () => runSamara(before, largest, 'lowering'),
    });
  const llvm = join(folder, 'module.ll');
  writeFileSync(llvm, generateLlvm(20e6));
  candidates.push({ name: '`opt -O2`', size: 20, step: () => runOpt(llvm) });
  const samples = candidates.map(() => []);
  for (let round = 0; round < rounds; round++) candidates.forEach(({ step }, i) => samples[i].push(step()));
  return candidates.map(({ name, size }, i) =>
    rowOf(name, size, samples[i].sort((a, b) => a.all - b.all)[rounds >> 1]),
  );
}

function rowOf(name, size, { read, lower, optimise, all, lowered, memory }) {
  const seconds = (time) => (time === undefined ? '' : `${time.toFixed(2)} s`);
  const times = (factor) => (factor === undefined ? '' : `${factor.toFixed(1)} ×`);
  return [name, `${size} MB`, ...[read, lower, optimise, all].map(seconds), times(lowered), times(memory)];
}

function runSamara(root, file, until) {
  const args = [...flagsOf(root), child, root, file, until];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

/** The flags with which the command of a checkout starts node; there is no stack here for the one that says how large it is. */
function flagsOf(root) {
  const launcher = readFileSync(join(root, 'samara'), 'utf8');
  const flags = [...launcher.matchAll(/^(?:flags|memory)='(.*)'$/gm)].map(([, words]) => words).join(' ');
  return flags.split(' ').filter((flag) => flag !== '' && !flag.startsWith('--stack-size'));
}

function runOpt(file) {
  const script =
    'import resource,subprocess,sys;subprocess.run(["opt-14","-O2",sys.argv[1],"-disable-output"],check=True);' +
    'u=resource.getrusage(resource.RUSAGE_CHILDREN);print(u.ru_utime+u.ru_stime,u.ru_maxrss)';
  const { stdout, stderr, status } = spawnSync('python3', ['-c', script, file], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const [all, kilobytes] = stdout.split(' ').map(Number);
  return { all, memory: (kilobytes * 1024) / statSync(file).size };
}
