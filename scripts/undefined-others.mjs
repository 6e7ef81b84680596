/**
 * What gcc's sanitizers and valgrind say of the programs in tests/c/undefined, kept in others.json there: docs/c-undefined.md puts it
 * beside our reports. Run by hand where gcc and valgrind are, when a program is added: node scripts/undefined-others.mjs
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..', 'tests', 'c', 'undefined');
const work = mkdtempSync(join(tmpdir(), 'samara-undefined-'));

const firstLine = (command, words) => execFileSync(command, words, { encoding: 'utf8' }).split('\n')[0].trim();

function built(file, flags) {
  const binary = join(work, 'program');
  rmSync(binary, { force: true });
  const { status } = spawnSync('gcc', ['-w', '-g', '-O0', ...flags, '-o', binary, join(folder, file)]);
  return status === 0 ? binary : undefined;
}

/** The first thing that the sanitizers report, without addresses and numbers of processes. */
function sanitizers(file) {
  const binary = built(file, ['-fsanitize=address,undefined']);
  const { stderr } = spawnSync(binary, { encoding: 'utf8', timeout: 20_000, env: { ASAN_OPTIONS: 'detect_leaks=0' } });
  const asan = /AddressSanitizer: ([\w-]+(?: \w+)?)/.exec(stderr)?.[1];
  const ubsan = /runtime error: ([^\n]*)/.exec(stderr)?.[1];
  const said = ubsan ?? asan?.replace(/ on$/, '') ?? '';
  return said.replace(/0x[0-9a-f]+/g, '…');
}

function valgrind(file) {
  const binary = built(file, []);
  const { stderr } = spawnSync('valgrind', ['-q', '--error-exitcode=9', binary], { encoding: 'utf8', timeout: 60_000 });
  const line = stderr.split('\n').find((text) => /^==\d+== (?!\s|$)/.test(text)) ?? '';
  return line.replace(/^==\d+== /, '').replace(/0x[0-9a-fA-F]+/g, '…');
}

const files = readdirSync(folder).filter((name) => name.endsWith('.c'));
const programs = Object.fromEntries(
  files.map((file) => [file, { sanitizers: sanitizers(file), valgrind: valgrind(file) }]),
);
const versions = { gcc: firstLine('gcc', ['--version']), valgrind: firstLine('valgrind', ['--version']) };
writeFileSync(join(folder, 'others.json'), `${JSON.stringify({ versions, programs }, null, 2)}\n`);
rmSync(work, { recursive: true });
