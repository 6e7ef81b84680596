/** `check`, `fmt` and `lower` on files: what is printed where, and the exit status. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { samara } from './samara.ts';

const good = 'func &main () i32 {\n  return (constval i32 0)\n}\n';
const untidy = 'func &main() i32 { # says nothing\n return (  constval i32 0 ) }\n';
const bad = 'func &main () i32 {\n  return (constval i33 0)\n}\n';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'samara-check-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, content: string): string {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}

function emptyFolder(name: string): string {
  mkdirSync(join(folder, name));
  return join(folder, name);
}

describe('check', () => {
  test('a right file: silence', async () => {
    expect(await samara('check', file('good.mpl', good))).toEqual({ status: 0, out: '', err: '' });
    expect(await samara('check', '--json', file('good.mpl', good))).toEqual({ status: 0, out: '[]\n', err: '' });
  });

  test('safe fixes are written, what is left is told', async () => {
    const text = 'struct s { int x; };\nint f(struct s *p) {\n  int n = p.x\n  printf("%d\\n", n);\n  return nn;\n}\n';
    const path = file('mend.c', text);
    const first = await samara('check', '--fix', path);
    expect(first.status).toBe(1);
    expect(first.err).toContain('3 fixes written into 1 file\n');
    expect(first.err).toContain('`nn` is not declared');
    expect(first.err.match(/^error/gm)).toHaveLength(1);
    expect(readFileSync(path, 'utf8')).toBe(`#include <stdio.h>\n${text.replace('p.x', 'p->x;')}`);
    // A second time nothing is left to write.
    expect((await samara('check', '--fix', path)).err).not.toContain('written');
  });

  test('warnings by switches, glued as C people type them; also in run', async () => {
    const path = file('warn.c', 'int main(void) {\n  int x;\n  return 0;\n}\n');
    expect((await samara('check', path)).err).toBe('');
    expect((await samara('check', '-Wall', path)).err).toContain('[-Wunused-variable]');
    expect((await samara('check', '-Wall', '-Wno-unused', path)).err).toBe('');
    expect((await samara('run', '-Wunused-variable', path)).err).toContain('warning[CC3080]');
    expect((await samara('check', '-Wall', '-w', path)).err).toBe('');
    const strict = await samara('check', '-Wall', '-Werror', '--json', path);
    expect(strict.status).toBe(1);
    expect(JSON.parse(strict.out)).toMatchObject([{ severity: 'error', option: 'unused-variable' }]);
    expect((await samara('check', '-Wunusde', path)).err).toContain('did you mean `-Wunused`?');
  });

  test('a wrong file: the place, and status 1', async () => {
    const { status, out, err } = await samara('check', file('bad.mpl', bad));
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toMatch(/^error\[MPL\d{4}\]: /);
    expect(err).toContain(`--> ${join(folder, 'bad.mpl')}:2:20\n`);
    expect(err).toContain('2 |   return (constval i33 0)\n');
    expect(err).not.toContain('\u001b[');
    expect((await samara('check', '--color', 'always', join(folder, 'bad.mpl'))).err).toContain('\u001b[');
  });

  test('mistakes of the text in one function do not hide what is wrong in others', async () => {
    const other = 'func &g () i32 {\n  goto @nowhere\n}\n';
    const { err } = await samara('check', file('two.mpl', `${bad}${other}`));
    expect(err).toMatch(/^error\[MPL1\d+\]: .*i33[^]*^error\[MPL2\d+\]: .*nowhere[^]*^2 errors$/m);
    // A damaged declaration may be what the functions need: then only the text is spoken of.
    const damaged = await samara('check', file('declaration.mpl', `var $x <i33>\n${other}`));
    expect(damaged.err).not.toContain('nowhere');
  });

  test('a wrong file as JSON, on standard output', async () => {
    const { status, out, err } = await samara('check', '--json', file('bad.mpl', bad));
    expect({ status, err }).toEqual({ status: 1, err: '' });
    expect(JSON.parse(out)).toMatchObject([
      {
        severity: 'error',
        file: join(folder, 'bad.mpl'),
        start: { line: 2, column: 20, offset: 39 },
        end: { line: 2, column: 23, offset: 42 },
      },
    ]);
  });

  test('every file is looked at, whatever is wrong with the others', async () => {
    const { status, out } = await samara(
      'check',
      '--json',
      join(folder, 'missing.mpl'),
      emptyFolder('empty'),
      file('bad.mpl', bad),
      file('other.xyz', '\u0001\u0002'),
    );
    expect(status).toBe(1);
    const codes = (JSON.parse(out) as { code: string }[]).map(({ code }) => code);
    expect(codes).toEqual(['SAM0008', 'SAM0001', expect.stringMatching(/^MPL/), 'SAM0101']);
  });

  test('the format comes from --from, the extension, or the content', async () => {
    expect(await samara('check', file('program', good))).toMatchObject({ status: 0 });
    expect(await samara('check', '--from', 'maple', file('program.xyz', '# nothing but a comment\n'))).toMatchObject({
      status: 0,
    });
    expect(await samara('check', '--from', 'mable', join(folder, 'program'))).toMatchObject({ status: 2 });
    expect((await samara('check')).status).toBe(2);
  });
});

describe('fmt', () => {
  test('a linear file keeps its comments', async () => {
    const body = 'export func i32 @f, param 1\n  fparam i32 p0\n  return p0\nfunc end\n';
    const commented = file('commented.lir', `# why\n${body}`);
    expect(await samara('fmt', '--write', commented)).toMatchObject({ status: 0 });
    expect(readFileSync(commented, 'utf8')).toBe(`profile full, pointer 8\n\n# why\n${body}`);
    const plain = file('plain.lir', `global const data 4 align 1 @s = {0: "# no"}\n${body}`);
    expect((await samara('fmt', '--write', plain)).status).toBe(0);
    expect(readFileSync(plain, 'utf8')).toMatch(/^profile full/);
  });

  test('prints, leaves files alone, and what it prints is canonical', async () => {
    const name = file('untidy.mpl', untidy);
    const { status, out, err } = await samara('fmt', name);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toContain('says nothing');
    expect(readFileSync(name, 'utf8')).toBe(untidy);
    expect((await samara('fmt', file('tidy.mpl', out))).out).toBe(out);
  });

  test('--check lists, --write replaces what differs and nothing else', async () => {
    const name = file('untidy.mpl', untidy);
    expect(await samara('fmt', '--check', name)).toEqual({ status: 1, out: `${name}\n`, err: '' });
    expect(await samara('fmt', '--write', name)).toEqual({ status: 0, out: '', err: '' });
    expect(await samara('fmt', '--check', name)).toEqual({ status: 0, out: '', err: '' });
    const written = statSync(name).ino;
    expect((await samara('fmt', '--write', name)).status).toBe(0);
    expect(statSync(name).ino).toBe(written);
    expect((await samara('fmt', '--write', '--check', name)).status).toBe(2);
  });

  test('a file with errors is left alone', async () => {
    const name = file('bad.mpl', bad);
    expect(await samara('fmt', '--write', name)).toMatchObject({ status: 1, out: '' });
    expect(readFileSync(name, 'utf8')).toBe(bad);
  });
});

describe('lower', () => {
  const loop =
    'func &count (var %n i32) i32 {\n  while (gt i32 i32 (dread i32 %n, constval i32 0)) {\n    dassign %n (sub i32 (dread i32 %n, constval i32 1))\n  }\n  return (dread i32 %n)\n}\n';

  test('--to flat prints a program without loops, which is flat', async () => {
    const { status, out, err } = await samara('lower', '--to', 'flat', file('loop.mpl', loop));
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).not.toMatch(/^\s*while /m);
    expect(await samara('check', '--level', 'flat', file('flat.mpl', out))).toEqual({ status: 0, out: '', err: '' });
    expect((await samara('check', '--level', 'flat', join(folder, 'loop.mpl'))).status).toBe(1);
  });

  test.each(['linear', 'cfg', 'ssa'])(
    '--to %s prints linear IR that checks, and that any form comes back from',
    async (level) => {
      const { status, out, err } = await samara('lower', '--to', level, file('loop.mpl', loop));
      expect({ status, err }).toEqual({ status: 0, err: '' });
      const name = file(`${level}.lir`, out);
      expect(await samara('check', name)).toEqual({ status: 0, out: '', err: '' });
      expect((await samara('fmt', name)).out).toBe(out);
      for (const other of ['linear', 'cfg', 'ssa'])
        expect(await samara('lower', '--to', other, name)).toMatchObject({ status: 0, err: '' });
      expect(await samara('lower', '--to', 'flat', name)).toMatchObject({
        status: 1,
        out: '',
        err: expect.stringContaining('SAM0102') as string,
      });
    },
  );

  test('-o writes a file, and a failure leaves what was there', async () => {
    const output = file('out.mpl', 'before');
    expect(await samara('lower', '--to', 'flat', file('bad.mpl', bad), '-o', output)).toMatchObject({
      status: 1,
      out: '',
    });
    expect(readFileSync(output, 'utf8')).toBe('before');
    expect(await samara('lower', '--to', 'flat', file('loop.mpl', loop), '-o', output)).toEqual({
      status: 0,
      out: '',
      err: '',
    });
    expect(readFileSync(output, 'utf8')).not.toBe('before');
    mkdirSync(join(folder, 'dir'), { recursive: true });
    expect(await samara('lower', '--to', 'flat', join(folder, 'loop.mpl'), '-o', join(folder, 'dir'))).toMatchObject({
      status: 1,
    });
  });

  test('wrong usage', async () => {
    expect((await samara('lower', join(folder, 'loop.mpl'))).status).toBe(2);
    expect((await samara('lower', '--to', 'sideways', join(folder, 'loop.mpl'))).status).toBe(2);
  });
});
