/** The files of a command line as one program: a single file as it is, several of them linked. */
import { Option, type Command } from 'commander';
import { link, verify, type LinkOptions, type Unit } from '../driver/index.ts';
import type { Context, Words } from './command.ts';
import { textOption } from './command.ts';
import { pointerSizeOption, readUnit, type ReadOptions } from './inputs.ts';

/** What a command asks for beside what its words say. */
export interface ProgramOptions extends ReadOptions {
  /** Links even a single file. */
  readonly always?: boolean;
}

export function declareLinking(command: Command): void {
  command.option('--gc', 'leave out what the start and the exports do not reach');
  command.option('--entry <name>', 'the function with which the program starts');
  command.addOption(listOption('--export <name>', 'a function that is seen from outside; may be repeated'));
  command.addOption(listOption('--extern <name>', 'a function that whoever runs the result supplies; may be repeated'));
}

/** An option that may be given several times. */
export function listOption(flags: string, help: string): Option {
  return new Option(flags, help).argParser((value: string, before: readonly string[] | undefined) => [
    ...(before ?? []),
    value,
  ]);
}

export function listOf(words: Words, name: string): readonly string[] {
  const value = words.options[name];
  return Array.isArray(value) ? value.map(String) : [];
}

/** Undefined if anything about the files is an error. A single file is not verified here: who goes on with it does. */
export async function readProgram(
  words: Words,
  context: Context,
  options: ProgramOptions = {},
): Promise<Unit | undefined> {
  const [first, ...more] = words.args;
  if (more.length === 0 && options.always !== true) return readUnit(first, words, context, 'read', options);
  const units: Unit[] = [];
  const pointerSize = pointerSizeOption(words);
  for (const name of words.args) {
    context.status.show(`reading ${name}`);
    const unit = await readUnit(name, words, context, 'read', options);
    if (unit === undefined) continue;
    const found = await verify(unit, { pointerSize });
    context.report.addAll(options.isQuiet === true ? found.filter(({ severity }) => severity === 'error') : found);
    units.push(unit);
  }
  return context.report.hasErrors ? undefined : linkRead(units, words, context);
}

async function linkRead(units: readonly Unit[], words: Words, { report }: Context): Promise<Unit | undefined> {
  const { value, diagnostics } = await link(units, linkOptionsOf(words));
  report.addAll(diagnostics);
  return report.hasErrors ? undefined : value;
}

/** Names are the linear IR's: a sigil before them is left out. */
export function linkOptionsOf(words: Words): LinkOptions {
  const plain = (name: string): string => name.replace(/^[&@$]/, '');
  const entry = textOption(words, 'entry');
  const supplied = new Set(listOf(words, 'extern').map(plain));
  return {
    name: textOption(words, 'output') ?? words.args[0],
    entry: entry && plain(entry),
    exports: listOf(words, 'export').map(plain),
    gc: words.options['gc'] === true,
    pointerSize: pointerSizeOption(words),
    mayBeMissing: (name) => supplied.has(name),
  };
}
