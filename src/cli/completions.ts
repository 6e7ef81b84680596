/** `samara completions`: a script that lets a shell complete command lines of samara. */
import { ownEntry } from '../base/own-entry.ts';
import { Argument } from 'commander';
import type { CommandModule } from './command.ts';
import { bashCompletions } from './completions/bash.ts';
import { fishCompletions } from './completions/fish.ts';
import { completedCommands, type CompletedCommand } from './completions/words.ts';
import { zshCompletions } from './completions/zsh.ts';
import { describeCommands } from './describe-all.ts';
import { exit } from './exit.ts';

const shells: Readonly<Record<string, (commands: readonly CompletedCommand[]) => string>> = {
  bash: bashCompletions,
  zsh: zshCompletions,
  fish: fishCompletions,
};

export const completions: CommandModule = {
  usage: 'bash|zsh|fish',
  about: `Completes commands, options, their values, files of the extensions that a command takes, passes, operations and codes.

Where shells look for the script:
  bash  ~/.local/share/bash-completion/completions/samara
  zsh   _samara in a folder of $fpath
  fish  ~/.config/fish/completions/samara.fish`,
  examples: [
    ['samara completions fish > ~/.config/fish/completions/samara.fish', 'in every fish from now on'],
    ['source <(samara completions bash)', 'in this bash only'],
  ],
  json: { refuses: 'the script is for the shell' },
  declare: (command) => command.addArgument(new Argument('<shell>', 'which shell').choices(Object.keys(shells))),
  async execute({ args }, { io }) {
    const write = ownEntry(shells, args[0]);
    if (write !== undefined) io.out(write(completedCommands(await describeCommands())));
    return exit.done;
  },
};
