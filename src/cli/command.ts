/**
 * The frame of one command: commander parses its words, everything that all commands share is here.
 *
 * A command declares its arguments, options and examples in `declare` and does its work in `execute`, which gets the
 * parsed words and returns the exit status. It never prints a diagnostic itself: it hands them to `context.report`,
 * and the frame prints them as text or JSON at the end.
 */
import { Command, CommanderError, Option } from 'commander';
import { plainStyle } from '../base/code-frame.ts';
import { ownEntry } from '../base/own-entry.ts';
import type { Io } from './io.ts';
import { StatusLine, styleFor } from './io.ts';
import { describeCommand, type CommandDescription } from './describe.ts';
import { exit } from './exit.ts';
import { formatHelp } from './help-text.ts';
import type { JsonOutput } from './json-shapes.ts';
import { Report } from './report.ts';

/** What a command works with. It never touches the process: tests give it an `Io` of their own. */
export interface Context {
  readonly io: Io;
  readonly report: Report;
  readonly status: StatusLine;
}

/** One command of samara; also what the help, the manual page and the completions are written from. */
export interface CommandModule {
  /** The command line after the command's name, as shown in its help. */
  readonly usage: string;
  readonly examples: readonly (readonly [command: string, comment: string])[];
  /** Paragraphs for the help, where the summary is not enough; lines with a gap of two blanks are items of lists. */
  readonly about?: string;
  /** What `--json` does, beyond diagnostics, which it makes a `Diagnostic[]` on standard error. */
  readonly json: JsonOutput;
  /** Extensions of the files that it takes, for shells; none if it takes no files. */
  readonly extensions?: readonly string[];
  /** Whether its diagnostics are its result, so that `--json` prints them on standard output. */
  readonly reportsOnOut?: true;
  declare(command: Command): void;
  /** Divides the words into those that commander sees and the `rest`; without it, `--` divides them. */
  split?(argv: readonly string[]): readonly [own: readonly string[], rest: readonly string[]];
  execute(words: Words, context: Context): Promise<number>;
}

/** A parsed command line. `rest` holds the words after `--` (see `split`). */
export interface Words {
  readonly args: readonly string[];
  readonly rest: readonly string[];
  readonly options: Readonly<Record<string, OptionValue>>;
}

export type OptionValue = string | boolean | number | readonly string[] | undefined;

/** Parses the words after the command's name and does the work. */
export async function runCommand(
  name: string,
  summary: string,
  module: CommandModule,
  argv: readonly string[],
  io: Io,
): Promise<number> {
  const [own, rest] = (module.split ?? splitAtDashes)(argv);
  const refuse = (problem: string, hint: string): number =>
    refuseWords(module, own.includes('--json'), io, problem, hint);
  if ('refuses' in module.json && own.includes('--json')) return refuse(`${name} has no --json`, module.json.refuses);
  const command = quietCommand(name, summary, module, io);
  let status: number = exit.done;
  command.action(async () => {
    status = await execute(module, { args: command.args, rest, options: command.opts() }, io);
  });
  try {
    await command.parseAsync([...own], { from: 'user' });
    return status;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? exit.done : refuse(messageOf(error.message), `see samara ${name} --help`);
  }
}

/** A command that shows our help; its errors are reported by us. */
function quietCommand(name: string, summary: string, module: CommandModule, io: Io): Command {
  const command = buildCommand(name, module);
  command.configureHelp({ formatHelp: () => formatHelp(describe(name, summary, module), io.columns) });
  return command.configureOutput({
    writeOut: (text) => io.out(text),
    writeErr: (text) => io.err(text),
    outputError: () => {},
  });
}

/** Words that are no call of the command: said as everything else is, in text or JSON. */
function refuseWords(module: CommandModule, json: boolean, io: Io, problem: string, hint: string): number {
  const report = new Report(io, { json, style: plainStyle, onOut: module.reportsOnOut === true });
  const usage = report.wrongUsage(problem, hint);
  report.flush();
  return usage;
}

/** What commander says, without the `error: ` that the report puts before it. */
function messageOf(message: string): string {
  return message.replace(/^error: /, '').trimEnd();
}

const resultAsJson = 'one JSON document in place of text';
const reportsAsJson = 'the results of --call, and on standard error all reports, as one JSON document each';

/** The commander object of a command, with the options that all have. */
function buildCommand(name: string, module: CommandModule): Command {
  const command = new Command(`samara ${name}`);
  command.usage(module.usage).exitOverride().allowExcessArguments(false);
  module.declare(command);
  if (!('refuses' in module.json))
    command.option('--json', `machine-readable: ${'leaves' in module.json ? reportsAsJson : resultAsJson}`);
  command.addOption(new Option('--color <when>', 'colours').choices(['auto', 'always', 'never']).default('auto'));
  command.helpOption('-h, --help', 'print this help');
  return command;
}

/** What is known of a command, for everything that is written about it. */
export function describe(name: string, summary: string, module: CommandModule): CommandDescription {
  return describeCommand(name, summary, module, buildCommand(name, module));
}

async function execute(module: CommandModule, words: Words, io: Io): Promise<number> {
  const color = words.options['color'] === 'always' ? 'always' : words.options['color'] === 'never' ? 'never' : 'auto';
  const json = words.options['json'] === true;
  const report = new Report(io, { json, style: styleFor(io, color), onOut: module.reportsOnOut === true });
  const status = new StatusLine(io);
  try {
    return await module.execute(words, { io, report, status });
  } finally {
    status.clear();
    report.flush();
  }
}

/** What stands before and after `--`. */
export function splitAtDashes(argv: readonly string[]): readonly [own: string[], rest: string[]] {
  const at = argv.indexOf('--');
  return at < 0 ? [[...argv], []] : [argv.slice(0, at), argv.slice(at + 1)];
}

/** The value of an option that takes one word. */
export function textOption(words: Words, name: string): string | undefined {
  const value = ownEntry(words.options, name);
  return typeof value === 'string' ? value : undefined;
}

/** The values of an option that may be given several times, in order. */
export function listOption(words: Words, name: string): readonly string[] {
  const value = ownEntry(words.options, name);
  return Array.isArray(value) ? value.filter((word): word is string => typeof word === 'string') : [];
}

/** The value of an option that takes a number. */
export function numberOption(words: Words, name: string): number | undefined {
  const value = ownEntry(words.options, name);
  return typeof value === 'number' ? value : undefined;
}
