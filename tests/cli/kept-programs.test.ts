/** Compiled programs that are kept: a run from what is kept is like one that compiles, and whatever has changed is noticed. */
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { keyOf, Store } from '../../src/driver/node-store.ts';
import { samara, samaraKeeping, samaraKeepingWith, samaraWith, type Outcome } from './samara.ts';
import { workFolder } from './work-folder.ts';

const { at, file } = workFolder('kept');
const cache = at('cache');
const programs = join(cache, 'programs');
const kept = (...words: string[]): Promise<Outcome> => samaraKeeping(cache, 'one', ...words);
const entries = (): string[] => readdirSync(programs).sort();

beforeEach(() => rmSync(cache, { recursive: true, force: true }));

const printing = (text: string): string => `#include <stdio.h>\nint main(void) { puts("${text}"); return 0; }\n`;

/** What the first run compiles and what the second finds, which are the same and the same as without anything kept. */
async function twice(...words: string[]): Promise<Outcome> {
  const plain = await samara(...words);
  expect(await kept(...words)).toEqual(plain);
  const before = entries();
  expect(before).toHaveLength(1);
  expect(await kept(...words)).toEqual(plain);
  expect(entries()).toEqual(before);
  return plain;
}

/** The key of the one entry. */
const onlyKey = (): string => entries()[0].replace('.program', '');

describe('a run of what is kept', () => {
  test('starts what is kept, and not the text', async () => {
    const one = file('one.c', printing('one'));
    expect(await kept('run', one)).toMatchObject({ out: 'one\n' });
    const content = Buffer.from(new Store(programs).read(onlyKey()) ?? []);
    content.write('two', content.lastIndexOf('one'));
    new Store(programs).write(onlyKey(), content);
    expect(await kept('run', one)).toMatchObject({ out: 'two\n' });
    expect(await kept('run', '--no-cache', one)).toMatchObject({ out: 'one\n' });
  });

  test('not what was made of other bytes, whatever its key says', async () => {
    await kept('run', file('one.c', printing('two')));
    const content = new Store(programs).read(onlyKey()) ?? new Uint8Array();
    rmSync(cache, { recursive: true });
    const one = file('one.c', printing('one'));
    await kept('run', one);
    new Store(programs).write(onlyKey(), content);
    expect(await kept('run', one)).toMatchObject({ out: 'one\n' });
  });

  test('arguments, status and output', async () => {
    const text =
      '#include <stdio.h>\n#include <stdlib.h>\nint main(int n, char **a) { printf("%d %s\\n", n, a[1]); exit(7); }\n';
    expect(await twice('run', file('exit.c', text), '--', 'word')).toMatchObject({ out: '2 word\n', status: 7 });
  });

  test('constructors, handlers, callbacks, allocation', async () => {
    const text = `#include <stdio.h>
#include <stdlib.h>
static int order(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
static void end(void) { puts("end"); }
__attribute__((constructor)) static void begin(void) { puts("begin"); }
int main(void) {
  int *v = malloc(3 * sizeof *v);
  atexit(end);
  v[0] = 3, v[1] = 1, v[2] = 2;
  qsort(v, 3, sizeof *v, order);
  printf("%d %d %d\\n", v[0], v[1], v[2]);
  return 0;
}
`;
    expect(await twice('run', file('all.c', text))).toMatchObject({ out: 'begin\n1 2 3\nend\n' });
  });

  test('other languages', async () => {
    expect(await twice('run', file('p.sy', 'int main() { putint(7); putch(10); return 3; }\n'))).toMatchObject({
      status: 3,
    });
    rmSync(cache, { recursive: true });
    await twice('run', file('p.mpl', 'func &main () i32 {\n  return (constval i32 5)\n}\n'));
    rmSync(cache, { recursive: true });
    await twice(
      'run',
      file('a.c', 'int f(void);\nint main(void) { return f(); }\n'),
      file('b.c', 'int f(void) { return 4; }\n'),
    );
  });

  test('Tuyin IR, with traps as its text has them', async () => {
    const text = 'subset @main\n  a = i32 i8 input.read(1) - 48\n  output <- i8 (@divide(8, a) + 48)\n';
    const define = 'define i32 @divide(i32 %a, i32 %b) {\n  %a / %b\n}\n';
    const one = file('divide.ti', `${text}\n${define}`);
    for (const [input, found] of [
      ['2', { out: '4', status: 0 }],
      ['0', { status: 3 }],
      ['', { status: 3 }],
    ] as const) {
      const plain = await samaraWith(input, ['run', one]);
      expect(plain).toMatchObject(found);
      rmSync(cache, { recursive: true, force: true });
      expect(await samaraKeepingWith(input, cache, 'one', 'run', one)).toEqual(plain);
      expect(entries()).toHaveLength(1);
      expect(await samaraKeepingWith(input, cache, 'one', 'run', one)).toEqual(plain);
    }
    expect((await kept('run', one, '--call', 'divide', '6', '3')).out).toBe('2\n');
  });

  test('one function, as text and as JSON', async () => {
    const text = 'long twice(long x) { return 2 * x; }\nint main(void) { return 0; }\n';
    const one = file('call.c', text);
    expect(await twice('run', one, '--call', 'twice', '21')).toMatchObject({ out: '42\n' });
    expect(await kept('run', '--json', one, '--call', 'twice', '4')).toEqual(
      await samara('run', '--json', one, '--call', 'twice', '4'),
    );
    expect(await kept('run', one, '--call', 'twice', 'x')).toEqual(await samara('run', one, '--call', 'twice', 'x'));
  });

  test('traps with their places and calls', async () => {
    const text = 'int part(int a, int b) { return a / b; }\nint main(int n, char **v) { return part(n, n - 1); }\n';
    expect((await twice('run', file('trap.c', text))).err).toContain('trap.c:1:26');
    rmSync(cache, { recursive: true });
    expect(
      (
        await twice(
          'run',
          '-O2',
          file('deep.c', 'int f(int n) { return f(n + 1) + n; }\nint main(void) { return f(0); }\n'),
        )
      ).status,
    ).toBe(3);
    rmSync(cache, { recursive: true });
    await twice('run', '--json', file('trap.c', text));
    rmSync(cache, { recursive: true });
    await twice('run', '--fuel', '1000', file('loop.c', 'int main(void) { volatile int i = 0; for (;;) i++; }\n'));
    rmSync(cache, { recursive: true });
    const much =
      '#include <stdlib.h>\nint main(void) { char *p = malloc(1 << 26); if (!p) return 9; p[0] = 1; return 0; }\n';
    await twice('run', '--max-memory', '16M', file('much.c', much));
  });

  test('granted folders', async () => {
    file('data/in.txt', 'text\n');
    const text = '#include <stdio.h>\nint main(void) { FILE *f = fopen("/d/in.txt", "r"); return f ? fgetc(f) : 1; }\n';
    const words = ['run', file('open.c', text), '--dir', `${at('data')}:/d`];
    expect((await twice(...words)).status).toBe('t'.charCodeAt(0));
    expect(await kept('run', words[1])).toMatchObject({ status: 1 });
  });
});

