/** `opt` and `graph`: what passes print, check and measure, and what pictures are of. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { passNames } from '../../src/passes/table.ts';
import { samara } from './samara.ts';

const folder = mkdtempSync(join(tmpdir(), 'samara-opt-'));
const file = (name: string): string => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

const example = 'examples/queens.mpl';

describe('opt', () => {
  test('the optimised program checks, and calculates what it did before', async () => {
    const { status, out } = await samara(
      'opt',
      example,
      '-O1',
      '--verify-each',
      '--validate',
      '--to',
      'linear',
      '-o',
      file('queens.lir'),
    );
    expect({ status, out }).toEqual({ status: 0, out: '' });
    expect((await samara('check', file('queens.lir'))).status).toBe(0);
    const call = ['--call', 'place', '6', '0', '0', '0', '0'];
    expect((await samara('run', file('queens.lir'), ...call)).out).toBe('4\n');
  });

  test('it is shorter, in every form', async () => {
    const lines = async (...words: string[]): Promise<number> =>
      (await samara('opt', example, ...words)).out.split('\n').length;
    for (const form of ['cfg', 'ssa'])
      expect(await lines('-O1', '--to', form)).toBeLessThan(await lines('-O0', '--to', form));
  });

  test('--print-after-all shows each function after each pass on standard error', async () => {
    const { err } = await samara('opt', example, '--passes', 'constants,gvn', '--print-after-all');
    expect(err.match(/^# after \S+$/gm)).toEqual([
      ...Array(3).fill('# after constants'),
      ...Array(3).fill('# after gvn'),
    ]);
    const only = await samara('opt', example, '--passes', 'constants,gvn', '--print-after', 'gvn');
    expect(only.err.match(/^# after \S+$/gm)).toEqual(Array(3).fill('# after gvn'));
  });

  test('--time-passes lists every pass; --stop-after bounds the applications', async () => {
    const { err } = await samara('opt', example, '--passes', passNames.join(), '--time-passes');
    for (const name of passNames) expect(err).toContain(` ${name} `);
    const stopped = await samara('opt', example, '--passes', passNames.join(), '--stop-after', '2', '--time-passes');
    expect(stopped.err).toMatch(/promote +\d of 2 functions changed\n$/);
  });

  test('--html writes one page with a column for each pass that changed something', async () => {
    await samara('opt', example, '-O1', '--html', file('passes.html'));
    const page = readFileSync(file('passes.html'), 'utf8');
    expect(page.match(/<summary>@\w+<\/summary>/g)).toEqual(
      ['@show', '@place', '@main'].map((name) => `<summary>${name}</summary>`),
    );
    expect(page).toContain('<h2>input</h2>');
    expect(page).toContain('<mark>');
  });

  test('a pass that does not exist is wrong usage, with a suggestion', async () => {
    const { status, err } = await samara('opt', example, '--passes', 'constant');
    expect(status).toBe(2);
    expect(err).toContain('did you mean `constants`?');
  });
});

describe('graph', () => {
  test.each(['cfg', 'dom', 'postdom', 'loops', 'calls'])('%s as SVG and as DOT', async (kind) => {
    const words = ['graph', example, '--kind', kind, '--func', 'place'];
    expect((await samara(...words, '-o', file(`${kind}.svg`))).status).toBe(0);
    expect(readFileSync(file(`${kind}.svg`), 'utf8')).toMatch(/^<svg [^]*<\/svg>\n$/);
    expect((await samara(...words)).out).toMatch(/^digraph "[^]*\}\n$/);
  });

  test('source lines stand in the blocks', async () => {
    const { out } = await samara('graph', example, '--func', 'place', '--show', 'source');
    expect(out).toContain('return (dread i32 %ways)');
    expect(out).not.toContain('EqualI');
  });

  test('a function that does not exist is named, and nothing is written', async () => {
    const { status, err } = await samara('graph', example, '--func', 'plac', '-o', file('none.svg'));
    expect(status).toBe(2);
    expect(err).toContain('did you mean `place`?');
    expect(existsSync(file('none.svg'))).toBe(false);
  });
});
