/** Folders in place of files: which files they mean, and which commands take them. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeCommands } from '../../src/cli/describe-all.ts';
import { samara } from './samara.ts';

let folder = '';
const at = (name: string): string => join(folder, name);
const good = 'func &main () i32 {\n  return (constval i32 0)\n}\n';
const untidy = 'func &main() i32 { return (constval i32 0) }\n';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'samara-folders-'));
  for (const name of ['b/deep', 'b/node_modules/x', 'b/.hidden', 'empty', 'a'])
    mkdirSync(at(name), { recursive: true });
  const files = ['b/z.mpl', 'b/deep/a.mpl', 'b/node_modules/x/c.mpl', 'b/.hidden/d.mpl', 'b/.e.mpl', 'b/B.MPL'];
  for (const name of files) writeFileSync(at(name), untidy);
  writeFileSync(at('b/notes.txt'), 'not a program');
  writeFileSync(at('b/s.sy'), 'int main() { return 0; }\n');
  writeFileSync(at('a/good.mpl'), good);
  symlinkSync('..', at('b/deep/up'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('all files of known extensions, sorted; nothing hidden, no packages, no circles', async () => {
  const { status, out, err } = await samara('fmt', '--check', '--from', 'maple', at('b'));
  expect({ status, err }).toEqual({ status: 1, err: '' });
  expect(out.replaceAll(`${folder}/`, '')).toBe('b/B.MPL\nb/deep/a.mpl\nb/z.mpl\n');
});

test('folders and files in the order of the words', async () => {
  const { out } = await samara('fmt', '--check', at('b/z.mpl'), at('b/deep'), at('a'));
  expect(out.replaceAll(`${folder}/`, '')).toBe('b/z.mpl\nb/deep/a.mpl\n');
});

test('check reads files of all languages', async () => {
  expect(await samara('check', at('b'))).toEqual({ status: 0, out: '', err: '' });
  writeFileSync(at('b/s2.sy'), 'int main() { return x; }\n');
  const { status, err } = await samara('check', at('b'));
  expect(status).toBe(1);
  expect(err).toContain('s2.sy:1:');
});

test('fmt --write replaces what differs', async () => {
  mkdirSync(at('w'));
  writeFileSync(at('w/one.mpl'), untidy);
  expect((await samara('fmt', '--write', at('w'))).status).toBe(0);
  expect(readFileSync(at('w/one.mpl'), 'utf8')).toBe(good);
});

test('an empty folder is said to be so', async () => {
  const { status, err } = await samara('check', at('empty'));
  expect(status).toBe(1);
  expect(err).toMatch(/^error\[SAM0008\]: the folder `[^`]*empty` has no files that are known \(\.mpl /);
});

test('commands that take one file refuse a folder, and more than one file', async () => {
  const takesOne = (await describeCommands()).filter(({ args }) => args.some(({ name }) => name === 'file'));
  const words: Readonly<Record<string, readonly string[]>> = {
    lower: ['--to', 'cfg'],
    as: ['-o', at('out.tb')],
    archive: ['-o', at('out.sar')],
    link: ['-o', at('out.mpl')],
    build: ['--target', 'wasm', '-o', at('out.wasm')],
  };
  for (const { name, usage } of takesOne.filter(({ usage }) => !usage.includes('FOLDER'))) {
    const given = words[name] ?? [];
    const folderGiven = await samara(name, at('b'), ...given);
    expect(folderGiven.err, name).toContain(' is a folder, not a file');
    expect(folderGiven.status).toBe(1);
    if (usage.startsWith('FILE '))
      expect((await samara(name, at('a/good.mpl'), at('b/z.mpl'), ...given)).status).toBe(2);
  }
});
