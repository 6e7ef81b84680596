/**
 * The program of examples/build, built by ninja with the command as users start it: what a change makes again, and that what is made
 * depends on files and options alone.
 */
import { spawnSync, type SpawnSyncOptions } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isWhole } from '../long.ts';
import { needs } from '../needs.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'samara-ninja-'));
const bin = join(folder, 'bin');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A copy of the example in a folder of its own. */
function copyOf(name: string): string {
  const copy = join(folder, name);
  cpSync(join(root, 'examples/build'), copy, { recursive: true, filter: (path) => !path.endsWith('/out') });
  return copy;
}

function runIn(cwd: string, command: string, words: readonly string[], options: SpawnSyncOptions = {}): string {
  const env = { ...process.env, PATH: `${bin}:${process.env['PATH'] ?? ''}`, ...options.env };
  const { status, stdout, stderr } = spawnSync(command, words, { ...options, cwd, env, encoding: 'utf8' });
  if (status !== 0 && status !== 163)
    throw new Error(`${command} ${words.join(' ')}: ${status}\n${String(stdout)}${String(stderr)}`);
  return `${String(stdout)}${String(stderr)}`;
}

/** What ninja makes: the descriptions of its steps. */
const build = (cwd: string, options?: SpawnSyncOptions): string[] =>
  [...runIn(cwd, 'ninja', ['-d', 'explain'], options).matchAll(/^\[\d+\/\d+\] (.*)$/gm)]
    .map((match) => match[1])
    .sort();

const made = (cwd: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(join(cwd, 'out'))
      .sort()
      .map((name) => [name, readFileSync(join(cwd, 'out', name)).toString('latin1')]),
  );

const printed = '2\n3\n5\n7\nleast 2\n';
const program = ['link out/program.lir', 'build out/program.wasm'];

describe('examples/build', { timeout: 120_000 }, () => {
  needs('ninja');
  let home = '';

  beforeAll(() => {
    mkdirSync(bin);
    writeFileSync(join(bin, 'samara'), `#!/bin/sh\nexec '${join(root, 'samara')}' "$@"\n`);
    chmodSync(join(bin, 'samara'), 0o755);
    home = copyOf('here');
  });

  test('is built and runs', () => {
    runIn(home, 'samara', ['--version']);
    expect(build(home)).toHaveLength(9);
    expect(runIn(home, 'samara', ['run', 'out/program.lir'])).toBe(printed);
    expect(build(home)).toEqual([]);
  });

  const changes: readonly (readonly [string, string, readonly string[]])[] = [
    ['sort.sy', '// touched\n', ['object out/sort.lir', ...program]],
    ['types.mplt', '# touched\n', ['object out/main.bpl', 'object out/points.bpl', ...program]],
    ['most.sy', '// touched\n', ['object out/most.lir', 'archive out/extremes.sar', ...program]],
  ];
  // Dozens of processes: a quick run looks at no changes, and at no second folder.
  test.runIf(isWhole).each(changes)('after a change of %s only its path is made again', (file, added, wanted) => {
    build(home);
    appendFileSync(join(home, file), added);
    expect(build(home)).toEqual([...wanted].sort());
    expect(build(home)).toEqual([]);
    expect(runIn(home, 'samara', ['run', 'out/program.lir'])).toBe(printed);
  });

  test.runIf(isWhole)('is the same bytes in another folder, for another user, time zone and locale', () => {
    const first = copyOf('first');
    const other = copyOf('second/further down/ä');
    build(first, { env: { TZ: 'UTC', LC_ALL: 'C' } });
    // A user without a home: only root can become one.
    const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
    if ('uid' in nobody) {
      chmodSync(folder, 0o755);
      runIn(folder, 'chmod', ['-R', 'a+rwX', join(folder, 'second')]);
    }
    const env = {
      TZ: 'Asia/Kathmandu',
      LC_ALL: 'tr_TR.UTF-8',
      LANG: 'tr_TR.UTF-8',
      HOME: '/nonexistent',
      USER: 'nobody',
    };
    build(other, { ...nobody, env });
    const [here, there] = [made(first), made(other)];
    expect(Object.keys(here)).toEqual(Object.keys(there));
    expect(Object.keys(here).filter((name) => here[name] !== there[name])).toEqual([]);
    expect(Object.values(here).filter((text) => text.includes(folder))).toEqual([]);
  });
});
