/** The stepper: driven by a script, and by a person's keys in a terminal. */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { samaraWith } from './samara.ts';

const root = resolve(import.meta.dirname, '../..');
const fact = resolve(root, 'examples/fact.mpl');

/** The line of the product in examples/fact.mpl, and that of the recursive call. */
const lines = readFileSync(fact, 'utf8').split('\n');
const product = lines.findIndex((line) => line.includes('return (mul')) + 1;
const recursion = lines.findIndex((line) => line.includes('callassigned &fact (sub')) + 1;

async function script(...commands: string[]): Promise<string[]> {
  const { out, status } = await samaraWith(`${commands.join('\n')}\n`, ['step', fact]);
  expect(status).toBe(0);
  return out.split('(step) ').map((part) => part.trimEnd());
}

describe('samara step', () => {
  test('forwards and backwards', async () => {
    const shown = await script('s 3', 'b', 's');
    expect(shown.some((text) => text.startsWith('step 3  CallState  by callassigned (2.4, 12)'))).toBe(true);
    expect(shown.some((text) => text.startsWith('step 2  NormalState'))).toBe(true);
    expect(shown.filter((text) => text.startsWith('step 3 '))).toHaveLength(2);
    expect(shown.join('\n')).toContain('call &fact (Vlong 10)');
  });

  test('a breakpoint on a line, forwards and in reverse', async () => {
    const shown = await script(`break ${product}`, 'c', 'env', 'c', 'r');
    const stops = shown.filter((text) => text.startsWith('step ') && text.includes(`>   ${product} |`));
    expect(stops).toHaveLength(3);
    expect(shown.join('\n')).toMatch(/%n {5}Vlong 2\n%rest {2}Vlong 1/);
    expect(stops[2].split('\n')[0].split(' ')[1]).toBe(stops[0].split('\n')[0].split(' ')[1]);
  });

  test('a breakpoint on a rule, and what the rule says', async () => {
    const shown = await script('break returned', 'c', 'rule', 'k');
    expect(shown.join('\n')).toContain('ReturnState vl (Kcall l f le k)');
    expect(shown.join('\n')).toMatch(new RegExp(`Kcall +line ${recursion} +to &fact`));
  });

  test('the end, memory, and what the program has written', async () => {
    const text = (await script('c', 'mem', 's', 'nonsense')).join('\n');
    expect(text).toContain('10! = 3628800');
    expect(text).toContain('the end: results (Vint 0)');
    expect(text).toContain('31 30 21 20 3d');
    expect(text).toContain('q, quit');
    expect(text.split('10! = 3628800')).toHaveLength(2);
  });

  test('over calls and out of them', async () => {
    const shown = await script('s 3', 'n', 'o', 'g 10', 'g 0');
    expect(shown.some((text) => text.startsWith('step 0  CallState'))).toBe(true);
    expect(shown.some((text) => text.startsWith('step 10 '))).toBe(true);
    expect(shown.join('\n')).toContain('le  %result = Vlong 3628800');
  });
});

describe.skipIf(spawnSync('tmux', ['-V']).status !== 0)('in a terminal of 80 columns', () => {
  const session = `samara-step-${process.pid}`;
  const tmux = (...words: string[]): string => execFileSync('tmux', ['-L', session, ...words], { encoding: 'utf8' });

  afterAll(() => void spawnSync('tmux', ['-L', session, 'kill-server']));

  /** The screen, once it shows the text. */
  async function screen(text: string): Promise<string> {
    let last = '';
    for (let i = 0; i < 150; i++) {
      last = tmux('capture-pane', '-p', '-t', session);
      if (last.includes(text)) return last;
      await new Promise((done) => setTimeout(done, 100));
    }
    throw new Error(`${text} is not on the screen:\n${last}`);
  }

  const type = (line: string): string => tmux('send-keys', '-t', session, line, 'Enter');

  test('forwards, backwards, breakpoint, memory', async () => {
    tmux('new-session', '-d', '-s', session, '-x', '80', '-y', '24', `cd '${root}' && ./samara step examples/fact.mpl`);
    await screen('step 0  CallState');
    type('s 3');
    const third = await screen('step 3  CallState');
    expect(third.split('\n').every((line) => line.length <= 80)).toBe(true);
    type('b');
    await screen('step 2  NormalState');
    type(`break ${product}`);
    await screen(`breakpoints: line ${product}`);
    type('c');
    expect(await screen(`>   ${product} |`)).toContain('%n = Vlong 2');
    type('mem');
    expect(await screen('%rest of &fact')).toContain('31 30 21 20 3d');
    type('q');
  }, 30_000);
});
