/** Small steps a second of the formal machine. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const title = 'MapleLight: small steps';
export const about =
  'Programs on the formal machine (`--engine light`), each in a process of its own, medians of 5 rounds; a step is one rule ' +
  'of section 2.4 of the document. Time is from the first step to the last. Must: 5 million steps a second on straight-line ' +
  'integer code.';

const rounds = 5;
const child = fileURLToPath(new URL('light-child.mjs', import.meta.url));

const straight = `func &main () i32 {
  var %i i32
  var %a i32
  var %b i32
  dassign %i (constval i32 0)
  dassign %a (constval i32 1)
  dassign %b (constval i32 7)
  while (lt u1 i32 (dread i32 %i, constval i32 1000000)) {
    dassign %a (add i32 (mul i32 (dread i32 %a, constval i32 31), dread i32 %b))
    dassign %b (bxor i32 (dread i32 %b, lshr u32 (dread u32 %a, constval i32 3)))
    dassign %a (sub i32 (dread i32 %a, band i32 (dread i32 %b, constval i32 255)))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (constval i32 0)
}
`;

const calls = `func &fib (var %n i32) i32 {
  var %a i32
  var %b i32
  if (lt u1 i32 (dread i32 %n, constval i32 2)) {
    return (dread i32 %n)
  }
  callassigned &fib (sub i32 (dread i32 %n, constval i32 1)) { dassign %a }
  callassigned &fib (sub i32 (dread i32 %n, constval i32 2)) { dassign %b }
  return (add i32 (dread i32 %a, dread i32 %b))
}
func &main () i32 {
  var %r i32
  callassigned &fib (constval i32 25) { dassign %r }
  return (constval i32 0)
}
`;

const sieve = `func &main () i32 {
  var %marks ptr
  var %i i32
  var %j i32
  dassign %marks (malloc ptr (constval u64 200000))
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 200000)) {
    iassign <* u8> (array 0 ptr <* <[200000] u8>> (dread ptr %marks, dread i32 %i), constval u8 1)
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %i (constval i32 2)
  while (lt u1 i32 (mul i32 (dread i32 %i, dread i32 %i), constval i32 200000)) {
    if (iread u8 <* u8> (array 0 ptr <* <[200000] u8>> (dread ptr %marks, dread i32 %i))) {
      dassign %j (mul i32 (dread i32 %i, dread i32 %i))
      while (lt u1 i32 (dread i32 %j, constval i32 200000)) {
        iassign <* u8> (array 0 ptr <* <[200000] u8>> (dread ptr %marks, dread i32 %j), constval u8 0)
        dassign %j (add i32 (dread i32 %j, dread i32 %i))
      }
    }
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  free (dread ptr %marks)
  return (constval i32 0)
}
`;

const programs = [
  ['integer arithmetic in a loop', straight],
  ['recursive calls (fib 25)', calls],
  ['memory through pointers (sieve)', sieve],
];

export async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'samara-light-bench-'));
  try {
    return [
      ['Program', 'Steps', 'Million steps/s', 'Slowest round'],
      ...programs.map(([name, text], i) => measure(join(folder, `${i}.mpl`), name, text)),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function measure(file, name, text) {
  writeFileSync(file, text);
  const samples = Array.from({ length: rounds }, () => runChild(file)).sort((a, b) => a.time - b.time);
  const rate = ({ steps, time }) => (steps / 1000 / time).toFixed(1);
  return [name, samples[0].steps.toLocaleString('en'), rate(samples[rounds >> 1]), rate(samples[rounds - 1])];
}

function runChild(file) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [child, file], { encoding: 'utf8' });
  const result = status === 0 ? JSON.parse(stdout) : undefined;
  if (result?.status !== 'done') throw new Error(stderr || stdout);
  return result;
}
