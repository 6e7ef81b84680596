/**
 * One file for each mistake that was made once. Its first lines, as comments of its language, say what is done and expected:
 *
 *     # samara run FILE --call f       the command; DIR in it is this folder
 *     # in: text                       a line of standard input
 *     # status 3                       its exit status (0 unless given)
 *     # out: text                      a line of standard output; all of them, in order
 *     # err: text                      what standard error contains; without any, it is empty
 *     # engine: all                    the command is given once to each engine of the language, by --engine
 *     # engine: all but light          … with exceptions: the names of engines, and why in a line of comment
 *
 * Files without a command (what others import) stand in folders of their own.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { detectFormat } from '../../src/driver/formats.ts';
import { enginesFor } from '../../src/driver/index.ts';
import { samaraWith } from '../cli/samara.ts';

const folder = import.meta.dirname;
const files = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isFile() && !entry.name.endsWith('.ts'))
  .map(({ name }) => name)
  .sort();

for (const name of files) {
  const path = join(folder, name);
  const header = readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => /^(?:#|\/\/) (.*)/.exec(line)?.[1] ?? '');
  const all = (prefix: string): string[] =>
    header.filter((line) => line.startsWith(prefix)).map((line) => line.slice(prefix.length));
  const command = (all('samara ').at(0) ?? '')
    .split(' ')
    .map((word) => (word === 'FILE' ? path : word.replace('DIR', folder)));
  describe(name, () => {
    test.each(enginesOf(name, all('engine: ').at(0)))('%s', async (engine) => {
      const words =
        engine === 'as it says' ? command : [...command.slice(0, 2), '--engine', engine, ...command.slice(2)];
      const { status, out, err } = await samaraWith(
        all('in: ')
          .map((line) => `${line}\n`)
          .join(''),
        words,
      );
      expect({ status, out: out.split('\n').slice(0, -1), err }).toMatchObject({
        status: Number(all('status ').at(0) ?? 0),
        out: all('out: '),
      });
      const messages = all('err: ');
      for (const message of messages) expect(err).toContain(message);
      if (messages.length === 0) expect(err).toBe('');
    });
  });
}

/** The engines that the header asks for; names that are no engines of the language are a mistake in the file. */
function enginesOf(file: string, wanted: string | undefined): string[] {
  if (wanted === undefined) return ['as it says'];
  const known: string[] = enginesFor(languageOf(file));
  const [, but = ''] = /^all(?: but (.*))?$/.exec(wanted) ?? [];
  const without = but.split(' ').filter(Boolean);
  if (!wanted.startsWith('all') || without.some((engine) => !known.includes(engine)))
    throw new Error(`${file}: engine: ${wanted}`);
  return known.filter((engine) => !without.includes(engine));
}

/** SysY is compiled to the linear IR when it is read. */
function languageOf(file: string): string {
  const format = detectFormat(file, '');
  const ir = format === 'sysy' ? 'linear' : format;
  if (ir === undefined) throw new Error(`${file}: of which language?`);
  return ir;
}
