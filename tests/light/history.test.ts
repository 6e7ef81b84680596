/** Stepping backwards: the state of every earlier step comes back exactly, and nothing is called or printed again. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startLight } from '../../src/driver/light.ts';
import { History, type HistoryOptions } from '../../src/light/history.ts';
import type { Machine } from '../../src/light/machine.ts';
import { Random } from '../scalar/random.ts';
import { checkHistory, picture } from './history-check.ts';
import { program } from './light.ts';
import { sampledRuns } from './runs.ts';

function start(text: string, options: HistoryOptions = {}): { history: History; output: () => string } {
  const bytes: number[] = [];
  const run = startLight(program(text), { stdout: (chunk) => bytes.push(...chunk) });
  if (typeof run === 'string') throw new Error(run);
  return {
    history: new History(run.machine, options),
    output: () => {
      run.finish({ status: 'out-of-fuel' });
      return Buffer.from(bytes).toString();
    },
  };
}

const programs = ['memory', 'exceptions', 'objects', 'library', 'calls'];

describe('history', () => {
  // All of them: npm run fuzz -- --kind step-history
  test('any run, to any of its states and back', async () => {
    const runs = await sampledRuns(25);
    const random = new Random(11n);
    expect(runs.map((run) => checkHistory(run, random, 60)).filter((problem) => problem !== undefined)).toEqual([]);
  });

  test.each(programs)('%s.mpl, step by step back and forth', (name) => {
    const source = readFileSync(join(import.meta.dirname, 'programs', `${name}.mpl`), 'utf8');
    const { history, output } = start(source, { interval: 7, maxCheckpoints: 5 });
    const seen = [picture(history.machine)];
    while (typeof history.forward() === 'string') seen.push(picture(history.machine));
    const end = history.end;
    expect(end?.status).toBe('done');
    for (let step = seen.length - 1; step > 0; step--) {
      expect(history.back()).toBe(true);
      expect(picture(history.machine)).toBe(seen[step - 1]);
    }
    expect(history.back()).toBe(false);
    for (const step of [3, 40, 11, seen.length - 1, 20]) {
      history.goTo(step);
      expect(picture(history.machine)).toBe(seen[Math.min(step, seen.length - 1)]);
    }
    history.goTo(Infinity);
    expect(history.end).toEqual(end);
    const wanted = [...source.matchAll(/^# out: (.*)$/gm)].map(([, line]) => `${line}\n`);
    expect(wanted.length).toBeGreaterThan(0);
    expect(output()).toBe(wanted.join(''));
  });

  test('a long run keeps few checkpoints', () => {
    const { history } = start(
      `func &main () i32 {
  var %i i32
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 50000)) {
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (constval i32 0)
}
`,
      { interval: 100, maxCheckpoints: 10 },
    );
    history.goTo(Infinity);
    expect(history.position).toBeGreaterThan(250_000);
    expect(history.checkpoints).toBeLessThanOrEqual(10);
    history.goTo(123_456);
    expect(history.position).toBe(123_456);
  });

  test('back to the last state that a condition describes', () => {
    const { history } = start(readFileSync(join(import.meta.dirname, 'programs/control.mpl'), 'utf8'), {
      interval: 16,
      maxCheckpoints: 4,
    });
    history.goTo(Infinity);
    const back = (): boolean => {
      const search = history.searchBack(() => (machine) => (inNote(machine) ? 'here' : false));
      for (;;) {
        const { done, value } = search.next();
        if (done === true) return value;
      }
    };
    const inNote = (machine: Machine): boolean => machine.kind === 'CallState' && machine.callee?.id === '&note';
    expect(back()).toBe(true);
    expect(history.machine.callee?.id).toBe('&note');
    expect(back()).toBe(false);
    expect(history.position).toBe(0);
  });
});
