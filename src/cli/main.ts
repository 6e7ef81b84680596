/**
 * The command line: finds the command that the first word names and hands it the rest.
 *
 * Everything a command needs is loaded when it is chosen; `--version`, the help and a mistyped command load nothing.
 * `--json` and `--color` may also stand before the command.
 */
import { plainStyle } from '../base/code-frame.ts';
import { ownEntry } from '../base/own-entry.ts';
import { nearestName } from '../base/suggest.ts';
import { commands, type CommandRow } from './commands.ts';
import { exit } from './exit.ts';
import { overview } from './help.ts';
import type { Io } from './io.ts';
import { version } from './version.ts';

/** Does what the words say and returns the exit status. */
export async function main(argv: readonly string[], io: Io): Promise<number> {
  const { leading, name, rest } = splitCommand(argv);
  if (name === undefined || name === '-h' || name === '--help') return print(io, overview());
  if (name === '-V' || name === '--version') return print(io, `${version}\n`);
  if (name === 'help') return help(rest, io);
  const row = ownEntry(commands, name);
  if (row === undefined) return unknownCommand(name, argv, io);
  return start(name, row, [...leading, ...rest], io);
}

async function start(name: string, row: CommandRow, words: readonly string[], io: Io): Promise<number> {
  const [{ runCommand }, module] = await Promise.all([import('./command.ts'), row.load()]);
  return runCommand(name, row.summary, module, words, io);
}

function help(words: readonly string[], io: Io): number | Promise<number> {
  if (words.length === 0) return print(io, overview());
  const row = ownEntry(commands, words[0]);
  return row === undefined ? unknownCommand(words[0], words, io) : start(words[0], row, ['--help'], io);
}

function print(io: Io, text: string): number {
  io.out(text);
  return exit.done;
}

async function unknownCommand(name: string, argv: readonly string[], io: Io): Promise<number> {
  const kind = name.startsWith('-') ? 'option' : 'command';
  const near = nearestName(name, [...Object.keys(commands), 'help', '--help', '--version']);
  const file = /\.\w+$/.test(name) ? `to run a file: samara run ${name}` : 'samara --help lists the commands';
  const { Report } = await import('./report.ts');
  const report = new Report(io, { json: argv.includes('--json'), style: plainStyle, onOut: false });
  const status = report.wrongUsage(`unknown ${kind} '${name}'`, near === undefined ? file : `Did you mean ${near}?`);
  report.flush();
  return status;
}

/** Options that every command knows may come first: they move behind the command. */
function splitCommand(argv: readonly string[]): { leading: string[]; name: string | undefined; rest: string[] } {
  let at = 0;
  const isCommon = (word: string): boolean => word === '--json' || word.startsWith('--color');
  while (at < argv.length && isCommon(argv[at])) at += argv[at] === '--color' ? 2 : 1;
  return { leading: argv.slice(0, at), name: argv[at], rest: argv.slice(at + 1) };
}
