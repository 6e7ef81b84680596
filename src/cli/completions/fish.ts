/** Completions for fish: one `complete` line for each command, option and argument. */
import type { CompletedCommand, CompletedOption, Values } from './words.ts';

export function fishCompletions(commands: readonly CompletedCommand[]): string {
  const lines = commands.flatMap(({ name, summary, options, args }) => {
    const condition = `-n '__fish_seen_subcommand_from ${name}'`;
    return [
      `complete -c samara -n __fish_use_subcommand -a ${name} -d ${quote(summary)}`,
      ...options.map((option) => optionLine(condition, option)),
      ...args.flatMap((values, i) => argumentLine(condition, values, args.length > 1 ? i : undefined)),
    ];
  });
  return `# Completions of samara for fish, written by \`samara completions fish\`.

# Files with one of the extensions, and folders; all files without an extension.
function __samara_files
    set -l endings (string join '|' -- (string escape --style=regex -- $argv))
    __fish_complete_path (commandline -ct) | string match -r -- "^[^\\t]*(?:/|$endings)(?:\\t.*)?\\$"
end

# The last of several words with commas between them.
function __samara_list
    set -l before (string match -r -- '^.*,' (commandline -ct))
    printf '%s\\n' "$before"$argv
end

# How many words stand behind the command.
function __samara_words_behind
    test (count (commandline -opc)) -eq (math 2 + $argv[1])
end

complete -c samara -f
complete -c samara -n __fish_use_subcommand -s h -l help -d 'print help'
complete -c samara -n __fish_use_subcommand -s V -l version -d 'print the version'
complete -c samara -n __fish_use_subcommand -l json -d 'one JSON document in place of text'
complete -c samara -n __fish_use_subcommand -l color -x -a 'auto always never' -d colours
${lines.join('\n')}
`;
}

function optionLine(condition: string, { short, long, help, value, isOptionalValue }: CompletedOption): string {
  const names = [
    short === undefined ? '' : `-s ${short.slice(1)}`,
    long === undefined ? '' : `-l ${long.slice(2)}`,
    value === undefined ? '' : isOptionalValue ? words(value) : `-r ${words(value)}`,
    `-d ${quote(help)}`,
  ];
  return ['complete -c samara', condition, ...names.filter((part) => part !== '')].join(' ');
}

function argumentLine(condition: string, values: Values, place: number | undefined): string[] {
  if (values.kind === 'other') return [];
  const where = place === undefined ? condition : `${condition.slice(0, -1)}; and __samara_words_behind ${place}'`;
  return [`complete -c samara ${where} ${words(values)}`];
}

function words(values: Values): string {
  switch (values.kind) {
    case 'files':
      return values.extensions.length === 0 ? '-F' : `-a '(__samara_files ${values.extensions.join(' ')})'`;
    case 'words':
      return `-f -a ${quote(values.words.map((word) => word.replace(/[^\w.-]/g, String.raw`\$&`)).join(' '))}`;
    case 'list':
      return `-f -a '(__samara_list ${values.words.join(' ')})'`;
    case 'other':
      return '-f';
  }
}

function quote(text: string): string {
  return `'${text.replace(/[\\']/g, String.raw`\$&`)}'`;
}
