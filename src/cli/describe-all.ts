/** Descriptions of all commands, in the order of the help. */
import { commands } from './commands.ts';
import { describe } from './command.ts';
import type { CommandDescription } from './describe.ts';

export function describeCommands(): Promise<CommandDescription[]> {
  return Promise.all(
    Object.entries(commands).map(async ([name, { summary, load }]) => describe(name, summary, await load())),
  );
}
