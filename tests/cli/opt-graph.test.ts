/** `opt` and `graph`: what passes print, check and measure, and what pictures are of. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { pipelines } from '../../src/passes/pipelines.ts';
import { analysisNames } from '../../src/linear/analysis/table.ts';
import { passNames } from '../../src/passes/table.ts';
import { samara, samaraOnTerminal } from './samara.ts';

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

  test('--validate says what was compared, and on a terminal what it is doing', async () => {
    const { err } = await samara('opt', 'examples/fact.mpl', '-O1', '--validate', '-o', file('fact.lir'));
    const numbers =
      /^validated (\d+) applications of (\d+) passes to (\d+) functions\n(\d+) runs compared before and after: none differs; (\d+) took too long or did something undefined\n$/;
    const [applications, passes, functions, runs, undecided] = (numbers.exec(err) ?? []).slice(1).map(Number);
    expect(passes).toBe(new Set(pipelines.O1).size);
    expect(applications).toBe(pipelines.O1.length * functions);
    // Eight calls of &fact with boundary values and eight with random ones, one of &main, which takes nothing.
    expect(runs + undecided).toBe(17 * pipelines.O1.length);
    expect(runs).toBeGreaterThan(8 * pipelines.O1.length);
    const all = pipelines.O1.length * functions;
    // Only what takes long is told of; here everything does.
    let now = 0;
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => (now += 1000));
    const shown = await samaraOnTerminal(80, 'opt', 'examples/fact.mpl', '-O1', '--validate', '-o', file('fact.lir'));
    clock.mockRestore();
    expect(shown.err).not.toContain(` of ${all + 1}: `);
    expect(shown.err).toMatch(/\r\u001b\[K\d+ of \d+: [\w-]+ on @\w+/);
    const without = await samara('opt', 'examples/fact.mpl', '-O1', '-o', file('fact.lir'));
    expect(without.err).toBe('');
  });

  test('`lower -O` gives the same at every level of the linear IR, and optimises what outputs print', async () => {
    for (const form of ['linear', 'cfg', 'ssa']) {
      const { out } = await samara('opt', example, '-O2', '--to', form);
      expect(await samara('lower', example, '-O2', '--to', form)).toEqual({ status: 0, out, err: '' });
    }
    const lines = async (...words: string[]): Promise<number> =>
      (await samara('lower', example, ...words)).out.split('\n').length;
    expect(await lines('--to', 'linear', '-O0')).toBe(await lines('--to', 'linear'));
    expect(await lines('--to', 'wat', '-O2')).not.toBe(await lines('--to', 'wat'));
    const refused = await samara('lower', example, '--to', 'flat', '-O1');
    expect(refused.status).toBe(2);
    expect(refused.err).toContain('--to flat is not optimised; `-O1` is for linear, cfg, ssa');
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
    // Both of one function, before the other one has its turn.
    const of = (pass: string) => new RegExp(` ${pass} +\\d of 1 functions changed\n`);
    for (const name of passNames.slice(0, 2)) expect(stopped.err).toMatch(of(name));
    expect(stopped.err).not.toMatch(of(passNames[2]));
  });

  test('a pass that does not exist is wrong usage, with a suggestion', async () => {
    const { status, err } = await samara('opt', example, '--passes', 'constant');
    expect(status).toBe(2);
    expect(err).toContain('did you mean `constants`?');
  });
});

test('what analyses find is printed on standard error, in any form of the program', async () => {
  for (const form of ['linear', 'cfg', 'ssa']) {
    const words = ['-O2', '--to', form, '--print-analysis', analysisNames.join()];
    const { status, out, err } = await samara('opt', example, ...words);
    expect(status).toBe(0);
    for (const name of analysisNames) expect(err).toContain(`# ${name}`);
    expect(out).toBe((await samara('opt', example, '-O2', '--to', form)).out);
  }
  expect((await samara('opt', example, '--print-analysis', 'range')).err).toContain('did you mean `ranges`?');
});

describe('graph', () => {
  test.each(['cfg', ...analysisNames.filter((name) => name !== 'graph')])('%s as SVG and as DOT', async (kind) => {
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

  test('a format that does not exist is refused before anything is read, with those that there are', async () => {
    const { status, err } = await samara('graph', 'no-such-file.mpl', '-o', file('none.png'));
    expect(status).toBe(2);
    expect(err).toContain('pictures are written as .svg, .dot or .gv, not as .png');
    expect(err).toContain('dot -Tpng');
    expect((await samara('graph', example, '-o', file('none'))).err).toContain('a name without an extension');
    expect((await samara('tuyin', 'shortest', 'A', '--picture', 'x.jpg')).err).toContain('not as .jpg');
    expect((await samara('graph', example, '-o', file('upper.DOT'))).status).toBe(0);
    expect(readFileSync(file('upper.DOT'), 'utf8')).toMatch(/^digraph /);
  });

  test('--full shows blocks that are cut without it', async () => {
    const long = `int main() {\n${'  putint(getint() + getint() * 1234567);\n'.repeat(20)}  return 0;\n}\n`;
    writeFileSync(file('long.sy'), long);
    const cut = (await samara('graph', file('long.sy'))).out;
    expect(cut).toMatch(/… \d+ more …/);
    const full = (await samara('graph', file('long.sy'), '--full')).out;
    expect(full).not.toContain('… ');
    expect(full.match(/call @putint/g)).toHaveLength(20);
  });

  test('a function that does not exist is named, and nothing is written', async () => {
    const { status, err } = await samara('graph', example, '--func', 'plac', '-o', file('none.svg'));
    expect(status).toBe(2);
    expect(err).toContain('did you mean `place`?');
    expect(existsSync(file('none.svg'))).toBe(false);
  });
});
