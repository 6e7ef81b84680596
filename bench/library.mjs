/** The library in C beside what of it stays in TypeScript: the same program with each, by groups of functions (src/driver/host-versions.ts). */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { timeCommands } from './measure.mjs';

export const title = 'Library';
export const about =
  'What stays in TypeScript of the library, with its reason, and a program that calls these functions, run on the MAPLE VM, for which it stays, with the ' +
  'version of the host and with that in C, taking turns, 7 rounds, medians. Start: the process when nothing is called; work: what calling adds ' +
  'to that. A ratio above 1 says that C takes longer.';

const root = fileURLToPath(new URL('..', import.meta.url));
const samara = join(root, 'samara');

/** By group: a program, how often its argument has it do its work, and what makes it take the version in C. */
const programs = {
  streams: {
    text: inC('', 'for (int i = 0; i < n; i++) printf("%d %s %g\\n", i, "text", i * 0.5);'),
    count: 20000,
    words: ['--library', 'c'],
  },
  allocator: {
    text: inC(
      ownAllocator(),
      'void *p[64] = {0}; for (int i = 0; i < n; i++) { free(p[i & 63]); p[i & 63] = malloc(1 + i % 500); if (!p[i & 63]) return 1; }',
    ),
    count: 100000,
    words: ['-DIN_C', '-I', join(root, 'src/runtime/libc')],
  },
};

/** `main` with this body. */
function inC(before, body) {
  const headers = ['stdio', 'stdlib'].map((name) => `#include <${name}.h>\n`).join('');
  return `${headers}${before}int main(int argc, char **argv) { int n = atoi(argv[1]); ${body} return 0; }\n`;
}

/** The allocator in C as functions of the program: the VM's own operations are the host's. */
function ownAllocator() {
  const names =
    'malloc calloc realloc reallocarray free aligned_alloc memalign posix_memalign malloc_usable_size'.split(' ');
  const renamed = names.map((name) => `#define ${name} own_${name}\n`).join('');
  return `#ifdef IN_C\n${renamed}#include "${join(root, 'src/runtime/memory/malloc.c')}"\n#endif\n`;
}

function timesOf(folder, name) {
  const { text, count, words } = programs[name];
  const file = join(folder, 'program.c');
  writeFileSync(file, text);
  const run = [samara, 'run', '--no-cache', '--engine', 'vm'];
  const commands = Object.entries({ host: [], c: words }).flatMap(([version, more]) =>
    [0, count].map((n) => [`${version} ${n > 0}`, [...run, ...more, file, '--', String(n)]]),
  );
  const times = timeCommands(new Map(commands), 7);
  const start = (version) => times.get(`${version} false`).median;
  const work = (version) => Math.max(0, times.get(`${version} true`).median - start(version));
  return [ratio(start('c'), start('host')), ratio(work('c'), work('host'))];
}

const ratio = (a, b) => (b > 0 ? (a / b).toFixed(2) : '');

/** The table as the sources have it: the package does not hold it. */
function versionsInSources() {
  const text = `const { hostVersions } = await import('./src/driver/host-versions.ts'); console.log(JSON.stringify(hostVersions()));`;
  const words = ['--import', 'tsx', '--input-type=module', '-e', text];
  return JSON.parse(execFileSync(process.execPath, words, { cwd: root, encoding: 'utf8' }));
}

export async function run() {
  const versions = versionsInSources();
  const folder = mkdtempSync(join(tmpdir(), 'samara-bench-library-'));
  try {
    const rows = versions.map(({ name, functions, reason }) => [
      name,
      String(functions.length),
      reason,
      ...(name in programs ? timesOf(folder, name) : ['', '']),
    ]);
    return [['Group', 'Functions', 'Why', 'Start, C : host', 'Work, C : host'], ...rows];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
