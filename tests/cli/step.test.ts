/** The stepper: driven by a script, and by a person's keys in a terminal. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isWhole } from '../long.ts';
import { samaraWith } from './samara.ts';
import { has, needs } from '../needs.ts';

const root = resolve(import.meta.dirname, '../..');
const fact = resolve(root, 'examples/fact.mpl');

/** The line of the product in examples/fact.mpl, and that of the recursive call. */
const lines = readFileSync(fact, 'utf8').split('\n');
const product = lines.findIndex((line) => line.includes('return (mul')) + 1;
const recursion = lines.findIndex((line) => line.includes('callassigned &fact (sub')) + 1;

const linesOf =
  (text: string): ((part: string) => number) =>
  (part) =>
    text.split('\n').findIndex((line) => line.includes(part)) + 1;

const list = `var $count i32
type $node <struct { @value i32, @next <* <$node>> }>
func &printf extern varargs (var %format <* i8>, ...) i32
func &strdup extern (var %s <* i8>) <* i8>
func &add (var %n <* <$node>>) void {
  dassign $count (add i32 (dread i32 $count, iread i32 <* <$node>> 1 (dread ptr %n)))
}
func &main () i32 {
  var %n <$node>
  var %s <* i8>
  dassign %n 1 (constval i32 7)
  dassign %n 2 (addrof ptr %n)
  call &add (addrof ptr %n)
  call &printf (conststr ptr "first\\n")
  callassigned &strdup (conststr ptr "kept") { dassign %s }
  call &add (addrof ptr %n)
  call &printf (conststr ptr "%s %d\\n", dread ptr %s, dread i32 $count)
  return (constval i32 0)
}
`;
const folder = mkdtempSync(join(tmpdir(), 'samara-step-'));
const listFile = join(folder, 'list.mpl');
writeFileSync(listFile, list);
const at = linesOf(list);
const marked = (part: string): string => `> ${String(at(part)).padStart(4)} |`;

async function scriptOf(path: string, commands: readonly string[]): Promise<string[]> {
  const { out, status } = await samaraWith(`${commands.join('\n')}\n`, ['step', path]);
  expect(status).toBe(0);
  return out.split('(step) ').map((part) => part.trimEnd());
}

const script = (...commands: string[]): Promise<string[]> => scriptOf(fact, commands);
const onList = (...commands: string[]): Promise<string[]> => scriptOf(listFile, commands);

/** What the last command shows. */
const last = (shown: readonly string[]): string => shown.at(-2) ?? '';

