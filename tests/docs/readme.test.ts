/**
 * The commands of README.md do what it says, typed as they are printed: in a shell, in a folder with links to the launcher,
 * the examples and what else they name. Behind three blanks stands what a command does.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneIn } from '../long.ts';
import { blocksOf } from './page.ts';

const root = resolve(import.meta.dirname, '../..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const blocks = blocksOf(readme);

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'samara-readme-'));
  for (const name of ['samara', 'examples', 'docs', 'src', 'README.md'])
    symlinkSync(join(root, name), join(folder, name));
  expect(type('./samara --version').status).toBe(0);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function type(command: string): { status: number | null; stdout: string; stderr: string } {
  return spawnSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8', input: '' });
}

/** What a reader would type; installing and testing is done elsewhere. */
const commands = blocks
  .flatMap(({ text }) => text.split('\n'))
  .map((line) =>
    line
      .replace(/^\$ /, '')
      .replace(/ {3,}.*$/, '')
      .trim(),
  )
  .filter((line) => /(?:^|\| )\.\/samara /.test(line));

describe('commands', () => {
  test('there are some, and none is in a form that this test would overlook', () => {
    const mentions = blocks.flatMap(({ text }) => text.split('\n')).filter((line) => line.includes('./samara '));
    expect(commands).toHaveLength(mentions.length);
    expect(commands.length).toBeGreaterThan(10);
  });

  // Each is a process.
  test.each(oneIn(3, commands))('%s', (command) => {
    const { status, stdout, stderr } = type(command);
    expect(stderr).not.toMatch(/^(?:error|trap|samara has a bug|.*No such file)/m);
    // A program that is run gives its own status.
    if (!command.includes('samara run')) expect(status).toBe(0);
    expect(stdout === '' && !/ -o |samara check/.test(command)).toBe(false);
  });
});

describe('what is quoted', () => {
  /** A block whose introduction names a command in brackets is a part of what that prints. */
  const introduced = [...readme.matchAll(/\(`samara ([^`]*)`\):\n\n```\w*\n(.*?)```/gs)].map(
    ([, words, text]) => [words, text] as const,
  );

  test.each(introduced)('samara %s', (words, text) => {
    expect(type(`./samara ${words}`).stdout).toContain(text);
  });

  test('the function in MAPLE IR is that of the example', () => {
    const [{ text }] = blocks.filter((block) => block.text.startsWith('func &fact'));
    const squeeze = (lines: string): string => lines.replace(/\n\n+/g, '\n');
    expect(introduced.length).toBeGreaterThan(0);
    expect(squeeze(readFileSync(join(root, 'examples/fact.mpl'), 'utf8'))).toContain(squeeze(text));
  });

  test('the mistake is reported as it is shown', () => {
    const [{ text }] = blocks.filter((block) => block.text.startsWith('error['));
    const [, file, number] = /--> (\S+):(\d+):/.exec(text) ?? [];
    const line = /^\d+ \| (.*)$/m.exec(text)?.[1] ?? '';
    expect(number).toBe('2');
    writeFileSync(join(folder, file), `func &f () void {\n${line}\n}\n`);
    expect(type(`./samara check ${file}`).stderr).toContain(text);
  });
});
