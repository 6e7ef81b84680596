/**
 * What may stand where on a command line, for the completions of shells: taken from the descriptions of commands, so that
 * every option and choice is there. How a value is called tells what it is: a `<file>` is completed as a file, the names of
 * `vocabulary` by their words.
 */
import { allCodes } from '../../driver/catalogues.ts';
import { opTables } from '../../driver/op-tables.ts';
import { otherWords } from '../../driver/other-words.ts';
import { passNames } from '../../passes/table.ts';
import type { ArgumentDescription, CommandDescription, OptionDescription } from '../describe.ts';

export type Values =
  | { readonly kind: 'words'; readonly words: readonly string[] }
  /** Words with commas between them. */
  | { readonly kind: 'list'; readonly words: readonly string[] }
  /** Files that end in one of the extensions, and folders; any file if there are none. */
  | { readonly kind: 'files'; readonly extensions: readonly string[] }
  | { readonly kind: 'other' };

export interface CompletedOption {
  readonly short: string | undefined;
  readonly long: string | undefined;
  readonly help: string;
  /** Undefined of a switch. */
  readonly value: Values | undefined;
  readonly valueName: string;
  readonly isOptionalValue: boolean;
}

/** What all shells are told of a command. */
export interface CompletedCommand {
  readonly name: string;
  readonly summary: string;
  readonly options: readonly CompletedOption[];
  /** Of each argument; the last one is repeated. */
  readonly args: readonly Values[];
}

const vocabulary: Readonly<Record<'operation' | 'code' | 'passes', () => Values>> = {
  operation: () => ({ kind: 'words', words: operationNames() }),
  code: () => ({ kind: 'words', words: [...new Set([...allCodes(), ...operationNames(), ...otherWords()])] }),
  passes: () => ({ kind: 'list', words: passNames }),
};

function operationNames(): string[] {
  return [...new Set(Object.values(opTables).flatMap(({ operations }) => operations().map(({ name }) => name)))];
}

export function completedCommands(commands: readonly CommandDescription[]): CompletedCommand[] {
  const summaries = commands.map(({ name }) => name);
  const help: CompletedCommand = {
    name: 'help',
    summary: 'explain a command',
    options: [],
    args: [{ kind: 'words', words: summaries }],
  };
  return [...commands.map(completedCommand), help];
}

function completedCommand({ name, summary, options, args, extensions }: CommandDescription): CompletedCommand {
  const help = { short: '-h', long: '--help', help: 'print this help', value: undefined };
  return {
    name,
    summary,
    options: [...options.map(completedOption), { ...help, valueName: '', isOptionalValue: false }],
    args: args.map((argument) => argumentValues(argument, extensions)),
  };
}

function completedOption({ short, long, help, value, choices, isOptionalValue }: OptionDescription): CompletedOption {
  const values = value === undefined ? undefined : valuesOf(value, choices, []);
  return { short, long, help, value: values, valueName: value ?? '', isOptionalValue };
}

/** An expression may be the name of a file. */
function argumentValues({ name, choices }: ArgumentDescription, extensions: readonly string[]): Values {
  return valuesOf(name === 'expr' ? 'file' : name, choices, extensions);
}

function valuesOf(name: string, choices: readonly string[], extensions: readonly string[]): Values {
  if (choices.length > 0) return { kind: 'words', words: choices };
  if (name === 'file') return { kind: 'files', extensions };
  return isVocabulary(name) ? vocabulary[name]() : { kind: 'other' };
}

function isVocabulary(name: string): name is keyof typeof vocabulary {
  return Object.hasOwn(vocabulary, name);
}
