/**
 * Completions for bash. The script finds the command among the words, then asks a table: `COMMAND OPTION` for the value of
 * an option, else the options or the argument of the command.
 */
import type { CompletedCommand, CompletedOption, Values } from './words.ts';

export function bashCompletions(commands: readonly CompletedCommand[]): string {
  return `# Completions of samara for bash, written by \`samara completions bash\`.

# Candidates are the words that begin as the current one does.
_samara_words() {
  COMPREPLY=($(compgen -W "$1" -- "$cur"))
}

# The last of several words with commas between them.
_samara_list() {
  local before=
  [[ $cur == *,* ]] && before=\${cur%,*},
  COMPREPLY=($(compgen -P "$before" -W "$1" -- "\${cur##*,}"))
}

# Files with one of the extensions, and folders; all files without an extension.
_samara_files() {
  local name extension
  compopt -o filenames 2>/dev/null
  while IFS= read -r name; do
    if [[ -d $name || $# == 0 ]]; then COMPREPLY+=("$name"); fi
    for extension in "$@"; do
      if [[ ! -d $name && $name == *"$extension" ]]; then COMPREPLY+=("$name"); fi
    done
  done < <(compgen -f -- "$cur")
}

_samara() {
  local cur=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]} command= first=0 i
  COMPREPLY=()
  # bash takes --option=value apart.
  if [[ $cur == = ]]; then
    cur=
  elif [[ $previous == = ]]; then
    previous=\${COMP_WORDS[COMP_CWORD-2]}
  fi
  for ((i = 1; i < COMP_CWORD; i++)); do
    case \${COMP_WORDS[i]} in
      --color) i=$((i + 1)) ;;
      -*) ;;
      *) command=\${COMP_WORDS[i]} first=$i; break ;;
    esac
  done
  case "$command $previous" in
${[colours, ...commands.flatMap(valueCases)].join('\n')}
  esac
  case $command in
    '') _samara_words ${quote([...commands.map(({ name }) => name), '--help', '--version', '--json', '--color'].join(' '))} ;;
${commands.map(commandCase).join('\n')}
  esac
}

complete -F _samara samara ./samara
`;
}

const colours = `    ' --color') _samara_words 'auto always never'; return ;;`;

function valueCases({ name, options }: CompletedCommand): string[] {
  return options.flatMap((option) => {
    if (option.value === undefined) return [];
    const patterns = names(option).map((flag) => quote(`${name} ${flag}`));
    return [`    ${patterns.join(' | ')}) ${action(option.value)}; return ;;`];
  });
}

/** Options where the word begins with a dash; else what belongs to the place behind the command. */
function commandCase({ name, options, args }: CompletedCommand): string {
  const flags = options.flatMap(names).join(' ');
  const last = args.at(-1);
  const earlier = args.slice(0, -1).map((values, i) => {
    const test = i === 0 ? 'if' : 'elif';
    return `      ${test} [[ $COMP_CWORD == $((first + ${i + 1})) ]]; then ${action(values)}\n`;
  });
  const final = last === undefined ? ':' : action(last);
  const positional = earlier.length === 0 ? `      ${final}` : `${earlier.join('')}      else ${final}; fi`;
  return `    ${name})
      if [[ $cur == -* ]]; then _samara_words ${quote(flags)}; return; fi
${positional} ;;`;
}

function action(values: Values): string {
  if (values.kind === 'files') return ['_samara_files', ...values.extensions].join(' ');
  if (values.kind === 'other') return ':';
  return `${values.kind === 'list' ? '_samara_list' : '_samara_words'} ${quote(values.words.join(' '))}`;
}

function names({ short, long }: CompletedOption): string[] {
  return [short, long].filter((name) => name !== undefined);
}

function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
