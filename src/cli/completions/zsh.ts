/** Completions for zsh: a function for the folder of \`fpath\`, with an \`_arguments\` call for each command. */
import type { CompletedCommand, CompletedOption, Values } from './words.ts';

export function zshCompletions(commands: readonly CompletedCommand[]): string {
  return `#compdef samara
# Completions of samara for zsh, written by \`samara completions zsh\`.

_samara() {
  local context state state_descr line
  typeset -A opt_args
  local -a commands
  commands=(
${commands.map(({ name, summary }) => `    ${quote(`${name}:${summary.replaceAll(':', '\\:')}`)}`).join('\n')}
  )
  _arguments -C -A '-*' \\
    '(-h --help)'{-h,--help}'[print help]' \\
    '(-V --version)'{-V,--version}'[print the version]' \\
    '--json[one JSON document in place of text]' \\
    '--color=[colours]:when:(auto always never)' \\
    '1:command:->command' \\
    '*::argument:->argument'
  case $state in
    command) _describe -t commands command commands ;;
    argument)
      case $words[1] in
${commands.map(commandCase).join('\n')}
      esac ;;
  esac
}

if [[ $funcstack[1] == _samara ]]; then
  _samara "$@"
else
  compdef _samara samara
fi
`;
}

function commandCase({ name, options, args }: CompletedCommand): string {
  const specs = [...options.flatMap(optionSpecs), ...args.map(argumentSpec)];
  const lines = specs.map((spec) => ` \\\n          ${spec}`).join('');
  return `        ${name})\n        _arguments -s -S${lines} ;;`;
}

/** One spec a spelling; each excludes the other. */
function optionSpecs({ short, long, help, value, valueName, isOptionalValue }: CompletedOption): string[] {
  const both = [short, long].filter((flag) => flag !== undefined);
  const others = both.length > 1 ? `(${both.join(' ')})` : '';
  const text = `[${help.replace(/[[\]:\\]/g, String.raw`\$&`)}]`;
  const isList = value?.kind === 'list';
  const colon = isOptionalValue ? '::' : ':';
  const taken = value === undefined ? '' : `${colon}${isList ? 'list' : valueName}:${action(value)}`;
  const joint = (flag: string): string => (value === undefined ? '' : flag.startsWith('--') ? '=' : '+');
  const repeated = isOptionalValue ? '-' : '';
  return both.map((flag) =>
    quote(`${others}${flag}${joint(flag).replace('=', repeated === '' ? '=' : '=-')}${text}${taken}`),
  );
}

function argumentSpec(values: Values, i: number, { length }: readonly Values[]): string {
  return quote(`${i === length - 1 ? '*' : i + 1}:word:${action(values)}`);
}

function action(values: Values): string {
  switch (values.kind) {
    case 'files': {
      const endings = values.extensions.map((extension) => extension.slice(1)).join('|');
      return endings === '' ? '_files' : `_path_files -g "*.(${endings}) *(-/)"`;
    }
    case 'words':
      return `(${values.words.map(escapeWord).join(' ')})`;
    case 'list':
      return `_values -s , word ${values.words.join(' ')}`;
    case 'other':
      return ' ';
  }
}

function escapeWord(word: string): string {
  return word.replace(/[^\w.-]/g, String.raw`\$&`);
}

function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
