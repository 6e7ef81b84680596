/** `samara manual`: the manual page, as `man` reads it. */
import type { CommandModule } from './command.ts';
import { describeCommands } from './describe-all.ts';
import { exit } from './exit.ts';
import { manualPage } from './manual-page.ts';

export const manual: CommandModule = {
  usage: '',
  about: 'Prints the manual page of all commands. man finds it as samara.1 in a folder man1 of its path.',
  examples: [
    ['samara manual | man -l -', 'read it'],
    ['samara manual > ~/.local/share/man/man1/samara.1', 'from now on: man samara'],
  ],
  json: { refuses: 'the page is for man; docs/cli.md has the same as Markdown' },
  declare: () => {},
  async execute(_words, { io }) {
    io.out(manualPage(await describeCommands()));
    return exit.done;
  },
};
