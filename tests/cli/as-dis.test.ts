/** Binary files on the command line: written, read by every command like text, imported; damaged ones end in a message. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { samara } from './samara.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'samara-as-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, content: string | Uint8Array): string {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}

const text = '// Doubles a number.\nsubset @twice\n  input.read(4) * 2 // of four bytes\n';

test('text to bitcode and back, comments included', async () => {
  const [from, to] = [file('a.ti', text), join(folder, 'a.tb')];
  expect(await samara('as', from, '-o', to)).toEqual({ status: 0, out: '', err: '' });
  expect(readFileSync(to).subarray(0, 4).toString()).toBe('TUIB');
  expect(await samara('dis', to)).toEqual({ status: 0, out: text, err: '' });
  expect(await samara('fmt', to)).toEqual({ status: 0, out: text, err: '' });
  expect(await samara('check', to)).toMatchObject({ status: 0 });
});

test('the content tells bitcode where the name does not', async () => {
  const to = join(folder, 'no-extension');
  await samara('as', file('b.ti', text), '-o', to, '--strip');
  expect((await samara('dis', to)).out).toBe('subset @twice\n  input.read(4) * 2\n');
});

test('--to and the name of the output choose the format', async () => {
  const [from, binary] = [file('f.ti', text), join(folder, 'f.tb')];
  expect(await samara('as', from, '--to', 'tb', '-o', join(folder, 'f.bin'), '--json')).toMatchObject({
    out: expect.stringContaining('"format": "tuyin-bitcode"') as string,
  });
  await samara('as', from, '-o', binary);
  expect(readFileSync(join(folder, 'f.bin')).equals(readFileSync(binary))).toBe(true);
  expect(await samara('as', binary, '-o', join(folder, 'again.ti'))).toMatchObject({ status: 0 });
  expect(readFileSync(join(folder, 'again.ti'), 'utf8')).toBe(text);
  expect(await samara('as', from, '--to', 'word', '-o', binary)).toMatchObject({ status: 2 });
});

test('another version and other tables are refused, with both numbers', async () => {
  const to = join(folder, 'g.tb');
  await samara('as', file('g.ti', text), '-o', to);
  const changed = (at: number, value: number): string => {
    const bytes = readFileSync(to);
    bytes[at] = value;
    return file('changed.tb', bytes);
  };
  const version = await samara('check', changed(4, 77));
  expect(version.err).toMatch(/has version 77, this program reads version \d+; make it again/);
  const own = readFileSync(to).readBigUInt64LE(8).toString(16).padStart(16, '0');
  const tables = await samara('check', changed(8, readFileSync(to)[8] ^ 1));
  expect(tables.err).toMatch(new RegExp(`with the tables (?!${own})[0-9a-f]{16}, this program has the tables ${own};`));
});

test('fmt does not put text in place of a binary file', async () => {
  const to = join(folder, 'h.tb');
  await samara('as', file('h.ti', text), '-o', to);
  const before = readFileSync(to);
  for (const how of ['--write', '--check'])
    expect(await samara('fmt', how, to)).toMatchObject({
      status: 1,
      err: expect.stringContaining('SAM0104') as string,
    });
  expect(readFileSync(to).equals(before)).toBe(true);
});

test('files with errors are not written', async () => {
  const to = join(folder, 'c.tb');
  expect(await samara('as', file('c.ti', 'subset @main\n  nothing_here\n'), '-o', to)).toMatchObject({ status: 1 });
  expect(existsSync(to)).toBe(false);
});

test('damaged bitcode, and what has no binary form', async () => {
  const to = join(folder, 'd.tb');
  await samara('as', file('d.ti', text), '-o', to);
  const cut = file('cut.tb', readFileSync(to).subarray(0, 60));
  expect(await samara('check', cut)).toMatchObject({ status: 1, err: expect.stringContaining('TUY3001') as string });
  const maple = file('e.mpl', 'func &main () i32 { return (constval i32 0) }\n');
  expect(await samara('as', maple, '-o', join(folder, 'e.ti'))).toMatchObject({
    status: 2,
    err: expect.stringContaining('MAPLE IR cannot be written as') as string,
  });
});

test('imports of text and of bitcode, in a circle; a missing one is named', async () => {
  const library = file('library.ti', 'import "main.ti"\nsubset @twice\n  input.read(4) * 2\n');
  await samara('as', library, '-o', join(folder, 'library.tb'));
  const main = file(
    'main.ti',
    'import "library.ti"\nimport "library.tb" as second\nimport "gone.ti"\nsubset @main\n  3\n',
  );
  const { status, err } = await samara('check', main);
  expect({ status, codes: [...new Set(err.match(/TUY\d+/g))] }).toEqual({ status: 1, codes: ['TUY3002'] });
  expect(err).toContain('gone.ti');
});
