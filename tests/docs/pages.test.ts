/** The pages whose blocks are programs and commands: every command prints what the page says (page.ts has the notation). */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { agreed, bless, blocksOf, exchangesOf, PageFolder, patched } from './page.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'samara-pages-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The pages, and files of theirs of which the repository has a copy. */
const pages: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'docs/guide/maple-tutorial.md': { 'till.mpl': 'docs/guide/maple-tutorial.mpl' },
};

describe.each(Object.entries(pages))('%s', (path, copies) => {
  const files = new PageFolder(mkdtempSync(join(folder, 'page-')));
  const blocks = blocksOf(readFileSync(join(root, path), 'utf8'));
  // Blessing changes the length of blocks, so it begins with the last one.
  const shown: { block: (typeof blocks)[number]; text: string }[] = [];
  afterAll(() => {
    if (process.env['BLESS'] === '1')
      for (const { block, text } of shown.reverse()) bless(join(root, path), block, text);
  });

  for (const block of blocks.filter(({ name, language }) => name !== undefined || language === 'console')) {
    test(`line ${block.line}: ${block.heading}`, async () => {
      if (block.language !== 'console') return files.take(block);
      let text = '';
      for (const { command, printed } of exchangesOf(block.text))
        text += `$ ${command}\n${agreed(printed, await files.run(command))}`;
      shown.push({ block, text });
      if (process.env['BLESS'] !== '1') expect(text).toBe(block.text);
    });
  }

  for (const [name, copy] of Object.entries(copies)) {
    test(`${copy} is ${name} as the page leaves it`, async () => {
      await expect(files.read(name)).toMatchFileSnapshot(join(root, copy));
    });
  }
});

describe('the notation', () => {
  test('a change fits one place', () => {
    expect(patched('a\nb\nc\n', ' a\n-b\n+d\n', 1)).toBe('a\nd\nc\n');
    expect(patched('a\nb\nc\nd\n', ' a\n+x\n@@\n-d\n', 1)).toBe('a\nx\nb\nc\n');
    expect(() => patched('a\nb\n', '-c\n', 7)).toThrow('line 7');
    expect(() => patched('a\na\n', '-a\n', 7)).toThrow('exactly one place');
  });

  test('a line of dots stands for lines, and nothing else is forgiven', () => {
    expect(agreed('a\n…\nd\n', 'a\nb\nc\nd\n')).toBe('a\n…\nd\n');
    expect(agreed('a\n…\nd\n', 'a\nb\nc\n')).toBe('a\nb\nc\n');
    expect(agreed('a.c\n', 'abc\n')).toBe('abc\n');
  });

  test('files, commands and headings are found', () => {
    const page = '# One\n\n```mpl a.mpl\nx\n```\n## Two\n```console\n$ samara run a.mpl\n7\n```\n';
    const [file, console_] = blocksOf(page);
    expect(file).toEqual({ language: 'mpl', name: 'a.mpl', text: 'x\n', line: 3, heading: 'One' });
    expect(exchangesOf(console_.text)).toEqual([{ command: 'samara run a.mpl', printed: '7\n' }]);
    expect(() => blocksOf('```\nx\n')).toThrow('no end');
  });
});
