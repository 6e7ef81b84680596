/** The pages whose blocks are programs and commands: every command prints what the page says (page.ts has the notation). */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { needs, type Tool } from '../needs.ts';
import { agreed, bless, blocksOf, exchangesOf, PageFolder, patched, type PageBlock } from './page.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'samara-pages-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface PageTest {
  /** Programs without an engine of their own run on these too. */
  readonly engines?: readonly string[];
  /** Without it nothing of the page is run. */
  readonly needs?: Tool;
  /** Files of the page of which the repository has a copy. */
  readonly copies?: Readonly<Record<string, string>>;
}
const pages: Readonly<Record<string, PageTest>> = {
  'docs/guide/maple-tutorial.md': { copies: { 'till.mpl': 'docs/guide/maple-tutorial.mpl' } },
  'docs/guide/linking.md': {},
  'docs/guide/profile.md': {},
  'docs/guide/tuyin-programs.md': { copies: { 'json.ti': 'examples/json.ti' } },
  'docs/guide/tuyin-examples.md': {},
  'docs/howto/embed.md': {},
  'docs/howto/json.md': { needs: 'python3' },
  'docs/howto/write-a-pass.md': {},
  'docs/ir/linear.md': { engines: ['interp', 'wasm'] },
};
const isBlessing = process.env['BLESS'] === '1';

describe.each(Object.entries(pages))('%s', (path, { engines, needs: tool, copies = {} }) => {
  if (tool !== undefined) needs(tool);
  const page = join(root, path);
  const files = new PageFolder(mkdtempSync(join(folder, 'page-')), dirname(page), engines);
  const blocks = blocksOf(readFileSync(page, 'utf8'));
  // Blessing changes the length of blocks, so it begins with the last one.
  const shown: { block: PageBlock; text: string }[] = [];
  afterAll(() => {
    if (isBlessing) for (const { block, text } of shown.reverse()) bless(page, block, text);
  });
  const show = (block: PageBlock, text: string): void => {
    shown.push({ block, text });
    if (!isBlessing) expect(text).toBe(block.text);
  };

  for (const block of blocks.filter(({ name, language }) => name !== undefined || language === 'console')) {
    test(`line ${block.line}: ${block.heading}`, async () => {
      const quoted = files.quoted(block);
      if (quoted !== undefined) return show(block, quoted);
      if (block.language !== 'console') return files.take(block);
      let text = '';
      for (const { command, printed } of exchangesOf(block.text))
        text += `$ ${command}\n${agreed(printed, await files.run(command))}`;
      show(block, text);
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
