/** The library in C beside what of it stays in TypeScript: the same program with each, by groups of functions (src/driver/host-versions.ts). */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { timeCommands } from './measure.mjs';

export const title = 'Library';
export const about =
  'What stays in TypeScript of the library, with its reason, and a program that calls these functions, run on the engine `wasm` with the ' +
  'version of the host and with that in C, taking turns, 7 rounds, medians. Start: the process when nothing is called; work: what calling adds ' +
  'to that. A ratio above 1 says that C takes longer.';

const root = fileURLToPath(new URL('..', import.meta.url));
const samara = join(root, 'samara');

/** By group: a program, how often its argument has it do its work, and the choice of the library that has the group in C. */
const programs = {
  streams: {
    text: inC('for (int i = 0; i < n; i++) printf("%d %s %g\\n", i, "text", i * 0.5);'),
    count: 300000,
    library: 'c',
  },
  allocator: {
    text: inC(
      'void *p[64] = {0}; for (int i = 0; i < n; i++) { free(p[i & 63]); p[i & 63] = malloc(1 + i % 500); if (!p[i & 63]) return 1; }',
    ),
    count: 3000000,
    library: 'c',
  },
  'dynamic values': { text: objectsInMaple(), count: 200000, library: 'c' },
};

/** `main` with this body. */
function inC(body) {
  const headers = ['stdio', 'stdlib'].map((name) => `#include <${name}.h>\n`).join('');
  return `${headers}int main(int argc, char **argv) { int n = atoi(argv[1]); ${body} return 0; }\n`;
}

/** So many objects, each with two properties, of which a sum is made. */
function objectsInMaple() {
  const property = (name, value) =>
    `intrinsiccall JSOP_SETPROP_BY_NAME (dread dynany %o, conststr simplestr "${name}", ${value})`;
  return `func &atoi (var %text ptr) i32
func &main (var %argc i32, var %argv ptr) i32 {
  var %n i32
  var %o dynany
  var %sum dynany
  callassigned &atoi (iread ptr <* ptr> (add ptr (dread ptr %argv, constval ptr 8))) { dassign %n }
  dassign %sum (constval dyni32 0)
  while (gt u1 i32 (dread i32 %n, constval i32 0)) {
    dassign %n (sub i32 (dread i32 %n, constval i32 1))
    dassign %o (intrinsicop simpleobj JS_NEW_OBJECT_0 ())
    ${property('a', 'dread dynany %sum')}
    ${property('b', 'constval dyni32 1')}
    dassign %sum (add dynany (intrinsicop dynany JSOP_GETPROP_BY_NAME (dread dynany %o, conststr simplestr "a"), intrinsicop dynany JSOP_GETPROP_BY_NAME (dread dynany %o, conststr simplestr "b")))
  }
  intrinsiccall JS_PRINT (dread dynany %sum)
  return (constval i32 0)
}
`;
}

function timesOf(folder, name) {
  const { text, count, library } = programs[name];
  const file = join(folder, text.startsWith('#') ? 'program.c' : 'program.mpl');
  writeFileSync(file, text);
  const words = (version, n) => [samara, 'run', file, '--library', version, '--', String(n)];
  const commands = ['host', library].flatMap((version) =>
    [0, count].map((n) => [`${version === 'host' ? 'host' : 'c'} ${n > 0}`, words(version, n)]),
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
