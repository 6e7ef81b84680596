/**
 * One file for each mistake that was made once. Its first lines, as comments of its language, say what is done and expected:
 *
 *     # samara run FILE --call f       the command
 *     # status 3                       its exit status (0 unless given)
 *     # out: text                      a line of standard output; all of them, in order
 *     # err: text                      what standard error contains; without any, it is empty
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { samaraWith } from '../cli/samara.ts';

const files = readdirSync(import.meta.dirname).filter((name) => !name.endsWith('.ts')).sort();

test.each(files)('%s', async (name) => {
  const file = join(import.meta.dirname, name);
  const lines = readFileSync(file, 'utf8').split('\n').map((line) => /^(?:#|\/\/) (.*)/.exec(line)?.[1] ?? '');
  const all = (prefix: string): string[] => lines.filter((line) => line.startsWith(prefix)).map((line) => line.slice(prefix.length));
  const [command] = all('samara ');
  const { status, out, err } = await samaraWith('', command.split(' ').map((word) => (word === 'FILE' ? file : word)));
  const expected = all('out: ');
  expect({ status, out: out.split('\n').slice(0, -1) }).toEqual({ status: Number(all('status ').at(0) ?? 0), out: expected });
  const messages = all('err: ');
  for (const message of messages) expect(err).toContain(message);
  if (messages.length === 0) expect(err).toBe('');
});
