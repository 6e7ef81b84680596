/**
 * What is known of a command, as data: its rows and what it declares, read back from commander. Help, the reference page,
 * the manual page and the completions of shells are all written from this, so that none of them can miss an option.
 */
import type { Argument, Command, Option } from 'commander';
import type { CommandModule } from './command.ts';
import type { JsonOutput } from './json-shapes.ts';

export interface CommandDescription {
  readonly name: string;
  readonly summary: string;
  readonly usage: string;
  readonly about: readonly Part[];
  readonly args: readonly ArgumentDescription[];
  readonly options: readonly OptionDescription[];
  readonly examples: CommandModule['examples'];
  readonly json: JsonOutput;
  /** Extensions of the files that it takes; empty if it takes none. */
  readonly extensions: readonly string[];
}

/** A paragraph, or a list whose items have a name and a text. */
export type Part =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly (readonly [name: string, text: string])[] };

export interface ArgumentDescription {
  readonly name: string;
  readonly help: string;
  readonly choices: readonly string[];
}

export interface OptionDescription {
  /** `-o, --output <file>` */
  readonly flags: string;
  readonly short: string | undefined;
  readonly long: string | undefined;
  /** What the value is called, undefined where there is none. */
  readonly value: string | undefined;
  readonly isOptionalValue: boolean;
  readonly help: string;
  readonly choices: readonly string[];
  readonly standard: string | undefined;
}

export function describeCommand(
  name: string,
  summary: string,
  module: CommandModule,
  command: Command,
): CommandDescription {
  const { usage, about = '', examples, json, extensions = [] } = module;
  const args = command.registeredArguments.map(describeArgument);
  const options = command.options.filter(({ hidden }) => !hidden).map(describeOption);
  return { name, summary, usage, about: readParts(about), args, options, examples, json, extensions };
}

function describeArgument(argument: Argument): ArgumentDescription {
  return { name: argument.name(), help: argument.description, choices: argument.argChoices ?? [] };
}

function describeOption(option: Option): OptionDescription {
  const { flags, short, long, description, argChoices = [], optional, negate } = option;
  const value = /[<[]([^>\]]+)[>\]]/.exec(flags)?.[1];
  const standard: unknown = negate ? undefined : option.defaultValue;
  return {
    flags,
    short,
    long,
    value,
    isOptionalValue: optional,
    help: description,
    choices: argChoices,
    standard: typeof standard === 'string' || typeof standard === 'number' ? String(standard) : undefined,
  };
}

const item = /^ *(\S.*?) {2,}(\S.*)$/;

/** An `about` text: a line with a gap of two blanks is an item of a list, the lines of a paragraph belong together. */
export function readParts(text: string): Part[] {
  const parts: Part[] = [];
  let isOpen = false;
  for (const line of text.split('\n')) {
    const last = parts.at(-1);
    const found = item.exec(line);
    if (found !== null) {
      const entry = [found[1], found[2]] as const;
      if (last?.kind === 'list' && isOpen) parts[parts.length - 1] = { kind: 'list', items: [...last.items, entry] };
      else parts.push({ kind: 'list', items: [entry] });
    } else if (line.trim() !== '') {
      if (last?.kind === 'paragraph' && isOpen)
        parts[parts.length - 1] = { kind: 'paragraph', text: `${last.text} ${line.trim()}` };
      else parts.push({ kind: 'paragraph', text: line.trim() });
    }
    isOpen = line.trim() !== '';
  }
  return parts;
}
