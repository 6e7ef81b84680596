/** The stepper on programs of Tuyin IR: every state is the same from both sides, and breakpoints stop in both directions. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { TuyinSession } from '../../src/cli/step-tuyin.ts';
import { Stepper } from '../../src/vm/tuyin/stepping.ts';
import { times } from '../long.ts';
import { byHand } from '../../bench/tuyin/by-hand.mjs';
import { programOfText } from '../tuyin/graphs.ts';
import { inputs } from '../tuyin/examples/inputs.ts';
import { Dice } from '../vm/gcc.ts';
import { samaraWith } from './samara.ts';
import { workFolder } from './work-folder.ts';

const { file } = workFolder('step-tuyin');

/** What the commands show, one entry each; the first is the state at the beginning. */
async function stepping(path: string, input: string, ...lines: string[]): Promise<string[]> {
  const words = ['step', path, '--input', file('input', input)];
  const { out, status } = await samaraWith(`${lines.join('\n')}\n`, words);
  expect(status).toBe(0);
  return out.split('(step) ').map((part) => part.trimEnd());
}

describe('samara step of Tuyin IR', () => {
  test.each(['json', 'json-pretty', 'ini', 'dns'])('%s: states are the same forwards and backwards', (name) => {
    const code = programOfText(readFileSync(`examples/${name}.ti`, 'utf8'), name);
    const dice = new Dice(3);
    for (let round = times(1, 5); round > 0; round--) {
      const input = inputs[name].make(dice);
      const stepper = new Stepper(code, input);
      const session = new TuyinSession(stepper, () => false);
      const shown = [[...session.state(120), session.output, ...session.memory()]];
      while (stepper.forward()) shown.push([...session.state(120), session.output, ...session.memory()]);
      expect(session.output).toBe(byHand[name](input).out?.toString());
      for (let i = 0; i < 20; i++) {
        const at = dice.below(shown.length);
        stepper.goTo(at);
        expect([...session.state(120), session.output, ...session.memory()]).toEqual(shown[at]);
      }
    }
  });

  test('breakpoints, both ways; next and out', async () => {
    const shown = await stepping(
      'examples/json.ti',
      '[1, true]',
      'break @elements',
      'c',
      'c',
      'r',
      'out',
      'n',
      'break 153',
      'r',
      'r',
      'g end',
      'b',
    );
    expect(shown[2]).toContain('>   69 |');
    expect(shown[2]).toContain('input  byte 2: ", true]"\nbreakpoint: function @elements');
    expect(shown[3]).toContain('input  byte 8: "]"');
    expect(shown[4]).toBe(shown[2]);
    expect(shown[5]).toContain('breakpoint: function @elements');
    expect(shown[8]).toContain('breakpoint: function @elements');
    expect(shown[9]).toContain('breakpoint: line 153');
    expect(shown[10]).toContain('the end: main gave 0');
    expect(shown[11]).toContain('>    8 |');
  });

  test('values, calls, blocks, and a breakpoint of stack code', async () => {
    const path = file(
      'views.ti',
      `subset @main
  block = [8]
  block <- i32 input.read(4)
  twice(i32 block.read(4))

define i32 @twice(i32 %n) {
  ldarg.0
  ldarg.0
  breakpoint
  add
  ret
}
`,
    );
    const shown = await stepping(path, '\x05\0\0\0', 'c', 'env', 'calls', 'mem', 'input', 'n', 'r', 'r', 'c', 'g end');
    expect(shown[1]).toContain('breakpoint in the code');
    expect(shown[1]).toContain('>   10 |   add');
    expect(shown[2]).toBe('arg 0 = 5\nstack 0 = 5\nstack 1 = 5');
    expect(shown[3]).toContain('twice');
    expect(shown[7]).toBe(shown[1]);
    expect(shown[8]).toContain('the beginning');
    expect(shown[9]).toBe(shown[1]);
    expect(shown[10]).toContain('the end: main gave 10');
    const early = await stepping(path, '\x05\0\0\0', 's 3', 'env', 'mem');
    expect(early[2]).toContain('%block = @0x');
    expect(early[3]).toContain('8 bytes');
  });

  test('traps and exits are ends, and wrong commands change nothing', async () => {
    const shown = await stepping(
      'examples/calculator.ti',
      '1/0',
      'g end',
      'g 5',
      'x',
      'break nowhere',
      'env 3',
      's 0',
      'help',
    );
    expect(shown[1]).toContain('the end: exit with status 1');
    expect(shown[1]).toContain('division by zero before byte 3');
    expect(shown.slice(3, 7)).toEqual([
      'no command x (help lists them)',
      'no line and no function: nowhere',
      'what is 3? The command takes nothing',
      '0 is no number from 1',
    ]);
    expect(shown[7]).toContain('s, step [N]');
    const trap = await stepping(file('trap.ti', 'subset @main\n  i32 input.read(4)\n'), 'a', 'c');
    expect(trap[1]).toContain('trap: ');
    expect(trap[1]).toContain('(T-INPUT)');
  });
});