describe('what has changed is noticed', () => {
  const main = '#include "value.h"\nint main(void) { return VALUE; }\n';

  test('the file, a header, and a header that comes before it', async () => {
    file('h/late/value.h', '#define VALUE 1\n');
    mkdirSync(at('h/early'), { recursive: true });
    const words = ['run', file('main.c', main), '-I', at('h/early'), '-I', at('h/late')];
    expect((await twice(...words)).status).toBe(1);
    file('h/late/value.h', '#define VALUE 2\n');
    expect((await kept(...words)).status).toBe(2);
    expect((await kept(...words)).status).toBe(2);
    file('h/early/value.h', '#define VALUE 3\n');
    expect((await kept(...words)).status).toBe(3);
    rmSync(at('h/early/value.h'));
    expect((await kept(...words)).status).toBe(2);
    rmSync(at('h/late/value.h'));
    expect((await kept(...words)).status).toBe(1);
    file('main.c', 'int main(void) { return 9; }\n');
    expect((await kept(...words)).status).toBe(9);
  });

  test('options, and the build', async () => {
    const one = file('option.c', 'int main(void) { return VALUE; }\n');
    expect((await kept('run', '-D', 'VALUE=1', one)).status).toBe(1);
    expect((await kept('run', '-D', 'VALUE=2', one)).status).toBe(2);
    expect(entries()).toHaveLength(2);
    expect((await samaraKeeping(cache, 'two', 'run', '-D', 'VALUE=1', one)).status).toBe(1);
    expect(entries()).toHaveLength(3);
  });

  test('a module of Tuyin IR that is imported', async () => {
    file('part.ti', 'define i32 @value() { 4 }\n');
    const words = ['run', file('import.ti', 'import "part.ti"\n\nsubset @main\n  @value()\n')];
    expect((await twice(...words)).status).toBe(4);
    file('part.ti', 'define i32 @value() { 5 }\n');
    expect((await kept(...words)).status).toBe(5);
  });

  test('types that are imported', async () => {
    const text = 'import "t.mplt"\nfunc &main () i32 {\n  return (sizeoftype i32 <$T>)\n}\n';
    file('t.mplt', 'type $T <struct {@a i32}>\n');
    expect((await twice('run', file('import.mpl', text))).status).toBe(4);
    file('t.mplt', 'type $T <struct {@a i64}>\n');
    expect((await kept('run', at('import.mpl'))).status).toBe(8);
  });
});

