import { samara } from './samara.ts';
import { execFileSync, spawn } from 'node:child_process';
import { isUtf8 } from 'node:buffer';
import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { invalidByte, readBytes, readText } from '../../src/driver/node-files.ts';
import { importsBeside, tuyinImports } from '../../src/driver/node-imports.ts';
import { writeWhole } from '../../src/driver/node-output.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'samara-files-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, content: string | Uint8Array): string {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}

function problemOf(name: string, limit?: number): string | undefined {
  const read = readText(name, limit);
  return read.problem && `${read.problem.code} ${read.problem.message.replaceAll(`${folder}/`, '')}`;
}

describe('reading', () => {
  test('text, with and without a byte order mark', () => {
    expect(readText(file('a.mpl', 'func &main'))).toMatchObject({ value: { text: 'func &main' } });
    expect(readText(file('b.mpl', '\ufeff枫树'))).toMatchObject({
      value: { text: '枫树', name: join(folder, 'b.mpl') },
    });
  });

  test('everything that can be wrong with a file', () => {
    mkdirSync(join(folder, 'folder'));
    symlinkSync('loop', join(folder, 'loop'));
    expect(problemOf(join(folder, 'no'))).toBe('SAM0001 there is no file `no`');
    expect(problemOf(join(file('plain', 'x'), 'below'))).toBe('SAM0001 there is no file `plain/below`');
    expect(problemOf(join(folder, 'folder'))).toBe('SAM0002 `folder` is a folder, not a file');
    expect(problemOf(join(folder, 'loop'))).toBe('SAM0003 cannot read `loop`: its symbolic links go round in circles');
    expect(problemOf(join(folder, 'a\0b'))).toMatch(/^SAM0003 /);
    expect(problemOf(file('large', 'x'.repeat(2000)), 1999)).toBe(
      'SAM0004 `large` has 0.0 MiB, more than the 0.0 MiB that one file may have',
    );
    expect(problemOf(file('latin', Buffer.from([0x61, 0xe4, 0x62])))).toBe(
      'SAM0005 `latin` is not UTF-8 text: invalid byte at offset 1',
    );
    expect(problemOf(file('empty', ''))).toBe('SAM0006 `empty` is empty');
  });

  test.each(['a.bpl', 'a.lirb', 'a.tb', 'a.mplt'])('%s without a byte is empty, not wrong', async (name) => {
    const { err } = await samara('check', file(name, ''));
    expect(err).toContain('error[SAM0006]');
  });

  test('a device without an end stops at the limit', () => {
    const read = readBytes('/dev/zero', 1 << 20);
    expect(read.problem?.code).toBe('SAM0004');
  });

  test('the offset of an invalid byte is the longest valid prefix', () => {
    const byte = fc.constantFrom(
      0x41,
      0x80,
      0xbf,
      0xc3,
      0xa9,
      0xe0,
      0xa0,
      0xed,
      0x9f,
      0xf0,
      0x90,
      0xf4,
      0x8f,
      0xff,
      0xc0,
    );
    fc.assert(
      fc.property(fc.array(byte, { maxLength: 12 }), (list) => {
        const bytes = Uint8Array.from(list);
        let longest = bytes.length;
        while (!isUtf8(bytes.subarray(0, longest))) longest--;
        expect(invalidByte(bytes)).toBe(longest);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('writing', () => {
  test('replaces the file, keeps its mode and its links, and leaves no temporary file', () => {
    const target = file('out', 'old');
    chmodSync(target, 0o750);
    symlinkSync(target, join(folder, 'link'));
    expect(writeWhole(join(folder, 'link'), 'new')).toBeUndefined();
    expect(readFileSync(target, 'utf8')).toBe('new');
    expect(statSync(target).mode & 0o777).toBe(0o750);
    expect(readdirSync(folder).filter((name) => name.startsWith('.samara-'))).toEqual([]);
  });

  test('keeps owner and set-user bits, and writes what a link without a target names', () => {
    const target = file('owned', 'old');
    // Only root can give files away; for others the owner is their own anyway.
    if (process.getuid?.() === 0) chownSync(target, 1234, 4321);
    chmodSync(target, 0o4751);
    const { uid, gid, mode } = statSync(target);
    expect(writeWhole(target, 'new')).toBeUndefined();
    expect(statSync(target)).toMatchObject({ uid, gid, mode, size: 3 });
    symlinkSync('fresh', join(folder, 'dangling'));
    expect(writeWhole(join(folder, 'dangling'), 'new')).toBeUndefined();
    expect(readFileSync(join(folder, 'fresh'), 'utf8')).toBe('new');
    expect(lstatSync(join(folder, 'dangling')).isSymbolicLink()).toBe(true);
  });

  test('a name may be as long as the system lets it be', () => {
    const longest = join(folder, '枫'.repeat(85));
    expect(writeWhole(longest, 'once')).toBeUndefined();
    expect(writeWhole(longest, 'twice')).toBeUndefined();
    expect(readFileSync(longest, 'utf8')).toBe('twice');
  });

  test('a folder that is missing is a diagnostic', () => {
    expect(writeWhole(join(folder, 'no/such/out'), 'x')).toMatchObject({ code: 'SAM0007' });
    expect(writeWhole(folder, 'x')).toMatchObject({
      code: 'SAM0007',
      message: `cannot write \`${folder}\`: it is a folder`,
    });
  });

  test('pipes and devices are written to, not replaced', async () => {
    const pipe = join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    const reader = spawn('cat', [pipe]);
    const received = text(reader.stdout);
    expect(writeWhole(pipe, 'hello')).toBeUndefined();
    expect(await received).toBe('hello');
    expect(statSync(pipe).isFIFO()).toBe(true);
    expect(writeWhole('/dev/null', 'x')).toBeUndefined();
    expect(statSync('/dev/null').isCharacterDevice()).toBe(true);
  });
});

describe('imports', () => {
  const find = (path: string): unknown => tuyinImports.find(path, join(folder, 'main.ti'));

  test('are regular files that are called modules, whatever links lead there', () => {
    file('library.ti', 'subset @f\n');
    symlinkSync('library.ti', join(folder, 'linked.ti'));
    expect(find('linked.ti')).toMatchObject({ name: join(folder, 'linked.ti') });
    expect(find('missing.ti')).toBeUndefined();
    execFileSync('mkfifo', [join(folder, 'waiting.ti')]);
    expect(find('waiting.ti')).toBe('it is not a regular file');
    mkdirSync(join(folder, 'folder.ti'));
    expect(find('folder.ti')).toBe('it is not a regular file');
    file('secret', 'password');
    symlinkSync('secret', join(folder, 'innocent.ti'));
    for (const path of ['/proc/self/environ', '/dev/zero', 'secret', 'innocent.ti'])
      expect(find(path)).toBe('modules are called .ti, .tb, .ti.json');
  });

  test('of MAPLE likewise', () => {
    const resolve = importsBeside(join(folder, 'main.mpl'));
    file('types.mplt', 'type $t <struct {}>');
    mkdirSync(join(folder, 'other'));
    file('other/more.mplt', 'type $u <struct {}>');
    execFileSync('mkfifo', [join(folder, 'waiting.mplt')]);
    expect(resolve('types.mplt', [])).toMatchObject({ text: 'type $t <struct {}>' });
    expect(resolve('more.mplt', [])).toBeUndefined();
    expect(resolve('more.mplt', ['other'])).toMatchObject({ text: 'type $u <struct {}>' });
    for (const name of ['waiting.mplt', '/etc/passwd', '/proc/self/environ', 'secret'])
      expect(resolve(name, [])).toBeUndefined();
  });
});
