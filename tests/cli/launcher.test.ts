/** The launcher and the bundle as a user starts them: another process, any folder, through links, in pipes. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
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

  test('a reader that has seen enough is no error', () => {
    const { status, out, err } = start('sh', '-c', `${launcher} ops --json | head -1; ${launcher} explain | head -1`);
    expect({ status, out, err }).toEqual({ status: 0, out: '[\nFiles and commands\n', err: '' });
  });
});
