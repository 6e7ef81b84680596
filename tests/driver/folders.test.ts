/**
 * Folders of the host under attack: whatever names, links and kinds of files there are, and whoever changes them meanwhile, nothing outside of
 * the granted folder is read, made, changed, or removed. Each attack is a row: a name, and the error of errno.h that it gets.
 */
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { splitFolder } from '../../src/cli/folders.ts';
import { openNodeFolder } from '../../src/driver/node-folders.ts';
import { FileError, OpenFiles, normalPath } from '../../src/vm/files.ts';
import { MemoryFiles } from '../../src/vm/memory-files.ts';
import { times } from '../long.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const READ = 1;
const MAKE = 2 | 4 | 8;

let work = '';
beforeAll(() => {
  work = mkdtempSync(join(tmpdir(), 'samara-folders-'));
  for (const name of ['in', 'in/sub', 'in/open', 'out']) mkdirSync(join(work, name));
  for (const name of ['in/a', 'in/sub/b', 'out/secret']) writeFileSync(join(work, name), name);
  symlinkSync('a', join(work, 'in/inside'));
  symlinkSync('sub', join(work, 'in/subs'));
  symlinkSync('../out/secret', join(work, 'in/file'));
  symlinkSync(join(work, 'out'), join(work, 'in/folder'));
  symlinkSync('..', join(work, 'in/up'));
  symlinkSync('round', join(work, 'in/round'));
  symlinkSync('../out/made', join(work, 'in/dangling'));
  symlinkSync('/dev/zero', join(work, 'in/zero'));
  symlinkSync('/proc/self/root', join(work, 'in/root'));
  execFileSync('mkfifo', [join(work, 'in/pipe')]);
});
afterAll(() => rmSync(work, { recursive: true }));

const granted = (at = '/'): OpenFiles =>
  new OpenFiles([{ at, files: openNodeFolder(join(work, 'in')), isWritable: true }]);

function contents(files: OpenFiles, name: string): string | number {
  const file = files.open(bytesOf(name), READ);
  if (file < 0) return file;
  const room = new Uint8Array(100);
  const count = files.read(file, room);
  files.close(file);
  return new TextDecoder().decode(room.subarray(0, count));
}

const ENOENT = -2;
const EACCES = -13;
const ENOTDIR = -20;
const EISDIR = -21;
const EINVAL = -22;
const ENAMETOOLONG = -36;
const ELOOP = -40;

/** A name, and what reading gives: the contents, or an error. */
const names: readonly (readonly [string, string | number])[] = [
  ['a', 'in/a'],
  ['/sub/b', 'in/sub/b'],
  ['./sub/../sub//b', 'in/sub/b'],
  ['inside', 'in/a'],
  ['subs/b', 'in/sub/b'],
  ['subs/../a', 'in/a'],
  ['../out/secret', ENOENT],
  ['/../../out/secret', ENOENT],
  ['sub/../../out/secret', ENOENT],
  ['file', EACCES],
  ['folder/secret', EACCES],
  ['folder', EISDIR],
  ['up/out/secret', EACCES],
  ['up/in/a', 'in/a'],
  ['root/etc/passwd', EACCES],
  ['round', ELOOP],
  ['round/a', ELOOP],
  ['dangling', ENOENT],
  ['zero', EACCES],
  ['pipe', EACCES],
  ['sub', EISDIR],
  ['a/b', ENOTDIR],
  ['', ENOENT],
  ['/', EISDIR],
  ['..', EISDIR],
  ['A', existsSync('/TMP') ? 'in/a' : ENOENT],
  ['a\0b', EINVAL],
  ['x'.repeat(300), ENAMETOOLONG],
  ['x'.repeat(5000), ENAMETOOLONG],
  ['sub/'.repeat(1000) + 'b', ENOENT],
  ['\ud800', ENOENT],
];