describe('samara step', () => {
  test('forwards and backwards', async () => {
    const shown = await script('s 3', 'b', 's');
    expect(shown.some((text) => text.startsWith('step 3  CallState  by callassigned (2.4, 12)'))).toBe(true);
    expect(shown.some((text) => text.startsWith('step 2  NormalState'))).toBe(true);
    expect(shown.filter((text) => text.startsWith('step 3 '))).toHaveLength(2);
    expect(shown.join('\n')).toContain('call &fact (Vlong 10)');
  });

  test('a program that the library does not fit to is refused as by run', async () => {
    const misfit = join(folder, 'misfit.c');
    writeFileSync(misfit, 'int casin(struct s *);\nint main(void) { return casin(0); }\n');
    const { out, err, status } = await samaraWith('q\n', ['step', misfit]);
    expect({ out, status }).toEqual({ out: '', status: 1 });
    expect(err).toContain('LNK0010');
  });

  test('a breakpoint on a line, forwards and in reverse', async () => {
    const shown = await script(`break ${product}`, 'c', 'env', 'c', 'r');
    const stops = shown.filter((text) => text.startsWith('step ') && text.includes(`>   ${product} |`));
    expect(stops).toHaveLength(3);
    expect(shown.join('\n')).toMatch(/%n {5}Vlong 2\n[ *]%rest {2}Vlong 1/);
    expect(stops[2].split('\n')[0].split(' ')[1]).toBe(stops[0].split('\n')[0].split(' ')[1]);
    expect(stops[0]).toContain(`breakpoint: line ${product}`);
  });

  test('a breakpoint on a rule, on a function, and what is set', async () => {
    const shown = await script(
      'break returned',
      'c',
      'k',
      'delete returned',
      'break fact',
      'c',
      'info',
      'delete',
      'info',
    );
    expect(shown.join('\n')).toMatch(new RegExp(`Kcall +line ${recursion} +to &fact`));
    expect(shown[2]).toMatch(/by returned/);
    expect(shown.join('\n')).toContain('break  function &fact');
    expect(last(shown)).toBe('no breakpoints and no watches');
  });

  test('the premises of a rule, with their values in this step', async () => {
    const shown = await script('break if', 'c', 'rule', 'rule dassign');
    expect(shown[3]).toContain('S_if e s1 s2');
    expect(shown[3]).toMatch(/e → v +Vint 0\n/);
    expect(shown[3]).toMatch(/dread i64 %n +Vlong 10\n/);
    expect(shown[3]).toMatch(/bool_val v \(typeof e\) m = Some b +Vint 0: does not hold$/);
    expect(shown[4]).toContain('S_dassign vid fi ee');
  });

  test('the end, memory, and what the program has written', async () => {
    const text = (await script('c', 'mem', 's', 'nonsense')).join('\n');
    expect(text).toContain('10! = 3628800');
    expect(text).toContain('the end: results (Vint 0)');
    expect(text).toContain('31 30 21 20 3d');
    expect(text).toContain('no command nonsense (help lists them)');
    expect(text.split('10! = 3628800')).toHaveLength(2);
  });

  test('output that is behind is not written yet', async () => {
    const shown = await onList(
      'go end',
      'output',
      `break ${at('callassigned &strdup')}`,
      'r',
      'output',
      'go end',
      'output',
    );
    expect(shown[2]).toBe('first\nkept 14');
    expect(shown[5]).toBe('first');
    expect(shown[7]).toBe('first\nkept 14');
  });

  test('over calls and out of them', async () => {
    const shown = await script('s 3', 'n', 'o', 'g 10', 'g 0');
    expect(shown.some((text) => text.startsWith('step 0  CallState'))).toBe(true);
    expect(shown.some((text) => text.startsWith('step 10 '))).toBe(true);
    expect(shown.join('\n')).toContain('le  *%result = Vlong 3628800');
  });

  test('values, fields, blocks, activations', async () => {
    const shown = await onList(
      'break &add',
      'c',
      'print %n->value',
      'print *%n',
      'up',
      'print %n.next',
      'mem %n',
      'down',
      'print %s',
      'calls',
      'print $count',
    );
    expect(shown[3]).toBe('%n->value = Vint 7');
    expect(shown[4]).toMatch(/^\*%n\.value = Vint 7\n\*%n\.next = Vptr (\d+) \+0 +\(%n of &main, 16 bytes\)$/);
    expect(shown[5]).toContain(marked('call &add'));
    expect(shown[6]).toMatch(/^%n\.next = Vptr \d+ \+0/);
    expect(shown[7]).toMatch(/\+0 {2}07 00 00 00 \?\? \?\? \?\? \?\? →\d+\+0/);
    expect(shown[9]).toContain('no variable, register or block %s');
    expect(shown[10]).toMatch(/^> +0 {2}&add .*\n +1 {2}&main/);
    expect(shown[11]).toBe('$count = Vint 0');
  });

  test('who wrote this: forwards and backwards', async () => {
    const shown = await onList('watch $count', 'c', 'c', 'c', 'who $count', 'who $count', 'who $count', 'r');
    expect(shown[2]).toMatch(/\$count: rule dassign in step \d+ writes Vint 7$/);
    expect(shown[3]).toMatch(/\$count: rule dassign in step \d+ writes Vint 14$/);
    expect(shown[4]).toContain('the end: results (Vint 0)');
    expect(shown[5]).toMatch(/\$count: rule dassign in step \d+ writes Vint 14$/);
    expect(shown[5]).toContain(marked('dassign $count'));
    expect(shown[6]).toMatch(/\$count: rule dassign in step \d+ writes Vint 7$/);
    expect(shown[7]).toMatch(/nothing wrote \$count between the beginning and step \d+$/);
    expect(shown[7]).toMatch(/^step 0 /);
  });

  test('bytes of a block', async () => {
    const shown = await onList(
      'go end',
      'mem',
      'break &add',
      'r',
      'up',
      'watch %n+4:4',
      'watch %n:4',
      'who %n+0:2',
      'watch %n+15:2',
      'watch 999',
      'watch %1',
    );
    expect(shown[6]).toContain('watched: %n+4:4');
    expect(shown[8]).toMatch(/%n\+0:2: rule dassign in step \d+ writes 07 00$/);
    expect(shown[8]).toContain(marked('dassign %n 1'));
    expect(shown[9]).toMatch(/^%n\+15:2 is not within block \d+$/);
    expect(shown.slice(10, 12)).toEqual(['no block 999', 'no variable, register or block %1']);
  });

  test.each([
    ['break 1', 'no statement begins at line 1; the next is at line 10'],
    ['break 999', 'no statement begins at line 999'],
    ['break nowhere', 'no line, no function and no rule: nowhere'],
    ['s -3', '-3 is no number from 1'],
    ['b 0', '0 is no number from 1'],
    ['s two', 'two is no number from 1'],
    ['go', 'go where?'],
    ['go -1', '-1 is no number from 0'],
    ['rule constructor', 'no rule constructor'],
    ['up 9', 'outermost'],
    ['down', 'innermost'],
    ['c 5', 'The command takes nothing'],
    ['delete 3', 'no breakpoint and no watch'],
    ['toString', 'no command toString'],
    ['print', 'print what?'],
    ['print %none', 'no variable'],
    ['watch', 'watch what?'],
    ['help nothing', 'no command nothing'],
  ])('%s is refused, and nothing changes', async (command, message) => {
    const shown = await script('s 4', command, 'state');
    expect(shown[2]).toContain(message);
    expect(shown[3]).toBe(shown[1]);
  });

  test('a stuck state looks the same when one comes back to it, and says what was tried', async () => {
    const path = join(folder, 'twice.mpl');
    writeFileSync(
      path,
      'func &main () i32 {\n  var %p <* i32>\n  dassign %p (malloc ptr (constval u64 8))\n  free (dread ptr %p)\n  free (dread ptr %p)\n  return (constval i32 0)\n}\n',
    );
    const shown = await scriptOf(path, ['go end', 'rule', 'mem', 'b 2', 'go end', 'rule', 'mem']);
    expect(shown[5].replaceAll('*', '')).toBe(shown[1].replaceAll('*', ''));
    expect([shown[6], shown[7].replaceAll('*', ' ')]).toEqual([shown[2], shown[3].replaceAll('*', ' ')]);
    expect(shown[2]).toMatch(/✗ Mem\.load Mptr m loc low = Some v +does not hold: a block of memory is freed/);
  });

  test('memory is shown whatever stands in it', async () => {
    const path = join(folder, 'torn.mpl');
    writeFileSync(
      path,
      `func &main () i32 {
  var %a <[2] ptr>
  iassign <* ptr> 0 (addrof ptr %a, addrof ptr %a)
  iassign <* u8> 0 (add ptr (addrof ptr %a, constval u64 3), constval u8 10)
  return (constval i32 0)
}
`,
    );
    const shown = await scriptOf(path, ['break 5', 'c', 'mem %a', 'env', 'print %a[0]']);
    expect(shown[3]).toMatch(/→(\d+)\+0#0 →\1\+0#1 →\1\+0#2 0a →\1\+0#4/);
  });
});

describe('in a terminal of 80 columns', () => {
  needs('tmux');
  const session = `samara-step-${process.pid}`;
  const tmux = (...words: string[]): string => execFileSync('tmux', ['-L', session, ...words], { encoding: 'utf8' });

  // A server without sessions ends, perhaps while a new one is being opened.
  beforeAll(() => void (has('tmux') && tmux('new-session', '-d', '-s', 'stay', 'sleep 1000')));
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
  const press = (...keys: string[]): string => tmux('send-keys', '-t', session, ...keys);

  /** The last line of the screen is the user's. */
  const height = (shown: string): number => shown.split('\n').findLastIndex((line) => line.startsWith('(step)')) + 1;

  async function rows(wanted: number): Promise<void> {
    for (let i = 0; i < 150 && height(tmux('capture-pane', '-p', '-t', session)) !== wanted; i++)
      await new Promise((done) => setTimeout(done, 100));
    expect(height(tmux('capture-pane', '-p', '-t', session))).toBe(wanted);
  }

  test.runIf(isWhole)(
    'forwards, backwards, breakpoint, memory, keys, sizes',
    async () => {
      tmux(
        'new-session',
        '-d',
        '-s',
        session,
        '-x',
        '80',
        '-y',
        '24',
        `cd '${root}' && ./samara step examples/fact.mpl`,
      );
      await screen('step 0  CallState');
      type('s 3');
      const third = await screen('step 3  CallState');
      expect(third.split('\n').every((line) => line.length <= 80)).toBe(true);
      await rows(24);
      type('b');
      await screen('step 2  NormalState');
      press('Up');
      press('Up');
      press('Enter');
      await screen('step 5  NormalState');
      tmux('resize-window', '-t', session, '-x', '60', '-y', '12');
      await rows(12);
      tmux('resize-window', '-t', session, '-x', '80', '-y', '50');
      await rows(50);
      type(`break ${product}`);
      await screen(`breakpoints: line ${product}`);
      type('c');
      expect(await screen(`breakpoint: line ${product}`)).toMatch(/%n {5}Vlong 2\n[ *]%rest {2}Vlong 1/);
      type('mem');
      expect(await screen('%rest of &fact')).toContain('31 30 21 20 3d');
      type('q');
    },
    30_000,
  );

  test('Ctrl-C stops a run, not the session; output is rewound', async () => {
    writeFileSync(
      join(folder, 'endless.mpl'),
      `func &putchar extern (var %c i32) i32
func &main () i32 {
  call &putchar (constval i32 42)
  while (constval i32 1) {
  }
  return (constval i32 0)
}
`,
    );
    const other = `${session}-endless`;
    tmux(
      'new-session',
      '-d',
      '-s',
      other,
      '-x',
      '80',
      '-y',
      '24',
      `cd '${root}' && ./samara step ${join(folder, 'endless.mpl')}`,
    );
    const shows = async (text: string): Promise<string> => {
      for (let i = 0; i < 150; i++) {
        const shown = tmux('capture-pane', '-p', '-t', other);
        if (shown.includes(text)) return shown;
        await new Promise((done) => setTimeout(done, 100));
      }
      throw new Error(`${text} is not on the screen`);
    };
    await shows('step 0  CallState');
    tmux('send-keys', '-t', other, 'c', 'Enter');
    await shows('Ctrl-C stops');
    tmux('send-keys', '-t', other, 'C-c');
    expect(await shows('stopped; this was begun at step 0')).toMatch(/── output ─+\n\*\n/);
    tmux('send-keys', '-t', other, 'g 1', 'Enter');
    expect(await shows('step 1 ')).not.toContain('── output');
    tmux('send-keys', '-t', other, 'q', 'Enter');
  }, 30_000);
});
