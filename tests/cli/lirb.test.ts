/** Binary files of the linear IR on the command line: every command reads them like the text, and lists what they hold. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { samara } from './samara.ts';

const text = `profile full, pointer 8
entry @main
# greets
global const data 7 align 1 @s = {0: "hello\\0a"}
extern func i32 @printf(i64, i64), variadic

func i32 @main, param 0
  local i32 l0
  rparam @s
  rparam 0L
  l0 = call @printf, param 2 # says it
  l0 = SubI l0, 6
  t1 = DivI 1, l0
  return t1
func end
`;

let folder = '';
let [from, to] = ['', ''];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'samara-lirb-'));
  [from, to] = [join(folder, 'a.lir'), join(folder, 'a.lirb')];
  writeFileSync(from, text);
  expect(await samara('as', from, '-o', to)).toEqual({ status: 0, out: '', err: '' });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('to binary and back', async () => {
  expect(readFileSync(to).subarray(0, 4).toString()).toBe('LIRB');
  expect(await samara('dis', to)).toEqual({ status: 0, out: text, err: '' });
  const bare = join(folder, 'no-extension');
  expect(await samara('as', to, '--strip', '-o', bare)).toMatchObject({ status: 0 });
  expect((await samara('dis', bare)).out).toBe(text.replace('# greets\n', '').replace(' # says it', ''));
  expect(readFileSync(bare).length).toBeLessThan(readFileSync(to).length);
});

test.each([
  ['check', []],
  ['fmt', []],
  ['lower', ['--to', 'ssa']],
  ['graph', ['--kind', 'calls']],
  ['opt', ['-O2']],
] as const)('%s says of both the same', async (command, options) => {
  expect(await samara(command, to, ...options)).toEqual(await samara(command, from, ...options));
});

test('it runs, and a trap names its line without the text', async () => {
  const { status, out, err } = await samara('run', to);
  expect({ status, out }).toEqual({ status: 3, out: 'hello\n' });
  expect(err).toContain(`${from}:13:3`);
});

test('lower and opt write what the name of the file says; dis writes text', async () => {
  for (const [command, ...options] of [
    ['lower', '--to', 'ssa'],
    ['opt', '-O1', '--to', 'ssa'],
  ] as const) {
    const out = join(folder, `${command}.lirb`);
    expect(await samara(command, from, ...options, '-o', out)).toMatchObject({ status: 0, out: '' });
    expect(readFileSync(out).subarray(0, 4).toString()).toBe('LIRB');
    expect((await samara('dis', out)).out).toBe((await samara(command, from, ...options)).out);
  }
  const again = join(folder, 'again.lirb');
  expect(await samara('dis', to, '-o', again)).toMatchObject({ status: 2 });
  expect(await samara('dis', to, '-o', join(folder, 'again.lir'))).toMatchObject({ status: 0 });
  expect(readFileSync(join(folder, 'again.lir'), 'utf8')).toBe(text);
});

test('other binary files come from SysY and from lower', async () => {
  const program = join(folder, 'p.sy');
  writeFileSync(program, 'int main() { return 7; }\n');
  expect(await samara('as', program, '-o', join(folder, 'p.lirb'))).toMatchObject({ status: 0 });
  expect(await samara('run', join(folder, 'p.lirb'))).toMatchObject({ status: 7 });
});

test('--list of the binary file and of the text', async () => {
  const listed = await samara('as', '--list', to);
  expect(listed.status).toBe(0);
  expect(listed.out).toMatch(/^linear-binary, version 1, tables [0-9a-f]{16}\n/);
  expect(listed.out).toMatch(/^10 +code +0x[0-9a-f]+ +\d+$/m);
  expect(listed.out).toMatch(/^func +0x[0-9a-f]+ +\d+ +main$/m);
  expect(listed.out).toMatch(/^extern func +0 +printf$/m);
  expect((await samara('as', '--list', from)).out).toBe(listed.out);
  const { sections, symbols } = JSON.parse((await samara('as', '--list', to, '--json')).out) as {
    sections: { id: number; offset: number; size: number }[];
    symbols: { kind: string; name: string }[];
  };
  expect(symbols.map(({ kind, name }) => `${kind} ${name}`)).toEqual(['global s', 'extern func printf', 'func main']);
  const end = sections.reduce((last, { offset, size }) => Math.max(last, offset + size), 0);
  expect(end).toBe(readFileSync(to).length);
  expect(await samara('as', '--list', to, '-o', from)).toMatchObject({ status: 2 });
  expect(await samara('as', to)).toMatchObject({ status: 2 });
});

test.each([
  ['examples/greet.ti', /^global +0x[0-9a-f]+ +\d+ +@greeting$/m],
  ['examples/queens.mpl', /^func +0x[0-9a-f]+ +\d+ +&main$/m],
])('--list of the other binary forms: %s', async (file, line) => {
  const { status, out } = await samara('as', '--list', file);
  expect(status).toBe(0);
  expect(out).toMatch(line);
  expect(out).toMatch(/^\d+ +bodies +0x[0-9a-f]+ +[1-9]\d*$/m);
});

test('a file that was cut off', async () => {
  const cut = join(folder, 'cut.lirb');
  writeFileSync(cut, readFileSync(to).subarray(0, 100));
  expect(await samara('run', cut)).toMatchObject({ status: 1, err: expect.stringContaining('LIN3001') as string });
  expect(await samara('as', '--list', cut)).toMatchObject({
    status: 1,
    err: expect.stringContaining('LIN3001') as string,
  });
});
