/** What bounds a program, and how it is told that it has reached one: fuel, time, memory, streams that fail. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isWhole } from '../long.ts';
import { samara } from './samara.ts';
import { needs } from '../needs.ts';
import { linearEngines, namesOf } from '../engines.ts';

const root = resolve(import.meta.dirname, '../..');
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'samara-bounds-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, content: string): string {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}

const endless = 'func &main () i32 {\n  while (constval u1 1) {\n  }\n  return (constval i32 0)\n}\n';
const speaking =
  'func &puts extern (var %t <* i8>) i32\nfunc &main () i32 {\n  while (constval u1 1) {\n    call &puts (conststr ptr "again")\n  }\n  return (constval i32 0)\n}\n';
const hungry =
  'func &malloc extern (var %n u64) ptr\nfunc &count () i32 {\n  var %n i32\n  var %p ptr\n  dassign %p (constval ptr 1)\n  while (ne u1 ptr (dread ptr %p, constval ptr 0)) {\n    callassigned &malloc (constval u64 1000000) { dassign %p }\n    dassign %n (add i32 (dread i32 %n, constval i32 1))\n  }\n  return (dread i32 %n)\n}\n';

describe.each(namesOf(linearEngines('linear')))('%s', (engine) => {
  test.each([
    ['--fuel', '1000', 'out-of-fuel'],
    ['--timeout', '0.05', 'timeout'],
  ])('%s %s', async (option, value, kind) => {
    const { status, out, err } = await samara('run', file('endless.mpl', endless), '--engine', engine, option, value);
    expect({ status, out }).toEqual({ status: 3, out: '' });
    expect(err).toMatch(new RegExp(`^trap\\[${kind}\\]: .*\n --> .*endless\\.mpl:[23]:`));
    expect(err).toContain(option);
  });

  test('a trap as JSON', async () => {
    const { err } = await samara('run', file('endless.mpl', endless), '--engine', engine, '--fuel', '10', '--json');
    expect(JSON.parse(err)).toMatchObject([
      {
        code: 'trap',
        kind: 'out-of-fuel',
        severity: 'error',
        file: join(folder, 'endless.mpl'),
        frames: [{ func: 'main' }],
      },
    ]);
  });

  test('--max-memory', async () => {
    const { out } = await samara(
      'run',
      file('hungry.mpl', hungry),
      '--engine',
      engine,
      '--max-memory',
      '64M',
      '--call',
      'count',
    );
    expect(Number(out)).toBeGreaterThan(45);
    expect(Number(out)).toBeLessThan(65);
  });

  test('--pointer-size and -O1 change how, not what', async () => {
    const sizes = file('size.mpl', 'func &size () u32 {\n  return (sizeoftype u32 <* i8>)\n}\n');
    for (const size of ['4', '8'])
      expect(
        (await samara('run', sizes, '--engine', engine, '--pointer-size', size, '-O1', '--call', 'size')).out,
      ).toBe(`${size}\n`);
    expect((await samara('lower', sizes, '--to', 'cfg', '--pointer-size', '4')).out).toContain('pointer 4');
  });
});

test('--undef trap finds what is read too early', async () => {
  const text =
    'profile full, pointer 8\n\nexport func i32 @f, param 0, form cfg\n  local i32 l0 "x"\nblock B0:\n  return l0\nfunc end\n';
  const name = file('undef.lir', text);
  expect(await samara('run', name, '--call', 'f')).toEqual({ status: 0, out: '0\n', err: '' });
  expect(await samara('run', name, '--undef', 'trap', '--call', 'f')).toMatchObject({
    status: 3,
    err: expect.stringContaining('trap[uninitialized]') as string,
  });
  expect(await samara('run', name, '--undef', 'trap', '--engine', 'wasm')).toMatchObject({ status: 2 });
  expect(await samara('run', name, '--pointer-size', '4', '--call', 'f')).toMatchObject({
    status: 1,
    err: expect.stringContaining('SAM0207') as string,
  });
});

test.each([
  ['--fuel', 'x'],
  ['--fuel', '-1'],
  ['--timeout', '0'],
  ['--timeout', 'soon'],
  ['--max-memory', '3X'],
  ['--max-memory', '5G'],
  ['--pointer-size', '5'],
  ['-O', '7'],
])('%s %s is wrong usage', async (option, value) => {
  expect(await samara('run', 'x.mpl', option, value)).toMatchObject({ status: 2, out: '' });
  const { status, err } = await samara('run', 'x.mpl', '--json', option, value);
  expect(status).toBe(2);
  expect(JSON.parse(err)).toMatchObject([{ code: 'usage', severity: 'error' }]);
});

describe('streams that fail', () => {
  needs('bash');
  // The launcher builds, if it has to, before anything is looked at.
  beforeAll(() => void spawnSync(join(root, 'samara'), ['--version']));

  const shell = (command: string): { status: number | null; out: string; err: string } => {
    const { status, stdout, stderr } = spawnSync('bash', ['-c', command], {
      encoding: 'utf8',
      env: { ...process.env, S: join(root, 'dist/samara.cjs'), F: file('speaking.mpl', speaking) },
    });
    return { status, out: stdout, err: stderr };
  };

  test('a reader that has seen enough is no error', () => {
    expect(shell('"$S" run "$F" | head -n 1; exit ${PIPESTATUS[0]}')).toEqual({ status: 0, out: 'again\n', err: '' });
    if (isWhole)
      expect(shell('"$S" ops | head -n 1 | wc -l; exit ${PIPESTATUS[0]}')).toEqual({ status: 0, out: '1\n', err: '' });
  });

  test('a full disk ends the program, and is said', () => {
    const err = 'error: cannot write standard output: no space left\n';
    expect(shell('"$S" run "$F" >/dev/full')).toEqual({ status: 1, out: '', err });
    if (isWhole) expect(shell('"$S" ops >/dev/full')).toEqual({ status: 1, out: '', err });
    expect(JSON.parse(shell('"$S" ops --json >/dev/full').err)).toMatchObject([
      { code: 'stream', message: 'cannot write standard output: no space left' },
    ]);
  });

  test('waiting for input counts as time', () => {
    const name = file(
      'wait.mpl',
      'func &getchar extern () i32\nfunc &main () i32 {\n  call &getchar ()\n  return (constval i32 0)\n}\n',
    );
    // A pipe whose writing end stays open: nothing ever comes.
    const pipe = `${name}.pipe`;
    const { status, err } = shell(`mkfifo ${pipe}; exec 4<>${pipe}; "$S" run ${name} --timeout 0.1 <${pipe}`);
    expect(status).toBe(3);
    expect(err).toContain('trap[timeout]: the time given to the program is used up: it was waiting for input');
  });

  test.runIf(isWhole)('no standard streams at all', () => {
    expect(shell('"$S" run "$F" --fuel 10 >&- 2>&- <&-').status).toBe(3);
  });
});
