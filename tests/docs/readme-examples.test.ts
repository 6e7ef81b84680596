/** README.md, "One function in every IR": each text is what the file or the command has, and each computes factorials. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { samara } from '../cli/samara.ts';
import { blocksOf, PageFolder } from './page.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'samara-readme-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const [maple, linear, light, tuyin] = blocksOf(readFileSync(join(root, 'README.md'), 'utf8'))
  .filter(({ heading }) => heading === 'One function in every IR')
  .map(({ text }) => text);
const fact = join(root, 'examples/fact.mpl');

describe('one function in every IR', () => {
  test('MAPLE is that of the example', () => expect(readFileSync(fact, 'utf8')).toContain(maple));

  test.each([
    ['linear', linear],
    ['light', light],
  ])('%s is what the command shows', async (level, text) => {
    expect((await samara('lower', fact, '--to', level)).out).toContain(text.trimEnd());
  });

  test.each([
    ['fact.mpl', maple, '20'],
    ['fact.lir', linear, '20'],
    ['fact.ti', tuyin, 'i64 20'],
  ])('%s computes', async (name, text, argument) => {
    const files = new PageFolder(folder, root);
    files.write(name, text);
    const product = Array.from({ length: 20 }, (_, i) => BigInt(i + 1)).reduce((all, i) => all * i);
    expect(await files.run(`samara run ${name} --call fact '${argument}'`)).toBe(`${product}\n`);
  });
});
