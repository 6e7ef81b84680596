/**
 * `node scripts/wrong-oracle.mjs`: what gcc and clang say of the programs in tests/c/wrong, into others.json there, with their versions. Written
 * once and kept, since versions differ; docs/guide/c-diagnostics.md is made from it. Locale C, so that quotation marks are plain.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../tests/c/wrong/', import.meta.url));
const env = { ...process.env, LC_ALL: 'C' };
/** gcc finds some of its warnings when it optimises; both warn of everything that `-Wall -Wextra` stands for. */
const compilers = {
  gcc: ['-std=gnu17', '-Wall', '-Wextra', '-O1', '-c'],
  clang: ['-std=gnu17', '-Wall', '-Wextra', '-c'],
};

const others = {};
for (const [name, words] of Object.entries(compilers)) {
  const version = spawnSync(name, ['--version'], { encoding: 'utf8', env }).stdout.match(/\d+\.\d+\.\d+/)?.[0] ?? '';
  const files = {};
  for (const file of readdirSync(folder)
    .filter((one) => one.endsWith('.c'))
    .sort()) {
    const { stderr } = spawnSync(name, [...words, '-o', '/dev/null', file], { encoding: 'utf8', cwd: folder, env });
    files[file] = [...stderr.matchAll(/^([^:\n]+):(\d+):(?:\d+:)? ((?:fatal error|error|warning): .*)$/gm)].map(
      ([, place, line, text]) => [place === file ? Number(line) : 0, text],
    );
  }
  others[name] = { version, words: words.join(' '), files };
}
writeFileSync(join(folder, 'others.json'), `${JSON.stringify(others, undefined, 1)}\n`);
