/** docs/cli.md: the help of the command and of each of its commands, as they print it. */
import { commands } from '../../src/cli/commands.ts';
import { main } from '../../src/cli/main.ts';
import { code, generatedNote } from './markdown.mjs';

export async function cliPage() {
  const section = async (name) => `## samara ${name}\n\n${code(await outputOf([name, '--help']))}`;
  const sections = await Promise.all(Object.keys(commands).map(section));
  return `${generatedNote("the commands' own help texts in src/cli")}

# The command line

${code(await outputOf([]))}

${sections.join('\n\n')}`;
}

async function outputOf(argv) {
  let text = '';
  const isTerminal = { out: false, err: false };
  const io = { out: (more) => void (text += more), err() {}, input() {}, isTerminal, columns: 110, env: {} };
  await main(argv, io);
  return text;
}
