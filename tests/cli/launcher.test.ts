/** The launcher and the bundle as a user starts them: another process, any folder, through links, in pipes. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };

const launcher = resolve(import.meta.dirname, '../../samara');
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'samara-launcher-'));
  // Builds, if it has to, before anything is looked at.
  expect(start(launcher, '--version').status).toBe(0);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function start(program: string, ...words: string[]): { status: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(program, words, { cwd: folder, encoding: 'utf8' });
  return { status, out: stdout, err: stderr };
}

describe('the launcher', () => {
  test('works from another folder and through links to links', () => {
    symlinkSync(launcher, join(folder, 'first'));
    symlinkSync('first', join(folder, 'second'));
    const expected = { status: 0, out: `${packageJson.version}\n`, err: '' };
    expect(start(launcher, '--version')).toEqual(expected);
    expect(start(join(folder, 'second'), '--version')).toEqual(expected);
  });

  test('passes words on as they are, and the exit status back', () => {
    expect(start(launcher, 'explain', 'a b', '*')).toMatchObject({
      status: 2,
      out: '',
      err: expect.stringMatching(/'a b'[^]*'\*'/) as string,
    });
  });

  test('asks for large pages where nobody else gets to know of it, and not where the user asks for something', () => {
    const commands = join(folder, 'commands');
    mkdirSync(commands);
    writeFileSync(join(commands, 'node'), '#!/bin/sh\necho "${GLIBC_TUNABLES-none}"\n', { mode: 0o755 });
    const tunables = (word: string, given?: string): string => {
      const env = { ...process.env, PATH: `${commands}:${process.env.PATH}`, GLIBC_TUNABLES: given };
      return spawnSync(launcher, [word], { encoding: 'utf8', env }).stdout.trim();
    };
    for (const word of ['check', 'lower']) expect(tunables(word)).toContain('hugetlb=1');
    for (const word of ['run', 'build', 'fuzz', '--help']) expect(tunables(word)).toBe('none');
    expect(tunables('lower', 'glibc.malloc.perturb=1')).toBe('glibc.malloc.perturb=1');
  });

  test('a reader that has seen enough is no error', () => {
    const { status, out, err } = start('sh', '-c', `${launcher} ops --json | head -1; ${launcher} explain | head -1`);
    expect({ status, out, err }).toEqual({ status: 0, out: '[\nFiles and commands\n', err: '' });
  });
});
