/** The page about build engines: its Makefile and its rules for Bazel build the example, and its ninja rules are those of the example. */
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { isWhole } from '../long.ts';
import { needs, pythonCommand } from '../needs.ts';

const root = resolve(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/howto/build.md'), 'utf8');
const blocks = (language: string): string[] =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\``, 'gm'))].map((match) => match[1]);
const block = (language: string): string => blocks(language)[0] ?? '';
const folder = mkdtempSync(join(tmpdir(), 'samara-make-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The example, and a command `samara`. */
function setUp(): void {
  cpSync(join(root, 'examples/build'), join(folder, 'build'), { recursive: true });
  mkdirSync(join(folder, 'bin'), { recursive: true });
  writeFileSync(join(folder, 'bin/samara'), `#!/bin/sh\nexec '${join(root, 'samara')}' "$@"\n`);
  chmodSync(join(folder, 'bin/samara'), 0o755);
}

function run(command: string, ...words: string[]): string {
  const env = { ...process.env, PATH: `${join(folder, 'bin')}:${process.env['PATH'] ?? ''}` };
  const { stdout, stderr } = spawnSync(command, words, { cwd: join(folder, 'build'), env, encoding: 'utf8' });
  return `${stdout}${stderr}`;
}

test('the rule for ninja is that of the example', () => {
  const example = readFileSync(join(root, 'examples/build/build.ninja'), 'utf8')
    .replaceAll('$samara', 'samara')
    .replaceAll('$out/', 'out/');
  for (const line of block('ninja')
    .split('\n')
    .filter((text) => /command|depfile|deps|object \w/.test(text)))
    expect(example).toContain(line.trim());
});

describe('the Makefile', { timeout: 60_000 }, () => {
  needs('make');

  // A dozen processes; tests/cli/ninja builds the same example in a quick run.
  test.runIf(isWhole)('builds the example, and after a change of an import what it concerns', () => {
    setUp();
    writeFileSync(join(folder, 'build/Makefile'), block('make'));
    expect(run('make').match(/^samara (?:build|link) /gm)).toHaveLength(7);
    expect(run('samara', 'run', 'out/program.lir')).toBe('2\n3\n5\n7\nleast 2\n');
    expect(run('make')).toMatch(/up to date/);
    const later = new Date(Date.now() + 5000);
    utimesSync(join(folder, 'build/types.mplt'), later, later);
    expect([...run('make').matchAll(/^samara (?:build -c )?(\S+)/gm)].map((match) => match[1])).toEqual([
      'main.mpl',
      'points.mpl',
      'link',
      'build',
    ]);
  });
});

describe('the rules for Bazel', { timeout: 60_000 }, () => {
  needs('python3');

  test.runIf(isWhole)('build the example where each action has what it declares, and nothing else', () => {
    setUp();
    const [rules, build] = blocks('python');
    writeFileSync(join(folder, 'samara.bzl'), rules);
    writeFileSync(join(folder, 'BUILD'), build);
    const script = join(import.meta.dirname, 'bazel.py');
    const out = join(folder, 'bazel');
    const make = (): string =>
      run(pythonCommand(), script, join(folder, 'samara.bzl'), join(folder, 'BUILD'), '.', out);
    expect(make()).toBe('');
    expect(run('samara', 'run', join(out, 'bazel-out/bin/program.lir'))).toBe('2\n3\n5\n7\nleast 2\n');
    writeFileSync(join(folder, 'BUILD'), build.replace(', imports = ["types.mplt"]', ''));
    expect(make()).toContain('types.mplt');
  });
});
