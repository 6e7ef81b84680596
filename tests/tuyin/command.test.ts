/** The commands that accept `.ti`: check, fmt, ops, explain; and those that refuse it with a message. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { opcodeNames } from '../../src/tuyin/opcodes.ts';
import { samara } from '../cli/samara.ts';
import { corpus } from './corpus.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'samara-tuyin-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, content: string): string {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}

test('check: silence, or the place and status 1', async () => {
  expect(
    await samara('check', file('good.ti', 'subset @main\n  match input.read(4) with\n  | 0 -> 3\n  | _ -> %1 + 1\n')),
  ).toEqual({ status: 0, out: '', err: '' });
  const { status, err } = await samara('check', file('bad.ti', '@x = double 1.3\n'));
  expect(status).toBe(1);
  expect(err).toContain('error[TUY2202]: 1.3 is not exactly a double');
  expect(err).toContain('bad.ti:1:13');
});

test('fmt: canonical text, which is left alone', async () => {
  const { status, out } = await samara('fmt', file('all.ti', corpus));
  expect(status).toBe(0);
  expect((await samara('fmt', file('again.ti', out))).out).toBe(out);
});

test('ops: the table of stack code', async () => {
  const { out } = await samara('ops', '--ir', 'tuyin', '--json');
  expect((JSON.parse(out) as { name: string }[]).map(({ name }) => name)).toEqual(opcodeNames);
});

test('explain knows the codes', async () => {
  expect((await samara('explain', 'TUY2301')).out).toContain('W-NO-DEFAULT-1');
});

test('lower refuses what it cannot do', async () => {
  const { status, err } = await samara('lower', '--to', 'flat', file('main.ti', 'subset @main\n  1\n'));
  expect(status).toBe(1);
  expect(err).toContain('SAM0102');
});
