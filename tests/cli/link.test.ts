/** `samara link`, `archive`, `build -c`, `-MD`, and several files for `run`, `lower` and `build`: as a user meets them. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formatDependencies } from '../../src/driver/make-dependencies.ts';
import { samara } from './samara.ts';
import { workFolder } from './work-folder.ts';

const { folder, at, file } = workFolder('link');

const main = file(
  'main.sy',
  'int add(int a, int b);\nextern int calls;\nint main() { putint(add(2, 3) * 10 + calls); return 0; }\n',
);
const add = file('add.sy', 'int calls;\nint add(int a, int b) { calls = calls + 1; return a + b; }\n');
const unused = file('unused.sy', 'int unused() { return 1; }\n');

describe('several files', () => {
  test('run, lower and build link them', async () => {
    expect(await samara('run', main, add)).toEqual({ status: 0, out: '51', err: '' });
    expect((await samara('run', main, add, unused, '--call', 'add', '4', '5')).out).toBe('9\n');
    expect((await samara('lower', main, add, '--to', 'ssa')).out).toContain('@add, param 2, form ssa');
    const { status, err } = await samara('build', main, add, '--target', 'wasm', '-o', at('p.wasm'));
    expect(status).toBe(0);
    // `putint` is in it.
    expect(err).toMatch(/^note: \S+p\.wasm imports env\.__sys_(?!.*putint)/);
  });

  test('every mistake of every file is said, then nothing is linked', async () => {
    const bad = file('bad.sy', 'int f() { return x; }\nint g() { return y; }\n');
    const { status, err } = await samara('run', main, bad);
    expect(status).toBe(1);
    expect(err.match(/SYS2001/g)).toHaveLength(2);
    expect(err).not.toContain('LNK');
  });

  test('all that is missing, all that is twice, each with its places', async () => {
    const { status, err } = await samara('link', main, add, add, '-o', at('p.lir'));
    expect(status).toBe(1);
    expect(err.match(/error\[LNK0001\]/g)).toHaveLength(2);
    const missing = await samara('link', main, '-o', at('p.lir'));
    expect(missing.err.match(/error\[LNK0002\]: `\w+`/g)).toEqual(['error[LNK0002]: `calls`', 'error[LNK0002]: `add`']);
    expect((await samara('link', main, '--extern', 'add', '--extern', '@calls', '-o', at('p.lir'))).status).toBe(0);
  });
});

test('check --link', async () => {
  expect(await samara('check', '--link', main, add)).toEqual({ status: 0, out: '', err: '' });
  expect((await samara('check', '--link', main, unused)).err.match(/LNK0002/g)).toHaveLength(2);
});

describe('link', () => {
  test('a damaged body that is reached is said, whatever it is linked with', async () => {
    const damaged = at('damaged.bpl');
    await samara(
      'build',
      '-c',
      file('whole.mpl', 'func &main () i32 {\n  return (constval i32 300)\n}\n'),
      '-o',
      damaged,
    );
    const { out } = await samara('as', damaged, '--list');
    const bytes = readFileSync(damaged);
    const body = Number(/func +(0x\w+) +\d+ +&main/.exec(out)?.[1]);
    writeFileSync(damaged, bytes.fill(0xff, body, body + 4));
    await samara('archive', add, '-o', at('damaged.sar'));
    for (const others of [[], [unused], [at('damaged.sar')]]) {
      const { status, err } = await samara('link', damaged, ...others, '--gc', '-o', at('damaged.lir'));
      expect([status, err.match(/error\[MPL1401\]/g)?.length]).toEqual([1, 1]);
    }
  });

  test('writes what runs, without what nothing reaches', async () => {
    expect(await samara('link', main, add, unused, '--gc', '-o', at('program.lir'))).toEqual({
      status: 0,
      out: '',
      err: '',
    });
    expect((await samara('run', at('program.lir'))).out).toBe('51');
    // SysY exports everything that it defines.
    const start = file(
      'start.lir',
      'profile full, pointer 4\nfunc i32 @f, param 0\n  return 7\nfunc end\nfunc i32 @g, param 0\n  return 8\nfunc end\n',
    );
    await samara('link', start, '--gc', '--entry', '&f', '-o', at('f.lir'));
    expect(readFileSync(at('f.lir'), 'utf8')).toBe(
      'profile full, pointer 4\nentry @f\n\nfunc i32 @f, param 0\n  return 7\nfunc end\n',
    );
    expect((await samara('link', start, '--export', 'h', '-o', at('f.lir'))).err).toContain(
      'error[LNK0021]: `--export` names `h`',
    );
  });

  test('an object of the linear IR keeps what is weak, static or a constructor, whatever its source was', async () => {
    const weak = file(
      'weak.c',
      '__attribute__((weak)) int value(void) { return 1; }\n__attribute__((weak)) int shared = 1;\nint early;\n' +
        'static int own(void) { return 10; }\n__attribute__((constructor)) static void start(void) { early += 100; }\n' +
        'int other(void);\nint main(void) { return value() + shared + own() + early + other(); }\n',
    );
    const strong = file(
      'strong.c',
      'int value(void) { return 2; }\nint shared = 3;\nextern int early;\nstatic int own(void) { return 20; }\n' +
        '__attribute__((constructor)) static void start(void) { early += 50; }\nint other(void) { return own(); }\n',
    );
    for (const extension of ['lirb', 'lir', 'bpl']) {
      const objects = [weak, strong].map((source) => source.replace(/c$/, extension));
      const level = extension === 'bpl' ? '-O0' : '-O2';
      expect((await samara('build', '-c', weak, level, '-o', objects[0])).err).toBe('');
      expect((await samara('build', '-c', strong, level, '-o', objects[1])).err).toBe('');
      expect(await samara('run', ...objects)).toEqual({ status: 185, out: '', err: '' });
      await samara('link', ...objects, '-o', at(`linked.${extension}`));
      expect((await samara('run', at(`linked.${extension}`))).status).toBe(185);
    }
  });

  test('files of one language stay in it, and --to says otherwise', async () => {
    const a = file(
      'a.mpl',
      'func &f extern () i32\nfunc &main () i32 {\n  var %x i32\n  callassigned &f () { dassign %x 0 }\n  return (dread i32 %x)\n}\n',
    );
    const b = file('b.mpl', 'func &f () i32 {\n  return (constval i32 9)\n}\n');
    await samara('link', a, b, '-o', at('ab.mpl'));
    expect(readFileSync(at('ab.mpl'), 'utf8')).toContain('func &main () i32 {');
    expect((await samara('run', at('ab.mpl'))).status).toBe(9);
    await samara('link', a, b, '-o', at('ab.lir'));
    expect((await samara('run', at('ab.lir'))).status).toBe(9);
    await samara('link', a, b, '-o', at('ab.bpl'));
    expect((await samara('run', at('ab.bpl'))).status).toBe(9);
    const odd = await samara('link', a, b, '-o', at('ab.ti'));
    expect(odd.status).toBe(2);
    expect(odd.err).toContain('cannot be written as');
  });
});

describe('libraries', () => {
  test('an archive: what is not reached is not even read', async () => {
    const broken = file('broken.sy', 'int broken() { return 1; }\n');
    expect((await samara('archive', add, unused, broken, '-o', at('l.sar'))).status).toBe(0);
    expect((await samara('run', main, at('l.sar'))).out).toBe('51');
    expect((await samara('lower', main, at('l.sar'), '--to', 'linear')).out).not.toContain('unused');
    expect((await samara('run', main, '-L', folder, '-l', 'l')).out).toBe('51');
  });

  test('a folder: what is not reached may be anything; what is must be what the index knows', async () => {
    mkdirSync(at('objects'));
    const own = file('objects/add.sy', readFileSync(add, 'utf8'));
    const other = file('objects/other.sy', 'int other() { return 1; }\n');
    expect((await samara('run', main, '-l', at('objects'))).err).toContain('error[LNK0030]');
    expect((await samara('archive', at('objects'))).status).toBe(0);
    writeFileSync(other, 'not a program');
    expect((await samara('run', main, '-l', at('objects'))).out).toBe('51');
    writeFileSync(own, 'int calls;\nint add(int a, int b) { return 1; }\n');
    expect((await samara('run', main, '-l', at('objects'))).err).toContain('error[LNK0032]');
  });

  test('what is no library', async () => {
    const notes = file('notes.sar', 'nothing');
    expect((await samara('run', main, notes)).err).toContain('error[LNK0031]');
    expect((await samara('run', main, '-l', 'nowhere')).err).toContain('error[LNK0033]: there is no library `nowhere`');
    expect((await samara('run', main, at('missing.sar'))).err).toContain('error[SAM0001]');
    expect((await samara('archive', main)).status).toBe(2);
    expect((await samara('archive', file('wrong.sy', 'int f( {'), '-o', at('w.sar'))).status).toBe(1);
  });
});

describe('objects', () => {
  test('one file, checked and not linked', async () => {
    expect(await samara('build', '-c', main, '-o', at('main.lir'))).toEqual({ status: 0, out: '', err: '' });
    expect(await samara('build', '-c', add, '-O', '1', '-o', at('add.lir'))).toEqual({ status: 0, out: '', err: '' });
    expect((await samara('run', at('main.lir'), at('add.lir'))).out).toBe('51');
    expect((await samara('build', '-c', main, add, '-o', at('x.lir'))).status).toBe(2);
    expect((await samara('build', main, '-o', at('x.lir'))).err).toContain('build takes either --target or -c');
    expect((await samara('build', '-c', file('w.sy', 'int f( {'), '-o', at('x.lir'))).status).toBe(1);
  });

  test('-MD writes what was read: the file, what it imports, what of libraries', async () => {
    file('t p.mplt', 'type $p <struct {@x i32}>\n');
    const user = file(
      'user.mpl',
      'import "t p.mplt"\nvar $p <$p>\nfunc &main () i32 {\n  return (dread i32 $p 1)\n}\n',
    );
    expect((await samara('build', '-c', user, '-o', at('user.bpl'), '-MD')).err).toBe('');
    const names = (text: string): string[] =>
      text
        .replaceAll('\\ ', '\u0000')
        .trim()
        .split(/[\s\\]+/)
        .map((name) => name.replaceAll('\u0000', ' ').replace(/^.*\//, ''));
    expect(names(readFileSync(at('user.d'), 'utf8'))).toEqual(['user.bpl:', 'user.mpl', 't p.mplt']);
    await samara('archive', add, unused, '-o', at('l.sar'));
    expect((await samara('link', main, at('l.sar'), '-o', at('linked.lir'), '-MF', at('deps'))).err).toBe('');
    expect(names(readFileSync(at('deps'), 'utf8')).sort()).toEqual(['l.sar', 'linked.lir:', 'main.sy']);
    expect((await samara('build', '-c', main, '-o', '-', '-MD')).status).toBe(2);
    expect((await samara('build', '-c', main, '-o', at('same.d'), '-MD')).status).toBe(2);
  });

  test('names in dependencies are read back by make and ninja', () => {
    expect(formatDependencies('o ut', ['a b', 'c#d', 'e$f', 'g\\h', 'i\\ j', 'a b'])).toBe(
      'o\\ ut: \\\n  a\\ b \\\n  c\\#d \\\n  e$$f \\\n  g\\h \\\n  i\\\\\\ j\n',
    );
  });
});
