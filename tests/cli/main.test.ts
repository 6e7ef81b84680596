/** The command line without a process: words in, standard output, standard error and exit status out. */
import { describe, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { commands } from '../../src/cli/commands.ts';
import { allCodes } from '../../src/driver/catalogues.ts';
import { opTables, type OpDescription } from '../../src/driver/op-tables.ts';
import { textWidth } from '../../src/base/text-width.ts';
import { samara, samaraOnTerminal } from './samara.ts';

describe('finding the command', () => {
  test('without words, with help and with --help: one screen', async () => {
    const bare = await samara();
    expect(bare).toMatchObject({ status: 0, err: '' });
    expect(bare.out.split('\n').length).toBeLessThan(40);
    for (const name of Object.keys(commands)) expect(bare.out).toMatch(new RegExp(`^  ${name} `, 'm'));
    expect(await samara('--help')).toEqual(bare);
    expect(await samara('help')).toEqual(bare);
  });

  test('the version', async () => {
    expect(await samara('--version')).toEqual({ status: 0, out: `${packageJson.version}\n`, err: '' });
    expect(await samara('-V')).toMatchObject({ status: 0, out: `${packageJson.version}\n` });
  });

  test.each(Object.keys(commands))('%s has help with examples that name it', async (name) => {
    const help = await samara(name, '--help');
    expect(help).toMatchObject({ status: 0, err: '' });
    expect(help.out).toContain(`Usage: samara ${name}`);
    expect(help.out).toMatch(new RegExp(`Examples:\n  samara ${name}`));
    expect(await samara('help', name)).toEqual(help);
    expect(help.out.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });

  test.each([
    [['opps'], `error: unknown command 'opps'\n(Did you mean ops?)\n`],
    [['--versoin'], `error: unknown option '--versoin'\n(Did you mean --version?)\n`],
    [['ops', '--jsno'], `error: unknown option '--jsno'\n(Did you mean --json?)\n`],
    [['help', 'explian'], `error: unknown command 'explian'\n(Did you mean explain?)\n`],
    [['hello.mpl'], `error: unknown command 'hello.mpl'\n(to run a file: samara run hello.mpl)\n`],
    [['constructor'], `error: unknown command 'constructor'\n`],
    [
      ['ops', '--color', 'blue'],
      `error: option '--color <when>' argument 'blue' is invalid. Allowed choices are auto, always, never.\n`,
    ],
  ])('%j is wrong usage', async (words, message) => {
    const { status, out, err } = await samara(...words);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err.startsWith(message)).toBe(true);
  });
});

describe('explain', () => {
  test.each(allCodes())('%s', async (code) => {
    const { status, out, err } = await samara('explain', code);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toMatch(new RegExp(`^(error|warning)\\[${code}\\]: .+\n\n[^]+\nWrong:\n\n    [^]+\nRight:\n\n    `));
  });

  test('the list, small letters, JSON, and an unknown code', async () => {
    const list = await samara('explain');
    expect(list.out.match(/^ {2}[A-Z]+\d{4} /gm)).toHaveLength(allCodes().length);
    expect(await samara('explain', 'sam0001')).toEqual(await samara('explain', 'SAM0001'));
    const parsed = JSON.parse((await samara('explain', 'SAM0001', '--json')).out) as unknown;
    expect(parsed).toMatchObject([{ code: 'SAM0001', severity: 'error' }]);
    expect((await samara('explain', 'dred')).err).toBe("error: unknown code 'dred'\n(Did you mean dread?)\n");
    expect((await samara('explain', 'vector_sum_v4i32', 'JS_PRINT')).out).toBe(
      'i32 vector_sum_v4i32 (v4i32)\n\nthe sum of all lanes, from lane 0 on\n\n' +
        'dynany JS_PRINT (dynany, …)\n\nwrites the operands as strings, a space between them, and a line end; gives\nundefined\n',
    );
    expect((await samara('explain', 'T-DIV0', 'timeout')).out).toMatch(
      /^trap\[divide-by-zero\]: .* \(T-DIV0 in Tuyin IR\)\n[^]*\ntrap\[timeout\]: [^(]*$/,
    );
    expect((await samara('explain', 'T-BOUNDZ')).err).toContain('Did you mean T-BOUNDS');
    expect(await samara('explain', 'SAM001')).toMatchObject({
      status: 2,
      out: '',
      err: expect.stringContaining('Did you mean SAM000') as string,
    });
  });
});

describe('ops', () => {
  test('of maple: all that the two editions of the specification name, older spellings included', () => {
    const exceptions = ['block', 'label', 'comment'];
    const named = opTables['maple'].operations().filter((op) => op.from !== 'dialect' && !exceptions.includes(op.name));
    expect(named).toHaveLength(143);
  });

  test.each(Object.keys(opTables))('of %s: one line each, and everything in JSON', async (ir) => {
    const names = opTables[ir].operations().map((op) => op.name);
    const text = await samara('ops', '--ir', ir);
    expect(
      text.out
        .trimEnd()
        .split('\n')
        .map((line) => line.split(' ')[0]),
    ).toEqual(names);
    const json = JSON.parse((await samara('ops', '--ir', ir, '--json')).out) as OpDescription[];
    expect(json.map((op) => op.name)).toEqual(names);
    for (const op of json) expect(op.description).not.toBe('');
    const own = json.filter((op) => op.kind !== 'alias');
    expect(new Set(own.map((op) => op.code)).size).toBe(own.length);
  });

  test.each([80, 200])('on a terminal of %d columns no line is longer', async (columns) => {
    for (const words of [['ops'], ['ops', '--ir', 'linear'], ['explain']]) {
      const { out } = await samaraOnTerminal(columns, ...words);
      expect(out.split('\n').filter((line) => textWidth(line) > columns)).toEqual([]);
    }
    const { out } = await samaraOnTerminal(columns, 'ops');
    for (const { name } of opTables['maple'].operations()) expect(out).toMatch(new RegExp(`^ *${name}(?: |$)`, 'm'));
  });

  test('some of them, and one that does not exist', async () => {
    const { out } = await samara('ops', 'add', 'sub');
    expect(out).toMatch(/^add <prim> \(a, b\)\n\nsum\n[^]+Example:\n\n {4}func &f [^]+\n\nsub <prim>/);
    expect((await samara('explain', 'dread')).out).toBe((await samara('ops', 'dread')).out);
    expect((await samara('ops', 'try')).out).toContain('read as    jstry, javatry');
    // The same name in two IRs: both are explained.
    expect((await samara('explain', 'add')).out.match(/^ {2}of .*/gm)).toEqual([
      '  of         MAPLE IR',
      '  of         Tuyin stack code',
    ]);
    expect(await samara('ops', 'bad')).toMatchObject({
      status: 2,
      out: '',
      err: "error: no IR has an operation 'bad'\n(did you mean `band`?)\n",
    });
    expect((await samara('ops', 'ldarg', 'AddL')).out).toMatch(/of +the linear IR[^]*of +Tuyin stack code/);
    expect((await samara('ops', 'ldarg', '--ir', 'maple')).err).toContain("MAPLE IR has no operation 'ldarg'");
  });
});