describe('nothing is kept', () => {
  test('of programs that are wrong, warned of, or watched', async () => {
    mkdirSync(programs, { recursive: true, mode: 0o700 });
    const good = file('good.c', 'int main(void) { int unused; return 0; }\n');
    await kept('run', file('bad.c', 'int main(void) { return x; }\n'));
    await kept('run', '-W', 'all', good);
    await kept('run', '--coverage', good);
    await kept('run', '--engine', 'interp', good);
    await kept('run', '--memory-report', good);
    await kept('run', file('no.c', 'int f(void) { return 0; }\n'));
    expect(entries()).toEqual([]);
    expect((await samaraKeeping('off', 'one', 'run', good)).status).toBe(0);
  });

  test('where nothing can be written', async () => {
    const one = file('one.c', printing('one'));
    expect(await samaraKeeping('/proc/none/x', 'one', 'run', one)).toMatchObject({ out: 'one\n', err: '' });
    expect(await samaraKeeping(file('a-file', ''), 'one', 'run', one)).toMatchObject({ out: 'one\n', err: '' });
  });
});

describe('entries that are none', () => {
  test('are replaced: cut, changed, of another key, empty', async () => {
    const one = file('one.c', printing('one'));
    await kept('run', one);
    const path = join(programs, entries()[0]);
    const whole = readFileSync(path);
    const changed = Buffer.from(whole);
    changed[whole.length - 3] ^= 1;
    for (const damaged of [whole.subarray(0, 40), whole.subarray(0, -5), changed, Buffer.alloc(0), Buffer.alloc(500)]) {
      writeFileSync(path, damaged);
      expect(await kept('run', one)).toEqual({ status: 0, out: 'one\n', err: '' });
      expect(readFileSync(path).equals(whole)).toBe(true);
    }
    truncateSync(path, 100);
    expect(new Store(programs).read(onlyKey())).toBeUndefined();
    writeFileSync(join(programs, `${'0'.repeat(32)}.program`), whole);
    expect(new Store(programs).read('0'.repeat(32))).toBeUndefined();
  });

  test.skipIf(process.getuid === undefined)('are not believed if others may change them', async () => {
    const store = new Store(programs);
    const key = keyOf(['one']);
    store.write(key, Buffer.from('content'));
    expect(store.read(key)).toEqual(Buffer.from('content'));
    chmodSync(join(programs, `${key}.program`), 0o666);
    expect(store.read(key)).toBeUndefined();
    chmodSync(join(programs, `${key}.program`), 0o600);
    chmodSync(programs, 0o777);
    expect(store.read(key)).toBeUndefined();
    chmodSync(programs, 0o700);
    expect(store.read(key)).toBeDefined();
    symlinkSync(programs, at('link'));
    expect(new Store(at('link')).read(key)).toBeUndefined();
  });
});

test('what was not used for longest goes first, and what was left unfinished', () => {
  const store = new Store(programs, 10_000);
  const keys = ['a', 'b', 'c', 'd'].map((name) => keyOf([name]));
  keys.slice(0, 3).forEach((key, i) => {
    store.write(key, Buffer.alloc(3000));
    utimesSync(join(programs, `${key}.program`), 1000 + i, 1000 + i);
  });
  writeFileSync(join(programs, 'left.tmp'), '');
  utimesSync(join(programs, 'left.tmp'), 1000, 1000);
  store.read(keys[0]);
  store.write(keys[3], Buffer.alloc(3000));
  expect(keys.map((key) => store.read(key) !== undefined)).toEqual([true, false, false, true]);
  expect(entries()).toHaveLength(2);
});

test('several at once', async () => {
  const one = file('one.c', printing('one'));
  const all = await Promise.all(Array.from({ length: 4 }, () => kept('run', one)));
  expect(all.map(({ out }) => out)).toEqual(Array.from({ length: 4 }, () => 'one\n'));
  expect(entries()).toHaveLength(1);
});
