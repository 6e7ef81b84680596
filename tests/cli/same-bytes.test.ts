/**
 * What is written depends on modules and options alone: every written form of every language, linked programs and archives, made in two
 * folders, the second time as another user with another home, time zone, locale and umask.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isWhole } from '../long.ts';

const launcher = resolve(import.meta.dirname, '../../samara');
const folder = mkdtempSync(join(tmpdir(), 'samara-same-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Names that Turkish writes with other letters, numbers that other locales write with other points, text beyond ASCII. */
const files = {
  'main.mpl':
    'flavor 1\nsrclang 1\nfileinfo { @INFO_filename "main.mpl" }\nimport "types.mplt"\nvar $TITLE f64 = 1234567.5\n' +
    'func &other (var %i i32) i32\nfunc &main public () i32 {\n  var %I <$Pair>\n  dassign %I 1 (constval i32 7) # ığİ\n' +
    '  callassigned &other (dread i32 %I 1) { dassign %I 2 }\n  return (dread i32 %I 2)\n}\n',
  'types.mplt': 'type $Pair <struct { @i i32, @ii i32 }>\n',
  'other.mpl':
    'flavor 1\nsrclang 1\nfunc &other public (var %i i32) i32 {\n  return (add i32 (dread i32 %i, constval i32 1))\n}\n',
  'part.lir':
    'profile full, pointer 4\nfunc i32 @INIT, param 1\n  fparam i32 p0 "ıI"\n  t1 = AddI p0, 1\n  return t1\nfunc end\n',
  'start.sy': 'int INIT(int n);\nint main() {\n  return INIT(41);\n}\n',
  'list.ti': '// İı\nimport "limit.ti"\n@title = double 0.5\nsubset @main\n  @LIMIT(2)\n',
  'limit.ti': 'define i32 @LIMIT(i32 %i) {\n  %i * 1000000\n}\n',
};

const commands = [
  ...['main.mpl', 'other.mpl', 'types.mplt', 'part.lir', 'list.ti', 'limit.ti'].flatMap((name) => [
    `as ${name} -o out/${name}.bin`,
    `as ${name} --strip -o out/${name}.stripped`,
    ...(name === 'types.mplt' ? [] : [`as ${name} --to json -o out/${name}.json`]),
  ]),
  'link main.mpl other.mpl -o out/maple.bpl',
  'link part.lir start.sy -o out/mixed.lirb',
  'link list.ti limit.ti -o out/tuyin.tb',
  'archive part.lir out/maple.bpl -o out/all.sar',
];

function make(name: string, words: readonly string[], options: Parameters<typeof spawnSync>[2] = {}): string {
  const place = join(folder, name);
  for (const [file, text] of Object.entries(files)) writeFileSync(join(place, file), text);
  const script = [...words, ...commands.map((command) => `'${launcher}' ${command}`)].join('\n');
  const { status, stdout, stderr } = spawnSync('sh', ['-ec', script], { ...options, cwd: place, encoding: 'utf8' });
  expect({ status, out: `${String(stdout)}${String(stderr)}` }).toEqual({ status: 0, out: '' });
  return join(place, 'out');
}

const made = (out: string): Map<string, Buffer> =>
  new Map(
    readdirSync(out)
      .sort()
      .map((name) => [name, readFileSync(join(out, name))]),
  );

// Dozens of processes.
describe.runIf(isWhole)(
  'in another folder, for another user, home, time zone, locale and umask',
  { timeout: 120_000 },
  () => {
    let here = new Map<string, Buffer>();
    let there = new Map<string, Buffer>();

    beforeAll(() => {
      // Builds, if it has to, before anybody else starts it.
      expect(spawnSync(launcher, ['--version']).status).toBe(0);
      for (const name of ['first', 'second/further down/ä']) mkdirSync(join(folder, name, 'out'), { recursive: true });
      here = made(make('first', ['umask 022'], { env: { ...process.env, TZ: 'UTC', LC_ALL: 'C' } }));
      // Only root can become another user.
      const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
      if ('uid' in nobody) {
        chmodSync(folder, 0o755);
        spawnSync('chmod', ['-R', 'a+rwX', join(folder, 'second')]);
      }
      const env = {
        ...process.env,
        TZ: 'Asia/Kathmandu',
        LC_ALL: 'tr_TR.UTF-8',
        LANG: 'tr_TR.UTF-8',
        HOME: '/nonexistent',
        USER: 'nobody',
      };
      there = made(make('second/further down/ä', ['umask 077'], { ...nobody, env }));
    }, 120_000);

    test('everything is made', () => {
      expect(here.size).toBe(commands.length);
      expect([...there.keys()]).toEqual([...here.keys()]);
    });

    test('the bytes are the same', () => {
      expect(
        [...here].filter(([name, bytes]) => there.get(name)?.equals(bytes) !== true).map(([name]) => name),
      ).toEqual([]);
    });

    test('no file tells where it was made', () => {
      expect([...here, ...there].filter(([, bytes]) => bytes.includes(folder)).map(([name]) => name)).toEqual([]);
    });
  },
);
