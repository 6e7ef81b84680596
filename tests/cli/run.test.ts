/** `run`: output, exit status, traps, one function with values; on the examples and on small programs. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { samara, samaraWith } from './samara.ts';
import { linearEngines, namesOf } from '../engines.ts';

const example = (name: string): string => resolve(import.meta.dirname, '../../examples', `${name}.mpl`);

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'samara-run-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, content: string): string {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}

const returning = (value: string): string => `func &main () i32 {\n  return (${value})\n}\n`;

describe('programs', () => {
  test('hello', async () => {
    expect(await samara('run', example('hello'))).toEqual({ status: 0, out: 'Hello from MAPLE IR\n', err: '' });
  });

  test('standard input', async () => {
    const { status, out } = await samaraWith('one two\nthree\n', ['run', example('wc')]);
    expect(status).toBe(0);
    expect(out.match(/\d+/g)).toEqual(['2', '3', '14']);
  });

  test.each([
    ['constval i32 7', 7],
    ['constval i32 -1', 255],
    ['constval i32 300', 44],
  ])('%s is the exit status %i', async (value, status) => {
    expect(await samara('run', file('status.mpl', returning(value)))).toEqual({ status, out: '', err: '' });
  });

  test('exit ends the program, with what it has printed', async () => {
    const text = `func &exit extern (var %s i32) void\nfunc &puts extern (var %s <* i8>) i32\n${returning('constval i32 1').replace('{\n', '{\n  call &puts (conststr ptr "x")\n  call &exit (constval i32 9)\n')}`;
    expect(await samara('run', file('exit.mpl', text))).toEqual({ status: 9, out: 'x\n', err: '' });
  });

  test('a trap: status 3, the reason and the place', async () => {
    const text =
      'func &div (var %a i32, var %b i32) i32 {\n  return (div i32 (dread i32 %a, dread i32 %b))\n}\nfunc &main () i32 {\n  var %r i32\n  callassigned &div (constval i32 1, constval i32 0) { dassign %r 0 }\n  return (dread i32 %r)\n}\n';
    const { status, out, err } = await samara('run', file('trap.mpl', text));
    expect({ status, out }).toEqual({ status: 3, out: '' });
    expect(err).toMatch(/^trap\[divide-by-zero\]: integer division by zero\n --> .*:2:11\n/);
  });

  test('what cannot start', async () => {
    expect(await samara('run', file('none.mpl', 'func &f () void {\n  return ()\n}\n'))).toMatchObject({
      status: 1,
      err: expect.stringContaining('SAM0201') as string,
    });
    expect(await samara('run', join(folder, 'missing.mpl'))).toMatchObject({
      status: 1,
      err: expect.stringContaining('SAM0001') as string,
    });
    expect(await samara('run', file('wrong.mpl', returning('constval i33 1')))).toMatchObject({
      status: 1,
      out: '',
      err: expect.stringContaining('error[MPL') as string,
    });
    expect((await samara('run')).status).toBe(2);
    expect((await samara('run', '--engine', 'steam', example('hello'))).status).toBe(2);
  });
});

describe('engines and languages', () => {
  test.each(['hello', 'fact', 'list', 'queens', 'interpreter'])('%s prints the same on every engine', async (name) => {
    const wasm = await samara('run', example(name));
    expect(wasm.status).toBe(0);
    expect(await samara('run', '--engine', 'interp', example(name))).toEqual(wasm);
  });

  test.each(namesOf(linearEngines('linear')))('SysY and linear text on %s', async (engine) => {
    const sysy = file(
      'sum.sy',
      'int main() {\n  int n = getint(), s = 0;\n  while (n > 0) { s = s + n; n = n - 1; }\n  putint(s);\n  putch(10);\n  return s % 256;\n}\n',
    );
    expect(await samaraWith('100\n', ['run', '--engine', engine, sysy])).toMatchObject({ status: 5050 % 256, err: '' });
    const ssa = file('sum.lir', (await samara('lower', '--to', 'ssa', sysy)).out);
    expect((await samaraWith('10\n', ['run', '--engine', engine, ssa])).status).toBe(55);
    expect((await samaraWith('10\n', ['run', '--engine', engine, ssa])).out).toContain('55');
  });
});

describe('one function', () => {
  test('its values and its result', async () => {
    expect(await samara('run', example('fact'), '--call', 'fact', '12')).toEqual({
      status: 0,
      out: '479001600\n',
      err: '',
    });
    expect(await samara('run', example('fact'), '--call', '&fact', '0xf')).toMatchObject({
      status: 0,
      out: '1307674368000\n',
    });
  });

  test.each([
    ['i8', 'neg i8 (dread i8 %x)', '-128', '-128'],
    ['u32', 'sub u32 (dread u32 %x, constval u32 1)', '0', '4294967295'],
    ['i64', 'neg i64 (dread i64 %x)', '-9223372036854775808', '-9223372036854775808'],
    ['u64', 'bnot u64 (dread u64 %x)', '0', '18446744073709551615'],
    ['f32', 'div f32 (dread f32 %x, constval f32 3.0f)', '1', '0.33333334'],
    ['f64', 'div f64 (dread f64 %x, constval f64 3.0)', '1', '0.3333333333333333'],
    ['f64', 'neg f64 (dread f64 %x)', '0', '-0.0'],
  ])('%s: %s', async (type, expression, value, result) => {
    const name = file('one.mpl', `func &f (var %x ${type}) ${type} {\n  return (${expression})\n}\n`);
    expect(await samara('run', name, '--call', 'f', value)).toEqual({ status: 0, out: `${result}\n`, err: '' });
  });

  test('wrong values', async () => {
    for (const [words, code] of [
      [['gact', '1'], 'SAM0202'],
      [['fact'], 'SAM0203'],
      [['fact', '1', '2'], 'SAM0203'],
      [['fact', 'x'], 'SAM0204'],
    ] as const) {
      expect(await samara('run', example('fact'), '--call', ...words)).toMatchObject({
        status: 1,
        out: '',
        err: expect.stringContaining(code) as string,
      });
    }
  });
});

describe('--count', () => {
  // Four instructions a turn: comparison, conditional jump, addition, assignment. Labels and plain jumps do not count, so
  // that a function counts alike in all its forms.
  const text = [
    'func i32 @f, param 1',
    '  fparam i32 p0',
    '  local i32 l1',
    '  l1 = 0',
    'lbl0:',
    '  t2 = LessI l1, p0',
    '  goto t2 ? lbl1 : lbl2',
    'lbl1:',
    '  t3 = AddI l1, 1',
    '  l1 = t3',
    '  goto lbl0',
    'lbl2:',
    '  return l1',
    'func end',
    '',
  ].join('\n');

  test('says what the interpreter executed, and that others do not count', async () => {
    const name = file('count.lir', `profile core\n\nexport ${text}`);
    const count = async (n: number): Promise<number> => {
      const { out, err } = await samara('run', name, '--engine', 'interp', '--count', '--call', 'f', String(n));
      expect(out).toBe(`${n}\n`);
      return Number(/^(\d+) steps$/m.exec(err)?.[1]);
    };
    expect((await count(100)) - (await count(0))).toBe(400);
    // Without an engine, the first that counts.
    expect((await samara('run', name, '--count', '--call', 'f', '3')).err).toMatch(/^\d+ steps$/m);
    const other = await samara('run', name, '--count', '--call', 'f', '3', '--engine', 'wasm');
    expect(other).toMatchObject({
      status: 2,
      err: expect.stringContaining('--count is for --engine interp') as string,
    });
  });
});