describe.runIf(process.platform === 'linux')('a folder of the host', () => {
  test.each(names)('%j is read as %j', (name, expected) => {
    const found = contents(granted(), name);
    // A link to a folder is one of both kinds to the host.
    if (name === 'folder') expect([EISDIR, EACCES]).toContain(found);
    else expect(found).toBe(expected);
  });

  test.each(['file', 'folder/new', 'folder/secret', 'up/new', 'dangling', 'zero', 'pipe', '../new', 'root/tmp/new'])(
    '%s is not written to',
    (name) => {
      const files = granted();
      if (name !== '../new') expect(files.open(bytesOf(name), MAKE)).toBeLessThan(0);
      else expect(files.open(bytesOf(name), MAKE)).toBeGreaterThan(0);
      files.closeAll();
      expect(readdirSync(join(work, 'out'))).toEqual(['secret']);
      expect(readFileSync(join(work, 'out/secret'), 'utf8')).toBe('out/secret');
      expect(existsSync(join(work, 'new'))).toBe(false);
      rmSync(join(work, 'in/new'), { force: true });
    },
  );

  test('nothing outside is removed, renamed or made by way of links', () => {
    const files = granted();
    const what = (kind: number, a: string, b?: string): number =>
      files.path(kind, bytesOf(a), b === undefined ? undefined : bytesOf(b));
    for (const name of ['folder/secret', 'up/out/secret', '../out/secret']) {
      expect(what(1, name)).toBeLessThan(0);
      expect(what(2, name, 'taken')).toBeLessThan(0);
      expect(what(2, 'a', `${name}2`)).toBeLessThan(0);
      expect(what(3, `${name}3`)).toBeLessThan(0);
    }
    expect(what(1, '/')).toBe(EACCES);
    expect([readdirSync(join(work, 'out')), existsSync(join(work, 'in/a'))]).toEqual([['secret'], true]);
  });

  test('a link itself can be removed, and what it leads to stays', () => {
    symlinkSync(join(work, 'out/secret'), join(work, 'in/gone'));
    expect(granted().path(1, bytesOf('gone'), undefined)).toBe(0);
    expect(existsSync(join(work, 'out/secret'))).toBe(true);
  });

  test('a second name of the same file is a file of the folder', () => {
    linkSync(join(work, 'in/a'), join(work, 'in/sub/second'));
    expect(contents(granted(), 'sub/second')).toBe('in/a');
  });

  test('links that are exchanged meanwhile lead nowhere', async () => {
    const [place, real] = [join(work, 'in/moving'), join(work, 'in/open')];
    writeFileSync(join(real, 'secret'), 'fine');
    const swap = `
      const { symlinkSync, renameSync } = require('node:fs');
      const { workerData: [place, targets, state] } = require('node:worker_threads');
      for (let i = 0; Atomics.load(state, 0) === 0; i++) {
        symlinkSync(targets[i % 2], place + '.new');
        renameSync(place + '.new', place);
        Atomics.store(state, 1, i);
      }`;
    symlinkSync(real, place);
    const state = new Int32Array(new SharedArrayBuffer(8));
    const worker = new Worker(swap, { eval: true, workerData: [place, [real, join(work, 'out')], state] });
    const found = new Map<string | number, number>();
    const files = granted();
    const end = new Promise((resolve) => worker.once('exit', resolve));
    while (Atomics.load(state, 1) === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    for (let i = 0; i < times(200, 10); i++) {
      const text = contents(files, 'moving/secret');
      found.set(text, (found.get(text) ?? 0) + 1);
      const made = files.open(bytesOf('moving/made'), MAKE);
      if (made > 0) files.close(made);
    }
    Atomics.store(state, 0, 1);
    await end;
    expect([...found.keys()].filter((text) => text !== 'fine' && typeof text === 'string')).toEqual([]);
    expect(readdirSync(join(work, 'out'))).toEqual(['secret']);
  });
});

describe('names and descriptors', () => {
  const memory = (): OpenFiles =>
    new OpenFiles([
      { at: '/', files: new MemoryFiles({ a: 'one' }, 100), isWritable: true },
      { at: 'in/deep', files: new MemoryFiles({ a: 'two' }) },
    ]);

  test.each([
    ['', '/'],
    ['a//b/./c', '/a/b/c'],
    ['../../a/../b', '/b'],
    ['/a/b/..', '/a'],
    ['...', '/...'],
  ])('%j is %j', (name, path) => expect(normalPath(name)).toBe(path));

  test('the inner folder comes first, and is read only', () => {
    expect(contents(memory(), 'in/deep/../deep/a')).toBe('two');
    expect(contents(memory(), 'in/deep/../../a')).toBe('one');
    expect(memory().open(bytesOf('in/deep/b'), MAKE)).toBe(-30);
  });

  test('what is not open, or not open for that, is refused', () => {
    const files = memory();
    const file = files.open(bytesOf('a'), READ);
    expect([file, files.write(file, bytesOf('x')), files.read(99, new Uint8Array(1)), files.close(99)]).toEqual([
      3, -9, -9, -9,
    ]);
    expect([files.seek(file, -1, 0), files.seek(file, 0, 3), files.seek(file, 2, 2)]).toEqual([EINVAL, EINVAL, 5]);
    expect([files.read(file, new Uint8Array(1)), files.close(file), files.close(file)]).toEqual([0, 0, -9]);
    expect(files.open(bytesOf('a'), 0)).toBe(EINVAL);
  });

  test('a folder in memory holds what it was told to', () => {
    const files = memory();
    const file = files.open(bytesOf('b'), MAKE);
    expect(files.write(file, new Uint8Array(97))).toBe(97);
    expect(files.write(file, new Uint8Array(1))).toBe(-28);
    files.seek(file, 1e15, 0);
    expect(files.write(file, new Uint8Array(1))).toBe(-28);
  });

  test('a file system that fails otherwise is no error of the program', () => {
    const broken = {
      open: () => {
        throw new TypeError('broken');
      },
      remove() {
        throw new FileError(5);
      },
      rename() {},
      makeFolder() {},
    };
    const files = new OpenFiles([{ at: '/', files: broken, isWritable: true }]);
    expect(() => files.open(bytesOf('a'), READ)).toThrow('broken');
    expect(files.path(1, bytesOf('a'), undefined)).toBe(-5);
  });

  test.each([
    ['data', 'data', 'data', false],
    ['data:rw', 'data', 'data', true],
    ['data:/in', 'data', '/in', false],
    ['data:/in:rw', 'data', '/in', true],
    ['data::rw', 'data', '', true],
    ['C:\\work:/w:rw', 'C:\\work', '/w', true],
    ['C:\\work', 'C:\\work', 'C:/work', false],
  ])('--dir %s', (word, host, guest, isWritable) => {
    expect(splitFolder(word)).toEqual({ host, guest, isWritable });
  });
});
